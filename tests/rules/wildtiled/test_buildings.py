"""The fourteen named buildings."""

import pytest

from tests.rules.wildtiled.vocabulary import proves, table
from trailhand.games.wildtiled.placement import is_surrounded

AROUND_THE_BANK = ("7,5", "7,7", "8,4", "8,8", "9,5", "9,6")  # and 6,6


@proves("WTW-BLD-01", "WTW-BLD-08")
def test_a_white_sign_works_when_placed_and_only_then() -> None:
    t = table().streets(0, "5,5").places(0, "cache", "4,5 4,6 3,5")
    assert t.bullets(0) == 2
    t.places(0, "street", "5,6")
    assert t.bullets(0) == 2


@proves("WTW-BLD-02", "WTW-BLD-17")
def test_each_copy_works_for_itself_and_for_its_owner() -> None:
    t = table().lay(0, "barn", "2,4 2,5 1,4 1,5").lay(0, "barn", "2,8 2,9 1,8 1,9")
    t.set(0, gold=0).streets(0, "5,5").places(0, "F11", "c3,4 f3,5 c3,6 f4,4 c4,5 f4,6")
    t.choose("wrangle 3,4 3")
    assert (t.gold(0), t.gold(1)) == (2, 2)  # seat 1 still has its first income


@proves("WTW-BLD-03")
def test_saloons_block_fire_carry_an_ace_and_are_not_named_buildings() -> None:
    t = table().lay(0, "R01", "5,4 5,5=sheriff 5,6").bandits(0, "1,5")
    t.set(0, bullets=2).places(0, "SAC", "#4,5 #3,5 #3,6 r4,6=bandit")
    assert t.living(0) == {"1,5", "4,6"}
    assert t.match.view(0)["players"][0]["aces"]["clubs"] == 1
    assert t.player(0).named == []


@proves("WTW-BLD-04")
def test_surrounded_means_no_free_cell_at_any_side() -> None:
    t = table().lay(0, "barn", "0,8 0,9 1,8 1,9").streets(0, "1,7", "2,8")
    barn = t.player(0).pieces[0]
    assert not is_surrounded(t.box, t.player(0), barn)
    t.streets(0, "2,9")
    assert is_surrounded(t.box, t.player(0), barn)  # 0,7 is a mine, corners do not matter


@proves("WTW-BLD-05", "WTW-BLD-07")
def test_a_surrounded_bank_brings_three_gold_once_also_when_placed_into_a_gap() -> None:
    t = table().set(0, gold=0).streets(0, "6,6", *AROUND_THE_BANK)
    t.places(0, "bank", "7,6 8,5 8,6 8,7")
    assert t.gold(0) == 3 + 1  # with the nugget on 8,7
    t.places(0, "street", "7,4")
    assert t.gold(0) == 4


@proves("WTW-BLD-05")
def test_a_bank_waits_until_the_last_neighbour_is_covered() -> None:
    t = table().set(0, gold=0).lay(0, "bank", "7,6 8,5 8,6 8,7").streets(0, *AROUND_THE_BANK)
    t.places(0, "street", "7,8")
    assert t.gold(0) == 0
    t.places(0, "street", "6,6")
    assert t.gold(0) == 3


@proves("WTW-BLD-08")
def test_a_barn_brings_gold_for_every_wrangling() -> None:
    t = table().set(0, gold=0).streets(0, "5,5").lay(0, "barn", "2,4 2,5 1,4 1,5")
    t.places(0, "F11", "c3,4 f3,5 c3,6 f4,4 c4,5 f4,6").choose("wrangle 3,4 3")
    assert t.gold(0) == 1


@proves("WTW-BLD-08")
def test_a_chapel_scores_tombstones_and_a_fancy_saloon_an_ace() -> None:
    t = table().lay(0, "chapel", "3,5 4,4 4,5 4,6 5,5").set(0, tomb_north=0b111)
    assert t.final(0, "named_buildings") == 3
    t = table().streets(0, "5,5").places(0, "fancy_saloon", "3,5 3,6 4,5 4,6 r5,6")
    t.choose("ace hearts")
    assert t.match.view(1)["aces"]["hearts"] == 0


