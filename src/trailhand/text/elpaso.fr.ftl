### Great Western Trail : El Paso, et Sue.
###
### Un choix, c'est un verbe, un objet, deux-points, un coût, un effet : court, sans point
### final, sans « vous ». Un refus : un fait, puis l'issue. Le journal commence par le joueur.
### L'argent s'écrit 6 $, ce qui est gratuit le dit.
###
### Formes d'un nom (attributs) : .a avec l'article indéfini, .the avec l'article défini, .to
### après un verbe de mouvement, .many au pluriel, .short dans une liste d'effets.
### `$worker_a` demande une forme, `$action_cap` commence par une majuscule,
### `$cost_above_money` est la différence, et ce qui n'est pas donné vaut `nil`.

## Le jeu et ses réglages

game-elpaso = Great Western Trail : El Paso
book-elpaso = El Paso

intro-elpaso-1 = Avancez votre éleveur sur le parcours, de 3 lieux au plus ; les cowboys vous mènent plus loin.
intro-elpaso-2 = Utilisez le bâtiment atteint : engagez, achetez du bétail, construisez, prenez le train.
intro-elpaso-3 = Les ouvriers sont des cartes : dépensez-les, ils reviennent avec votre pioche.
intro-elpaso-4 = À El Paso, vous livrez votre main. Plus les races sont variées, meilleur est le comptoir.

setting-preset-elpaso = Mise en place
setting-preset-elpaso-help = « Première partie » pour débuter en douceur : faces a, recto des cartes Train, chaque bâtiment neutre sur sa lettre. « Partie standard » laisse les trois au hasard.
setting-sides-elpaso = Faces des bâtiments communs
setting-sides-elpaso-help = La même face pour tous : a, b, random (au hasard), ou une lettre par bâtiment.
setting-train = Cartes Train
setting-train-help = Recto, verso, random (au hasard), ou une lettre r ou v par carte.
setting-train-recto = recto
setting-train-verso = verso
setting-errata_2a = Bâtiment 2a
setting-errata_2a-help = Certains le trouvent trop fort : sa barre se lit alors comme une barre oblique (une action sur deux), ou il se joue sur sa face b.
setting-errata_2a-printed = tel qu'imprimé
setting-errata_2a-slash = une de ses deux actions
setting-errata_2a-side_b = toujours la face b
setting-solo-elpaso = Cartes B de Sue
setting-solo-elpaso-help = Plus ses cartes B sont nombreuses, plus Sue est difficile à battre.
setting-sue_delivery = Livraisons de Sue
setting-sue_delivery-help = Après le comptoir 7 : toujours le comptoir suivant, ou toujours le plus élevé.
setting-sue_delivery-ascending = comptoir suivant
setting-sue_delivery-highest = comptoir le plus élevé

## Sue

automaton-sue = Sue
automaton-sue-A1 = A1 : étapes selon les ingénieurs, piocher 1 carte de la réserve
automaton-sue-A2 = A2 : 1 étape, piocher 2 cartes de la réserve
automaton-sue-A3 = A3 : 1 étape, piocher 2 cartes de la réserve
automaton-sue-A4 = A4 : 1 étape, piocher 1 carte de la réserve
automaton-sue-A5 = A5 : 1 étape, piocher 1 carte de la réserve
automaton-sue-A6 = A6 : 1 étape, piocher 1 carte de la réserve
automaton-sue-A7 = A7 : 1 étape, piocher 1 carte de la réserve
automaton-sue-A8 = A8 : 1 étape, train
automaton-sue-B1 = B1 : 2 étapes, construire
automaton-sue-B2 = B2 : 2 étapes, marché au bétail
automaton-sue-B3 = B3 : 2 étapes, la meilleure de trois actions

elp-sue-steps = { $n ->
    [one] { $n } étape
   *[other] { $n } étapes
}
elp-sue-steps-by = 1 étape par { $worker }
elp-sue-card = { $card } : { $steps }, { $action }
elp-sue-action-market = marché au bétail
elp-sue-action-reserve-1 = 1 carte de sa réserve
elp-sue-action-reserve-2 = 2 cartes de sa réserve
elp-sue-action-train = le train
elp-sue-action-build = construire
elp-sue-action-best-of-three = la meilleure de trois actions

elp-tie-inner = les deux branches se valent : celle de l'intérieur
elp-tie-leftmost-workers = plusieurs groupes se valent : celui de gauche
elp-tie-leftmost-tile = plusieurs tuiles se valent : celle de gauche
elp-tie-nearest = plusieurs cases se valent : la plus proche dans le sens horaire

## Ouvriers

elp-worker-cowboy = cowboy
    .a = un cowboy
    .many = cowboys
elp-worker-engineer = ingénieur
    .a = un ingénieur
    .many = ingénieurs
elp-worker-builder = bâtisseur
    .a = un bâtisseur
    .many = bâtisseurs
elp-worker-joker = joker
    .a = un joker
    .many = jokers

