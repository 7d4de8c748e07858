"""Components and set-up."""

from collections import Counter

import pytest

import trailhand as th
from tests.rules.wildtiled.vocabulary import new_table, proves, table
from trailhand.games.wildtiled.facts.codes import COLUMNS, SLOT_NAMES
from trailhand.games.wildtiled.facts.files import facts
from trailhand.games.wildtiled.position import all_tiles, conservation_problems
from trailhand.games.wildtiled.sides import boards, open_side
from trailhand.games.wildtiled.tables import open_box


@proves("WTW-CMP-01")
def test_forty_types_lie_in_forty_slots_one_each() -> None:
    box = open_box(4)
    assert len({tile.id for tile in box.tiles[:40]}) == 40
    assert len(SLOT_NAMES) == facts("components")["counts"]["slots"]
    assert sum(tile.building is not None for tile in box.tiles) == 14


@proves("WTW-CMP-02")
def test_twenty_four_types_have_two_copies_and_sixteen_have_three() -> None:
    copies = Counter(tile.copies for tile in open_box(4).tiles[:40])
    assert copies == {2: 24, 3: 16}
    assert sum(open_box(4).piles) == 96


@proves("WTW-CMP-03")
def test_only_the_wheelwright_asks_for_a_face_and_the_mill_comes_arrow_up() -> None:
    t = table().streets(0, "5,5").gives(0, "wheelwright").choose("place 5,6 n")
    assert t.options("face") == ["face double", "face two"]
    t = table().streets(0, "5,5").gives(0, "lumber_mill").choose("place 5,6 n")
    assert t.player(0).marks[-1] == 0
    assert t.step != "ChooseFace"


@proves("WTW-CMP-04")
def test_gold_bullets_and_streets_never_run_out() -> None:
    t = table().set(0, gold=1000, bullets=1000).streets(0, "5,5")
    t.gives(0, "cache").choose("place 5,6 n")
    assert t.bullets(0) == 1003  # two of the building, one of the cell 6,6


@proves("WTW-CMP-05")
def test_without_an_ace_card_left_a_fancy_saloon_brings_none() -> None:
    t = table().streets(0, "5,5").owns_ace(1, "spades", "hearts", "diamonds", "clubs")
    t.gives(0, "fancy_saloon").choose("place 5,6 n")
    assert t.step != "ChooseAce"
    t = table().streets(0, "5,5").owns_ace(1, "spades", "hearts")
    t.gives(0, "fancy_saloon").choose("place 5,6 n")
    t.expect_refusal("ace hearts", "WTW-CMP-05").choose("ace clubs")
    assert t.state.ace_owner == [1, 1, -1, 0]


@proves("WTW-CMP-06")
def test_fifteen_hill_bandits_are_enough_for_three_tussles_of_five() -> None:
    assert facts("components")["counts"]["hill_bandits"] == 15
    assert sum(open_box(5).hill_bandit_years) * 5 == 15


