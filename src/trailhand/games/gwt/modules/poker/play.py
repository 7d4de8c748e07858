"""Playing: a seat and cards on space D, the showdown on space G."""

from __future__ import annotations

from typing import ClassVar, Final

from trailhand.core.brings import dollars
from trailhand.core.event import (
    A_CARD,
    A_PAYMENT,
    A_PIECE,
    DEED,
    IN_HAND,
    NUMBER,
    REVEALED,
    Fixture,
    Kind,
    Thing,
)
from trailhand.core.text import Argument, Description, Text
from trailhand.games.common.piles import kinds_in
from trailhand.games.gwt.effects import Effect
from trailhand.games.gwt.facts.codes import WORKERS
from trailhand.games.gwt.modules.poker.board import poker
from trailhand.games.gwt.modules.poker.objections import (
    LAY_MONEY,
    NO_HAND,
    NO_SEAT,
    NO_SEAT_WORKER,
    TABLE_FULL,
)
from trailhand.games.gwt.objections import NO_HIRED_WORKER
from trailhand.games.gwt.state import GwtState
from trailhand.games.gwt.stem import CARDS, FromHand, GwtStep, show_card
from trailhand.games.gwt.words.log import LOG
from trailhand.games.gwt.words.names import CARD_WORDS, card_name
from trailhand.games.gwt.words.things import CARD, WORKER, card_word

AT_THE_TABLE: Final[Fixture[GwtState]] = Fixture(lambda state, seat: f"poker:{seat}")
POT: Final[Thing[GwtState]] = Thing(place=lambda state, seat, dollars: "poker:pot")
LAID_CARD: Final = Thing(card_word, lambda state, seat, card: f"poker:{seat}", secret=True)

SITS: Final = Kind(
    LOG, "poker-sits", "POK-SEAT-01", A_PIECE, worker=WORKER, n=NUMBER, place=AT_THE_TABLE
)
PAID_IN: Final = Kind(LOG, "poker-pot", "POK-CARD-01", A_PAYMENT, n=POT)
LAID: Final = Kind(LOG, "poker-laid", "POK-CARD-01", A_CARD, card=LAID_CARD, place=AT_THE_TABLE)
SHOWS: Final = Kind(
    LOG, "poker-shows", "POK-SHOW-02", REVEALED | IN_HAND, card=CARD, n=NUMBER, place=AT_THE_TABLE
)
WINS: Final = Kind(LOG, "poker-wins", "POK-SHOW-03", DEED | A_PAYMENT, n=POT)
LEFT: Final = Kind(LOG, "poker-left", "POK-SHOW-04", n=POT)

# -- space D: a seat and cards ------------------------------------------------------------


def lay_objection(state: GwtState, seat: int, number: int) -> int:
    """Why a seat cannot lay its first or second card of this visit.

    POK-CARD-03: three at most. POK-CARD-06: the price depends on the visit, not on the table.
    """
    part = poker(state)
    player = state.players[seat]
    if len(part.laid[seat]) >= part.house.most_cards:
        return TABLE_FULL
    if not player.hand:
        return NO_HAND
    return LAY_MONEY if player.money < part.house.prices[number] else 0


def seat_objection(state: GwtState, seat: int) -> int:
    """POK-SEAT-05: without a hired worker nobody can take a seat."""
    for count in state.players[seat].workers:
        if count > 1:
            return 0
    return NO_SEAT_WORKER


class PlayEffect(Effect):
    """The add-on of space D.

    POK-ACT-03, POK-ACT-04: seat a worker if none sits, then a first and a second card; it is
    there if at least one of these steps is possible.
    """

    drawing: ClassVar[str] = "ace-spade"

    def aims(self) -> bool:
        return True

    def objection(self, state: GwtState, seat: int) -> int:
        if poker(state).sits(seat):
            return lay_objection(state, seat, 0)
        return seat_objection(state, seat)

    def begin(self, state: GwtState, seat: int, optional: bool) -> None:
        if poker(state).sits(seat):
            state.agenda.append(LayCard(seat, 0, False))
        else:
            state.agenda.append(SitDown(seat))

    def because(self, state: GwtState, seat: int) -> dict[str, Argument]:
        return {"cost": poker(state).house.prices[0], "money": state.players[seat].money}

    def text(self, state: GwtState, seat: int) -> Text:
        return Text("fx-poker-play" if poker(state).sits(seat) else "fx-poker-sit")


class SitDown(GwtStep):
    """Seat the rightmost hired worker of a row at the poker table."""

    verb: ClassVar[str] = "seat"
    rules: ClassVar[tuple[str, ...]] = (
        "POK-SEAT-01",
        "POK-SEAT-02",
        "POK-SEAT-03",
        "POK-SEAT-04",
        "POK-SEAT-05",
        "POK-SEAT-06",
        "POK-SEAT-07",
    )
    domain: ClassVar[int] = 3

    def candidates(self, state: GwtState) -> list[int]:
        return [0, 1, 2]

    def objection(self, state: GwtState, choice: int) -> int:
        """POK-SEAT-01, POK-SEAT-05: the printed worker never goes."""
        return NO_HIRED_WORKER if state.players[self.seat].workers[choice] < 2 else 0

    def previews(self, state: GwtState, choice: int) -> bool:
        return True

    def choose(self, state: GwtState, choice: int) -> None:
        """POK-SEAT-02, POK-SEAT-06: the money of the token comes before the first card."""
        part = poker(state)
        token = part.next_token()
        state.players[self.seat].workers[choice] -= 1  # POK-SEAT-03
        part.workers[self.seat] = choice
        part.tokens[self.seat] = token
        state.note(SITS, self.seat, choice, part.house.vp[token])
        state.gain(self.seat, part.house.dollars[token])
        state.agenda.append(LayCard(self.seat, 0, True))  # POK-SEAT-04

    def word(self, choice: int) -> str:
        return "seat " + WORKERS[choice]

    def describe(self, state: GwtState, choice: int) -> Description:
        part = poker(state)
        token = part.next_token()
        args: dict[str, Argument] = {
            "worker": "@worker-" + WORKERS[choice],
            "dollars": part.house.dollars[token],
            "vp": part.house.vp[token],
        }
        return Description(Text("poker-seat", args), "POK-SEAT-01", (f"poker:{self.seat}",))

    def because(self, state: GwtState, choice: int, code: int) -> dict[str, Argument]:
        return {"worker": "@worker-" + WORKERS[choice]}