elp-bonus-of-cowboy = 1 étape de plus en se déplaçant
elp-bonus-of-engineer = 1 $
elp-bonus-of-builder = 1 certificat pour 2 $
elp-bonus-of-joker = 2 $

## Bétail

elp-breed-criollo = Criollo
    .a = une Criollo
elp-breed-pineywoods = Pineywoods
    .a = une Pineywoods
elp-breed-galloway = Galloway
    .a = une Galloway
elp-breed-santa-gertrudis = Santa Gertrudis
    .a = une Santa Gertrudis
elp-breed-black-angus = Black Angus
    .a = une Black Angus
elp-breed-corriente = Corriente
    .a = une Corriente
elp-breed-shorthorn = Shorthorn
    .a = une Shorthorn
elp-breed-hereford = Hereford
    .a = une Hereford
elp-breed-simmental = Simmental
    .a = une Simmental

elp-icon-criollo = Criollo
    .a = une Criollo
elp-icon-pineywoods = Pineywoods
    .a = une Pineywoods
elp-icon-galloway = Galloway
    .a = une Galloway
elp-icon-santa-gertrudis = Santa Gertrudis
    .a = une Santa Gertrudis
elp-icon-black-angus = Black Angus
    .a = une Black Angus
elp-icon-corriente = Corriente
    .a = une Corriente
elp-icon-shorthorn = Shorthorn
    .a = une Shorthorn
elp-icon-hereford = Hereford
    .a = une Hereford
elp-icon-simmental = Simmental
    .a = une Simmental
elp-icon-any = carte Bétail
    .a = une carte Bétail
elp-icon-value2 = carte de valeur 2
    .a = une carte de valeur 2

## Tuiles et lieux

elp-tile-el-paso = El Paso
    .short = El Paso
    .to = à El Paso
elp-tile-neutral = bâtiment neutre { $letter }
    .short = { $letter }
    .to = en { $letter }
elp-tile-common = bâtiment { $name } ({ $owner })
    .short = { $name } ({ $owner })
    .to = au bâtiment { $name } ({ $owner })
elp-place-empty = case vide { $space }
    .short = case vide { $space }
    .to = à la case vide { $space }
elp-train-card = la carte Train { $card }

elp-objective-tile = l'objectif { $name } ({ $vp } PV pour { $needs })
elp-bonus-tile = la tuile Bonus { $name } ({ $effect }, { $vp } PV)
elp-need-cattle = { $n ->
    [one] { $n } { $what }
   *[other] { $n } { $what }
}
elp-need-bonuses = { $n ->
    [one] { $n } tuile Bonus
   *[other] { $n } tuiles Bonus
}
elp-need-buildings = bâtiments d'un coût de { $n }
elp-need-post = un disque au comptoir { $n }
elp-bonus-exchange-3 = 3 échanges
elp-bonus-permanent-cert = certificat permanent
elp-bonus-cull = retirer 1 carte
elp-bonus-duplicate = doublon
elp-bonus-cull-and-money = retirer 1 carte pour 2 $
elp-bonus-money-5 = recevoir 5 $

elp-kind-1 = tuile Objectif
    .a = une tuile Objectif
elp-kind-2 = tuile Bonus
    .a = une tuile Bonus
elp-kind-3 = tuile Objectif ou Bonus
    .a = une tuile Objectif ou Bonus

elp-face-r = recto
elp-face-v = verso

## Disques du plateau Joueur

elp-disc-money = disque « argent »
    .full = disque « argent » : l'action auxiliaire rapporte 3 $
elp-disc-certificate = disque « certificat »
    .full = disque « certificat » : ouvre l'action auxiliaire
elp-disc-exchange = disque « échange »
    .full = disque « échange » : l'action auxiliaire échange deux fois
elp-disc-cull = disque « retrait »
    .full = disque « retrait » : ouvre l'action auxiliaire
elp-disc-permanent = disque « certificat permanent »
    .full = disque « certificat permanent » : +1 à chaque livraison
elp-disc-hand = disque « limite de main »
    .full = disque « limite de main » : 5 cartes
elp-disc-move = disque « limite de déplacement »
    .full = disque « limite de déplacement » : 4 étapes

elp-aux-money = argent
elp-aux-certificate = certificat
elp-aux-exchange = échange
elp-aux-cull = retrait

## Ce que donnent les icônes

elp-fx-money = recevoir { $n } $
    .short = { $n } $
elp-fx-certificates = prendre { $n ->
    [one] { $n } certificat
   *[other] jusqu'à { $n } certificats
}
    .short = { $n ->
        [one] { $n } certificat
       *[other] { $n } certificats
    }
elp-fx-tokens = recevoir { $n ->
    [one] { $n } jeton Échange
   *[other] { $n } jetons Échange
}{ $cost ->
    [0] { "" }
   *[other] { "" } : payer { $cost } $
}
    .short = { $n ->
        [one] { $n } jeton Échange
       *[other] { $n } jetons Échange
    }
