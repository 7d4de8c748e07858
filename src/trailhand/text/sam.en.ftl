### Sam, the automaton of the second edition. The style is that of gwt.en.ftl.

automaton-sam = Sam

setting-solo = Sam's level
setting-solo-help = How strong the opponent of the solo game is. Easy: without his three strongest cards. Hard: with one more worker of each kind, and a better first delivery.
setting-solo-easy = Easy
setting-solo-medium = Medium
setting-solo-hard = Hard
setting-first_city = Sam's first delivery
setting-first_city-help = Nearer to Kansas City makes him weaker, nearer to New York stronger.
setting-first_city-none = as his level says
setting-first_city-1 = Fulton (value 1)
setting-first_city-2 = St. Louis (value 4)
setting-first_city-3 = Bloomington (value 6)
setting-first_city-4 = Peoria (value 8)
setting-first_city-5 = Chicago (value 10)
setting-first_city-6 = Toledo (value 12)
setting-first_city-7 = Pittsburgh (value 14)
setting-first_city-8 = Philadelphia (value 16)
setting-first_city-9 = New York (value 18)

## His cards

automaton-sam-c1 = Move 1; hire a worker, of the specialty if possible
automaton-sam-c2 = Move 1; hire the cheapest worker
automaton-sam-c3 = Move 1; buy cattle for up to 8$
automaton-sam-c4 = Move 1; build
automaton-sam-c5 = Move 1; move the engine
automaton-sam-c6 = Move 1; move the engine
automaton-sam-c7 = Move 1; take an objective card
automaton-sam-c8 = Move 1; take an outlaw
automaton-sam-c9 = Move 1; remove a hazard
automaton-sam-c10 = Move by the most buildings; buy cattle for up to 8$
automaton-sam-c11 = Move by the most buildings; build
automaton-sam-c12 = Move by the most buildings; move the engine
automaton-sam-c13 = Move by workers of the specialty; cowboys: 2 cards to the market, then buy; others: take a card of value 3
automaton-sam-c14 = Move by workers of the specialty; builders: build; others: build with exactly 1 builder
automaton-sam-c15 = Move by workers of the specialty; engineers: engine to the next station; others: move the engine
automaton-sam-n5 = Store; move 1; move the engine
automaton-sam-n7 = Store; move 1; take an objective card
automaton-sam-n8 = Store; move 1; take an outlaw
automaton-sam-n9 = Store; move 1; remove a hazard
automaton-sam-n15 = Store; move by workers of the specialty; engineers: engine to the next station; others: move the engine

## The log

log-sam-reshuffled = { $who } shuffles a new stack of cards
log-sam-card = { $who } plays by card { $card }
sam-card = { $n }: { $text }
log-sam-steps = { $who } goes { $n ->
    [one] 1 step
   *[other] { $n } steps
}: { $reason }
sam-steps-fixed = as printed
sam-steps-specialty = workers of the specialty
sam-steps-buildings = most buildings on the trail
log-sam-moved = { $who } moves to { $place_short }
log-sam-tax = { $who } owes { $to } { $n }$ on { $space }: the bank pays
log-sam-hired = { $who } hires { $worker_a } from row { $cell }: free
log-sam-specialty = { $who } has a new specialty: { $worker_many }
log-sam-market = { $n ->
    [0] { $who } finds no more cards for the cattle market
    [one] { $who } adds 1 card to the cattle market
   *[other] { $who } adds { $n } cards to the cattle market
}
log-sam-bought = { $cowboys ->
    [one] { $who } buys { $card }: 1 cowboy, { $dollars }$
   *[other] { $who } buys { $card }: { $cowboys } cowboys, { $dollars }$
}
log-sam-took-card = { $who } takes { $card }: free
log-sam-engine = { $who } moves the engine from { $start } to { $to }
log-sam-engine-gone = { $who } is at the end of the track: his engine leaves the game
log-sam-upgraded = { $who } upgrades station { $station }: free
log-sam-master-gone = { $who } sends a station master away: { $master_gives }
log-sam-disc-moved = { $who } has no disc left: takes the one of station { $station }
log-sam-built = { $who } builds { $building } on { $space }: free
log-sam-replaced = { $who } replaces { $old_bare } on { $space } by { $building }: free
log-sam-objective = { $who } takes { $card }
log-sam-outlaw = { $who } takes { $tile }, { $space }
log-sam-hazard = { $who } removes { $tile }, { $space }
log-sam-foresight = { $who } places { $tile }, foresight column { $column }
log-sam-delivers = { $who } delivers to { $city }
log-sam-home = { $who } leaves Kansas City
log-sam-store = { $who } places a store in { $town }, card { $card }: { $trade }
log-sam-expansion = { $who } reveals expansion card { $card }
log-sam-expansion-done = { $who } has completed expansion card { $card }
log-sam-skipped = { $who } does nothing: { $reason }
log-sam-why = { $reason } ({ $after } of { $before })

