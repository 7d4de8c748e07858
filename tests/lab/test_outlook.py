"""What thinking players reach beyond what is predicted: measured, written, and told in hints."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

import trailhand as th
from tests.cli.running import trailhand as run
from trailhand.bots.evaluator import evaluator_of
from trailhand.bots.hints import hints
from trailhand.bots.outlook import Outlook
from trailhand.bots.weights import BadWeights, read_network, read_outlook
from trailhand.core.game import find_game
from trailhand.lab.outlook import Seating, Watched, fit, watch
from trailhand.lab.quickplay import table_of
from trailhand.text import render

GAMES = ("gwt1", "gwt2", "elpaso", "wildtiled")


def test_an_outlook_is_a_curve_over_the_clock() -> None:
    outlook = Outlook({2: [(10.0, 4.0), (0.0, -2.0)]})
    assert outlook.more(2, 1.0, 2) == [14.0, -2.0]
    assert outlook.more(2, 0.5, 2) == [6.0, -0.5]
    assert outlook.more(2, 0.0, 2) == [0.0, 0.0]  # nothing is left to make more of
    assert outlook.more(3, 1.0, 2) == [0.0, 0.0]  # nobody has looked at such tables


def test_the_fit_finds_what_was_reached_beyond_what_was_predicted() -> None:
    dice = np.random.default_rng(1)
    games = []
    for _ in range(60):
        clocks = np.linspace(1.0, 0.0, 40)
        noise = dice.normal(scale=3.0, size=(40, 2))
        beyond = np.stack([20.0 * clocks + 6.0 * clocks**2, -4.0 * clocks], axis=1) + noise
        games.append(Watched(2, clocks.tolist(), beyond.tolist()))
    found = fit(games)
    assert found.seats == 2
    assert np.array(found.curves) == pytest.approx(np.array([[20.0, 6.0], [-4.0, 0.0]]), abs=1.5)
    assert found.first == pytest.approx(22.0, abs=1.0)
    assert found.before > 11.0
    assert found.after == pytest.approx(np.sqrt(18.0), abs=0.3)


def test_a_watched_game_is_compared_with_its_end() -> None:
    table = table_of("gwt2", 2, {})
    watched = watch(Seating(table, "easy", 3))
    evaluator, start = evaluator_of("gwt2"), th.new("gwt2", 2, 3, table.options).state
    assert len(watched.clocks) == len(watched.beyond) > 60
    assert watched.clocks == sorted(watched.clocks, reverse=True)
    for seat in range(2):  # each ends with the same points, whatever was expected on the way
        first = np.array(watched.beyond[seat]) + np.array(evaluator.expect(start, seat))
        assert first == pytest.approx(np.round(first), abs=1e-6)
    last = np.abs(np.sum(watched.beyond[-2:], axis=1))
    assert last.max() < 20.0


def test_the_command_writes_weights_with_their_outlook(tmp_path: Path) -> None:
    asked = ["outlook", "gwt2", "--seats", "2,3", "--games", "2", "--bot", "easy", "--seed", "5"]
    files = [tmp_path / "one.json", tmp_path / "two.json"]
    for jobs, file in enumerate(files, start=1):
        done = run(*asked, "--jobs", str(jobs), "--out", str(file))
        assert done.code == 0, done.err
        assert "2 seats: " in done.out
        assert "3 seats: " in done.out
    assert files[0].read_text() == files[1].read_text()
    evaluator = evaluator_of("gwt2")
    outlook = read_outlook(files[0], evaluator.categories)
    assert sorted(outlook.curves) == [2, 3]
    assert len(outlook.curves[2]) == len(evaluator.categories)
    again = read_network(files[0], evaluator.names, evaluator.categories)
    assert again.parts() == evaluator.network.parts()


def test_bad_input_is_refused_with_a_sentence(tmp_path: Path) -> None:
    file = str(tmp_path / "weights.json")
    for more, told in (
        (["--games", "0"], "at least one game"),
        (["--bot", "nobody"], "unknown bot 'nobody'"),
        (["--seats", "9"], "seats"),
    ):
        done = run("outlook", "gwt2", "--out", file, *more)
        assert done.code == 2
        assert told in done.err
    assert not list(tmp_path.iterdir())


def test_an_outlook_of_other_categories_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "weights.json"
    file.write_text(json.dumps({"outlook": {"2": {"luck": [1.0, 0.0]}}}))
    with pytest.raises(BadWeights, match=r"weights\.json names other categories"):
        read_outlook(file, ["money"])


def test_hints_tell_what_thinking_players_reach(monkeypatch: pytest.MonkeyPatch) -> None:
    match, evaluator = th.new("gwt2", 2, seed=4), evaluator_of("gwt2")
    monkeypatch.setattr(evaluator, "outlook", Outlook({}))
    assert match.decision is not None
    seat = match.decision.seat
    plain = hints(match, seat, "20", seed=1)
    curves = [(0.0, 0.0)] * len(evaluator.categories)
    curves[evaluator.categories.index("cattle")] = (12.0, 3.0)
    monkeypatch.setattr(evaluator, "outlook", Outlook({2: curves}))
    told = hints(match, seat, "20", seed=1)
    clock = evaluator.clock(match.state)
    more = 12.0 * clock + 3.0 * clock**2
    assert more > 10.0
    for before, after in zip(plain, told, strict=True):
        raised = before.expected | {"cattle": before.expected["cattle"] + more}
        assert after.expected == pytest.approx(raised)
        assert after[:3] == before[:3]  # place, promise and lead
        assert [render(text, "en") for text in after.plan] == [
            render(text, "en") for text in before.plan
        ]


@pytest.mark.parametrize("game", GAMES)
def test_hints_have_an_outlook_at_every_table(game: str) -> None:
    outlook, categories = evaluator_of(game).outlook, evaluator_of(game).categories
    assert tuple(sorted(outlook.curves)) == find_game(game).info.seats
    for seats in outlook.curves:
        assert 0.0 < sum(outlook.more(seats, 1.0, len(categories))) < 60.0
