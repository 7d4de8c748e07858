### Great Western Trail, les deux éditions.
###
### Un choix, c'est un verbe, un objet, deux-points, un coût, un effet : court, sans point
### final, sans « vous ». Un refus : un fait, puis l'issue. Le journal commence par le joueur.
### L'argent s'écrit 6 $, ce qui est gratuit le dit, moins s'écrit −.
###
### Formes d'un nom (attributs) : .a avec l'article indéfini, .the avec l'article défini,
### .to après un verbe de mouvement, .of après « de », .many au pluriel, .low pour une action
### dans une phrase. `$worker_a` demande une forme, `$gives_cap` commence par une majuscule,
### `$cost_above_money` est la différence, et ce qui n'est pas donné vaut `nil`. Les espaces
### insécables se posent d'elles-mêmes à la lecture.

## Les jeux et leurs réglages

game-gwt1 = Great Western Trail (1re édition)
game-gwt2 = Great Western Trail (2e édition)
book-gwt = Great Western Trail

intro-gwt-1 = Avancez votre éleveur sur la piste jusqu'à un bâtiment ou une tuile.
intro-gwt-2 = Agissez là : embauchez, construisez, achetez du bétail, avancez la locomotive, prenez ce qui s'offre.
intro-gwt-3 = Piochez jusqu'à votre limite de main. Il vous faut des bêtes de races différentes.
intro-gwt-4 = Livrez à Kansas City : plus le troupeau est bon, plus la ville est loin, et la piste recommence.
module-simmental = Simmental : une race qui grandit, du veau à la génisse, puis à la vache

preset-first_game = Première partie
preset-standard = Partie standard

setting-preset = Mise en place
setting-preset-help = « Première partie » pour débuter en douceur : faces a, chaque bâtiment neutre sur sa lettre. « Partie standard » laisse les deux au hasard.
setting-sides = Faces des bâtiments personnels
setting-sides-help = La même face pour tous : a, b, random (au hasard), ou une lettre par bâtiment.
setting-neutral = Bâtiments neutres
setting-neutral-help = « fixed » : chacun sur sa propre lettre ; « random » : mélangés.
setting-start = Premier joueur
setting-start-help = La place qui commence ; sans indication, elle est tirée au sort.
setting-simmental = Variante Simmental
setting-simmental-help = Ajoute une race orange au marché. Ses veaux grandissent à Kansas City, d'un stade par visite.

## Ouvriers

worker-cowboy = cowboy
    .a = un cowboy
    .of = de cowboys
    .many = cowboys
worker-builder = artisan
    .a = un artisan
    .of = d'artisans
    .many = artisans
worker-engineer = ingénieur
    .a = un ingénieur
    .of = d'ingénieurs
    .many = ingénieurs

## Cartes

card-1e-gray = Jersey (grise)
    .a = une Jersey (grise)
card-1e-green = Dutch Belt (verte)
    .a = une Dutch Belt (verte)
card-1e-black = Black Angus (noire)
    .a = une Black Angus (noire)
card-1e-white = Guernsey (blanche)
    .a = une Guernsey (blanche)
card-1e-yellow = Holstein (jaune, 1 PV)
    .a = une Holstein (jaune, 1 PV)
card-1e-red = Brown Swiss (rouge, 2 PV)
    .a = une Brown Swiss (rouge, 2 PV)
card-1e-blue = Ayrshire (bleue, 3 PV)
    .a = une Ayrshire (bleue, 3 PV)
card-1e-brown3 = West Highland (marron, 3 PV)
    .a = une West Highland (marron, 3 PV)
card-1e-brown4 = West Highland (marron, 4 PV)
    .a = une West Highland (marron, 4 PV)
card-1e-brown5 = West Highland (marron, 5 PV)
    .a = une West Highland (marron, 5 PV)
card-1e-purple5 = Texas Longhorn (violette, 5 PV)
    .a = une Texas Longhorn (violette, 5 PV)
card-1e-purple6 = Texas Longhorn (violette, 6 PV)
    .a = une Texas Longhorn (violette, 6 PV)
card-1e-purple7 = Texas Longhorn (violette, 7 PV)
    .a = une Texas Longhorn (violette, 7 PV)
card-2e-gray = Criollo (grise)
    .a = une Criollo (grise)
card-2e-green = Santa Gertrudis (verte)
    .a = une Santa Gertrudis (verte)
card-2e-black = Pineywoods (noire)
    .a = une Pineywoods (noire)
card-2e-white = Galloway (blanche)
    .a = une Galloway (blanche)
card-2e-yellow = Black Angus (jaune, 1 PV)
    .a = une Black Angus (jaune, 1 PV)
card-2e-red = Longhorn (rouge, 2 PV)
    .a = une Longhorn (rouge, 2 PV)
card-2e-blue = Corriente (bleue, 3 PV)
    .a = une Corriente (bleue, 3 PV)
card-2e-brown3 = Shorthorn (marron, 3 PV)
    .a = une Shorthorn (marron, 3 PV)
card-2e-brown4 = Shorthorn (marron, 4 PV)
    .a = une Shorthorn (marron, 4 PV)
card-2e-brown5 = Shorthorn (marron, 5 PV)
    .a = une Shorthorn (marron, 5 PV)
card-2e-purple5 = Hereford (violette, 5 PV)
    .a = une Hereford (violette, 5 PV)
card-2e-purple6 = Hereford (violette, 6 PV)
    .a = une Hereford (violette, 6 PV)
card-2e-purple7 = Hereford (violette, 7 PV)
    .a = une Hereford (violette, 7 PV)
card-2e-calf = veau Simmental (orange, 3 PV)
    .a = un veau Simmental (orange, 3 PV)
    .short = un veau Simmental
card-2e-heifer = génisse Simmental (orange, 4 PV)
    .a = une génisse Simmental (orange, 4 PV)
    .short = une génisse Simmental