## Why he does nothing

sam-skip-nobody-to-hire = nobody to hire
sam-skip-nothing-to-buy = no cattle to buy
sam-skip-no-value-3 = no card of value 3
sam-skip-no-engine = his engine has left the game
sam-skip-no-building = no building fits
sam-skip-no-objective = no objective card on display
sam-skip-no-outlaw = no outlaw
sam-skip-no-hazard = no hazard
sam-skip-no-tile = no foresight tile to place
sam-skip-no-disc-city = no disc for the city
sam-skip-no-disc-station = no disc for the station
sam-skip-no-expansion = no active expansion card

## What makes him choose

sam-why-shortest-way = Shortest way to Kansas City
sam-why-least-tax = Least tax on the way
sam-why-least-tax-to-you = Least tax to the player
sam-why-no-hazard-branch = Not by a hazard branch
sam-why-first-space = First space by name
sam-why-rank = Specialty, then the most numerous kind
sam-why-cheapest = Lowest cost
sam-why-specialty = Specialty
sam-why-top-row = Uppermost row
sam-why-left-column = Leftmost space
sam-why-most-points = Most points for the money
sam-why-best-card = Best single card
sam-why-fewest-cards = Fewest cards
sam-why-fewest-cowboys = Fewest cowboys
sam-why-least-money = Least money
sam-why-display-order = First in the market
sam-why-farthest-station = Farthest station within reach
sam-why-most-builders = Most builders
sam-why-a-hand = A tile with a hand
sam-why-lowest-number = Lowest number
sam-why-nearest-space = First of equally near spaces
sam-why-largest-tile = Largest tile of the supply
sam-why-most-hands = Most tiles with a hand
sam-why-earliest-space = Earliest space
sam-why-most-hazards = Most hazard tiles
sam-why-best-hazard = Hazard with most points
sam-why-zone-order = First zone on the trail
sam-why-highest-space = Highest number
sam-why-least-station = Station with fewest points
sam-why-station-order = Station nearest the start
sam-why-value-3 = Most points
sam-why-big-city-points = Big city with most points
sam-why-big-city-value = Big city of higher value
sam-why-trade-space = Best trade space
sam-why-left-space = Leftmost trade space

## Sam at a real table: what is asked

ask-askspecialty = Which worker was drawn for Sam?
ask-askbuildings = How many of your buildings are on the trail?
ask-askarrived = Has Sam reached Kansas City?
ask-askhired = Whom has Sam hired?
ask-askpoints = { $kind ->
    [cattle] How many points are on the cattle he took?
    [objectives] How many points are on the objective card?
   *[hazards] How many points are on the hazard?
}
ask-asktoken = Does Sam have the job market token?
ask-asksite = Where does Sam's building { $building } go?
ask-askengine = Where is your engine?
ask-askstore = Which trade space do you have in { $town }?

answer-worker = { $worker_a }
answer-nobody = Nobody
answer-space = Space { $space }
answer-no-space = No free space
answer-track = Space { $space }
answer-elsewhere = Elsewhere
answer-store = Trade space { $n }
answer-no-store = None

## Sam at a real table: what is to be done

log-sam-guide-move = Move his herder { $n ->
    [one] 1 location
   *[other] { $n } locations
}: the shortest way to Kansas City, then the least tax, then the least to you. The bank pays you for your buildings.
log-sam-guide-hire-specialty = Hire for him: { $worker_a } if possible, else his most numerous kind; cheapest, then uppermost, then leftmost; not from the row of the token.
log-sam-guide-hire-cheapest = Hire for him: the cheapest worker, then { $worker_a }, then uppermost, then leftmost; not from the row of the token.
log-sam-guide-buy = Buy for him: the most points for 8$ with { $n ->
    [one] 1 cowboy
   *[other] { $n } cowboys
}, no orange cards. If he can buy nothing, each cowboy adds 2 cards until he can. Unused cowboys add 2 cards each.
log-sam-guide-add-cards = Add 2 cards to the cattle market first.
log-sam-guide-take-value-3 = Take the card of value 3 with most points for him: free.
log-sam-guide-take-objective = Take the objective card farthest from the stack for him; slide and refill.
log-sam-guide-take-outlaw = Take the outlaw with the highest number for him, without its reward.
log-sam-guide-take-hazard = Take a hazard for him: the zone with most tiles, then with the best tile; its best tile.
log-sam-guide-site = His building goes to the next free space ahead of your herder, not in a branch with a hazard zone; else on from the start.
log-sam-guide-send-away = A station master there goes back to the box.
log-sam-guide-foresights = Kansas City: place the bottom tile of each foresight column for him.
log-sam-guide-leave = His herder goes back to the start. Slide the foresights down, refill the top.
log-sam-guide-reveal = Turn up his starting objective.
log-sam-guide-compare = With equal points you share the victory.
