"""Which steps can be pending in a position of this room, in which order, with which numbers.

What holds for the steps of a module is registered with it (`module.py`).
"""

from __future__ import annotations

from typing import Any, Final

from trailhand.core.step import Step
from trailhand.games.common.pending import Limits, beyond_limits, hopeless, named, repeated
from trailhand.games.gwt.actions import ActionEffect, ChooseOne, EitherEffect, Give, Offer
from trailhand.games.gwt.agenda import KINDS
from trailhand.games.gwt.buildings import ChooseSite
from trailhand.games.gwt.cattle import SecondCard
from trailhand.games.gwt.cities import CityDone, PayTransport, transport_cost
from trailhand.games.gwt.discs import NO_STATION, PlaceDisc
from trailhand.games.gwt.effects import Effect
from trailhand.games.gwt.facts.codes import (
    FILTERS,
    NEUTRAL_LAST,
    OFF_BOARD,
    PRIVATE,
    ROW_LENGTH,
    TRACK_END,
    building_of,
    owner_of,
)
from trailhand.games.gwt.hazards import TakeHazard
from trailhand.games.gwt.kansas_city import LeaveKansasCity
from trailhand.games.gwt.location import (
    AUX_DONE,
    LINK_BITS,
    LINKS,
    CopyAdjacent,
    CopyEffect,
    UseLocation,
)
from trailhand.games.gwt.position import side_of
from trailhand.games.gwt.railroad import LeaveTrackEnd
from trailhand.games.gwt.state import GwtState
from trailhand.games.gwt.stations import NO_MASTER, StationDone, TakeMaster
from trailhand.games.gwt.stem import DiscardCards, FirstDiscard, PayCards
from trailhand.games.gwt.trail import PHASE_A, FreeMoveEffect, HerderEffect, PlaceHerder, Walk

TURNS: Final = ("Turn", *(frame[0] for kind in KINDS for frame in kind.frames if len(frame) == 1))
# A turn in the middle: its end waits below its parts.
FRAMES: Final = (
    ("EndTurn", "DrawUp"),
    *dict.fromkeys(frame for kind in KINDS for frame in kind.frames if len(frame) > 1),
)
FRAMING: Final = frozenset([*TURNS, *(part for frame in FRAMES for part in frame)])
AUTOMATON: Final = FRAMING - {"Turn", "EndTurn", "DrawUp"}
NEVER_PENDING: Final = frozenset({"UseToken", "PlayObjective"})  # they are offered beside others
# GWT-EXC-02: exchange tokens of any seat, in the middle of any decision.
TOKENS: Final = frozenset({"ChooseDraw", "DiscardCards"})
PATIENT: Final = frozenset(
    {
        *("Walk", "PlaceHerder", "UseLocation", "Foresight", "Income", "Deliver", "ChooseDraw"),
        *("Arrows", "BuyCattle", "EngineBack", "LeaveTrackEnd", "GainCertificates"),
        *(name for kind in KINDS for name in kind.patient),
    }
)
ONCE: Final = frozenset(
    {
        *("UseLocation", "PlaceHerder", "LeaveKansasCity", "Income", "Deliver", "CityDone"),
        *("PayTransport", "PlaceDisc", "StationDone", "TakeMaster", "CopyAdjacent", "DiscardHand"),
        *("CopyAnother", "SecondCard", "ChooseSite", "Arrows", "LeaveTrackEnd", "FirstDiscard"),
        *("EngineBack", "SpecialDelivery"),
        *(name for kind in KINDS for name in kind.once),
    }
)
OF_MODULES: Final = frozenset(step.__name__ for kind in KINDS for step in kind.steps)
HOMEWARD: Final = ("LeaveKansasCity", *(name for kind in KINDS for name in kind.homeward))


