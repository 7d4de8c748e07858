"""What a seat has at a table of Great Western Trail, as numbers that bots can weigh.

Features only read: what is worth how much is learned from played games, and what is allowed
at what cost is the business of the rules.
"""

from __future__ import annotations

from typing import Final

from trailhand.bots.evaluator import Evaluator
from trailhand.core.state import State
from trailhand.games.gwt.agenda import STEPS
from trailhand.games.gwt.box import Box
from trailhand.games.gwt.codes import (
    BREEDS,
    EMPTY,
    NEUTRAL_LAST,
    OBJECTIVE,
    PRIVATE,
    PRIVATE_SPAN,
    ROW_LENGTH,
    WORKERS,
    building_of,
)
from trailhand.games.gwt.kansas_city import hand_value
from trailhand.games.gwt.scoring import CATEGORIES, score
from trailhand.games.gwt.state import GwtState
from trailhand.games.gwt.trail import step_limit

CITIES: Final = 11
GROUPS: Final = (
    "aux_dollar", "aux_draw", "aux_cert", "aux_engine", "aux_trash",
    "cert_4", "cert_6", "step_left", "step_right", "hand",
)  # fmt: skip
BUILDINGS: Final = 13  # one more than the highest number on a tile
FEW_DOLLARS: Final = 8
MANY_DOLLARS: Final = 16
NEUTRALS: Final = "ABCDEFG"


def feature_names() -> list[str]:
    """The features in their order."""
    names = ["one", "last turns", "job token"]
    names += [f"points {name}" for name in CATEGORIES]
    names += ["few dollars", "more dollars", "tokens", "certificates", "permanent"]
    names += [f"{worker} {n}" for worker in WORKERS for n in range(2, ROW_LENGTH + 1)]
    names += [f"cleared {name}" for name in GROUPS]
    names += [f"city {n}" for n in range(CITIES)]
    names += ["engine", "engine far", "stations", "masters", "hazards", "green", "second", "pairs"]
    names += [f"building {n}" for n in range(1, BUILDINGS)]
    names += ["building b", "buildings", "tolls"]
    names += [f"breed {name}" for name in BREEDS]
    names += ["cards", "variety", "best hand", "doubles", "high cards"]
    names += ["area", "objectives in deck", "objectives in hand"]
    names += ["hand value", "hand doubles", "hand cards", "nearness", "near value", "near doubles"]
    names += ["near certificates", "turns to city", "steps", "reach", "unstarted"]
    names += [f"ahead {letter}" for letter in NEUTRALS]
    names += [f"dollars ahead {letter}" for letter in NEUTRALS]
    names += ["ahead own", "dollars ahead own", "ahead foreign"]
    names += [f"waiting {step.__name__}" for step in STEPS]
    return names


