"""A match: one game being played, with its decisions, its record and its log.

This is the door through which people, bots and servers come in. It speaks notation and
sentences; the steps behind it speak whole numbers.
"""

from __future__ import annotations

import hashlib
import json
from typing import Any, NamedTuple

from trailhand.core.game import Game, ImpossiblePosition, InvalidSetup, check_seats, find_game
from trailhand.core.rng import seeded
from trailhand.core.state import Event, State
from trailhand.core.step import BESIDE, Step, Stuck, apply, owner, settle
from trailhand.core.text import Description, Objection, Text, say


class InvalidChoice(ValueError):
    """A choice that cannot be read: no such notation, no such number."""


class AmbiguousChoice(ValueError):
    """A choice that fits several options; `matches` lists their notations."""

    def __init__(self, message: str, matches: list[str]) -> None:
        super().__init__(message)
        self.matches = matches


class IllegalChoice(ValueError):
    """A choice that was understood and that a rule forbids; nothing has changed."""

    def __init__(self, objection: Objection) -> None:
        super().__init__(f"{objection.text()} ({objection.rule})")
        self.objection = objection
        self.rule = objection.rule


class Preview(NamedTuple):
    """What an option would bring: the events of a try, and the numbers that it changes.

    `changes` is by how much each number of the game's `tally` would grow; what stays the same
    is left out. Options can be sorted and grouped by it.
    """

    events: list[Event]
    changes: dict[str, int]


class Choice:
    """One option of a decision. It is described only when somebody asks."""

    def __init__(self, state: State, number: int) -> None:
        self._state = state
        self.number = number
        step, choice = owner(state, number)
        self.step = type(step).__name__
        self.notation = step.word(choice)
        self._step = step
        self._choice = choice
        self._description: Description | None = None

    @property
    def description(self) -> Description:
        """The option as a person meets it."""
        if self._description is None:
            self._description = self._step.describe(self._state, self._choice)
        return self._description

    def text(self, lang: str = "en") -> str:
        """The option as a sentence."""
        return say(self.description.message, lang)

    def warning(self, lang: str = "en") -> str:
        """What to mind before choosing it, or nothing."""
        found = self.description.warning
        return say(found, lang) if found else ""

    @property
    def rule(self) -> str:
        """The rule that the option follows."""
        return self.description.rule

    @property
    def anchors(self) -> tuple[str, ...]:
        """The board elements that the option touches."""
        return self.description.anchors

    def preview(self, game: Game) -> Preview | None:
        """What the option would bring, tried on a clone; None where that cannot be told."""
        if not self._step.previews():
            return None
        trial = self._state.clone()
        trial.log = []
        before = game.tally(trial, self._step.seat)
        apply(trial, self.number)
        after = game.tally(trial, self._step.seat)
        changes = {name: after[name] - value for name, value in before.items()}
        return Preview(trial.log, {name: by for name, by in changes.items() if by})

    def __repr__(self) -> str:
        return f"<{self.notation}>"


class Decision:
    """What is to be decided now, and by whom."""

    def __init__(self, state: State, numbers: list[int]) -> None:
        top = state.agenda[-1]
        self.seat = top.seat
        self.step = type(top).__name__
        self.rules = top.rules
        self._question = top.question(state)
        self.options = [Choice(state, number) for number in numbers]

    def question(self, lang: str = "en") -> str:
        """What is being asked."""
        return say(self._question, lang)

    def __repr__(self) -> str:
        return f"<seat {self.seat} {self.step}: {[o.notation for o in self.options]}>"


class Played(NamedTuple):
    """One choice as it is written into a record."""

    turn: int
    seat: int
    notation: str
    interjected: bool


