### Sam, l'automate de la deuxième édition. Le style est celui de gwt.fr.ftl.

automaton-sam = Sam
    .to = à Sam
    .of = de Sam

setting-solo = Niveau de Sam
setting-solo-help = La force de l'adversaire du mode solo. Facile : sans ses trois cartes les plus fortes. Difficile : avec un ouvrier de plus de chaque type et une meilleure première livraison.
setting-solo-easy = Facile
setting-solo-medium = Moyen
setting-solo-hard = Difficile
setting-first_city = Première livraison de Sam
setting-first_city-help = Plus près de Kansas City, il est plus faible ; plus près de New York, plus fort.
setting-first_city-none = selon son niveau
setting-first_city-1 = Fulton (valeur 1)
setting-first_city-2 = St. Louis (valeur 4)
setting-first_city-3 = Bloomington (valeur 6)
setting-first_city-4 = Peoria (valeur 8)
setting-first_city-5 = Chicago (valeur 10)
setting-first_city-6 = Toledo (valeur 12)
setting-first_city-7 = Pittsburgh (valeur 14)
setting-first_city-8 = Philadelphia (valeur 16)
setting-first_city-9 = New York (valeur 18)

## Ses cartes

automaton-sam-c1 = Avancer de 1 ; engager un ouvrier, si possible de la spécialité
automaton-sam-c2 = Avancer de 1 ; engager l'ouvrier le moins cher
automaton-sam-c3 = Avancer de 1 ; acheter du bétail, 8 $ au plus
automaton-sam-c4 = Avancer de 1 ; construire
automaton-sam-c5 = Avancer de 1 ; avancer la locomotive
automaton-sam-c6 = Avancer de 1 ; avancer la locomotive
automaton-sam-c7 = Avancer de 1 ; prendre une carte Objectif
automaton-sam-c8 = Avancer de 1 ; prendre un hors-la-loi
automaton-sam-c9 = Avancer de 1 ; retirer un danger
automaton-sam-c10 = Avancer selon le plus grand nombre de bâtiments ; acheter du bétail, 8 $ au plus
automaton-sam-c11 = Avancer selon le plus grand nombre de bâtiments ; construire
automaton-sam-c12 = Avancer selon le plus grand nombre de bâtiments ; avancer la locomotive
automaton-sam-c13 = Avancer selon les ouvriers de la spécialité ; cowboys : 2 cartes au marché, puis acheter ; sinon : prendre une carte de valeur 3
automaton-sam-c14 = Avancer selon les ouvriers de la spécialité ; artisans : construire ; sinon : construire avec exactement 1 artisan
automaton-sam-c15 = Avancer selon les ouvriers de la spécialité ; ingénieurs : locomotive à la prochaine gare ; sinon : avancer la locomotive
automaton-sam-n5 = Magasin ; avancer de 1 ; avancer la locomotive
automaton-sam-n7 = Magasin ; avancer de 1 ; prendre une carte Objectif
automaton-sam-n8 = Magasin ; avancer de 1 ; prendre un hors-la-loi
automaton-sam-n9 = Magasin ; avancer de 1 ; retirer un danger
automaton-sam-n15 = Magasin ; avancer selon les ouvriers de la spécialité ; ingénieurs : locomotive à la prochaine gare ; sinon : avancer la locomotive

## Le journal

