"""Actions as cells of glyphs: what the icon says stands above, how much below."""

from __future__ import annotations

from glyphs import MINUS, TIMES, Cell, icon, money, signed, text
from writing import Json

from gwt.source import of

PER = {
    "engineers_owned": "engineer",
    "cowboys_owned": "cowboy",
    "builders_owned": "builder",
    "hazards_owned": "hazard",
    "own_buildings_in_forest": "forest",
    "own_discs_on_stations": "station",
}


def per(name: str) -> Cell:
    """A grey icon: as often as the player has that thing."""
    return {"icon": PER.get(name, name), "muted": True}


def card(need: Json) -> Cell:
    """What a discard icon shows."""
    return icon("objective") if "objective" in need else {"card": need["cattle"]}


def gains(reward: Json, edition: str) -> list[Cell]:
    """The lower line of a cell: what one gets."""
    found: list[Cell] = []
    for key, value in reward.items():
        amount = of(value, edition)
        if key == "dollars" and amount:
            found.append(money(amount))
        elif key in ("certificates", "engine_forward"):
            name = "certificate" if key == "certificates" else "engine"
            found += [text(f"+{amount}"), icon(name)]
        elif key in ("objective", "exchange_token"):
            found.append(icon("objective" if key == "objective" else "exchange"))
        elif key == "aux":
            found.append(icon("aux-single" if amount["mode"] == "single" else "aux-double"))
        elif key == "remove_hand_cards":
            found.append(icon("cull"))
        elif key == "place_store":
            found.append(icon("store"))
        elif key == "build":
            found += [icon("building"), text(str(amount["as_if_builders"])), per("builder")]
    return found


def cell(action: Json, edition: str) -> Cell:
    """One action as a cell: `top` over `low`, or `either` of two cells."""
    if "choose_one" in action:
        return {"either": [cell(option, edition) for option in action["choose_one"]]}
    if "require" in action:
        return exchange(action["require"], action["reward"], edition)
    (name, value), *_ = action.items()
    return plain(name, of(value, edition))


def exchange(need: Json, reward: Json, edition: str) -> Cell:
    """A price above, the gain below."""
    low = gains(reward, edition)
    if "discard" in need:
        return {"top": [card(need["discard"])], "low": low}
    if "pay" in need and set(reward) == {"engine_forward"}:
        return {"top": [icon("engine")], "low": [money(need["pay"]), {"arrow": 1}, low[0]]}
    back = need["engine_back"]
    return {"top": [icon("engine"), text(f"{MINUS}{back}")], "low": low}


def plain(name: str, value: Json) -> Cell:
    """An action without a price."""
    counted = isinstance(value, str)
    amount = [per(value)] if counted else [text(f"+{value}")]
    cells: dict[str, Cell] = {
        "engine_forward": {"top": [icon("engine")], "low": amount},
        "herder_forward": {"top": [icon("step")], "low": amount},
        "herder_forward_no_fee": {"top": [icon("step")], "low": amount},
        "draw_discard": {"top": [icon("draw")], "low": amount},
        "exchange_token": {"top": [icon("exchange")], "low": amount},
        "take_village_tile": {"top": [icon("village")]},
        "objective": {"top": [icon("objective")]},
        "remove_hand_cards": {"top": [icon("cull")], "low": [text(f"{value}{TIMES}")]},
        "place_store": {"top": [icon("store")], "low": amount},
        "take_market_card": {"top": [{"card": value}]},
        "special_delivery": {"top": [icon("city")], "low": [icon("breeding")]},
        "upgrade_station_behind": {"top": [icon("station")], "low": [{"arrow": -1}, per("engine")]},
        "copy_adjacent": {"top": [icon("building")], "low": [{"arrow": -1}, {"arrow": 1}]},
        "buy_cattle": {"top": [icon("cow")], "low": [{"word": "buy"}]},
    }
    if name == "certificates":
        low = [{"word": "max"}] if value == "limit" else amount
        return {"top": [icon("certificate")], "low": low}
    if name == "dollars":
        if isinstance(value, int):
            return {"top": [icon("coin")], "low": [money(value)]}
        times = [text(f"{value['each']}{TIMES}")] if value["each"] > 1 else []
        return {"top": [icon("coin")], "low": [*times, per(value["per"])]}
    if name == "hire":
        return {"top": [icon("hire")], "low": [text(signed(value["cost_modifier"]))]}
    if name == "aux":
        single = value["mode"] == "single"
        return {"top": [icon("aux-single" if single else "aux-double")]}
    if name == "build":
        helpers = value.get("as_if_builders")
        paid = (
            [text(str(helpers)), per("builder")] if helpers else [money(value["cost_per_builder"])]
        )
        return {"top": [icon("building")], "low": paid}
    if name == "per_bell":
        return {"top": gains(value, "1e"), "low": [text(TIMES), per("bell")]}
    if name == "remove_hazard":
        return {"top": [icon("hazard")], "low": [money(value)]}
    if name == "per_village_pair":
        pair = [icon("green"), icon("second")]
        low = [text(f"+{value['certificates']}"), icon("certificate"), money(value["dollars"])]
        return {"top": pair, "low": low}
    return cells[name]
