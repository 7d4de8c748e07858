"""Cards 4, 11 and 14: building (SAM-BUILD)."""

from __future__ import annotations

import pytest

from tests.rules.sam.vocabulary import SAM, SamTable, alone, proves


def site(builders: int, *numbers: int) -> SamTable:
    """So many builders, and only these buildings in his supply."""
    t = alone().workers(SAM, 1, builders, 1).you_stand("START")
    t.player(SAM).unbuilt = sum(1 << number for number in numbers)
    return t


ALL = tuple(range(1, 13))


@pytest.mark.parametrize(
    ("builders", "built"), [(1, "1b"), (2, "4b"), (3, "5b"), (4, "6b"), (5, "7b"), (6, "8b")]
)
@proves("SAM-BUILD-01")
def test_most_builders_then_a_hand_then_the_lowest_number(builders: int, built: str) -> None:
    t = site(builders, *ALL).plays(4)
    assert t.at("A1") == f"{built}@2"
    assert t.money(SAM) == 0


@proves("SAM-BUILD-01", "SAM-BUILD-04")
def test_the_same_builder_again_and_again() -> None:
    """EX-SAM-04: 1b, which has a hand, then 2b, then a replacement by one more builder."""
    t = site(1, 1, 2, 3).plays(4, 4)
    assert (t.at("A1"), t.at("A2")) == ("1b@2", "2b@2")
    t.plays(4)
    assert (t.at("A1"), t.at("A2")) == ("1b@2", "3b@2")


@proves("SAM-BUILD-02", "SAM-BUILD-03")
def test_the_first_free_space_ahead_of_the_player() -> None:
    assert site(1, 1).you_stand("B").plays(4).at("B1") == "1b@2"
    assert site(1, 1).you_stand("B").put("B1", "5a@1").plays(4).at("B2") == "1b@2"
    assert site(1, 1).you_stand("F").plays(4).at("F1") == "1b@2"  # as near as F2


@proves("SAM-BUILD-02", "SAM-BUILD-03")
def test_never_in_a_branch_with_a_hazard_zone_but_in_that_of_the_outlaws() -> None:
    t = site(1, 1).you_stand("FLOOD4")
    assert t.plays(4).at("B1") == "1b@2"  # FR1 and FR2 are nearer
    t = site(1, 1).you_stand("T8")
    assert t.plays(4).at("TR1") == "1b@2"


@proves("SAM-BUILD-02")
def test_without_a_space_before_kansas_city_from_the_start() -> None:
    t = site(1, 1).you_stand("G").put("G1", "5a@1").put("G2", "6a@1")
    assert t.plays(4).at("A1") == "1b@2"


@proves("SAM-BUILD-03")
def test_empty_spaces_count_as_edges() -> None:
    t = site(1, 1).you_stand("C").put("C1", "5a@1").put("C2", "6a@1")
    assert t.plays(4).at("D1") == "1b@2"  # two edges away; E1 is five


@proves("SAM-BUILD-04", "SAM-BUILD-10")
def test_without_a_fitting_tile_he_replaces_with_as_many_builders_as_possible() -> None:
    t = site(2, 5, 6).put("B1", "1b@2").put("B2", "3b@2").plays(4)
    assert (t.at("B1"), t.at("B2")) == ("1b@2", "6b@2")  # two builders; 6b is larger than 5b


@proves("SAM-BUILD-04")
def test_never_more_builders_than_he_has_and_at_least_one() -> None:
    t = site(1, 3, 10).put("B1", "4b@2")
    t.player(SAM).unbuilt = 1 << 3 | 1 << 10
    for space in ("A1", "A2", "A3"):
        t.state.trail[t.space(space)] = 0
    t.plays(4)
    assert t.at("B1") == "4b@2"
    assert t.at("A1") == "none"


@proves("SAM-BUILD-05")
def test_of_equal_replacements_the_largest_tile_even_if_another_has_a_hand() -> None:
    t = site(1, 4, 5).put("B1", "2b@2").put("B2", "3b@2").plays(4)
    assert (t.at("B1"), t.at("B2")) == ("2b@2", "5b@2")  # 4b would bring a hand


@proves("SAM-BUILD-05")
def test_of_equal_replacements_that_which_keeps_most_hands() -> None:
    t = site(1, 3).put("B1", "1b@2").put("B2", "2b@2").plays(4)
    assert (t.at("B1"), t.at("B2")) == ("1b@2", "3b@2")


@proves("SAM-BUILD-05")
def test_then_the_lowest_number_and_the_earliest_space() -> None:
    t = site(1, 5, 12).put("B1", "3b@2").put("E1", "3b@2").plays(4)
    assert (t.at("B1"), t.at("E1")) == ("5b@2", "3b@2")


@proves("SAM-BUILD-06")
def test_side_b_whatever_the_player_uses_and_replaced_tiles_leave_the_game() -> None:
    t = site(1, 3).sides("a").put("B1", "1b@2").plays(4)
    assert t.at("B1") == "3b@2"
    assert len(t.state.gone_tiles) == 1
    assert t.player(SAM).unbuilt == 0


@proves("SAM-BUILD-07")
def test_card_14_with_builders_is_the_plain_action() -> None:
    assert site(3, *ALL).specialty("builder").plays(14).at("A1") == "5b@2"


@proves("SAM-BUILD-08")
def test_card_14_with_another_specialty_uses_exactly_one_builder() -> None:
    assert site(3, *ALL).specialty("cowboy").plays(14).at("A1") == "1b@2"
    t = site(3, 5, 6).put("B1", "3b@2").specialty("cowboy").plays(14)
    assert t.at("B1") == "5b@2"
    t = site(3, 6).put("B1", "3b@2").specialty("cowboy").plays(14)
    assert t.at("B1") == "3b@2"
    assert t.at("A1") == "none"


@proves("SAM-BUILD-09")
def test_two_hands_count_once() -> None:
    t = site(1, 8).put("B1", "7b@2").put("E1", "11b@2").plays(4)
    assert (t.at("B1"), t.at("E1")) == ("7b@2", "8b@2")  # 5 builders each, 7b with both hands
    t = site(3, 10).put("B1", "7b@2").put("E1", "11b@2").plays(4)
    assert (t.at("B1"), t.at("E1")) == ("7b@2", "10b@2")


@proves("SAM-BUILD-10")
def test_a_new_building_comes_before_any_replacement() -> None:
    t = site(3, 1, 9).put("B1", "5b@2").plays(4)
    assert (t.at("A1"), t.at("B1")) == ("1b@2", "5b@2")


@proves("SAM-BUILD-11")
def test_a_building_under_the_players_herder_may_be_replaced() -> None:
    t = site(1, 3).put("B1", "1b@2").you_stand("B1").plays(4)
    assert t.at("B1") == "3b@2"
    assert t.herder(0) == "B1"
