"""Gaining and playing objective cards (GWT-OBJ)."""

import pytest

import trailhand as th
from tests.rules.gwt.vocabulary import Table, both_editions, fresh, proves, table
from trailhand.games.gwt.cities import Deliver

SHOWN = ["O01", "O02", "O03", "O04"]


def offered(game: str, *shown: str, stack: tuple[str, ...] = ()) -> Table:
    """Seat 0 at neutral building C; an objective display and its stack."""
    return table(game).objectives(*shown, stack=stack).stands(0, "C")


def display(t: Table) -> list[str]:
    """The objective cards that are shown."""
    return t.words(t.state.display)


def area(t: Table, seat: int = 0) -> list[str]:
    """The objective area of a seat."""
    return t.words(t.player(seat).area)


# -- gaining --------------------------------------------------------------------------------


@both_editions
@proves("GWT-OBJ-01")
def test_an_objective_card_comes_from_the_display_or_from_the_stack(game: str) -> None:
    t = offered(game, *SHOWN, stack=("O05",)).choose("use 2")
    assert t.options() == [f"objective {card}" for card in (*SHOWN, "blind")]
    t.choose("objective blind")
    assert (t.in_discard(0), display(t)) == (["O05"], SHOWN)
    t = offered(game, *SHOWN, stack=("O05",)).choose("use 2", "objective O03")
    assert t.in_discard(0) == ["O03"]


@both_editions
@proves("GWT-OBJ-02")
def test_a_card_of_the_display_is_replaced_at_once(game: str) -> None:
    t = offered(game, *SHOWN, stack=("O05",)).choose("use 2", "objective O02")
    assert display(t) == ["O01", "O03", "O04", "O05"]
    assert t.state.objective_stack == []
    t = table(game).objectives("O01", stack=("O05",)).cities(0, 3, 5).engine(0, 20)
    t.only(Deliver(0, 8, False)).choose("deliver 4", "disc cert_4", "objective O01")
    assert t.in_discard(0) == ["O01", "O05"]  # the second arrow found the new card


@both_editions
@proves("GWT-OBJ-03")
def test_a_gained_card_goes_to_the_discard_pile(game: str) -> None:
    t = offered(game, *SHOWN).hand(0, "gray").choose("use 2", "objective O02")
    assert (t.in_discard(0), t.in_hand(0)) == (["O02"], ["gray"])


@pytest.mark.parametrize(("game", "tile", "dollars"), [("gwt1", "6b", 3), ("gwt2", "8b", 6)])
@proves("GWT-OBJ-03")
def test_one_building_puts_the_gained_card_into_the_hand(
    game: str, tile: str, dollars: int
) -> None:
    t = table(game).sides("b").put("A1", f"{tile}@1").objectives(*SHOWN).hand(0, "gray")
    t.stands(0, "A1").choose("use 1", "objective O02")
    assert (t.in_hand(0), t.in_discard(0)) == (["O02"], ["gray"])
    assert t.money(0) == dollars


@both_editions
@proves("GWT-OBJ-04")
def test_with_an_empty_stack_the_display_shrinks(game: str) -> None:
    t = offered(game, "O01", "O02", "O03").choose("use 2")
    t.expect_refusal("objective blind", "GWT-OBJ-04").choose("objective O02")
    assert display(t) == ["O01", "O03"]


@both_editions
@proves("GWT-OBJ-04")
def test_with_nothing_left_no_card_can_be_gained(game: str) -> None:
    offered(game).expect_refusal("use 2", "GWT-OBJ-04")
    t = offered(game, stack=("O05",)).choose("use 2")  # an empty display leaves the stack
    assert t.in_discard(0) == ["O05"]


@both_editions
@pytest.mark.parametrize(("there", "target"), [(1, 2), (2, 1), (3, 4), (5, 4), (4, 5)])
@proves("GWT-OBJ-05")
def test_a_delivery_arrow_allows_the_blind_draw_too(game: str, there: int, target: int) -> None:
    t = table(game).objectives(*SHOWN, stack=("O05",)).cities(0, there).engine(0, 20)
    t.only(Deliver(0, 10, False)).choose(f"deliver {target}", "disc cert_4", "objective blind")
    assert (t.in_discard(0), display(t)) == (["O05"], SHOWN)


