"""How the lab draws: the colours of the house, and charts as SVG or PNG without a browser."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import altair as alt
import vl_convert

INK, MUTED, HAIR, ACCENT, PAPER = "#2b2118", "#6a5945", "#d6c59f", "#8a3b12", "#f5ecd6"
GOLD, BLUE, GREEN = "#b98a1e", "#1f4f86", "#2f6b3a"
FONT = "Liberation Sans, Helvetica, Arial, sans-serif"  # the first is in vl-convert itself
WIDTH = 300  # of a plot without its labels: readable on a phone
ROW = 26  # pixels per line of a plot


def styled(chart: Any, background: str | None = None) -> dict[str, Any]:
    """A chart as a Vega-Lite specification in the look of the house."""
    words = {"font": FONT, "labelFont": FONT, "titleFont": FONT}
    axis = words | {
        "labelColor": INK,
        "titleColor": MUTED,
        "labelFontSize": 13,
        "titleFontSize": 12,
        "titleFontWeight": "normal",
        "domainColor": HAIR,
        "tickColor": HAIR,
        "gridColor": HAIR,
        "labelLimit": 190,
    }
    spec: dict[str, Any] = chart.to_dict()
    spec["background"] = background
    spec["padding"] = {"left": 16, "right": 20, "top": 5, "bottom": 5}  # other fonts are wider
    spec["config"] = {
        "view": {"stroke": None},
        "axis": axis,
        "header": words | {"labelColor": INK, "titleColor": MUTED, "labelFontSize": 13},
        "legend": words | {"labelColor": INK, "titleColor": MUTED, "labelFontSize": 13},
        "text": {"font": FONT, "color": INK},
    }
    return spec


def interval_chart(
    rows: list[dict[str, Any]], title: str, reference: float | None = None, percent: bool = False
) -> Any:
    """Dots with their 95 % intervals, one line per row: label, value, low, high."""
    order = [row["label"] for row in rows]
    form = "%" if percent else alt.Undefined
    number = alt.Axis(title=title, tickCount=5, labelFlush=False, format=form)
    across = alt.X("value:Q", axis=number, scale=alt.Scale(zero=False, nice=True))
    down = alt.Y("label:N", sort=order, title=None)
    base = alt.Chart(alt.InlineData(values=rows))
    layers = [
        base.mark_rule(strokeWidth=2.5, color=MUTED).encode(
            y=down, x=alt.X("low:Q", axis=number), x2="high:Q"
        ),
        base.mark_point(filled=True, size=85, color=ACCENT, opacity=1).encode(y=down, x=across),
    ]
    if reference is not None:
        line = alt.Chart(alt.InlineData(values=[{"at": reference}]))
        layers.insert(0, line.mark_rule(strokeDash=[4, 4], color=INK).encode(x="at:Q"))
    return alt.layer(*layers).properties(width=WIDTH, height=ROW * max(len(rows), 2))


def as_svg(chart: Any, background: str | None = None) -> str:
    """A chart as SVG text."""
    drawn: str = vl_convert.vegalite_to_svg(styled(chart, background))
    return drawn


def save(chart: Any, path: Path) -> None:
    """Keep a chart as a picture: .svg or .png, by the ending of the name."""
    if path.suffix == ".svg":
        path.write_text(as_svg(chart, PAPER), "utf-8")
    else:
        path.write_bytes(vl_convert.vegalite_to_png(styled(chart, PAPER), scale=2))


def ratings_chart(result: dict[str, Any]) -> Any:
    """The ratings of an arena."""
    rows = [
        {"label": name, "value": bot["elo"], "low": bot["low"], "high": bot["high"]}
        for name, bot in result["bots"].items()
    ]
    seats = f"{result['seats']} seats, {result['games']} games"
    return interval_chart(rows, f"Elo with 95 % interval ({result['game']}, {seats})")
