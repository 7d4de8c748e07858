"""Towns."""

import pytest

from tests.rules.wildtiled.vocabulary import Table, proves, table

LONE_STAR = ("7,5", "7,6", "8,5", "8,6", "8,7", "9,5")


def almost(year: int) -> Table:
    """Lone Star lacks its last cell."""
    t = table().streets(0, *LONE_STAR)
    t.state.year = year - 1
    return t


@proves("WTW-TOWN-01")
def test_a_town_is_inaugurated_when_its_last_cell_is_covered() -> None:
    t = almost(4)
    assert t.points(0) == 5
    t.places(0, "street", "9,6")
    assert t.match.view(1)["players"][0]["towns"] == ["A"]
    assert t.points(0) == 5 + 6


@proves("WTW-TOWN-02")
@pytest.mark.parametrize(("year", "bonus"), [(1, 5), (2, 3), (3, 2), (4, 0)])
def test_the_sign_and_the_bonus_of_the_year(year: int, bonus: int) -> None:
    t = almost(year).places(0, "street", "9,6")
    assert t.points(0) == 5 + 6 + bonus


@proves("WTW-TOWN-03")
def test_two_towns_finished_by_one_placement_both_score_with_the_bonus() -> None:
    t = table(boards="62")  # Acorn 7,1 8,1 9,0 9,1 and Birchville 7,3 7,4 7,5 8,3 9,3
    t.streets(0, "7,1", "8,1", "9,0", "7,3", "7,4", "7,5", "8,3")
    t.places(0, "R01", "9,1 9,2=sheriff 9,3")
    assert t.points(0) == 5 + (3 + 5) + (4 + 5)


@proves("WTW-TOWN-04")
def test_any_kind_of_cell_covers_a_town() -> None:
    t = table().streets(0, "7,5", "8,5", "9,5", "9,6")
    t.places(0, "F02", "c8,6 c7,6 f8,7")
    assert t.points(0) == 5 + 6 + 5
