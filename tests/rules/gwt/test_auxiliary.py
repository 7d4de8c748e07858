"""Auxiliary actions (GWT-AUX)."""

import pytest

from tests.rules.gwt.vocabulary import Table, both_editions, proves, table
from trailhand.games.gwt.discs import PlaceDisc

AUXILIARIES = ("dollar", "draw", "cert", "engine", "trash")
ALL_DISCS = ("aux_dollar", "aux_draw", *2 * ("aux_cert", "aux_engine", "aux_trash"))


def unlocked(game: str, *groups: str) -> Table:
    """Discs of some groups taken away; 9 dollars, engine on 6, five cards in the draw stack."""
    t = table(game).clear(0, *groups).engine(0, 6).draw(0, "gray", "green", "black", "white", "red")
    return t.set(0, money=9)


def single(t: Table) -> Table:
    """Seat 0 may perform a single auxiliary action, and nothing follows."""
    t.put("FLOOD1", "flood4green").stands(0, "FLOOD1")
    del t.state.agenda[:2]
    return t


def double(t: Table) -> Table:
    """Seat 0 may perform a single or double auxiliary action (neutral building G)."""
    t.stands(0, "G")
    del t.state.agenda[:2]
    return t.choose("use 2")


@both_editions
@proves("GWT-AUX-01")
def test_there_are_five_auxiliary_actions(game: str) -> None:
    t = single(unlocked(game, *ALL_DISCS))
    assert t.options("aux") == sorted(f"aux {name}" for name in AUXILIARIES)
    t = double(unlocked(game, *ALL_DISCS))
    both = [f"aux {name}{times}" for name in AUXILIARIES for times in ("", " x2")]
    assert t.options() == sorted(both)


@both_editions
@pytest.mark.parametrize("name", ["cert", "engine", "trash"])
@proves("GWT-AUX-02")
def test_two_discs_lock_an_action_one_makes_it_single_none_makes_it_double(
    game: str, name: str
) -> None:
    t = double(unlocked(game)).expect_refusal(f"aux {name}", "GWT-AUX-02")
    t.expect_refusal(f"aux {name} x2", "GWT-AUX-02")
    t = double(unlocked(game, f"aux_{name}"))
    assert t.options(f"aux {name}") == [f"aux {name}"]
    t = double(unlocked(game, f"aux_{name}", f"aux_{name}"))
    assert t.options(f"aux {name}") == [f"aux {name}", f"aux {name} x2"]


@both_editions
@proves("GWT-AUX-03")
def test_dollar_and_draw_are_single_from_the_start_and_double_after_one_disc(game: str) -> None:
    assert double(unlocked(game)).options() == ["aux dollar", "aux draw"]
    t = double(unlocked(game, "aux_dollar"))
    assert t.options() == ["aux dollar", "aux dollar x2", "aux draw"]
    t = double(unlocked(game, "aux_draw"))
    assert t.options() == ["aux dollar", "aux draw", "aux draw x2"]


@both_editions
@proves("GWT-AUX-04")
def test_the_two_discs_of_an_auxiliary_action_are_alike(game: str) -> None:
    t = table(game).only(PlaceDisc(0, False, 0, -1))
    assert t.options("disc aux_engine") == ["disc aux_engine"]  # one choice, not two
    t.choose("disc aux_engine").only(PlaceDisc(0, False, 0, -1))
    assert "disc aux_engine" in t.options()
    assert single(t.set(0, money=9)).options("aux engine") == ["aux engine"]
    t.only(PlaceDisc(0, False, 0, -1)).choose("disc aux_engine")
    assert double(t).options("aux engine") == ["aux engine", "aux engine x2"]


@both_editions
@pytest.mark.parametrize("space", ["A", "FLOOD1"])
@proves("GWT-AUX-05")
def test_the_single_icon_performs_a_double_action_only_once(game: str, space: str) -> None:
    t = unlocked(game, *ALL_DISCS).put("FLOOD1", "flood4green").hand(0, "O01").stands(0, space)
    assert [choice for choice in t.options("aux") if "x2" in choice] == []
    t.choose("aux dollar")
    assert (t.money(0), t.options("aux")) == (10, [])


@both_editions
@proves("GWT-AUX-06")
def test_the_double_icon_gives_one_auxiliary_action_twice_if_it_is_double(game: str) -> None:
    t = double(unlocked(game, "aux_dollar", "aux_engine"))
    t.expect_refusal("aux engine x2", "GWT-AUX-06").expect_refusal("aux draw x2", "GWT-AUX-06")
    t.choose("aux dollar x2")
    assert t.money(0) == 11
    t.expect_refusal("use 2", "GWT-LOC-03")  # one auxiliary action, and no other
    assert t.options() == ["done", "use 1"]


