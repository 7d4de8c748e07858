### Great Western Trail, both editions.
###
### An option is verb, object, colon, cost, effect: at most 60 characters, no full stop, no
### "you". A reason is one fact, then the way out. The log puts the seat first. Money is 6$,
### a free thing says so, minus is −.
###
### Forms of a name (attributes): .a with its indefinite article, .many in the plural, .short
### in an option or a log line, .low for an action inside a sentence. `$worker_a` asks for a
### form, `$gives_cap` begins with a capital letter, `$cost_above_money` is the difference,
### and what is not given is `nil`.

## The games and what can be set

game-gwt1 = Great Western Trail (1st edition)
game-gwt2 = Great Western Trail (2nd edition)
book-gwt = Great Western Trail

intro-gwt-1 = Move your herder along the trail to a building or a tile.
intro-gwt-2 = Act there: hire, build, buy cattle, move the engine, take what is offered.
intro-gwt-3 = Draw back to your hand limit. You want cattle of different breeds.
intro-gwt-4 = Deliver in Kansas City: the better the herd, the farther the city, and the trail begins anew.
module-simmental = Simmental: a breed that grows from calf to heifer to cow

preset-first_game = First game
preset-standard = Standard game

setting-preset = Set-up
setting-preset-help = “First game” is the gentle start: sides a, every neutral building on its letter. “Standard game” leaves both to chance.
setting-sides = Sides of the private buildings
setting-sides-help = The same side for everybody: a, b, random, or one letter per building.
setting-neutral = Neutral buildings
setting-neutral-help = Fixed puts each one on its own letter; random shuffles them.
setting-start = Starting player
setting-start-help = The seat that begins; left open, it is drawn by lot.
setting-simmental = Simmental
setting-simmental-help = Adds an orange breed to the market. Its calves can be raised in Kansas City, one stage per visit.

## Workers

worker-cowboy = cowboy
    .a = a cowboy
    .many = cowboys
worker-builder = builder
    .a = a builder
    .many = builders
worker-engineer = engineer
    .a = an engineer
    .many = engineers

## Cards

card-1e-gray = Jersey (gray)
card-1e-green = Dutch Belt (green)
card-1e-black = Black Angus (black)
card-1e-white = Guernsey (white)
card-1e-yellow = Holstein (yellow, 1 VP)
card-1e-red = Brown Swiss (red, 2 VP)
card-1e-blue = Ayrshire (blue, 3 VP)
card-1e-brown3 = West Highland (brown, 3 VP)
card-1e-brown4 = West Highland (brown, 4 VP)
card-1e-brown5 = West Highland (brown, 5 VP)
card-1e-purple5 = Texas Longhorn (purple, 5 VP)
card-1e-purple6 = Texas Longhorn (purple, 6 VP)
card-1e-purple7 = Texas Longhorn (purple, 7 VP)
card-2e-gray = Criollo (gray)
card-2e-green = Santa Gertrudis (green)
card-2e-black = Pineywoods (black)
card-2e-white = Galloway (white)
card-2e-yellow = Black Angus (yellow, 1 VP)
card-2e-red = Longhorn (red, 2 VP)
card-2e-blue = Corriente (blue, 3 VP)
card-2e-brown3 = Shorthorn (brown, 3 VP)
card-2e-brown4 = Shorthorn (brown, 4 VP)
card-2e-brown5 = Shorthorn (brown, 5 VP)
card-2e-purple5 = Hereford (purple, 5 VP)
card-2e-purple6 = Hereford (purple, 6 VP)
card-2e-purple7 = Hereford (purple, 7 VP)
card-2e-calf = Simmental calf (orange, 3 VP)
    .short = Simmental calf
card-2e-heifer = Simmental heifer (orange, 4 VP)
    .short = Simmental heifer
card-2e-cow = Simmental cow (orange, 5 VP)
    .short = Simmental cow

stage-calf = calf
    .many = calves
stage-heifer = heifer
    .many = heifers
stage-cow = cow
    .many = cows

objective-card = objective { $name } ({ $vp } VP for { $needs })

## What a discard icon shows

icon-gray = gray card
    .a = a gray card
    .many = gray cards
icon-green = green card
    .a = a green card
    .many = green cards
icon-black = black card
    .a = a black card
    .many = black cards
icon-white = white card
    .a = a white card
    .many = white cards
icon-yellow = yellow card
    .a = a yellow card
    .many = yellow cards
icon-red = red card
    .a = a red card
    .many = red cards
icon-blue = blue card
    .a = a blue card
    .many = blue cards
icon-brown = brown card
    .a = a brown card
    .many = brown cards
icon-purple = purple card
    .a = a purple card
    .many = purple cards
icon-orange = orange card
    .a = an orange card
    .many = orange cards
