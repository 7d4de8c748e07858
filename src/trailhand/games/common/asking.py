"""What companions ask and say: facts of the real table, and what people have to do there."""

from __future__ import annotations

from typing import ClassVar, Final, TypeVar

from mypy_extensions import mypyc_attr

from trailhand.core.state import State
from trailhand.core.step import Step
from trailhand.core.text import Description, Text

S = TypeVar("S", bound=State)

YOU: Final = 0
YES: Final = 0
NO: Final = 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Step[S]):
    """A fact of the real table.

    `asks` is the beginning of the messages of questions, `answers` the message of an answer
    that is a number.
    """

    asks: ClassVar[str] = "ask-"
    answers: ClassVar[str] = ""

    def question(self, state: S) -> Text:
        return Text(self.asks + type(self).__name__.lower())

    def describe(self, state: S, choice: int) -> Description:
        return Description(Text(self.answers, {"n": choice}), self.rules[0])


@mypyc_attr(allow_interpreted_subclasses=True)
class YesOrNo(Question[S]):
    """A question that is answered by yes or no."""

    domain: ClassVar[int] = 2

    def candidates(self, state: S) -> list[int]:
        return [YES, NO]

    def word(self, choice: int) -> str:
        return "yes" if choice == YES else "no"

    def describe(self, state: S, choice: int) -> Description:
        return Description(Text("answer-yes" if choice == YES else "answer-no"), self.rules[0])