class LayCard(FromHand):
    """Pay into the pot and lay a hand card face down; `number` is 0 or 1 within the visit."""

    verb: ClassVar[str] = "lay"
    rules: ClassVar[tuple[str, ...]] = (
        "POK-ACT-03",
        "POK-CARD-01",
        "POK-CARD-02",
        "POK-CARD-03",
        "POK-CARD-04",
        "POK-CARD-05",
        "POK-CARD-06",
        "POK-SHOW-10",
    )
    parameters: ClassVar[tuple[str, ...]] = ("number", "optional")
    flags: ClassVar[tuple[str, ...]] = ("optional",)
    domain: ClassVar[int] = CARDS + 1
    secret: ClassVar[bool] = True

    number: int
    optional: bool

    def __init__(self, seat: int, number: int, optional: bool) -> None:
        self.seat = seat
        self.number = number
        self.optional = optional

    def candidates(self, state: GwtState) -> list[int]:
        """POK-CARD-04: any card of the hand."""
        found = kinds_in(state.players[self.seat].hand)
        if self.optional:
            found.append(CARDS)
        return found

    def objection(self, state: GwtState, choice: int) -> int:
        return 0 if choice == CARDS else lay_objection(state, self.seat, self.number)

    def choose(self, state: GwtState, choice: int) -> None:
        if choice == CARDS:
            return
        part = poker(state)
        player = state.players[self.seat]
        price = part.house.prices[self.number]
        player.money -= price
        part.pot += price
        player.hand.remove(choice)
        part.laid[self.seat].append(choice)
        state.note(PAID_IN, self.seat, price)
        state.note(LAID, self.seat, choice)
        if self.number == 0:  # POK-CARD-02
            state.agenda.append(LayCard(self.seat, 1, True))

    def word(self, choice: int) -> str:
        return "skip" if choice == CARDS else "lay " + CARD_WORDS[choice]

    def describe(self, state: GwtState, choice: int) -> Description:
        if choice == CARDS:
            return Description(Text("poker-lay-none"), "POK-ACT-03")
        args: dict[str, Argument] = {
            "card": card_name(state.box, choice),
            "cost": poker(state).house.prices[self.number],
        }
        return Description(Text("poker-lay", args), "POK-CARD-01", (f"hand:{CARD_WORDS[choice]}",))

    def because(self, state: GwtState, choice: int, code: int) -> dict[str, Argument]:
        money = state.players[self.seat].money
        return {"cost": poker(state).house.prices[self.number], "money": money}


# -- space G: the showdown ----------------------------------------------------------------


class ShowdownEffect(Effect):
    """The add-on of space G: everybody shows, the highest sum takes the pot.

    POK-SHOW-01, POK-SHOW-07: only a seat with a card there may call, and none has to.
    """

    drawing: ClassVar[str] = "eye"

    def aims(self) -> bool:
        return True

    def previews(self) -> bool:
        return False

    def objection(self, state: GwtState, seat: int) -> int:
        return 0 if poker(state).laid[seat] else NO_SEAT

    def begin(self, state: GwtState, seat: int, optional: bool) -> None:
        showdown(state)

    def label(self, state: GwtState, seat: int) -> Text | None:
        return dollars(poker(state).pot + poker(state).house.bank)

    def text(self, state: GwtState, seat: int) -> Text:
        return Text("fx-showdown", {"n": poker(state).pot + poker(state).house.bank})


def hand_sum(state: GwtState, seat: int) -> int:
    """POK-SHOW-02, POK-SHOW-09: printed breeding values, equal breeds all counting."""
    total = 0
    for card in poker(state).laid[seat]:
        total += state.box.card_value[card]
    return total


def showdown(state: GwtState) -> None:
    """Reveal, compare, share and clear the table.

    POK-SHOW-03, POK-SHOW-08: the highest sum, whoever called. POK-SHOW-04: a tie shares in
    whole dollars, the rest stays. POK-SHOW-05: nobody takes part without a card. POK-SHOW-06:
    the cards go to the discard piles, the workers stay.
    """
    part = poker(state)
    playing = [seat for seat in range(state.seats) if part.laid[seat]]
    for seat in playing:
        for card in part.laid[seat]:
            state.note(SHOWS, seat, card, hand_sum(state, seat))
    best = max(hand_sum(state, seat) for seat in playing)
    winners = [seat for seat in playing if hand_sum(state, seat) == best]
    share, part.pot = divmod(part.pot + part.house.bank, len(winners))
    for seat in winners:
        state.settle_bill(seat, -share)
        state.note(WINS, seat, share)
    if part.pot:
        state.note(LEFT, state.active, part.pot)
    for seat in playing:
        for card in part.laid[seat]:
            show_card(state, seat, card)
        state.players[seat].discard += part.laid[seat]
        part.laid[seat] = []
