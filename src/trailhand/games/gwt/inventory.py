"""The components of a table: every one of them once, and each where its kind may lie."""

from __future__ import annotations

from collections import Counter

from trailhand.games.common.position import compare
from trailhand.games.gwt.discs import certificate_limit
from trailhand.games.gwt.effects import TokensEffect
from trailhand.games.gwt.facts.box import Box
from trailhand.games.gwt.facts.codes import (
    EMPTY,
    JOB_ROWS,
    NEUTRAL_LAST,
    OBJECTIVE,
    OFF_BOARD,
    PRIVATE,
    building_of,
    is_worker,
    owner_of,
)
from trailhand.games.gwt.state import GwtState, Player
from trailhand.games.gwt.words.names import CARD_WORDS, TILE_WORDS


def conservation_problems(state: GwtState) -> list[str]:
    """Every component is somewhere exactly once: what is missing, and what is there twice."""
    problems: list[str] = []
    box = state.box
    stock = stock_of(box)
    compare(problems, "card", all_cards(state), stock.cards, CARD_WORDS)
    compare(problems, "tile", Counter(all_tiles(state)), stock.tiles, TILE_WORDS)
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
    problems += card_problems(state) + tile_problems(state) + market_problems(state)
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


class Stock:
    """What the box of a table holds, counted once."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.cards = expected_cards(box)
        self.tiles = expected_tiles(box)
        self.cattle = set(box.market_deck)
        self.objectives = set(box.objective_deck)
        self.supplies = [set(supply) for supply in box.supplies]
        self.tokens = box.start_tokens > 0 or any(
            isinstance(effect, TokensEffect) for effect in box.effects
        )


_stocks: dict[int, Stock] = {}


def stock_of(box: Box) -> Stock:
    """What a box holds."""
    found = _stocks.get(id(box))
    if found is None or found.box is not box:
        found = _stocks[id(box)] = Stock(box)
    return found


# -- where a component may lie --------------------------------------------------------------


def card_problems(state: GwtState) -> list[str]:
    """Cattle in the market, objective cards on their display, and nothing else there."""
    stock = stock_of(state.box)
    problems: list[str] = []
    for where, pile, kinds in (
        ("market", state.market, stock.cattle),
        ("market_stack", state.market_stack, stock.cattle),
        ("display", state.display, stock.objectives),
        ("objective_stack", state.objective_stack, stock.objectives),
        ("reserve", state.reserve, set(state.box.side_stock)),
    ):
        problems += [
            f"{where}: {CARD_WORDS[card]} cannot lie there" for card in pile if card not in kinds
        ]
    if state.objective_stack and len(state.display) < state.box.display_size:
        problems.append("display: cards are missing, and the stack is not empty")
    for seat, player in enumerate(state.players):
        if any(card < OBJECTIVE for card in player.area):
            problems.append(f"players[{seat + 1}].area: only objective cards can lie there")
    return problems


def tile_problems(state: GwtState) -> list[str]:
    """Every supply has its own tiles; neutral buildings stay on the trail, workers in the game."""
    supplies = stock_of(state.box).supplies
    problems: list[str] = []
    for number, supply in enumerate(state.supplies):
        found = supply + [t for t in state.foresight[2 * number : 2 * number + 2] if t != EMPTY]
        problems += [
            f"supplies and foresight, column {number + 1}: {TILE_WORDS[tile]} cannot lie there"
            for tile in found
            if tile not in supplies[number]
        ]
    for tile in state.gone_tiles:
        if tile <= NEUTRAL_LAST or is_worker(tile):
            problems.append(f"gone_tiles: {TILE_WORDS[tile]} never leaves the game")
    return problems


def market_problems(state: GwtState) -> list[str]:
    """GWT-KC-06, GWT-KC-07: workers fill the row of the token from the left, and then it moves."""
    box, row = state.box, state.job_row
    problems: list[str] = []
    if row == JOB_ROWS:
        if state.last_turns == 0:
            problems.append("job_row: past the last row, and nobody has a last turn")
        return problems
    if state.last_turns != 0:
        problems.append("last_turns: they begin when the job market token leaves its last row")
    filled = [state.jobs[4 * row + column] >= 0 for column in box.columns]
    if filled != sorted(filled, reverse=True) or filled[-1]:
        problems.append(f"jobs: row {row + 1}, that of the token, is filled from the left")
    if any(worker >= 0 for worker in state.jobs[4 * (row + 1) :]):
        problems.append("jobs: workers beyond the row of the token")
    left = sum(is_worker(tile) for pile in [state.foresight, *state.supplies] for tile in pile)
    cells = (JOB_ROWS - row) * len(filled) - sum(filled)
    if left < cells:
        problems.append(f"jobs: {left} workers are left for {cells} spaces to be filled")
    return problems


def player_problems(state: GwtState, seat: int, player: Player) -> list[str]:
    """Discs and private buildings of one player."""
    problems: list[str] = []
    box = state.box
    discs = sum(player.discs_left(group) for group in range(len(box.disc_names)))
    placed = player.stations.bit_count() + sum(player.cities)
    full = sum(box.full_discs >> (2 * group) & 3 for group in range(len(box.disc_names)))
    if discs + placed != full:
        problems.append(f"players[{seat + 1}]: {discs + placed} discs instead of {full}")
    built = [
        building_of(tile) // 2
        for tile in [*state.trail, *state.gone_tiles]
        if tile >= PRIVATE and owner_of(tile) == seat
    ]
    for number in box.buildings:
        count = built.count(number) + (player.unbuilt >> number & 1)
        if count != 1:
            problems.append(
                f"players[{seat + 1}]: building {number} is in {count} places instead of one"
            )
    problems += board_problems(state, seat, player)
    if player.engine == OFF_BOARD:
        problems.append(f"players[{seat + 1}]: the engine has left the track")
    if player.money < 0:
        problems.append(f"players[{seat + 1}]: {player.money} dollars")
    held = player.hand + [card for part in state.parts for card in part.hidden(seat)]
    if Counter(player.unseen) - Counter(held):
        problems.append(f"players[{seat + 1}]: an unseen card is not in hand")
    return problems


def board_problems(state: GwtState, seat: int, player: Player) -> list[str]:
    """What the rest of a player board allows: certificates, tokens, and where a herder stands."""
    box, where = state.box, f"players[{seat + 1}]."
    problems: list[str] = []
    if seat < state.seats and player.certificates > certificate_limit(player):
        problems.append(f"{where}certificates: {player.certificates} are above the limit")
    if player.tokens and not stock_of(box).tokens:
        problems.append(f"{where}tokens: there are no exchange tokens in this edition")
    if player.started == (player.herder == OFF_BOARD):
        problems.append(f"{where}herder: on the trail exactly if it has started")
    elif player.started and player.herder != box.kansas_city and not box.next_spaces[player.herder]:
        problems.append(f"{where}herder: nobody can stand there")
    return problems