@both_editions
@proves("GWT-AUX-07")
def test_a_double_action_is_one_movement_of_two_spaces(game: str) -> None:
    t = double(unlocked(game, "aux_engine", "aux_engine").engine(0, 3)).choose("aux engine x2")
    assert t.options() == ["engine 4", "engine 4.5", "engine 5", "skip"]
    t.choose("engine 5")
    assert (t.step, t.money(0), t.engine_at(0)) == ("UseLocation", 7, 5)
    t = double(unlocked(game, "aux_trash", "aux_trash").engine(0, 5).hand(0, "gray", "O01"))
    assert t.choose("aux trash x2").options() == ["back 3", "back 4"]
    t.choose("back 4")  # over the turnout 4.5: no station to upgrade
    assert t.step == "TrashCards"
    t.choose("trash gray", "trash O01")
    assert (t.step, t.player(0).stations) == ("UseLocation", 0)


@both_editions
@proves("GWT-AUX-07")
def test_the_doubled_requirement_is_needed_before_the_reward(game: str) -> None:
    t = double(unlocked(game, *ALL_DISCS).set(0, money=1))
    t.expect_refusal("aux engine x2", "GWT-GEN-06").expect_refusal("aux cert x2", "GWT-GEN-06")
    t = double(unlocked(game, *ALL_DISCS).engine(0, 1))
    t.expect_refusal("aux cert x2", "GWT-ENG-10").expect_refusal("aux trash x2", "GWT-ENG-10")
    assert {"aux cert", "aux trash"} <= set(t.options())


@both_editions
@proves("GWT-AUX-08")
def test_a_double_action_may_be_used_as_single(game: str) -> None:
    t = double(unlocked(game, *ALL_DISCS)).choose("aux dollar")
    assert t.money(0) == 10
    t = double(unlocked(game, *ALL_DISCS)).choose("aux engine")
    assert t.options() == ["engine 7", "skip"]
    t.choose("engine 7")
    assert (t.money(0), t.engine_at(0)) == (8, 7)


@both_editions
@proves("GWT-AUX-09")
def test_the_dollar_action_gains_one_or_two_dollars(game: str) -> None:
    assert single(unlocked(game)).choose("aux dollar").money(0) == 10
    assert double(unlocked(game, "aux_dollar")).choose("aux dollar x2").money(0) == 11


@both_editions
@proves("GWT-AUX-10")
def test_the_draw_action_draws_exactly_one_or_two_cards_and_then_discards_as_many(
    game: str,
) -> None:
    t = single(unlocked(game).draw(0, "gray", "gray").hand(0, "white")).choose("aux draw")
    assert (t.step, t.in_hand(0)) == ("DiscardCards", ["gray", "white"])
    t.choose("discard white")
    assert (t.in_hand(0), t.in_discard(0), t.options()) == (["gray"], ["white"], [])
    t = double(unlocked(game, "aux_draw").draw(0, "gray", "green", "green").hand(0, "white", "O01"))
    t.choose("aux draw x2")
    assert (t.seat, len(t.in_hand(0)), t.in_discard(0)) == (0, 4, [])
    t.choose("discard white", "discard O01")
    assert (t.step, len(t.in_hand(0)), t.in_discard(0)) == ("UseLocation", 2, ["O01", "white"])


@both_editions
@proves("GWT-AUX-10")
def test_with_too_few_cards_as_many_are_discarded_as_were_drawn(game: str) -> None:
    t = double(unlocked(game, "aux_draw").draw(0).discard(0, "gray").hand(0, "white", "black"))
    t.choose("aux draw x2", "discard white")
    assert (t.step, t.in_hand(0), t.in_discard(0)) == ("UseLocation", ["black", "gray"], ["white"])
    t = single(unlocked(game).draw(0).hand(0, "white", "black")).choose("aux draw")
    assert (t.in_hand(0), t.in_discard(0), t.options()) == (["black", "white"], [], [])


@both_editions
@proves("GWT-AUX-11")
def test_the_certificate_action_pays_and_goes_back_for_certificates(game: str) -> None:
    t = single(unlocked(game, "aux_cert")).choose("aux cert")
    assert (t.money(0), t.engine_at(0), t.options()) == (8, 5, ["certificates 0", "certificates 1"])
    assert t.choose("certificates 1").player(0).certificates == 1
    t = double(unlocked(game, "aux_cert", "aux_cert")).choose("aux cert x2")
    assert (t.money(0), t.options()) == (7, ["back 4", "back 4.5"])
    t.choose("back 4")
    assert t.options() == ["certificates 0", "certificates 1", "certificates 2"]
    t.choose("certificates 2")
    assert (t.player(0).certificates, t.engine_at(0), t.money(0)) == (2, 4, 7)


