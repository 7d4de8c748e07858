"""Checks that several commands share: whether table, seat and moment are right."""

from __future__ import annotations

from trailhand.core.text import Text
from trailhand.server.contract.problems import Problem
from trailhand.server.table.tables import LiveTable


def check_running(table: LiveTable) -> None:
    """Refuse what cannot be done at this table now."""
    if table.info.status == "open":
        raise Problem("not-your-turn", Text("server-waiting"))
    if table.info.status == "over" or table.match.over:
        raise Problem("over", Text("error-over"))
    if table.info.resigned is not None:
        raise Problem("over", Text("server-given-up"))
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


def check_turn(table: LiveTable, visitor: str, seat: int, moment: int) -> None:
    """Refuse what a seat may not decide now."""
    check_running(table)
    check_seat(table, visitor, seat)
    check_moment(table, moment)
