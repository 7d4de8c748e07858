"""What a seat has at a table of Great Western Trail, as numbers that bots can weigh.

Features only read: what is worth how much is learned from played games, and what is allowed
at what cost is the business of the rules.
"""

from __future__ import annotations

from typing import Final

from trailhand.bots.evaluator import COMPANY, Evaluator, add_company, pending
from trailhand.bots.gwt.modules import MODULE_FEATURES, add_modules
from trailhand.bots.network import Sums
from trailhand.core.state import State
from trailhand.games.gwt.facts.box import Box
from trailhand.games.gwt.facts.codes import (
    BREEDS,
    EMPTY,
    NEUTRAL_LAST,
    OBJECTIVE,
    PRIVATE,
    PRIVATE_SPAN,
    ROW_LENGTH,
    WORKERS,
    building_of,
    owner_of,
)
from trailhand.games.gwt.kansas_city import LeaveKansasCity, hand_value
from trailhand.games.gwt.location import UseLocation
from trailhand.games.gwt.modules.poker.board import NAME as POKER
from trailhand.games.gwt.scoring import CATEGORIES, points, score
from trailhand.games.gwt.state import GwtState, Player
from trailhand.games.gwt.trail import step_limit

CITIES: Final = 11
GROUPS: Final = (
    "aux_dollar", "aux_draw", "aux_cert", "aux_engine", "aux_trash",
    "cert_4", "cert_6", "step_left", "step_right", "hand",
)  # fmt: skip
BUILDINGS: Final = 12  # the highest number on a tile
PURSES: Final = (0, 4, 8, 12, 18, 26, 40)  # dollars are worth less the more there are
MANY_DOLLARS: Final = 16
NEUTRALS: Final = "ABCDEFG"
FAR: Final = 20  # locations
FINE: Final = 4  # the breeding value of cattle worth saving for
PLENTY: Final = 4  # more than these change nothing
THOROUGHNESS: Final = 400  # iterations a turn
RIVALRY: Final = 0.1  # whoever hurries to keep the others small stays small, too

# Where each kind of feature begins.
ONE: Final = 0
LAST_TURNS: Final = 1
POINTS: Final = 2
PURSE: Final = POINTS + 12
TOKENS: Final = PURSE + 7
CERTIFICATES: Final = TOKENS + 1
PERMANENT: Final = CERTIFICATES + 1
STAFF: Final = PERMANENT + 1
CLEARED: Final = STAFF + 15
CITY: Final = CLEARED + 10
ENGINE: Final = CITY + CITIES
ENGINE_FAR: Final = ENGINE + 1
REACH: Final = ENGINE + 2
STATIONS: Final = ENGINE + 3
MASTERS: Final = ENGINE + 4
HAZARDS: Final = ENGINE + 5
GREEN: Final = ENGINE + 6
SECOND: Final = ENGINE + 7
PAIRS: Final = ENGINE + 8
BUILDING: Final = ENGINE + 9
SIDE_B: Final = BUILDING + BUILDINGS
COUNT: Final = SIDE_B + 1
TOLLS: Final = SIDE_B + 2
BREED: Final = SIDE_B + 3
CARDS: Final = BREED + 10
VARIETY: Final = CARDS + 1
BEST_HAND: Final = CARDS + 2
DOUBLES: Final = CARDS + 3
HIGH: Final = CARDS + 4
AREA: Final = CARDS + 5
OBJECTIVES: Final = CARDS + 6
OBJECTIVES_HELD: Final = CARDS + 7
HAND: Final = CARDS + 8
HAND_DOUBLES: Final = HAND + 1
HAND_CARDS: Final = HAND + 2
NEAR: Final = HAND + 3
NEAR_HAND: Final = HAND + 4
NEAR_DOUBLES: Final = HAND + 5
NEAR_CERTIFICATES: Final = HAND + 6
NEAR_CITY: Final = HAND + 7
TURNS: Final = HAND + 8
STEPS: Final = HAND + 9
AHEAD: Final = HAND + 10
DOLLARS_AHEAD: Final = AHEAD + 7
OWN_AHEAD: Final = DOLLARS_AHEAD + 7
DOLLARS_OWN: Final = OWN_AHEAD + 1
FOREIGN_AHEAD: Final = OWN_AHEAD + 2
PENDING: Final = OWN_AHEAD + 3
SUPPLY: Final = PENDING + 1
FINE_CATTLE: Final = SUPPLY + 3
USUAL_HAND: Final = FINE_CATTLE + 1
USUAL_CITY: Final = FINE_CATTLE + 2
HELD: Final = FINE_CATTLE + 3
HERE: Final = HELD + 10
DOLLARS_HERE: Final = HERE + 7
HERE_OWN: Final = DOLLARS_HERE + 7
HERE_FOREIGN: Final = HERE_OWN + BUILDINGS
HERE_BARE: Final = HERE_FOREIGN + 1
HERE_CITY: Final = HERE_FOREIGN + 2
TABLE: Final = HERE_FOREIGN + 3
MODULES: Final = TABLE + len(COMPANY)


