"""Playing at a table: choose, interject, confirm, take back.

Every change is tried on a copy, written to disk, and only then shown.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable

from sqlalchemy.engine import Connection

from trailhand.core.match import Match
from trailhand.core.text import Text
from trailhand.server import shelf
from trailhand.server.bots import wake_bots
from trailhand.server.house import House
from trailhand.server.lessons.teaching import check_choice, check_free
from trailhand.server.matches import play_again
from trailhand.server.problems import Problem, from_engine
from trailhand.server.shelf import KeyRow, KeyUsed, Step
from trailhand.server.tables import KEPT_UNDOS, Answered, LiveTable, Total, Undone, deciding_seat
from trailhand.server.undo import Made, what_stays

Writing = Callable[[Connection], None]

# -- writing ------------------------------------------------------------------------------


async def write(house: House, table: LiveTable, key: KeyRow | None, writing: Writing) -> None:
    """Write a change and the key of its command in one transaction."""
    moment = table.moment

    def job(connection: Connection) -> None:
        if key is not None:
            shelf.insert_key(connection, key, table.info.id, moment)
        writing(connection)

    try:
        await house.commit(table, job)
    except KeyUsed:
        raise Problem("invalid", Text("server-key-used")) from None
    if key is not None:
        table.keys[key.visitor, key.key] = Answered(key.command, key.answer)
    table.info.changed = time.time()


def show(house: House, table: LiveTable) -> None:
    """Tell everybody, end thoughts that have become idle, and let bots go on."""
    table.tell_all()
    house.thinker.hurry(table.info.id)
    wake_bots(house, table)


# -- checking -----------------------------------------------------------------------------


def done_before(table: LiveTable, key: KeyRow) -> bool:
    """Whether this command has been carried out already."""
    before = table.keys.get((key.visitor, key.key))
    if before is not None and before.command != key.command:
        raise Problem("invalid", Text("server-key-used"))
    return before is not None


def check_running(table: LiveTable) -> None:
    """Refuse what cannot be done at this table now."""
    if table.info.status == "open":
        raise Problem("not-your-turn", Text("server-waiting"))
    if table.info.status == "over" or table.match.over:
        raise Problem("over", Text("error-over"))
    if table.info.status == "left":
        raise Problem("over", Text("server-left"))


def check_seat(table: LiveTable, visitor: str, seat: int) -> None:
    """Refuse those who do not hold the seat, or have a bot on it."""
    if not table.seats_of(visitor):
        raise Problem("forbidden", Text("server-no-seat"))
    if seat not in table.seats_of(visitor):
        who = table.names.given(f"@seat-{seat + 1}")
        raise Problem("not-your-turn", Text("error-turn", {"who": who}))
    if table.seats[seat].bot is not None:
        raise Problem("not-your-turn", Text("server-bot-plays"))


def check_moment(table: LiveTable, moment: int) -> None:
    """Refuse what was decided at another moment."""
    if moment != table.moment:
        raise Problem("stale", Text("server-stale"))


def check_turn(table: LiveTable, key: KeyRow, seat: int, moment: int) -> None:
    """Refuse what a seat may not decide now."""
    check_running(table)
    check_seat(table, key.visitor, seat)
    check_moment(table, moment)


# -- choosing -----------------------------------------------------------------------------


async def choose(house: House, table: LiveTable, key: KeyRow, moment: int, notation: str) -> None:
    """A person plays an option; one that ends the turn waits for a yes."""
    async with table.lock:
        if done_before(table, key):
            return
        check_turn(table, key, table.deciding, moment)
        if table.pending is not None:
            raise Problem("stale", Text("server-pending"))
        check_choice(table, notation)
        await advance(house, table, notation, key, hold=table.info.confirm)


async def interject(house: House, table: LiveTable, key: KeyRow, seat: int, notation: str) -> None:
    """A free action in the middle of another seat's decision."""
    async with table.lock:
        if done_before(table, key):
            return
        check_running(table)
        if seat >= len(table.seats):
            raise Problem("not-found")
        check_seat(table, key.visitor, seat)
        if seat == table.deciding:
            raise Problem("invalid", Text("server-choose-instead"))
        check_free(table)
        await advance(house, table, notation, key, seat=seat)


