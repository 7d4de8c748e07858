"""What a seat may know, and dealing again what it may not.

WTW-CMP-07: hidden are the partner that lies face down, the order of the partner deck and, when
playing alone, that of the Bandit deck. All else is public.

The view, for whoever draws the table (printed facts are in `data`: boards, tiles, trays):

    seat, turn, active, first, over, waiting_for, step     as in every game
    score_board            which side is up: "2+" or "solo"
    year, round            from 1; `round` is the space of the round marker in its year
    rounds                 the spaces of each year
    dice                   {"prairie": [4, 17], "river": [1, 8]}: the numbers they lie on
    slots                  {"L-A1": {"tile": "SAS", "cost": 0, "left": 3}, ...}
    eligible               {"prairie 4": "L-A4", ...}: the nearest pile of every die
    contracts              [{"cows": 4, "id": "streets", "amount": 2, "big": true}, ...]
    aces                   {"spades": -1, ...}: the owner of each Ace card, -1 for the supply
    partner_row            the partners that lie open
    partner_deck           how many cards are left
    placing                the tile that is being placed, "street" for streets, else ""
    players                one settlement per seat:
        board, conquest, name, stars
        score              the points of the score track: `token` (0, 50 or 100) and `marker`
        gold, bullets, mine (space from 1)
        income             what the next year brings
        partner            the face-down card if the seat may know it, else ""
        has_partner        whether there is one; `second` is the open one
        dealt, declined    at the set-up, the seat's own cards only
        pieces             in the order of placement: {"tile", "at", "turn": "e flip", "cells",
                           "kinds": "rrr#", "icons": ["", "sheriff", ...], "done",
                           "double_streets", "stored"}; `cells`, `kinds` and `icons` go together
        towns              the letters of inaugurated towns
        saucers            the cells of saucers that have paid
        bandits            living bandits, `hill_bandits` those that were put on hills,
        tombstones         shot bandits and covered sheriffs, `sheriffs` the able ones,
        in_sight           bandits that a sheriff would shoot with a bullet
        boots, pastures    [{"cells", "cows", "boot"}, ...] with at least one cow
        reach              cells one of which the next placement must cover
        aces               by suit, Ace cards included
        bandit_count       as the tussle counts them
        tussles_won, streets_due, aside, stored
        final              points by category, if the seat may know them all
    automaton              alone: {"name": "ridge", "seat": 1, "card", "points": {}, "cards",
                           "deck", "bandits", "hill_bandits", "shot", "bullets", "cows", "rank"}
                           (`rank` at the end: message `automaton-ridge-RANK`)

Cells are written "row,column" from 0. Anchors: `cell:SEAT.ROW,COL`, `piece:SEAT.NUMBER`,
`town:SEAT.LETTER`, `mine:SEAT`, `side:SEAT`, `slot:L-A1`, `die:prairie.4`, `contract:5`,
`ace:spades`, `partner:mayor`, `partners:deck`, `streets`, `ridge`.
"""

from __future__ import annotations

from typing import Any

from trailhand.core.rng import Rng
from trailhand.games.common.views import moment
from trailhand.games.wildtiled.facts.codes import (
    ACE,
    CELL_KINDS,
    ICONS,
    NOBODY,
    PLACEMENTS,
    SLOT_NAMES,
    STREET,
    SUITS,
)
from trailhand.games.wildtiled.fire import targets
from trailhand.games.wildtiled.grid import cell_name, cells_of, first_of
from trailhand.games.wildtiled.metrics import aces_of
from trailhand.games.wildtiled.pastures import (
    contract_amount,
    cows_in,
    is_booted,
    pasture_at,
)
from trailhand.games.wildtiled.placing import PlaceTile
from trailhand.games.wildtiled.position import (
    cell_names,
    partner_word,
    write_piece,
    write_player,
)
from trailhand.games.wildtiled.ridge import RIDGE, living_bandits, loose_cows, rank_of
from trailhand.games.wildtiled.scoring import score
from trailhand.games.wildtiled.state import Player, Ridge, WestState
from trailhand.games.wildtiled.streets import StreetStep
from trailhand.games.wildtiled.turn import pile_at
from trailhand.games.wildtiled.words.names import PARTNER_WORDS


