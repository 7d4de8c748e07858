"""Positions: the whole state as data, and what may be wrong with one.

A position is readable: cards, tiles and spaces have their names, so that a test or a
position editor can write one down. `problems` names everything impossible in it.
"""

from __future__ import annotations

from typing import Any, Final

from trailhand.core.course import Course
from trailhand.core.plain import shown
from trailhand.games.common.names import owned
from trailhand.games.common.position import PositionReader
from trailhand.games.common.settings import RANDOM
from trailhand.games.gwt.facts.box import Box
from trailhand.games.gwt.facts.codes import (
    EMPTY,
    JOB_ROWS,
    OFF_BOARD,
    PRIVATE,
    PRIVATE_SPAN,
    WORKERS,
    building_of,
    is_hazard,
    is_village,
    owner_of,
    position_name,
)
from trailhand.games.gwt.inventory import conservation_problems
from trailhand.games.gwt.state import GwtState, Player
from trailhand.games.gwt.words.names import CARD_WORDS, TILE_WORDS, building_name

FORESIGHTS: Final = 6
MOST_DISCS: Final = 20  # on one city: more than anybody has


# -- writing ------------------------------------------------------------------------------


def tile_word(tile: int) -> str:
    """A tile in a position: A, flood2b, green, 5a@1 (the seat counts from 1)."""
    if tile >= PRIVATE:
        return owned(building_name(building_of(tile)), owner_of(tile))
    return TILE_WORDS[tile]


def write_player(box: Box, player: Player) -> dict[str, Any]:
    """One player board as data."""
    return {
        "money": player.money,
        "tokens": player.tokens,
        "certificates": player.certificates,
        "herder": "off" if player.herder == OFF_BOARD else box.space_names[player.herder],
        "engine": "off" if player.engine == OFF_BOARD else position_name(player.engine),
        "workers": dict(zip(WORKERS, player.workers, strict=True)),
        "discs": {
            name: player.discs_left(group)
            for group, name in enumerate(box.disc_names)
            if player.discs_left(group)
        },
        "unbuilt": [number for number in box.buildings if player.unbuilt >> number & 1],
        "stations": [s + 1 for s in range(len(box.station_vp)) if player.stations >> s & 1],
        "cities": {str(city): discs for city, discs in enumerate(player.cities) if discs},
        "masters": [box.masters[tile].name for tile in player.masters],
        "hazards": [tile_word(tile) for tile in player.hazards],
        "green": player.green,
        "second": player.second,
        "hand": [CARD_WORDS[card] for card in player.hand],
        "draw": [CARD_WORDS[card] for card in player.draw],
        "discard": [CARD_WORDS[card] for card in player.discard],
        "area": [CARD_WORDS[card] for card in player.area],
        "unseen": [CARD_WORDS[card] for card in player.unseen],
        "job_token": bool(player.job_token),
        "started": player.started,
    }


def write_trail(state: GwtState) -> dict[str, str]:
    """The tiles on the trail by their spaces."""
    return {
        state.box.space_names[space]: tile_word(tile)
        for space, tile in enumerate(state.trail)
        if tile != EMPTY
    }


def write_jobs(state: GwtState) -> dict[str, str]:
    """The workers of the job market by row and column."""
    return {
        f"{cell // 4 + 1}.{cell % 4 + 1}": WORKERS[worker]
        for cell, worker in enumerate(state.jobs)
        if worker >= 0
    }


def write_position(state: GwtState) -> dict[str, Any]:
    """The whole state as data."""
    box = state.box
    data = {
        "active": state.active,
        "first": state.first,
        "last_turns": state.last_turns,
        "sides": "".join("ab"[state.sides >> number & 1] for number in box.buildings),
        "trail": write_trail(state),
        "supplies": [[tile_word(tile) for tile in supply] for supply in state.supplies],
        "foresight": [tile_word(tile) for tile in state.foresight],
        "jobs": write_jobs(state),
        "job_row": state.job_row + 1,
        "market": [CARD_WORDS[card] for card in state.market],
        "market_stack": [CARD_WORDS[card] for card in state.market_stack],
        "display": [CARD_WORDS[card] for card in state.display],
        "objective_stack": [CARD_WORDS[card] for card in state.objective_stack],
        "masters": ["" if t < 0 else box.masters[t].name for t in state.masters],
        "posted": ["" if w < 0 else WORKERS[w] for w in state.posted],
        "reserve": [CARD_WORDS[card] for card in state.reserve],
        "gone": [CARD_WORDS[card] for card in state.gone],
        "gone_tiles": [tile_word(tile) for tile in state.gone_tiles],
        "used": state.used,
        "closed": state.closed,
        "discreet": state.discreet,
        "players": [write_player(box, player) for player in state.players],
    }
    for part in state.parts:
        data[part.name] = part.write()
    return data


# -- reading ------------------------------------------------------------------------------


def building_words(box: Box) -> dict[str, int]:
    """The tiles of private buildings by their names, `5a@1` (the seat counts from 1)."""
    return {
        owned(building_name(building), seat): PRIVATE + PRIVATE_SPAN * seat + building
        for seat in range(box.seats)
        for number in box.buildings
        for building in (2 * number, 2 * number + 1)
    }


