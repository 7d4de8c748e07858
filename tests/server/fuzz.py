"""A machine that tries everything the API allows, and much that it does not, at real tables.

    python -m tests.server.fuzz --requests 20000 --messages 20000

Calls are made up from the OpenAPI document (Schemathesis), right and wrong ones. Most of them are
given what earlier answers told (ids of tables, moments, notations, tokens, records), so that
they reach tables and change them. Sockets are told nonsense, in words and in broken frames.
No answer may be 500, and none may fail to come.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import socket
import sys
import tempfile
import uuid
from collections import Counter
from pathlib import Path
from typing import Any, cast

import httpx
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis import GenerationMode
from websockets.exceptions import ConnectionClosed

from tests.server.driving import Refused, Server, Visitor

LIVELY = 0.85  # how often a call gets a value that means something
MOST_TABLES = 12
SAID_AT_ONCE = 25  # messages to a socket before it is opened anew
WORDS: tuple[Any, ...] = (
    {"type": "hello"},
    {"type": "hello", "since": -1},
    {"type": "hello", "since": 1 << 60},
    {"type": "hello", "since": "now"},
    {"type": "ping"},
    {"type": "pong", "since": None},
    {"type": ["hello"]},
    {"type": None},
    [],
    [[[[]]]],
    "hello",
    12345678901234567890,
    None,
)


class World:
    """What earlier answers told: tables, moments, notations, tokens, records."""

    def __init__(self, host: Visitor, seed: int) -> None:
        self.host = host
        self.dice = random.Random(seed)
        self.tables: list[str] = []
        self.records: list[str] = []
        self.tokens: list[str] = []
        self.seen: Any = None
        for kinds in (("me", "partner"), ("me", "bot"), ("me", "open")):
            self.tables.append(host.create(*kinds, confirm=False)["id"])
        self.finish_one()

    def finish_one(self) -> None:
        """A finished game: some calls make sense only there."""
        table = self.host.create("me", "partner", game="waterholes", confirm=False)
        table = self.host.play_until(table, lambda t: t["over"] is not None)
        self.tables.append(table["id"])
        self.records.append(self.host.get(f"/api/tables/{table['id']}/record"))

    def look(self) -> None:
        """See what one of the tables is like now."""
        try:
            self.seen = self.host.table(self.dice.choice(self.tables))
        except Refused:
            self.seen = None

    def learn(self, body: Any) -> None:
        """Remember what an answer tells."""
        if not isinstance(body, dict):
            return
        if isinstance(body.get("id"), str) and body["id"] not in self.tables:
            self.tables = [*self.tables[-MOST_TABLES:], body["id"]]
        if isinstance(body.get("url"), str):
            self.tokens = [*self.tokens[-5:], body["url"].rsplit("/", 1)[-1]]

    def value(self, name: str) -> Any:
        """Something that a field of this name may mean; None: leave it as it is."""
        decision = self.seen and self.seen["decision"]
        options = decision["options"] if decision else []
        return {
            "key": str(uuid.UUID(int=self.dice.getrandbits(128))),
            "moment": self.seen and self.seen["moment"],
            "at": self.seen and self.dice.randint(0, self.seen["moment"]),
            "notation": self.dice.choice(options)["notation"] if options else None,
            "seat": self.dice.randint(0, 2),
            "record": self.dice.choice(self.records),
            "token": self.dice.choice(self.tokens) if self.tokens else None,
            "game": self.dice.choice(("gwt2", "elpaso", "wildtiled", "waterholes")),
        }.get(name)

    def enliven(self, case: Any) -> None:
        """Give a made-up call values that mean something."""
        if case.path_parameters and self.dice.random() < LIVELY:
            table = self.seen["id"] if self.seen else self.dice.choice(self.tables)
            if "table_id" in case.path_parameters:
                case.path_parameters["table_id"] = table
        if isinstance(case.body, dict):
            for name in list(case.body):
                found = self.value(name)
                if found is not None and self.dice.random() < LIVELY:
                    case.body[name] = found


class Tally(Counter[str]):
    """How often calls were answered in which way."""

    wrong: list[str]

    def __init__(self) -> None:
        super().__init__()
        self.wrong = []


def try_calls(host: Visitor, each: int, seed: int = 1) -> Tally:
    """Try every call of the document, so many times each."""
    tally, world = Tally(), World(host, seed)
    schema = schemathesis.openapi.from_dict(host.get("/api/openapi.json"))
    schema.config.generation.modes = [GenerationMode.POSITIVE, GenerationMode.NEGATIVE]
    for found in schema.get_all_operations():
        try_call(cast(Any, found).ok(), world, tally, each)
    return tally


def try_call(operation: Any, world: World, tally: Tally, examples: int) -> None:
    """Try one call with what the document allows, and with what it does not."""

    @settings(
        max_examples=examples,
        deadline=None,
        derandomize=True,
        database=None,
        suppress_health_check=list(HealthCheck),
        phases=[Phase.explicit, Phase.generate],
    )
    def attempt(case: Any) -> None:
        world.look()
        world.enliven(case)
        answer = send(case, world.host)
        tally["requests"] += 1
        tally[str(answer.status_code)] += 1
        if answer.status_code >= 500 or (answer.status_code >= 400 and not coded(answer)):
            tally.wrong.append(
                f"{case.method} {case.path} {answer.status_code} {answer.text[:200]}"
            )
        elif answer.status_code == 200 and "json" in answer.headers["content-type"]:
            world.learn(answer.json())

    given(case=operation.as_strategy())(attempt)()


def send(case: Any, host: Visitor) -> httpx.Response:
    """One call of a visitor."""
    headers = {"x-csrftoken": host.http.cookies["csrftoken"]}
    request = case.as_transport_kwargs(base_url=host.server.url, headers=headers)
    request.pop("cookies", None)
    return host.http.request(**{k: v for k, v in request.items() if v is not None})


def coded(answer: httpx.Response) -> bool:
    """Whether a refusal says what is wrong."""
    try:
        return bool(answer.json()["code"])
    except (ValueError, KeyError, TypeError):
        return False


# -- sockets ------------------------------------------------------------------------------


def say_nonsense(host: Visitor, messages: int, seed: int = 1) -> Tally:
    """Tell sockets nonsense; after each of them the server must still answer."""
    tally, dice = Tally(), random.Random(seed)
    table = host.create("me", "partner", confirm=False)["id"]
    while tally["messages"] < messages:
        try:
            with host.live(table) as live:
                for _ in range(SAID_AT_ONCE):
                    tally["messages"] += 1
                    live.send(nonsense(dice))
        except ConnectionClosed as closed:
            code = closed.rcvd.code if closed.rcvd else 1006
            tally[f"closed {code}"] += 1
            if code == 1011:
                tally.wrong.append(f"a socket failed after {tally['messages']} messages")
        if dice.random() < 0.1:
            break_frames(host, table, dice, tally)
        if host.http.get("/api/games").status_code != 200:
            tally.wrong.append("the server no longer answers")
    return tally


def nonsense(dice: random.Random) -> str | bytes:
    """A message that means nothing."""
    kind = dice.randrange(4)
    if kind == 0:
        return json.dumps(dice.choice(WORDS))
    if kind == 1:
        return bytes(dice.randrange(256) for _ in range(dice.randrange(200)))
    if kind == 2:
        text = json.dumps({"type": "hello", "since": dice.randrange(1 << 40)})
        cut = dice.randrange(len(text))
        return text[:cut] + chr(dice.randrange(1, 0xD7FF)) + text[cut:]
    return "[" * dice.randrange(4000)


def break_frames(host: Visitor, table: str, dice: random.Random, tally: Tally) -> None:
    """Open a socket properly and go on with bytes that are no frames."""
    cookies = "; ".join(f"{name}={value}" for name, value in host.http.cookies.items())
    lines = [
        f"GET /api/tables/{table}/live HTTP/1.1",
        f"Host: 127.0.0.1:{host.server.port}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dHJhaWxoYW5kIHRyYWlsaA==",
        f"Cookie: {cookies}",
        "\r\n",
    ]
    with socket.create_connection(("127.0.0.1", host.server.port), timeout=30) as raw:
        raw.sendall("\r\n".join(lines).encode())
        raw.recv(4096)
        tally["frames"] += 1
        try:
            raw.sendall(bytes(dice.randrange(256) for _ in range(dice.randrange(1, 400))))
        except OSError:  # the server has hung up, as it may
            tally["hung up"] += 1


def main() -> int:
    """Try it, from a command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--requests", type=int, default=2000)
    parser.add_argument("--messages", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    given_ = parser.parse_args()
    os.environ.setdefault("PYTHONWARNINGS", "ignore")
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder)).start()
        try:
            host = Visitor(server)
            calls = sum(len(each) for each in host.get("/api/openapi.json")["paths"].values())
            asked = try_calls(host, given_.requests // calls + 1, given_.seed)
            said = say_nonsense(host, given_.messages, given_.seed)
        finally:
            server.stop()
    wrong = asked.wrong + said.wrong
    print(json.dumps({"calls": dict(asked), "sockets": dict(said), "wrong": wrong[:20]}))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
