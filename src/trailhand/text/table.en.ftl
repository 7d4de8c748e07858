### Words that all games share.
### A name may bring forms of itself as attributes: `$who_to` is the form `.to` of `$who`.

## Seats

seat-1 = Player 1
seat-2 = Player 2
seat-3 = Player 3
seat-4 = Player 4
seat-5 = Player 5

## Lists

list-next = { $before }, { $after }
list-last = { $before } and { $after }

## Parts of a turn

phase-move = Move
phase-use = Use
phase-draw = Draw

## Scores

score-total = Total
score-winner = { $who } wins with { $n ->
    [one] 1 point
   *[other] { $n } points
}.
score-winners = { $who } share the victory with { $n ->
    [one] 1 point
   *[other] { $n } points
} each.
score-beaten = { $who } wins this time.
score-automaton = { $who } wins this time, with { $n ->
    [one] 1 point
   *[other] { $n } points
}.

## What an option brings

brief-dollars = { $sign }{ $n }$
brief-number = { $sign }{ $n }
brief-or = /

## At a real table

ask-askturn = Your turn is over?
answer-yes = Yes
answer-no = No
answer-draw = { $who }'s turn: draw a card
answer-finish = The game is over: count { $who }'s points
answer-number = { $n }
answer-points = { $n ->
    [0] None, or nothing taken
    [one] 1 point
   *[other] { $n } points
}

## Taking back

undo-nothing = There is nothing to take back.

## Errors

error-over = The game is over.
error-turn = It is up to { $who } now.
error-unclear = I do not understand “{ $input }” here.
error-several = “{ $input }” fits several options: { $options }.
error-refused = Not possible. { $reason } ({ $rule }).

## Terminal
## The messages of cli.py. Add yours below this line, in the same order in every language.

terminal-welcome = Seed { $seed }. Type the number of an option or its notation; “help” lists the other commands.
terminal-turn = turn { $n }
terminal-mark = P{ $n }
terminal-dollars = { $n }$
terminal-vp = { $n } VP
terminal-free = Free at any moment:
terminal-hand-over = Pass the keyboard to { $who }, then press Enter.
terminal-ask-game = Which game?
terminal-ask-seats = How many seats?
terminal-ask-players = Who plays?
terminal-players-bots = You against bots
terminal-players-hotseat = People at this keyboard, one after the other
terminal-pick-one = Type a number from 1 to { $n }.
terminal-pick-number = Type one of these numbers: { $numbers }.
terminal-no-number = There is no option { $number }; they go from 1 to { $n }.
terminal-no-person = Nobody at this keyboard holds seat { $number }.
terminal-has-to-wait = “{ $text }” has to wait for the turn of that seat.
terminal-allowed = “{ $text }” is allowed.
terminal-why-usage = Type “why” and a notation that belongs to this decision, like the ones at the right.
terminal-no-rule = There is no rule { $text }.
terminal-save-usage = Type “save” and the name of a file.
terminal-saved = Saved. “trailhand replay { $file }” plays it again.
terminal-not-saved = { $file } cannot be written: { $problem }.
terminal-bye = Goodbye.
terminal-undone = Taken back.
terminal-undo-other = This cannot be taken back: { $who } has decided since.
terminal-undo-drew = This cannot be taken back: cards have been drawn since.
terminal-undo-revealed = This cannot be taken back: a hand has been revealed since.
terminal-undo-shown = This cannot be taken back: new cards or tiles have been revealed since.
terminal-undo-chance = This cannot be taken back: chance has spoken since.
terminal-undo-turn = This cannot be taken back: the turn has ended.
terminal-help = Type the number of an option, its notation (“hire 1.3”), or a command:
terminal-command-undo = undo
terminal-help-undo = take back your last decision of this turn
terminal-help-answer-undo = take back your last answer; the same cards come again
terminal-command-why = why
terminal-help-why = why hire 2.4: the rule against a choice
terminal-command-rule = rule
terminal-help-rule = rule GWT-HIRE-02: a rule in our words; alone: those of the options
terminal-command-score = score
terminal-help-score = your points if the game ended now
terminal-help-automaton-score = the points of the automaton, as far as they are known
terminal-command-log = log
terminal-help-log = everything that has happened
terminal-command-board = board
terminal-help-board = the whole table and the options again
terminal-command-buildings = buildings
terminal-help-buildings = what the buildings do
terminal-command-save = save
terminal-help-save = save FILE: write the game down, to replay it
terminal-command-help = help
terminal-help-help = this list
terminal-command-quit = quit
terminal-help-quit = leave the table
terminal-help-interject = A free action in somebody else's turn, for people who share the keyboard: (2) token
terminal-category = Category
terminal-final-scores = Final scores
terminal-scores-now = Points if the game ended now
terminal-not-over = The game is not over yet.
terminal-replayed = { $n ->
    [one] 1 choice
   *[other] { $n } choices
} played, up to turn { $turn }.
terminal-edition-1e = 1st edition
terminal-edition-2e = 2nd edition
terminal-decision = our reading
terminal-trail = Trail
terminal-trail-legend = [A] neutral building · 5a/P1 building 5a of P1 · (P1) herder · −2$ your fee
    ♣ wood · + special action
