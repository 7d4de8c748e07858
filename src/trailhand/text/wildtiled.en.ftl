### Wild Tiled West.
###
### An option is verb, object, colon, cost, effect: short, no full stop, no "you". A reason is
### one fact, then the way out. The log puts the seat first. A cell is E5: letter of its column, row.
###
### Forms of a name (attributes): .short where there is no room for the rest.

## The game and what can be set

game-wildtiled = Wild Tiled West
book-wildtiled = Wild Tiled West
intro-wildtiled-1 = Take a tile that a die points at, pay what its slot costs, and lay it on your board.
intro-wildtiled-2 = Tiles touch edge to edge. Cover pickaxes, gold, bullets and streets to gain them.
intro-wildtiled-3 = Finish towns early, join cows into herds, let sheriffs shoot bandits, surround your buildings.
intro-wildtiled-4 = Each year ends with a tussle: the fewest bandits win, the most lose. After four years count up.

setting-preset-wildtiled-help = “First game” lays the cattle contracts in a fixed order; “Standard game” shuffles them.
setting-boards = Settlement boards
setting-boards-help = Dealt by lot, or one digit per seat: 14 gives board 1 to the first seat and board 4 to the second.
setting-conquest = Conquest sides
setting-conquest-help = The harder sides with a rule of their own: for everybody, for nobody, by lot, or one letter per seat (a classic, c Conquest).
setting-conquest-false = classic sides
setting-conquest-true = Conquest sides
setting-contracts = Cattle contracts
setting-contracts-help = Fixed: streets, gold, bullets, points for 4, 5, 6, 7 cows. Random shuffles them.
setting-solo-wildtiled = Bandit Ridge
setting-solo-wildtiled-help = Alone you always meet the Bandit Ridge.
setting-solo-wildtiled-none = with one seat
setting-solo-wildtiled-true = yes
setting-solo-wildtiled-false = no

## Tiles

wtw-tile-f01 = Calf Pen
wtw-tile-f02 = Corner Meadow
wtw-tile-f03 = Rustler Strip
wtw-tile-f04 = Square Meadow
wtw-tile-f05 = Watering Hole
wtw-tile-f06 = Farm Lane
wtw-tile-f07 = Cattle Gate
wtw-tile-f08 = Open Range
wtw-tile-f09 = Patrolled Pasture
wtw-tile-f10 = Stepped Pasture
wtw-tile-f11 = Great Pasture
wtw-tile-sas = Saloon of spades
wtw-tile-sah = Saloon of hearts
wtw-tile-sad = Saloon of diamonds
wtw-tile-sac = Saloon of clubs
wtw-tile-cts = Card Table of spades
wtw-tile-cth = Card Table of hearts
wtw-tile-ctd = Card Table of diamonds
wtw-tile-ctc = Card Table of clubs
wtw-tile-r01 = Main Street
wtw-tile-r02 = Lookout Corner
wtw-tile-r03 = Pay Dirt Road
wtw-tile-r04 = Winding Road
wtw-tile-r05 = Crossroads
wtw-tile-r06 = Smugglers Run
wtw-tile-r07 = Mine Road
wtw-tile-bank = Bank
wtw-tile-barn = Barn
wtw-tile-cache = Ammunition Cache
wtw-tile-chapel = Chapel
wtw-tile-fancy-saloon = Fancy Saloon
wtw-tile-general-store = General Store
wtw-tile-hideout = Hideout
wtw-tile-hotel = Hotel
wtw-tile-ranch = Ranch
wtw-tile-lumber-mill = Lumber Mill
wtw-tile-sheriffs-office = Sheriff's Office
wtw-tile-stables = Stables
wtw-tile-town-hall = Town Hall
wtw-tile-wheelwright = Wheelwright
wtw-tile-street = street
wtw-tile-streets = two streets

## What buildings do

