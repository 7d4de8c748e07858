"""What a seat has at a table of Wild Tiled West, as numbers that bots can weigh.

Features only read: what is worth how much is learned from played games, and what is allowed
at what cost is the business of the rules.
"""

from __future__ import annotations

from typing import Final

from trailhand.bots.evaluator import COMPANY, Evaluator, add_company
from trailhand.bots.network import Sums
from trailhand.core.state import State
from trailhand.games.wildtiled.buildings import LumberMill
from trailhand.games.wildtiled.facts.box import Tile, Town
from trailhand.games.wildtiled.facts.codes import (
    ACE,
    BANDIT,
    BULLET,
    COW,
    DONE,
    DOUBLE_STREETS,
    GOLD,
    NOBODY,
    PICKAXE,
    PLACEMENTS,
    SHERIFF,
    STREET_ICON,
    YEARS,
)
from trailhand.games.wildtiled.fire import targets
from trailhand.games.wildtiled.grid import cells_of, count, has, spread_north, spread_south
from trailhand.games.wildtiled.metrics import METRICS, aces_of, measure
from trailhand.games.wildtiled.pastures import Wrangle, cows_in, is_booted, pasture_at
from trailhand.games.wildtiled.placement import cells_of_piece
from trailhand.games.wildtiled.placing import FreeStreets, PlaceTile
from trailhand.games.wildtiled.ridge import living_bandits
from trailhand.games.wildtiled.scoring import CATEGORIES, score
from trailhand.games.wildtiled.state import Player, WestState
from trailhand.games.wildtiled.turn import MillPile

PURSES: Final = (0, 3, 6)  # gold is worth less the more there is
HERD: Final = 7
CLOSE: Final = 4  # cells of a town that are still to be covered
TILE_ICONS: Final = (GOLD, BULLET, STREET_ICON, PICKAXE, BANDIT, SHERIFF)

# Where each kind of feature begins.
ONE: Final = 0
POINTS: Final = 1
PURSE: Final = POINTS + 11
BULLETS: Final = PURSE + 3
STREETS_DUE: Final = BULLETS + 1
INCOME: Final = BULLETS + 2
TO_HAT: Final = BULLETS + 3
TOWN_LEFT: Final = BULLETS + 4
TOWN_PROGRESS: Final = TOWN_LEFT + CLOSE
HERDS: Final = TOWN_PROGRESS + 1
AT_HAND: Final = HERDS + HERD
BANDITS: Final = AT_HAND + 1
TUSSLE: Final = AT_HAND + 2
LEAD: Final = AT_HAND + 3
SHERIFFS: Final = AT_HAND + 4
IN_SIGHT: Final = AT_HAND + 5
ACES: Final = AT_HAND + 6
SUITS_HELD: Final = ACES + 1
BEST_SUIT: Final = ACES + 2
YELLOW: Final = ACES + 3
PINK: Final = ACES + 4
RED_UNPAID: Final = ACES + 5
RED_SIDES: Final = ACES + 6
MILLS: Final = ACES + 7
PAIRS: Final = ACES + 8
PARTNERS: Final = ACES + 9
COVERED: Final = ACES + 10
REACH: Final = ACES + 11
LONE: Final = ACES + 12
TILE: Final = ACES + 13
TILE_CELLS: Final = TILE + 1
TILE_COWS: Final = TILE + 2
TILE_ACES: Final = TILE + 3
TILE_BUILDING: Final = TILE + 4
TILE_GOODS: Final = TILE + 5
STREETS_TURN: Final = TILE_GOODS + len(TILE_ICONS)
MILL_TURN: Final = STREETS_TURN + 1
TABLE: Final = MILL_TURN + 1