card-2e-cow = vache Simmental (orange, 5 PV)
    .a = une vache Simmental (orange, 5 PV)
    .short = une vache Simmental

stage-calf = veau
    .many = veaux
stage-heifer = génisse
    .many = génisses
stage-cow = vache
    .many = vaches

objective-card = objectif { $name } ({ $vp } PV pour { $needs })
    .a = l'objectif { $name } ({ $vp } PV pour { $needs })

## Ce que montre une icône de défausse

icon-gray = carte grise
    .a = une carte grise
    .many = cartes grises
icon-green = carte verte
    .a = une carte verte
    .many = cartes vertes
icon-black = carte noire
    .a = une carte noire
    .many = cartes noires
icon-white = carte blanche
    .a = une carte blanche
    .many = cartes blanches
icon-yellow = carte jaune
    .a = une carte jaune
    .many = cartes jaunes
icon-red = carte rouge
    .a = une carte rouge
    .many = cartes rouges
icon-blue = carte bleue
    .a = une carte bleue
    .many = cartes bleues
icon-brown = carte marron
    .a = une carte marron
    .many = cartes marron
icon-purple = carte violette
    .a = une carte violette
    .many = cartes violettes
icon-orange = carte orange
    .a = une carte orange
    .many = cartes orange
icon-any = carte Bétail au choix
    .a = une carte Bétail au choix
    .many = cartes Bétail au choix
icon-value3 = carte de valeur 3
    .a = une carte de valeur 3
    .many = cartes de valeur 3
icon-objective = carte Objectif
    .a = une carte Objectif
    .many = cartes Objectif
icon-pair-same-breed = paire d'une même race
    .a = une paire d'une même race
    .many = cartes de la même race
icon-card = carte au choix
    .a = une carte au choix
    .many = cartes au choix

## Tuiles et lieux

hazard-flood = inondation
    .a = une inondation
    .the = l'inondation
hazard-drought = sécheresse
    .a = une sécheresse
    .the = la sécheresse
hazard-rockfall = éboulement
    .a = un éboulement
    .the = l'éboulement

tile-none = aucune tuile
tile-neutral = bâtiment neutre { $letter }
    .the = { $letter }
    .to = en { $letter }
    .bare = { $letter }
tile-private = bâtiment { $name } { $owner_of }
    .the = le { $name } { $owner_of }
    .to = au { $name } { $owner_of }
    .bare = { $name }
hand-green = main verte
hand-black = main noire
tile-hazard = { $type } ({ $vp } PV, { $hand })
    .a = { $type_a } ({ $vp } PV, { $hand })
    .the = { $type_the } ({ $vp } PV, { $hand })
    .short = { $type }
tile-1e-green = tipi vert
    .a = un tipi vert
    .the = le tipi vert
    .short = tipi vert
tile-1e-second = tipi bleu
    .a = un tipi bleu
    .the = le tipi bleu
    .short = tipi bleu
tile-2e-green = hors-la-loi vert
    .a = un hors-la-loi vert
    .the = le hors-la-loi vert
    .short = hors-la-loi vert
tile-2e-second = hors-la-loi orange
    .a = un hors-la-loi orange
    .the = le hors-la-loi orange
    .short = hors-la-loi orange

place-kansas-city = Kansas City
    .to = à Kansas City
place-start = départ du parcours
    .to = au départ du parcours
place-empty = case vide { $space }
    .to = à la case vide { $space }
    .bare = case vide { $space }
place-tile = { $tile } en { $space }
    .to = en { $space } ({ $tile_short })

the-bank = la banque
    .to = à la banque

## Disques du plateau Joueur

disc-aux-dollar = disque auxiliaire « Dollars »
    .full = disque auxiliaire « Dollars » : action double
disc-aux-draw = disque auxiliaire « Pioche »
    .full = disque auxiliaire « Pioche » : action double
disc-aux-cert = disque auxiliaire « Certificat »
    .full = disque auxiliaire « Certificat » : simple, puis double
disc-aux-engine = disque auxiliaire « Locomotive »
    .full = disque auxiliaire « Locomotive » : simple, puis double
disc-aux-trash = disque auxiliaire « Retrait »
    .full = disque auxiliaire « Retrait » : simple, puis double
disc-cert-4 = disque de certificats 4
    .full = disque de certificats 4 : limite 4
disc-cert-6 = disque de certificats 6
    .full = disque de certificats 6 : limite 6 avec le disque 4
disc-step-left = disque de déplacement gauche
    .full = disque de déplacement gauche : gagner 3 $, aller plus loin
disc-step-right = disque de déplacement droit
    .full = disque de déplacement droit : 3 PV, aller plus loin
disc-hand = disque de main
    .full = disque de main : payer 5 $, 1 carte de plus en main

disc-board = Retirer le { $disc_full }
disc-station = Déplacer le disque de la gare { $station } : abandonner la gare

## Chefs de gare

master-sm-workers = chef de gare : 2 $ aussitôt, 1 PV par ouvrier
    .gives = 2 $ aussitôt, 1 PV par ouvrier
master-sm-objectives = chef de gare : danger ou tuile Village aussitôt, 3 PV par 2 cartes Objectif
    .gives = danger ou tuile Village aussitôt, 3 PV par 2 cartes Objectif
master-sm-hazards = chef de gare : 1 certificat permanent, 3 PV par 2 dangers
    .gives = 1 certificat permanent, 3 PV par 2 dangers
master-sm-village = chef de gare : 1 certificat permanent, 3 PV par paire de tuiles Village
    .gives = 1 certificat permanent, 3 PV par paire de tuiles Village
master-sm-certificates = chef de gare : 1 certificat permanent, 3 PV par 2 certificats
    .gives = 1 certificat permanent, 3 PV par 2 certificats
master-sm-stations = chef de gare : 1 certificat permanent, 3 PV par 2 gares
    .gives = 1 certificat permanent, 3 PV par 2 gares
