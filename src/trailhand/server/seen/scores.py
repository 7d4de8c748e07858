"""Scores as far as a visitor may know them, including those of an automaton."""

from __future__ import annotations

from typing import Any, cast

from trailhand.core.match import Match
from trailhand.server.contract import schema
from trailhand.server.seen.eyes import Eyes
from trailhand.server.table.seats import mark
from trailhand.server.table.tables import LiveTable
from trailhand.text.names import automaton_title, automaton_wins, card_title, category_title


def scores_of(
    table: LiveTable, match: Match, looking: Eyes, lang: str, live: bool
) -> list[schema.ScoreShown]:
    """The scores as far as the seat may know them."""
    if not looking.sees:
        return []

    def make() -> list[schema.ScoreShown]:
        scores = match.scores(viewer=looking.viewing)
        return [score_shown(match, entry["categories"], lang) for entry in scores]

    if not live:
        return make()
    found: list[schema.ScoreShown] = table.remember(("scores", looking.viewing, lang), make)
    return found


def score_shown(match: Match, categories: dict[str, int], lang: str) -> schema.ScoreShown:
    """Points by category, and their sum."""
    info = match.game.info
    shown = [
        schema.CategoryShown(name, category_title(info, name, lang), points)
        for name, points in categories.items()
    ]
    return schema.ScoreShown(sum(categories.values()), shown)


def automaton_of(match: Match, looking: Eyes, lang: str) -> schema.AutomatonShown | None:
    """The automaton of a solo table as the seat may see it."""
    found = match.view(looking.viewing).get("automaton") if looking.sees else None
    if found is None:
        return None
    name, seat, card = found["name"], found["seat"], found["card"]
    return schema.AutomatonShown(
        seat,
        automaton_title(name, lang),
        cast(Any, mark(seat)),
        card_title(name, card, lang) if card else "",
        score_shown(match, found["points"], lang),
        automaton_wins(match),
    )