elp-fx-discard = défausser { $icon_a } : recevoir { $n } $
    .short = { $icon } contre { $n } $
elp-fx-discard-value = défausser une carte Bétail : recevoir { $n } $ par point de valeur
    .short = une carte contre { $n } $ par point
elp-fx-hire = engager un ouvrier : { $cost ->
    [0] gratuit
   *[other] payer { $cost } $
}, joker 4 $ de plus
    .short = { $cost ->
        [0] engager gratuitement
       *[other] engager pour { $cost } $
    }
elp-fx-hire-second = engager un ouvrier d'un autre type : payer { $cost } $, joker 4 $ de plus
    .short = engager un autre type pour { $cost } $
elp-fx-buy = acheter du bétail
    .short = achat de bétail
elp-fx-train = utiliser le train
    .short = train
elp-fx-build = placer ou remplacer un bâtiment
    .short = bâtiment
elp-fx-aux = { $n ->
    [one] effectuer une action auxiliaire
   *[other] effectuer jusqu'à { $n } actions auxiliaires différentes
}
    .short = { $n ->
        [one] action auxiliaire
       *[other] { $n } actions auxiliaires
    }
elp-fx-tile = prendre { $kind_a }{ $cost ->
    [0] { "" }
   *[other] { "" } : payer { $cost } $
}
    .short = { $kind }
elp-fx-move = avancer { $n ->
    [one] de { $n } étape
   *[other] jusqu'à { $n } étapes
}, utiliser ce lieu
    .short = { $n ->
        [one] { $n } étape
       *[other] { $n } étapes
    }
elp-fx-cattle = prendre { $card_a }{ $cost ->
    [0] { "" }
   *[other] { "" } : payer { $cost } $
}
    .short = { $card }
elp-fx-cull = retirer { $icon_a } de la partie{ $n ->
    [0] { "" }
   *[other] { "" } : recevoir { $n } $
}
    .short = retirer { $icon_a }
elp-fx-exchange = échanger { $n ->
    [one] { $n } carte
   *[other] jusqu'à { $n } cartes
}
    .short = { $n ->
        [one] { $n } échange
       *[other] { $n } échanges
    }

## Parcours et lieux

elp-ask-chooseobjective = Choisissez votre première tuile Objectif
elp-ask-placerancher = Placez votre éleveur
elp-place = Commencer sur le { $tile }
elp-limits-move = Vous êtes { $place_to }{ $cowboys ->
    [0] { "" }
    [one] { " " }; votre cowboy vaut une étape de plus
   *[other] { " " }; chacun de vos { $cowboys } cowboys vaut une étape de plus
}
elp-ask-move = Avancez votre éleveur : { $n ->
    [one] { $n } étape
   *[other] { $n } étapes au plus
}
elp-move = Aller { $place_to } : { $steps ->
    [one] { $steps } étape
   *[other] { $steps } étapes
}{ $cowboys ->
    [0] { "" }
    [one] , défausser { $cowboys } cowboy
   *[other] , défausser { $cowboys } cowboys
}
elp-ask-useactions = Choisissez une action ici
elp-ask-trainactions = Choisissez une action de la carte Train
elp-use = { $action_cap }
elp-use-aux = Action auxiliaire « { $aux } » : { $action }
elp-done = Terminer ici
elp-ask-chooseaux = Choisissez une action auxiliaire
elp-aux-none = Pas de seconde action auxiliaire

## Actions libres

elp-ask-usetoken = Utilisez un jeton Échange
elp-use-token = Utiliser un jeton Échange : piocher 1 carte, en défausser 1
elp-ask-spendworker = Défaussez un ouvrier pour son bonus
elp-spend-worker = Défausser { $worker_a } : recevoir { $n } $
elp-spend-builder = Défausser un bâtisseur : payer { $cost } $, prendre 1 certificat

elp-ask-pause-simmental = El Paso : actions libres avant la Simmental
elp-ask-pause-delivery = El Paso : actions libres avant la livraison
elp-ask-pause-drawing = Actions libres avant de piocher
elp-ask-pause-end = Actions libres avant la fin du tour
elp-continue-simmental = Continuer : prendre la Simmental
elp-continue-delivery = Continuer : révéler la main et livrer
elp-continue-drawing = Continuer : piocher
elp-continue-end = Terminer le tour

## Cartes

elp-ask-discardone = Défaussez 1 carte
elp-discard = Défausser { $card_a }
elp-ask-discardfor = Défaussez { $icon_a } contre de l'argent
elp-discard-for = Défausser { $card_a } : recevoir { $n } $
elp-ask-cullcard = Retirez une carte de la partie, ou gardez-les toutes
elp-cull = Retirer { $card_a } de la partie{ $n ->
    [0] { "" }
   *[other] { "" } : recevoir { $n } $
}
elp-cull-none = Garder toutes les cartes
elp-ask-moreexchanges = Encore un échange ?
elp-exchange = Échanger : piocher 1 carte, en défausser 1 (reste : { $n })
elp-exchange-stop = Ne plus échanger

