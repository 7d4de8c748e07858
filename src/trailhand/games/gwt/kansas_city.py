"""Kansas City: three foresights, income, delivery, and back to the start of the trail."""

from __future__ import annotations

from typing import ClassVar, Final

from trailhand.core.event import A_PAYMENT, A_PIECE, IN_HAND, REVEALED, SHOWN, SILENT, Kind
from trailhand.core.text import Argument, Description, Text
from trailhand.games.gwt.cities import Deliver
from trailhand.games.gwt.facts.codes import (
    EMPTY,
    OBJECTIVE,
    WORKER_TILE,
    hazard_type,
    is_village,
    is_worker,
)
from trailhand.games.gwt.jobs import place_worker
from trailhand.games.gwt.objections import LAST_WORKER, MARKER_GAP, MUST_FORESEE
from trailhand.games.gwt.state import GwtState
from trailhand.games.gwt.stem import Automatic, GwtStep
from trailhand.games.gwt.words.log import LOG
from trailhand.games.gwt.words.names import tile_name
from trailhand.games.gwt.words.things import (
    CERTIFICATES,
    DOLLARS,
    FORESIGHT,
    OPEN_CARD,
    SPACE,
    TILE,
)

FORESEEN: Final = Kind(LOG, "foresight", "GWT-KC-02", A_PIECE, tile=TILE, column=FORESIGHT)
FORESIGHT_FILLED: Final = Kind(
    LOG, "foresight-filled", "GWT-REF-02", SILENT | SHOWN, tile=TILE, column=FORESIGHT
)
TILE_PLACED: Final = Kind(LOG, "tile-placed", "GWT-KC-03", A_PIECE, tile=TILE, space=SPACE)
TILE_GONE: Final = Kind(LOG, "tile-gone", "GWT-KC-05", tile=TILE)  # it lies nowhere any more
HAND_SHOWN: Final = Kind(LOG, "revealed", "GWT-INC-01", REVEALED | IN_HAND, card=OPEN_CARD)
INCOME: Final = Kind(LOG, "income", "GWT-INC-05", A_PAYMENT, total=DOLLARS, used=CERTIFICATES)

SKIP: Final = 6


def enter_kansas_city(state: GwtState, seat: int) -> None:
    """GWT-KC-01, GWT-LOC-10: the five steps in order, then the herder leaves."""
    agenda = state.agenda
    agenda.append(LeaveKansasCity(seat))
    agenda.append(Income(seat))
    for column in (2, 1, 0):
        agenda.append(Foresight(seat, column))


class Foresight(GwtStep):
    """Choose one of the two tiles of a foresight column and place it at once.

    A choice is one of the six foresight spaces, column by column, or SKIP.
    """

    verb: ClassVar[str] = "foresight"
    rules: ClassVar[tuple[str, ...]] = (
        "GWT-KC-01",
        "GWT-KC-02",
        "GWT-KC-03",
        "GWT-KC-04",
        "GWT-KC-05",
        "GWT-KC-08",
        "GWT-END-03",
        "GWT-END-06",
    )
    parameters: ClassVar[tuple[str, ...]] = ("column",)
    domain: ClassVar[int] = SKIP + 1

    column: int

    def __init__(self, seat: int, column: int) -> None:
        self.seat = seat
        self.column = column

    def question(self, state: GwtState) -> Text:
        return Text("ask-foresight", {"column": self.column + 1})

    def candidates(self, state: GwtState) -> list[int]:
        """The tiles of the column; equal ones count once."""
        upper = 2 * self.column
        first = state.foresight[upper]
        second = state.foresight[upper + 1]
        found: list[int] = []
        if first != EMPTY:
            found.append(upper)
        if second != EMPTY and second != first:
            found.append(upper + 1)
        found.append(SKIP)
        return found

    def objection(self, state: GwtState, choice: int) -> int:
        """GWT-END-03, GWT-END-06: once the end is near no worker may be chosen."""
        if choice == SKIP:
            # GWT-KC-08: skipped only if nothing can be taken.
            column = 2 * self.column
            for place in (column, column + 1):
                tile = state.foresight[place]
                if tile != EMPTY and not (state.last_turns and is_worker(tile)):
                    return MUST_FORESEE
            return 0
        if state.last_turns and is_worker(state.foresight[choice]):
            return LAST_WORKER
        return 0

    def choose(self, state: GwtState, choice: int) -> None:
        if choice == SKIP:
            return
        tile = state.foresight[choice]
        state.foresight[choice] = EMPTY
        state.note(FORESEEN, self.seat, tile, choice)
        if is_worker(tile):
            place_worker(state, self.seat, tile - WORKER_TILE)
        else:
            place_tile(state, tile)

    def word(self, choice: int) -> str:
        return "skip" if choice == SKIP else "foresight " + place_word(choice)

    def describe(self, state: GwtState, choice: int) -> Description:
        if choice == SKIP:
            return Description(Text("foresight-none"), "GWT-KC-08")
        tile = state.foresight[choice]
        args: dict[str, Argument] = {
            "tile": tile_name(state.box, tile),
            "column": self.column + 1,
        }
        return Description(
            Text("foresight-take", args),
            "GWT-KC-02",
            ("foresight:" + place_word(choice),),
        )


