### Wild Tiled West.
###
### Un choix, c'est un verbe, un objet, deux-points, un coût, un effet : court, sans point
### final, sans « vous ». Un refus : un fait, puis l'issue. Le journal commence par le joueur.
### Une case s'écrit E5 : la lettre de sa colonne, sa rangée.
###
### Formes d'un nom (attributs) : .the avec son article, .short là où la place manque.

## Le jeu et ses réglages

game-wildtiled = Wild Tiled West
book-wildtiled = Wild Tiled West
intro-wildtiled-1 = Prenez une tuile désignée par un dé, payez son encoche et posez-la sur votre plateau.
intro-wildtiled-2 = Les tuiles se touchent par un bord. Recouvrez pioches, or, balles et allées pour les gagner.
intro-wildtiled-3 = Finissez tôt les villes, réunissez les vaches, laissez tirer les shérifs, encerclez vos bâtiments.
intro-wildtiled-4 = Chaque année finit par un affrontement : le moins de bandits gagne, le plus perd. Après quatre ans, comptez.

setting-preset-wildtiled-help = « Première partie » pose les contrats de bétail dans un ordre fixe ; « Partie standard » les mélange.
setting-boards = Plateaux Colonie
setting-boards-help = Tirés au sort, ou un chiffre par place : 14 donne le plateau 1 à la première place et le plateau 4 à la deuxième.
setting-conquest = Faces Conquête
setting-conquest-help = Les faces plus difficiles, chacune avec sa règle : pour tous, pour personne, au sort, ou une lettre par place (a classique, c Conquête).
setting-conquest-false = faces classiques
setting-conquest-true = faces Conquête
setting-contracts = Contrats de bétail
setting-contracts-help = « fixed » : allées, or, balles, points pour 4, 5, 6, 7 vaches. « random » les mélange.
setting-solo-wildtiled = Crête des Bandits
setting-solo-wildtiled-help = Seul, on affronte toujours la Crête des Bandits.
setting-solo-wildtiled-none = avec une seule place
setting-solo-wildtiled-true = oui
setting-solo-wildtiled-false = non

## Tuiles

wtw-tile-f01 = Enclos à veaux
    .the = l'Enclos à veaux
wtw-tile-f02 = Pré d'angle
    .the = le Pré d'angle
wtw-tile-f03 = Bande des voleurs
    .the = la Bande des voleurs
wtw-tile-f04 = Pré carré
    .the = le Pré carré
wtw-tile-f05 = Abreuvoir
    .the = l'Abreuvoir
wtw-tile-f06 = Chemin de ferme
    .the = le Chemin de ferme
wtw-tile-f07 = Barrière à bétail
    .the = la Barrière à bétail
wtw-tile-f08 = Grande plaine
    .the = la Grande plaine
wtw-tile-f09 = Pâturage gardé
    .the = le Pâturage gardé
wtw-tile-f10 = Pâturage en escalier
    .the = le Pâturage en escalier
wtw-tile-f11 = Vaste pâturage
    .the = le Vaste pâturage
wtw-tile-sas = Saloon de pique
    .the = le Saloon de pique
wtw-tile-sah = Saloon de cœur
    .the = le Saloon de cœur
wtw-tile-sad = Saloon de carreau
    .the = le Saloon de carreau
wtw-tile-sac = Saloon de trèfle
    .the = le Saloon de trèfle
wtw-tile-cts = Table de jeu de pique
    .the = la Table de jeu de pique
wtw-tile-cth = Table de jeu de cœur
    .the = la Table de jeu de cœur
wtw-tile-ctd = Table de jeu de carreau
    .the = la Table de jeu de carreau
wtw-tile-ctc = Table de jeu de trèfle
    .the = la Table de jeu de trèfle
wtw-tile-r01 = Grand-rue
    .the = la Grand-rue
wtw-tile-r02 = Coin du guetteur
    .the = le Coin du guetteur
wtw-tile-r03 = Route du filon
    .the = la Route du filon
wtw-tile-r04 = Route sinueuse
    .the = la Route sinueuse
wtw-tile-r05 = Carrefour
    .the = le Carrefour
wtw-tile-r06 = Piste des contrebandiers
    .the = la Piste des contrebandiers
wtw-tile-r07 = Route de la mine
    .the = la Route de la mine
wtw-tile-bank = Banque
    .the = la Banque
wtw-tile-barn = Grange
    .the = la Grange
wtw-tile-cache = Planque
    .the = la Planque
wtw-tile-chapel = Chapelle
    .the = la Chapelle
wtw-tile-fancy-saloon = Grand Saloon
    .the = le Grand Saloon
wtw-tile-general-store = Épicerie
    .the = l'Épicerie
wtw-tile-hideout = Repaire
    .the = le Repaire
