### Great Western Trail: El Paso, and Sue.
###
### An option is verb, object, colon, cost, effect: at most 60 characters if it can be, no full
### stop, no "you". A reason is one fact, then the way out. The log puts the seat first. Money
### is 6$, a free thing says so.
###
### Forms of a name (attributes): .a with its indefinite article, .many in the plural, .short
### in a list of effects. `$worker_a` asks for a form, `$action_cap` begins with a capital
### letter, `$cost_above_money` is the difference, and what is not given is `nil`.

## The game and what can be set

game-elpaso = Great Western Trail: El Paso
book-elpaso = El Paso

intro-elpaso-1 = Move your rancher along the trail, up to 3 locations; cowboys carry you further.
intro-elpaso-2 = Use the building there: hire, buy cattle, build, take the train.
intro-elpaso-3 = Workers are cards: spend them, and they come back with your draw stack.
intro-elpaso-4 = In El Paso you deliver your hand. The more different breeds, the better the trading post.

setting-preset-elpaso = Set-up
setting-preset-elpaso-help = “First game” is the gentle start: sides a, front of the train cards, every neutral building on its letter. “Standard game” leaves all three to chance.
setting-sides-elpaso = Sides of the common buildings
setting-sides-elpaso-help = The same side for everybody: a, b, random, or one letter per building.
setting-train = Train cards
setting-train-help = Front (recto), back (verso), random, or one letter r or v per card.
setting-train-recto = front
setting-train-verso = back
setting-errata_2a = Building 2a
setting-errata_2a-help = Some groups find it too strong: read its bar as a slash (one of the two actions), or play its side b.
setting-errata_2a-printed = as printed
setting-errata_2a-slash = one of its two actions
setting-errata_2a-side_b = always side b
setting-solo-elpaso = B cards of Sue
setting-solo-elpaso-help = The more of her B cards are in play, the harder Sue is to beat.
setting-sue_delivery = Deliveries of Sue
setting-sue_delivery-help = After post 7: always the next higher post, or always the highest one.
setting-sue_delivery-ascending = next higher post
setting-sue_delivery-highest = highest post

## Sue

automaton-sue = Sue
automaton-sue-A1 = A1: steps by engineers, draw 1 card of the reserve
automaton-sue-A2 = A2: 1 step, draw 2 cards of the reserve
automaton-sue-A3 = A3: 1 step, draw 2 cards of the reserve
automaton-sue-A4 = A4: 1 step, draw 1 card of the reserve
automaton-sue-A5 = A5: 1 step, draw 1 card of the reserve
automaton-sue-A6 = A6: 1 step, draw 1 card of the reserve
automaton-sue-A7 = A7: 1 step, draw 1 card of the reserve
automaton-sue-A8 = A8: 1 step, train
automaton-sue-B1 = B1: 2 steps, build
automaton-sue-B2 = B2: 2 steps, cattle market
automaton-sue-B3 = B3: 2 steps, the best of three actions

elp-sue-steps = { $n ->
    [one] 1 step
   *[other] { $n } steps
}
elp-sue-steps-by = 1 step per { $worker }
elp-sue-card = { $card }: { $steps }, { $action }
elp-sue-action-market = cattle market
elp-sue-action-reserve-1 = draw 1 card of her reserve
elp-sue-action-reserve-2 = draw 2 cards of her reserve
elp-sue-action-train = train
elp-sue-action-build = build
elp-sue-action-best-of-three = the best of three actions

elp-tie-inner = both branches are as long: the inner one
elp-tie-leftmost-workers = several groups are as large: the leftmost one
elp-tie-leftmost-tile = several tiles are worth as much: the leftmost one
elp-tie-nearest = several places are as good: the nearest one clockwise

## Workers

elp-worker-cowboy = cowboy
    .a = a cowboy
    .many = cowboys
elp-worker-engineer = engineer
    .a = an engineer
    .many = engineers
elp-worker-builder = builder
    .a = a builder
    .many = builders
elp-worker-joker = joker
    .a = a joker
    .many = jokers

elp-bonus-of-cowboy = 1 step more in a move
elp-bonus-of-engineer = 1$
elp-bonus-of-builder = 1 certificate for 2$
elp-bonus-of-joker = 2$

## Cattle

elp-breed-criollo = Criollo
    .a = a Criollo