wtw-does-bank = when surrounded: 3 gold
wtw-does-barn = 1 gold for every wrangling
wtw-does-cache = when placed: 2 bullets
wtw-does-chapel = at the end: 1 point per tombstone
wtw-does-fancy-saloon = when placed: an Ace card of your choice
wtw-does-general-store = when surrounded: 2 bullets, 2 pickaxes or 2 streets
wtw-does-hideout = when placed: cover up to 2 of your sheriffs; they become tombstones
wtw-does-hotel = 2 more points for every tussle won
wtw-does-ranch = at the end: 1 point per cow of every pasture that touches it
wtw-does-lumber-mill = once, instead of a draft: any tile of the trays except a Lumber Mill, for the cost of its slot
wtw-does-sheriffs-office = when placed: 1 bullet, then shots at any of your bandits
wtw-does-stables = at the end: 8 points if every horseshoe is covered
wtw-does-town-hall = when surrounded: 10 points
wtw-does-wheelwright = when placed: 2 streets now, or pairs of streets from now on

## Suits, partners, ranks

wtw-suit-spades = spades
wtw-suit-hearts = hearts
wtw-suit-diamonds = diamonds
wtw-suit-clubs = clubs

wtw-card-mayor = Mayor Beaver
wtw-card-drover = Drover Bison
wtw-card-cattle-queen = Cattle Queen Ewe
wtw-card-undertaker = Undertaker Vulture
wtw-card-marshal = Marshal Mastiff
wtw-card-prospector = Prospector Mole
wtw-card-pathfinder = Pathfinder Hare
wtw-card-gambler = Gambler Fox
wtw-card-card-sharp = Card Sharp Raccoon
wtw-card-architect = Architect Heron
wtw-card-surveyor = Surveyor Owl
wtw-card-paver = Paver Armadillo
wtw-card-banker = Banker Badger
wtw-card-quartermaster = Quartermaster Otter
wtw-card-scout = Scout Coyote
wtw-card-peacekeeper = Peacekeeper Bear
wtw-partner-card = { $name } ({ $lines })
    .short = { $name }

wtw-metric-towns-left = { $points } for at most { $n } towns left
wtw-metric-pastures-wrangled = { $points } for { $n } pastures wrangled
wtw-metric-largest-herd-wrangled = { $points } for a herd of { $n } cows
wtw-metric-tombstones = { $points } for { $n } tombstones
wtw-metric-bandits-alive = { $points } for at most { $n } bandits alive
wtw-metric-mine-space = { $points } for space { $n } of the mine track
wtw-metric-horseshoes-uncovered = { $points } for at most { $n } horseshoes uncovered
wtw-metric-aces = { $points } for { $n } aces
wtw-metric-ace-suits = { $points } for { $n } suits of aces
wtw-metric-aces-of-best-suit = { $points } for { $n } aces of one suit
wtw-metric-buildings = { $points } for { $n } named buildings
wtw-metric-buildings-surrounded = { $points } for { $n } named buildings surrounded
wtw-metric-streets-placed = { $points } for { $n } streets
wtw-metric-gold-left = { $points } for { $n } gold left
wtw-metric-bullets-left = { $points } for { $n } bullets left
wtw-metric-border-cells-covered = { $points } for { $n } border cells covered
wtw-metric-tussles-won = { $points } for { $n } tussles won

## Set-up

wtw-ask-choosepartner = Keep one partner, face down
wtw-keep = Keep { $card }
wtw-ask-startbuilding = Choose the building that your vault begins with
wtw-start-building = Begin with { $tile }: free

## A turn

wtw-ask-turn = Draft a tile, or lay free streets
wtw-draft = Draft { $tile } ({ $slot }), { $kind ->
    [river] river
   *[other] prairie
} die { $die }: { $cost ->
    [0] free
   *[other] pay { $cost } gold
}{ $jumps ->
    [0] { "" }
    [one] , 1 jump
   *[other] , { $jumps } jumps
}
wtw-turn-streets = Lay 1 or 2 free streets instead of a tile
wtw-turn-mill = Turn the Lumber Mill over: any tile of the trays
wtw-turn-pass = Pass
wtw-ask-millpile = Choose a tile of the trays
wtw-mill-pile = Take { $tile } ({ $slot }): { $cost ->
    [0] free
   *[other] pay { $cost } gold
}

