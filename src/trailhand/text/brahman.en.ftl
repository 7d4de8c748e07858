### Brahman, a variant of the 2nd edition.

module-brahman = Brahman: a breed that pays by the head in Kansas City
setting-brahman = Brahman
setting-brahman-help = Adds 8 Brahman to the market: each one in hand brings 4$ more in Kansas City. The publisher advises against playing it together with Simmental.
warn-two-orange-breeds = Brahman and Simmental together: the publisher advises against it

card-2e-brahman = Brahman (orange, 3 VP)
    .short = Brahman

log-brahman-income = { $cards ->
    [one] { $who } earns { $n }$ more: 1 Brahman in hand
   *[other] { $who } earns { $n }$ more: { $cards } Brahman in hand
}