# -- when a card may be played ----------------------------------------------------------------


@both_editions
@proves("GWT-OBJ-10")
def test_a_card_may_be_played_before_phase_a(game: str) -> None:
    t = table(game).hand(0, "O01", "gray").moves(0, "A")
    moves = t.options("move")
    t.choose("play O01")
    assert (area(t), t.in_hand(0), t.money(0)) == (["O01"], ["gray"], 2)
    assert (t.step, t.options()) == ("Walk", moves)


@both_editions
@proves("GWT-OBJ-10")
def test_a_forced_move_waits_for_a_card_that_may_be_played_first(game: str) -> None:
    t = table(game).hand(0, "O01").moves(0, "G")  # Kansas City is the only way
    assert t.options() == ["move KC", "play O01"]


@both_editions
@proves("GWT-OBJ-10")
def test_a_card_may_be_played_before_the_herder_is_placed(game: str) -> None:
    t = fresh(game, start=0).hand(0, "O01").set(0, money=6).settle().choose("play O01")
    assert (t.money(0), t.step, len(t.options("place"))) == (8, "PlaceHerder", 7)


@both_editions
@proves("GWT-OBJ-11")
def test_a_card_may_be_played_before_between_and_after_the_actions(game: str) -> None:
    t = table(game).hand(0, "O01", "O02", "O03", "green").stands(0, "B")
    t.choose("play O01", "use 2", "build 1", "at A1")  # paid with the dollars of the card
    t.choose("play O02", "use 1", "play O03")
    assert (t.money(0), len(area(t))) == (6, 3)
    t = table(game).hand(0, "O01").stands(0, "G").choose("aux dollar", "play O01")
    assert t.money(0) == 3


@both_editions
@proves("GWT-OBJ-12")
def test_no_card_is_played_in_the_middle_of_an_action(game: str) -> None:
    t = table(game).hand(0, "O01", "gray").engine(0, 17).workers(0, engineers=2)
    t.put("A1", "4a@1").stands(0, "G").choose("use 1")
    assert t.options() == ["engine 18", "engine 19"]
    t.stands(0, "A1").choose("use 2")  # the move of a building is an action too
    assert (t.step, t.options("play")) == ("Walk", [])
    t.draw(0, "white").stands(0, "A").choose("aux draw")
    assert (t.step, t.options("play")) == ("DiscardCards", [])


@both_editions
@proves("GWT-OBJ-12")
def test_no_card_is_played_in_phase_c_or_in_the_turn_of_another(game: str) -> None:
    t = table(game).draw(0, "O01").stands(0, "G").choose("done")  # drawn in phase C
    assert (t.seat, t.in_hand(0), area(t)) == (1, ["O01"], [])
    assert t.options("play") == []
    with pytest.raises(th.InvalidChoice):
        t.match.play("play O01", seat=0)
    assert area(t) == []


@both_editions
@proves("GWT-OBJ-13")
def test_any_number_of_cards_may_be_played_in_a_turn(game: str) -> None:
    t = table(game).hand(0, "O01", "O02", "O03", "O04", "O05").moves(0, "F")
    t.choose("play O01", "play O02", "play O03", "move G", "play O04", "play O05")
    assert (len(area(t)), t.money(0)) == (5, 10)


@both_editions
@proves("GWT-OBJ-14")
def test_no_card_is_played_from_kansas_city_to_the_end_of_the_turn(game: str) -> None:
    t = table(game).hand(0, "O01", "white").set(0, certificates=2).moves(0, "G")
    t.foresight("green", "second", "cowboy", "builder", "cowboy", "builder")
    t.objectives("O02", "O03").cities(0, 1).choose("move KC")
    asked = []
    while t.seat == 0:
        asked.append(t.step)
        assert t.options("play") == []
        t.choose("deliver 2" if t.step == "Deliver" else t.options()[-1])
    assert {"Foresight", "Income", "Deliver", "PlaceDisc", "GainObjective"} <= set(asked)
    assert area(t) == []