wtw-ask-placetile = Place { $tile }
wtw-place = Place { $tile } at { $cell }, { $turn ->
    [0] upright
    [1] turned right
    [2] upside down
   *[other] turned left
}{ $flip ->
    [0] { "" }
   *[other] , other face
}{ $price ->
    [0] { "" }
   *[other] : pay { $price } gold
}
wtw-ask-freestreets = Lay one street or two adjacent ones
wtw-ask-laystreet = { $n ->
    [0] Lay the street you gained
   *[other] Lay a street you gained, { $n } more to come
}
wtw-street = { $n ->
    [one] Lay a street at { $cell }
   *[other] Lay streets at { $cell } and { $other }
}{ $price ->
    [0] { "" }
   *[other] : pay { $price } gold
}

## Decisions inside a resolution

wtw-ask-pickpartner = Pick your second partner
wtw-partner = Take { $card }
wtw-partner-deck = Take the top card of the deck, unseen
wtw-ask-shoot = { $n ->
    [one] 1 bullet, more bandits: choose whom to shoot
   *[other] { $n } bullets, more bandits: choose whom to shoot
}
wtw-shoot = Shoot the bandit at { $cell }
wtw-ask-coversheriff = { $n ->
    [one] Cover 1 more sheriff, or none
   *[other] Cover up to { $n } sheriffs
}
wtw-cover = Cover the sheriff at { $cell }: a tombstone, no more shots
wtw-cover-none = Cover nobody
wtw-ask-chooseace = Choose an Ace card
wtw-ace = Take the Ace of { $suit }
wtw-ask-choosegoods = The General Store: choose your goods
wtw-goods-bullets = Take { $n } bullets
wtw-goods-pickaxes = Move the mine marker { $n } spaces
wtw-goods-streets = Lay { $n } streets
wtw-ask-chooseface = The Wheelwright: choose a face
wtw-face-two = Lay { $n } streets now
wtw-face-double = From now on, lay 2 adjacent streets for each street gained
wtw-ask-wrangle = Wrangle the herd, or let it grow
wtw-wrangle = Wrangle { $cows } cows at { $cell }: { $points } points
wtw-wrangle-contract = Wrangle { $cows } cows at { $cell }: { $points } points, contract { $contract }
wtw-wrangle-none = Let the herd grow
wtw-warn-fewer = The pasture has { $cows } cows
wtw-contract-streets = { $n ->
    [one] 1 street
   *[other] { $n } streets
}
wtw-contract-gold = { $n } gold
wtw-contract-bullets = { $n ->
    [one] 1 bullet
   *[other] { $n } bullets
}
wtw-contract-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
wtw-ask-storegold = Store gold on a building
wtw-ask-storemore = Store more gold before the turn ends
wtw-store = Store 1 gold on { $tile }, { $cell }
wtw-store-none = Store nothing more
wtw-ask-hillbandit = Put the hill bandit on a hill
wtw-hill = Put the hill bandit on { $cell }

## Refusals: one fact, then the way out

