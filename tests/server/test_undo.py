"""Taking back, and each of its limits."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.gwt.vocabulary import table as rules_table
from tests.server.conftest import Visit
from tests.server.driving import Refused, Visitor
from trailhand.core.rng import seeded
from trailhand.server.table.undo import what_stays
from trailhand.terminal.history import History

VOLATILE = ("seq", "log_after", "log")


def lasting(table: Any) -> Any:
    """What a table shows, without its counters."""
    return {name: value for name, value in table.items() if name not in VOLATILE}


def refusal(visitor: Visitor, table: Any, command: str) -> Refused:
    """The refusal of a command."""
    with pytest.raises(Refused) as refused:
        visitor.do(table, command)
    return refused.value


def blocked_by(host: Visitor, sentence: str) -> Any:
    """Play hot-seat games until undo says this."""
    for seed in range(1, 30):
        table, chance = host.create("me", "partner", seed=seed), seeded(seed)
        while not table["over"]:
            if table["undo"]["steps"] == 0 and sentence in table["undo"]["blocked"]:
                return table
            table = host.step(table, chance)
    raise AssertionError(f"nothing was blocked by {sentence!r}")


def test_one_step_back_is_exactly_where_one_was(visit: Visit) -> None:
    host, chance = visit(), seeded(4)
    table = host.create("me", "partner", seed=4)
    undone = 0
    while undone < 25:
        before = table
        table = host.step(table, chance)
        if table["undo"]["steps"] and table["decision"]["seat"] == before["decision"]["seat"]:
            back = host.do(table, "undo")
            assert lasting(back) == lasting(before)
            assert lasting(host.table(table["id"])) == lasting(before)
            assert back["seq"] > table["seq"]
            undone += 1
            table = host.step(back, chance)


def test_reset_goes_to_the_beginning_of_the_turn(visit: Visit) -> None:
    host, chance = visit(), seeded(9)
    table = start = host.create("me", "partner", seed=9)
    seen = 0
    while seen < 5:
        table = host.step(table, chance)
        if table["decision"]["seat"] != start["decision"]["seat"]:
            start = table
        elif table["undo"]["steps"] > 1 and table["undo"]["blocked"] is None:
            table = host.do(table, "reset")
            assert lasting(table) == lasting(start)
            seen += 1
            while table["decision"]["seat"] == start["decision"]["seat"]:
                table = host.step(table, chance)
            start = table


@pytest.mark.parametrize(
    "sentence", ["cards were drawn", "a hand was revealed", "nothing to take back"]
)
def test_undo_stops_at_what_has_become_known(visit: Visit, sentence: str) -> None:
    host = visit()
    table = blocked_by(host, sentence)
    refused = refusal(host, table, "undo")
    assert refused.code == "undo-blocked"
    assert sentence in refused.body["detail"]
    assert refusal(host, table, "reset").code == "undo-blocked"
    assert host.table(table["id"])["seq"] == table["seq"]


def test_undo_ends_with_the_turn(visit: Visit) -> None:
    host, guest = visit(), visit()
    table = host.create("me", "open")
    guest.do(table, "join")
    table = host.play_until(host.table(table["id"]), lambda t: t["decision"]["seat"] == 1)
    assert table["undo"] is None
    assert refusal(host, table, "undo").code == "not-your-turn"
    assert guest.table(table["id"])["undo"]["steps"] == 0
    assert refusal(guest, table, "undo").code == "undo-blocked"


def test_undo_of_a_stranger_or_at_another_moment_is_refused(visit: Visit) -> None:
    host, guest, stranger = visit(), visit(), visit()
    table = host.create("me", "open", seed=4)
    guest.do(table, "join")
    table = host.play_until(host.table(table["id"]), lambda t: t["undo"]["steps"] > 0)
    assert refusal(stranger, table, "undo").code == "forbidden"
    assert refusal(guest, table, "undo").code == "not-your-turn"
    assert refusal(host, table | {"moment": table["moment"] + 1}, "undo").code == "stale"


def test_the_decision_of_another_seat_stops_undo(visit: Visit) -> None:
    host, guest = visit(), visit()
    people = {0: host, 1: guest}
    for seed in range(1, 20):
        chance = seeded(seed)
        table = host.create("me", "open", seed=seed, options={"preset": "standard"})
        guest.do(table, "join")
        table = host.table(table["id"])
        while not table["over"]:
            seat = table["decision"]["seat"]
            table = people[seat].table(table["id"])
            other = people[1 - seat]
            offers = other.table(table["id"])["interjections"]
            if table["undo"] and table["undo"]["steps"] and offers:
                wish = {name: offers[0][name] for name in ("seat", "notation")}
                other.do(table, "interject", **wish)
                after = people[seat].table(table["id"])
                assert after["decision"]["seat"] == 1 - seat
                assert after["undo"]["steps"] == 0
                assert refusal(people[seat], after, "undo").code == "undo-blocked"
                waits = other.table(table["id"])
                assert waits["undo"] is None
                assert refusal(other, waits, "undo").code == "not-your-turn"
                return
            table = people[seat].step(table, chance)
    raise AssertionError("nobody could interject")


def test_undo_stops_at_the_cards_that_others_have_shown_at_the_poker_table() -> None:
    t = rules_table("gwt2", poker=True).seated(0, "cowboy", "gray").seated(1, "builder", "red")
    t.hand(0, "white").stands(0, "G", money=9)
    t.match.watch()
    before, history = t.match.clone(), History()
    history.remember(t.match, 0)
    t.choose("use table")
    assert before.state.rng.save() == t.state.rng.save()  # no chance, yet all is known
    assert what_stays(before, t.match, t.match.events()) == "server-undo-revealed"
    stays = history.objection(t.match)
    assert stays is not None
    assert stays.id == "terminal-undo-revealed"