elp-breed-pineywoods = Pineywoods
    .a = a Pineywoods
elp-breed-galloway = Galloway
    .a = a Galloway
elp-breed-santa-gertrudis = Santa Gertrudis
    .a = a Santa Gertrudis
elp-breed-black-angus = Black Angus
    .a = a Black Angus
elp-breed-corriente = Corriente
    .a = a Corriente
elp-breed-shorthorn = Shorthorn
    .a = a Shorthorn
elp-breed-hereford = Hereford
    .a = a Hereford
elp-breed-simmental = Simmental
    .a = a Simmental

elp-icon-criollo = Criollo
    .a = a Criollo
elp-icon-pineywoods = Pineywoods
    .a = a Pineywoods
elp-icon-galloway = Galloway
    .a = a Galloway
elp-icon-santa-gertrudis = Santa Gertrudis
    .a = a Santa Gertrudis
elp-icon-black-angus = Black Angus
    .a = a Black Angus
elp-icon-corriente = Corriente
    .a = a Corriente
elp-icon-shorthorn = Shorthorn
    .a = a Shorthorn
elp-icon-hereford = Hereford
    .a = a Hereford
elp-icon-simmental = Simmental
    .a = a Simmental
elp-icon-any = any cattle card
    .a = a cattle card
elp-icon-value2 = card of value 2
    .a = a card of value 2

## Tiles and places

elp-tile-el-paso = El Paso
    .short = El Paso
elp-tile-neutral = neutral building { $letter }
    .short = { $letter }
elp-tile-common = { $owner }'s building { $name }
    .short = { $owner }'s { $name }
elp-place-empty = empty space { $space }
    .short = empty space { $space }
elp-train-card = train card { $card }

elp-objective-tile = objective { $name } ({ $vp } VP for { $needs })
elp-bonus-tile = bonus tile { $name } ({ $effect }, { $vp } VP)
elp-need-cattle = { $n ->
    [one] 1 { $what }
   *[other] { $n } { $what }
}
elp-need-bonuses = { $n ->
    [one] 1 bonus tile
   *[other] { $n } bonus tiles
}
elp-need-buildings = buildings of cost { $n }
elp-need-post = disc on post { $n }
elp-bonus-exchange-3 = 3 exchanges
elp-bonus-permanent-cert = permanent certificate
elp-bonus-cull = remove 1 card
elp-bonus-duplicate = duplicate
elp-bonus-cull-and-money = remove 1 card for 2$
elp-bonus-money-5 = gain 5$

elp-kind-1 = objective tile
    .a = an objective tile
elp-kind-2 = bonus tile
    .a = a bonus tile
elp-kind-3 = objective or bonus tile
    .a = an objective or bonus tile

elp-face-r = front
elp-face-v = back

## Discs of the player board

elp-disc-money = disc “money”
    .full = disc “money”: auxiliary action gains 3$
elp-disc-certificate = disc “certificate”
    .full = disc “certificate”: opens the auxiliary action
elp-disc-exchange = disc “exchange”
    .full = disc “exchange”: auxiliary action exchanges twice
elp-disc-cull = disc “remove”
    .full = disc “remove”: opens the auxiliary action
elp-disc-permanent = disc “permanent certificate”
    .full = disc “permanent certificate”: +1 in every delivery
elp-disc-hand = disc “hand limit”
    .full = disc “hand limit”: 5 cards
elp-disc-move = disc “move limit”
    .full = disc “move limit”: 4 steps

elp-aux-money = money
elp-aux-certificate = certificate
elp-aux-exchange = exchange
elp-aux-cull = remove a card

## What icons give

elp-fx-money = gain { $n }$
    .short = { $n }$
elp-fx-certificates = take { $n ->
    [one] 1 certificate
   *[other] up to { $n } certificates
}
    .short = { $n ->
        [one] 1 certificate
       *[other] { $n } certificates
    }
elp-fx-tokens = gain { $n ->
    [one] 1 exchange token
   *[other] { $n } exchange tokens
}{ $cost ->
    [0] { "" }
   *[other] : pay { $cost }$
}
    .short = { $n ->
        [one] 1 exchange token
       *[other] { $n } exchange tokens
    }
elp-fx-discard = discard { $icon_a }: gain { $n }$
    .short = { $icon } for { $n }$
