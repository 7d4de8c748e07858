"""Sue: what she does (SUE-ACT)."""

from __future__ import annotations

import pytest

from tests.rules.elpaso.solo import SUE, acts, at, cattle, kinds, row, solo
from tests.rules.elpaso.vocabulary import cards, proves
from trailhand.games.elpaso.solo.scoring import sue_score
from trailhand.games.elpaso.words.names import NODE_WORDS


@proves("SUE-ACT-01", "SUE-ACT-15")
@pytest.mark.parametrize(
    ("cowboys", "breed"),
    [(1, "black_angus"), (2, "corriente"), (3, "shorthorn"), (4, "hereford"), (6, "hereford")],
)
def test_the_market_gives_a_breed_by_her_cowboys(cowboys: int, breed: str) -> None:
    t = acts(row(solo(), cowboy=cowboys, engineer=1, builder=1), "market")
    assert (cattle(t), t.sue.workers[0]) == ([breed], cowboys)
    left = {"black_angus": 5, "corriente": 7, "shorthorn": 8, "hereford": 6}
    assert t.match.view(0)["market"] == left | {breed: left[breed] - 1}


@proves("SUE-ACT-02")
def test_if_the_breed_is_gone_she_takes_the_next_cheaper_one() -> None:
    t = row(solo(), cowboy=3, engineer=1, builder=1).market(shorthorn=0, corriente=0)
    assert cattle(acts(t, "market")) == ["black_angus"]
    t.market(black_angus=0)
    assert cattle(acts(t, "market")) == ["black_angus"]
    assert kinds(t)[-1] == "sue-nothing"


@proves("SUE-ACT-03")
def test_her_cattle_only_score() -> None:
    t = row(solo(), cowboy=4, engineer=1, builder=1)
    before = sue_score(t.state)["cattle"]
    acts(t, "market")
    assert sue_score(t.state)["cattle"] == before + 8


@proves("SUE-ACT-04")
def test_the_reserve_gives_cattle_or_workers() -> None:
    t = row(solo(), cowboy=1, engineer=1, builder=1)
    t.sue.reserve = cards(("corriente",))
    assert cattle(acts(t, "reserve_1")) == ["corriente"]
    t.sue.reserve = cards(("builder", "engineer"))
    acts(t, "reserve_2")
    assert (t.sue.workers, t.sue.reserve) == ([1, 2, 2], [])
    for count in (1, 2):
        t.sue.reserve = cards(("corriente",) * 4)
        assert len(acts(t, f"reserve_{count}").sue.reserve) == 4 - count


@proves("SUE-ACT-05")
def test_a_joker_joins_the_largest_group_below_four() -> None:
    t = row(solo(), cowboy=2, engineer=4, builder=2)
    t.sue.reserve = cards(("joker",))
    acts(t, "reserve_1")
    assert (t.sue.workers, t.sue.jokers) == ([3, 4, 2], [1, 0, 0])  # tie: leftmost
    t = row(solo(), builder=1, cowboy=1, engineer=3)
    t.sue.reserve = cards(("joker",))
    assert acts(t, "reserve_1").sue.workers == [1, 4, 1]


@proves("SUE-ACT-06")
def test_with_three_full_groups_the_leftmost_and_an_empty_reserve_gives_nothing() -> None:
    t = row(solo(), engineer=4, cowboy=5, builder=4)
    t.sue.reserve = cards(("joker",))
    assert acts(t, "reserve_2").sue.workers == [5, 5, 4]
    assert kinds(t)[-1] == "sue-nothing"


@proves("SUE-ACT-07")
def test_the_train_card_of_her_engineers_and_only_some_of_its_actions() -> None:
    t = row(solo(), cowboy=1, engineer=1, builder=1)
    acts(t, "train")
    assert (len(t.sue.objectives), t.sue.bonuses) == (1, [])  # the token is ignored
    t = acts(row(solo(), cowboy=1, engineer=6, builder=1), "train")  # as with four
    assert len(t.sue.objectives) + len(t.sue.bonuses) == 1
    assert NODE_WORDS[t.sue.rancher] == "EP"  # neither certificates nor a move
    t = acts(row(solo(), cowboy=1, engineer=3, builder=1), "train")
    assert (len(t.sue.objectives), len(t.sue.bonuses)) == (1, 1)


@proves("SUE-ACT-08")
def test_the_tile_with_the_most_points_leftmost_and_objective_first() -> None:
    t = row(solo(), cowboy=1, engineer=1, builder=1)
    t.objectives("O01", "O03", "O05", pile=("O06",))  # 3, 4, 4
    acts(t, "train")
    assert [t.box.objectives[tile].name for tile in t.sue.objectives] == ["O03"]
    assert t.match.view(0)["objectives"] == ["O01", "O06", "O05"]
    t = row(solo(), cowboy=1, engineer=4, builder=1)
    t.objectives("O01", "O02", "O09").bonuses("BN01", "BN02", "BN03")  # all 3
    money = t.money(0)
    acts(t, "train")
    assert [t.box.objectives[tile].name for tile in t.sue.objectives] == ["O01"]
    t.objectives("", "", "").bonuses("BN12", "BN18", "BN05")
    acts(t, "train")
    assert [t.box.bonuses[tile].name for tile in t.sue.bonuses] == ["BN18"]  # its 5$ are ignored
    assert t.money(0) == money
    assert sue_score(t.state)["bonus_tiles"] == 2