log-sam-reshuffled = { $who } mélange une nouvelle pioche
log-sam-card = { $who } suit la carte { $card }
sam-card = { $n } : { $text }
log-sam-steps = { $who } avance de { $n ->
    [one] { $n } lieu
   *[other] { $n } lieux
} : { $reason }
sam-steps-fixed = nombre imprimé
sam-steps-specialty = ouvriers de la spécialité
sam-steps-buildings = le plus de bâtiments sur le parcours
log-sam-moved = { $who } va { $place_to }
log-sam-tax = { $who } devrait { $n } $ { $to_to } en { $space } : la banque paie
log-sam-hired = { $who } engage { $worker_a } de la rangée { $cell } : gratuit
log-sam-specialty = { $who } change de spécialité : { $worker_many }
log-sam-market = { $n ->
    [0] { $who } ne trouve plus de carte pour le marché au bétail
    [one] { $who } ajoute { $n } carte au marché au bétail
   *[other] { $who } ajoute { $n } cartes au marché au bétail
}
log-sam-bought = { $cowboys ->
    [one] { $who } achète { $card_a } : { $cowboys } cowboy, { $dollars } $
   *[other] { $who } achète { $card_a } : { $cowboys } cowboys, { $dollars } $
}
log-sam-took-card = { $who } prend { $card_a } : gratuit
log-sam-engine = { $who } déplace la locomotive de { $start } à { $to }
log-sam-engine-gone = { $who } arrive au bout de la voie : sa locomotive quitte la partie
log-sam-upgraded = { $who } améliore la gare { $station } : gratuit
log-sam-master-gone = { $who } renvoie un chef de gare : { $master_gives }
log-sam-disc-moved = { $who } n'a plus de disque : prend celui de la gare { $station }
log-sam-built = { $who } construit { $building } en { $space } : gratuit
log-sam-replaced = { $who } remplace { $old_bare } en { $space } par { $building } : gratuit
log-sam-objective = { $who } prend { $card_a }
log-sam-outlaw = { $who } prend { $tile_the } de { $space }
log-sam-hazard = { $who } retire { $tile_the } de { $space }
log-sam-foresight = { $who } place { $tile_a }, colonne de prévision { $column }
log-sam-delivers = { $who } livre à { $city }
log-sam-home = { $who } quitte Kansas City
log-sam-store = { $who } place un magasin à { $town }, carte { $card } : { $trade }
log-sam-expansion = { $who } révèle la carte d'expansion { $card }
log-sam-expansion-done = { $who } a terminé la carte d'expansion { $card }
log-sam-skipped = { $who } ne fait rien : { $reason }
log-sam-why = { $reason } ({ $after } sur { $before })

## Pourquoi il ne fait rien

sam-skip-nobody-to-hire = personne à engager
sam-skip-nothing-to-buy = pas de bétail à acheter
sam-skip-no-value-3 = pas de carte de valeur 3
sam-skip-no-engine = sa locomotive a quitté la partie
sam-skip-no-building = aucun bâtiment ne convient
sam-skip-no-objective = pas de carte Objectif dans l'offre
sam-skip-no-outlaw = pas de hors-la-loi
sam-skip-no-hazard = pas de danger
sam-skip-no-tile = pas de tuile de prévision à placer
sam-skip-no-disc-city = pas de disque pour la ville
sam-skip-no-disc-station = pas de disque pour la gare
sam-skip-no-expansion = pas de carte d'expansion active

## Ce qui le fait choisir

sam-why-shortest-way = Chemin le plus court vers Kansas City
sam-why-least-tax = Le moins de taxes en chemin
sam-why-least-tax-to-you = Le moins de taxes pour le joueur
sam-why-no-hazard-branch = Pas par un embranchement à dangers
sam-why-first-space = Première case par son nom
sam-why-rank = Spécialité, puis type le plus nombreux
sam-why-cheapest = Coût le plus bas
sam-why-specialty = Spécialité
sam-why-top-row = Rangée la plus haute
sam-why-left-column = Case la plus à gauche
sam-why-most-points = Le plus de points pour l'argent
sam-why-best-card = Meilleure carte seule
sam-why-fewest-cards = Le moins de cartes
sam-why-fewest-cowboys = Le moins de cowboys
sam-why-least-money = Le moins d'argent
sam-why-display-order = Première du marché
sam-why-farthest-station = Gare la plus lointaine à portée
sam-why-most-builders = Le plus d'artisans
sam-why-a-hand = Une tuile avec une main
sam-why-lowest-number = Numéro le plus bas
sam-why-nearest-space = Première des cases aussi proches
sam-why-largest-tile = Plus grande tuile de la réserve
sam-why-most-hands = Le plus de tuiles avec une main
sam-why-earliest-space = Case la plus proche du départ
sam-why-most-hazards = Le plus de tuiles Danger
sam-why-best-hazard = Danger qui vaut le plus
sam-why-zone-order = Première zone du parcours
sam-why-highest-space = Numéro le plus haut
sam-why-least-station = Gare qui vaut le moins
sam-why-station-order = Gare la plus proche du départ
sam-why-value-3 = Le plus de points
sam-why-big-city-points = Grande ville qui vaut le plus
sam-why-big-city-value = Grande ville de plus haute valeur
sam-why-trade-space = Meilleure case Commerce
sam-why-left-space = Case Commerce la plus à gauche

