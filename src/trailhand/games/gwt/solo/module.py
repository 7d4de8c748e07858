"""Sam as a module: what he changes in the box, his set-up, and how he is kept and shown."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from trailhand.core.rng import Rng
from trailhand.core.step import Step
from trailhand.games.common.position import PositionReader
from trailhand.games.gwt.facts.codes import WORKER_TILE
from trailhand.games.gwt.facts.files import facts
from trailhand.games.gwt.module import Module, Part
from trailhand.games.gwt.solo.board import NO_CARD, SAM, SamBoard, sam_of
from trailhand.games.gwt.solo.cards import cards_of
from trailhand.games.gwt.solo.facts import SamFacts
from trailhand.games.gwt.solo.keeping import read_sam, sam_problems, show_sam
from trailhand.games.gwt.solo.turn import SamActs, SamArrives, SamMoves, SamStores, SamTurn

if TYPE_CHECKING:
    from trailhand.games.gwt.facts.box import Box
    from trailhand.games.gwt.state import GwtState

WORKER_BAG: Final = 1


class Sam(Module):
    """The opponent of the solo game. The setting is his level, and perhaps his first city."""

    name = "sam"
    shown_as = "automaton"
    facts: SamFacts
    steps: ClassVar[tuple[type[Step[Any]], ...]] = (
        SamTurn,
        SamStores,
        SamMoves,
        SamActs,
        SamArrives,
    )
    frames: ClassVar[tuple[tuple[str, ...], ...]] = (
        ("SamTurn",),
        ("EndTurn", "SamArrives", "SamActs", "SamMoves", "SamStores"),
    )
    homeward: ClassVar[tuple[str, ...]] = ("SamArrives", "SamMoves")

    def extend(self, box: Box) -> None:
        """SAM-SETUP-01: the tables are those of two players; his turn follows the player's."""
        rows = facts("sam")
        level, _, first = self.setting.partition(":")
        branches = [
            *(space for zone in box.zones for space in zone),
            *(box.space_names.index(name) for name in rows["building_spaces"]["never"]),
        ]
        order = delivery_order(level, int(first or 0))
        discs = rows["components"]["discs"]
        self.facts = SamFacts(level, "base_cards", discs, order, branches)
        box.turns[SAM] = SamTurn
        box.foresights_slide = True

    def fill_bags(self, state: GwtState) -> None:
        """SAM-SETUP-02, SAM-SETUP-03, SAM-SETUP-11: his workers leave bag 2 before all else."""
        bag = state.supplies[WORKER_BAG]
        sam = SamBoard(state.box, self.facts)
        sam.specialty = state.rng.take(bag) - WORKER_TILE
        if one_of_each(self.facts.level):
            for worker in range(3):
                bag.remove(WORKER_TILE + worker)
        state.parts.append(sam)

    def set_up(self, state: GwtState) -> None:
        """What is his, besides the starting objective that he is dealt like a player.

        SAM-SETUP-04, SAM-SETUP-05, SAM-SETUP-07: his cards, discs and buildings, no money. The
        other player has begun as the first of two (SAM-SETUP-08, SAM-SETUP-09, SAM-SETUP-12).
        """
        sam, player, printed = sam_of(state), state.players[SAM], self.facts
        sam.deck = cards_of(printed.deck, printed.level)[:]
        sam.discs = printed.discs
        player.money = player.tokens = player.discs = 0
        player.hand, player.draw = [], []
        player.herder = state.box.start
        player.started = True
        if one_of_each(printed.level):
            player.workers = [count + 1 for count in player.workers]
        player.workers[sam.specialty] += 1  # SAM-SETUP-06

    def step_defect(self, state: GwtState, step: Step[Any]) -> str:
        """In the middle of his turn he has a card in use."""
        his = step.seat == SAM and not isinstance(step, SamTurn)
        return "Sam has no card in use" if his and sam_of(state).card == NO_CARD else ""

    # -- what is seen, said and kept ------------------------------------------------------

    def view(self, state: GwtState, seat: int) -> dict[str, Any]:
        return show_sam(state)

    def read(self, reader: PositionReader[Any], box: Box, data: Any) -> Part | None:
        return read_sam(reader, SamBoard(box, self.facts), data)

    def problems(self, state: GwtState) -> list[str]:
        return sam_problems(state)

    def deal_again(self, state: GwtState, seat: int, rng: Rng) -> None:
        """His deck is a bag; his starting objective may be any that nobody has seen."""
        sam_of(state).deck.sort()
        if state.last_turns >= 0:
            hide_objective(state, rng)


def one_of_each(level: str) -> bool:
    """SAM-SETUP-03: whether he begins with one more worker of each kind."""
    found: bool = facts("sam")["difficulty"][level]["extra_workers"]["one_of_each"]
    return found


def delivery_order(level: str, first: int) -> list[int]:
    """SAM-KC-04, SAM-SETUP-13: his cities from the first one upwards."""
    rows = facts("sam")["base_delivery_order"]
    index: dict[str, int] = rows["city_index"]
    order = [index[name] for name in rows[level]]
    return list(range(first, order[-1] + 1)) if first else order


def hide_objective(state: GwtState, rng: Rng) -> None:
    """Swap his starting objective with one of those that went back to the box unseen."""
    sam = state.players[SAM]
    unseen = [card for card in state.gone if card in state.box.start_objectives] + sam.area
    state.gone = [card for card in state.gone if card not in state.box.start_objectives]
    unseen.sort()
    sam.area = [rng.take(unseen)]
    state.gone = sorted(unseen) + state.gone