master-sm-buildings = chef de gare : 2 certificats aussitôt, 2 PV par bâtiment
    .gives = 2 certificats aussitôt, 2 PV par bâtiment
master-sm-two-permanent = chef de gare : 2 certificats permanents
    .gives = 2 certificats permanents
master-sm-twelve-dollars = chef de gare : 12 $ aussitôt
    .gives = 12 $ aussitôt

master-yes = Céder { $worker_a } : { $master_gives }
master-no = Laisser le chef de gare

## Actions : ce qu'elles demandent et ce qu'elles donnent

action-plain = { $gives_cap }
    .low = { $gives }
action-exchange = { $demands_cap } : { $gives }
    .low = { $demands } pour { $gives }

demand-cards = défausser { $n ->
    [one] { $icon_a }
   *[other] { $n } { $icon_many }
}
demand-pay = payer { $n } $
demand-back = reculer la locomotive de { $n }

fx-dollars = gagner { $n } $
fx-tokens = gagner { $n ->
    [one] { $n } jeton Échange
   *[other] { $n } jetons Échange
}
fx-certificates = recevoir { $n ->
    [one] { $n } certificat
   *[other] jusqu'à { $n } certificats
}
fx-certificates-limit = recevoir des certificats jusqu'à la limite
fx-engine = avancer la locomotive { $n ->
    [one] de { $n } case
   *[other] de { $n } cases au plus
}
fx-herder = avancer l'éleveur { $n ->
    [one] de { $n } déplacement
   *[other] de { $n } déplacements au plus
}, utiliser ce lieu
fx-free-move = avancer l'éleveur { $n ->
    [one] de { $n } déplacement
   *[other] de { $n } déplacements au plus
}, sans taxe
fx-hire = engager un ouvrier
fx-hire-less = engager un ouvrier pour { $n } $ de moins
fx-hire-more = engager un ouvrier pour { $n } $ de plus
fx-build = { $n ->
    [0] construire gratuitement
   *[other] construire pour { $n } $ par artisan
}
fx-buy = acheter du bétail
fx-hazard = retirer un danger, gratuit
fx-hazard-cost = retirer un danger pour { $n } $
fx-village-1e = prendre un tipi
fx-village-2e = récupérer la prime d'un hors-la-loi
fx-objective = prendre une carte Objectif
fx-objective-hand = prendre une carte Objectif en main
fx-aux-single = effectuer une action auxiliaire simple
fx-aux-double = effectuer une action auxiliaire, simple ou double
fx-draw-up-to = piocher { $n ->
    [one] { $n } carte
   *[other] jusqu'à { $n } cartes
}, en défausser autant
fx-draw = piocher { $n ->
    [one] { $n } carte, en défausser { $n }
   *[other] { $n } cartes, en défausser { $n }
}
fx-trash = retirer { $n ->
    [one] { $n } carte
   *[other] jusqu'à { $n } cartes
}
fx-special-delivery = faire une livraison spéciale
fx-upgrade-behind = améliorer une gare derrière la locomotive
fx-copy = copier un bâtiment voisin
either = { $first } ou { $second_low }
    .low = soit { $first_low }, soit { $second_low }
fx-either = { $first } ou { $second }

## Parcours et lieux

ask-placeherder = Placez votre éleveur
place-herder = Commencer { $tile_to }, case { $space }

ask-walk = Déplacez votre éleveur
limits-walk = Vous êtes { $place_to } : { $n ->
    [one] { $n } déplacement
   *[other] jusqu'à { $n } déplacements
}, { $money } $
move-to = Aller { $place_to } : { $steps ->
    [one] { $steps } déplacement
   *[other] { $steps } déplacements
}, { $fee ->
    [0] sans taxe
   *[other] payer { $fee } $
}{ $steps ->
    [one] { "" }
   *[other] , par { $way_via }
}
move-stay = Rester ici

pays-bank = { $n } $ à la banque
pays-seat = { $n } $ { $seat_to }
warn-pays = Payer { $payments }

ask-uselocation = Choisissez une action ici
use-local = { $action }
use-special = Action spéciale : { $action_low }
use-copied = Copier { $tile_the } : { $action_low }
location-done = Terminer ici

ask-copyadjacent = Choisissez un bâtiment à copier
ask-copyanother = Rien n'y était possible : choisissez un autre bâtiment à copier
copy-building = Copier { $tile_the }
warn-nothing-to-copy = Aucune de ses actions n'est possible maintenant

ask-chooseaux = Choisissez une action auxiliaire
aux-single = Auxiliaire : { $action_low }
aux-double = Auxiliaire double : { $action_low }
aux-dollar = Dollars
aux-draw = Pioche
aux-cert = Certificat
aux-engine = Locomotive
aux-trash = Retrait

ask-offer = Effectuez cette action ou passez-la
offer-perform = { $action }
offer-skip = Passer cette action
ask-chooseone = Choisissez l'une des deux
forfeit = Renoncer

## Cartes en main

ask-usetoken = Utilisez un jeton Échange
use-token = Utiliser un jeton Échange : piocher jusqu'à 2 cartes, en défausser autant
ask-choosedraw = Choisissez combien de cartes piocher
draw-count = { $n ->
    [0] Ne rien piocher
    [one] Piocher { $n } carte, puis en défausser { $n }
   *[other] Piocher { $n } cartes, puis en défausser { $n }
}
ask-discardcards = { $n ->
    [one] Défaussez { $n } carte
   *[other] Défaussez { $n } cartes
}
ask-firstdiscard = { $n ->
    [one] Premier tour : défaussez { $n } carte
   *[other] Premier tour : défaussez { $n } cartes
}
ask-paycards = { $n ->
    [one] Défaussez { $icon_a }
   *[other] Défaussez { $n } { $icon_many }
}
pay-give-up = Abandonner l'action : la carte n'est plus là
discard-card = Défausser { $card_a }
ask-trashcards = { $n ->
    [one] Remettez { $n } carte dans la boîte
   *[other] Remettez jusqu'à { $n } cartes dans la boîte
}
trash-card = Remettre { $card_a } dans la boîte
trash-none = Garder toutes les cartes

