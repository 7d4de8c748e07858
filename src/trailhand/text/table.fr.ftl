### Les mots que tous les jeux partagent.
### Un nom peut avoir des formes, ses attributs : `$who_to` est la forme `.to` de `$who`.

## Places

seat-1 = Joueur 1
    .to = au joueur 1
    .of = du joueur 1
seat-2 = Joueur 2
    .to = au joueur 2
    .of = du joueur 2
seat-3 = Joueur 3
    .to = au joueur 3
    .of = du joueur 3
seat-4 = Joueur 4
    .to = au joueur 4
    .of = du joueur 4
seat-5 = Joueur 5
    .to = au joueur 5
    .of = du joueur 5

## Listes

list-next = { $before }, { $after }
list-last = { $before } et { $after }

## Parties d'un tour

phase-move = Avancer
phase-use = Utiliser
phase-draw = Piocher

## Décompte

score-total = Total
score-winner = { $who } l'emporte avec { $n ->
    [one] { $n } point
   *[other] { $n } points
}.
score-winners = { $who } se partagent la victoire avec { $n ->
    [one] { $n } point
   *[other] { $n } points
} chacun.
score-beaten = Cette fois, { $who } l'emporte.
score-automaton = Cette fois, { $who } l'emporte avec { $n ->
    [one] { $n } point
   *[other] { $n } points
}.

## Ce qu'apporte une option

brief-dollars = { $sign }{ $n } $
brief-number = { $sign }{ $n }
brief-or = /

## À une vraie table

ask-askturn = Votre tour est terminé ?
answer-yes = Oui
answer-no = Non
answer-draw = Au tour de { $who } : piocher une carte
answer-finish = La partie est finie : compter les points de { $who }
answer-number = { $n }
answer-points = { $n ->
    [0] Aucun, ou rien de pris
    [one] { $n } point
   *[other] { $n } points
}

## Reprises

undo-nothing = Il n'y a rien à annuler.

## Erreurs

error-over = La partie est terminée.
error-turn = La main est { $who_to }.
error-unclear = Je ne comprends pas « { $input } » ici.
error-several = « { $input } » convient à plusieurs choix : { $options }.
error-refused = Impossible. { $reason } ({ $rule }).

## Terminal
## Les messages de cli.py. Ajoutez les vôtres sous cette ligne, dans le même ordre partout.

