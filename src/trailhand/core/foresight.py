"""Looking ahead: what an option brings, tried on a clone.

A try goes as far as what happens follows from the choice alone: through automatic work and
forced choices, but never past anything that is decided by chance, or that turns up what was
hidden (`Step.previews`). So what it tells is what then happens.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from trailhand.core.brings import Part, tallied
from trailhand.core.event import Event
from trailhand.core.game import Game
from trailhand.core.state import State
from trailhand.core.step import apply, owner


class Preview(NamedTuple):
    """What an option would bring: the events of a try, and the numbers that it changes.

    `changes` is by how much each number of the game's `tally` would grow; what stays the same
    is left out. Options can be sorted and grouped by it. `parts` are for the eye: the changes, and
    what the choice opens up.
    """

    events: list[Event]
    changes: dict[str, int]
    parts: list[Part]


def foresee(game: Game[Any], state: State, option: int) -> Preview | None:
    """What an option of a state brings; None where that cannot be told."""
    step, choice = owner(state, option)
    if not step.previews(state, choice):
        told = step.brings(state, choice, state)
        return Preview([], {}, told) if told else None
    trial = state.clone()
    trial.log = []
    before = game.tally(trial, step.seat)
    apply(trial, option)
    go_on(trial, step.seat)
    after = game.tally(trial, step.seat)
    changes: dict[str, int] = {}
    parts: list[Part] = []
    for name, value in before.items():
        by = after[name] - value
        if by:
            changes[name] = by
            parts.append(tallied(name, by, game.tally_icon(name)))
    parts += step.brings(state, choice, trial)
    return Preview(trial.log or [], changes, parts)


def go_on(state: State, seat: int) -> None:
    """Let happen what follows for a seat without any choice or chance."""
    agenda = state.agenda
    while agenda and agenda[-1].seat == seat:
        step = agenda[-1]
        forced = 0
        if not step.automatic():
            if step.guarded():
                return
            options = step.options(state)
            if len(options) != 1 or step.beside(state):
                return
            forced = options[0]
        if not step.previews(state, forced):
            return
        agenda.pop()
        step.choose(state, forced)