def feature_names() -> list[str]:
    """The features in their order."""
    names = ["one"]
    names += [f"points {name}" for name in CATEGORIES]
    names += [f"gold above {least}" for least in PURSES]
    names += ["bullets", "streets due", "income to come", "spaces to hat"]
    names += [f"town lacks {n}" for n in range(1, CLOSE + 1)]
    names += ["town progress"]
    names += [f"open herd {n}" for n in range(1, HERD + 1)]
    names += ["herd at hand", "bandits", "tussle", "bandit lead", "sheriffs", "in sight"]
    names += ["aces", "suits", "best suit"]
    names += ["yellow signs", "pink signs", "red unpaid", "red sides", "mills", "street pairs"]
    names += ["partner progress", "covered", "reach", "lone cells"]
    names += ["tile", "tile cells", "tile cows", "tile aces", "tile building"]
    names += ["tile gold", "tile bullets", "tile streets", "tile pickaxes"]
    names += ["tile bandits", "tile sheriffs", "streets turn", "mill turn"]
    names += COMPANY
    return names


class WestEvaluator(Evaluator):
    """Weighs seats of Wild Tiled West."""

    def __init__(self) -> None:
        super().__init__(feature_names(), list(CATEGORIES))

    def hunch(self) -> dict[str, tuple[float, float]]:
        """Towns nearly full, cows in open pastures, gold to draft with, few bandits."""
        found: dict[str, tuple[float, float]] = {
            "points horseshoes": (1.0, -0.4),
            "points partners": (0.9, -0.4),
            "gold above 0": (0.2, 1.2),
            "gold above 3": (0.0, -0.4),
            "gold above 6": (0.0, -0.4),
            "bullets": (0.3, 0.8),
            "streets due": (0.8, 0.8),
            "income to come": (0.5, 0.3),
            "spaces to hat": (-0.3, -1.2),
            "town lacks 1": (1.5, 2.2),
            "town lacks 2": (0.7, 2.0),
            "town lacks 3": (0.2, 1.6),
            "town lacks 4": (0.0, 1.0),
            "town progress": (0.0, 1.5),
            "herd at hand": (0.8, -0.3),
            "bandits": (-0.1, -0.6),
            "tussle": (0.7, -0.3),
            "bandit lead": (0.1, 0.4),
            "sheriffs": (0.0, 1.0),
            "in sight": (0.3, 0.8),
            "aces": (0.0, 1.0),
            "suits": (0.2, 1.0),
            "best suit": (0.2, 1.0),
            "yellow signs": (0.0, 3.0),
            "pink signs": (0.0, 2.0),
            "red unpaid": (1.5, 2.0),
            "red sides": (-1.5, -1.0),
            "mills": (0.3, 2.0),
            "street pairs": (0.0, 2.0),
            "partner progress": (0.1, 0.5),
            "covered": (0.1, 0.2),
            "reach": (0.0, 0.05),
            "lone cells": (-0.1, -0.5),
            "tile": (0.5, 0.0),
            "tile cells": (0.5, 0.6),
            "tile cows": (0.5, 0.6),
            "tile aces": (0.5, 1.5),
            "tile building": (1.5, 1.5),
            "tile gold": (0.2, 0.8),
            "tile bullets": (0.5, 1.0),
            "tile streets": (0.8, 0.8),
            "tile pickaxes": (1.5, 1.0),
            "tile bandits": (-0.5, -0.8),
            "tile sheriffs": (0.3, 1.0),
            "streets turn": (1.0, 0.5),
            "mill turn": (2.0, 2.0),
        }
        for n, points in enumerate((0.4, 1.0, 1.8, 2.6, 3.4, 4.0, 4.0), 1):
            found[f"open herd {n}"] = (0.0, points)
        return found

    def clock(self, state: State) -> float:
        """The rounds that are still to be played."""
        assert isinstance(state, WestState)
        rounds = state.box.rounds
        left = -state.round
        for year in range(state.year, YEARS):
            left += rounds[year]
        return left / sum(rounds)

    def final(self, state: State, seat: int) -> list[int]:
        assert isinstance(state, WestState)
        return list(score(state, seat).values())

    def measure(self, state: State, seat: int, sums: Sums) -> None:
        assert isinstance(state, WestState)
        player = state.players[seat]
        sums.add(ONE, 1.0)
        at = POINTS
        for points in score(state, seat).values():
            if points:
                sums.add(at, float(points))
            at += 1
        self.add_purse(state, player, sums)
        self.add_towns(state, player, sums)
        self.add_herds(state, seat, sums)
        self.add_bandits(state, seat, sums)
        self.add_aces(state, seat, sums)
        self.add_buildings(state, player, sums)
        self.add_partners(state, seat, sums)
        self.add_ground(player, sums)
        self.add_turn(state, seat, sums)
        add_company(state, TABLE, sums)

    def add_purse(self, state: WestState, player: Player, sums: Sums) -> None:
        """Gold in layers, bullets, streets, and what the mine is going to bring."""
        gold = player.gold
        for layer, least in enumerate(PURSES):
            if gold <= least:
                break
            sums.add(PURSE + layer, float(gold - least))
        if player.bullets:
            sums.add(BULLETS, float(player.bullets))
        if player.streets_due:
            sums.add(STREETS_DUE, float(player.streets_due))
        years = max(YEARS - 1 - state.year, 0)
        sums.add(INCOME, float(state.box.mine_income[player.mine] * years))
        if player.mine < state.box.hat:
            sums.add(TO_HAT, float(state.box.hat - player.mine))

    def add_towns(self, state: WestState, player: Player, sums: Sums) -> None:
        """How much of each town is covered, by what it would score this year."""
        side = player.side
        bonus = state.box.town_bonus[min(state.year, YEARS - 1)]
        for number in range(len(side.towns)):
            if player.towns >> number & 1:
                continue
            town = side.towns[number]
            worth = (town.points + bonus) / 5.0
            lacks = count(town.north & player.free_north, town.south & player.free_south)
            if 1 <= lacks <= CLOSE:
                sums.add(TOWN_LEFT + lacks - 1, worth)
            sums.add(TOWN_PROGRESS, worth * (1.0 - lacks / size_of(town)))

    def add_herds(self, state: WestState, seat: int, sums: Sums) -> None:
        """The cows of every pasture that can still grow and has no boot."""
        player = state.players[seat]
        seen_north = 0
        seen_south = 0
        most = 0
        for cell in cells_of(player.cow_north, player.cow_south):
            if has(seen_north, seen_south, cell):
                continue
            pasture = pasture_at(player, cell)
            seen_north |= pasture[0]
            seen_south |= pasture[1]
            if is_booted(player, pasture):
                continue
            cows = min(cows_in(player, pasture), HERD)
            most = max(most, cows)
            if (
                spread_north(pasture[0], pasture[1]) & player.free_north
                or spread_south(pasture[0], pasture[1]) & player.free_south
            ):
                sums.add(HERDS + cows - 1, 1.0)
        step = state.agenda[-1]
        if step.seat == seat and isinstance(step, Wrangle):
            sums.add(AT_HAND, float(state.box.herd_points[most]))

    def add_bandits(self, state: WestState, seat: int, sums: Sums) -> None:
        """Bandits against those of the others, and who could be shot."""
        player = state.players[seat]
        mine = player.side.rule.bandits(player)
        fewest = 99
        most = mine
        for other in state.players:
            if other is not player:
                theirs = other.side.rule.bandits(other)
                fewest = min(fewest, theirs)
                most = max(most, theirs)
        if state.ridge is not None:
            fewest = living_bandits(state.box, state.ridge)
        sums.add(BANDITS, float(mine))
        sums.add(LEAD, float(max(-3, min(3, fewest - mine))))
        if state.year < YEARS:
            points = float(state.box.tussle_points[state.year])
            if mine <= fewest:
                sums.add(TUSSLE, points)
            elif mine == most:
                sums.add(TUSSLE, -points)
        if player.sheriff_north or player.sheriff_south:
            sums.add(SHERIFFS, float(count(player.sheriff_north, player.sheriff_south)))
            north, south = targets(player)
            if north or south:
                sums.add(IN_SIGHT, float(count(north, south)))

    def add_aces(self, state: WestState, seat: int, sums: Sums) -> None:
        """Aces on the way to a set."""
        total = 0
        suits = 0
        best = 0
        for number in aces_of(state, seat):
            if number:
                total += number
                suits += 1
                best = max(best, number)
        if total:
            sums.add(ACES, float(total))
            sums.add(SUITS_HELD, float(suits))
            sums.add(BEST_SUIT, float(best))

    def add_buildings(self, state: WestState, player: Player, sums: Sums) -> None:
        """Signs by colour, and how far red ones are from being surrounded."""
        for place in player.named:
            piece = player.pieces[place]
            mark = player.marks[place]
            tile = state.box.tiles[piece // PLACEMENTS]
            if mark & DOUBLE_STREETS:
                sums.add(PAIRS, 1.0)
            if tile.sign == "yellow":
                sums.add(YELLOW, 1.0)
            elif tile.sign == "pink":
                sums.add(PINK, 1.0)
            if mark & DONE:
                continue
            if tile.sign == "red":
                north, south = cells_of_piece(state.box, piece)
                sides = count(
                    spread_north(north, south) & player.free_north,
                    spread_south(north, south) & player.free_south,
                )
                sums.add(RED_UNPAID, 1.0)
                sums.add(RED_SIDES, min(sides, 8) / 8.0)
            elif isinstance(tile.building, LumberMill):
                sums.add(MILLS, 1.0)

    def add_partners(self, state: WestState, seat: int, sums: Sums) -> None:
        """How near the partners are to being content."""
        player = state.players[seat]
        near = partner_progress(state, seat, player.partner)
        near += partner_progress(state, seat, player.second)
        if near > 0.0:
            sums.add(PARTNERS, near)

    def add_ground(self, player: Player, sums: Sums) -> None:
        """Covered cells, where the settlement can grow, and cells that only a street fills."""
        side = player.side
        north = player.free_north
        south = player.free_south
        sums.add(COVERED, float(count(side.open_north & ~north, side.open_south & ~south)))
        sums.add(REACH, float(count(player.reach_north, player.reach_south)))
        lone = count(north & ~spread_north(north, south), south & ~spread_south(north, south))
        if lone:
            sums.add(LONE, float(lone))

    def add_turn(self, state: WestState, seat: int, sums: Sums) -> None:
        """What has been taken and is not on the board yet."""
        for step in state.agenda:
            if step.seat != seat:
                continue
            if isinstance(step, PlaceTile):
                self.add_tile(state.box.tiles[step.tile], sums)
            elif isinstance(step, FreeStreets):
                sums.add(STREETS_TURN, 1.0)
            elif isinstance(step, MillPile):
                sums.add(MILL_TURN, 1.0)

    def add_tile(self, tile: Tile, sums: Sums) -> None:
        """A tile that is about to be placed."""
        turned = tile.shape.turned(0)
        sums.add(TILE, 1.0)
        sums.add(TILE_CELLS, float(len(turned.kinds)))
        sums.add(TILE_COWS, float(turned.kinds.count(COW)))
        for icon in turned.icons:
            if icon >= ACE:
                sums.add(TILE_ACES, 1.0)
        if tile.building is not None:
            sums.add(TILE_BUILDING, 1.0)
        for n, icon in enumerate(TILE_ICONS):
            if tile.icons[icon]:
                sums.add(TILE_GOODS + n, float(tile.icons[icon]))


def size_of(town: Town) -> int:
    """The cells of a town."""
    return max(count(town.north, town.south), 1)


def partner_progress(state: WestState, seat: int, card: int) -> float:
    """The points that a partner may still give, by how much of each condition is met."""
    if card == NOBODY:
        return 0.0
    near = 0.0
    for line in state.box.partners[card].conditions:
        value = measure(state, seat, METRICS[line.metric])
        if line.at_least:
            if value < line.value:
                near += line.points * value / line.value
        elif value > line.value:
            near += line.points * (line.value + 1) / (value + 1)
    return near
