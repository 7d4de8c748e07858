### Rails to the North, both editions. The style is that of gwt.en.ftl.

module-north = Rails to the North: stores, towns and cities off the strip
setting-north = Rails to the North
setting-north-help = Adds the northern board: place stores in its towns, and deliver to the big cities among them.

## Stores and towns

icon-value2 = value-2 card
    .a = a value-2 card
    .many = value-2 cards
aux-store = store
disc-aux-store = annex disc “store”
    .full = annex disc “store”: double action

fx-store = place { $n ->
    [one] 1 store
   *[other] up to { $n } stores
}
fx-upgrade-town = upgrade its station for { $n }$
fx-per-bell = per bell: { $gives }
fx-market-card = take a value-3 card from the market, free
fx-build-as = build free, as with { $n } builders
fx-beside = take a station master beside the city, free

ask-placestore = Choose a trade space for the store
store-at = Store in { $town }: { $trade }{ $gives ->
    [nil] { "" }
   *[other] , then { $gives }
}
store-none = Place no store
trade-plain = plain space
trade-gain-2 = gain 2$
trade-pay-1 = pay 1$
trade-pay-2 = pay 2$
trade-pay-3 = pay 3$
trade-pay-4 = pay 4$
trade-token = 1 exchange token
trade-objective = objective card
trade-certificate = 1 certificate

ask-takecattle = Choose a card of the market
take-cattle = Take { $card }, free
ask-buildas = Choose a building to build free
ask-siteas = Choose a space for it
ask-takebeside = Choose a station master
beside-take = Take { $master_gives }

## Station masters

master-sm-store-tokens = station master: store now, 5 VP per 2 exchange tokens
    .gives = store now, 5 VP per 2 exchange tokens
master-sm-token-sections = station master: exchange token now, 2 VP per section with a store
    .gives = exchange token now, 2 VP per section with a store
master-sm-store-medium = station master: store now, 2 VP per store in a medium town
    .gives = store now, 2 VP per store in a medium town
master-sm-build2-cattle = station master: free building now, 1 VP per cattle card of value 3 to 5
    .gives = free building now, 1 VP per cattle card of value 3 to 5

## Objective cards

need-2e-bell = freed bell
    .many = freed bells
need-2e-orange = orange card
    .many = orange cards

## Refusals

no-stores = No store left on your annex
no-store-there = { $town ->
    [nil] Your store stands there already: choose another town
   *[other] Your store stands in { $town } already: choose another town
}
no-access = { $town ->
    [nil] No direct rail from the town hall, a disc or a store of yours
   *[other] No direct rail to { $town } from the town hall, a disc or a store of yours
}
no-trade-taken = Taken: choose another trade space
no-trade-money = { $cost_above_money ->
    [nil] Not enough money for any trade space
   *[other] Costs { $cost }$: you have { $money }$, { $cost_above_money }$ missing
}
no-town = No town to enter: reach another one first
no-own-store = { $city ->
    [nil] Needs a store of yours in its town first
   *[other] { $city } needs a store of yours first
}
no-bell = No bell freed yet: place 3 stores first
no-market-card = No value-3 card on the market

## What is this?

about-hall = Kansas City town hall: gives everybody access to its town
about-town-small = Town { $town }: trade spaces only
about-town-station = Town { $town }: a store here may upgrade its station at once
about-town-medium = Town { $town }: a store here may { $gives }
about-town-big = { $town }: a store here opens the city for deliveries
about-trade = Trade space in { $town }: { $trade }
about-big-city = { $city }: delivery of { $value }, { $corners }, own store needed{ $vp ->
    [0] { "" }
   *[other] , { $vp } VP{ $per ->
        [bells] { " " }per freed bell
       *[other] { "" }
    }
}{ $dollars ->
    [0] { "" }
   *[other] , { $dollars }$ and an objective card
}
about-bells = { $who }: { $stores ->
    [one] 1 store
   *[other] { $stores } stores
} on the annex, { $bells ->
    [0] no bell freed
    [one] 1 bell freed
   *[other] { $bells } bells freed
}

## The log

log-store = { $who } places a store in { $town }
log-bell = { $n ->
    [one] { $who } frees the first bell
   *[other] { $who } frees bell { $n }
}
log-master-beside = { $who } takes a station master: { $master_gives }

## When can it be used, and what is it called?

when-hall = Open to everybody from the start: stores lie in the towns
when-town = A store comes here by the auxiliary action “store”
when-bells = Bells are freed by placing stores
when-beside = Comes with a delivery to the city beside it
when-big-city = A disc comes here by a delivery in Kansas City, with an own store in the town
thing-hall = Town hall
thing-bells = Annex
thing-town = Town { $town }
thing-trade = Trade space { $space } of { $town }
