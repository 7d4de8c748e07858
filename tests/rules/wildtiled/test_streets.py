"""Free streets and streets gained."""

from tests.rules.wildtiled.vocabulary import proves, table


@proves("WTW-STR-01")
def test_one_street_or_two_adjacent_ones_instead_of_a_tile() -> None:
    t = table().choose("streets", "street 5,5 5,6")
    assert t.covered(0) == {"5,5", "5,6"}
    t = table().choose("streets", "street 5,5")
    assert t.covered(0) == {"5,5"}
    t = table().choose("streets")
    assert all(len(option.split()) <= 3 for option in t.options("street"))
    assert "street 5,5 6,6" not in t.options()


@proves("WTW-STR-02")
def test_a_first_pair_covers_the_start_cell_with_one_of_its_streets() -> None:
    t = table().choose("streets")
    assert t.options() == sorted(
        ["street 5,5", "street 4,5 5,5", "street 5,4 5,5", "street 5,5 5,6", "street 5,5 6,5"]
    )
    t.expect_refusal("street 4,4 4,5", "WTW-PLACE-04")


@proves("WTW-STR-02")
def test_one_connected_street_carries_the_other() -> None:
    t = table().streets(0, "5,5").choose("streets", "street 5,6 5,7")
    assert t.covered(0) == {"5,5", "5,6", "5,7"}
    t = table().streets(0, "5,5").choose("streets")
    t.expect_refusal("street 5,7 5,8", "WTW-PLACE-05")
    t.expect_refusal("street 6,4 6,5", "WTW-PLACE-03")


@proves("WTW-STR-03")
def test_free_streets_remove_no_die() -> None:
    t = table().dice(1, 2, river=(3,)).choose("streets", "street 5,5")
    assert (t.state.prairie, t.state.river) == ([1, 2], [3])


@proves("WTW-STR-04")
def test_a_pair_is_one_placement_and_two_streets() -> None:
    t = table().choose("streets", "street 5,5 5,6")
    assert t.pieces(0) == ["street", "street"]
    assert len(t.happened("laid")) == 1


@proves("WTW-STR-05", "WTW-RES-02")
def test_streets_gained_are_laid_one_by_one_and_need_not_touch_each_other() -> None:
    t = table().streets(0, "4,4", "4,3").gives(0, "F06")
    t.choose("place 3,2 n")  # a street on the tile, another one on the board at 4,1
    assert t.player(0).streets_due == 1
    assert t.step == "LayStreet"
    t.choose("street 3,4")
    assert t.step == "LayStreet"
    t.choose("street 5,3")
    assert t.pieces(0)[-2:] == ["street", "street"]
    assert t.step == "Turn"


@proves("WTW-STR-06")
def test_a_street_gained_must_be_laid_if_it_can_be() -> None:
    t = table().streets(0, "5,5", "4,5", "4,6").choose("streets", "street 4,7")
    assert t.step == "LayStreet"
    assert {option.split()[0] for option in t.options()} == {"street"}
    assert t.seat == 0


@proves("WTW-STR-06")
def test_a_street_that_fits_nowhere_is_lost() -> None:
    street = 1 << 47  # only the street bonus at 4,7 is free
    t = table().gives(0, "street")
    t.set(0, free_north=street, free_south=0, reach_north=street, reach_south=0)
    assert t.happened("streets-lost", "n") == [(0, 1)]
    assert t.player(0).streets_due == 0
    assert t.seat == 1
