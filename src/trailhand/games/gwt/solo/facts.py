"""What is printed for Sam: his level, his deck, the order of his cities, his expansion cards.

Sam as a module fills it once for a box; it is never changed afterwards, and his board refers to it.
"""

from __future__ import annotations


class Expansion:
    """An expansion card of Sam: his next towns, and the city that reveals it (-1: none)."""

    name: str
    city: int
    towns: list[int]

    def __init__(self, name: str, city: int, towns: list[int]) -> None:
        self.name = name
        self.city = city
        self.towns = towns


class SamFacts:
    """Everything that is printed for Sam on one level, with or without Rails to the North.

    `order` are his cities, `big_cities` those that come before them. On `hazard_branches` he
    never builds, and he avoids them.
    """

    level: str
    deck: str
    discs: int
    order: list[int]
    big_cities: list[int]
    expansions: list[Expansion]
    hazard_branches: list[int]

    def __init__(
        self, level: str, deck: str, discs: int, order: list[int], hazard_branches: list[int]
    ) -> None:
        self.level = level
        self.deck = deck
        self.discs = discs
        self.order = order
        self.big_cities = []
        self.expansions = []
        self.hazard_branches = hazard_branches