elp-fx-discard-value = discard any cattle card: gain { $n }$ per point of value
    .short = any card for { $n }$ per point
elp-fx-hire = hire worker: { $cost ->
    [0] free
   *[other] pay { $cost }$
}, joker 4$ more
    .short = { $cost ->
        [0] hire free
       *[other] hire for { $cost }$
    }
elp-fx-hire-second = hire worker of another type: pay { $cost }$, joker 4$ more
    .short = hire another type for { $cost }$
elp-fx-buy = buy cattle
    .short = buy cattle
elp-fx-train = use the train
    .short = train
elp-fx-build = place or replace building
    .short = building
elp-fx-aux = { $n ->
    [one] perform auxiliary action
   *[other] perform up to { $n } different auxiliary actions
}
    .short = { $n ->
        [one] auxiliary action
       *[other] { $n } auxiliary actions
    }
elp-fx-tile = take { $kind }{ $cost ->
    [0] { "" }
   *[other] : pay { $cost }$
}
    .short = { $kind }
elp-fx-move = move { $n ->
    [one] 1 step
   *[other] up to { $n } steps
}, use that location
    .short = { $n ->
        [one] 1 step
       *[other] { $n } steps
    }
elp-fx-cattle = take { $card }{ $cost ->
    [0] { "" }
   *[other] : pay { $cost }$
}
    .short = { $card }
elp-fx-cull = remove { $icon } from the game{ $n ->
    [0] { "" }
   *[other] : gain { $n }$
}
    .short = remove { $icon }
elp-fx-exchange = exchange { $n ->
    [one] 1 card
   *[other] up to { $n } cards
}
    .short = { $n ->
        [one] 1 exchange
       *[other] { $n } exchanges
    }

## Trail and locations

elp-ask-chooseobjective = Choose your first objective tile
elp-ask-placerancher = Place your rancher
elp-place = Start on { $tile }
elp-limits-move = From { $place_short }{ $cowboys ->
    [0] { "" }
    [one] ; your cowboy is worth one more step
   *[other] ; each of your { $cowboys } cowboys is worth one more step
}
elp-ask-move = Move your rancher: { $n ->
    [one] 1 step
   *[other] up to { $n } steps
}
elp-move = Move to { $place_short }: { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}{ $cowboys ->
    [0] { "" }
    [one] , discard 1 cowboy
   *[other] , discard { $cowboys } cowboys
}
elp-ask-useactions = Choose an action here
elp-ask-trainactions = Choose an action of the train card
elp-use = { $action_cap }
elp-use-aux = Auxiliary action “{ $aux }”: { $action }
elp-done = Finish here
elp-ask-chooseaux = Choose an auxiliary action
elp-aux-none = No second auxiliary action

## Free actions

elp-ask-usetoken = Use an exchange token
elp-use-token = Use exchange token: draw 1 card, discard 1
elp-ask-spendworker = Discard a worker for its bonus
elp-spend-worker = Discard { $worker }: gain { $n }$
elp-spend-builder = Discard builder: pay { $cost }$, take 1 certificate

elp-ask-pause-simmental = El Paso: free actions before the Simmental
elp-ask-pause-delivery = El Paso: free actions before the delivery
elp-ask-pause-drawing = Free actions before drawing
elp-ask-pause-end = Free actions before the turn ends
elp-continue-simmental = Go on: take the Simmental
elp-continue-delivery = Go on: reveal the hand and deliver
elp-continue-drawing = Go on: draw cards
elp-continue-end = End the turn

## Cards

elp-ask-discardone = Discard 1 card
elp-discard = Discard { $card }
elp-ask-discardfor = Discard { $icon_a } for money
elp-discard-for = Discard { $card }: gain { $n }$
elp-ask-cullcard = Remove a card from the game, or keep them all
elp-cull = Remove { $card } from the game{ $n ->
    [0] { "" }
   *[other] : gain { $n }$
}
elp-cull-none = Keep all cards
elp-ask-moreexchanges = Exchange once more?
elp-exchange = Exchange: draw 1 card, discard 1 ({ $n } left)
elp-exchange-stop = No further exchange

## Certificates, workers, market, train

