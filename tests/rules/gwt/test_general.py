"""General rules (GWT-GEN)."""

from collections import Counter
from collections.abc import Callable

import pytest

import trailhand as th
from tests.rules.gwt.vocabulary import Table, both_editions, fresh, proves, table
from trailhand.core.rng import seeded
from trailhand.core.text import say
from trailhand.games.gwt.cities import Deliver
from trailhand.games.gwt.stations import TakeMaster
from trailhand.games.gwt.stem import ChooseDraw

CARD_FOR_CARD = {"gwt1": ("6b@1", 3), "gwt2": ("8b@1", 6)}  # any cattle: dollars and objective
PAYMENTS = [
    ("A", ("use 2", "hire 1.3"), -6),
    ("B", ("use 2", "build 1", "at A1"), -2),
    ("D", ("use 1", "village T8"), 8),
    ("D", ("use 2", "engine 1"), -2),
    ("E", ("use 1",), 2),
    ("E", ("use 2", "buy red 1+6"), -6),
    ("F", ("use 1",), 4),
    ("F", ("use 2", "hazard FLOOD2"), -7),
    ("G", ("use 2", "aux dollar"), 1),
]
OWN = ("hand", "discard", "score", "worth")  # what only the owner is shown


@both_editions
@proves("GWT-GEN-01")
def test_two_three_or_four_people_play_and_no_other_number(game: str) -> None:
    assert [len(fresh(game, seats).state.players) for seats in (2, 3, 4)] == [2, 3, 4]
    for seats in (0, 5) if game == "gwt2" else (0, 1, 5):  # alone: against Sam
        with pytest.raises(th.InvalidSetup):
            fresh(game, seats)


@both_editions
@proves("GWT-GEN-02")
def test_points_are_counted_at_the_end_from_what_is_left(game: str) -> None:
    t = table(game).job("1.3", "cowboy").job_token(3).set(1, money=5)
    t.state.last_turns = 1
    t.stands(0, "A", money=10)
    assert t.points(0)["money"] == 2  # if it ended now
    t.choose("use 2")  # six dollars are spent, and this was the last action of the game
    assert t.match.over
    assert [score["total"] for score in t.match.scores()] == [0, 1]
    assert t.match.winners() == [1]


@both_editions
@proves("GWT-GEN-03")
def test_the_bank_never_runs_out_of_dollars(game: str) -> None:
    t = table(game).set(1, money=500).hand(0, "white").stands(0, "A", money=500)
    t.choose("use 1")
    assert t.money(0) == 502


@proves("GWT-GEN-04")
def test_the_bank_never_runs_out_of_exchange_tokens() -> None:
    t = table("gwt2").put("T1", "green").set(1, tokens=12).stands(0, "D", tokens=12)
    t.choose("use 1")  # the only village tile lies on the space of the token
    assert t.player(0).tokens == 13
    assert t.player(1).tokens == 12


@both_editions
@proves("GWT-GEN-05")
def test_only_hand_fees_go_to_another_player(game: str) -> None:
    t = table(game).put("A1", "1a@2").hand(0, "green").set(1, money=5).moves(0, "A", money=9)
    t.choose("move B")
    assert (t.money(0), t.money(1)) == (7, 7)  # the fee
    t.choose("use 1")
    assert (t.money(0), t.money(1)) == (9, 7)  # gained from the bank
    t.choose("use 2", "build 1", "at A2")
    assert (t.money(0), t.money(1)) == (7, 7)  # paid to the bank


@both_editions
@pytest.mark.parametrize(("space", "choices", "change"), PAYMENTS)
@proves("GWT-GEN-05")
def test_actions_pay_to_the_bank_and_gain_from_it(
    game: str, space: str, choices: tuple[str, ...], change: int
) -> None:
    t = table(game, seats=3).job("1.3", "cowboy").job("1.4", "builder").job_token(3)
    t.put("FLOOD1", "flood4green").put("FLOOD2", "flood2black").put("T8", "green")
    t.put("T9", "second").market("red", "blue").hand(0, "black", "gray", "gray")
    t.set(1, money=5).set(2, money=5).stands(0, space, money=20).choose(*choices)
    assert [t.money(seat) for seat in range(3)] == [20 + change, 5, 5]