def view(state: WestState, seat: int) -> dict[str, Any]:
    """Everything this seat may know; seat -1 is a spectator."""
    box = state.box
    seen: dict[str, Any] = {
        **moment(state, seat, state.active, state.first),
        "score_board": "solo" if state.seats == 1 else "2+",  # WTW-SET-02
        "year": state.year + 1,
        "round": state.round + 1,
        "rounds": box.rounds,
        "dice": {"prairie": state.prairie, "river": state.river},
        "slots": {
            SLOT_NAMES[slot]: {"tile": tile.id, "cost": tile.cost, "left": state.piles[slot]}
            for slot, tile in enumerate(box.tiles[: len(SLOT_NAMES)])
        },
        "eligible": eligible(state),
        "contracts": [
            {
                "cows": cows,
                "id": box.contracts[state.contracts[space]].id,
                "amount": contract_amount(state, space),
                "big": state.flipped >> space & 1 == 0,
            }
            for space, cows in enumerate(box.contract_spaces)
        ],
        "aces": {suit: state.ace_owner[number] for number, suit in enumerate(SUITS)},
        "partner_row": [PARTNER_WORDS[card] for card in state.row],
        "partner_deck": len(state.deck),
        "placing": placing(state),
        "players": [player_view(state, other, seat) for other in range(state.seats)],
    }
    if state.ridge is not None:
        seen["automaton"] = ridge_view(state, state.ridge)
    return seen


def placing(state: WestState) -> str:
    """What the seat that decides is about to place."""
    top = state.agenda[-1] if state.agenda else None
    if isinstance(top, PlaceTile):
        return state.box.tile_ids[top.tile]
    return state.box.tile_ids[STREET] if isinstance(top, StreetStep) else ""


def eligible(state: WestState) -> dict[str, str]:
    """WTW-DRAFT-01: the nearest pile with a tile of every die."""
    found: dict[str, str] = {}
    for number in state.prairie:
        slot = pile_at(state, state.box.prairie_lines[number - 1], 0)
        found[f"prairie {number}"] = SLOT_NAMES[slot]
    for number in state.river:
        slot = pile_at(state, state.box.river_lines[number - 1], 0)
        found[f"river {number}"] = SLOT_NAMES[slot]
    return found


def player_view(state: WestState, other: int, seat: int) -> dict[str, Any]:
    """One settlement as a seat sees it."""
    box = state.box
    player = state.players[other]
    seen = write_player(box, player)
    shown = other == seat or not state.agenda
    for name in ("earned", "dealt", "declined", "partner"):
        del seen[name]
    if other == seat:
        seen["dealt"] = [PARTNER_WORDS[card] for card in player.dealt]
        seen["declined"] = partner_word(player.declined)
    seen["partner"] = partner_word(player.partner) if shown else ""
    seen["has_partner"] = player.partner != NOBODY
    seen["name"] = player.side.name
    seen["stars"] = player.side.stars
    seen["score"] = player.points()
    seen["token"] = score_token(player.points(), box.track)
    seen["marker"] = seen["score"] - seen["token"]
    seen["income"] = box.mine_income[player.mine]
    seen["pieces"] = [piece_view(state, player, place) for place in range(len(player.pieces))]
    seen["bandits"] = cell_names(player.bandit_north, player.bandit_south)
    seen["sheriffs"] = cell_names(player.sheriff_north, player.sheriff_south)
    seen["in_sight"] = cell_names(*targets(player))
    seen["reach"] = cell_names(player.reach_north, player.reach_south)
    seen["pastures"] = pastures(player)
    seen["aces"] = dict(zip(SUITS, aces_of(state, other), strict=True))
    seen["bandit_count"] = player.side.rule.bandits(player)
    seen["stored"] = player.stored()
    if shown:
        seen["final"] = score(state, other)
    return seen


