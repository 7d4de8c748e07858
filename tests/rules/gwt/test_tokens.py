"""Exchange tokens of the 2nd edition (GWT-EXC)."""

import pytest

from tests.rules.gwt.vocabulary import Table, fresh, proves, table
from trailhand.games.gwt.cities import Deliver


def holder(seats: int = 2) -> Table:
    """Seat 0 holds one token, a gray card, and white cards to draw."""
    return table("gwt2", seats=seats).hand(0, "gray").draw(0, "white", "white", "white")


@proves("GWT-EXC-01")
def test_a_token_draws_up_to_two_cards_and_discards_as_many() -> None:
    t = holder().moves(0, "A", tokens=1).choose("token")
    assert t.options() == ["draw 0", "draw 1", "draw 2"]
    t.choose("draw 2")
    assert t.in_hand(0) == ["gray", "white", "white"]
    t.choose("discard gray")  # then only white cards are left
    assert (t.in_hand(0), t.in_discard(0)) == (["white"], ["gray", "white"])
    assert t.player(0).tokens == 0


@pytest.mark.parametrize("drawn", [0, 1])
@proves("GWT-EXC-01")
def test_a_token_may_draw_less_than_two(drawn: int) -> None:
    t = holder().moves(0, "A", tokens=1).choose("token", f"draw {drawn}")
    t.choose(*["discard white"] * drawn)
    assert (t.in_hand(0), t.in_discard(0)) == (["gray"], ["white"] * drawn)
    assert (t.player(0).tokens, len(t.player(0).draw)) == (0, 3 - drawn)


@proves("GWT-EXC-02")
def test_a_token_is_used_in_the_middle_of_an_action() -> None:
    t = holder().engine(0, 17).workers(0, engineers=2).stands(0, "G", tokens=1).choose("use 1")
    t.choose("token", "draw 1", "discard gray")
    assert (t.step, t.options()) == ("EngineForward", ["engine 18", "engine 19"])
    assert t.in_hand(0) == ["white"]


@proves("GWT-EXC-02")
def test_a_token_is_used_in_the_turn_of_another_player() -> None:
    t = table("gwt2").hand(1, "gray").draw(1, "white").set(1, tokens=1).stands(0, "G")
    options = t.options()
    t.match.play("token", seat=1)
    assert (t.seat, t.step) == (1, "ChooseDraw")
    t.choose("draw 1", "discard gray")
    assert (t.in_hand(1), t.player(1).tokens) == (["white"], 0)
    assert (t.seat, t.options()) == (0, options)


@proves("GWT-EXC-02")
def test_several_tokens_may_be_used_one_after_the_other() -> None:
    t = holder().moves(0, "A", tokens=3)
    t.choose("token", "draw 1", "discard white", "token", "draw 1", "discard white")
    assert t.player(0).tokens == 1
    assert t.in_discard(0) == ["white", "white"]
    assert "token" in t.options()


@proves("GWT-EXC-03")
def test_every_player_starts_with_one_token() -> None:
    t = fresh("gwt2", seats=4)
    assert [t.player(seat).tokens for seat in range(4)] == [1, 1, 1, 1]
    assert [fresh("gwt1").player(seat).tokens for seat in range(2)] == [0, 0]


@proves("GWT-EXC-03")
def test_the_first_village_space_gives_a_token() -> None:
    t = table("gwt2").put("T1", "green").stands(0, "D", tokens=2).choose("use 1")
    assert (t.player(0).tokens, t.money(0)) == (3, 0)


@pytest.mark.parametrize(("there", "target"), [(2, 3), (3, 2)])
@proves("GWT-EXC-03")
def test_the_arrow_between_cities_2_and_3_gives_a_token(there: int, target: int) -> None:
    t = table("gwt2").cities(0, there).engine(0, 20).pending(Deliver(0, 6, False))
    t.choose(f"deliver {target}", "disc cert_4")
    assert t.player(0).tokens == 1


@proves("GWT-EXC-03")
def test_building_12b_gives_a_token() -> None:
    t = table("gwt2").sides("b").put("A1", "12b@1").stands(0, "A1").choose("use 2")
    assert t.player(0).tokens == 1


@proves("GWT-EXC-04")
def test_after_a_token_the_interrupted_decision_has_new_options() -> None:
    t = holder().stands(0, "A", tokens=1)
    assert "use 1" not in t.options()  # a white card is needed
    t.choose("token", "draw 1", "discard gray")
    assert "use 1" in t.options()
    assert t.choose("use 1").money(0) == 2


@proves("GWT-EXC-04")
def test_the_token_of_another_player_is_resolved_before_the_decision_resumes() -> None:
    t = table("gwt2").hand(1, "gray").draw(1, "white").set(1, tokens=1).stands(0, "G")
    t.match.play("token", seat=1)
    assert t.options() == ["draw 0", "draw 1"]  # nothing of seat 0 meanwhile
    assert t.choose("draw 0").seat == 0


