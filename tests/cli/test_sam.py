"""`trailhand sam`: a session at a real table, typed through a pipe."""

from __future__ import annotations

from tests.cli.running import Ran, trailhand


def session(*lines: str, options: tuple[str, ...] = (), lang: str = "en") -> Ran:
    return trailhand(
        "sam", "--seed", "3", "--lang", lang, *options, typed="".join(f"{line}\n" for line in lines)
    )


def test_he_draws_a_card_says_what_he_does_and_cites_the_rule() -> None:
    ran = session("drawn builder", "draw")
    assert ran.code == 0
    assert "Sam plays by card 6: Move 2; move the engine (SAM-TURN-02)" in ran.out
    assert "Where is your engine?" in ran.out


def test_his_points_are_counted_at_the_end() -> None:
    ran = session("drawn builder", "draw", "engine elsewhere", "yes", "finish", "points 3", "yes")
    ending = ran.out.partition("Turn up his starting objective")[2]
    assert "Objective cards" in ending
    total = next(line for line in ending.splitlines() if "Total" in line)
    assert "5" in total.split()  # 3 for the card and 2 for the token
    assert "Sam delivers to Bloomington (SAM-KC-04)" in ran.out


def test_an_answer_may_be_taken_back() -> None:
    ran = session("drawn builder", "draw", "engine elsewhere", "undo")
    assert ran.out.count("Where is your engine?") == 2
    assert "Sam moves the engine from 0 to 1" in ran.out


def test_a_session_in_french_with_the_expansion() -> None:
    ran = session(*["1"] * 12, options=("--north", "--level", "hard"), lang="fr")
    assert "Quel ouvrier a été pioché pour Sam ?" in ran.out.replace("\u202f", " ").replace(
        "\u00a0", " "
    )
    assert "Sam suit la carte" in ran.out


def test_an_unknown_level_is_answered_with_one_sentence() -> None:
    ran = session(options=("--level", "cruel"))
    assert (ran.code, ran.out) == (2, "")
    assert "'solo' is one of easy, medium, hard, not 'cruel'" in ran.err
