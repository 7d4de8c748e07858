### Sue à une vraie table d'El Paso. Le style est celui de elpaso.fr.ftl.

## Ce qui est demandé

sue-askarrived = Sue a-t-elle atteint El Paso ?
sue-askcattle = Quelle est la première de ces races encore au marché au bétail ? Sue la prend.
sue-asktile = Sue prend la { $kind } face visible ayant le plus de points, celle de gauche à égalité. Combien en porte-t-elle ?
sue-askface = Quel côté de la carte Train { $card } est visible ?
sue-askbuilding = Quel est le premier de ces bâtiments encore disponible ? Sue le place.
sue-askreplacement = Quel est le premier de ces remplacements dont le bâtiment est disponible ? Entre deux qui emploient autant de bâtisseurs, Sue remplace le plus proche de son éleveur dans le sens horaire.
sue-asksimmental = Reste-t-il une Simmental pour Sue ?

sue-answer-last = Vous êtes sur la case Simmental : dernier tour de Sue
sue-answer-none = Rien de tout cela
sue-answer-cattle = { $card }
sue-answer-tile = { $kind_cap } : { $n ->
    [one] { $n } point
   *[other] { $n } points
}
sue-answer-face = Le { $face }
sue-answer-building = Bâtiment { $n }
sue-answer-replace = Bâtiment { $old } par { $new } : { $n ->
    [one] { $n } bâtisseur
   *[other] { $n } bâtisseurs
}

## Ce qui est à faire

elp-log-guide-set-up = Préparez une partie à 2 joueurs. Sue n'a que les disques et l'éleveur de sa couleur.
elp-log-guide-reserve = Sa réserve : 3 cowboys, 3 ingénieurs, 3 bâtisseurs, 3 jokers, 3 Black Angus, 3 Corriente. Elle est mélangée ici : prenez-y les cartes annoncées.
elp-log-guide-cards = Ses cartes Solo restent dans la boîte : elles sont piochées ici.
elp-log-guide-row = Alignez ses ouvriers de gauche à droite : { $row }.
elp-log-guide-start = Un de ses disques va sur le comptoir 5, son éleveur à El Paso.
elp-log-guide-begin = Vous commencez, avec 4 $, 1 jeton Échange, 4 cartes et 1 tuile Objectif de votre choix.
elp-log-guide-move = Avancez son éleveur de { $n ->
    [one] { $n } lieu
   *[other] { $n } lieux
} : à une bifurcation, la branche comptant le moins de lieux, à égalité celle de l'intérieur ; El Paso l'arrête.
elp-log-guide-compare = Les points de Sue sont au complet. À égalité, vous gagnez s'il vous reste de l'argent après conversion ; sinon la victoire est partagée.

## Ce qu'elle fait

elp-log-guide-simmental = Sue prend une Simmental
elp-log-guide-places = Sue place le bâtiment { $building } sur la case vide la plus chère, à égalité la plus proche de son éleveur dans le sens horaire
elp-log-guide-replaces = Sue remplace le bâtiment { $old } par { $building } ; { $old } retourne dans sa pile