icon-any = any cattle card
    .a = a cattle card
    .many = cattle cards
icon-value3 = value-3 card
    .a = a value-3 card
    .many = value-3 cards
icon-objective = objective card
    .a = an objective card
    .many = objective cards
icon-pair-same-breed = pair of one breed
    .a = a pair of one breed
    .many = cards of one breed
icon-card = any card
    .a = a card
    .many = cards

## Tiles and places

hazard-flood = flood
hazard-drought = drought
hazard-rockfall = rockfall

tile-none = no tile
tile-neutral = neutral building { $letter }
    .short = { $letter }
    .bare = { $letter }
tile-private = { $owner }'s building { $name }
    .short = { $owner }'s { $name }
    .bare = { $name }
hand-green = green hand
hand-black = black hand
tile-hazard = { $type } ({ $vp } VP, { $hand })
    .short = { $type }
tile-1e-green = green teepee
    .short = green teepee
tile-1e-second = blue teepee
    .short = blue teepee
tile-2e-green = green outlaw
    .short = green outlaw
tile-2e-second = orange outlaw
    .short = orange outlaw

place-kansas-city = Kansas City
    .short = Kansas City
place-start = start of the trail
    .short = the start of the trail
place-empty = empty space { $space }
    .short = empty space { $space }
    .bare = empty space { $space }
place-tile = { $tile } on { $space }
    .short = { $space } ({ $tile_short })

the-bank = the bank

## Discs of the player board

disc-aux-dollar = auxiliary disc “dollars”
    .full = auxiliary disc “dollars”: double action
disc-aux-draw = auxiliary disc “draw”
    .full = auxiliary disc “draw”: double action
disc-aux-cert = auxiliary disc “certificate”
    .full = auxiliary disc “certificate”: single, then double
disc-aux-engine = auxiliary disc “engine”
    .full = auxiliary disc “engine”: single, then double
disc-aux-trash = auxiliary disc “remove cards”
    .full = auxiliary disc “remove cards”: single, then double
disc-cert-4 = certificate disc 4
    .full = certificate disc 4: limit 4
disc-cert-6 = certificate disc 6
    .full = certificate disc 6: limit 6 with disc 4
disc-step-left = left step disc
    .full = left step disc: gain 3$, more steps
disc-step-right = right step disc
    .full = right step disc: 3 VP, more steps
disc-hand = hand disc
    .full = hand disc: pay 5$, 1 card more in hand

disc-board = Clear { $disc_full }
disc-station = Move disc from station { $station }: give the station up

## Station masters

master-sm-workers = station master: 2$ now, 1 VP per worker
    .gives = 2$ now, 1 VP per worker
master-sm-objectives = station master: hazard or village tile now, 3 VP per 2 objective cards
    .gives = hazard or village tile now, 3 VP per 2 objective cards
master-sm-hazards = station master: 1 permanent certificate, 3 VP per 2 hazards
    .gives = 1 permanent certificate, 3 VP per 2 hazards
master-sm-village = station master: 1 permanent certificate, 3 VP per pair of village tiles
    .gives = 1 permanent certificate, 3 VP per pair of village tiles
master-sm-certificates = station master: 1 permanent certificate, 3 VP per 2 certificates
    .gives = 1 permanent certificate, 3 VP per 2 certificates
master-sm-stations = station master: 1 permanent certificate, 3 VP per 2 stations
    .gives = 1 permanent certificate, 3 VP per 2 stations
master-sm-buildings = station master: 2 certificates now, 2 VP per building
    .gives = 2 certificates now, 2 VP per building
master-sm-two-permanent = station master: 2 permanent certificates
    .gives = 2 permanent certificates
master-sm-twelve-dollars = station master: 12$ now
    .gives = 12$ now

master-yes = Give up { $worker }: { $master_gives }
master-no = Leave the station master

## Actions: what they demand and what they give

action-plain = { $gives_cap }
    .low = { $gives }
action-exchange = { $demands_cap }: { $gives }
    .low = { $demands } to { $gives }

demand-cards = discard { $n ->
    [one] { $icon }
   *[other] { $n } { $icon_many }
}
demand-pay = pay { $n }$
demand-back = move engine back { $n }

