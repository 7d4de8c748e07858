"""The poker table as a module: what it adds, shows, keeps and tells."""

from __future__ import annotations

from typing import Any, ClassVar

from trailhand.core.step import Step
from trailhand.core.text import Argument, Text
from trailhand.games.common.names import seat_name
from trailhand.games.common.pending import Limits
from trailhand.games.common.position import PositionReader
from trailhand.games.gwt.actions import Action
from trailhand.games.gwt.facts.box import Box
from trailhand.games.gwt.facts.codes import WORKERS
from trailhand.games.gwt.facts.files import facts
from trailhand.games.gwt.module import Module, Part
from trailhand.games.gwt.modules.poker.board import NAME, NO_TOKEN, NOBODY, House, PokerPart, poker
from trailhand.games.gwt.modules.poker.play import LayCard, PlayEffect, ShowdownEffect, SitDown
from trailhand.games.gwt.state import GwtState
from trailhand.games.gwt.words.names import CARD_WORDS


class Poker(Module):
    """Adds one local action each to the trail spaces D and G."""

    name = NAME
    house: House
    steps: ClassVar[tuple[type[Step[Any]], ...]] = (SitDown, LayCard)
    once: ClassVar[tuple[str, ...]] = ("SitDown", "LayCard")

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

    def limits(self, box: Box) -> Limits:
        return {"LayCard.number": (0, 1)}

    def step_defect(self, state: GwtState, step: Step[Any]) -> str:
        """A seat at the poker table for everybody who lays a card, and for nobody else."""
        sits = poker(state).sits(step.seat)
        if isinstance(step, SitDown) and sits:
            return "a worker sits at the table already"
        return "nobody sits at the table" if isinstance(step, LayCard) and not sits else ""

    def owes(self, step: Step[Any]) -> int:
        return 1 if isinstance(step, LayCard) and not step.optional else 0

    def score(self, state: GwtState, seat: int, categories: dict[str, int]) -> None:
        """POK-END-01, POK-END-02, POK-END-03: nothing at the table counts but the token."""
        token = poker(state).tokens[seat]
        categories[NAME] = 0 if token == NO_TOKEN else self.house.vp[token]

    def view(self, state: GwtState, seat: int) -> dict[str, Any]:
        """POK-SHOW-10, POK-CARD-05: pot, seats and numbers of cards; one's own cards as well.

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

    def read(self, reader: PositionReader[Any], box: Box, data: Any) -> Part | None:
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

    def use(self, state: GwtState, anchor: str) -> tuple[Text, str] | None:
        """The buildings beside which the table's actions lie."""
        if anchor.partition(":")[0] != NAME:
            return None
        if anchor.partition(":")[2].isdecimal():
            return Text("when-poker-seat"), "POK-SEAT-01"
        return Text("when-poker"), "POK-SHOW-01"

    def named(self, state: GwtState, anchor: str) -> Text | None:
        """The table."""
        return Text("thing-poker") if anchor.partition(":")[0] == NAME else None

    def about(
        self, state: GwtState, anchor: str, viewer: int
    ) -> tuple[Text, tuple[str, ...]] | None:
        """The table, and the places at it."""
        kind, _, name = anchor.partition(":")
        if kind != NAME:
            return None
        part = poker(state)
        if name.isdecimal() and int(name) < state.seats:
            args: dict[str, Argument] = {
                "who": seat_name(int(name)),
                "n": len(part.laid[int(name)]),
            }
            return Text("about-poker-seat", args), ("POK-SEAT-01", "POK-CARD-03")
        return Text("about-poker", {"n": part.pot}), ("POK-SHOW-01", "POK-SHOW-03")