## Certificats

ask-gaincertificates = Avancez votre marqueur de certificats
gain-certificates = { $n ->
    [0] Laisser les certificats à { $value }
   *[other] Monter les certificats à { $value }
}

## Dangers et village

ask-takehazard = Choisissez un danger à retirer
take-hazard = Retirer { $tile_the } de { $space } : { $cost ->
    [0] gratuit
   *[other] payer { $cost } $
}
ask-takevillage = Choisissez une tuile Village à prendre
take-village-gain = Prendre { $tile_the } de { $space } : gagner { $dollars } $
take-village-pay = Prendre { $tile_the } de { $space } : payer { $dollars } $
take-village-token = Prendre { $tile_the } de { $space } : gagner 1 jeton Échange

## Marché de l'emploi

ask-hire = Engagez un ouvrier
hire-worker = Engager { $worker_a }, rangée { $row } : { $cost ->
    [0] gratuit
   *[other] payer { $cost } $
}
hire-nobody = N'engager personne

## Marché au bétail

ask-buycattle = Achetez du bétail : { $cowboys ->
    [one] { $cowboys } cowboy disponible
   *[other] { $cowboys } cowboys disponibles
}
buy-one = Acheter { $card_a } : { $cowboys ->
    [one] { $cowboys } cowboy
   *[other] { $cowboys } cowboys
}, payer { $dollars } $
buy-two = Acheter { $card_a } et une autre : { $cowboys ->
    [one] { $cowboys } cowboy
   *[other] { $cowboys } cowboys
}, payer { $dollars } $
buy-draw = Ajouter 2 cartes au marché : 1 cowboy
buy-stop = Arrêter les achats
ask-secondcard = Choisissez la seconde carte
buy-second = Prendre { $card_a } comme seconde carte

ask-raisecattle = Choisissez combien de bêtes faire grandir
raise-cattle = { $n ->
    [0] Garder les { $from_many }
    [one] Remplacer { $n } { $from } par { $n } { $to }
   *[other] Remplacer { $n } { $from_many } par { $n } { $to_many }
}

## Construction

ask-build = Choisissez un bâtiment
build-tile = Construire { $building } : { $builders ->
    [one] { $builders } artisan
   *[other] { $builders } artisans
} à { $price } $, { $vp } PV
build-nothing = Ne rien construire
ask-choosesite = Choisissez sa case
build-at = Construire { $building } en { $space } : { $cost ->
    [0] gratuit
   *[other] payer { $cost } $
}
build-replace = Remplacer { $old_bare } en { $space } par { $building } : { $cost ->
    [0] gratuit
   *[other] payer { $cost } $
}

## Voie ferrée

ask-engineforward = Avancez votre locomotive
engine-to = Avancer la locomotive à la case { $space } : { $steps ->
    [one] { $steps } case
   *[other] { $steps } cases
}
engine-to-station = Avancer la locomotive à la gare { $station } ({ $space }) : { $steps ->
    [one] { $steps } case
   *[other] { $steps } cases
}
engine-stay = Laisser la locomotive ici
ask-engineback = Reculez votre locomotive
ask-leavetrackend = Reculez votre locomotive depuis 39 : gain de 3 $
engine-back = Reculer la locomotive à la case { $space }
engine-back-station = Reculer la locomotive à la gare { $station } ({ $space })

ask-upgrade = Améliorez la gare { $station } ou laissez-la
ask-upgradebehind = Choisissez une gare à améliorer
upgrade-yes = Améliorer la gare { $station } : payer { $cost } $, { $vp } PV
upgrade-no = Laisser la gare { $station }
ask-takemaster = Prenez le chef de gare ou laissez-le
ask-placedisc = Choisissez un disque à poser

ask-specialdelivery = Livraison spéciale : reculez votre locomotive
special-back = Reculer la locomotive à la case { $space } : livrer jusqu'à { $value }
special-back-station = Reculer la locomotive à la gare { $station } ({ $space }) : livrer jusqu'à { $value }

## Kansas City

ask-foresight = Choisissez une tuile de la colonne de prévision { $column }
foresight-take = Placer { $tile_a }, colonne { $column }
foresight-none = Ne rien placer : aucune tuile possible

ask-income = Choisissez combien de certificats utiliser
income-use = { $n ->
    [0] N'utiliser aucun certificat
    [one] Utiliser { $n } certificat
   *[other] Utiliser { $n } certificats
} : gagner { $total } $, livrer jusqu'à { $total }

ask-deliver = Choisissez une ville où livrer
deliver-to = Livrer à { $city } ({ $value }) : { $cost ->
    [0] transport gratuit
   *[other] transport { $cost } $
}{ $dollars ->
    [0] { "" }
   *[other] , gagner { $dollars } $
}
deliver-nowhere = Ne livrer nulle part : aucun disque à poser
ask-arrows = Choisissez la première flèche
arrow-objective = Prendre d'abord la carte Objectif
arrow-token = Prendre d'abord le jeton Échange

warn-points = −{ $vp_below } PV par disque à la fin
warn-cost = Payer { $n } $ à la banque

## Cartes Objectif

ask-gainobjective = Choisissez une carte Objectif
objective-take = Prendre { $name } : { $penalty ->
    [0] { $vp } PV
   *[other] { $vp }/−{ $penalty } PV
} pour { $needs }{ $effect ->
    [rien] { "" }
   *[other] { "" } ; { $effect }
}
objective-blind = Prendre la première carte de la pioche Objectif, sans la voir
objective-none = Ne prendre aucune carte Objectif
ask-playobjective = Jouez une carte Objectif
objective-play = Jouer { $name } : { $effect ->
    [rien] { "" }
   *[other] { $effect } ;{" "}
}{ $penalty ->
    [0] { $vp } PV
   *[other] { $vp }/−{ $penalty } PV
} pour { $needs }