wtw-no-off-grid = It leaves the board: move it inward
wtw-no-printed = Hills, mines and printed fields stay open: go around them
wtw-no-covered = A cell is covered already: choose free cells
wtw-no-not-start = The first placement covers the start cell
wtw-no-not-connected = It touches nothing yet: lay it edge to edge with the settlement
wtw-no-not-signpost = The General Store covers the third signpost
wtw-no-water-gold = { $gold ->
    [nil] Too little gold for the water
   *[other] Each water cell costs 1 gold: only { $gold } left
}
wtw-no-gold = { $cost_above_gold ->
    [nil] Not enough gold
   *[other] Costs { $cost } gold: you have { $gold }, { $cost_above_gold } missing
}
wtw-no-room = { $tile ->
    [nil] No room on the board for it
   *[other] No room on the board for { $tile }: draft another tile
}
wtw-no-jump = Prairie dice never jump: take the nearest pile
wtw-no-street = No free cell for a street
wtw-no-mill = No Lumber Mill with its arrow up
wtw-no-mill-takes = No tile of the trays can be paid and placed
wtw-no-empty-pile = The pile is empty
wtw-no-not-a-mill = A Lumber Mill brings any tile but another one
wtw-no-must-act = Something can be done: no passing
wtw-no-single-street = Only one street here: pairs need a Wheelwright
wtw-no-few-cows = { $cows ->
    [nil] Too few cows in the pasture
    [0] No cows in the pasture
    [one] Only 1 cow in the pasture
   *[other] Only { $cows } cows in the pasture
}
wtw-no-booted = A boot lies in this pasture: it is done
wtw-no-not-in-sight = No sheriff sees this bandit
wtw-no-ace-taken = This Ace card is taken: choose another
wtw-no-hill-taken = This hill is taken: choose another
wtw-no-too-dear = { $cost ->
    [nil] Too dear a building to begin with
   *[other] { $tile } costs { $cost } gold: begin with a cheaper building
}
wtw-no-not-named = Only a named building may come first
wtw-no-store-gold = No gold to store
wtw-no-store-full = { $n ->
    [nil] This building holds no more gold
   *[other] This building holds { $n } gold and no more: choose another
}
wtw-no-card = The deck is empty: take a partner of the row

## The log

wtw-log-turn = { $who }, turn { $n }
wtw-log-year = Year { $n } begins
wtw-log-income = { $who } mines { $n } gold
wtw-log-round = Year { $year }, round { $n }
wtw-log-rolled = { $who } rolls: prairie { $prairie }, river { $river }
wtw-log-prairie-moved = The prairie die on { $n } moves on to { $to }: its line is empty
wtw-log-river-moved = The river die on { $n } moves on to { $to }: its line is empty
wtw-log-prairie-gone = The prairie die on { $n } finds no line with tiles: it is set aside
wtw-log-river-gone = The river die on { $n } finds no line with tiles: it is set aside
wtw-log-drafted = { $who } drafts { $tile }{ $cost ->
    [0] { "" }
   *[other] {" "}for { $cost } gold
}
wtw-log-mill = { $who } turns the Lumber Mill over
wtw-log-placed = { $who } places { $tile } at { $cell }
wtw-log-laid = { $who } lays { $tile } at { $cell }
wtw-log-gold = { $who } gains { $n } gold
wtw-log-paid = { $who } pays { $n } gold for the water
wtw-log-bullets = { $who } gains { $n ->
    [one] 1 bullet
   *[other] { $n } bullets
}
wtw-log-streets = { $who } gains { $n ->
    [one] 1 street
   *[other] { $n } streets
}
wtw-log-streets-lost = { $who } has no room: { $n ->
    [one] 1 street is lost
   *[other] { $n } streets are lost
}
wtw-log-mine = { $who } moves up to space { $n } of the mine track
wtw-log-partner = { $who } takes { $card } as second partner
wtw-log-kept = { $who } keeps { $card }, face down
wtw-log-kept-hidden = { $who } keeps a partner, face down
wtw-log-shot = { $who } shoots the bandit at { $cell }
wtw-log-sheriff-covered = { $who } covers the sheriff at { $cell }
wtw-log-ace = { $who } takes the Ace of { $suit }
wtw-log-double-streets = { $who } may lay streets in pairs from now on
wtw-log-pasture = { $who } has { $cows ->
    [0] no cow
    [one] 1 cow
   *[other] { $cows } cows
} in this pasture
wtw-log-pasture-done = { $who } has { $cows ->
    [one] 1 cow
   *[other] { $cows } cows
} in this pasture, wrangled already
wtw-log-wrangled = { $who } wrangles { $cows } cows: { $points } points
wtw-log-contract = { $who } wins the contract for { $cows } cows: { $contract }
wtw-log-town = { $who } inaugurates { $town }: { $points } points{ $bonus ->
    [0] { "" }
   *[other] {" "}and { $bonus } for the year
}
wtw-log-surrounded = { $who } has surrounded { $tile }
wtw-log-town-hall = { $who } scores { $n } points for the Town Hall
wtw-log-saucer = { $who } has surrounded the saucer at { $cell }: { $n } points
wtw-log-set-aside = { $who } sets { $tile } aside
wtw-log-delivery = { $who } may deliver { $tile }
wtw-log-delivery-lost = { $who } cannot place { $tile }: back to the box
wtw-log-start-building = { $who } begins with { $tile }
wtw-log-stored = { $who } stores 1 gold at { $cell }
wtw-log-passed = { $who } passes
wtw-log-skipped = { $who } passes: { $reason_fact }
wtw-log-skipped-hidden = { $who } passes
wtw-log-bandits = { $who } has { $n ->
    [0] no bandit
    [one] 1 bandit
   *[other] { $n } bandits
}
wtw-log-tussle-won = { $who } wins the tussle: { $n } points
wtw-log-tussle-lost = { $who } loses the tussle: −{ $n } points
wtw-log-hill-bandit = { $who } puts a hill bandit on { $cell }
wtw-log-no-hill = { $who } has no free hill: no hill bandit
wtw-log-revealed = { $who } shows a card: { $cows ->
    [0] no cow
    [one] 1 cow
   *[other] { $cows } cows
}, { $bandits ->
    [0] no bandit
    [one] 1 bandit
   *[other] { $bandits } bandits
}, { $bullets ->
    [0] no bullet
    [one] 1 bullet
   *[other] { $bullets } bullets
}
wtw-log-ridge-shot = { $who } loses { $n ->
    [one] 1 bandit to a bullet of its own
   *[other] { $n } bandits to bullets of its own
}
wtw-log-ridge-contract = { $who } turns the contract for { $cows } cows over
wtw-log-ridge-bandits = { $who } has { $n ->
    [0] no bandit
    [one] 1 bandit
   *[other] { $n } bandits
}
wtw-log-ridge-hill = { $who } gets a hill bandit
wtw-log-game-over = The game is over
wtw-log-rank = { $who }: { $n } points, { $rank }
wtw-tie-broken = Victory for { $who } with { $n } points: the tie goes to the most unspent gold and bullets, { $left }.

