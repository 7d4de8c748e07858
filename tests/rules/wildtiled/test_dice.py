"""Dice and trays."""

import pytest

from tests.rules.wildtiled.vocabulary import new_table, proves, table
from trailhand.games.wildtiled.dice import lay, move_dry_dice, roll
from trailhand.games.wildtiled.facts.codes import SLOT_NAMES
from trailhand.games.wildtiled.tables import open_box

BOX = open_box(4)


def laid(*values: int, dry: tuple[int, ...] = (), river: bool = False) -> list[int]:
    """Where dice that show these values come to lie."""
    lines = BOX.river_lines if river else BOX.prairie_lines
    piles = BOX.piles[:]
    for number in dry:
        for slot in lines[number - 1]:
            piles[slot] = 0
    dice: list[int] = []
    for value in values:
        lay(piles, lines, dice, value)
    return dice


@proves("WTW-DICE-03")
def test_the_first_player_rolls_and_every_die_goes_to_its_number() -> None:
    seen: dict[str, set[int]] = {"prairie": set(), "river": set()}
    t = table(4)
    for _ in range(200):
        roll(t.state)
        seen["prairie"] |= set(t.state.prairie)
        seen["river"] |= set(t.state.river)
    assert seen == {"prairie": set(range(1, 21)), "river": set(range(1, 9))}
    t = new_table(2, start=1)
    while not t.happened("rolled"):
        t.match.play(0)
    assert t.happened("rolled")[0][0] == 1


@proves("WTW-DICE-04", "WTW-DICE-06", "WTW-DICE-10")
@pytest.mark.parametrize(
    ("values", "numbers"),
    [((11, 11, 11), [11, 12, 13]), ((20, 20, 1), [1, 2, 20]), ((20, 1, 20), [1, 2, 20])],
)
def test_a_taken_number_sends_a_die_to_the_next_one(
    values: tuple[int, ...], numbers: list[int]
) -> None:
    assert laid(*values) == numbers


@proves("WTW-DICE-04")
def test_river_dice_wrap_from_eight_to_one() -> None:
    assert laid(8, 8, river=True) == [1, 8]


@proves("WTW-DICE-05")
def test_a_die_passes_a_line_without_any_tile_but_not_one_with_an_empty_nearest_pile() -> None:
    assert laid(2, dry=(2,)) == [3]
    t = table().pile("L-A2", 0).dice(2)
    move_dry_dice(t.state)
    assert t.state.prairie == [2]
    assert t.match.view(0)["eligible"] == {"prairie 2": "L-B2"}


@proves("WTW-DICE-07", "WTW-DICE-10")
def test_taking_the_last_tile_of_a_row_moves_a_die_that_lies_there() -> None:
    t = table()
    for slot in ("L-B1", "L-C1", "L-D1"):
        t.pile(slot, 0)
    t.pile("L-A1", 1).dice(1, 6)
    t.choose("prairie 1")
    assert t.state.prairie == [7]
    assert t.happened("prairie-moved", "n", "to") == [(0, 6, 7)]


@proves("WTW-DICE-08")
def test_prairie_dice_move_before_river_dice_each_in_ascending_order() -> None:
    t = table()
    for name in SLOT_NAMES:
        if name.startswith("L-"):
            t.state.piles[SLOT_NAMES.index(name)] = 0
    t.state.prairie, t.state.river = [3, 9], [2, 3]
    move_dry_dice(t.state)
    assert t.state.prairie == [11, 12]
    assert t.state.river == [5, 6]
    assert [(event.name, event["n"], event["to"]) for event in t.match.events()[-4:]] == [
        ("prairie-moved", 3, 11),
        ("prairie-moved", 9, 12),
        ("river-moved", 2, 5),
        ("river-moved", 3, 6),
    ]


@proves("WTW-DICE-09")
def test_a_die_without_any_line_left_is_set_aside() -> None:
    t = table()
    t.state.piles = [0] * 40
    t.state.prairie, t.state.river = [4], [1]
    move_dry_dice(t.state)
    assert (t.state.prairie, t.state.river) == ([], [])
    assert (t.happened("prairie-gone", "n"), t.happened("river-gone", "n")) == ([(0, 4)], [(0, 1)])
