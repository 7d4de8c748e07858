"""Bots: they finish every game by legal choices, see no more than their seat, and improve."""

from __future__ import annotations

from itertools import pairwise

import pytest

import trailhand as th
from tests.families import FAMILIES, Combination, Family
from tests.families.family import name_of
from tests.property.combinations import TABLES, deal
from trailhand.bots import UnknownBot, find, names
from trailhand.bots.evaluator import Judge, evaluator_of, has_evaluator
from trailhand.bots.hints import Planned, hints, in_short
from trailhand.bots.levels import HardBot
from trailhand.bots.lookahead import (
    MANY,
    WORTH_A_LOOK,
    most_promising,
    sifted,
    tried,
    without_twins,
)
from trailhand.bots.search import Budget, SearchBot, read_budget
from trailhand.core.match import state_hash
from trailhand.core.rng import seeded
from trailhand.core.step import BESIDE
from trailhand.core.text import Text
from trailhand.lab.simulate import simulate
from trailhand.text import render

THINKERS = ["greedy", "search:12"]
every_family = pytest.mark.parametrize("family", FAMILIES, ids=[each.name for each in FAMILIES])
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
@every_known_table
def test_bots_play_every_table_to_its_end(combination: Combination) -> None:
    match = deal(combination, 5)
    play(match, ["greedy"] * match.seats, 1)
    assert match.over
    assert th.replay(match.record()).hash() == match.hash()


@every_known_table
def test_a_search_goes_on_at_every_table(combination: Combination) -> None:
    match = deal(combination, 5)
    play(match, ["greedy"] * match.seats, 1, turns=12)
    before = len(match.played)
    play(match, ["search:3"] * match.seats, 2, turns=match.state.turn + match.seats + 1)
    assert match.over or len(match.played) > before


def at_a_decision(seed: int, turns: int, game: str = "gwt2") -> th.Match:
    """A match of three in the middle of a game, at a decision with several options."""
    match = play(th.new(game, 3, seed=seed), ["random"] * 3, seed, turns)
    while match.decision is not None and len(match.decision.options) < 4:
        match.play(0)
    return match


@every_known_table
def test_what_is_weighed_like_an_earlier_position_is_worth_the_same(
    combination: Combination,
) -> None:
    match, evaluator = deal(combination, 5), evaluator_of(combination[0])
    early = [evaluator.weigh(match.state, seat) for seat in range(match.seats)]
    play(match, ["random"] * match.seats, 3, turns=8 * match.seats)
    clock = evaluator.clock(match.state)
    for seat, before in enumerate(early):
        anew = sum(evaluator.network.categories(evaluator.features(match.state, seat), clock))
        weighed = evaluator.weigh(match.state, seat, before)
        assert weighed.worth(clock) == pytest.approx(anew)
        assert before.worth(clock) != pytest.approx(anew)


@pytest.mark.parametrize("bot", THINKERS)
@pytest.mark.parametrize("turns", [3, 20, 40])
@every_family
def test_what_a_seat_cannot_know_changes_no_choice(bot: str, turns: int, family: Family) -> None:
    match = at_a_decision(turns, turns, family.games[-1])
    assert match.decision is not None
    seat = match.decision.seat
    chosen = find(bot)(7).choose(match, seat)
    for seed in range(4):
        other = th.determinized(match, seat, seed)
        assert find(bot)(7).choose(other, seat) == chosen


@pytest.mark.parametrize("bot", THINKERS)
@every_family
def test_a_seed_gives_the_same_game(bot: str, family: Family) -> None:
    game = family.games[0]
    records = {play(th.new(game, 2, seed=3), [bot] * 2, 9, 8).record() for _ in range(2)}
    assert len(records) == 1


@pytest.mark.parametrize("bot", THINKERS)
@every_family
def test_choosing_leaves_the_match_as_it_was(bot: str, family: Family) -> None:
    match = at_a_decision(2, 10, family.games[-1])
    assert match.decision is not None
    before = match.hash()
    find(bot)(1).choose(match, match.decision.seat)
    assert match.hash() == before


@pytest.mark.slow
@every_family
def test_greedy_beats_random_and_scores_like_a_newcomer(family: Family) -> None:
    bots = ["greedy", "random"]
    result = simulate(family.games[-1], 2, bots, games=20, seed=1, jobs=1)["bots"]["greedy"]
    assert result["wins"] >= 19
    assert family.newcomer[0] <= result["mean"] <= family.newcomer[1]