## Certificats, ouvriers, marché, train

elp-ask-gaincertificates = Avancez votre marqueur Certificat
elp-gain-certificates = { $n ->
    [0] Laisser les certificats à { $value }
   *[other] Monter les certificats à { $value }
}
elp-ask-hire = Engagez un ouvrier
elp-hire = Engager { $worker_a } : { $cost ->
    [0] gratuit
   *[other] payer { $cost } $
}
elp-hire-nobody = N'engager personne
elp-ask-buycattle = Achetez une carte Bétail
elp-buy = Acheter { $card_a } : { $cowboys ->
    [one] { $cowboys } cowboy
   *[other] { $cowboys } cowboys
}, payer { $cost } $
elp-ask-payworkers = Payez { $n } { $n ->
    [one] { $worker }
   *[other] { $worker_many }
} : choisissez les jokers parmi eux
elp-pay-workers = Payer avec { $n ->
    [0] { "" }
    [one] { $n } { $worker }
   *[other] { $n } { $worker_many }
}{ $n ->
    [0] { "" }
   *[other] { $jokers ->
        [0] { "" }
       *[other] { " et " }
    }
}{ $jokers ->
    [0] { "" }
    [one] { $jokers } joker
   *[other] { $jokers } jokers
}
elp-ask-usetrain = Choisissez une carte Train
elp-train = Utiliser la carte Train { $card } ({ $face }) : { $engineers ->
    [one] { $engineers } ingénieur
   *[other] { $engineers } ingénieurs
}, payer { $cost } $ ; { $gives_short }

## Tuiles

elp-ask-gaintile = Prenez { $kind_a }
elp-take-objective = Prendre { $name } : { $vp } PV pour { $needs }{ $cost ->
    [0] { "" }
   *[other] { "" } ; payer { $cost } $
}
elp-take-bonus = Prendre { $name } : { $effect }, { $vp } PV{ $cost ->
    [0] { "" }
   *[other] { "" } ; payer { $cost } $
}
elp-take-objective-blind = Prendre la première tuile de la pile Objectif, sans la voir{ $cost ->
    [0] { "" }
   *[other] { "" } : payer { $cost } $
}
elp-take-bonus-blind = Prendre la première tuile de la pile Bonus, sans la voir{ $cost ->
    [0] { "" }
   *[other] { "" } : payer { $cost } $
}
elp-tile-none = Ne prendre aucune tuile
elp-tile-gap = Prendre la tuile d'un emplacement vide

## Construction

elp-ask-build = Choisissez un bâtiment
elp-build = Construire { $building } : { $builders ->
    [one] { $builders } bâtisseur
   *[other] { $builders } bâtisseurs
} à { $price } $, { $vp } PV
elp-ask-choosesite = Choisissez sa case
elp-build-at = Placer { $building } en { $space } : { $builders ->
    [one] { $builders } bâtisseur
   *[other] { $builders } bâtisseurs
}, payer { $cost } $
elp-build-replace = Remplacer { $old_short } en { $space } par { $building } : { $builders ->
    [one] { $builders } bâtisseur
   *[other] { $builders } bâtisseurs
}, payer { $cost } $

## Livraison

elp-ask-duplicates = Votre main vaut { $total } : ajoutez des doublons (reste : { $n })
elp-add = Ajouter une seconde { $card } : vaut { $total }
elp-add-none = Ne rien ajouter : vaut { $total }
elp-ask-certificates = Votre main vaut { $total } : dépensez des certificats
elp-certify = { $n ->
    [0] Ne dépenser aucun certificat
    [one] Dépenser { $n } certificat
   *[other] Dépenser { $n } certificats
} : livrer jusqu'à { $total }
elp-ask-deliver = Choisissez un comptoir jusqu'à { $total }
elp-deliver = Livrer au comptoir { $value }{ $vp ->
    [0] { "" }
   *[other] { "" } : { $vp } PV
}
elp-deliver-reward = Livrer au comptoir { $value } : { $reward_short }{ $vp ->
    [0] { "" }
   *[other] , { $vp } PV
}
elp-deliver-none = Ne poser aucun disque
elp-ask-placedisc = Choisissez le disque à poser
elp-disc = Poser le { $disc_full }{ $dollars_above ->
    [nil] { $dollars_below ->
        [nil] { "" }
       *[other] , payer { $dollars_below } $
    }
   *[other] , recevoir { $dollars_above } $
}

## Décompte final

category-buildings-elpaso = Bâtiments
category-trading_posts = Comptoirs commerciaux
category-workers-elpaso = Ouvriers
category-cattle-elpaso = Cartes Bétail
category-bonus_tiles = Tuiles Bonus
category-objectives-elpaso = Tuiles Objectif

