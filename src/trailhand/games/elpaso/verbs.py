"""The verbs of the component tables: each names an effect and knows how to begin it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

from trailhand.core.brings import Glyph, dollars, number, signed
from trailhand.core.event import A_CARD, DEED, Kind
from trailhand.core.text import Argument, Text
from trailhand.games.elpaso.auxiliary import ChooseAux
from trailhand.games.elpaso.buildings import Build, any_build_objection, build_because
from trailhand.games.elpaso.certificates import GainCertificates, gain_certificates
from trailhand.games.elpaso.effects import Effect
from trailhand.games.elpaso.exchange import (
    CullCard,
    DiscardFor,
    MoreExchanges,
    cull_objection,
    exchanges,
    matching,
)
from trailhand.games.elpaso.facts.box import Box, Slot
from trailhand.games.elpaso.facts.codes import (
    ANY_CATTLE,
    BREEDS,
    BUILDINGS,
    COWBOY,
    ENGINEER,
    KINDS,
    MARKET,
    VALUE_2,
)
from trailhand.games.elpaso.hire import Hire, any_hire_objection
from trailhand.games.elpaso.market import (
    BuyCattle,
    any_market_objection,
    purchase_because,
    take_from_market,
)
from trailhand.games.elpaso.objections import (
    BREED_GONE,
    CERTIFICATES_FULL,
    FIRST_HIRE,
    NO_CARD,
    NO_MONEY,
    NOTHING_TO_DRAW,
)
from trailhand.games.elpaso.state import ElPasoState
from trailhand.games.elpaso.tiles import GainTile, tile_objection
from trailhand.games.elpaso.trail import Move
from trailhand.games.elpaso.train import UseTrain, train_objection
from trailhand.games.elpaso.words.log import LOG
from trailhand.games.elpaso.words.names import card_name, filter_name
from trailhand.games.elpaso.words.things import DOLLARS, MARKET_CARD, TOKENS

TOKEN_GAINED: Final = Kind(LOG, "token-gained", "ELP-ACT-06", DEED, n=TOKENS, cost=DOLLARS)
CATTLE_GAINED: Final = Kind(
    LOG, "cattle-gained", "ELP-ACT-07", DEED | A_CARD, card=MARKET_CARD, cost=DOLLARS
)


# By the bits of the kinds.
TILE_GLYPHS: Final[dict[int, tuple[Glyph, ...]]] = {
    1: (Glyph("objective"),),
    2: (Glyph("vp"),),
    3: (Glyph("objective"), Glyph("", Text("brief-or")), Glyph("vp")),
}


def paid(cost: int) -> tuple[Glyph, ...]:
    """What something costs, if it is not free."""
    return (Glyph("coin", dollars(cost, signed(-1))),) if cost else ()


class MoneyEffect(Effect):
    """Gain dollars (ELP-ACT-04)."""

    drawing: ClassVar[str] = "coin"

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def certain(self) -> bool:
        return True

    def begin(self, state: ElPasoState, seat: int, optional: bool) -> None:
        state.gain(seat, self.amount)

    def label(self, state: ElPasoState, seat: int) -> Text | None:
        return dollars(self.amount)

    def text(self, state: ElPasoState, seat: int) -> Text:
        return Text("elp-fx-money", {"n": self.amount})


class CertificatesEffect(Effect):
    """Move the certificate marker down (ELP-ACT-05)."""

    drawing: ClassVar[str] = "certificate"

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def objection(self, state: ElPasoState, seat: int) -> int:
        full = state.players[seat].certificates >= state.box.certificate_limit
        return CERTIFICATES_FULL if full else 0

    def begin(self, state: ElPasoState, seat: int, optional: bool) -> None:
        """Whoever chose the action wants at least one; only more than one is a question."""
        room = state.box.certificate_limit - state.players[seat].certificates
        if min(self.amount, room) > 1:
            state.agenda.append(GainCertificates(seat, self.amount))
        else:
            gain_certificates(state, seat, 1)

    def label(self, state: ElPasoState, seat: int) -> Text | None:
        return number(self.amount, "+")

    def text(self, state: ElPasoState, seat: int) -> Text:
        return Text("elp-fx-certificates", {"n": self.amount})


class TokensEffect(Effect):
    """Gain exchange tokens, for money or free (ELP-ACT-06)."""

    def __init__(self, amount: int, cost: int) -> None:
        self.amount = amount
        self.cost = cost

    def objection(self, state: ElPasoState, seat: int) -> int:
        return NO_MONEY if state.players[seat].money < self.cost else 0

    def certain(self) -> bool:
        return True

    def begin(self, state: ElPasoState, seat: int, optional: bool) -> None:
        state.settle_bill(seat, self.cost)
        state.players[seat].tokens += self.amount
        state.note(TOKEN_GAINED, seat, self.amount, self.cost)

    def because(self, state: ElPasoState, seat: int) -> dict[str, Argument]:
        return {"cost": self.cost}

    def glyphs(self, state: ElPasoState, seat: int) -> tuple[Glyph, ...]:
        return (*paid(self.cost), Glyph("exchange", number(self.amount, "+")))

    def text(self, state: ElPasoState, seat: int) -> Text:
        return Text("elp-fx-tokens", {"n": self.amount, "cost": self.cost})


class DiscardEffect(Effect):
    """Discard a matching card for money (ELP-ACT-01)."""

    def __init__(self, icon: int, money: int, per_value: int) -> None:
        self.icon = icon
        self.money = money
        self.per_value = per_value

    def objection(self, state: ElPasoState, seat: int) -> int:
        return 0 if matching(state, seat, self.icon) else NO_CARD

    def begin(self, state: ElPasoState, seat: int, optional: bool) -> None:
        state.agenda.append(DiscardFor(seat, self.icon, self.money, self.per_value))

    def because(self, state: ElPasoState, seat: int) -> dict[str, Argument]:
        return {"icon": filter_name(self.icon)}

    def glyphs(self, state: ElPasoState, seat: int) -> tuple[Glyph, ...]:
        if self.per_value:
            return (Glyph("discard"), Glyph("coin", dollars(self.per_value)), Glyph("breeding"))
        return (Glyph("discard"), Glyph("coin", dollars(self.money)))

    def text(self, state: ElPasoState, seat: int) -> Text:
        if self.per_value:
            return Text("elp-fx-discard-value", {"n": self.per_value})
        return Text("elp-fx-discard", {"icon": filter_name(self.icon), "n": self.money})


class HireEffect(Effect):
    """Hire a worker; `second` is the hire of another type that follows a first one.

    ELP-HIRE-03: building B has a row for each, with its price.
    """

    drawing: ClassVar[str] = "hire"

    def __init__(self, cost: int, second: bool) -> None:
        self.cost = cost
        self.second = second

    def objection(self, state: ElPasoState, seat: int) -> int:
        """ELP-HIRE-05: the second hire needs the first one of the same visit."""
        if self.second and state.hired == 0:
            return FIRST_HIRE
        return any_hire_objection(state, seat, self.cost, self.second)

    def begin(self, state: ElPasoState, seat: int, optional: bool) -> None:
        state.agenda.append(Hire(seat, self.cost, self.second, optional))

    def because(self, state: ElPasoState, seat: int) -> dict[str, Argument]:
        return {"cost": self.cost}

    def label(self, state: ElPasoState, seat: int) -> Text | None:
        return dollars(self.cost, signed(-1)) if self.cost else None

    def text(self, state: ElPasoState, seat: int) -> Text:
        return Text("elp-fx-hire-second" if self.second else "elp-fx-hire", {"cost": self.cost})


class BuyEffect(Effect):
    """Buy a card of the cattle market (ELP-MKT-01)."""

    drawing: ClassVar[str] = "cow"

    def objection(self, state: ElPasoState, seat: int) -> int:
        return any_market_objection(state, seat)

    def begin(self, state: ElPasoState, seat: int, optional: bool) -> None:
        state.agenda.append(BuyCattle(seat))

    def because(self, state: ElPasoState, seat: int) -> dict[str, Argument]:
        return purchase_because(state, seat, 1, COWBOY)

    def text(self, state: ElPasoState, seat: int) -> Text:
        return Text("elp-fx-buy")


class TrainEffect(Effect):
    """Use the train (ELP-TRAIN-01)."""

    drawing: ClassVar[str] = "engine"

    def objection(self, state: ElPasoState, seat: int) -> int:
        return train_objection(state, seat, 0)

    def begin(self, state: ElPasoState, seat: int, optional: bool) -> None:
        state.agenda.append(UseTrain(seat))

    def because(self, state: ElPasoState, seat: int) -> dict[str, Argument]:
        return purchase_because(state, seat, state.box.train_cost[0], ENGINEER)

    def text(self, state: ElPasoState, seat: int) -> Text:
        return Text("elp-fx-train")


class BuildEffect(Effect):
    """Place or replace a common building (ELP-BLD-06)."""

    drawing: ClassVar[str] = "building"

    def objection(self, state: ElPasoState, seat: int) -> int:
        return any_build_objection(state, seat)

    def begin(self, state: ElPasoState, seat: int, optional: bool) -> None:
        state.agenda.append(Build(seat))

    def because(self, state: ElPasoState, seat: int) -> dict[str, Argument]:
        return build_because(state, seat, list(BUILDINGS))

    def text(self, state: ElPasoState, seat: int) -> Text:
        return Text("elp-fx-build")


class AuxEffect(Effect):
    """One auxiliary action, or two different ones (ELP-AUX-05)."""

    def __init__(self, count: int) -> None:
        self.count = count

    def begin(self, state: ElPasoState, seat: int, optional: bool) -> None:
        state.agenda.append(ChooseAux(seat, self.count, 0))

    def glyphs(self, state: ElPasoState, seat: int) -> tuple[Glyph, ...]:
        return (Glyph("aux-single" if self.count == 1 else "aux-double"),)

    def text(self, state: ElPasoState, seat: int) -> Text:
        return Text("elp-fx-aux", {"n": self.count})


class TileEffect(Effect):
    """Gain a tile of one of some kinds (ELP-TILE-01); `kinds` are bits."""

    def __init__(self, kinds: int, cost: int) -> None:
        self.kinds = kinds
        self.cost = cost

    def objection(self, state: ElPasoState, seat: int) -> int:
        return tile_objection(state, seat, self.kinds, self.cost)

    def begin(self, state: ElPasoState, seat: int, optional: bool) -> None:
        state.agenda.append(GainTile(seat, self.kinds, self.cost, optional))

    def because(self, state: ElPasoState, seat: int) -> dict[str, Argument]:
        return {"cost": self.cost}

    def glyphs(self, state: ElPasoState, seat: int) -> tuple[Glyph, ...]:
        return (*paid(self.cost), *TILE_GLYPHS[self.kinds])

    def text(self, state: ElPasoState, seat: int) -> Text:
        return Text("elp-fx-tile", {"kind": f"@elp-kind-{self.kinds}", "cost": self.cost})


class MoveEffect(Effect):
    """Move on and use the location reached (ELP-XMOVE-01)."""

    drawing: ClassVar[str] = "step"

    def __init__(self, most: int) -> None:
        self.most = most

    def begin(self, state: ElPasoState, seat: int, optional: bool) -> None:
        state.agenda.append(Move(seat, self.most))

    def ends_location(self) -> bool:
        return True

    def label(self, state: ElPasoState, seat: int) -> Text | None:
        return number(self.most, "+")

    def text(self, state: ElPasoState, seat: int) -> Text:
        return Text("elp-fx-move", {"n": self.most})


class CattleEffect(Effect):
    """Take a named breed from the market, for money or free (ELP-ACT-07)."""

    def __init__(self, breed: int, cost: int) -> None:
        self.breed = breed
        self.cost = cost

    def objection(self, state: ElPasoState, seat: int) -> int:
        if state.market[self.breed - MARKET] == 0:
            return BREED_GONE
        return NO_MONEY if state.players[seat].money < self.cost else 0

    def certain(self) -> bool:
        return True

    def begin(self, state: ElPasoState, seat: int, optional: bool) -> None:
        state.settle_bill(seat, self.cost)
        take_from_market(state, seat, self.breed - MARKET)
        state.note(CATTLE_GAINED, seat, self.breed, self.cost)

    def because(self, state: ElPasoState, seat: int) -> dict[str, Argument]:
        return {"cost": self.cost}

    def glyphs(self, state: ElPasoState, seat: int) -> tuple[Glyph, ...]:
        return (*paid(self.cost), Glyph("cow", number(1, "+")))

    def text(self, state: ElPasoState, seat: int) -> Text:
        return Text("elp-fx-cattle", {"card": card_name(self.breed), "cost": self.cost})


class CullEffect(Effect):
    """Remove a card of the hand from the game (ELP-CULL-01), perhaps for money."""

    def __init__(self, icon: int, money: int) -> None:
        self.icon = icon
        self.money = money

    def objection(self, state: ElPasoState, seat: int) -> int:
        return cull_objection(state, seat, self.icon)

    def begin(self, state: ElPasoState, seat: int, optional: bool) -> None:
        state.agenda.append(CullCard(seat, self.icon, self.money))

    def because(self, state: ElPasoState, seat: int) -> dict[str, Argument]:
        return {"icon": filter_name(self.icon), "n": state.box.cull_limit}

    def glyphs(self, state: ElPasoState, seat: int) -> tuple[Glyph, ...]:
        return (
            (Glyph("cull"), Glyph("coin", dollars(self.money))) if self.money else (Glyph("cull"),)
        )

    def text(self, state: ElPasoState, seat: int) -> Text:
        return Text("elp-fx-cull", {"icon": filter_name(self.icon), "n": self.money})


class ExchangeEffect(Effect):
    """Exchange actions, one after the other (ELP-AUX-03, ELP-TILE-07)."""

    drawing: ClassVar[str] = "draw"

    def __init__(self, count: int) -> None:
        self.count = count

    def previews(self) -> bool:
        return False

    def objection(self, state: ElPasoState, seat: int) -> int:
        return 0 if state.players[seat].can_draw() else NOTHING_TO_DRAW

    def begin(self, state: ElPasoState, seat: int, optional: bool) -> None:
        if optional:
            state.agenda.append(MoreExchanges(seat, self.count))
        else:
            exchanges(state, seat, self.count)

    def label(self, state: ElPasoState, seat: int) -> Text | None:
        return number(self.count)

    def text(self, state: ElPasoState, seat: int) -> Text:
        return Text("elp-fx-exchange", {"n": self.count})


# -- reading rows -------------------------------------------------------------------------


def read_filter(match: Any) -> int:
    """What a discard or cull icon accepts (ELP-ACT-02)."""
    if match == "any":
        return ANY_CATTLE
    return BREEDS.index(match["breed"]) if "breed" in match else VALUE_2


def read_kinds(names: list[str]) -> int:
    """Kinds of tiles as bits."""
    return sum(1 << KINDS.index(name) for name in names)


VERBS: Final[dict[str, Callable[[dict[str, Any]], Effect]]] = {
    "gain_money": lambda row: MoneyEffect(row["amount"]),
    "gain_certificates": lambda row: CertificatesEffect(row["amount"]),
    "gain_exchange_token": lambda row: TokensEffect(row["amount"], row.get("cost", 0)),
    "discard_for_money": lambda row: DiscardEffect(
        read_filter(row["match"]), row.get("money", 0), row.get("money_per_value", 0)
    ),
    "hire": lambda row: HireEffect(row["cost"], "different_type_from" in row),
    "buy_cattle": lambda row: BuyEffect(),
    "use_train": lambda row: TrainEffect(),
    "place_building": lambda row: BuildEffect(),
    "auxiliary": lambda row: AuxEffect(row["count"]),
    "gain_tile": lambda row: TileEffect(read_kinds(row["kinds"]), row.get("cost", 0)),
    "extra_move": lambda row: MoveEffect(row["max"]),
    "gain_cattle": lambda row: CattleEffect(BREEDS.index(row["breed"]), row["cost"]),
    "cull": lambda row: CullEffect(read_filter(row["match"]), row.get("then_money", 0)),
    "exchange_actions": lambda row: ExchangeEffect(row["amount"]),
}


def read_effect(box: Box, row: dict[str, Any]) -> int:
    """A row of the data as an effect, kept in the box."""
    return box.keep(VERBS[row["op"]](row))


def read_sheet(box: Box, rows: list[dict[str, Any]]) -> list[Slot]:
    """The actions of a building or train card; alternatives share a group.

    ELP-CAT-02 to ELP-CAT-17: what each face does is nothing but its rows in the data.
    ELP-CAT-03, ELP-CAT-04, ELP-CAT-05, ELP-CAT-06, ELP-CAT-07, ELP-CAT-08, ELP-CAT-09,
    ELP-CAT-10, ELP-CAT-11, ELP-CAT-12, ELP-CAT-13, ELP-CAT-14, ELP-CAT-15, ELP-CAT-16.
    """
    slots: list[Slot] = []
    for group, row in enumerate(rows):
        for alternative in row["options"] if row["op"] == "one_of" else [row]:
            slots.append(Slot(group, read_effect(box, alternative)))
    return slots