## Final scoring

category-start = Starting points
category-towns = Towns
category-herds = Herds and contracts
category-tussles = Tussles
category-horseshoes = Horseshoes
category-named_buildings = Buildings
category-tombstones = Tombstones
category-aces = Aces
category-mines = Mine track
category-conquest = Conquest side
category-partners = Partners

# How an option differs from another one that a hint names.
hint-start = { $more ->
    [0] fewer starting points
   *[other] more starting points
}
hint-towns = { $more ->
    [0] less from towns
   *[other] more from towns
}
hint-herds = { $more ->
    [0] smaller herds
   *[other] bigger herds
}
hint-tussles = { $more ->
    [0] worse in tussles
   *[other] better in tussles
}
hint-horseshoes = { $more ->
    [0] less from horseshoes
   *[other] more from horseshoes
}
hint-named_buildings = { $more ->
    [0] poorer buildings
   *[other] better buildings
}
hint-tombstones = { $more ->
    [0] less from tombstones
   *[other] more from tombstones
}
hint-aces = { $more ->
    [0] less from aces
   *[other] more from aces
}
hint-mines = { $more ->
    [0] less far along the mine track
   *[other] further along the mine track
}
hint-conquest = { $more ->
    [0] less from the Conquest side
   *[other] more from the Conquest side
}
hint-partners = { $more ->
    [0] less from partners
   *[other] more from partners
}

## What a placement would bring

