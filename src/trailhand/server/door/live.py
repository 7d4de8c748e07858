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
from trailhand.server.configuration import MESSAGE_LIMIT
from trailhand.server.contract.problems import Problem, body_of
from trailhand.server.contract.schema import encode
from trailhand.server.door.languages import language_of
from trailhand.server.door.limits import Bucket
from trailhand.server.door.visitors import visitor_of
from trailhand.server.house import House
from trailhand.server.seen.eyes import eyes
from trailhand.server.seen.snapshot import snapshot
from trailhand.server.table.pace import read_pace, release
from trailhand.server.table.tables import LiveTable

BIGGEST_SEQ = 1 << 53
NOT_FOUND, TOO_MANY, TOO_LARGE, RECONNECT = 4404, 4429, 1009, 1012


class Socket:
    """One connection to one table."""

    def __init__(self, house: House, table: LiveTable, socket: WebSocket[Any, Any, Any]) -> None:
        self.house = house
        self.table = table
        self.socket = socket
        self.visitor = visitor_of(socket)
        self.lang = language_of(socket)
        self.since = read_since(socket.query_params.get("since"))
        self.pace = read_pace(socket.query_params.get("pace"))
        self.shown: int | None = None
        self.presence: int | None = None
        self.bot_waits = False
        self.dropped = False
        self._changed = asyncio.Event()
        self._sending = asyncio.Lock()

    def wake(self) -> None:
        """Something has changed."""
        self._changed.set()

    def drop(self) -> None:
        """The table is read from disk again: the client has to connect again."""
        self.dropped = True
        self._changed.set()

    # -- out ------------------------------------------------------------------------------

    async def send(self, data: bytes) -> None:
        """One message."""
        async with self._sending:
            await self.socket.send_data(data.decode(), mode="text")

    async def send_problem(self, problem: Problem) -> None:
        """Say what is wrong."""
        body = body_of(problem, self.lang)
        await self.send(encode({"type": "error", "code": body["code"], "detail": body["detail"]}))

    async def send_changes(self) -> None:
        """Send what has changed until the table is dropped; fast changes are sent as one."""
        while True:
            self._changed.clear()
            table = self.table
            if self.dropped:
                return
            if self.shown != table.seq:
                self.shown, self.bot_waits = table.seq, table.bot_waits
                data = self.encoded()
                self.since = table.seq
                await self.send(data)
            if self.presence is None:
                pause = self.house.configuration.bot_pause
                await self.send(encode({"type": "pause", "seconds": pause}))
            if self.presence != table.presence:
                self.presence = table.presence
                here = [table.present(n) for n in range(len(table.seats))]
                absent = {"seats": here, "bot_after": table.bot_after()}
                await self.send(encode({"type": "presence"} | absent))
            if self.bot_waits != table.bot_waits:
                self.bot_waits = table.bot_waits
                await self.send(encode({"type": "bot", "waits": self.bot_waits}))
            await self._changed.wait()

    def encoded(self) -> bytes:
        """The table for this visitor; those who see the same share the work."""
        table, visitor = self.table, self.visitor
        now = (table.info.id, table.opened, table.seq, table.presence, table.bot_waits)
        who = (tuple(table.seats_of(visitor)), table.info.host == visitor, self.lang)
        key = (now, who, tuple(table.bot_after()), table.valid_log(self.since))
        return self.house.messages.get(key, self.encode_now)

    def encode_now(self) -> bytes:
        """The table for this visitor, as a message."""
        body = encode(snapshot(self.table, self.visitor, self.lang, self.since))
        return b'{"type":"table",' + body[1:]

    # -- in -------------------------------------------------------------------------------

    async def listen(self) -> None:
        """Answer what the client says until it goes."""
        bucket = Bucket(self.house.configuration.messages)
        while True:
            try:
                text = await self.socket.receive_data(mode="text")
            except (WebSocketDisconnect, RuntimeError):
                return
            except (KeyError, UnicodeDecodeError, AttributeError):
                text = ""
            if not bucket.take(time.monotonic()):
                await self.send_problem(Problem("too-many"))
                await self.socket.close(TOO_MANY)
                return
            if len(text) > MESSAGE_LIMIT:
                await self.send_problem(Problem("too-large"))
                await self.socket.close(TOO_LARGE)
                return
            await self.answer(text)

    async def answer(self, text: str) -> None:
        """Answer one message; none of them changes the table, but bots may go on with it."""
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
        elif kind == "pace":
            self.pace = read_pace(message.get("pace"))
            self.table.look_at_pace()
        elif kind == "next":
            if self.table.seats_of(self.visitor) and self.table.alone(self.visitor):
                release(self.table)
        else:
            await self.send_problem(Problem("invalid", Text("server-message")))


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
        eyes(table, connection.visitor, table.deciding)  # or a problem
    except Problem as problem:
        body = body_of(problem, language_of(socket))
        refusal = {"type": "error", "code": body["code"], "detail": body["detail"]}
        await socket.send_data(encode(refusal).decode(), mode="text")
        await socket.close(RECONNECT if problem.code == "unavailable" else NOT_FOUND)
        return
    arrive(table, connection)
    talking = [
        asyncio.create_task(connection.send_changes()),
        asyncio.create_task(connection.listen()),
    ]
    try:
        await asyncio.wait(talking, return_when=asyncio.FIRST_COMPLETED)
        told = talking[0].done()
    finally:
        depart(table, connection)
        for task in talking:
            task.cancel()
        await asyncio.gather(*talking, return_exceptions=True)
    if told:
        await socket.close(RECONNECT)


def arrive(table: LiveTable, connection: Socket) -> None:
    """Somebody looks at the table."""
    before = [table.present(n) for n in range(len(table.seats))]
    table.listeners.add(connection)
    table.look_at_pace()
    note_presence(table, before)


def depart(table: LiveTable, connection: Socket) -> None:
    """Somebody has gone."""
    before = [table.present(n) for n in range(len(table.seats))]
    table.listeners.discard(connection)
    table.look_at_pace()
    table.used = time.monotonic()
    table.note_visit(connection.visitor)
    note_presence(table, before)
    if not table.listeners:
        table.forget_answers()


def note_presence(table: LiveTable, before: list[bool]) -> None:
    """Tell everybody if somebody came or went."""
    if before != [table.present(n) for n in range(len(table.seats))]:
        table.presence += 1
        table.tell_all()
