"""El Paso, delivery and discs (ELP-EP, ELP-DEL, ELP-DISC)."""

from __future__ import annotations

import pytest

from tests.rules.elpaso.vocabulary import Table, proves, table
from trailhand.games.elpaso.discs import PlaceDisc

WHITE = ("money", "certificate", "exchange", "cull")
BLACK = ("permanent", "hand", "move")


def delivers(t: Table, *hand: str, **fields: int) -> Table:
    """Seat 0 has arrived in El Paso with a hand."""
    return t.hand(0, *hand).stands(0, "EP", **fields)


def posts(t: Table) -> list[int]:
    """The values of the posts that can be chosen."""
    chosen = [word.removeprefix("deliver T") for word in t.options("deliver T")]
    return sorted(int(value) for value in chosen)


@proves("ELP-EP-01")
def test_five_dollars_a_simmental_if_there_is_one_and_a_delivery() -> None:
    t = delivers(table().discs(0, "money"), "criollo")
    assert (t.money(0), t.state.simmentals, t.on_posts(0)) == (5, 8, {"T0": 1})
    t = table().discs(0, "money")
    t.state.simmentals, t.state.finisher = 0, 1
    delivers(t, "criollo")
    assert (t.money(0), t.state.simmentals, t.on_posts(0)) == (5, 0, {"T0": 1})
    assert "simmental" not in t.in_hand(0) + t.in_discard(0)


@proves("ELP-EP-02")
def test_the_simmental_just_taken_does_not_count() -> None:
    t = delivers(table().discs(0, "money", "permanent"), "galloway")
    assert (t.step, t.on_posts(0)) == ("Move", {"T0": 1})  # worth 2, not 5


@proves("ELP-EP-04")
def test_an_exchange_that_reshuffles_can_bring_the_simmental_into_the_hand() -> None:
    t = table().discs(0, "money", "permanent").draw(0)
    delivers(t, "galloway", tokens=1)  # nothing can be drawn before the Simmental is taken
    assert t.in_discard(0) == ["simmental"]
    t.choose("token", "discard galloway")
    assert (t.on_posts(0), t.step) == ({"T0": 1}, "Move")  # worth 3 by the Simmental alone
    t = table().discs(0, "money", "permanent")
    delivers(t, "galloway", "shorthorn", tokens=1).choose("token", "discard galloway")
    assert posts(t) == [0, 5, 7]  # 4 + 3


@proves("ELP-EP-03", "ELP-END-01")
def test_the_last_simmental_triggers_the_end_and_play_goes_on() -> None:
    t = table().discs(0, "money")
    t.state.simmentals = 1
    t.match.watch()
    delivers(t, "criollo")
    assert "end-triggered" in [event.name for event in t.match.events()]
    assert (t.state.simmentals, t.seat, t.state.last_turns) == (0, 1, 0)


@proves("ELP-DEL-01")
def test_each_breed_in_hand_counts_once() -> None:
    t = delivers(table().discs(0, "money", "permanent"), *["corriente"] * 3, "black_angus")
    assert posts(t) == [0, 5]  # 3 + 3
    t = table().discs(0, "money", "permanent")
    delivers(t, "santa_gertrudis", "corriente", "black_angus", "black_angus")
    assert posts(t) == [0, 5, 7]  # the 8 of the rulebook


@proves("ELP-DEL-02")
def test_a_duplicate_adds_one_further_card_each_card_once() -> None:
    t = table().owns(0, "BN12", "BN13", "BN14").discs(0, "money", "permanent")
    hand = ("corriente", "corriente", "galloway", "galloway", "criollo")
    delivers(t, *hand).choose("add corriente")
    t.expect_refusal("add corriente", "ELP-DEL-02")  # both cards count already
    t.expect_refusal("add criollo", "ELP-DEL-02")
    t.choose("add galloway")
    assert posts(t) == [0, 5, 7, 9, 10]  # 3 + 2 + 1, 3 and 2 more


