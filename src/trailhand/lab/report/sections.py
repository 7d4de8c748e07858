"""The sections of a report: groups of seats, and what to say about them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

import polars as pl

from trailhand.lab.frames import categories
from trailhand.lab.playing import POINTS
from trailhand.lab.profiles import Profile
from trailhand.lab.report.estimates import Estimate, estimates, means

MOST = 5  # of one kind, and above, shown as "5 or more"


class Figure(NamedTuple):
    """A part of a section: groups of seats with their win rates and scores."""

    title: str
    groups: list[Estimate]


class Section(NamedTuple):
    """A heading, a sentence that helps to read it, and figures."""

    title: str
    words: str
    figures: list[Figure]


def each(column: str, values: Iterable[str | int], label: str = "{}") -> dict[str, pl.Expr]:
    """A group for every value of a column."""
    return {label.format(value): pl.col(column) == value for value in values}


def known(frame: pl.DataFrame, column: str) -> list[str]:
    """The words in a column, without the empty one."""
    return [word for word in frame[column].unique().sort().to_list() if word]


def sections(frame: pl.DataFrame, profile: type[Profile]) -> list[Section]:
    """All sections that this game's profile has columns for."""
    found = [by_seat(frame)]
    if frame["bot"].n_unique() > 1:
        found.append(by_bot(frame))
    if profile.strategy:
        found.append(by_strategy(frame, profile))
    if profile.pieces:
        found.append(by_piece(frame, profile))
    if profile.openings:
        found.append(by_opening(frame, profile))
    return [section for section in found if any(figure.groups for figure in section.figures)]


def by_seat(frame: pl.DataFrame) -> Section:
    """Seats around the table, and the order of the first turns."""
    seats = range(1, int(frame["seats"][0]) + 1)
    return Section(
        "By seat and start order",
        "Bots change seats from game to game, so a difference here comes from the game. "
        "The starting seat is drawn by the game: the order matters, the number of the seat "
        "should not.",
        [
            Figure("Start order", estimates(frame, each("start_order", seats, "starts no. {}"))),
            Figure("Seat", estimates(frame, each("seat", seats, "seat {}"))),
        ],
    )


def by_bot(frame: pl.DataFrame) -> Section:
    """The bots, if there are several."""
    groups = each("bot", known(frame, "bot"))
    words = (
        "Bots of different strength sat at one table: what the stronger one prefers looks good "
        "in the sections below. Study one bot at a time to avoid that; to rate bots, use "
        "trailhand arena."
    )
    return Section("By bot", words, [Figure("Bot", estimates(frame, groups))])


def by_strategy(frame: pl.DataFrame, profile: type[Profile]) -> Section:
    """What a seat went for, by shares and by numbers."""
    counts = {word: pl.col(column) for column, word in profile.strategy.items()}
    everything = pl.sum_horizontal(*counts.values())
    mostly = {f"mostly {word}": 2 * count > everything for word, count in counts.items()}
    rest = {
        "no kind above half": ~pl.any_horizontal(*mostly.values()) & (everything > 0),
        "none": everything == 0,
    }
    called = profile.strategy_called
    figures = [Figure(f"Share among {called}", estimates(frame, mostly | rest))]
    for word, count in counts.items():
        groups = {str(number): count == number for number in range(MOST)}
        groups[f"{MOST} or more"] = count >= MOST
        figures.append(Figure(f"{word.capitalize()} among {called}", estimates(frame, groups)))
    return Section(
        "By strategy",
        f"What the {called} of a seat were at the end: {', '.join(counts)}. "
        "Bots chose their strategies, nobody dealt them: this says what went with winning, "
        "not what caused it.",
        figures,
    )


def by_piece(frame: pl.DataFrame, profile: type[Profile]) -> Section:
    """Having a building on a side in use, and facing it."""
    column = profile.pieces
    pieces = sorted({piece for owned in frame[column] for piece in owned}, key=natural)
    has = {piece: pl.col(column).list.contains(piece) for piece in pieces}
    facing = frame.with_columns(
        (has[name].any().over("number") & ~has[name]).alias(f"facing {name}") for name in has
    )
    against = {name: pl.col(f"facing {name}") for name in has}
    return Section(
        f"By {profile.pieces_titled}",
        f"“With” are the seats that had this {profile.pieces_called} on the board at the end; "
        "“against” are the seats that did not, while somebody else at their table did.",
        [
            Figure("With", estimates(facing, has)),
            Figure("Against", estimates(facing, against)),
        ],
    )


def natural(piece: str) -> tuple[int, str]:
    """2a before 10b."""
    return len(piece), piece


def by_opening(frame: pl.DataFrame, profile: type[Profile]) -> Section:
    """The first choices."""
    figures = [
        Figure(title, estimates(frame, each(column, known(frame, column))))
        for column, title in profile.openings.items()
    ]
    return Section("By opening", "What a seat chose first.", figures)


class Composition(NamedTuple):
    """Mean points by category, of everybody and of the winners: rows of a chart."""

    everybody: list[dict[str, object]]
    winners: list[dict[str, object]]


def composition(frame: pl.DataFrame) -> Composition:
    """Where the points come from."""
    columns = {name.replace("_", " "): POINTS + name for name in categories(frame)}
    columns["total"] = "total"
    return Composition(means(frame, columns), means(frame.filter(pl.col("won") > 0), columns))