immediate-none = rien
immediate-dollars-2 = gagner 2 $
immediate-draw-3 = piocher 3
immediate-engine-2 = locomotive +2
immediate-engine-3 = locomotive +3
immediate-move-3 = éleveur +3
immediate-aux = action auxiliaire

need = { $n ->
    [one] { $n } { $what }
   *[other] { $n } { $what_many }
}
need-1e-building = bâtiment
    .many = bâtiments
need-1e-green = tipi vert
    .many = tipis verts
need-1e-second = tipi bleu
    .many = tipis bleus
need-1e-hazard = danger
    .many = dangers
need-1e-station = gare
    .many = gares
need-1e-value3 = carte de valeur 3
    .many = cartes de valeur 3
need-1e-brown = carte marron
    .many = cartes marron
need-1e-purple = carte violette
    .many = cartes violettes
need-1e-terminal = livraison à San Francisco
    .many = livraisons à San Francisco
need-2e-building = bâtiment
    .many = bâtiments
need-2e-green = hors-la-loi vert
    .many = hors-la-loi verts
need-2e-second = hors-la-loi orange
    .many = hors-la-loi orange
need-2e-hazard = danger
    .many = dangers
need-2e-station = gare
    .many = gares
need-2e-value3 = carte de valeur 3
    .many = cartes de valeur 3
need-2e-brown = carte marron
    .many = cartes marron
need-2e-purple = carte violette
    .many = cartes violettes
need-2e-terminal = livraison à New York
    .many = livraisons à New York

## Décompte final

category-money = Argent
category-buildings = Bâtiments personnels
category-cities = Villes
category-stations = Gares
category-hazards = Dangers
category-cattle = Cartes Bétail
category-objectives = Cartes Objectif
category-station_masters = Bonus des chefs de gare
category-workers = Ouvriers des colonnes 5 et 6
category-step_disc = Disque de déplacement droit
category-job_token = Jeton Marché de l'emploi

# How an option differs from another one that a hint names.
hint-money = { $more ->
    [0] moins d'argent
   *[other] plus d'argent
}
hint-buildings = { $more ->
    [0] de moins bons bâtiments
   *[other] de meilleurs bâtiments
}
hint-cities = { $more ->
    [0] de moins bonnes livraisons
   *[other] de meilleures livraisons
}
hint-stations = { $more ->
    [0] de moins bonnes gares
   *[other] de meilleures gares
}
hint-hazards = { $more ->
    [0] moins de dangers écartés
   *[other] plus de dangers écartés
}
hint-cattle = { $more ->
    [0] un troupeau plus modeste
   *[other] un plus beau troupeau
}
hint-objectives = { $more ->
    [0] moins d'objectifs remplis
   *[other] plus d'objectifs remplis
}
hint-station_masters = { $more ->
    [0] moins de points des chefs de gare
   *[other] plus de points des chefs de gare
}
hint-workers = { $more ->
    [0] moins d'ouvriers
   *[other] plus d'ouvriers
}
hint-step_disc = { $more ->
    [0] disque de déplacement moins probable
   *[other] disque de déplacement plus probable
}
hint-job_token = { $more ->
    [0] jeton Marché de l'emploi moins probable
   *[other] jeton Marché de l'emploi plus probable
}

## Refus : un fait, puis l'issue

