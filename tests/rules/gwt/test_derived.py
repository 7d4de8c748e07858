"""Derived cases: what follows from the rules and the printed numbers (GWT-DX)."""

import pytest

from tests.rules.gwt.vocabulary import Table, both_editions, fresh, proves, table
from trailhand.games.gwt.cities import Deliver
from trailhand.games.gwt.facts.codes import WORKERS
from trailhand.games.gwt.kansas_city import Foresight
from trailhand.games.gwt.railroad import EngineBack, EngineForward
from trailhand.games.gwt.trail import EXTRA, Walk


@both_editions
@proves("GWT-DX-01")
def test_derived_01_transport_from_the_start(game: str) -> None:
    costs = []
    for city in range(10):
        t = table(game).set(0, money=30).only(Deliver(0, 18, False))
        t.choose(f"deliver {city}", "disc aux_draw")
        bonus = {"gwt1": 6, "gwt2": 4}[game] if city == 0 else 0
        costs.append(30 + bonus - t.money(0))
    assert costs == [0, 0, 1, 3, 4, 5, 7, 8, 9, 11]


@both_editions
@pytest.mark.parametrize(
    ("city", "value", "left"), [(5, 10, 0), (6, 12, 0), (8, 16, 2), (9, 18, 2)]
)
@proves("GWT-DX-02")
def test_derived_02_a_hand_disc_is_always_payable_from_the_income_of_a_black_city(
    game: str, city: int, value: int, left: int
) -> None:
    t = table(game).set(0, money=value).only(Deliver(0, value, False))
    t.choose(f"deliver {city}", "disc hand")
    assert (t.money(0), t.player(0).hand_limit()) == (left, 5)


def moves_to_kansas_city(t: Table, steps: int) -> int:
    """How many different moves lead from START to Kansas City in so many steps."""
    t.player(0).herder = t.space("START")
    return len(t.pending(Walk(0, EXTRA, steps, False)).options("move KC"))


@both_editions
@proves("GWT-DX-03")
def test_derived_03_seven_steps_from_start_to_kansas_city(game: str) -> None:
    assert [moves_to_kansas_city(table(game), steps) for steps in (6, 7, 8)] == [0, 1, 2]
    t = table(game)  # by every way A, B, C, E, F and G are entered, D by one of the two
    t.player(0).herder = t.space("START")
    t.pending(Walk(0, EXTRA, 99, False))
    assert t.match.decision is not None
    ways = [option.anchors for option in t.match.decision.options if "KC" in option.notation]
    passed = [sorted(anchor[-1] for anchor in way if anchor.startswith("path:")) for way in ways]
    assert sorted(passed) == [list("ABCDEFG"), list("ABCEFG")]


@both_editions
@proves("GWT-DX-04")
def test_derived_04_the_trail_has_96_paths(game: str) -> None:
    t = table(game, seats=4)
    corner = {"gwt1": "C3", "gwt2": "D1"}[game]
    for number, space in enumerate(("A1", "FR1", "B1", "DR1", "C1", corner, "RR1", "F1"), 1):
        t.put(space, f"{number}a@2")
    for number, space in enumerate(("E1", "F2", "G1", "G2"), 1):
        t.put(space, f"{number}a@3")
    t.put("T4", "green")  # a tile on every branch makes every path a move of its own
    assert moves_to_kansas_city(t, 99) == 96


@both_editions
@pytest.mark.parametrize(
    ("count", "reached"), [(1, ["back 10", "back 10.5"]), (2, ["back 10", "back 9"])]
)
@proves("GWT-DX-05")
def test_derived_05_backwards_past_an_engine_beside_a_turnout(
    game: str, count: int, reached: list[str]
) -> None:
    t = table(game).engine(0, 12).engine(1, 11).pending(EngineBack(0, count))
    assert t.options() == reached


@both_editions
@proves("GWT-DX-06")
def test_derived_06_backwards_from_a_turnout_over_two_engines(game: str) -> None:
    t = table(game, seats=3).engine(0, 21.5).engine(1, 21).engine(2, 20)
    t.pending(EngineBack(0, 1))  # no choice
    assert t.engine_at(0) == 19


@both_editions
@proves("GWT-DX-07")
def test_derived_07_forward_over_a_switch_and_its_turnout(game: str) -> None:
    t = table(game, seats=3).engine(0, 24).engine(1, 25).engine(2, 25.5)
    assert t.pending(EngineForward(0, 2, False)).options() == ["engine 26", "engine 27"]


