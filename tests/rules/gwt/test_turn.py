"""Turns and the very first turn (GWT-TURN, GWT-FIRST)."""

import pytest

import trailhand as th
from tests.rules.gwt.vocabulary import Table, both_editions, fresh, proves, table
from trailhand.games.gwt.turn import Turn

PLACES = [f"place {letter}" for letter in "ABCDEFG"]


def discard_down(t: Table) -> Table:
    """Make the discards of a first turn of the second edition, any cards."""
    while t.step == "FirstDiscard":
        t.choose(t.options("discard")[0])
    return t


def two_for_hire(game: str) -> Table:
    """A table with two workers to choose from."""
    return table(game).job("1.3", "cowboy").job("1.4", "builder").job_token(3)


# -- turns --------------------------------------------------------------------------------


@both_editions
@pytest.mark.parametrize("seats", [2, 3, 4])
@proves("GWT-TURN-01")
def test_turns_go_clockwise_from_the_starting_player(game: str, seats: int) -> None:
    for start in range(seats):
        t = fresh(game, seats, start=start, preset="first_game")
        for turn in range(2 * seats):
            assert t.seat == (start + turn) % seats
            discard_down(t).choose("place A" if turn < seats else "move B")
            assert t.seat == (start + turn) % seats  # phase B is of the same turn
            t.choose("done")


@both_editions
@proves("GWT-TURN-02")
def test_a_turn_is_move_then_location_then_drawing(game: str) -> None:
    t = table(game).draw(0, *["white"] * 6).draw(1, *["gray"] * 6).only(Turn(0))
    assert (t.step, t.options("use"), t.in_hand(0)) == ("Walk", [], [])
    t.choose("move A")
    assert (t.step, t.herder(0), t.in_hand(0)) == ("UseLocation", "A", [])
    t.expect_refusal("use 1", "GWT-ACT-01")  # nothing is drawn before the location is used
    t.choose("done")
    assert t.in_hand(0) == ["white"] * 4
    assert (t.seat, t.step, t.in_hand(1)) == (1, "Walk", [])


@both_editions
@proves("GWT-TURN-03")
def test_objective_cards_are_played_before_phase_a_and_between_actions(game: str) -> None:
    t = two_for_hire(game).hand(0, "O01", "O02", "gray", "gray").moves(0, "START", money=30)
    assert t.options("play") == ["play O01", "play O02"]  # before phase A
    t.choose("play O01", "move A")
    assert t.options("play") == ["play O02"]  # before an action
    t.choose("use 2")
    assert (t.step, t.options("play")) == ("Hire", [])  # in the middle of an action
    t.choose("hire 1.3")
    assert t.options("play") == ["play O02"]  # after an action


@both_editions
@proves("GWT-TURN-03")
def test_objective_cards_are_not_played_in_phase_c_or_another_turn(game: str) -> None:
    t = table(game).hand(0, "gray", "gray", "gray").hand(1, "O05").draw(0, "O03").stands(0, "A")
    assert t.options("play") == []
    assert t.match.interjections() == []  # the card of seat 1 has to wait
    t.choose("done")
    assert t.in_hand(0) == ["O03", "gray", "gray", "gray"]  # drawn in phase C, too late
    assert (t.seat, t.options("play")) == (1, ["play O05"])


@proves("GWT-TURN-03")
def test_exchange_tokens_are_used_at_any_time_of_ones_own_turn() -> None:
    t = two_for_hire("gwt2").draw(0, *["gray"] * 9).moves(0, "START", money=30, tokens=4)
    t.choose("token", "draw 0", "move A", "token", "draw 0")
    assert (t.step, t.player(0).tokens) == ("UseLocation", 2)
    t.choose("use 2", "token", "draw 0")  # in the middle of an action, which then goes on
    assert (t.step, t.player(0).tokens) == ("Hire", 1)
    t.choose("token", "draw 1")  # the gray card is drawn and discarded
    assert (t.step, t.options()) == ("Hire", ["hire 1.3", "hire 1.4"])  # no token is left


@proves("GWT-TURN-03")
def test_exchange_tokens_are_used_in_another_players_turn() -> None:
    t = two_for_hire("gwt2").hand(1, "black").draw(1, "white", "white").set(1, tokens=1)
    t.stands(0, "A", money=30).choose("use 2")
    t.match.play("token", seat=1)
    t.choose("draw 1", "discard black")
    assert (t.in_hand(1), t.player(1).tokens) == (["white"], 0)
    assert (t.seat, t.step) == (0, "Hire")


@proves("GWT-TURN-03")
def test_there_are_no_exchange_tokens_in_the_first_edition() -> None:
    t = fresh("gwt1", seats=2, start=0)
    assert (t.options("token"), t.match.interjections()) == ([], [])
    t.choose("place A")
    assert (t.options("token"), t.match.interjections()) == ([], [])


# -- the very first turn ------------------------------------------------------------------


