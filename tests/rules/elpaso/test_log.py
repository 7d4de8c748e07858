"""The log: every line has its words, its rule and the places it speaks of."""

from __future__ import annotations

from tests.rules.elpaso.vocabulary import Table, table
from trailhand.core.event import DRAWN, REVEALED, SHOWN
from trailhand.games.elpaso.auxiliary import ChooseAux
from trailhand.games.elpaso.facts.codes import BONUS
from trailhand.games.elpaso.solo.companion.guides import GUIDES
from trailhand.games.elpaso.tiles import GainTile

SPECTATOR = -1


def lit(t: Table, name: str, viewer: int = SPECTATOR) -> tuple[str, ...]:
    """The places that the last event of a name lights for a seat."""
    event = [each for each in t.match.events() if each.name == name][-1]
    line = t.match.game.line(t.state, event, viewer)
    assert line is not None
    return line.anchors


def watched(t: Table) -> Table:
    t.match.watch()
    return t


# -- all of it ------------------------------------------------------------------------------


def test_what_becomes_known_is_a_card_drawn_or_a_hand_shown() -> None:
    news = DRAWN | SHOWN | REVEALED
    found = {kind.name: kind.manner & news for kind in GUIDES.kinds() if kind.manner & news}
    assert found == {"drew": DRAWN, "revealed": REVEALED}


# -- places ---------------------------------------------------------------------------------


def test_a_drawn_card_is_seen_by_its_owner_alone() -> None:
    t = watched(table()).draw(0, "galloway").hand(0, "criollo").set(0, tokens=1)
    t.settle().choose("token")
    assert lit(t, "drew", 0) == ("hand:galloway", "deck:0")
    assert lit(t, "drew", 1) == lit(t, "drew") == ("deck:0",)
    assert lit(t, "token-used") == ("token:0",)
    t.choose("discard criollo")
    assert lit(t, "discarded", 1) == ("discard:0",)


def test_a_hand_that_is_shown_lights_no_card_of_another_hand() -> None:
    t = watched(table()).hand(0, "galloway").hand(1, "galloway").discs(0)
    t.stays(0, "EP")
    assert lit(t, "revealed", 0) == ("hand:galloway",)
    assert lit(t, "revealed", 1) == lit(t, "revealed") == ()
    assert lit(t, "simmental") == ("simmental:pile",)


def test_a_reshuffle_lights_both_piles() -> None:
    t = watched(table()).discard(0, "galloway", "criollo").set(0, tokens=1)
    t.settle().choose("token")
    assert lit(t, "reshuffled") == ("deck:0", "discard:0")


def test_a_building_in_use_lights_its_space_and_a_train_card_itself() -> None:
    t = watched(table()).workers(0, engineer=1).stands(0, "NF", money=2)
    t.choose("use 2")  # there is one engineer, so it is the first card
    assert (lit(t, "uses"), lit(t, "train-used")) == (("trail:NF",), ("train:1",))
    t.choose("use 1", "objective 2")
    assert (lit(t, "uses/train"), lit(t, "objective-gained")) == (("train:1",), ("objective:2",))


def test_workers_paid_light_where_they_lay() -> None:
    t = watched(table()).workers(0, cowboy=1, joker=2).stands(0, "ND", money=8)
    t.choose("use 3", "buy corriente", "jokers 1")
    assert lit(t, "bought") == ("market:corriente",)
    assert lit(t, "workers-paid") == ("area:0.cowboy", "area:0.joker")
    t = watched(table()).workers(0, cowboy=2, joker=2).stands(0, "ND", money=8)
    t.choose("use 3", "buy corriente", "jokers 2")
    assert lit(t, "workers-paid/jokers") == ("area:0.joker",)


def test_a_building_lights_its_pile_and_its_space() -> None:
    t = watched(table()).workers(0, builder=3).put("P3", 1, 0).stands(0, "NE", money=9)
    t.choose("use 2", "build 2", "at P1")
    assert lit(t, "built") == ("building:2", "trail:P1")
    t.stands(0, "NE", money=9).choose("use 2", "build 2")  # no marker is left
    assert lit(t, "replaced") == ("building:2", "trail:P3")


# -- reasons --------------------------------------------------------------------------------


def test_a_reason_that_lies_in_a_hand_is_told_to_its_owner_alone() -> None:
    t = watched(table()).only(ChooseAux(0, 1, 1))  # the dollar is done, and there is no card
    event = t.match.events()[-1]
    own, other = (t.match.game.line(t.state, event, viewer) for viewer in (0, 1))
    assert own is not None
    assert other is not None
    assert (own.message.id, own.rule) == ("elp-log-skipped", "ELP-AUX-05")
    assert (other.message.id, other.rule) == ("elp-log-skipped-hidden", "")


def test_a_reward_that_is_lost_says_why() -> None:
    t = watched(table()).culled(0, *["criollo"] * 5).bonuses("BN09", "", "")
    t.only(GainTile(0, 1 << BONUS, 0, False))
    line = t.match.lines(0)[-1]
    assert (line.message.id, line.rule) == ("elp-log-lost", "ELP-CULL-02")
