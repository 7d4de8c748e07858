"""The words in which the rule tests of El Paso are written.

    t = table().hand(0, "galloway", "criollo").stands(0, "NB", money=7)
    t.choose("use 1")                        # the Galloway is the only card that fits
    assert t.money(0) == 9
    t.expect_refusal("use 1", "ELP-LOC-04")

`table` starts empty: neutral buildings on their letters, no other tile on the trail, players
without cards, workers, money or tokens; market, supply, piles and tiles are as at the start of
a game. Everything else is put there by the test.
"""

from __future__ import annotations

from typing import Any, Self

import trailhand as th
from tests.vocabulary import CardScene, proves
from trailhand.core.step import Step
from trailhand.games.elpaso.facts.codes import (
    CARD_WORDS,
    DISC_WORDS,
    GAP,
    MARKET,
    OFF_BOARD,
    WORKERS,
    common_tile,
)
from trailhand.games.elpaso.location import arrive
from trailhand.games.elpaso.scoring import score
from trailhand.games.elpaso.solo.sue import Sue
from trailhand.games.elpaso.state import ElPasoState, Player
from trailhand.games.elpaso.trail import Move
from trailhand.games.elpaso.turn import DrawPhase, EndTurn
from trailhand.games.elpaso.words.names import NODE_WORDS, POST_WORDS, tile_word


def cards(words: tuple[str, ...]) -> list[int]:
    """Cards by their names."""
    return [CARD_WORDS.index(word) for word in words]


