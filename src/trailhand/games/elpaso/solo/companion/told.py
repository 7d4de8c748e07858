"""What a person tells about the real table, and the questions after what Sue takes there.

The cattle market and the piles of buildings are known as the most that can be left in them:
a breed that is gone stays gone, because the market is never refilled.
"""

from __future__ import annotations

from typing import ClassVar, Final

from trailhand.core.text import Argument, Description, Text
from trailhand.games.common.asking import Question
from trailhand.games.elpaso.facts.codes import (
    BREED_COUNT,
    BREEDS,
    BUILDINGS,
    EMPTY,
    HEREFORD,
    KINDS,
    MARKET,
    number_of,
)
from trailhand.games.elpaso.solo.building import (
    CANNOT_BUILD,
    affordable,
    put_building,
    replacements,
)
from trailhand.games.elpaso.solo.cattle import take_cattle
from trailhand.games.elpaso.solo.sue import Sue
from trailhand.games.elpaso.state import ElPasoState
from trailhand.games.elpaso.words.names import card_name

SUE: Final = 1  # she sits behind the only seat
NONE: Final = 0
MOST_POINTS: Final = 8  # no tile is worth as much
PAIR: Final = len(BUILDINGS) + 1


class ToldSue(Sue):
    """Sue, and what was told of her side of the real table.

    `points` are those of her tiles by kind, `steps` those since El Paso, and `faces` the train
    cards whose side is known, as bits.
    """

    points: list[int]
    steps: int
    faces: int

    def clone(self) -> ToldSue:
        copy = ToldSue()
        self.copy_to(copy)
        copy.points = self.points[:]
        copy.steps = self.steps
        copy.faces = self.faces
        return copy


def told_of(state: ElPasoState) -> ToldSue:
    """Sue, and what was told of her."""
    sue = state.sue
    assert isinstance(sue, ToldSue)
    return sue


class SueQuestion(Question[ElPasoState]):
    """A fact of the real table of El Paso."""

    asks: ClassVar[str] = "sue-"


class AskCattle(SueQuestion):
    """SUE-ACT-02: the first breed that the market still has, from this one down."""

    verb: ClassVar[str] = "take"
    rules: ClassVar[tuple[str, ...]] = ("SUE-ACT-02",)
    parameters: ClassVar[tuple[str, ...]] = ("breed",)
    domain: ClassVar[int] = BREED_COUNT

    breed: int

    def __init__(self, seat: int, breed: int) -> None:
        self.seat = seat
        self.breed = breed

    def candidates(self, state: ElPasoState) -> list[int]:
        left = [b for b in range(self.breed, MARKET - 1, -1) if state.market[b - MARKET]]
        return [*left, NONE]

    def choose(self, state: ElPasoState, choice: int) -> None:
        for gone in range(max(choice + 1, MARKET), self.breed + 1):
            state.market[gone - MARKET] = 0
        take_cattle(state, SUE, self.breed)

    def word(self, choice: int) -> str:
        return "take " + (BREEDS[choice] if choice else "nothing")

    def describe(self, state: ElPasoState, choice: int) -> Description:
        if choice == NONE:
            return Description(Text("sue-answer-none"), self.rules[0])
        args: dict[str, Argument] = {"card": card_name(choice)}
        return Description(Text("sue-answer-cattle", args), self.rules[0])


