"""The cattle market: buying, drawing, refilling."""

from __future__ import annotations

from typing import ClassVar, Final

from trailhand.core.brings import Glyph, Part, number
from trailhand.core.event import A_CARD, DEED, NUMBER, SHOWN, Kind
from trailhand.core.text import Argument, Description, Text
from trailhand.games.gwt.effects import Effect
from trailhand.games.gwt.facts.codes import COWBOY
from trailhand.games.gwt.objections import (
    BUY_MONEY,
    FEW_SECOND,
    NO_COWBOYS,
    NOT_ON_MARKET,
    NOTHING_TO_BUY,
    STACK_EMPTY,
)
from trailhand.games.gwt.state import GwtState
from trailhand.games.gwt.stem import GwtStep
from trailhand.games.gwt.words.log import LOG
from trailhand.games.gwt.words.names import CARD_WORDS, card_name
from trailhand.games.gwt.words.things import DOLLARS, MARKET_CARD, MARKET_CARDS

BOUGHT: Final = Kind(
    LOG, "bought", "GWT-BUY-02", DEED | A_CARD, card=MARKET_CARD, cowboys=NUMBER, dollars=DOLLARS
)
MARKET_DRAWN: Final = Kind(LOG, "market-drawn", "GWT-BUY-07", SHOWN, n=MARKET_CARDS)
MARKET_FILLED: Final = Kind(LOG, "market-filled", "GWT-KC-09", SHOWN, n=MARKET_CARDS)

KINDS: Final = 32
PRICES: Final = 16
DRAW: Final = KINDS * PRICES
STOP: Final = DRAW + 1


def refill_market(state: GwtState) -> None:
    """GWT-KC-09, GWT-KC-10, GWT-SIM-03: fill the market up to its size, as far as cards last."""
    added = 0
    while len(state.market) < state.box.market_size and state.market_stack:
        state.market.append(state.rng.take(state.market_stack))
        added += 1
    state.market.sort()
    state.note(MARKET_FILLED, state.active, added)


def add_to_market(state: GwtState) -> int:
    """GWT-BUY-07, GWT-BUY-11: two more cards, as far as the stack lasts; return how many."""
    added = 0
    while added < 2 and state.market_stack:
        state.market.append(state.rng.take(state.market_stack))
        added += 1
    state.market.sort()
    return added


def purchase_objection(state: GwtState, seat: int, cowboys: int, price: int, kind: int) -> int:
    """Why a card cannot be bought by this option with the cowboys left."""
    row = state.box.prices[price]
    if row.cowboys > cowboys:
        return NO_COWBOYS
    if kind not in state.market:
        return NOT_ON_MARKET
    if row.dollars > state.players[seat].money:
        return BUY_MONEY
    if row.cards == 2 and matching(state, price) < 2:  # GWT-BUY-04
        return FEW_SECOND
    return 0


def matching(state: GwtState, price: int) -> int:
    """How many cards of the market an option could buy."""
    kinds = state.box.prices[price].kinds
    count = 0
    for card in state.market:
        if kinds[card]:
            count += 1
    return count


def market_objection(state: GwtState, seat: int) -> int:
    """GWT-LOC-15: a card that can be bought, or a card that can be drawn."""
    if state.market_stack:
        return 0
    for choice in BuyCattle(seat, state.players[seat].workers[COWBOY]).options(state):
        if choice < DRAW:
            return 0
    return NOTHING_TO_BUY