tally-points = { $sign }{ $n } { $n ->
    [one] point
   *[other] points
}
tally-towns = { $sign }{ $n } { $n ->
    [one] town
   *[other] towns
}
tally-gold = { $sign }{ $n } gold
tally-bullets = { $sign }{ $n } { $n ->
    [one] bullet
   *[other] bullets
}
tally-mine = { $sign }{ $n } { $n ->
    [one] space of the mine track
   *[other] spaces of the mine track
}
tally-streets = { $sign }{ $n } { $n ->
    [one] street to lay
   *[other] streets to lay
}
tally-bandits = { $sign }{ $n } { $n ->
    [one] bandit
   *[other] bandits
}
tally-tombstones = { $sign }{ $n } { $n ->
    [one] tombstone
   *[other] tombstones
}
tally-in_sight = { $sign }{ $n } { $n ->
    [one] bandit in sight
   *[other] bandits in sight
}
tally-herd = { $sign }{ $n } { $n ->
    [one] cow in the largest herd
   *[other] cows in the largest herd
}
tally-horseshoes = { $sign }{ $n } { $n ->
    [one] horseshoe uncovered
   *[other] horseshoes uncovered
}
tally-surrounded = { $sign }{ $n } { $n ->
    [one] building surrounded
   *[other] buildings surrounded
}

## Playing alone

automaton-ridge = Bandit Ridge
automaton-ridge-BC01 = 3 cows, 1 bandit
automaton-ridge-BC02 = 2 cows
automaton-ridge-BC03 = 2 cows, 1 bandit
automaton-ridge-BC04 = 1 cow, 2 bandits
automaton-ridge-BC05 = 2 bandits
automaton-ridge-BC06 = 1 cow, 1 bandit
automaton-ridge-BC07 = 2 cows, 1 bullet
automaton-ridge-BC08 = 1 bandit, 1 bullet
automaton-ridge-BC09 = 2 bullets
automaton-ridge-BC10 = 2 bandits, 1 bullet
automaton-ridge-BC11 = 3 cows
automaton-ridge-rank0 = Faithful Sidekick
automaton-ridge-rank1 = Tenderfoot Settler
automaton-ridge-rank2 = Ranch Hand
automaton-ridge-rank3 = Town Founder
automaton-ridge-rank4 = Frontier Legend
automaton-ridge-rank5 = Mysterious Adventurer

## What is this?