wtw-tile-hotel = Hôtel
    .the = l'Hôtel
wtw-tile-ranch = Ranch
    .the = le Ranch
wtw-tile-lumber-mill = Scierie
    .the = la Scierie
wtw-tile-sheriffs-office = Bureau du shérif
    .the = le Bureau du shérif
wtw-tile-stables = Écurie
    .the = l'Écurie
wtw-tile-town-hall = Mairie
    .the = la Mairie
wtw-tile-wheelwright = Charron
    .the = le Charron
wtw-tile-street = allée
    .the = une allée
wtw-tile-streets = deux allées
    .the = deux allées

## L'effet des bâtiments

wtw-does-bank = encerclée : 3 or
wtw-does-barn = 1 or à chaque attroupement
wtw-does-cache = à la pose : 2 balles
wtw-does-chapel = en fin de partie : 1 point par tombe
wtw-does-fancy-saloon = à la pose : une carte As au choix
wtw-does-general-store = encerclée : 2 balles, 2 pioches ou 2 allées
wtw-does-hideout = à la pose : jusqu'à 2 de vos shérifs recouverts deviennent des tombes
wtw-does-hotel = 2 points de plus par affrontement remporté
wtw-does-ranch = en fin de partie : 1 point par vache de chaque pâturage qui le touche
wtw-does-lumber-mill = une fois, au lieu de drafter : n'importe quelle tuile des éventaires, sauf une Scierie, au coût de son encoche
wtw-does-sheriffs-office = à la pose : 1 balle, puis des tirs sur vos bandits, où qu'ils soient
wtw-does-stables = en fin de partie : 8 points si tous les fers à cheval sont couverts
wtw-does-town-hall = encerclée : 10 points
wtw-does-wheelwright = à la pose : 2 allées tout de suite, ou des allées par deux pour le reste de la partie

## Couleurs, partenaires, rangs

wtw-suit-spades = pique
wtw-suit-hearts = cœur
wtw-suit-diamonds = carreau
wtw-suit-clubs = trèfle

wtw-card-mayor = M. le Maire Castor
wtw-card-drover = Bison le bouvier
wtw-card-cattle-queen = Brebis, reine du bétail
wtw-card-undertaker = Vautour le croque-mort
wtw-card-marshal = Mastiff le marshal
wtw-card-prospector = Taupe la prospectrice
wtw-card-pathfinder = Lièvre l'éclaireur
wtw-card-gambler = Renard le joueur
wtw-card-card-sharp = Raton le tricheur
wtw-card-architect = Héron l'architecte
wtw-card-surveyor = Chouette l'arpenteuse
wtw-card-paver = Tatou le paveur
wtw-card-banker = Blaireau le banquier
wtw-card-quartermaster = Loutre l'intendante
wtw-card-scout = Coyote le pisteur
wtw-card-peacekeeper = Ours le pacificateur
wtw-partner-card = { $name } : { $lines }
    .short = { $name }

wtw-metric-towns-left = { $points } pour { $n } ville au plus à finir
wtw-metric-pastures-wrangled = { $points } pour { $n } pâturages attroupés
wtw-metric-largest-herd-wrangled = { $points } pour un troupeau de { $n } vaches
wtw-metric-tombstones = { $points } pour { $n } tombes
wtw-metric-bandits-alive = { $points } pour { $n } bandit au plus en vie
wtw-metric-mine-space = { $points } pour la case { $n } de la piste de mine
wtw-metric-horseshoes-uncovered = { $points } pour { $n } fer à cheval au plus à découvert
wtw-metric-aces = { $points } pour { $n } as
wtw-metric-ace-suits = { $points } pour { $n } couleurs d'as
wtw-metric-aces-of-best-suit = { $points } pour { $n } as d'une couleur
wtw-metric-buildings = { $points } pour { $n } bâtiments nommés
wtw-metric-buildings-surrounded = { $points } pour { $n } bâtiments nommés encerclés
wtw-metric-streets-placed = { $points } pour { $n } allées
wtw-metric-gold-left = { $points } pour { $n } or de reste
wtw-metric-bullets-left = { $points } pour { $n } balles de reste
wtw-metric-border-cells-covered = { $points } pour { $n } cases de bord couvertes
wtw-metric-tussles-won = { $points } pour { $n } affrontements remportés

## Mise en place

wtw-ask-choosepartner = Garder un partenaire, face cachée
wtw-keep = Garder { $card }
wtw-ask-startbuilding = Choisir le premier bâtiment du Coffre d'or
wtw-start-building = Commencer par { $tile_the } : gratuit

## Un tour