def limits(state: GwtState) -> Limits:
    """The least and the most of every number of a pending step."""
    box = state.box
    effects, actions = (0, len(box.effects) - 1), (0, len(box.actions) - 1)
    stations, flag = (0, len(box.station_names) - 1), (0, 1)
    numbers, price = (1, max(box.buildings)), (0, 9)
    return {
        **{"Walk.kind": (0, 2), "Walk.limit": (0, 9), "Walk.optional": flag},
        **{"UseLocation.case": flag, "UseLocation.links": (1, (1 << LINK_BITS * LINKS) - 1)},
        **{"UseLocation.done": (0, 2 * AUX_DONE - 1), "UseLocation.blocked": flag},
        **{"CopyAdjacent.space": (0, 63), "CopyAdjacent.number": (0, LINKS - 1)},
        "CopyAdjacent.links": (1, (1 << LINK_BITS * LINKS) - 1),
        **{"CopyAnother.space": (0, 63), "CopyAnother.number": (0, LINKS - 1)},
        "CopyAnother.links": (1, (1 << LINK_BITS * LINKS) - 1),
        **{"Give.effect": effects, "Offer.action": actions},
        **{"ChooseOne.first": effects, "ChooseOne.second": effects},
        **{"ChooseDraw.most": (0, 15), "DiscardCards.left": (1, 99), "TrashCards.left": (1, 99)},
        **{"PayCards.icon": (0, len(FILTERS) - 1), "PayCards.left": (1, 9)},
        **{"GainCertificates.most": (0, 24), "Hire.modifier": (-9, 9)},
        **{"BuyCattle.cowboys": (0, ROW_LENGTH), "SecondCard.price": (0, len(box.prices) - 1)},
        **{"Build.price": price, "ChooseSite.number": numbers, "ChooseSite.price": price},
        **{"EngineForward.limit": (0, 60), "EngineBack.count": (1, 60)},
        **{"Upgrade.station": stations, "StationDone.station": stations},
        **{"TakeMaster.station": stations, "PlaceDisc.station": (NO_STATION, stations[1])},
        **{"GainObjective.to": flag, "CityDone.city": (0, len(box.cities) - 1)},
        **{"Arrows.objectives": (0, 9), "Arrows.tokens": (0, 9), "Foresight.column": (0, 2)},
        **{name: limit for module in box.modules for name, limit in module.limits(box).items()},
    }


def pending_problems(state: GwtState) -> list[str]:
    """Everything that is wrong with the agenda of a position."""
    problems = frame_problems(state) + beyond_limits(state, limits(state))
    problems = problems or owner_problems(state) + repeated(state, ONCE)
    if not problems:
        for at in range(len(state.agenda)):
            problems += place_problems(state, at)
    problems = problems or figure_problems(state)
    return problems or hopeless(state, PATIENT, TOKENS)


# -- whose steps, and in which frame --------------------------------------------------------


def frame_problems(state: GwtState) -> list[str]:
    """A turn and its end wait below everything else, once."""
    kinds = [type(step).__name__ for step in state.agenda]
    if not kinds:
        return []
    if kinds[0] != "EndTurn" and kinds[0] not in TURNS:
        return ["agenda: no turn waits below everything else"]
    frame = [kind for kind in kinds if kind in FRAMING]
    if kinds[: len(frame)] != frame or (kinds[0] in TURNS and len(kinds) > 1):
        return ["agenda: a turn waits above something else"]
    order = [kind for known in FRAMES for kind in known if kind in frame]
    if frame[0] == "EndTurn" and frame != list(dict.fromkeys(order)):
        return ["agenda: the parts of a turn are in disorder"]
    return []


def owner_problems(state: GwtState) -> list[str]:
    """Steps are those of the seat whose turn it is; tokens may be those of any seat."""
    problems: list[str] = []
    played = {step.__name__ for module in state.box.modules for step in module.steps}
    for step in state.agenda:
        kind = type(step).__name__
        behind = step.seat >= state.seats  # an automaton has no seat
        if kind != "EndTurn" and behind != (kind in AUTOMATON):
            problems.append(named(step, "it is not for this seat"))
        elif step.seat != state.active and kind not in TOKENS and kind not in TURNS:
            problems.append(named(step, "it is the turn of another seat"))
        if kind in NEVER_PENDING:
            problems.append(named(step, "it is never pending"))
        elif kind in OF_MODULES and kind not in played:
            problems.append(named(step, "its module is not played"))
    return problems


