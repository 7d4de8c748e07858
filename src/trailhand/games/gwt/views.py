"""What a seat may know, and dealing again what it may not.

GWT-GEN-11: hidden are every hand (until it is revealed for income), every draw stack, the
market stack, the objective stack and the supplies; the content of a discard pile is shown
to its owner only (GWT-GEN-10). All else is public.
"""

from __future__ import annotations

from typing import Any, Final

from trailhand.core.rng import Rng
from trailhand.games.common.piles import mixed
from trailhand.games.common.views import moment
from trailhand.games.gwt.cities import reach_objection
from trailhand.games.gwt.discs import certificate_limit
from trailhand.games.gwt.facts.codes import ORANGE, WORKERS, position_name
from trailhand.games.gwt.kansas_city import DiscardHand, hand_value
from trailhand.games.gwt.position import tile_word, write_jobs, write_player, write_trail
from trailhand.games.gwt.scoring import score
from trailhand.games.gwt.state import GwtState, Player
from trailhand.games.gwt.stem import PayCards, cards_objection
from trailhand.games.gwt.trail import step_limit
from trailhand.games.gwt.words.names import CARD_WORDS

TRIES: Final = 200
HIDDEN_PILES: Final = ("hand", "draw", "discard", "unseen")


def view(state: GwtState, seat: int) -> dict[str, Any]:
    """Everything this seat may know; seat -1 is a spectator, who sees no hand at all.

    What a module shows stands under its name.
    """
    box = state.box
    seen = {
        "edition": box.edition,
        "modules": [module.name for module in box.modules],
        **moment(state, seat, state.active, state.first),
        "last_turns": state.last_turns,
        "sides": "".join("ab"[state.sides >> number & 1] for number in box.buildings),
        "trail": write_trail(state),
        "supplies": [len(supply) for supply in state.supplies],
        "foresight": [tile_word(tile) for tile in state.foresight],
        "jobs": write_jobs(state),
        "job_row": state.job_row + 1,
        "market": [CARD_WORDS[card] for card in displayed(state)],
        "market_stack": len(state.market_stack),
        "display": [CARD_WORDS[card] for card in state.display],
        "objective_stack": len(state.objective_stack),
        "masters": ["" if t < 0 else box.masters[t].name for t in state.masters],
        "posted": ["" if w < 0 else WORKERS[w] for w in state.posted],
        "reserve": [CARD_WORDS[card] for card in state.reserve],
        "players": [player_view(state, other, seat) for other in range(state.seats)],
    }
    for module in box.modules:
        if shown := module.view(state, seat):
            seen[module.shown_as or module.name] = shown
    return seen


def displayed(state: GwtState) -> list[int]:
    """GWT-SIM-15: the market as it lies, orange cards leftmost."""
    breed = state.box.card_breed
    return sorted(state.market, key=lambda card: (breed[card] != ORANGE, card))


def player_view(state: GwtState, other: int, seat: int) -> dict[str, Any]:
    """One player board as a seat sees it; its own discard pile included (GWT-GEN-10)."""
    player = state.players[other]
    seen = write_player(state.box, player)
    for pile in HIDDEN_PILES:
        del seen[pile]
    seen["hand_size"] = len(player.hand)
    seen["draw_size"] = len(player.draw)
    seen["discard_size"] = len(player.discard)
    seen["permanent"] = player.permanent
    seen["certificate_limit"] = certificate_limit(player)
    seen["hand_limit"] = player.hand_limit()
    seen["step_limit"] = step_limit(state, other)
    seen["engine"] = position_name(player.engine)
    if other != seat and is_revealed(state, other):
        seen["hand"] = [CARD_WORDS[card] for card in sorted(player.hand)]
    if other == seat:
        seen["hand"] = [CARD_WORDS[card] for card in sorted(player.hand)]
        seen["discard"] = [CARD_WORDS[card] for card in player.discard]
        seen["score"] = score(state, other)
        seen["worth"] = hand_worth(state, seat)
    return seen


def hand_worth(state: GwtState, seat: int) -> dict[str, Any]:
    """What a delivery would be worth with this hand: its own seat only is told.

    GWT-INC-03, GWT-INC-05: the hand, and all certificates. `reaches` is the farthest city that
    still takes a delivery.
    """
    player = state.players[seat]
    hand, certificates = hand_value(state, seat), player.permanent + player.certificates
    total = hand + certificates
    cities = [
        (row.value, row.name)
        for city, row in enumerate(state.box.cities)
        if reach_objection(state, seat, city, total) == 0
    ]
    reaches = max(cities)[1] if cities else ""
    return {"hand": hand, "certificates": certificates, "total": total, "reaches": reaches}