@proves("ELP-DEL-03")
def test_permanent_certificates_add_one_each() -> None:
    t = table().owns(0, "BN05").discs(0, "money", "move")  # the board's own one is unlocked
    delivers(t, "hereford")
    assert posts(t) == [0, 5, 7]  # 5 + 2


@proves("ELP-DEL-04")
def test_any_number_of_certificates_may_be_spent_and_the_rest_is_kept() -> None:
    t = delivers(table().discs(0, "money", "permanent"), "shorthorn", certificates=3)
    assert t.options() == [f"certificates {n}" for n in range(4)]
    t.choose("certificates 1")
    assert (posts(t), t.player(0).certificates) == ([0, 5], 2)


@proves("ELP-DEL-05")
def test_the_total_must_reach_the_post() -> None:
    t = delivers(table().discs(0, "money", "permanent"), "hereford", "shorthorn")
    assert posts(t) == [0, 5, 7, 9]
    t.expect_refusal("deliver T10", "ELP-DEL-05")


@proves("ELP-DEL-06")
def test_a_post_takes_one_disc_of_a_player_except_0_12_and_16() -> None:
    hand = ("hereford", "shorthorn", "simmental", "corriente", "galloway")  # 17
    t = table().discs(0, "money", "permanent", "move", "hand").posts(0, 0, 7, 10, 12, 16)
    t.posts(1, 5, 9, 14)
    delivers(t, *hand)
    assert posts(t) == [0, 5, 9, 12, 14, 16]
    t.expect_refusal("deliver T7", "ELP-DEL-06")
    t.expect_refusal("deliver T10", "ELP-DEL-06")


@proves("ELP-DEL-07")
def test_a_disc_goes_from_the_board_to_the_post_and_then_the_reward_follows() -> None:
    t = delivers(table(), "hereford").choose("deliver T5")
    assert t.step == "PlaceDisc"
    t.match.watch()
    t.choose("disc exchange")
    kinds = [event.name for event in t.match.events()]
    assert kinds.index("disc-cleared") < kinds.index("gained")
    assert "exchange" not in t.discs_left(0)
    assert (t.on_posts(0), t.money(0)) == ({"T5": 1}, 7)


@proves("ELP-DEL-08")
@pytest.mark.parametrize("value", [5, 7, 9, 10, 14])
def test_every_reward_is_money_an_objective_tile_or_a_hire(value: int) -> None:
    hand = ("hereford", "shorthorn", "simmental", "corriente")  # 15
    t = delivers(table(), *hand).choose(f"deliver T{value}", "disc money")
    if value in (5, 10):
        assert t.money(0) == 7
    elif value in (7, 14):
        assert t.choose("objective blind").tiles_of(0)[0].startswith("O")
    else:
        t.choose("hire builder")
        assert (t.money(0), t.player(0).area) == (5, [0, 0, 1, 0])


@proves("ELP-DEL-08")
def test_a_hire_as_a_reward_is_free_but_a_joker_costs_four() -> None:
    t = delivers(table(), "hereford", "shorthorn").choose("deliver T9", "disc money")
    assert t.choose("hire joker").money(0) == 1


@proves("ELP-DEL-09")
def test_tiles_and_hires_may_be_declined() -> None:
    t = delivers(table(), "hereford", "shorthorn").choose("deliver T9", "disc money", "skip")
    assert (t.player(0).area, t.seat) == ([0, 0, 0, 0], 1)
    t = delivers(table(), "hereford", "shorthorn").choose("deliver T7", "disc money", "skip")
    assert (t.tiles_of(0), t.seat) == ([], 1)


@proves("ELP-DEL-10")
def test_posts_of_ten_or_more_score_for_every_disc() -> None:
    t = table().posts(0, 0, 5, 7, 9)
    assert t.points(0)["trading_posts"] == 0
    t.posts(0, 10, 12, 12, 14, 16, 16)
    assert t.points(0)["trading_posts"] == 2 + 4 + 4 + 6 + 8 + 8