no-too-far = { $steps_above_limit ->
    [nil] Trop loin pour l'éleveur
   *[other] Votre limite est de { $limit } { $limit ->
        [one] déplacement
       *[other] déplacements
    } : il en faut { $steps }
}
no-kc-closed = Ce déplacement n'entre jamais à Kansas City : arrêtez-vous avant
no-done-already = Déjà fait : chaque action une fois par visite
no-other-half-done = Une seule de ces 2 actions : l'autre est faite
no-aux-after-local = Seulement à la place des autres actions : elles ont commencé
no-aux-once = Déjà fait : 1 action auxiliaire par visite
no-local-after-aux = L'action auxiliaire a pris la place de celle-ci
no-foreign-place = Pas votre bâtiment : une action auxiliaire simple, rien d'autre
no-tile-replaced = Bâtiment remplacé : ses actions n'existent plus
no-copied-before = Déjà utilisé ce tour-ci : chaque bâtiment une seule fois
no-aux-locked = Bloquée : retirez d'abord un de ses disques
no-not-double = Pas encore double : retirez d'abord son dernier disque
no-single-only = Simple seulement ici : pas d'action auxiliaire double
no-money = { $cost_above_money ->
    [nil] Pas assez d'argent
   *[other] Coûte { $cost } $ : vous avez { $money } $, il manque { $cost_above_money } $
}
no-card = { $icon ->
    [nil] La bonne carte n'est pas en main
   *[other] Il faut { $n ->
        [one] { $icon_a }
       *[other] { $n } { $icon_many }
    } en main
}
no-pair = Il faut 2 cartes de la même race en main
no-way-back = { $count ->
    [nil] La locomotive ne peut pas reculer autant
    [one] La locomotive ne peut pas reculer de { $count } case
   *[other] La locomotive ne peut pas reculer de { $count } cases
}
no-not-exactly-back = { $count ->
    [nil] Pas le nombre exact de cases en arrière
    [one] La locomotive recule d'exactement { $count } case
   *[other] La locomotive recule d'exactement { $count } cases
}
no-engine-fixed = La locomotive avancerait de 0 case
no-engine-too-far = { $distance_above_limit ->
    [nil] Trop loin pour la locomotive
   *[other] Votre limite est de { $limit } { $limit ->
        [one] case
       *[other] cases
    } : il en faut { $distance }
}
no-occupied = Une autre locomotive s'y trouve : dépassez-la
no-worker = Personne à engager
no-token-row = Rangée fermée : attendez que le jeton Marché de l'emploi avance
no-row-full = { $worker ->
    [nil] Toutes les rangées d'ouvriers sont pleines
   *[other] Votre rangée { $worker_of } est pleine : choisissez un autre ouvrier
}
no-hire-money = { $cost_above_money ->
    [nil] Pas assez d'argent pour un ouvrier
   *[other] Coûte { $cost } $ : vous avez { $money } $, il manque { $cost_above_money } $
}
no-nothing-to-buy = Rien d'abordable, et la pioche Bétail du marché est vide
no-cowboys = { $cowboys ->
    [nil] Trop peu de cowboys
    [one] Il faut { $cowboys } cowboy : il en reste { $left }
   *[other] Il faut { $cowboys } cowboys : il en reste { $left }
}
no-not-on-market = Pas au marché : choisissez une autre carte
no-stack-empty = La pioche Bétail du marché est vide
no-buy-money = { $cost_above_money ->
    [nil] Pas assez d'argent pour cette carte
   *[other] Coûte { $cost } $ : vous avez { $money } $, il manque { $cost_above_money } $
}
no-few-second = Prix de 2 cartes : une seule au marché convient
no-few-builders = { $needed_above_builders ->
    [nil] Trop peu d'artisans
   *[other] Il faut { $needed } { $needed ->
        [one] artisan
       *[other] artisans
    }{ $old ->
        [nil] { "" }
       *[other] { " " }pour remplacer { $old }
    } : vous en avez { $builders }, il en manque { $needed_above_builders }
}
no-build-money = { $cost_above_money ->
    [nil] Pas assez d'argent pour un bâtiment
   *[other] Coûte { $cost } ${ $old ->
        [nil] { "" }
       *[other] { " " }pour remplacer { $old }
    } : vous avez { $money } $, il manque { $cost_above_money } $
}
no-not-larger = Trop petit : pour remplacer, il faut plus d'artisans
no-site = Aucune case pour lui
no-space-taken = Pas votre bâtiment : choisissez une case libre
no-station-owned = { $station ->
    [nil] Votre disque est déjà sur cette gare
   *[other] Votre disque est déjà sur la gare { $station }
}
no-station-money = { $cost_above_money ->
    [nil] Pas assez d'argent pour cette gare
   *[other] Coûte { $cost } $ : vous avez { $money } $, il manque { $cost_above_money } $
}
no-not-behind = { $station ->
    [nil] Pas derrière votre locomotive : choisissez une autre gare
   *[other] La gare { $station } n'est pas derrière votre locomotive
}
no-station-behind = Aucune gare à améliorer derrière votre locomotive
no-disc = Aucun disque ne peut y aller
no-disc-money = { $cost_above_money ->
    [nil] Pas assez d'argent pour ce disque
   *[other] Il faut { $cost } $ : vous avez { $money } $, il manque { $cost_above_money } $
}
no-disc-reserve = { $cost_above_money ->
    [nil] Le transport demande le reste de l'argent
   *[other] Il faut { $cost } $ avec le transport : vous avez { $money } $, il manque { $cost_above_money } $
}
no-disc-city = { $city ->
    [nil] Aucun disque ne peut y aller, le transport restant à payer
   *[other] Aucun disque pour { $city }, le transport restant à payer
}
no-disc-gone = Plus de tel disque sur votre plateau
no-white-only = Cadre blanc : choisissez un disque à cadre blanc
no-board-disc-first = Les disques de votre plateau d'abord : choisissez-en un
no-same-station = Ce disque est justement sur cette gare : choisissez-en un autre
no-hired-worker = { $worker ->
    [nil] Aucun ouvrier engagé à céder
   *[other] Aucun { $worker } engagé à céder : l'imprimé reste
}
no-hazard = Aucun danger sur le parcours
no-hazard-money = { $cost_above_money ->
    [nil] Pas assez d'argent pour un danger
   *[other] Coûte { $cost } $ : vous avez { $money } $, il manque { $cost_above_money } $
}
no-village = Le village est vide
no-village-money = { $cost_above_money ->
    [nil] Pas assez d'argent pour une tuile Village
   *[other] Coûte { $cost } $ : vous avez { $money } $, il manque { $cost_above_money } $
}
no-objective = Plus aucune carte Objectif
no-last-worker = Derniers tours : choisissez une tuile qui n'est pas un ouvrier
no-must-foresee = Cette colonne a une tuile à placer : choisissez-la
no-city-value = { $value_above_total ->
    [nil] Votre livraison vaut trop peu
   *[other] { $city } demande { $value } : votre livraison vaut { $total }, il manque { $value_above_total }
}
no-city-taken = { $city ->
    [nil] Une seule livraison par ville : choisissez-en une autre
   *[other] Une seule livraison à { $city } : choisissez une autre ville
}
no-must-deliver = Une livraison est possible : choisissez une ville
no-kc-disc-only = Seulement si aucune autre ville n'est possible : choisissez-en une
no-at-start = La locomotive est au départ : rien n'est derrière elle
no-neighbour = Aucun bâtiment voisin à copier
no-in-chain = Utilisé en ce moment : copiez un autre bâtiment
no-copy-of-copy = Un bâtiment copieur ne se copie pas : choisissez-en un autre
no-nothing-to-copy = Rien à copier : aucune de ses actions n'est possible maintenant
no-marker-gap = Le marqueur ne s'arrête pas sur 5 : utilisez 1 certificat de plus
no-steps = Aucun lieu à la portée de l'éleveur
no-location = Aucune tuile là : l'éleveur ne peut pas s'arrêter
no-nothing-left = Trop peu de cartes dans la pioche et la défausse
no-must-pay = La carte indiquée doit être défaussée
no-not-breed = { $icon ->
    [nil] La mauvaise carte : choisissez-en une autre
   *[other] La mauvaise carte : défaussez { $icon_a }
}
no-stock-empty = Trop peu de cartes du stade suivant

