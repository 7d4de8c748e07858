"""The broom: what nobody needs any more is packed or deleted, one table at a time.

It goes round by itself, once right after the start and then every so often. A table that somebody
is looking at is left alone.
"""

from __future__ import annotations

import asyncio
import logging

from sqlalchemy.engine import Connection

from trailhand.server.changes.command import delete_table
from trailhand.server.house import House
from trailhand.server.keeping import growth
from trailhand.server.keeping.growth import Old
from trailhand.server.keeping.packing import Room, pack_table

log = logging.getLogger("trailhand.server")


async def keep_sweeping(house: House) -> None:
    """Sweep now and then; what goes wrong once is tried again the next time."""
    while True:
        try:
            await sweep(house)
        except Exception:  # a database that is busy now may not be so next time
            log.exception("the sweep of old tables failed")
        await asyncio.sleep(house.configuration.sweep_seconds)


async def sweep(house: House) -> None:
    """Once round the house."""
    await drop_missing(house)
    kept = growth.days_kept(house.configuration)
    old = await house.store.read(lambda connection: growth.expired(connection, kept))
    deleted = [each.id for each in old if await delete(house, each)]
    quiet = house.configuration.pack_seconds
    wide = await house.store.read(lambda connection: growth.to_pack(connection, quiet))
    saved = 0
    for table_id in wide:
        room = await pack(house, table_id)
        saved += room.before - room.after
    if deleted or wide:
        log.info(
            "%d old tables deleted, %d finished games packed",
            len(deleted),
            len(wide),
            extra={"bytes_saved": saved, "deleted": deleted[:100]},
        )


async def delete(house: House, old: Old) -> bool:
    """Delete a table that nobody looks at; whether it was done."""
    table = house.tables.get(old.id)
    if table is not None and (table.listeners or table.lock.locked()):
        return False
    if table is None:
        return await house.store.write(lambda connection: growth.delete_table(connection, old))
    return await delete_table(house, table, lambda connection: growth.delete_table(connection, old))


async def pack(house: House, table_id: str) -> Room:
    """Pack a finished game; its table in memory needs no states from disk."""

    def job(connection: Connection) -> Room:
        return pack_table(connection, table_id)

    return await house.store.write(job)


async def drop_missing(house: House) -> None:
    """Forget tables that somebody has deleted on disk."""
    ids = list(house.tables)
    if not ids:
        return
    gone = await house.store.read(lambda connection: list(growth.missing(connection, ids)))
    for table_id in gone:
        if table_id in house.tables:
            house.forget(house.tables[table_id])
