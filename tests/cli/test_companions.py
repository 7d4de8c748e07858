"""`trailhand sam` and `trailhand sue`: sessions at a real table, typed through a pipe."""

from __future__ import annotations

import re

import pytest

from scripts.setup.play import COMMANDS
from tests.cli.running import Ran, trailhand
from trailhand.cli import app

FIRST = {"sam": ("drawn builder", "draw"), "sue": ("draw",)}
every_companion = pytest.mark.parametrize("name", FIRST)


def session(name: str, *lines: str, options: tuple[str, ...] = (), lang: str = "en") -> Ran:
    typed = "".join(f"{line}\n" for line in lines)
    return trailhand(name, "--seed", "3", "--lang", lang, *options, typed=typed)


def plain(text: str) -> str:
    """Without line breaks, and with plain spaces only."""
    return " ".join(text.replace("\u202f", " ").replace("\u00a0", " ").split())


def total(text: str) -> str:
    """The sum under the points of the automaton."""
    line = next(line for line in text.splitlines() if "Total" in line)
    return line.split()[3]


def test_sam_draws_a_card_says_what_he_does_and_cites_the_rule() -> None:
    ran = session("sam", "drawn builder", "draw")
    assert ran.code == 0
    assert "Sam plays by card 6: Move 1; move the engine (SAM-TURN-02)" in ran.out
    assert "Where is your engine?" in ran.out


def test_sue_draws_a_card_says_what_she_does_and_cites_the_rule() -> None:
    ran = session("sue", "draw")
    assert ran.code == 0
    out = plain(ran.out)
    assert "from left to right: builder, cowboy and engineer. (SUE-SETUP-05)" in out
    assert "Sue turns up A8: 1 step, train (SUE-TURN-02) Move her rancher 1 location" in out
    assert "Sue uses train card 1 (SUE-ACT-07)" in out
    assert "How many are on it?" in out


def test_his_points_are_counted_at_the_end() -> None:
    ran = session(
        "sam", "drawn builder", "draw", "engine elsewhere", "yes", "finish", "points 3", "yes"
    )
    ending = ran.out.partition("Turn up his starting objective")[2]
    assert "Objective cards" in ending
    assert total(ending) == "5"  # 3 for the card and 2 for the token
    assert "With equal points you share the victory. (SAM-SCORE-04)" in ending
    assert "Sam delivers to Bloomington (SAM-KC-04)" in ran.out


def test_her_points_are_counted_at_the_end() -> None:
    ran = session("sue", "draw", "objective 4", "last")
    ending = ran.out.partition("Sue turns up A4")[2]
    assert "Sue draws a builder from her reserve: 2 builders now (SUE-ACT-04)" in ending
    assert "you win if you have money left after conversion" in plain(ending)
    assert total(ending) == "12"  # 4 for the tile and 2 for each of 4 workers


@every_companion
def test_an_answer_may_be_taken_back_and_the_same_card_comes_again(name: str) -> None:
    first = FIRST[name]
    ran = session(name, *first, "undo", "draw", "undo", "undo", "undo")
    assert ran.out.count("Taken back.") == len(first) + 1
    assert "There is nothing to take back." in ran.out
    cards = re.findall(r"plays by card \S+|turns up \S+", ran.out)
    assert len(cards) == 2
    assert cards[0] == cards[1]


@every_companion
def test_what_is_not_understood_changes_nothing(name: str) -> None:
    ran = session(name, *FIRST[name], "saddle up", "99", "score")
    assert "I do not understand “saddle up” here." in ran.out
    assert "There is no option 99" in ran.out
    assert total(ran.out) == total(session(name, *FIRST[name], "score").out)


@every_companion
def test_help_speaks_of_answers(name: str) -> None:
    ran = session(name, "help")
    assert "take back your last answer" in ran.out
    assert "take back your last decision" not in ran.out


def test_a_session_in_french_with_the_expansion() -> None:
    ran = session("sam", *["1"] * 12, options=("--north", "--level", "hard"), lang="fr")
    assert "Quel ouvrier a été pioché pour Sam ?" in plain(ran.out)
    assert "Sam suit la carte" in ran.out


def test_a_whole_session_in_french() -> None:
    options = ("--b-cards", "3", "--delivery", "highest")
    ran = session("sue", *["1"] * 60, *["2"] * 20, options=options, lang="fr")
    out = plain(ran.out)
    assert "Sue a-t-elle atteint El Paso ?" in out
    assert "Sue livre au comptoir 7 (SUE-EP-01)" in out
    assert "Sue livre au comptoir 16 (SUE-EP-01)" in out
    assert "comptoir 9" not in out
    assert "sinon la victoire est partagée. (SUE-SCORE-04)" in out
    assert "Your" not in out


@pytest.mark.parametrize(
    ("name", "option", "value", "answer"),
    [
        ("sam", "--level", "cruel", "'solo' is one of easy, medium, hard, not 'cruel'"),
        ("sue", "--b-cards", "4", "'--b-cards'"),
        ("sue", "--delivery", "lowest", "'sue_delivery' is one of ascending, highest"),
        ("sue", "--seed", "-1", "a seed is a whole number from 0"),
    ],
)
def test_a_wrong_option_is_answered_with_one_sentence(
    name: str, option: str, value: str, answer: str
) -> None:
    ran = trailhand(name, option, value)
    assert (ran.code, ran.out) == (2, "")
    assert answer in ran.err
    assert len(ran.err.splitlines()) == 1


def test_play_passes_every_command_on() -> None:
    commands = [
        command.callback.__name__ for command in app.registered_commands if command.callback
    ]
    groups = [group.typer_instance for group in app.registered_groups]
    commands += [str(group.info.name) for group in groups if group is not None]
    assert sorted(COMMANDS) == sorted(commands)