@both_editions
@proves("GWT-AUX-11")
def test_the_certificate_action_needs_its_dollar_and_its_way_back(game: str) -> None:
    single(unlocked(game, "aux_cert").set(0, money=0)).expect_refusal("aux cert", "GWT-GEN-06")
    single(unlocked(game, "aux_cert").engine(0, 0)).expect_refusal("aux cert", "GWT-ENG-10")


@both_editions
@proves("GWT-AUX-12")
def test_the_engine_action_pays_and_goes_forward(game: str) -> None:
    t = single(unlocked(game, "aux_engine")).choose("aux engine")
    assert (t.money(0), t.options()) == (8, ["engine 7", "skip"])
    assert t.choose("engine 7").engine_at(0) == 7
    t = double(unlocked(game, "aux_engine", "aux_engine")).choose("aux engine x2")
    assert (t.money(0), t.options()) == (7, ["engine 7", "engine 7.5", "engine 8", "skip"])
    assert t.choose("engine 8").engine_at(0) == 8
    single(unlocked(game, "aux_engine").set(0, money=0)).expect_refusal("aux engine", "GWT-GEN-06")


@proves("GWT-AUX-13")
def test_in_the_first_edition_trashing_moves_back_and_gives_no_money() -> None:
    t = single(unlocked("gwt1", "aux_trash").hand(0, "gray", "white")).choose("aux trash")
    t.choose("trash gray")
    assert (t.money(0), t.engine_at(0), t.in_hand(0), t.options()) == (9, 5, ["white"], [])
    t = unlocked("gwt1", "aux_trash", "aux_trash").hand(0, "gray", "gray", "white").draw(0)
    double(t).choose("aux trash x2", "back 4", "trash gray", "trash white")
    assert (t.money(0), t.engine_at(0), t.in_hand(0)) == (9, 4, ["gray"])
    assert (t.step, t.in_discard(0), t.player(0).draw) == ("UseLocation", [], [])


@proves("GWT-AUX-14")
def test_in_the_second_edition_trashing_moves_back_and_gives_a_dollar_per_card() -> None:
    t = single(unlocked("gwt2", "aux_trash").hand(0, "gray", "white")).choose("aux trash")
    t.choose("trash gray")
    assert (t.money(0), t.engine_at(0), t.in_hand(0), t.options()) == (10, 5, ["white"], [])
    t = unlocked("gwt2", "aux_trash", "aux_trash").hand(0, "gray", "gray", "white").draw(0)
    double(t).choose("aux trash x2", "back 4", "trash gray", "trash white")
    assert (t.money(0), t.engine_at(0), t.in_hand(0)) == (11, 4, ["gray"])
    assert (t.step, t.in_discard(0), t.player(0).draw) == ("UseLocation", [], [])


@both_editions
@proves("GWT-AUX-13", "GWT-AUX-14")
def test_trashing_is_not_possible_from_the_start_of_the_track(game: str) -> None:
    t = single(unlocked(game, "aux_trash").engine(0, 0).hand(0, "gray"))
    t.expect_refusal("aux trash", "GWT-ENG-10")


@both_editions
@proves("GWT-AUX-15")
def test_any_hand_card_may_be_trashed_cattle_or_objective(game: str) -> None:
    t = unlocked(game, "aux_trash").draw(0).hand(0, "gray", "purple7", "O01")
    single(t).choose("aux trash")
    assert t.options("trash") == ["trash O01", "trash gray", "trash purple7"]
    t.choose("trash O01")
    assert (t.in_hand(0), t.in_discard(0)) == (["gray", "purple7"], [])
    assert (t.player(0).draw, len(t.player(0).area)) == ([], 0)


@both_editions
@proves("GWT-AUX-16")
def test_fewer_cards_or_none_may_be_trashed_but_the_dollars_are_taken(game: str) -> None:
    each = 0 if game == "gwt1" else 1
    t = single(unlocked(game, "aux_trash").hand(0, "gray", "white")).choose("aux trash", "skip")
    assert (t.money(0), t.engine_at(0), t.in_hand(0)) == (9 + each, 5, ["gray", "white"])
    t = double(unlocked(game, "aux_trash", "aux_trash").hand(0, "gray", "white"))
    t.choose("aux trash x2", "back 4", "trash gray", "skip")
    assert (t.money(0), t.in_hand(0)) == (9 + 2 * each, ["white"])


@both_editions
@proves("GWT-AUX-17")
def test_the_double_engine_action_costs_two_dollars_even_for_one_space(game: str) -> None:
    t = double(unlocked(game, "aux_engine", "aux_engine")).choose("aux engine x2", "engine 7")
    assert (t.money(0), t.engine_at(0), t.step) == (7, 7, "UseLocation")
