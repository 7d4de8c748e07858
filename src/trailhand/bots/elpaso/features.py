"""What a seat has at a table of El Paso, as numbers that bots can weigh.

Features only read: what is worth how much is learned from played games, and what is allowed
at what cost is the business of the rules.
"""

from __future__ import annotations

from typing import Final

from trailhand.bots.evaluator import COMPANY, Evaluator, add_company, pending
from trailhand.bots.network import Sums
from trailhand.core.state import State
from trailhand.games.elpaso.delivery import Delivering, Reveal
from trailhand.games.elpaso.facts.box import Box
from trailhand.games.elpaso.facts.codes import (
    BREED_COUNT,
    COMMON,
    DISC_WORDS,
    DISCS,
    EMPTY,
    LETTERS,
    NEUTRAL,
    NEUTRAL_LAST,
    NODES,
    POSTS,
    WORKER_CARD,
    WORKER_KINDS,
    WORKERS,
    number_of,
    owner_of,
)
from trailhand.games.elpaso.location import TRAIN, UseActions
from trailhand.games.elpaso.scoring import CATEGORIES, score
from trailhand.games.elpaso.state import ElPasoState, Player
from trailhand.games.elpaso.trail import reach

PURSES: Final = (0, 4, 8, 14)  # dollars are worth less the more there are
MANY_DOLLARS: Final = 12
TEAM: Final = 4  # ready workers of a type that count one by one
FAR: Final = 12  # locations

# Where each kind of feature begins.
ONE: Final = 0
LAST_TURNS: Final = 1
POINTS: Final = 2
PURSE: Final = POINTS + 7
TOKENS: Final = PURSE + 4
CERTIFICATES: Final = TOKENS + 1
PERMANENT: Final = TOKENS + 2
DUPLICATES: Final = TOKENS + 3
READY: Final = TOKENS + 4
OWNED: Final = READY + 3 * TEAM
CLEARED: Final = OWNED + WORKER_KINDS
POST: Final = CLEARED + DISCS
BUILDINGS: Final = POST + POSTS
BUILDERS_SPENT: Final = BUILDINGS + 1
TILES: Final = BUILDINGS + 2
UNFULFILLED: Final = BUILDINGS + 3
CATTLE: Final = BUILDINGS + 4
VARIETY: Final = CATTLE + 1
BEST_HAND: Final = CATTLE + 2
MEAN_VALUE: Final = CATTLE + 3
TIRED: Final = CATTLE + 4
HAND: Final = CATTLE + 5
HAND_DOUBLES: Final = HAND + 1
HAND_CARDS: Final = HAND + 2
NEAR: Final = HAND + 3
NEAR_HAND: Final = HAND + 4
NEAR_CERTIFICATES: Final = HAND + 5
NEAR_POST: Final = HAND + 6
TURNS: Final = HAND + 7
STEPS: Final = HAND + 8
AHEAD: Final = HAND + 9
DOLLARS_AHEAD: Final = AHEAD + 6
OWN_AHEAD: Final = DOLLARS_AHEAD + 6
FOREIGN_AHEAD: Final = OWN_AHEAD + 1
PENDING: Final = OWN_AHEAD + 2
HERE: Final = PENDING + 1
DOLLARS_HERE: Final = HERE + 6
HERE_OWN: Final = DOLLARS_HERE + 6
HERE_FOREIGN: Final = HERE_OWN + 1
HERE_TRAIN: Final = HERE_OWN + 2
HERE_TOWN: Final = HERE_OWN + 3
TABLE: Final = HERE_OWN + 4


def feature_names() -> list[str]:
    """The features in their order."""
    names = ["one", "last turns"]
    names += [f"points {name}" for name in CATEGORIES]
    names += [f"dollars above {least}" for least in PURSES]
    names += ["tokens", "certificates", "permanent", "duplicates"]
    names += [f"ready {worker} {n}" for worker in WORKERS[:3] for n in range(1, TEAM + 1)]
    names += [f"owned {worker}" for worker in WORKERS]
    names += [f"cleared {name}" for name in DISC_WORDS]
    names += [f"post {n}" for n in range(POSTS)]
    names += ["buildings", "builders spent", "bonus tiles", "unfulfilled"]
    names += ["cattle", "variety", "best hand", "mean value", "tired workers"]
    names += ["hand value", "hand doubles", "hand cards"]
    names += ["near", "near value", "near certificates", "near post"]
    names += ["turns to town", "steps"]
    names += [f"ahead {letter}" for letter in LETTERS]
    names += [f"dollars ahead {letter}" for letter in LETTERS]
    names += ["ahead own", "ahead foreign", "pending"]
    names += [f"here {letter}" for letter in LETTERS]
    names += [f"dollars here {letter}" for letter in LETTERS]
    names += ["here own", "here foreign", "here train", "here town"]
    names += COMPANY
    return names


