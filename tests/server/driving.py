"""Driving a server as browsers do: visitors with cookies, commands with keys, sockets."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import threading
import uuid
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from trailhand.core.rng import Rng, seeded
from trailhand.server.door.visitors import COOKIE

ROOT = Path(__file__).parents[2]
TINY_GAMES = "TRAILHAND_TINY_GAMES"  # whether the games of tests/core are there, too
PATIENCE = 60.0  # a loaded machine is slow, not wrong


def free_port() -> int:
    """A port that nobody uses."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """A server process and where it is."""

    def __init__(self, folder: Path, *, tiny_games: bool = True, **configuration: Any) -> None:
        self.folder = folder
        self.tiny_games = tiny_games
        self.configuration = {"database": f"sqlite:///{folder / 'tables.sqlite3'}"} | configuration
        self.port = free_port()
        self.process: subprocess.Popen[str] | None = None
        self.visitors: list[Visitor] = []
        self.up = threading.Event()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> Server:
        """Start the process and wait until it listens."""
        configuration = json.dumps(self.configuration)
        command = [sys.executable, "-m", "tests.server.process", configuration, str(self.port)]
        tiny_games = "yes" if self.tiny_games else "no"
        environment = os.environ | {"PYTHONUNBUFFERED": "1", TINY_GAMES: tiny_games}
        self.process = subprocess.Popen(
            command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True
        )
        assert self.process.stdout is not None
        assert self.process.stdout.readline() == "ready\n"
        self.up.set()
        return self

    def kill(self) -> None:
        """End the process as a power cut would."""
        assert self.process is not None
        self.up.clear()
        self.process.send_signal(signal.SIGKILL)
        self.process.communicate()

    def stop(self) -> int:
        """End the process as Ctrl-C does, and close all browsers."""
        for visitor in self.visitors:
            visitor.http.close()
        assert self.process is not None
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
        self.process.communicate(timeout=PATIENCE)
        return int(self.process.returncode)


@contextmanager
def running(folder: Path, **configuration: Any) -> Iterator[Server]:
    """A server for a while."""
    server = Server(folder, **configuration).start()
    try:
        yield server
    finally:
        server.stop()


def seat_of(kind: str) -> dict[str, str]:
    """A seat for a person, or for a bot by its name."""
    if kind in ("me", "open", "partner"):
        return {"kind": kind}
    return {"kind": "bot", "bot": "random" if kind == "bot" else kind}


class Refused(Exception):
    """An answer that is a problem."""

    def __init__(self, response: httpx.Response) -> None:
        super().__init__(f"{response.status_code} {response.text[:300]}")
        self.status = response.status_code
        self.body = response.json()
        self.code = self.body["code"]


class Visitor:
    """One browser; one with a token has been here before."""

    def __init__(self, server: Server, lang: str = "en", token: str | None = None) -> None:
        self.server = server
        self.http = httpx.Client(
            base_url=server.url,
            timeout=PATIENCE,
            params={"lang": lang},
            cookies={COOKIE: token} if token else None,
        )
        self.lang = lang
        server.visitors.append(self)
        self.get("/api/games")

    def get(self, path: str, **query: Any) -> Any:
        """Ask."""
        response = self.http.get(path, params={"lang": self.lang} | query)
        if response.status_code >= 400:
            raise Refused(response)
        return response.json() if "json" in response.headers["content-type"] else response.text

    def post(self, path: str, /, **body: Any) -> Any:
        """Command; a fresh key unless one is given."""
        response = self.raw(path, {"key": str(uuid.uuid4())} | body)
        if response.status_code >= 400:
            raise Refused(response)
        return response.json()

    def raw(self, path: str, body: Any) -> httpx.Response:
        """Command, and the answer as it comes."""
        token = self.http.cookies.get("csrftoken") or ""
        return self.http.post(path, json=body, headers={"x-csrftoken": token})

    # -- tables -----------------------------------------------------------------------------

    def create(self, *kinds: str, game: str = "gwt2", **more: Any) -> Any:
        """Set up a table: create("me", "open"), create("me", "medium"); "bot" is a quick one."""
        seats = [seat_of(kind) for kind in kinds]
        options = {"preset": "first_game", "start": 0} if game.startswith("gwt") else {}
        body = {"game": game, "options": options, "seats": seats}
        return self.post("/api/tables", **(body | more))

    def table(self, table_id: str, **query: Any) -> Any:
        """Look at a table."""
        return self.get(f"/api/tables/{table_id}", **query)

    def do(self, table: Any, command: str, /, **body: Any) -> Any:
        """A command about a table that was seen."""
        if command in ("choose", "undo", "reset", "confirm", "hint"):
            body = {"moment": table["moment"]} | body
        return self.post(f"/api/tables/{table['id']}/{command}", **body)

    def choose(self, table: Any, notation: str, **body: Any) -> Any:
        """Play an option."""
        return self.do(table, "choose", notation=notation, **body)

    def step(self, table: Any, chance: Rng) -> Any:
        """Play any option, or confirm what waits."""
        if table["confirm"]:
            return self.do(table, "confirm")
        options = table["decision"]["options"]
        return self.choose(table, options[chance.below(len(options))]["notation"])

    def play_until(self, table: Any, stop: Callable[[Any], bool], seed: int = 1) -> Any:
        """Play any options until a condition holds."""
        chance = seeded(seed)
        while not stop(table):
            table = self.step(table, chance)
        return table

    @contextmanager
    def live(self, table_id: str, query: str = "", **headers: str) -> Iterator[ClientConnection]:
        """A socket at a table."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = self.server.url.replace("http", "ws", 1)
        url = f"{address}/api/tables/{table_id}/live?lang={self.lang}{query}"
        with connect(
            url, additional_headers={"cookie": cookies} | headers, proxy=None, max_size=None
        ) as found:
            yield found


def receive(live: ClientConnection, until: Callable[[Any], bool]) -> Any:
    """The first message that is wanted."""
    while True:
        message = json.loads(live.recv(timeout=PATIENCE))
        if until(message):
            return message


def finish(server: Server, people: dict[int, Visitor], table_id: str, seed: int = 1) -> Any:
    """Let people play any options until the game is over."""
    chance = seeded(seed)
    anybody = next(iter(people.values()))
    table = anybody.table(table_id)
    while not table["over"]:
        seat = table["decision"]["seat"]
        table = people[seat].table(table_id, since=table["seq"])
        table = people[seat].step(table, chance)
    return table
