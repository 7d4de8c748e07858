"""Bad input gets a clear error that names the place, and changes nothing."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

import trailhand as th
from tests.records.golden import golden_record


@pytest.fixture
def match() -> th.Match:
    return th.new("gwt2", seats=2, seed=7, options={"preset": "first_game"})


# -- setting up --------------------------------------------------------------------------------


def test_an_unknown_game_is_refused_with_the_list_of_games() -> None:
    with pytest.raises(th.InvalidSetup, match="unknown game 'chess'; the games are: gwt1, gwt2"):
        th.new("chess", seats=2)


@pytest.mark.parametrize("seats", [0, 5, -2, "2", 2.0, True, None])
def test_an_impossible_number_of_seats_is_refused(seats: Any) -> None:
    with pytest.raises(th.InvalidSetup, match=r"gwt2 is for 1, 2, 3, 4 seats, not "):
        th.new("gwt2", seats=seats)


@pytest.mark.parametrize(
    ("game", "options", "sentence"),
    [
        ("gwt2", {"nroth": True}, "gwt2 has no option 'nroth'; its options are: preset"),
        ("gwt1", {"simmental": True}, "option 'simmental' needs cards of the 2nd edition"),
        ("gwt1", {"brahman": False}, "'brahman' needs cards of the 2nd edition: play it with gwt2"),
        ("gwt1", {"solo": "easy"}, "gwt1 has no option 'solo'"),
        ("gwt2", {"solo": "easy"}, "option 'solo' is for 1 seats, not 2"),
        ("gwt2", {"simmental": 1}, "option 'simmental' is true or false, not 1"),
        ("gwt2", {"neutral": "odd"}, "option 'neutral' is one of"),
        ("gwt2", {"preset": "quick"}, "option 'preset' is one of first_game, standard"),
        ("gwt1", {"sides": "aab"}, "one letter per building like 1a2a3a4a5a6a7a8a9a10a, not 'aab'"),
        ("gwt2", {"sides": "c"}, "option 'sides' is a, b, random or"),
        ("gwt2", {"sides": 3}, "option 'sides' is a, b, random or"),
        ("gwt2", {"start": 2}, "option 'start' is a seat from 0 to 1, not 2"),
    ],
)
def test_a_wrong_option_is_refused(game: str, options: dict[str, Any], sentence: str) -> None:
    with pytest.raises(th.InvalidSetup) as problem:
        th.new(game, seats=2, options=options)
    assert sentence in str(problem.value)


SETTINGS = [(info, setting) for info in th.games() for setting in info.options]


@pytest.mark.parametrize(
    ("info", "setting"), SETTINGS, ids=[f"{info.id}-{setting.name}" for info, setting in SETTINGS]
)
def test_what_a_form_offers_is_there_once_and_the_default_is_among_it(
    info: th.GameInfo, setting: th.Setting
) -> None:
    assert len(set(setting.choices)) == len(setting.choices)
    assert setting.kind in ("bool", "number", "start") or setting.default in setting.choices


@pytest.mark.parametrize("seed", [-1, 1 << 128, "7", 1.5, True])
def test_a_wrong_seed_is_refused(seed: Any) -> None:
    with pytest.raises(th.InvalidSetup, match="a seed is a whole number"):
        th.new("gwt1", seats=2, seed=seed)


def test_explicit_sides_can_be_spelled_in_two_ways() -> None:
    spelled = th.new("gwt1", seats=2, options={"sides": "1a2b3a4b5a6b7a8b9a10b"})
    letters = th.new("gwt1", seats=2, options={"sides": "ababababab"})
    assert spelled.hash() == letters.hash()
    assert spelled.view(0)["sides"] == "ababababab"


# -- choosing ----------------------------------------------------------------------------------


def unchanged(match: th.Match, act: Callable[[], Any], error: type[Exception]) -> str:
    before, choices = match.hash(), len(match.played)
    with pytest.raises(error) as problem:
        act()
    assert (match.hash(), len(match.played)) == (before, choices)
    return str(problem.value)


@pytest.mark.parametrize(
    "choice", ["", "   ", "fly to the moon", "place Z", "-1", "place", "é" * 99]
)
def test_what_cannot_be_read_is_invalid(match: th.Match, choice: str) -> None:
    errors = (th.InvalidChoice, th.AmbiguousChoice)
    with pytest.raises(errors):
        match.play(choice)
    assert match.played == []


def test_a_beginning_that_fits_several_options_is_ambiguous(match: th.Match) -> None:
    sentence = unchanged(match, lambda: match.play("place"), th.AmbiguousChoice)
    assert "place A, place B" in sentence


@pytest.mark.parametrize("choice", [-1, 8, 10_000, True, None, 1.0, ["place A"]])
def test_a_place_outside_the_list_is_invalid(match: th.Match, choice: Any) -> None:
    unchanged(match, lambda: match.play(choice), th.InvalidChoice)


def test_an_illegal_choice_carries_its_rule(match: th.Match) -> None:
    match.play("place A")
    assert match.why_not("aux engine") is not None
    sentence = unchanged(match, lambda: match.play("aux engine"), th.IllegalChoice)
    assert "GWT-AUX-02" in sentence
    assert match.why_not("aux dollar") is None


def test_another_seat_cannot_play_out_of_turn(match: th.Match) -> None:
    assert match.decision is not None
    other = 1 - match.decision.seat
    sentence = unchanged(match, lambda: match.play("place A", seat=other), th.InvalidChoice)
    assert f"not the turn of seat {other}" in sentence
    unchanged(match, lambda: match.play("token", seat=5), th.InvalidChoice)


def test_nothing_can_be_played_after_the_end() -> None:
    finished = th.replay(golden_record("first-game-2e"))
    assert finished.decision is None
    unchanged(finished, lambda: finished.play("done"), th.InvalidChoice)
    unchanged(finished, lambda: finished.play(0), th.InvalidChoice)
    with pytest.raises(th.InvalidChoice):
        finished.why_not("done")


# -- records ------------------------------------------------------------------------------------


def golden() -> list[str]:
    return golden_record("first-game-2e").splitlines()


def broken(edit: Callable[[list[str]], None]) -> th.BadRecord:
    lines = golden()
    edit(lines)
    with pytest.raises(th.BadRecord) as problem:
        th.replay("\n".join(lines))
    return problem.value


def turn_line(lines: list[str], turn: int) -> int:
    return next(i for i, line in enumerate(lines) if line.startswith(f"{turn} @"))


def test_an_empty_text_is_no_record() -> None:
    for text in ("", "\n\n", "hello", "[Game]"):
        with pytest.raises(th.BadRecord, match="line 1"):
            th.replay(text)


@pytest.mark.parametrize("header", ["Trailhand", "Game", "Rules", "Seats", "Seed", "Options"])
def test_a_missing_header_is_named(header: str) -> None:
    def edit(lines: list[str]) -> None:
        lines[:] = [line for line in lines if not line.startswith(f"[{header} ")]

    assert header in broken(edit).problem


@pytest.mark.parametrize(
    ("header", "value"),
    [
        ("Game", "gwt9"),
        ("Seats", "7"),
        ("Seats", "two"),
        ("Seed", "x"),
        ("Options", "{broken"),
        ("Options", "[1]"),
        ("Rules", "0"),
        ("Trailhand", "99"),
    ],
)
def test_a_wrong_header_is_refused(header: str, value: str) -> None:
    def edit(lines: list[str]) -> None:
        for i, line in enumerate(lines):
            if line.startswith(f"[{header} "):
                lines[i] = f'[{header} "{value}"]'

    assert broken(edit).line == 1


def test_an_illegal_choice_in_a_record_is_named_with_line_choice_and_rule() -> None:
    lines = golden()
    at = turn_line(lines, 3)
    start = lines[at].partition(": ")[0]

    def edit(lines: list[str]) -> None:
        lines[at] = f"{start}: move KC"

    problem = broken(edit)
    assert (problem.line, problem.choice) == (at + 1, 1)
    assert "GWT-MOVE-04" in problem.problem


def test_gibberish_in_a_record_is_named_with_its_place() -> None:
    def edit(lines: list[str]) -> None:
        lines[turn_line(lines, 4)] += "; jump"

    problem = broken(edit)
    assert "'jump'" in problem.problem or "decides" in problem.problem
    assert problem.line == turn_line(golden(), 4) + 1


def test_a_line_that_is_no_turn_is_refused() -> None:
    def edit(lines: list[str]) -> None:
        lines[turn_line(lines, 5)] = "fifth turn: nothing"

    assert "not a turn" in broken(edit).problem


def test_a_missing_turn_is_noticed() -> None:
    def edit(lines: list[str]) -> None:
        del lines[turn_line(lines, 6)]

    assert "turn 7 is announced, but it is turn 6" in broken(edit).problem


def test_the_wrong_seat_is_noticed() -> None:
    def edit(lines: list[str]) -> None:
        at = turn_line(lines, 2)
        head, _, tail = lines[at].partition(": ")
        lines[at] = f"2 @{3 - int(head[-1])}: {tail}"

    assert "decides" in broken(edit).problem


def test_a_cut_off_record_is_noticed() -> None:
    def edit(lines: list[str]) -> None:
        lines.pop()

    assert "cut off" in broken(edit).problem


def test_another_fingerprint_is_noticed() -> None:
    def edit(lines: list[str]) -> None:
        lines[-1] = "= " + "0" * 32

    assert "fingerprint" in broken(edit).problem


def test_text_after_the_fingerprint_is_refused() -> None:
    def edit(lines: list[str]) -> None:
        lines.append("1 @1: done")

    assert "after the fingerprint" in broken(edit).problem


# -- positions ------------------------------------------------------------------------------------


def problems_after(edit: Callable[[dict[str, Any]], None]) -> list[str]:
    match = th.replay(golden_record("three-seats-2e"), upto=80)
    position = json.loads(json.dumps(match.position()))
    edit(position["state"])
    with pytest.raises(th.ImpossiblePosition) as problem:
        th.load(position)
    return problem.value.problems


def test_an_unedited_position_is_possible() -> None:
    match = th.replay(golden_record("three-seats-2e"), upto=80)
    assert th.load(match.position()).hash() == match.hash()


def second_gray(state: dict[str, Any]) -> None:
    state["players"][0]["hand"].append("gray")


def lost_disc(state: dict[str, Any]) -> None:
    state["players"][1]["discs"].pop("aux_engine")


def foreign_space(state: dict[str, Any]) -> None:
    state["trail"]["X9"] = "A"


def wrong_tile(state: dict[str, Any]) -> None:
    state["trail"]["B1"] = "green"


def second_building(state: dict[str, Any]) -> None:
    state["trail"]["DR1"] = f"1{state['sides'][0]}@1"
    state["players"][0]["unbuilt"] = sorted({*state["players"][0]["unbuilt"], 1})


def debts(state: dict[str, Any]) -> None:
    state["players"][2]["money"] = -3


def no_such_card(state: dict[str, Any]) -> None:
    state["market"].append("unicorn")


def unknown_step(state: dict[str, Any]) -> None:
    state["agenda"].append(["Dance", 0])


def impossible_step(state: dict[str, Any]) -> None:
    state["agenda"].append(["Upgrade", 0, 55])


def step_of_nobody(state: dict[str, Any]) -> None:
    state["agenda"].append(["Upgrade", 7, 1])


def broken_rng(state: dict[str, Any]) -> None:
    state["rng"] = [1, 2, 3]


def two_engines(state: dict[str, Any]) -> None:
    state["players"][0]["engine"] = state["players"][1]["engine"] = "12"


def no_players(state: dict[str, Any]) -> None:
    state["players"] = []


def marker_between(state: dict[str, Any]) -> None:
    state["players"][0]["certificates"] = 5


@pytest.mark.parametrize(
    ("edit", "sentence"),
    [
        (second_gray, "card gray: "),
        (lost_disc, "players[2]: "),
        (foreign_space, "unknown name 'X9'"),
        (wrong_tile, "trail.B1: 'green' cannot lie there"),
        (second_building, "players[1]: building 1 is in"),
        (debts, "players[3].money: -3 is not between 0"),
        (no_such_card, "market: unknown name 'unicorn'"),
        (unknown_step, "unknown step ['Dance', 0]"),
        (impossible_step, "agenda: Upgrade: station 55 is not between 0 and 9"),
        (step_of_nobody, "unknown step ['Upgrade', 7, 1]"),
        (broken_rng, "rng: four numbers"),
        (two_engines, "two engines on one space of the track"),
        (no_players, "players: 0 boards for 3 seats"),
        (marker_between, "the track has no space 5"),
    ],
)
def test_an_impossible_position_is_refused_with_named_problems(
    edit: Callable[[dict[str, Any]], None], sentence: str
) -> None:
    assert any(sentence in problem for problem in problems_after(edit))


@pytest.mark.parametrize("key", ["turn", "trail", "players", "agenda", "rng", "jobs", "sides"])
def test_a_missing_part_of_a_position_is_named(key: str) -> None:
    def edit(state: dict[str, Any]) -> None:
        del state[key]

    assert any(problem.startswith(f"{key}: ") for problem in problems_after(edit))


@pytest.mark.parametrize("value", [None, 5, "x", [], {}, [[]], {"a": 1}])
@pytest.mark.parametrize("key", ["turn", "trail", "players", "agenda", "foresight", "supplies"])
def test_nonsense_in_a_position_never_ends_in_a_traceback(key: str, value: Any) -> None:
    def edit(state: dict[str, Any]) -> None:
        state[key] = value

    match = th.replay(golden_record("three-seats-2e"), upto=80)
    position = json.loads(json.dumps(match.position()))
    position["state"][key] = value
    if position["state"][key] == match.position()["state"][key] or (key, value) == ("turn", 5):
        return
    assert problems_after(edit)


def test_a_position_must_be_a_table() -> None:
    positions: list[Any] = [None, [], "x", {}, {"game": "gwt2"}]
    for position in positions:
        with pytest.raises(ValueError, match="position"):
            th.load(position)