## Qu'est-ce que c'est ?

about-nothing = Rien à dire là-dessus
about-kansas-city = Kansas City : prévisions, revenu, livraison
about-empty = Case { $space } : vide
about-wood = Case { $space } : vide, en forêt
about-tile = { $tile_cap } en { $space } : { $fee ->
    [0] sans taxe
   *[other] taxe de { $fee } $
}
about-building = { $tile_cap } en { $space } : { $actions_low }
about-private = { $tile_cap } en { $space } : { $actions_low } ; { $vp } PV, { $fee ->
    [0] sans taxe
   *[other] taxe de { $fee } $
}
about-supply = Bâtiment { $building } : { $builders ->
    [one] { $builders } artisan
   *[other] { $builders } artisans
}, { $vp } PV ; { $actions_low }
about-city = { $city } : livraison de { $value }, { $corners }{ $vp_above ->
    [nil] { $vp_below ->
        [nil] { "" }
       *[other] , −{ $vp_below } PV
    }
   *[other] , { $vp_above } PV
}{ $dollars ->
    [0] { "" }
   *[other] , { $dollars } $
}
about-station = Gare { $station } : { $cost } $, { $vp } PV, { $corners }
about-master = { $master_cap }
about-track = Case { $space } de la voie ferrée
about-job = { $worker_cap } à engager : { $cost } $
about-job-empty = Marché de l'emploi : case vide
about-foresight = Colonne de prévision { $column } : { $tile }
about-cattle = { $card_cap } : valeur { $value }
about-market-stack = Pioche Bétail du marché : 1 cowboy ajoute 2 cartes
about-objective = Objectif { $name } : { $penalty ->
    [0] { $vp } PV
   *[other] { $vp }/−{ $penalty } PV
} pour { $needs }{ $effect ->
    [rien] { "" }
   *[other] { "" } ; { $effect }
}
about-objective-stack = Pioche Objectif : la première carte se prend sans la voir
about-disc = { $who }, { $disc_full }
about-aux = Action auxiliaire : { $action_low }
about-workers = { $who } : { $n ->
    [one] { $n } { $worker }
   *[other] { $n } { $worker_many }
}
about-certificates = { $who } : certificats
about-deck = { $who } : pioche et défausse
about-token = { $who } : jeton Échange, piocher jusqu'à 2 cartes, en défausser autant

corners-black = cadre noir
corners-white = cadre blanc

## Le journal

log-turn = { $who } : tour { $n }
log-placed = { $who } commence { $place_to }
log-moved = { $who } va { $place_to }
log-fee = { $who } paie { $n } $ { $to_to } : taxe en { $space }
log-uses = { $who } utilise { $tile_bare }
log-copies = { $who } copie { $tile_the }
log-aux = { $times ->
    [one] { $who } effectue une action auxiliaire : { $aux }
   *[other] { $who } effectue une action auxiliaire double : { $aux }
}
log-lost = { $who } ne gagne rien : { $reason_fact }
log-skipped = { $who } passe : { $reason_fact }
log-skipped-hidden = { $who } passe
log-gained = { $who } gagne { $n } $
log-paid = { $who } paie { $n } $
log-drew = { $who } pioche { $card_a }
log-drew-hidden = { $who } pioche une carte
log-given-up = { $who } abandonne l'action : la carte n'est plus là
log-discarded = { $who } défausse { $card_a }
log-trashed = { $who } remet { $card_a } dans la boîte
log-reshuffled = { $who } mélange sa défausse
log-token-used = { $who } utilise un jeton Échange
log-token-gained = { $n ->
    [one] { $who } gagne { $n } jeton Échange
   *[other] { $who } gagne { $n } jetons Échange
}
log-certificates = { $n ->
    [one] { $who } a { $n } certificat
   *[other] { $who } a { $n } certificats
}
log-hired = { $who } engage { $worker_a } : { $cost ->
    [0] gratuit
   *[other] { $cost } $
}
log-bought = { $cowboys ->
    [0] { $who } prend { $card_a } comme seconde carte
    [one] { $who } achète { $card_a } : { $cowboys } cowboy, { $dollars } $
   *[other] { $who } achète { $card_a } : { $cowboys } cowboys, { $dollars } $
}
log-market-drawn = { $n ->
    [one] { $who } ajoute { $n } carte au marché au bétail
   *[other] { $who } ajoute { $n } cartes au marché au bétail
}
log-market-filled = { $n ->
    [0] Marché au bétail : aucune nouvelle carte
    [one] Marché au bétail : { $n } nouvelle carte
   *[other] Marché au bétail : { $n } nouvelles cartes
}
log-raised = { $who } remplace { $young_short } par { $grown_short }
log-built = { $who } construit { $building } en { $space } : { $cost ->
    [0] gratuit
   *[other] { $cost } $
}
log-replaced = { $who } remplace { $old_bare } en { $space } par { $building } : { $cost ->
    [0] gratuit
   *[other] { $cost } $
}
log-hazard-taken = { $who } retire { $tile_the } de { $space } : { $dollars ->
    [0] gratuit
   *[other] { $dollars } $
}
log-village-taken = { $who } prend { $tile_the } de { $space }{ $dollars_above ->
    [nil] { $dollars_below ->
        [nil] { "" }
       *[other] { "" } : paie { $dollars_below } $
    }
   *[other] { "" } : gagne { $dollars_above } $
}
log-engine = { $who } déplace la locomotive de { $start } à { $to }
log-upgrades = { $who } améliore la gare { $station } : { $cost } $
log-disc-cleared = { $who } retire le { $disc }
log-disc-moved = { $who } déplace le disque de la gare { $station }
log-master-taken = { $who } cède { $worker_a } contre un chef de gare : { $master_gives }
log-foresight = { $who } place { $tile_a }, colonne de prévision { $column }
log-tile-placed = { $tile_cap } : arrive en { $space }
log-tile-gone = { $tile_cap } : quitte la partie, aucune case libre
log-token-moved = { $row ->
    [13] Jeton Marché de l'emploi : quitte le marché
   *[other] Jeton Marché de l'emploi : rangée { $row }
}
log-revealed = { $who } montre { $card_a }
log-income = { $used ->
    [0] { $who } reçoit { $total } $ de revenu
    [one] { $who } reçoit { $total } $ de revenu : { $used } certificat utilisé
   *[other] { $who } reçoit { $total } $ de revenu : { $used } certificats utilisés
}
log-delivers = { $who } livre à { $city }
told-delivers = { $who } livre à { $city }{ $income-total ->
    [nil] { "" }
   *[other] { "" } pour { $income-total } $
}
log-no-delivery = { $who } ne livre nulle part
log-transport = { $who } paie { $n } $ : transport
log-objective-gained = { $who } prend { $card_a }
log-objective-drawn = { $who } pioche { $card_a }
log-objective-drawn-hidden = { $who } pioche une carte Objectif
log-objective-played = { $who } joue { $card_a }
log-end-triggered = { $who } prend le jeton Marché de l'emploi : 1 dernier tour pour les autres
log-game-over = La partie est terminée