def figure_problems(state: GwtState) -> list[str]:
    """Where herders and engines may be only because something is pending."""
    problems: list[str] = []
    pending = {(type(step).__name__, step.seat) for step in state.agenda}
    for seat, player in enumerate(state.players):
        where = f"players[{seat + 1}]."
        leaving = {(kind, seat) for kind in HOMEWARD}
        if player.herder == state.box.kansas_city and not pending & leaving:
            problems.append(f"{where}herder: nobody rests in Kansas City")
        if player.engine == TRACK_END and ("LeaveTrackEnd", seat) not in pending:
            problems.append(f"{where}engine: no engine rests on space 39")
    return problems


# -- what a step needs at its place ---------------------------------------------------------


def place_problems(state: GwtState, at: int) -> list[str]:
    """What is wrong with one pending step where it is."""
    step = state.agenda[at]
    found = (
        trail_defect(state, step, at)
        or disc_defect(state, step, at)
        or action_defect(state, step, at)
        or hand_defect(state, step)
    )
    for module in state.box.modules:
        found = found or module.step_defect(state, step)
    return [named(step, found)] if found else []


def trail_defect(state: GwtState, step: Step[Any], at: int) -> str:
    """Moves, and the use of a location."""
    player = state.players[step.seat]
    if isinstance(step, Walk):
        if player.herder == OFF_BOARD or player.herder == state.box.kansas_city:
            return "the herder cannot go on from where it is"
        return "" if step.kind == PHASE_A or step.limit else "a move of no step"
    if isinstance(step, PlaceHerder):
        return "the herder is on the trail already" if player.started else ""
    if isinstance(step, LeaveKansasCity):
        return "" if player.herder == state.box.kansas_city else "the herder is elsewhere"
    if isinstance(step, UseLocation):
        return chain_defect(state, step.seat, step.spaces, step.tiles)
    if isinstance(step, CopyAdjacent):
        below = state.agenda[at - 1]
        if not isinstance(below, UseLocation) or below.spaces != step.spaces:
            return "no use of these locations waits below it"
        if step.number >= len(step.spaces) or step.spaces[step.number] != step.space:
            return "it is no link of the chain"
        return chain_defect(state, step.seat, step.spaces, step.tiles)
    return ""


def chain_defect(
    state: GwtState, seat: int, spaces: tuple[int, ...], tiles: tuple[int, ...]
) -> str:
    """The locations in use: the one of the herder, and copied buildings."""
    if spaces[0] != state.players[seat].herder:
        return "the herder is elsewhere"
    if len(set(spaces)) != len(spaces):
        return "a location is there twice"
    for number, (space, tile) in enumerate(zip(spaces, tiles, strict=True)):
        if space >= len(state.trail) or not state.box.space_kind[space]:
            return f"there is no space {space}"
        building = is_tile(state, tile) and (tile <= NEUTRAL_LAST or tile >= PRIVATE)
        if tile != state.trail[space] and not building:
            return f"{tile} is no tile of this space"
        if number and not building:
            return f"{tile} is no building"
    return ""


def is_tile(state: GwtState, tile: int) -> bool:
    """Whether this is the number of a building of this table."""
    if tile < PRIVATE:
        return 0 < tile <= NEUTRAL_LAST
    building = building_of(tile)
    in_play = building // 2 in state.box.buildings and owner_of(tile) < len(state.players)
    return in_play and building % 2 == side_of(state.box, state.sides, tile)