@proves("ELP-DEL-11")
def test_the_whole_hand_is_discarded_before_drawing() -> None:
    t = table().discs(0, "money", "hand").draw(0, *["galloway"] * 4)
    delivers(t, "criollo", "criollo", "pineywoods")
    assert t.in_hand(0) == ["galloway"] * 4
    assert t.in_discard(0) == ["criollo", "criollo", "pineywoods", "simmental"]


@proves("ELP-DEL-12")
def test_what_the_disc_unlocks_does_not_help_this_delivery() -> None:
    hand = ("hereford", "corriente", "galloway")  # 10
    t = delivers(table().draw(0, *["criollo"] * 9), *hand).choose("deliver T10", "disc permanent")
    assert (t.on_posts(0), t.state.permanent(0)) == ({"T10": 1}, 1)
    t = delivers(table().draw(0, *["criollo"] * 9), *hand).choose("deliver T10", "disc hand")
    assert len(t.in_hand(0)) == 5  # but it works from now on


@proves("ELP-DEL-13")
def test_the_herd_earns_no_money() -> None:
    t = delivers(table(), "hereford", "shorthorn").choose("deliver T0", "disc money")
    assert t.money(0) == 5


@proves("ELP-DEL-14")
def test_an_empty_hand_delivers_to_post_0() -> None:
    t = delivers(table().discs(0, "money", "permanent"))
    assert t.on_posts(0) == {"T0": 1}
    t = delivers(table().discs(0, "money", "permanent"), certificates=4).choose("certificates 4")
    assert t.on_posts(0) == {"T0": 1}


@proves("ELP-DEL-15")
def test_duplicates_certificates_post_and_disc_are_chosen_in_this_order() -> None:
    t = table().owns(0, "BN12")
    delivers(t, "corriente", "corriente", certificates=2)
    steps = []
    for choice in ("add corriente", "certificates 2", "deliver T5", "disc money"):
        steps.append(t.step)
        t.choose(choice)
    assert steps == ["Duplicates", "Certificates", "Deliver", "PlaceDisc"]
    assert t.player(0).certificates == 0  # more than needed is simply lost


# -- discs --------------------------------------------------------------------------------


@proves("ELP-DISC-01")
def test_black_discs_go_to_black_posts_only() -> None:
    t = delivers(table(), "hereford", "corriente", "galloway", money=9).choose("deliver T7")
    assert t.options("disc") == [f"disc {name}" for name in sorted(WHITE)]
    t.expect_refusal("disc move", "ELP-DISC-01")
    t = delivers(table(), "hereford", "corriente", "galloway", money=9).choose("deliver T10")
    assert t.options("disc") == [f"disc {name}" for name in sorted(WHITE + BLACK)]


@proves("ELP-DISC-02")
def test_a_disc_that_cannot_be_paid_is_forbidden() -> None:
    t = table().discs(0, "cull", "money").only(PlaceDisc(0, 0))
    assert (t.on_posts(0), t.discs_left(0)) == ({"T0": 1}, ["cull"])  # 0$: the free one
    t = table().discs(0, "cull", "money").set(0, money=2, area=[0, 1, 0, 0]).only(PlaceDisc(0, 0))
    t.expect_refusal("disc cull", "ELP-DISC-02")


@proves("ELP-DISC-03")
@pytest.mark.parametrize(
    ("disc", "money"),
    [
        ("money", 0),
        ("certificate", 0),
        ("exchange", 0),
        ("cull", -3),
        ("permanent", 1),
        ("hand", -4),
        ("move", 2),
    ],
)
def test_every_disc_has_its_number(disc: str, money: int) -> None:
    hand = ("hereford", "shorthorn", "corriente")  # 12
    t = delivers(table(), *hand).choose("deliver T12", f"disc {disc}")
    assert t.money(0) == 5 + money


