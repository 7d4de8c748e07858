"""Bots: they finish every game by legal choices, see no more than their seat, and improve."""

from __future__ import annotations

import pytest

import trailhand as th
from tests.families import Combination
from tests.families.family import name_of
from tests.property.combinations import TABLES, deal
from trailhand.bots import UnknownBot, find, names
from trailhand.bots.evaluator import has_evaluator
from trailhand.bots.hints import Planned, hints, in_short
from trailhand.bots.search import SearchBot, read_budget
from trailhand.core.rng import seeded
from trailhand.core.step import BESIDE
from trailhand.core.text import Text
from trailhand.lab.simulate import simulate
from trailhand.text import render

THINKERS = ["greedy", "search:12"]
every_known_table = pytest.mark.parametrize(
    "combination", [each for each in TABLES if has_evaluator(each[0])], ids=name_of
)


def play(match: th.Match, bots: list[str], seed: int, turns: int = 1000) -> th.Match:
    """Let bots play; an illegal choice would raise."""
    players = [find(name)(seed + seat) for seat, name in enumerate(bots)]
    while match.decision is not None and match.state.turn < turns:
        seat = match.decision.seat
        match.play(players[seat].choose(match, seat))
    return match


@pytest.mark.slow
@pytest.mark.parametrize("bot", THINKERS)
@every_known_table
def test_bots_play_every_table_to_its_end(bot: str, combination: Combination) -> None:
    match = deal(combination, 5)
    play(match, [bot] * match.seats, 1)
    assert match.over
    assert th.replay(match.record()).hash() == match.hash()


def at_a_decision(seed: int, turns: int) -> th.Match:
    """A match of three in the middle of a game, at a decision with several options."""
    match = play(th.new("gwt2", 3, seed=seed), ["random"] * 3, seed, turns)
    while match.decision is not None and len(match.decision.options) < 4:
        match.play(0)
    return match


@pytest.mark.parametrize("bot", THINKERS)
@pytest.mark.parametrize("turns", [3, 20, 40])
def test_what_a_seat_cannot_know_changes_no_choice(bot: str, turns: int) -> None:
    match = at_a_decision(turns, turns)
    assert match.decision is not None
    seat = match.decision.seat
    chosen = find(bot)(7).choose(match, seat)
    for seed in range(4):
        other = th.determinized(match, seat, seed)
        assert find(bot)(7).choose(other, seat) == chosen


@pytest.mark.parametrize("bot", THINKERS)
def test_a_seed_gives_the_same_game(bot: str) -> None:
    records = {play(th.new("gwt1", 2, seed=3), [bot] * 2, 9, 12).record() for _ in range(2)}
    assert len(records) == 1


@pytest.mark.parametrize("bot", THINKERS)
def test_choosing_leaves_the_match_as_it_was(bot: str) -> None:
    match = at_a_decision(2, 10)
    assert match.decision is not None
    before = match.hash()
    find(bot)(1).choose(match, match.decision.seat)
    assert match.hash() == before


@pytest.mark.slow
def test_greedy_beats_random_and_scores_like_a_newcomer() -> None:
    result = simulate("gwt2", 2, ["greedy", "random"], games=20, seed=1, jobs=1)
    assert result["bots"]["greedy"]["wins"] == 20
    assert 45 <= result["bots"]["greedy"]["mean"] <= 130


@pytest.mark.slow
def test_search_beats_random_by_far() -> None:
    result = simulate("gwt2", 2, ["search:40", "random"], games=4, seed=1, jobs=1)
    assert result["bots"]["search:40"]["wins"] == 4
    assert result["bots"]["search:40"]["mean"] > 40


def test_a_search_keeps_to_its_budget_for_the_whole_turn() -> None:
    match = at_a_decision(4, 12)
    assert match.decision is not None
    seat, turn = match.decision.seat, match.state.turn
    bot = SearchBot(1, read_budget("200"))
    while match.state.turn == turn and match.numbers:
        match.play(bot.choose(match, seat))
    assert 100 <= bot.iterations <= 200


def test_a_search_that_is_told_to_stop_answers_at_once() -> None:
    match = at_a_decision(4, 12)
    assert match.decision is not None
    bot = SearchBot(1, read_budget("100000"))
    bot.stop = lambda: True
    assert 0 <= bot.choose(match, match.decision.seat) < len(match.decision.options)
    assert bot.iterations < 100


def test_hints_name_the_best_options_and_how_to_go_on() -> None:
    match = at_a_decision(6, 30)
    assert match.decision is not None
    found = hints(match, match.decision.seat, "100", seed=1)
    assert len({hint.place for hint in found}) == len(found) == 3
    assert found[0].share == max(hint.share for hint in found)
    for hint in found:
        assert len(hint.expected) == len(match.scores()[0]["categories"])
        assert -30 < sum(hint.expected) < 130
        for lang in ("en", "fr"):
            assert all(render(step, lang) for step in hint.plan)
        assert len(hint.plan) <= 4
    assert any(hint.plan for hint in found)


def test_a_plan_says_what_matters_in_a_few_sentences() -> None:
    def step(word: str, depth: int, *, free: bool = False, passes: bool = False) -> Planned:
        return Planned(BESIDE if free else 1, Text(word), depth, passes)

    plan = [
        step("build", 3),  # announces what follows
        step("build 2a on C1", 4),
        step("play a card", 3, free=True),
        step("move the engine", 4),
        step("use a token", 3, free=True),  # for nothing
        step("draw nothing", 4, passes=True),
        step("sell", 3),
        step("finish", 3, passes=True),
    ]
    said = [text.id for text in in_short(plan)]
    assert said == ["build 2a on C1", "play a card", "move the engine", "sell"]
    assert len(in_short([step(str(n), 3) for n in range(9)])) == 4


def test_settings_that_make_no_sense_are_refused() -> None:
    for name in ("search:", "search:fast", "search:-1s", "search:0", "greedy:2", "nobody"):
        with pytest.raises(UnknownBot, match=r"search|nobody|greedy"):
            find(name)
    assert {"random", "greedy", "search", "easy", "medium", "hard"} <= set(names())


def test_bots_roll_their_own_dice() -> None:
    match = th.new("gwt2", 2, seed=1)
    choices = {find("random")(seed).choose(match, 0) for seed in range(30)}
    assert len(choices) > 2
    assert match.state.rng.save() == th.new("gwt2", 2, seed=1).state.rng.save()
    assert seeded(1).save() != seeded(2).save()
