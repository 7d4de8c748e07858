"""Which part of the turn it is, and what bounds a move, stands above the options."""

from __future__ import annotations

import random

import pytest

import trailhand as th
from tests.server.conftest import Visit
from trailhand.core.match import Match

TABLES: tuple[tuple[str, int, dict[str, th.SettingValue]], ...] = (
    ("gwt1", 2, {"north": True}),
    ("gwt2", 4, {"poker": True, "simmental": True}),
    ("gwt2", 1, {"solo": "easy"}),
    ("elpaso", 3, {}),
    ("elpaso", 1, {"solo": 1}),
)


def phase_of(match: Match) -> int:
    return match.game.phase(match.state)


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_a_turn_goes_through_its_parts_in_order(
    game: str, seats: int, options: dict[str, th.SettingValue]
) -> None:
    match = th.new(game, seats, 11, options=options)
    chance = random.Random(11)
    now, met = (-1, -1), set()
    while match.decision is not None:
        turn, phase = match.state.turn, phase_of(match)
        if phase >= 0:
            assert turn != now[0] or phase >= now[1], match
            assert match.decision.step not in ("Walk", "Move") or turn == now[0] or phase == 0
            met.add(phase)
            now = (turn, phase)
        match.play(chance.randrange(len(match.decision.options)))
    assert {0, 1} <= met <= set(range(len(match.game.phases())))


def test_after_the_move_the_place_is_used() -> None:
    match = th.new("gwt2", 2, 5)
    assert phase_of(match) == 0
    match.play("place A")
    assert phase_of(match) == 1


def test_the_draw_phase_of_el_paso_leaves_a_last_moment() -> None:
    """ELP-DRAW-01: after the draw, free actions are still possible."""
    match = th.new("elpaso", 2, 3)
    chance = random.Random(3)
    while match.decision is not None and phase_of(match) != 2:
        match.play(chance.randrange(len(match.decision.options)))
    assert match.decision is not None
    assert match.decision.step == "Pause"


def test_a_move_says_where_from_how_far_and_with_how_much(visit: Visit) -> None:
    ada = visit()
    table = ada.create("me", "partner", game="gwt2", seed=5, options={"preset": "first_game"})
    assert table["decision"]["limits"] == ""
    table = ada.play_until(table, lambda now: now["decision"]["step"] == "Walk")
    decision = table["decision"]
    player = table["view"]["players"][decision["seat"]]
    bounds = f": up to {player['step_limit']} steps, {player['money']}$"
    assert decision["limits"].startswith("From ")
    assert decision["limits"].endswith(bounds)
    assert (decision["phases"], decision["phase"]) == (["Move", "Use", "Draw"], 0)
    french = ada.table(table["id"], lang="fr")["decision"]
    assert french["limits"].startswith("Vous êtes ")
    assert french["phases"] == ["Avancer", "Utiliser", "Piocher"]


def test_the_cowboys_of_a_rancher_bound_the_move(visit: Visit) -> None:
    ada = visit()
    table = ada.create("me", "partner", game="elpaso", seed=5)
    table = ada.play_until(table, lambda now: now["decision"]["step"] == "Move")
    player = table["view"]["players"][table["decision"]["seat"]]
    assert player["area"]["cowboy"] == 1
    assert table["decision"]["limits"].endswith("; your cowboy is worth one more step")


def test_games_without_parts_of_a_turn_say_nothing(visit: Visit) -> None:
    table = visit().create("me", "partner", game="wildtiled", seed=5)
    assert (table["decision"]["phases"], table["decision"]["phase"]) == ([], -1)
