"""What Sue has: her cards, workers, cattle, tiles and discs."""

from __future__ import annotations


class Sue:
    """The automaton's belongings.

    `row` is the order of her three groups of workers from left to right, `workers` the size of
    each group by type, `jokers` how many of them are jokers that joined it; `reserve` and
    `deck` are bags; `out` are cards that were left in the box; `known` says that every card of
    the deck has been seen.
    """

    rancher: int
    row: list[int]
    workers: list[int]
    jokers: list[int]
    reserve: list[int]
    cattle: list[int]
    deck: list[int]
    discard: list[int]
    out: list[int]
    known: bool
    card: int
    discs: int
    posts: list[int]
    objectives: list[int]
    bonuses: list[int]

    def clone(self) -> Sue:
        """An independent copy."""
        copy = Sue()
        self.copy_to(copy)
        return copy

    def copy_to(self, copy: Sue) -> None:
        """Give another Sue the same belongings."""
        copy.rancher = self.rancher
        copy.row = self.row[:]
        copy.workers = self.workers[:]
        copy.jokers = self.jokers[:]
        copy.reserve = self.reserve[:]
        copy.cattle = self.cattle[:]
        copy.deck = self.deck[:]
        copy.discard = self.discard[:]
        copy.out = self.out[:]
        copy.known = self.known
        copy.card = self.card
        copy.discs = self.discs
        copy.posts = self.posts[:]
        copy.objectives = self.objectives[:]
        copy.bonuses = self.bonuses[:]
