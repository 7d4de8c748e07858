"""Connections before anything is asked: how many, whose, and how long they may be silent.

A connection has to say what it wants: the header and the body of a request must be complete in
time, what we answer must be read, and a socket must answer our pings. Otherwise it is closed.
The connections of an address are limited; if there are too many in all, silent ones have to go.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from typing import Any, cast

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from trailhand.core.text import Text
from trailhand.server.configuration import Configuration
from trailhand.server.contract.problems import Problem, body_of
from trailhand.server.contract.schema import encode
from trailhand.text import languages

TOO_MANY = Problem("too-many", Text("server-connections"))
RESERVED_FILES = 128  # for the database, the workers and ourselves


def raise_file_limit() -> int | None:
    """Let this process have as many open files as it may; how many, where there is a limit."""
    try:
        import resource
    except ImportError:  # Windows counts otherwise
        return None
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        with contextlib.suppress(ValueError, OSError):  # some systems promise more than they give
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return None if soft == resource.RLIM_INFINITY else soft


class Connections:
    """All connections of a server process."""

    def __init__(self, configuration: Configuration) -> None:
        self.configuration = configuration
        self.most = configuration.connections
        files = raise_file_limit()
        if files is not None:
            self.most = max(1, min(self.most, files - RESERVED_FILES))
        self.here: dict[asyncio.BaseTransport, str] = {}
        self.silent: dict[asyncio.BaseTransport, None] = {}
        self.addresses: Counter[str] = Counter()

    def arrive(self, transport: asyncio.Transport, address: str) -> bool:
        """Whether there is room for one more; behind a proxy all come from its address."""
        if len(self.here) >= self.most and self.silent:
            self.close_silent()
        self.here[transport] = address
        self.silent[transport] = None
        self.addresses[address] += 1
        bound = self.configuration.connections_per_address
        fits = self.configuration.trust_proxy or self.addresses[address] <= bound
        return fits and len(self.here) <= self.most

    def close_silent(self) -> None:
        """Close the connection that has said nothing for longest."""
        transport = next(iter(self.silent))
        self.depart(transport)
        cast(asyncio.Transport, transport).abort()

    def spoke(self, transport: asyncio.Transport) -> None:
        """A connection has said what it wants."""
        self.silent.pop(transport, None)

    def depart(self, transport: asyncio.BaseTransport) -> None:
        """A connection has gone."""
        self.silent.pop(transport, None)
        address = self.here.pop(transport, None)
        if address is not None:
            self.addresses[address] -= 1
            if not self.addresses[address]:
                del self.addresses[address]


class Deadline:
    """Something that has to happen in time, or the connection is closed at once."""

    def __init__(self, transport: asyncio.Transport) -> None:
        self.transport = transport
        self.what = ""
        self._timer: asyncio.TimerHandle | None = None

    def set(self, what: str, seconds: float) -> None:
        """Wait for this from now on, unless we wait for it already."""
        if self.what != what:
            self.clear()
            self.what = what
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(seconds, self.transport.abort)

    def clear(self) -> None:
        """It has happened."""
        self.what = ""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class WatchedRequests(H11Protocol):
    """A connection with requests, each of which has to be complete in time."""

    watch: Connections
    asking: Deadline
    reading: Deadline
    upgraded = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody connects."""
        super().connection_made(transport)
        self.asking, self.reading = Deadline(transport), Deadline(transport)
        if self.watch.arrive(transport, self.client[0] if self.client else ""):
            self.expect()
        else:
            self.turn_away()

    def data_received(self, data: bytes) -> None:
        """Somebody says something."""
        if not self.transport.is_closing():
            super().data_received(data)
            self.expect()

    def expect(self) -> None:
        """Wait for the rest of a header or of a body; a pause between requests is timed already."""
        their_state, times = self.conn.their_state, self.watch.configuration
        if their_state is not h11.IDLE:
            self.watch.spoke(self.transport)
        if self.upgraded:
            self.asking.clear()
        elif their_state is h11.SEND_BODY:
            self.asking.set("body", times.body_seconds)
        elif their_state is h11.IDLE and self.timeout_keep_alive_task is None:
            self.asking.set("header", times.header_seconds)
        else:
            self.asking.clear()

    def on_response_complete(self) -> None:
        """An answer has been given."""
        super().on_response_complete()
        self.expect()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """The connection becomes a socket."""
        self.upgraded = True
        self.reading.clear()
        super().handle_websocket_upgrade(event)

    def turn_away(self) -> None:
        """Say that there are too many; nobody has told us their language yet."""
        details = [body_of(TOO_MANY, lang)["detail"] for lang in languages()]
        body = encode(body_of(TOO_MANY, "en") | {"detail": " ".join(details)})
        head = (
            "HTTP/1.1 429 Too Many Requests\r\ncontent-type: application/problem+json\r\n"
            f"content-length: {len(body)}\r\nretry-after: 10\r\nconnection: close\r\n\r\n"
        )
        self.transport.write(head.encode() + body)
        self.transport.close()

    def pause_writing(self) -> None:
        """Our answers are not read."""
        super().pause_writing()
        self.reading.set("reading", self.watch.configuration.unread_seconds)

    def resume_writing(self) -> None:
        """They are read again."""
        super().resume_writing()
        self.reading.clear()

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody has gone."""
        self.asking.clear()
        self.reading.clear()
        self.watch.depart(self.transport)
        super().connection_lost(exc)


class WatchedSocket(WebSocketsSansIOProtocol):
    """A socket that has to read what we send, and to answer our pings."""

    watch: Connections
    reading: Deadline

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """A connection has become a socket."""
        super().connection_made(transport)
        self.reading = Deadline(self.transport)

    def pause_writing(self) -> None:
        """What we send is not read."""
        super().pause_writing()
        self.reading.set("reading", self.watch.configuration.unread_seconds)

    def resume_writing(self) -> None:
        """It is read again."""
        super().resume_writing()
        self.reading.clear()

    def keepalive_timeout(self) -> None:
        """No answer to a ping: what has not been sent by now will not be."""
        super().keepalive_timeout()
        self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """The socket is gone."""
        self.reading.clear()
        self.watch.depart(self.transport)
        super().connection_lost(exc)


def protocols(
    configuration: Configuration,
) -> tuple[type[WatchedRequests], type[WatchedSocket]]:
    """How uvicorn talks to the connections of one server."""
    here: dict[str, Any] = {"watch": Connections(configuration)}
    requests = type("Requests", (WatchedRequests,), here)
    socket = type("Socket", (WatchedSocket,), here)
    return requests, socket
