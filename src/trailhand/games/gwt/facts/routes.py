"""The routes of the trail: every end with every combination of branches on the way to it.

The numbering is the same for both editions, so that a choice means the same everywhere.
A route is written as its end and the side branches it takes: `move F via drought+rocks`.
"""

from __future__ import annotations

from typing import Any, Final

from trailhand.games.gwt.facts.box import edition_value
from trailhand.games.gwt.facts.files import facts

EDITIONS: Final = ("1e", "2e")
FORKS: Final = 128
# The side branch of each fork along the trail: A, B, C, C3 (1e) or D (2e), E, F, G.
BRANCH_WORDS: Final = ("flood", "drought", "south", "village", "rocks", "F2", "G2")
FORK_SPACES: Final = (("A",), ("B",), ("C",), ("C3", "D"), ("E",), ("F",), ("G",))

SPACE_NAMES: Final[list[str]] = [space["id"] for space in facts("trail")["trail"]["spaces"]]


def graph(edition: str) -> list[list[int]]:
    """The spaces after each space, in printed order; the main branch of a fork comes first."""
    ahead: list[list[int]] = [[] for _ in SPACE_NAMES]
    edges: list[dict[str, Any]] = edition_value(facts("trail")["trail"]["edges"], edition)
    for edge in edges:
        ahead[SPACE_NAMES.index(edge["from"])].append(SPACE_NAMES.index(edge["to"]))
    return ahead


def forks(ahead: list[list[int]]) -> list[int]:
    """The number of the fork at each space, or -1."""
    numbers = [-1] * len(ahead)
    for number, names in enumerate(FORK_SPACES):
        for name in names:
            space = SPACE_NAMES.index(name)
            if len(ahead[space]) > 1:
                numbers[space] = number
    return numbers


def find_routes() -> list[int]:
    """All routes of both editions as `end * FORKS + branches`, in order."""
    found: set[int] = set()
    for edition in EDITIONS:
        ahead = graph(edition)
        fork = forks(ahead)
        waiting = [(space, 0) for space in range(len(ahead))]
        seen = set(waiting)
        while waiting:
            space, bits = waiting.pop()
            for branch, end in enumerate(ahead[space]):
                passed = bits | (1 << fork[space] if branch else 0)
                found.add(end * FORKS + passed)
                if (end, passed) not in seen:
                    seen.add((end, passed))
                    waiting.append((end, passed))
    return sorted(found)


def route_word(code: int) -> str:
    """A route in notation."""
    end = SPACE_NAMES[code // FORKS]
    taken = [word for fork, word in enumerate(BRANCH_WORDS) if code >> fork & 1]
    return f"{end} via {'+'.join(taken)}" if taken else end


ROUTES: Final[list[int]] = find_routes()
ROUTE_OF: Final[dict[int, int]] = {code: number for number, code in enumerate(ROUTES)}
ROUTE_END: Final[list[int]] = [code // FORKS for code in ROUTES]
ROUTE_BITS: Final[list[int]] = [code % FORKS for code in ROUTES]
ROUTE_WORDS: Final[list[str]] = [route_word(code) for code in ROUTES]
ROUTE_NAMES: Final[dict[str, int]] = {word.lower(): n for n, word in enumerate(ROUTE_WORDS)}
