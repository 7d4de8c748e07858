"""What the places of the north are called, and when they can be used at all."""

from __future__ import annotations

from typing import Final

from trailhand.core.text import Text
from trailhand.games.gwt.modules.north.board import north
from trailhand.games.gwt.modules.north.stores import town_name
from trailhand.games.gwt.state import GwtState

USES: Final[dict[str, tuple[str, str]]] = {
    "hall": ("when-hall", "NOR1-STORE-05"),
    "town": ("when-town", "NOR1-STORE-02"),
    "trade": ("when-town", "NOR1-STORE-02"),
    "bells": ("when-bells", "NOR1-BELL-01"),
    "beside": ("when-beside", "NOR1-DELIV-10"),
    "big-city": ("when-big-city", "NOR1-DELIV-01"),
}


def use(state: GwtState, anchor: str) -> tuple[Text, str] | None:
    """When a place of the north can be used, with the rule; None: it is not one."""
    kind, _, name = anchor.partition(":")
    if kind == "city" and name in north(state).map.names:
        kind = "big-city"
    if kind not in USES:
        return None
    text, rule = USES[kind]
    return Text(text), rule


def named(state: GwtState, anchor: str) -> Text | None:
    """What a place of the north is called; None: it is not one."""
    kind, _, name = anchor.partition(":")
    town, _, space = name.partition(".")
    names = north(state).map.names
    if kind == "hall":
        return Text("thing-hall")
    if kind == "bells":
        return Text("thing-bells")
    if kind == "beside":
        return Text("thing", {"what": "@master-" + name.replace("_", "-")})
    if town not in names or kind not in ("town", "trade", "city"):
        return None
    called = town_name(state, names.index(town))
    if kind == "city":
        return Text("thing", {"what": called})
    return Text(f"thing-{kind}", {"town": called, "space": space})
