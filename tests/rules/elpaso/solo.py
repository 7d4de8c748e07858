"""The words in which the tests of Sue are written."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from tests.rules.elpaso.vocabulary import Table, table
from trailhand.games.elpaso.facts.box import Box
from trailhand.games.elpaso.facts.codes import CARD_WORDS, WORKERS
from trailhand.games.elpaso.solo.actions import act
from trailhand.games.elpaso.turn import Turn
from trailhand.games.elpaso.words.names import NODE_WORDS, POST_WORDS

SUE = 1


def solo(seed: int = 1, **options: object) -> Table:
    """A table for one on which Sue owns nothing but her start."""
    return table(1, seed, **options)


def row(t: Table, **sizes: int) -> Table:
    """Her groups of workers, from left to right in the order of the arguments."""
    t.sue.row = [WORKERS.index(worker) for worker in sizes]
    t.sue.workers = [sizes[worker] for worker in WORKERS[:3]]
    return t


def at(t: Table, node: str) -> Table:
    """Where Sue's rancher stands."""
    t.sue.rancher = NODE_WORDS.index(node)
    return t


def acts(t: Table, action: str) -> Table:
    """Sue performs an action now."""
    t.match.watch()
    act(t.state, SUE, action)
    return t


@contextmanager
def printed(box: Box, text: str) -> Iterator[int]:
    """A card of Sue that says this for a while, such as `1 market` or `cowboy reserve_1`.

    What is printed on her cards is calibrated; the rules hold for any card.
    """
    card = box.solo_cards[0]
    kept = (card.steps, card.worker, card.action)
    move, card.action = text.split()
    by_worker = move in WORKERS
    card.steps = 0 if by_worker else int(move)
    card.worker = WORKERS.index(move) if by_worker else -1
    try:
        yield 0
    finally:
        card.steps, card.worker, card.action = kept


def plays(t: Table, text: str) -> Table:
    """Sue takes a whole turn with such a card; nothing comes after it but the human's turn."""
    with printed(t.box, text) as card:
        t.sue.deck = [card]
        t.sue.discard = [n for n in range(len(t.box.solo_cards)) if n != card]
        t.sue.out = []
        t.match.watch()
        t.state.agenda = [Turn(SUE)]
        return t.settle()


def sue_posts(t: Table) -> dict[str, int]:
    """Her discs on trading posts."""
    return {post: n for post, n in zip(POST_WORDS, t.sue.posts, strict=True) if n}


def cattle(t: Table) -> list[str]:
    """Her cattle pile."""
    return [CARD_WORDS[card] for card in t.sue.cattle]


def kinds(t: Table) -> list[str]:
    """What was told of her."""
    return [event.name for event in t.match.events() if event.seat == SUE]
