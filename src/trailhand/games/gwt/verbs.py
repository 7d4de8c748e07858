"""The verbs of the component tables: each names an effect and knows how to begin it.

`read_action` turns a row of the data files into an action; a module adds verbs of its own
with `VERBS[name] = reader`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from trailhand.core.text import Argument, Text
from trailhand.games.gwt.auxiliary import ChooseAux, any_aux_objection
from trailhand.games.gwt.box import Box, Slot
from trailhand.games.gwt.buildings import Build, any_build_objection, building_id, unbuilt_numbers
from trailhand.games.gwt.cattle import BuyCattle, market_objection
from trailhand.games.gwt.certificates import MOST, GainCertificates
from trailhand.games.gwt.cities import SpecialDelivery
from trailhand.games.gwt.codes import ANY_OBJECTIVE, BUILDER, COWBOY, FILTERS
from trailhand.games.gwt.effects import (
    Action,
    ActionEffect,
    Count,
    DollarsEffect,
    Effect,
    EitherEffect,
    TokensEffect,
)
from trailhand.games.gwt.hazards import (
    TakeHazard,
    TakeVillage,
    hazard_objection,
    village_objection,
)
from trailhand.games.gwt.jobs import CELLS, NOBODY, Hire, any_hire_objection, hire_cost
from trailhand.games.gwt.objectives import (
    TO_DISCARD,
    TO_HAND,
    GainObjective,
    objective_objection,
)
from trailhand.games.gwt.railroad import (
    EngineForward,
    forward_objection,
    special_objection,
)
from trailhand.games.gwt.state import GwtState
from trailhand.games.gwt.stations import UpgradeBehind, behind_objection
from trailhand.games.gwt.steps import ChooseDraw, TrashCards, draw_and_discard
from trailhand.games.gwt.trail import (
    EXTRA,
    FREE,
    Walk,
    extra_move_objection,
    free_move_objection,
)


class CertificatesEffect(Effect):
    """Certificate marker up to n spaces forward (GWT-CERT-02)."""

    def __init__(self, count: Count) -> None:
        self.count = count

    def begin(self, state: GwtState, seat: int, optional: bool) -> None:
        state.agenda.append(GainCertificates(seat, min(MOST, self.count.of(state, seat))))

    def text(self, state: GwtState, seat: int) -> Text:
        if self.count.name == "limit":
            return Text("fx-certificates-limit")
        return Text("fx-certificates", {"n": self.count.of(state, seat)})


class EngineEffect(Effect):
    """Engine up to n spaces forward."""

    def __init__(self, count: Count) -> None:
        self.count = count

    def aims(self) -> bool:
        return True

    def objection(self, state: GwtState, seat: int) -> int:
        return forward_objection(state, seat, self.count.of(state, seat))

    def begin(self, state: GwtState, seat: int, optional: bool) -> None:
        limit = self.count.of(state, seat)
        state.agenda.append(EngineForward(seat, limit, 1 if optional else 0))

    def text(self, state: GwtState, seat: int) -> Text:
        return Text("fx-engine", {"n": self.count.of(state, seat)})


class HerderEffect(Effect):
    """Herder 1 to n steps forward, then a further phase B (GWT-XMV-01, GWT-XMV-02)."""

    def __init__(self, steps: int) -> None:
        self.steps = steps

    def aims(self) -> bool:
        return True

    def ends_location(self) -> bool:
        return True

    def objection(self, state: GwtState, seat: int) -> int:
        return extra_move_objection(state, seat)

    def begin(self, state: GwtState, seat: int, optional: bool) -> None:
        state.agenda.append(Walk(seat, EXTRA, self.steps, 1 if optional else 0))

    def text(self, state: GwtState, seat: int) -> Text:
        return Text("fx-herder", {"n": self.steps})


class FreeMoveEffect(Effect):
    """The herder move of an objective card (GWT-OBJ-20)."""

    def __init__(self, steps: int) -> None:
        self.steps = steps

    def aims(self) -> bool:
        return True

    def objection(self, state: GwtState, seat: int) -> int:
        return free_move_objection(state, seat)

    def begin(self, state: GwtState, seat: int, optional: bool) -> None:
        state.agenda.append(Walk(seat, FREE, self.steps, 1 if optional else 0))

    def text(self, state: GwtState, seat: int) -> Text:
        return Text("fx-free-move", {"n": self.steps})


class HireEffect(Effect):
    """Hire one worker at a modified cost."""

    def __init__(self, modifier: int) -> None:
        self.modifier = modifier

    def aims(self) -> bool:
        return True

    def objection(self, state: GwtState, seat: int) -> int:
        return any_hire_objection(state, seat, self.modifier)

    def begin(self, state: GwtState, seat: int, optional: bool) -> None:
        state.agenda.append(Hire(seat, self.modifier, 1 if optional else 0))

    def because(self, state: GwtState, seat: int) -> dict[str, Argument]:
        costs = [
            hire_cost(state, cell, self.modifier)
            for cell in range(CELLS)
            if state.jobs[cell] != NOBODY and cell // 4 != state.job_row
        ]
        return {"cost": min(costs)} if costs else {}

    def text(self, state: GwtState, seat: int) -> Text:
        if self.modifier < 0:
            return Text("fx-hire-less", {"n": -self.modifier})
        return Text("fx-hire-more" if self.modifier else "fx-hire", {"n": self.modifier})


class BuildEffect(Effect):
    """Place or replace a private building (GWT-BUILD-11: the only way to build)."""

    def __init__(self, price: int) -> None:
        self.price = price

    def aims(self) -> bool:
        return True

    def objection(self, state: GwtState, seat: int) -> int:
        own = state.players[seat].workers[BUILDER]
        return any_build_objection(state, seat, self.price, own)

    def begin(self, state: GwtState, seat: int, optional: bool) -> None:
        state.agenda.append(Build(seat, self.price, 1 if optional else 0))

    def text(self, state: GwtState, seat: int) -> Text:
        return Text("fx-build", {"n": self.price})

    def because(self, state: GwtState, seat: int) -> dict[str, Argument]:
        builders = state.box.builders
        needed = [builders[building_id(state, n)] for n in unbuilt_numbers(state, seat)]
        if not needed:
            return {}
        own = state.players[seat].workers[BUILDER]
        return {"needed": min(needed), "builders": own, "cost": min(needed) * self.price}


class BuyEffect(Effect):
    """Buy cattle; every buy action has all cowboys again (GWT-BUY-13)."""

    def aims(self) -> bool:
        return True

    def objection(self, state: GwtState, seat: int) -> int:
        return market_objection(state, seat)

    def begin(self, state: GwtState, seat: int, optional: bool) -> None:
        state.agenda.append(BuyCattle(seat, state.players[seat].workers[COWBOY]))

    def text(self, state: GwtState, seat: int) -> Text:
        return Text("fx-buy")


class HazardEffect(Effect):
    """Remove a hazard for a price, or free."""

    def __init__(self, cost: int) -> None:
        self.cost = cost

    def aims(self) -> bool:
        return True

    def objection(self, state: GwtState, seat: int) -> int:
        return hazard_objection(state, seat, self.cost)

    def begin(self, state: GwtState, seat: int, optional: bool) -> None:
        state.agenda.append(TakeHazard(seat, self.cost, 1 if optional else 0))

    def text(self, state: GwtState, seat: int) -> Text:
        return Text("fx-hazard-cost" if self.cost else "fx-hazard", {"n": self.cost})

    def because(self, state: GwtState, seat: int) -> dict[str, Argument]:
        return {"cost": self.cost}


class VillageEffect(Effect):
    """Take a village tile."""

    def aims(self) -> bool:
        return True

    def objection(self, state: GwtState, seat: int) -> int:
        return village_objection(state, seat)

    def begin(self, state: GwtState, seat: int, optional: bool) -> None:
        state.agenda.append(TakeVillage(seat, 1 if optional else 0))

    def text(self, state: GwtState, seat: int) -> Text:
        return Text("fx-village-" + state.box.edition)


class ObjectiveEffect(Effect):
    """Gain an objective card, to the discard pile or into the hand."""

    def __init__(self, to: int) -> None:
        self.to = to

    def aims(self) -> bool:
        return True

    def objection(self, state: GwtState, seat: int) -> int:
        return objective_objection(state)

    def begin(self, state: GwtState, seat: int, optional: bool) -> None:
        state.agenda.append(GainObjective(seat, self.to, 1 if optional else 0))

    def text(self, state: GwtState, seat: int) -> Text:
        return Text("fx-objective-hand" if self.to == TO_HAND else "fx-objective")


class AuxEffect(Effect):
    """One auxiliary action, single only or single or double."""

    def __init__(self, double: bool) -> None:
        self.double = double

    def aims(self) -> bool:
        return True

    def objection(self, state: GwtState, seat: int) -> int:
        return any_aux_objection(state, seat)

    def begin(self, state: GwtState, seat: int, optional: bool) -> None:
        state.agenda.append(ChooseAux(seat, 1 if self.double else 0, 1 if optional else 0))

    def text(self, state: GwtState, seat: int) -> Text:
        return Text("fx-aux-double" if self.double else "fx-aux-single")


class DrawUpToEffect(Effect):
    """Draw up to n cards, then discard as many (GWT-DECK-09)."""

    def __init__(self, count: Count) -> None:
        self.count = count

    def begin(self, state: GwtState, seat: int, optional: bool) -> None:
        state.agenda.append(ChooseDraw(seat, self.count.of(state, seat)))

    def text(self, state: GwtState, seat: int) -> Text:
        return Text("fx-draw-up-to", {"n": self.count.of(state, seat)})


class DrawExactlyEffect(Effect):
    """Draw exactly n cards, then discard as many as were drawn (GWT-AUX-10)."""

    def __init__(self, count: int) -> None:
        self.count = count

    def begin(self, state: GwtState, seat: int, optional: bool) -> None:
        draw_and_discard(state, seat, self.count)

    def text(self, state: GwtState, seat: int) -> Text:
        return Text("fx-draw", {"n": self.count})


class TrashEffect(Effect):
    """Return hand cards to the box (GWT-AUX-13, GWT-AUX-14)."""

    def __init__(self, count: int) -> None:
        self.count = count

    def begin(self, state: GwtState, seat: int, optional: bool) -> None:
        state.agenda.append(TrashCards(seat, self.count))

    def text(self, state: GwtState, seat: int) -> Text:
        return Text("fx-trash", {"n": self.count})


class SpecialDeliveryEffect(Effect):
    """Building 9a (GWT-SDEL-01)."""

    def aims(self) -> bool:
        return True

    def objection(self, state: GwtState, seat: int) -> int:
        return special_objection(state, seat)

    def begin(self, state: GwtState, seat: int, optional: bool) -> None:
        state.agenda.append(SpecialDelivery(seat))

    def text(self, state: GwtState, seat: int) -> Text:
        return Text("fx-special-delivery")


class UpgradeBehindEffect(Effect):
    """Building 9b (GWT-STB-01)."""

    def aims(self) -> bool:
        return True

    def objection(self, state: GwtState, seat: int) -> int:
        return behind_objection(state, seat)

    def begin(self, state: GwtState, seat: int, optional: bool) -> None:
        state.agenda.append(UpgradeBehind(seat))

    def text(self, state: GwtState, seat: int) -> Text:
        return Text("fx-upgrade-behind")


class CopyEffect(Effect):
    """The copy building; phase B itself knows how to begin it (GWT-COPY-01)."""

    def aims(self) -> bool:
        return True

    def begin(self, state: GwtState, seat: int, optional: bool) -> None:
        raise AssertionError("copying is begun by the location in use")

    def text(self, state: GwtState, seat: int) -> Text:
        return Text("fx-copy")


# -- reading rows -------------------------------------------------------------------------


def read_count(value: Any) -> Count:
    """A number, the name of a count, or `{per: count, each: n}`."""
    if isinstance(value, dict):
        return Count(value["per"], value["each"])
    if isinstance(value, str):
        return Count(value, 1)
    return Count("", value)


def read_objective(value: Any) -> Effect:
    """`1` means to the discard pile; else `{to: discard | hand}`."""
    to_hand = isinstance(value, dict) and value["to"] == "hand"
    return ObjectiveEffect(TO_HAND if to_hand else TO_DISCARD)


VERBS: Final[dict[str, Callable[[Any], Effect]]] = {
    "dollars": lambda v: DollarsEffect(read_count(v)),
    "certificates": lambda v: CertificatesEffect(read_count(v)),
    "engine_forward": lambda v: EngineEffect(read_count(v)),
    "herder_forward": lambda v: HerderEffect(v),
    "herder_forward_no_fee": lambda v: FreeMoveEffect(v),
    "hire": lambda v: HireEffect(v["cost_modifier"]),
    "build": lambda v: BuildEffect(v["cost_per_builder"]),
    "buy_cattle": lambda v: BuyEffect(),
    "remove_hazard": lambda v: HazardEffect(v),
    "take_village_tile": lambda v: VillageEffect(),
    "objective": read_objective,
    "aux": lambda v: AuxEffect(v["mode"] == "single_or_double"),
    "draw_discard": lambda v: DrawUpToEffect(read_count(v)),
    "draw_exactly": lambda v: DrawExactlyEffect(v),
    "exchange_token": lambda v: TokensEffect(v),
    "remove_hand_cards": lambda v: TrashEffect(v),
    "special_delivery": lambda v: SpecialDeliveryEffect(),
    "upgrade_station_behind": lambda v: UpgradeBehindEffect(),
    "copy_adjacent": lambda v: CopyEffect(),
}


def read_effects(box: Box, row: dict[str, Any]) -> list[Effect]:
    """The effects of a row, each kept in the box."""
    found: list[Effect] = []
    for verb, value in row.items():
        if verb == "per_village_pair":  # GWT-PB-04: one sum per pair of village tiles
            for name, each in value.items():
                found.append(VERBS[name]({"per": "village_pairs", "each": each}))
        elif value != 0 or verb == "remove_hazard":
            found.append(VERBS[verb](value))
    # GWT-GEN-07: dollars are taken before anything that asks the player.
    found.sort(key=lambda effect: not isinstance(effect, DollarsEffect | TokensEffect))
    for effect in found:
        box.effect(effect)
    return found


def read_action(box: Box, row: dict[str, Any]) -> Action:
    """A row with or without requirements, kept in the box."""
    requirement: dict[str, Any] = row.get("require", {})
    icon, cards = 0, 0
    if "discard" in requirement:
        shown = requirement["discard"]
        cards = shown["count"]
        icon = ANY_OBJECTIVE if "objective" in shown else FILTERS.index(shown["cattle"])
    rewards = row.get("reward") or {k: v for k, v in row.items() if k != "require"}
    action = Action(
        icon,
        cards,
        requirement.get("pay", 0),
        requirement.get("engine_back", 0),
        read_effects(box, rewards),
    )
    box.action(action)
    return action


def read_immediate(box: Box, row: dict[str, Any]) -> int:
    """An immediate action as one effect: offered as a whole if it has requirements."""
    if "require" in row:
        return box.effect(ActionEffect(read_action(box, row)))
    if "choose_one" in row:
        first, second = (read_effects(box, option)[0] for option in row["choose_one"])
        return box.effect(EitherEffect(first, second))
    return read_effects(box, row)[0].number


def read_slots(box: Box, rows: list[dict[str, Any]]) -> list[Slot]:
    """The local actions of a building; alternatives share a group (GWT-LOC-06).

    GWT-PB-07, GWT-PB-08, GWT-PB-09, GWT-PB-12, GWT-PB-13, GWT-PB-14, GWT-PB-16: what each
    private building does is nothing but its row in the data.
    """
    slots: list[Slot] = []
    for group, row in enumerate(rows):
        for alternative in row.get("choose_one", [row]):
            action = read_action(box, alternative)
            if any(isinstance(effect, CopyEffect) for effect in action.gives):
                box.copy_action = action.number
            slots.append(Slot(group, action.number))
    return slots