terminal-welcome = Graine { $seed }. Tapez le numéro d'un choix ou sa notation ; « aide » énumère les autres commandes.
terminal-turn = tour { $n }
terminal-mark = J{ $n }
terminal-dollars = { $n } $
terminal-vp = { $n } PV
terminal-free = Possible à tout moment :
terminal-hand-over = Passez le clavier { $who_to }, puis appuyez sur Entrée.
terminal-ask-game = Quel jeu ?
terminal-ask-seats = Combien de places ?
terminal-ask-players = Qui joue ?
terminal-players-bots = Vous contre des robots
terminal-players-hotseat = Plusieurs personnes au même clavier, à tour de rôle
terminal-pick-one = Tapez un numéro de 1 à { $n }.
terminal-pick-number = Tapez l'un de ces nombres : { $numbers }.
terminal-no-number = Il n'y a pas de choix { $number } ; ils vont de 1 à { $n }.
terminal-no-person = Personne à ce clavier n'occupe la place { $number }.
terminal-has-to-wait = « { $text } » doit attendre le tour de cette place.
terminal-allowed = « { $text } » est permis.
terminal-why-usage = Tapez « pourquoi » et une notation de cette décision, comme celles de droite.
terminal-no-rule = Il n'y a pas de règle { $text }.
terminal-save-usage = Tapez « sauver » et le nom d'un fichier.
terminal-saved = Enregistré. « trailhand replay { $file } » rejoue la partie.
terminal-not-saved = Impossible d'écrire { $file } : { $problem }.
terminal-bye = Au revoir.
terminal-undone = Annulé.
terminal-undo-other = Impossible d'annuler : { $who } a joué depuis.
terminal-undo-drew = Impossible d'annuler : des cartes ont été piochées depuis.
terminal-undo-revealed = Impossible d'annuler : une main a été révélée depuis.
terminal-undo-shown = Impossible d'annuler : de nouvelles cartes ou tuiles ont été révélées depuis.
terminal-undo-chance = Impossible d'annuler : le hasard a parlé depuis.
terminal-undo-turn = Impossible d'annuler : le tour est terminé.
terminal-help = Tapez le numéro d'un choix, sa notation (« hire 1.3 ») ou une commande :
terminal-command-undo = annuler
terminal-help-undo = revenir sur votre dernière décision de ce tour
terminal-help-answer-undo = revenir sur votre dernière réponse ; les mêmes cartes reviennent
terminal-command-why = pourquoi
terminal-help-why = pourquoi hire 2.4 : la règle qui interdit un choix
terminal-command-rule = règle
terminal-help-rule = règle GWT-HIRE-02 : une règle dans nos mots ; seule : celles des choix
terminal-command-score = score
terminal-help-score = vos points si la partie s'arrêtait maintenant
terminal-help-automaton-score = les points de l'automate, pour autant qu'ils soient connus
terminal-command-log = journal
terminal-help-log = tout ce qui s'est passé
terminal-command-board = plateau
terminal-help-board = toute la table, puis les choix
terminal-command-buildings = bâtiments
terminal-help-buildings = ce que font les bâtiments
terminal-command-save = sauver
terminal-help-save = sauver FICHIER : écrire la partie, pour la rejouer
terminal-command-help = aide
terminal-help-help = cette liste
terminal-command-quit = quitter
terminal-help-quit = quitter la table
terminal-help-interject = Une action libre pendant le tour d'un autre, au même clavier : (2) token
terminal-category = Catégorie
terminal-final-scores = Décompte final
terminal-scores-now = Points si la partie s'arrêtait maintenant
terminal-not-over = La partie n'est pas terminée.
terminal-replayed = { $n ->
    [one] { $n } choix rejoué
   *[other] { $n } choix rejoués
}, jusqu'au tour { $turn }.
terminal-edition-1e = 1re édition
terminal-edition-2e = 2e édition
terminal-decision = notre lecture
terminal-trail = Parcours
terminal-trail-legend = [A] bâtiment neutre · 5a/J1 bâtiment 5a de J1 · (J1) éleveur · −2 $ votre taxe
    ♣ forêt · + action spéciale
terminal-off-trail = (hors du parcours)
terminal-village-1e-green = verte
terminal-village-1e-second = bleue
terminal-village-2e-green = verte
terminal-village-2e-second = orange
terminal-short-token = jeton
terminal-short-objective = objectif
terminal-markets = Marché de l'emploi et marché au bétail
terminal-row = rangée
terminal-job-token = jeton
terminal-cattle = bétail ({ $n } dans la pioche)
terminal-value = valeur
terminal-prices = Prix (cowboys + dollars) :
terminal-price = { $cards ->
    [1] { $cowboys }+{ $dollars } $
   *[other] deux pour { $cowboys }+{ $dollars } $
}
terminal-target-value3 = valeur 3
terminal-target-brown = marron
terminal-target-purple = violette
terminal-target-orange = veau
terminal-target-brahman = Brahman
terminal-objectives = Offre d'objectifs
terminal-objective = { $needs } : { $vp } PV, { $penalty ->
    [0] sans pénalité
   *[other] sinon −{ $penalty }
}
terminal-objective-now = aussitôt : { $gives }
terminal-stack = { $n } dans la pioche
terminal-foresights = Prévisions
terminal-column = colonne { $n } ({ $left } restantes)
terminal-railroad = Voie ferrée
terminal-track-legend = x croix, le transport coûte 1 $ · \1 embranchement vers la gare 1
terminal-station = gare
terminal-cost = coût
terminal-points = PV
terminal-corners = cadre
terminal-corner-black = noir
terminal-corner-white = blanc
terminal-stations-cities = Gares et villes
terminal-arrows = Flèches, avec vos disques sur les deux villes :
terminal-beside = Gare { $n } :
terminal-discs = disques
terminal-posted = ({ $worker } posté)
terminal-city = ville
terminal-players = Joueurs
terminal-money = argent
terminal-certificates = cert
terminal-cowboys = cowb
terminal-builders = arti
terminal-engineers = ingé
terminal-tokens = jetons
terminal-worker-count = { $n ->
    [one] { $n } { $worker }
   *[other] { $n } { $worker_many }
}
terminal-herder = éleveur
terminal-steps = dépl
terminal-engine = loco
terminal-hand-size = main
terminal-draw-size = pioche
terminal-discard-size = défausse
terminal-discs-left = disques restants :
terminal-disc-aux-dollar = dollars
terminal-disc-aux-draw = pioche
terminal-disc-aux-cert = certificat
terminal-disc-aux-engine = locomotive
terminal-disc-aux-trash = retrait
terminal-disc-cert-4 = limite 4
terminal-disc-cert-6 = limite 6
terminal-disc-step-left = déplacement gauche
terminal-disc-step-right = déplacement droit
terminal-disc-hand = main
terminal-unbuilt = à construire :
terminal-built = construits :
terminal-hazards = dangers :
terminal-village-tiles = tuiles Village :
terminal-masters = chefs de gare :
terminal-area = objectifs :
terminal-job-token-owner = jeton Marché de l'emploi :
terminal-building = no
terminal-needs-builders = artisans
terminal-actions = actions
terminal-neutral-buildings = Bâtiments neutres
terminal-private-buildings = Bâtiments personnels en jeu
terminal-brief-certificates = certificats { $text }
terminal-brief-tokens = { $n ->
    [one] { $n } jeton Échange
   *[other] { $n } jetons Échange
}
terminal-hand = Main :
terminal-hand-worth = (vaut { $n } à Kansas City)
terminal-hand-empty = vide

