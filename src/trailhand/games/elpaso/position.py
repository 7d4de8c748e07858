"""Positions: the table as data, and what may be wrong with one.

A position is readable: cards, tiles and nodes have their names, so that a test or a position
editor can write one down. Every problem has a name.
"""

from __future__ import annotations

from typing import Any

from trailhand.core.course import Course
from trailhand.core.plain import shown
from trailhand.games.common.position import PositionReader
from trailhand.games.common.settings import RANDOM
from trailhand.games.elpaso.facts.box import Box
from trailhand.games.elpaso.facts.codes import (
    BREED_COUNT,
    BREEDS,
    BUILDINGS,
    CARD_WORDS,
    EL_PASO,
    EMPTY,
    FACES,
    GAP,
    LETTERS,
    MARKET,
    MARKET_KINDS,
    NEUTRAL,
    NODES,
    OFF_BOARD,
    ROW,
    SIDES,
    WORKERS,
    common_tile,
)
from trailhand.games.elpaso.inventory import conservation_problems
from trailhand.games.elpaso.solo.sue import Sue
from trailhand.games.elpaso.state import ElPasoState, Player
from trailhand.games.elpaso.words.names import SUE, tile_word

MARKET_BREEDS = BREEDS[MARKET : MARKET + MARKET_KINDS]
THREE_WORKERS = WORKERS[:3]
MOST = 100_000
MOST_DISCS = 20  # on one post: more than anybody has


# -- writing ------------------------------------------------------------------------------


def words_of(cards: list[int]) -> list[str]:
    """Cards by their names."""
    return [CARD_WORDS[card] for card in cards]


def write_posts(box: Box, posts: list[int]) -> dict[str, int]:
    """Discs on trading posts."""
    return {box.posts[post].name: discs for post, discs in enumerate(posts) if discs}


def write_player(state: ElPasoState, player: Player) -> dict[str, Any]:
    """One player board as data."""
    box = state.box
    rancher = player.rancher
    return {
        "money": player.money,
        "tokens": player.tokens,
        "certificates": player.certificates,
        "rancher": "off" if rancher == OFF_BOARD else box.node_names[rancher],
        "area": dict(zip(WORKERS, player.area, strict=True)),
        "discs": [name for disc, name in enumerate(box.disc_names) if player.has_disc(disc)],
        "markers": player.markers,
        "posts": write_posts(box, player.posts),
        "hand": words_of(player.hand),
        "draw": words_of(player.draw),
        "discard": words_of(player.discard),
        "culled": words_of(player.culled),
        "objectives": [box.objectives[tile].name for tile in player.objectives],
        "bonuses": [box.bonuses[tile].name for tile in player.bonuses],
        "started": player.started,
    }


def write_sue(state: ElPasoState, sue: Sue) -> dict[str, Any]:
    """Sue's side of the table as data."""
    box = state.box
    names = [card.name for card in box.solo_cards]
    return {
        "rancher": box.node_names[sue.rancher],
        "row": [WORKERS[worker] for worker in sue.row],
        "workers": {WORKERS[worker]: sue.workers[worker] for worker in sorted(sue.row)},
        "jokers": {WORKERS[worker]: sue.jokers[worker] for worker in sorted(sue.row)},
        "reserve": words_of(sue.reserve),
        "cattle": words_of(sue.cattle),
        "deck": [names[card] for card in sue.deck],
        "discard": [names[card] for card in sue.discard],
        "out": [names[card] for card in sue.out],
        "known": sue.known,
        "card": "" if sue.card < 0 else names[sue.card],
        "discs": sue.discs,
        "posts": write_posts(box, sue.posts),
        "objectives": [box.objectives[tile].name for tile in sue.objectives],
        "bonuses": [box.bonuses[tile].name for tile in sue.bonuses],
    }


def write_display(state: ElPasoState) -> dict[str, Any]:
    """What lies open on the table for everybody: trail, train, piles, market and supplies."""
    box = state.box
    return {
        "sides": "".join(SIDES[state.sides >> number & 1] for number in BUILDINGS),
        "train": "".join(FACES[state.train >> card & 1] for card in range(len(box.train_cost))),
        "trail": {
            box.node_names[node]: tile_word(state, tile)
            for node, tile in enumerate(state.trail)
            if tile != EMPTY
        },
        "piles": {str(number): state.piles[number] for number in BUILDINGS},
        "market": dict(zip(MARKET_BREEDS, state.market, strict=True)),
        "supply": dict(zip(WORKERS, state.supply, strict=True)),
        "simmentals": state.simmentals,
    }