fx-dollars = gain { $n }$
fx-tokens = gain { $n ->
    [one] 1 exchange token
   *[other] { $n } exchange tokens
}
fx-certificates = take { $n ->
    [0] 0 certificates
    [one] 1 certificate
   *[other] up to { $n } certificates
}
fx-certificates-limit = take certificates up to the limit
fx-engine = move engine { $n ->
    [0] 0 spaces
    [one] 1 space
   *[other] up to { $n } spaces
}
fx-herder = move herder { $n ->
    [one] 1 step
   *[other] up to { $n } steps
}, use that place
fx-free-move = move herder { $n ->
    [one] 1 step
   *[other] up to { $n } steps
}, no fee
fx-hire = hire worker
fx-hire-less = hire worker for { $n }$ less
fx-hire-more = hire worker for { $n }$ more
fx-build = { $n ->
    [0] build free
   *[other] build for { $n }$ per builder
}
fx-buy = buy cattle
fx-hazard = remove hazard, free
fx-hazard-cost = remove hazard for { $n }$
fx-village-1e = take teepee
fx-village-2e = collect an outlaw's bounty
fx-objective = take objective card
fx-objective-hand = take objective card to hand
fx-aux-single = perform single auxiliary action
fx-aux-double = perform auxiliary action, single or double
fx-draw-up-to = draw { $n ->
    [one] 1 card
   *[other] up to { $n } cards
}, discard as many
fx-draw = draw { $n ->
    [one] 1 card, discard 1
   *[other] { $n } cards, discard { $n }
}
fx-trash = remove { $n ->
    [one] 1 card
   *[other] up to { $n } cards
}
fx-special-delivery = make special delivery
fx-upgrade-behind = upgrade station behind engine
fx-copy = copy neighbouring building
either = { $first } or { $second_low }
    .low = either { $first_low } or { $second_low }
fx-either = { $first } or { $second }

## Trail and locations

ask-placeherder = Place your herder
place-herder = Start on { $tile_short }, space { $space }

ask-walk = Move your herder
limits-walk = From { $place_short }: { $n ->
    [one] 1 step
   *[other] up to { $n } steps
}, { $money }$
move-to = Move to { $place_short }: { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}, { $fee ->
    [0] no fee
   *[other] pay { $fee }$
}{ $steps ->
    [one] { "" }
   *[other] , via { $way_via }
}
move-stay = Stay here

pays-bank = { $n }$ to the bank
pays-seat = { $n }$ to { $seat }
warn-pays = Pay { $payments }

ask-uselocation = Choose an action here
use-local = { $action }
use-special = Special action: { $action_low }
use-copied = Copy { $tile_short }: { $action_low }
location-done = Finish here

ask-copyadjacent = Choose a building to copy
ask-copyanother = Nothing could be done there: choose another building to copy
copy-building = Copy { $tile_short }
warn-nothing-to-copy = None of its actions is possible now

ask-chooseaux = Choose an auxiliary action
aux-single = Auxiliary: { $action_low }
aux-double = Double auxiliary: { $action_low }
aux-dollar = dollars
aux-draw = draw
aux-cert = certificate
aux-engine = engine
aux-trash = remove cards

ask-offer = Perform this action or skip it
offer-perform = { $action }
offer-skip = Skip this action
ask-chooseone = Choose one of the two
forfeit = Decline

## Cards in hand

ask-usetoken = Use an exchange token
use-token = Use exchange token: draw up to 2 cards, discard as many
ask-choosedraw = Choose how many cards to draw
draw-count = { $n ->
    [0] Draw nothing
    [one] Draw 1 card, then discard 1
   *[other] Draw { $n } cards, then discard { $n }
}
ask-discardcards = { $n ->
    [one] Discard 1 card
   *[other] Discard { $n } cards
}
ask-firstdiscard = { $n ->
    [one] First turn: discard 1 card
   *[other] First turn: discard { $n } cards
}
ask-paycards = { $n ->
    [one] Discard { $icon_a }
   *[other] Discard { $n } { $icon_many }
}
pay-give-up = Give the action up: the card is gone
discard-card = Discard { $card }
ask-trashcards = { $n ->
    [one] Return 1 card to the box
   *[other] Return up to { $n } cards to the box
}
trash-card = Return { $card } to the box
trash-none = Keep all cards

## Certificates

ask-gaincertificates = Move your certificate marker
gain-certificates = { $n ->
    [0] Leave certificates at { $value }
   *[other] Raise certificates to { $value }
}

## Hazards and village

ask-takehazard = Choose a hazard to remove
take-hazard = Remove { $tile }, { $space }: { $cost ->
    [0] free
   *[other] pay { $cost }$
}
ask-takevillage = Choose a village tile to take
take-village-gain = Take { $tile }, { $space }: gain { $dollars }$
take-village-pay = Take { $tile }, { $space }: pay { $dollars }$
take-village-token = Take { $tile }, { $space }: gain 1 exchange token

## Job market

ask-hire = Hire a worker
hire-worker = Hire { $worker }, row { $row }: { $cost ->
    [0] free
   *[other] pay { $cost }$
}
hire-nobody = Hire nobody

## Cattle market