elp-ask-gaincertificates = Move your certificate marker
elp-gain-certificates = { $n ->
    [0] Leave certificates at { $value }
   *[other] Raise certificates to { $value }
}
elp-ask-hire = Hire a worker
elp-hire = Hire { $worker }: { $cost ->
    [0] free
   *[other] pay { $cost }$
}
elp-hire-nobody = Hire nobody
elp-ask-buycattle = Buy a cattle card
elp-buy = Buy { $card }: { $cowboys ->
    [one] 1 cowboy
   *[other] { $cowboys } cowboys
}, pay { $cost }$
elp-ask-payworkers = Pay { $n } { $n ->
    [one] { $worker }
   *[other] { $worker_many }
}: choose the jokers among them
elp-pay-workers = Pay with { $n ->
    [0] { "" }
    [one] 1 { $worker }
   *[other] { $n } { $worker_many }
}{ $n ->
    [0] { "" }
   *[other] { $jokers ->
        [0] { "" }
       *[other] { " and " }
    }
}{ $jokers ->
    [0] { "" }
    [one] 1 joker
   *[other] { $jokers } jokers
}
elp-ask-usetrain = Choose a train card
elp-train = Use train card { $card } ({ $face }): { $engineers ->
    [one] 1 engineer
   *[other] { $engineers } engineers
}, pay { $cost }$; { $gives_short }

## Tiles

elp-ask-gaintile = Take { $kind_a }
elp-take-objective = Take { $name }: { $vp } VP for { $needs }{ $cost ->
    [0] { "" }
   *[other] ; pay { $cost }$
}
elp-take-bonus = Take { $name }: { $effect }, { $vp } VP{ $cost ->
    [0] { "" }
   *[other] ; pay { $cost }$
}
elp-take-objective-blind = Take top tile of the objective pile, unseen{ $cost ->
    [0] { "" }
   *[other] : pay { $cost }$
}
elp-take-bonus-blind = Take top tile of the bonus pile, unseen{ $cost ->
    [0] { "" }
   *[other] : pay { $cost }$
}
elp-tile-none = Take no tile
elp-tile-gap = Take the tile of an empty place

## Building

elp-ask-build = Choose a building
elp-build = Build { $building }: { $builders ->
    [one] 1 builder
   *[other] { $builders } builders
} at { $price }$ each, { $vp } VP
elp-ask-choosesite = Choose a space for it
elp-build-at = Place { $building } on { $space }: { $builders ->
    [one] 1 builder
   *[other] { $builders } builders
}, pay { $cost }$
elp-build-replace = Replace { $old_short } on { $space } by { $building }: { $builders ->
    [one] 1 builder
   *[other] { $builders } builders
}, pay { $cost }$

## Delivery

elp-ask-duplicates = Your hand is worth { $total }: add duplicates ({ $n } left)
elp-add = Add second { $card }: worth { $total }
elp-add-none = Add nothing: worth { $total }
elp-ask-certificates = Your hand is worth { $total }: spend certificates
elp-certify = Spend { $n ->
    [0] no certificate
    [one] 1 certificate
   *[other] { $n } certificates
}: deliver up to { $total }
elp-ask-deliver = Choose a trading post up to { $total }
elp-deliver = Deliver to post { $value }{ $vp ->
    [0] { "" }
   *[other] : { $vp } VP
}
elp-deliver-reward = Deliver to post { $value }: { $reward_short }{ $vp ->
    [0] { "" }
   *[other] , { $vp } VP
}
elp-deliver-none = Place no disc
elp-ask-placedisc = Choose the disc to place
elp-disc = Place { $disc_full }{ $dollars_above ->
    [nil] { $dollars_below ->
        [nil] { "" }
       *[other] , pay { $dollars_below }$
    }
   *[other] , gain { $dollars_above }$
}

## Final scoring

category-buildings-elpaso = Buildings
category-trading_posts = Trading posts
category-workers-elpaso = Workers
category-cattle-elpaso = Cattle cards
category-bonus_tiles = Bonus tiles
category-objectives-elpaso = Objective tiles

# How an option differs from another one that a hint names.
hint-trading_posts = { $more ->
    [0] poorer deliveries
   *[other] better deliveries
}
hint-bonus_tiles = { $more ->
    [0] poorer bonus tiles
   *[other] better bonus tiles
}

## Refusals: one fact, then the way out

