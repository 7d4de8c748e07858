"""Steps: the decisions a game is made of, and the agenda that keeps them waiting.

A game is a stack of pending steps. The step on top is in charge: it lists what a person
could reach for, objects to what a rule forbids, and carries out what was chosen, pushing
what follows. Pending work is data (a step has whole numbers only), so a game can be saved,
cloned and searched at any moment.

An option is one whole number: the choice of the step on top, or, from `BESIDE` on, the
choice of a free action offered beside it (`BESIDE * (1 + place) + choice`).
"""

from __future__ import annotations

from typing import Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from trailhand.core.brings import Part
from trailhand.core.event import SKIPPED, SKIPPED_UNSEEN
from trailhand.core.rng import Rng
from trailhand.core.state import State
from trailhand.core.text import Argument, Description, Text

S = TypeVar("S", bound=State)

BESIDE: Final = 1 << 16
NEVER: Final = -1


class Stuck(Exception):
    """A step without any option: a defect of the rules, never of a player."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One kind of decision (or, if automatic, one piece of work that waits its turn).

    What is chosen in a `secret` step is for its seat only; no other step has its verb.
    `parameters` are what a step is made with besides its seat: whole numbers, or yes and no for
    those that are `flags`.
    """

    verb: ClassVar[str] = ""
    rules: ClassVar[tuple[str, ...]] = ()
    parameters: ClassVar[tuple[str, ...]] = ()
    flags: ClassVar[tuple[str, ...]] = ()
    domain: ClassVar[int] = 1
    secret: ClassVar[bool] = False

    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat

    # -- what may be chosen ---------------------------------------------------------------

    def automatic(self) -> bool:
        """Whether nobody decides anything: the step just happens."""
        return False

    def candidates(self, state: S) -> list[int]:
        """Everything a person at the table could reach for, allowed or not."""
        return [0]

    def objection(self, state: S, choice: int) -> int:
        """Zero if the choice is legal, else the code of the reason why not."""
        return 0

    def options(self, state: S) -> list[int]:
        """The legal choices: candidates without objection."""
        legal: list[int] = []
        for choice in self.candidates(state):
            if self.objection(state, choice) == 0:
                legal.append(choice)
        return legal

    def choose(self, state: S, choice: int) -> None:
        """Do it, and push what follows on the agenda."""
        raise NotImplementedError

    def beside(self, state: S) -> list[Step[S]]:
        """Free actions that may be taken instead, after which this step waits again."""
        return []

    def worth_waiting(self, state: S) -> bool:
        """Whether a person is asked although at most one choice is legal right now."""
        return False

    def guarded(self) -> bool:
        """Whether what is legal here depends on what only this seat knows.

        At a discreet table such a step always waits for its seat: an instant answer would
        tell the others that there was no choice.
        """
        return False

    def previews(self, state: S, choice: int) -> bool:
        """Whether a seat may see what a choice brings before it is made.

        Only where `choose` neither draws by chance nor turns up what was hidden.
        """
        return False

    def passing(self) -> int:
        """The choice that means "no, thank you", or NEVER."""
        return NEVER

    def skip_is_news(self) -> bool:
        """Whether the log should tell why nothing but passing was possible here."""
        return True

    # -- how it is said -------------------------------------------------------------------

    def word(self, choice: int) -> str:
        """The choice in notation. It depends on nothing but the kind of step."""
        return f"{self.verb} {choice}" if self.domain > 1 else self.verb

    def meant(self, state: S, word: str) -> int:
        """The candidate behind a notation (in small letters) that is not its own, or NEVER.

        Of choices that come to the same, only one is a candidate; here the others are known.
        """
        return NEVER

    def describe(self, state: S, choice: int) -> Description:
        """The choice as a person meets it: a sentence, its rule, where it is on the board."""
        rule = self.rules[0] if self.rules else ""
        return Description(Text(self.verb, {"choice": choice}), rule)

    def goals(self, state: S, choice: int) -> tuple[str, ...]:
        """The board elements that several choices are only ways to; none: it stands for itself.

        Such an element is refused only if no way to it is allowed.
        """
        return ()

    def brings(self, state: S, choice: int, after: S) -> list[Part]:
        """What a choice brings besides numbers.

        `after` is the table once it is made, or the table now if that is not foreseen.
        """
        return []

    def because(self, state: S, choice: int, code: int) -> dict[str, Argument]:
        """The numbers that go with an objection ("costs 8, you have 5")."""
        return {}

    def question(self, state: S) -> Text:
        """What is being asked, as a short heading."""
        return Text("ask-" + type(self).__name__.lower())

    def limits(self, state: S) -> Text | None:
        """What bounds the choice, if that is more than the question says."""
        return None

    # -- how it is kept -------------------------------------------------------------------

    def save(self) -> list[int]:
        """The numbers from which `restored` builds this step again."""
        numbers = [self.seat]
        for name in self.parameters:
            numbers.append(int(getattr(self, name)))
        return numbers

    @classmethod
    def restored(cls, numbers: list[int]) -> Step[S]:
        """The step that `save` wrote as these numbers."""
        made_with: list[Any] = [numbers[0]]
        for name, number in zip(cls.parameters, numbers[1:], strict=True):
            if name in cls.flags:  # not an expression of both kinds: compiled, it would be a number
                made_with.append(number != 0)
            else:
                made_with.append(number)
        return cls(*made_with)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(str(n) for n in self.save())})"