wtw-ask-turn = Drafter une tuile ou aménager des allées gratuites
wtw-draft = Drafter { $tile_the } ({ $slot }), dé { $kind ->
    [river] Rivière
   *[other] Prairie
} { $die } : { $cost ->
    [0] gratuit
   *[other] payer { $cost } or
}{ $jumps ->
    [0] { "" }
    [one] , 1 bond
   *[other] , { $jumps } bonds
}
wtw-turn-streets = Aménager 1 ou 2 allées gratuites au lieu d'une tuile
wtw-turn-mill = Retourner la Scierie : n'importe quelle tuile
wtw-turn-pass = Passer
wtw-ask-millpile = Choisir une tuile des éventaires
wtw-mill-pile = Prendre { $tile_the } ({ $slot }) : { $cost ->
    [0] gratuit
   *[other] payer { $cost } or
}

wtw-ask-placetile = Placer { $tile_the }
wtw-place = Placer { $tile_the } en { $cell }, { $turn ->
    [0] à l'endroit
    [1] quart de tour à droite
    [2] à l'envers
   *[other] quart de tour à gauche
}{ $flip ->
    [0] { "" }
   *[other] , autre face
}{ $price ->
    [0] { "" }
   *[other] {"\u00A0"}: payer { $price } or
}
wtw-ask-freestreets = Aménager une allée ou deux allées adjacentes
wtw-ask-laystreet = { $n ->
    [0] Aménager l'allée gagnée
   *[other] Aménager une allée gagnée, encore { $n } ensuite
}
wtw-street = { $n ->
    [one] Aménager une allée en { $cell }
   *[other] Aménager des allées en { $cell } et { $other }
}{ $price ->
    [0] { "" }
   *[other] {"\u00A0"}: payer { $price } or
}

## Décisions pendant une résolution

wtw-ask-pickpartner = Choisir le second partenaire
wtw-partner = Prendre { $card }
wtw-partner-deck = Prendre la première carte du paquet sans la voir
wtw-ask-shoot = { $n ->
    [one] 1 balle, plus de bandits : choisir sa cible
   *[other] { $n } balles, plus de bandits : choisir ses cibles
}
wtw-shoot = Abattre le bandit en { $cell }
wtw-ask-coversheriff = { $n ->
    [one] Recouvrir encore 1 shérif, ou aucun
   *[other] Recouvrir jusqu'à { $n } shérifs
}
wtw-cover = Recouvrir le shérif en { $cell } : une tombe, plus de tirs
wtw-cover-none = Ne recouvrir personne
wtw-ask-chooseace = Choisir une carte As
wtw-ace = Prendre l'as de { $suit }
wtw-ask-choosegoods = L'Épicerie : choisir sa marchandise
wtw-goods-bullets = Prendre { $n } balles
wtw-goods-pickaxes = Avancer de { $n } cases sur la piste de mine
wtw-goods-streets = Aménager { $n } allées
wtw-ask-chooseface = Le Charron : choisir une face
wtw-face-two = Aménager { $n } allées tout de suite
wtw-face-double = Désormais 2 allées adjacentes pour chaque allée gagnée
wtw-ask-wrangle = Attrouper le bétail ou le laisser grandir
wtw-wrangle = Attrouper { $cows } vaches en { $cell } : { $points } points
wtw-wrangle-contract = Attrouper { $cows } vaches en { $cell } : { $points } points, contrat { $contract }
wtw-wrangle-none = Laisser le troupeau grandir
wtw-warn-fewer = Le pâturage compte { $cows } vaches
wtw-contract-streets = { $n ->
    [one] 1 allée
   *[other] { $n } allées
}
wtw-contract-gold = { $n } or
wtw-contract-bullets = { $n ->
    [one] 1 balle
   *[other] { $n } balles
}
wtw-contract-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
wtw-ask-storegold = Stocker de l'or dans un bâtiment
wtw-ask-storemore = Stocker encore de l'or avant la fin du tour
wtw-store = Stocker 1 or : { $tile }, { $cell }
wtw-store-none = Ne plus rien stocker
wtw-ask-hillbandit = Poser le bandit des collines sur une colline
wtw-hill = Poser le bandit des collines en { $cell }

## Refus : un fait, puis l'issue

