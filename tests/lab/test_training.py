"""Learning: weights follow what wins, regression finds what made the scores."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

import trailhand as th
from tests.cli.running import trailhand as run
from trailhand.bots.evaluator import (
    BadWeights,
    Evaluator,
    NoEvaluator,
    Weights,
    evaluator_of,
    keep_goods,
    teach,
    untaught,
    weights_data,
)
from trailhand.games.gwt.state import GwtState
from trailhand.lab.quickplay import Outcome, play_out, player_of, table_of
from trailhand.lab.scoresheet import ScoreSheet
from trailhand.lab.training import STRIDE, Learner, Part, Plan, beginner, train


class Toy(Evaluator):
    """Three features, one category."""

    def __init__(self) -> None:
        super().__init__(["one", "points x", "luck"], ["x"])


def test_the_score_sheet_finds_the_weights_that_made_the_points() -> None:
    dice = np.random.default_rng(1)
    now, early = np.array([40.0, 2.0, -1.0]), np.array([0.0, 3.0, 0.5])
    sheet = ScoreSheet(3, 1)
    for _ in range(3000):
        clock = dice.random()
        found = np.array([1.0, *dice.normal(scale=30.0, size=2)])
        points = found @ now + clock * (found @ early)
        position = np.concatenate([found, clock * found])
        sheet.add(Outcome([[points]], 1, np.tile(position, (20, 1, 1))))
    rows = sheet.rows(Toy())
    assert rows[0][0] == pytest.approx(40.0, abs=2.5)
    assert [row[0] for row in rows[1:]] == pytest.approx(now[1:], abs=0.05)
    assert [row[1] for row in rows[1:]] == pytest.approx(early[1:], abs=0.05)


def test_a_sheet_that_has_seen_nothing_expects_the_points_of_the_moment() -> None:
    evaluator = untaught("gwt2")
    rows = ScoreSheet(len(evaluator.names), len(evaluator.categories)).rows(evaluator)
    cattle = evaluator.categories.index("cattle")
    row = rows[evaluator.names.index("points cattle")]
    assert row[2 * cattle] == 1.0
    assert sum(map(abs, row)) == 1.0


def test_weights_take_a_stride_along_the_tastes_that_did_better() -> None:
    learner = Learner(Plan("gwt2", 2, rounds=10, deals=1), None)
    size = len(learner.weights)
    engine = learner.evaluator.names.index("engine")
    lead = np.zeros(size)
    lead[engine] = 4.0
    nothing = np.zeros(size)
    sheet = ScoreSheet(size // 2, len(learner.evaluator.categories))
    part = Part(lead, nothing, nothing, nothing, 1, [50, 60], [20.0], sheet)
    before = learner.weights.copy()
    learner.go_on(0, [part], learner.reach())
    moved = learner.weights - before
    assert moved[engine] == pytest.approx(STRIDE * learner.reach()[engine])
    assert np.count_nonzero(moved) == 1


def test_a_player_who_wants_nothing_but_a_longer_game_is_stopped() -> None:
    evaluator = untaught("gwt2")
    weights = np.zeros(2 * len(evaluator.names))
    weights[evaluator.names.index("near")] = -9.0  # away from Kansas City
    players = [player_of("gwt2", weights), player_of("gwt2", beginner(evaluator))]
    outcome = play_out(table_of("gwt2", 2, {}), players, 3)
    assert outcome.turns <= 300
    assert len(outcome.totals()) == 2


@pytest.mark.slow
def test_the_same_seed_teaches_the_same_however_the_games_are_shared_out() -> None:
    plan = Plan("gwt2", 2, rounds=2, deals=6, seed=4)
    alone = [each.weights.tolist() for each, _ in train(plan, jobs=1)]
    shared = [each.weights.tolist() for each, _ in train(plan, jobs=2)]
    assert alone == shared
    assert alone[0] != alone[1]
    other = [each.weights.tolist() for each, _ in train(plan._replace(seed=5), jobs=1)]
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
    broken = tmp_path / "broken.json"
    broken.write_text("{}")
    said = run("train", "gwt2", "--out", out, "--start", str(broken)).err
    assert "holds no weights of gwt2" in said
    assert "written 2,3,4" in run("train", "gwt2", "--out", out, "--seats", "two").err
    assert "no folder" in run("train", "gwt2", "--out", str(tmp_path / "no" / "w.json")).err
    assert "only the random bot" in run("train", "nowhere", "--out", out).err
