### The poker table, both editions. The style is that of gwt.en.ftl.

module-poker = Poker table: a worker plays for the pot
setting-poker = Poker table
setting-poker-help = On D a worker takes a seat and cards are laid face down; on G everybody shows, and the highest sum takes the pot.

fx-poker-sit = take a seat at the poker table, then lay up to 2 cards
fx-poker-play = lay up to 2 cards at the poker table
fx-showdown = call a showdown for { $n }$

ask-sitdown = Choose who takes the seat
poker-seat = Seat { $worker }: gain { $dollars }$, { $vp } VP at the end
ask-laycard = Lay a card face down or stop
poker-lay = Lay { $card }: { $cost }$ into the pot
poker-lay-none = Lay no card

category-poker = Poker token

# How an option differs from another one that a hint names.
hint-poker = { $more ->
    [0] less from poker
   *[other] more from poker
}

no-seat-worker = No hired worker to seat: hire one first
no-lay-money = { $cost_above_money ->
    [nil] Not enough money for a card
   *[other] Costs { $cost }$: you have { $money }$, { $cost_above_money }$ missing
}
no-table-full = 3 cards at your seat: wait for a showdown
no-hand = No card in hand to lay
no-seat = Needs a card of yours at the poker table

about-poker = Poker table: { $n }$ in the pot
about-poker-seat = { $who } at the poker table: { $n ->
    [0] no card
    [one] 1 card
   *[other] { $n } cards
}

log-poker-sits = { $who } seats { $worker_a } at the poker table: { $n } VP at the end
log-poker-pot = { $who } puts { $n }$ into the pot
log-poker-laid = { $who } lays { $card } face down
log-poker-laid-hidden = { $who } lays a card face down
log-poker-shows = { $who } shows { $card }: { $n } in all
log-poker-wins = { $who } wins { $n }$ at the poker table
log-poker-left = The pot keeps { $n }$

## When can it be used, and what is it called?

when-poker = Won by a showdown, at the building on space G
when-poker-seat = Taken and filled at the building on space D
thing-poker = Poker table
