"""Cards 3, 10 and 13: Sam goes to the cattle market."""

from __future__ import annotations

from typing import Final

from trailhand.core.event import A_CARD, NUMBER, Kind
from trailhand.games.gwt.cattle import KINDS, add_to_market
from trailhand.games.gwt.facts.box import Price
from trailhand.games.gwt.facts.codes import COWBOY, ORANGE, VALUE_3
from trailhand.games.gwt.facts.files import facts
from trailhand.games.gwt.solo import reasons
from trailhand.games.gwt.solo.board import SAM
from trailhand.games.gwt.solo.reasons import keep_best, skip
from trailhand.games.gwt.state import GwtState
from trailhand.games.gwt.words.log import LOG
from trailhand.games.gwt.words.things import DOLLARS, MARKET_CARD, MARKET_CARDS

NOTHING_FOUND: Final = Kind(LOG, "sam-market", "SAM-CATTLE-04", n=MARKET_CARDS)
LEFT_OVER: Final = Kind(LOG, "sam-market/left-over", "SAM-CATTLE-05", n=MARKET_CARDS)
FREE: Final = Kind(LOG, "sam-market/free", "SAM-CATTLE-08", n=MARKET_CARDS)
BOUGHT: Final = Kind(
    LOG, "sam-bought", "SAM-CATTLE-01", A_CARD, card=MARKET_CARD, cowboys=NUMBER, dollars=DOLLARS
)
TAKEN: Final = Kind(LOG, "sam-took-card", "SAM-CATTLE-09", A_CARD, card=MARKET_CARD)

BUDGET: Final[int] = facts("sam")["limits"]["cattle_dollars"]  # SAM-CATTLE-01


class Purchase:
    """A set of cards that could be bought together: by which prices, and what it costs."""

    def __init__(self) -> None:
        self.prices: list[int] = []
        self.cards: list[list[int]] = []
        self.cowboys = 0
        self.dollars = 0

    def plus(self, price: int, row: Price, cards: list[int]) -> Purchase:
        """The same and one use of a price."""
        more = Purchase()
        more.prices = [*self.prices, price]
        more.cards = [*self.cards, cards]
        more.cowboys = self.cowboys + row.cowboys
        more.dollars = self.dollars + row.dollars
        return more

    def all_cards(self) -> list[int]:
        """All cards, in the order of the display."""
        return sorted(card for cards in self.cards for card in cards)


def buy(state: GwtState) -> None:
    """SAM-CATTLE-01, SAM-CATTLE-10: the most points that 8 dollars and his cowboys can buy.

    SAM-CATTLE-04: as long as nothing can be bought, cowboys add cards one after the other.
    """
    cowboys = state.players[SAM].workers[COWBOY]
    found = purchases(state, cowboys)
    while not found and cowboys:
        cowboys -= 1
        grow_market(state, NOTHING_FOUND)
        found = purchases(state, cowboys)
    if not found:
        skip(state, reasons.NOTHING_TO_BUY)
        return
    chosen = best_purchase(state, found)
    carry_out(state, chosen)
    for _ in range(cowboys - chosen.cowboys):  # SAM-CATTLE-05
        grow_market(state, LEFT_OVER)


def grow_market(state: GwtState, why: Kind) -> None:
    """SAM-CATTLE-06: two more cards, as far as the stack lasts."""
    state.note(why, SAM, add_to_market(state))


def purchases(state: GwtState, cowboys: int) -> list[Purchase]:
    """SAM-CATTLE-01, SAM-CATTLE-02: every affordable combination of purchases."""
    found: list[Purchase] = []
    search(state, cowboys, Purchase(), state.market[:], 0, found)
    return found


def search(
    state: GwtState,
    cowboys: int,
    so_far: Purchase,
    market: list[int],
    first: int,
    found: list[Purchase],
) -> None:
    """Add every further purchase, prices in their order so that none is found twice."""
    prices = state.box.prices
    for price in range(first, len(prices)):
        row = prices[price]
        if so_far.cowboys + row.cowboys > cowboys or so_far.dollars + row.dollars > BUDGET:
            continue
        for cards in choices(state, row, market):
            more = so_far.plus(price, row, cards)
            found.append(more)
            rest = market[:]
            for card in cards:
                rest.remove(card)
            search(state, cowboys, more, rest, price, found)


def choices(state: GwtState, row: Price, market: list[int]) -> list[list[int]]:
    """The cards that a price could buy; SAM-CATTLE-07, BRA-SOLO-01: never orange ones."""
    breed = state.box.card_breed
    kinds = [k for k in range(KINDS) if row.kinds[k] and k in market and breed[k] != ORANGE]
    if row.cards == 1:
        return [[kind] for kind in kinds]
    return [
        [one, other]
        for one in kinds
        for other in kinds
        if one < other or (one == other and market.count(one) > 1)
    ]


def best_purchase(state: GwtState, found: list[Purchase]) -> Purchase:
    """SAM-CATTLE-01, SAM-CATTLE-03: most points, then ties in their order."""
    vp = state.box.card_vp
    left = list(range(len(found)))
    sets = [purchase.all_cards() for purchase in found]
    points = [-sum(vp[card] for card in cards) for cards in sets]
    left = keep_best(state, left, points, reasons.MOST_POINTS)
    best = [-max([vp[card] for card in cards]) for cards in sets]
    left = keep_best(state, left, best, reasons.BEST_CARD)
    left = keep_best(state, left, [len(cards) for cards in sets], reasons.FEWEST_CARDS)
    left = keep_best(state, left, [p.cowboys for p in found], reasons.FEWEST_COWBOYS)
    left = keep_best(state, left, [p.dollars for p in found], reasons.LEAST_MONEY)
    order = sorted(sets)
    left = keep_best(state, left, [order.index(cards) for cards in sets], reasons.DISPLAY_ORDER)
    return found[left[0]]


def carry_out(state: GwtState, purchase: Purchase) -> None:
    """SAM-CATTLE-06: the cards go onto his pile, where they only count as points."""
    for place, price in enumerate(purchase.prices):
        row = state.box.prices[price]
        for card in purchase.cards[place]:
            take_card(state, card)
            state.note(BOUGHT, SAM, card, row.cowboys, row.dollars)


def take_card(state: GwtState, card: int) -> None:
    """A card of the market onto his pile."""
    state.market.remove(card)
    state.players[SAM].discard.append(card)


def add_two_then_buy(state: GwtState) -> None:
    """SAM-CATTLE-08: first two cards without a cowboy, then the purchase."""
    grow_market(state, FREE)
    buy(state)


def take_value_3(state: GwtState) -> None:
    """SAM-CATTLE-09: the card of value 3 with the most points, free of charge."""
    accepts = state.box.accepts[VALUE_3]
    kinds = sorted({card for card in state.market if accepts[card]})
    if not kinds:
        skip(state, reasons.NO_VALUE_3)
        return
    points = [-state.box.card_vp[kind] for kind in kinds]
    left = keep_best(state, list(range(len(kinds))), points, reasons.VALUE_3)
    take_card(state, kinds[left[0]])
    state.note(TAKEN, SAM, kinds[left[0]])