@proves("SUE-ACT-08")
def test_with_both_kinds_points_come_first_then_the_position() -> None:
    t = row(solo(), cowboy=1, engineer=4, builder=1)
    t.objectives("", "O01", "O02").bonuses("BN01", "BN02", "BN03")  # all 3
    acts(t, "train")
    assert (t.sue.objectives, t.sue.bonuses) == ([], [t.bonus("BN01")])  # further left
    t.objectives("", "O01", "O03").bonuses("BN02", "BN03", "BN04")  # 3, 4 against 3, 3, 3
    assert acts(t, "train").sue.objectives == [t.objective("O03")]


@proves("SUE-ACT-09")
def test_cattle_of_a_train_card_is_a_corriente() -> None:
    t = row(solo(), cowboy=1, engineer=3, builder=1).train("v")
    assert cattle(acts(t, "train")) == ["corriente"]
    t = row(solo(), cowboy=1, engineer=3, builder=1).train("v").market(corriente=0)
    assert cattle(acts(t, "train")) == ["black_angus"]
    t.market(black_angus=0)
    assert cattle(acts(t, "train")) == ["black_angus"]


@proves("SUE-ACT-10")
def test_instead_of_hiring_she_draws_from_her_reserve() -> None:
    t = row(solo(), cowboy=1, engineer=4, builder=1).train("v")
    t.sue.reserve = cards(("builder",))
    acts(t, "train")
    assert (t.sue.workers, t.sue.reserve, t.state.supply[2]) == ([1, 4, 2], [], 7)


@proves("SUE-ACT-11")
def test_she_builds_the_dearest_building_on_the_dearest_empty_space() -> None:
    t = at(row(solo(), cowboy=1, engineer=1, builder=3), "NC")
    acts(t, "build")
    assert t.at("P2") == "3a@sue"  # P2 costs the most
    assert (t.state.piles[3], t.sue.workers[2]) == (1, 3)
    t = row(solo(), cowboy=1, engineer=1, builder=3)
    t.state.piles[3] = t.state.piles[2] = 0
    assert acts(t, "build").at("P2") == "1a@sue"


@proves("SUE-ACT-12")
def test_she_replaces_with_the_most_builders() -> None:
    t = row(solo(), cowboy=1, engineer=1, builder=3).put("P1", 1, SUE).put("P6", 5, SUE)
    acts(t, "build")
    assert (t.at("P1"), t.at("P6")) == ("4a@sue", "5a@sue")
    assert (t.state.piles[1], t.state.piles[4]) == (2, 1)
    t = at(row(solo(), cowboy=1, engineer=1, builder=1), "P6")
    t.put("P1", 1, SUE).put("P6", 4, SUE)
    acts(t, "build")  # both by one; she stands on P6, distance 0
    assert (t.at("P1"), t.at("P6")) == ("1a@sue", "5a@sue")


@proves("SUE-ACT-12")
def test_she_replaces_only_by_a_building_in_stock() -> None:
    t = row(solo(), cowboy=1, engineer=1, builder=3).put("P1", 1, SUE).put("P6", 5, SUE)
    t.put("P3", 4, 0).put("P4", 4, 0)
    acts(t, "build")  # 1 to 3, as no 4 is left
    assert (t.at("P1"), t.at("P6"), t.state.piles[3]) == ("3a@sue", "5a@sue", 1)


@proves("SUE-ACT-13")
def test_if_she_cannot_build_she_takes_a_hereford() -> None:
    t = row(solo(), cowboy=1, engineer=1, builder=9).put("P1", 6, SUE).put("P2", 6, SUE)
    assert cattle(acts(t, "build")) == ["hereford"]
    t = row(solo(), cowboy=1, engineer=1, builder=1)
    t.state.piles[1] = 0
    assert cattle(acts(t, "build")) == ["hereford"]
    t.market(hereford=0)
    assert cattle(acts(t, "build")) == ["hereford", "shorthorn"]


@proves("SUE-ACT-14")
def test_the_best_of_three_follows_her_largest_group() -> None:
    t = acts(row(solo(), cowboy=3, engineer=2, builder=3), "best_of_three")
    assert cattle(t) == ["shorthorn"]  # tie: cowboys are further left
    t = acts(row(solo(), builder=3, cowboy=3, engineer=2), "best_of_three")
    assert (cattle(t), t.at("P2")) == ([], "3a@sue")
    t = acts(row(solo(), builder=1, cowboy=1, engineer=2), "best_of_three")
    assert len(t.sue.bonuses) == 1


@proves("SUE-ACT-15")
def test_her_workers_are_never_discarded() -> None:
    t = row(solo(), cowboy=3, engineer=3, builder=3)
    for action in ("market", "train", "build"):
        acts(t, action)
    assert t.sue.workers == [3, 3, 3]


@proves("SUE-ACT-16")
def test_ties_between_spaces_go_clockwise_from_her_rancher() -> None:
    for node, site in (("NC", "P6"), ("NE", "P1"), ("EP", "P1"), ("P6", "P6")):
        t = at(row(solo(), cowboy=1, engineer=1, builder=1), node).put("P2", 2, 0)
        assert acts(t, "build").at(site) == "1a@sue", node