def disc_defect(state: GwtState, step: Step[Any], at: int) -> str:
    """A disc on its way to a city or station, and the transport to be paid."""
    above = state.agenda[at + 1] if at + 1 < len(state.agenda) else None
    below = state.agenda[at - 1]
    player = state.players[step.seat]
    if isinstance(step, PlaceDisc) and not isinstance(below, CityDone | StationDone):
        return "no city and no station waits for the disc"
    if isinstance(step, CityDone | StationDone) and not isinstance(above, PlaceDisc):
        return "no disc is on its way"
    if isinstance(step, StationDone) and isinstance(above, PlaceDisc):
        if player.stations >> step.station & 1:
            return "the station has a disc already"
        black = state.box.station_black[step.station]
        fits = (above.station, above.black, above.reserve) == (step.station, black, 0)
        return "" if fits else "the disc is for something else"
    if isinstance(step, CityDone) and isinstance(above, PlaceDisc):
        city = state.box.cities[step.city]
        if player.cities[step.city] and not city.repeatable:
            return "the city has a disc already"
        if not isinstance(below, PayTransport):
            return "no transport waits below it"
        reserve = max(0, below.cost - city.dollars)
        fits = (above.station, above.black, above.reserve) == (NO_STATION, city.black, reserve)
        return "" if fits else "the disc is for something else"
    if isinstance(step, PayTransport):
        return transport_defect(state, step, above)
    return ""


def transport_defect(state: GwtState, step: PayTransport, above: Step[Any] | None) -> str:
    """What is owed for the transport can be paid."""
    most = max(transport_cost(state, step.seat, city) for city in range(len(state.box.cities)))
    if step.cost > most:
        return f"no transport costs more than {most}"
    if not isinstance(above, CityDone) and step.cost > state.players[step.seat].money:
        return "the transport cannot be paid"
    return ""


def action_defect(state: GwtState, step: Step[Any], at: int) -> str:
    """Rewards and purchases that exist, and that can be paid."""
    box, player = state.box, state.players[step.seat]
    if isinstance(step, Give):
        return effects_defect(state, step.seat, [box.effects[step.effect]])
    if isinstance(step, Offer):
        return effects_defect(state, step.seat, box.actions[step.action].gives)
    if isinstance(step, ChooseOne):
        return effects_defect(state, step.seat, [box.effects[step.first], box.effects[step.second]])
    if isinstance(step, TakeHazard) and step.cost > player.money:
        return "it cannot be paid"
    if isinstance(step, SecondCard) and box.prices[step.price].cards != 2:
        return "only one card is bought for this price"
    if isinstance(step, ChooseSite) and not player.unbuilt >> step.number & 1:
        return "this building is not to be built"
    if isinstance(step, TakeMaster):
        slot = box.station_slot[step.station]
        return "" if slot >= 0 and state.masters[slot] != NO_MASTER else "no station master there"
    if isinstance(step, LeaveTrackEnd) and player.engine != TRACK_END:
        return "the engine is elsewhere"
    if isinstance(step, PayCards):
        framed = sum(type(each).__name__ in FRAMING for each in state.agenda)
        return "" if step.below <= at - framed else "it would give up more than an action"
    return ""


def effects_defect(state: GwtState, seat: int, effects: list[Effect]) -> str:
    """Why one of these effects can never be what waits here, or nothing."""
    for effect in effects:
        if isinstance(effect, CopyEffect):
            return "copying is begun by a location"
        in_city = state.players[seat].herder == state.box.kansas_city
        if in_city and isinstance(effect, HerderEffect | FreeMoveEffect):
            return "no herder goes on from Kansas City"
        inner: list[Effect] = []
        if isinstance(effect, EitherEffect):
            inner = [effect.first, effect.second]
        elif isinstance(effect, ActionEffect):
            inner = effect.action.gives
        defect = effects_defect(state, seat, inner)
        if defect:
            return defect
    return ""


def hand_defect(state: GwtState, step: Step[Any]) -> str:
    """Cards that are owed are in hand."""
    hand = state.players[step.seat].hand
    if isinstance(step, FirstDiscard):
        limit = state.box.first_discard
        return "" if limit and len(hand) > limit else "there is no card too many in hand"
    if cards_owed(state, step):
        owed = sum(cards_owed(state, each) for each in state.agenda if each.seat == step.seat)
        return "" if owed <= len(hand) else "more cards are owed than are in hand"
    return ""


def cards_owed(state: GwtState, step: Step[Any]) -> int:
    """How many cards of the hand a pending step is sure to take."""
    if isinstance(step, DiscardCards):
        return max(1, step.left)
    return sum(module.owes(step) for module in state.box.modules)
