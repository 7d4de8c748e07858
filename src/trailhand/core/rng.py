"""The generator that lives inside a state: small, seeded, equal on every machine.

It is sfc32 (Chris Doty-Humphrey), written so that no intermediate value leaves 63 bits:
compiled and interpreted code give the same numbers, and compiled code never meets a
long integer.
"""

from typing import Final

MASK: Final = 0xFFFFFFFF
SEED_BITS: Final = 128


class Rng:
    """A seeded stream of random numbers."""

    a: int
    b: int
    c: int
    counter: int

    def __init__(self, a: int, b: int, c: int, counter: int) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.counter = counter

    def next(self) -> int:
        """The next 32 random bits."""
        b = self.b
        c = self.c
        drawn = (self.a + b + self.counter) & MASK
        self.counter = (self.counter + 1) & MASK
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & MASK
        self.c = ((((c << 21) & MASK) | (c >> 11)) + drawn) & MASK
        return drawn

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely (multiply and reject)."""
        product = self.next() * n
        low = product & MASK
        if low < n:
            threshold = (MASK + 1 - n) % n
            while low < threshold:
                product = self.next() * n
                low = product & MASK
        return product >> 32

    def take(self, bag: list[int]) -> int:
        """Remove one element of the bag at random and return it."""
        at = self.below(len(bag))
        last = bag.pop()
        if at == len(bag):
            return last
        taken = bag[at]
        bag[at] = last
        return taken

    def shuffle(self, items: list[int]) -> None:
        """Put the items in random order (Fisher-Yates)."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def clone(self) -> "Rng":
        """A copy that goes on with the same numbers."""
        return Rng(self.a, self.b, self.c, self.counter)

    def save(self) -> list[int]:
        """The whole stream as four numbers: `Rng(*numbers)` goes on with it."""
        return [self.a, self.b, self.c, self.counter]


def seeded(seed: int) -> Rng:
    """The stream that belongs to a seed of up to 128 bits.

    Records of the time when 96 bits were the most still deal the same: their counter starts at 1.
    """
    counter = ((seed >> 96) + 1) & MASK
    stream = Rng(seed & MASK, (seed >> 32) & MASK, (seed >> 64) & MASK, counter)
    for _ in range(12):
        stream.next()
    return stream
