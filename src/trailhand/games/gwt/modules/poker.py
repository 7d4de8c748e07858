"""The poker table: a worker takes a seat, cards are laid face down, and somebody calls."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from trailhand.core.state import Event
from trailhand.core.text import Argument, Description, Text
from trailhand.games.common.names import seat_name
from trailhand.games.common.piles import kinds_in
from trailhand.games.common.position import PositionReader
from trailhand.games.gwt.box import Box
from trailhand.games.gwt.codes import WORKER_TILE, WORKERS
from trailhand.games.gwt.effects import Action, Effect
from trailhand.games.gwt.facts import facts
from trailhand.games.gwt.modules.module import Module, Part
from trailhand.games.gwt.objections import (
    LAY_MONEY,
    NO_HAND,
    NO_HIRED_WORKER,
    NO_SEAT,
    NO_SEAT_WORKER,
    TABLE_FULL,
)
from trailhand.games.gwt.state import GwtState
from trailhand.games.gwt.steps import CARDS, GwtStep, show_card
from trailhand.games.gwt.words import CARD_WORDS, card_name

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


class Poker(Module):
    """Adds one local action each to the trail spaces D and G."""

    name = NAME
    house: House

    def extend(self, box: Box) -> None:
        """POK-SETUP-02, NOR1-COMBI-02: the add-ons belong to two spaces of either trail.

        POK-ACT-01, POK-ACT-02: one more local action there, for a herder that stops on it.
        """
        self.house = House(facts("poker"))
        for space, effect in (("D", PlayEffect()), ("G", ShowdownEffect())):
            box.effect(effect)
            action = Action(0, 0, 0, 0, [effect])
            box.add_on[box.space_names.index(space)] = box.action(action)

    def set_up(self, state: GwtState) -> None:
        """POK-SETUP-01: as many bonus tokens as players, the highest on top."""
        state.parts.append(PokerPart(self.house, state.seats))

    def score(self, state: GwtState, seat: int, categories: dict[str, int]) -> None:
        """POK-END-01, POK-END-02, POK-END-03: nothing at the table counts but the token."""
        token = poker(state).tokens[seat]
        categories[NAME] = 0 if token == NO_TOKEN else self.house.vp[token]

    def view(self, state: GwtState, seat: int) -> dict[str, Any]:
        """POK-SHOW-10, POK-CARD-05: pot, seats and numbers of cards; the own cards as well.

        `tokens` is the stack from the top, `seats` per seat: `worker` ("" if nobody sits),
        `token`, `count` of cards, and `cards` for their owner.
        """
        part = poker(state)
        stack = range(part.next_token(), state.seats)
        return {
            "pot": part.pot,
            "tokens": [self.token_view(token) for token in stack],
            "seats": [self.seat_view(part, other, seat) for other in range(state.seats)],
        }

    def token_view(self, token: int) -> dict[str, int]:
        """A bonus token."""
        return {"vp": self.house.vp[token], "dollars": self.house.dollars[token]}

    def seat_view(self, part: PokerPart, other: int, seat: int) -> dict[str, Any]:
        """One place at the table as a seat sees it."""
        worker, token = part.workers[other], part.tokens[other]
        seen: dict[str, Any] = {
            "worker": "" if worker == NOBODY else WORKERS[worker],
            "token": None if token == NO_TOKEN else self.token_view(token),
            "count": len(part.laid[other]),
        }
        if other == seat:
            seen["cards"] = [CARD_WORDS[card] for card in sorted(part.laid[other])]
        return seen

    def read(self, reader: PositionReader, box: Box, data: Any) -> Part | None:
        """The table of a position."""
        table = reader.field(data, NAME, dict, "")
        part = PokerPart(self.house, box.seats)
        part.pot = reader.number(table, "pot", f"{NAME}.", 0, 100000)
        workers = reader.field(table, "workers", list, f"{NAME}.")
        tokens = reader.field(table, "tokens", list, f"{NAME}.")
        piles = reader.field(table, "cards", list, f"{NAME}.")
        if not len(workers) == len(tokens) == len(piles) == box.seats:
            reader.wrong(f"{NAME}: one worker, token and pile of cards per seat are needed")
            return part
        for seat in range(box.seats):
            if workers[seat]:
                part.workers[seat] = reader.known(workers[seat], WORKERS, f"{NAME}.workers")
            if tokens[seat] in range(box.seats):
                part.tokens[seat] = tokens[seat]
            part.laid[seat] = reader.pile({"cards": piles[seat]}, "cards", f"{NAME}.", CARD_WORDS)
        return part

    def problems(self, state: GwtState) -> list[str]:
        """A token for everybody who sits, in the order of the stack, and three cards at most."""
        part = poker(state)
        found: list[str] = []
        taken = sorted(token for token in part.tokens if token != NO_TOKEN)
        if taken != list(range(len(taken))):
            found.append("poker: the bonus tokens are not taken from the top")
        for seat in range(state.seats):
            if part.sits(seat) != (part.tokens[seat] != NO_TOKEN):
                found.append(f"players[{seat + 1}]: a seat at the poker table without its token")
            if len(part.laid[seat]) > (self.house.most_cards if part.sits(seat) else 0):
                found.append(f"players[{seat + 1}]: too many cards at the poker table")
        return found

    def about(
        self, state: GwtState, anchor: str, viewer: int
    ) -> tuple[Text, tuple[str, ...]] | None:
        """The table, and the places at it."""
        kind, _, name = anchor.partition(":")
        if kind != NAME:
            return None
        part = poker(state)
        if name.isdigit() and int(name) < state.seats:
            args: dict[str, Argument] = {
                "who": seat_name(int(name)),
                "n": len(part.laid[int(name)]),
            }
            return Text("about-poker-seat", args), ("POK-SEAT-01", "POK-CARD-03")
        return Text("about-poker", {"n": part.pot}), ("POK-SHOW-01", "POK-SHOW-03")

    def tell(self, state: GwtState, event: Event) -> dict[str, Argument]:
        """Seats, cards, pots."""
        if event.kind == "poker-sits":
            return {"worker": "@worker-" + WORKERS[event.a], "n": event.b}
        if event.kind in ("poker-laid", "poker-shows"):
            return {"card": card_name(state.box, event.a), "n": event.b}
        if event.kind in ("poker-pot", "poker-wins", "poker-left"):
            return {"n": event.a}
        return {}

    def places(self, state: GwtState, event: Event) -> tuple[str, ...]:
        if event.kind in ("poker-sits", "poker-laid", "poker-shows"):
            return (f"poker:{event.seat}",)
        return ("poker:pot",) if event.kind.startswith("poker-") else ()


# -- space D: a seat and cards ------------------------------------------------------------


def lay_objection(state: GwtState, seat: int, number: int) -> int:
    """Why a seat cannot lay its first or second card of this visit.

    POK-CARD-03: three at most. POK-CARD-06: the price depends on the visit, not on the table.
    """
    part = poker(state)
    player = state.players[seat]
    if len(part.laid[seat]) >= part.house.most_cards:
        return TABLE_FULL
    if not player.hand:
        return NO_HAND
    return LAY_MONEY if player.money < part.house.prices[number] else 0


def seat_objection(state: GwtState, seat: int) -> int:
    """POK-SEAT-05: without a hired worker nobody can take a seat."""
    for count in state.players[seat].workers:
        if count > 1:
            return 0
    return NO_SEAT_WORKER


class PlayEffect(Effect):
    """The add-on of space D.

    POK-ACT-03, POK-ACT-04: seat a worker if none sits, then a first and a second card; it is
    there if at least one of these steps is possible.
    """

    def aims(self) -> bool:
        return True

    def objection(self, state: GwtState, seat: int) -> int:
        if poker(state).sits(seat):
            return lay_objection(state, seat, 0)
        return seat_objection(state, seat)

    def begin(self, state: GwtState, seat: int, optional: bool) -> None:
        if poker(state).sits(seat):
            state.agenda.append(LayCard(seat, 0, 0))
        else:
            state.agenda.append(SitDown(seat))

    def because(self, state: GwtState, seat: int) -> dict[str, Argument]:
        return {"cost": poker(state).house.prices[0], "money": state.players[seat].money}

    def text(self, state: GwtState, seat: int) -> Text:
        return Text("fx-poker-play" if poker(state).sits(seat) else "fx-poker-sit")


class SitDown(GwtStep):
    """Seat the rightmost hired worker of a row at the poker table."""

    verb: ClassVar[str] = "seat"
    rules: ClassVar[tuple[str, ...]] = (
        "POK-SEAT-01",
        "POK-SEAT-02",
        "POK-SEAT-03",
        "POK-SEAT-04",
        "POK-SEAT-05",
        "POK-SEAT-06",
        "POK-SEAT-07",
    )
    domain: ClassVar[int] = 3

    def candidates(self, state: GwtState) -> list[int]:
        return [0, 1, 2]

    def objection(self, state: GwtState, choice: int) -> int:
        """POK-SEAT-01, POK-SEAT-05: the printed worker never goes."""
        return NO_HIRED_WORKER if state.players[self.seat].workers[choice] < 2 else 0

    def choose(self, state: GwtState, choice: int) -> None:
        """POK-SEAT-02, POK-SEAT-06: the money of the token comes before the first card."""
        part = poker(state)
        token = part.next_token()
        state.players[self.seat].workers[choice] -= 1  # POK-SEAT-03
        part.workers[self.seat] = choice
        part.tokens[self.seat] = token
        state.note("poker-sits", self.seat, choice, part.house.vp[token])
        state.gain(self.seat, part.house.dollars[token])
        state.agenda.append(LayCard(self.seat, 0, 1))  # POK-SEAT-04

    def word(self, choice: int) -> str:
        return "seat " + WORKERS[choice]

    def describe(self, state: GwtState, choice: int) -> Description:
        part = poker(state)
        token = part.next_token()
        args: dict[str, Argument] = {
            "worker": "@worker-" + WORKERS[choice],
            "dollars": part.house.dollars[token],
            "vp": part.house.vp[token],
        }
        return Description(Text("poker-seat", args), "POK-SEAT-01", (f"poker:{self.seat}",))

    def because(self, state: GwtState, choice: int, code: int) -> dict[str, Argument]:
        return {"worker": "@worker-" + WORKERS[choice]}


class LayCard(GwtStep):
    """Pay into the pot and lay a hand card face down; `number` is 0 or 1 within the visit."""

    verb: ClassVar[str] = "lay"
    rules: ClassVar[tuple[str, ...]] = (
        "POK-ACT-03",
        "POK-CARD-01",
        "POK-CARD-02",
        "POK-CARD-03",
        "POK-CARD-04",
        "POK-CARD-05",
        "POK-CARD-06",
        "POK-SHOW-10",
    )
    parameters: ClassVar[tuple[str, ...]] = ("number", "optional")
    domain: ClassVar[int] = CARDS + 1
    secret: ClassVar[bool] = True

    number: int
    optional: int

    def __init__(self, seat: int, number: int, optional: int) -> None:
        self.seat = seat
        self.number = number
        self.optional = optional

    def guarded(self) -> bool:
        return True

    def passing(self) -> int:
        return CARDS

    def candidates(self, state: GwtState) -> list[int]:
        """POK-CARD-04: any card of the hand."""
        found = kinds_in(state.players[self.seat].hand)
        if self.optional:
            found.append(CARDS)
        return found

    def objection(self, state: GwtState, choice: int) -> int:
        return 0 if choice == CARDS else lay_objection(state, self.seat, self.number)

    def choose(self, state: GwtState, choice: int) -> None:
        if choice == CARDS:
            return
        part = poker(state)
        player = state.players[self.seat]
        price = part.house.prices[self.number]
        player.money -= price
        part.pot += price
        player.hand.remove(choice)
        part.laid[self.seat].append(choice)
        state.note("poker-pot", self.seat, price)
        state.whisper("poker-laid", self.seat, choice)
        if self.number == 0:
            state.agenda.append(LayCard(self.seat, 1, 1))

    def word(self, choice: int) -> str:
        return "skip" if choice == CARDS else "lay " + CARD_WORDS[choice]

    def describe(self, state: GwtState, choice: int) -> Description:
        if choice == CARDS:
            return Description(Text("poker-lay-none"), "POK-ACT-03")
        args: dict[str, Argument] = {
            "card": card_name(state.box, choice),
            "cost": poker(state).house.prices[self.number],
        }
        return Description(Text("poker-lay", args), "POK-CARD-01", (f"hand:{choice}",))

    def because(self, state: GwtState, choice: int, code: int) -> dict[str, Argument]:
        money = state.players[self.seat].money
        return {"cost": poker(state).house.prices[self.number], "money": money}


# -- space G: the showdown ----------------------------------------------------------------


class ShowdownEffect(Effect):
    """The add-on of space G: everybody shows, the highest sum takes the pot.

    POK-SHOW-01, POK-SHOW-07: only who has a card there may call, and nobody must.
    """

    def aims(self) -> bool:
        return True

    def objection(self, state: GwtState, seat: int) -> int:
        return 0 if poker(state).laid[seat] else NO_SEAT

    def begin(self, state: GwtState, seat: int, optional: bool) -> None:
        showdown(state)

    def text(self, state: GwtState, seat: int) -> Text:
        return Text("fx-showdown", {"n": poker(state).pot + poker(state).house.bank})


def hand_sum(state: GwtState, seat: int) -> int:
    """POK-SHOW-02, POK-SHOW-09: printed breeding values, equal breeds all counting."""
    total = 0
    for card in poker(state).laid[seat]:
        total += state.box.card_value[card]
    return total


def showdown(state: GwtState) -> None:
    """Reveal, compare, share and clear the table.

    POK-SHOW-03, POK-SHOW-08: the highest sum, whoever called. POK-SHOW-04: a tie shares in
    whole dollars, the rest stays. POK-SHOW-05: who has no card takes no part. POK-SHOW-06:
    the cards go to the discard piles, the workers stay.
    """
    part = poker(state)
    playing = [seat for seat in range(state.seats) if part.laid[seat]]
    for seat in playing:
        for card in part.laid[seat]:
            state.note("poker-shows", seat, card, hand_sum(state, seat))
    best = max(hand_sum(state, seat) for seat in playing)
    winners = [seat for seat in playing if hand_sum(state, seat) == best]
    share, part.pot = divmod(part.pot + part.house.bank, len(winners))
    for seat in winners:
        state.settle_bill(seat, -share)
        state.note("poker-wins", seat, share)
    if part.pot:
        state.note("poker-left", state.active, part.pot)
    for seat in playing:
        for card in part.laid[seat]:
            show_card(state, seat, card)
        state.players[seat].discard += part.laid[seat]
        part.laid[seat] = []