def feature_names() -> list[str]:
    """The features in their order."""
    names = ["one", "last turns"]
    names += [f"points {name}" for name in (*CATEGORIES, POKER)]
    names += [f"dollars above {least}" for least in PURSES]
    names += ["tokens", "certificates", "permanent"]
    names += [f"{worker} {n}" for worker in WORKERS for n in range(2, ROW_LENGTH + 1)]
    names += [f"cleared {name}" for name in GROUPS]
    names += [f"city {n}" for n in range(CITIES)]
    names += ["engine", "engine far", "reach", "stations", "masters", "hazards"]
    names += ["green", "second", "pairs"]
    names += [f"building {n}" for n in range(1, BUILDINGS + 1)]
    names += ["building b", "buildings", "tolls"]
    names += [f"breed {name}" for name in BREEDS]
    names += ["cards", "variety", "best hand", "doubles", "high cards"]
    names += ["area", "objectives in deck", "objectives in hand"]
    names += ["hand value", "hand doubles", "hand cards"]
    names += ["near", "near value", "near doubles", "near certificates", "near city"]
    names += ["turns to city", "steps"]
    names += [f"ahead {letter}" for letter in NEUTRALS]
    names += [f"dollars ahead {letter}" for letter in NEUTRALS]
    names += ["ahead own", "dollars ahead own", "ahead foreign", "pending"]
    names += [f"{worker} for hire" for worker in WORKERS]
    names += ["fine cattle", "usual hand", "usual city"]
    names += [f"held {name}" for name in BREEDS]
    names += [f"here {letter}" for letter in NEUTRALS]
    names += [f"dollars here {letter}" for letter in NEUTRALS]
    names += [f"here own {n}" for n in range(1, BUILDINGS + 1)]
    names += ["here foreign", "here bare", "here city", *COMPANY]
    return names + MODULE_FEATURES


