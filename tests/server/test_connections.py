"""Connections that say nothing, or half of something, or too many of them: nobody else suffers."""

from __future__ import annotations

import json
import os
import resource
import socket
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from tests.server.driving import PATIENCE, Server, Visitor, receive, running
from tests.server.test_thinking import until

WHOLE = b"GET /api/games HTTP/1.1\r\nhost: localhost\r\n\r\n"
HALF = b"GET /api/games HTTP/1.1\r\nhost: "
BRIEF = {"header_seconds": 0.3, "body_seconds": 0.3}


@contextmanager
def connected(server: Server, said: bytes = b"") -> Iterator[socket.socket]:
    """A connection as it is, without a browser."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as found:
        found.sendall(said)
        yield found


def read_to_end(connection: socket.socket) -> bytes:
    """All that comes until the server hangs up."""
    found = b""
    try:
        while part := connection.recv(1 << 16):
            found += part
    except ConnectionResetError:
        pass
    return found


@pytest.fixture(scope="module")
def brief(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that waits only for a moment."""
    with running(tmp_path_factory.mktemp("brief"), **BRIEF) as found:
        yield found


@pytest.mark.parametrize("said", [b"", HALF], ids=["nothing", "half"])
def test_a_request_that_does_not_come_is_not_waited_for(brief: Server, said: bytes) -> None:
    with connected(brief, said) as connection:
        assert b" 200 " not in read_to_end(connection)


def test_nor_is_the_rest_of_a_command(brief: Server) -> None:
    cookies = Visitor(brief).http.cookies
    lines = [
        "POST /api/tables HTTP/1.1", "host: localhost", "content-type: application/json",
        "content-length: 100", f"x-csrftoken: {cookies['csrftoken']}",
        f"cookie: {cookies_of(cookies)}",
    ]  # fmt: skip
    with connected(brief, "\r\n".join([*lines, "", "{"]).encode()) as connection:
        assert b" 200 " not in read_to_end(connection)


def cookies_of(cookies: httpx.Cookies) -> str:
    """Cookies as a browser sends them."""
    return "; ".join(f"{name}={value}" for name, value in cookies.items())


def test_nor_is_one_that_comes_after_another_or_drop_by_drop(brief: Server) -> None:
    with connected(brief, WHOLE + HALF) as connection:
        assert read_to_end(connection).count(b" 200 OK") == 1
    with connected(brief, HALF) as connection:
        connection.settimeout(0.05)
        until(lambda: is_closed_after(connection, b"x"))  # a letter now and then does not help


def is_closed_after(connection: socket.socket, more: bytes) -> bool:
    """Whether the server has hung up without a word, whatever else it is told."""
    try:
        connection.sendall(more)
        return connection.recv(1) == b""
    except TimeoutError:
        return False
    except (ConnectionResetError, BrokenPipeError):
        return True


