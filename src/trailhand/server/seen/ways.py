"""How a visitor may go away from a table, and what would become of it, in sentences."""

from __future__ import annotations

from trailhand.core.text import Argument, Text
from trailhand.server.contract import schema
from trailhand.server.lessons import teaching
from trailhand.server.seen.levels import level, usual
from trailhand.server.table.leaving import goes_on_without, wins_instead
from trailhand.server.table.tables import LiveTable


def ways_out(table: LiveTable, visitor: str, lang: str) -> list[schema.WayOut]:
    """All ways to go, the gentlest first; none for those who have no seat."""
    mine = table.seats_of(visitor)
    if not mine:
        return []
    names, found = table.names, list[schema.WayOut]()
    if table.info.status in ("open", "running"):
        found.append(schema.WayOut("pause", None, names.say(pausing(table, visitor), lang)))
    if table.info.status == "running":
        for seat in mine:
            if table.seats[seat].bot is None and not teaching.going_on(table):
                found.append(schema.WayOut("bot", seat, names.say(standing_in(table, lang), lang)))
        for seat in mine:
            found.append(
                schema.WayOut("resign", seat, names.say(resigning(table, seat, lang), lang))
            )
    found.append(schema.WayOut("leave", None, names.say(leaving(table, visitor), lang)))
    return found


def pausing(table: LiveTable, visitor: str) -> Text:
    """What happens if somebody only closes the page."""
    if table.people() == {visitor}:
        return Text("server-way-pause-alone")
    if table.info.patience is None:
        return Text("server-way-pause-never")
    minutes = max(1, round(table.info.patience / 60))
    return Text("server-way-pause", {"n": minutes})


def standing_in(table: LiveTable, lang: str) -> Text:
    """What happens if a bot plays for somebody for a while."""
    return Text("server-way-bot", {"level": level(usual(table.info.game), lang)})


def resigning(table: LiveTable, seat: int, lang: str) -> Text:
    """What happens if a seat gives up."""
    args: dict[str, Argument] = {"who": f"@seat-{seat + 1}"}
    if goes_on_without(table.seats, seat):
        return Text("server-way-resign-bot", args | {"level": level(usual(table.info.game), lang)})
    winner = wins_instead(table.seats, seat)
    if winner is None:
        return Text("server-way-resign", args)
    return Text("server-way-resign-won", args | {"winner": f"@seat-{winner + 1}"})


def leaving(table: LiveTable, visitor: str) -> Text:
    """What happens if somebody gives their seats to others."""
    if table.info.status in ("over", "left"):
        return Text("server-way-leave-over")
    if table.people() == {visitor}:
        return Text("server-way-leave-last")
    if table.info.status == "open":
        return Text("server-way-leave-open")
    return Text("server-way-leave")