terminal-off-trail = (beside the trail)
terminal-village-1e-green = green
terminal-village-1e-second = blue
terminal-village-2e-green = green
terminal-village-2e-second = orange
terminal-short-token = token
terminal-short-objective = objective
terminal-markets = Job market and cattle market
terminal-row = row
terminal-job-token = token
terminal-cattle = cattle ({ $n } in the stack)
terminal-value = value
terminal-prices = Prices (cowboys + dollars):
terminal-price = { $cards ->
    [one] { $cowboys }+{ $dollars }$
   *[other] two for { $cowboys }+{ $dollars }$
}
terminal-target-value3 = value 3
terminal-target-brown = brown
terminal-target-purple = purple
terminal-target-orange = calf
terminal-target-brahman = Brahman
terminal-objectives = Objective cards on display
terminal-objective = { $needs }: { $vp } VP, { $penalty ->
    [0] no penalty
   *[other] else −{ $penalty }
}
terminal-objective-now = now: { $gives }
terminal-stack = { $n } in the stack
terminal-foresights = Foresights
terminal-column = column { $n } ({ $left } left)
terminal-railroad = Railroad
terminal-track-legend = x level crossing, transport costs 1$ · \1 turnout to station 1
terminal-station = station
terminal-cost = cost
terminal-points = VP
terminal-corners = corners
terminal-corner-black = black
terminal-corner-white = white
terminal-stations-cities = Stations and cities
terminal-arrows = Arrows, with your disc on both cities:
terminal-beside = Station { $n }:
terminal-discs = discs
terminal-posted = ({ $worker } posted)
terminal-city = city
terminal-players = Players
terminal-money = money
terminal-certificates = cert
terminal-cowboys = cowb
terminal-builders = build
terminal-engineers = engin
terminal-tokens = tokens
terminal-worker-count = { $n ->
    [one] 1 { $worker }
   *[other] { $n } { $worker_many }
}
terminal-herder = herder
terminal-steps = steps
terminal-engine = engine
terminal-hand-size = hand
terminal-draw-size = draw
terminal-discard-size = discard
terminal-discs-left = discs left:
terminal-disc-aux-dollar = dollars
terminal-disc-aux-draw = draw
terminal-disc-aux-cert = certificate
terminal-disc-aux-engine = engine
terminal-disc-aux-trash = remove cards
terminal-disc-cert-4 = limit 4
terminal-disc-cert-6 = limit 6
terminal-disc-step-left = left step
terminal-disc-step-right = right step
terminal-disc-hand = hand
terminal-unbuilt = to build:
terminal-built = built:
terminal-hazards = hazards:
terminal-village-tiles = village tiles:
terminal-masters = station masters:
terminal-area = objectives:
terminal-job-token-owner = job market token:
terminal-building = no.
terminal-needs-builders = builders
terminal-actions = actions
terminal-neutral-buildings = Neutral buildings
terminal-private-buildings = Private buildings in play
terminal-brief-certificates = certificates { $text }
terminal-brief-tokens = { $n ->
    [one] 1 exchange token
   *[other] { $n } exchange tokens
}
terminal-hand = Hand:
terminal-hand-worth = (worth { $n } in Kansas City)
terminal-hand-empty = empty

