### Ruée vers le nord, les deux éditions. Le style est celui de gwt.fr.ftl.

module-north = Ruée vers le nord : magasins, centres-villes et villes hors de la ligne
setting-north = Ruée vers le nord
setting-north-help = Ajoute le plateau du nord : placez des magasins dans ses centres-villes et livrez aux grandes villes qui s'y trouvent.

## Magasins et centres-villes

icon-value2 = carte de valeur 2
    .a = une carte de valeur 2
    .many = cartes de valeur 2
aux-store = Magasin
disc-aux-store = disque de l'annexe « Magasin »
    .full = disque de l'annexe « Magasin » : action double

fx-store = placer { $n ->
    [one] { $n } magasin
   *[other] jusqu'à { $n } magasins
}
fx-upgrade-town = améliorer sa gare pour { $n } $
fx-per-bell = par cloche : { $gives }
fx-market-card = prendre une carte de valeur 3 du marché, gratuite
fx-build-as = construire gratuitement, comme avec { $n } artisans
fx-beside = prendre un chef de gare à côté de la ville, gratuit

ask-placestore = Choisissez une case Commerce pour le magasin
store-at = Magasin à { $town } : { $trade }{ $gives ->
    [nil] { "" }
   *[other] , puis { $gives }
}
store-none = Ne placer aucun magasin
trade-plain = case simple
trade-gain-2 = gagner 2 $
trade-pay-1 = payer 1 $
trade-pay-2 = payer 2 $
trade-pay-3 = payer 3 $
trade-pay-4 = payer 4 $
trade-token = 1 jeton Échange
trade-objective = carte Objectif
trade-certificate = 1 certificat

ask-takecattle = Choisissez une carte du marché
take-cattle = Prendre { $card_a }, gratuit
ask-buildas = Choisissez un bâtiment à construire gratuitement
ask-siteas = Choisissez une case pour lui
ask-takebeside = Choisissez un chef de gare
beside-take = Prendre { $master_gives }

## Chefs de gare

master-sm-store-tokens = chef de gare : magasin aussitôt, 5 PV par 2 jetons Échange
    .gives = magasin aussitôt, 5 PV par 2 jetons Échange
master-sm-token-sections = chef de gare : jeton Échange aussitôt, 2 PV par région avec un magasin
    .gives = jeton Échange aussitôt, 2 PV par région avec un magasin
master-sm-store-medium = chef de gare : magasin aussitôt, 2 PV par magasin en ville moyenne
    .gives = magasin aussitôt, 2 PV par magasin en ville moyenne
master-sm-build2-cattle = chef de gare : bâtiment gratuit aussitôt, 1 PV par carte Bétail de valeur 3 à 5
    .gives = bâtiment gratuit aussitôt, 1 PV par carte Bétail de valeur 3 à 5

## Cartes Objectif

need-2e-bell = cloche libérée
    .many = cloches libérées
need-2e-orange = carte orange
    .many = cartes orange

## Refus

no-stores = Plus de magasin sur votre annexe
no-store-there = { $town ->
    [nil] Votre magasin y est déjà : choisissez un autre centre-ville
   *[other] Votre magasin est déjà à { $town } : choisissez un autre centre-ville
}
no-access = { $town ->
    [nil] Pas de rail direct depuis la mairie, l'un de vos disques ou magasins
   *[other] Pas de rail direct vers { $town } depuis la mairie, l'un de vos disques ou magasins
}
no-trade-taken = Case occupée : choisissez une autre case Commerce
no-trade-money = { $cost_above_money ->
    [nil] Pas assez d'argent pour une case Commerce
   *[other] Coûte { $cost } $ : vous avez { $money } $, il manque { $cost_above_money } $
}
no-town = Aucun centre-ville accessible : ouvrez d'abord un autre chemin
no-own-store = { $city ->
    [nil] Il faut d'abord un de vos magasins dans son centre-ville
   *[other] { $city } demande d'abord un de vos magasins
}
no-bell = Aucune cloche libérée : placez d'abord 3 magasins
no-market-card = Aucune carte de valeur 3 au marché

## Qu'est-ce que c'est ?

about-hall = Mairie de Kansas City : donne à tous accès à son centre-ville
about-town-small = Centre-ville { $town } : seulement des cases Commerce
about-town-station = Centre-ville { $town } : un magasin ici permet d'améliorer sa gare aussitôt
about-town-medium = Centre-ville { $town } : un magasin ici permet de { $gives }
about-town-big = { $town } : un magasin ici ouvre la ville aux livraisons
about-trade = Case Commerce à { $town } : { $trade }
about-big-city = { $city } : livraison de { $value }, { $corners }, magasin requis{ $vp ->
    [0] { "" }
   *[other] , { $vp } PV{ $per ->
        [bells] { " " }par cloche libérée
       *[other] { "" }
    }
}{ $dollars ->
    [0] { "" }
   *[other] , { $dollars } $ et une carte Objectif
}
about-bells = { $who } : { $stores ->
    [one] { $stores } magasin
   *[other] { $stores } magasins
} sur l'annexe, { $bells ->
    [0] aucune cloche libérée
    [one] { $bells } cloche libérée
   *[other] { $bells } cloches libérées
}

## Le journal

log-store = { $who } place un magasin à { $town }
log-bell = { $n ->
    [one] { $who } libère la première cloche
   *[other] { $who } libère la cloche { $n }
}
log-master-beside = { $who } prend un chef de gare : { $master_gives }

## Quand cela s'utilise-t-il, et comment cela s'appelle-t-il ?

when-hall = Ouverte à tous dès le début : les magasins vont dans les centres-villes
when-town = Un magasin vient ici par l'action auxiliaire « Magasin »
when-bells = Les cloches se libèrent en plaçant des magasins
when-beside = Vient avec une livraison à la ville voisine
when-big-city = Un disque vient ici par une livraison à Kansas City, avec un magasin à soi dans la ville
thing-hall = Mairie
thing-bells = Annexe
thing-town = Centre-ville { $town }
thing-trade = Case Commerce { $space } à { $town }
