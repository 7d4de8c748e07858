"""What a seat may know, and dealing again what it may not.

ELP-SETUP-14, ELP-EDGE-03: hidden are every hand (until it is revealed for a delivery), the
order of every deck, both tile piles, and in solo Sue's reserve and cards to come. All else is
public: owned tiles, money, tokens, discard and culled piles, worker areas.

The view, besides the moment (`seat`, `turn`, `active`, `first`, `over`, `waiting_for`, `step`):

- `last_turns`: last turns to come (0 before the end, -1 when the game is over); `finisher`: the
  seat on the Simmental space (-1: nobody; in solo 1 is Sue).
- `sides`: a letter per building number ("aabaaa"); `train`: r or v per card ("rrvr").
- `trail`: node -> tile, empty nodes left out: `EP`, neutral letters `B` to `G`, common buildings
  with their owner `3a@1` (seats from 1) or `3a@sue`. Nodes: EP, NB to NG, P1 to P9.
- `piles`: building number -> tiles left; `market`: breed -> cards left; `supply`: worker type ->
  cards left; `simmentals`: cards left.
- `objectives`, `bonuses`: the three face-up tiles ("" is a gap); `objective_pile`,
  `bonus_pile`: how many lie face down.
- `players`: one entry per seat: `money`, `tokens`, `certificates`, `rancher` (node or "off"),
  `area` (worker type -> count), `discs` (ids still on the board), `markers` (unused), `posts`
  (post -> discs), `discard`, `culled` (cards), `objectives`, `bonuses` (tiles), `started`,
  `hand_size`, `draw_size`, `hand_limit`, `move_limit`, `permanent` (certificates), `duplicates`,
  `score` (points by category); `hand` for the seat itself, or while the hand lies open.
- `automaton` (solo only): `name` ("sue"), `seat` (1), `card` (in use, else the last one, or
  ""), `points`, `wins`, `rancher`, `row` (worker types from left to right), `workers` and
  `jokers` (type -> size of the group, and how many of them are jokers), `reserve_size`, `cattle`
  (cards), `deck_size`, `discard` (cards), `discs`, `posts`, `objectives`, `bonuses`.

Anchors, named like the parts of layout.yaml: `trail:NB`, `post:T10`, `simmental:pile`, `train:3`,
`objective:1` or `objective:pile`, `bonus:2` or `bonus:pile`, `building:4`, `market:corriente`,
`worker:joker`, `path:NC` (only passed on the way), and of the player boards `disc:0.D_HAND`,
`aux:0.exchange`, `certificates:0`, `area:0.cowboy`, `token:0`, `deck:0`, `discard:0`, `culled:0`,
`hand:criollo`; of Sue `sue:deck`, `sue:discard`, `sue:reserve`, `sue:cattle`, `sue:cowboy` (a
group of her row).
"""

from __future__ import annotations

from typing import Any, Final

from trailhand.core.rng import Rng
from trailhand.games.common.piles import mixed
from trailhand.games.common.views import moment
from trailhand.games.elpaso.delivery import DiscardHand, hand_value
from trailhand.games.elpaso.exchange import CullCard, DiscardFor, matching
from trailhand.games.elpaso.facts.codes import (
    CARD_WORDS,
    GAP,
    WORKER_CARD,
)
from trailhand.games.elpaso.position import write_display, write_player, write_sue
from trailhand.games.elpaso.scoring import score
from trailhand.games.elpaso.solo.scoring import compare, sue_score
from trailhand.games.elpaso.solo.sue import Sue
from trailhand.games.elpaso.state import ElPasoState
from trailhand.games.elpaso.words.names import SUE

TRIES: Final = 200


def view(state: ElPasoState, seat: int) -> dict[str, Any]:
    """Everything this seat may know; seat -1 is a spectator, who sees no hand at all."""
    box = state.box
    seen = {
        **moment(state, seat, state.active, state.first),
        "last_turns": state.last_turns,
        "finisher": state.finisher,
        **write_display(state),
        "objectives": ["" if t == GAP else box.objectives[t].name for t in state.objective_row],
        "objective_pile": len(state.objective_pile),
        "bonuses": ["" if t == GAP else box.bonuses[t].name for t in state.bonus_row],
        "bonus_pile": len(state.bonus_pile),
        "players": [player_view(state, other, seat) for other in range(state.seats)],
    }
    if state.sue is not None:
        seen["automaton"] = sue_view(state, state.sue)
    return seen


