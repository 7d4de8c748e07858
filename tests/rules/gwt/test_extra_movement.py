"""Herder movement granted by a building (GWT-XMV)."""

import pytest

from tests.rules.gwt.vocabulary import both_editions, proves, table


@both_editions
@proves("GWT-XMV-01")
def test_a_herder_action_of_five_goes_up_to_five_steps_beyond_the_step_limit(game: str) -> None:
    t = table(game).put("A1", "10a@1").stands(0, "A1").choose("use 2")
    ahead = {option.split()[1] for option in t.options("move")}
    assert ahead == {"B", "C", "D", "E", "F", "G"}  # the step limit is 3
    t.expect_refusal("move KC", "GWT-MOVE-04")
    t.expect_refusal("move G via south", "GWT-MOVE-04")  # D in between makes it six steps


@both_editions
@proves("GWT-XMV-01")
def test_a_herder_action_of_two_is_not_stretched_by_a_higher_step_limit(game: str) -> None:
    t = table(game, seats=4).put("A1", "4a@1").put("A2", "1a@2").discs(0).stands(0, "A1")
    t.choose("use 2")
    assert t.options("move") == ["move A2", "move B"]


@both_editions
@proves("GWT-XMV-01")
def test_a_herder_action_pays_hands_and_takes_at_least_one_step(game: str) -> None:
    t = table(game).put("A1", "4a@1").put("A2", "1a@2").stands(0, "A1", money=5)
    t.choose("use 2")
    assert t.options("skip") == []
    t.choose("move B")
    assert (t.money(0), t.money(1)) == (3, 2)


@both_editions
@proves("GWT-XMV-02")
def test_a_further_complete_phase_b_follows_at_the_location_reached(game: str) -> None:
    t = table(game).put("A3", "3a@1").hand(0, "gray", "gray", "green").stands(0, "A3")
    t.choose("use 1", "use 2")  # three dollars for the pair, then on to B
    assert (t.herder(0), t.money(0)) == ("B", 3)
    assert t.options() == ["aux dollar", "aux draw", "done", "use 1", "use 2"]
    t.choose("use 1")
    assert t.money(0) == 5


@both_editions
@proves("GWT-XMV-02")
def test_the_new_phase_b_may_be_a_single_auxiliary_action_after_local_actions_before(
    game: str,
) -> None:
    t = table(game).put("A3", "3a@1").hand(0, "gray", "gray", "green").stands(0, "A3")
    t.choose("use 1", "use 2", "aux dollar")
    assert t.money(0) == 4
    assert t.seat == 1  # nothing is left to do at B: the turn is over


@both_editions
@proves("GWT-XMV-02")
def test_a_foreign_location_reached_by_a_herder_action_offers_an_auxiliary_action_only(
    game: str,
) -> None:
    t = table(game).put("A2", "3a@1").put("A3", "2a@2").hand(0, "white").market("yellow")
    t.stands(0, "A2", money=9).choose("use 2")
    assert t.herder(0) == "A3"
    assert t.options() == ["aux dollar", "aux draw", "done"]


@both_editions
@proves("GWT-XMV-03")
def test_no_cards_are_drawn_before_the_second_phase_b(game: str) -> None:
    t = table(game).put("A3", "3a@1").hand(0, "gray", "gray", "green")
    t.draw(0, *["white"] * 6).stands(0, "A3").choose("use 1", "use 2")
    assert (t.herder(0), t.in_hand(0)) == ("B", ["green"])
    t.choose("done")
    assert t.in_hand(0) == ["green", "white", "white", "white"]


@both_editions
@proves("GWT-XMV-04")
def test_leaving_by_a_herder_action_loses_the_unperformed_local_actions(game: str) -> None:
    t = table(game).put("A3", "4a@1").put("DROUGHT1", "drought4green").stands(0, "A3", money=9)
    assert "use 1" in t.options()  # the hazard could be removed for five dollars
    t.choose("use 2", "move B", "aux dollar")
    assert t.seat == 1  # with B the turn ends: no way back to the actions of 4a
    assert t.money(0) == 10
    assert t.at("DROUGHT1") == "drought4green"


@both_editions
@proves("GWT-XMV-04")
def test_leaving_by_a_herder_action_loses_the_special_action_of_the_space(game: str) -> None:
    t = table(game).put("DR1", "4a@1").hand(0, "red").stands(0, "DR1")
    assert "use risk" in t.options()
    t.choose("use 2", "move C", "use 3")
    assert t.options("use") == ["use 1", "use 2"]  # what C still offers
    t.choose("done")
    assert (t.seat, t.player(0).certificates, t.in_discard(0)) == (1, 0, [])


@both_editions
@proves("GWT-XMV-05")
def test_a_herder_action_may_enter_kansas_city(game: str) -> None:
    t = table(game).foresight("green", *["none"] * 5).supplies([], [], [])
    t.put("G1", "3a@1").hand(0, "white", "green").stands(0, "G1").choose("use 2")
    assert t.step == "Deliver"
    assert (t.at("T1"), t.money(0)) == ("green", 4)
    t.choose("deliver 1", "disc aux_draw")
    assert (t.herder(0), t.player(0).cities[1], t.seat) == ("START", 1, 1)


@both_editions
@proves("GWT-XMV-06")
def test_one_herder_action_may_lead_to_the_next(game: str) -> None:
    t = table(game).put("A1", "4a@1").put("A2", "3a@1").put("A3", "10a@1").stands(0, "A1")
    t.choose("use 2", "move A2", "use 2")
    assert t.herder(0) == "A3"
    t.choose("use 2", "move C")
    assert (t.herder(0), t.seat) == ("C", 0)
    assert t.options("use") == ["use 1", "use 2", "use 3"]


@pytest.mark.parametrize(("game", "copy"), [("gwt1", "8b"), ("gwt2", "6b")])
@proves("GWT-XMV-06")
def test_a_copied_herder_action_counts_among_the_chain(game: str, copy: str) -> None:
    t = table(game).put("A3", "4a@1").put("B1", f"{copy}@1").put("B2", "3a@2").stands(0, "A3")
    t.choose("use 2", "move B1", "use 1", "copy B2", "use +2")
    assert (t.herder(0), t.seat) == ("B2", 0)
    assert t.options() == ["aux dollar", "aux draw", "done"]
