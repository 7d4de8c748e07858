"""How much anybody may ask for: a bucket of tokens per visitor and per address."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from trailhand.server.configuration import Configuration, Rate

MOST_BUCKETS = 20_000
TIDY_EVERY = 30.0


class Bucket:
    """Tokens that come back with time."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.tokens = rate.burst
        self.then = time.monotonic()

    def take(self, now: float) -> bool:
        """Take a token, if there is one."""
        gained = (now - self.then) * self.rate.per_second
        self.tokens = min(self.rate.burst, self.tokens + gained)
        self.then = now
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True


class Limits:
    """All buckets of a server."""

    def __init__(self, configuration: Configuration) -> None:
        self.configuration = configuration
        self.buckets: dict[tuple[str, str], Bucket] = {}
        self.sockets: Counter[str] = Counter()
        self.tidied = time.monotonic()

    def allow(self, visitor: str, address: str) -> bool:
        """Whether one more request is fine."""
        return self.take("address", address, self.configuration.per_address) and (
            not visitor or self.take("visitor", visitor, self.configuration.per_visitor)
        )

    def allow_table(self, visitor: str, address: str) -> bool:
        """Whether one more table is fine."""
        return self.take("table", visitor, self.configuration.new_tables) and self.take(
            "tables", address, Rate(self.configuration.new_tables.burst * 4, 2)
        )

    def room_for_socket(self, address: str) -> bool:
        """Whether one more socket is fine; a proxy hides from us whose connections they are."""
        return self.sockets[address] < self.configuration.connections_per_address

    @contextmanager
    def socket_at(self, address: str) -> Iterator[None]:
        """A socket, for as long as it is open."""
        self.sockets[address] += 1
        try:
            yield
        finally:
            self.sockets[address] -= 1
            if not self.sockets[address]:
                del self.sockets[address]

    def take(self, kind: str, whose: str, rate: Rate) -> bool:
        """Take a token from somebody's bucket."""
        now = time.monotonic()
        if now - self.tidied >= TIDY_EVERY:
            self.forget(now)
        bucket = self.buckets.get((kind, whose))
        if bucket is None:
            if len(self.buckets) >= MOST_BUCKETS:
                self.forget(now)
            bucket = self.buckets[kind, whose] = Bucket(rate)
        return bucket.take(now)

    def forget(self, now: float) -> None:
        """Drop the buckets that are full again, and all if there are too many."""
        self.tidied = now
        for key, bucket in list(self.buckets.items()):
            gained = (now - bucket.then) * bucket.rate.per_second
            if bucket.tokens + gained >= bucket.rate.burst:
                del self.buckets[key]
        if len(self.buckets) >= MOST_BUCKETS:
            self.buckets.clear()
