"""Wrong input is answered with one clear sentence and exit code 2, never a traceback."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import trailhand as th
from tests.cli.running import expect_refusal, trailhand

WRONG = [
    ("play chess", "the games are: gwt1, gwt2"),
    ("simulate chess", "the games are: gwt1, gwt2"),
    ("bench chess", "the games are: gwt1, gwt2"),
    ("play gwt2 --seats 7", "2, 3, 4 seats, not 7"),
    ("simulate gwt1 --seats 1", "2, 3, 4 seats, not 1"),
    ("bench --seats 9", "2, 3, 4 seats, not 9"),
    ("play gwt2 --seats 0", "2, 3, 4 seats, not 0"),
    ("play gwt2 --seats many", "--seats"),
    ("play gwt2 --options ships=1", "no option 'ships'; its options are: "),
    ("play gwt2 --options sides", "key=value"),
    ("play gwt2 --options sides=a,sides=b", "'sides' is given twice"),
    ("simulate gwt2 --options simmental=maybe", "'simmental' is true or false, not 'maybe'"),
    ("play gwt2 --options sides=c", "'sides' is a, b, random"),
    ("play gwt2 --seed -1", "a seed is"),
    ("simulate gwt2 --seed -1", "a seed is"),
    ("play gwt2 --bots deep", "unknown bot 'deep'; the bots are: random"),
    ("simulate gwt2 --bots deep", "unknown bot 'deep'; the bots are: random"),
    ("simulate gwt2 --bots ,", "no bot is named"),
    ("simulate gwt2 --bots random,random,random", "3 bots are too many for 2 seats"),
    ("play gwt2 --bots random,random", "2 bots, but only 1"),
    ("play gwt2 --hotseat --bots random", "exclude each other"),
    ("play gwt2 --lang xx", "unknown language 'xx'; there are: en, fr"),
    ("simulate gwt2 --games 0", "1 or more, not 0"),
    ("simulate gwt2 --jobs -1", "jobs"),
    ("bench --seconds 0", "above 0"),
    ("replay nowhere.txt", "nowhere.txt: No such file"),
    ("replay nowhere.txt --upto -1", "--upto"),
    ("rules GWT-HIRE-99", "there is no rule 'GWT-HIRE-99'; GWT-HIRE-01 to GWT-HIRE-12"),
    ("rules nonsense", "there is no rule 'nonsense'"),
    ("rules --area FOO", "there is no area 'FOO'; the areas are: GEN, "),
    ("rules --lang xx", "unknown language"),
    ("rules GWT-HIRE-02 --coverage", "leave out the id"),
    ("dance", "No such command 'dance'"),
    ("play gwt2 --fast", "No such option: --fast"),
    ("simulate", "Missing argument"),
]


@pytest.mark.parametrize(("line", "sentence"), WRONG, ids=[line for line, _ in WRONG])
def test_wrong_input_is_answered_with_one_sentence(line: str, sentence: str) -> None:
    expect_refusal(line, sentence)


def test_a_record_must_be_a_file(tmp_path: Path) -> None:
    ran = trailhand("replay", str(tmp_path))
    assert (ran.code, ran.err.count("\n")) == (2, 1)


def test_a_reader_who_has_seen_enough_is_no_error() -> None:
    command = [sys.executable, "-m", "trailhand.cli", "rules"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""


def test_games_are_listed_with_their_options() -> None:
    listed = trailhand("games", "--json").json["games"]
    assert [game["id"] for game in listed] == [info.id for info in th.games()]
    assert [game["seats"] for game in listed[:2]] == [[2, 3, 4], [1, 2, 3, 4]]
    assert "simmental" in [option["name"] for option in listed[1]["options"]]
    assert "simmental" in trailhand("games").out


def test_without_a_command_the_help_is_shown() -> None:
    ran = trailhand()
    assert "simulate" in ran.out + ran.err
    assert "Traceback" not in ran.err