class AskTile(SueQuestion):
    """SUE-ACT-08: the points on the tile that she takes, and its kind if it may be either.

    A choice is `MOST_POINTS * kind + points`, or NONE.
    """

    verb: ClassVar[str] = "tile"
    rules: ClassVar[tuple[str, ...]] = ("SUE-ACT-08",)
    parameters: ClassVar[tuple[str, ...]] = ("kinds",)
    domain: ClassVar[int] = MOST_POINTS * len(KINDS)

    kinds: int

    def __init__(self, seat: int, kinds: int) -> None:
        self.seat = seat
        self.kinds = kinds

    def question(self, state: ElPasoState) -> Text:
        return Text("sue-asktile", {"kind": f"@elp-kind-{self.kinds}"})

    def candidates(self, state: ElPasoState) -> list[int]:
        found: list[int] = []
        for kind in range(len(KINDS)):
            if self.kinds >> kind & 1:
                found += range(MOST_POINTS * kind + 1, MOST_POINTS * (kind + 1))
        return [*found, NONE]

    def choose(self, state: ElPasoState, choice: int) -> None:
        told_of(state).points[choice // MOST_POINTS] += choice % MOST_POINTS

    def word(self, choice: int) -> str:
        if choice == NONE:
            return "tile none"
        return f"{KINDS[choice // MOST_POINTS]} {choice % MOST_POINTS}"

    def describe(self, state: ElPasoState, choice: int) -> Description:
        if choice == NONE:
            return Description(Text("answer-points", {"n": 0}), self.rules[0])
        kind = 1 << choice // MOST_POINTS
        args: dict[str, Argument] = {"kind": f"@elp-kind-{kind}", "n": choice % MOST_POINTS}
        answer = "answer-points" if kind == self.kinds else "sue-answer-tile"
        return Description(Text(answer, args), self.rules[0])


class AskBuilding(SueQuestion):
    """SUE-ACT-11: the dearest building in stock that she has builders for, or none."""

    verb: ClassVar[str] = "build"
    rules: ClassVar[tuple[str, ...]] = ("SUE-ACT-11", "SUE-ACT-13")
    domain: ClassVar[int] = PAIR

    def candidates(self, state: ElPasoState) -> list[int]:
        return [*affordable(state), NONE]

    def choose(self, state: ElPasoState, choice: int) -> None:
        if choice == NONE:
            take_hereford(state)
            return
        free = next(node for node in state.box.free_nodes if state.trail[node] == EMPTY)
        put_building(state, SUE, choice, free)

    def word(self, choice: int) -> str:
        return f"build {choice or 'nothing'}"

    def describe(self, state: ElPasoState, choice: int) -> Description:
        if choice == NONE:
            return Description(Text("sue-answer-none"), "SUE-ACT-13")
        return Description(Text("sue-answer-building", {"n": choice}), self.rules[0])


class AskReplacement(SueQuestion):
    """SUE-ACT-12: the replacement that uses the most builders and is in stock, or none.

    A choice is `PAIR * old + new`, both by their numbers.
    """

    verb: ClassVar[str] = "replace"
    rules: ClassVar[tuple[str, ...]] = ("SUE-ACT-12", "SUE-ACT-13")
    domain: ClassVar[int] = PAIR * PAIR

    def candidates(self, state: ElPasoState) -> list[int]:
        owned = state.buildings_of(SUE)
        pairs = [
            PAIR * number_of(state.trail[node]) + number
            for _, node, number in replacements(state, owned)
        ]
        return [*dict.fromkeys(pairs), NONE]

    def choose(self, state: ElPasoState, choice: int) -> None:
        if choice == NONE:
            take_hereford(state)
            return
        owned = state.buildings_of(SUE)
        node = next(n for n in owned if number_of(state.trail[n]) == choice // PAIR)
        put_building(state, SUE, choice % PAIR, node)

    def word(self, choice: int) -> str:
        if choice == NONE:
            return "replace nothing"
        return f"replace {choice // PAIR} by {choice % PAIR}"

    def describe(self, state: ElPasoState, choice: int) -> Description:
        if choice == NONE:
            return Description(Text("sue-answer-none"), "SUE-ACT-13")
        old, new = choice // PAIR, choice % PAIR
        cost = state.box.building_cost
        args: dict[str, Argument] = {"old": old, "new": new, "n": cost[new] - cost[old]}
        return Description(Text("sue-answer-replace", args), self.rules[0])


def take_hereford(state: ElPasoState) -> None:
    """SUE-ACT-13: she can neither build nor replace."""
    state.note(CANNOT_BUILD, SUE)
    state.agenda.append(AskCattle(0, HEREFORD))