## Server
## The messages of the web table's server.

server-named = { $name }
server-bot-named = Bot { $n }
server-title-invalid = This cannot be read
server-title-ambiguous = This fits several options
server-title-illegal = The move is not allowed
server-title-not-your-turn = It is not your turn
server-title-stale = The table has moved on
server-title-not-found = There is nothing here
server-title-forbidden = This is not for you
server-title-over = The game is over
server-title-misdirected = This server is not known by this name
server-title-too-many = Too many requests
server-title-too-many-tables = Too many tables
server-title-too-large = This is too large
server-title-undo-blocked = This cannot be taken back
server-title-failed = Something went wrong on our side
server-title-unavailable = The server cannot save right now
server-unreadable = The request must hold JSON in UTF-8, in the shape that /api/openapi.json describes.
server-too-deep = The lists and tables of this request are nested too deeply.
server-no-token = The command came without the token of the page. Load the page again.
server-key-used = This key was used for another command.
server-compiling = The rules are being compiled in the background. The next start will be faster.
server-compiled = The rules are compiled now: start Trailhand again, and everything is faster.
server-waiting = The game begins when all seats are taken.
server-turn-of = It is { $who }'s turn.
server-left = Everybody has left this table.
server-given-up = This game was given up.
server-resigned-won = { $who } resigns: { $winner } wins.
server-resigned = { $who } resigns. The game ends here.
server-way-pause-alone = Nothing is lost. The table waits on the start page, for as long as you like.
server-way-pause-never = Nothing is lost. The table waits on the start page, and so do the others: no bot may play for you.
server-way-pause = Nothing is lost. The table waits on the start page; after { $n ->
    [one] 1 minute
   *[other] { $n } minutes
} the others may let a bot play for you until you are back.
server-way-bot = A bot ({ $level }) plays for you at once, until you take your seat back.
server-way-resign-won = The game ends at once, without final scores: { $winner } wins. Everybody keeps their seat to look back, or for another game.
server-way-resign = The game of { $who } ends at once, without final scores. You can look back, or play another one.
server-way-resign-bot = A bot ({ $level }) plays the seat of { $who } to the end, and the others play on. You cannot take it back.
server-way-leave-over = The table disappears from your list. Those who stay keep it.
server-way-leave-last = Nobody else is here: the table closes for good, and the game cannot go on.
server-way-leave-open = Your seat is free for somebody else; the table goes on waiting for players.
server-way-leave = Your seat is open, and the others wait until somebody sits down there or they put a bot on it. Until then you may come back.
server-no-seat = You have no seat at this table, or not this one.
server-bot-plays = A bot plays this seat.
server-stale = Something has happened since you chose. Look again.
server-database-busy = The database of this server is busy. Nothing is lost; try again in a moment.
server-database-full = The disk of this server is full or does not work. Nothing is lost; try again once the host has made room.
server-database-away = The database of this server does not answer. Nothing is lost; try again in a moment.
server-pending = Your last choice waits for you to end the turn, or to take it back.
server-nothing-pending = There is nothing to confirm.
server-choose-instead = It is up to this seat: choose one of its options.
server-has-to-wait = This has to wait for your turn.
server-private = This table is only for those who sit at it.
server-nobody = One of the seats must be yours.
server-no-open-seat = All seats are taken.
server-seat-taken = This seat is taken.
server-knows-a-hand = You know another hand at this table, so you cannot sit down here. A bot can play this seat, or somebody new.
server-present = This player is here.
server-replaced-in = This player may come back. A bot may replace them in { $time }.
server-never-replaced = At this table no bot replaces an absent player.
server-connections = Too many connections from your address. Close some of them, then try again.
server-no-stand-in = No bot stands in on this seat.
server-no-fork = A game can be continued elsewhere when it is over, or if you play it alone.
server-seed-chosen = Seed { $seed } was chosen by the host: whoever knows it can know the cards.
server-record-known = A known game goes on here: whoever has its record can know the cards.
server-not-over = The game is not over yet.
server-link-used = This link has been used, its time is up, or the seat has changed hands.
server-unknown-host = This server does not answer to the name “{ $host }”. Open it by its usual address; its host can add this one with --public-url.
server-other-origin = This came from a page at another address. Open the table at its own address and try again.
server-message = This message is not understood.
server-health-slow = The database takes too long: nothing can be written now.
server-health-failed = The database refuses to write; the log of the server says why.
server-your-tables = You have { $n } tables that are not over. Finish or leave one of them first.
server-your-kept = You have { $n } tables here, those included that are over or that you left: the server keeps no more for one person. Old ones are deleted in time.
server-address-kept = { $n } tables come from your network, those included that are over: the server keeps no more for one network. Old ones are deleted in time.
server-address-tables = { $n } tables from your network are not over. Finish or leave one of them first.
server-confirm = End your turn
server-no-hints = Hints are for those who play alone or share a screen: others play here, too.
server-no-hint-here = There is no hint for this moment.
server-no-bot-here = Only the Stroller plays this game.
server-undo = { $n ->
    [0] Nothing to undo
    [one] Undo 1 step
   *[other] Undo up to { $n } steps
}
server-undo-other = Undo stops here: { $who } has decided.
server-undo-drew = Undo stops here: cards were drawn.
server-undo-revealed = Undo stops here: a hand was revealed.
server-undo-shown = Undo stops here: new cards or tiles were turned up.
server-undo-chance = Undo stops here: chance has spoken.
server-moment-lead = { $what }, and takes the lead for good
server-moment-quiet = { $up ->
    [yes] { $who } has the better turn
   *[other] { $who } loses ground
}
server-by-preset = as the set-up says
server-value-a = side a
server-value-b = side b
server-value-random = random
server-value-fixed = fixed

