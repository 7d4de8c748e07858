"""Two houses on one database: whoever has not seen the last change cannot write over it."""

from __future__ import annotations

import asyncio
import uuid
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from trailhand.server.changes import leaving, lobby, playing, rematches
from trailhand.server.changes.links import make_link
from trailhand.server.configuration import Configuration
from trailhand.server.contract.commands import NewTable, Rematch, SeatPlan
from trailhand.server.contract.problems import Problem
from trailhand.server.house import House
from trailhand.server.keeping.shelf import KeyRow, load_table
from trailhand.server.keeping.store import Store, connect, migrate
from trailhand.server.minds.bots import Bots
from trailhand.server.minds.thinking import Thinker
from trailhand.server.table.tables import LiveTable

AGAIN = Rematch("another-key")

ME = "me"


def key(command: str) -> KeyRow:
    return KeyRow(ME, str(uuid.uuid4()), command)


def house_on(folder: Path) -> House:
    """A house that does not ask whether there is another one."""
    configuration = Configuration(
        f"sqlite:///{folder / 'tables.sqlite3'}", thinkers=1, hint_budget="20"
    )
    engine = connect(configuration.database)
    migrate(engine)
    return House(configuration, Store(engine), Bots(Thinker(configuration)))


@asynccontextmanager
async def two_houses(folder: Path) -> AsyncIterator[tuple[House, House, str]]:
    """Two houses, and a table that both have read, in the middle of a turn."""
    here, there = house_on(folder), house_on(folder)
    wanted = NewTable(
        key=str(uuid.uuid4()),
        game="gwt2",
        options={"preset": "first_game", "start": 0},
        seats=[SeatPlan("me"), SeatPlan("partner")],
        confirm=False,
        seed=3,
    )
    try:
        table = await lobby.create(here, key("tables"), wanted)
        while table.reach().steps == 0:
            await choose(here, table)
        yield here, there, table.info.id
    finally:
        await here.close()
        await there.close()


async def choose(house: House, table: LiveTable) -> None:
    """Play the first option."""
    assert table.match.decision is not None
    notation = table.match.decision.options[0].notation
    await playing.choose(house, table, key("choose"), table.moment, notation)


async def undo(house: House, table: LiveTable) -> None:
    await playing.undo(house, table, key("undo"), table.moment)


async def leave(house: House, table: LiveTable) -> None:
    await leaving.leave(house, table, key("leave"))


async def link(house: House, table: LiveTable) -> None:
    await make_link(house, table, key("device-link"), 0, "secret")


def on_disk(house: House, table_id: str) -> Any:
    """Everything about a table that is kept."""
    with house.store.engine.connect() as connection:
        table = load_table(connection, table_id)
    assert table is not None
    seats = [(seat.kind, seat.bot, sorted(seat.holders)) for seat in table.seats]
    return table.seq, table.match.played, table.match.position(), seats, table.undone, table.keys


Doing = Callable[[House, LiveTable], Awaitable[None]]


@pytest.mark.parametrize("stale", [choose, undo, leave, link])
@pytest.mark.parametrize("first", [choose, undo])
def test_a_stale_writer_changes_nothing_and_reads_the_table_again(
    tmp_path: Path, first: Doing, stale: Doing
) -> None:
    async def test() -> None:
        async with two_houses(tmp_path) as (here, there, table_id):
            mine, old = await here.table(table_id), await there.table(table_id)
            await first(here, mine)
            kept = on_disk(here, table_id)
            with pytest.raises(Problem) as refused:
                await stale(there, old)
            assert refused.value.code == "stale"
            assert on_disk(here, table_id) == kept
            with pytest.raises(Problem):  # the old copy is of no use any more
                await stale(there, old)
            new = await there.table(table_id)
            assert new is not old
            assert (new.seq, new.match.played) == (mine.seq, mine.match.played)
            await choose(there, new)
            assert on_disk(here, table_id)[0] == new.seq > mine.seq

    asyncio.run(test())


def test_who_is_refused_for_being_ahead_of_a_stale_copy_finds_a_new_one(tmp_path: Path) -> None:
    async def test() -> None:
        async with two_houses(tmp_path) as (here, there, table_id):
            mine, old = await here.table(table_id), await there.table(table_id)
            await choose(here, mine)
            with pytest.raises(Problem) as refused:
                await playing.undo(there, old, key("undo"), mine.moment)
            assert refused.value.code == "stale"
            new = await there.table(table_id)
            assert new.moment == mine.moment
            await undo(there, new)
            assert on_disk(here, table_id)[0] == new.seq

    asyncio.run(test())


def test_a_refusal_that_has_another_reason_keeps_the_table(tmp_path: Path) -> None:
    async def test() -> None:
        async with two_houses(tmp_path) as (here, _, table_id):
            table = await here.table(table_id)
            with pytest.raises(Problem):
                await playing.undo(here, table, key("undo"), table.moment + 1)
            assert await here.table(table_id) is table

    asyncio.run(test())


def test_a_game_has_one_rematch_even_if_two_houses_make_it(tmp_path: Path) -> None:
    async def test() -> None:
        async with two_houses(tmp_path) as (here, there, table_id):
            mine = await here.table(table_id)
            while not mine.match.over:
                await choose(here, mine)
            old = await there.table(table_id)
            wanted = await rematches.rematch(here, mine, key("rematch"), AGAIN)
            with pytest.raises(Problem) as refused:
                await rematches.rematch(there, old, key("rematch"), AGAIN)
            assert refused.value.code == "stale"
            new = await there.table(table_id)
            assert await rematches.rematch(there, new, key("rematch"), AGAIN) == wanted

    asyncio.run(test())
