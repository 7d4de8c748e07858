"""Sue for a real table: what she needs to know is asked, and she does what she would have done."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import trailhand as th
from tests.property.combinations import eager
from tests.rules.elpaso.solo import SUE
from trailhand.core.event import Event
from trailhand.core.match import Decision
from trailhand.core.rng import seeded
from trailhand.core.text import Argument
from trailhand.games.common.companion import accompany
from trailhand.games.elpaso.facts.codes import (
    BREEDS,
    HOME,
    KINDS,
    WORKER_CARD,
    common_tile,
    number_of,
)
from trailhand.games.elpaso.solo.companion.game import SueCompanion
from trailhand.games.elpaso.solo.companion.told import ToldSue
from trailhand.games.elpaso.solo.moves import walk
from trailhand.games.elpaso.state import ElPasoState

YOU = 0
DRAWS = ("sue-draws", "sue-worker", "sue-worker/joker")
TABLES: list[dict[str, Any]] = [
    {"solo": 0, "preset": "first_game"},
    {"solo": 1, "train": "verso"},
    {"solo": 3, "preset": "standard", "sue_delivery": "highest"},
]


def board_of(match: th.Match) -> ElPasoState:
    state = match.state
    assert isinstance(state, ElPasoState)
    return state


def told(session: th.Match) -> ToldSue:
    sue = board_of(session).sue
    assert isinstance(sue, ToldSue)
    return sue


class Witness:
    """Somebody at a real table: sees all that happens there, and answers questions about it."""

    def __init__(self, match: th.Match) -> None:
        self.match = match
        self.state = board_of(match)
        self.turn: list[Event] = []
        self.tiles: list[Event] = []
        self.finished = False

    def turns(self) -> Iterator[int]:
        """The cards of Sue's turns, one after the other."""
        for event in self.match.events():
            if event.name == "turn":
                if self.turn:
                    yield self.card()
                self.turn = []
            elif event.seat == SUE:
                self.turn.append(event)
            elif event.name == "finishes":
                self.finished = True
        if self.turn:
            yield self.card()

    def card(self) -> int:
        return self.seen("sue-card")[0]["card"]

    def seen(self, *names: str) -> list[Event]:
        return [event for event in self.turn if event.name in names]

    def drawn(self) -> list[int]:
        """The cards of her reserve that she draws in this turn, in their order."""
        return [event["card"] for event in self.seen(*DRAWS)]

    def play(self, session: th.Match, card: int) -> th.Match:
        """The turn in the companion: her cards come as they came at the table."""
        for seed in range(200):
            trial = session.clone()
            trial.watch()
            sue = told(trial)
            sue.deck, sue.reserve = [card], self.drawn()
            trial.state.rng = seeded(seed)
            self.tiles = self.seen("sue-objective", "sue-bonus")
            trial.play("last" if self.finished else "draw")
            while trial.decision is not None and trial.decision.step != "AskTurn":
                trial.play(self.answer(trial, trial.decision))
            events = trial.events()
            if [e["card"] for e in events if e.name in DRAWS] == self.drawn():
                return trial
        raise AssertionError(f"she never draws {self.drawn()}")

    def answer(self, session: th.Match, decision: Decision) -> str:
        """The truth about the real table, in the words of the companion."""
        numbers = session.state.agenda[-1].save()
        if decision.step == "AskArrived":
            return "yes" if self.seen("sue-moved")[0]["place"] == HOME else "no"
        if decision.step == "AskCattle":
            taken = self.seen("sue-cattle")
            return f"take {BREEDS[taken[0]['card']] if taken else 'nothing'}"
        if decision.step == "AskFace":
            return ("side recto", "side verso")[self.state.train >> numbers[1] & 1]
        if decision.step == "AskSimmental":
            return "yes" if self.seen("simmental") else "no"
        if decision.step == "AskBuilding":
            built = self.seen("sue-places")
            return f"build {built[0]['building'] if built else 'nothing'}"
        if decision.step == "AskReplacement":
            built = self.seen("sue-replaces")
            if not built:
                return "replace nothing"
            return f"replace {number_of(built[0]['old'])} by {built[0]['building']}"
        assert decision.step == "AskTile"
        return self.tile(numbers[1])

    def tile(self, kinds: int) -> str:
        box = self.state.box
        if self.tiles:
            event = self.tiles[0]
            kind = KINDS.index(event.name.removeprefix("sue-"))
            if kinds >> kind & 1:
                self.tiles.pop(0)
                tile = (box.objectives if kind == 0 else box.bonuses)[event["tile"]]
                return f"{KINDS[kind]} {tile.vp}"
        return "tile none"


@pytest.mark.parametrize("options", TABLES, ids=str)
@pytest.mark.parametrize("seed", range(8))
def test_the_companion_does_what_sue_does(options: dict[str, Any], seed: int) -> None:
    match, chance = th.new("elpaso", 1, seed, options), seeded(seed)
    match.watch()
    while match.numbers:
        match.play(match.numbers.index(eager(match.state, match.numbers, chance)))
    own = {name: value for name, value in options.items() if name in ("solo", "sue_delivery")}
    session = accompany(SueCompanion(), seed, own)
    truth = board_of(match).sue
    assert truth is not None
    told(session).row = truth.row[:]
    witness = Witness(match)
    for card in witness.turns():
        session = witness.play(session, card)
    assert session.over
    assert session.view(YOU)["automaton"]["points"] == match.view(YOU)["automaton"]["points"]
    assert told(session).workers == truth.workers