## Server
## Les messages du serveur de la table web.

server-named = { $name_nom }
    .to = à { $name }
    .of = de { $name }
server-bot-named = Robot { $n }
    .to = au robot { $n }
    .of = du robot { $n }
server-title-invalid = Ceci ne peut pas être lu
server-title-ambiguous = Ceci correspond à plusieurs options
server-title-illegal = Le coup n’est pas permis
server-title-not-your-turn = Ce n’est pas à vous de jouer
server-title-stale = La partie a continué
server-title-not-found = Il n’y a rien ici
server-title-forbidden = Ceci ne vous est pas ouvert
server-title-over = La partie est terminée
server-title-misdirected = Ce serveur n’est pas connu sous ce nom
server-title-too-many = Trop de demandes
server-title-too-many-tables = Trop de tables
server-title-too-large = C’est trop grand
server-title-undo-blocked = Ceci ne peut pas être repris
server-title-failed = Une erreur s’est produite de notre côté
server-title-unavailable = Le serveur ne peut rien enregistrer pour le moment
server-unreadable = La demande doit contenir du JSON en UTF-8, de la forme que décrit /api/openapi.json.
server-too-deep = Les listes et les tableaux de cette demande sont trop imbriqués.
server-no-token = La commande est arrivée sans le jeton de la page. Rechargez la page.
server-key-used = Cette clé a servi à une autre commande.
server-compiling = Les règles sont en cours de compilation en arrière-plan. Le prochain démarrage sera plus rapide.
server-compiled = Les règles sont maintenant compilées : redémarrez Trailhand, et tout ira plus vite.
server-waiting = La partie commence quand toutes les places sont prises.
server-turn-of = C'est à { $who } de jouer.
server-left = Tout le monde a quitté cette table.
server-given-up = Cette partie a été abandonnée.
server-resigned-won = { $who } abandonne : { $winner } gagne.
server-resigned = { $who } abandonne. La partie s’arrête ici.
server-way-pause-alone = Rien n’est perdu. La table attend sur la page d’accueil, aussi longtemps que vous voulez.
server-way-pause-never = Rien n’est perdu. La table attend sur la page d’accueil, et les autres aussi : aucun robot ne peut jouer pour vous.
server-way-pause = Rien n’est perdu. La table attend sur la page d’accueil ; après { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}, les autres peuvent laisser un robot jouer pour vous jusqu’à votre retour.
server-way-bot = Un robot ({ $level }) joue aussitôt pour vous, jusqu’à ce que vous repreniez votre place.
server-way-resign-won = La partie s’arrête aussitôt, sans score final : { $winner } gagne. Tous gardent leur place pour revoir la partie, ou pour une autre.
server-way-resign = La partie de { $who } s’arrête aussitôt, sans score final. Vous pouvez la revoir, ou en jouer une autre.
server-way-resign-bot = Un robot ({ $level }) joue la place de { $who } jusqu’à la fin, et les autres continuent. Vous ne pourrez pas la reprendre.
server-way-leave-over = La table disparaît de votre liste. Ceux qui restent la gardent.
server-way-leave-last = Il n’y a personne d’autre : la table ferme pour de bon, et la partie ne peut pas continuer.
server-way-leave-open = Votre place est libre pour quelqu’un d’autre ; la table attend toujours des joueurs.
server-way-leave = Votre place est libre, et les autres attendent que quelqu’un s’y asseye ou y mettent un robot. Jusque-là, vous pouvez revenir.
server-no-seat = Vous n’avez pas de place à cette table, ou pas celle-ci.
server-bot-plays = Un robot joue à cette place.
server-stale = Il s’est passé quelque chose depuis votre choix. Regardez de nouveau.
server-database-busy = La base de données de ce serveur est occupée. Rien n’est perdu ; réessayez dans un instant.
server-database-full = Le disque de ce serveur est plein ou ne fonctionne pas. Rien n’est perdu ; réessayez quand l’hôte aura fait de la place.
server-database-away = La base de données de ce serveur ne répond pas. Rien n’est perdu ; réessayez dans un instant.
server-pending = Votre dernier choix attend que vous terminiez le tour, ou que vous le repreniez.
server-nothing-pending = Il n’y a rien à confirmer.
server-choose-instead = C’est à cette place de décider : choisissez une de ses options.
server-has-to-wait = Ceci doit attendre votre tour.
server-private = Cette table est réservée à ceux qui y sont assis.
server-nobody = Une des places doit être la vôtre.
server-no-open-seat = Toutes les places sont prises.
server-seat-taken = Cette place est prise.
server-knows-a-hand = Vous connaissez une autre main à cette table, vous ne pouvez donc pas vous asseoir ici. Un robot peut jouer cette place, ou quelqu’un de nouveau.
server-present = Ce joueur est là.
server-replaced-in = Ce joueur peut revenir. Un robot pourra le remplacer dans { $time }.
server-never-replaced = À cette table, aucun robot ne remplace un joueur absent.
server-connections = Trop de connexions depuis votre adresse. Fermez-en quelques-unes, puis réessayez.
server-no-stand-in = Aucun robot ne remplace ce joueur.
server-no-fork = Une partie peut être continuée ailleurs si elle est terminée, ou si vous y jouez seul.
server-seed-chosen = La graine { $seed } a été choisie par l’hôte : qui la connaît peut connaître les cartes.
server-record-known = Une partie connue continue ici : qui l’a gardée peut connaître les cartes.
server-not-over = La partie n’est pas encore terminée.
server-link-used = Ce lien a déjà servi, son temps est écoulé, ou la place a changé de mains.
server-unknown-host = Ce serveur ne répond pas au nom « { $host } ». Ouvrez-le à son adresse habituelle ; son hôte peut ajouter celle-ci avec --public-url.
server-other-origin = Ceci vient d’une page à une autre adresse. Ouvrez la table à sa propre adresse et réessayez.
server-message = Ce message n’est pas compris.
server-health-slow = La base de données met trop de temps : rien ne peut être écrit pour l’instant.
server-health-failed = La base de données refuse d’écrire ; le journal du serveur dit pourquoi.
server-your-tables = Vous avez { $n } tables qui ne sont pas terminées. Terminez ou quittez d’abord l’une d’elles.
server-your-kept = Vous avez { $n } tables ici, en comptant celles qui sont terminées ou que vous avez quittées : le serveur n’en garde pas plus par personne. Les plus anciennes sont supprimées avec le temps.
server-address-kept = { $n } tables viennent de votre réseau, en comptant celles qui sont terminées : le serveur n’en garde pas plus par réseau. Les plus anciennes sont supprimées avec le temps.
server-address-tables = { $n } tables de votre réseau ne sont pas terminées. Terminez ou quittez d’abord l’une d’elles.
server-confirm = Terminer votre tour
server-no-hints = Les conseils sont pour qui joue seul ou partage un écran : d'autres jouent ici.
server-no-hint-here = Il n'y a pas de conseil pour ce moment.
server-no-bot-here = Seul le Flâneur joue à ce jeu.
server-undo = { $n ->
    [0] Rien à reprendre
    [one] Reprendre 1 étape
   *[other] Reprendre jusqu’à { $n } étapes
}
server-undo-other = On ne peut reprendre plus loin : { $who } a décidé.
server-undo-drew = On ne peut reprendre plus loin : des cartes ont été piochées.
server-undo-revealed = On ne peut reprendre plus loin : une main a été révélée.
server-undo-shown = On ne peut reprendre plus loin : de nouvelles cartes ou tuiles ont été retournées.
server-undo-chance = On ne peut reprendre plus loin : le hasard a parlé.
server-moment-lead = { $what }, et prend la tête pour de bon
server-moment-quiet = { $up ->
    [yes] { $who } réussit son tour
   *[other] { $who } perd du terrain
}
server-by-preset = selon la mise en place
server-value-a = face a
server-value-b = face b
server-value-random = au hasard
server-value-fixed = fixe

