"""Memory: what sockets say, however odd, is answered and forgotten."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

from websockets.asyncio.client import ClientConnection, connect

from tests.server.driving import Server, Visitor, running
from trailhand.server.door.visitors import COOKIE

SOCKETS = 60
SAYINGS = 30
MOST_GROWTH = 5 * 1024  # kB; every message kept would be many times as much
NONSENSE = ('{"type": 5}', "nonsense", '{"type": "hello", "since": "x"}')


def memory(server: Server) -> int:
    """The memory of a server process in kB."""
    assert server.process is not None
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    return int(status.split("VmRSS:")[1].split()[0])


async def answers(socket: ClientConnection, text: str) -> None:
    """Say something and wait until it is answered."""
    await socket.send(text)
    wanted = "table" if "hello" in text else "error"
    while json.loads(await socket.recv())["type"] != wanted:
        pass


async def chatter(host: Visitor, table_id: str) -> int:
    """How much memory many sockets cost that say something else every time."""
    server = host.server
    url = f"ws://127.0.0.1:{server.port}/api/tables/{table_id}/live"
    cookie = {"cookie": f"{COOKIE}={host.http.cookies[COOKIE]}"}
    sockets = [
        await connect(url, proxy=None, max_size=None, additional_headers=cookie)
        for _ in range(SOCKETS)
    ]
    for socket in sockets:
        await answers(socket, '{"type": "hello", "since": 1}')
    before = memory(server)
    for number in range(SAYINGS):
        made_up = [
            json.dumps({"type": "hello", "since": 10**9 * number + n}) for n in range(SOCKETS)
        ]
        made_up[::10] = [NONSENSE[number % 3]] * len(made_up[::10])
        await asyncio.gather(*map(answers, sockets, made_up))
        past = [
            json.dumps({"type": "hello", "since": number * SOCKETS + n}) for n in range(SOCKETS)
        ]
        await asyncio.gather(*map(answers, sockets, past))
    grown = memory(server) - before
    await asyncio.gather(*(socket.close() for socket in sockets))
    return grown


def test_made_up_places_in_the_log_cost_no_memory(tmp_path: Path) -> None:
    with running(tmp_path, messages=[1e9, 1e9]) as server:
        host = Visitor(server)
        table = host.create("me", "partner", confirm=False)
        table = host.play_until(table, lambda t: t["moment"] >= 60)
        assert asyncio.run(chatter(host, table["id"])) < MOST_GROWTH