# How an option differs from another one that a hint names.
hint-trading_posts = { $more ->
    [0] de moins bonnes livraisons
   *[other] de meilleures livraisons
}
hint-bonus_tiles = { $more ->
    [0] de moins bonnes tuiles Bonus
   *[other] de meilleures tuiles Bonus
}

## Refus : un fait, puis l'issue

elp-no-too-far = { $steps_above_reach ->
    [nil] Trop loin pour l'éleveur
   *[other] { $steps } étapes : { $limit } et { $cowboys ->
        [one] { $cowboys } cowboy
       *[other] { $cowboys } cowboys
    } n'y suffisent pas
}
elp-no-location = Aucune tuile là : l'éleveur ne peut pas s'arrêter
elp-no-past-el-paso = Au-delà d'El Paso : arrêtez-vous-y d'abord
elp-no-other-branch = Sur l'autre branche : le parcours ne mène qu'en avant
elp-no-not-moving = L'éleveur s'y trouve : avancez d'au moins 1 étape
elp-no-done-already = Déjà fait : chaque action une fois par visite
elp-no-other-half-done = Une seule de ces 2 actions : l'autre est faite
elp-no-foreign-place = Pas votre bâtiment : une action auxiliaire, rien d'autre
elp-no-aux-after-tile = Seulement à la place des autres actions : elles ont commencé
elp-no-tile-after-aux = L'action auxiliaire a pris la place de celle-ci
elp-no-aux-once = Déjà fait : 1 action auxiliaire par visite
elp-no-aux-locked = Bloquée : livrez d'abord son disque
elp-no-aux-same = Déjà faite : choisissez une autre action auxiliaire
elp-no-money = { $cost_above_money ->
    [nil] Pas assez d'argent
   *[other] Coûte { $cost } $ : vous avez { $money } $, il manque { $cost_above_money } $
}
elp-no-card = { $icon ->
    [nil] La bonne carte n'est pas en main
   *[other] Il faut { $icon_a } en main
}
elp-no-wrong-card = { $icon ->
    [nil] La mauvaise carte : choisissez-en une autre
   *[other] La mauvaise carte : choisissez { $icon_a }
}
elp-no-token = Plus de jeton Échange
elp-no-nothing-to-draw = La pioche et la défausse sont vides
elp-no-worker = { $worker ->
    [nil] Aucun tel ouvrier dans la zone des ouvriers
   *[other] Aucun { $worker } dans la zone des ouvriers
}
elp-no-certificates-full = Le marqueur Certificat est à sa limite : dépensez d'abord
elp-no-nobody-to-hire = { $worker ->
    [nil] Plus personne à engager
   *[other] Plus de { $worker } à engager
}
elp-no-hire-money = { $cost_above_money ->
    [nil] Pas assez d'argent pour un ouvrier
   *[other] Coûte { $cost } $ : vous avez { $money } $, il manque { $cost_above_money } $
}
elp-no-same-type = Déjà engagé ici : choisissez un autre type
elp-no-first-hire = Second engagement de ce bâtiment : faites d'abord le premier
elp-no-few-workers = { $needed_above_workers ->
    [nil] Trop peu d'ouvriers
   *[other] Il faut { $needed } { $needed ->
        [one] { $worker }
       *[other] { $worker_many }
    } ou jokers{ $old ->
        [nil] { "" }
       *[other] { " " }pour remplacer { $old }
    } : vous en avez { $workers }, il en manque { $needed_above_workers }
}
elp-no-worker-money = { $cost_above_money ->
    [nil] Pas assez d'argent
   *[other] Coûte { $cost } $ : vous avez { $money } $, il manque { $cost_above_money } $
}
elp-no-breed-gone = Cette race est épuisée
elp-no-pile-gone = Plus de tel bâtiment
elp-no-tile = Plus de telle tuile
elp-no-tile-money = { $cost_above_money ->
    [nil] Pas assez d'argent pour une tuile
   *[other] Coûte { $cost } $ : vous avez { $money } $, il manque { $cost_above_money } $
}
elp-no-marker = Les deux marqueurs Propriété sont posés : remplacez un bâtiment
elp-no-not-dearer = Pas plus cher : pour remplacer, il faut plus de bâtisseurs
elp-no-not-yours = Pas votre bâtiment : choisissez une case libre ou le vôtre
elp-no-build-money = { $cost_above_money ->
    [nil] Pas assez d'argent pour un bâtiment
   *[other] Coûte { $cost } ${ $old ->
        [nil] { "" }
       *[other] { " " }pour remplacer { $old }
    } : vous avez { $money } $, il manque { $cost_above_money } $
}
elp-no-cull-limit = { $n ->
    [nil] Plus aucune carte ne peut être retirée de cette partie
   *[other] Déjà { $n } cartes retirées : plus aucune dans cette partie
}
elp-no-post-value = { $value_above_total ->
    [nil] La livraison vaut trop peu
   *[other] Comptoir { $value } : votre livraison vaut { $total }, il manque { $value_above_total }
}
elp-no-post-taken = Votre disque y est déjà : choisissez un autre comptoir
elp-no-black-disc = Angles noirs : ce disque demande un comptoir de 10 ou plus
elp-no-disc-money = { $cost_above_money ->
    [nil] Pas assez d'argent pour ce disque
   *[other] Coûte { $cost } $ : vous avez { $money } $, il manque { $cost_above_money } $
}
elp-no-disc-gone = Ce disque a quitté votre plateau
elp-no-disc-fits = Aucun de vos disques ne peut y aller
elp-no-discs = Plus aucun disque sur votre plateau
elp-no-must-deliver = Un disque peut être posé : choisissez un comptoir
elp-no-copy = { $card ->
    [nil] Aucun doublon de cette race en main
   *[other] Pas d'autre { $card } en main
}
elp-no-must-choose = Impossible d'y renoncer maintenant : choisissez

