"""What a course is made of: lessons, their steps, and what the opponent plays meanwhile."""

from __future__ import annotations

from dataclasses import dataclass

ANY = "*"


@dataclass(frozen=True)
class Step:
    """One choice of the learner: what is accepted, what is said, where to look.

    `wanted` are notations; one that ends with `*` accepts every notation that begins so.
    """

    wanted: tuple[str, ...]
    text: str
    anchors: tuple[str, ...] = ()

    def accepts(self, notation: str) -> bool:
        """Whether a choice is what this step is about."""
        given = " ".join(notation.split()).lower()
        for wanted in self.wanted:
            plain = wanted.removesuffix(ANY).lower()
            if given == plain or (wanted.endswith(ANY) and given.startswith(plain)):
                return True
        return False


@dataclass(frozen=True)
class Lesson:
    """One thing to learn: a title, the rule behind it, and the choices that show it."""

    title: str
    rule: str
    steps: tuple[Step, ...]


@dataclass(frozen=True)
class Course:
    """All lessons of a game, the words at the end, and the opponent's choices in order."""

    game: str
    name: str
    lessons: tuple[Lesson, ...]
    end: Lesson
    replies: tuple[str, ...]

    def steps(self) -> list[Step]:
        """All steps of all lessons."""
        return [step for lesson in self.lessons for step in lesson.steps]
