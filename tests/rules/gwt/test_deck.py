"""The deck of a player: draw stack, hand and discard pile (GWT-DECK)."""

from tests.rules.gwt.vocabulary import Table, both_editions, proves, table
from trailhand.games.gwt.stem import ChooseDraw

CARD_FOR_CARD = {"gwt1": "6b@1", "gwt2": "8b@1"}  # any cattle: an objective card to hand


def in_draw(t: Table, seat: int) -> list[str]:
    """The draw stack of a player, sorted."""
    return t.words(t.player(seat).draw)


@both_editions
@proves("GWT-DECK-01")
def test_draw_stack_hand_and_discard_pile_count_for_points_and_objectives(game: str) -> None:
    t = table(game).draw(0, "purple7").hand(0, "yellow").discard(0, "brown5").area(0, "O12")
    assert t.points(0)["cattle"] == 7 + 1 + 5
    assert t.points(0)["objectives"] == 5  # one value 3, one brown, one purple
    for empty in (t.draw, t.hand, t.discard):
        empty(0)
        assert t.points(0)["objectives"] == -3
    assert t.points(0)["cattle"] == 0


@both_editions
@proves("GWT-DECK-02")
def test_an_empty_draw_stack_is_made_of_the_discard_pile_when_a_card_is_due(game: str) -> None:
    t = table(game).draw(0, "gray").discard(0, "white", "white", "white", "white").stands(0, "A")
    t.choose("done")
    assert t.in_hand(0) == ["gray", "white", "white", "white"]  # drawing went on
    assert (in_draw(t, 0), t.in_discard(0)) == (["white"], [])


@both_editions
@proves("GWT-DECK-02")
def test_the_new_draw_stack_is_shuffled(game: str) -> None:
    drawn = set()
    for seed in range(20):
        t = table(game, seed=seed).hand(0, "gray", "gray", "gray")
        t.discard(0, "white", "black", "green").stands(0, "A").choose("done")
        drawn |= set(t.in_hand(0)) - {"gray"}
    assert drawn == {"white", "black", "green"}


@both_editions
@proves("GWT-DECK-03")
def test_the_discard_pile_stays_when_the_last_card_has_been_drawn(game: str) -> None:
    t = table(game).draw(0, "gray", "gray", "gray", "gray").discard(0, "white").stands(0, "A")
    t.choose("done")
    assert t.in_hand(0) == ["gray"] * 4
    assert (in_draw(t, 0), t.in_discard(0)) == ([], ["white"])


@both_editions
@proves("GWT-DECK-04")
def test_with_nothing_left_to_draw_the_player_goes_on_with_fewer_cards(game: str) -> None:
    t = table(game).hand(0, "gray").draw(0, "white").discard(0, "black").stands(0, "A")
    t.choose("done")
    assert t.in_hand(0) == ["black", "gray", "white"]
    t.choose("move A", "done")  # seat 1 plays on
    assert (t.seat, t.step) == (0, "Walk")


@both_editions
@proves("GWT-DECK-05")
def test_even_the_last_card_of_a_deck_may_leave_the_game(game: str) -> None:
    t = table(game).clear(0, "aux_trash").engine(0, 3).hand(0, "gray").stands(0, "A")
    t.choose("aux trash", "trash gray")
    assert t.in_hand(0) == in_draw(t, 0) == t.in_discard(0) == []
    t.choose("move A", "done", "move B", "aux draw")  # the next turn: nothing to draw
    assert (t.seat, t.in_hand(0)) == (1, [])


@both_editions
@proves("GWT-DECK-06")
def test_bought_cattle_goes_to_the_discard_pile(game: str) -> None:
    t = table(game).workers(0, cowboys=3).market("red", "blue").hand(0, "gray")
    t.stands(0, "E", money=11).choose("use 2", "buy red 1+6")
    assert (t.in_hand(0), in_draw(t, 0), t.in_discard(0)) == (["gray"], [], ["red"])
    t.choose("buy blue 2+3")
    assert t.money(0) == 2


@both_editions
@proves("GWT-DECK-06")
def test_a_gained_objective_card_goes_to_the_discard_pile(game: str) -> None:
    for choice, card in (("objective O02", "O02"), ("objective blind", "O09")):
        t = table(game).objectives("O01", "O02", stack=["O09"])
        t.hand(0, "gray").stands(0, "C").choose("use 2", choice)
        assert (t.in_hand(0), in_draw(t, 0), t.in_discard(0)) == (["gray"], [], [card])


