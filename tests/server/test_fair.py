"""Bots think for everybody: whoever sets up many tables waits for themselves."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from tests.server.driving import Server, Visitor, receive, running
from tests.server.process import PATIENT, STEADY
from tests.server.test_thinking import START, until, workers
from trailhand.server.minds.turns import Asker, NotWanted, Turns

CROWD = 20


def has_moved(message: Any) -> bool:
    return bool(message["type"] == "table" and message["moment"] > 0)


def waits(message: Any) -> bool:
    return bool(message["type"] == "table" and message["bot_waits"])


def at(server: Server, address: str) -> Visitor:
    """A visitor from an address that the proxy in front names."""
    visitor = Visitor(server)
    visitor.http.headers["x-forwarded-for"] = address
    visitor.get("/api/games")
    return visitor


def test_one_visitor_with_many_tables_does_not_starve_another(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        greedy, modest = Visitor(server), Visitor(server)
        for _ in range(CROWD):
            greedy.create("me", STEADY, options=START)
        table = modest.create("me", STEADY, options=START)
        before = moments(greedy)
        with modest.live(table["id"]) as live:
            receive(live, has_moved)
        assert moments(greedy) - before < CROWD / 2


def moments(visitor: Visitor) -> int:
    """How many choices have been made at all tables of a visitor."""
    return sum(int(table["moment"]) for table in visitor.get("/api/tables")["yours"])


def test_a_visitor_has_so_many_places_and_the_table_says_that_its_bot_waits(
    tmp_path: Path,
) -> None:
    with running(tmp_path, thinkers=2, thinking_per_visitor=1) as server:
        greedy, modest = Visitor(server), Visitor(server)
        first = greedy.create("me", PATIENT, options=START)
        second = greedy.create("me", PATIENT, options=START)
        with greedy.live(second["id"]) as live:
            receive(live, waits)
            assert greedy.table(second["id"])["bot_waits"]
            assert not greedy.table(first["id"])["bot_waits"]
            other = modest.create("me", "easy", options=START)
            with modest.live(other["id"]) as theirs:
                receive(theirs, has_moved)
            greedy.do(first, "leave")
            receive(live, lambda m: m == {"type": "bot", "waits": False})
        assert not greedy.table(second["id"])["bot_waits"]


def test_an_address_has_so_many_places(tmp_path: Path) -> None:
    bounds = {"thinkers": 2, "thinking_per_address": 1, "trust_proxy": True}
    with running(tmp_path, **bounds) as server:
        at(server, "192.0.2.1").create("me", PATIENT, options=START)
        neighbour = at(server, "192.0.2.1")
        waiting = neighbour.create("me", PATIENT, options=START)
        until(lambda: neighbour.table(waiting["id"])["bot_waits"])
        far_away = at(server, "192.0.2.2")
        table = far_away.create("me", "easy", options=START)
        with far_away.live(table["id"], **{"x-forwarded-for": "192.0.2.2"}) as live:
            receive(live, has_moved)


def test_bots_that_somebody_looks_at_come_before_those_that_play_alone(tmp_path: Path) -> None:
    with running(tmp_path, silence_seconds=0.01) as server:
        ada = Visitor(server)
        thinking = ada.create("me", PATIENT, options=START)
        until(lambda: workers(server))
        ada.create("me", PATIENT, options=START)  # nobody looks at it
        watched = ada.create("me", "easy", options=START)
        with ada.live(watched["id"]) as live:
            receive(live, waits)
            ada.do(thinking, "leave")
            receive(live, has_moved)


# -- the order itself ---------------------------------------------------------------------


def asker(visitor: str, told: list[bool], *, hint: bool = False, attended: bool = True) -> Asker:
    """Somebody who wants to think; what they are told goes into a list."""
    return Asker(visitor, "here", hint, lambda: True, lambda: attended, told.append)


async def order_of(*askers: Asker) -> list[int]:
    """The order in which those who wait get the only place."""
    turns, order = Turns(1, 1, 1), []

    async def think(number: int, who: Asker) -> None:
        async with turns.place(who):
            order.append(number)

    async with turns.place(asker("somebody", [])):
        tasks = [asyncio.create_task(think(n, who)) for n, who in enumerate(askers)]
        await asyncio.sleep(0)
        assert len(turns.waiting) == len(askers)
    await asyncio.gather(*tasks)
    assert turns.free == 1
    return order


def test_places_go_round_and_hints_come_before_bots_that_play_alone() -> None:
    rounds = [asker(name, []) for name in ("ada", "ada", "ada", "ben", "cleo", "cleo")]
    assert asyncio.run(order_of(*rounds)) == [0, 3, 4, 1, 5, 2]
    alone, hint = asker("ada", [], attended=False), asker("ada", [], hint=True)
    assert asyncio.run(order_of(alone, asker("ada", []), hint)) == [2, 1, 0]
    assert asyncio.run(order_of(asker("ben", [], attended=False), hint)) == [1, 0]


def test_those_who_give_up_or_are_not_wanted_leave_their_places_to_others() -> None:
    async def give_up() -> None:
        turns, told, wanted = Turns(1, 1, 1), list[bool](), [True]
        unwanted = asker("ben", [])._replace(wanted=lambda: wanted[0])
        async with turns.place(asker("ada", [])):
            gone = asyncio.create_task(turns.place(asker("ada", told)).__aenter__())
            late = asyncio.create_task(turns.place(unwanted).__aenter__())
            await asyncio.sleep(0)
            gone.cancel()
            wanted.clear()
            wanted.append(False)
            turns.look_again()
            results = await asyncio.gather(gone, late, return_exceptions=True)
            assert [type(each) for each in results] == [asyncio.CancelledError, NotWanted]
        assert (told, turns.free, turns.waiting) == ([True, False], 1, {})

    asyncio.run(give_up())