class Table(CardScene):
    """A match at the moment a test is about."""

    card_words = CARD_WORDS

    def __init__(self, match: th.Match) -> None:
        super().__init__(match)
        assert isinstance(match.state, ElPasoState)
        self.state = match.state
        self.box = match.state.box

    # -- setting the scene ------------------------------------------------------------------

    def player(self, seat: int) -> Player:
        """One player board, free to be edited."""
        return self.state.players[seat]

    @property
    def sue(self) -> Sue:
        """Sue, at a table for one."""
        assert self.state.sue is not None
        return self.state.sue

    def culled(self, seat: int, *words: str) -> Self:
        """The cards that a player has removed from the game."""
        self.player(seat).culled = cards(words)
        return self

    def workers(self, seat: int, **counts: int) -> Self:
        """The worker area of a player; types not named have none."""
        self.player(seat).area = [counts.get(worker, 0) for worker in WORKERS]
        return self

    def put(self, node: str, building: int, seat: int) -> Self:
        """A common building of a seat (Sue is the seat behind the last one) on a node."""
        self.state.trail[NODE_WORDS.index(node)] = common_tile(seat, building)
        self.state.piles[building] -= 1
        if seat < self.state.seats:
            self.player(seat).markers -= 1
        return self

    def sides(self, letters: str) -> Self:
        """The sides of the buildings, one letter each or one for all."""
        letters = letters * 6 if len(letters) == 1 else letters
        self.state.sides = sum("ab".index(side) << n for n, side in enumerate(letters, 1))
        return self

    def train(self, letters: str) -> Self:
        """The faces of the train cards, one letter each or one for all."""
        letters = letters * 4 if len(letters) == 1 else letters
        self.state.train = sum("rv".index(face) << n for n, face in enumerate(letters))
        return self

    def objectives(self, *names: str, pile: tuple[str, ...] = ()) -> Self:
        """The face-up objective tiles ("" for a gap) and the pile."""
        self.state.objective_row = [self.objective(name) for name in names]
        self.state.objective_pile = [self.objective(name) for name in pile]
        return self

    def bonuses(self, *names: str, pile: tuple[str, ...] = ()) -> Self:
        """The face-up bonus tiles ("" for a gap) and the pile."""
        self.state.bonus_row = [self.bonus(name) for name in names]
        self.state.bonus_pile = [self.bonus(name) for name in pile]
        return self

    def owns(self, seat: int, *names: str) -> Self:
        """Objective and bonus tiles of a player."""
        player = self.player(seat)
        player.objectives = [self.objective(name) for name in names if name.startswith("O")]
        player.bonuses = [self.bonus(name) for name in names if name.startswith("B")]
        return self

    def posts(self, seat: int, *values: int) -> Self:
        """Discs on trading posts by value; a post named twice holds two."""
        player = self.player(seat)
        player.posts = [0] * len(POST_WORDS)
        for value in values:
            player.posts[POST_WORDS.index(f"T{value}")] += 1
        return self

    def discs(self, seat: int, *names: str) -> Self:
        """Exactly these discs are left on the player board."""
        self.player(seat).discs = sum(1 << DISC_WORDS.index(name) for name in names)
        return self

    def clear(self, seat: int, *names: str) -> Self:
        """Take these discs off the player board."""
        for name in names:
            self.player(seat).discs &= ~(1 << DISC_WORDS.index(name))
        return self

    def market(self, **counts: int) -> Self:
        """Cards left in the cattle market; breeds not named stay as they are."""
        for breed, count in counts.items():
            self.state.market[CARD_WORDS.index(breed) - MARKET] = count
        return self

    def supply(self, **counts: int) -> Self:
        """Workers left to hire; types not named stay as they are."""
        for worker, count in counts.items():
            self.state.supply[WORKERS.index(worker)] = count
        return self

    # -- choosing the moment ----------------------------------------------------------------

    def pending(self, *steps: Step[ElPasoState]) -> Self:
        """Exactly these steps, the first one on top, before the draw phase of their seat."""
        seat = steps[0].seat
        self.state.active = seat
        self.state.agenda = [EndTurn(seat), DrawPhase(seat), *reversed(steps)]
        return self.settle()

    def only(self, *steps: Step[ElPasoState]) -> Self:
        """Exactly these steps on the agenda, the first one on top, and nothing after them."""
        self.state.active = steps[0].seat
        self.state.agenda = list(reversed(steps))
        return self.settle()

    def stands(self, seat: int, node: str, **fields: Any) -> Self:
        """The action phase of a seat begins: its rancher has just arrived on a node."""
        self.set(seat, **fields)
        self.player(seat).rancher = NODE_WORDS.index(node)
        self.state.active = seat
        self.state.agenda = [EndTurn(seat), DrawPhase(seat)]
        arrive(self.state, seat)
        return self.settle()

    def stays(self, seat: int, node: str, **fields: Any) -> Self:
        """The same, with nothing after it: no cards are drawn."""
        self.set(seat, **fields)
        self.player(seat).rancher = NODE_WORDS.index(node)
        self.state.active = seat
        self.state.agenda = [EndTurn(seat)]
        arrive(self.state, seat)
        return self.settle()

    def moves(self, seat: int, node: str, **fields: Any) -> Self:
        """The movement phase of a seat begins with its rancher on a node."""
        self.set(seat, **fields)
        self.player(seat).rancher = NODE_WORDS.index(node)
        return self.pending(Move(seat, 0))

    # -- looking ----------------------------------------------------------------------------

    def objective(self, name: str) -> int:
        """The number of an objective tile."""
        return [tile.name for tile in self.box.objectives].index(name) if name else GAP

    def bonus(self, name: str) -> int:
        """The number of a bonus tile."""
        return [tile.name for tile in self.box.bonuses].index(name) if name else GAP

    def area(self, seat: int) -> dict[str, int]:
        """The workers in the area of a player, types without any left out."""
        counted = zip(WORKERS, self.player(seat).area, strict=True)
        return {worker: count for worker, count in counted if count}

    def rancher(self, seat: int) -> str:
        """Where a rancher stands."""
        node = self.player(seat).rancher
        return "off" if node == OFF_BOARD else NODE_WORDS[node]

    def at(self, node: str) -> str:
        """The tile on a node: B, 3a@1, or nothing."""
        tile = self.state.trail[NODE_WORDS.index(node)]
        return tile_word(self.state, tile) if tile else ""

    def tiles_of(self, seat: int) -> list[str]:
        """Objective and bonus tiles of a player."""
        player = self.player(seat)
        names = [self.box.objectives[tile].name for tile in player.objectives]
        return names + [self.box.bonuses[tile].name for tile in player.bonuses]

    def on_posts(self, seat: int) -> dict[str, int]:
        """Discs of a player on trading posts."""
        counted = zip(POST_WORDS, self.player(seat).posts, strict=True)
        return {post: discs for post, discs in counted if discs}

    def discs_left(self, seat: int) -> list[str]:
        """The discs on the board of a player."""
        return [name for n, name in enumerate(DISC_WORDS) if self.player(seat).has_disc(n)]

    def points(self, seat: int) -> dict[str, int]:
        """The points of a seat by category."""
        return score(self.state, seat)

    def told(self, play: tuple[str, ...]) -> list[str]:
        """The names of the events that choices cause."""
        self.match.watch()
        before = len(self.match.events())
        self.choose(*play)
        return [event.name for event in self.match.events()[before:]]


def table(seats: int = 2, seed: int = 1, **options: Any) -> Table:
    """An empty table: neutral buildings only, nothing in the hands of the players.

    Seat 0 begins; every rancher stands on El Paso. Discs and markers are as at the start.
    """
    start = {} if seats == 1 else {"start": 0}
    t = Table(th.new("elpaso", seats=seats, seed=seed, options=start | options))
    for player in t.state.players:
        player.money = player.tokens = 0
        player.area = [0, 0, 0, 0]
        player.hand, player.draw, player.discard, player.objectives = [], [], [], []
        player.rancher = 0
        player.started = True
    return t.pending(Move(0, 0))


def fresh(seats: int = 2, seed: int = 1, **options: Any) -> Table:
    """A table as it is really set up, before the first choice."""
    return Table(th.new("elpaso", seats=seats, seed=seed, options=options))


__all__ = ["Table", "cards", "fresh", "proves", "table"]
