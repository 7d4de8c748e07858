"""Absent players: a bot replaces them only after the time that the table shows."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.driving import Refused, Server, Visitor, receive, running
from tests.server.test_thinking import until


def refusal(visitor: Visitor, table: object, seat: int = 1) -> str:
    """Why a bot may not replace somebody."""
    with pytest.raises(Refused) as refused:
        visitor.do(table, f"seats/{seat}/bot", bot="random")
    assert refused.value.code == "forbidden"
    return str(refused.value.body["detail"])


def test_somebody_who_has_not_opened_the_table_yet_is_not_replaced_at_once(tmp_path: Path) -> None:
    with running(tmp_path, absent_seconds=200) as server:
        host, guest = Visitor(server), Visitor(server)
        table = host.create("me", "open")
        guest.do(table, "join")
        assert "in 3:" in refusal(host, table)
        seen = host.table(table["id"])
        assert seen["patience"] == 200
        assert seen["bot_after"][0] > 190
        assert 190 < seen["bot_after"][1] <= 200
        assert "dans 3:" in refusal(Visitor(server, "fr", host.http.cookies["trailhand"]), table)


def test_after_the_time_of_the_table_a_bot_may_play(tmp_path: Path) -> None:
    with running(tmp_path, absent_seconds=200) as server:
        host, guest = Visitor(server), Visitor(server)
        table = host.create("me", "open", patience=1)
        guest.do(table, "join")
        with host.live(table["id"]) as live:
            with guest.live(table["id"]):
                seen = receive(live, lambda m: m["type"] == "presence" and all(m["seats"]))
                assert seen["bot_after"] == [None, None]
            gone = receive(live, lambda m: m["type"] == "presence" and not m["seats"][1])
            assert gone["bot_after"] == [None, 1]
            assert "in 0:01" in refusal(host, table)
            until(lambda: host.table(table["id"])["bot_after"][1] == 0)
            assert host.do(table, "seats/1/bot", bot="random")["seats"][1]["bot"] == "random"


def test_whoever_asks_without_a_socket_is_not_absent(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        host, guest = Visitor(server), Visitor(server)
        table = host.create("me", "open", patience=2)
        guest.do(table, "join")
        until(lambda: host.table(table["id"])["bot_after"][1] == 1)
        guest.table(table["id"])
        assert host.table(table["id"])["bot_after"][1] == 2


def test_a_table_may_wait_for_ever_and_remembers_it(tmp_path: Path) -> None:
    server = Server(tmp_path).start()
    host, guest = Visitor(server), Visitor(server)
    table = host.create("me", "open", patience="never")
    guest.do(table, "join")
    for _ in range(2):
        seen = host.table(table["id"])
        assert (seen["patience"], seen["bot_after"]) == (None, [None, None])
        assert "no bot replaces" in refusal(host, table)
        server.kill()
        server.start()
    assert host.do(table, "seats/0/bot", bot="random")["seats"][0]["bot"] == "random"
    server.stop()


def test_a_seat_that_was_left_need_not_be_waited_for(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        host, guest = Visitor(server), Visitor(server)
        table = host.create("me", "open", patience="never")
        guest.do(table, "join")
        guest.do(table, "leave")
        assert host.do(table, "seats/1/bot", bot="random")["seats"][1]["bot"] == "random"


def test_the_usual_patience_is_three_minutes_and_odd_ones_are_refused(tmp_path: Path) -> None:
    with running(tmp_path, absent_seconds=180) as server:
        host = Visitor(server)
        assert host.get("/api/games")["patience"] == 180
        assert host.create("me", "open")["patience"] == 180
        body = {"key": "0123456789", "game": "gwt2", "seats": [{"kind": "me"}, {"kind": "bot"}]}
        for odd in (-1, "soon", 1.5, 10**9, [1]):
            answer = host.raw("/api/tables", body | {"patience": odd})
            assert (answer.status_code, answer.json()["code"]) == (422, "invalid")