elp-no-too-far = { $steps_above_reach ->
    [nil] Too far for the rancher
   *[other] { $steps } steps: { $limit } and { $cowboys ->
        [one] 1 cowboy
       *[other] { $cowboys } cowboys
    } are not enough
}
elp-no-location = No tile there: the rancher cannot stop
elp-no-past-el-paso = Behind El Paso: stop there first
elp-no-other-branch = On the other branch: the trail only leads forward
elp-no-not-moving = The rancher stands there: move at least 1 step
elp-no-done-already = Done already: each action once per visit
elp-no-other-half-done = Only 1 of these 2 actions: the other is done
elp-no-foreign-place = Not your building: only 1 auxiliary action
elp-no-aux-after-tile = Only instead of the other actions: those have begun
elp-no-tile-after-aux = The auxiliary action took the place of this one
elp-no-aux-once = Done already: 1 auxiliary action per visit
elp-no-aux-locked = Locked: deliver its disc first
elp-no-aux-same = Done already: choose another auxiliary action
elp-no-money = { $cost_above_money ->
    [nil] Not enough money
   *[other] Costs { $cost }$: you have { $money }$, { $cost_above_money }$ missing
}
elp-no-card = { $icon ->
    [nil] The right card is not in hand
   *[other] Needs { $icon_a } in hand
}
elp-no-wrong-card = { $icon ->
    [nil] The wrong card: choose another
   *[other] The wrong card: choose { $icon_a }
}
elp-no-token = No exchange token left
elp-no-nothing-to-draw = Draw stack and discard pile are empty
elp-no-worker = { $worker ->
    [nil] No such worker in the worker area
   *[other] No { $worker } in the worker area
}
elp-no-certificates-full = The certificate marker is at its limit: spend some first
elp-no-nobody-to-hire = { $worker ->
    [nil] Nobody left to hire
   *[other] No { $worker } left to hire
}
elp-no-hire-money = { $cost_above_money ->
    [nil] Not enough money for any worker
   *[other] Costs { $cost }$: you have { $money }$, { $cost_above_money }$ missing
}
elp-no-same-type = Hired here already: choose another type
elp-no-first-hire = Second hire of this building: make the first one first
elp-no-few-workers = { $needed_above_workers ->
    [nil] Too few workers
   *[other] Needs { $needed } { $needed ->
        [one] { $worker }
       *[other] { $worker_many }
    } or jokers{ $old ->
        [nil] { "" }
       *[other] { " " }to replace { $old }
    }: you have { $workers }, { $needed_above_workers } missing
}
elp-no-worker-money = { $cost_above_money ->
    [nil] Not enough money
   *[other] Costs { $cost }$: you have { $money }$, { $cost_above_money }$ missing
}
elp-no-breed-gone = This breed is sold out
elp-no-pile-gone = No such building left
elp-no-tile = No such tile left
elp-no-tile-money = { $cost_above_money ->
    [nil] Not enough money for a tile
   *[other] Costs { $cost }$: you have { $money }$, { $cost_above_money }$ missing
}
elp-no-marker = Both ownership markers are in use: replace a building
elp-no-not-dearer = Not dearer: a replacement needs more builders
elp-no-not-yours = Not your building: choose a free space or an own one
elp-no-build-money = { $cost_above_money ->
    [nil] Not enough money for any building
   *[other] Costs { $cost }${ $old ->
        [nil] { "" }
       *[other] { " " }to replace { $old }
    }: you have { $money }$, { $cost_above_money }$ missing
}
elp-no-cull-limit = { $n ->
    [nil] No more cards may be removed in this game
   *[other] { $n } cards removed already: no more in this game
}
elp-no-post-value = { $value_above_total ->
    [nil] The delivery is worth too little
   *[other] Post { $value }: your delivery is worth { $total }, { $value_above_total } missing
}
elp-no-post-taken = Your disc is there already: choose another post
elp-no-black-disc = Black corners: this disc needs a post of 10 or more
elp-no-disc-money = { $cost_above_money ->
    [nil] Not enough money for this disc
   *[other] Costs { $cost }$: you have { $money }$, { $cost_above_money }$ missing
}
elp-no-disc-gone = This disc has left your board
elp-no-disc-fits = No disc of yours may go there
elp-no-discs = No disc left on your board
elp-no-must-deliver = A disc can be placed: choose a post
elp-no-copy = { $card ->
    [nil] No duplicate of this breed in hand
   *[other] No further { $card } in hand
}
elp-no-must-choose = This cannot be declined now: choose one

