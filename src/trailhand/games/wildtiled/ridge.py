"""Alone against the Bandit Ridge: its cards, its bandits, its cows, its tussles.

In events the Ridge is the seat after the only one.
"""

from __future__ import annotations

from typing import Final

from trailhand.core.event import A_CARD, DEED, NUMBER, REVEALED, Kind
from trailhand.games.wildtiled.facts.box import Box
from trailhand.games.wildtiled.scoring import score
from trailhand.games.wildtiled.state import Ridge, WestState
from trailhand.games.wildtiled.stem import Automatic
from trailhand.games.wildtiled.tussle import BANDITS, hand_out_hill_bandit, lose, win
from trailhand.games.wildtiled.words.log import LOG
from trailhand.games.wildtiled.words.things import AT_RIDGE, HERD, RANK

RIDGE: Final = 1

CARD_SHOWN: Final = Kind(
    LOG,
    "revealed",
    "WTWS-FLOW-02",
    REVEALED | A_CARD,
    cows=AT_RIDGE,
    bandits=NUMBER,
    bullets=NUMBER,
)
RIDGE_SHOT: Final = Kind(LOG, "ridge-shot", "WTWS-CARD-02", n=AT_RIDGE)
RIDGE_CONTRACT: Final = Kind(LOG, "ridge-contract", "WTWS-CARD-04", DEED, cows=HERD)
RIDGE_BANDITS: Final = Kind(LOG, "ridge-bandits", "WTWS-TUS-01", n=AT_RIDGE)
RIDGE_HILL: Final = Kind(LOG, "ridge-hill", "WTWS-TUS-03", n=AT_RIDGE)
WON_ALONE: Final = Kind(LOG, "tussle-won/alone", "WTWS-TUS-02", DEED, n=NUMBER)
LOST_ALONE: Final = Kind(LOG, "tussle-lost/alone", "WTWS-TUS-03", DEED, n=NUMBER)
RANK_REACHED: Final = Kind(LOG, "rank", "WTWS-END-01", n=NUMBER, rank=RANK)


def new_ridge(box: Box) -> Ridge:
    """WTWS-SET-02: the Ridge beside its face-down deck. The deck is a bag without an order."""
    ridge = Ridge()
    ridge.deck = list(range(len(box.bandit_cards)))
    ridge.cards = []
    ridge.hill_bandits = 0
    ridge.shot = 0
    ridge.bullets = 0
    ridge.wrangled = 0
    return ridge


def bandits_shown(box: Box, ridge: Ridge) -> int:
    """All bandits of the Ridge and its face-up cards, dead or alive."""
    return (
        box.ridge_bandits
        + ridge.hill_bandits
        + sum(box.bandit_cards[card].bandits for card in ridge.cards)
    )


def living_bandits(box: Box, ridge: Ridge) -> int:
    """WTWS-TUS-01: what the player has to beat."""
    return bandits_shown(box, ridge) - ridge.shot


def loose_cows(box: Box, ridge: Ridge) -> int:
    """WTWS-CARD-04: cows on face-up cards that no boot has wrangled."""
    return sum(box.bandit_cards[card].cows for card in ridge.cards[ridge.wrangled :])


def reveal(state: WestState, ridge: Ridge) -> None:
    """WTWS-FLOW-02, WTWS-CARD-01: a card joins the row; bandits, then bullets, then cows.

    WTWS-CARD-05: without a card left nothing happens.
    """
    if not ridge.deck:
        return
    card = state.box.bandit_cards[state.rng.take(ridge.deck)]
    ridge.cards.append(state.box.bandit_cards.index(card))
    state.note(CARD_SHOWN, RIDGE, card.cows, card.bandits, card.bullets)
    ridge.bullets += card.bullets
    spend_bullets(state, ridge)
    if card.cows:
        drive_cows(state, ridge)


def spend_bullets(state: WestState, ridge: Ridge) -> None:
    """WTWS-CARD-02, WTWS-CARD-03: bullets go onto living bandits; the rest stays stored."""
    shots = min(ridge.bullets, living_bandits(state.box, ridge))
    if shots:
        ridge.bullets -= shots
        ridge.shot += shots
        state.note(RIDGE_SHOT, RIDGE, shots)


def drive_cows(state: WestState, ridge: Ridge) -> None:
    """WTWS-CARD-04: the largest contract that is still up and within reach is turned over."""
    cows = loose_cows(state.box, ridge)
    for space in range(len(state.box.contract_spaces) - 1, -1, -1):
        needed = state.box.contract_spaces[space]
        if needed <= cows and state.flipped >> space & 1 == 0:
            state.flipped |= 1 << space
            ridge.wrangled = len(ridge.cards)
            state.note(RIDGE_CONTRACT, RIDGE, needed)
            return


class RidgeTussle(Automatic):
    """WTWS-TUS-01: a player with at most as many bandits as the Ridge wins.

    WTWS-TUS-04: in year 4 for points only; `hill_bandit_years` says so.
    """

    def choose(self, state: WestState, choice: int) -> None:
        assert state.ridge is not None
        player = state.players[0]
        own = player.side.rule.bandits(player)
        theirs = living_bandits(state.box, state.ridge)
        state.note(BANDITS, 0, own)
        state.note(RIDGE_BANDITS, RIDGE, theirs)
        if own <= theirs:  # WTWS-TUS-02
            win(state, 0, WON_ALONE)
            hand_out_hill_bandit(state, 0)
        else:  # WTWS-TUS-03
            lose(state, 0, LOST_ALONE)
        # WTWS-TUS-02, WTWS-TUS-03: the Ridge gets one unless the player has fewer bandits.
        if own >= theirs and state.box.hill_bandit_years[state.year]:
            state.ridge.hill_bandits += 1
            state.note(RIDGE_HILL, RIDGE, state.ridge.hill_bandits)
            spend_bullets(state, state.ridge)


def rank_reached(state: WestState) -> tuple[int, int]:
    """WTWS-END-01: the points of a player alone, and the rank they are worth."""
    points = sum(score(state, 0).values())
    return points, rank_of(state.box, points)


def rank_of(box: Box, points: int) -> int:
    """WTWS-END-01: the last rank whose points are reached."""
    found = 0
    for number, rank in enumerate(box.ranks):
        if points >= rank.from_points:
            found = number
    return found