ask-buycattle = Buy cattle: { $cowboys ->
    [one] 1 cowboy
   *[other] { $cowboys } cowboys
} left
buy-one = Buy { $card }: { $cowboys ->
    [one] 1 cowboy
   *[other] { $cowboys } cowboys
}, pay { $dollars }$
buy-two = Buy { $card } and another: { $cowboys ->
    [one] 1 cowboy
   *[other] { $cowboys } cowboys
}, pay { $dollars }$
buy-draw = Add 2 cards to the market: 1 cowboy
buy-stop = Stop buying
ask-secondcard = Choose the second card
buy-second = Take { $card } as second card

ask-raisecattle = Choose how many animals to raise
raise-cattle = { $n ->
    [0] Keep all { $from_many }
    [one] Raise 1 { $from } to { $to }
   *[other] Raise { $n } { $from_many } to { $to_many }
}

## Building

ask-build = Choose a building
build-tile = Build { $building }: { $builders ->
    [one] 1 builder
   *[other] { $builders } builders
} at { $price }$, { $vp } VP
build-nothing = Build nothing
ask-choosesite = Choose a space for it
build-at = Build { $building } on { $space }: { $cost ->
    [0] free
   *[other] pay { $cost }$
}
build-replace = Replace { $old_bare } on { $space } by { $building }: { $cost ->
    [0] free
   *[other] pay { $cost }$
}

## Railroad

ask-engineforward = Move your engine
engine-to = Move engine to { $space }: { $steps ->
    [one] 1 space
   *[other] { $steps } spaces
}
engine-to-station = Move engine to station { $station } ({ $space }): { $steps ->
    [one] 1 space
   *[other] { $steps } spaces
}
engine-stay = Leave engine here
ask-engineback = Move your engine back
ask-leavetrackend = Move your engine back from 39: gain 3$
engine-back = Move engine back to { $space }
engine-back-station = Move engine back to station { $station } ({ $space })

ask-upgrade = Upgrade station { $station } or leave it
ask-upgradebehind = Choose a station to upgrade
upgrade-yes = Upgrade station { $station }: pay { $cost }$, { $vp } VP
upgrade-no = Leave station { $station }
ask-takemaster = Take the station master or leave it
ask-placedisc = Choose a disc to place

ask-specialdelivery = Special delivery: move your engine back
special-back = Move engine back to { $space }: deliver up to { $value }
special-back-station = Move engine back to station { $station } ({ $space }): deliver up to { $value }

## Kansas City

ask-foresight = Choose a tile of foresight column { $column }
foresight-take = Place { $tile }, column { $column }
foresight-none = Place nothing: no tile possible

ask-income = Choose how many certificates to use
income-use = Use { $n ->
    [0] no certificate
    [one] 1 certificate
   *[other] { $n } certificates
}: gain { $total }$, deliver up to { $total }

ask-deliver = Choose a city to deliver to
deliver-to = Deliver to { $city } ({ $value }): { $cost ->
    [0] free transport
   *[other] transport { $cost }$
}{ $dollars ->
    [0] { "" }
   *[other] , gain { $dollars }$
}
deliver-nowhere = Deliver nowhere: no disc to place
ask-arrows = Choose the first arrow
arrow-objective = Take objective card first
arrow-token = Take exchange token first

warn-points = −{ $vp_below } VP per disc at the end
warn-cost = Pay { $n }$ to the bank

## Objective cards

ask-gainobjective = Choose an objective card
objective-take = Take { $name }: { $penalty ->
    [0] { $vp } VP
   *[other] { $vp }/−{ $penalty } VP
} for { $needs }{ $effect ->
    [nothing] { "" }
   *[other] ; { $effect }
}
objective-blind = Take top card of the objective stack, unseen
objective-none = Take no objective card
ask-playobjective = Play an objective card
objective-play = Play { $name }: { $effect ->
    [nothing] { "" }
   *[other] { $effect };{" "}
}{ $penalty ->
    [0] { $vp } VP
   *[other] { $vp }/−{ $penalty } VP
} for { $needs }

immediate-none = nothing
immediate-dollars-2 = gain 2$
immediate-draw-3 = draw 3
immediate-engine-2 = engine +2
immediate-engine-3 = engine +3
immediate-move-3 = herder +3
immediate-aux = auxiliary action

need = { $n ->
    [one] 1 { $what }
   *[other] { $n } { $what_many }
}
need-1e-building = building
    .many = buildings
need-1e-green = green teepee
    .many = green teepees
need-1e-second = blue teepee
    .many = blue teepees
need-1e-hazard = hazard
    .many = hazards
need-1e-station = station
    .many = stations
need-1e-value3 = value-3 card
    .many = value-3 cards
need-1e-brown = brown card
    .many = brown cards
need-1e-purple = purple card
    .many = purple cards
need-1e-terminal = delivery to San Francisco
    .many = deliveries to San Francisco