@proves("WTW-BLD-08")
def test_stables_score_if_every_horseshoe_is_covered() -> None:
    t = table().lay(0, "stables", "4,4 4,5 4,6 4,7")
    assert t.final(0, "named_buildings") == 0
    t.streets(0, "0,3", "3,5", "4,2", "6,8", "7,0")
    assert t.final(0, "named_buildings") == 0
    t.streets(0, "8,4")
    assert t.final(0, "named_buildings") == 8


@proves("WTW-BLD-08", "WTW-BLD-05")
def test_a_town_hall_scores_ten_when_surrounded() -> None:
    t = table().lay(0, "town_hall", "1,5 2,4 2,5 2,6 3,4 3,6")
    t.streets(0, "0,5", "1,4", "1,6", "2,7", "3,3", "3,5", "3,7", "4,4")
    t.places(0, "street", "4,6")
    assert t.points(0) == 5 + 10
    t.places(0, "street", "4,7")
    assert t.points(0) == 5 + 10
    assert t.final(0, "named_buildings") == 10


@proves("WTW-BLD-09")
def test_a_hideout_covers_up_to_two_sheriffs_which_become_tombstones() -> None:
    t = table().lay(0, "R01", "5,4 5,5=sheriff 5,6").lay(0, "R02", "4,6 4,7=sheriff 5,7")
    t.bandits(0).places(0, "hideout", "3,6 3,7 2,7 2,8")
    assert t.options() == ["cover 4,7", "cover 5,5", "cover none"]
    t.choose("cover 5,5", "cover none")
    assert t.tombs(0) == {"5,5"}
    assert t.bullets(0) == 0
    t.bandits(0, "5,2").set(0, bullets=1).places(0, "street", "6,6")
    assert t.living(0) == {"5,2"}  # it can no longer shoot


@proves("WTW-BLD-09")
def test_a_hideout_takes_two_at_most_and_nobody_without_sheriffs() -> None:
    t = table().lay(0, "R01", "5,4 5,5=sheriff 5,6").lay(0, "R02", "4,6 4,7=sheriff 5,7")
    t.lay(0, "R05", "6,6 7,5 7,6=sheriff 7,7 8,6").bandits(0)
    t.places(0, "hideout", "3,6 3,7 2,7 2,8").choose("cover 5,5", "cover 7,6")
    assert (t.tombs(0), t.step) == ({"5,5", "7,6"}, "Turn")
    t = table().streets(0, "5,5").places(0, "hideout", "4,5 4,6 3,6 3,7")
    assert t.step == "Turn"


@proves("WTW-BLD-10")
@pytest.mark.parametrize("goods", ["bullets", "pickaxes", "streets"])
def test_a_surrounded_general_store_gives_two_of_a_kind(goods: str) -> None:
    t = table().bandits(0).lay(0, "general_store", "0,9 0,8 1,8 2,8")
    t.streets(0, "1,7", "2,7", "3,8", "2,9").places(0, "street", "1,9")
    assert t.options() == ["take bullets", "take pickaxes", "take streets"]
    t.choose(f"take {goods}")
    assert t.bullets(0) == (2 if goods == "bullets" else 0)
    assert t.player(0).mine == (3 if goods == "pickaxes" else 1)
    assert (t.step == "LayStreet") == (goods == "streets")


@proves("WTW-BLD-06")
def test_several_red_buildings_pay_in_reading_order() -> None:
    t = table().lay(0, "bank", "7,6 8,5 8,6 8,7").streets(0, *AROUND_THE_BANK)
    t.lay(0, "bank", "4,5 4,6 4,7 5,6")
    t.streets(0, "3,5", "3,6", "3,7", "4,4", "4,8", "5,5", "5,7").places(0, "street", "6,6")
    assert t.happened("surrounded", "cell") == [(0, 45), (0, 76)]


@proves("WTW-BLD-11")
def test_a_ranch_scores_the_cows_of_every_pasture_that_touches_it_once() -> None:
    t = table().lay(0, "ranch", "3,4 3,6 4,4 4,5 4,6").lay(0, "F04", "c5,5 f5,6 f6,5 c6,6")
    t.lay(0, "F01", "c3,7 f2,7")
    assert t.final(0, "named_buildings") == 2 + 1
    t.set(0, boot_south=1 << 5)
    assert t.final(0, "named_buildings") == 2 + 1  # wrangled or not


