"""Brahman (2nd edition): a second orange breed, which pays in Kansas City by the head."""

from __future__ import annotations

from typing import Final

from trailhand.core.event import A_PAYMENT, NUMBER, Kind
from trailhand.games.gwt.facts.box import Box, Price
from trailhand.games.gwt.facts.codes import CARD_KINDS
from trailhand.games.gwt.facts.files import facts
from trailhand.games.gwt.module import Module
from trailhand.games.gwt.rows import add_card
from trailhand.games.gwt.state import GwtState
from trailhand.games.gwt.words.log import LOG
from trailhand.games.gwt.words.names import name_cards

INCOME: Final = Kind(LOG, "brahman-income", "BRA-INCOME-01", A_PAYMENT, n=NUMBER, cards=NUMBER)

BRAHMAN: Final = name_cards(16, "brahman")


class Brahman(Module):
    """Adds one kind of orange card."""

    name = "brahman"
    bonus: int

    def extend(self, box: Box) -> None:
        """Cards, prices and market size.

        BRA-SETUP-01, BRA-SETUP-02, BRA-SETUP-03, BRA-SETUP-04, BRA-SETUP-05, BRA-SETUP-06: one
        kind in the market deck, nothing beside it. BRA-BUY-01. BRA-VALUE-01, BRA-MIX-01,
        NOR1-COMBI-03: orange is one breed, whatever else is orange. BRA-DISC-01, BRA-DISC-02:
        it serves "any breed" and pairs; value 2 is the expansion's icon. BRA-SOLO-01: nothing
        in its rows is for an automaton.
        """
        rows = facts("brahman")
        card = rows["cards"]
        add_card(box, BRAHMAN, card["color"], card["value"], card["vp"])
        box.market_deck += [BRAHMAN] * card["copies"]
        plain = facts("components")["player_count"]["cattle_market_size"][box.seats]
        box.market_size += rows["setup"]["market_size"][box.seats] - plain
        only = [kind == BRAHMAN for kind in range(CARD_KINDS)]
        for row in card["market_options"]:
            price = Price(row["target"], row["cowboys"], row["dollars"], row["cards"], only)
            box.prices.append(price)
        self.bonus = rows["income"]["dollars_per_brahman_in_hand"]

    def after_income(self, state: GwtState, seat: int) -> None:
        """BRA-INCOME-01, BRA-INCOME-02, BRA-INCOME-03: dollars for every one in hand.

        The value of the delivery is fixed by then, and cards at the poker table are no hand.
        """
        held = state.players[seat].hand.count(BRAHMAN)
        if held:
            state.settle_bill(seat, -self.bonus * held)
            state.note(INCOME, seat, self.bonus * held, held)