need-2e-building = building
    .many = buildings
need-2e-green = green outlaw
    .many = green outlaws
need-2e-second = orange outlaw
    .many = orange outlaws
need-2e-hazard = hazard
    .many = hazards
need-2e-station = station
    .many = stations
need-2e-value3 = value-3 card
    .many = value-3 cards
need-2e-brown = brown card
    .many = brown cards
need-2e-purple = purple card
    .many = purple cards
need-2e-terminal = delivery to New York
    .many = deliveries to New York

## Final scoring

category-money = Money
category-buildings = Private buildings
category-cities = Cities
category-stations = Stations
category-hazards = Hazards
category-cattle = Cattle cards
category-objectives = Objective cards
category-station_masters = Station master tasks
category-workers = Workers in columns 5 and 6
category-step_disc = Right step disc
category-job_token = Job market token

# How an option differs from another one that a hint names.
hint-money = { $more ->
    [0] less money
   *[other] more money
}
hint-buildings = { $more ->
    [0] poorer buildings
   *[other] better buildings
}
hint-cities = { $more ->
    [0] poorer deliveries
   *[other] better deliveries
}
hint-stations = { $more ->
    [0] poorer stations
   *[other] better stations
}
hint-hazards = { $more ->
    [0] fewer hazards cleared
   *[other] more hazards cleared
}
hint-cattle = { $more ->
    [0] a poorer herd
   *[other] a richer herd
}
hint-objectives = { $more ->
    [0] fewer objectives met
   *[other] more objectives met
}
hint-station_masters = { $more ->
    [0] less from station masters
   *[other] more from station masters
}
hint-workers = { $more ->
    [0] fewer workers
   *[other] more workers
}
hint-step_disc = { $more ->
    [0] the step disc less likely
   *[other] the step disc likelier
}
hint-job_token = { $more ->
    [0] the job market token less likely
   *[other] the job market token likelier
}

## Refusals: one fact, then the way out

