"""The verbs of the component tables: each names an effect, defined beside the step it begins.

`read_action` turns a row of the data files into an action; a module adds verbs of its own
with `VERBS[name] = reader`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from trailhand.games.gwt.actions import Action, ActionEffect, EitherEffect
from trailhand.games.gwt.auxiliary import AuxEffect
from trailhand.games.gwt.buildings import (
    BuildEffect,
)
from trailhand.games.gwt.cattle import BuyEffect
from trailhand.games.gwt.certificates import CertificatesEffect
from trailhand.games.gwt.cities import SpecialDeliveryEffect
from trailhand.games.gwt.effects import Count, DollarsEffect, Effect, TokensEffect
from trailhand.games.gwt.facts.box import Box, Slot
from trailhand.games.gwt.facts.codes import ANY_OBJECTIVE, FILTERS
from trailhand.games.gwt.hazards import (
    HazardEffect,
    VillageEffect,
)
from trailhand.games.gwt.jobs import HireEffect
from trailhand.games.gwt.location import CopyEffect
from trailhand.games.gwt.objectives import (
    TO_DISCARD,
    TO_HAND,
    ObjectiveEffect,
)
from trailhand.games.gwt.railroad import (
    EngineEffect,
)
from trailhand.games.gwt.stations import UpgradeBehindEffect
from trailhand.games.gwt.stem import (
    DrawExactlyEffect,
    DrawUpToEffect,
    TrashEffect,
)
from trailhand.games.gwt.trail import (
    FreeMoveEffect,
    HerderEffect,
)

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