class BuyCattle(GwtStep):
    """Use one's cowboys, each once: to buy cattle, or to add cards to the market.

    A choice is `KINDS * price + kind`, DRAW or STOP.
    """

    verb: ClassVar[str] = "buy"
    rules: ClassVar[tuple[str, ...]] = (
        "GWT-BUY-01",
        "GWT-BUY-02",
        "GWT-BUY-03",
        "GWT-BUY-04",
        "GWT-BUY-05",
        "GWT-BUY-06",
        "GWT-BUY-07",
        "GWT-BUY-08",
        "GWT-BUY-09",
        "GWT-BUY-10",
        "GWT-BUY-11",
        "GWT-BUY-12",
        "GWT-BUY-13",
        "GWT-BUY-14",
        "GWT-SIM-05",
        "GWT-DECK-06",
    )
    parameters: ClassVar[tuple[str, ...]] = ("cowboys",)
    domain: ClassVar[int] = STOP + 1

    cowboys: int

    def __init__(self, seat: int, cowboys: int) -> None:
        self.seat = seat
        self.cowboys = cowboys

    def passing(self) -> int:
        return STOP

    def skip_is_news(self) -> bool:
        """All cowboys used is the usual end of buying."""
        return self.cowboys > 0

    def question(self, state: GwtState) -> Text:
        return Text("ask-buycattle", {"cowboys": self.cowboys})

    def candidates(self, state: GwtState) -> list[int]:
        """Every option of the price table with every kind of card it is meant for."""
        found: list[int] = []
        prices = state.box.prices
        for price in range(len(prices)):
            accepts = prices[price].kinds
            for kind in range(KINDS):
                if accepts[kind]:
                    found.append(KINDS * price + kind)
        found.append(DRAW)
        found.append(STOP)
        return found

    def objection(self, state: GwtState, choice: int) -> int:
        """GWT-BUY-12: stopping is always possible."""
        if choice == STOP:
            return 0
        if choice == DRAW:
            if self.cowboys < 1:
                return NO_COWBOYS
            return 0 if state.market_stack else STACK_EMPTY  # GWT-BUY-11
        return purchase_objection(state, self.seat, self.cowboys, choice // KINDS, choice % KINDS)

    def options(self, state: GwtState) -> list[int]:
        """The same as candidates without objection, price by price."""
        legal: list[int] = []
        if self.cowboys == 0:
            return [STOP]
        kinds: list[int] = []
        last = -1
        for card in state.market:  # the market is kept sorted
            if card != last:
                kinds.append(card)
                last = card
        money = state.players[self.seat].money
        prices = state.box.prices
        for price in range(len(prices)):
            row = prices[price]
            if row.cowboys > self.cowboys or row.dollars > money:
                continue
            if row.cards == 2 and matching(state, price) < 2:
                continue
            for kind in kinds:
                if row.kinds[kind]:
                    legal.append(KINDS * price + kind)
        if state.market_stack:
            legal.append(DRAW)
        legal.append(STOP)
        return legal

    def previews(self, state: GwtState, choice: int) -> bool:
        return choice != DRAW

    def choose(self, state: GwtState, choice: int) -> None:
        """GWT-BUY-01: the cowboys not used yet stay for another purchase, or to draw.

        GWT-BUY-08, GWT-BUY-09: in any order.
        """
        if choice == STOP:
            return
        if choice == DRAW:
            self.draw(state)
            return
        price = choice // KINDS
        row = state.box.prices[price]
        state.agenda.append(BuyCattle(self.seat, self.cowboys - row.cowboys))
        state.settle_bill(self.seat, row.dollars)
        take_from_market(state, self.seat, choice % KINDS, row.cowboys, row.dollars)
        if row.cards == 2:
            state.agenda.append(SecondCard(self.seat, price))

    def draw(self, state: GwtState) -> None:
        """GWT-BUY-07, GWT-BUY-10, GWT-BUY-11: two cards for one cowboy, without limit."""
        state.agenda.append(BuyCattle(self.seat, self.cowboys - 1))
        state.note(MARKET_DRAWN, self.seat, add_to_market(state))

    def brings(self, state: GwtState, choice: int, after: GwtState) -> list[Part]:
        if choice != DRAW:
            return []
        return [Part((Glyph("cow", number(2, "+")),), Text("brings-market"))]

    def word(self, choice: int) -> str:
        if choice == STOP:
            return "stop"
        if choice == DRAW:
            return "draw"
        return f"buy {CARD_WORDS[choice % KINDS]} {PRICE_WORDS[choice // KINDS]}"

    def describe(self, state: GwtState, choice: int) -> Description:
        if choice == STOP:
            return Description(Text("buy-stop"), "GWT-BUY-12")
        if choice == DRAW:
            return Description(Text("buy-draw"), "GWT-BUY-07", ("market:stack",))
        row = state.box.prices[choice // KINDS]
        args: dict[str, Argument] = {
            "card": card_name(state.box, choice % KINDS),
            "cowboys": row.cowboys,
            "dollars": row.dollars,
        }
        key = "buy-two" if row.cards == 2 else "buy-one"
        return Description(Text(key, args), "GWT-BUY-02", (f"market:{CARD_WORDS[choice % KINDS]}",))

    def because(self, state: GwtState, choice: int, code: int) -> dict[str, Argument]:
        money = state.players[self.seat].money
        if choice >= DRAW:
            return {"cowboys": 1, "left": self.cowboys, "cost": 0, "money": money}
        row = state.box.prices[choice // KINDS]
        return {
            "cowboys": row.cowboys,
            "left": self.cowboys,
            "cost": row.dollars,
            "money": money,
        }


PRICE_WORDS: Final = (
    "1+6",
    "2+3",
    "3+5",
    "1+12",
    "3+6",
    "5+8",
    "2+12",
    "4+6",
    "1+8",  # the first breed of a variant,
    "2+5",
    "1+8",  # and a second one
    "2+5",
    *(f"price{n}" for n in range(13, PRICES + 1)),
)


def take_from_market(state: GwtState, seat: int, kind: int, cowboys: int, dollars: int) -> None:
    """GWT-BUY-06, GWT-BUY-14, GWT-DECK-06: onto the discard pile; its place stays empty."""
    state.market.remove(kind)
    state.players[seat].discard.append(kind)
    state.note(BOUGHT, seat, kind, cowboys, dollars)


class SecondCard(GwtStep):
    """The second card of a two-card purchase; for value 3 it may be another breed."""

    verb: ClassVar[str] = "and"
    rules: ClassVar[tuple[str, ...]] = ("GWT-BUY-04", "GWT-BUY-05")
    parameters: ClassVar[tuple[str, ...]] = ("price",)
    domain: ClassVar[int] = KINDS

    price: int

    def __init__(self, seat: int, price: int) -> None:
        self.seat = seat
        self.price = price

    def candidates(self, state: GwtState) -> list[int]:
        accepts = state.box.prices[self.price].kinds
        return [kind for kind in sorted(set(state.market)) if accepts[kind]]

    def previews(self, state: GwtState, choice: int) -> bool:
        return True

    def choose(self, state: GwtState, choice: int) -> None:
        take_from_market(state, self.seat, choice, 0, 0)

    def word(self, choice: int) -> str:
        return "and " + CARD_WORDS[choice]

    def describe(self, state: GwtState, choice: int) -> Description:
        return Description(
            Text("buy-second", {"card": card_name(state.box, choice)}),
            "GWT-BUY-04",
            (f"market:{CARD_WORDS[choice]}",),
        )


class BuyEffect(Effect):
    """Buy cattle; every buy action has all cowboys again (GWT-BUY-13)."""

    drawing: ClassVar[str] = "cow"

    def aims(self) -> bool:
        return True

    def objection(self, state: GwtState, seat: int) -> int:
        return market_objection(state, seat)

    def begin(self, state: GwtState, seat: int, optional: bool) -> None:
        state.agenda.append(BuyCattle(seat, state.players[seat].workers[COWBOY]))

    def text(self, state: GwtState, seat: int) -> Text:
        return Text("fx-buy")
