"""Why can't I? What the server says about every element, to whom, and how refusals are told."""

from __future__ import annotations

from typing import Any

from tests.server.conftest import Visit
from tests.server.driving import Visitor
from trailhand.text import phrase


def about(person: Visitor, table: Any, anchor: str) -> Any:
    return person.get(f"/api/tables/{table['id']}/about/{anchor}", lang=person.lang)


def walking(table: Any) -> bool:
    """Somebody is on the move, and nothing waits for a yes."""
    return bool(table["decision"]["step"] == "Walk" and not table["confirm"])


def test_a_reason_is_told_once_with_everything_it_hits(visit: Visit) -> None:
    ada = visit()
    table = ada.play_until(ada.create("me", "partner", seed=3), walking)
    rows = table["decision"]["refused"]
    assert len({(row["text"], row["rule"]) for row in rows}) == len(rows)
    empty = next(row for row in rows if row["rule"] == "GWT-MOVE-02")
    assert empty["count"] == len(empty["things"]) == len(empty["anchors"]) > 5
    assert "E1" in empty["things"]
    assert len(empty["notations"]) >= empty["count"]
    assert not {thing for row in rows for thing in row["things"]} & {
        notation for row in rows for notation in row["notations"]
    }


def test_a_place_is_refused_by_its_shortest_way_and_only_if_no_way_is_open(visit: Visit) -> None:
    ada = visit()
    table = ada.play_until(ada.create("me", "partner", seed=3), walking)
    decision = table["decision"]
    open_places = {anchor for option in decision["options"] for anchor in option["anchors"]}
    hit = [anchor for row in decision["refused"] for anchor in row["anchors"]]
    assert len(hit) == len(set(hit))
    assert not set(hit) & open_places
    far = next(row for row in decision["refused"] if row["rule"] == "GWT-MOVE-04")
    assert far["text"].endswith(": this is 4")  # one more than the limit, not the longest way


def test_what_touches_the_decision_has_its_reason(visit: Visit) -> None:
    ada = visit()
    table = ada.play_until(ada.create("me", "partner", seed=3), walking)
    row = next(row for row in table["decision"]["refused"] if row["count"])
    told = about(ada, table, row["anchors"][0])
    assert (told["objection"], told["objection_rule"]) == (row["text"], row["rule"])
    assert (told["use"], told["wait"]) == (None, None)
    option = table["decision"]["options"][0]
    told = about(ada, table, option["anchors"][0])
    assert (told["objection"], told["use"], told["wait"]) == (None, None, None)


def test_what_does_not_touch_it_says_when_it_is_used_and_where(visit: Visit) -> None:
    for lang in ("en", "fr"):
        ada = visit(lang=lang)
        table = ada.create("me", "partner", seed=3, options={"preset": "first_game"})
        told = about(ada, table, "job:1.4")
        assert told["use"] == phrase("when-job", lang, where=("A",))
        assert told["use_rule"] == "GWT-HIRE-01"
        assert (told["objection"], told["wait"]) == (None, None)
        other = (table["decision"]["seat"] + 1) % 2
        mine = about(ada, table, f"building:{table['decision']['seat']}.2")
        assert mine["use"] == phrase("when-building", lang, where=("B",))
        name = table["seats"][other]["name"]
        theirs = about(ada, table, f"building:{other}.2")
        assert theirs["use"] == phrase("when-others", lang, who=name)


def test_whoever_does_not_decide_is_told_whose_turn_it_is(visit: Visit) -> None:
    ada, ben, eve = visit(), visit(lang="fr"), visit()
    table = ada.create("me", "open", name="A table")
    assert about(ada, table, "job:1.4")["wait"] == phrase("server-waiting", "en")
    ben.post(f"/api/tables/{table['id']}/join", name="Ben")
    table = ada.table(table["id"])
    seat = table["decision"]["seat"]
    for person in (ada, ben, eve):
        told = about(person, table, "job:1.4")
        seen = person.table(table["id"])
        name = seen["seats"][seat]["name"]  # in their language, if nobody named it
        turn = phrase("server-turn-of", person.lang, who=name)
        assert told["wait"] == (None if seat in seen["you"]["seats"] else turn)
        assert told["objection"] is None
        assert told["use"]


def test_a_choice_that_waits_for_a_yes_comes_first(visit: Visit) -> None:
    ada = visit()
    table = ada.play_until(ada.create("me", "partner", seed=2), lambda t: t["confirm"])
    assert about(ada, table, "job:1.4")["wait"] == phrase("server-pending", "en")


def test_when_the_game_is_over_nothing_is_used_any_more(visit: Visit) -> None:
    ada = visit()
    table = ada.play_until(ada.create("me", "partner", seed=2), lambda t: t["status"] == "over")
    told = about(ada, table, "job:1.4")
    assert (told["wait"], told["use"]) == (phrase("server-title-over", "en"), None)


def test_in_a_lesson_other_options_come_later(visit: Visit) -> None:
    ada = visit()
    made = ada.post("/api/learn", game="gwt2")
    table = ada.table(made["id"])
    wanted = set(table["lesson"]["wanted"])
    other = next(o for o in table["decision"]["options"] if o["notation"] not in wanted)
    assert about(ada, table, other["anchors"][0])["wait"] == phrase("lesson-not-now-wait", "en")