## What is this?

elp-about-nothing = Nothing to say about this
elp-about-el-paso = El Paso: gain { $n }$, take a Simmental, deliver the hand
elp-about-empty = Space { $space }: empty, a building here costs { $cost ->
    [0] nothing more
   *[other] { $cost }$ more
}
elp-either = either { $first } or { $second }
elp-about-neutral = { $tile_cap }: { $actions }
elp-about-common = { $tile_cap }: { $actions }; { $vp } VP
elp-about-pile = Building { $building }, { $n } left: { $builders ->
    [one] 1 builder
   *[other] { $builders } builders
}, { $cost }$, { $vp } VP; { $actions }
elp-about-post = Trading post { $value }: { $corners }, { $often }, { $vp } VP
elp-about-post-reward = Trading post { $value }: { $corners }, { $often }, { $vp } VP; { $reward }
elp-about-train = Train card { $card } ({ $face }): { $engineers ->
    [one] 1 engineer
   *[other] { $engineers } engineers
}, { $cost }$; { $actions }
elp-about-objective = Objective { $name }: { $vp } VP for { $needs }
elp-about-bonus = Bonus tile { $name }: { $effect }, { $vp } VP
elp-about-objective-pile = Objective pile: the top tile may be taken unseen
elp-about-bonus-pile = Bonus pile: the top tile may be taken unseen
elp-about-gap = Empty place: the pile has run out
elp-about-card = { $card }: value { $value }, { $vp } VP
elp-about-market = { $card }, { $n } left: { $cowboys ->
    [one] 1 cowboy
   *[other] { $cowboys } cowboys
}, { $cost }$; value { $value }, { $vp } VP
elp-about-worker = { $worker_cap }, { $n } left to hire; bonus: { $bonus }
elp-about-simmental = Simmental pile: { $n ->
    [0] empty, the next one to reach El Paso finishes here for { $vp } VP
   *[other] { $n } left, one for every visit of El Paso
}
elp-about-disc = { $who }, { $disc_full }{ $dollars_above ->
    [nil] { $dollars_below ->
        [nil] { "" }
       *[other] , costs { $dollars_below }$
    }
   *[other] , gains { $dollars_above }$
}
elp-about-aux = { $who }, auxiliary action: { $action }
elp-about-area = { $who }: { $n ->
    [one] 1 { $worker }
   *[other] { $n } { $worker_many }
}; bonus: { $bonus }
elp-about-certificates = { $who }: certificates
elp-about-deck = { $who }: draw stack
elp-about-discard = { $who }: discard pile
elp-about-culled = { $who }: cards removed from the game, 5 at most
elp-about-token = { $who }: exchange token, draw 1 card, discard 1
elp-about-sue-deck = Sue's solo cards to come
elp-about-sue-discard = Sue's solo cards that were played
elp-about-sue-reserve = Sue's reserve: workers and cattle, face down
elp-about-sue-cattle = Sue's cattle pile: it only scores
elp-about-sue-group = Sue's { $worker_many }: { $n }

elp-corners-black = black corners
elp-corners-white = white corners
elp-often-once = 1 disc per player
elp-often-many = any number of discs

## The log

