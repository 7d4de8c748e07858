"""End of the game, scoring, objectives (ELP-END, ELP-SCORE, ELP-OBJ)."""

from __future__ import annotations

import pytest

from tests.rules.elpaso.vocabulary import Table, fresh, proves, table
from trailhand.core.rng import seeded
from trailhand.core.step import apply, settle
from trailhand.text import render
from trailhand.text.names import verdict


def arrives(t: Table, seat: int) -> Table:
    """The turn of a seat brings its rancher to El Paso, with one disc for post 0."""
    return t.discs(seat, "money").hand(seat, "criollo").moves(seat, "NG")


def passes(t: Table, seat: int) -> Table:
    """The turn of a seat ends elsewhere."""
    assert t.seat == seat
    return t.choose(t.options("move")[0], "done")


@proves("ELP-END-01")
def test_after_the_last_simmental_play_goes_on_normally() -> None:
    t = table(3)
    t.state.simmentals = 1
    arrives(t, 0)
    assert (t.state.simmentals, t.state.finisher, t.state.last_turns) == (0, -1, 0)
    passes(t, 1)
    passes(t, 2)
    passes(t, 0)
    assert not t.match.over


@proves("ELP-END-02")
def test_the_next_one_to_arrive_finishes_on_the_simmental_space() -> None:
    for seat in (1, 0):  # also whoever took the last card
        t = table(3)
        t.state.simmentals = 0
        arrives(t, seat)
        assert (t.state.finisher, t.money(seat), t.on_posts(seat)) == (seat, 5, {"T0": 1})
        assert t.points(seat)["cattle"] == 2
        assert "simmental" not in t.in_discard(seat)


@proves("ELP-END-03")
def test_then_every_other_player_has_exactly_one_turn() -> None:
    t = table(3)
    t.state.simmentals = 0
    arrives(t, 1)
    passes(t, 2)
    passes(t, 0)
    assert t.match.over


@proves("ELP-END-04")
def test_in_a_last_turn_el_paso_gives_money_and_a_delivery_only() -> None:
    t = table(2)
    t.state.simmentals = 0
    t.discs(1, "money").hand(1, "criollo").set(1, rancher=15)
    arrives(t, 0)  # then seat 1 can only go to El Paso
    assert t.match.over
    assert (t.money(1), t.on_posts(1), t.state.finisher) == (5, {"T0": 1}, 0)
    assert (t.points(1)["cattle"], t.words(t.player(1).draw)) == (0, [])
    assert t.in_hand(1) == ["criollo"]


@proves("ELP-END-05")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_finisher_makes_the_arrival_number_five_per_player(seats: int) -> None:
    match = fresh(seats, 5).match
    match.watch()
    chance = seeded(5)
    options = match.numbers
    while options:
        apply(match.state, options[chance.below(len(options))])
        options = settle(match.state)
    arrivals = [e for e in match.events() if e.name in ("simmental", "finishes")]
    assert len(arrivals) == 5 * seats
    assert arrivals[-1].name == "finishes"


@proves("ELP-END-06")
def test_the_finisher_draws_no_cards_and_the_others_do() -> None:
    t = table(2).draw(0, *["galloway"] * 4).draw(1, *["galloway"] * 4)
    t.state.simmentals = 0
    arrives(t, 0)
    assert (t.in_hand(0), len(t.player(0).draw)) == ([], 4)
    passes(t, 1)
    assert (t.in_hand(1), t.match.over) == (["galloway"] * 4, True)


@proves("ELP-END-07")
def test_an_arrival_by_extra_move_counts_like_any_other() -> None:
    t = table().put("P9", 6, 0).discs(0, "money").stands(0, "P9").choose("use 3", "move EP")
    assert (t.state.simmentals, t.on_posts(0)) == (8, {"T0": 1})
    t = table().put("P9", 6, 0).discs(0, "money").stands(0, "P9")
    t.state.simmentals = 0
    t.choose("use 3", "move EP")
    assert t.state.finisher == 0


# -- final scoring ------------------------------------------------------------------------


@proves("ELP-SCORE-01")
@pytest.mark.parametrize(("money", "points"), [(0, 0), (4, 0), (5, 1), (14, 2), (25, 5)])
def test_a_point_per_full_five_dollars(money: int, points: int) -> None:
    assert table().set(0, money=money).points(0)["money"] == points


@proves("ELP-SCORE-02")
def test_own_buildings_score() -> None:
    t = table().put("P1", 2, 0).put("P2", 6, 0).put("P3", 5, 1)
    assert (t.points(0)["buildings"], t.points(1)["buildings"]) == (3 + 11, 9)


@proves("ELP-SCORE-03")
def test_every_disc_on_a_black_post_scores() -> None:
    assert table().posts(0, 9, 10, 14, 16, 16).points(0)["trading_posts"] == 2 + 6 + 8 + 8


@proves("ELP-SCORE-04")
def test_workers_score_in_deck_discard_and_area() -> None:
    t = table().workers(0, cowboy=2, joker=1).draw(0, "engineer").discard(0, "builder")
    assert t.points(0)["workers"] == 10