wtw-about-nothing = Nothing in particular
wtw-about-piece = { $tile }
wtw-about-building = { $tile }: { $does }
wtw-about-covered = { $what }{ $more }
wtw-about-cell = { $terrain_cap } ({ $cell }){ $more }
wtw-about-icon = { $terrain_cap } ({ $cell }) with { $icon }{ $more }
wtw-terrain-open = open land
wtw-terrain-hill = hill
wtw-terrain-mine = mine
wtw-terrain-field = printed field
wtw-terrain-cow = printed field with a cow
wtw-icon-start = the start: the first placement covers it
wtw-icon-pickaxe = a pickaxe: cover it to move up the mine track
wtw-icon-horseshoe = a horseshoe: −1 point if it stays uncovered
wtw-icon-bullet = a bullet for whoever covers it
wtw-icon-gold = 1 gold for whoever covers it
wtw-icon-street = a street for whoever covers it
wtw-icon-water = water: covering it costs 1 gold
wtw-icon-saucer = a saucer: points if surrounded while uncovered
wtw-icon-signpost = a signpost: the third one takes the General Store
wtw-icon-ace-card = an Ace card for whoever covers it
wtw-stands-nobody = { "" }
wtw-stands-bandit = ; a bandit
wtw-stands-wanted = ; a wanted bandit
wtw-stands-sheriff = ; a sheriff
wtw-stands-tombstone = ; a tombstone
wtw-stands-herd = ; the pasture has { $cows ->
    [0] no cow
    [one] 1 cow
   *[other] { $cows } cows
}
wtw-stands-booted = ; the pasture of { $cows ->
    [one] 1 cow
   *[other] { $cows } cows
} has been wrangled
wtw-about-mine = { $who }'s mine track: space { $space }, income { $income }, { $points } points at the end; the hat on space { $hat } brings a partner
wtw-about-town = { $town }: { $points } points{ $order ->
    [0] { "" }
   *[other] , number { $order } of the charter
}{ $done ->
    [0] { "" }
   *[other] ; inaugurated
}
wtw-about-slot = { $tile }, { $slot }: { $cells } cells, { $cost ->
    [0] free
   *[other] { $cost } gold
}; { $n } left
wtw-about-slot-building = { $tile }, { $slot }: { $cells } cells, { $cost ->
    [0] free
   *[other] { $cost } gold
}; { $n } left; { $does }
wtw-about-die-prairie = Prairie number { $n }: the nearest pile of its row
wtw-about-die-river = River number { $n }: the nearest pile of its column, or a further one for 1 gold per pile skipped
wtw-about-contract = { $cows } cows: { $points } points and { $contract }{ $flipped ->
    [0] , for the first to wrangle them
   *[other] ; the big side is gone
}
wtw-about-ace = Ace of { $suit }, in the supply
wtw-about-ace-owned = Ace of { $suit }: { $who } has it
wtw-about-partner = { $card }
wtw-about-deck = Partner deck: { $n ->
    [one] 1 card
   *[other] { $n } cards
}
wtw-about-side = { $name }, a classic side{ $n ->
    [one] , 1 star
   *[other] , { $n } stars
}: no rule of its own
wtw-about-conquest = { $name }, a Conquest side{ $n ->
    [one] , 1 star
   *[other] , { $n } stars
}: { $says }
wtw-side-charter = a town scores the bonus of the year only after all towns with lower numbers, and then { $extra-points } points more
wtw-side-high-water = every water cell covered costs { $gold-per-water-cell } gold
wtw-side-vault = named buildings store up to { $capacity-per-building } gold each, in your turn; { $points-per-stored-gold } points at the end for each
wtw-side-most-wanted = wanted bandits count as { $wanted-weight } in tussles; their tombstones are worth { $wanted-tombstone-points } points
wtw-side-general-delivery = once all but one of the { $signposts } signposts are covered, the General Store set aside goes over the last one, free and unconnected
wtw-side-stage-line = at the end { $points-by-linked-stops } points for 0/1/2/3/4 stops joined by road
wtw-side-saucers = { $points-each } points for a saucer that is surrounded while uncovered
wtw-side-pair-of-aces = at the end { $points-per-ace } points per ace of the suits whose mark at the edge touches a covered cell; every A cell gives an Ace card
wtw-about-streets = Free streets: 1 or 2 adjacent ones instead of a tile
wtw-about-ridge = Bandit Ridge: { $bandits ->
    [0] no bandit
    [one] 1 bandit
   *[other] { $bandits } bandits
} to beat, { $cows ->
    [0] no loose cow
    [one] 1 loose cow
   *[other] { $cows } loose cows
}, { $bullets ->
    [0] no bullet
    [one] 1 bullet
   *[other] { $bullets } bullets
} stored

## The terminal

terminal-wtw-trays = Trays: slot, tile, tiles left, cost; dice in brackets
terminal-wtw-moment = Year { $year }, round { $round }
terminal-wtw-cost = { $n } gold
terminal-wtw-supply = In the middle of the table
terminal-wtw-contracts = Contracts
terminal-wtw-aces = Ace cards
terminal-wtw-partner = Partner
terminal-wtw-settlements = Settlements
terminal-wtw-buildings = Named buildings
terminal-wtw-signs = Signs on a board
terminal-wtw-score = points
terminal-wtw-gold = gold
terminal-wtw-bullets = bullets
terminal-wtw-mine = mine
terminal-wtw-bandit_count = bandits
terminal-wtw-tussles_won = tussles won
terminal-wtw-brief = { $score } points · { $gold } gold · { $bullets } bullets · mine { $mine } · { $bandits } bandits
terminal-wtw-sign-1 = road
terminal-wtw-sign-2 = field
terminal-wtw-sign-3 = field with a cow
terminal-wtw-sign-4 = building
terminal-wtw-sign-5 = hill
terminal-wtw-sign-6 = mine
terminal-wtw-sign-7 = bandit
terminal-wtw-sign-8 = tombstone
terminal-wtw-sign-9 = sheriff
terminal-wtw-sign-10 = boot: the pasture has been wrangled
terminal-wtw-sign-11 = pickaxe; b bullet, g gold, s street, A Ace card, w water, O saucer, G signpost
terminal-wtw-sign-12 = horseshoe
terminal-wtw-sign-13 = start; a small letter is a town

