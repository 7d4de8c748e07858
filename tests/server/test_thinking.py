"""Bots think in processes of their own: those may die, be late or be stopped at any moment."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from tests.server.driving import PATIENCE, Refused, Server, Visitor, receive, running
from tests.server.process import PATIENT

START = {"preset": "first_game", "start": 1}
WORKER = "spawn_main"


def children(pid: int) -> list[int]:
    """The processes that a process has started."""
    found = Path(f"/proc/{pid}/task/{pid}/children")
    assert found.exists(), "these tests read /proc"
    tasks = Path(f"/proc/{pid}/task").iterdir()
    return [int(n) for task in tasks for n in (task / "children").read_text().split()]


def workers(server: Server) -> list[int]:
    """The processes in which a server thinks."""
    assert server.process is not None
    return [pid for pid in children(server.process.pid) if WORKER in command(pid)]


def command(pid: int) -> str:
    """The words with which a process was started; none if it is gone."""
    try:
        return Path(f"/proc/{pid}/cmdline").read_text().replace("\0", " ")
    except (FileNotFoundError, ProcessLookupError):
        return ""


def until(what: Any) -> Any:
    """Look again and again until a condition holds."""
    end = time.monotonic() + PATIENCE
    while not (found := what()):
        assert time.monotonic() < end, "this never came true"
        os.sched_yield()
    return found


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server of one's own, with workers of one's own."""
    with running(tmp_path) as found:
        yield found


@pytest.fixture
def ada(server: Server) -> Visitor:
    """Somebody who plays against bots."""
    return Visitor(server)


def thinks_long(ada: Visitor) -> tuple[Any, int]:
    """A table at which a bot thinks until it is told to stop, and its worker."""
    table = ada.create("me", PATIENT, options=START)
    [worker] = until(lambda: workers(ada.server))
    return table, worker


def mine(message: Any) -> bool:
    """Whether it is up to the person."""
    return bool(message["type"] == "table" and message["decision"]["yours"])


def test_nobody_thinks_where_no_bot_needs_it(ada: Visitor, server: Server) -> None:
    table = ada.create("me", "bot", options=START)
    with ada.live(table["id"]) as live:
        receive(live, mine)
    assert workers(server) == []


def test_a_bot_plays_and_shows_its_level(ada: Visitor) -> None:
    table = ada.create("me", "easy", options=START)
    assert (table["seats"][1]["bot"], table["seats"][1]["level"]) == ("easy", "easy")
    with ada.live(table["id"]) as live:
        receive(live, mine)


def test_the_usual_bot_is_medium_and_unknown_ones_are_refused(ada: Visitor) -> None:
    house = ada.get("/api/games")
    game = next(each for each in house["games"] if each["id"] == "gwt2")
    assert (game["bots"], game["bot"]) == (["random", "easy", "medium", "hard"], "medium")
    assert all(bot["help"] for bot in house["bots"] if bot["name"] in game["bots"])
    seats = [{"kind": "me"}, {"kind": "bot"}]
    assert ada.create(seats=seats)["seats"][1]["bot"] == "medium"
    for name in ("nobody", "search:600s", ""):
        body = {"key": f"refused-{len(name)}", "game": "gwt2", "options": {}}
        seats = [{"kind": "me"}, {"kind": "bot", "bot": name}]
        assert ada.raw("/api/tables", body | {"seats": seats}).status_code == 422


def test_everybody_is_served_while_a_bot_thinks(ada: Visitor, server: Server) -> None:
    thinks_long(ada)
    other = Visitor(server).create("me", "partner", confirm=False)
    assert other["decision"]["yours"]
    assert workers(server)


def test_a_worker_that_is_killed_is_replaced(ada: Visitor, server: Server) -> None:
    table = ada.create("me", "hard", options=START)
    [worker] = until(lambda: workers(server))
    os.kill(worker, signal.SIGKILL)
    until(lambda: workers(server) not in ([], [worker]))
    with ada.live(table["id"]) as live:
        receive(live, lambda m: m["type"] == "table" and m["moment"] > 0)


def test_a_seat_that_is_taken_back_ends_the_thinking(ada: Visitor, server: Server) -> None:
    table = ada.create("me", "partner", options=START, confirm=False)
    table = ada.do(table, "seats/1/bot", bot=PATIENT)
    [worker] = until(lambda: workers(server))
    back = ada.do(table, "seats/1/back")
    assert back["decision"]["yours"]
    hint = ada.do(back, "hint")  # the only worker is free again, and the same
    assert hint["hints"]
    assert workers(server) == [worker]
    assert ada.table(table["id"])["moment"] == back["moment"]  # a late answer is dropped


def test_a_table_that_is_left_ends_the_thinking(ada: Visitor, server: Server) -> None:
    table, worker = thinks_long(ada)
    ada.do(table, "leave")
    other = ada.create("me", "partner", seed=3)
    assert ada.do(other, "hint")["hints"]
    assert workers(server) == [worker]
    assert ada.table(table["id"])["moment"] == table["moment"]


def test_a_hint_that_nobody_waits_for_any_more_ends(tmp_path: Path) -> None:
    with running(tmp_path, hint_budget="600s") as server, ThreadPoolExecutor(1) as thread:
        ada = Visitor(server)
        table = ada.create("me", "partner", seed=3, confirm=False)
        asked = thread.submit(ada.do, table, "hint")
        until(lambda: workers(server))
        ada.choose(table, table["decision"]["options"][0]["notation"])
        with pytest.raises(Refused) as refused:
            asked.result(PATIENCE)
        assert refused.value.code == "stale"


def test_ctrl_c_in_the_middle_of_a_thought(tmp_path: Path) -> None:
    server = Server(tmp_path).start()
    _, worker = thinks_long(Visitor(server))
    assert server.stop() == 0
    assert command(worker) == ""


def test_ctrl_c_in_the_middle_of_a_hint(tmp_path: Path) -> None:
    server = Server(tmp_path, hint_budget="600s").start()
    ada = Visitor(server)
    with ThreadPoolExecutor(1) as thread:
        asked = thread.submit(ada.do, ada.create("me", "partner", seed=3), "hint")
        until(lambda: workers(server))
        assert server.process is not None
        server.process.send_signal(signal.SIGINT)
        with pytest.raises(Refused) as refused:  # an answer, not a torn connection
            asked.result(PATIENCE)
        assert refused.value.code == "not-found"
    assert server.stop() == 0


def test_no_worker_outlives_a_server_that_was_killed(tmp_path: Path) -> None:
    server = Server(tmp_path).start()
    _, worker = thinks_long(Visitor(server))
    server.kill()
    until(lambda: command(worker) == "")
    server.stop()