class Words:
    """What a position calls the places and buildings of a box."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.buildings = building_words(box)
        self.masters = [master.name for master in box.masters]
        self.track = box.track_spaces()
        self.cells = {
            f"{row + 1}.{column + 1}": 4 * row + column
            for row in range(JOB_ROWS)
            for column in box.columns
        }


_words: dict[int, Words] = {}


def words_of(box: Box) -> Words:
    """The words of a box; they are made once."""
    found = _words.get(id(box))
    if found is None or found.box is not box:
        found = _words[id(box)] = Words(box)
    return found


def find_building(box: Box, word: str) -> int:
    """The tile of a private building, or EMPTY."""
    return words_of(box).buildings.get(word, EMPTY)


def find_tile(box: Box, word: str) -> int:
    """A tile by the name that positions and views give it."""
    return find_building(box, word) if "@" in word else TILE_WORDS.index(word)


class Reader(PositionReader[GwtState]):
    """Reads a position of this room."""

    def __init__(self, box: Box, data: Any, course: Course) -> None:
        super().__init__(data, course)
        self.box = box
        self.sides = 0
        self.words = words_of(box)

    def cards(self, data: Any, name: str, where: str) -> list[int]:
        """A pile of cards."""
        return self.pile(data, name, where, CARD_WORDS)

    def tile(self, word: Any, where: str) -> int:
        """A tile by its name."""
        if isinstance(word, str) and "@" in word:
            tile = self.words.buildings.get(word, EMPTY)
            if tile == EMPTY:
                self.wrong(f"{where}: unknown building {shown(word)}")
            elif building_of(tile) % 2 != side_of(self.box, self.sides, tile):
                self.wrong(f"{where}: {word} lies with its other side up")
            return tile
        return self.known(word, TILE_WORDS, where)

    def space(self, word: Any, where: str) -> int:
        """A trail space by its name."""
        if word == "off":
            return OFF_BOARD
        space = self.known(word, self.box.space_names, where)
        if not self.box.space_kind[space]:
            self.wrong(f"{where}: this edition has no space {shown(word)}")
        return space

    def track(self, word: Any, where: str) -> int:
        """A position on the railroad track."""
        if word == "off":
            return OFF_BOARD
        if word not in self.words.track:
            self.wrong(f"{where}: unknown track space {shown(word)}")
            return 0
        return self.words.track[word]

    # -- one player -----------------------------------------------------------------------

    def player(self, data: Any, where: str) -> Player:
        """One player board."""
        box = self.box
        player = Player()
        player.money = self.number(data, "money", where, 0, 100000)
        player.tokens = self.number(data, "tokens", where, 0, 1000)
        player.certificates = self.number(data, "certificates", where, 0, 6)
        if player.certificates not in box.certificate_track:
            self.wrong(f"{where}certificates: the track has no space {player.certificates}")
        player.herder = self.space(self.field(data, "herder", str, where), where + "herder")
        player.engine = self.track(self.field(data, "engine", str, where), where + "engine")
        workers = self.field(data, "workers", dict, where)
        player.workers = [self.number(workers, w, where + "workers.", 1, 6) for w in WORKERS]
        player.discs = self.discs(data, where)
        self.board(player, data, where)
        self.cities(player, data, where)
        self.tiles(player, data, where)
        player.green = self.number(data, "green", where, 0, 11)
        player.second = self.number(data, "second", where, 0, 11)
        player.hand = self.cards(data, "hand", where)
        player.draw = self.cards(data, "draw", where)
        player.discard = self.cards(data, "discard", where)
        player.area = self.cards(data, "area", where)
        player.unseen = self.cards(data, "unseen", where)
        player.job_token = 1 if self.field(data, "job_token", bool, where) else 0
        player.started = self.field(data, "started", bool, where)
        return player

    def board(self, player: Player, data: Any, where: str) -> None:
        """What has not been built, and the stations that have been upgraded."""
        player.unbuilt = 0
        for number in self.chosen(data, "unbuilt", where, self.box.buildings):
            player.unbuilt |= 1 << number
        player.stations = 0
        stations = range(1, len(self.box.station_vp) + 1)
        for station in self.chosen(data, "stations", where, stations):
            player.stations |= 1 << (station - 1)

    def cities(self, player: Player, data: Any, where: str) -> None:
        """The discs on cities."""
        rows = self.box.cities
        player.cities = [0] * len(rows)
        most = {str(city): MOST_DISCS if row.repeatable else 1 for city, row in enumerate(rows)}
        for city, discs in self.amounts(data, "cities", where, most).items():
            player.cities[int(city)] = discs

    def tiles(self, player: Player, data: Any, where: str) -> None:
        """Station masters and hazards."""
        player.masters = self.pile(data, "masters", where, self.words.masters)
        player.permanent = sum(self.box.masters[tile].permanent for tile in player.masters)
        player.hazards = [
            self.tile(word, where + "hazards") for word in self.field(data, "hazards", list, where)
        ]
        if not all(is_hazard(tile) for tile in player.hazards):
            self.wrong(f"{where}hazards: not all of them are hazard tiles")

    def discs(self, data: Any, where: str) -> int:
        """The discs still on a player board."""
        names, full = self.box.disc_names, self.box.full_discs
        most = {name: full >> (2 * group) & 3 for group, name in enumerate(names)}
        packed = 0
        for name, count in self.amounts(data, "discs", where, most).items():
            packed |= count << (2 * names.index(name))
        return packed

    # -- the table ------------------------------------------------------------------------

    def table(self) -> GwtState:
        box, data = self.box, self.data
        state = GwtState(box, self.course.rng)
        self.course.enter(state)
        state.active = self.number(data, "active", "", 0, box.seats - 1)
        state.first = self.number(data, "first", "", 0, box.seats - 1)
        state.last_turns = self.number(data, "last_turns", "", -1, box.seats)
        state.sides = self.sides = self.letters("sides", box.buildings, "ab")
        self.trail(state)
        supplies = self.lists(data, "supplies", "", 3)
        state.supplies = [self.names(pile, TILE_WORDS, "supplies") for pile in supplies]
        state.foresight = self.pile(data, "foresight", "", TILE_WORDS)
        if len(state.foresight) != FORESIGHTS:
            self.wrong(f"foresight: {FORESIGHTS} spaces are needed")
        self.job_market(state)
        self.displays(state)
        self.station_masters(state)
        state.used = self.number(data, "used", "", 0, 1 << 30)
        state.closed = self.field(data, "closed", bool, "")
        state.discreet = self.field(data, "discreet", bool, "")
        state.players = [self.player(board, where) for board, where in self.boards(box.seats)]
        for module in box.modules:
            if part := module.read(self, box, data):
                state.parts.append(part)
        self.check_pending(over=state.last_turns == -1)
        return state

    def displays(self, state: GwtState) -> None:
        """Market, objective cards, and what has left the game."""
        data = self.data
        state.market = sorted(self.cards(data, "market", ""))
        state.market_stack = self.cards(data, "market_stack", "")
        state.display = self.cards(data, "display", "")
        state.objective_stack = self.cards(data, "objective_stack", "")
        state.reserve = self.cards(data, "reserve", "")
        state.gone = self.cards(data, "gone", "")
        state.gone_tiles = [
            self.tile(w, "gone_tiles") for w in self.field(data, "gone_tiles", list, "")
        ]

    def station_masters(self, state: GwtState) -> None:
        """The station masters on the board, and the workers in their places."""
        names = self.words.masters
        state.masters = [
            -1 if not w else self.known(w, names, "masters")
            for w in self.field(self.data, "masters", list, "")
        ]
        state.posted = [
            -1 if not w else self.known(w, WORKERS, "posted")
            for w in self.field(self.data, "posted", list, "")
        ]
        places = self.box.master_count
        if len(state.masters) != places or len(state.posted) != places:
            self.wrong(f"masters and posted: {places} places each")

    def miscounted(self, state: GwtState) -> list[str]:
        return conservation_problems(state)

    def trail(self, state: GwtState) -> None:
        """The tiles on the trail, each on a space of its kind."""
        state.trail = [EMPTY] * len(self.box.space_names)
        for name, word in self.field(self.data, "trail", dict, "").items():
            space = self.space(name, "trail")
            tile = self.tile(word, f"trail.{name}")
            state.trail[space] = tile
            if not fits(self.box, space, tile):
                self.wrong(f"trail.{name}: {shown(word)} cannot lie there")

    def job_market(self, state: GwtState) -> None:
        """Workers of the job market and the row of the token."""
        state.jobs = [-1] * 48
        state.job_row = self.number(self.data, "job_row", "", 1, 13) - 1
        cells = self.words.cells
        for cell, worker in self.field(self.data, "jobs", dict, "").items():
            if cell not in cells:
                self.wrong(f"jobs: there is no space {shown(cell)} with {self.box.seats} players")
                continue
            state.jobs[cells[cell]] = self.known(worker, WORKERS, f"jobs.{cell}")


def side_of(box: Box, sides: int, tile: int) -> int:
    """Which side of a building is up (GWT-SET-17); SAM-BUILD-06: with Sam's always b."""
    if owner_of(tile) >= box.people:
        return 1
    return sides >> (building_of(tile) // 2) & 1


def fits(box: Box, space: int, tile: int) -> bool:
    """Whether a tile may lie on a space at all."""
    kind = box.space_kind[space]
    if kind == "neutral":
        return 1 <= tile <= 7
    if kind == "building":
        return tile >= PRIVATE
    if kind == "village":
        return is_village(tile)
    if kind == "hazard":
        return is_hazard(tile) and any(space in zone for zone in (box.zones[(tile - 16) // 5],))
    return False


def read_position(box: Box, data: Any, course: Course, sides: str = RANDOM) -> GwtState:
    """The state behind a position, or ImpossiblePosition with every named problem.

    `sides` is what the settings say about the buildings.
    """
    reader = Reader(box, data, course)
    if sides != RANDOM and reader.field(data, "sides", str, "") != sides:
        reader.wrong(f"sides: the options say {sides}")
    return reader.read()
