"""Bells and exchange tokens (NOR1-BELL, NOR2-BELL, NOR1-TOKEN)."""

import pytest

from tests.rules.gwt.vocabulary import fresh, proves
from tests.rules.north.scenes import board, both_boards, places_store


@proves("NOR1-BELL-02")
@pytest.mark.parametrize(
    ("left", "reward"), [(13, False), (10, True), (7, False), (4, False), (1, True)]
)
def test_the_second_and_the_fifth_bell_give_a_token(left: int, reward: bool) -> None:
    t = places_store(board("gwt1").stores_left(0, left), optional=True).choose("store NG1.1")
    assert t.bells(0) == (16 - left) // 3
    assert (t.step == "Offer") == reward
    if reward:
        t.choose("perform")
    assert t.player(0).tokens == (1 if reward else 0)


@proves("NOR1-BELL-02")
def test_the_token_of_a_bell_may_be_forfeited() -> None:
    t = places_store(board("gwt1").stores_left(0, 10)).choose("store NG1.1", "skip")
    assert t.player(0).tokens == 0


@proves("NOR1-BELL-01", "NOR2-BELL-01")
@both_boards
def test_a_bell_is_free_when_its_third_store_has_left(game: str) -> None:
    t = board(game).stores_left(0, 13)
    assert t.bells(0) == 0
    places_store(t, optional=True).choose("store NG1.1")
    assert t.bells(0) == 1


@proves("NOR2-BELL-03")
def test_bells_of_the_second_edition_give_nothing() -> None:
    for left in (13, 10, 7, 4, 1):
        t = places_store(board("gwt2").stores_left(0, left), optional=True).choose("store NG1.1")
        assert (t.step, t.player(0).tokens) == ("", 0)


@proves("NOR1-TOKEN-01")
@pytest.mark.parametrize("drawn", [0, 1, 2])
def test_a_token_draws_up_to_two_cards_and_discards_as_many(drawn: int) -> None:
    t = board("gwt1").set(0, tokens=1).hand(0, "gray", "gray").draw(0, "red", "blue")
    t.stands(0, "A").choose("token", f"draw {drawn}")
    assert (t.player(0).tokens, len(t.in_hand(0))) == (0, 2 + drawn)
    for _ in range(drawn):
        t.choose("discard gray")
    assert t.in_discard(0) == ["gray"] * drawn
    assert t.step == "UseLocation"


@proves("NOR1-TOKEN-02", "NOR1-TOKEN-03")
def test_several_tokens_one_after_another_also_while_discards_are_owed() -> None:
    t = board("gwt1").set(0, tokens=2).hand(0, "gray", "white").draw(0, *["red", "blue"] * 2)
    t.stands(0, "A").choose("token", "draw 1", "token", "draw 2")
    assert len(t.in_hand(0)) == 5
    t.choose("discard gray", "discard white", "discard red")
    assert (t.player(0).tokens, t.step) == (0, "UseLocation")


@proves("NOR1-TOKEN-02", "NOR1-TOKEN-03")
def test_in_the_turn_of_another_player_in_turn_order() -> None:
    t = fresh("gwt1", seats=3, north=True, start=0)
    assert [seat for seat, _ in t.match.interjections()] == [1, 2]
    t.match.play("token", 2)
    assert t.player(2).tokens == 0


@proves("NOR1-TOKEN-05")
def test_the_discard_pile_is_shuffled_only_when_a_card_is_needed() -> None:
    t = board("gwt1").set(0, tokens=1).hand(0, "gray", "white").draw(0, "red").discard(0, "blue")
    t.stands(0, "A").choose("token", "draw 1")
    assert t.in_discard(0) == ["blue"]
    t = board("gwt1").set(0, tokens=1).hand(0, "gray", "white").draw(0, "red").discard(0, "blue")
    t.stands(0, "A").choose("token", "draw 2")
    assert (t.in_discard(0), t.in_hand(0)) == ([], ["blue", "gray", "red", "white"])


@proves("NOR1-TOKEN-05")
def test_only_as_many_are_discarded_as_could_be_drawn() -> None:
    t = board("gwt1").set(0, tokens=1).hand(0, "gray", "white").draw(0, "red")
    t.stands(0, "A").choose("token").expect_refusal("draw 2", "GWT-DECK-09")
    t.choose("draw 1", "discard gray")
    assert (t.in_hand(0), t.step) == (["red", "white"], "UseLocation")
