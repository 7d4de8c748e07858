"""Playing at a table: choose, interject, confirm, take back.

Every choice is tried on a copy.
"""

from __future__ import annotations

import json

from sqlalchemy.engine import Connection

from trailhand.core.match import Match
from trailhand.core.text import Text
from trailhand.server.changes.checks import check_running, check_seat, check_turn
from trailhand.server.changes.command import Change, command
from trailhand.server.contract.problems import Problem, from_engine
from trailhand.server.house import House
from trailhand.server.keeping import shelf
from trailhand.server.keeping.matches import play_again
from trailhand.server.keeping.shelf import KeyRow, Step
from trailhand.server.lessons.teaching import check_choice, check_free
from trailhand.server.table.tables import KEPT_UNDOS, LiveTable, Total, Undone, deciding_seat
from trailhand.server.table.undo import Made, what_stays

# -- choosing -----------------------------------------------------------------------------


async def choose(house: House, table: LiveTable, key: KeyRow, moment: int, notation: str) -> None:
    """A person plays an option; one that ends the turn waits for a yes."""

    def plan() -> Change:
        check_turn(table, key.visitor, table.deciding, moment)
        if table.pending is not None:
            raise Problem("stale", Text("server-pending"))
        check_choice(table, notation)
        return advance(table, notation, hold=table.info.confirm)

    await command(house, table, key, plan)


async def interject(house: House, table: LiveTable, key: KeyRow, seat: int, notation: str) -> None:
    """A free action in the middle of another seat's decision."""

    def plan() -> Change:
        check_running(table)
        if seat >= len(table.seats):
            raise Problem("not-found")
        check_seat(table, key.visitor, seat)
        if seat == table.deciding:
            raise Problem("invalid", Text("server-choose-instead"))
        check_free(table)
        return advance(table, notation, seat=seat)

    await command(house, table, key, plan)


async def confirm(house: House, table: LiveTable, key: KeyRow, moment: int) -> None:
    """The turn may end."""

    def plan() -> Change:
        check_turn(table, key.visitor, table.deciding, moment)
        if table.pending is None:
            raise Problem("stale", Text("server-nothing-pending"))
        return advance(table, table.pending)

    await command(house, table, key, plan)


def advance(
    table: LiveTable, notation: str, *, seat: int | None = None, hold: bool = False
) -> Change:
    """Try a choice on a copy; it is kept as pending, or carried out."""
    after = table.match.clone()
    after.watch()
    try:
        after.play(notation, seat)
    except ValueError as error:
        if seat is not None:
            raise Problem("not-your-turn", Text("server-has-to-wait")) from None
        raise from_engine(error, notation) from None
    if hold and turn_ends(table.match, after):
        return put_pending(table, after.played[-1].notation)
    return carry_out(table, after)


def turn_ends(before: Match, after: Match) -> bool:
    """Whether the turn has passed on."""
    return after.over or after.state.turn != before.state.turn


def put_pending(table: LiveTable, notation: str) -> Change:
    """Keep a choice until its person has confirmed it."""
    seq = table.seq + 1

    def apply() -> None:
        table.seq, table.pending = seq, notation

    return Change({"seq": seq, "pending": notation}, apply)


def carry_out(table: LiveTable, after: Match) -> Change:
    """Write a choice down and make it the state of the table."""
    before, table_id = table.match, table.info.id
    events = after.events()
    step = Step(len(before.played), after.played[-1], table.seq + 1, events)
    seq = table.seq + max(1, len(events))
    new_turn = turn_ends(before, after)
    status = "over" if after.over else table.info.status
    deciding = deciding_seat(after, status)
    after.state.log = None

    def writing(connection: Connection) -> None:
        shelf.insert_choice(connection, table_id, step)
        if new_turn or len(after.played) % shelf.SNAPSHOT_EVERY == 0:
            shelf.insert_snapshot(connection, table_id, after, new_turn)

    def apply() -> None:
        table.match, table.seq, table.pending, table.info.status = after, seq, None, status
        table.log += shelf.logged(events, step.seq, step.number + 1, step.played.turn)
        if new_turn:
            table.base, table.made = after, []
            table.totals.append(Total(len(after.played), shelf.points(after)))
        else:
            table.made.append(Made(step.played, what_stays(before, after, events)))

    row = {"seq": seq, "pending": None, "status": status, "deciding": deciding}
    return Change(row, apply, writing)


# -- taking back --------------------------------------------------------------------------


async def undo(
    house: House, table: LiveTable, key: KeyRow, moment: int, wanted: int | None = None
) -> None:
    """Take back so many steps, or as much of the turn as can be."""

    def plan() -> Change:
        check_turn(table, key.visitor, table.taker, moment)
        steps, blocked = table.reach()
        if steps < (wanted or 1):
            detail = table.names.put(blocked or Text("undo-nothing"))
            raise Problem("undo-blocked", detail)
        return take_back(table, wanted or steps)

    await command(house, table, key, plan)


def take_back(table: LiveTable, steps: int) -> Change:
    """Cut the choices on disk, and go on from the beginning of the turn."""
    keep = len(table.made) - (steps - int(table.pending is not None))
    match = table.base.clone()
    for made in table.made[:keep]:
        play_again(match, made.played)
    number, seq = len(match.played), table.seq + 1
    log = [line for line in table.log if line.moment <= number]
    undone = table.undone
    if len(log) < len(table.log):
        undone = [*table.undone, Undone(seq, log[-1].seq if log else 0)][-KEPT_UNDOS:]

    def writing(connection: Connection) -> None:
        shelf.cut_choices(connection, table.info.id, number)

    def apply() -> None:
        table.match, table.seq, table.pending = match, seq, None
        table.made, table.log, table.undone = table.made[:keep], log, undone

    row = {"seq": seq, "pending": None, "undone": json.dumps(undone)}
    return Change(row, apply, writing)