def test_one_address_cannot_take_all_connections(tmp_path: Path) -> None:
    bounds = {"connections_per_address": 8, "header_seconds": 600}
    with running(tmp_path, **bounds) as server, ExitStack() as crowd:
        silent = [crowd.enter_context(connected(server)) for _ in range(8)]
        with connected(server, WHOLE) as one_more:
            head, _, body = read_to_end(one_more).partition(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 429 ")
        told = json.loads(body)
        assert (told["code"], told["status"]) == ("too-many", 429)
        assert "Close some" in told["detail"]
        assert "Fermez-en" in told["detail"]
        for connection in silent[:4]:
            connection.close()
        until(lambda: is_answered(server))


def is_answered(server: Server) -> bool:
    """Whether the server answers somebody new."""
    with connected(server, WHOLE) as connection:
        return b" 200 OK" in connection.recv(1 << 16)


def test_silent_connections_have_to_go_if_there_are_too_many(tmp_path: Path) -> None:
    with running(tmp_path, connections=20, header_seconds=600) as server, ExitStack() as crowd:
        oldest = crowd.enter_context(connected(server))
        for _ in range(60):
            crowd.enter_context(connected(server))
        assert Visitor(server).create("me", "partner")["decision"]["yours"]
        assert read_to_end(oldest) == b""


def test_behind_a_proxy_sockets_are_counted_by_the_address_that_it_names(tmp_path: Path) -> None:
    bounds = {"trust_proxy": True, "connections_per_address": 2}
    with running(tmp_path, **bounds) as server, ExitStack() as open_ones:
        host = Visitor(server)
        table = host.create("me", "partner")

        def live(address: str) -> Any:
            opened = host.live(table["id"], **{"x-forwarded-for": address})
            return open_ones.enter_context(opened)

        for _ in range(2):
            receive(live("192.0.2.1"), is_table)
        with pytest.raises(InvalidStatus):
            live("192.0.2.1")
        receive(live("192.0.2.2"), is_table)
        for _ in range(5):  # the connections of the proxy itself
            open_ones.enter_context(connected(server))
        assert host.table(table["id"])["id"] == table["id"]


def test_the_server_has_all_the_files_that_it_may_have(tmp_path: Path) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(512, hard), hard))
    try:
        with running(tmp_path) as server:
            assert server.process is not None
            limits = resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    assert limits == (hard, hard)


# -- sockets that are silent --------------------------------------------------------------


def is_table(message: Any) -> bool:
    return bool(message["type"] == "table")


def here(*seats: bool) -> Any:
    return lambda message: message["type"] == "presence" and message["seats"] == list(seats)


@contextmanager
def mute(visitor: Visitor, table_id: str, room: int = 1 << 20) -> Iterator[socket.socket]:
    """A socket at a table that never answers a ping, and need not read."""
    lines = [
        f"GET /api/tables/{table_id}/live HTTP/1.1", "host: localhost",
        f"cookie: {cookies_of(visitor.http.cookies)}",
        "connection: upgrade", "upgrade: websocket", "sec-websocket-version: 13",
        "sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==",
    ]  # fmt: skip
    with socket.socket() as found:
        found.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, room)
        found.settimeout(PATIENCE)
        found.connect(("127.0.0.1", visitor.server.port))
        found.sendall("\r\n".join([*lines, "", ""]).encode())
        assert found.recv(12).endswith(b"101")
        yield found


def test_somebody_who_answers_no_ping_is_away(tmp_path: Path) -> None:
    with running(tmp_path, ping_seconds=0.2, silence_seconds=0.6) as server:
        host, guest = Visitor(server), Visitor(server)
        table = host.create("me", "open")
        guest.do(table, "join")
        with host.live(table["id"]) as mine, mute(guest, table["id"]) as theirs:
            receive(mine, here(True, True))
            receive(mine, here(True, False))
            read_to_end(theirs)
            mine.send('{"type": "ping"}')  # whoever answers stays
            receive(mine, lambda message: message["type"] == "pong")


def test_somebody_who_reads_nothing_is_away(tmp_path: Path) -> None:
    patient = {"ping_seconds": 300, "silence_seconds": 600, "messages": [1e9, 1e9]}
    with running(tmp_path, unread_seconds=0.3, **patient) as server:
        host, guest = Visitor(server), Visitor(server)
        table = host.create("me", "open")
        guest.do(table, "join")
        with host.live(table["id"]) as mine, mute(guest, table["id"], 4096) as theirs:
            receive(mine, here(True, True))

            def is_gone() -> bool:
                with suppress(OSError):
                    theirs.sendall(framed(b'{"type": "hello"}'))
                mine.send('{"type": "ping"}')
                said = receive(mine, lambda m: m["type"] == "pong" or here(True, False)(m))
                return bool(said["type"] == "presence")

            until(is_gone)  # the network holds a few megabytes before anybody notices


def framed(text: bytes) -> bytes:
    """A short text as a browser sends it."""
    mask = os.urandom(4)
    return (
        bytes([0x81, 0x80 | len(text)])
        + mask
        + bytes(byte ^ mask[place % 4] for place, byte in enumerate(text))
    )
