"""A power cut at any moment loses nothing that was acknowledged, and plays nothing twice."""

from __future__ import annotations

import random
import threading
import time
import uuid
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

import trailhand as th
from tests.server.driving import PATIENCE, Refused, Server, Visitor, receive
from trailhand.core.rng import seeded

TABLES = 4
CHOICES = 200

# A connection that a dead server has torn is not closed politely.
pytestmark = [
    pytest.mark.slow,
    pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning"),
]


class Player:
    """Plays hot-seat; every command is repeated with its key until it is answered."""

    def __init__(self, visitor: Visitor, seed: int) -> None:
        self.visitor = visitor
        self.seed = seed
        self.chance = seeded(seed)
        self.acknowledged: list[str] = []
        self.retries = 0
        self.table = visitor.create("me", "partner", seed=seed, confirm=False)

    def insist(self, ask: Any) -> Any:
        """Ask until there is an answer."""
        until = time.monotonic() + 3 * PATIENCE
        while True:
            try:
                return ask()
            except httpx.TransportError:
                self.retries += 1
                assert time.monotonic() < until
                assert self.visitor.server.up.wait(PATIENCE)

    def play(self) -> None:
        """One choice, acknowledged."""
        options = self.table["decision"]["options"]
        notation = options[self.chance.below(len(options))]["notation"]
        key = str(uuid.uuid4())
        moment = self.table["moment"]
        answer = self.insist(lambda: self.visitor.choose(self.table, notation, key=key))
        assert answer["moment"] == moment + 1
        self.acknowledged.append(notation)
        self.table = answer

    def check(self) -> None:
        """Every acknowledged choice is there, exactly once and in its place."""
        table = self.insist(lambda: self.visitor.table(self.table["id"]))
        assert table["moment"] == len(self.acknowledged)
        assert table["view"] == self.table["view"]
        match = th.new("gwt2", 2, self.seed, table["options"], discreet=True)
        for notation in self.acknowledged:
            match.play(notation)
        assert table["view"] == match.view(table["you"]["viewing"])


def test_kill_9_loses_nothing_and_plays_nothing_twice(tmp_path: Path) -> None:
    server = Server(tmp_path).start()
    players = [Player(Visitor(server), seed) for seed in range(1, TABLES + 1)]
    dice = random.Random(7)
    done = threading.Event()
    played = threading.Semaphore(0)
    kills = 0

    def kill_again_and_again() -> None:
        """Wait for a few choices, and then strike somewhere inside the next ones."""
        nonlocal kills
        while not done.is_set():
            for _ in range(dice.randint(5, 35)):
                played.acquire()
            if not done.wait(dice.uniform(0, 0.04)):
                server.kill()
                server.start()
                kills += 1

    killer = threading.Thread(target=kill_again_and_again)
    killer.start()
    try:
        for number in range(CHOICES):
            players[number % TABLES].play()
            played.release()
        done.set()
        played.release(CHOICES)
        killer.join()
        assert kills >= 5
        assert sum(player.retries for player in players) > 0
        for player in players:
            player.check()
    finally:
        done.set()
        played.release(CHOICES)
        killer.join()
        assert server.stop() == 0


def test_an_answer_that_was_lost_is_given_again(tmp_path: Path) -> None:
    server = Server(tmp_path).start()
    try:
        player = Player(Visitor(server), 5)
        table, key = player.table, str(uuid.uuid4())
        notation = table["decision"]["options"][0]["notation"]
        first = player.visitor.choose(table, notation, key=key)
        server.kill()
        server.start()
        again = player.visitor.choose(table, notation, key=key)
        assert (again["moment"], again["seq"]) == (first["moment"], first["seq"])
        assert again["view"] == first["view"]
    finally:
        assert server.stop() == 0


def test_bots_go_on_after_a_restart(tmp_path: Path) -> None:
    server = Server(tmp_path, bot_pause=60.0).start()
    try:
        host = Visitor(server)
        table = host.create("me", "bot", options={"preset": "first_game", "start": 1})
        with host.live(table["id"]):
            server.kill()
        server.configuration["bot_pause"] = 0.0
        server.start()
        with host.live(table["id"]) as live:
            receive(live, lambda m: m["type"] == "table" and m["decision"]["seat"] == 0)
    finally:
        assert server.stop() == 0


def test_a_table_that_another_process_has_changed_is_read_anew(tmp_path: Path) -> None:
    first = Server(tmp_path).start()
    (tmp_path / "tables.sqlite3.lock").unlink()  # else the second one would not start
    second = Server(tmp_path).start()
    try:
        here = Visitor(first)
        table = here.create("me", "partner", confirm=False)
        there = Visitor(second)
        for name, value in here.http.cookies.items():
            there.http.cookies.delete(name)
            there.http.cookies.set(name, value)
        seen = there.table(table["id"])
        notation = table["decision"]["options"][0]["notation"]
        after = here.choose(table, notation)
        with there.live(table["id"]) as live:
            with pytest.raises(Refused) as refused:
                there.choose(seen, notation)
            assert refused.value.code == "stale"
            with pytest.raises(ConnectionClosed):
                receive(live, lambda m: False)
        assert there.table(table["id"])["view"] == after["view"]
    finally:
        first.stop()
        second.stop()


def test_what_waits_for_a_yes_and_what_was_undone_survive_a_restart(tmp_path: Path) -> None:
    server = Server(tmp_path).start()
    host = Visitor(server)
    table = host.create("me", "partner", seed=3)
    table = host.play_until(table, lambda t: t["undo"]["steps"] > 1 and bool(t["confirm"]))
    server.kill()
    server.start()
    again = host.table(table["id"])
    assert again["confirm"] == table["confirm"]
    assert again["undo"] == table["undo"]
    back = host.do(again, "undo")
    back = host.do(back, "undo")
    server.kill()
    server.start()
    after = host.table(table["id"])
    assert after["moment"] == table["moment"] - 1
    assert after["view"] == back["view"]
    assert after["undo"] == back["undo"]
    with pytest.raises(Refused):
        host.do(after, "confirm")
    assert server.stop() == 0