wtw-no-off-grid = La tuile dépasse du plateau : la rapprocher du centre
wtw-no-printed = Collines, mines et prés imprimés restent visibles : les contourner
wtw-no-covered = Une case est déjà couverte : choisir des cases libres
wtw-no-not-start = Le premier placement recouvre la case de départ
wtw-no-not-connected = Aucun contact avec la colonie : se coller à elle par un bord
wtw-no-not-signpost = L'Épicerie recouvre le troisième panneau
wtw-no-water-gold = { $gold ->
    [nil] Pas assez d'or pour l'eau
   *[other] Chaque case d'eau coûte 1 or : il n'en reste que { $gold }
}
wtw-no-gold = { $cost_above_gold ->
    [nil] Pas assez d'or
   *[other] Coûte { $cost } or : vous en avez { $gold }, il en manque { $cost_above_gold }
}
wtw-no-room = { $tile ->
    [nil] Pas de place sur le plateau
   *[other] Pas de place sur le plateau pour { $tile_the } : drafter une autre tuile
}
wtw-no-jump = Un dé Prairie ne bondit pas : prendre la pile la plus proche
wtw-no-street = Aucune case libre pour une allée
wtw-no-mill = Aucune Scierie face fléchée
wtw-no-mill-takes = Aucune tuile ne peut être payée et placée
wtw-no-empty-pile = La pile est vide
wtw-no-not-a-mill = Une Scierie donne n'importe quelle tuile, sauf une Scierie
wtw-no-must-act = Une action est possible : on ne passe pas
wtw-no-single-street = Une seule allée ici : il faut un Charron pour les paires
wtw-no-few-cows = { $cows ->
    [nil] Trop peu de vaches dans le pâturage
    [0] Aucune vache dans le pâturage
    [1] Une seule vache dans le pâturage
   *[other] Seulement { $cows } vaches dans le pâturage
}
wtw-no-booted = Une santiag est dans ce pâturage : il est déjà attroupé
wtw-no-not-in-sight = Aucun shérif ne voit ce bandit
wtw-no-ace-taken = Cette carte As est prise : en choisir une autre
wtw-no-hill-taken = Cette colline est occupée : en choisir une autre
wtw-no-too-dear = { $cost ->
    [nil] Trop cher pour un premier bâtiment
   *[other] { $tile_the_cap } coûte { $cost } or : commencer par moins cher
}
wtw-no-not-named = Seul un bâtiment nommé peut venir en premier
wtw-no-store-gold = Pas d'or à stocker
wtw-no-store-full = { $n ->
    [nil] Ce bâtiment ne contient pas plus d'or
   *[other] Ce bâtiment contient { $n } or au plus : en choisir un autre
}
wtw-no-card = Le paquet est vide : prendre un partenaire de la rangée

## Le journal

wtw-log-turn = { $who }, tour { $n }
wtw-log-year = L'an { $n } commence
wtw-log-income = { $who } mine { $n } or
wtw-log-round = An { $year }, round { $n }
wtw-log-rolled = { $who } lance les dés : Prairie { $prairie }, Rivière { $river }
wtw-log-prairie-moved = Le dé Prairie { $n } passe sur { $to } : sa ligne est vide
wtw-log-river-moved = Le dé Rivière { $n } passe sur { $to } : sa ligne est vide
wtw-log-prairie-gone = Le dé Prairie { $n } ne trouve plus de tuiles : il est mis de côté
wtw-log-river-gone = Le dé Rivière { $n } ne trouve plus de tuiles : il est mis de côté
wtw-log-drafted = { $who } drafte { $tile_the }{ $cost ->
    [0] { "" }
   *[other] {" "}pour { $cost } or
}
wtw-log-mill = { $who } retourne la Scierie
wtw-log-placed = { $who } place { $tile_the } en { $cell }
wtw-log-laid = { $who } aménage { $tile_the } en { $cell }
wtw-log-gold = { $who } gagne { $n } or
wtw-log-paid = { $who } paie { $n } or pour l'eau
wtw-log-bullets = { $who } gagne { $n ->
    [one] 1 balle
   *[other] { $n } balles
}
wtw-log-streets = { $who } gagne { $n ->
    [one] 1 allée
   *[other] { $n } allées
}
wtw-log-streets-lost = { $who } n'a plus de place : { $n ->
    [one] 1 allée est perdue
   *[other] { $n } allées sont perdues
}
wtw-log-mine = { $who } monte à la case { $n } de la piste de mine
wtw-log-partner = { $who } prend { $card } comme second partenaire
wtw-log-kept = { $who } garde { $card }, face cachée
wtw-log-kept-hidden = { $who } garde un partenaire, face cachée
wtw-log-shot = { $who } abat le bandit en { $cell }
wtw-log-sheriff-covered = { $who } recouvre le shérif en { $cell }
wtw-log-ace = { $who } prend l'as de { $suit }
wtw-log-double-streets = { $who } peut désormais aménager les allées par deux
wtw-log-pasture = { $who } a { $cows ->
    [0] un pâturage sans vache
    [1] 1 vache dans ce pâturage
   *[other] { $cows } vaches dans ce pâturage
}
wtw-log-pasture-done = { $who } a { $cows ->
    [one] { $cows } vache
   *[other] { $cows } vaches
} dans ce pâturage, déjà attroupé
wtw-log-wrangled = { $who } attroupe { $cows } vaches : { $points } points
wtw-log-contract = { $who } remporte le contrat pour { $cows } vaches : { $contract }
wtw-log-town = { $who } inaugure { $town } : { $points } points{ $bonus ->
    [0] { "" }
   *[other] {" "}et { $bonus } pour l'année
}
wtw-log-surrounded = { $who } a encerclé { $tile_the }
wtw-log-town-hall = { $who } marque { $n } points pour la Mairie
wtw-log-saucer = { $who } a encerclé la soucoupe en { $cell } : { $n } points
wtw-log-set-aside = { $who } met de côté { $tile_the }
wtw-log-delivery = { $who } peut livrer { $tile_the }
wtw-log-delivery-lost = { $who } ne peut pas placer { $tile_the } : retour à la boîte
wtw-log-start-building = { $who } commence par { $tile_the }
wtw-log-stored = { $who } stocke 1 or en { $cell }
wtw-log-passed = { $who } passe
wtw-log-skipped = { $who } passe : { $reason_fact }
wtw-log-skipped-hidden = { $who } passe
wtw-log-bandits = { $who } a { $n ->
    [0] zéro bandit
    [1] 1 bandit
   *[other] { $n } bandits
}
wtw-log-tussle-won = { $who } remporte l'affrontement : { $n } points
wtw-log-tussle-lost = { $who } perd l'affrontement : −{ $n } points
wtw-log-hill-bandit = { $who } pose un bandit des collines en { $cell }
wtw-log-no-hill = { $who } n'a plus de colline libre : pas de bandit des collines
wtw-log-revealed = { $who } montre une carte : { $cows ->
    [0] aucune vache
    [1] 1 vache
   *[other] { $cows } vaches
}, { $bandits ->
    [0] aucun bandit
    [1] 1 bandit
   *[other] { $bandits } bandits
}, { $bullets ->
    [0] aucune balle
    [1] 1 balle
   *[other] { $bullets } balles
}
wtw-log-ridge-shot = { $who } perd { $n ->
    [one] 1 bandit sous ses propres balles
   *[other] { $n } bandits sous ses propres balles
}
wtw-log-ridge-contract = { $who } retourne le contrat pour { $cows } vaches
wtw-log-ridge-bandits = { $who } a { $n ->
    [0] zéro bandit
    [1] 1 bandit
   *[other] { $n } bandits
}
wtw-log-ridge-hill = { $who } reçoit un bandit des collines
wtw-log-game-over = La partie est finie
wtw-log-rank = { $who } : { $n } points, { $rank }
wtw-tie-broken = { $who } : victoire avec { $n } points ; l'or et les balles non utilisés départagent l'égalité, { $left } en tout.