no-too-far = { $steps_above_limit ->
    [nil] Too far for the herder
   *[other] Your limit is { $limit } { $limit ->
        [one] step
       *[other] steps
    }: this is { $steps }
}
no-kc-closed = This move never enters Kansas City: stop before it
no-done-already = Done already: each action once per visit
no-other-half-done = Only 1 of these 2 actions: the other is done
no-aux-after-local = Only instead of the other actions: those have begun
no-aux-once = Done already: 1 auxiliary action per visit
no-local-after-aux = The auxiliary action took the place of this one
no-foreign-place = Not your building: only a single auxiliary action
no-tile-replaced = Building replaced: its actions are gone
no-copied-before = Used already this turn: each building only once
no-aux-locked = Locked: clear one of its discs first
no-not-double = Not yet double: clear its last disc first
no-single-only = Single only here: no double auxiliary action
no-money = { $cost_above_money ->
    [nil] Not enough money
   *[other] Costs { $cost }$: you have { $money }$, { $cost_above_money }$ missing
}
no-card = { $icon ->
    [nil] The right card is not in hand
   *[other] Needs { $n ->
        [one] { $icon_a }
       *[other] { $n } { $icon_many }
    } in hand
}
no-pair = Needs 2 cards of one breed in hand
no-way-back = { $count ->
    [nil] The engine cannot go back that far
    [one] The engine cannot go back 1 space
   *[other] The engine cannot go back { $count } spaces
}
no-not-exactly-back = { $count ->
    [nil] Not the exact number of spaces back
    [one] The engine goes back exactly 1 space
   *[other] The engine goes back exactly { $count } spaces
}
no-engine-fixed = The engine would move 0 spaces
no-engine-too-far = { $distance_above_limit ->
    [nil] Too far for the engine
   *[other] Your limit is { $limit } { $limit ->
        [one] space
       *[other] spaces
    }: this is { $distance }
}
no-occupied = Another engine stands there: go past it
no-worker = Nobody to hire
no-token-row = Row closed: wait until the job market token moves on
no-row-full = { $worker ->
    [nil] All rows of workers are full
   *[other] Your row of { $worker_many } is full: choose another worker
}
no-hire-money = { $cost_above_money ->
    [nil] Not enough money for any worker
   *[other] Costs { $cost }$: you have { $money }$, { $cost_above_money }$ missing
}
no-nothing-to-buy = Nothing affordable, and the market stack is empty
no-cowboys = { $cowboys ->
    [nil] Too few cowboys
    [one] Needs 1 cowboy: { $left } left
   *[other] Needs { $cowboys } cowboys: { $left } left
}
no-not-on-market = Not on the market: choose another card
no-stack-empty = The market stack is empty
no-buy-money = { $cost_above_money ->
    [nil] Not enough money for this card
   *[other] Costs { $cost }$: you have { $money }$, { $cost_above_money }$ missing
}
no-few-second = Price for 2 cards: only 1 on the market fits
no-few-builders = { $needed_above_builders ->
    [nil] Too few builders
   *[other] Needs { $needed } { $needed ->
        [one] builder
       *[other] builders
    }{ $old ->
        [nil] { "" }
       *[other] { " " }to replace { $old }
    }: you have { $builders }, { $needed_above_builders } missing
}
no-build-money = { $cost_above_money ->
    [nil] Not enough money for any building
   *[other] Costs { $cost }${ $old ->
        [nil] { "" }
       *[other] { " " }to replace { $old }
    }: you have { $money }$, { $cost_above_money }$ missing
}
no-not-larger = Too small: a replacement needs more builders
no-site = No space for it
no-space-taken = Not your building: choose a free space
no-station-owned = { $station ->
    [nil] Your disc is on this station already
   *[other] Your disc is on station { $station } already
}
no-station-money = { $cost_above_money ->
    [nil] Not enough money for this station
   *[other] Costs { $cost }$: you have { $money }$, { $cost_above_money }$ missing
}
no-not-behind = { $station ->
    [nil] Not behind your engine: choose another station
   *[other] Station { $station } is not behind your engine
}
no-station-behind = No station behind your engine to upgrade
no-disc = No disc may go there
no-disc-money = { $cost_above_money ->
    [nil] Not enough money for this disc
   *[other] Needs { $cost }$: you have { $money }$, { $cost_above_money }$ missing
}
no-disc-reserve = { $cost_above_money ->
    [nil] The transport needs the rest of the money
   *[other] Needs { $cost }$ with the transport: you have { $money }$, { $cost_above_money }$ missing
}
no-disc-city = { $city ->
    [nil] No disc may go there with the transport still to pay
   *[other] No disc for { $city } with the transport still to pay
}
no-disc-gone = No such disc left on your board
no-white-only = White corners: choose a disc with white corners
no-board-disc-first = Discs of your board first: choose one of them
no-same-station = This disc is on this very station: choose another
no-hired-worker = { $worker ->
    [nil] No hired worker to give up
   *[other] No hired { $worker } to give up: the printed one stays
}
no-hazard = No hazard on the trail
no-hazard-money = { $cost_above_money ->
    [nil] Not enough money for a hazard
   *[other] Costs { $cost }$: you have { $money }$, { $cost_above_money }$ missing
}
no-village = The village is empty
no-village-money = { $cost_above_money ->
    [nil] Not enough money for any village tile
   *[other] Costs { $cost }$: you have { $money }$, { $cost_above_money }$ missing
}
no-objective = No objective card left
no-last-worker = Last turns: choose a tile that is no worker
no-must-foresee = This column has a tile to place: choose it
no-city-value = { $value_above_total ->
    [nil] Your delivery is worth too little
   *[other] { $city } needs { $value }: your delivery is worth { $total }, { $value_above_total } missing
}
no-city-taken = { $city ->
    [nil] Only 1 delivery per city: choose another
   *[other] Only 1 delivery to { $city }: choose another city
}
no-must-deliver = A delivery is possible: choose a city
no-kc-disc-only = Only if no other city is possible: choose another
no-at-start = The engine is at the start: nothing lies behind it
no-neighbour = No neighbouring building to copy
no-in-chain = In use right now: copy another building
no-copy-of-copy = Copy buildings cannot be copied: choose another
no-nothing-to-copy = Nothing to copy: none of its actions is possible now
no-marker-gap = The marker cannot stop at 5: use 1 certificate more
no-steps = No place within reach of the herder
no-location = No tile there: the herder cannot stop
no-nothing-left = Too few cards in draw stack and discard pile
no-must-pay = The card that is shown must be discarded
no-not-breed = { $icon ->
    [nil] The wrong card: choose another
   *[other] The wrong card: discard { $icon_a }
}
no-stock-empty = Too few cards of the next stage left

## What is this?

