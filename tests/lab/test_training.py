"""Learning: networks find what made the scores, and players of all tastes teach them."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np
import pytest

from tests.cli.running import trailhand as run
from trailhand.bots.evaluator import NoEvaluator, evaluator_of, untaught
from trailhand.bots.network import Network, straight
from trailhand.bots.weights import BadWeights, network_data, read_network
from trailhand.lab.quickplay import play_out, player_of, table_of
from trailhand.lab.regression import Lessons, Student
from trailhand.lab.training import (
    Bout,
    Learner,
    Plan,
    play_bout,
    points_now,
    styled,
    taste,
    train,
)


def lessons(rows: int, seed: int) -> Lessons:
    """Two features, one category: 20 points, 3 early, and 8 more if both come together."""
    dice = np.random.default_rng(seed)
    features = np.concatenate([np.ones((rows, 1)), dice.integers(0, 2, (rows, 2))], axis=1)
    clocks = dice.random(rows)
    both = features[:, 1] * features[:, 2]
    points = 20.0 + 3.0 * clocks * features[:, 1] + 8.0 * both
    return Lessons(*(part.astype(np.float32) for part in (features, clocks, points[:, None])))


def test_a_student_finds_out_what_two_things_are_worth_together() -> None:
    student = Student(straight([[0.0]] * 3, [[0.0]] * 3), units=4, seed=1)
    seen = lessons(20_000, 1)
    student.guess(seen)
    error = student.learn(seen, 80)
    assert error < 0.5  # a straight line would be 2 points off
    network = student.network()
    for found, clock, points in zip(*lessons(20, 2), strict=True):
        expected = network.categories(found.tolist(), float(clock))
        assert expected == pytest.approx(points.tolist(), abs=1.0)


def test_a_network_that_has_seen_no_game_expects_the_points_of_the_moment() -> None:
    evaluator = untaught("gwt2")
    found = [0.0] * len(evaluator.names)
    found[evaluator.names.index("points cattle")] = 7.0
    expected = points_now(evaluator).categories(found, 0.5)
    assert expected[evaluator.categories.index("cattle")] == 7.0
    assert sum(map(abs, expected)) == 7.0


def test_tastes_concern_few_features_and_grow_weaker() -> None:
    spread = np.full(1000, 2.0)
    strong = np.array(taste(spread, 1.0, np.random.default_rng(3)))
    weak = np.array(taste(spread, 0.5, np.random.default_rng(3)))
    assert 50 < np.count_nonzero(strong[1]) < 250
    assert weak == pytest.approx(strong / 2)


def hired(number: int | None) -> dict[str, float]:
    """How many workers of each kind a player of a style has hired in the end, over some games."""
    found = dict.fromkeys(("cowboy", "builder", "engineer"), 0.0)
    taught = evaluator_of("gwt2")
    for seed in range(3):
        player = player_of("gwt2", Network(*taught.network.parts()))
        if number is not None:
            player.network.set_taste(*styled(player, player.styles()[number], 1.2))
        outcome = play_out(table_of("gwt2", 2, {}), [player, taught], seed)
        last = max(n for n, each in enumerate(outcome.positions) if each[0] == 0)
        had = dict(zip(player.names, outcome.positions[last][1], strict=True))
        for worker in found:
            found[worker] += sum(had[f"{worker} {n}"] for n in range(2, 7))
    return found


def test_players_with_a_style_go_for_what_belongs_to_it() -> None:
    plain = hired(None)
    for number, worker in enumerate(("builder", "engineer", "cowboy")):
        assert hired(number)[worker] > plain[worker]


def test_players_who_find_no_end_are_stopped() -> None:
    outcome = play_out(table_of("gwt2", 2, {}), [untaught("gwt2")] * 2, 3, longest=4)
    assert outcome.turns == 8
    assert len(outcome.totals()) == 2


@pytest.mark.slow
def test_the_same_seed_teaches_the_same_however_the_games_are_shared_out() -> None:
    plan = Plan("gwt2", [table_of("gwt2", 2, {}), table_of("gwt2", 3, {})], 2, 8, seed=4)
    alone = [learner.network.parts() for _, learner in train(plan, jobs=1)]
    shared = [learner.network.parts() for _, learner in train(plan, jobs=2)]
    assert alone == shared
    assert alone[0] != alone[1]
    other = [learner.network.parts() for _, learner in train(plan._replace(seed=5), jobs=1)]
    assert other[0] != alone[0]


def test_only_a_network_that_beats_the_champion_takes_its_place() -> None:
    plan = Plan("gwt2", [table_of("gwt2", 2, {}), table_of("gwt2", 3, {})], 1, 1, bout=12)
    taught, hunch = evaluator_of("gwt2").network, untaught("gwt2").network
    learner = Learner(plan, taught)
    with ThreadPoolExecutor(1) as pool:
        learner.network = hunch
        assert learner.challenge(1, pool) < 0.0
        assert learner.champion is taught
        learner.champion, learner.network = hunch, taught
        assert learner.challenge(1, pool) > 0.0
        assert learner.champion is taught
    evaluator = learner.evaluator
    assert learner.data() == network_data(taught, evaluator.names, evaluator.categories)


def test_alone_both_play_the_same_deals() -> None:
    table, parts = table_of("gwt2", 1, {"solo": "easy"}), evaluator_of("gwt2").network.parts()
    assert play_bout(Bout([table, table], parts, parts, [5, 6], 0)) == [0.0, 0.0]


def test_thinking_players_play_other_games_and_tell_more_of_them() -> None:
    table, players = table_of("gwt2", 2, {}), [evaluator_of("gwt2")] * 2
    quick = play_out(table, players, 3, longest=6)
    thought = play_out(table, players, 3, longest=6, thinking=4)
    assert quick.turns == thought.turns == 12
    assert thought.points != quick.points
    assert len(thought.positions) > len(quick.positions)


def test_weights_are_read_back_as_they_were_written(tmp_path: Path) -> None:
    evaluator = evaluator_of("gwt2")
    path = tmp_path / "weights.json"
    names, categories = evaluator.names, evaluator.categories
    path.write_text(json.dumps(network_data(evaluator.network, names, categories)))
    assert read_network(path, names, categories).parts() == evaluator.network.parts()


def test_weights_that_do_not_fit_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "weights.json"
    with pytest.raises(BadWeights, match="there are no weights"):
        read_network(path, ["one"], ["x"])
    path.write_text('{"categories": ["x"], "features": {"one": [1, 2, 3]}, "units": []}')
    with pytest.raises(BadWeights, match="other features"):
        read_network(path, ["two"], ["x"])
    with pytest.raises(BadWeights, match="do not fit"):
        read_network(path, ["one"], ["x"])
    with pytest.raises(NoEvaluator, match="only the random bot"):
        untaught("waterholes")


def test_what_a_network_tells_adds_up_to_what_it_decides_by() -> None:
    dice = np.random.default_rng(5)
    evaluator = untaught("gwt2")
    size, width = len(evaluator.names), len(evaluator.categories)
    shapes: list[tuple[int, ...]] = [(size, width)] * 2 + [(size, 3), (3,), (3,), (3, width)]
    evaluator.network = Network(*(dice.normal(size=shape).tolist() for shape in shapes))
    table = table_of("gwt2", 2, {})
    outcome = play_out(table, [evaluator] * 2, 1)
    for _, found, clock in outcome.positions[:5]:
        totals = evaluator.network.categories(found, clock)
        now, early, into, bias, pace, out = map(np.array, evaluator.network.parts())
        units = np.maximum(np.array(found) @ into + bias + clock * pace, 0.0)
        worth = np.array(found) @ now + clock * (np.array(found) @ early) + units @ out
        assert totals == pytest.approx(worth.tolist())


def test_train_refuses_what_it_cannot_do(tmp_path: Path) -> None:
    out = str(tmp_path / "weights.json")
    assert "at least one round" in run("train", "gwt2", "--out", out, "--rounds", "0").err
    broken = tmp_path / "broken.json"
    broken.write_text("{}")
    said = run("train", "gwt2", "--out", out, "--start", str(broken)).err
    assert "holds no weights of gwt2" in said
    assert "gwt1 is for 2, 3, 4 seats" in run("train", "gwt1", "--out", out, "--seats", "9").err
    assert (
        "gwt1 is for 2, 3, 4 seats" in run("train", "gwt1", "--out", out, "--also", "seats=9").err
    )
    assert "written 2,3,4" in run("train", "gwt2", "--out", out, "--seats", "two").err
    assert "no folder" in run("train", "gwt2", "--out", str(tmp_path / "no" / "w.json")).err
    assert "only the random bot" in run("train", "nowhere", "--out", out).err