## Robots

bot-random = Flâneur
bot-random-help = Joue n'importe quoi. Pour découvrir le plateau.
bot-random-level = flâneur
bot-easy = Facile
bot-easy-help = Prend ce qui semble bon tout de suite. Un premier adversaire aimable.
bot-easy-level = facile
bot-medium = Moyen
bot-medium-help = Réfléchit un instant à tout son tour.
bot-medium-level = moyen
bot-hard = Difficile
bot-hard-help = Prend son temps, jusqu'à 5 secondes par tour. Pour un vrai duel.
bot-hard-level = difficile
bot-greedy = Gourmand
bot-greedy-help = Prend ce qui promet le plus d'ici la fin de son tour.
bot-greedy-level = gourmand
bot-search = Chercheur
bot-search-help = Réfléchit 1 seconde par tour.
bot-search-level = chercheur

## Lessons
## The first game, told by a friendly host. Ben is the opponent at this table.

lesson-table = Premières leçons
lesson-not-now-title = Une chose à la fois
lesson-not-now = Cela viendra plus tard. D’abord : { $option }
lesson-not-now-wait = Cela viendra plus tard. Finissons d’abord les leçons.
lesson-turn = Votre but et votre tour
lesson-turn-text = Menez votre bétail à Kansas City, encore et encore : le plus grand nombre de points de victoire gagne. Votre tour a 3 phases : déplacer l’éleveur, utiliser le lieu où il s’arrête, compléter votre main à 4 cartes. Commençons : avancez votre éleveur de 1 déplacement, au bâtiment A.
lesson-use = Utiliser un bâtiment
lesson-use-text = Chaque bâtiment offre des actions de lieu. Faites-en autant que vous voulez, dans l’ordre que vous voulez, chacune une fois. Vous avez 2 Galloway ; commencez donc par en défausser une pour 2 $.
lesson-hire = Engager un ouvrier
lesson-hire-text = 9 $, et A vous offre une autre action : engager quelqu’un. Les cowboys achètent du bétail, les artisans construisent, les ingénieurs conduisent la locomotive ; plus vous en avez, plus chaque action rapporte.
lesson-hire-who = Chaque rangée du marché de l’emploi a son prix ; seule celle du jeton est fermée. Prenez un artisan, dans la rangée de votre choix : à 2 artisans, on construit mieux que seul.
lesson-fees = Déplacements et taxes
lesson-fees-text = Il ne restait rien à faire : vous avez pioché une carte et Ben a joué. En route pour B. Seules les tuiles comptent comme déplacements, et celles qui montrent une main coûtent de l’argent : devant son bâtiment, Ben recevrait 2 $ de vous. Le bord de la rivière est vide : 1 déplacement, sans taxe.
lesson-sell = Vendre ce qui compte double
lesson-sell-text = À Kansas City, chaque race de votre main compte une fois. Une seconde Santa Gertrudis n’y rapporterait rien ; ici, elle rapporte 2 $, et vous piochez une autre carte à la fin du tour. C’est ainsi qu’une main s’améliore.
lesson-build = Votre propre bâtiment
lesson-build-text = Construisez maintenant. Un bâtiment demande autant d’artisans qu’il en montre, et ici chacun coûte 2 $. Vous seul pourrez l’utiliser, chaque fois que vous vous y arrêterez.
lesson-build-which = Votre artisan vous ouvre le 4a : 4 $ et 3 points. Vous voyez sa main noire ? Tous les autres qui passent devant vous paient.
lesson-build-where = Ben est aussi en B et ira bientôt en C. Posez le 4a sur sa route : B1, B2 ou B3, comme vous voulez.
lesson-engine = Locomotive et gares
lesson-engine-move = Vous avez vu ? Ben vous a payé 2 $. Votre propre bâtiment ne vous coûte rien : continuez jusqu’en C, à 2 déplacements.
lesson-engine-text = Passons au rail : votre locomotive avance de 1 case au plus par ingénieur. Plus elle est loin, moins vos livraisons coûtent.
lesson-engine-where = Prenez l’aiguillage : une locomotive qui s’y arrête peut améliorer la gare voisine.
lesson-engine-upgrade = L’amélioration coûte 2 $. Un de vos disques y va et vaut 1 point.
lesson-engine-disc = Le disque vient de votre plateau Joueur, et ce qu’il couvrait est à vous pour le reste de la partie. Prenez celui que vous voulez.
lesson-engine-certificate = C vous offre encore une action : un certificat. Dépensé à Kansas City, il augmente de 1 la valeur de votre main.
lesson-objective = Cartes Objectif
lesson-objective-text = La carte Objectif de votre main demande 1 bâtiment et 2 hors-la-loi de couleurs différentes, et vous avez tout. Jouez-la : 2 $ maintenant et 3 points à la fin. Attention : une carte jouée et non remplie coûte des points. Des bâtiments comme C et certaines villes en donnent d’autres.
lesson-aux = Ou 1 action auxiliaire
lesson-aux-move = Votre main compte 4 races, qui valent 7 en tout. La Criollo ne vaut que 1 : cherchons mieux. Allez en E.
lesson-aux-text = 3 $ ne suffisent pas pour acheter du bétail ici, et votre seule Pineywoods est trop bonne à garder. Laissez donc le bâtiment et faites à la place 1 action auxiliaire de votre plateau Joueur : piocher 1 carte, en défausser 1.
lesson-aux-discard = Une Black Angus, qui vaut 3 ! Défaussez la Criollo, et votre main vaut 9.
lesson-city = Kansas City, enfin
lesson-city-move = Votre limite est de 3 déplacements, et Kansas City est à 3 déplacements. Au marché !
lesson-city-foresight = Avant de vendre, choisissez 1 tuile dans chacune des 3 colonnes. Les dangers et les hors-la-loi vont sur le parcours, les ouvriers au marché de l’emploi, pour tout le monde. Prenez ce qui vous arrange.
lesson-city-income = 4 races différentes valent 9, et votre certificat donne 10. Vous gagnez autant de dollars et pouvez livrer aussi loin. Utilisez-le !
lesson-city-deliver = Avec 10, vous atteignez Chicago. Chaque passage à niveau entre votre locomotive et la ville coûte 1 $ : il en reste 3, les autres sont déjà derrière elle.
lesson-city-disc = Une livraison libère aussi un disque. Chicago a des coins noirs : tous vous sont ouverts. Le disque de déplacement gauche est un bon choix : 3 $ maintenant, et 1 déplacement de plus à chaque tour.
lesson-end = Vous connaissez le parcours
lesson-end-text = Votre éleveur est revenu au départ, et le prochain voyage commence. Quand la dernière case du marché de l’emploi est remplie, les autres ont encore 1 tour chacun. Puis on compte argent, bâtiments, villes, gares, dangers, bétail, objectifs et ouvriers ; Scores montre où vous en êtes. Continuez ici, ou commencez une vraie partie !

terminal-disc-aux-store = magasin
terminal-north = Ruée vers le nord
terminal-north-legend = Centre-ville : * vous pouvez y placer un magasin. Cases Commerce : x jeton Échange, o carte Objectif, c certificat.
terminal-town = ville
terminal-trade = commerce
terminal-town-gives = un magasin ici
terminal-annex = { $stores ->
    [one] { $stores } magasin
   *[other] { $stores } magasins
} en réserve, { $bells ->
    [one] { $bells } cloche
   *[other] { $bells } cloches
}
terminal-beside-city = À côté de New York City : { $tiles }
terminal-master-gives = { $master_gives }
terminal-per-bell = { " " }par cloche
terminal-poker = Table de poker
terminal-poker-pot = Pot { $n } $, jetons : { $tokens }
terminal-poker-token = { $dollars } $ et { $vp } PV
terminal-poker-seat = { $worker }, { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
terminal-poker-empty = personne

## Quand cela s'utilise-t-il, et comment cela s'appelle-t-il ?

thing = { $what_cap }
thing-short = { $what_cap }
when-others = Cela appartient à { $who }
when-nothing = Rien ne se fait avec cela