## Sam à une vraie table : ce qui est demandé

ask-askspecialty = Quel ouvrier a été pioché pour Sam ?
ask-askbuildings = Combien de vos bâtiments sont sur le parcours ?
ask-askarrived = Sam a-t-il atteint Kansas City ?
ask-askhired = Qui Sam a-t-il engagé ?
ask-askpoints = { $kind ->
    [cattle] Combien de points vaut le bétail qu'il a pris ?
    [objectives] Combien de points vaut la carte Objectif ?
   *[hazards] Combien de points vaut le danger ?
}
ask-asktoken = Sam a-t-il le jeton Marché de l'emploi ?
ask-asksite = Où va le bâtiment { $building } de Sam ?
ask-askengine = Où est votre locomotive ?
ask-askstore = Quelle case Commerce occupez-vous à { $town } ?

answer-worker = { $worker_a }
answer-nobody = Personne
answer-space = Case { $space }
answer-no-space = Aucune case libre
answer-track = Case { $space }
answer-elsewhere = Ailleurs
answer-store = Case Commerce { $n }
answer-no-store = Aucune

## Sam à une vraie table : ce qu'il faut faire

log-sam-guide-move = Avancez son éleveur de { $n ->
    [one] { $n } lieu
   *[other] { $n } lieux
} : le chemin le plus court vers Kansas City, puis le moins de taxes, puis le moins pour vous. La banque vous paie pour vos bâtiments.
log-sam-guide-hire-specialty = Engagez pour lui : { $worker_a } si possible, sinon son type le plus nombreux ; le moins cher, le plus haut, le plus à gauche ; pas de la rangée du jeton.
log-sam-guide-hire-cheapest = Engagez pour lui : l'ouvrier le moins cher, puis { $worker_a }, le plus haut, le plus à gauche ; pas de la rangée du jeton.
log-sam-guide-buy = Achetez pour lui : le plus de points pour 8 $ avec { $n ->
    [one] { $n } cowboy
   *[other] { $n } cowboys
}, sans carte orange. S'il ne peut rien acheter, chaque cowboy ajoute 2 cartes jusqu'à ce qu'il le puisse. Les cowboys restants ajoutent 2 cartes chacun.
log-sam-guide-add-cards = Ajoutez d'abord 2 cartes au marché au bétail.
log-sam-guide-take-value-3 = Prenez pour lui la carte de valeur 3 qui vaut le plus : gratuit.
log-sam-guide-take-objective = Prenez pour lui la carte Objectif la plus éloignée de la pioche ; faites glisser et complétez.
log-sam-guide-take-outlaw = Prenez pour lui le hors-la-loi du plus haut numéro, sans sa récompense.
log-sam-guide-take-hazard = Prenez un danger pour lui : la zone la plus remplie, puis celle de la meilleure tuile ; sa meilleure tuile.
log-sam-guide-site = Son bâtiment va sur la prochaine case libre devant votre éleveur, hors des embranchements à dangers ; sinon depuis le départ.
log-sam-guide-send-away = Un chef de gare qui s'y trouve retourne dans la boîte.
log-sam-guide-foresights = Kansas City : placez pour lui la tuile du bas de chaque colonne de prévision.
log-sam-guide-leave = Son éleveur retourne au départ. Faites glisser les prévisions, complétez le haut.
log-sam-guide-reveal = Révélez son objectif de départ.
log-sam-guide-compare = À égalité de points, la victoire est partagée.
