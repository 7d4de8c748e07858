"""Actions as cells of glyphs: what the icon says stands above, how much below."""

from __future__ import annotations

from glyphs import TIMES, Cell, icon, money, text
from writing import Json, data_of

COLOURS = {
    breed["id"]: breed["colour"].replace("grey", "gray")
    for breed in data_of("elpaso", "cards")["cattle"]["breeds"]
}
TILES = {"objective": icon("objective"), "bonus": icon("vp")}
COUNTED = {
    "gain_certificates": "certificate",
    "gain_exchange_token": "exchange",
    "permanent_certificate": "certificate",
}


def cell(action: Json) -> Cell:
    """One action as a cell: `top` over `low`, or `either` of two cells."""
    name = action["op"]
    if name == "one_of":
        return {"either": [cell(option) for option in action["options"]]}
    if name == "gain_tile":
        return tile(action)
    if name == "discard_for_money":
        return {"top": [wanted(action["match"])], "low": price(action)}
    if name == "duplicate_allowance":
        return {"top": [{"card": "pair_same_breed"}], "low": [text(f"+{action['amount']}")]}
    if name in COUNTED:
        amount = [text(f"+{action['amount']}")]
        return {"top": [icon(COUNTED[name])], "low": cost(action) or amount}
    return plain(name, action)


def plain(name: str, action: Json) -> Cell:
    """An action that needs no more than an icon and a number."""
    if name == "gain_money":
        return {"top": [icon("coin")], "low": [money(action["amount"])]}
    if name == "hire":
        return {"top": [icon("hire")], "low": [money(action["cost"])]}
    if name == "extra_move":
        return {"top": [icon("step")], "low": [text(f"+{action['max']}")]}
    if name == "auxiliary":
        return {"top": [icon("aux-single" if action["count"] == 1 else "aux-double")]}
    if name == "gain_cattle":
        return under(cost(action), [text("+"), {"card": COLOURS[action["breed"]]}])
    if name == "exchange_actions":
        return {"top": [icon("exchange"), text(f"{TIMES}{action['amount']}")]}
    if name == "cull":
        return cull(action)
    icons = {"buy_cattle": "cow", "place_building": "building", "use_train": "engine"}
    icons |= {"deliver": "city"}
    if name == "take_simmental":
        return {"top": [{"card": COLOURS["simmental"]}]}
    return {"top": [icon(icons[name])]}


def cull(action: Json) -> Cell:
    """A card out of the game: which one, and what it brings."""
    if "then_money" in action:
        return {"top": [icon("cull")], "low": [money(action["then_money"])]}
    found: Cell = {"top": [icon("cull")]}
    return found if action["match"] == "any" else found | {"low": [wanted(action["match"])]}


def tile(action: Json) -> Cell:
    """A tile of the train display; a slash between both kinds."""
    cells: list[Cell] = [{"top": [TILES[kind]]} for kind in action["kinds"]]
    return {"either": cells} if len(cells) > 1 else under(cost(action), cells[0]["top"])


def under(low: list[Cell], top: list[Cell]) -> Cell:
    """Glyphs with something below them, if there is something."""
    return {"top": top, "low": low} if low else {"top": top}


def cost(action: Json) -> list[Cell]:
    """What an action takes, if it takes something."""
    return [money(-action["cost"])] if action.get("cost") else []


def price(action: Json) -> list[Cell]:
    """What a discarded card brings: a sum, or so much for each point of its value."""
    if "money" in action:
        return [money(action["money"])]
    return [money(action["money_per_value"]), text(TIMES), icon("breeding") | {"muted": True}]


def wanted(match: Json) -> Cell:
    """What a discard icon accepts."""
    if match == "any":
        return {"card": "any"}
    return {"card": COLOURS[match["breed"]] if "breed" in match else f"value{match['value']}"}
