"""A bad day for a server: many tables are played at while everything that can fail does.

    python -m tests.server.chaos --seconds 1200 --clients 8 --tables 3

The server is killed, stopped and continued; its database is locked by another program; its disk is
full. People repeat what was not answered, with the same key, as the page does. In the end every
table must hold exactly what was acknowledged, in its order, and every stored game must replay.
Bounded in time; everything happens on loopback and in a folder of its own.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import resource
import signal
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time
import uuid
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx

import trailhand as th
from tests.server.driving import PATIENCE, ROOT, Refused, Server, Visitor

GAMES = ("gwt2", "elpaso", "wildtiled")
PATIENT = 4 * PATIENCE  # for an answer, whatever happens in between
ROOM = 4096  # bytes that a full disk still takes
WRITING_AGAIN = 0.05


class Table:
    """A table of one person, who plays all its seats, and what was acknowledged there."""

    def __init__(self, snapshot: Any, game: str, seed: int) -> None:
        self.snapshot = snapshot
        self.game = game
        self.seed = seed
        self.acknowledged: list[str] = []


class Client(threading.Thread):
    """A person at several tables; every command is repeated with its key until it is answered."""

    def __init__(self, server: Server, number: int, tables: int, until: float) -> None:
        super().__init__(name=f"client {number}", daemon=True)
        self.visitor = Visitor(server)
        self.dice = random.Random(number)
        self.until = until
        self.counts: Counter[str] = Counter()
        self.failure = ""
        self.tables = [
            self.sit_down(GAMES[(number + n) % len(GAMES)], 100 * number + n) for n in range(tables)
        ]

    def sit_down(self, game: str, seed: int) -> Table:
        """A new table for two, both of them this person."""
        key = str(uuid.uuid4())
        wanted: dict[str, Any] = {"game": game, "seed": seed, "confirm": False, "key": key}
        snapshot = self.patiently(lambda: self.visitor.create("me", "partner", **wanted))
        return Table(snapshot, game, seed)

    def run(self) -> None:
        try:
            while time.monotonic() < self.until:
                self.act(self.dice.choice(self.tables))
        except Exception as problem:  # a thread's failure is told by the main one
            self.failure = f"{type(problem).__name__}: {problem}"

    def act(self, table: Table) -> None:
        """Play something, or take something back."""
        seen = table.snapshot
        if seen["over"]:
            self.tables.append(self.sit_down(table.game, table.seed + 50))
            self.tables.remove(table)
            self.check(table)
        elif seen["undo"]["steps"] and self.dice.random() < 0.1:
            table.snapshot = self.insist(table, "undo", moment=seen["moment"])
            del table.acknowledged[table.snapshot["moment"] :]
            self.counts["undone"] += 1
        else:
            notation = self.dice.choice(seen["decision"]["options"])["notation"]
            after = self.insist(table, "choose", moment=seen["moment"], notation=notation)
            if after["moment"] != seen["moment"] + 1:
                raise AssertionError(f"{notation}: {seen['moment']} became {after['moment']}")
            table.acknowledged.append(notation)
            table.snapshot = after
            self.counts["choices"] += 1

    def insist(self, table: Table, command: str, **body: Any) -> Any:
        """A command about a table, until it is answered."""
        path, key = f"/api/tables/{table.snapshot['id']}/{command}", str(uuid.uuid4())
        return self.patiently(lambda: self.visitor.post(path, key=key, **body))

    def patiently(self, ask: Callable[[], Any]) -> Any:
        """Ask until there is an answer; busy servers and torn connections are asked again."""
        until = time.monotonic() + PATIENT
        while True:
            try:
                return ask()
            except httpx.TransportError:
                self.counts["torn"] += 1
                self.visitor.server.up.wait(PATIENCE)
            except Refused as refused:
                if refused.status != 503:
                    raise
                self.counts["refused for now"] += 1
            if time.monotonic() > until:
                raise AssertionError("a command was never answered")
            threading.Event().wait(WRITING_AGAIN)

    def check(self, table: Table) -> None:
        """The table is what was acknowledged: nothing is lost, nothing is there twice."""
        path = f"/api/tables/{table.snapshot['id']}"
        stored = self.patiently(lambda: self.visitor.get(path))
        match = th.new(table.game, 2, table.seed, stored["options"], discreet=True)
        for notation in table.acknowledged:
            match.play(notation)
        if stored["moment"] != len(table.acknowledged):
            raise AssertionError(
                f"{len(table.acknowledged)} were acknowledged, {stored['moment']} kept"
            )
        if stored["view"] != match.view(stored["you"]["viewing"]):
            raise AssertionError(f"table {path} is not what was played")
        self.counts["tables"] += 1


# -- what goes wrong ----------------------------------------------------------------------


class Weather:
    """Everything that happens to a server."""

    def __init__(self, server: Server, seed: int) -> None:
        self.server = server
        self.dice = random.Random(seed)
        self.counts: Counter[str] = Counter()

    @property
    def pid(self) -> int:
        assert self.server.process is not None
        return self.server.process.pid

    def strike(self) -> None:
        """One of the faults."""
        fault = self.dice.choice((self.kill, self.kill, self.lock, self.fill, self.freeze))
        fault()
        self.counts[fault.__name__] += 1

    def kill(self) -> None:
        """A power cut."""
        self.server.kill()
        self.server.start()

    def freeze(self) -> None:
        """A process that the machine has no time for."""
        os.kill(self.pid, signal.SIGSTOP)
        self.wait(0.2, 3.0)
        os.kill(self.pid, signal.SIGCONT)

    def lock(self) -> None:
        """Another program that writes to the database for a while."""
        file = self.server.folder / "tables.sqlite3"
        other = sqlite3.connect(file, timeout=PATIENCE, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        self.wait(0.5, 6.0)
        other.execute("ROLLBACK")
        other.close()

    def fill(self) -> None:
        """A disk without room: no file of the server may grow."""
        before = resource.prlimit(self.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(self.pid, resource.RLIMIT_FSIZE, (ROOM, before[1]))
        self.wait(0.5, 4.0)
        resource.prlimit(self.pid, resource.RLIMIT_FSIZE, before)

    def wait(self, least: float, most: float) -> None:
        """Let it last."""
        threading.Event().wait(self.dice.uniform(least, most))


# -- a day --------------------------------------------------------------------------------


def storm(folder: Path, seconds: float, clients: int, tables: int, seed: int = 1) -> dict[str, Any]:
    """Play through bad weather; what happened, and what was found wrong afterwards."""
    server = Server(folder, write_patience=2.0).start()
    try:
        until = time.monotonic() + seconds
        people = [Client(server, number, tables, until) for number in range(1, clients + 1)]
        weather = Weather(server, seed)
        for person in people:
            person.start()
        while time.monotonic() < until:
            weather.wait(0.2, 2.5)
            weather.strike()
        wrong = [found for person in people if (found := last_look(person))]
    finally:
        server.stop()
    wrong += validate(folder)
    counts: Counter[str] = sum((person.counts for person in people), Counter())
    return {"seconds": seconds} | dict(counts) | {"faults": dict(weather.counts), "wrong": wrong}


def last_look(person: Client) -> str:
    """What is wrong at the tables of a person after the storm, or nothing."""
    person.join(2 * PATIENT)
    if person.is_alive():
        return f"{person.name} still waits for an answer"
    try:
        for table in person.tables if not person.failure else []:
            person.check(table)
    except (AssertionError, Refused, ValueError) as problem:
        return f"{person.name}: {problem}"
    return f"{person.name}: {person.failure}" if person.failure else ""


def validate(folder: Path) -> list[str]:
    """What `trailhand validate` finds in the database."""
    database = f"sqlite:///{folder / 'tables.sqlite3'}"
    command = [sys.executable, "-m", "trailhand.cli", "validate", "--database", database]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    return [] if done.returncode == 0 else [done.stdout + done.stderr]


def main() -> int:
    """One storm, from a command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--clients", type=int, default=6)
    parser.add_argument("--tables", type=int, default=3, help="for every client")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        found = storm(Path(folder), given.seconds, given.clients, given.tables, given.seed)
    print(json.dumps(found))
    return 1 if found["wrong"] else 0


if __name__ == "__main__":
    sys.exit(main())
