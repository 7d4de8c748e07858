"""Tuning: knobs that pay are found among many that don't, and moved as far as they pay."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from tests.cli.running import trailhand as run
from trailhand.bots.evaluator import evaluator_of, untaught
from trailhand.bots.weights import network_data
from trailhand.lab.quickplay import table_of
from trailhand.lab.tuning import (
    FARTHEST,
    WHOLE,
    Effect,
    Knob,
    Plan,
    Trials,
    effects_of,
    family,
    knobs_of,
    moved,
    play_trials,
    survey,
    tune,
)


def knob(name: str, now: float = 0.0, early: float = 0.0) -> Knob:
    """A knob of one feature of Great Western Trail."""
    return Knob(name, [untaught("gwt2").names.index(name)], now, early)


def test_numbered_and_lettered_features_are_one_family() -> None:
    assert family("cowboy 2") == family("cowboy 6") == "cowboy"
    assert family("dollars ahead A") == family("dollars ahead G") == "dollars ahead"
    assert family("points cattle") == "points cattle"


def test_every_family_that_varies_has_a_knob_for_early_and_one_for_late() -> None:
    evaluator = evaluator_of("gwt2")
    plan = Plan("gwt2", [table_of("gwt2", 2, {})], 1, 1)
    names = [each.name for each in knobs_of(evaluator, survey(plan, evaluator.network))]
    assert len(names) == len(set(names))
    assert {"cowboy, early", "cowboy, late", "dollars above, early"} <= set(names)
    assert "stores, early" not in names  # there are none without Rails to the North


def test_knobs_that_pay_are_found_among_many() -> None:
    dice = np.random.default_rng(2)
    knobs = [knob("tokens")] * 40
    signs = dice.choice([-1.0, 1.0], size=(4000, 40))
    points = 70.0 + 2.0 * signs[:, 3] - 1.0 * signs[:, 30] + dice.normal(scale=17.0, size=4000)
    effects = effects_of(knobs, signs, points)
    assert effects[3].points == pytest.approx(2.0, abs=3 * effects[3].error)
    assert effects[30].points == pytest.approx(-1.0, abs=3 * effects[30].error)
    assert effects[3].error == pytest.approx(17.0 / np.sqrt(4000), rel=0.1)
    assert max(range(40), key=lambda n: effects[n].moved) == 3
    assert min(range(40), key=lambda n: effects[n].moved) == 30


def test_what_may_be_luck_moves_nothing() -> None:
    assert Effect(knob("tokens"), 0.4, 0.2).moved == 0.0
    assert Effect(knob("tokens"), WHOLE, 0.2).moved == 1.0
    assert Effect(knob("tokens"), -50.0, 0.2).moved == -FARTHEST
    dice = np.random.default_rng(3)
    few = effects_of(
        [knob("tokens")] * 40, dice.choice([-1.0, 1.0], size=(30, 40)), dice.random(30)
    )
    assert {effect.moved for effect in few} == {0.0}


def test_a_moved_knob_changes_what_its_feature_is_worth_and_nothing_else() -> None:
    network = evaluator_of("gwt2").network
    effects = [Effect(knob("tokens", early=2.0), WHOLE, 1e-9)]
    tokens = effects[0].knob.features[0]
    found = [0.0] * len(network.now)
    before = sum(network.categories(found, 0.5))
    assert sum(moved(network, effects, 0.5).categories(found, 0.5)) == pytest.approx(before)
    found[tokens] = 3.0
    before = sum(network.categories(found, 0.5))
    after = sum(moved(network, effects, 0.5).categories(found, 0.5))
    assert after - before == pytest.approx(3.0 * 0.5 * (0.5 * 2.0))  # tokens, clock, half the way


def test_players_who_like_to_be_far_from_the_city_score_less() -> None:
    strolling = knob("turns to city", now=1.5, early=3.0)
    tables = [table_of("gwt2", 2, {})] * 16
    trials = Trials(tables, evaluator_of("gwt2").network.parts(), [strolling], list(range(16)))
    found = play_trials(trials)
    assert found.signs.shape == (32, 1)
    assert effects_of([strolling], found.signs, found.aims)[0].points < -3.0


@pytest.mark.slow
def test_the_same_seed_tunes_the_same_however_the_games_are_shared_out() -> None:
    plan = Plan("gwt2", [table_of("gwt2", 2, {}), table_of("gwt2", 3, {})], 7, 6, seed=4)
    network = evaluator_of("gwt2").network
    alone, shared = tune(plan, network, jobs=1), tune(plan, network, jobs=2)
    assert [each.points for each in alone.effects] == [each.points for each in shared.effects]
    assert alone.leads == shared.leads


def test_tune_writes_weights_and_tells_what_it_found(tmp_path: Path) -> None:
    out = tmp_path / "weights.json"
    said = run("tune", "gwt2", "--out", str(out), "--games", "2", "--bout", "1").out
    assert "points (+-inf)" in said  # nobody learns anything from two games
    assert "nothing was better" in said
    evaluator = evaluator_of("gwt2")
    kept = network_data(evaluator.network, evaluator.names, evaluator.categories)
    assert json.loads(out.read_text()) == kept


def test_tune_refuses_what_it_cannot_do(tmp_path: Path) -> None:
    out = str(tmp_path / "weights.json")
    assert "at least one game" in run("tune", "gwt2", "--out", out, "--games", "0").err
    assert "only the random bot" in run("tune", "nowhere", "--out", out).err
    broken = tmp_path / "broken.json"
    broken.write_text("{}")
    said = run("tune", "gwt2", "--out", out, "--start", str(broken)).err
    assert "holds no weights of gwt2" in said
