"""How much anybody may ask for: a bucket of tokens per visitor and per address."""

from __future__ import annotations

import time

from trailhand.server.settings import Rate, Settings

MOST_BUCKETS = 20_000


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

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.buckets: dict[tuple[str, str], Bucket] = {}

    def allow(self, visitor: str, address: str) -> bool:
        """Whether one more request is fine."""
        return self.take("address", address, self.settings.per_address) and (
            not visitor or self.take("visitor", visitor, self.settings.per_visitor)
        )

    def allow_table(self, visitor: str, address: str) -> bool:
        """Whether one more table is fine."""
        return self.take("table", visitor, self.settings.new_tables) and self.take(
            "tables", address, Rate(self.settings.new_tables.burst * 4, 2)
        )

    def take(self, kind: str, who: str, rate: Rate) -> bool:
        """Take a token from somebody's bucket."""
        bucket = self.buckets.get((kind, who))
        if bucket is None:
            if len(self.buckets) >= MOST_BUCKETS:
                self.forget()
            bucket = self.buckets[kind, who] = Bucket(rate)
        return bucket.take(time.monotonic())

    def forget(self) -> None:
        """Drop the buckets that are full again, and all if there are too many."""
        now = time.monotonic()
        for key, bucket in list(self.buckets.items()):
            gained = (now - bucket.then) * bucket.rate.per_second
            if bucket.tokens + gained >= bucket.rate.burst:
                del self.buckets[key]
        if len(self.buckets) >= MOST_BUCKETS:
            self.buckets.clear()
