"""Anchors: the names by which options point at the table, so that a page needs no order."""

from __future__ import annotations

from typing import Any

import pytest

import trailhand as th
from tests.rules.gwt.vocabulary import both_editions, table
from trailhand.core.rng import seeded
from trailhand.games.gwt.words.names import CARD_WORDS

GAMES = 8
TABLES: list[tuple[str, dict[str, Any]]] = [
    ("gwt1", {"north": True}),
    ("gwt2", {"simmental": True}),
    ("gwt2", {"north": True, "poker": True, "brahman": True}),
]


def offered(game: str, options: dict[str, Any]) -> set[str]:
    """All anchors of all options in a few games of chance."""
    found: set[str] = set()
    for seed in range(GAMES):
        match = th.new(game, seats=2, seed=seed, options=options)
        chance = seeded(seed)
        while match.decision is not None:
            found |= {anchor for option in match.decision.options for anchor in option.anchors}
            match.play(chance.below(len(match.decision.options)))
    return found


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_cards_go_by_their_words(game: str, options: dict[str, Any]) -> None:
    kinds = {anchor.partition(":")[::2] for anchor in offered(game, options)}
    cards = {name for kind, name in kinds if kind in ("hand", "market", "objective")}
    assert {kind for kind, _ in kinds} >= {"hand", "market", "objective"}
    assert cards <= {*CARD_WORDS, "stack"}


@both_editions
def test_a_card_can_be_asked_about_by_its_word_only(game: str) -> None:
    match = table(game).match
    assert match.about("hand:gray")[0].id == "about-cattle"
    assert match.about("market:purple5")[0].id == "about-cattle"
    assert match.about("hand:O02")[0].id == "about-objective"
    assert match.about("hand:0")[0].id == "about-nothing"
    assert match.about("track:16.5")[0].args == {"space": "16.5"}
    assert match.about("track:17.5")[0].id == "about-nothing"
