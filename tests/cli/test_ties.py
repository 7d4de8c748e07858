"""A tie with the automaton in the terminal: `trailhand replay` says who has won."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.running import trailhand
from tests.records.ties import tied

TIES = [
    ("sam", 0, "en", "Player 1 and Sam share the victory with 115 points each."),
    ("sam", 3, "fr", "Joueur 1 et Sam se partagent la victoire avec 115 points chacun."),
    ("sue", 0, "en", "Player 1 and Sue share the victory with 69 points each."),
    ("sue", 0, "fr", "Joueur 1 et Sue se partagent la victoire avec 69 points chacun."),
    ("sue", 3, "en", "Player 1 wins a tie with 69 points, by the money that is left."),
    ("sue", 3, "fr", "Joueur 1 l'emporte à égalité avec 69 points, grâce à l'argent restant."),
]


@pytest.mark.parametrize(("automaton", "left", "lang", "verdict"), TIES)
def test_a_tie_is_shared_or_decided(
    tmp_path: Path, automaton: str, left: int, lang: str, verdict: str
) -> None:
    record = tmp_path / "tie.trail"
    record.write_text(tied(automaton, left).record(), "utf-8")
    ran = trailhand("replay", str(record), "--lang", lang)
    assert ran.code == 0
    assert ran.out.splitlines()[-1] == verdict