@both_editions
@proves("GWT-GEN-06")
def test_a_price_is_paid_in_full_or_the_action_is_closed(game: str) -> None:
    t = table(game).stands(0, "D", money=1)
    t.expect_refusal("use 2", "GWT-GEN-06")
    assert t.options("use") == ["use 3"]
    t = table(game).stands(0, "D", money=2).choose("use 2", "engine 1")
    assert t.money(0) == 0


@both_editions
@proves("GWT-GEN-06")
def test_a_requirement_in_cards_is_met_in_full_or_the_action_is_closed(game: str) -> None:
    t = table(game).hand(0, "gray", "black").stands(0, "F")
    assert t.options("use") == []  # two of one breed are asked for
    t = table(game).put("FLOOD1", "flood4green").hand(0, "gray", "gray").stands(0, "F", money=7)
    t.choose("use 1")
    assert (t.money(0), t.in_hand(0)) == (11, [])


@both_editions
@proves("GWT-GEN-06")
def test_a_requirement_in_engine_spaces_is_met_in_full_or_the_action_is_closed(game: str) -> None:
    t = table(game).clear(0, "aux_trash").hand(0, "gray").stands(0, "D")
    t.expect_refusal("aux trash", "GWT-ENG-10")  # the engine stands at the start of the track
    t = table(game).clear(0, "aux_trash").hand(0, "gray").engine(0, 1).stands(0, "D")
    assert "aux trash" in t.options()


@both_editions
@proves("GWT-GEN-07")
def test_a_reward_may_be_taken_in_part_or_not_at_all(game: str) -> None:
    for taken in (0, 1, 2):
        t = table(game, sides="b").put("A1", "5b@1").hand(0, "black").stands(0, "A1")
        t.choose("use 1")
        assert t.options() == ["certificates 0", "certificates 1", "certificates 2"]
        t.choose(f"certificates {taken}")
        assert t.player(0).certificates == taken
        assert t.in_discard(0) == ["black"]  # the requirement stays met


@both_editions
@proves("GWT-GEN-07")
def test_the_dollars_of_a_reward_are_taken_even_if_the_rest_is_forfeited(game: str) -> None:
    building, dollars = CARD_FOR_CARD[game]
    t = table(game, sides="b").put("A1", building).hand(0, "gray").stands(0, "A1")
    t.choose("use 1")
    assert "skip" in t.options()
    assert t.money(0) == dollars  # before anything is asked
    t.choose("skip")
    assert (t.money(0), t.in_hand(0), t.in_discard(0)) == (dollars, ["gray"], [])
    assert t.seat == 1  # and the gray card was drawn again


@both_editions
@proves("GWT-GEN-08")
def test_a_discarded_card_goes_from_ones_hand_face_up_to_ones_own_pile(game: str) -> None:
    t = table(game).hand(0, "white", "gray").draw(0, "white").discard(0, "blue")
    t.job("1.3", "cowboy").job_token(3).stands(0, "A", money=6)
    t.match.watch()
    t.choose("use 1")
    assert (t.in_hand(0), t.words(t.player(0).draw)) == (["gray"], ["white"])
    assert (t.in_discard(0), t.in_discard(1)) == (["blue", "white"], [])
    assert t.match.tell(1) == t.match.tell(0)  # everybody saw which card it was


def village_at_neutral(t: Table) -> None:
    t.stands(0, "D").choose("use 1")


def village_at_private(t: Table) -> None:
    t.put("A1", "8a@1").stands(0, "A1").choose("use 1")


