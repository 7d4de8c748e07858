"""The state of a game of Great Western Trail: plain numbers and short lists."""

from __future__ import annotations

from typing import Final

from trailhand.core.event import A_PAYMENT, NUMBER, Kind
from trailhand.core.rng import Rng
from trailhand.games.common.trail import TrailPlayer, TrailState
from trailhand.games.gwt.facts.box import Box
from trailhand.games.gwt.facts.codes import HAND_DISCS
from trailhand.games.gwt.module import Part
from trailhand.games.gwt.words.log import LOG

PAID: Final = Kind(LOG, "paid", "GWT-GEN-05", A_PAYMENT, n=NUMBER)


class Player(TrailPlayer):
    """One seat's board, cards and belongings."""

    permanent: int
    herder: int
    engine: int
    workers: list[int]
    unbuilt: int
    stations: int
    cities: list[int]
    masters: list[int]
    hazards: list[int]
    green: int
    second: int
    area: list[int]
    unseen: list[int]
    job_token: int

    def clone(self) -> Player:
        """An independent copy."""
        copy = Player()
        copy.copy_belongings(self)
        copy.permanent = self.permanent
        copy.herder = self.herder
        copy.engine = self.engine
        copy.workers = self.workers[:]
        copy.unbuilt = self.unbuilt
        copy.stations = self.stations
        copy.cities = self.cities[:]
        copy.masters = self.masters[:]
        copy.hazards = self.hazards[:]
        copy.green = self.green
        copy.second = self.second
        copy.area = self.area[:]
        copy.unseen = self.unseen[:]
        copy.job_token = self.job_token
        return copy

    def discs_left(self, group: int) -> int:
        """How many discs of a group still lie on the player board."""
        return (self.discs >> (2 * group)) & 3

    def hand_limit(self) -> int:
        """GWT-DRAW-02, GWT-DISC-02: four cards and one more per cleared hand disc."""
        return 6 - self.discs_left(HAND_DISCS)

    def holds(self, card: int) -> bool:
        """Whether a card of that kind is in hand."""
        return card in self.hand


class GwtState(TrailState[Player]):
    """A whole game in progress. `players` are the seats, and an automaton behind them."""

    box: Box
    supplies: list[list[int]]
    foresight: list[int]
    jobs: list[int]
    job_row: int
    market: list[int]
    market_stack: list[int]
    display: list[int]
    objective_stack: list[int]
    masters: list[int]
    posted: list[int]
    reserve: list[int]
    gone: list[int]
    gone_tiles: list[int]
    used: int
    closed: bool
    parts: list[Part]

    def __init__(self, box: Box, rng: Rng) -> None:
        super().__init__(box.people, rng)
        self.box = box
        self.parts = []

    def clone(self) -> GwtState:
        """An independent copy that records no events."""
        copy = GwtState(self.box, self.rng.clone())
        copy.copy_table(self)
        copy.players = [player.clone() for player in self.players]
        copy.supplies = [supply[:] for supply in self.supplies]
        copy.foresight = self.foresight[:]
        copy.jobs = self.jobs[:]
        copy.job_row = self.job_row
        copy.market = self.market[:]
        copy.market_stack = self.market_stack[:]
        copy.display = self.display[:]
        copy.objective_stack = self.objective_stack[:]
        copy.masters = self.masters[:]
        copy.posted = self.posted[:]
        copy.reserve = self.reserve[:]
        copy.gone = self.gone[:]
        copy.gone_tiles = self.gone_tiles[:]
        copy.used = self.used
        copy.closed = self.closed
        if self.parts:
            copy.parts = [part.clone() for part in self.parts]
        return copy

    def pay(self, seat: int, dollars: int) -> None:
        """GWT-GEN-05: dollars to the bank."""
        if dollars > 0:
            self.players[seat].money -= dollars
            self.note(PAID, seat, dollars)