# -- asked, and not asked -------------------------------------------------------------------


def begun(action: str, **fields: Any) -> th.Match:
    """A session in which Sue turns up a card with an action next."""
    session = accompany(SueCompanion(), 1, {"solo": 3})
    sue = told(session)
    sue.deck = [card_with(session, action)]
    for name, value in fields.items():
        setattr(sue, name, value)
    return session


def card_with(session: th.Match, action: str) -> int:
    """The last of her cards with this action: it moves her by a number of steps."""
    cards = board_of(session).box.solo_cards
    return [n for n, card in enumerate(cards) if card.action == action and card.steps][-1]


def asked(session: th.Match) -> str:
    assert session.decision is not None
    return session.decision.step


def answers(session: th.Match) -> list[str]:
    assert session.decision is not None
    return [option.notation for option in session.decision.options]


def said(session: th.Match, name: str) -> dict[str, Argument]:
    """The arguments of the last line of a kind."""
    events = [event for event in session.events() if event.name == name]
    line = session.game.line(session.state, events[-1], YOU)
    assert line is not None
    return line.message.args


def rules(session: th.Match) -> list[str]:
    """The rules of the lines told so far."""
    return [line.rule for line in session.lines(YOU)]


def test_her_row_is_laid_out_before_the_first_turn() -> None:
    session = begun("market")
    names = tuple("@elp-worker-" + ("cowboy", "engineer", "builder")[w] for w in told(session).row)
    assert said(session, "guide-row")["row"] == names
    assert rules(session) == [f"SUE-SETUP-0{n}" for n in (1, 3, 4, 5, 6, 7)]


def test_el_paso_is_asked_about_only_when_she_can_have_come_so_far() -> None:
    fresh = board_of(th.new("elpaso", 1, 1))
    assert fresh.sue is not None
    walk(fresh, SUE, len(fresh.box.neutral_nodes))
    assert fresh.sue.rancher != HOME
    walk(fresh, SUE, 1)
    assert fresh.sue.rancher == HOME
    assert asked(begun("reserve_1", steps=5).play("draw")) == "AskTurn"
    session = begun("reserve_1", steps=6).play("draw")
    assert asked(session) == "AskArrived"
    session.play("no")
    assert (told(session).steps, asked(session)) == (6, "AskTurn")


def test_a_breed_that_is_gone_is_never_offered_again() -> None:
    session = begun("market", workers=[3, 1, 1])
    session.play("draw")
    assert answers(session) == [
        "take shorthorn",
        "take corriente",
        "take black_angus",
        "take nothing",
    ]
    session.play("take black_angus")
    assert [BREEDS[card] for card in told(session).cattle] == ["black_angus"]
    told(session).deck = [card_with(session, "market")]
    session.play("draw")
    assert answers(session) == ["take black_angus", "take nothing"]


def test_the_side_of_a_train_card_is_asked_once_and_only_if_it_matters() -> None:
    session = begun("train", workers=[1, 1, 1]).play("draw")
    assert asked(session) == "AskTile"
    session = begun("train", workers=[1, 3, 1]).play("draw")
    assert asked(session) == "AskFace"
    session.play("side verso")
    assert answers(session)[0] == "take corriente"
    session.play("take corriente")
    assert {"objective 5", "bonus 3", "tile none"} <= set(answers(session))
    session.play("bonus 3")
    assert session.view(YOU)["automaton"]["points"]["bonus_tiles"] == 3
    told(session).deck = [card_with(session, "train")]
    session.play("draw")
    assert asked(session) == "AskCattle"


def test_with_two_buildings_the_replacements_come_in_her_order() -> None:
    session = begun("build", workers=[1, 1, 2])
    board = board_of(session)
    board.trail[1], board.trail[9] = common_tile(SUE, 1), common_tile(SUE, 4)
    session.play("draw")
    assert answers(session) == [
        "replace 1 by 3",
        "replace 4 by 6",
        "replace 1 by 2",
        "replace 4 by 5",
        "replace nothing",
    ]
    session.play("replace 4 by 6")
    line = said(session, "sue-replaces")
    assert (line["building"], line["old"]) == (6, 4)
    points = session.view(YOU)["automaton"]["points"]["buildings"]
    assert points == board.box.building_vp[1] + board.box.building_vp[6]


def test_without_a_building_she_takes_a_hereford() -> None:
    session = begun("build", workers=[1, 1, 2]).play("draw").play("build nothing")
    assert answers(session)[0] == "take hereford"
    session = begun("build")
    board_of(session).trail[1] = board_of(session).trail[9] = common_tile(SUE, 6)
    assert answers(session.play("draw"))[0] == "take hereford"


def test_without_a_simmental_she_finishes_and_the_session_ends() -> None:
    session = begun("reserve_1", steps=6, reserve=[WORKER_CARD]).play("draw").play("yes")
    assert asked(session) == "AskSimmental"
    session.play("no").play("objective 4")
    assert session.over
    assert said(session, "finishes")["who"] == "@automaton-sue"
    points = session.view(YOU)["automaton"]["points"]
    assert (points["cattle"], points["objectives"]) == (2, 4)


def test_in_her_last_turn_there_is_no_simmental_to_ask_about() -> None:
    session = begun("reserve_1", steps=6, reserve=[WORKER_CARD]).play("last").play("yes")
    assert asked(session) == "AskTile"
    session.play("tile none")
    assert session.over
    assert session.view(YOU)["automaton"]["points"]["cattle"] == 0
    assert rules(session)[-1] == "SUE-SCORE-04"
