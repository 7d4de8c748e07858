"""Positions: the whole state as data, and what may be wrong with one.

A position is readable: cards, tiles and spaces have their names, so that a test or a
position editor can write one down. `problems` names everything impossible in it.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from trailhand.games.common.agenda import write_agenda
from trailhand.games.common.names import owned
from trailhand.games.common.position import PositionReader, compare
from trailhand.games.gwt.agenda import BY_NAME
from trailhand.games.gwt.box import Box
from trailhand.games.gwt.codes import (
    EMPTY,
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
from trailhand.games.gwt.state import GwtState, Player
from trailhand.games.gwt.words import CARD_WORDS, TILE_WORDS, building_name

NUMBERS: Final = ("money", "tokens", "certificates", "green", "second")
PILES: Final = ("hand", "draw", "discard", "area", "unseen")


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
        "turn": state.turn,
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
        "agenda": write_agenda(state),
        "rng": state.rng.save(),
    }
    for part in state.parts:
        data[part.name] = part.write()
    return data


# -- reading ------------------------------------------------------------------------------


class Reader(PositionReader[GwtState]):
    """Reads a position of this room."""

    def __init__(self, box: Box, data: Any) -> None:
        super().__init__(data)
        self.box = box

    def cards(self, data: Any, name: str, where: str) -> list[int]:
        """A pile of cards."""
        return self.pile(data, name, where, CARD_WORDS)

    def tile(self, word: Any, where: str) -> int:
        """A tile by its name."""
        if isinstance(word, str) and "@" in word:
            name, _, seat = word.partition("@")
            buildings = [building_name(2 * n + side) for n in self.box.buildings for side in (0, 1)]
            if name in buildings and seat in [str(s + 1) for s in range(self.box.seats)]:
                building = 2 * int(name[:-1]) + "ab".index(name[-1])
                return PRIVATE + PRIVATE_SPAN * (int(seat) - 1) + building
            self.wrong(f"{where}: unknown building {word!r}")
            return EMPTY
        return self.known(word, TILE_WORDS, where)

    def space(self, word: Any, where: str) -> int:
        """A trail space by its name."""
        if word == "off":
            return OFF_BOARD
        space = self.known(word, self.box.space_names, where)
        if not self.box.space_kind[space]:
            self.wrong(f"{where}: this edition has no space {word!r}")
        return space

    def track(self, word: Any, where: str) -> int:
        """A position on the railroad track."""
        if word == "off":
            return OFF_BOARD
        names = [position_name(p) for p in range(79) if p % 2 == 0 or self.box.turnout[p]]
        if word not in names:
            self.wrong(f"{where}: unknown track space {word!r}")
            return 0
        return round(2 * float(word))

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
        player.discs = self.discs(self.field(data, "discs", dict, where), where)
        player.unbuilt = 0
        for number in self.field(data, "unbuilt", list, where):
            if number in box.buildings:
                player.unbuilt |= 1 << number
            else:
                self.wrong(f"{where}unbuilt: there is no building {number!r}")
        player.stations = 0
        for station in self.field(data, "stations", list, where):
            if isinstance(station, int) and 1 <= station <= len(box.station_vp):
                player.stations |= 1 << (station - 1)
            else:
                self.wrong(f"{where}stations: there is no station {station!r}")
        player.cities = [0] * len(box.cities)
        for city, discs in self.field(data, "cities", dict, where).items():
            if city in [str(c) for c in range(len(box.cities))] and isinstance(discs, int):
                player.cities[int(city)] = discs
                if discs > 1 and not box.cities[int(city)].repeatable:
                    self.wrong(f"{where}cities: {discs} discs on city {city}, which takes one")
            else:
                self.wrong(f"{where}cities: there is no city {city!r}")
        names = [master.name for master in box.masters]
        player.masters = [
            self.known(word, names, where + "masters")
            for word in self.field(data, "masters", list, where)
        ]
        player.permanent = sum(box.masters[tile].permanent for tile in player.masters)
        player.hazards = [
            self.tile(word, where + "hazards") for word in self.field(data, "hazards", list, where)
        ]
        if not all(is_hazard(tile) for tile in player.hazards):
            self.wrong(f"{where}hazards: not all of them are hazard tiles")
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

    def discs(self, data: dict[str, Any], where: str) -> int:
        """The discs still on a player board."""
        packed = 0
        for name, count in data.items():
            if name not in self.box.disc_names:
                self.wrong(f"{where}discs: unknown disc space {name!r}")
                continue
            group = self.box.disc_names.index(name)
            most = self.box.full_discs >> (2 * group) & 3
            if not isinstance(count, int) or not 0 <= count <= most:
                self.wrong(f"{where}discs.{name}: {count!r} is not between 0 and {most}")
                continue
            packed |= count << (2 * group)
        return packed

    # -- the table ------------------------------------------------------------------------

    def table(self) -> GwtState:
        box, data = self.box, self.data
        state = GwtState(box, self.generator())
        state.turn = self.number(data, "turn", "", 0, 100000)
        state.active = self.number(data, "active", "", 0, box.seats - 1)
        state.first = self.number(data, "first", "", 0, box.seats - 1)
        state.last_turns = self.number(data, "last_turns", "", -1, box.seats)
        state.sides = self.letters("sides", box.buildings, "ab")
        self.trail(state)
        supplies = self.field(data, "supplies", list, "")
        state.supplies = [[self.tile(w, "supplies") for w in pile] for pile in supplies]
        state.foresight = [
            self.tile(w, "foresight") for w in self.field(data, "foresight", list, "")
        ]
        if len(state.supplies) != 3 or len(state.foresight) != 6:
            self.wrong("there are 3 supplies and 6 foresight spaces")
        self.job_market(state)
        state.market = sorted(self.cards(data, "market", ""))
        state.market_stack = self.cards(data, "market_stack", "")
        state.display = self.cards(data, "display", "")
        state.objective_stack = self.cards(data, "objective_stack", "")
        names = [master.name for master in box.masters]
        state.masters = [
            -1 if not w else self.known(w, names, "masters")
            for w in self.field(data, "masters", list, "")
        ]
        state.posted = [
            -1 if not w else self.known(w, list(WORKERS), "posted")
            for w in self.field(data, "posted", list, "")
        ]
        if len(state.masters) != box.master_count or len(state.posted) != box.master_count:
            self.wrong(f"masters and posted: {box.master_count} places each")
        state.reserve = self.cards(data, "reserve", "")
        state.gone = self.cards(data, "gone", "")
        state.gone_tiles = [
            self.tile(w, "gone_tiles") for w in self.field(data, "gone_tiles", list, "")
        ]
        state.used = self.number(data, "used", "", 0, 1 << 30)
        state.closed = self.field(data, "closed", bool, "")
        state.discreet = self.field(data, "discreet", bool, "")
        state.players = [self.player(board, where) for board, where in self.boards(box.seats)]
        for module in box.modules:
            if part := module.read(self, box, data):
                state.parts.append(part)
        state.agenda = self.agenda(BY_NAME, box.seats, state.last_turns == -1)
        return state

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
                self.wrong(f"trail.{name}: {word!r} cannot lie there")

    def job_market(self, state: GwtState) -> None:
        """Workers of the job market and the row of the token."""
        state.jobs = [-1] * 48
        state.job_row = self.number(self.data, "job_row", "", 1, 13) - 1
        cells = [f"{row + 1}.{column + 1}" for row in range(12) for column in self.box.columns]
        for cell, worker in self.field(self.data, "jobs", dict, "").items():
            if cell not in cells:
                self.wrong(f"jobs: there is no space {cell!r} with {self.box.seats} players")
                continue
            row, column = cell.split(".")
            place = 4 * (int(row) - 1) + int(column) - 1
            state.jobs[place] = self.known(worker, list(WORKERS), f"jobs.{cell}")


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


def read_position(box: Box, data: Any) -> GwtState:
    """The state behind a position, or ImpossiblePosition with every named problem."""
    return Reader(box, data).read()


# -- conservation -------------------------------------------------------------------------


def conservation_problems(state: GwtState) -> list[str]:
    """Every component is somewhere exactly once: what is missing, and what is there twice."""
    problems: list[str] = []
    box = state.box
    compare(problems, "card", all_cards(state), expected_cards(box), CARD_WORDS)
    tiles = Counter(all_tiles(state))
    compare(problems, "tile", tiles, expected_tiles(box), TILE_WORDS)
    for seat in range(state.seats):
        problems += player_problems(state, seat, state.players[seat])
    masters = [t for t in state.masters if t >= 0]
    masters += [t for player in state.players for t in player.masters]
    masters += [t for part in state.parts for t in part.masters()]
    if len(set(masters)) != len(masters):
        problems.append("a station master tile is there twice")
    in_play = box.master_count + box.masters_aside
    if len(masters) != in_play:
        problems.append(f"{len(masters)} station master tiles instead of {in_play}")
    if sum(player.job_token for player in state.players) > (1 if state.job_row >= 12 else 0):
        problems.append("the job market token is in two places")
    engines = [player.engine for player in state.players if player.engine]
    if len(set(engines)) != len(engines):
        problems.append("two engines on one space of the track")
    for module in box.modules:
        problems += module.problems(state)
    return problems


def all_cards(state: GwtState) -> Counter[int]:
    """Every card of the game, wherever it is."""
    cards = Counter(
        state.market
        + state.market_stack
        + state.display
        + state.objective_stack
        + state.reserve
        + state.gone
    )
    for player in state.players:
        cards.update(player.hand + player.draw + player.discard + player.area)
    for part in state.parts:
        cards.update(part.cards())
    return cards


def expected_cards(box: Box) -> Counter[int]:
    """The cards of the box."""
    return Counter(
        box.market_deck
        + box.side_stock
        + box.objective_deck
        + box.start_objectives
        + box.start_deck * box.people
    )


def all_tiles(state: GwtState) -> list[int]:
    """Neutral, village, hazard and worker tiles, wherever they are."""
    tiles = [t for t in state.trail + state.gone_tiles + state.foresight if 0 < t < PRIVATE]
    for supply in state.supplies:
        tiles += supply
    tiles += [10 + worker for worker in state.jobs + state.posted if worker >= 0]
    for player in state.players:
        tiles += player.hazards + [8] * player.green + [9] * player.second
        for worker, count in enumerate(player.workers):
            tiles += [10 + worker] * (count - 1)
    for part in state.parts:
        tiles += part.tiles()
    return tiles


def expected_tiles(box: Box) -> Counter[int]:
    """The tiles of the box."""
    tiles = list(range(1, 8))
    for supply in box.supplies:
        tiles += supply
    return Counter(tiles)


def player_problems(state: GwtState, seat: int, player: Player) -> list[str]:
    """Discs and private buildings of one player."""
    problems: list[str] = []
    box = state.box
    discs = sum(player.discs_left(group) for group in range(len(box.disc_names)))
    placed = player.stations.bit_count() + sum(player.cities)
    full = sum(box.full_discs >> (2 * group) & 3 for group in range(len(box.disc_names)))
    if discs + placed != full:
        problems.append(f"players[{seat + 1}]: {discs + placed} discs instead of {full}")
    built = Counter(
        building_of(tile) // 2 for tile in state.trail + state.gone_tiles if owner_of(tile) == seat
    )
    for number in box.buildings:
        count = built[number] + (player.unbuilt >> number & 1)
        if count != 1:
            problems.append(
                f"players[{seat + 1}]: building {number} is in {count} places instead of one"
            )
    if player.engine == OFF_BOARD:
        problems.append(f"players[{seat + 1}]: the engine has left the track")
    if player.money < 0:
        problems.append(f"players[{seat + 1}]: {player.money} dollars")
    held = player.hand + [card for part in state.parts for card in part.hidden(seat)]
    if Counter(player.unseen) - Counter(held):
        problems.append(f"players[{seat + 1}]: an unseen card is not in hand")
    return problems
