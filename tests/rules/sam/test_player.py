"""The player's turn at a table with Sam (SAM-PLAYER)."""

from __future__ import annotations

from tests.rules.sam.vocabulary import SAM, YOU, alone, proves
from trailhand.games.gwt.kansas_city import LeaveKansasCity
from trailhand.games.gwt.objectives import TO_DISCARD, GainObjective


@proves("SAM-PLAYER-01")
def test_fees_on_sams_buildings_go_to_the_bank() -> None:
    t = alone().put("A1", "7b@2").moves(YOU, "A", money=9)
    decision = t.match.decision
    assert decision is not None
    option = next(o for o in decision.options if o.notation == "move B")
    assert option.warning() == "Pay 4$ to the bank"
    t.choose("move B")
    assert (t.money(YOU), t.money(SAM)) == (5, 0)


@proves("SAM-PLAYER-02")
def test_after_a_delivery_tiles_slide_down_and_the_top_is_refilled() -> None:
    t = alone().foresight("green", "none", "cowboy", "none", "none", "builder")
    t.supplies(["second"], ["engineer"], ["rockfall4green"]).only(LeaveKansasCity(YOU))
    assert t.match.view(YOU)["foresight"] == [
        *("second", "green"),
        *("engineer", "cowboy"),
        *("rockfall4green", "builder"),
    ]


@proves("SAM-PLAYER-03")
def test_the_display_slides_away_from_the_stack_whoever_takes_a_card() -> None:
    t = alone().objectives("O01", "O02", "O03", "O04", stack=["O05"])
    t.only(GainObjective(YOU, TO_DISCARD, False)).choose("objective O02")
    assert t.match.view(YOU)["display"] == ["O01", "O03", "O04", "O05"]


@proves("SAM-PLAYER-03")
def test_a_card_of_the_stack_moves_nothing() -> None:
    t = alone().objectives("O01", "O02", stack=["O05"])
    t.only(GainObjective(YOU, TO_DISCARD, False)).choose("objective blind")
    assert t.match.view(YOU)["display"] == ["O01", "O02"]


@proves("SAM-PLAYER-04")
def test_in_sams_turn_nothing_is_asked() -> None:
    t = alone().set(YOU, tokens=3).hand(YOU, "gray")
    t.plays(2)
    asked = [event for event in t.match.events() if event.name == "turn"]
    assert [event.seat for event in asked] == [SAM, YOU]
    assert t.step == "Walk"
    assert t.match.interjections() == []