## Qu'est-ce que c'est ?

elp-about-nothing = Rien à dire là-dessus
elp-about-el-paso = El Paso : recevoir { $n } $, prendre une Simmental, livrer la main
elp-about-empty = Case { $space } : vide, un bâtiment y coûte { $cost ->
    [0] rien de plus
   *[other] { $cost } $ de plus
}
elp-either = soit { $first }, soit { $second }
elp-about-neutral = { $tile_cap } : { $actions }
elp-about-common = { $tile_cap } : { $actions } ; { $vp } PV
elp-about-pile = Bâtiment { $building }, reste { $n } : { $builders ->
    [one] { $builders } bâtisseur
   *[other] { $builders } bâtisseurs
}, { $cost } $, { $vp } PV ; { $actions }
elp-about-post = Comptoir { $value } : { $corners }, { $often }, { $vp } PV
elp-about-post-reward = Comptoir { $value } : { $corners }, { $often }, { $vp } PV ; { $reward }
elp-about-train = Carte Train { $card } ({ $face }) : { $engineers ->
    [one] { $engineers } ingénieur
   *[other] { $engineers } ingénieurs
}, { $cost } $ ; { $actions }
elp-about-objective = Objectif { $name } : { $vp } PV pour { $needs }
elp-about-bonus = Tuile Bonus { $name } : { $effect }, { $vp } PV
elp-about-objective-pile = Pile Objectif : la première tuile se prend sans la voir
elp-about-bonus-pile = Pile Bonus : la première tuile se prend sans la voir
elp-about-gap = Emplacement vide : la pile est épuisée
elp-about-card = { $card } : valeur { $value }, { $vp } PV
elp-about-market = { $card }, reste { $n } : { $cowboys ->
    [one] { $cowboys } cowboy
   *[other] { $cowboys } cowboys
}, { $cost } $ ; valeur { $value }, { $vp } PV
elp-about-worker = { $worker_cap }, reste { $n } à engager ; bonus : { $bonus }
elp-about-simmental = Pile Simmental : { $n ->
    [0] vide, le prochain à El Paso finit ici pour { $vp } PV
   *[other] reste { $n }, une par passage à El Paso
}
elp-about-disc = { $who }, { $disc_full }{ $dollars_above ->
    [nil] { $dollars_below ->
        [nil] { "" }
       *[other] , coûte { $dollars_below } $
    }
   *[other] , rapporte { $dollars_above } $
}
elp-about-aux = { $who }, action auxiliaire : { $action }
elp-about-area = { $who } : { $n ->
    [one] { $n } { $worker }
   *[other] { $n } { $worker_many }
} ; bonus : { $bonus }
elp-about-certificates = { $who } : certificats
elp-about-deck = { $who } : pioche
elp-about-discard = { $who } : défausse
elp-about-culled = { $who } : cartes retirées de la partie, 5 au plus
elp-about-token = { $who } : jeton Échange, piocher 1 carte, en défausser 1
elp-about-sue-deck = Les cartes Solo de Sue à venir
elp-about-sue-discard = Les cartes Solo de Sue déjà jouées
elp-about-sue-reserve = La réserve de Sue : ouvriers et bétail, face cachée
elp-about-sue-cattle = La pile Bétail de Sue : elle ne fait que marquer
elp-about-sue-group = Les { $worker_many } de Sue : { $n }

elp-corners-black = angles noirs
elp-corners-white = angles blancs
elp-often-once = 1 disque par joueur
elp-often-many = autant de disques qu'on veut

## Le journal