## First lessons

lesson-west-partner = Your aim, and a partner
lesson-west-partner-text = Found the finest settlement of the West: the most points after 4 years win. To begin, 2 partners offer their help. Each of them pays points at the end for what the card names. Keep one, face down: what it wants is your first plan.
lesson-west-dice = Dice and piles
lesson-west-dice-text = In your turn you take a die, and with it a tile. A green prairie die gives the nearest pile of its row. A blue river die gives the nearest pile of its column, and for 1 gold you may jump over a pile. Nuggets on a pile are its price. Take the Main Street with the river die on 5: it is free.
lesson-west-place = Place it
lesson-west-place-text = The first tile covers the cross; every later one must touch what you have, edge to edge. Move the tile over the board, turn it with R, flip it with F: it shows what its place would bring before you let go. Lay it flat across the cross, from E6 to G6. The star is a sheriff, and he sees along row 6.
lesson-west-cows = Cows
lesson-west-cows-draft = Fields that touch are one pasture. Three cows in it are a herd worth points, and up to seven are worth more. At the left of row 6 stand two cows: the Calf Pen brings the third one. Prairie die 2!
lesson-west-cows-place = Turn it upright, the cow on top, and put it to the left of your street: D5 and D6. Its field then touches the printed one on C6.
lesson-west-cows-wrangle = Three cows! Wrangle them now for 2 points, or let the herd grow: from four cows on there is a contract for it, and the first to come gets the larger side. A wrangled pasture gets a boot and is done. For once, take the points.
lesson-west-fire = Sheriffs and bandits
lesson-west-fire-draft = On C6 a bandit is hiding, and your sheriff sees him. All you lack is a bullet. The Winding Road has one: river die 2.
lesson-west-fire-place = Anywhere near the street will do; cells with gold, bullets, pickaxes or streets pay when you cover them. The bullet is fired at once: the bandit becomes a tombstone, worth 2 points at the end. At the end of every year whoever has the most bandits loses points, and whoever has the fewest wins some.
lesson-west-streets = Streets instead of a tile
lesson-west-streets-text = No die to your liking? Then lay 1 or 2 free streets instead. They fill gaps, close towns and reach bonuses.
lesson-west-streets-where = The blue dashes are towns. Cover all cells of one and its sign pays, with a bonus that shrinks every year. Lay your streets wherever you like.
lesson-west-end = You know the West
lesson-west-end-text = That was most of it. Pickaxes move you up the mine track: more gold every year, and a second partner at the hat. Aces score in sets, horseshoes want to be covered, buildings do what their signs say; rest on anything to read it. Play on here, or begin a real game!

## When can it be used, and what is it called?

wtw-when-cell = Covered by a tile or by streets, when some are placed
wtw-when-foreign = Not your board: you place on your own
wtw-when-piece = It lies there for good
wtw-when-town = Scores as soon as all its cells are covered
wtw-when-mine = The marker moves with every pickaxe
wtw-when-side = Its rule holds for this board all the time
wtw-when-slot = Drafted in your turn, with a die whose row or column leads to it
wtw-when-empty = The pile is empty: its dice lead to the next one
wtw-when-die = Used in your turn: it takes the nearest tile of its row or column
wtw-when-contract = Fulfilled by wrangling that many cows of a pasture
wtw-when-ace = Chosen when an Ace card is won
wtw-when-partner = Chosen when the mine marker reaches the hat
wtw-when-streets = Taken in your turn instead of a tile
wtw-when-ridge = Counted at the end of every year, against your bandits
wtw-thing-die = { $kind ->
    [river] River die { $n }
   *[prairie] Prairie die { $n }
}
wtw-thing-contract = Contract for { $n } cows
wtw-thing-mine = Mine track
wtw-thing-partners = Partner deck
wtw-thing-streets = Free streets
wtw-thing-ridge = The Bandit Ridge
wtw-thing-side = Settlement board
wtw-thing-ace = Ace of { $suit }
