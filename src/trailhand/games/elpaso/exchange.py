"""Drawing, exchanging, discarding and culling cards.

Decks are bags: drawing at random from one is the same as shuffling it first.
"""

from __future__ import annotations

from typing import ClassVar, Final

from trailhand.core.event import A_PAYMENT, A_PIECE, DRAWN, IN_HAND, Kind
from trailhand.core.text import Argument, Description, Text
from trailhand.games.common.piles import NO_CARD as NO_CARD_LEFT
from trailhand.games.common.piles import draw_card, kinds_in
from trailhand.games.elpaso.facts.codes import BREED_COUNT, BREEDS, WORKER_CARD
from trailhand.games.elpaso.objections import CULL_LIMIT, NO_CARD, NOTHING_TO_DRAW, WRONG_CARD
from trailhand.games.elpaso.state import ElPasoState
from trailhand.games.elpaso.stem import ElPasoStep
from trailhand.games.elpaso.words.log import LOG
from trailhand.games.elpaso.words.names import card_name, filter_name
from trailhand.games.elpaso.words.things import (
    CULLED_CARD,
    DISCARDED_CARD,
    DOLLARS,
    DRAW_STACK,
    HAND_CARD,
    OWN_WORKER,
)

NONE: Final = BREED_COUNT

DREW: Final = Kind(
    LOG, "drew", "ELP-DRAW-01", DRAWN | IN_HAND, card=HAND_CARD.hidden(), stack=DRAW_STACK
)
WORKER_DRAWN: Final = Kind(LOG, "worker-drawn", "ELP-DRAW-03", A_PIECE, worker=OWN_WORKER)
DISCARDED: Final = Kind(LOG, "discarded", "ELP-FREE-01", IN_HAND, card=DISCARDED_CARD)
SOLD: Final = Kind(LOG, "sold", "ELP-ACT-01", A_PAYMENT, card=DISCARDED_CARD, n=DOLLARS)
CULLED: Final = Kind(LOG, "culled", "ELP-CULL-01", IN_HAND, card=CULLED_CARD, n=DOLLARS)


def draw_cattle(state: ElPasoState, seat: int) -> bool:
    """Draw until a cattle card comes into the hand; False if there is none left.

    ELP-DRAW-02: the discard pile is shuffled only when a card is needed. ELP-DRAW-03,
    ELP-DRAW-04, ELP-COMP-05: a worker goes to the area and does not count. ELP-DRAW-05: with
    both piles empty drawing stops.
    """
    player = state.players[seat]
    while True:
        card = draw_card(state, seat, player)
        if card == NO_CARD_LEFT:
            return False
        if card < WORKER_CARD:
            player.hand.append(card)
            state.note(DREW, seat, card)
            return True
        player.area[card - WORKER_CARD] += 1
        state.note(WORKER_DRAWN, seat, card - WORKER_CARD)


def exchange(state: ElPasoState, seat: int) -> None:
    """ELP-FREE-01, ELP-AUX-04: draw a card, then discard one.

    ELP-FREE-12: if only workers came up there is nothing to discard. ELP-FREE-14: the discard
    comes after the draw.
    """
    if draw_cattle(state, seat):
        state.agenda.append(DiscardOne(seat))


def matching(state: ElPasoState, seat: int, icon: int) -> bool:
    """Whether the hand holds a card that an icon accepts."""
    accepts = state.box.accepts[icon]
    return any(accepts[card] for card in state.players[seat].hand)


class CardStep(ElPasoStep):
    """A choice of a card in hand; what is possible is known to its owner only."""

    domain: ClassVar[int] = BREED_COUNT + 1

    def guarded(self) -> bool:
        return True

    def candidates(self, state: ElPasoState) -> list[int]:
        return kinds_in(state.players[self.seat].hand)

    def word(self, choice: int) -> str:
        return "skip" if choice == NONE else f"{self.verb} {BREEDS[choice]}"

    def card(self, key: str, rule: str, choice: int, args: dict[str, Argument]) -> Description:
        """The choice of a card as a sentence, with the card lit in the hand."""
        text = Text(key, {"card": card_name(choice)} | args)
        return Description(text, rule, (f"hand:{BREEDS[choice]}",))


class DiscardOne(CardStep):
    """The discard of an exchange; the card just drawn is allowed."""

    verb: ClassVar[str] = "discard"
    rules: ClassVar[tuple[str, ...]] = ("ELP-FREE-01", "ELP-FREE-14")

    def choose(self, state: ElPasoState, choice: int) -> None:
        state.players[self.seat].put_away(choice)
        state.note(DISCARDED, self.seat, choice)

    def describe(self, state: ElPasoState, choice: int) -> Description:
        return self.card("elp-discard", "ELP-FREE-01", choice, {})


