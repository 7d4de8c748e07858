"""Going through a course as a learner would, to see whether a position suits its texts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import trailhand as th
from trailhand.core.game import Position
from trailhand.server.lessons.model import Course
from trailhand.server.lessons.progress import LEARNER, reply


def played(match: th.Match, script: str) -> Position:
    """A real game up to the lessons, as a position; a line of the script is a turn."""
    for turn in script.strip().splitlines():
        for choice in turn.split(";"):
            match.play(choice.strip())
    return match.position()


def walk(course: Course, position: Position) -> Iterator[th.Match]:
    """Go through all lessons by the first thing that each step accepts; after every turn."""
    match = th.load(position)
    for step in course.steps():
        while deciding(match).seat != LEARNER:
            match.play(reply(course, match))
        options = [option.notation for option in deciding(match).options]
        match.play(next((notation for notation in options if step.accepts(notation)), ""))
        if deciding(match).seat != LEARNER:
            yield match


def deciding(match: th.Match) -> th.Decision:
    """What is to be decided; the game does not end in the lessons."""
    assert match.decision is not None
    return match.decision


def hands_match(course: Course, position: Position, hands: Sequence[Sequence[str]]) -> bool:
    """Whether the hands at the end of each turn are those that the texts speak of."""
    for turn, match in enumerate(walk(course, position)):
        if turn < len(hands):
            hand = match.view(LEARNER)["players"][LEARNER]["hand"]
            if sorted(hand) != sorted(hands[turn]):
                return False
    return True