class Halt:
    """A state on the way to the next decision, after so many events of its log."""

    def __init__(self, told: int, state: State) -> None:
        self.told = told
        self.state = state


@mypyc_attr(allow_interpreted_subclasses=True)
class Halts:
    """Keeps what the table looked like on the way, where there is more to tell than before."""

    kept: list[Halt]

    def __init__(self) -> None:
        self.kept = []

    def ends(self, state: State) -> bool:
        """Look at a state before its next step; whether the way is to end here."""
        if told(state) > (self.kept[-1].told if self.kept else 0):
            self.keep(state)
        return False

    def keep(self, state: State) -> None:
        """Keep a copy of a state."""
        self.kept.append(Halt(told(state), state.clone()))


def told(state: State) -> int:
    """How many events have been noted."""
    return 0 if state.log is None else len(state.log)


def settle(state: State, halts: Halts | None = None) -> list[int]:
    """Let the game run until somebody has something to decide; list what they may choose.

    Automatic steps and forced choices happen by themselves; `halts` looks at the table before
    each of them, and may end it there. An empty list means that the game is over.
    """
    agenda = state.agenda
    while agenda:
        step = agenda[-1]
        if halts is not None and halts.ends(state):
            return []
        if step.automatic():
            agenda.pop()
            step.choose(state, 0)
            continue
        options = step.options(state)
        if len(options) >= 2:
            add_beside(step, state, options)
            return options
        beside = step.beside(state)
        if beside and step.worth_waiting(state):
            add_beside(step, state, options)
            return options
        if not options:
            raise Stuck(f"{step!r} has no option")
        if state.discreet and step.guarded():
            add_beside(step, state, options)
            return options
        agenda.pop()
        if state.log is not None and options[0] == step.passing() and step.skip_is_news():
            tell_skipped(step, state)
        step.choose(state, options[0])
    return []


def add_beside(step: Step[Any], state: State, options: list[int]) -> None:
    """Append the free actions that are offered beside a step."""
    base = BESIDE
    for free in step.beside(state):
        for choice in free.options(state):
            options.append(base + choice)
        base += BESIDE


def tell_skipped(step: Step[Any], state: State) -> None:
    """Log why only passing was possible; a reason that gives a hand away stays private."""
    passing = step.passing()
    for choice in step.candidates(state):
        if choice != passing:
            code = step.objection(state, choice)
            state.note(SKIPPED_UNSEEN if step.guarded() else SKIPPED, step.seat, code)
            return


def owner(state: State, option: int) -> tuple[Step[Any], int]:
    """The step that an option belongs to, and the choice it stands for."""
    step = state.agenda[-1]
    if option < BESIDE:
        return step, option
    beside = step.beside(state)
    return beside[option // BESIDE - 1], option % BESIDE


def deciding(state: State) -> int:
    """The seat that decides now, or -1 when the game is over."""
    return state.agenda[-1].seat if state.agenda else -1


def apply(state: State, option: int) -> None:
    """Carry out one option of those that `settle` listed."""
    if option < BESIDE:
        state.agenda.pop().choose(state, option)
    else:
        step, choice = owner(state, option)
        step.choose(state, choice)


def playout(state: State, rng: Rng) -> int:
    """Play random options to the end of the game; return how many decisions were made."""
    decisions = 0
    options = settle(state)
    while options:
        apply(state, options[rng.below(len(options))])
        decisions += 1
        options = settle(state)
    return decisions