@both_editions
@proves("GWT-DECK-06")
def test_a_card_gained_to_hand_does_not_touch_the_discard_pile(game: str) -> None:
    t = table(game, sides="b").objectives("O01", "O02").put("A1", CARD_FOR_CARD[game])
    t.hand(0, "gray", "white").stands(0, "A1").choose("use 1", "discard gray", "objective O02")
    assert (t.in_hand(0), in_draw(t, 0), t.in_discard(0)) == (["O02", "white"], [], ["gray"])


@both_editions
@proves("GWT-DECK-07")
def test_objective_cards_take_up_hand_space(game: str) -> None:
    t = table(game).hand(0, "O01", "gray", "O03").draw(0, "white", "white", "white")
    t.stands(0, "A").choose("done")
    assert t.in_hand(0) == ["O01", "O03", "gray", "white"]


@both_editions
@proves("GWT-DECK-08")
def test_as_many_cards_are_discarded_as_were_drawn_from_the_whole_hand(game: str) -> None:
    t = table(game).hand(0, "gray", "O01").draw(0, "white", "white").only(ChooseDraw(0, 3))
    t.choose("draw 2")
    assert t.in_hand(0) == ["O01", "gray", "white", "white"]
    assert t.options() == ["discard O01", "discard gray", "discard white"]
    t.choose("discard O01", "discard white")
    assert (t.in_hand(0), t.in_discard(0)) == (["gray", "white"], ["O01", "white"])
    assert t.match.over  # nothing more is owed


@both_editions
@proves("GWT-DECK-09")
def test_the_number_of_cards_is_named_first_and_never_more_than_there_are(game: str) -> None:
    t = table(game).hand(0, "gray").draw(0, "white").discard(0, "black").only(ChooseDraw(0, 3))
    assert t.options() == ["draw 0", "draw 1", "draw 2"]
    t.choose("draw 2")
    assert t.in_hand(0) == ["black", "gray", "white"]  # both at once, before any discard
    assert t.step == "DiscardCards"


@both_editions
@proves("GWT-DECK-09")
def test_naming_more_cards_than_there_are_is_refused_with_this_rule(game: str) -> None:
    t = table(game).hand(0, "gray").draw(0, "white").discard(0, "black").only(ChooseDraw(0, 3))
    t.expect_refusal("draw 3", "GWT-DECK-09")


@both_editions
@proves("GWT-DECK-09")
def test_naming_none_is_legal_and_changes_nothing(game: str) -> None:
    t = table(game).hand(0, "gray").draw(0, "white").discard(0, "black").only(ChooseDraw(0, 3))
    t.choose("draw 0")
    assert (t.in_hand(0), in_draw(t, 0), t.in_discard(0)) == (["gray"], ["white"], ["black"])
    assert t.match.over  # nothing is owed


@both_editions
@proves("GWT-DECK-09")
def test_at_most_the_printed_number_may_be_named(game: str) -> None:
    t = table(game, sides="b").put("A1", "4b@1").workers(0, cowboys=2)
    t.draw(0, *["gray"] * 9).stands(0, "A1").choose("use 1")
    assert t.options() == ["draw 0", "draw 1", "draw 2"]


@both_editions
@proves("GWT-DECK-10")
def test_cards_about_to_be_discarded_cannot_be_drawn_again(game: str) -> None:
    t = table(game).clear(0, "aux_draw").hand(0, "gray", "gray").draw(0, "white")
    t.stands(0, "G").choose("use 2", "aux draw x2")  # two are due, but there is only one
    assert t.in_hand(0) == ["gray", "gray", "white"]
    t.choose("discard gray")
    assert (t.in_hand(0), in_draw(t, 0), t.in_discard(0)) == (["gray", "white"], [], ["gray"])
    assert t.step == "UseLocation"


@both_editions
@proves("GWT-DECK-10")
def test_a_reshuffle_in_the_middle_takes_only_what_lay_there_before(game: str) -> None:
    t = table(game).hand(0, "gray", "gray").draw(0, "white").discard(0, "black")
    t.only(ChooseDraw(0, 2)).choose("draw 2", "discard gray", "discard gray")
    assert (t.in_hand(0), in_draw(t, 0)) == (["black", "white"], [])
    assert t.in_discard(0) == ["gray", "gray"]