def score_token(points: int, track: int) -> int:
    """WTW-FLOW-09, WTW-FLOW-11: the token beside the marker: none, +50 or +100."""
    return track * max(0, min(points // track, 2))


def piece_view(state: WestState, player: Player, place: int) -> dict[str, Any]:
    """A piece of a settlement, ready to be drawn."""
    piece = player.pieces[place]
    choice = piece % PLACEMENTS
    shape = state.box.tiles[piece // PLACEMENTS].shape
    turned = shape.turned(choice)
    plain: dict[str, Any] = {"done": False, "double_streets": False, "stored": 0}
    seen = plain | write_piece(state.box, piece, player.marks[place])
    seen["cells"] = [cell_name(cell) for cell in shape.cells(choice)]
    seen["kinds"] = "".join([CELL_KINDS[kind] for kind in turned.kinds])
    seen["icons"] = [icon_name(icon) for icon in turned.icons]
    return seen


def icon_name(icon: int) -> str:
    """An icon of a tile by its name."""
    return f"ace_{SUITS[icon - ACE]}" if icon >= ACE else ICONS[icon]


def pastures(player: Player) -> list[dict[str, Any]]:
    """All pastures with cows."""
    found: list[dict[str, Any]] = []
    seen: set[int] = set()
    for cell in cells_of(player.cow_north, player.cow_south):
        pasture = pasture_at(player, cell)
        first = first_of(pasture[0], pasture[1])
        if first not in seen:
            seen.add(first)
            found.append(
                {
                    "cells": cell_names(pasture[0], pasture[1]),
                    "cows": cows_in(player, pasture),
                    "boot": is_booted(player, pasture),
                }
            )
    return found


def ridge_view(state: WestState, ridge: Ridge) -> dict[str, Any]:
    """The Bandit Ridge as everybody sees it; the order of its deck is hidden."""
    box = state.box
    points = sum(score(state, 0).values())
    return {
        "name": "ridge",
        "seat": RIDGE,
        "card": box.bandit_cards[ridge.cards[-1]].id if ridge.cards else "",
        "points": {},
        "cards": [
            {
                "id": box.bandit_cards[card].id,
                "cows": box.bandit_cards[card].cows,
                "bandits": box.bandit_cards[card].bandits,
                "bullets": box.bandit_cards[card].bullets,
                "wrangled": place < ridge.wrangled,
            }
            for place, card in enumerate(ridge.cards)
        ],
        "deck": len(ridge.deck),
        "bandits": living_bandits(box, ridge),
        "hill_bandits": ridge.hill_bandits,
        "shot": ridge.shot,
        "bullets": ridge.bullets,
        "cows": loose_cows(box, ridge),
        "rank": box.ranks[rank_of(box, points)].id if not state.agenda else "",
    }


# -- the unknown ----------------------------------------------------------------------------


def determinize(state: WestState, seat: int, rng: Rng) -> None:
    """WTW-CMP-07: deal again all that this seat cannot know, and start a new stream of chance.

    Decks are bags: a new stream is a new order. The face-down partners of the others are
    swapped with the deck; what the seat itself declined is known to be in nobody's hand.
    Everything is sorted first, so that the new deal follows from `rng` and what the seat
    knows, and from nothing else.
    """
    state.rng = Rng(rng.next(), rng.next(), rng.next(), 1)
    if state.ridge is not None:
        state.ridge.deck.sort()
    if not state.agenda:
        state.deck.sort()
        return
    declined = state.players[seat].declined if 0 <= seat < state.seats else NOBODY
    others = [player for number, player in enumerate(state.players) if number != seat]
    pool = hidden_cards(state, others)
    known = [card for card in pool if card == declined]
    pool = [card for card in pool if card != declined]
    for player in others:
        deal_again(player, pool, bool(state.row), rng)
    state.deck = sorted(pool + known)


def hidden_cards(state: WestState, others: list[Player]) -> list[int]:
    """The deck and what the others hold face down, in an order that tells nothing."""
    pool = state.deck[:]
    for player in others:
        pool += player.dealt
        if player.partner != NOBODY:
            pool.append(player.partner)
            if not state.row:
                pool.append(player.declined)
    return sorted(pool)


def deal_again(player: Player, pool: list[int], row_is_open: bool, rng: Rng) -> None:
    """One other seat's cards: what it kept and what it declined."""
    player.dealt = sorted([rng.take(pool) for _ in player.dealt])
    if player.partner == NOBODY:
        return
    player.partner = rng.take(pool)
    if not row_is_open:
        player.declined = rng.take(pool)
    else:  # it went back into the deck, and nobody else knows which card it was
        player.declined = pool[rng.below(len(pool))] if pool else NOBODY
