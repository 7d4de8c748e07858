"""A report as one HTML file that needs no network: figures inside, light and dark."""

from __future__ import annotations

import re
from html import escape
from importlib.resources import files
from typing import Any, NamedTuple

import polars as pl

import trailhand as th
from trailhand.core.game import find_game
from trailhand.lab import drawing
from trailhand.lab.profiles import profile_class
from trailhand.lab.ratings import REPLICATES, Interval
from trailhand.lab.report.estimates import FEWEST, Estimate
from trailhand.lab.report.question import Answer, going_last
from trailhand.lab.report.sections import Composition, Figure, Section, composition, sections

TOKENS = {
    drawing.INK: "ink",
    drawing.MUTED: "muted",
    drawing.HAIR: "hair",
    drawing.ACCENT: "accent",
    drawing.GOLD: "gold",
}
SIZE = re.compile(r'<svg ([^>]*?)width="([\d.]+)" height="([\d.]+)"')


class Report(NamedTuple):
    """Everything that a report says, before it is laid out."""

    title: str
    facts: list[tuple[str, str]]
    answer: Answer
    sections: list[Section]
    composition: Composition
    fair: float
    commands: list[str]


def make_report(frame: pl.DataFrame, commands: list[str]) -> Report:
    """Study a frame; `commands` repeat the report."""
    game = str(frame["game"][0])
    title = find_game(game).info.title
    seats = int(frame["seats"][0])
    bots = ", ".join(frame["bot"].unique().sort())
    settings = str(frame["options"][0]).strip("{}").replace('"', "")
    turns: float = frame.unique("number").select(pl.col("turns").mean()).item()
    facts = [
        ("Games", f"{frame['number'].n_unique():,}"),
        ("Seats", str(seats)),
        ("Bots", bots),
        ("Options", settings or "none"),
        ("Turns a game", f"{turns:.0f}"),
    ]
    found = sections(frame, profile_class(game))
    answer = going_last(frame, title)
    return Report(title, facts, answer, found, composition(frame), 1 / seats, commands)


# -- pieces of the page -----------------------------------------------------------------------


def picture(chart: Any, label: str) -> str:
    """A chart whose colours follow the page's, light or dark, and which has a name."""
    svg = drawing.as_svg(chart)
    for colour, token in TOKENS.items():
        svg = re.sub(re.escape(colour), f"var(--{token})", svg, flags=re.IGNORECASE)
    name = f'<svg role="img" aria-label="{escape(label)}" '
    svg = SIZE.sub(rf'{name}\1style="width:\2px" data-height="\3"', svg, count=1)
    return f'<div class="picture">{svg}</div>'


def number(interval: Interval, percent: bool = False) -> str:
    """A table cell: the value, and its bounds."""
    value, low, high = (100 * part if percent else part for part in interval)
    return f"<td>{value:.1f}</td><td class='bounds'>{low:.1f} to {high:.1f}</td>".replace(
        "-", "\N{MINUS SIGN}"
    )


def table(groups: list[Estimate], first: str) -> str:
    """The figures behind the plots."""
    rows = "".join(
        f"<tr><th scope='row'>{escape(group.label)}</th><td>{group.seats:,}</td>"
        f"{number(group.win, percent=True)}{number(group.score)}</tr>"
        for group in groups
    )
    return (
        "<div class='scroll'><table><thead><tr>"
        f"<th scope='col'>{escape(first)}</th><th scope='col'>seats</th>"
        "<th scope='col'>wins %</th><th scope='col'>95 %</th>"
        "<th scope='col'>score</th><th scope='col'>95 %</th>"
        f"</tr></thead><tbody>{rows}</tbody></table></div>"
    )


def points(groups: list[Estimate], what: str) -> list[dict[str, Any]]:
    """Rows of a chart."""
    return [{"label": group.label, **getattr(group, what)._asdict()} for group in groups]


