"""Points by category, and who has won."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from trailhand.core.match import Match
from trailhand.terminal.words import Words, seat_style
from trailhand.text import names
from trailhand.text.names import category_title


def score_table(match: Match, words: Words, only: int | None = None) -> Table:
    """One column per seat, one row per category of the rulebook; the best are marked.

    With `only` it shows a single seat: others may hold points that are still hidden.
    """
    seats = range(match.seats) if only is None else [only]
    scores = [match.scores()[seat] for seat in seats]
    key = "terminal-final-scores" if match.over else "terminal-scores-now"
    table = Table(title=words(key), title_justify="left")
    table.add_column(words("terminal-category"))
    for seat in seats:
        table.add_column(Text(words.seat(seat), seat_style(seat)), justify="right")
    for category in scores[0]["categories"]:
        points = [entry["categories"][category] for entry in scores]
        title = category_title(match.game.info, category, words.lang)
        table.add_row(title, *marked(points))
    table.add_section()
    table.add_row(words("score-total"), *marked([entry["total"] for entry in scores]))
    return table


def marked(points: list[int]) -> list[str]:
    """Numbers with a star at the highest, unless all are equal."""
    best = max(points)
    star = best != min(points)
    return [f"{'* ' if star and value == best else ''}{value}" for value in points]


def verdict(match: Match, words: Words) -> str:
    """Who has won, or that nobody has yet."""
    if not match.over:
        return words("terminal-not-over")
    return words.of(names.verdict(match))
