"""One-time links: they die with any change of who holds their seat, and are kept as hashes."""

from __future__ import annotations

import hashlib
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from tests.server.conftest import Visit
from tests.server.driving import Refused, Server, Visitor, running


def token_for(holder: Visitor, table: Any, seat: int, **body: Any) -> str:
    """The token of a new link."""
    url: str = holder.do(table, "device-link", seat=seat, **body)["url"]
    return url.rpartition("/")[2]


def refuse_dead(visitor: Visitor, token: str) -> None:
    """A dead link opens nothing."""
    with pytest.raises(Refused) as refused:
        visitor.post("/api/claim", token=token)
    assert refused.value.code == "not-found"
    assert "changed hands" in refused.value.body["detail"]


def test_a_link_dies_when_its_seat_changes_hands(visit: Visit) -> None:
    host, guest, heir, thief = visit(), visit(), visit(), visit()
    table = host.create("me", "open")
    guest.do(table, "join")
    token = token_for(guest, table, 1)
    guest.do(table, "leave")
    refuse_dead(thief, token)
    heir.do(table, "join")
    refuse_dead(thief, token)
    assert thief.table(table["id"])["you"]["seats"] == []


def test_a_link_dies_when_another_device_takes_the_seat(visit: Visit) -> None:
    laptop, phone, tablet = visit(), visit(), visit()
    table = laptop.create("me", "bot")
    tokens = [token_for(laptop, table, 0) for _ in range(2)]
    phone.post("/api/claim", token=tokens[0])
    refuse_dead(tablet, tokens[1])
    fresh = token_for(phone, table, 0)
    assert tablet.post("/api/claim", token=fresh) == {"id": table["id"]}


def test_a_link_outlives_changes_of_other_seats(visit: Visit) -> None:
    host, guest, phone = visit(), visit(), visit()
    table = host.create("me", "open")
    token = token_for(host, table, 0)
    guest.do(table, "join")
    host.do(table, "seats/0/bot", bot="random")
    assert phone.post("/api/claim", token=token) == {"id": table["id"]}


def everything_kept(server: Server) -> str:
    """The whole database as text."""
    with sqlite3.connect(server.folder / "tables.sqlite3") as database:
        return "\n".join(database.iterdump())


def test_no_token_is_kept_and_a_repeated_command_has_the_same_link(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        laptop, phone = Visitor(server), Visitor(server)
        table = laptop.create("me", "bot")
        token = token_for(laptop, table, 0, key="link-key-1")
        kept = everything_kept(server)
        assert token not in kept
        assert laptop.http.cookies["trailhand"] not in kept
        assert hashlib.sha256(token.encode()).hexdigest() in kept
        server.kill()
        server.start()
        assert token_for(laptop, table, 0, key="link-key-1") == token
        assert token_for(laptop, table, 0, key="link-key-2") != token
        assert phone.post("/api/claim", token=token) == {"id": table["id"]}


def test_raw_tokens_of_before_are_hashed_and_still_open_their_seat(tmp_path: Path) -> None:
    raw = "a-token-of-older-times"
    with running(tmp_path) as server:
        laptop = Visitor(server)
        table = laptop.create("me", "bot")
        laptop.do(table, "device-link", seat=0)
        server.kill()
        with sqlite3.connect(tmp_path / "tables.sqlite3") as database:
            database.execute("update links set token = ?", (raw,))
            database.execute("update keys set answer = ? where command = 'device-link'", (raw,))
            to_the_form_before(database)
        server.start()
        assert raw not in everything_kept(server)
        assert Visitor(server).post("/api/claim", token=raw) == {"id": table["id"]}


def to_the_form_before(database: sqlite3.Connection) -> None:
    """The database as servers left it before links were hashed by a migration."""
    for index in ("tables_host", "tables_maker", "tables_age"):
        database.execute(f"drop index {index}")
    for column in ("known", "patience", "packed", "maker", "resigned"):
        database.execute(f"alter table tables drop column {column}")
    database.execute("alter table seats drop column seen_by")
    database.execute("update alembic_version set version_num = '0003'")