about-nothing = Nothing to say about this
about-kansas-city = Kansas City: foresight tiles, income, delivery
about-empty = Space { $space }: empty
about-wood = Space { $space }: empty, in the forest
about-tile = { $tile_cap } on { $space }: { $fee ->
    [0] no fee
   *[other] fee { $fee }$
}
about-building = { $tile_cap } on { $space }: { $actions_low }
about-private = { $tile_cap } on { $space }: { $actions_low }; { $vp } VP, { $fee ->
    [0] no fee
   *[other] fee { $fee }$
}
about-supply = Building { $building }: { $builders ->
    [one] 1 builder
   *[other] { $builders } builders
}, { $vp } VP; { $actions_low }
about-city = { $city }: delivery of { $value }, { $corners }{ $vp_above ->
    [nil] { $vp_below ->
        [nil] { "" }
       *[other] , −{ $vp_below } VP
    }
   *[other] , { $vp_above } VP
}{ $dollars ->
    [0] { "" }
   *[other] , { $dollars }$
}
about-station = Station { $station }: { $cost }$, { $vp } VP, { $corners }
about-master = { $master_cap }
about-track = Track space { $space }
about-job = { $worker_cap } for hire: { $cost }$
about-job-empty = Job market: empty space
about-foresight = Foresight column { $column }: { $tile }
about-cattle = { $card_cap }: value { $value }
about-market-stack = Market stack: 1 cowboy adds 2 cards
about-objective = Objective { $name }: { $penalty ->
    [0] { $vp } VP
   *[other] { $vp }/−{ $penalty } VP
} for { $needs }{ $effect ->
    [nothing] { "" }
   *[other] ; { $effect }
}
about-objective-stack = Objective stack: the top card may be taken unseen
about-disc = { $who }, { $disc_full }
about-aux = Auxiliary action: { $action_low }
about-workers = { $who }: { $n ->
    [one] 1 { $worker }
   *[other] { $n } { $worker_many }
}
about-certificates = { $who }: certificates
about-deck = { $who }: draw stack and discard pile
about-token = { $who }: exchange token, draw up to 2 cards, discard as many

corners-black = black corners
corners-white = white corners

## The log

log-turn = { $who }: turn { $n }
log-placed = { $who } starts on { $place_short }
log-moved = { $who } moves to { $place_short }
log-fee = { $who } pays { $n }$ to { $to }: fee on { $space }
log-uses = { $who } uses { $tile_bare }
log-copies = { $who } copies { $tile_short }
log-aux = { $times ->
    [one] { $who } performs an auxiliary action: { $aux }
   *[other] { $who } performs a double auxiliary action: { $aux }
}
log-lost = { $who } gains nothing: { $reason_fact }
log-skipped = { $who } passes: { $reason_fact }
log-skipped-hidden = { $who } passes
log-gained = { $who } gains { $n }$
log-paid = { $who } pays { $n }$
log-drew = { $who } draws { $card }
log-drew-hidden = { $who } draws a card
log-given-up = { $who } gives the action up: the card is gone
log-discarded = { $who } discards { $card }
log-trashed = { $who } returns { $card } to the box
log-reshuffled = { $who } shuffles the discard pile
log-token-used = { $who } uses an exchange token
log-token-gained = { $n ->
    [one] { $who } gains 1 exchange token
   *[other] { $who } gains { $n } exchange tokens
}
log-certificates = { $n ->
    [one] { $who } has 1 certificate
   *[other] { $who } has { $n } certificates
}
log-hired = { $who } hires { $worker_a }: { $cost ->
    [0] free
   *[other] { $cost }$
}
log-bought = { $cowboys ->
    [0] { $who } takes { $card } as second card
    [one] { $who } buys { $card }: 1 cowboy, { $dollars }$
   *[other] { $who } buys { $card }: { $cowboys } cowboys, { $dollars }$
}
log-market-drawn = { $n ->
    [one] { $who } adds 1 card to the cattle market
   *[other] { $who } adds { $n } cards to the cattle market
}
log-market-filled = { $n ->
    [0] Cattle market: no new cards
    [one] Cattle market: 1 new card
   *[other] Cattle market: { $n } new cards
}
log-raised = { $who } raises a { $young_short } to a { $grown_short }
log-built = { $who } builds { $building } on { $space }: { $cost ->
    [0] free
   *[other] { $cost }$
}
log-replaced = { $who } replaces { $old_bare } on { $space } by { $building }: { $cost ->
    [0] free
   *[other] { $cost }$
}
log-hazard-taken = { $who } removes { $tile }, { $space }: { $dollars ->
    [0] free
   *[other] { $dollars }$
}
log-village-taken = { $who } takes { $tile }, { $space }{ $dollars_above ->
    [nil] { $dollars_below ->
        [nil] { "" }
       *[other] : pays { $dollars_below }$
    }
   *[other] : gains { $dollars_above }$
}
log-engine = { $who } moves the engine from { $start } to { $to }
log-upgrades = { $who } upgrades station { $station }: { $cost }$
log-disc-cleared = { $who } clears { $disc }
log-disc-moved = { $who } moves a disc from station { $station }
log-master-taken = { $who } gives up { $worker_a } for a station master: { $master_gives }
log-foresight = { $who } places { $tile }, foresight column { $column }
log-tile-placed = { $tile_cap } comes to { $space }
log-tile-gone = { $tile_cap } leaves the game: no free space
log-token-moved = { $row ->
    [13] Job market token: leaves the market
   *[other] Job market token: row { $row }
}
log-revealed = { $who } shows { $card }
log-income = { $used ->
    [0] { $who } earns { $total }$
    [one] { $who } earns { $total }$: 1 certificate used
   *[other] { $who } earns { $total }$: { $used } certificates used
}
log-delivers = { $who } delivers to { $city }
told-delivers = { $who } delivers to { $city }{ $income-total ->
    [nil] { "" }
   *[other] { "" } for { $income-total }$
}
log-no-delivery = { $who } delivers nowhere
log-transport = { $who } pays { $n }$: transport
log-objective-gained = { $who } takes { $card }
log-objective-drawn = { $who } draws { $card }
log-objective-drawn-hidden = { $who } draws an objective card
log-objective-played = { $who } plays { $card }
log-end-triggered = { $who } takes the job market token: 1 last turn for the others
log-game-over = The game is over

