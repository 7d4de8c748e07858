"""Simmental (2nd edition): a breed that grows from calf to heifer to cow in Kansas City."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from trailhand.core.event import A_CARD, Kind
from trailhand.core.step import Step
from trailhand.core.text import Argument, Description, Reason, Text
from trailhand.games.common.pending import Limits
from trailhand.games.gwt.facts.box import Box, Price
from trailhand.games.gwt.facts.codes import CARD_KINDS
from trailhand.games.gwt.facts.files import facts
from trailhand.games.gwt.module import Module
from trailhand.games.gwt.rows import add_card
from trailhand.games.gwt.state import GwtState
from trailhand.games.gwt.stem import GwtStep
from trailhand.games.gwt.words.log import LOG
from trailhand.games.gwt.words.names import CARD_WORDS, name_cards
from trailhand.games.gwt.words.things import CARD, DISCARDED_CARD

STOCK_EMPTY: Final = 61
LOG.add_reasons({STOCK_EMPTY: Reason("stock-empty", "GWT-SIM-04")})
RAISED: Final = Kind(LOG, "raised", "GWT-SIM-06", A_CARD, young=CARD, grown=DISCARDED_CARD)

CALF: Final = name_cards(13, "calf", "heifer", "cow")
HEIFER: Final = CALF + 1


class RaiseCattle(GwtStep):
    """Return any number of young cattle in hand to the box for the next stage."""

    verb: ClassVar[str] = "raise"
    rules: ClassVar[tuple[str, ...]] = (
        "GWT-SIM-04",
        "GWT-SIM-06",
        "GWT-SIM-07",
        "GWT-SIM-08",
    )
    parameters: ClassVar[tuple[str, ...]] = ("stage",)
    domain: ClassVar[int] = 9

    stage: int

    def __init__(self, seat: int, stage: int) -> None:
        self.seat = seat
        self.stage = stage

    def candidates(self, state: GwtState) -> list[int]:
        return list(range(state.players[self.seat].hand.count(self.stage), -1, -1))

    def objection(self, state: GwtState, choice: int) -> int:
        """GWT-SIM-04: only as many as the open supply of the next stage still holds."""
        return STOCK_EMPTY if choice > state.reserve.count(self.stage + 1) else 0

    def previews(self, state: GwtState, choice: int) -> bool:
        return True

    def choose(self, state: GwtState, choice: int) -> None:
        """GWT-SIM-08: the new card is not in hand; it lies on the discard pile."""
        player = state.players[self.seat]
        for _ in range(choice):
            player.hand.remove(self.stage)
            state.gone.append(self.stage)
            state.reserve.remove(self.stage + 1)
            player.discard.append(self.stage + 1)
            state.note(RAISED, self.seat, self.stage, self.stage + 1)

    def describe(self, state: GwtState, choice: int) -> Description:
        args: dict[str, Argument] = {
            "n": choice,
            "from": "@stage-calf" if self.stage == CALF else "@stage-heifer",
            "to": "@stage-heifer" if self.stage == CALF else "@stage-cow",
        }
        rule = "GWT-SIM-06" if self.stage == CALF else "GWT-SIM-07"
        return Description(Text("raise-cattle", args), rule, (f"hand:{CARD_WORDS[self.stage]}",))


class Simmental(Module):
    """Adds three stages of one orange breed."""

    name = "simmental"
    steps: ClassVar[tuple[type[Step[Any]], ...]] = (RaiseCattle,)
    patient: ClassVar[tuple[str, ...]] = ("RaiseCattle",)

    def extend(self, box: Box) -> None:
        """Cards, prices and market size.

        GWT-SIM-01, GWT-SIM-02, GWT-SIM-03, GWT-SIM-04, GWT-SIM-05, GWT-SIM-14, GWT-SIM-15.
        GWT-SIM-11, GWT-SIM-12, GWT-SIM-13: orange cards serve "any breed" and pairs, no
        other icon and no objective.
        """
        only = [False] * CARD_KINDS
        rows = facts("simmental")
        for row in rows["cards"]["stages"]:
            kind = CALF + row["stage"] - 1
            add_card(box, kind, "orange", row["value"], row["vp"])
            if row["in_market_deck"]:
                box.market_deck += [kind] * row["copies"]
                only[kind] = True
            else:
                box.side_stock += [kind] * row["copies"]
        plain = facts("components")["player_count"]["cattle_market_size"][box.seats]
        box.market_size += rows["market"]["market_size"][box.seats] - plain
        for row in rows["market"]["prices"]:
            price = Price(row["target"], row["cowboys"], row["dollars"], row["cards"], only)
            box.prices.append(price)

    def after_income(self, state: GwtState, seat: int) -> None:
        """GWT-SIM-06, GWT-SIM-07: first calves, then heifers."""
        state.agenda.append(RaiseCattle(seat, HEIFER))
        state.agenda.append(RaiseCattle(seat, CALF))

    def limits(self, box: Box) -> Limits:
        return {"RaiseCattle.stage": (CALF, HEIFER)}