class ElPasoEvaluator(Evaluator):
    """Weighs seats of El Paso."""

    def __init__(self) -> None:
        super().__init__(feature_names(), list(CATEGORIES), minds_extras=True)

    def hunch(self) -> dict[str, tuple[float, float]]:
        """What pays off over several laps: workers, better hands, freed abilities, speed."""
        found: dict[str, tuple[float, float]] = {
            "points money": (0.5, -0.5),
            "tokens": (0.1, 0.7),
            "certificates": (0.2, 0.8),
            "permanent": (0.5, 4.0),
            "duplicates": (0.3, 2.0),
            "cleared money": (0.0, 2.0),
            "cleared certificate": (0.0, 2.5),
            "cleared exchange": (0.0, 1.0),
            "cleared cull": (0.0, 1.5),
            "cleared hand": (0.0, 5.0),
            "cleared move": (0.0, 4.0),
            "buildings": (0.0, 1.5),
            "unfulfilled": (0.5, 1.5),
            "cattle": (0.0, -0.4),
            "best hand": (0.0, 0.6),
            "mean value": (0.0, 3.0),
            "tired workers": (0.0, -0.1),
            "hand value": (0.0, 0.15),
            "near value": (0.1, 0.3),
            "near certificates": (0.1, 0.3),
            "near post": (0.3, 0.4),
            "turns to town": (-0.8, -1.2),
            "steps": (0.0, 1.0),
            "ahead own": (0.0, 0.5),
            "ahead foreign": (-0.1, -0.2),
            "pending": (0.3, 0.5),
        }
        for least in PURSES:
            found[f"dollars above {least}"] = (0.0, -0.12)
        found["dollars above 0"] = (0.1, 0.5)
        for letter in LETTERS:
            found[f"here {letter}"] = (0.5, 2.0)
        found["here own"] = (0.5, 1.5)
        found["here train"] = (0.5, 1.0)
        found["here town"] = (2.0, 3.0)
        for worker in WORKERS:
            found[f"owned {worker}"] = (0.0, 0.8)
        for n in range(1, TEAM + 1):
            for worker in WORKERS[:3]:
                found[f"ready {worker} {n}"] = (0.1, 0.8 - 0.1 * n)
        return found

    def clock(self, state: State) -> float:
        """The Simmentals are the clock: the game ends when they are gone."""
        assert isinstance(state, ElPasoState)
        if state.finisher >= 0:
            return 0.0
        return (state.simmentals + 0.5) / (state.box.simmentals + 0.5)

    def final(self, state: State, seat: int) -> list[int]:
        assert isinstance(state, ElPasoState)
        return list(score(state, seat).values())

    def measure(self, state: State, seat: int, sums: Sums) -> None:
        assert isinstance(state, ElPasoState)
        player = state.players[seat]
        sums.add(ONE, 1.0)
        if state.last_turns > 0:
            sums.add(LAST_TURNS, float(state.last_turns))
        at = POINTS
        for points in score(state, seat).values():
            if points:
                sums.add(at, float(points))
            at += 1
        self.add_purse(state, seat, sums)
        self.add_workers(player, sums)
        self.add_board(state, seat, sums)
        self.add_cards(state, seat, sums)
        self.add_way(state, seat, sums)
        sums.add(PENDING, pending(state, seat))
        self.add_here(state, seat, sums)
        add_company(state, TABLE, sums)

    def add_here(self, state: ElPasoState, seat: int, sums: Sums) -> None:
        """Where a rancher stands in the middle of a turn: what can still be done."""
        player = state.players[seat]
        for step in state.agenda:
            if step.seat != seat:
                continue
            if isinstance(step, (Reveal, Delivering)):
                sums.add(HERE_TOWN, 1.0)
            elif isinstance(step, UseActions):
                left = 1.0 / (1 + step.done.bit_count())
                tile = state.trail[player.rancher]
                if step.case == TRAIN:
                    sums.add(HERE_TRAIN, left)
                elif NEUTRAL <= tile <= NEUTRAL_LAST:
                    sums.add(HERE + tile - NEUTRAL, left)
                    dollars = min(player.money, MANY_DOLLARS) / 4.0
                    sums.add(DOLLARS_HERE + tile - NEUTRAL, left * dollars)
                else:
                    sums.add(HERE_OWN if owner_of(tile) == seat else HERE_FOREIGN, left)

    def add_purse(self, state: ElPasoState, seat: int, sums: Sums) -> None:
        """Dollars in layers, and what else can be spent."""
        player = state.players[seat]
        money = player.money
        for layer, least in enumerate(PURSES):
            if money <= least:
                break
            sums.add(PURSE + layer, float(money - least))
        if player.tokens:
            sums.add(TOKENS, float(player.tokens))
        if player.certificates:
            sums.add(CERTIFICATES, float(player.certificates))
        sums.add(PERMANENT, float(state.permanent(seat)))
        sums.add(DUPLICATES, float(state.duplicates(seat)))

    def add_workers(self, player: Player, sums: Sums) -> None:
        """Workers that are ready, one by one, and all that work for the seat."""
        for worker in range(3):
            for n in range(min(player.workers_for(worker), TEAM)):
                sums.add(READY + TEAM * worker + n, 1.0)
        for worker in range(WORKER_KINDS):
            if player.area[worker]:
                sums.add(OWNED + worker, float(player.area[worker]))
        tired = 0
        for pile in (player.draw, player.hand, player.discard):
            for card in pile:
                if card >= WORKER_CARD:
                    tired += 1
                    sums.add(OWNED + card - WORKER_CARD, 1.0)
        if tired:
            sums.add(TIRED, float(tired))

    def add_board(self, state: ElPasoState, seat: int, sums: Sums) -> None:
        """Discs that have left the board, posts they lie on, buildings, tiles."""
        player = state.players[seat]
        for disc in range(DISCS):
            if not player.has_disc(disc):
                sums.add(CLEARED + disc, 1.0)
        for post in range(POSTS):
            if player.posts[post]:
                sums.add(POST + post, float(player.posts[post]))
        count = 0
        spent = 0
        low = COMMON * (seat + 1)
        for tile in state.trail:
            if low <= tile < low + COMMON:
                count += 1
                spent += state.box.building_cost[number_of(tile)]
        if count:
            sums.add(BUILDINGS, float(count))
            sums.add(BUILDERS_SPENT, float(spent))
        if player.bonuses:
            sums.add(TILES, float(len(player.bonuses)))
        if player.objectives:
            sums.add(UNFULFILLED, float(len(player.objectives)))

    def add_cards(self, state: ElPasoState, seat: int, sums: Sums) -> None:
        """All cattle: how many there are, and what hands they can make."""
        player = state.players[seat]
        value = state.box.card_value
        best = [0] * BREED_COUNT
        cattle = 0
        total = 0
        for pile in (player.draw, player.hand, player.discard):
            for card in pile:
                if card < BREED_COUNT:
                    cattle += 1
                    total += value[card]
                    best[card] = value[card]
        variety = BREED_COUNT - best.count(0)
        best.sort(reverse=True)
        hand = 0
        for n in range(state.hand_limit(seat)):
            hand += best[n]
        sums.add(CATTLE, float(cattle))
        sums.add(VARIETY, float(variety))
        sums.add(BEST_HAND, float(hand))
        sums.add(MEAN_VALUE, total / max(cattle, 1))

    def add_way(self, state: ElPasoState, seat: int, sums: Sums) -> None:
        """The hand, how far it is to El Paso, and what lies on the way."""
        player = state.players[seat]
        value = 0
        seen = 0
        doubles = 0
        for card in player.hand:
            if seen >> card & 1:
                doubles += 1
            else:
                seen |= 1 << card
                value += state.box.card_value[card]
        start = max(player.rancher, 0)
        limit = state.move_limit(seat)
        ahead = reach(state, start)[NODES]
        near = 1.0 - min(ahead, FAR) / FAR
        certificates = player.certificates + state.permanent(seat)
        sums.add(HAND, float(value))
        sums.add(HAND_DOUBLES, float(doubles))
        sums.add(HAND_CARDS, float(len(player.hand)))
        sums.add(NEAR, near)
        sums.add(NEAR_HAND, near * value)
        sums.add(NEAR_CERTIFICATES, near * certificates)
        sums.add(NEAR_POST, near * next_post(state.box, player, value + certificates))
        sums.add(TURNS, float((ahead + limit - 1) // limit))
        sums.add(STEPS, float(limit))
        self.add_places(state, seat, start, sums)

    def add_places(self, state: ElPasoState, seat: int, start: int, sums: Sums) -> None:
        """Buildings that still lie ahead on this lap, and the dollars there are for them."""
        own = 0
        foreign = 0
        dollars = min(state.players[seat].money, MANY_DOLLARS) / 4.0
        for node in range(start + 1, NODES):
            tile = state.trail[node]
            if tile == EMPTY:
                continue
            if tile <= NEUTRAL_LAST:
                sums.add(AHEAD + tile - NEUTRAL, 1.0)
                sums.add(DOLLARS_AHEAD + tile - NEUTRAL, dollars)
            elif owner_of(tile) == seat:
                own += 1
            else:
                foreign += 1
        if own:
            sums.add(OWN_AHEAD, float(own))
        if foreign:
            sums.add(FOREIGN_AHEAD, float(foreign))


def next_post(box: Box, player: Player, value: int) -> int:
    """How far along the row of posts a delivery of this value would get."""
    best = 0
    for n in range(POSTS):
        post = box.posts[n]
        if post.value <= value and n > best and (post.repeatable or not player.posts[n]):
            best = n
    return best
