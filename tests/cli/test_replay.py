"""`trailhand replay` and the records that `save` writes."""

from __future__ import annotations

from pathlib import Path

import pytest

import trailhand as th
from tests.cli.running import play, trailhand

FIRST_GAME = {"preset": "first_game", "start": 0}


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A finished game in a file."""
    match = th.new("gwt1", seats=2, seed=3)
    while match.decision is not None:
        match.play(0)
    file = tmp_path / "game.txt"
    file.write_text(match.record(), "utf-8")
    return file


def test_the_final_scores_are_shown(record: Path) -> None:
    ran = trailhand("replay", str(record))
    assert ran.code == 0
    assert "Final scores" in ran.out
    assert ran.out.splitlines()[-1].endswith("points.")


def test_the_result_as_json(record: Path) -> None:
    result = trailhand("replay", str(record), "--json").json
    match = th.replay(record.read_text("utf-8"))
    assert result["over"] is True
    assert (result["game"], result["seats"], result["seed"]) == ("gwt1", 2, 3)
    assert result["scores"] == match.scores()
    assert result["winners"] == match.winners()
    assert result["hash"] == match.hash()
    for entry in result["scores"]:
        assert entry["total"] == sum(entry["categories"].values())


def test_only_the_first_choices(record: Path) -> None:
    result = trailhand("replay", str(record), "--upto", "10", "--json").json
    assert result["choices"] == 10
    assert result["over"] is False
    assert "not over" in trailhand("replay", str(record), "--upto", "10").out
    assert (
        "n'est pas terminée" in trailhand("replay", str(record), "--upto", "1", "--lang", "fr").out
    )


def test_a_saved_game_is_the_game_that_was_played(tmp_path: Path) -> None:
    file = tmp_path / "saved.txt"
    ran = play("place A", "done", f"save {file}", options=("--hotseat",), game="gwt1")
    assert "Saved." in ran.out
    result = trailhand("replay", str(file), "--json").json
    assert result["choices"] == 2
    match = th.new("gwt1", seats=2, seed=7, options=FIRST_GAME).play("place A").play("done")
    assert result["hash"] == match.hash()


def test_a_broken_rule_is_named_with_its_place(record: Path) -> None:
    lines = record.read_text("utf-8").splitlines()
    place = next(number for number, line in enumerate(lines) if line.startswith("1 @"))
    lines[place] = lines[place].split(":")[0] + ": place B; use 9"
    record.write_text("\n".join(lines), "utf-8")
    ran = trailhand("replay", str(record))
    assert ran.code == 2
    assert f"game.txt, line {place + 1}, choice 2: 'use 9' is not understood here" in ran.err


def test_a_record_that_was_cut_off_is_refused(record: Path) -> None:
    record.write_text("\n".join(record.read_text("utf-8").splitlines()[:-1]), "utf-8")
    ran = trailhand("replay", str(record))
    assert ran.code == 2
    assert "cut off" in ran.err


def test_what_is_no_text_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "picture"
    file.write_bytes(b"\xff\xfe\x00")
    ran = trailhand("replay", str(file))
    assert (ran.code, "is not a text" in ran.err) == (2, True)