## Quand cela s'utilise-t-il, et comment cela s'appelle-t-il ?

when-kansas-city = Un éleveur qui arrive ici livre la main
when-start = Les éleveurs repartent d'ici après Kansas City
when-location = Un éleveur qui s'arrête ici en utilise les actions
when-foreign = Pas votre bâtiment : un éleveur qui s'arrête ici a 1 action auxiliaire
when-hazard = Un danger part par une action qui en retire un{ $where ->
    [nil] { "" }
   *[other]  : { $where }
}
when-village = Une tuile du village part par une action qui en prend une{ $where ->
    [nil] { "" }
   *[other]  : { $where }
}
when-site = Un bâtiment vient ici par une action Construire{ $where ->
    [nil] { "" }
   *[other]  : { $where }
}
when-gap = Une tuile vient ici des prévisions de Kansas City
when-city = Un disque vient ici par une livraison à Kansas City
when-station = S'améliore quand la locomotive s'y arrête
when-master = Se prend juste après l'amélioration de sa gare, contre un ouvrier engagé
when-track = La locomotive se déplace par une action Locomotive{ $where ->
    [nil] { "" }
   *[other]  : { $where }
}
when-job = Un ouvrier s'engage par une action Engager{ $where ->
    [nil] { "" }
   *[other]  : { $where }
}
when-job-empty = Un ouvrier vient ici des prévisions de Kansas City
when-foresight = Une tuile de la colonne se choisit à l'arrivée à Kansas City
when-market = Le bétail s'achète par une action Marché{ $where ->
    [nil] { "" }
   *[other]  : { $where }
}
when-market-stack = 1 cowboy ajoute 2 cartes au marché, pendant une action Marché{ $where ->
    [nil] { "" }
   *[other]  : { $where }
}
when-objective = Une carte Objectif se prend par une action Objectif{ $where ->
    [nil] { "" }
   *[other]  : { $where }
}
when-hand = Se livre à Kansas City, ou se défausse pour une action qui la demande
when-hand-objective = Se joue à votre tour : avant le déplacement, ou avant ou après une action
when-building = Se construit par une action Construire{ $where ->
    [nil] { "" }
   *[other]  : { $where }
}
when-workers = Ils comptent pour les actions qui les demandent ; d'autres viennent par une action Engager{ $where ->
    [nil] { "" }
   *[other]  : { $where }
}
when-disc = Se libère par une livraison ou par l'amélioration d'une gare
when-aux = 1 action auxiliaire prend la place de toutes les actions d'un lieu
when-certificates = Se gagnent par des actions, se dépensent pour une livraison à Kansas City
when-deck = On y pioche à la fin du tour, jusqu'à la limite de main
when-discard = Devient la pioche quand celle-ci est vide
when-token = S'utilise par son propriétaire dès qu'une décision est à prendre
thing-market-stack = Pioche Bétail du marché
thing-objective-stack = Pioche Objectif
thing-certificates = Certificats
thing-deck = Pioche
thing-discard = Défausse
thing-token = Jetons Échange
thing-station = Gare { $name }
thing-track = Case { $name } de la voie ferrée
thing-job = { $worker_cap }, rangée { $row }
thing-objective = objectif { $name }
thing-aux = action auxiliaire « { $aux } »
thing-building = Bâtiment { $name }

## Ce qu'apporte une option

tally-money = { $sign }{ $n } $
tally-certificates = { $sign }{ $n } { $n ->
    [one] certificat
   *[other] certificats
}
tally-permanent = { $sign }{ $n } { $n ->
    [one] certificat permanent
   *[other] certificats permanents
}
tally-certificate_limit = limite de certificats { $sign }{ $n }
tally-tokens = { $sign }{ $n } { $n ->
    [one] jeton Échange
   *[other] jetons Échange
}
tally-objectives = { $sign }{ $n } { $n ->
    [one] carte Objectif
   *[other] cartes Objectif
}
tally-cowboys = { $sign }{ $n } { $n ->
    [one] cowboy
   *[other] cowboys
}
tally-builders = { $sign }{ $n } { $n ->
    [one] artisan
   *[other] artisans
}
tally-engineers = { $sign }{ $n } { $n ->
    [one] ingénieur
   *[other] ingénieurs
}
tally-steps = { $sign }{ $n } { $n ->
    [one] déplacement
   *[other] déplacements
}
tally-hand = limite de main { $sign }{ $n }
brings-auxiliary = Seulement une action auxiliaire simple
brings-delivery = Livraison à une ville
brings-market = 2 cartes de plus au marché
