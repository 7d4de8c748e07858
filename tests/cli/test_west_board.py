"""The table of Wild Tiled West in a terminal."""

from __future__ import annotations

import pytest
from rich.console import Console, RenderableType

import trailhand as th
from tests.records.golden import golden_record
from tests.rules.wildtiled.vocabulary import table
from trailhand.terminal.boards import board_of
from trailhand.terminal.words import Words


def drawn(match: th.Match, part: str, lang: str = "en", seat: int = 0) -> str:
    """A part of the board as plain text."""
    console = Console(width=120, no_color=True, record=True, quiet=True, file=None)
    board: RenderableType = getattr(board_of(match, seat, Words(lang), 120), part)()
    with console.capture() as captured:
        console.quiet = False
        console.print(board)
    return captured.get()


def test_a_settlement_shows_its_tiles_and_who_stands_on_them() -> None:
    t = table().lay(0, "R01", "5,4 5,5=sheriff 5,6").lay(0, "F01", "c4,4 f4,5")
    rows = drawn(t.match, "brief").splitlines()
    assert rows[0].startswith("5 points · 2 gold · 0 bullets")
    assert rows[3 + 5].startswith(" 6 C.C.~! .= =*= ")
    assert rows[3 + 4].startswith(" 5  . s U .C ~ ")
    assert rows[3 + 6].startswith(" 7  . .e.^!^. .")


def test_dice_lie_at_the_trays_in_brackets_and_empty_piles_are_dashes() -> None:
    t = table().dice(4, river=(3,)).pile("L-A1", 0)
    text = drawn(t.match, "full")
    assert "[4]" in text
    assert "[3]" in text
    assert "A1 -" in text
    assert "Town Hall x2 2 gold" in text


@pytest.mark.parametrize("name", ["wtw-first-game", "wtw-five-seats", "wtw-bandit-ridge"])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_part_can_be_drawn_at_any_moment(name: str, lang: str) -> None:
    for upto in (0, 12, 30, None):
        match = th.replay(golden_record(name), upto=upto)
        for part in ("full", "brief", "details"):
            text = drawn(match, part, lang)
            assert "terminal-" not in text
            assert "wtw-" not in text
    assert match.over


def test_a_face_down_partner_is_drawn_for_its_owner_only() -> None:
    t = table().partner(0, "mayor")
    assert "Mayor Beaver" in drawn(t.match, "full", seat=0)
    assert "Mayor Beaver" not in drawn(t.match, "full", seat=1)