elp-log-turn = { $who }: turn { $n }
elp-log-placed = { $who } starts on { $place_short }
elp-log-moved = { $who } moves to { $place_short }{ $cowboys ->
    [0] { "" }
    [one] , discarding 1 cowboy
   *[other] , discarding { $cowboys } cowboys
}
elp-log-uses = { $who } uses { $sheet }
elp-log-aux = { $who } performs an auxiliary action: { $aux }
elp-log-lost = { $who } gains nothing: { $reason_fact }
elp-log-skipped = { $who } passes: { $reason_fact }
elp-log-skipped-hidden = { $who } passes
elp-log-gained = { $who } gains { $n }$
elp-log-drew = { $who } draws { $card }
elp-log-drew-hidden = { $who } draws a card
elp-log-worker-drawn = { $who } draws { $worker_a }: back to the worker area
elp-log-reshuffled = { $who } shuffles the discard pile
elp-log-discarded = { $who } discards { $card }
elp-log-sold = { $who } discards { $card }: gains { $n }$
elp-log-culled = { $who } removes { $card } from the game{ $n ->
    [0] { "" }
   *[other] : gains { $n }$
}
elp-log-certificates = { $n ->
    [one] { $who } has 1 certificate
   *[other] { $who } has { $n } certificates
}
elp-log-token-used = { $who } uses an exchange token
elp-log-token-gained = { $who } gains { $n ->
    [one] 1 exchange token
   *[other] { $n } exchange tokens
}{ $cost ->
    [0] { "" }
   *[other] : pays { $cost }$
}
elp-log-spent = { $who } discards { $worker_a } for its bonus{ $cost ->
    [0] { "" }
   *[other] : pays { $cost }$
}
elp-log-hired = { $who } hires { $worker_a }: { $cost ->
    [0] free
   *[other] { $cost }$
}
elp-log-bought = { $who } buys { $card_a }: { $cowboys ->
    [one] 1 cowboy
   *[other] { $cowboys } cowboys
}, { $cost }$
elp-log-cattle-gained = { $who } takes { $card_a }: { $cost ->
    [0] free
   *[other] { $cost }$
}
elp-log-workers-paid = { $who } pays { $n ->
    [0] { "" }
    [one] 1 { $worker }
   *[other] { $n } { $worker_many }
}{ $n ->
    [0] { "" }
   *[other] { $jokers ->
        [0] { "" }
       *[other] { " and " }
    }
}{ $jokers ->
    [0] { "" }
    [one] 1 joker
   *[other] { $jokers } jokers
}
elp-log-train-used = { $who } uses train card { $card }: { $engineers ->
    [one] 1 engineer
   *[other] { $engineers } engineers
}, { $cost }$
elp-log-built = { $who } places { $building } on { $space }: { $cost }$
elp-log-replaced = { $who } replaces { $old_short } on { $space } by { $building }: { $cost }$
elp-log-objective-gained = { $who } takes { $tile }
elp-log-bonus-gained = { $who } takes { $tile }{ $cost ->
    [0] { "" }
   *[other] : pays { $cost }$
}
elp-log-simmental = { $who } takes a Simmental: { $n } left
elp-log-end-triggered = { $who } has taken the last Simmental: the end is near
elp-log-finishes = { $who } finishes on the Simmental space: 1 last turn for the others
elp-log-revealed = { $who } shows { $card }
elp-log-valued = { $who } has a hand worth { $n }
elp-log-doubled = { $who } adds a second { $card }: worth { $total }
elp-log-certified = { $who } spends { $n ->
    [one] 1 certificate
   *[other] { $n } certificates
}: worth { $total }
elp-log-delivers = { $who } delivers to post { $post }
elp-told-delivers = { $who } delivers { $valued-n ->
    [nil] to post { $post }
   *[other] a herd worth { $valued-n } to post { $post }
}
elp-log-disc-cleared = { $who } places { $disc }{ $dollars_above ->
    [nil] { $dollars_below ->
        [nil] { "" }
       *[other] : pays { $dollars_below }$
    }
   *[other] : gains { $dollars_above }$
}
elp-log-no-delivery = { $who } places no disc
elp-log-no-disc = { $who } has no disc left to place
elp-log-game-over = The game is over
elp-log-sue-card = { $who } turns up { $card }
elp-log-sue-shuffles = { $who } shuffles her solo cards
elp-log-sue-moved = { $who } moves to { $place_short }
elp-log-sue-tie = { $tie_cap }
elp-log-sue-market = { $who } goes to the cattle market with { $n ->
    [one] 1 cowboy
   *[other] { $n } cowboys
}
elp-log-sue-cattle = { $who } takes { $card_a }
elp-log-sue-nothing = { $who } finds nothing to take
elp-log-sue-draws = { $who } draws { $card_a } from her reserve
elp-log-sue-worker = { $who } draws { $card_a } from her reserve: { $n } { $n ->
    [one] { $worker }
   *[other] { $worker_many }
} now
elp-log-sue-train = { $who } uses train card { $card }
elp-log-sue-objective = { $who } takes { $tile }
elp-log-sue-bonus = { $who } takes { $tile }
elp-log-sue-best = { $who } has the most { $worker_many }
elp-log-sue-places = { $who } places { $building } on { $space }
elp-log-sue-replaces = { $who } replaces a building on { $space } by { $building }
elp-log-sue-no-building = { $who } cannot build: cattle instead
elp-log-sue-delivers = { $who } delivers to post { $post }
elp-won-by-money = { $who } wins a tie with { $n ->
    [one] 1 point
   *[other] { $n } points
}, by the money that is left.