elp-log-turn = { $who } : tour { $n }
elp-log-placed = { $who } commence { $place_to }
elp-log-moved = { $who } va { $place_to }{ $cowboys ->
    [0] { "" }
    [one] , en défaussant { $cowboys } cowboy
   *[other] , en défaussant { $cowboys } cowboys
}
elp-log-uses = { $who } utilise { $sheet }
elp-log-aux = { $who } effectue une action auxiliaire : { $aux }
elp-log-lost = { $who } ne reçoit rien : { $reason_fact }
elp-log-skipped = { $who } passe : { $reason_fact }
elp-log-skipped-hidden = { $who } passe
elp-log-gained = { $who } reçoit { $n } $
elp-log-drew = { $who } pioche { $card_a }
elp-log-drew-hidden = { $who } pioche une carte
elp-log-worker-drawn = { $who } pioche { $worker_a } : retour dans la zone des ouvriers
elp-log-reshuffled = { $who } mélange sa défausse
elp-log-discarded = { $who } défausse { $card_a }
elp-log-sold = { $who } défausse { $card_a } : reçoit { $n } $
elp-log-culled = { $who } retire { $card_a } de la partie{ $n ->
    [0] { "" }
   *[other] { "" } : reçoit { $n } $
}
elp-log-certificates = { $n ->
    [one] { $who } a { $n } certificat
   *[other] { $who } a { $n } certificats
}
elp-log-token-used = { $who } utilise un jeton Échange
elp-log-token-gained = { $who } reçoit { $n ->
    [one] { $n } jeton Échange
   *[other] { $n } jetons Échange
}{ $cost ->
    [0] { "" }
   *[other] { "" } : paie { $cost } $
}
elp-log-spent = { $who } défausse { $worker_a } pour son bonus{ $cost ->
    [0] { "" }
   *[other] { "" } : paie { $cost } $
}
elp-log-hired = { $who } engage { $worker_a } : { $cost ->
    [0] gratuit
   *[other] { $cost } $
}
elp-log-bought = { $who } achète { $card_a } : { $cowboys ->
    [one] { $cowboys } cowboy
   *[other] { $cowboys } cowboys
}, { $cost } $
elp-log-cattle-gained = { $who } prend { $card_a } : { $cost ->
    [0] gratuit
   *[other] { $cost } $
}
elp-log-workers-paid = { $who } paie { $n ->
    [0] { "" }
    [one] { $n } { $worker }
   *[other] { $n } { $worker_many }
}{ $n ->
    [0] { "" }
   *[other] { $jokers ->
        [0] { "" }
       *[other] { " et " }
    }
}{ $jokers ->
    [0] { "" }
    [one] { $jokers } joker
   *[other] { $jokers } jokers
}
elp-log-train-used = { $who } utilise la carte Train { $card } : { $engineers ->
    [one] { $engineers } ingénieur
   *[other] { $engineers } ingénieurs
}, { $cost } $
elp-log-built = { $who } place { $building } en { $space } : { $cost } $
elp-log-replaced = { $who } remplace { $old_short } en { $space } par { $building } : { $cost } $
elp-log-objective-gained = { $who } prend { $tile }
elp-log-bonus-gained = { $who } prend { $tile }{ $cost ->
    [0] { "" }
   *[other] { "" } : paie { $cost } $
}
elp-log-simmental = { $who } prend une Simmental : il en reste { $n }
elp-log-end-triggered = { $who } a pris la dernière Simmental : la fin approche
elp-log-finishes = { $who } finit sur la case Simmental : 1 dernier tour pour les autres
elp-log-revealed = { $who } montre { $card_a }
elp-log-valued = { $who } a une main de valeur { $n }
elp-log-doubled = { $who } ajoute une seconde { $card } : vaut { $total }
elp-log-certified = { $who } dépense { $n ->
    [one] { $n } certificat
   *[other] { $n } certificats
} : vaut { $total }
elp-log-delivers = { $who } livre au comptoir { $post }
elp-told-delivers = { $who } livre { $valued-n ->
    [nil] au comptoir { $post }
   *[other] un troupeau de valeur { $valued-n } au comptoir { $post }
}
elp-log-disc-cleared = { $who } pose le { $disc }{ $dollars_above ->
    [nil] { $dollars_below ->
        [nil] { "" }
       *[other] { "" } : paie { $dollars_below } $
    }
   *[other] { "" } : reçoit { $dollars_above } $
}
elp-log-no-delivery = { $who } ne pose aucun disque
elp-log-no-disc = { $who } n'a plus de disque à poser
elp-log-game-over = La partie est terminée
elp-log-sue-card = { $who } révèle { $card }
elp-log-sue-shuffles = { $who } mélange ses cartes Solo
elp-log-sue-moved = { $who } va { $place_to }
elp-log-sue-tie = { $tie_cap }
elp-log-sue-market = { $who } va au marché au bétail avec { $n ->
    [one] { $n } cowboy
   *[other] { $n } cowboys
}
elp-log-sue-cattle = { $who } prend { $card_a }
elp-log-sue-nothing = { $who } ne trouve rien à prendre
elp-log-sue-draws = { $who } pioche { $card_a } dans sa réserve
elp-log-sue-worker = { $who } pioche { $card_a } dans sa réserve : { $n } { $n ->
    [one] { $worker }
   *[other] { $worker_many }
} à présent
elp-log-sue-train = { $who } utilise la carte Train { $card }
elp-log-sue-objective = { $who } prend { $tile }
elp-log-sue-bonus = { $who } prend { $tile }
elp-log-sue-best = { $who } a surtout des { $worker_many }
elp-log-sue-places = { $who } place { $building } en { $space }
elp-log-sue-replaces = { $who } remplace un bâtiment en { $space } par { $building }
elp-log-sue-no-building = { $who } ne peut pas construire : du bétail à la place
elp-log-sue-delivers = { $who } livre au comptoir { $post }
elp-won-by-money = { $who } l'emporte à égalité avec { $n ->
    [one] { $n } point
   *[other] { $n } points
}, grâce à l'argent restant.

