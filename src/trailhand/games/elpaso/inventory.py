"""Every component is somewhere exactly once: what is missing, and what is there twice."""

from __future__ import annotations

from collections import Counter

from trailhand.games.common.position import compare
from trailhand.games.elpaso.facts.box import Box
from trailhand.games.elpaso.facts.codes import (
    ALL_DISCS,
    BUILDINGS,
    CARD_WORDS,
    COMMON,
    DISCS,
    EL_PASO,
    EMPTY,
    GAP,
    JOKER,
    LETTERS,
    MARKET,
    NEUTRAL_LAST,
    SIMMENTAL,
    WORKER_CARD,
    number_of,
)
from trailhand.games.elpaso.solo.sue import Sue
from trailhand.games.elpaso.state import ElPasoState

TILE_WORDS = ["", "EP", *LETTERS]


def conservation_problems(state: ElPasoState) -> list[str]:
    """What is missing or there twice, one sentence each."""
    problems: list[str] = []
    box = state.box
    compare(problems, "card", all_cards(state), expected_cards(box), CARD_WORDS)
    printed = Counter(range(EL_PASO, NEUTRAL_LAST + 1))
    lying = Counter(tile for tile in state.trail if EMPTY < tile < COMMON)
    compare(problems, "tile", lying, printed, TILE_WORDS)
    compare(
        problems,
        "objective",
        all_tiles(state.objective_row, state.objective_pile, objectives_owned(state)),
        Counter(range(len(box.objectives))),
        [tile.name for tile in box.objectives],
    )
    compare(
        problems,
        "bonus",
        all_tiles(state.bonus_row, state.bonus_pile, bonuses_owned(state)),
        Counter(range(len(box.bonuses))),
        [tile.name for tile in box.bonuses],
    )
    problems += building_problems(state)
    for seat in range(state.seats):
        problems += player_problems(state, seat)
    problems += end_problems(state)
    if state.sue is not None:
        problems += sue_problems(state, state.sue)
    return problems


def all_cards(state: ElPasoState) -> Counter[int]:
    """Cattle and worker cards, wherever they are."""
    cards: Counter[int] = Counter()
    for player in state.players:
        cards.update(player.hand + player.draw + player.discard + player.culled)
        for worker, count in enumerate(player.area):
            cards[WORKER_CARD + worker] += count
    for breed, count in enumerate(state.market):
        cards[MARKET + breed] += count
    for worker, count in enumerate(state.supply):
        cards[WORKER_CARD + worker] += count
    cards[SIMMENTAL] += state.simmentals
    sue = state.sue
    if sue is not None:
        cards.update(sue.reserve + sue.cattle)
        for worker, count in enumerate(sue.workers):
            cards[WORKER_CARD + worker] += count - sue.jokers[worker]
            cards[WORKER_CARD + JOKER] += sue.jokers[worker]
    return cards


def expected_cards(box: Box) -> Counter[int]:
    """ELP-COMP-01, ELP-COMP-02: the cards of the box that are in the game."""
    cards = Counter(box.start_deck * box.seats)
    for breed, count in enumerate(box.market):
        cards[MARKET + breed] = count
    for worker, count in enumerate(box.supply):
        cards[WORKER_CARD + worker] = count
    cards[SIMMENTAL] = box.simmentals
    return cards


def all_tiles(row: list[int], pile: list[int], owned: list[int]) -> Counter[int]:
    """Tiles of the train display, wherever they are."""
    return Counter([tile for tile in row if tile != GAP] + pile + owned)


def objectives_owned(state: ElPasoState) -> list[int]:
    """Objective tiles of all players and Sue."""
    owned = [tile for player in state.players for tile in player.objectives]
    return owned + (state.sue.objectives if state.sue is not None else [])


def bonuses_owned(state: ElPasoState) -> list[int]:
    """Bonus tiles of all players and Sue."""
    owned = [tile for player in state.players for tile in player.bonuses]
    return owned + (state.sue.bonuses if state.sue is not None else [])


def building_problems(state: ElPasoState) -> list[str]:
    """ELP-COMP-03: two copies of every common building."""
    lying = Counter(number_of(tile) for tile in state.trail if tile >= COMMON)
    return [
        f"building {number}: {lying[number] + state.piles[number]} instead of {state.box.copies}"
        for number in BUILDINGS
        if lying[number] + state.piles[number] != state.box.copies
    ]


def end_problems(state: ElPasoState) -> list[str]:
    """ELP-END-01, ELP-END-03: somebody finishes without a Simmental left; then come last turns."""
    problems: list[str] = []
    if state.finisher >= 0 and state.simmentals:
        problems.append("finisher: nobody has finished while there are Simmentals")
    if state.last_turns != 0 and state.finisher < 0:
        problems.append("last_turns: they begin when somebody has finished")
    return problems


def player_problems(state: ElPasoState, seat: int) -> list[str]:
    """ELP-COMP-04: discs and markers of one player; nothing is below zero."""
    problems: list[str] = []
    player = state.players[seat]
    where = f"players[{seat + 1}]"
    discs = (player.discs & ALL_DISCS).bit_count() + sum(player.posts)
    if discs != DISCS:
        problems.append(f"{where}: {discs} discs instead of {DISCS}")
    markers = player.markers + len(state.buildings_of(seat))
    if markers != state.box.markers:
        problems.append(f"{where}: {markers} ownership markers instead of {state.box.markers}")
    if player.money < 0:
        problems.append(f"{where}: {player.money} dollars")
    if any(card >= WORKER_CARD for card in player.hand):
        problems.append(f"{where}: a worker is in hand")
    return problems


def sue_problems(state: ElPasoState, sue: Sue) -> list[str]:
    """SUE-SETUP-02: discs, solo cards and buildings of Sue."""
    problems: list[str] = []
    box = state.box
    if sue.discs + sum(sue.posts) != box.solo_discs:
        problems.append(f"sue: {sue.discs + sum(sue.posts)} discs instead of {box.solo_discs}")
    cards = sue.deck + sue.discard + sue.out + ([sue.card] if sue.card >= 0 else [])
    if sorted(cards) != list(range(len(box.solo_cards))):
        problems.append("sue: a solo card is missing or there twice")
    if not all(box.solo_cards[card].hard for card in sue.out):
        problems.append("sue: only hard cards can be out of the game")
    if sum(sue.posts) == 0:
        problems.append("sue: her first disc lies on a post from the start")
    if len(state.buildings_of(state.seats)) > box.markers:
        problems.append(f"sue: more than {box.markers} buildings")
    return problems