class Match:
    """One game being played."""

    def __init__(
        self,
        game: Game,
        seats: int,
        seed: int,
        options: dict[str, Any],
        state: State,
        numbers: list[int] | None = None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.seed = seed
        self.options = options
        self.state = state
        self.choices: list[Played] = []
        self.origin: dict[str, Any] | None = None
        self._numbers = settle(state) if numbers is None else numbers
        self._decision: Decision | None = None

    # -- looking --------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.state.agenda

    @property
    def decision(self) -> Decision | None:
        """What is to be decided now; None at the end of the game."""
        if not self._numbers:
            return None
        if self._decision is None:
            self._decision = Decision(self.state, self._numbers)
        return self._decision

    @property
    def numbers(self) -> list[int]:
        """The options of the current decision as numbers, for fast play."""
        return self._numbers

    def view(self, seat: int) -> dict[str, Any]:
        """What a seat may know (-1 is a spectator)."""
        if seat != -1:
            self._check_seat(seat)
        return self.game.view(self.state, seat)

    def scores(self, viewer: int | None = None) -> list[dict[str, Any]]:
        """Points per seat, as if the game ended now: the total and the categories.

        With a viewer: only what that seat may know (-1 is a spectator).
        """
        return [
            {"total": sum(categories.values()), "categories": categories}
            for categories in self.game.scores(self.state, viewer)
        ]

    def about(self, anchor: str, viewer: int = -1) -> tuple[Text, tuple[str, ...]]:
        """What a board element is, and the rules that go with it."""
        return self.game.about(self.state, anchor, viewer)

    def winners(self) -> list[int]:
        """The seats that have won, or would have if the game ended now; none: the automaton."""
        return self.game.winners(self.state)

    def clone(self) -> Match:
        """An independent copy of the match."""
        copy = Match(
            self.game, self.seats, self.seed, self.options, self.state.clone(), self._numbers[:]
        )
        copy.choices = self.choices[:]
        copy.origin = self.origin
        return copy

    def events(self) -> list[Event]:
        """What has happened since the log was switched on with `watch`."""
        return self.state.log or []

    def watch(self) -> None:
        """Record events from now on."""
        if self.state.log is None:
            self.state.log = []

    def tell(self, seat: int, since: int = 0, lang: str = "en") -> list[str]:
        """The log as sentences, as this seat may read it."""
        lines: list[str] = []
        for event in self.events()[since:]:
            message = self.game.tell(self.state, event, seat)
            if message is not None:
                lines.append(say(message, lang))
        return lines

    # -- playing --------------------------------------------------------------------------

    def play(self, choice: Any, seat: Any = None) -> Match:
        """Play an option by its notation or its place in the list.

        A seat other than the deciding one may interject a free action the rules allow.
        """
        if seat is not None:
            self._check_seat(seat)
            if self.decision is None or seat != self.decision.seat:
                self._interject(choice, seat)
                return self
        self._apply(self._find(choice))
        return self

    def why_not(self, choice: str) -> Objection | None:
        """Why a choice is not allowed now, or None if it is."""
        if self.decision is None:
            raise InvalidChoice("the game is over")
        return self._objection(choice)

    def preview(self, choice: int) -> Preview | None:
        """What the option at this place of the list would bring (see `Preview`)."""
        if self.decision is None or not 0 <= choice < len(self._numbers):
            raise InvalidChoice(f"there is no option {choice}")
        return self.decision.options[choice].preview(self.game)

    def interjections(self) -> list[tuple[int, str]]:
        """Free actions of other seats that are possible now: seat and notation."""
        found: list[tuple[int, str]] = []
        if self._numbers:
            for step in self.game.interjections(self.state):
                for choice in step.options(self.state):
                    found.append((step.seat, step.word(choice)))
        return found

    def _check_seat(self, seat: object) -> None:
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.seats:
            raise InvalidChoice(f"there is no seat {seat!r}; seats are 0 to {self.seats - 1}")

    def _find(self, choice: object) -> int:
        """The option number behind a notation or a place in the list."""
        if not self._numbers:
            raise InvalidChoice("the game is over")
        if isinstance(choice, int) and not isinstance(choice, bool):
            if 0 <= choice < len(self._numbers):
                return self._numbers[choice]
            raise InvalidChoice(
                f"there is no option {choice}; there are 0 to {len(self._numbers) - 1}"
            )
        if not isinstance(choice, str):
            raise InvalidChoice(f"a choice is a text or a number, not {choice!r}")
        wanted = " ".join(choice.split()).lower()
        found: list[int] = []
        for number in self._numbers:
            step, inner = owner(self.state, number)
            if step.word(inner).lower() == wanted:
                found.append(number)
        if len(found) == 1:
            return found[0]
        if found:
            raise AmbiguousChoice(f"{choice!r} fits several options", [choice] * len(found))
        objection = self._objection(choice)
        if objection is not None:
            raise IllegalChoice(objection)
        raise InvalidChoice(self._not_understood(choice, wanted))

    def _not_understood(self, choice: str, wanted: str) -> str:
        words = [owner(self.state, number)[0].word(number % BESIDE) for number in self._numbers]
        starting = [word for word in words if word.lower().startswith(wanted) and wanted]
        if len(starting) > 1:
            raise AmbiguousChoice(
                f"{choice!r} fits several options: {', '.join(starting[:8])}", starting
            )
        return f"{choice!r} is not understood here; try one of: {', '.join(words[:8])}"

    def _objection(self, choice: str) -> Objection | None:
        """The reason against a notation that is known here, or None if it is legal.

        What no step here knows at all is invalid, not illegal.
        """
        wanted = " ".join(choice.split()).lower()
        top = self.state.agenda[-1]
        for step in [top, *top.beside(self.state)]:
            for inner in step.candidates(self.state):
                if step.word(inner).lower() == wanted:
                    code = step.objection(self.state, inner)
                    if code == 0:
                        return None
                    return self.game.objection(step, self.state, inner, code)
        raise InvalidChoice(self._not_understood(choice, wanted))

    def _apply(self, number: int) -> None:
        step, choice = owner(self.state, number)
        self.choices.append(Played(self.state.turn, step.seat, step.word(choice), False))
        apply(self.state, number)
        self._settle()

    def _interject(self, choice: object, seat: int) -> None:
        """A free action in the middle of another seat's decision."""
        free = [s for s in self.game.interjections(self.state) if s.seat == seat]
        for step in free if self._numbers else []:
            for inner in step.options(self.state):
                if step.word(inner) == choice:
                    self.choices.append(Played(self.state.turn, seat, step.word(inner), True))
                    step.choose(self.state, inner)
                    self._settle()
                    return
        raise InvalidChoice(f"it is not the turn of seat {seat}, and {choice!r} has to wait")

    def _settle(self) -> None:
        self._decision = None
        self._numbers = settle(self.state)

    # -- keeping --------------------------------------------------------------------------

    def position(self) -> dict[str, Any]:
        """The whole state as data, from which `load` goes on."""
        return {
            "game": self.game.info.id,
            "rules": self.game.rules_version,
            "seats": self.seats,
            "options": self.options,
            "state": self.game.position(self.state),
        }

    def hash(self) -> str:
        """A fingerprint of the state: equal on every machine, compiled or not."""
        return state_hash(self.game, self.state)

    def record(self, public: bool = False) -> str:
        """The match as text: `replay` plays it again.

        A public one leaves out what was chosen in secret; it is for reading only.
        """
        from trailhand.core.record import write_record

        return write_record(self, public)


def state_hash(game: Game, state: State) -> str:
    """A fingerprint of a state."""
    text = json.dumps(game.position(state), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:32]


def check_seed(seed: object) -> None:
    """Refuse what is no seed."""
    if type(seed) is not int or not 0 <= seed < 1 << 96:
        raise InvalidSetup(f"a seed is a whole number from 0 to 2^96 - 1, not {seed!r}")


def new_match(
    game_id: Any,
    seats: Any,
    seed: Any = 0,
    options: dict[str, Any] | None = None,
    discreet: bool = False,
) -> Match:
    """Set up a table: a game id, a number of seats, a seed and options.

    At a discreet table nobody is skipped over when the reason lies in a hidden hand.
    """
    game = find_game(game_id)
    check_seats(game.info, seats)
    check_seed(seed)
    checked = game.check_options(seats, dict(options or {}))
    state = game.start(seats, seed, checked)
    state.discreet = discreet
    return Match(game, seats, seed, checked, state)


def load_match(position: Any) -> Match:
    """Go on from a position."""
    if not isinstance(position, dict):
        raise ValueError("a position is a table with game, seats, options and state")
    for key in ("game", "seats", "options", "state"):
        if key not in position:
            raise ValueError(f"the position has no {key!r}")
    game = find_game(position["game"])
    seats = check_seats(game.info, position["seats"])
    if not isinstance(position["options"], dict):
        raise ValueError("options: a table is needed")
    options = game.check_options(seats, dict(position["options"]))
    state = game.load(seats, options, position["state"])
    try:
        match = Match(game, seats, 0, options, state)
    except (Stuck, ArithmeticError, AssertionError, LookupError, ValueError) as problem:
        raise ImpossiblePosition([f"agenda: the game cannot go on ({problem})"]) from None
    match.origin = position
    return match


def determinized(match: Match, seat: int, seed: int) -> Match:
    """A copy in which everything that a seat cannot know has been dealt again."""
    copy = match.clone()
    copy.game.determinize(copy.state, seat, seeded(seed))
    copy._settle()
    return copy


def described(step: Step[Any], state: State, choice: int) -> Text:
    """The sentence of a choice, for tools that hold a step."""
    return step.describe(state, choice).message