def village_at_worker_space(t: Table) -> None:
    t.workers(0, cowboys=5).job("1.3", "cowboy").job_token(3)
    t.stands(0, "A", money=6).choose("use 2")


def village_at_station_master(t: Table) -> None:
    t.workers(0, cowboys=2).masters("sm_objectives", "", "", "", "")
    t.pending(TakeMaster(0, 0)).choose("master cowboy", "choose 2")


@both_editions
@pytest.mark.parametrize(
    "use_the_icon",
    [
        village_at_neutral,
        village_at_private,
        village_at_worker_space,
        village_at_station_master,
    ],
)
@proves("GWT-GEN-09")
def test_the_village_icon_does_the_same_wherever_it_is_printed(
    game: str, use_the_icon: Callable[[Table], None]
) -> None:
    t = table(game).put("T4", "green").put("T9", "second")
    use_the_icon(t)
    assert {"village T4", "village T9"} <= set(t.options())
    t.choose("village T9")
    assert (t.player(0).second, t.player(0).green, t.money(0)) == (1, 0, 10)
    assert (t.at("T4"), t.at("T9")) == ("green", "none")


@both_editions
@proves("GWT-GEN-09")
def test_the_objective_icon_does_the_same_on_a_building_and_between_cities(game: str) -> None:
    t = table(game).objectives("O01", "O05", stack=["O09"]).stands(0, "C").choose("use 2")
    at_building = t.options("objective")
    assert t.choose("objective O05").in_discard(0) == ["O05"]
    t = table(game).objectives("O01", "O05", stack=["O09"]).cities(0, 3).set(0, money=20)
    t.only(Deliver(0, 8, False)).choose("deliver 4", "disc cert_4")
    assert t.options("objective") == at_building
    assert t.choose("objective O05").in_discard(0) == ["O05"]


@both_editions
@proves("GWT-GEN-10")
def test_the_owner_looks_through_the_discard_pile_but_not_the_draw_stack(game: str) -> None:
    t = table(game).discard(0, "white", "gray").draw(0, "green", "black", "yellow")
    other = table(game).discard(0, "white", "gray").draw(0, "yellow", "green", "black")
    assert t.match.view(0)["players"][0]["discard"] == ["white", "gray"]
    assert "draw" not in t.match.view(0)["players"][0]
    assert t.match.view(0) == other.match.view(0)  # nor is its order told


@both_editions
@proves("GWT-GEN-11")
def test_nobody_else_knows_hand_draw_stack_or_discard_pile(game: str) -> None:
    t = table(game).hand(1, "gray").draw(1, "white", "black").discard(1, "green")
    other = table(game).hand(1, "green").draw(1, "gray", "white").discard(1, "black")
    for seat in (0, -1):
        assert t.match.view(seat) == other.match.view(seat)
    assert t.match.view(1) != other.match.view(1)
    seen = t.match.view(0)["players"][1]
    assert (seen["hand_size"], seen["draw_size"], seen["discard_size"]) == (1, 2, 1)


@both_editions
@proves("GWT-GEN-11")
def test_nobody_knows_what_lies_in_stacks_and_supplies(game: str) -> None:
    t = table(game).market("yellow", stack=["red", "blue"]).objectives("O01", stack=["O02"])
    t.supplies(["green"], ["cowboy"], ["builder"])
    other = table(game).market("yellow", stack=["blue", "blue"]).objectives("O01", stack=["O03"])
    other.supplies(["second"], ["engineer"], ["green"])
    for seat in (0, 1, -1):
        assert t.match.view(seat) == other.match.view(seat)
    assert t.match.view(0)["market_stack"] == 2


@both_editions
@proves("GWT-GEN-11")
def test_all_else_is_public(game: str) -> None:
    t = fresh(game, seats=3)
    views = [t.match.view(seat) for seat in (0, 1, 2, -1)]
    for view in views:
        view["seat"] = 0
        view["players"] = [{k: p[k] for k in p if k not in OWN} for p in view["players"]]
    assert views[0] == views[1] == views[2] == views[3]
    assert [len(p["area"]) for p in views[3]["players"]] == [1, 1, 1]
    assert [p["money"] for p in views[3]["players"]] == [t.money(seat) for seat in range(3)]