## The board in a terminal

terminal-elp-trail-legend = [B] neutral building · [3a] P1 common building of P1 · (P1) rancher · < inner, > outer branch
terminal-elp-posts = Trading posts
terminal-elp-posts-legend = + takes any number of discs of a player · from 10 on: black corners
terminal-elp-post = post
terminal-elp-reward = reward
terminal-elp-discs = discs
terminal-elp-markets = Cattle market and buildings
terminal-elp-supply = workers to hire:
terminal-elp-left = left
terminal-elp-cattle = cattle
terminal-elp-cowboys = cowboys
terminal-elp-engineers = engineers
terminal-elp-builders = builders
terminal-elp-nobody = none
terminal-elp-tiles = Tiles beside the train
terminal-elp-common = Common buildings
terminal-elp-train = Train cards
terminal-elp-rancher = rancher
terminal-elp-markers = markers
terminal-elp-area = workers:
terminal-elp-owned = tiles:
terminal-elp-discard = discard pile:
terminal-elp-culled = removed:
terminal-elp-worth = (worth { $n } in El Paso)
terminal-elp-sue-card = card:
terminal-elp-sue-row = row:
terminal-elp-sue-cattle = cattle:
terminal-elp-sue-reserve = reserve:

## When can it be used, and what is it called?

elp-when-el-paso = A rancher that arrives here delivers the hand
elp-when-location = A rancher that stops here uses its actions
elp-when-foreign = Not your building: a rancher that stops here has 1 auxiliary action
elp-when-site = A building comes here by a build action{ $where ->
    [nil] { "" }
   *[other] : { $where }
}
elp-when-post = A disc comes here by a delivery in El Paso
elp-when-train = Used by a train action, for its engineers{ $where ->
    [nil] { "" }
   *[other] : { $where }
}
elp-when-tile = Gained by a tile action{ $where ->
    [nil] { "" }
   *[other] : { $where }
}
elp-when-building = Built by a build action{ $where ->
    [nil] { "" }
   *[other] : { $where }
}
elp-when-market = Bought by a market action{ $where ->
    [nil] { "" }
   *[other] : { $where }
}
elp-when-worker = Hired by a hire action{ $where ->
    [nil] { "" }
   *[other] : { $where }
}
elp-when-simmental = 1 comes with every visit of El Paso
elp-when-hand = Delivered in El Paso, or discarded for an action that asks for it
elp-when-area = Discarded as part of a cost or for the bonus, in its owner's turn
elp-when-aux = 1 auxiliary action takes the place of all actions of a location
elp-when-disc = Placed on a trading post by a delivery in El Paso
elp-when-certificates = Gained by actions, spent for a delivery in El Paso
elp-when-token = Used at any decision of its owner's turn
elp-when-deck = Drawn from at the end of a turn, up to the hand limit
elp-when-discard = Becomes the draw stack when that is empty
elp-when-culled = Out of the game: nothing brings these cards back
elp-when-sue = Only Sue uses this, in her own turn
elp-thing-simmental = Simmental pile
elp-thing-certificates = Certificates
elp-thing-token = Exchange tokens
elp-thing-deck = Draw stack
elp-thing-discard = Discard pile
elp-thing-culled = Removed cards
elp-thing-sue = Sue's cards
elp-thing-post = Trading post { $value }
elp-thing-building = Building { $name }
elp-thing-aux = Auxiliary action “{ $aux }”
elp-thing-objective-pile = Objective pile
elp-thing-bonus-pile = Bonus pile
elp-thing-objective = Objective { $name }
elp-thing-bonus = Bonus tile { $name }

## What an option brings

elp-brings-el-paso = Income, then delivery to a trading post
tally-elp-builders = { $sign }{ $n } { $n ->
    [one] builder
   *[other] builders
}
tally-jokers = { $sign }{ $n } { $n ->
    [one] joker
   *[other] jokers
}