## Décompte final

category-start = Points de départ
category-towns = Villes
category-herds = Bétail et contrats
category-tussles = Affrontements
category-horseshoes = Fers à cheval
category-named_buildings = Bâtiments
category-tombstones = Tombes
category-aces = As
category-mines = Piste de mine
category-conquest = Face Conquête
category-partners = Partenaires

# How an option differs from another one that a hint names.
hint-start = { $more ->
    [0] moins de points de départ
   *[other] plus de points de départ
}
hint-towns = { $more ->
    [0] moins de points des villes
   *[other] plus de points des villes
}
hint-herds = { $more ->
    [0] de plus petits troupeaux
   *[other] de plus grands troupeaux
}
hint-tussles = { $more ->
    [0] de moins bons affrontements
   *[other] de meilleurs affrontements
}
hint-horseshoes = { $more ->
    [0] moins de points des fers à cheval
   *[other] plus de points des fers à cheval
}
hint-named_buildings = { $more ->
    [0] de moins bons bâtiments
   *[other] de meilleurs bâtiments
}
hint-tombstones = { $more ->
    [0] moins de points des tombes
   *[other] plus de points des tombes
}
hint-aces = { $more ->
    [0] moins de points des as
   *[other] plus de points des as
}
hint-mines = { $more ->
    [0] moins loin sur la piste de mine
   *[other] plus loin sur la piste de mine
}
hint-conquest = { $more ->
    [0] moins de points de la face Conquête
   *[other] plus de points de la face Conquête
}
hint-partners = { $more ->
    [0] moins de points des partenaires
   *[other] plus de points des partenaires
}

## Ce qu'un placement apporterait

