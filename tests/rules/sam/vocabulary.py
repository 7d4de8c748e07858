"""The words in which the rule tests of Sam are written.

    t = alone().workers(SAM, cowboys=2).market("blue", "brown5")
    t.plays(3)                               # his turn, with this card
    assert t.pile() == ["blue"]

The table is as empty as that of the other rule tests. His herder stands on START, so that a
card that moves him 1 leads to A.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Self

import trailhand as th
from tests.rules.gwt.vocabulary import Table, cards, fresh, proves, table
from trailhand.games.gwt.facts.codes import WORKERS
from trailhand.games.gwt.solo.board import SAM, SamBoard, sam_of
from trailhand.games.gwt.solo.cards import sam_cards
from trailhand.games.gwt.solo.scoring import sam_score
from trailhand.games.gwt.solo.turn import SamTurn

YOU = 0


class SamTable(Table):
    """A solo table at the moment a test is about."""

    @property
    def sam(self) -> SamBoard:
        """Sam's own board."""
        return sam_of(self.state)

    def specialty(self, worker: str) -> Self:
        """His specialty, whatever workers he has."""
        self.sam.specialty = WORKERS.index(worker)
        return self

    def at_space(self, space: str) -> Self:
        """His herder on a space."""
        self.player(SAM).herder = self.space(space)
        return self

    def you_stand(self, space: str) -> Self:
        """The player's herder on a space."""
        self.player(YOU).herder = self.space(space)
        return self

    def has_cards(self, *words: str) -> Self:
        """Cattle and objective cards on his pile."""
        self.player(SAM).discard = cards(words)
        return self

    def plays(self, *numbers: int) -> Self:
        """His turns with these cards; then it is the player's turn."""
        self.match.watch()
        for number in numbers:
            self.sam.deck = [number]
            self.state.agenda = [SamTurn(SAM)]
            self.settle()
        return self

    # -- looking ---------------------------------------------------------------------------------

    def pile(self) -> list[str]:
        """His cattle and objective cards, sorted."""
        return self.words(self.player(SAM).discard)

    def workers_of_sam(self) -> list[int]:
        """Cowboys, builders, engineers."""
        return self.player(SAM).workers

    def spot(self) -> str:
        """Where his herder stands."""
        return self.herder(SAM)

    def events(self, name: str) -> list[th.Event]:
        """His events that are told in the words of this name."""
        return [e for e in self.match.events() if e.name.partition("/")[0] == name]

    def names(self) -> list[str]:
        """The names of all events, in their order."""
        return [event.name for event in self.match.events()]

    def cited(self, name: str = "") -> list[str]:
        """The rules that the lines about him cite, in their order; or those of one name."""
        mine = self.events(name) if name else self.match.events()
        lines = [self.match.game.line(self.state, e, YOU) for e in mine if e.seat == SAM]
        return [line.rule for line in lines if line is not None]

    def his_points(self) -> dict[str, int]:
        """His points by category."""
        return sam_score(self.state)


def alone(level: str = "medium", **options: Any) -> SamTable:
    """An empty table with Sam: he has 1 worker of each kind, and builders as specialty."""
    t = SamTable(table("gwt2", 1, solo=level, **options).match)
    t.player(SAM).workers = [1, 1, 1]
    t.you_stand("A")
    return t.specialty("builder")


def dealt(level: str = "medium", seed: int = 1, **options: Any) -> SamTable:
    """A table with Sam as it is really set up."""
    return SamTable(fresh("gwt2", 1, seed, solo=level, **options).match)


@contextmanager
def printed(number: int, steps: int) -> Iterator[None]:
    """A card of the base deck that moves him so many locations for a while.

    What is printed on his cards is calibrated; the rules hold for any number.
    """
    card = sam_cards("base_cards")[number]
    kept, card.move = card.move, steps
    try:
        yield
    finally:
        card.move = kept


__all__ = ["SAM", "YOU", "SamTable", "alone", "dealt", "printed", "proves"]