def place_word(place: int) -> str:
    """A foresight space: its column and its place in it, from 1."""
    return f"{place // 2 + 1}.{place % 2 + 1}"


def place_tile(state: GwtState, tile: int) -> bool:
    """Put a village or hazard tile on its lowest free space; without one it leaves the game.

    GWT-KC-03, GWT-KC-04, GWT-KC-05.
    """
    box = state.box
    spaces = box.village if is_village(tile) else box.zones[hazard_type(tile)]
    for space in spaces:
        if state.trail[space] == EMPTY:
            state.trail[space] = tile
            state.note(TILE_PLACED, state.active, tile, space)
            return True
    state.gone_tiles.append(tile)
    state.note(TILE_GONE, state.active, tile)
    return False


# -- income -------------------------------------------------------------------------------


def hand_value(state: GwtState, seat: int) -> int:
    """GWT-INC-01, GWT-INC-02, GWT-INC-07: each breed in hand once; objectives are ignored.

    GWT-SIM-09, GWT-SIM-10: of one breed with several values the highest counts.
    """
    box = state.box
    best = [0] * 10
    for card in state.players[seat].hand:
        if card < OBJECTIVE:
            breed = box.card_breed[card]
            value = box.card_value[card]
            if value > best[breed]:
                best[breed] = value
    total = 0
    for value in best:
        total += value
    return total


class Income(GwtStep):
    """Reveal the hand, use certificates, take as many dollars as the total breeding value.

    A choice is the number of temporary certificates used.
    """

    verb: ClassVar[str] = "income"
    rules: ClassVar[tuple[str, ...]] = (
        "GWT-INC-01",
        "GWT-INC-02",
        "GWT-INC-03",
        "GWT-INC-04",
        "GWT-INC-05",
        "GWT-INC-06",
        "GWT-INC-07",
        "GWT-INC-08",
        "GWT-CERT-05",
        "GWT-CERT-06",
    )
    domain: ClassVar[int] = 7

    def candidates(self, state: GwtState) -> list[int]:
        return list(range(state.players[self.seat].certificates + 1))

    def objection(self, state: GwtState, choice: int) -> int:
        """GWT-CERT-06: the marker must stop on a space of its track."""
        left = state.players[self.seat].certificates - choice
        return 0 if left in state.box.certificate_track else MARKER_GAP

    def previews(self, state: GwtState, choice: int) -> bool:
        return True

    def choose(self, state: GwtState, choice: int) -> None:
        player = state.players[self.seat]
        total = self.total(state, choice)
        player.certificates -= choice  # GWT-CERT-05
        for card in player.hand:
            state.note(HAND_SHOWN, self.seat, card)
        player.unseen = [card for card in player.unseen if card not in player.hand]
        state.note(INCOME, self.seat, total, choice)
        state.settle_bill(self.seat, -total)
        state.agenda.append(Deliver(self.seat, total, False))
        state.agenda.append(DiscardHand(self.seat))
        for module in state.box.modules:
            module.after_income(state, self.seat)

    def total(self, state: GwtState, used: int) -> int:
        """GWT-INC-03, GWT-INC-05: hand, permanent and used temporary certificates.

        GWT-INC-08: the hand as it is at that moment.
        """
        return hand_value(state, self.seat) + state.players[self.seat].permanent + used

    def word(self, choice: int) -> str:
        return f"income {choice}"

    def describe(self, state: GwtState, choice: int) -> Description:
        args: dict[str, Argument] = {"n": choice, "total": self.total(state, choice)}
        return Description(Text("income-use", args), "GWT-INC-04", (f"certificates:{self.seat}",))


class DiscardHand(Automatic):
    """GWT-INC-06: the whole hand, objective cards included, is discarded."""

    rules: ClassVar[tuple[str, ...]] = ("GWT-INC-06", "GWT-GEN-08")

    def choose(self, state: GwtState, choice: int) -> None:
        player = state.players[self.seat]
        player.discard += player.hand
        player.hand = []


class LeaveKansasCity(Automatic):
    """GWT-REF-01: the herder returns to the start; the foresights are filled again.

    GWT-END-04, GWT-END-07: in last turns, too.
    """

    rules: ClassVar[tuple[str, ...]] = ("GWT-REF-01", "GWT-REF-02", "GWT-END-04", "GWT-END-07")

    def choose(self, state: GwtState, choice: int) -> None:
        state.players[self.seat].herder = state.box.start
        fill_foresights(state)


def fill_foresights(state: GwtState) -> None:
    """GWT-REF-02, GWT-SET-11: column k from supply k; an exhausted one leaves a gap."""
    if state.box.foresights_slide:
        slide_foresights(state)
    for place in range(6):
        supply = state.supplies[place // 2]
        if state.foresight[place] == EMPTY and supply:
            state.foresight[place] = state.rng.take(supply)
            state.note(FORESIGHT_FILLED, state.active, state.foresight[place], place)


def slide_foresights(state: GwtState) -> None:
    """SAM-PLAYER-02, SAM-KC-07: a tile left on top of its column slides to the bottom first."""
    for top in (0, 2, 4):
        if state.foresight[top + 1] == EMPTY:
            state.foresight[top + 1] = state.foresight[top]
            state.foresight[top] = EMPTY
