"""The kernel proven by the tiny games of docs/adding-a-game.md."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import trailhand as th
from tests.core.coyote import COYOTE, Coyote
from tests.core.waterholes import Waterholes, Well
from trailhand.core import game as house
from trailhand.core.rng import seeded
from trailhand.core.step import playout


@pytest.fixture(autouse=True)
def tiny_games() -> Iterator[None]:
    house.register(Waterholes())
    house.register(Coyote())
    yield
    del house._games["waterholes"], house._games["coyote"]


def notations(match: th.Match) -> list[str]:
    assert match.decision is not None
    return [option.notation for option in match.decision.options]


def test_the_game_is_offered_and_its_options_are_checked() -> None:
    assert "waterholes" in [info.id for info in th.games()]
    with pytest.raises(th.InvalidSetup, match=r"no option 'wet'; its options are: dry"):
        th.new("waterholes", seats=2, options={"wet": True})
    with pytest.raises(th.InvalidSetup, match="waterholes is for 2, 3 seats, not 4"):
        th.new("waterholes", seats=4)


def test_options_objections_and_free_actions() -> None:
    match = th.new("waterholes", seats=2, seed=1)
    assert notations(match) == ["take 1", "take 2", "take 3"]
    match.play("take 2")
    assert notations(match) == ["take 1", "take 3", "whistle"]
    with pytest.raises(th.IllegalChoice) as refusal:
        match.play("take 2")
    assert refusal.value.rule == "WTR-TAKE-02"
    match.play("whistle").play("take 2")
    assert match.view(1)["taken"] == [2, 2]


def test_forced_choices_are_played_by_the_kernel() -> None:
    match = th.new("waterholes", seats=2, seed=1, options={"dry": True})
    match.play("take 3").play("whistle").play("take 2").play("take 1")
    # Two buckets are left: seat 2 may not take 1 and has no whistle, so it takes 2.
    state = match.state
    assert isinstance(state, Well)
    assert state.taken == [4, 4]
    assert match.over
    assert [played.notation for played in match.played] == [
        "take 3",
        "whistle",
        "take 2",
        "take 1",
    ]


def test_a_free_action_can_be_worth_waiting_for() -> None:
    match = th.new("waterholes", seats=2, seed=1, options={"dry": True})
    match.play("take 3").play("take 2").play("take 1")
    assert notations(match) == ["take 2", "whistle"]


def test_record_position_and_clone_agree() -> None:
    match = th.new("waterholes", seats=3, seed=5)
    chance = seeded(5)
    copy = match.clone()
    while match.numbers:
        assert th.load(match.position()).numbers == match.numbers
        match.play(chance.below(len(match.numbers)))
    assert th.replay(match.record()).hash() == match.hash()
    assert copy.state.turn == 1
    playout(copy.state, seeded(5))
    assert copy.hash() == match.hash()


def test_a_seat_sees_its_own_thirst_only() -> None:
    match = th.new("waterholes", seats=2, seed=3)
    others = {str(th.determinized(match, 0, seed).view(0)) for seed in range(20)}
    assert others == {str(match.view(0))}
    assert len({th.determinized(match, 0, seed).view(1)["thirst"] for seed in range(20)}) > 1


def test_options_with_a_range_and_options_for_some_seats() -> None:
    assert th.new("coyote", seats=1).options == {"buckets": 15}
    assert th.new("coyote", seats=1, options={"buckets": 20}).view(0)["water"] == 20
    for wrong in (7, 21, True, "9"):
        with pytest.raises(th.InvalidSetup, match="option 'buckets' is from 8 to 20"):
            th.new("coyote", seats=1, options={"buckets": wrong})
    info = Coyote().info
    assert house.check_schema(info, {"buckets": 15}, seats=2) == {"buckets": 15}
    with pytest.raises(th.InvalidSetup, match="option 'buckets' is for 1 seats, not 2"):
        house.check_schema(info, {"buckets": 9}, seats=2)


def test_an_automaton_plays_inside_the_engine_and_shows_its_card() -> None:
    match = th.new("coyote", seats=1, seed=2)
    match.watch()
    match.play("take 1")
    automaton = match.view(0)["automaton"]
    assert (automaton["name"], automaton["seat"]) == ("coyote", COYOTE)
    told = [(event.name, event["n"]) for event in match.events() if event.seat == COYOTE]
    paws = int(automaton["card"].removeprefix("paws-"))
    assert told == [("turn", 1), ("turned-up", paws), ("lapped-up", paws)]
    assert automaton["points"] == {"thirst": paws}
    assert match.view(0)["water"] == 15 - 1 - paws


def test_an_automaton_can_win_though_it_has_no_seat() -> None:
    won = set()
    for seed in range(40):
        match = th.new("coyote", seats=1, seed=seed)
        playout(match.state, seeded(seed))
        points = match.scores()[0]["total"]
        beaten = match.view(0)["automaton"]["points"]["thirst"] > points
        assert match.winners() == ([] if beaten else [0])
        won.add(beaten)
    assert won == {True, False}