@proves("GWT-EXC-04")
def test_nobody_is_asked_whether_to_decline_a_token() -> None:
    t = table("gwt2").sides("b").put("A1", "11b@1").hazards(0, "flood4green").set(1, tokens=1)
    t.stands(0, "A1", tokens=1).choose("use 1")  # one space forward, and nothing else to do
    assert (t.engine_at(0), t.seat) == (1, 1)
    assert (t.player(0).tokens, t.player(1).tokens) == (1, 1)


@proves("GWT-EXC-05")
def test_a_token_is_used_while_discards_are_owed() -> None:
    t = table("gwt2").hand(0, "gray").draw(0, "white").discard(0, "black", "black")
    t.stands(0, "G", tokens=1).choose("aux draw")  # one card drawn, one discard owed
    assert t.step == "DiscardCards"
    t.choose("token", "draw 2", "discard black", "discard gray")  # those of the token first
    assert (t.step, t.in_hand(0)) == ("DiscardCards", ["black", "white"])
    assert t.choose("discard white").seat == 1  # nothing more is owed


@pytest.mark.parametrize("active", [0, 1, 2])
@proves("GWT-EXC-06")
def test_tokens_wanted_at_the_same_moment_are_used_in_turn_order(active: int) -> None:
    t = table("gwt2", seats=3)
    for seat in range(3):
        t.set(seat, tokens=2).draw(seat, "gray", "white").hand(seat, "black")
    t.stands(active, "G")
    after, last = (active + 1) % 3, (active + 2) % 3
    assert "token" in t.options()  # the active player comes first
    assert t.match.interjections() == [(after, "token"), (last, "token")]
    t.match.play("token", seat=after)  # while that seat decides, the active one is still first
    assert t.match.interjections() == [(active, "token"), (last, "token")]


@proves("GWT-EXC-07")
def test_unused_tokens_are_worth_nothing() -> None:
    t = table("gwt2").set(0, money=7)
    before = t.points(0)
    assert t.set(0, tokens=9).points(0) == before


@proves("GWT-EXC-08")
def test_a_token_without_any_card_to_draw_has_no_effect() -> None:
    t = table("gwt2").hand(0, "gray", "white").stands(0, "G", tokens=1, money=3)
    options = [option for option in t.options() if option != "token"]
    t.choose("token")
    assert (t.player(0).tokens, t.in_hand(0), t.in_discard(0)) == (0, ["gray", "white"], [])
    assert (t.money(0), t.options()) == (3, options)


def engineer_hired(tokens: int) -> Table:
    """Seat 0 covers engineer column 2 (gray for a certificate) and holds no gray card."""
    t = table("gwt2").job("1.3", "engineer").job_token(3).hand(0, "white").draw(0, "gray")
    return t.stands(0, "A", money=6, tokens=tokens).choose("use 2")


@proves("GWT-EXC-09")
def test_an_immediate_action_waits_for_the_card_that_a_token_may_bring() -> None:
    t = engineer_hired(tokens=1)
    assert t.options() == ["skip", "token"]
    t.expect_refusal("perform", "GWT-ACT-01")
    t.choose("token", "draw 1", "discard white", "perform", "certificates 1")
    assert t.player(0).certificates == 1


@proves("GWT-EXC-09")
def test_without_a_token_the_missing_card_ends_the_matter() -> None:
    t = engineer_hired(tokens=0)
    assert t.options() == ["done", "use 1"]
    assert t.player(0).certificates == 0


@proves("GWT-EXC-04")
def test_tokens_that_take_the_needed_cards_away_spoil_the_action() -> None:
    t = table("gwt2").hand(0, "gray", "gray", "brown3", "brown4").draw(0, "green", "white")
    t.put("ROCK1", "rockfall3green").stands(0, "F", tokens=2, money=7)
    t.choose("use 1", "token", "draw 1", "discard gray")
    t.expect_refusal("give up", "GWT-ACT-01")  # the brown pair is still there
    t.choose("token", "draw 1", "discard brown3")  # no pair is left: the action is over
    assert (t.step, t.money(0), t.in_hand(0)) == (
        "UseLocation",
        7,
        ["brown4", "gray", "green", "white"],
    )


@proves("GWT-EXC-09")
def test_a_local_action_waits_for_the_card_that_a_token_may_bring() -> None:
    t = table("gwt2").hand(0, "white").draw(0, "green").stands(0, "B", money=2, tokens=1)
    t.choose("use 2", "build 1", "at A1")  # what is left at B needs a green card
    assert (t.seat, t.options()) == (0, ["done", "token"])
    t.choose("token", "draw 1", "discard white", "use 1")
    assert t.money(0) == 2
