"""Objective and bonus tiles of the train display."""

from __future__ import annotations

from typing import ClassVar, Final

from trailhand.core.event import A_CARD, A_PIECE, DEED, Kind
from trailhand.core.step import Step
from trailhand.core.text import Argument, Description, Text
from trailhand.games.elpaso.effects import grant, safe
from trailhand.games.elpaso.facts.codes import BONUS, GAP, KINDS, OBJECTIVE, ROW
from trailhand.games.elpaso.free import SpendWorker
from trailhand.games.elpaso.objections import MUST_CHOOSE, NO_TILE, TILE_MONEY
from trailhand.games.elpaso.state import ElPasoState
from trailhand.games.elpaso.stem import ElPasoStep
from trailhand.games.elpaso.words.log import LOG
from trailhand.games.elpaso.words.names import display_text
from trailhand.games.elpaso.words.things import (
    BONUS_PLACE,
    BONUS_TILE,
    DOLLARS,
    OBJECTIVE_PLACE,
    OBJECTIVE_TILE,
)

PLACES = ROW + 1  # three face up, and the pile
BLIND = ROW
NOTHING = 2 * PLACES
EITHER = 3  # both kinds, as bits

OBJECTIVE_GAINED: Final = Kind(
    LOG,
    "objective-gained",
    "ELP-TILE-01",
    DEED | A_CARD,
    tile=OBJECTIVE_TILE,
    cost=DOLLARS,
    place=OBJECTIVE_PLACE,
)
BONUS_GAINED: Final = Kind(
    LOG,
    "bonus-gained",
    "ELP-TILE-01",
    DEED | A_PIECE,
    tile=BONUS_TILE,
    cost=DOLLARS,
    place=BONUS_PLACE,
)


def row_of(state: ElPasoState, kind: int) -> list[int]:
    """The face-up tiles of a kind."""
    return state.bonus_row if kind == BONUS else state.objective_row


def pile_of(state: ElPasoState, kind: int) -> list[int]:
    """The face-down tiles of a kind."""
    return state.bonus_pile if kind == BONUS else state.objective_pile


def take_face_up(state: ElPasoState, kind: int, place: int) -> int:
    """ELP-TILE-01, ELP-TILE-14: take a face-up tile, which is replaced at once.

    ELP-TILE-04: with an empty pile a gap stays.
    """
    row, pile = row_of(state, kind), pile_of(state, kind)
    tile = row[place]
    row[place] = state.rng.take(pile) if pile else GAP
    return tile


def tile_objection(state: ElPasoState, seat: int, kinds: int, cost: int) -> int:
    """ELP-TILE-04, ELP-EDGE-05: why no tile of these kinds can be gained, or zero."""
    if state.players[seat].money < cost:
        return TILE_MONEY
    for kind in (OBJECTIVE, BONUS):
        if kinds >> kind & 1 and (pile_of(state, kind) or max(row_of(state, kind)) != GAP):
            return 0
    return NO_TILE