## When can it be used, and what is it called?

when-kansas-city = A herder that arrives here delivers the hand
when-start = Herders set out from here after Kansas City
when-location = A herder that stops here uses its actions
when-foreign = Not your building: a herder that stops here has 1 auxiliary action
when-hazard = A hazard goes by an action that removes one{ $where ->
    [nil] { "" }
   *[other] : { $where }
}
when-village = A village tile goes by an action that takes one{ $where ->
    [nil] { "" }
   *[other] : { $where }
}
when-site = A building comes here by a build action{ $where ->
    [nil] { "" }
   *[other] : { $where }
}
when-gap = A tile comes here from the foresight of Kansas City
when-city = A disc comes here by a delivery in Kansas City
when-station = Upgraded when the engine stops at it
when-master = Taken right after the upgrade of its station, for a hired worker
when-track = The engine moves by an engine action{ $where ->
    [nil] { "" }
   *[other] : { $where }
}
when-job = A worker is hired by a hire action{ $where ->
    [nil] { "" }
   *[other] : { $where }
}
when-job-empty = A worker comes here from the foresight of Kansas City
when-foresight = One of the column is chosen on arrival in Kansas City
when-market = Cattle is bought by a market action{ $where ->
    [nil] { "" }
   *[other] : { $where }
}
when-market-stack = 1 cowboy adds 2 cards to the market, during a market action{ $where ->
    [nil] { "" }
   *[other] : { $where }
}
when-objective = An objective card is taken by an objective action{ $where ->
    [nil] { "" }
   *[other] : { $where }
}
when-hand = Delivered in Kansas City, or discarded for an action that asks for it
when-hand-objective = Played in your turn: before the move, or before or after an action
when-building = Built by a build action{ $where ->
    [nil] { "" }
   *[other] : { $where }
}
when-workers = They count for actions that need them; more come by a hire action{ $where ->
    [nil] { "" }
   *[other] : { $where }
}
when-disc = Cleared by a delivery or by the upgrade of a station
when-aux = 1 auxiliary action takes the place of all actions of a location
when-certificates = Gained by actions, spent for a delivery in Kansas City
when-deck = Drawn from at the end of a turn, up to the hand limit
when-discard = Becomes the draw stack when that is empty
when-token = Used by its owner whenever a decision is due
thing-market-stack = Market stack
thing-objective-stack = Objective stack
thing-certificates = Certificates
thing-deck = Draw stack
thing-discard = Discard pile
thing-token = Exchange tokens
thing-station = Station { $name }
thing-track = Track space { $name }
thing-job = { $worker_cap } in row { $row }
thing-objective = objective { $name }
thing-aux = auxiliary action “{ $aux }”
thing-building = Building { $name }

## What an option brings

tally-money = { $sign }{ $n }$
tally-certificates = { $sign }{ $n } { $n ->
    [one] certificate
   *[other] certificates
}
tally-permanent = { $sign }{ $n } { $n ->
    [one] permanent certificate
   *[other] permanent certificates
}
tally-certificate_limit = certificate limit { $sign }{ $n }
tally-tokens = { $sign }{ $n } { $n ->
    [one] exchange token
   *[other] exchange tokens
}
tally-objectives = { $sign }{ $n } { $n ->
    [one] objective card
   *[other] objective cards
}
tally-cowboys = { $sign }{ $n } { $n ->
    [one] cowboy
   *[other] cowboys
}
tally-builders = { $sign }{ $n } { $n ->
    [one] builder
   *[other] builders
}
tally-engineers = { $sign }{ $n } { $n ->
    [one] engineer
   *[other] engineers
}
tally-steps = { $sign }{ $n } { $n ->
    [one] step
   *[other] steps
}
tally-hand = hand limit { $sign }{ $n }
brings-auxiliary = Single auxiliary action only
brings-delivery = Delivery to a city
brings-market = 2 more cards in the market