@proves("ELP-DISC-04")
def test_every_disc_unlocks_its_ability() -> None:
    t = table()
    assert (t.state.permanent(0), t.state.hand_limit(0), t.state.move_limit(0)) == (0, 4, 3)
    t.clear(0, *BLACK)
    assert (t.state.permanent(0), t.state.hand_limit(0), t.state.move_limit(0)) == (1, 5, 4)
    t = delivers(table(), "hereford", "shorthorn", "corriente").choose("deliver T12", "disc money")
    assert t.stays(0, "NC").choose("aux money").money(0) == 8


@proves("ELP-DISC-05")
def test_without_discs_none_is_placed() -> None:
    t = table().discs(0).posts(0, 5, 7, 9, 10, 12, 12, 14)
    delivers(t, "hereford", certificates=4)
    assert (t.on_posts(0)["T12"], t.player(0).certificates, t.seat) == (2, 4, 1)


@proves("ELP-DISC-06")
def test_without_a_placed_disc_there_is_no_reward_and_the_hand_is_discarded() -> None:
    t = table().discs(0).draw(0, *["criollo"] * 5)
    delivers(t, "hereford")
    assert (t.money(0), t.on_posts(0)) == (5, {})
    assert t.in_discard(0) == ["hereford", "simmental"]


@proves("ELP-DISC-07")
def test_placing_is_mandatory_if_a_post_and_a_disc_fit_and_else_nothing_is_placed() -> None:
    t = delivers(table(), "hereford")
    t.expect_refusal("deliver none", "ELP-DISC-07")
    t = delivers(table().discs(0, "move").owns(0, "BN05"), "hereford", "galloway")
    assert (t.on_posts(0), t.seat) == ({}, 1)  # 9: the only disc is black
    t = table().discs(0, "cull", "move").workers(0, engineer=1)
    delivers(t, "galloway").choose("continue", "continue")
    assert t.on_posts(0) == {"T0": 1}  # 5$ pay for the disc


@proves("ELP-DISC-07", "ELP-FREE-11")
def test_a_single_post_waits_while_a_bonus_could_pay_for_another() -> None:
    t = table().discs(0, "cull", "move").workers(0, builder=2, engineer=2)
    delivers(t, "hereford", "corriente")
    t.choose("spend builder", "spend builder", "continue", "continue", "certificates 2")
    assert (t.money(0), t.options()) == (1, ["deliver T10", "spend engineer"])  # a total of 10
    t.expect_refusal("deliver T9", "ELP-DISC-07")
    t.choose("spend engineer", "spend engineer")
    assert posts(t) == [0, 5, 7, 9, 10]
    t = table().discs(0, "cull", "move").workers(0, builder=3)  # builders bring no money
    delivers(t, "hereford", "corriente")
    t.choose("spend builder", "spend builder", "certificates 2")
    assert t.on_posts(0) == {"T10": 1}


@proves("ELP-DISC-08")
def test_the_three_abilities_are_black_and_the_auxiliary_slots_white() -> None:
    black = dict(zip((*WHITE, *BLACK), table().box.disc_black, strict=True))
    assert {name for name in black if black[name]} == set(BLACK)
    t = delivers(table(), "hereford", money=9).choose("deliver T5")
    for name in BLACK:
        t.expect_refusal(f"disc {name}", "ELP-DISC-01")


@proves("ELP-DISC-09")
def test_the_reward_cannot_pay_for_the_disc() -> None:
    t = table().discs(0, "cull", "money").hand(0, "hereford").workers(0, engineer=1)
    t.stands(0, "EP").choose("continue", "continue").set(0, money=2)
    t.choose("deliver T5")
    t.expect_refusal("disc cull", "ELP-DISC-02")
    t.choose("spend engineer", "disc cull")
    assert t.money(0) == 2  # 3$ for the disc, then the reward