class GainTile(ElPasoStep):
    """Take a tile: one that lies face up, or the top of a pile unseen.

    A choice is `PLACES * kind + place`, or NOTHING where the tile is `optional`. ELP-DEL-08: an
    objective tile may be the reward of a post.
    """

    verb: ClassVar[str] = "take"
    rules: ClassVar[tuple[str, ...]] = ("ELP-TILE-01", "ELP-TILE-02", "ELP-TILE-06")
    parameters: ClassVar[tuple[str, ...]] = ("kinds", "cost", "optional")
    flags: ClassVar[tuple[str, ...]] = ("optional",)
    domain: ClassVar[int] = NOTHING + 1

    kinds: int
    cost: int
    optional: bool

    def __init__(self, seat: int, kinds: int, cost: int, optional: bool) -> None:
        self.seat = seat
        self.kinds = kinds
        self.cost = cost
        self.optional = optional

    def passing(self) -> int:
        return NOTHING

    def beside(self, state: ElPasoState) -> list[Step[ElPasoState]]:
        """ELP-FREE-11: in a delivery worker bonuses stay allowed."""
        return [SpendWorker(self.seat, True)] if self.optional else []

    def question(self, state: ElPasoState) -> Text:
        return Text("elp-ask-gaintile", {"kind": f"@elp-kind-{self.kinds}"})

    def candidates(self, state: ElPasoState) -> list[int]:
        """ELP-TILE-02: with both kinds every face-up tile, and either pile."""
        found: list[int] = []
        for kind in (OBJECTIVE, BONUS):
            if self.kinds >> kind & 1:
                for place in range(PLACES):
                    found.append(PLACES * kind + place)
        found.append(NOTHING)
        return found

    def objection(self, state: ElPasoState, choice: int) -> int:
        if choice == NOTHING:  # ELP-DEL-09
            return 0 if self.optional else MUST_CHOOSE
        kind, place = choice // PLACES, choice % PLACES
        if place == BLIND:
            return 0 if pile_of(state, kind) else NO_TILE
        return NO_TILE if row_of(state, kind)[place] == GAP else 0

    def previews(self, state: ElPasoState, choice: int) -> bool:
        """A blind tile is not known, and what some tiles do at once draws by chance."""
        kind, place = choice // PLACES, choice % PLACES
        if choice == NOTHING or place == BLIND or kind == OBJECTIVE:
            return choice == NOTHING or place != BLIND
        return safe(state, state.box.bonuses[row_of(state, kind)[place]].effect)

    def choose(self, state: ElPasoState, choice: int) -> None:
        if choice == NOTHING:
            return
        kind, place = choice // PLACES, choice % PLACES
        state.settle_bill(self.seat, self.cost)  # ELP-TILE-03
        if place == BLIND:
            tile = state.rng.take(pile_of(state, kind))
        else:
            tile = take_face_up(state, kind, place)
        self.gain(state, kind, tile, place)

    def gain(self, state: ElPasoState, kind: int, tile: int, place: int) -> None:
        """ELP-TILE-06: immediate effects act once, right after the tile is gained.

        ELP-TILE-05: there is no limit to the tiles of a player.
        """
        gained = OBJECTIVE_GAINED if kind == OBJECTIVE else BONUS_GAINED
        state.note(gained, self.seat, tile, self.cost, place)
        player = state.players[self.seat]
        if kind == OBJECTIVE:
            player.objectives.append(tile)
            return
        player.bonuses.append(tile)
        effect = state.box.bonuses[tile].effect
        if effect >= 0:
            grant(state, self.seat, effect)

    def word(self, choice: int) -> str:
        if choice == NOTHING:
            return "skip"
        place = choice % PLACES
        return f"{KINDS[choice // PLACES]} {'blind' if place == BLIND else place + 1}"

    def describe(self, state: ElPasoState, choice: int) -> Description:
        if choice == NOTHING:
            return Description(Text("elp-tile-none"), "ELP-DEL-09")
        kind, place = choice // PLACES, choice % PLACES
        if place == BLIND:
            text = Text(f"elp-take-{KINDS[kind]}-blind", {"cost": self.cost})
            return Description(text, "ELP-TILE-01", (f"{KINDS[kind]}:pile",))
        anchors = (f"{KINDS[kind]}:{place + 1}",)
        tile = row_of(state, kind)[place]
        if tile == GAP:
            return Description(Text("elp-tile-gap"), "ELP-TILE-04", anchors)
        text = display_text("elp-take", state.box, kind, tile)
        return Description(Text(text.id, text.args | {"cost": self.cost}), "ELP-TILE-01", anchors)

    def because(self, state: ElPasoState, choice: int, code: int) -> dict[str, Argument]:
        return {"cost": self.cost, "money": state.players[self.seat].money}


class ChooseObjective(GainTile):
    """ELP-SETUP-11: the objective tile that every player starts with, never a blind one."""

    rules: ClassVar[tuple[str, ...]] = ("ELP-SETUP-11",)
    parameters: ClassVar[tuple[str, ...]] = ()

    def __init__(self, seat: int) -> None:
        super().__init__(seat, 1 << OBJECTIVE, 0, False)

    def question(self, state: ElPasoState) -> Text:
        return Text("elp-ask-chooseobjective")

    def candidates(self, state: ElPasoState) -> list[int]:
        return list(range(ROW))
