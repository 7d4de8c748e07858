"""Every companion: whatever is answered leads on, is told with its rule, and can be tried again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import trailhand as th
from trailhand.core.rng import seeded
from trailhand.games.common.companion import Companion, accompany
from trailhand.games.elpaso.solo.companion.game import SueCompanion
from trailhand.games.gwt.solo.companion.game import SamCompanion

SESSIONS: list[tuple[Callable[[], Companion[Any]], dict[str, Any], str]] = [
    *(
        (SamCompanion, {"solo": level, "north": north}, "SAM")
        for level in ("easy", "medium", "hard")
        for north in (False, True)
    ),
    *(
        (SueCompanion, {"solo": cards, "sue_delivery": delivery}, "SUE")
        for cards in (0, 3)
        for delivery in ("ascending", "highest")
    ),
]
every_session = pytest.mark.parametrize(("companion", "options", "rules"), SESSIONS)


@every_session
def test_any_answers_lead_on(
    companion: Callable[[], Companion[Any]], options: dict[str, Any], rules: str
) -> None:
    game, chance = companion(), seeded(5)
    session, told = accompany(game, 5, options), 0
    for _ in range(400):
        if session.decision is None:
            told += check_told(session)
            session = accompany(game, 5 + chance.below(1000), options)
        decision = session.decision
        assert decision is not None
        assert any(rule.startswith(rules) for rule in decision.rules)
        assert decision.question("fr") != decision.question("en")
        choice = chance.below(len(decision.options))
        session.play(0 if decision.step == "AskTurn" else choice)
    assert told + check_told(session) > 400


def check_told(session: th.Match) -> int:
    """Every line names its rule and is a sentence in both languages; how many there are."""
    for line in session.lines(0):
        assert line.rule, line.message
    for lang in ("en", "fr"):
        lines = session.tell(0, 0, lang)
        assert not [line for line in lines if "@" in line or "-guide" in line or "nil" in line]
    return len(session.tell(0, 0, "en"))


@every_session
def test_a_clone_goes_its_own_way(
    companion: Callable[[], Companion[Any]], options: dict[str, Any], rules: str
) -> None:
    session = accompany(companion(), 8, options)
    for _ in range(12):
        assert session.decision is not None
        before, copy = session.hash(), session.clone()
        for choice in range(len(session.decision.options)):
            session.clone().play(choice)
        assert session.hash() == before
        session.play(0)
        assert copy.play(0).hash() == session.hash()


@pytest.mark.parametrize("seed", [-1, 1 << 128])
def test_what_is_no_seed_is_refused(seed: int) -> None:
    with pytest.raises(th.InvalidSetup, match="a seed is a whole number"):
        accompany(SueCompanion(), seed, {})
