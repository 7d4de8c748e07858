"""The poker table itself: what is printed, who sits there, and what is in the pot."""

from __future__ import annotations

from typing import Any, Final

from trailhand.games.gwt.facts.codes import WORKER_TILE, WORKERS
from trailhand.games.gwt.module import Part
from trailhand.games.gwt.state import GwtState
from trailhand.games.gwt.words.names import CARD_WORDS

NAME: Final = "poker"
NOBODY: Final = -1
NO_TOKEN: Final = -1


class House:
    """What is printed: the stack of bonus tokens, prices, and the bonus of the bank."""

    vp: list[int]
    dollars: list[int]
    prices: list[int]
    most_cards: int
    bank: int

    def __init__(self, rows: Any) -> None:
        stack = rows["bonus_tokens"]["stack_top_to_bottom"]
        play = rows["space_actions"]["D"]
        self.vp = [token["vp"] for token in stack]
        self.dollars = [token["dollars"] for token in stack]
        self.prices = [play["first_card_dollars"], play["second_card_dollars"]]
        self.most_cards = play["max_cards_at_table"]
        self.bank = rows["space_actions"]["G"]["bank_bonus_dollars"]


class PokerPart(Part):
    """Who sits at the table, with which token and cards, and what is in the pot."""

    name = NAME

    house: House
    pot: int
    workers: list[int]
    tokens: list[int]
    laid: list[list[int]]

    def __init__(self, house: House, seats: int) -> None:
        self.house = house
        self.pot = 0
        self.workers = [NOBODY] * seats
        self.tokens = [NO_TOKEN] * seats
        self.laid = [[] for _ in range(seats)]

    def clone(self) -> PokerPart:
        copy = PokerPart(self.house, 0)
        copy.pot = self.pot
        copy.workers = self.workers[:]
        copy.tokens = self.tokens[:]
        copy.laid = [cards[:] for cards in self.laid]
        return copy

    def sits(self, seat: int) -> bool:
        """Whether a worker of the seat is at the table."""
        return self.workers[seat] != NOBODY

    def next_token(self) -> int:
        """The top of the stack: tokens are taken in its order (POK-SEAT-07)."""
        return len(self.tokens) - self.tokens.count(NO_TOKEN)

    def cards(self) -> list[int]:
        return [card for cards in self.laid for card in cards]

    def tiles(self) -> list[int]:
        return [WORKER_TILE + worker for worker in self.workers if worker != NOBODY]

    def hidden(self, seat: int) -> list[int]:
        return self.laid[seat][:]

    def deal(self, seat: int, cards: list[int]) -> None:
        self.laid[seat] = cards

    def write(self) -> dict[str, Any]:
        return {
            "pot": self.pot,
            "workers": ["" if worker == NOBODY else WORKERS[worker] for worker in self.workers],
            "tokens": self.tokens[:],
            "cards": [[CARD_WORDS[card] for card in cards] for cards in self.laid],
        }


def poker(state: GwtState) -> PokerPart:
    """The poker table of a game that has one."""
    for part in state.parts:
        if isinstance(part, PokerPart):
            return part
    raise AssertionError("this game has no poker table")