async def confirm(house: House, table: LiveTable, key: KeyRow, moment: int) -> None:
    """The turn may end."""
    async with table.lock:
        if done_before(table, key):
            return
        check_turn(table, key, table.deciding, moment)
        if table.pending is None:
            raise Problem("stale", Text("server-nothing-pending"))
        await advance(house, table, table.pending, key)


async def advance(
    house: House,
    table: LiveTable,
    notation: str,
    key: KeyRow | None = None,
    *,
    seat: int | None = None,
    hold: bool = False,
) -> None:
    """Try a choice on a copy; keep it as pending, or carry it out. The lock is held."""
    after = table.match.clone()
    after.watch()
    try:
        after.play(notation, seat)
    except ValueError as error:
        if seat is not None:
            raise Problem("not-your-turn", Text("server-has-to-wait")) from None
        raise from_engine(error, notation) from None
    if hold and turn_ends(table.match, after):
        await put_pending(house, table, after.choices[-1].notation, key)
    else:
        await carry_out(house, table, after, key)


def turn_ends(before: Match, after: Match) -> bool:
    """Whether the turn has passed on."""
    return after.over or after.state.turn != before.state.turn


async def put_pending(house: House, table: LiveTable, notation: str, key: KeyRow | None) -> None:
    """Keep a choice until its person has confirmed it."""
    seq = table.seq + 1
    await write(
        house,
        table,
        key,
        lambda connection: shelf.update_table(connection, table.info.id, seq=seq, pending=notation),
    )
    table.seq, table.pending = seq, notation
    show(house, table)


async def carry_out(house: House, table: LiveTable, after: Match, key: KeyRow | None) -> None:
    """Write a choice down and make it the state of the table."""
    before, table_id = table.match, table.info.id
    events = after.events()
    step = Step(len(before.choices), after.choices[-1], table.seq + 1, events)
    seq = table.seq + max(1, len(events))
    new_turn = turn_ends(before, after)
    status = "over" if after.over else table.info.status
    deciding = deciding_seat(after, status)
    after.state.log = None

    def writing(connection: Connection) -> None:
        shelf.insert_choice(connection, table_id, step)
        if new_turn or len(after.choices) % shelf.SNAPSHOT_EVERY == 0:
            shelf.insert_snapshot(connection, table_id, after, new_turn)
        shelf.update_table(
            connection, table_id, seq=seq, pending=None, status=status, deciding=deciding
        )

    await write(house, table, key, writing)
    table.match, table.seq, table.pending, table.info.status = after, seq, None, status
    table.log += shelf.logged(events, step.seq, step.number + 1, step.played.turn)
    if new_turn:
        table.base, table.made = after, []
        table.totals.append(Total(len(after.choices), shelf.points(after)))
    else:
        table.made.append(Made(step.played, what_stays(before, after, events)))
    show(house, table)


# -- taking back --------------------------------------------------------------------------


async def undo(
    house: House, table: LiveTable, key: KeyRow, moment: int, whole_turn: bool = False
) -> None:
    """Take back one step, or as much of the turn as can be."""
    async with table.lock:
        if done_before(table, key):
            return
        check_turn(table, key, table.owner, moment)
        steps, blocked = table.reach()
        if steps == 0:
            detail = table.names.put(blocked) if blocked is not None else ""
            raise Problem("undo-blocked", detail)
        await take_back(house, table, key, steps if whole_turn else 1)


async def take_back(house: House, table: LiveTable, key: KeyRow, steps: int) -> None:
    """Cut the choices on disk, and go on from the beginning of the turn."""
    keep = len(table.made) - (steps - int(table.pending is not None))
    match = table.base.clone()
    for made in table.made[:keep]:
        play_again(match, made.played)
    number, seq = len(match.choices), table.seq + 1
    log = [line for line in table.log if line.moment <= number]
    undone = table.undone
    if len(log) < len(table.log):
        undone = [*table.undone, Undone(seq, log[-1].seq if log else 0)][-KEPT_UNDOS:]

    def writing(connection: Connection) -> None:
        shelf.cut_choices(connection, table.info.id, number)
        shelf.update_table(
            connection, table.info.id, seq=seq, pending=None, undone=json.dumps(undone)
        )

    await write(house, table, key, writing)
    table.match, table.seq, table.pending = match, seq, None
    table.made, table.log, table.undone = table.made[:keep], log, undone
    show(house, table)