def player_view(state: ElPasoState, other: int, seat: int) -> dict[str, Any]:
    """One player board as a seat sees it."""
    player = state.players[other]
    seen = write_player(state, player)
    del seen["hand"], seen["draw"]
    seen["hand_size"] = len(player.hand)
    seen["draw_size"] = len(player.draw)
    seen["hand_limit"] = state.hand_limit(other)
    seen["move_limit"] = state.move_limit(other)
    seen["permanent"] = state.permanent(other)
    seen["duplicates"] = state.duplicates(other)
    seen["score"] = score(state, other)
    if other == seat:
        seen["worth"] = hand_worth(state, seat)
    if other == seat or is_revealed(state, other):
        seen["hand"] = [CARD_WORDS[card] for card in sorted(player.hand)]
    return seen


def hand_worth(state: ElPasoState, seat: int) -> dict[str, Any]:
    """What a delivery would be worth with this hand: its own seat only is told.

    ELP-DEL-01, ELP-DEL-03, ELP-DEL-04: the hand, and all certificates. `reaches` is the value of
    the best post that still takes a disc.
    """
    player = state.players[seat]
    hand = hand_value(state, player.hand)
    certificates = state.permanent(seat) + player.certificates
    total = hand + certificates
    posts = [
        row.value
        for post, row in enumerate(state.box.posts)
        if row.value <= total and (row.repeatable or not player.posts[post])
    ]
    reaches = str(max(posts)) if posts else ""
    return {"hand": hand, "certificates": certificates, "total": total, "reaches": reaches}


def sue_view(state: ElPasoState, sue: Sue) -> dict[str, Any]:
    """Sue's side of the table: everything but the cards to come."""
    seen = write_sue(state, sue)
    del seen["reserve"], seen["deck"], seen["out"], seen["known"]
    if not seen["card"] and sue.discard:
        seen["card"] = seen["discard"][-1]
    return {
        "name": SUE,
        "seat": state.seats,
        **seen,
        "reserve_size": len(sue.reserve),
        "deck_size": len(sue.deck),
        "points": sue_score(state),
        "wins": compare(state) <= 0,
    }


def is_revealed(state: ElPasoState, seat: int) -> bool:
    """ELP-DEL-01: a hand lies open from its reveal until it is discarded."""
    return any(isinstance(step, DiscardHand) and step.seat == seat for step in state.agenda)


# -- dealing again --------------------------------------------------------------------------


def determinize(state: ElPasoState, seat: int, rng: Rng) -> None:
    """Deal again all that this seat cannot know, and start a new stream of chance.

    Piles and decks are bags: a new stream is a new order. The other seats' hands are mixed
    with the cattle of their decks. Everything is sorted first, so that the new deal follows
    from `rng` and what the seat knows, and from nothing else.
    """
    state.rng = Rng(rng.next(), rng.next(), rng.next(), 1)
    state.objective_pile.sort()
    state.bonus_pile.sort()
    for player in state.players:
        player.draw.sort()
    if state.sue is not None:
        deal_sue_again(state, state.sue, rng)
    for other in range(state.seats):
        if other != seat and not is_revealed(state, other):
            deal_again(state, other, rng)


def deal_sue_again(state: ElPasoState, sue: Sue, rng: Rng) -> None:
    """SUE-SETUP-04: which B cards are in the deck is unknown until they were seen."""
    sue.reserve.sort()
    sue.deck.sort()
    if sue.known:
        return
    cards = state.box.solo_cards
    hard = mixed([card for card in sue.deck if cards[card].hard] + sue.out, rng)
    count = len(hard) - len(sue.out)
    sue.deck = sorted([card for card in sue.deck if not cards[card].hard] + hard[:count])
    sue.out = sorted(hard[count:])


def deal_again(state: ElPasoState, seat: int, rng: Rng) -> None:
    """Deal one seat's hand again, in a way that agrees with what everybody knows."""
    player = state.players[seat]
    hand, draw = player.hand, player.draw
    workers = [card for card in draw if card >= WORKER_CARD]
    cattle = hand + [card for card in draw if card < WORKER_CARD]
    for _ in range(TRIES):
        mine = mixed(cattle, rng)
        player.hand = mine[: len(hand)]
        player.draw = sorted(mine[len(hand) :] + workers)
        if promised(state, seat):
            return
    player.hand, player.draw = hand, draw


def promised(state: ElPasoState, seat: int) -> bool:
    """Whoever has begun to discard a card for money, or to remove one, is known to hold one."""
    for step in state.agenda:
        if isinstance(step, DiscardFor | CullCard) and step.seat == seat:
            return matching(state, seat, step.icon)
    return True
