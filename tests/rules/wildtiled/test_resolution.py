"""The order in which a placement is resolved."""

from tests.rules.wildtiled.vocabulary import Table, proves, table

# Around a Bank on 7,6 8,5 8,6 8,7; without 7,5, the last cell of Lone Star.
AROUND_THE_BANK = ("6,6", "7,7", "8,4", "8,8", "9,5", "9,6")


def order(t: Table, *kinds: str) -> list[str]:
    """The kinds of these events in the order in which they happened."""
    return [event.name for event in t.match.events() if event.name in kinds]


def ready_bank() -> Table:
    """A street on 7,5 would finish Lone Star and surround a Bank."""
    return table().lay(0, "bank", "7,6 8,5 8,6 8,7").streets(0, *AROUND_THE_BANK)


@proves("WTW-RES-01")
def test_gains_come_before_shots_and_shots_before_the_white_sign() -> None:
    # The bullet of 6,6 is shot by the sheriff before the Ammunition Cache brings two more.
    t = table().lay(0, "R01", "5,4 5,5=sheriff 5,6").bandits(0, "5,2", "5,9")
    t.places(0, "cache", "6,5 6,6 7,6")
    assert t.step == "Shoot"
    assert order(t, "bullets", "shot") == ["bullets"]
    t.choose("shoot 5,9")
    assert order(t, "bullets", "shot") == ["bullets", "shot", "bullets", "shot"]
    assert (t.bullets(0), t.living(0)) == (1, set())


@proves("WTW-RES-01")
def test_wrangling_comes_before_towns() -> None:
    t = table().streets(0, "1,2", "2,0", "2,1", "2,2", "3,1")
    t.places(0, "F02", "c3,3 c3,2 f4,3")
    assert t.step == "Wrangle"
    assert t.happened("town") == []
    t.choose("wrangle 1,3 3")
    assert t.happened("town", "town") == [(0, 2)]


@proves("WTW-RES-01")
def test_red_signs_come_after_towns_and_streets_last() -> None:
    t = ready_bank().set(0, streets_due=1).places(0, "street", "7,5")
    assert order(t, "town", "surrounded", "gold") == ["town", "surrounded", "gold"]
    assert t.step == "LayStreet"


@proves("WTW-RES-03")
def test_a_bullet_won_later_is_shot_at_once() -> None:
    t = table().contracts("bullets", "gold", "streets", "points").lay(0, "F01", "c4,7 f3,7")
    t.lay(0, "R01", "6,7 6,8=sheriff 6,9").bandits(0, "7,8")
    t.places(0, "F11", "c3,4 f3,5 c3,6 f4,4 c4,5 f4,6").choose("wrangle 3,4 4")
    assert order(t, "contract", "shot") == ["contract", "shot"]
    assert (t.tombs(0), t.bullets(0)) == ({"7,8"}, 1)


@proves("WTW-RES-03")
def test_steps_one_to_three_are_a_block_without_shots() -> None:
    # The pickaxe of 1,7 asks for a partner before the new sheriff shoots.
    t = table().set(0, mine=3, bullets=1).bandits(0, "1,9", "3,8").streets(0, "1,6")
    t.places(0, "R02", "2,8 1,8=sheriff 1,7")
    assert (t.step, t.bullets(0)) == ("PickPartner", 1)
    t.match.play(0)
    assert t.step == "Shoot"


@proves("WTW-RES-04")
def test_board_icons_and_tile_icons_give_one_each() -> None:
    t = table().set(0, gold=0).streets(0, "3,4").places(0, "street", "2,4")
    assert (t.gold(0), t.bullets(0)) == (1, 0)
    t.places(0, "street", "2,5")
    assert (t.gold(0), t.bullets(0)) == (1, 1)
    t = table().set(0, gold=0).streets(0, "3,4").places(0, "R03", "4,4 4,5 4,6 3,6")
    assert t.gold(0) == 2


@proves("WTW-RES-05")
def test_gains_cannot_be_declined_but_wrangling_can() -> None:
    t = table().streets(0, "4,3").places(0, "F11", "c3,4 f3,5 c3,6 f4,4 c4,5 f4,6")
    t.choose("wrangle none")
    assert t.points(0) == 5
    t = table().streets(0, "5,5").places(0, "fancy_saloon", "3,5 3,6 4,5 4,6 r5,6")
    assert t.options() == ["ace clubs", "ace diamonds", "ace hearts", "ace spades"]


@proves("WTW-RES-06")
def test_decisions_are_asked_one_at_a_time_in_the_order_of_the_steps() -> None:
    # A pickaxe that reaches the hat, two bandits for one bullet, a herd, a street to lay.
    t = table().set(0, mine=3, bullets=1, streets_due=1).lay(0, "R02", "7,6 7,5=sheriff 8,5")
    t.bandits(0, "7,2", "7,9").lay(0, "F01", "c2,8 f3,8").streets(0, "1,6")
    t.places(0, "F02", "c1,7 c1,8 f2,7")
    asked = []
    while t.seat == 0 and t.step != "Turn":
        asked.append(t.step)
        t.match.play(0)
    assert asked == ["PickPartner", "Shoot", "Wrangle", "LayStreet"]


@proves("WTW-RES-07", "WTW-PRT-01", "WTW-MINE-04")
def test_the_partner_is_picked_before_the_next_pickaxe() -> None:
    t = table().set(0, mine=3).streets(0, "2,6").places(0, "R07", "1,4=pickaxe 1,5 1,6 1,7")
    assert (t.step, t.player(0).mine) == ("PickPartner", 4)
    t.match.play(0)
    assert t.player(0).mine == 5  # the pickaxe of the tile and that of the board


@proves("WTW-RES-08", "WTW-TOWN-03")
def test_one_street_may_complete_several_things() -> None:
    t = ready_bank().set(0, gold=0).places(0, "street", "7,5")
    assert t.happened("town", "town") == [(0, 0)]
    assert t.gold(0) == 3
    t.places(0, "street", "7,4")
    assert (len(t.happened("town")), t.gold(0)) == (1, 3)  # each pays once


@proves("WTW-RES-02")
def test_streets_gained_by_a_street_wait_at_the_end_of_the_queue() -> None:
    t = table().streets(0, "4,5", "4,6").set(0, streets_due=1).places(0, "street", "4,7")
    assert t.player(0).streets_due == 1  # one was due, one comes from the board
    t.choose("street 4,8")
    assert t.player(0).streets_due == 0
    assert t.step == "LayStreet"
