"""Choices that buildings and board icons offer: an Ace card, goods, the face of a tile."""

from __future__ import annotations

from typing import ClassVar, Final

from trailhand.core.event import A_CARD, Kind
from trailhand.core.text import Argument, Description, Text
from trailhand.games.wildtiled.facts.codes import DOUBLE_STREETS, NOBODY, SUITS
from trailhand.games.wildtiled.fire import fire
from trailhand.games.wildtiled.mines import dig
from trailhand.games.wildtiled.objections import ACE_TAKEN
from trailhand.games.wildtiled.state import WestState
from trailhand.games.wildtiled.stem import WestStep
from trailhand.games.wildtiled.words.log import LOG
from trailhand.games.wildtiled.words.names import suit_name
from trailhand.games.wildtiled.words.things import ACE_CARD, PIECE, STREET_SUPPLY

GOODS: Final = ("bullets", "pickaxes", "streets")
FACES: Final = ("two", "double")

ACE_PICKED: Final = Kind(LOG, "ace", "WTW-CMP-05", A_CARD, suit=ACE_CARD)
STREETS_GAINED: Final = Kind(LOG, "streets", "WTW-STR-05", n=STREET_SUPPLY)
DOUBLES: Final = Kind(LOG, "double-streets", "WTW-BLD-15", wheelwright=PIECE)


def aces_left(state: WestState) -> int:
    """WTW-CMP-05: the Ace cards of the supply."""
    return state.ace_owner.count(NOBODY)


class ChooseAce(WestStep):
    """WTW-BLD-08, WTW-CQ-ACE-01: choose an Ace card of the supply."""

    verb: ClassVar[str] = "ace"
    rules: ClassVar[tuple[str, ...]] = ("WTW-BLD-08", "WTW-CQ-ACE-01", "WTW-CMP-05")
    parameters: ClassVar[tuple[str, ...]] = ("count",)
    domain: ClassVar[int] = len(SUITS)

    count: int

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(seat)
        self.count = count

    def candidates(self, state: WestState) -> list[int]:
        return list(range(len(SUITS)))

    def objection(self, state: WestState, choice: int) -> int:
        return 0 if state.ace_owner[choice] == NOBODY else ACE_TAKEN

    def choose(self, state: WestState, choice: int) -> None:
        state.ace_owner[choice] = self.seat
        state.note(ACE_PICKED, self.seat, choice)
        if self.count > 1 and aces_left(state):
            state.agenda.append(ChooseAce(self.seat, self.count - 1))

    def word(self, choice: int) -> str:
        return f"ace {SUITS[choice]}"

    def describe(self, state: WestState, choice: int) -> Description:
        message = Text("wtw-ace", {"suit": suit_name(choice)})
        return Description(message, "WTW-CMP-05", (f"ace:{SUITS[choice]}",))


class ChooseGoods(WestStep):
    """WTW-BLD-10: the General Store gives bullets, pickaxes or streets."""

    verb: ClassVar[str] = "take"
    rules: ClassVar[tuple[str, ...]] = ("WTW-BLD-10",)
    parameters: ClassVar[tuple[str, ...]] = ("bullets", "pickaxes", "streets")
    domain: ClassVar[int] = len(GOODS)

    bullets: int
    pickaxes: int
    streets: int

    def __init__(self, seat: int, bullets: int, pickaxes: int, streets: int) -> None:
        super().__init__(seat)
        self.bullets = bullets
        self.pickaxes = pickaxes
        self.streets = streets

    def candidates(self, state: WestState) -> list[int]:
        return list(range(len(GOODS)))

    def choose(self, state: WestState, choice: int) -> None:
        seat = self.seat
        if choice == 0:
            state.gain_bullets(seat, self.bullets)
            fire(state, seat)
        elif choice == 1:
            dig(state, seat, self.pickaxes)
        else:
            state.players[seat].streets_due += self.streets
            state.note(STREETS_GAINED, seat, self.streets)

    def word(self, choice: int) -> str:
        return f"take {GOODS[choice]}"

    def describe(self, state: WestState, choice: int) -> Description:
        amount = (self.bullets, self.pickaxes, self.streets)[choice]
        args: dict[str, Argument] = {"n": amount}
        return Description(Text(f"wtw-goods-{GOODS[choice]}", args), "WTW-BLD-10")


class ChooseFace(WestStep):
    """WTW-BLD-15, WTW-CMP-03: the Wheelwright has two different faces; one of them is up."""

    verb: ClassVar[str] = "face"
    rules: ClassVar[tuple[str, ...]] = ("WTW-BLD-15",)
    parameters: ClassVar[tuple[str, ...]] = ("place", "streets")
    domain: ClassVar[int] = len(FACES)

    place: int
    streets: int

    def __init__(self, seat: int, place: int, streets: int) -> None:
        super().__init__(seat)
        self.place = place
        self.streets = streets

    def candidates(self, state: WestState) -> list[int]:
        return list(range(len(FACES)))

    def choose(self, state: WestState, choice: int) -> None:
        player = state.players[self.seat]
        if choice == 0:
            player.streets_due += self.streets
            state.note(STREETS_GAINED, self.seat, self.streets)
        else:
            player.marks[self.place] |= DOUBLE_STREETS
            state.note(DOUBLES, self.seat, self.place)

    def word(self, choice: int) -> str:
        return f"face {FACES[choice]}"

    def describe(self, state: WestState, choice: int) -> Description:
        return Description(Text(f"wtw-face-{FACES[choice]}", {"n": self.streets}), "WTW-BLD-15")