@proves("ELP-SCORE-05")
def test_cattle_score_in_deck_hand_and_discard_and_not_when_culled() -> None:
    t = table().hand(0, "hereford").draw(0, "shorthorn", "criollo").discard(0, "corriente")
    t.culled(0, "hereford")
    assert t.points(0)["cattle"] == 8 + 5 + 3
    t.state.finisher = 0
    assert t.points(0)["cattle"] == 18
    assert table().hand(0, "black_angus", "simmental").points(0)["cattle"] == 4


@proves("ELP-SCORE-06")
def test_bonus_tiles_score() -> None:
    assert table().owns(0, "BN01", "BN05", "BN12").points(0)["bonus_tiles"] == 3 + 2 + 1


@proves("ELP-SCORE-07")
def test_fulfilled_objectives_score_and_others_cost_nothing() -> None:
    t = table().owns(0, "O07", "O06").hand(0, "hereford")
    assert t.points(0)["objectives"] == 4


@proves("ELP-SCORE-08")
def test_tokens_certificates_discs_and_markers_score_nothing() -> None:
    t = table().set(0, tokens=9, certificates=4)
    assert sum(t.points(0).values()) == 0
    assert list(t.points(0)) == [
        "money",
        "buildings",
        "trading_posts",
        "workers",
        "cattle",
        "bonus_tiles",
        "objectives",
    ]


@proves("ELP-SCORE-09")
def test_most_points_win_then_most_money_left_then_both() -> None:
    t = table(3).set(0, money=7).set(1, money=9).set(2, money=4)
    assert t.match.winners() == [1]  # 2 against 4 dollars after conversion
    t.set(0, money=12).hand(1, "black_angus").set(1, money=4)
    assert t.match.winners() == [1]  # 2 points each; less money in all, but more left
    t.hand(1).set(0, money=9).set(1, money=9)
    assert t.match.winners() == [0, 1]
    t.hand(2, "hereford")
    assert t.match.winners() == [2]


@proves("ELP-SCORE-09")
def test_a_tie_that_money_decides_is_told() -> None:
    t = table(2).set(0, money=7).set(1, money=9)
    assert (
        render(verdict(t.match)) == "Player 2 wins a tie with 1 point, by the money that is left."
    )
    t.set(0, money=9)
    assert render(verdict(t.match)) == "Player 1 and Player 2 share the victory with 1 point each."
    t.set(0, money=4)
    assert render(verdict(t.match)) == "Player 2 wins with 1 point."


# -- objectives ---------------------------------------------------------------------------


def objective_points(t: Table) -> int:
    """What the objective tiles of seat 0 give."""
    return t.points(0)["objectives"]


@proves("ELP-OBJ-01")
def test_every_element_counts_for_one_objective_only() -> None:
    t = table().owns(0, "O01", "O17", "BN05").hand(0, "black_angus", "corriente")
    assert objective_points(t) == 3
    assert objective_points(t.discard(0, "corriente")) == 6


@proves("ELP-OBJ-02")
def test_named_cattle_count_wherever_they_are() -> None:
    t = table().owns(0, "O08").draw(0, "hereford").discard(0, "black_angus")
    assert objective_points(t) == 5
    assert objective_points(t.draw(0).culled(0, "hereford")) == 0


@proves("ELP-OBJ-03")
def test_buildings_of_enough_cost_each_used_whole() -> None:
    t = table().owns(0, "O10").put("P1", 4, 0).put("P2", 2, 0)
    assert objective_points(t) == 4  # 4 + 2 are 6
    t = table().owns(0, "O09", "O19").hand(0, "corriente").put("P1", 6, 0)
    assert objective_points(t) == 4  # one building serves one tile, the better one
    t = table().owns(0, "O11").put("P1", 4, 0).put("P2", 3, 0)
    assert objective_points(t) == 0


@proves("ELP-OBJ-04")
def test_a_disc_on_exactly_the_named_post() -> None:
    assert objective_points(table().owns(0, "O12").posts(0, 16, 14)) == 0
    t = table().owns(0, "O12", "O20").hand(0, "shorthorn").posts(0, 12)
    assert objective_points(t) == 5  # one disc serves one tile
    assert objective_points(t.posts(0, 12, 12)) == 8


@proves("ELP-OBJ-05")
def test_both_conditions_of_a_tile_must_be_met() -> None:
    t = table().owns(0, "O15", "BN05").put("P1", 2, 0)
    assert objective_points(t) == 0
    t = table().owns(0, "O15", "BN05").put("P1", 3, 0)
    assert objective_points(t) == 4
    assert objective_points(t.owns(0, "O15")) == 0


@proves("ELP-OBJ-06")
def test_the_best_assignment_is_found() -> None:
    t = table().owns(0, "O01", "O04", "O05").hand(0, "black_angus", "corriente", "shorthorn")
    assert objective_points(t) == 4
    t = table().owns(0, "O15", "O16", "O17", "BN05", "BN06").hand(0, "corriente").put("P1", 3, 0)
    assert objective_points(t) == 7  # one tile each for O15 and O17 instead of two for O16
    t = table().owns(0, "O09", "O19").hand(0, "corriente").put("P1", 3, 0).put("P2", 5, 0)
    assert objective_points(t) == 7  # the 5 for O09, the 3 for O19
