"""Phase C: drawing up the hand (GWT-DRAW)."""

import pytest

from tests.rules.gwt.vocabulary import both_editions, proves, table

STACK = ["gray"] * 9


@both_editions
@proves("GWT-DRAW-01")
def test_a_short_hand_is_drawn_up_to_the_limit_at_the_end_of_the_turn(game: str) -> None:
    t = table(game).hand(0, "red", "O01").draw(0, *STACK).stands(0, "A")
    assert len(t.in_hand(0)) == 2
    t.choose("done")
    assert (t.in_hand(0), t.seat) == (["O01", "gray", "gray", "red"], 1)
    assert len(t.player(0).draw) == 7


@both_editions
@proves("GWT-DRAW-01")
def test_only_the_player_of_the_turn_draws(game: str) -> None:
    t = table(game).draw(0, *STACK).draw(1, *STACK).pending()
    assert (len(t.in_hand(0)), len(t.in_hand(1))) == (4, 0)


@both_editions
@pytest.mark.parametrize(("cleared", "limit"), [(0, 4), (1, 5), (2, 6)])
@proves("GWT-DRAW-02")
def test_the_hand_limit_is_four_and_one_per_cleared_hand_disc(
    game: str, cleared: int, limit: int
) -> None:
    t = table(game).clear(0, *["hand"] * cleared).draw(0, *STACK).pending()
    assert t.in_hand(0) == ["gray"] * limit


@both_editions
@proves("GWT-DRAW-02")
def test_other_cleared_discs_do_not_raise_the_hand_limit(game: str) -> None:
    t = table(game).discs(0, hand=2).draw(0, *STACK).pending()
    assert len(t.in_hand(0)) == 4


@both_editions
@pytest.mark.parametrize("size", [4, 5, 7])
@proves("GWT-DRAW-03")
def test_a_hand_at_or_above_the_limit_neither_grows_nor_shrinks(game: str, size: int) -> None:
    t = table(game).hand(0, *["red"] * size).draw(0, *STACK).stands(0, "A").choose("done")
    assert (t.in_hand(0), t.in_discard(0), t.seat) == (["red"] * size, [], 1)
    assert len(t.player(0).draw) == 9


@both_editions
@proves("GWT-DRAW-04")
def test_after_kansas_city_the_whole_hand_is_new(game: str) -> None:
    t = table(game).foresight(*["none"] * 6).hand(0, "red", "red", "O01").draw(0, *STACK)
    t.stands(0, "KC").choose("deliver 0", "disc aux_dollar")
    assert t.in_hand(0) == ["gray"] * 4
    assert t.in_discard(0) == ["O01", "red", "red"]