class GwtEvaluator(Evaluator):
    """Expects scores of Great Western Trail, either edition."""

    def __init__(self) -> None:
        super().__init__(feature_names(), list(CATEGORIES))
        self.waiting: dict[type, int] = {}
        for n in range(len(STEPS)):
            self.waiting[STEPS[n]] = n

    def hunch(self) -> dict[str, tuple[float, float]]:
        """Workers and cleared discs pay off over many turns, a good hand in Kansas City."""
        found: dict[str, tuple[float, float]] = {
            "tokens": (0.0, 0.5),
            "certificates": (0.2, 0.5),
            "permanent": (0.5, 3.0),
            "engine": (0.2, 1.0),
            "best hand": (0.1, 0.7),
            "near value": (0.2, 0.1),
            "cleared hand": (0.0, 4.0),
            "cleared step_left": (0.0, 3.0),
            "cleared step_right": (0.0, 3.0),
        }
        for worker in WORKERS:
            for n in range(2, ROW_LENGTH + 1):
                found[f"{worker} {n}"] = (0.0, 5.0 if worker == "cowboy" else 4.0)
        return found

    def goods(self) -> list[str]:
        return ["few dollars", "more dollars", "tokens", "certificates", "permanent"]

    def clock(self, state: State) -> float:
        """The job market is the clock: it runs out cell by cell."""
        assert isinstance(state, GwtState)
        if state.last_turns:
            return 0.0
        box = state.box
        rows = len(box.row_cost) - box.token_start
        filled = 0
        row = state.job_row
        for column in box.columns:
            if state.jobs[4 * row + column] >= 0:
                filled += 1
        gone = row - box.token_start + filled / len(box.columns)
        return 1.0 - gone / rows

    def final(self, state: State, seat: int) -> list[int]:
        assert isinstance(state, GwtState)
        return list(score(state, seat).values())

    def features(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, GwtState)
        box = state.box
        player = state.players[seat]
        found: list[float] = [1.0, float(max(state.last_turns, 0)), float(player.job_token)]
        for points in score(state, seat).values():
            found.append(float(points))
        found.append(float(min(player.money, FEW_DOLLARS)))
        found.append(float(max(player.money - FEW_DOLLARS, 0)))
        found.append(float(player.tokens))
        found.append(float(player.certificates))
        found.append(float(player.permanent))
        for count in player.workers:
            for n in range(2, ROW_LENGTH + 1):
                found.append(1.0 if count >= n else 0.0)
        full = box.full_discs
        for group in range(len(GROUPS)):
            found.append(float((full >> (2 * group) & 3) - player.discs_left(group)))
        for city in range(CITIES):
            found.append(float(player.cities[city]) if city < len(player.cities) else 0.0)
        found.append(player.engine / 10.0)
        found.append(max(player.engine - 36, 0) / 10.0)
        found.append(float(player.stations.bit_count()))
        found.append(float(len(player.masters)))
        found.append(float(len(player.hazards)))
        found.append(float(player.green))
        found.append(float(player.second))
        found.append(float(min(player.green, player.second)))
        self.add_buildings(state, seat, found)
        self.add_cards(state, seat, found)
        self.add_way(state, seat, found)
        self.add_places(state, seat, found)
        waiting = [0.0] * len(STEPS)
        for step in state.agenda:
            if step.seat == seat:
                waiting[self.waiting[type(step)]] += 1.0
        found += waiting
        return found

    def add_buildings(self, state: GwtState, seat: int, found: list[float]) -> None:
        """Own buildings on the trail, and what entering them costs the others."""
        numbers = [0.0] * BUILDINGS
        others = 0
        count = 0
        tolls = 0
        low = PRIVATE + PRIVATE_SPAN * seat
        for tile in state.trail:
            if low <= tile < low + PRIVATE_SPAN:
                building = building_of(tile)
                numbers[building // 2] = 1.0
                others += building & 1
                count += 1
                tolls += state.box.fee[tile]
        found += numbers[1:]
        found.append(float(others))
        found.append(float(count))
        found.append(float(tolls))

    def add_cards(self, state: GwtState, seat: int, found: list[float]) -> None:
        """The whole deck: how many of each breed, and what hands it can make."""
        box = state.box
        player = state.players[seat]
        counts = [0] * len(BREEDS)
        values = [0] * len(BREEDS)
        cards = 0
        objectives = 0
        for pile in (player.draw, player.hand, player.discard):
            for card in pile:
                if card >= OBJECTIVE:
                    objectives += 1
                    continue
                breed = box.card_breed[card]
                counts[breed] += 1
                cards += 1
                if box.card_value[card] > values[breed]:
                    values[breed] = box.card_value[card]
        high = 0
        variety = 0
        for breed in range(len(BREEDS)):
            found.append(float(counts[breed]))
            if counts[breed]:
                variety += 1
            if values[breed] >= 3:
                high += counts[breed]
        values.sort(reverse=True)
        best = 0
        for n in range(min(player.hand_limit(), len(values))):
            best += values[n]
        found.append(float(cards + objectives))
        found.append(float(variety))
        found.append(float(best))
        found.append(float(cards - variety))
        found.append(high / max(cards, 1))
        found.append(float(len(player.area)))
        found.append(float(objectives))
        held = 0
        for card in player.hand:
            if card >= OBJECTIVE:
                held += 1
        found.append(float(held))

    def add_way(self, state: GwtState, seat: int, found: list[float]) -> None:
        """The hand, and how far it is to the next delivery."""
        player = state.players[seat]
        value = float(hand_value(state, seat))
        doubles = 0
        seen = 0
        for card in player.hand:
            if card < OBJECTIVE:
                bit = 1 << state.box.card_breed[card]
                if seen & bit:
                    doubles += 1
                seen |= bit
        limit = step_limit(state, seat)
        ahead = self.locations_ahead(state, player.herder)
        turns = float((ahead + limit - 1) // limit) if ahead else 0.0
        near = 1.0 - min(ahead, 20) / 20.0
        found.append(value)
        found.append(float(doubles))
        found.append(float(len(player.hand)))
        found.append(near)
        found.append(near * value)
        found.append(near * doubles)
        found.append(near * (player.certificates + player.permanent))
        found.append(turns)
        found.append(float(limit))
        found.append(float(self.engine_reach(state.box, player.engine)))
        found.append(0.0 if player.started else 1.0)

    def add_places(self, state: GwtState, seat: int, found: list[float]) -> None:
        """What still lies ahead before Kansas City, and the dollars there are for it."""
        player = state.players[seat]
        neutral = [0.0] * (NEUTRAL_LAST + 1)
        own = 0
        foreign = 0
        low = PRIVATE + PRIVATE_SPAN * seat
        for space in range(max(player.herder, 0) + 1, state.box.kansas_city):
            tile = state.trail[space]
            if tile == EMPTY:
                continue
            if tile <= NEUTRAL_LAST:
                neutral[tile] = 1.0
            elif low <= tile < low + PRIVATE_SPAN:
                own += 1
            elif tile >= PRIVATE:
                foreign += 1
        dollars = min(player.money, MANY_DOLLARS) / 4.0
        found += neutral[1:]
        for tile in range(1, NEUTRAL_LAST + 1):
            found.append(neutral[tile] * dollars)
        found.append(float(own))
        found.append(own * dollars)
        found.append(float(foreign))

    def locations_ahead(self, state: GwtState, space: int) -> int:
        """How many locations lie on the shortest way to Kansas City."""
        box = state.box
        if space < 0:
            space = box.start
        goal = box.kansas_city
        steps = [0] * len(box.next_spaces)
        for at in range(goal - 1, space - 1, -1):
            least = 99
            for following in box.next_spaces[at]:
                cost = steps[following]
                if following == goal or state.trail[following] != EMPTY:
                    cost += 1
                if cost < least:
                    least = cost
            steps[at] = least
        return steps[space]

    def engine_reach(self, box: Box, engine: int) -> int:
        """The dearest city that is free of transport cost."""
        best = 0
        for n in range(len(box.cities)):
            if box.transport[engine][n] == 0 and box.cities[n].value > best:
                best = box.cities[n].value
        return best