@proves("WTW-SET-01", "WTW-DICE-01", "WTW-DICE-02")
def test_rows_are_prairie_lines_and_inner_columns_are_river_lines() -> None:
    box = open_box(4)
    for number in range(1, 21):
        tray, row = "LR"[(number - 1) // 10], (number - 1) % 5 + 1
        from_right = (number - 1) // 5 % 2 == 1
        letters = reversed(COLUMNS) if from_right else COLUMNS
        assert line(box.prairie_lines[number - 1]) == [f"{tray}-{c}{row}" for c in letters]
    for number in range(1, 9):
        tray, column = "LR"[(number - 1) // 4], "BC"[(number - 1) % 2]
        from_below = (number - 1) // 2 % 2 == 1
        rows = range(5, 0, -1) if from_below else range(1, 6)
        assert line(box.river_lines[number - 1]) == [f"{tray}-{column}{row}" for row in rows]


def line(slots: list[int]) -> list[str]:
    return [SLOT_NAMES[slot] for slot in slots]


@proves("WTW-SET-02")
def test_the_score_board_lies_on_its_solo_side_for_one_player_only() -> None:
    assert new_table(2).match.view(0)["score_board"] == "2+"
    assert new_table(1).match.view(0)["score_board"] == "solo"


@proves("WTW-SET-03", "WTW-SET-04", "WTW-SET-05", "WTW-SET-06", "WTWS-SET-01")
@pytest.mark.parametrize(("seats", "left"), [(1, 56), (2, 68), (3, 76), (4, 96), (5, 96)])
def test_tiles_are_removed_by_number_of_players(seats: int, left: int) -> None:
    t = new_table(seats)
    assert sum(t.state.piles) == left
    assert conservation_problems(t.state) == []
    removed = {SLOT_NAMES[slot] for slot in range(40) if t.state.gone[slot]}
    if seats == 1:
        assert len(removed) == 40
    if seats == 2:
        inner = {f"{tray}-{c}{row}" for tray in "LR" for c in "BC" for row in (2, 3, 4)}
        assert removed == set(SLOT_NAMES) - inner
    if seats == 3:
        assert {name[2] for name in removed} == {"A", "D"}
        assert len(removed) == 20
    assert all(number <= 1 for number in t.state.gone)


@proves("WTW-SET-05")
def test_with_three_the_last_player_of_the_first_round_has_a_gold_more() -> None:
    t = new_table(3, start=1)
    assert [t.gold(seat) for seat in range(3)] == [1, 0, 0]
    assert [new_table(4).gold(seat) for seat in range(4)] == [0, 0, 0, 0]


@proves("WTW-SET-07")
def test_with_five_the_first_year_has_a_round_less_but_its_income() -> None:
    t = table(5)
    assert t.match.view(0)["round"] == 2
    assert t.gold(0) == 2
    assert table(4).match.view(0)["round"] == 1


@proves("WTW-SET-08", "WTWS-SET-01")
@pytest.mark.parametrize(
    ("seats", "prairie", "river"), [(1, 2, 1), (2, 2, 1), (3, 2, 2), (4, 3, 2), (5, 4, 2)]
)
def test_dice_by_number_of_players(seats: int, prairie: int, river: int) -> None:
    t = new_table(seats)
    while t.step != "Turn":
        t.match.play(0)
    assert (len(t.state.prairie), len(t.state.river)) == (prairie, river)


@proves("WTW-SET-09")
def test_contracts_lie_in_random_order_or_in_that_of_a_first_game() -> None:
    first = new_table(2).match.view(0)["contracts"]
    assert [(c["cows"], c["id"]) for c in first] == [
        (4, "streets"),
        (5, "gold"),
        (6, "bullets"),
        (7, "points"),
    ]
    assert all(c["big"] for c in first)
    orders = {tuple(new_table(2, seed, contracts="random").state.contracts) for seed in range(60)}
    assert len(orders) > 12


@proves("WTW-SET-10", "WTW-SET-13")
def test_the_game_begins_with_open_aces_five_points_and_nothing_else() -> None:
    seen = new_table(2).match.view(0)
    assert set(seen["aces"].values()) == {-1}
    assert (seen["year"], seen["round"]) == (1, 1)
    for player in seen["players"]:
        assert (player["score"], player["gold"], player["bullets"], player["mine"]) == (5, 0, 0, 1)


@proves("WTW-SET-11")
def test_sides_may_be_mixed_and_no_board_is_used_twice() -> None:
    t = new_table(3, boards="317", conquest="aca")
    sides = [t.player(seat).side for seat in range(3)]
    assert [(side.id, side.conquest) for side in sides] == [
        ("B3", False),
        ("B1", True),
        ("B7", False),
    ]
    with pytest.raises(th.InvalidSetup, match="different digits"):
        new_table(2, boards="11")


@proves("WTW-SET-12")
def test_by_default_boards_are_dealt_at_random_and_all_classic() -> None:
    seen = set()
    for seed in range(40):
        state = th.new("wildtiled", seats=2, seed=seed).state
        pair = [player.side for player in state.players]  # type: ignore[attr-defined]
        assert not any(side.conquest for side in pair)
        assert pair[0].id != pair[1].id
        seen |= {side.id for side in pair}
    assert seen == set(boards())


@proves("WTW-SET-14")
def test_everybody_keeps_one_of_two_partners_and_three_are_turned_up() -> None:
    t = new_table(2)
    dealt = t.match.view(0)["players"][0]["dealt"]
    assert len(dealt) == 2
    assert t.options("keep") == sorted(f"keep {name}" for name in dealt)
    t.choose(f"keep {dealt[1]}")
    assert t.match.view(0)["players"][0]["partner"] == dealt[1]
    assert t.match.view(1)["partner_row"] == []
    t.match.play(0)
    assert len(t.match.view(0)["partner_row"]) == 3
    assert t.match.view(0)["partner_deck"] == 16 - 2 - 3
    assert conservation_problems(t.state) == []


@proves("WTW-SET-15")
def test_the_first_player_is_drawn_by_lot() -> None:
    firsts = {new_table(4, seed, start=None).state.first for seed in range(40)}
    assert firsts == {0, 1, 2, 3}


@proves("WTW-SET-16")
def test_sides_are_set_up_from_the_trays_in_turn_order_after_the_partners() -> None:
    t = new_table(2, boards="53", conquest=True, start=1)
    assert t.seat == 1
    t.match.play(0)
    t.match.play(0)
    assert t.step == "StartBuilding"
    assert t.seat == 1
    assert t.player(0).aside == -1
    t.choose("start R-C4").match.play(0)
    while t.step != "Turn":
        t.match.play(0)
    assert t.player(0).aside == t.tile("general_store")
    assert t.state.piles[t.tile("general_store")] == 0
    assert all_tiles(t.state)[t.tile("general_store")] == 2


def test_every_board_is_drawn_as_its_data_says() -> None:
    for board in range(8):
        for conquest in (False, True):
            side = open_side(board, conquest)
            for town in side.towns:
                assert town.north & ~side.open_north == 0
                assert town.south & ~side.open_south == 0
            assert side.bandit_north & side.open_north == 0
            assert side.bandit_south & side.open_south == 0
            assert (side.start < 0) == (side.rule.name == "vault")