@both_editions
@proves("GWT-OBJ-15")
def test_a_played_card_must_be_scored(game: str) -> None:
    t = table(game).hand(0, "O01", "O11").moves(0, "A")
    assert t.points(0)["objectives"] == 0  # nothing is fulfilled, nothing is played
    t.choose("play O01")
    assert (area(t), t.points(0)["objectives"]) == (["O01"], -2)
    t.set(0, second=2).put("A1", "1a@1")
    assert t.points(0)["objectives"] == 3


# -- what a card does -------------------------------------------------------------------------


@both_editions
@proves("GWT-OBJ-16")
def test_the_action_of_a_card_is_performed_at_once_or_never(game: str) -> None:
    t = table(game).hand(0, "O11").engine(0, 17).moves(0, "A").choose("play O11")
    assert t.options() == ["engine 18", "engine 19", "skip"]
    t.choose("skip")
    assert (t.step, t.engine_at(0), area(t)) == ("Walk", 17, ["O11"])
    assert t.options("play") == t.options("engine") == []
    t = table(game).hand(0, "O11").engine(0, 17).moves(0, "A").choose("play O11", "engine 19")
    assert (t.step, t.engine_at(0)) == ("Walk", 19)


def played(game: str, card: str) -> Table:
    """Seat 0 has just played a card before phase A."""
    t = table(game).hand(0, card).draw(0, *["gray"] * 5).engine(0, 17)
    return t.clear(0, "aux_dollar").moves(0, "A").choose(f"play {card}")


@both_editions
@pytest.mark.parametrize("number", range(1, 25))
@proves("GWT-OBJ-17")
def test_every_card_has_its_immediate_action(game: str, number: int) -> None:
    t = played(game, f"O{number:02}")
    if number <= 5:
        assert (t.step, t.money(0)) == ("Walk", 2)
    elif number <= 10:
        assert t.options() == ["draw 0", "draw 1", "draw 2", "draw 3"]
    elif number <= 13:
        assert t.options("engine") == ["engine 18", "engine 19"]
    elif number <= 15:
        assert t.options("engine") == ["engine 18", "engine 19", "engine 20"]
    elif number <= 20:
        assert t.options() == ["move B", "move C", "move D via south", "move E", "skip"]
    else:
        assert t.options() == ["aux dollar", "aux dollar x2", "aux draw", "skip"]


@both_editions
@proves("GWT-OBJ-17")
def test_a_card_that_draws_three_discards_three(game: str) -> None:
    t = table(game).hand(0, "O06", "white").draw(0, "gray", "gray", "black", "green")
    t.moves(0, "A").choose("play O06", "draw 3")
    assert (t.step, len(t.in_hand(0))) == ("DiscardCards", 4)
    while t.step == "DiscardCards":
        t.choose(t.options()[0])
    assert (len(t.in_hand(0)), len(t.in_discard(0))) == (1, 3)


# -- the herder move of a card ------------------------------------------------------------------


@both_editions
@proves("GWT-OBJ-20")
def test_the_move_of_a_card_has_one_to_three_steps(game: str) -> None:
    t = table(game).clear(0, "step_left", "step_right")  # the step limit is five now
    t.hand(0, "O16").moves(0, "A").choose("play O16")
    assert t.options("move") == ["move B", "move C", "move D via south", "move E"]
    t.expect_refusal("move F", "GWT-MOVE-04").choose("move E")
    assert t.herder(0) == "E"


@both_editions
@proves("GWT-OBJ-20")
def test_the_move_of_a_card_ignores_all_hands(game: str) -> None:
    t = table(game).put("FLOOD1", "flood4green").put("FLOOD2", "flood2black")
    t.put("FR1", "7a@2").hand(0, "O16").moves(0, "A", money=9)
    t.choose("play O16", "move FR1 via flood")
    assert (t.herder(0), t.money(0), t.money(1)) == ("FR1", 9, 0)


