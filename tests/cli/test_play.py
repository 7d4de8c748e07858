"""`trailhand play`: whole games and single commands, typed through a pipe."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import trailhand as th
from tests.cli.running import Ran, play, trailhand
from tests.core.coyote import Coyote
from trailhand.core import game as house
from trailhand.text import words

HOTSEAT = ("--hotseat",)


def answers(ran: Ran, prompt: str = "Player 1 >") -> list[str]:
    """What was printed after each line that was typed at a prompt."""
    return ran.out.split(prompt)[1:]


# -- whole games --------------------------------------------------------------------------


def test_a_whole_game_against_a_bot_always_choosing_the_first_option() -> None:
    ran = play(*["1"] * 1000)
    assert ran.code == 0
    assert ran.err == ""
    ending = ran.out.partition("Final scores")[2]
    assert "Private buildings" in ending
    assert ending.splitlines()[-1].endswith("points.")
    assert "Player 2 >" not in ran.out
    assert " ! " in ran.out  # warnings stand behind their options
    assert max(len(line) for line in ran.out.splitlines()) <= 80


def test_a_whole_hot_seat_game_in_french() -> None:
    ran = play(*["1"] * 1000, game="gwt1", options=HOTSEAT, lang="fr")
    assert ran.code == 0
    assert "Joueur 1 >" in ran.out
    assert "Joueur 2 >" in ran.out
    ending = ran.out.partition("Décompte final")[2]
    assert "Bâtiments personnels" in ending
    assert max(len(line) for line in ran.out.splitlines()) <= 80


def test_no_word_of_the_interface_is_missing() -> None:
    lines = ("help", "score", "buildings", "rule", "log", "why place B", "board", "99", "x")
    for lang in ("en", "fr"):
        for game in ("gwt1", "gwt2"):
            play(*lines, *["1"] * 12, "undo", game=game, lang=lang)
        assert not [problem for problem in words(lang).problems if "terminal-" in problem]


def test_alone_against_an_automaton(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house, "_games", house._games | {"coyote": Coyote()})
    ran = trailhand("play", "coyote", "--seed", "4", typed="take 1\n" + "1\n" * 30)
    assert (ran.code, ran.err) == (0, "")
    match = th.new("coyote", 1, seed=4).play("take 1")
    assert f"coyote: {match.view(0)['automaton']['card']}\n" in ran.out
    while match.numbers:
        match.play(0)
    _, *rows = ran.out.partition("Final scores")[2].strip().splitlines()
    assert "Player 1" in rows[0]
    assert "coyote" in rows[0]
    points = sum(match.view(0)["automaton"]["points"].values())
    total = next(row for row in rows if "Total" in row)
    assert [int(word) for word in re.findall(r"\d+", total)] == [match.scores()[0]["total"], points]


@pytest.mark.parametrize("typed", ["", "2\n", "2\n3\n", "2\n3\n1\n", "2\n3\n1\n1\n"])
def test_the_end_of_input_is_a_clean_end(typed: str) -> None:
    ran = trailhand("play", "--seed", "7", typed=typed)
    assert (ran.code, ran.err) == (0, "")


def test_without_a_game_it_asks_for_game_seats_and_players() -> None:
    ran = trailhand("play", "--seed", "7", typed="chess\n2\n9\n3\n2\nquit\n")
    assert " 2. Great Western Trail (2nd edition) (gwt2)" in ran.out
    assert f"Type a number from 1 to {len(th.games())}." in ran.out
    assert "(1, 2, 3, 4) [2]" in ran.out
    assert "Type one of these numbers: 1, 2, 3, 4." in ran.out
    assert "P3" in ran.out
    assert ran.out.splitlines()[-1] == "Goodbye."


def test_alone_nobody_asks_who_else_plays() -> None:
    ran = trailhand("play", "--seed", "7", typed="2\n1\nplace A\nquit\n")
    assert "hot-seat" not in ran.out.lower()
    assert "Player 1 > place A" in ran.out


def test_the_same_seed_deals_the_same_game() -> None:
    one, two = (play("1", "1", "1").out for _ in range(2))
    assert one == two


# -- choosing -----------------------------------------------------------------------------


def test_a_number_and_a_notation_play_the_same_option() -> None:
    by_number, by_notation = answers(play("1", "log")), answers(play("place A", "log"))
    assert by_number[1] == by_notation[1]
    assert "Player 1 starts on A" in by_number[1]


def test_what_cannot_be_played_is_explained_and_changes_nothing() -> None:
    ran = play("0", "99", "dance", "place Z", "log")
    said = answers(ran)
    assert "There is no option 0; they go from 1 to" in said[0]
    assert "There is no option 99" in said[1]
    assert "I do not understand “dance” here." in said[2]
    assert "I do not understand “place Z” here." in said[3]
    assert "starts on" not in said[4]


def test_a_choice_that_a_rule_forbids_names_the_rule() -> None:
    said = answers(play("place A", "use 2", "hire 2.3", "why hire 2.3", "why hire 1.3", "why"))
    assert "Row closed" in said[2]
    assert "(GWT-HIRE-02)" in said[2]
    assert "(GWT-HIRE-02)" in said[3]
    assert "“hire 1.3” is allowed." in said[4]
    assert "Type “why”" in said[5]


# -- taking back --------------------------------------------------------------------------


def test_undo_goes_back_decision_by_decision() -> None:
    said = answers(play("undo", "place A", "use 2", "undo", "undo", "undo", "log"))
    assert "nothing to take back" in said[0]
    assert "Choose an action here" in said[3]
    assert "Place your herder" in said[4]
    assert "nothing to take back" in said[5]
    assert "starts on" not in said[6]


def test_the_log_goes_on_after_taking_back() -> None:
    said = answers(play("place A", "undo", "place B", "log"))
    assert "starts on neutral building A" not in said[3]
    assert said[3].count("starts on B") == 1


def test_undo_never_passes_drawn_cards() -> None:
    said = answers(play("token", "draw 1", "undo", "1", "undo", "undo"))
    assert "cards have been drawn since" in said[2]
    assert "Taken back." in said[4]  # the discard, not the draw
    assert "cards have been drawn since" in said[5]


def test_undo_never_passes_the_choices_of_others() -> None:
    ran = play("place A", "done", "undo")
    assert "Player 2 has decided since" in ran.out


def test_undo_never_passes_the_end_of_a_turn() -> None:
    ran = play("place A", "done", "undo", options=HOTSEAT, game="gwt1")
    assert "the turn has ended" in answers(ran, "Player 2 >")[0]


def test_undo_never_passes_revealed_cards() -> None:
    said = answers(play("place C", "use 2", "1", "undo"))
    assert "revealed since" in said[3]


# -- looking ------------------------------------------------------------------------------


def test_every_part_of_the_table_is_shown() -> None:
    out = play().out
    for heading in (
        "Trail",
        "Job market and cattle market",
        "Objective cards on display",
        "Foresights",
        "Railroad",
        "Stations and cities",
        "Players",
        "Hand:",
    ):
        assert f"\n{heading}" in out
    assert "FLOOD1" in out
    assert "Kansas City" in out


def test_commands_that_only_look() -> None:
    said = answers(play("rule GWT-HIRE-02", "rule", "rule X", "score", "buildings", "help"))
    assert "cannot be hired" in said[0]
    assert "GWT-FIRST-01" in said[1]
    assert "There is no rule X." in said[2]
    assert "Points if the game ended now" in said[3]
    assert "Player 2" not in said[3]
    assert "Private buildings in play" in said[4]
    assert "take back your last decision" in said[5]


def test_commands_have_french_names_too() -> None:
    said = answers(play("place A", "annuler", "aide", "règle GWT-HIRE-02", lang="fr"), "Joueur 1 >")
    assert "Annulé." in said[1]
    assert "pourquoi" in said[2]
    assert "Les ouvriers" in said[3]


def test_the_language_follows_the_environment() -> None:
    ran = trailhand("play", "gwt2", "--seed", "7", typed="quitter\n", LC_ALL="fr_FR.UTF-8")
    assert ran.out.splitlines()[-1] == "Au revoir."


def test_saving_says_where_or_why_not(tmp_path: Path) -> None:
    said = answers(play(f"save {tmp_path / 'no' / 'file'}", "save", f"save {tmp_path / 'x'}"))
    assert "cannot be written: No such file or directory" in " ".join(said[0].split())
    assert "the name of a file" in said[1]
    assert "Saved." in said[2]
    assert (tmp_path / "x").read_text("utf-8").startswith('[Trailhand "1"]')


# -- at the same keyboard -----------------------------------------------------------------


def test_somebody_else_may_interject_a_free_action() -> None:
    ran = play("(2) token", "draw 0", "(2) token", "(9) token", options=HOTSEAT)
    assert "Choose how many cards to draw" in answers(ran)[0]
    assert "“token” has to wait" in answers(ran)[1]
    assert "Nobody at this keyboard holds seat 9." in answers(ran)[2]
    assert "Nobody at this keyboard holds seat 2." in answers(play("(2) token"))[0]


def test_the_modules_are_shown_with_the_table() -> None:
    options = ("--hotseat", "--options", "north=true,poker=true")
    for lang, heading in (("en", "Rails to the North"), ("fr", "Ruée vers le nord")):
        ran = play(game="gwt1", options=options, lang=lang)
        for part in (heading, "NG1*", "Memphis", "New York City"):
            assert part in ran.out
        assert "Poker table" in ran.out or lang == "fr"
        assert max(len(line) for line in ran.out.splitlines()) <= 80


def test_a_doubtful_combination_is_warned_of() -> None:
    options = ("--hotseat", "--options", "brahman=true,simmental=true")
    assert "the publisher advises against it" in play(options=options).out