@both_editions
@proves("GWT-FIRST-01")
def test_the_herder_is_placed_on_any_neutral_building_and_uses_it(game: str) -> None:
    for letter in "ABCDEFG":
        t = fresh(game, seats=2, start=0, seed=4, neutral="random").set(0, tokens=0)
        t.settle()
        assert t.options() == PLACES
        t.choose(f"place {letter}")
        assert t.at(t.herder(0)) == letter
        assert (t.seat, t.step) == (0, "UseLocation")
        assert {"aux dollar", "done"} <= set(t.options())


@both_editions
@proves("GWT-FIRST-01")
def test_the_building_of_the_first_turn_is_used_like_any_other(game: str) -> None:
    t = fresh(game, start=0, preset="first_game").hand(0, "white", "gray", "gray", "gray")
    t.settle().choose("place A", "use 1")
    assert (t.money(0), t.in_hand(0)) == (8, ["gray", "gray", "gray"])


@both_editions
@proves("GWT-FIRST-01")
def test_the_second_turn_of_a_player_begins_with_a_move(game: str) -> None:
    t = fresh(game, seats=2, start=0, preset="first_game").choose("place A", "done")
    discard_down(t)
    assert (t.seat, t.options("place")) == (1, PLACES)  # the first turn of the other one
    t.choose("place G", "done")
    assert (t.seat, t.step, t.options("place")) == (0, "Walk", [])


@both_editions
@proves("GWT-FIRST-02")
def test_several_herders_may_start_on_the_same_building(game: str) -> None:
    t = fresh(game, seats=4, start=0)
    for seat in range(4):
        assert t.seat == seat
        discard_down(t).choose("place D", "done")
    assert len({t.herder(seat) for seat in range(4)}) == 1
    assert t.at(t.herder(3)) == "D"


@proves("GWT-FIRST-03")
def test_second_edition_players_first_discard_down_to_four_cards() -> None:
    t = fresh("gwt2", seats=4, start=0)
    for seat in range(4):
        assert (t.seat, len(t.player(seat).hand)) == (seat, 4 + seat)
        assert t.step == ("FirstDiscard" if seat else "PlaceHerder")
        discard_down(t)
        assert (len(t.player(seat).hand), len(t.player(seat).discard)) == (4, seat)
        t.choose("place A", "done")


@proves("GWT-FIRST-03")
def test_the_first_discard_is_the_choice_of_the_player() -> None:
    t = fresh("gwt2", seats=2, start=0).choose("place A", "done")
    t.hand(1, "gray", "gray", "green", "black", "white", "white").set(1, tokens=0).settle()
    assert t.options() == [f"discard {c}" for c in ("black", "gray", "green", "white")]
    t.choose("discard black", "discard white")
    assert t.step == "PlaceHerder"
    assert t.in_hand(1) == ["gray", "gray", "green", "white"]
    assert t.in_discard(1) == ["black", "white"]


@proves("GWT-FIRST-03")
def test_the_discard_belongs_to_the_very_first_turn_only() -> None:
    t = fresh("gwt2", seats=2, start=0, preset="first_game").choose("place A", "done")
    discard_down(t).choose("place A", "done", "move B", "done")
    t.hand(1, "gray", "green", "black", "white", "white").settle()
    assert (t.seat, t.step) == (1, "Walk")
    t = fresh("gwt1", seats=2, start=0).hand(0, *["gray", "white"] * 3).settle()
    assert t.step == "PlaceHerder"


@proves("GWT-FIRST-04")
def test_a_token_may_be_used_before_the_first_discard() -> None:
    t = fresh("gwt2", seats=2, start=0).choose("place A", "done")
    t.hand(1, *["gray"] * 4, "black").draw(1, "white", "white").settle()
    t.choose("token", "draw 2", "discard gray", "discard gray")
    assert t.in_hand(1) == ["black", "gray", "gray", "white", "white"]
    assert (t.step, t.player(1).tokens) == ("FirstDiscard", 0)
    t.choose("discard gray")
    assert t.step == "PlaceHerder"


@proves("GWT-FIRST-04")
def test_a_token_may_be_used_after_the_first_discard() -> None:
    t = fresh("gwt2", seats=2, start=0).choose("place A", "done")
    t.hand(1, *["gray"] * 4, "black").draw(1, "white", "white").settle()
    assert t.options() == ["discard black", "discard gray", "token"]
    with pytest.raises(th.InvalidChoice):
        t.match.play("place A")  # the herder waits for the discard
    t.choose("discard black", "token", "draw 2", "discard gray", "discard gray")
    assert t.in_hand(1) == ["gray", "gray", "white", "white"]
    assert (t.step, t.player(1).tokens) == ("PlaceHerder", 0)


@both_editions
@proves("GWT-FIRST-05")
def test_placing_the_herder_costs_neither_fees_nor_steps(game: str) -> None:
    t = fresh(game, seats=2, start=0, preset="first_game")
    for space in ("A1", "A2", "A3", "B1", "B2", "B3", "C1", "C2", "E1", "E2", "F1"):
        t.put(space, "1a@2")  # a fee and a step each, and there is no way around F1 and F2
    t.put("F2", "1a@2").settle().choose("place G")
    assert (t.herder(0), t.money(0), t.money(1)) == ("G", 6, 7)
