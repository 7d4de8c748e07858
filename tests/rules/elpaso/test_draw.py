"""The draw phase (ELP-DRAW)."""

from __future__ import annotations

from tests.rules.elpaso.vocabulary import proves, table


@proves("ELP-DRAW-01")
def test_the_hand_is_drawn_up_to_its_limit() -> None:
    t = table().hand(0, "criollo").draw(0, *["galloway"] * 6).stands(0, "NC").choose("done")
    assert (len(t.in_hand(0)), len(t.player(0).draw)) == (4, 3)
    t = table().clear(0, "hand").draw(0, *["galloway"] * 6).stands(0, "NC").choose("done")
    assert len(t.in_hand(0)) == 5


@proves("ELP-DRAW-02")
def test_the_discard_pile_is_shuffled_only_when_a_card_is_needed() -> None:
    t = table().hand(0, "criollo", "criollo").draw(0, "galloway", "galloway")
    t.discard(0, *["corriente"] * 7).stands(0, "NC").choose("done")
    assert (len(t.in_hand(0)), t.player(0).draw, len(t.in_discard(0))) == (4, [], 7)
    t = table().hand(0, "criollo").draw(0, "galloway").discard(0, "corriente", "corriente")
    t.stands(0, "NC").choose("done")
    assert t.in_hand(0) == ["corriente", "corriente", "criollo", "galloway"]


@proves("ELP-DRAW-03")
def test_a_drawn_worker_goes_to_the_area_and_does_not_count() -> None:
    t = table().hand(0, "criollo", "criollo", "criollo").draw(0, "cowboy")
    t.discard(0, "galloway").stands(0, "NC").choose("done")
    assert (t.in_hand(0)[-1], t.area(0)) == ("galloway", {"cowboy": 1})


@proves("ELP-DRAW-04")
def test_workers_drawn_by_an_exchange_go_to_the_area_too() -> None:
    t = table().draw(0, "builder").discard(0, "galloway").stands(0, "NC", tokens=1)
    t.choose("token")
    assert (t.area(0), t.in_discard(0)) == ({"builder": 1}, ["galloway"])


@proves("ELP-DRAW-05")
def test_with_deck_and_discard_empty_the_hand_stays_short() -> None:
    t = table().hand(0, "criollo").draw(0, "galloway").stands(0, "NC").choose("done")
    assert (t.in_hand(0), t.seat) == (["criollo", "galloway"], 1)


@proves("ELP-DRAW-06")
def test_no_hand_is_discarded_down() -> None:
    hand = ["criollo", "galloway", "pineywoods", "corriente"]
    t = table().hand(0, *hand).draw(0, "hereford").stands(0, "NC").choose("done")
    assert (t.in_hand(0), t.in_discard(0)) == (sorted(hand), [])
