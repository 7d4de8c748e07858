"""Live views: every change of a table goes to everybody who looks at it."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from trailhand.core.text import Text
from trailhand.server.house import House
from trailhand.server.languages import language_of
from trailhand.server.limits import Bucket
from trailhand.server.problems import Problem, body_of
from trailhand.server.schema import encode
from trailhand.server.settings import MESSAGE_LIMIT
from trailhand.server.snapshot import snapshot
from trailhand.server.tables import LiveTable
from trailhand.server.visitors import visitor_of

BIGGEST_SEQ = 1 << 53
NOT_FOUND, TOO_MANY, TOO_LARGE, COME_AGAIN = 4404, 4429, 1009, 1012


class Socket:
    """One connection to one table."""

    def __init__(self, house: House, table: LiveTable, socket: WebSocket[Any, Any, Any]) -> None:
        self.house = house
        self.table = table
        self.socket = socket
        self.visitor = visitor_of(socket)
        self.lang = language_of(socket)
        self.since = read_since(socket.query_params.get("since"))
        self.shown: int | None = None
        self.presence: int | None = None
        self.dropped = False
        self._changed = asyncio.Event()
        self._sending = asyncio.Lock()

    def wake(self) -> None:
        """Something has changed."""
        self._changed.set()

    def drop(self) -> None:
        """The table is read anew: the client has to come again."""
        self.dropped = True
        self._changed.set()

    # -- out ------------------------------------------------------------------------------

    async def send(self, data: bytes) -> None:
        """One message."""
        async with self._sending:
            await self.socket.send_data(data.decode(), mode="text")

    async def complain(self, problem: Problem) -> None:
        """Say what is wrong."""
        body = body_of(problem, self.lang)
        await self.send(encode({"type": "error", "code": body["code"], "detail": body["detail"]}))

    async def tell(self) -> None:
        """Send what has changed until the table is let go; changes in between come as one."""
        while True:
            self._changed.clear()
            table = self.table
            if self.dropped:
                return
            if self.shown != table.seq:
                self.shown = table.seq
                data = self.encoded()
                self.since = table.seq
                await self.send(data)
            if self.presence != table.presence:
                self.presence = table.presence
                here = [table.present(n) for n in range(len(table.seats))]
                await self.send(encode({"type": "presence", "seats": here}))
            await self._changed.wait()

    def encoded(self) -> bytes:
        """The table for this visitor; those who see the same share the work."""
        table, visitor = self.table, self.visitor
        seats = tuple(table.seats_of(visitor))
        key = ("live", seats, table.info.host == visitor, self.lang, self.since)
        data: bytes = table.remember(key, lambda: self.encode_now())
        return data

    def encode_now(self) -> bytes:
        """The table for this visitor, as a message."""
        body = encode(snapshot(self.table, self.visitor, self.lang, self.since))
        return b'{"type":"table",' + body[1:]

    # -- in -------------------------------------------------------------------------------

    async def listen(self) -> None:
        """Answer what the client says until it goes."""
        bucket = Bucket(self.house.settings.messages)
        while True:
            try:
                text = await self.socket.receive_data(mode="text")
            except (WebSocketDisconnect, RuntimeError):
                return
            except (KeyError, UnicodeDecodeError, AttributeError):
                text = ""
            if not bucket.take(time.monotonic()):
                await self.complain(Problem("too-many"))
                await self.socket.close(TOO_MANY)
                return
            if len(text) > MESSAGE_LIMIT:
                await self.complain(Problem("too-large"))
                await self.socket.close(TOO_LARGE)
                return
            await self.answer(text)

    async def answer(self, text: str) -> None:
        """Answer one message; none of them changes the table."""
        try:
            message = msgspec.json.decode(text)
        except (msgspec.DecodeError, UnicodeEncodeError, RecursionError):
            message = None
        kind = message.get("type") if isinstance(message, dict) else None
        if kind == "ping":
            await self.send(b'{"type":"pong"}')
        elif kind == "hello":
            self.since = read_since(message.get("since"))
            self.shown = None
            self.wake()
        else:
            await self.complain(Problem("invalid", Text("server-message")))


def read_since(value: object) -> int:
    """A seq that a client says it has seen."""
    try:
        return min(max(int(str(value)[:20]), 0), BIGGEST_SEQ)
    except ValueError:
        return 0


@websocket("/api/tables/{table_id:str}/live")
async def live(socket: WebSocket[Any, Any, Any], table_id: FromPath[str]) -> None:
    """Watch a table."""
    house: House = socket.app.state.house
    await socket.accept()
    try:
        table = await house.table(table_id)
        connection = Socket(house, table, socket)
        snapshot(table, connection.visitor, connection.lang, BIGGEST_SEQ)
    except Problem as problem:
        body = body_of(problem, language_of(socket))
        refusal = {"type": "error", "code": body["code"], "detail": body["detail"]}
        await socket.send_data(encode(refusal).decode(), mode="text")
        await socket.close(NOT_FOUND)
        return
    arrive(table, connection)
    talking = [asyncio.create_task(connection.tell()), asyncio.create_task(connection.listen())]
    try:
        await asyncio.wait(talking, return_when=asyncio.FIRST_COMPLETED)
        told = talking[0].done()
    finally:
        depart(table, connection)
        for task in talking:
            task.cancel()
        await asyncio.gather(*talking, return_exceptions=True)
    if told:
        await socket.close(COME_AGAIN)


def arrive(table: LiveTable, connection: Socket) -> None:
    """Somebody looks at the table."""
    before = [table.present(n) for n in range(len(table.seats))]
    table.listeners.add(connection)
    note_presence(table, before)


def depart(table: LiveTable, connection: Socket) -> None:
    """Somebody has gone."""
    before = [table.present(n) for n in range(len(table.seats))]
    table.listeners.discard(connection)
    table.used = time.monotonic()
    for seat in table.seats_of(connection.visitor):
        table.last_seen[seat] = time.monotonic()
    note_presence(table, before)


def note_presence(table: LiveTable, before: list[bool]) -> None:
    """Tell everybody if somebody came or went."""
    if before != [table.present(n) for n in range(len(table.seats))]:
        table.presence += 1
        table.tell_all()