def show_figure(figure: Figure, fair: float) -> str:
    """Two plots side by side (wins and score), and their numbers."""
    if not figure.groups:
        return ""
    wins = drawing.interval_chart(points(figure.groups, "win"), "share of wins", fair, percent=True)
    score = drawing.interval_chart(points(figure.groups, "score"), "mean score")
    return (
        f"<h3>{escape(figure.title)}</h3><div class='pair'>"
        + picture(wins, f"{figure.title}: share of games won, with 95 % intervals")
        + picture(score, f"{figure.title}: mean score, with 95 % intervals")
        + "</div><details><summary>The numbers</summary>"
        + table(figure.groups, figure.title)
        + "</details>"
    )


def show_section(section: Section, fair: float) -> str:
    """A section of the page."""
    body = "".join(show_figure(figure, fair) for figure in section.figures)
    words = escape(section.words)
    return f"<section><h2>{escape(section.title)}</h2><p>{words}</p>{body}</section>"


def show_composition(found: Composition) -> str:
    """Where the points come from."""
    plots = "".join(
        f"<div><h3>{name}</h3>"
        + picture(drawing.interval_chart(rows, "mean points"), f"{name}: mean points by category")
        + "</div>"
        for name, rows in (("Everybody", found.everybody), ("Winners", found.winners))
    )
    rows = "".join(
        f"<tr><th scope='row'>{escape(str(one['label']))}</th>{bounds(one)}{bounds(two)}</tr>"
        for one, two in zip(found.everybody, found.winners, strict=True)
    )
    return (
        "<section><h2>Where the points come from</h2>"
        "<p>Mean points by category of the rulebook, of all seats and of those that won.</p>"
        f"<div class='pair'>{plots}</div><details><summary>The numbers</summary>"
        "<div class='scroll'><table><thead><tr><th scope='col'>category</th>"
        "<th scope='col'>everybody</th><th scope='col'>95 %</th>"
        "<th scope='col'>winners</th><th scope='col'>95 %</th></tr></thead>"
        f"<tbody>{rows}</tbody></table></div></details></section>"
    )


def bounds(row: dict[str, Any]) -> str:
    """A row of a chart as table cells."""
    return number(Interval(row["value"], row["low"], row["high"]))


def to_html(report: Report) -> str:
    """The whole page."""
    answer = report.answer
    style = files("trailhand.lab.report").joinpath("page.css").read_text("utf-8")
    facts = "".join(f"<dt>{escape(k)}</dt><dd>{escape(v)}</dd>" for k, v in report.facts)
    commands = "\n".join(escape(command) for command in report.commands)
    said = escape(" ".join(answer.sentences))
    body = "".join(show_section(section, report.fair) for section in report.sections)
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        '<meta name="color-scheme" content="light dark"><link rel="icon" href="data:,">'
        f"<title>{escape(report.title)}: balance report</title><style>{style}</style></head>"
        f"<body><main><header><p class='eyebrow'>Trailhand · balance report</p>"
        f"<h1>{escape(answer.question)}</h1>"
        f"<p class='answer'><strong>{escape(answer.verdict)}</strong> {said}</p></header>"
        f"<dl>{facts}</dl>"
        "<section><h2>Repeat it</h2><p>The same seed gives the same games.</p>"
        f"<pre><code>{commands}</code></pre></section>"
        f"{body}{show_composition(report.composition)}"
        "<footer><h2>How to read this</h2><p>A dot is what these games showed, its bar the 95 % "
        f"interval: {REPLICATES:,} bootstrap samples of whole deals, because the seats of a game "
        "are not independent (a Wilson interval where a group won always or never). The dashed "
        "line is a fair share of the wins; ties share a win. Groups that occurred in fewer than "
        f"{FEWEST} games are left out. With this many groups, about one in twenty intervals "
        "misses the truth by chance: treat a single surprise as a question, and repeat it with "
        "another seed. All of this is about these bots; people may play differently.</p>"
        f"<p>Trailhand {escape(th.__version__)}</p></footer></main></body></html>\n"
    )