tally-points = { $sign }{ $n } { $n ->
    [one] point
   *[other] points
}
tally-towns = { $sign }{ $n } { $n ->
    [one] ville
   *[other] villes
}
tally-gold = { $sign }{ $n } or
tally-bullets = { $sign }{ $n } { $n ->
    [one] balle
   *[other] balles
}
tally-mine = { $sign }{ $n } { $n ->
    [one] case de la piste de mine
   *[other] cases de la piste de mine
}
tally-streets = { $sign }{ $n } { $n ->
    [one] allée à aménager
   *[other] allées à aménager
}
tally-bandits = { $sign }{ $n } { $n ->
    [one] bandit en vie
   *[other] bandits en vie
}
tally-tombstones = { $sign }{ $n } { $n ->
    [one] tombe
   *[other] tombes
}
tally-in_sight = { $sign }{ $n } { $n ->
    [one] bandit en ligne de mire
   *[other] bandits en ligne de mire
}
tally-herd = { $sign }{ $n } { $n ->
    [one] vache dans le plus grand troupeau
   *[other] vaches dans le plus grand troupeau
}
tally-horseshoes = { $sign }{ $n } { $n ->
    [one] fer à cheval à découvert
   *[other] fers à cheval à découvert
}
tally-surrounded = { $sign }{ $n } { $n ->
    [one] bâtiment encerclé
   *[other] bâtiments encerclés
}

## Jouer seul

automaton-ridge = Crête des Bandits
automaton-ridge-BC01 = 3 vaches, 1 bandit
automaton-ridge-BC02 = 2 vaches
automaton-ridge-BC03 = 2 vaches, 1 bandit
automaton-ridge-BC04 = 1 vache, 2 bandits
automaton-ridge-BC05 = deux bandits
automaton-ridge-BC06 = 1 vache, 1 bandit
automaton-ridge-BC07 = 2 vaches, 1 balle
automaton-ridge-BC08 = 1 bandit, 1 balle
automaton-ridge-BC09 = 2 balles
automaton-ridge-BC10 = 2 bandits, 1 balle
automaton-ridge-BC11 = 3 vaches
automaton-ridge-rank0 = Fidèle compagnon
automaton-ridge-rank1 = Pied-tendre
automaton-ridge-rank2 = Garçon de ranch
automaton-ridge-rank3 = Fondateur de villes
automaton-ridge-rank4 = Légende de la frontière
automaton-ridge-rank5 = Mystérieux aventurier

## Qu'est-ce que c'est ?