## Bots

bot-random = Stroller
bot-random-help = Plays anything. Good for learning where things are.
bot-random-level = stroller
bot-easy = Easy
bot-easy-help = Takes what looks good at once. A friendly first opponent.
bot-easy-level = easy
bot-medium = Medium
bot-medium-help = Thinks for a moment about the whole turn.
bot-medium-level = medium
bot-hard = Hard
bot-hard-help = Takes its time, up to 5 seconds a turn. For a real contest.
bot-hard-level = hard
bot-greedy = Greedy
bot-greedy-help = Takes what promises most by the end of its turn.
bot-greedy-level = greedy
bot-search = Search
bot-search-help = Thinks ahead for 1 second a turn.
bot-search-level = search

## Lessons
## The first game, told by a friendly host. Ben is the opponent at this table.

lesson-table = First lessons
lesson-not-now-title = One thing at a time
lesson-not-now = That comes later. First: { $option }
lesson-not-now-wait = That comes later. Let us finish the lessons first.
lesson-turn = Your aim and your turn
lesson-turn-text = Drive your cattle to Kansas City again and again: the most victory points win. Your turn has 3 phases: move your herder, use the place where it stops, draw your hand up to 4 cards. Let us begin: move your herder 1 step, to building A.
lesson-use = Use a building
lesson-use-text = Every building offers local actions. Do as many as you like, in any order, each of them once. You hold 2 Galloways, so begin here: discard one of them for 2$.
lesson-hire = Hire a worker
lesson-hire-text = 9$, and A has another action for you: hire somebody. Cowboys buy cattle, builders build, engineers drive your engine, and the more of them you have, the more each action does.
lesson-hire-who = Each row of the job market has its price; only the row of the token is closed. Take a builder, from whichever row you like: 2 builders put up better buildings than 1.
lesson-fees = Steps and fees
lesson-fees-text = Nothing was left to do, so you drew a card and Ben had his turn. Now on to B. Only tiles count as steps, and tiles that show a hand cost money: past his building, Ben would get 2$ from you. The river bank is empty: 1 step, no fee.
lesson-sell = Sell what counts twice
lesson-sell-text = In Kansas City every breed in your hand counts once. A second Santa Gertrudis would earn nothing there, here it earns 2$, and you draw a new card for it at the end of the turn. That is how a hand gets better.
lesson-build = Your own building
lesson-build-text = Now build something. A building needs as many builders as it shows, and here each of them costs 2$. Only you may use it, whenever you stop there.
lesson-build-which = Your builder opens up 4a: 4$ and 3 points. See its black hand? Everybody else who passes it pays you.
lesson-build-where = Ben is here at B, too, and will go on to C. Put 4a on his way: B1, B2 or B3, as you like.
lesson-engine = Engine and stations
lesson-engine-move = Did you see? Ben has paid you 2$. Your own building costs you nothing, so go on to C, 2 steps away.
lesson-engine-text = On to the railroad: your engine moves up to 1 space for each of your engineers. The further it is, the cheaper your deliveries become.
lesson-engine-where = Take the turnout: an engine that stops there may upgrade the station beside it.
lesson-engine-upgrade = The upgrade costs 2$. One of your discs goes there and is worth 1 point.
lesson-engine-disc = The disc comes from your player board, and what it has covered is yours for the rest of the game. Choose whichever you like.
lesson-engine-certificate = C has one more action for you: a certificate. Spend it in Kansas City, and your hand is worth 1 more.
lesson-objective = Objective cards
lesson-objective-text = The objective card in your hand wants 1 building and 2 outlaws of different colours, and you have them all. Play it: 2$ now and 3 points at the end. Mind that a played card you do not fulfil costs points. Buildings like C and some cities give you new ones.
lesson-aux = Or 1 auxiliary action
lesson-aux-move = Your hand holds 4 breeds worth 7 in all. The Criollo is worth only 1: let us look for something better. Move to E.
lesson-aux-text = 3$ buy no cattle here, and your only Pineywoods is too good to sell. Then leave the building alone and do 1 auxiliary action of your player board instead: draw 1 card, discard 1.
lesson-aux-discard = A Black Angus, worth 3! Discard the Criollo, and your hand is worth 9.
lesson-city = Kansas City
lesson-city-move = 3 steps are your limit, and Kansas City is 3 steps away. Off to the market!
lesson-city-foresight = Before you sell, choose 1 tile of each of the 3 columns. Hazards and outlaws go to the trail, workers to the job market, for everybody. Choose what suits you.
lesson-city-income = 4 different breeds are worth 9, and your certificate makes it 10. You gain that many dollars and may deliver that far. Use it!
lesson-city-deliver = With 10 you reach Chicago. Every level crossing between your engine and the city costs 1$: 3 are still ahead, the others are behind your engine.
lesson-city-disc = A delivery frees a disc, too. Chicago has black corners, so all of them are open to you. The left step disc is a fine choice: 3$ now, and 1 step more in every turn.
lesson-end = You know the trail
lesson-end-text = Your herder is back at the start, and the next trip begins. When the last space of the job market is filled, the others have 1 more turn each. Then money, buildings, cities, stations, hazards, cattle, objectives and workers are counted; Scores shows where you stand. Play on here, or begin a real game!

terminal-disc-aux-store = store
terminal-north = Rails to the North
terminal-north-legend = Town: * you may place a store there. Trade spaces: x exchange token, o objective card, c certificate.
terminal-town = town
terminal-trade = trade
terminal-town-gives = a store here
terminal-annex = { $stores ->
    [one] 1 store
   *[other] { $stores } stores
} left, { $bells ->
    [one] 1 bell
   *[other] { $bells } bells
}
terminal-beside-city = Beside New York City: { $tiles }
terminal-master-gives = { $master_gives }
terminal-per-bell = { " " }per bell
terminal-poker = Poker table
terminal-poker-pot = Pot { $n }$, tokens: { $tokens }
terminal-poker-token = { $dollars }$ and { $vp } VP
terminal-poker-seat = { $worker }, { $n ->
    [one] 1 card
   *[other] { $n } cards
}
terminal-poker-empty = nobody sits

## When can it be used, and what is it called?

thing = { $what_cap }
thing-short = { $what_short_cap }
when-others = It belongs to { $who }
when-nothing = Nothing can be done with this
