"""Taking village tiles (GWT-VIL)."""

import pytest

from tests.rules.gwt.vocabulary import Table, both_editions, proves, table

SPACES = [f"T{order}" for order in range(1, 10)]
DOLLARS_1E = dict(zip(SPACES, [-3, -2, -1, 1, 2, 4, 6, 8, 10], strict=True))
DOLLARS_2E = dict(zip(SPACES, [0, 1, 2, 3, 4, 5, 6, 8, 10], strict=True))
BESIDE_THE_TRAIL = ["T1", "T2", "T3"]
every_space = pytest.mark.parametrize("space", SPACES)


def village(game: str, money: int, *spaces: str) -> Table:
    """Seat 0 at neutral building D; tiles on village spaces, green and second in turn."""
    t = table(game)
    for number, space in enumerate(spaces):
        t.put(space, ("green", "second")[number % 2])
    return t.stands(0, "D", money=money)


@both_editions
@every_space
@proves("GWT-VIL-01")
def test_any_tile_of_the_village_may_be_taken_and_is_kept(game: str, space: str) -> None:
    t = village(game, 10, *SPACES).choose("use 1")
    assert t.options() == [f"village {name}" for name in SPACES]
    t.choose(f"village {space}")
    assert [name for name in SPACES if t.at(name) == "none"] == [space]
    green = int(space[1]) % 2
    assert (t.player(0).green, t.player(0).second) == (green, 1 - green)


@every_space
@proves("GWT-VIL-02")
def test_the_value_above_the_space_is_gained_or_paid(space: str) -> None:
    t = village("gwt1", 10, *SPACES).choose("use 1", f"village {space}")
    assert (t.money(0), t.player(0).tokens) == (10 + DOLLARS_1E[space], 0)


@every_space
@proves("GWT-VIL-03")
def test_the_reward_above_the_space_is_gained(space: str) -> None:
    t = village("gwt2", 0, *SPACES).choose("use 1", f"village {space}")
    assert (t.money(0), t.player(0).tokens) == (DOLLARS_2E[space], 1 if space == "T1" else 0)


@pytest.mark.parametrize("space", BESIDE_THE_TRAIL)
@proves("GWT-VIL-04")
def test_a_tile_that_cannot_be_paid_is_not_taken(space: str) -> None:
    price = -DOLLARS_1E[space]
    t = village("gwt1", price - 1, space, "T4", "T5").choose("use 1")
    t.expect_refusal(f"village {space}", "GWT-VIL-04")
    assert t.options() == ["village T4", "village T5"]
    t = village("gwt1", price, space, "T4").choose("use 1", f"village {space}")
    assert (t.money(0), t.player(0).green) == (0, 1)


@proves("GWT-VIL-04")
def test_with_only_unpayable_tiles_the_action_is_closed() -> None:
    t = village("gwt1", 1, "T1", "T2").expect_refusal("use 1", "GWT-VIL-04")
    assert t.options("aux") == ["aux dollar", "aux draw"]


@both_editions
@proves("GWT-VIL-05")
def test_with_an_empty_village_the_action_is_closed(game: str) -> None:
    t = table(game).put("FLOOD1", "flood4green").put("TR1", "1a@2")
    t.stands(0, "D", money=10).expect_refusal("use 1", "GWT-VIL-05")


@both_editions
@pytest.mark.parametrize(
    ("seats", "tile", "fee"),
    [(3, "green", 2), (3, "second", 1), (4, "green", 1), (4, "second", 2)],
)
@proves("GWT-VIL-06")
def test_green_tiles_show_a_green_hand_and_the_others_a_black_one(
    game: str, seats: int, tile: str, fee: int
) -> None:
    t = table(game, seats=seats).put("T4", tile).moves(0, "C", money=5)
    t.choose("move T4 via south+village")
    assert (t.herder(0), t.money(0)) == ("T4", 5 - fee)


@both_editions
@proves("GWT-VIL-07")
def test_tiles_beside_the_trail_cause_no_fee(game: str) -> None:
    t = table(game).put("TR1", "2a@1").set(0, money=5)
    for space in BESIDE_THE_TRAIL:
        t.put(space, "green")
    t.clear(0, "step_left", "step_right").moves(0, "C")
    assert not [option for option in t.options() if option.split()[1] in BESIDE_THE_TRAIL]
    t.choose("move TR1 via south+village")  # along the whole village
    assert (t.herder(0), t.money(0)) == ("TR1", 5)


@both_editions
@pytest.mark.parametrize("space", BESIDE_THE_TRAIL)
@proves("GWT-VIL-07")
def test_tiles_beside_the_trail_can_be_taken(game: str, space: str) -> None:
    t = village(game, 3, space).choose("use 1")  # the only tile is taken at once
    assert (t.at(space), t.player(0).green) == ("none", 1)
