"""Sam for a real table: what he needs to know is asked, and he does what he would have done."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import trailhand as th
from tests.property.combinations import eager
from tests.rules.sam.vocabulary import SAM, YOU
from trailhand.core.match import Decision
from trailhand.core.rng import seeded
from trailhand.games.common.companion import accompany
from trailhand.games.gwt.facts.codes import WORKERS, position_name
from trailhand.games.gwt.modules.north.board import SPACES
from trailhand.games.gwt.solo.board import sam_of
from trailhand.games.gwt.solo.companion.game import SamCompanion
from trailhand.games.gwt.state import GwtState

TABLES: list[dict[str, Any]] = [
    {"solo": level, "north": north} for level in ("easy", "medium", "hard") for north in (0, 1)
]


def board_of(match: th.Match) -> GwtState:
    state = match.state
    assert isinstance(state, GwtState)
    return state


class Witness:
    """Somebody at a real table: sees all that happens there, and answers questions about it."""

    def __init__(self, match: th.Match, specialty: int) -> None:
        self.match = match
        self.state = board_of(match)
        self.specialty = specialty
        self.engine = 0
        self.buildings = 0
        self.stores: dict[int, int] = {}
        self.turn: list[th.Event] = []
        self.objectives: list[int] = []

    def turns(self) -> Iterator[int]:
        """The cards of Sam's turns, one after the other."""
        for event in self.match.events():
            if event.name == "turn":
                if self.turn:
                    yield self.open_turn()
                self.turn = [event] if event.seat == SAM else []
            elif event.seat == YOU:
                self.watch(event)
            if self.turn:
                self.turn.append(event)
        if self.turn:
            yield self.open_turn()

    def open_turn(self) -> int:
        box = self.state.box
        self.objectives = [box.objective(e["card"]).vp for e in self.seen("sam-objective")]
        return self.seen("sam-card")[0]["card"]

    def watch(self, event: th.Event) -> None:
        """What the player does."""
        if event.name == "engine":
            self.engine = event["to"]
        elif event.name == "built":
            self.buildings += 1
        elif event.name == "store":
            self.stores[event["town"] // SPACES] = event["town"] % SPACES + 1

    def seen(self, *names: str) -> list[th.Event]:
        """His events of this turn that are told in the words of these names."""
        return [event for event in self.turn if event.name.partition("/")[0] in names]

    def answer(self, session: th.Match, decision: Decision) -> str:
        """The truth about the real table, in the words of the companion."""
        step = session.state.agenda[-1]
        words = [option.notation for option in decision.options]
        box = self.state.box
        if decision.step == "AskSpecialty":
            return f"drawn {WORKERS[self.specialty]}"
        if decision.step == "AskBuildings":
            return f"buildings {self.buildings}"
        if decision.step == "AskArrived":
            return "yes" if self.seen("sam-home") else "no"
        if decision.step == "AskHired":
            hired = self.seen("sam-hired")
            return f"hired {WORKERS[hired[0]['worker']]}" if hired else "hired nobody"
        if decision.step == "AskEngine":
            word = f"engine {position_name(self.engine)}"
            return word if word in words else "engine elsewhere"
        if decision.step == "AskSite":
            built = self.seen("sam-built")
            return f"at {box.space_names[built[0]['space']]}" if built else "at nowhere"
        if decision.step == "AskStore":
            return f"store {self.stores.get(step.save()[1], 'none')}"
        assert decision.step == "AskPoints"
        kind = step.save()[1]
        if kind == 0:
            cards = self.seen("sam-bought", "sam-took-card")
            return f"points {sum(box.card_vp[event['card']] for event in cards)}"
        if kind == 1:
            return f"points {self.objectives.pop(0) if self.objectives else 0}"
        hazards = self.seen("sam-hazard")
        return f"points {sum(box.hazard_vp[event['tile']] for event in hazards)}"


@pytest.mark.parametrize("options", TABLES, ids=str)
@pytest.mark.parametrize("seed", range(4))
def test_the_companion_does_what_sam_does(options: dict[str, Any], seed: int) -> None:
    options = options | {"north": bool(options["north"])}
    match, chance = th.new("gwt2", 1, seed, options), seeded(seed)
    specialty = sam_of(board_of(match)).specialty
    match.watch()
    while match.numbers:
        match.play(match.numbers.index(eager(match.state, match.numbers, chance)))
    witness = Witness(match, specialty)
    session = accompany(SamCompanion(), seed, options)
    for card in witness.turns():
        while session.decision is not None and session.decision.step != "AskTurn":
            session.play(witness.answer(session, session.decision))
        sam_of(board_of(session)).deck = [card]
        session.play("draw")
        while session.decision is not None and session.decision.step != "AskTurn":
            session.play(witness.answer(session, session.decision))
    session.play("finish")
    hidden = board_of(match).players[SAM].area[0]
    session.play(f"points {board_of(match).box.objective(hidden).vp}")
    session.play("yes" if board_of(match).players[SAM].job_token else "no")
    assert session.over
    assert session.view(YOU)["automaton"]["points"] == match.view(YOU)["automaton"]["points"]


def test_an_unknown_level_is_refused() -> None:
    with pytest.raises(th.InvalidSetup, match="'solo' is one of easy, medium, hard"):
        accompany(SamCompanion(), 1, {"solo": "cruel"})
