"""Learning: regression finds what made the scores, and the same seed teaches the same."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

import trailhand as th
from tests.cli.running import trailhand as run
from trailhand.bots.evaluator import (
    BadWeights,
    NoEvaluator,
    Weights,
    evaluator_of,
    keep_goods,
    teach,
    untaught,
    weights_data,
)
from trailhand.games.gwt.state import GwtState
from trailhand.lab.training import Lesson, Plan, train


def test_regression_finds_the_weights_that_made_the_scores() -> None:
    dice = np.random.default_rng(1)
    now, early = np.array([0.0, 2.0, -1.0]), np.array([0.0, 3.0, 0.5])
    lesson = Lesson(6, 1)
    for _ in range(3000):
        clock = dice.random()
        found = dice.normal(size=(2, 3))
        found[:, 0] = 1.0
        points = found @ now + clock * (found @ early) + 40.0
        lesson.add(np.concatenate([found, clock * found], axis=1)[None], points[:, None])
    guess = Weights([0.0, 2.0, 0.0], [0.0] * 3, [[0.0, 0.0]] * 3)
    learned = lesson.weights(guess)
    for _ in range(20):
        learned = lesson.weights(learned)
    assert learned.now[1:] == pytest.approx(now[1:], abs=0.05)
    assert learned.early[1:] == pytest.approx(early[1:], abs=0.05)
    assert learned.now[0] == pytest.approx(40.0, abs=0.1)
    assert learned.sheet[1] == pytest.approx([2.0, 3.0], abs=0.1)


@pytest.mark.slow
def test_the_same_seed_teaches_the_same_however_the_games_are_shared_out() -> None:
    plan = Plan("gwt2", 2, rounds=2, games=12, seed=4)
    alone = [each.weights.now for each in train(plan, jobs=1)]
    shared = [each.weights.now for each in train(plan, jobs=2)]
    assert alone == shared
    assert alone[0] != alone[1]
    other = [each.weights.now for each in train(plan._replace(seed=5), jobs=1)]
    assert other[0] != alone[0]


def test_weights_are_read_back_as_they_were_written() -> None:
    evaluator = evaluator_of("gwt2", 2)
    weights = Weights(evaluator.now, evaluator.early, evaluator.sheet)
    data = json.loads(json.dumps(weights_data(evaluator, {2: weights})))
    rows = data["seats"]["2"]
    assert list(rows) == evaluator.names
    assert [row[0] for row in rows.values()] == evaluator.now
    assert [row[2:] for row in rows.values()] == evaluator.sheet


def test_goods_never_count_against_their_owner() -> None:
    evaluator = untaught("gwt2")
    size = len(evaluator.names)
    weights = Weights([-1.0] * size, [-1.0] * size, evaluator.sheet)
    token, engine = evaluator.names.index("tokens"), evaluator.names.index("engine")
    keep_goods(evaluator, weights)
    assert (weights.now[token], weights.early[token]) == (0.0, 0.0)
    assert (weights.now[engine], weights.early[engine]) == (-1.0, -1.0)
    teach(evaluator, weights)
    state = th.new("gwt2", 2, seed=1).state
    assert isinstance(state, GwtState)
    before = evaluator.strength(state, 0)
    state.players[0].tokens += 1
    assert evaluator.strength(state, 0) == before


def test_weights_of_other_features_are_refused() -> None:
    with pytest.raises(BadWeights, match="do not fit"):
        teach(untaught("gwt2"), Weights([1.0], [1.0], [[1.0]]))
    with pytest.raises(NoEvaluator, match="only the random bot"):
        untaught("waterholes")


def test_train_refuses_what_it_cannot_do(tmp_path: Path) -> None:
    out = str(tmp_path / "weights.json")
    assert "at least one round" in run("train", "gwt2", "--out", out, "--rounds", "0").err
    assert "written 2,3,4" in run("train", "gwt2", "--out", out, "--seats", "two").err
    assert "no folder" in run("train", "gwt2", "--out", str(tmp_path / "no" / "w.json")).err
    assert "only the random bot" in run("train", "nowhere", "--out", out).err
