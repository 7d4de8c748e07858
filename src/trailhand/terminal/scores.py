"""Points by category, and who has won."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from trailhand.core.match import Match
from trailhand.terminal.words import Words, seat_style


def score_table(match: Match, words: Words, only: int | None = None) -> Table:
    """One column per seat, one row per category of the rulebook; the best are marked.

    With `only` it shows a single seat: others may hold points that are still hidden.
    """
    seats = range(match.seats) if only is None else [only]
    scores = [match.scores()[seat] for seat in seats]
    table = Table(title=title(match, words), title_justify="left")
    table.add_column(words("terminal-category"))
    for seat in seats:
        table.add_column(Text(words.seat(seat), seat_style(seat)), justify="right")
    for category in scores[0]["categories"]:
        points = [entry["categories"][category] for entry in scores]
        table.add_row(category_name(category, words), *marked(points))
    table.add_section()
    table.add_row(words("score-total"), *marked([entry["total"] for entry in scores]))
    return table


def title(match: Match, words: Words) -> str:
    """Whether these are the final scores."""
    return words("terminal-final-scores" if match.over else "terminal-scores-now")


def category_name(category: str, words: Words) -> str:
    """A category as the rulebook calls it."""
    return words.either(f"category-{category}", category)


def marked(points: list[int]) -> list[str]:
    """Numbers with a star at the highest, unless all are equal."""
    best = max(points)
    star = best != min(points)
    return [f"{'* ' if star and value == best else ''}{value}" for value in points]


def verdict(match: Match, words: Words) -> str:
    """Who has won, or that nobody has yet."""
    if not match.over:
        return words("terminal-not-over")
    winners = match.winners()
    names = tuple(f"@seat-{seat + 1}" for seat in winners)
    key = "score-winner" if len(winners) == 1 else "score-winners"
    return words(key, who=names, n=match.scores()[winners[0]]["total"])