## Le plateau dans un terminal

terminal-elp-trail-legend = [B] bâtiment neutre · [3a] J1 bâtiment commun de J1 · (J1) éleveur · < branche intérieure, > extérieure
terminal-elp-posts = Comptoirs commerciaux
terminal-elp-posts-legend = + accepte plusieurs disques d'un joueur · dès 10 : angles noirs
terminal-elp-post = comptoir
terminal-elp-reward = récompense
terminal-elp-discs = disques
terminal-elp-markets = Marché au bétail et bâtiments
terminal-elp-supply = ouvriers à engager :
terminal-elp-left = reste
terminal-elp-cattle = bétail
terminal-elp-cowboys = cowboys
terminal-elp-engineers = ingénieurs
terminal-elp-builders = bâtisseurs
terminal-elp-nobody = aucun
terminal-elp-tiles = Tuiles de la réserve du train
terminal-elp-common = Bâtiments communs
terminal-elp-train = Cartes Train
terminal-elp-rancher = éleveur
terminal-elp-markers = marqueurs
terminal-elp-area = ouvriers :
terminal-elp-owned = tuiles :
terminal-elp-discard = défausse :
terminal-elp-culled = retirées :
terminal-elp-worth = (vaut { $n } à El Paso)
terminal-elp-sue-card = carte :
terminal-elp-sue-row = rangée :
terminal-elp-sue-cattle = bétail :
terminal-elp-sue-reserve = réserve :

## Quand cela s'utilise-t-il, et comment cela s'appelle-t-il ?

elp-when-el-paso = Un éleveur qui arrive ici livre la main
elp-when-location = Un éleveur qui s'arrête ici en utilise les actions
elp-when-foreign = Pas votre bâtiment : un éleveur qui s'arrête ici a 1 action auxiliaire
elp-when-site = Un bâtiment vient ici par une action Construire{ $where ->
    [nil] { "" }
   *[other]  : { $where }
}
elp-when-post = Un disque vient ici par une livraison à El Paso
elp-when-train = S'utilise par une action Train, contre ses ingénieurs{ $where ->
    [nil] { "" }
   *[other]  : { $where }
}
elp-when-tile = Se prend par une action Tuile{ $where ->
    [nil] { "" }
   *[other]  : { $where }
}
elp-when-building = Se construit par une action Construire{ $where ->
    [nil] { "" }
   *[other]  : { $where }
}
elp-when-market = S'achète par une action Marché{ $where ->
    [nil] { "" }
   *[other]  : { $where }
}
elp-when-worker = S'engage par une action Engager{ $where ->
    [nil] { "" }
   *[other]  : { $where }
}
elp-when-simmental = 1 vient à chaque visite à El Paso
elp-when-hand = Se livre à El Paso, ou se défausse pour une action qui la demande
elp-when-area = Se défausse comme coût ou pour son bonus, au tour de son propriétaire
elp-when-aux = 1 action auxiliaire prend la place de toutes les actions d'un lieu
elp-when-disc = Se pose sur un comptoir par une livraison à El Paso
elp-when-certificates = Se gagnent par des actions, se dépensent pour une livraison à El Paso
elp-when-token = S'utilise à toute décision du tour de son propriétaire
elp-when-deck = On y pioche à la fin du tour, jusqu'à la limite de main
elp-when-discard = Devient la pioche quand celle-ci est vide
elp-when-culled = Hors de la partie : rien ne ramène ces cartes
elp-when-sue = Seule Sue l'utilise, à son propre tour
elp-thing-simmental = Pile Simmental
elp-thing-certificates = Certificats
elp-thing-token = Jetons Échange
elp-thing-deck = Pioche
elp-thing-discard = Défausse
elp-thing-culled = Cartes retirées
elp-thing-sue = Cartes de Sue
elp-thing-post = Comptoir { $value }
elp-thing-building = Bâtiment { $name }
elp-thing-aux = Action auxiliaire « { $aux } »
elp-thing-objective-pile = Pile Objectif
elp-thing-bonus-pile = Pile Bonus
elp-thing-objective = Objectif { $name }
elp-thing-bonus = Tuile Bonus { $name }

## Ce qu'apporte une option

elp-brings-el-paso = Revenu, puis livraison à un comptoir
tally-elp-builders = { $sign }{ $n } { $n ->
    [one] bâtisseur
   *[other] bâtisseurs
}
tally-jokers = { $sign }{ $n } { $n ->
    [one] joker
   *[other] jokers
}