@pytest.mark.slow
@every_family
def test_search_beats_random_by_far(family: Family) -> None:
    bots = ["search:40", "random"]
    result = simulate(family.games[-1], 2, bots, games=4, seed=1, jobs=1)["bots"]["search:40"]
    assert result["wins"] == 4
    assert result["mean"] > family.newcomer[0] - 5


def very_many_options() -> th.Match:
    """A tile is to be placed, and there are more places than anybody can think through."""
    match = play(th.new("wildtiled", 2, seed=5), ["random"] * 2, 5, 8)
    while len(match.numbers) <= MANY:
        match.play(0)
    return match


def test_of_very_many_options_the_best_at_first_sight_are_thought_through() -> None:
    match = very_many_options()
    state, seat = match.state, match.state.agenda[-1].seat
    judge = Judge(match.game, evaluator_of("wildtiled"), state)
    kept = sifted(judge, state, match.numbers)
    assert len(kept) == WORTH_A_LOOK
    worth = {each: judge.value(tried(state, each).state, seat) for each in match.numbers}
    rest = [worth[each] for each in match.numbers if each not in kept]
    assert min(worth[each] for each in kept) >= max(rest)
    assert sifted(judge, state, match.numbers[:MANY]) == match.numbers[:MANY]


@pytest.mark.parametrize("bot", ["easy", *THINKERS])
def test_the_choice_among_very_many_options_is_one_of_the_sifted(bot: str) -> None:
    match = very_many_options()
    seat = match.state.agenda[-1].seat
    kept = sifted(
        Judge(match.game, evaluator_of("wildtiled"), match.state), match.state, match.numbers
    )
    assert match.numbers[find(bot)(3).choose(match, seat)] in kept


def outcome(match: th.Match, option: int) -> str:
    """The state that an option leads to."""
    return state_hash(match.game, tried(match.state, option).state)


def at_a_fork(seed: int) -> th.Match:
    """Two ways lead to the same place at the same price."""
    match = th.new("gwt2", 2, seed=seed)
    bots = [find("easy")(seed), find("easy")(seed + 1)]
    while len({outcome(match, option) for option in match.numbers}) == len(match.numbers):
        seat = match.state.agenda[-1].seat
        match.play(bots[seat].choose(match, seat))
    return match


@pytest.mark.parametrize("seed", range(1, 5))
def test_of_two_ways_to_the_same_place_one_is_thought_about(seed: int) -> None:
    match = at_a_fork(seed)
    judge = Judge(match.game, evaluator_of("gwt2"), match.state)
    outcomes = {outcome(match, option) for option in match.numbers}
    kept = without_twins(judge, match.state, match.numbers)
    assert len(kept) == len(outcomes) < len(match.numbers)
    assert {outcome(match, option) for option in kept} == outcomes
    tree = SearchBot(1, read_budget("60")).think(match, match.state.agenda[-1].seat)
    assert {outcome(match, option) for option in tree.options} == outcomes
    assert len(tree.options) == len(outcomes)


@pytest.mark.parametrize("seed", range(1, 5))
def test_turns_in_thought_leave_twins_out(seed: int) -> None:
    match = at_a_fork(seed)
    judge = Judge(match.game, evaluator_of("gwt2"), match.state)
    outcomes = {outcome(match, option) for option in match.numbers}
    for number in range(2, len(match.numbers)):
        best = most_promising(judge, match.state, match.numbers, number)
        led_to = [outcome(match, ahead.option) for ahead in best]
        assert len(set(led_to)) == len(led_to) == min(number, len(outcomes))


@pytest.mark.parametrize("seed", range(1, 5))
def test_hints_do_not_show_the_same_thing_twice(seed: int) -> None:
    match = at_a_fork(seed)
    found = hints(match, match.state.agenda[-1].seat, "20", seed=1)
    outcomes = {outcome(match, option) for option in match.numbers}
    led_to = {outcome(match, match.numbers[hint.place]) for hint in found}
    assert len(led_to) == len(found) == min(3, len(outcomes))