def write_position(state: ElPasoState) -> dict[str, Any]:
    """The table as data."""
    box = state.box
    return {
        "active": state.active,
        "first": state.first,
        "last_turns": state.last_turns,
        "finisher": state.finisher,
        "hired": "" if state.hired == 0 else WORKERS[state.hired - 1],
        **write_display(state),
        "objective_row": ["" if t == GAP else box.objectives[t].name for t in state.objective_row],
        "objective_pile": [box.objectives[tile].name for tile in state.objective_pile],
        "bonus_row": ["" if t == GAP else box.bonuses[t].name for t in state.bonus_row],
        "bonus_pile": [box.bonuses[tile].name for tile in state.bonus_pile],
        "discreet": state.discreet,
        "players": [write_player(state, player) for player in state.players],
        "sue": {} if state.sue is None else write_sue(state, state.sue),
    }


# -- reading ------------------------------------------------------------------------------


class Reader(PositionReader[ElPasoState]):
    """Reads a position of this room."""

    def __init__(self, box: Box, data: Any, course: Course) -> None:
        super().__init__(data, course)
        self.box = box
        self.objective_names = [tile.name for tile in box.objectives]
        self.bonus_names = [tile.name for tile in box.bonuses]

    def node(self, data: Any, name: str, where: str) -> int:
        """A node of the trail by its name."""
        return self.known(self.field(data, name, str, where), self.box.node_names, where + name)

    def cards(self, data: Any, name: str, where: str, count: int) -> list[int]:
        """A pile of cards, of the first so many kinds only."""
        return self.pile(data, name, where, CARD_WORDS[:count])

    def row(self, name: str, names: list[str]) -> list[int]:
        """Three face-up tiles, gaps included."""
        words = self.field(self.data, name, list, "")
        if len(words) != ROW:
            self.wrong(f"{name}: {ROW} places are needed")
        return [GAP if word == "" else self.known(word, names, name) for word in words]

    def posts(self, data: Any, where: str) -> list[int]:
        """Discs on trading posts."""
        found = [0] * len(self.box.posts)
        names = [post.name for post in self.box.posts]
        most = {post.name: MOST_DISCS if post.repeatable else 1 for post in self.box.posts}
        for name, discs in self.amounts(data, "posts", where, most).items():
            found[names.index(name)] = discs
        return found

    def tile(self, word: Any, where: str) -> int:
        """A tile of the trail by its name: EP, B, 3a@1, 3a@sue."""
        if word == "EP":
            return EL_PASO
        if isinstance(word, str):
            if len(word) == 1 and word in LETTERS:
                return NEUTRAL + LETTERS.index(word)
            name, _, owner = word.partition("@")
            owners = [str(seat + 1) for seat in range(self.box.seats)]
            owners += [SUE] if self.box.seats == 1 else []
            if len(name) == 2 and name[0] in "123456" and owner in owners and name[1] in SIDES:
                return common_tile(owners.index(owner), int(name[0]))
        self.wrong(f"{where}: unknown tile {shown(word)}")
        return EMPTY

    # -- one player -----------------------------------------------------------------------

    def player(self, data: Any, where: str) -> Player:
        """One player board."""
        box = self.box
        player = Player()
        player.money = self.number(data, "money", where, 0, MOST)
        player.tokens = self.number(data, "tokens", where, 0, MOST)
        player.certificates = self.number(data, "certificates", where, 0, box.certificate_limit)
        off = isinstance(data, dict) and data.get("rancher") == "off"
        player.rancher = OFF_BOARD if off else self.node(data, "rancher", where)
        player.area = self.counts(data, "area", where, WORKERS, 12)
        player.discs = 0
        for disc in self.pile(data, "discs", where, box.disc_names):
            player.discs |= 1 << disc
        player.markers = self.number(data, "markers", where, 0, box.markers)
        player.posts = self.posts(data, where)
        player.hand = self.cards(data, "hand", where, BREED_COUNT)
        player.draw = self.cards(data, "draw", where, len(CARD_WORDS))
        player.discard = self.cards(data, "discard", where, len(CARD_WORDS))
        player.culled = self.cards(data, "culled", where, BREED_COUNT)
        if len(player.culled) > box.cull_limit:
            self.wrong(f"{where}culled: more than {box.cull_limit} cards")
        player.objectives = self.pile(data, "objectives", where, self.objective_names)
        player.bonuses = self.pile(data, "bonuses", where, self.bonus_names)
        player.started = self.field(data, "started", bool, where)
        if player.started == off:
            self.wrong(f"{where}rancher: on the trail exactly after its first move")
        return player

    def sue(self, data: Any) -> Sue | None:
        """Sue, at a table for one."""
        if self.box.seats > 1:
            if data != {}:
                self.wrong("sue: she plays at a table for one only")
            return None
        names = [card.name for card in self.box.solo_cards]
        sue = Sue()
        sue.rancher = self.node(data, "rancher", "sue.")
        sue.row = self.pile(data, "row", "sue.", THREE_WORKERS)
        if sorted(sue.row) != [0, 1, 2]:
            self.wrong("sue.row: cowboy, engineer and builder once each")
            sue.row = [0, 1, 2]
        sue.workers = self.counts(data, "workers", "sue.", THREE_WORKERS, 15)
        sue.jokers = self.counts(data, "jokers", "sue.", THREE_WORKERS, 12)
        if any(n - j < 1 for n, j in zip(sue.workers, sue.jokers, strict=True)):
            self.wrong("sue.workers: one of each type at least, jokers not counted")
        sue.reserve = self.cards(data, "reserve", "sue.", len(CARD_WORDS))
        sue.cattle = self.cards(data, "cattle", "sue.", BREED_COUNT)
        sue.deck = self.pile(data, "deck", "sue.", names)
        sue.discard = self.pile(data, "discard", "sue.", names)
        sue.out = self.pile(data, "out", "sue.", names)
        sue.known = self.field(data, "known", bool, "sue.")
        card = self.field(data, "card", str, "sue.")
        sue.card = -1 if card == "" else self.known(card, names, "sue.card")
        sue.discs = self.number(data, "discs", "sue.", 0, self.box.solo_discs)
        sue.posts = self.posts(data, "sue.")
        sue.objectives = self.pile(data, "objectives", "sue.", self.objective_names)
        sue.bonuses = self.pile(data, "bonuses", "sue.", self.bonus_names)
        return sue

    # -- the table ------------------------------------------------------------------------

    def table(self) -> ElPasoState:
        box, data = self.box, self.data
        state = ElPasoState(box, self.course.rng)
        self.course.enter(state)
        state.active = self.number(data, "active", "", 0, box.parties - 1)
        state.first = self.number(data, "first", "", 0, box.seats - 1)
        state.last_turns = self.number(data, "last_turns", "", -1, box.parties - 1)
        state.finisher = self.number(data, "finisher", "", -1, box.parties - 1)
        hired = self.field(data, "hired", str, "")
        state.hired = 0 if hired == "" else 1 + self.known(hired, WORKERS, "hired")
        state.sides = self.letters("sides", list(BUILDINGS), SIDES)
        state.train = self.letters("train", list(range(len(box.train_cost))), FACES)
        self.trail(state)
        state.piles = [0, *self.counts(data, "piles", "", [str(n) for n in BUILDINGS], box.copies)]
        state.market = self.counts(data, "market", "", MARKET_BREEDS, max(box.market))
        state.supply = self.counts(data, "supply", "", WORKERS, max(box.supply))
        state.simmentals = self.number(data, "simmentals", "", 0, box.simmentals)
        state.objective_row = self.row("objective_row", self.objective_names)
        state.objective_pile = self.pile(data, "objective_pile", "", self.objective_names)
        state.bonus_row = self.row("bonus_row", self.bonus_names)
        state.bonus_pile = self.pile(data, "bonus_pile", "", self.bonus_names)
        state.discreet = self.field(data, "discreet", bool, "")
        state.players = [self.player(board, where) for board, where in self.boards(box.seats)]
        state.sue = self.sue(self.field(data, "sue", dict, ""))
        self.check_pending(state.last_turns == -1)
        return state

    def miscounted(self, state: ElPasoState) -> list[str]:
        return conservation_problems(state)

    def trail(self, state: ElPasoState) -> None:
        """The tiles on the trail, each on a node of its kind."""
        state.trail = [EMPTY] * NODES
        for name, word in self.field(self.data, "trail", dict, "").items():
            node = self.known(name, self.box.node_names, "trail")
            tile = self.tile(word, f"trail.{name}")
            state.trail[node] = tile
            if not fits(self.box, node, tile):
                self.wrong(f"trail.{name}: {shown(word)} cannot lie there")
            elif tile >= common_tile(0, 0) and tile_word(state, tile) != word:
                self.wrong(f"trail.{name}: {shown(word)} shows the wrong side")


def fits(box: Box, node: int, tile: int) -> bool:
    """Whether a tile may lie on a node at all."""
    kind = box.node_kind[node]
    if kind == "el_paso":
        return tile == EL_PASO
    if kind == "neutral":
        return NEUTRAL <= tile < NEUTRAL + len(LETTERS)
    return tile >= common_tile(0, 0)


def read_position(box: Box, data: Any, course: Course, sides: str = RANDOM) -> ElPasoState:
    """The state behind a position, or ImpossiblePosition with every named problem.

    `sides` is what the settings say about the buildings.
    """
    reader = Reader(box, data, course)
    if sides != RANDOM and reader.field(data, "sides", str, "") != sides:
        reader.wrong(f"sides: the options say {sides}")
    return reader.read()
