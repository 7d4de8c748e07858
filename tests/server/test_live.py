"""Sockets: what happens is seen by everybody, and nothing is lost on the way."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Callable
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.conftest import Visit
from tests.server.driving import PATIENCE, receive
from trailhand.core.rng import seeded


def is_table(message: Any) -> bool:
    return bool(message["type"] == "table")


def follow(log: list[Any], table: Any) -> list[Any]:
    """The log of a client after a snapshot."""
    return [*(line for line in log if line["seq"] <= table["log_after"]), *table["log"]]


def test_a_choice_reaches_everybody_with_their_own_view(visit: Visit) -> None:
    host, guest, watcher = visit(), visit(lang="fr"), visit()
    table = host.create("me", "open")
    guest.do(table, "join")
    table = host.table(table["id"])
    with guest.live(table["id"]) as theirs, watcher.live(table["id"]) as watched:
        receive(theirs, is_table)
        receive(watched, is_table)
        after = host.choose(table, table["decision"]["options"][0]["notation"])
        seen = receive(theirs, lambda m: is_table(m) and m["seq"] == after["seq"])
        watching = receive(watched, lambda m: is_table(m) and m["seq"] == after["seq"])
    assert seen["you"]["viewing"] == 1
    assert "hand" in seen["view"]["players"][1]
    assert "hand" not in seen["view"]["players"][0]
    assert watching["you"] == {"seats": [], "host": False, "spectator": True, "viewing": -1}
    assert all("hand" not in player for player in watching["view"]["players"])
    assert watching["decision"]["options"] == []
    assert seen["title"] != watching["title"]


def test_a_client_that_was_away_catches_up_even_over_an_undo(visit: Visit) -> None:
    host, chance = visit(), seeded(3)
    table = host.create("me", "partner", seed=3)
    with host.live(table["id"]) as live:
        first = receive(live, is_table)
    log = follow([], first)
    since = first["seq"]
    undone = 0
    for number in range(120):
        if table["over"]:
            break
        if number % 4 == 3 and table["undo"]["steps"]:
            table = host.do(table, "undo")
            undone += 1
        table = host.step(table, chance)
        if number % 10 == 9:
            with host.live(table["id"], f"&since={since}") as live:
                message = receive(live, is_table)
            log, since = follow(log, message), message["seq"]
            whole = host.table(table["id"])
            assert [line["seq"] for line in log] == [line["seq"] for line in whole["log"]]
            assert len({line["seq"] for line in log}) == len(log)
    assert undone > 3


def test_presence_comes_and_goes(visit: Visit) -> None:
    host, guest = visit(), visit()
    table = host.create("me", "open")
    guest.do(table, "join")
    with host.live(table["id"]) as mine:
        receive(mine, lambda m: m["type"] == "presence" and m["seats"] == [True, False])
        with guest.live(table["id"]):
            receive(mine, lambda m: m["type"] == "presence" and m["seats"] == [True, True])
            assert host.table(table["id"])["seats"][1]["here"]
        receive(mine, lambda m: m["type"] == "presence" and m["seats"] == [True, False])


@pytest.mark.parametrize(
    "text",
    ["", "nonsense", "[]", "7", '"hello"', "{", '{"type": 5}', "[" * 3000, "\u0000",
     '{"type": "choose", "key": "12345678", "moment": 0, "notation": "place A"}',
     '{"type": "undo"}', '{"type": null, "since": {}}'],
)  # fmt: skip
def test_what_a_socket_cannot_say_is_refused_and_changes_nothing(visit: Visit, text: str) -> None:
    host = visit()
    table = host.create("me", "partner")
    with host.live(table["id"]) as live:
        live.send(text)
        assert receive(live, lambda m: m["type"] == "error")["code"] == "invalid"
        live.send('{"type": "ping"}')
        receive(live, lambda m: m["type"] == "pong")
    assert host.table(table["id"])["seq"] == table["seq"]


def test_bytes_and_odd_hellos_do_no_harm(visit: Visit) -> None:
    host = visit()
    table = host.create("me", "partner")
    with host.live(table["id"], "&since=nonsense") as live:
        assert receive(live, is_table)["log_after"] == 0
        live.send(b"\xff\xfe\x00")
        receive(live, lambda m: m["type"] == "error")
        known = receive_after_hello(live, since=10**30)
        assert known["log_after"] == known["seq"]
        for since in (-5, "x", None, [1]):
            assert receive_after_hello(live, since=since)["log_after"] == 0
        assert receive_after_hello(live)["log_after"] == 0


def receive_after_hello(live: Any, **more: Any) -> Any:
    """The answer to one hello."""
    live.send(json.dumps({"type": "hello"} | more))
    return receive(live, is_table)


def test_a_huge_message_ends_the_socket(visit: Visit) -> None:
    host = visit()
    table = host.create("me", "partner")
    with host.live(table["id"]) as live:
        live.send("x" * 100_000)
        assert receive(live, lambda m: m["type"] == "error")["code"] == "too-large"
        with pytest.raises(ConnectionClosed):
            receive(live, lambda m: False)
    assert host.table(table["id"])["seq"] == table["seq"]


def test_a_flood_of_messages_ends_the_socket(visit: Visit) -> None:
    host = visit()
    table = host.create("me", "partner")
    with host.live(table["id"]) as live:
        with contextlib.suppress(ConnectionClosed):
            for _ in range(200):
                live.send('{"type": "ping"}')
        with pytest.raises(ConnectionClosed):
            receive(live, lambda m: False)


def test_a_page_of_somebody_else_cannot_open_a_socket(visit: Visit) -> None:
    host = visit()
    table = host.create("me", "partner")
    with pytest.raises(InvalidStatus), host.live(table["id"], origin="http://evil.example"):
        pass
    own = host.server.url
    with host.live(table["id"], origin=own) as live:
        receive(live, is_table)


def test_a_guessed_table_is_not_there(visit: Visit) -> None:
    for guess in ("A" * 22, "x", "%00", "%F0%9F%90%84"):
        with visit().live(guess) as live:
            assert receive(live, lambda m: m["type"] == "error")["code"] == "not-found"
            with pytest.raises(ConnectionClosed):
                live.recv(timeout=PATIENCE)


def later_than(moment: int) -> Callable[[Any], bool]:
    """Whether a message shows a table after a moment."""
    return lambda message: is_table(message) and message["moment"] > moment


def bots_seat(table: Any) -> bool:
    """Whether the bot on the last seat has to decide."""
    return bool(table["decision"]["seat"] == len(table["seats"]) - 1)


def test_a_bot_waits_for_a_next_where_somebody_wants_to_go_step_by_step(visit: Visit) -> None:
    host = visit()
    table = host.create("me", "partner", "bot", seed=3)
    with host.live(table["id"], "&pace=step") as live:
        receive(live, lambda m: m["type"] == "pause" and m["seconds"] == 0)
        at = host.play_until(table, bots_seat)["moment"]
        for moment in (at, at + 1):
            live.send(json.dumps({"type": "ping"}))
            receive(live, lambda m: m["type"] == "pong")
            assert host.table(table["id"])["moment"] == moment
            live.send(json.dumps({"type": "next"}))
            next_choice = later_than(moment)
            assert receive(live, next_choice)["moment"] == moment + 1
        live.send(json.dumps({"type": "pace", "pace": "normal"}))
        receive(live, lambda m: is_table(m) and not bots_seat(m))


def test_nobody_s_pace_holds_up_other_people(visit: Visit) -> None:
    host, guest = visit(), visit()
    table = host.create("me", "open", "bot", seed=3)
    guest.do(table, "join")
    with host.live(table["id"], "&pace=step") as live:
        receive(live, is_table)
        table = host.play_until(host.table(table["id"]), lambda t: t["decision"]["seat"] == 1)
        table = guest.play_until(guest.table(table["id"]), lambda t: t["decision"]["seat"] != 1)
        receive(live, lambda m: is_table(m) and m["decision"]["seat"] == 0)
    assert any(line["seat"] == 2 for line in host.table(table["id"])["log"])


def test_a_bot_that_is_held_goes_on_when_whoever_held_it_leaves(visit: Visit) -> None:
    host = visit()
    table = host.create("me", "partner", "bot", seed=3)
    with host.live(table["id"], "&pace=step") as live:
        receive(live, is_table)
        host.play_until(table, bots_seat)
    with host.live(table["id"]) as live:
        receive(live, lambda m: is_table(m) and not bots_seat(m))
