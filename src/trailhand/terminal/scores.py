"""Points by category, and who has won."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from trailhand.core.match import Match
from trailhand.terminal.words import Words, seat_style
from trailhand.text.names import automaton_title, category_title
from trailhand.text.names import verdict as outcome


def score_table(match: Match, words: Words, only: int | None = None) -> Table:
    """One column per seat, one row per category of the rulebook; the best are marked.

    With `only` it shows a single seat: others may hold points that are still hidden. An
    automaton has a column after the seats.
    """
    seats = range(match.seats) if only is None else [only]
    names = [Text(words.seat(seat), seat_style(seat)) for seat in seats]
    scores: list[dict[str, int]] = [match.scores()[seat]["categories"] for seat in seats]
    automaton = match.view(-1).get("automaton")
    if automaton and automaton["points"]:
        title = automaton_title(automaton["name"], words.lang)
        names.append(Text(title, seat_style(automaton["seat"])))
        scores.append(automaton["points"])
    key = "terminal-final-scores" if match.over else "terminal-scores-now"
    table = Table(title=words(key), title_justify="left")
    table.add_column(words("terminal-category"))
    for name in names:
        table.add_column(name, justify="right")
    for category in scores[0]:
        title = category_title(match.game.info, category, words.lang)
        table.add_row(title, *marked([points.get(category, 0) for points in scores]))
    table.add_section()
    table.add_row(words("score-total"), *marked([sum(points.values()) for points in scores]))
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
    return words.of(outcome(match))
