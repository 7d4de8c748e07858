"""Games worth looking at: people who hire, build and deliver rather than choose by chance.

Each turn tries some courses at random and takes the one after which the seat stands best. It may
look at what is hidden: these games are only drawn, never judged.
"""

from __future__ import annotations

from typing import Any

import trailhand as th
from trailhand.core.rng import Rng, seeded

COURSES = 80
LONGEST = 40


def game(name: str, seats: int, seed: int, **options: Any) -> th.Match:
    """A whole game."""
    match, chance = th.new(name, seats, seed, options, discreet=True), seeded(seed)
    while (decision := match.decision) is not None:
        turn = match.view(decision.seat)["turn"]
        for notation in best_course(match, decision.seat, chance):
            if goes_on(match, decision.seat, turn):
                match.play(notation)
    return match


def best_course(match: th.Match, seat: int, chance: Rng) -> list[str]:
    """The choices of the most promising turn that was tried."""
    found: list[tuple[float, list[str]]] = []
    for _ in range(COURSES):
        trial, course = match.clone(), list[str]()
        turn = trial.view(seat)["turn"]
        while goes_on(trial, seat, turn) and len(course) < LONGEST:
            course.append(any_option(trial, chance))
            trial.play(course[-1])
        found.append((worth(trial, seat), course))
    return max(found)[1]


def goes_on(match: th.Match, seat: int, turn: int) -> bool:
    """Whether the turn of the seat is under way."""
    decision = match.decision
    return decision is not None and decision.seat == seat and match.view(seat)["turn"] == turn


def any_option(match: th.Match, chance: Rng) -> str:
    """An option by chance, seldom the one that declines."""
    assert match.decision is not None
    passing = match.state.agenda[-1].passing()
    options = match.decision.options
    doing = [option for option in options if option.number != passing]
    pool = doing if doing and chance.below(8) else options
    return pool[chance.below(len(pool))].notation


def worth(match: th.Match, seat: int) -> float:
    """How well a seat stands: points, money, people, variety in the hand, the engine's way."""
    player = match.view(seat)["players"][seat]
    engine = str(player["engine"])
    return float(
        match.scores()[seat]["total"]
        + 0.3 * player["money"]
        + 4 * sum(player["workers"].values())
        + len(set(map(str, player["hand"])))
        + player["certificates"]
        + 0.4 * (int(engine) if engine.isdigit() else 20)
    )
