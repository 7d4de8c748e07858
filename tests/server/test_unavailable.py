"""A database that cannot be written for a while: commands are answered, and the table lives on."""

from __future__ import annotations

import resource
import sqlite3
import threading
import time
import uuid
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.driving import PATIENCE, Server, Visitor, receive, running

FILE = "tables.sqlite3"
SOON = {"write_patience": 0.4, "retry_seconds": 0.1}


@contextmanager
def locked(folder: Path) -> Iterator[sqlite3.Connection]:
    """Somebody else writes, and takes their time."""
    other = sqlite3.connect(folder / FILE, isolation_level=None, check_same_thread=False)
    other.execute("begin immediate")
    try:
        yield other
    finally:
        if other.in_transaction:
            other.execute("rollback")
        other.close()


@contextmanager
def full_disk(server: Server) -> Iterator[None]:
    """No file of the server's can be written beyond its first bytes."""
    assert server.process is not None
    kind = resource.RLIMIT_FSIZE
    before = resource.prlimit(server.process.pid, kind, (100, resource.RLIM_INFINITY))
    try:
        yield
    finally:
        resource.prlimit(server.process.pid, kind, before)


def choice(table: Any) -> tuple[str, dict[str, Any]]:
    """A command that can be sent again and again."""
    notation = table["decision"]["options"][0]["notation"]
    body = {"key": str(uuid.uuid4()), "moment": table["moment"], "notation": notation}
    return f"/api/tables/{table['id']}/choose", body


def poll(ask: Callable[[], bool]) -> None:
    """Wait until something is so."""
    until = time.monotonic() + PATIENCE
    while not ask():
        assert time.monotonic() < until
        time.sleep(0.02)


def test_a_short_lock_is_waited_out(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        host = Visitor(server)
        table = host.create("me", "partner", confirm=False)
        path, body = choice(table)
        with locked(tmp_path) as other:
            release = threading.Timer(0.6, other.execute, ("rollback",))
            release.start()
            answer = host.raw(path, body)
            release.join()
        assert answer.status_code == 200
        assert answer.json()["moment"] == table["moment"] + 1


def test_a_long_lock_is_said_and_the_same_command_succeeds_afterwards(tmp_path: Path) -> None:
    with running(tmp_path, write_patience=0.4, retry_seconds=2.5) as server:
        host, reader = Visitor(server), Visitor(server, "fr")
        table = host.create("me", "partner", confirm=False)
        path, body = choice(table)
        with host.live(table["id"]) as live, locked(tmp_path):
            answer = host.raw(path, body)
            assert (answer.status_code, answer.json()["code"]) == (503, "unavailable")
            assert answer.headers["retry-after"] == "3"
            assert answer.headers["content-type"] == "application/problem+json"
            assert "busy" in answer.json()["detail"]
            answer = reader.raw("/api/tables", {"key": str(uuid.uuid4())} | new_table())
            assert (answer.status_code, answer.json()["code"]) == (503, "unavailable")
            assert "occupée" in answer.json()["detail"]
            assert host.table(table["id"])["moment"] == table["moment"]  # reading goes on
            live.send('{"type":"ping"}')
            receive(live, lambda m: m["type"] == "pong")
        answer = host.raw(path, body)
        assert (answer.status_code, answer.json()["moment"]) == (200, table["moment"] + 1)
        assert host.raw(path, body).json()["moment"] == table["moment"] + 1
        after = host.play_until(answer.json(), lambda t: t["moment"] >= table["moment"] + 3)
        assert host.table(table["id"])["view"] == after["view"]


def new_table() -> dict[str, Any]:
    options = {"preset": "first_game", "start": 0}
    return {"game": "gwt2", "options": options, "seats": [{"kind": "me"}, {"kind": "partner"}]}


def test_bots_go_on_by_themselves_after_a_lock(tmp_path: Path) -> None:
    with running(tmp_path, **SOON, bot_pause=0.3) as server:
        host = Visitor(server)
        table = host.create("me", "bot", options={"preset": "first_game", "start": 1})
        with host.live(table["id"]) as live:
            with locked(tmp_path):
                refuse_some(host, table)
            receive(live, lambda m: m["type"] == "table" and m["decision"]["seat"] == 0)


def refuse_some(host: Visitor, table: Any) -> None:
    """Stay at the table long enough for a bot to be refused, too."""
    until = time.monotonic() + 1.0
    while time.monotonic() < until:
        answer = host.raw(f"/api/tables/{table['id']}/leave", {"key": str(uuid.uuid4())})
        assert answer.status_code == 503


def test_a_full_disk_is_said_and_play_goes_on_once_there_is_room(tmp_path: Path) -> None:
    with running(tmp_path, **SOON) as server:
        host = Visitor(server)
        tables = [host.create("me", "partner", confirm=False, seed=seed) for seed in (1, 2)]
        with full_disk(server):
            for table in tables:
                path, body = choice(table)
                answer = host.raw(path, body)
                assert (answer.status_code, answer.json()["code"]) == (503, "unavailable")
                assert "disk" in answer.json()["detail"]
                assert host.table(table["id"])["moment"] == table["moment"]
            body["key"] = str(uuid.uuid4())
            assert host.raw(path, body).status_code == 503
        answer = host.raw(path, body)
        assert (answer.status_code, answer.json()["moment"]) == (200, table["moment"] + 1)
        played = host.play_until(tables[0], lambda t: t["moment"] >= 5)
        server.kill()
        server.start()
        assert host.table(tables[0]["id"])["view"] == played["view"]
        assert host.table(tables[1]["id"])["view"] == answer.json()["view"]


def test_bots_go_on_by_themselves_once_there_is_room(tmp_path: Path) -> None:
    with running(tmp_path, **SOON, bot_pause=0.3) as server:
        host = Visitor(server)
        table = host.create("me", "bot", options={"preset": "first_game", "start": 1})
        with host.live(table["id"]) as live:
            with full_disk(server):
                refuse_some(host, table)
            receive(live, lambda m: m["type"] == "table" and m["decision"]["seat"] == 0)


def test_who_hangs_up_while_the_database_is_busy_freezes_nobody(tmp_path: Path) -> None:
    with running(tmp_path, write_patience=30.0) as server:
        host = Visitor(server)
        table = host.create("me", "partner", confirm=False)
        path, body = choice(table)
        with locked(tmp_path):
            token = host.http.cookies.get("csrftoken") or ""
            with pytest.raises(httpx.ReadTimeout):
                host.http.post(path, json=body, headers={"x-csrftoken": token}, timeout=0.5)
        poll(lambda: host.table(table["id"])["moment"] == table["moment"] + 1)
        assert host.raw(path, body).json()["moment"] == table["moment"] + 1
