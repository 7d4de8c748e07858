"""Messages that were sent last, kept so that those who see the same share the work.

A change goes to everybody who looks at a table in quick succession, so a few messages are enough,
however many tables there are and whatever they are asked for.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable


class RecentMessages:
    """The messages that were needed last, up to so many bytes."""

    def __init__(self, most_bytes: int) -> None:
        self.most_bytes = most_bytes
        self.bytes = 0
        self._kept: OrderedDict[Hashable, bytes] = OrderedDict()

    def get(self, key: Hashable, make: Callable[[], bytes]) -> bytes:
        """A message, made if it is not here; the oldest ones make room for it."""
        found = self._kept.pop(key, None)
        if found is None:
            found = make()
            self.bytes += len(found)
        self._kept[key] = found
        while self.bytes > self.most_bytes and len(self._kept) > 1:
            _, oldest = self._kept.popitem(last=False)
            self.bytes -= len(oldest)
        return found
