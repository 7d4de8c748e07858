"""What the author of a half-written game meets: sentences, never tracebacks."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import trailhand as th
from tests.core.waterholes import NextTurn, Take, Waterholes, Well, Whistle
from trailhand.bots.evaluator import Evaluator, evaluator_of, register_evaluator
from trailhand.bots.network import Sums
from trailhand.core import game as house
from trailhand.core.event import KERNEL, Logbook
from trailhand.core.rng import Rng, seeded
from trailhand.core.state import State
from trailhand.core.step import Step
from trailhand.lab.soundness import examine
from trailhand.rulebook import book


@pytest.fixture(autouse=True)
def tidy() -> Iterator[None]:
    yield
    house._games.pop("waterholes", None)


def problems(game: Waterholes) -> list[str]:
    house.register(game)
    return examine("waterholes", games=4).problems


class ForgetfulWell(Well):
    def clone(self) -> Well:
        copy = super().clone()
        copy.__class__ = type(self)
        copy.whistles = [1] * self.seats
        copy.taken = self.taken
        return copy


class Forgetful(Waterholes):
    def start(self, seats: int, seed: int, settings: dict[str, Any]) -> Well:
        state = ForgetfulWell(seats, seeded(seed))
        state.agenda.append(NextTurn(0))
        return state

    def load(self, seats: int, settings: Any, data: Any, course: Any) -> Well:
        state = ForgetfulWell(seats, course.rng.clone())
        course.enter(state)
        state.water, state.taken = data["water"], data["taken"]
        state.thirst, state.whistles = data["thirst"], data["whistles"]
        return state


class Careless(Waterholes):
    def determinize(self, state: Well, seat: int, rng: Rng) -> None:
        state.rng = seeded(rng.next())


class Meddling(Waterholes):
    def determinize(self, state: Well, seat: int, rng: Rng) -> None:
        state.rng = seeded(rng.next())
        state.thirst = [3 + rng.below(6) for _ in range(state.seats)]


class Foreseeable(Waterholes):
    def determinize(self, state: Well, seat: int, rng: Rng) -> None:
        for other in range(state.seats):
            state.thirst[other] = state.thirst[seat]


class Broken(Waterholes):
    def start(self, seats: int, seed: int, settings: dict[str, Any]) -> Well:
        return super().start(seats, seed, {})


class Silent(Step[Well]):
    """A step without rules, words or a row for its refusal."""

    verb = "hush"
    domain = 3

    def candidates(self, state: Well) -> list[int]:
        return [0, 1, 2]

    def objection(self, state: Well, choice: int) -> int:
        return 7 if choice == 2 else 0

    def choose(self, state: Well, choice: int) -> None:
        state.agenda.append(Take(self.seat))


class Wordless(Waterholes):
    def start(self, seats: int, seed: int, settings: dict[str, Any]) -> Well:
        state = Well(seats, seeded(seed))
        state.agenda.append(Silent(0))
        return state

    def steps(self) -> tuple[type[Step[Any]], ...]:
        return (Silent, Take, Whistle, NextTurn)


def test_a_sound_game_has_no_problems_and_lists_its_missing_words() -> None:
    house.register(Waterholes())
    found = examine("waterholes", games=4)
    assert found.problems == []
    assert "take: missing (en)" in found.unspoken
    assert "ask-take: missing (fr)" in found.unspoken
    assert "wtr-log-took: missing (fr)" in found.unspoken
    assert "wtr-no-same-as-before: missing (fr)" in found.unspoken


def test_forgotten_and_shared_fields_are_named() -> None:
    found = problems(Forgetful())
    assert "clone: 'whistles' is not what it was" in found
    assert "clone: shares 'taken', so that a change of one changes the other" in found
    assert "position or load: loses or refuses 'before'" in found


def test_secrets_that_nobody_deals_again_are_named() -> None:
    wanted = "determinize: deals nothing again, though seats see different things: 'thirst'"
    assert problems(Careless()) == [wanted]
    assert problems(Meddling()) == [
        "determinize: changes what its own seat sees: 'thirst' of the view"
    ]


def test_a_generator_that_can_be_foreseen_is_named() -> None:
    wanted = "determinize: the generator goes on as before; call super().determinize"
    assert problems(Foreseeable()) == [wanted]


def test_a_crash_of_the_rules_is_told_in_a_sentence() -> None:
    found = problems(Broken())
    assert found == [f"a game of {seats} seats: KeyError: 'dry'" for seats in (2, 3)]


def test_a_step_without_rules_and_a_refusal_without_a_row_still_speak() -> None:
    house.register(Wordless())
    match = th.new("waterholes", seats=2, seed=1)
    assert match.decision is not None
    option = match.decision.options[1]
    assert (option.text(), option.rule) == ("hush choice=1", "")
    with pytest.raises(th.IllegalChoice, match=r"^wtr-no-7$") as refusal:
        match.play("hush 2")
    assert refusal.value.rule == ""
    assert "Silent: the refusal of 'hush 2' names no rule" in problems(Wordless())


def test_a_reason_without_a_row_is_called_by_its_number() -> None:
    assert Logbook("wtr-", "WTR-", {}, KERNEL).reason(4).name == "4"


class Thirsty(Evaluator):
    """Weighs nothing but the points there would be now."""

    def measure(self, state: State, seat: int, sums: Sums) -> None:
        sums.add(0, float(self.final(state, seat)[0]))

    def clock(self, state: State) -> float:
        assert isinstance(state, Well)
        return state.water / 15

    def final(self, state: State, seat: int) -> list[int]:
        assert isinstance(state, Well)
        return [10 - abs(state.taken[seat] - state.thirst[seat])]


def test_an_evaluator_without_weights_goes_by_its_hunch() -> None:
    register_evaluator(
        "waterholes", lambda: Thirsty(["points thirst"], ["thirst"]), "trailhand.bots"
    )
    state = Waterholes().start(2, 3, {"dry": False})
    expected = 10.0 - state.thirst[0]
    assert evaluator_of("waterholes").strength(state, 0) == expected


# -- the rulebook -------------------------------------------------------------------------


def test_a_line_that_is_no_rule_is_refused_with_its_place() -> None:
    text = "## Taking (TAKE)\n\n- **WTR-01** [both] Take buckets.\n"
    with pytest.raises(book.BadRulebook, match=r"wells/data/rules\.en\.md:3: 'WTR-01' is no rule"):
        book.read_rules(text, "wells", "rules.en.md")


def test_a_rule_twice_and_a_rule_without_two_digits_are_refused() -> None:
    line = "- **WTR-TAKE-{}** [both] Take buckets.\n"
    with pytest.raises(book.BadRulebook, match="'WTR-TAKE-01' is there twice"):
        book.read_rules(line.format("01") * 2, "wells")
    with pytest.raises(book.BadRulebook, match="'WTR-TAKE-1' is no rule"):
        book.read_rules(line.format("1"), "wells")


def test_a_rulebook_without_french_is_read_in_english(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data = tmp_path / "games" / "wells" / "data"
    data.mkdir(parents=True)
    line = "## Taking (TAKE)\n\n- **WTR-TAKE-{}** [both] {}\n"
    (data / "rules.en.md").write_text(line.format("01", "Take.") + line.format("02", "Twice."))
    (data / "rules.fr.md").write_text(line.format("01", "Prenez."))
    monkeypatch.setattr(book, "PACKAGE", tmp_path)
    monkeypatch.setattr(book, "families", lambda: ["wells"])
    found = book.all_rules.__wrapped__("fr")
    assert [(rule.id, rule.text) for rule in found.values()] == [
        ("WTR-TAKE-01", "Prenez."),
        ("WTR-TAKE-02", "Twice."),
    ]


def test_a_game_that_checks_nothing_still_refuses_what_it_cannot_read() -> None:
    house.register(Waterholes())
    position = th.new("waterholes", seats=2).position()
    del position["state"]["water"]
    with pytest.raises(th.ImpossiblePosition, match="'water' is missing"):
        th.load(position)
    position["state"]["water"], position["state"]["taken"] = 3, 7
    with pytest.raises(th.ImpossiblePosition, match="not subscriptable"):
        th.load(position)