class DiscardFor(CardStep):
    """Discard one card that an icon accepts, for money."""

    verb: ClassVar[str] = "discard"
    rules: ClassVar[tuple[str, ...]] = ("ELP-ACT-01", "ELP-ACT-02", "ELP-ACT-03")
    parameters: ClassVar[tuple[str, ...]] = ("icon", "money", "per_value")

    icon: int
    money: int
    per_value: int

    def __init__(self, seat: int, icon: int, money: int, per_value: int) -> None:
        self.seat = seat
        self.icon = icon
        self.money = money
        self.per_value = per_value

    def question(self, state: ElPasoState) -> Text:
        return Text("elp-ask-discardfor", {"icon": filter_name(self.icon)})

    def worth(self, state: ElPasoState, choice: int) -> int:
        """ELP-ACT-03: a fixed amount, or so much per point of breeding value."""
        return self.money + self.per_value * state.box.card_value[choice]

    def objection(self, state: ElPasoState, choice: int) -> int:
        """ELP-ACT-02: what the icon asks for."""
        return 0 if state.box.accepts[self.icon][choice] else WRONG_CARD

    def previews(self, state: ElPasoState, choice: int) -> bool:
        return True

    def choose(self, state: ElPasoState, choice: int) -> None:
        worth = self.worth(state, choice)
        state.players[self.seat].put_away(choice)
        state.players[self.seat].money += worth
        state.note(SOLD, self.seat, choice, worth)

    def describe(self, state: ElPasoState, choice: int) -> Description:
        worth = self.worth(state, choice)
        return self.card("elp-discard-for", "ELP-ACT-01", choice, {"n": worth})

    def because(self, state: ElPasoState, choice: int, code: int) -> dict[str, Argument]:
        return {"icon": filter_name(self.icon)}


class CullCard(CardStep):
    """Remove a card of the hand from the game, or keep them all.

    ELP-TILE-09, ELP-TILE-11: on a bonus tile, for no money or some.
    """

    verb: ClassVar[str] = "cull"
    rules: ClassVar[tuple[str, ...]] = ("ELP-CULL-01", "ELP-CULL-02", "ELP-CULL-05")
    parameters: ClassVar[tuple[str, ...]] = ("icon", "money")

    icon: int
    money: int

    def __init__(self, seat: int, icon: int, money: int) -> None:
        self.seat = seat
        self.icon = icon
        self.money = money

    def passing(self) -> int:
        return NONE

    def candidates(self, state: ElPasoState) -> list[int]:
        return [*kinds_in(state.players[self.seat].hand), NONE]

    def objection(self, state: ElPasoState, choice: int) -> int:
        if choice == NONE:  # ELP-CULL-05
            return 0
        if len(state.players[self.seat].culled) >= state.box.cull_limit:
            return CULL_LIMIT
        return 0 if state.box.accepts[self.icon][choice] else WRONG_CARD  # ELP-CULL-04

    def previews(self, state: ElPasoState, choice: int) -> bool:
        return True

    def choose(self, state: ElPasoState, choice: int) -> None:
        """ELP-CULL-01: onto the pile of removed cards. ELP-TILE-13: no removal, no money."""
        if choice == NONE:
            return
        player = state.players[self.seat]
        player.hand.remove(choice)
        player.culled.append(choice)
        player.money += self.money
        state.note(CULLED, self.seat, choice, self.money)

    def describe(self, state: ElPasoState, choice: int) -> Description:
        if choice == NONE:
            return Description(Text("elp-cull-none"), "ELP-CULL-05")
        return self.card("elp-cull", "ELP-CULL-01", choice, {"n": self.money})

    def because(self, state: ElPasoState, choice: int, code: int) -> dict[str, Argument]:
        return {"icon": filter_name(self.icon), "n": state.box.cull_limit}


def cull_objection(state: ElPasoState, seat: int, icon: int) -> int:
    """ELP-CULL-02, ELP-CULL-03: at the limit, or without a matching card, nothing is removed."""
    if len(state.players[seat].culled) >= state.box.cull_limit:
        return CULL_LIMIT
    return 0 if matching(state, seat, icon) else NO_CARD


class MoreExchanges(ElPasoStep):
    """Another exchange, up to a number; they are made one after the other.

    ELP-AUX-03, ELP-TILE-07: of two or three not all have to be made.
    """

    verb: ClassVar[str] = "exchange"
    rules: ClassVar[tuple[str, ...]] = ("ELP-AUX-03", "ELP-TILE-07")
    parameters: ClassVar[tuple[str, ...]] = ("left",)
    domain: ClassVar[int] = 2

    left: int

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def passing(self) -> int:
        return 1

    def candidates(self, state: ElPasoState) -> list[int]:
        return [0, 1]

    def objection(self, state: ElPasoState, choice: int) -> int:
        if choice == 1 or state.players[self.seat].can_draw():
            return 0
        return NOTHING_TO_DRAW

    def choose(self, state: ElPasoState, choice: int) -> None:
        if choice == 0:
            exchanges(state, self.seat, self.left)

    def word(self, choice: int) -> str:
        return "stop" if choice else "exchange"

    def describe(self, state: ElPasoState, choice: int) -> Description:
        if choice:
            return Description(Text("elp-exchange-stop"), "ELP-AUX-03")
        text = Text("elp-exchange", {"n": self.left})
        return Description(text, "ELP-AUX-03", (f"deck:{self.seat}",))


def exchanges(state: ElPasoState, seat: int, count: int) -> None:
    """An exchange now, and the offer of those that are left after it."""
    if count > 1:
        state.agenda.append(MoreExchanges(seat, count - 1))
    exchange(state, seat)
