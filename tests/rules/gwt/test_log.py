"""The log of Great Western Trail: every line lights the places that it speaks of."""

from __future__ import annotations

from tests.rules.gwt.vocabulary import Table, table
from trailhand.games.gwt.buildings import Build
from trailhand.games.gwt.cattle import BuyCattle
from trailhand.games.gwt.jobs import Hire
from trailhand.games.gwt.kansas_city import Foresight
from trailhand.games.gwt.objectives import TO_HAND, GainObjective
from trailhand.games.gwt.stem import DiscardCards, UseToken

SPECTATOR = -1


def watched(t: Table) -> Table:
    """The same table, with a log."""
    t.match.watch()
    return t


def lit(t: Table, name: str, viewer: int = SPECTATOR) -> tuple[str, ...]:
    """The places that the last event of a name lights for a seat."""
    event = [each for each in t.match.events() if each.name == name][-1]
    line = t.match.game.line(t.state, event, viewer)
    assert line is not None
    return line.anchors


def test_a_worker_hired_lights_the_space_where_the_worker_stood() -> None:
    t = watched(table()).job_token(9).job("5.1", "builder").job("6.2", "cowboy")
    t.set(0, money=40).only(Hire(0, 0, False)).choose("hire 6.2")
    assert lit(t, "hired") == ("job:6.2",)


def test_cattle_bought_light_their_place_in_the_market() -> None:
    t = watched(table()).market("blue", "purple5").set(0, money=20)
    t.only(BuyCattle(0, 1)).choose("buy blue 1+6")
    assert lit(t, "bought") == ("market:blue",)


def test_a_foresight_lights_its_space_and_the_token_its_row() -> None:
    t = watched(table()).foresight("cowboy", "green", "none", "none", "none", "none").job_token(3)
    for column in t.box.columns[:-1]:  # one more worker fills the row
        t.job(f"3.{column + 1}", "cowboy")
    t.only(Foresight(0, 0)).choose("foresight 1.1")
    assert lit(t, "foresight") == ("foresight:1.1",)
    assert lit(t, "token-moved") == ("job:4.1",)


def test_a_building_lights_its_space_also_if_it_replaces_another() -> None:
    t = watched(table()).workers(0, builders=6).set(0, money=30).put("A1", "1a@1")
    t.only(Build(0, 2, False)).choose("build 5", "at A1")
    assert lit(t, "replaced") == ("trail:A1",)
    t.only(Build(0, 2, False)).choose("build 2", "at B1")
    assert lit(t, "built") == ("trail:B1",)


def test_a_location_in_use_lights_up() -> None:
    t = watched(table()).hand(0, "white", "gray").stands(0, "A").choose("use 1")
    assert lit(t, "uses") == ("trail:A",)
    assert lit(t, "discarded") == ("discard:0",)


def test_a_drawn_card_lights_up_in_its_own_hand_only() -> None:
    t = watched(table()).hand(0, "gray", "gray").draw(0, "blue", "blue").set(0, tokens=1)
    t.hand(0, "gray", "red").only(DiscardCards(0, 1)).choose("token", "draw 1")
    assert lit(t, "token-used") == ("token:0",)
    assert lit(t, "drew", 0) == ("hand:blue",)
    assert lit(t, "drew", 1) == lit(t, "drew") == ()


def test_a_reshuffle_lights_both_piles() -> None:
    t = watched(table()).hand(0, "gray").discard(0, "blue", "red").set(0, tokens=1)
    t.only(UseToken(0)).choose("draw 1")
    assert lit(t, "reshuffled") == ("deck:0", "discard:0")


def test_an_objective_card_lights_the_hand_that_it_comes_into_or_out_of() -> None:
    t = watched(table()).objectives("O01", "O02", "O03", "O04")
    t.only(GainObjective(0, TO_HAND, False)).choose("objective O02")
    assert (lit(t, "objective-gained/hand", 0), lit(t, "objective-gained/hand", 1)) == (
        ("hand:O02",),
        (),
    )
    t = watched(table()).hand(0, "O01", "gray").moves(0, "A").choose("play O01")
    assert (lit(t, "objective-played", 0), lit(t, "objective-played", 1)) == (("hand:O01",), ())
