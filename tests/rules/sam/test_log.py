"""Sam's lines of the log: every one has its words, its rule and the places it speaks of."""

from __future__ import annotations

import pytest

from tests.rules.sam.vocabulary import SAM, YOU, SamTable, alone
from trailhand.core.event import DRAWN, REVEALED, SHOWN, Kind
from trailhand.core.text import Reason, say
from trailhand.games.common.companion import accompany
from trailhand.games.gwt.facts.codes import WORKERS
from trailhand.games.gwt.modules.north.board import SPACES
from trailhand.games.gwt.solo.board import sam_of
from trailhand.games.gwt.solo.companion.game import SamCompanion
from trailhand.games.gwt.solo.companion.guides import GUIDES
from trailhand.games.gwt.solo.reasons import SKIPPED, WHY
from trailhand.games.gwt.state import GwtState
from trailhand.rulebook.book import all_rules
from trailhand.text import has, languages

SPECTATOR = -1
HIS = [kind for kind in GUIDES.kinds() if kind.name.startswith("sam-")]


def lit(t: SamTable, name: str) -> tuple[str, ...]:
    """The places that the last of his events of a name lights."""
    line = t.match.game.line(t.state, t.events(name)[-1], YOU)
    assert line is not None
    return line.anchors


# -- all of it ------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", HIS, ids=lambda kind: kind.name)
def test_every_kind_has_one_rule_or_a_thing_that_knows_it(kind: Kind) -> None:
    assert not kind.secret
    assert not kind.silent
    if kind.rules:
        assert kind.rules[0] in all_rules()
    else:
        assert kind.name in ("sam-why", "sam-skipped")


@pytest.mark.parametrize(("stem", "table"), [("sam-why-", WHY), ("sam-skip-", SKIPPED)])
def test_every_reason_has_its_words_and_its_rule(stem: str, table: dict[int, Reason]) -> None:
    for reason in table.values():
        assert reason.rule in all_rules()
        for lang in languages():
            assert has(stem + reason.name, lang)


def test_nothing_that_he_does_counts_as_news_of_its_own() -> None:
    assert [kind.name for kind in HIS if kind.manner & (DRAWN | SHOWN | REVEALED)] == []


def test_events_can_be_kept_and_read_again() -> None:
    session = accompany(SamCompanion(), 3, {"north": True})
    for _ in range(60):
        session.play(0)
    assert {event.name for event in session.events()} >= {"sam-card", "sam-guide-move"}
    for event in session.events():
        again = GUIDES.read(event.save())
        assert again is not None
        assert (again.kind, again.seat, again.values) == (event.kind, event.seat, event.values)


# -- places ---------------------------------------------------------------------------------


def test_his_way_lights_where_he_stops_and_what_the_bank_pays_for() -> None:
    t = alone().at_space("F").put("F1", "7b@1").put("F2", "10b@1").plays(2)
    assert lit(t, "sam-moved") == lit(t, "sam-tax") == (f"trail:{t.spot()}",)
    assert t.money(YOU) == 2


def test_what_he_takes_lights_where_it_lay() -> None:
    t = alone().job("1.3", "cowboy").market("blue").objectives("O01", stack=["O02"])
    t.put("T4", "green").put("FLOOD2", "flood4green").plays(2, 3, 7, 8, 9)
    assert lit(t, "sam-hired") == ("job:1.3",)
    assert lit(t, "sam-bought") == ("market:blue",)
    assert lit(t, "sam-market") == ("market:stack",)
    assert lit(t, "sam-objective") == ("objective:O01",)
    assert lit(t, "sam-outlaw") == ("trail:T4",)
    assert lit(t, "sam-hazard") == ("trail:FLOOD2",)


def test_his_buildings_light_their_space() -> None:
    t = alone().you_stand("START").workers(SAM, 1, 1, 1).set(SAM, unbuilt=1 << 1).plays(4)
    assert lit(t, "sam-built") == ("trail:A1",)
    t.set(SAM, unbuilt=1 << 3).plays(4)
    assert (t.at("A1"), lit(t, "sam-replaced")) == ("3b@2", ("trail:A1",))
    assert t.cited("sam-built") + t.cited("sam-replaced") == ["SAM-BUILD-01", "SAM-BUILD-04"]


def test_his_engine_lights_track_station_and_the_master_that_leaves() -> None:
    t = alone().workers(SAM, 1, 1, 4).engine(SAM, 3)
    t.masters(*[master.name for master in t.box.masters[:5]]).plays(5)
    assert lit(t, "sam-engine") == ("track:4.5",)
    assert lit(t, "sam-upgraded") == ("station:1",)
    assert lit(t, "sam-master-gone") == ("master:1",)
    t.sam.discs = 0
    t.engine(SAM, 37).plays(5)
    assert lit(t, "sam-disc-moved") == ("station:1",)
    assert lit(t, "sam-engine-gone") == ("track:39",)


def test_kansas_city_lights_tiles_city_and_the_place_itself() -> None:
    t = alone().at_space("G").foresight("none", "green", "none", "none", "none", "none").plays(1)
    assert lit(t, "sam-foresight") == ("foresight:1.2",)
    assert lit(t, "sam-delivers") == ("city:3",)
    assert lit(t, "sam-home") == ("trail:KC",)


def test_a_store_lights_its_trade_space() -> None:
    t = alone(north=True).plays(8)
    store = t.events("sam-store")[0]
    name, number = lit(t, "sam-store")[0].removeprefix("trade:").split(".")
    towns = t.match.view(YOU)["automaton"]["stores"]
    assert [name] == towns
    assert int(number) == store["town"] % SPACES + 1


# -- words ----------------------------------------------------------------------------------


def told(t: SamTable, name: str, lang: str) -> str:
    """The last of his events of a name as a sentence."""
    line = t.match.game.line(t.state, t.events(name)[-1], YOU)
    assert line is not None
    return say(line.message, lang)


def test_a_card_is_told_with_everything_printed_on_it() -> None:
    t = alone().objectives("O01", stack=[]).plays(7)
    assert told(t, "sam-card", "en") == "Sam plays by card 7: Move 1; take an objective card"
    french = "Sam suit la carte 7\u00a0: Avancer de 1\u00a0; prendre une carte Objectif"
    assert told(t, "sam-card", "fr") == french


def test_a_building_that_replaces_another_is_told_in_words_of_its_own() -> None:
    t = alone().you_stand("START").put("A1", "1b@2").set(SAM, unbuilt=1 << 3).plays(4)
    assert told(t, "sam-replaced", "en") == "Sam replaces 1b on A1 by 3b: free"


def test_a_guide_names_the_specialty_of_its_moment() -> None:
    session = accompany(SamCompanion(), 1, {})
    state = session.state
    assert isinstance(state, GwtState)
    session.play("drawn builder")
    sam_of(state).deck = [1]
    state.players[SAM].workers = [2, 2, 1]
    session.play("draw")
    line = next(text for text in session.tell(YOU) if text.startswith("Hire for him"))
    assert line.startswith("Hire for him: a builder if possible")
    session.play("hired cowboy")
    assert sam_of(state).specialty == WORKERS.index("cowboy")
    assert line in session.tell(YOU)