class GwtEvaluator(Evaluator):
    """Weighs seats of Great Western Trail, either edition."""

    def __init__(self) -> None:
        super().__init__(feature_names(), [*CATEGORIES, POKER])
        self.rivalry = RIVALRY
        self.thoroughness = THOROUGHNESS

    def hunch(self) -> dict[str, tuple[float, float]]:
        """What pays off over many turns: workers, money to invest, room for better hands."""
        found: dict[str, tuple[float, float]] = {
            "points money": (0.5, -0.5),
            "tokens": (0.0, 1.0),
            "certificates": (0.1, 1.5),
            "permanent": (0.3, 6.0),
            "engine": (0.0, 2.0),
            "reach": (0.0, 0.2),
            "masters": (0.0, 3.0),
            "stations": (0.0, 1.0),
            "building b": (0.0, 0.0),
            "buildings": (0.0, 3.0),
            "tolls": (0.0, 1.0),
            "best hand": (0.0, 1.5),
            "variety": (0.0, 1.0),
            "cards": (0.0, -0.5),
            "hand value": (0.0, 0.2),
            "near value": (0.1, 0.4),
            "near doubles": (0.0, -1.0),
            "near certificates": (0.1, 0.5),
            "near city": (0.2, 0.5),
            "turns to city": (-0.5, -2.0),
            "steps": (0.0, 2.0),
            "cleared hand": (0.0, 6.0),
            "cleared step_left": (0.0, 2.0),
            "cleared step_right": (0.0, 2.0),
            "pending": (0.5, 1.0),
        }
        for least in PURSES:
            found[f"dollars above {least}"] = (0.0, 0.1)
        found["dollars above 0"] = (0.1, 0.5)
        for group in GROUPS[:7]:
            found[f"cleared {group}"] = (0.0, 1.5)
        for n in range(2, ROW_LENGTH + 1):
            found[f"cowboy {n}"] = (0.0, 12.0 - 1.5 * n)
            found[f"builder {n}"] = (0.0, 9.0 - n)
            found[f"engineer {n}"] = (0.0, 9.0 - n)
        for letter in NEUTRALS:
            found[f"here {letter}"] = (0.5, 2.5)
        for n in range(1, BUILDINGS + 1):
            found[f"here own {n}"] = (0.5, 2.0)
        found["here city"] = (2.0, 4.0)
        return found

    def styles(self) -> list[dict[str, tuple[float, float]]]:
        """Builders with a town, engineers along the railway, herds of cowboys, and mixtures."""
        hired = {
            worker: {f"{worker} {n}": (0.0, 10.0) for n in range(2, ROW_LENGTH + 1)}
            for worker in WORKERS
        }
        town = {"points buildings": (0.5, 0.5), "buildings": (0.0, 4.0)}
        town |= {f"here own {n}": (0.5, 1.0) for n in range(1, BUILDINGS + 1)}
        railway = {"engine": (0.5, 3.0), "stations": (1.0, 4.0), "masters": (1.0, 4.0)}
        herd = {"best hand": (0.0, 1.0), "usual city": (0.5, 1.0), "cleared hand": (0.0, 3.0)}
        return [
            hired["builder"] | town,
            hired["engineer"] | railway,
            hired["cowboy"] | herd,
            hired["builder"] | hired["engineer"] | town | railway,
            hired["cowboy"] | hired["builder"] | hired["engineer"],
        ]

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
        found = score(state, seat)
        return [found.get(name, 0) for name in self.categories]

    def measure(self, state: State, seat: int, sums: Sums) -> None:
        assert isinstance(state, GwtState)
        player = state.players[seat]
        sums.add(ONE, 1.0)
        if state.last_turns > 0:
            sums.add(LAST_TURNS, float(state.last_turns))
        found = points(state, seat)
        for n in range(len(found)):
            if found[n]:
                sums.add(POINTS + n, float(found[n]))
        self.add_purse(player, sums)
        self.add_staff(state.box, player, sums)
        self.add_railroad(state.box, player, sums)
        self.add_buildings(state, seat, sums)
        self.add_cards(state.box, player, sums)
        self.add_way(state, seat, sums)
        self.add_places(state, seat, sums)
        sums.add(PENDING, pending(state, seat))
        self.add_here(state, seat, sums)
        self.add_table(state, sums)
        if state.box.modules:
            add_modules(state, seat, POINTS + len(CATEGORIES), MODULES, sums)

    def add_here(self, state: GwtState, seat: int, sums: Sums) -> None:
        """Where a herder stands in the middle of a turn: what can still be done."""
        left = 0.0
        for step in state.agenda:
            if step.seat == seat:
                if isinstance(step, UseLocation):
                    left = 1.0 / (1 + step.done.bit_count())
                elif isinstance(step, LeaveKansasCity):
                    sums.add(HERE_CITY, 1.0)
        if left == 0.0:
            return
        player = state.players[seat]
        tile = state.trail[player.herder]
        if tile == EMPTY:
            sums.add(HERE_BARE, left)
        elif tile <= NEUTRAL_LAST:
            sums.add(HERE + tile - 1, left)
            sums.add(DOLLARS_HERE + tile - 1, left * min(player.money, MANY_DOLLARS) / 4.0)
        elif tile < PRIVATE:
            sums.add(HERE_BARE, left)
        elif owner_of(tile) != seat:
            sums.add(HERE_FOREIGN, left)
        elif building_of(tile) // 2 <= BUILDINGS:
            sums.add(HERE_OWN + building_of(tile) // 2 - 1, left)

    def add_table(self, state: GwtState, sums: Sums) -> None:
        """What is the same for every seat: who plays, and what there is to be had."""
        counts = [0, 0, 0]
        for worker in state.jobs:
            if worker >= 0:
                counts[worker] += 1
        for worker in range(3):
            if counts[worker]:
                sums.add(SUPPLY + worker, float(min(counts[worker], PLENTY)))
        fine = 0
        for card in state.market:
            if state.box.card_value[card] >= FINE:
                fine += 1
        if fine:
            sums.add(FINE_CATTLE, float(min(fine, PLENTY)))
        add_company(state, TABLE, sums)

    def add_purse(self, player: Player, sums: Sums) -> None:
        """Dollars in layers, and what else can be spent."""
        money = player.money
        for layer, least in enumerate(PURSES):
            if money <= least:
                break
            sums.add(PURSE + layer, float(money - least))
        if player.tokens:
            sums.add(TOKENS, float(player.tokens))
        if player.certificates:
            sums.add(CERTIFICATES, float(player.certificates))
        if player.permanent:
            sums.add(PERMANENT, float(player.permanent))
        if player.green:
            sums.add(GREEN, float(player.green))
        if player.second:
            sums.add(SECOND, float(player.second))
            if player.green:
                sums.add(PAIRS, float(min(player.green, player.second)))
        if player.hazards:
            sums.add(HAZARDS, float(len(player.hazards)))

    def add_staff(self, box: Box, player: Player, sums: Sums) -> None:
        """Workers place by place, and discs that have left the board."""
        at = STAFF
        for count in player.workers:
            for n in range(count - 1):
                sums.add(at + n, 1.0)
            at += ROW_LENGTH - 1
        full = box.full_discs
        left = player.discs
        for group in range(10):
            gone = (full >> (2 * group) & 3) - (left >> (2 * group) & 3)
            if gone:
                sums.add(CLEARED + group, float(gone))

    def add_railroad(self, box: Box, player: Player, sums: Sums) -> None:
        """Engine, stations, and the cities that were delivered to."""
        for city in range(len(player.cities)):
            discs = player.cities[city]
            if discs and city < CITIES:
                sums.add(CITY + city, float(discs))
        engine = player.engine
        if engine:
            sums.add(ENGINE, engine / 10.0)
            if engine > 36:
                sums.add(ENGINE_FAR, (engine - 36) / 10.0)
        costs = box.transport[engine]
        best = 0
        for n in range(len(box.cities)):
            if costs[n] == 0 and box.cities[n].value > best:
                best = box.cities[n].value
        sums.add(REACH, float(best))
        if player.stations:
            sums.add(STATIONS, float(player.stations.bit_count()))
        if player.masters:
            sums.add(MASTERS, float(len(player.masters)))

    def add_buildings(self, state: GwtState, seat: int, sums: Sums) -> None:
        """The seat's buildings on the trail, and what entering them costs the others."""
        count = 0
        tolls = 0
        low = PRIVATE + PRIVATE_SPAN * seat
        for tile in state.trail:
            if tile >= low and tile < low + PRIVATE_SPAN:
                building = building_of(tile)
                if building // 2 <= BUILDINGS:  # those of expansions only count
                    sums.add(BUILDING + building // 2 - 1, 1.0)
                if building & 1:
                    sums.add(SIDE_B, 1.0)
                count += 1
                tolls += state.box.fee[tile]
        if count:
            sums.add(COUNT, float(count))
            sums.add(TOLLS, float(tolls))

    def add_cards(self, box: Box, player: Player, sums: Sums) -> None:
        """The whole deck: how many of each breed, and what hands it can make."""
        counts = [0] * 10
        values = [0] * 10
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
                value = box.card_value[card]
                if value > values[breed]:
                    values[breed] = value
        high = 0
        variety = 0
        for breed in range(10):
            count = counts[breed]
            if count:
                variety += 1
                sums.add(BREED + breed, float(count))
                if values[breed] >= 3:
                    high += count
        best = self.add_hands(box, player, counts, values, cards + objectives, sums)
        sums.add(CARDS, float(cards + objectives))
        sums.add(VARIETY, float(variety))
        sums.add(BEST_HAND, float(best))
        sums.add(DOUBLES, float(cards - variety))
        sums.add(HIGH, high / max(cards, 1))
        if player.area:
            sums.add(AREA, float(len(player.area)))
        if objectives:
            sums.add(OBJECTIVES, float(objectives))

    def add_hands(
        self,
        box: Box,
        player: Player,
        counts: list[int],
        values: list[int],
        cards: int,
        sums: Sums,
    ) -> int:
        """The usual hand of a deck and how far it delivers; return the value of the best one."""
        usual = usual_hand(counts, values, player.hand_limit(), cards)
        sums.add(USUAL_HAND, usual)
        reach = int(usual) + player.permanent + player.certificates
        sums.add(USUAL_CITY, float(next_city(box, player, reach)))
        values.sort(reverse=True)
        best = 0
        for n in range(min(player.hand_limit(), 10)):
            best += values[n]
        return best

    def add_way(self, state: GwtState, seat: int, sums: Sums) -> None:
        """The hand, and how far it is to the next delivery."""
        player = state.players[seat]
        value = hand_value(state, seat)
        doubles = 0
        seen = 0
        held = 0
        for card in player.hand:
            if card >= OBJECTIVE:
                held += 1
                continue
            breed = state.box.card_breed[card]
            sums.add(HELD + breed, 1.0)
            bit = 1 << breed
            if seen & bit:
                doubles += 1
            seen |= bit
        limit = step_limit(state, seat)
        ahead = locations_ahead(state, player.herder)
        near = 1.0 - min(ahead, FAR) / FAR
        if held:
            sums.add(OBJECTIVES_HELD, float(held))
        sums.add(HAND, float(value))
        sums.add(HAND_DOUBLES, float(doubles))
        sums.add(HAND_CARDS, float(len(player.hand)))
        sums.add(NEAR, near)
        sums.add(NEAR_HAND, near * value)
        sums.add(NEAR_DOUBLES, near * doubles)
        certificates = player.certificates + player.permanent
        sums.add(NEAR_CERTIFICATES, near * certificates)
        sums.add(NEAR_CITY, near * next_city(state.box, player, value + certificates))
        sums.add(TURNS, ahead / limit)
        sums.add(STEPS, float(limit))

    def add_places(self, state: GwtState, seat: int, sums: Sums) -> None:
        """What still lies ahead before Kansas City, and the dollars there are for it."""
        player = state.players[seat]
        own = 0
        foreign = 0
        dollars = min(player.money, MANY_DOLLARS) / 4.0
        low = PRIVATE + PRIVATE_SPAN * seat
        for space in range(max(player.herder, 0) + 1, state.box.kansas_city):
            tile = state.trail[space]
            if tile == EMPTY:
                continue
            if tile <= NEUTRAL_LAST:
                sums.add(AHEAD + tile - 1, 1.0)
                sums.add(DOLLARS_AHEAD + tile - 1, dollars)
            elif tile >= PRIVATE:
                if tile >= low and tile < low + PRIVATE_SPAN:
                    own += 1
                else:
                    foreign += 1
        if own:
            sums.add(OWN_AHEAD, float(own))
            sums.add(DOLLARS_OWN, own * dollars)
        if foreign:
            sums.add(FOREIGN_AHEAD, float(foreign))


def usual_hand(counts: list[int], values: list[int], limit: int, cards: int) -> float:
    """What a hand drawn at random is worth on average."""
    missing = max(1.0 - limit / max(cards, 1), 0.0)  # that a card is not in it
    usual = 0.0
    for breed in range(len(counts)):
        count = counts[breed]
        if count:
            none = 1.0
            for _ in range(count):
                none *= missing
            usual += values[breed] * (1.0 - none)
    return usual


def locations_ahead(state: GwtState, space: int) -> int:
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


def next_city(box: Box, player: Player, value: int) -> int:
    """How far along the row of cities a delivery of this value would get."""
    best = 0
    for n in range(len(box.cities)):
        city = box.cities[n]
        if city.value <= value and n > best and (city.repeatable or not player.cities[n]):
            best = n
    return best