def determinize(state: GwtState, seat: int, rng: Rng) -> None:
    """Deal again all that this seat cannot know, and start a new stream of chance.

    Stacks and supplies are bags: a new stream is a new order. The other seats' hands, draw
    stacks and discard piles are mixed among themselves; objective cards that only their
    owner has seen are swapped with the stack. Everything is sorted first, so that the new
    deal follows from `rng` and what the seat knows, and from nothing else.
    """
    state.rng = Rng(rng.next(), rng.next(), rng.next(), 1)
    others = [other for other in range(state.seats) if other != seat]
    for other in others:
        state.objective_stack += state.players[other].unseen
    sort_bags(state)
    for other in others:
        player = state.players[other]
        aside = laid_cards(state, other)
        for card in player.unseen:
            (player.hand if card in player.hand else aside).remove(card)
        player.unseen = [rng.take(state.objective_stack) for _ in player.unseen]
        if is_revealed(state, other):
            deal_laid(state, other, aside, rng)
        else:
            deal_again(state, other, aside, rng)
    for module in state.box.modules:
        module.deal_again(state, seat, rng)


def sort_bags(state: GwtState) -> None:
    """Take out of all hidden stacks the order that nobody knows."""
    for supply in state.supplies:
        supply.sort()
    state.market_stack.sort()
    state.objective_stack.sort()
    for player in state.players:
        player.draw.sort()


def is_revealed(state: GwtState, seat: int) -> bool:
    """Whether a hand lies open: between taking the income and discarding it (GWT-INC-01)."""
    return any(isinstance(step, DiscardHand) and step.seat == seat for step in state.agenda)


def promised(state: GwtState, seat: int) -> bool:
    """A player who has begun to pay with cards is known to hold them."""
    for step in state.agenda:
        if isinstance(step, PayCards) and step.seat == seat:
            return cards_objection(state, seat, step.icon, step.left) == 0
    return True


def laid_cards(state: GwtState, seat: int) -> list[int]:
    """Cards that a seat has laid face down with a module."""
    return [card for part in state.parts for card in part.hidden(seat)]


def lay_again(state: GwtState, seat: int, cards: list[int]) -> None:
    """Other cards in place of those that a seat has laid face down."""
    for part in state.parts:
        count = len(part.hidden(seat))
        part.deal(seat, cards[:count])
        cards = cards[count:]


def deal_again(state: GwtState, seat: int, aside: list[int], rng: Rng) -> None:
    """Deal one seat's cards again, in a way that agrees with what everybody knows.

    `aside` are cards laid face down: they change places with hand, draw stack and discard
    pile. Cards that only their owner has seen stay in hand, or come to lie there.
    """
    player = state.players[seat]
    laid = len(laid_cards(state, seat))
    if laid:
        player.hand += aside
    piles = (player.hand, player.draw, player.discard)
    for _ in range(TRIES):
        mix_piles(player, rng)
        private = player.hand
        if laid:
            rng.shuffle(private)
            player.hand = private[laid:]
        if promised(state, seat):
            lay_again(state, seat, private[:laid])
            return
        player.hand = [card for card in private if card not in player.unseen]
    private = piles[0] + player.unseen
    player.hand, player.draw, player.discard = private[laid:], piles[1], piles[2]
    lay_again(state, seat, private[:laid])


def deal_laid(state: GwtState, seat: int, aside: list[int], rng: Rng) -> None:
    """The hand lies open: cards laid face down change places with the draw stack only."""
    player = state.players[seat]
    if aside or player.unseen:
        mine = mixed(aside + player.draw, rng)
        lay_again(state, seat, mine[: len(aside)] + player.unseen)
        player.draw = mine[len(aside) :]


def mix_piles(player: Player, rng: Rng) -> None:
    """Deal hand, draw stack and discard pile again; cards only the owner saw stay in hand."""
    mine = mixed(player.hand + player.draw + player.discard, rng)
    hand, draw = len(player.hand), len(player.draw)
    player.hand = mine[:hand] + player.unseen
    player.draw = mine[hand : hand + draw]
    player.discard = mine[hand + draw :]