@proves("WTW-BLD-12", "WTW-BLD-13")
def test_a_lumber_mill_brings_any_tile_once_instead_of_a_draft() -> None:
    t = table().set(0, gold=2).streets(0, "5,5").lay(0, "lumber_mill", "4,4 4,5 4,6")
    t.choose("mill")
    t.expect_refusal("pile R-C3", "WTW-BLD-12")
    t.choose("pile L-B3")
    assert (t.gold(0), t.step, t.state.prairie) == (0, "PlaceTile", [20])
    t.match.play(0)
    assert t.seat == 1
    assert t.player(0).marks[1] == 1


@proves("WTW-BLD-12")
def test_a_used_mill_and_a_mill_of_others_do_nothing() -> None:
    t = table().streets(0, "5,5").lay(0, "lumber_mill", "4,4 4,5 4,6")
    t.player(0).marks[1] = 1
    t.settle().expect_refusal("mill", "WTW-BLD-12")
    t = table().lay(1, "lumber_mill", "4,5 4,6 4,7").expect_refusal("mill", "WTW-BLD-12")


@proves("WTW-BLD-13")
def test_the_tile_of_a_mill_must_be_payable_and_fit() -> None:
    t = table().set(0, gold=0).streets(0, "5,5").lay(0, "lumber_mill", "4,4 4,5 4,6")
    t.choose("mill").expect_refusal("pile L-B3", "WTW-DRAFT-02")
    t.pile("L-A1", 0).expect_refusal("pile L-A1", "WTW-BLD-12")
    t.pile("L-A2", 1)
    t.state.prairie = [2]
    for slot in ("L-B2", "L-C2", "L-D2"):
        t.pile(slot, 0)
    t.choose("pile L-A2")
    assert t.state.prairie == [3]  # WTW-DICE-07 applies


@proves("WTW-BLD-14")
@pytest.mark.parametrize(("bullets", "shots"), [(0, 1), (1, 2), (5, 3)])
def test_a_sheriffs_office_shoots_anybody_without_a_line_of_fire(bullets: int, shots: int) -> None:
    t = table().bandits(0, "8,1", "6,3", "0,0").streets(0, "4,4").set(0, bullets=bullets)
    t.places(0, "sheriffs_office", "3,3 3,4 3,5 4,3 5,3")
    if shots < 3:
        assert t.options() == ["shoot 0,0", "shoot 6,3", "shoot 8,1"]
    while t.step == "Shoot":
        t.match.play(0)
    assert len(t.tombs(0)) == shots
    assert t.bullets(0) == bullets + 1 - shots


@proves("WTW-BLD-14")
def test_no_sheriff_fires_between_its_bullet_and_its_shots() -> None:
    t = table().lay(0, "R01", "6,5 6,6=sheriff 6,7").bandits(0, "6,9", "0,0").streets(0, "4,4")
    t.places(0, "sheriffs_office", "3,3 3,4 3,5 4,3 5,3")
    assert t.options() == ["shoot 0,0", "shoot 6,9"]


@proves("WTW-BLD-15")
def test_a_wheelwright_lays_two_streets_now_or_pairs_later() -> None:
    t = table().streets(0, "5,5").places(0, "wheelwright", "4,5 4,6").choose("face two")
    assert (t.step, t.player(0).streets_due) == ("LayStreet", 1)
    t.expect_refusal("street 3,5 3,6", "WTW-STR-05")
    t.choose("street 3,5", "street 5,6")
    assert t.step == "Turn"
    t = table().streets(0, "5,5").places(0, "wheelwright", "4,5 4,6").choose("face double")
    t.places(0, "street", "4,7")
    assert "street 3,7 3,8" in t.options()
    assert "street 3,7" in t.options()
    t.choose("street 3,7 3,8")
    assert t.pieces(0)[-2:] == ["street", "street"]


@proves("WTW-BLD-16")
def test_pairs_are_for_each_bonus_street_and_not_for_the_pair_itself() -> None:
    t = table().streets(0, "5,5").places(0, "wheelwright", "4,5 4,6").choose("face double")
    t.lay(0, "wheelwright", "5,6 5,7")
    t.player(0).marks[-1] = 2
    t.set(0, streets_due=1).places(0, "street", "4,7")
    t.choose("street 3,7 3,8")
    assert t.step == "LayStreet"
    t.choose("street 4,8")
    assert t.step == "Turn"
    t.choose("streets")
    assert all(len(option.split()) <= 3 for option in t.options())