@both_editions
@proves("GWT-GEN-11")
def test_a_hand_is_secret_when_drawn_and_revealed_for_income(game: str) -> None:
    t = table(game).foresight(*["none"] * 6).hand(0, "white", "O01").draw(0, *["gray"] * 4)
    t.player(0).certificates = 1
    t.moves(0, "G")
    t.match.watch()
    t.choose("move KC", "income 0", "deliver 1", "disc cert_4")
    seen = {(event.name, event.secret) for event in t.match.events() if event.seat == 0}
    assert {("revealed", False), ("drew", True)} <= seen
    assert {("revealed", True), ("drew", False)}.isdisjoint(seen)
    assert t.match.tell(1) != t.match.tell(0)  # the four cards drawn are told to seat 0 only


@proves("GWT-GEN-11")
def test_a_hand_revealed_for_income_lies_open_until_it_is_discarded() -> None:
    t = table("gwt2", simmental=True).foresight(*["none"] * 6).hand(0, "calf", "white")
    t.set(0, certificates=1, money=9).moves(0, "G")
    assert "hand" not in t.match.view(1)["players"][0]
    t.choose("income 0")  # now the calf may be raised, and everybody sees it
    assert sorted(t.match.view(1)["players"][0]["hand"]) == ["calf", "white"]
    assert sorted(t.match.view(-1)["players"][0]["hand"]) == ["calf", "white"]


@both_editions
@proves("GWT-GEN-11")
def test_dealing_the_unknown_again_changes_nothing_a_seat_can_see(game: str) -> None:
    t = fresh(game, seats=3, seed=5)
    worlds = [th.determinized(t.match, 0, seed) for seed in range(10)]
    assert all(world.view(0) == t.match.view(0) for world in worlds)
    hands = {str(world.view(1)["players"][1]["hand"]) for world in worlds}
    assert len(hands) > 1


@proves("GWT-GEN-12")
def test_a_bag_and_a_shuffled_pile_are_drawn_from_in_the_same_way() -> None:
    for seed in range(10):
        drawn = []
        for game in ("gwt1", "gwt2"):
            t = table(game).draw(0, "gray", "green", "black", "white", "yellow")
            t.state.rng = seeded(seed)
            t.only(ChooseDraw(0, 3)).choose("draw 3")
            drawn.append(t.in_hand(0))
        assert drawn[0] == drawn[1]


@both_editions
@proves("GWT-GEN-12")
def test_every_card_is_equally_likely_to_come_first(game: str) -> None:
    first: Counter[str] = Counter()
    for seed in range(90):
        t = table(game, seed=seed).draw(0, "gray", "green", "black").hand(0, "O01")
        t.only(ChooseDraw(0, 3)).choose("draw 1", "discard O01")
        first[t.in_hand(0)[0]] += 1
    assert min(first[card] for card in ("gray", "green", "black")) >= 18


@both_editions
@proves("GWT-GEN-12")
def test_no_card_comes_twice(game: str) -> None:
    for seed in range(20):
        t = table(game, seed=seed).draw(0, "gray", "green", "black")
        t.only(ChooseDraw(0, 3)).choose("draw 3")
        assert t.in_hand(0) == ["black", "gray", "green"]


@both_editions
def test_what_is_one_action_or_another_reads_so(game: str) -> None:
    t = fresh(game, preset="first_game")
    told = say(t.match.about("trail:C", 0).message, "en")
    assert "either take 1 certificate or take objective card and move engine 1 space" in told
    told = say(t.match.about("trail:C", 0).message, "fr")
    assert "soit recevoir 1 certificat, soit prendre une carte Objectif" in told
