"""How the web table copes with a crowd: many live tables, many sockets, one server process.

    python benchmarks/server_load.py --tables 200 --sockets 2000 --rate 100 --seconds 20

Starts a server on loopback with a fresh database, sits people and spectators down, and lets
people play at a steady rate. Prints one JSON object: median and 99th percentile of the time
from sending a choice to its arrival at the last socket of the table, and at the person who
made it; choices per second; memory of the server. Bounded in count and in time.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import sys
import tempfile
import time
import uuid
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.server.driving import Server

SEQ = re.compile(r'"seq":(\d+),"moment"')
PATIENCE = 30.0


class Table:
    """One table: a person who plays hot-seat, and everybody who looks on."""

    def __init__(self, snapshot: Any) -> None:
        self.id = snapshot["id"]
        self.snapshot = snapshot
        self.seen: list[int] = []
        self.changed = asyncio.Condition()
        self.busy = False

    async def listen(self, socket: ClientConnection, place: int) -> None:
        """Note what arrives at one socket."""
        async for message in socket:
            found = SEQ.search(str(message[:2000]))
            if found is not None:
                async with self.changed:
                    self.seen[place] = int(found[1])
                    self.changed.notify_all()

    async def everywhere(self, seq: int) -> None:
        """Wait until every socket has seen a change."""
        async with self.changed:
            await self.changed.wait_for(lambda: all(seen >= seq for seen in self.seen))


class Crowd:
    """Everybody at all tables."""

    def __init__(self, server: Server, tables: int, sockets: int) -> None:
        self.server = server
        self.http = httpx.AsyncClient(base_url=server.url, timeout=PATIENCE)
        self.wanted = tables
        self.sockets = sockets
        self.tables: list[Table] = []
        self.tasks: list[asyncio.Task[None]] = []
        self.answered: list[float] = []
        self.fanned: list[float] = []
        self.dice = random.Random(1)

    async def post(self, path: str, **body: Any) -> Any:
        """A command."""
        headers = {"x-csrftoken": self.http.cookies["csrftoken"]}
        answer = await self.http.post(path, json={"key": str(uuid.uuid4())} | body, headers=headers)
        answer.raise_for_status()
        return answer.json()

    async def sit_down(self) -> None:
        """Set up all tables and open all sockets."""
        await self.http.get("/api/games")
        seats = [{"kind": "me"}, {"kind": "partner"}]
        for _ in range(self.wanted):
            body = {"game": "gwt2", "seats": seats, "confirm": False}
            self.tables.append(Table(await self.post("/api/tables", **body)))
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        for number in range(self.sockets):
            table = self.tables[number % len(self.tables)]
            person = number < len(self.tables)
            address = self.server.url.replace("http", "ws", 1)
            socket = await connect(
                f"{address}/api/tables/{table.id}/live?since={1 << 40}",
                additional_headers={"cookie": cookies} if person else None,
                proxy=None,
                compression=None,
                ping_interval=None,
                max_size=None,
            )
            table.seen.append(0)
            listening = table.listen(socket, len(table.seen) - 1)
            self.tasks.append(asyncio.create_task(listening))
        for table in self.tables:
            await asyncio.wait_for(table.everywhere(table.snapshot["seq"]), PATIENCE)

    async def choose(self, table: Table) -> None:
        """One choice at one table, timed until everybody has seen it."""
        table.busy = True
        shown = table.snapshot
        options = shown["decision"]["options"]
        notation = self.dice.choice(options)["notation"]
        started = time.perf_counter()
        table.snapshot = await self.post(
            f"/api/tables/{table.id}/choose", moment=shown["moment"], notation=notation
        )
        self.answered.append(time.perf_counter() - started)
        await asyncio.wait_for(table.everywhere(table.snapshot["seq"]), PATIENCE)
        self.fanned.append(time.perf_counter() - started)
        table.busy = table.snapshot["over"] is not None

    async def play(self, rate: float, seconds: float) -> float:
        """Choices at a steady rate; the seconds it took."""
        started = time.perf_counter()
        running: set[asyncio.Task[None]] = set()
        for number in range(int(rate * seconds)):
            due = started + number / rate
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            if time.perf_counter() - started > 3 * seconds:
                break
            free = [table for table in self.tables if not table.busy]
            if free:
                table = self.dice.choice(free)
                table.busy = True
                task = asyncio.create_task(self.choose(table))
                running.add(task)
                task.add_done_callback(running.discard)
        await asyncio.gather(*running)
        return time.perf_counter() - started

    async def leave(self) -> None:
        """Close everything."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.http.aclose()


def memory(pid: int) -> int:
    """Megabytes that a process holds (Linux)."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) // 1024
    return 0


def busy_seconds(pid: int) -> float:
    """Processor time that a process has used (Linux): it does not depend on the neighbours."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def milliseconds(times: list[float], share: float) -> float:
    """A percentile in milliseconds."""
    ordered = sorted(times)
    return round(1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))], 1)


async def measure(arguments: argparse.Namespace, server: Server) -> dict[str, Any]:
    """The whole evening."""
    crowd = Crowd(server, arguments.tables, arguments.sockets)
    await crowd.sit_down()
    assert server.process is not None
    idle = memory(server.process.pid)
    worked = busy_seconds(server.process.pid)
    took = await crowd.play(arguments.rate, arguments.seconds)
    result = {
        "tables": arguments.tables,
        "sockets": arguments.sockets,
        "choices": len(crowd.fanned),
        "choices_per_s": round(len(crowd.fanned) / took, 1),
        "fan_out_median_ms": milliseconds(crowd.fanned, 0.5),
        "fan_out_p99_ms": milliseconds(crowd.fanned, 0.99),
        "answer_median_ms": milliseconds(crowd.answered, 0.5),
        "answer_p99_ms": milliseconds(crowd.answered, 0.99),
        "server_cpu_ms_per_choice": round(
            1000 * (busy_seconds(server.process.pid) - worked) / len(crowd.fanned), 1
        ),
        "load_average": os.getloadavg()[0],
        "memory_idle_mb": idle,
        "memory_mb": memory(server.process.pid),
    }
    await crowd.leave()
    return result


def main() -> None:
    """Measure, and print what was found."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--sockets", type=int, default=2000)
    parser.add_argument("--rate", type=float, default=100.0)
    parser.add_argument("--seconds", type=float, default=20.0)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder)).start()
        try:
            print(json.dumps(asyncio.run(measure(arguments, server))))
        finally:
            server.stop()


if __name__ == "__main__":
    main()