wtw-about-nothing = Rien de particulier
wtw-about-piece = { $tile }
wtw-about-building = { $tile } : { $does }
wtw-about-covered = { $what }{ $more }
wtw-about-cell = { $terrain_cap } ({ $cell }){ $more }
wtw-about-icon = { $terrain_cap } ({ $cell }) avec { $icon }{ $more }
wtw-terrain-open = terrain libre
wtw-terrain-hill = colline
wtw-terrain-mine = entrée de mine
wtw-terrain-field = pré imprimé
wtw-terrain-cow = pré imprimé avec une vache
wtw-icon-start = le départ : le premier placement le recouvre
wtw-icon-pickaxe = une pioche : la couvrir fait monter sur la piste de mine
wtw-icon-horseshoe = un fer à cheval : −1 point s'il reste à découvert
wtw-icon-bullet = une balle pour qui la recouvre
wtw-icon-gold = 1 or pour qui le recouvre
wtw-icon-street = une allée pour qui la recouvre
wtw-icon-water = de l'eau : la recouvrir coûte 1 or
wtw-icon-saucer = une soucoupe : des points si elle est encerclée à découvert
wtw-icon-signpost = un panneau : le troisième reçoit l'Épicerie
wtw-icon-ace-card = une carte As pour qui la recouvre
wtw-stands-nobody = { "" }
wtw-stands-bandit = {"\u00A0"}; un bandit
wtw-stands-wanted = {"\u00A0"}; un bandit recherché
wtw-stands-sheriff = {"\u00A0"}; un shérif
wtw-stands-tombstone = {"\u00A0"}; une tombe
wtw-stands-herd = {"\u00A0"}; le pâturage compte { $cows ->
    [0] zéro vache
    [1] 1 vache
   *[other] { $cows } vaches
}
wtw-stands-booted = {"\u00A0"}; le pâturage de { $cows ->
    [one] { $cows } vache
   *[other] { $cows } vaches
} est déjà attroupé
wtw-about-mine = Piste de mine { $who_of } : case { $space }, revenu { $income }, { $points } points à la fin ; le chapeau, case { $hat }, amène un partenaire
wtw-about-town = { $town } : { $points } points{ $order ->
    [0] { "" }
   *[other] , numéro { $order } de la charte
}{ $done ->
    [0] { "" }
   *[other] {"\u00A0"}; inaugurée
}
wtw-about-slot = { $tile }, { $slot } : { $cells } cases, { $cost ->
    [0] gratuit
   *[other] { $cost } or
} ; il en reste { $n }
wtw-about-slot-building = { $tile }, { $slot } : { $cells } cases, { $cost ->
    [0] gratuit
   *[other] { $cost } or
} ; il en reste { $n } ; { $does }
wtw-about-die-prairie = Prairie, numéro { $n } : la pile la plus proche de sa rangée
wtw-about-die-river = Rivière, numéro { $n } : la pile la plus proche de sa colonne, ou une autre pour 1 or par pile sautée
wtw-about-contract = { $cows } vaches : { $points } points et { $contract }{ $flipped ->
    [0] , pour le premier qui les attroupe
   *[other] {"\u00A0"}; le grand bonus est parti
}
wtw-about-ace = As de { $suit }, dans la réserve
wtw-about-ace-owned = As de { $suit } : { $who } l'a pris
wtw-about-partner = { $card }
wtw-about-deck = Paquet Partenaire : { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
wtw-about-side = { $name }, face classique{ $n ->
    [one] , { $n } étoile
   *[other] , { $n } étoiles
} : sans règle particulière
wtw-about-conquest = { $name }, face Conquête{ $n ->
    [one] , { $n } étoile
   *[other] , { $n } étoiles
} : { $says }
wtw-side-charter = une ville ne rapporte le bonus de l'année qu'après toutes celles de numéro inférieur, avec { $extra-points } points de plus
wtw-side-high-water = chaque case d'eau recouverte coûte { $gold-per-water-cell } or
wtw-side-vault = pendant votre tour, les bâtiments nommés stockent jusqu'à { $capacity-per-building } or chacun ; { $points-per-stored-gold } points par or stocké à la fin
wtw-side-most-wanted = un bandit recherché compte pour { $wanted-weight } dans les affrontements ; sa tombe vaut { $wanted-tombstone-points } points
wtw-side-general-delivery = quand il ne reste qu'un des { $signposts } panneaux à découvert, l'Épicerie mise de côté le recouvre, gratuitement et sans être reliée
wtw-side-stage-line = à la fin, { $points-by-linked-stops } points pour 0/1/2/3/4 relais joints par la route
wtw-side-saucers = { $points-each } points pour une soucoupe encerclée sans être recouverte
wtw-side-pair-of-aces = à la fin, { $points-per-ace } points par as des couleurs dont la marque au bord touche une case couverte ; chaque case A donne une carte As
wtw-about-streets = Allées gratuites : 1 ou 2 adjacentes au lieu d'une tuile
wtw-about-ridge = Crête des Bandits : { $bandits ->
    [0] aucun bandit
    [1] 1 bandit
   *[other] { $bandits } bandits
} à battre, { $cows ->
    [0] aucune vache
    [1] 1 vache
   *[other] { $cows } vaches
} en liberté, { $bullets ->
    [0] aucune balle
    [1] 1 balle
   *[other] { $bullets } balles
} de côté

## Le terminal

terminal-wtw-trays = Éventaires : encoche, tuile, tuiles restantes, coût ; les dés entre crochets
terminal-wtw-moment = An { $year }, round { $round }
terminal-wtw-cost = { $n } or
terminal-wtw-supply = Au milieu de la table
terminal-wtw-contracts = Contrats
terminal-wtw-aces = Cartes As
terminal-wtw-partner = Partenaire
terminal-wtw-settlements = Colonies
terminal-wtw-buildings = Bâtiments nommés
terminal-wtw-signs = Signes d'un plateau
terminal-wtw-score = points
terminal-wtw-gold = or
terminal-wtw-bullets = balles
terminal-wtw-mine = mine
terminal-wtw-bandit_count = bandits
terminal-wtw-tussles_won = affrontements remportés
terminal-wtw-brief = { $score } points · { $gold } or · { $bullets } balles · mine { $mine } · { $bandits } bandits
terminal-wtw-sign-1 = route
terminal-wtw-sign-2 = pré
terminal-wtw-sign-3 = pré avec une vache
terminal-wtw-sign-4 = bâtiment
terminal-wtw-sign-5 = colline
terminal-wtw-sign-6 = mine
terminal-wtw-sign-7 = bandit
terminal-wtw-sign-8 = tombe
terminal-wtw-sign-9 = shérif
terminal-wtw-sign-10 = santiag : le pâturage est attroupé
terminal-wtw-sign-11 = pioche ; b balle, g or, s allée, A carte As, w eau, O soucoupe, G panneau
terminal-wtw-sign-12 = fer à cheval
terminal-wtw-sign-13 = départ ; une petite lettre est une ville

## Premières leçons

lesson-west-partner = Le but, et un partenaire
lesson-west-partner-text = Fondez la plus belle colonie de l'Ouest : le plus de points après 4 années l'emporte. Pour commencer, 2 partenaires vous offrent leur aide. Chacun rapporte des points à la fin pour ce que dit sa carte. Gardez-en un, face cachée : ce qu'il veut sera votre premier plan.
lesson-west-dice = Les dés et les piles
lesson-west-dice-text = À votre tour, vous prenez un dé, et avec lui une tuile. Un dé Prairie, vert, donne la pile la plus proche de sa rangée. Un dé Rivière, bleu, donne la pile la plus proche de sa colonne, et pour 1 or vous pouvez sauter une pile. Les pépites d'une pile sont son prix. Prenez la Grand-rue avec le dé Rivière sur le 5 : elle est gratuite.
lesson-west-place = Posez-la
lesson-west-place-text = La première tuile couvre la croix ; les suivantes doivent toucher votre colonie, bord à bord. Déplacez la tuile au-dessus du plateau, tournez-la avec R, retournez-la avec F : elle montre ce que l'endroit rapporterait avant que vous ne la lâchiez. Couchez-la sur la croix, de E6 à G6. L'étoile est un shérif, et il voit toute la rangée 6.
lesson-west-cows = Les vaches
lesson-west-cows-draft = Les champs qui se touchent forment un pâturage. Trois vaches y font un troupeau qui vaut des points ; jusqu'à sept, il en vaut davantage. Deux vaches attendent à gauche de la rangée 6 : l'Enclos à veaux apporte la troisième. Dé Prairie 2 !
lesson-west-cows-place = Mettez-le debout, la vache en haut, à gauche de votre rue : D5 et D6. Son champ touche alors le champ imprimé en C6.
lesson-west-cows-wrangle = Trois vaches ! Attroupez-les maintenant pour 2 points, ou laissez grandir le troupeau : dès quatre vaches, il y a un contrat, et le premier servi reçoit la grande face. Un pâturage attroupé reçoit une santiag, et c'est fini pour lui. Pour cette fois, prenez les points.
lesson-west-fire = Shérifs et bandits
lesson-west-fire-draft = Un bandit se cache en C6, et votre shérif le voit. Il ne vous manque qu'une balle. La Route sinueuse en porte une : dé Rivière 2.
lesson-west-fire-place = N'importe où près de la rue fera l'affaire ; les cases avec de l'or, des balles, des pioches ou des allées paient quand vous les couvrez. La balle part aussitôt : le bandit devient une tombe, qui vaut 2 points à la fin. Au bout de chaque année, qui a le plus de bandits perd des points, et qui en a le moins en gagne.
lesson-west-streets = Des allées au lieu d'une tuile
lesson-west-streets-text = Aucun dé à votre goût ? Aménagez alors 1 ou 2 allées gratuites. Elles comblent les trous, ferment des villes et atteignent des bonus.
lesson-west-streets-where = Les pointillés bleus sont des villes. Couvrez toutes les cases de l'une d'elles et son panneau paie, avec un bonus qui fond chaque année. Posez vos allées où vous voulez.
lesson-west-end = Vous connaissez l'Ouest
lesson-west-end-text = C'était l'essentiel. Les pioches vous font monter sur la piste de mine : plus d'or chaque année, et un second partenaire au chapeau. Les as comptent par séries, les fers à cheval veulent être couverts, les bâtiments font ce que dit leur panneau ; arrêtez-vous sur n'importe quoi pour le lire. Continuez ici, ou commencez une vraie partie !

## Quand cela s'utilise-t-il, et comment cela s'appelle-t-il ?

wtw-when-cell = Se couvre par une tuile ou des allées, quand on en pose
wtw-when-foreign = Pas votre plateau : vous posez sur le vôtre
wtw-when-piece = Elle reste là pour de bon
wtw-when-town = Marque dès que toutes ses cases sont couvertes
wtw-when-mine = Le marqueur avance à chaque pioche
wtw-when-side = Sa règle vaut tout le temps pour ce plateau
wtw-when-slot = Se prend à votre tour, avec un dé dont la rangée ou la colonne y mène
wtw-when-empty = La pile est vide : ses dés mènent à la suivante
wtw-when-die = Sert à votre tour : il prend la tuile la plus proche de sa rangée ou colonne
wtw-when-contract = Rempli en attroupant autant de vaches d'un pâturage
wtw-when-ace = Se choisit quand on gagne une carte As
wtw-when-partner = Se choisit quand le marqueur de mine atteint le chapeau
wtw-when-streets = Se prennent à votre tour, au lieu d'une tuile
wtw-when-ridge = Compte à la fin de chaque année, face à vos bandits
wtw-thing-die = { $kind ->
    [river] Dé Rivière { $n }
   *[prairie] Dé Prairie { $n }
}
wtw-thing-contract = Contrat pour { $n } vaches
wtw-thing-mine = Piste de mine
wtw-thing-partners = Paquet Partenaire
wtw-thing-streets = Allées gratuites
wtw-thing-ridge = La Crête des Bandits
wtw-thing-side = Plateau de colonie
wtw-thing-ace = As de { $suit }