def test_a_hint_names_the_shortest_of_the_ways_to_the_same_place() -> None:
    shortened = 0
    for seed in range(1, 7):
        match = at_a_fork(seed)
        assert match.decision is not None
        seat, options = match.decision.seat, match.decision.options
        for hint in hints(match, seat, "20", seed=1):
            end = outcome(match, match.numbers[hint.place])
            ways = [n for n, option in enumerate(match.numbers) if outcome(match, option) == end]
            shortest = min(len(options[n].anchors) for n in ways)
            assert len(options[hint.place].anchors) == shortest
            shortened += hint.place != ways[0]
    assert shortened  # the engine lists a longer way first now and then


def test_a_search_keeps_to_its_budget_for_the_whole_turn() -> None:
    match = at_a_decision(4, 12)
    assert match.decision is not None
    seat, turn = match.decision.seat, match.state.turn
    bot = SearchBot(1, read_budget("200"))
    while match.state.turn == turn and match.numbers:
        match.play(bot.choose(match, seat))
    assert bot.iterations <= 200


@pytest.mark.parametrize("seed", range(4, 9))
def test_thinking_ends_when_nothing_can_overtake_the_favourite(seed: int) -> None:
    match = at_a_decision(seed, 12)
    assert match.decision is not None
    bot, wanted = SearchBot(1, Budget(120, 0.0)), 60  # half of the budget of the turn
    tree = bot.think(match, match.decision.seat)
    left = max(wanted, min(120, 8 * len(match.numbers))) - bot.iterations
    assert left < tree.lead()
    first, second = sorted(tree.tries)[-1:-3:-1]
    assert tree.lead() == first - second
    assert left >= 0


def test_a_search_that_is_told_to_stop_answers_at_once() -> None:
    match = at_a_decision(4, 12)
    assert match.decision is not None
    bot = SearchBot(1, read_budget("100000"))
    bot.stop = lambda: True
    assert 0 <= bot.choose(match, match.decision.seat) < len(match.decision.options)
    assert bot.iterations < 100


def test_a_search_with_two_limits_ends_at_the_first() -> None:
    match = at_a_decision(4, 12)
    assert match.decision is not None
    hasty, thorough = SearchBot(1, Budget(1_000_000, 0.01)), SearchBot(1, Budget(20, 3600.0))
    for bot in (hasty, thorough):
        assert 0 <= bot.choose(match, match.decision.seat) < len(match.decision.options)
    assert 0 < hasty.iterations < 1000
    assert thorough.iterations <= 20


@every_family
def test_hints_name_the_best_options_and_how_to_go_on(family: Family) -> None:
    match = at_a_decision(6, 30, family.games[-1])
    assert match.decision is not None
    found = hints(match, match.decision.seat, "40", seed=1)
    assert len({hint.place for hint in found}) == len(found) == 3
    promises = [hint.promise for hint in found]
    assert promises == sorted(promises, reverse=True)
    for better, worse in pairwise(found):  # of points and lead, which people read
        more = sum(better.expected.values()) - sum(worse.expected.values())
        assert better.ahead is not None
        assert worse.ahead is not None
        assert more > -1e-9 or better.ahead > worse.ahead
    for hint in found:
        assert list(hint.expected) == list(match.scores()[0]["categories"])
        assert -30 < sum(hint.expected.values()) < 180
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


def test_hard_thinks_as_thoroughly_as_pays_off_in_its_game(monkeypatch: pytest.MonkeyPatch) -> None:
    for game, iterations in (("gwt2", 10), ("elpaso", 24)):
        monkeypatch.setattr(evaluator_of(game), "thoroughness", iterations)
        match, hard = th.new(game, 2, seed=1), HardBot(5)
        alike = SearchBot(5, Budget(iterations, 0.0))
        assert match.decision is not None
        seat = match.decision.seat
        assert hard.choose(match, seat) == alike.choose(match, seat)
        assert hard.iterations == alike.iterations > 0


def test_bots_roll_their_own_dice() -> None:
    match = th.new("gwt2", 2, seed=1)
    choices = {find("random")(seed).choose(match, 0) for seed in range(30)}
    assert len(choices) > 2
    assert match.state.rng.save() == th.new("gwt2", 2, seed=1).state.rng.save()
    assert seeded(1).save() != seeded(2).save()