@both_editions
@proves("GWT-DX-08")
def test_derived_08_too_near_to_the_start(game: str) -> None:
    t = table(game).engine(0, 2).engine(1, 1).discs(0).hand(0, "gray").stands(0, "G", money=9)
    t.choose("use 2")
    assert "aux cert" in t.options()
    t.expect_refusal("aux cert x2", "GWT-ENG-10")
    t.choose("aux cert", "certificates 1")
    assert (t.engine_at(0), t.player(0).certificates) == (0, 1)


@both_editions
@proves("GWT-DX-09")
def test_derived_09_spaces_of_the_certificate_track(game: str) -> None:
    t = table(game).clear(0, "cert_4", "cert_6").put("A1", "7a@1").set(0, green=2, second=2)
    t.stands(0, "A1", certificates=1).choose("use 1", "certificates 4")
    assert t.player(0).certificates == 6
    t = table(game).clear(0, "cert_4").put("A1", "7a@1").set(0, green=1, second=1)
    t.stands(0, "A1", certificates=3).choose("use 1")
    assert t.options() == ["certificates 0", "certificates 1"]  # two spaces, one is free
    assert t.choose("certificates 1").player(0).certificates == 4


@both_editions
@proves("GWT-DX-10")
def test_derived_10_six_cowboys(game: str) -> None:
    t = table(game).market("brown3", "brown4", stack=["red"] * 5).workers(0, cowboys=6)
    t.hand(0, "O01").stands(0, "E", money=8).choose("use 2", "buy brown3 5+8", "draw")
    assert (t.money(0), t.in_discard(0)) == (0, ["brown3", "brown4"])
    assert t.words(t.state.market) == ["red", "red"]
    t = table(game).market(*["red", "blue"] * 2).workers(0, cowboys=6).hand(0, "O01")
    t.stands(0, "E", money=10).choose("use 2", "buy red 3+5", "and red", "buy blue 3+5")
    assert (t.money(0), t.in_discard(0)) == (0, ["blue", "blue", "red", "red"])


@both_editions
@proves("GWT-DX-11")
def test_derived_11_the_most_valuable_card_is_not_always_worth_it(game: str) -> None:
    t = table(game).area(0, "S3", "O03", "O16").discard(0, "brown3")
    t.hazards(0, *["flood2green"] * 3).put("A1", "1a@1").put("A2", "2a@1").put("A3", "3a@1")
    assert t.points(0)["objectives"] == 4


@both_editions
@proves("GWT-DX-12")
def test_derived_12_a_failed_card_may_complete_a_pair(game: str) -> None:
    t = table(game).owns_master(0, "sm_objectives").area(0, "S1").discard(0, "O01")
    points = t.points(0)
    assert (points["objectives"], points["station_masters"]) == (-2, 3)
    alone = table(game).owns_master(0, "sm_objectives").area(0, "S1").points(0)
    assert sum(points.values()) - sum(alone.values()) == 1


@proves("GWT-DX-13")
def test_derived_13_a_hand_with_simmental_cards() -> None:
    t = table("gwt2", simmental=True).foresight(*["none"] * 6).supplies([], [], [])
    assert t.hand(0, "calf", "cow", "yellow", "yellow").stands(0, "KC").money(0) == 8


@both_editions
@pytest.mark.parametrize(
    ("seats", "at_setup", "arrows", "spaces"),
    [(2, 3, [12, 18], 24), (3, 5, [18, 27], 36), (4, 7, [24, 36], 48)],
)
@proves("GWT-DX-14")
def test_derived_14_workers_until_the_arrows_and_the_end(
    game: str, seats: int, at_setup: int, arrows: list[int], spaces: int
) -> None:
    t = fresh(game, seats=seats)
    placed = sum(worker >= 0 for worker in t.state.jobs)
    assert placed == at_setup
    refilled = []
    while t.player(0).job_token == 0:
        t.market(stack=["red"] * 20).foresight("none", "none", WORKERS[placed % 3], *["none"] * 3)
        t.only(Foresight(0, 1))
        placed += 1
        if t.state.market:
            refilled.append(placed)
    assert (refilled, placed) == (arrows, spaces)
    assert sum(worker >= 0 for worker in t.state.jobs) == spaces


@both_editions
@pytest.mark.parametrize(
    ("other", "goal", "value"), [(0, "29.5", 2), (0, "29", 3), (30, "29.5", 1), (30, "29", 2)]
)
@proves("GWT-DX-15")
def test_derived_15_special_delivery_from_32(
    game: str, other: float, goal: str, value: int
) -> None:
    t = table(game).put("A1", "9a@1").engine(0, 32).engine(1, other).stands(0, "A1")
    t.choose("use 2", f"back {goal}")
    decision = t.match.decision
    assert decision is not None
    assert decision.options[0].description.message.args["total"] == value
