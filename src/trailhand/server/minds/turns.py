"""Who thinks next: places to think are few, and everybody gets their share of them.

Places go round among the addresses that wait, then among the visitors of each, and a visitor's
questions are taken in the order in which they came. Whoever sets up sixty tables holds up nobody
else. Hints, and bots that somebody is watching, come before tables where there is nobody, unless
those have waited for a long time.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import NamedTuple

LONG = 60.0  # after so many seconds a table at which there is nobody waits like all others
REMEMBERED = 10_000


class NotWanted(Exception):
    """Nobody waits for this answer any more."""


class Asker(NamedTuple):
    """On whose behalf a question is asked, and what matters about it while it waits.

    `wanted` says whether an answer is still needed, `attended` whether anybody is watching;
    `tell` is told whether there is a place or one has to wait.
    """

    visitor: str
    address: str
    hint: bool
    wanted: Callable[[], bool]
    attended: Callable[[], bool]
    tell: Callable[[bool], None]


class Ticket(NamedTuple):
    """A question that waits for a place."""

    asker: Asker
    number: int
    since: float
    place: asyncio.Future[None]


class Turns:
    """The places to think, and those who wait for one."""

    def __init__(self, places: int, per_visitor: int, per_address: int) -> None:
        self.free = places
        self.per_visitor = per_visitor
        self.per_address = per_address
        self.waiting: dict[int, Ticket] = {}
        self.visitors: Counter[str] = Counter()
        self.addresses: Counter[str] = Counter()
        self.served: OrderedDict[tuple[str, str], int] = OrderedDict()
        self.count = 0

    @asynccontextmanager
    async def place(self, asker: Asker) -> AsyncIterator[None]:
        """A place to think, as soon as it is this one's turn."""
        self.count += 1
        ticket = Ticket(
            asker, self.count, time.monotonic(), asyncio.get_running_loop().create_future()
        )
        self.waiting[ticket.number] = ticket
        self.serve()
        try:
            if not ticket.place.done():
                asker.tell(True)
            await ticket.place
            asker.tell(False)
            yield
        finally:
            self.leave(ticket)

    def leave(self, ticket: Ticket) -> None:
        """Give a place back, or wait for it no longer."""
        waited = self.waiting.pop(ticket.number, None) is not None
        if not waited and not ticket.place.cancelled() and ticket.place.exception() is None:
            self.free += 1
            self.visitors -= Counter([ticket.asker.visitor])
            self.addresses -= Counter([ticket.asker.address])
        ticket.asker.tell(False)
        self.serve()

    def look_again(self) -> None:
        """Let go of those whose answers nobody wants any more."""
        for ticket in [each for each in self.waiting.values() if not each.asker.wanted()]:
            del self.waiting[ticket.number]
            if not ticket.place.done():
                ticket.place.set_exception(NotWanted())

    def serve(self) -> None:
        """Give free places to those whose turn it is."""
        while self.free > 0:
            now = time.monotonic()
            able = [each for each in self.waiting.values() if self.within_bounds(each.asker)]
            if not able:
                return
            ticket = min(able, key=lambda each: self.rank(each, now))
            del self.waiting[ticket.number]
            if not ticket.place.done():  # else whoever waited for it has been cancelled
                self.give(ticket)

    def give(self, ticket: Ticket) -> None:
        """Give somebody a place."""
        visitor, address = ticket.asker.visitor, ticket.asker.address
        self.free -= 1
        self.visitors[visitor] += 1
        self.addresses[address] += 1
        self.count += 1
        for key in (("visitor", visitor), ("address", address)):
            self.served[key] = self.count
            self.served.move_to_end(key)
        while len(self.served) > REMEMBERED:
            self.served.popitem(last=False)
        ticket.place.set_result(None)

    def within_bounds(self, asker: Asker) -> bool:
        """Whether a visitor and their address may have one place more."""
        return (
            self.visitors[asker.visitor] < self.per_visitor
            and self.addresses[asker.address] < self.per_address
        )

    def rank(self, ticket: Ticket, now: float) -> tuple[bool, int, int, bool, int]:
        """The order in which places are given, least first."""
        asker = ticket.asker
        alone = not asker.hint and not asker.attended() and now - ticket.since < LONG
        return (
            alone,
            self.served.get(("address", asker.address), 0),
            self.served.get(("visitor", asker.visitor), 0),
            not asker.hint,
            ticket.number,
        )