@both_editions
@proves("GWT-OBJ-21")
def test_the_move_of_a_card_does_not_enter_kansas_city(game: str) -> None:
    t = table(game).put("G1", "2a@2").hand(0, "O16").moves(0, "F").choose("play O16")
    t.expect_refusal("move KC", "GWT-OBJ-21").expect_refusal("move KC via G2", "GWT-OBJ-21")
    assert t.options() == ["move G", "move G1", "skip"]


@both_editions
@proves("GWT-OBJ-22", "GWT-OBJ-23")
def test_played_before_phase_a_the_normal_move_starts_from_the_reached_location(game: str) -> None:
    t = table(game).hand(0, "O16").moves(0, "A", money=20).choose("play O16", "move E")
    assert (t.seat, t.step) == (0, "Walk")  # E is not used
    assert t.options() == ["move F", "move G", "move KC"]
    t.choose("move F")
    assert (t.herder(0), t.step) == ("F", "UseLocation")


@both_editions
@proves("GWT-OBJ-22", "GWT-OBJ-24")
def test_performed_in_phase_b_the_move_leads_to_phase_c(game: str) -> None:
    t = table(game).hand(0, "O16", "green").draw(0, *["gray"] * 4).stands(0, "B", money=2)
    t.choose("use 1", "play O16", "move C")
    assert (t.herder(0), t.seat) == ("C", 1)
    assert t.in_hand(0) == ["gray"] * 4  # drawn up, and C was not used


@both_editions
@proves("GWT-OBJ-24")
def test_a_move_that_is_forfeited_in_phase_b_ends_nothing(game: str) -> None:
    t = table(game).hand(0, "O16").stands(0, "B", money=2).choose("play O16", "skip")
    assert (t.seat, t.herder(0)) == (0, "B")
    assert t.options("use") == ["use 2"]


@both_editions
@proves("GWT-OBJ-25")
def test_the_move_of_a_card_loses_the_actions_not_yet_performed(game: str) -> None:
    t = table(game).hand(0, "O16", "green").stands(0, "B", money=2).choose("play O16", "move C")
    assert (t.seat, t.money(0), t.herder(0)) == (1, 2, "C")
    assert t.in_hand(0) == ["green"]


@both_editions
@proves("GWT-OBJ-26")
def test_after_the_move_in_phase_b_no_further_card_is_played(game: str) -> None:
    t = table(game).hand(0, "O16", "O01").stands(0, "B", money=2).choose("play O16", "move C")
    assert (t.seat, area(t), t.in_hand(0)) == (1, ["O16"], ["O01"])


@both_editions
@proves("GWT-OBJ-27")
def test_with_kansas_city_next_on_every_way_the_move_is_forfeited(game: str) -> None:
    t = table(game).hand(0, "O16").stands(0, "G").choose("play O16")
    assert (area(t), t.herder(0)) == (["O16"], "G")
    assert (t.seat, t.options("use")) == (0, ["use 1", "use 2"])  # phase B goes on


@both_editions
@proves("GWT-OBJ-27")
def test_one_way_that_is_open_makes_the_move_possible(game: str) -> None:
    t = table(game).put("G2", "1a@2").hand(0, "O16").stands(0, "G").choose("play O16")
    assert t.options() == ["move G2 via G2", "skip"]


@both_editions
@proves("GWT-OBJ-27")
def test_with_the_herder_off_the_board_the_move_is_forfeited(game: str) -> None:
    t = fresh(game, start=0).hand(0, "O16").settle().choose("play O16")
    assert (t.words(t.player(0).area)[0], t.step) == ("O16", "PlaceHerder")
    assert t.herder(0) == "off"


@both_editions
@proves("GWT-OBJ-28")
def test_a_card_need_not_be_played(game: str) -> None:
    t = table(game).hand(0, "O11").moves(0, "F").choose("move G", "done")
    assert (t.seat, t.in_hand(0), area(t)) == (1, ["O11"], [])
    assert t.points(0)["objectives"] == 0
