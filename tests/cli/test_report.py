"""`trailhand lab`: the balance report says what it found, how sure it is, and how to repeat it."""

from __future__ import annotations

import re
from pathlib import Path

import polars as pl
import pytest
from playwright.sync_api import sync_playwright

from tests.cli.running import trailhand
from tests.lab.contests import results
from tests.web.browsing import chromium
from trailhand.lab.report.question import going_last

SECTIONS = (
    "Repeat it",
    "By seat and start order",
    "By strategy",
    "By private building and side",
    "By opening",
    "Where the points come from",
    "How to read this",
)
OUTSIDE = re.compile(r"(?:src|href)=\"(?!data:|#)|@import|url\(")


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A report on forty games of four seats."""
    path = tmp_path_factory.mktemp("lab") / "report.html"
    ran = trailhand("lab", "gwt2", "--games", "40", "--jobs", "1", "--out", str(path))
    assert ran.code == 0, ran.err
    assert "Is going last in a 4-player game" in ran.out
    return path


def test_every_section_is_there(page: Path) -> None:
    headings = re.findall("<h2>(.*?)</h2>", page.read_text("utf-8"))
    assert headings == list(SECTIONS)


def test_the_first_paragraph_answers_a_question_with_an_interval(page: Path) -> None:
    text = page.read_text("utf-8")
    answer = re.search(r"<p class='answer'>(.*?)</p>", text)
    assert answer is not None
    assert "In 40 games the seat that went last won" in answer[1]
    assert answer[1].count("interval") == 2
    assert "standard deviations of a score" in answer[1]


def test_the_command_that_repeats_it_is_printed(page: Path, tmp_path: Path) -> None:
    text = page.read_text("utf-8")
    command = re.search("<pre><code>(.*?)</code></pre>", text)
    assert command is not None
    wanted = "trailhand lab gwt2 --seats 4 --bots random --games 40 --seed 0 --out "
    assert command[1].startswith(wanted)
    again = tmp_path / "report.html"
    trailhand(*wanted.split()[1:], str(again), "--jobs", "2")
    assert again.read_text("utf-8").replace(str(again), str(page)) == text


def test_the_page_needs_no_network(page: Path) -> None:
    assert not OUTSIDE.search(page.read_text("utf-8"))


def test_a_file_of_games_is_studied_instead_of_playing(tmp_path: Path) -> None:
    kept, report = tmp_path / "games.parquet", tmp_path / "report.html"
    trailhand("simulate", "gwt1", "--games", "30", "--jobs", "1", "--out", str(kept))
    assert trailhand("lab", "gwt2", "--from", str(kept), "--out", str(report)).code == 2
    ran = trailhand("lab", "gwt1", "--from", str(kept), "--out", str(report))
    assert ran.code == 0, ran.err
    text = report.read_text("utf-8")
    assert "trailhand simulate gwt1 --seats 2 --bots random --games 30 --seed 0 --out" in text
    assert f"trailhand lab gwt1 --from {kept} --out {report}" in text


@pytest.mark.parametrize(
    ("last_wins", "verdict"), [(20, "Yes."), (180, "No, it is an advantage."), (98, "Not that")]
)
def test_the_verdict_follows_the_interval(last_wins: int, verdict: str) -> None:
    lost, won = {"a": 80, "b": 70}, {"a": 70, "b": 80}
    frame = results(*[won] * last_wins, *[lost] * (200 - last_wins))
    answer = going_last(frame, "a game")
    assert answer.verdict.startswith(verdict)
    assert f"won {last_wins / 2:.1f}" in answer.sentences[0]
    ahead = frame.filter(pl.col("seat") == 2)["total"].to_numpy().mean() - 75
    assert f"scored {2 * ahead:+.1f}".replace("-", "\N{MINUS SIGN}") in answer.sentences[1]


@pytest.mark.parametrize(
    ("width", "scheme"), [(1280, "light"), (390, "dark")], ids=["desk", "dark phone"]
)
def test_a_browser_shows_it_without_errors(page: Path, width: int, scheme: str) -> None:
    troubles: list[str] = []
    with sync_playwright() as playwright, chromium(playwright) as browser:
        shown = browser.new_page(
            viewport={"width": width, "height": 800},
            color_scheme="dark" if scheme == "dark" else "light",
        )
        shown.on("console", lambda message: troubles.append(message.text))
        shown.on("pageerror", lambda error: troubles.append(str(error)))
        shown.on("request", lambda request: troubles.append(request.url))
        shown.goto(page.as_uri())
        assert shown.locator("svg[role=img]").count() > 10
        assert shown.evaluate("document.documentElement.scrollWidth") <= width
    assert [trouble for trouble in troubles if trouble != page.as_uri()] == []
