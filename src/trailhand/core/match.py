"""A match: one game being played, with its decisions, its record and its log.

This is the door through which people, bots and servers come in. It speaks notation and
sentences; the steps behind it speak whole numbers.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from typing import Any, Final, NamedTuple, TypedDict

from trailhand.core.course import Course, write_course
from trailhand.core.event import Event, Line
from trailhand.core.foresight import Preview, foresee
from trailhand.core.game import (
    Game,
    ImpossiblePosition,
    InvalidSetup,
    Position,
    Settings,
    View,
    check_seats,
    find_game,
)
from trailhand.core.likeness import unlike
from trailhand.core.notation import InvalidChoice, Meant, plain_words, read_choice
from trailhand.core.plain import NotPlain, plain, shown
from trailhand.core.rng import SEED_BITS, seeded
from trailhand.core.state import State
from trailhand.core.step import (
    BESIDE,
    Halt,
    Halts,
    Step,
    Stuck,
    apply,
    deciding,
    owner,
    settle,
)
from trailhand.core.text import Description, Objection, Text, say
from trailhand.core.writing import write_record

PARTS: Final = ("game", "rules", "seats", "options", "state")  # of a position


class IllegalChoice(ValueError):
    """A choice that was understood and that a rule forbids; nothing has changed."""

    def __init__(self, objection: Objection) -> None:
        rule = f" ({objection.rule})" if objection.rule else ""
        super().__init__(objection.text() + rule)
        self.objection = objection
        self.rule = objection.rule


class Score(TypedDict):
    """The points of a seat: the total, and the categories of the rulebook in their order."""

    total: int
    categories: dict[str, int]


class About(NamedTuple):
    """What a board element is, in a sentence, and the rules that go with it."""

    message: Text
    rules: tuple[str, ...]


class Option:
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

    @property
    def beside(self) -> bool:
        """Whether it is a free action, after which the same decision waits again."""
        return self.number >= BESIDE

    @property
    def passes(self) -> bool:
        """Whether it means "no, thank you"."""
        return not self.beside and self._choice == self._step.passing()

    def _preview(self, game: Game[Any]) -> Preview | None:
        """What the option would bring, tried on a clone; None where that cannot be told."""
        return foresee(game, self._state, self.number)

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
        self._limits = top.limits(state)
        self.options = [Option(state, number) for number in numbers]

    def question(self, lang: str = "en") -> str:
        """What is being asked."""
        return say(self._question, lang)

    def limits(self, lang: str = "en") -> str:
        """What bounds the options: where one stands, how far, with how much; or nothing."""
        return say(self._limits, lang) if self._limits else ""

    def __repr__(self) -> str:
        return f"<seat {self.seat} {self.step}: {[o.notation for o in self.options]}>"


class Refused(NamedTuple):
    """Something that the deciding seat could reach for and may not.

    `message` is the choice in words, `goals` are the board elements that it is one of several
    ways to (see `Step.goals`).
    """

    notation: str
    objection: Objection
    anchors: tuple[str, ...]
    message: Text
    goals: tuple[str, ...]


class FreeAction(NamedTuple):
    """A free action that a seat may take in the middle of another seat's decision."""

    seat: int
    notation: str
    description: Description


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
        game: Game[Any],
        seats: int,
        seed: int,
        options: Settings,
        state: State,
        numbers: list[int] | None = None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.seed = seed
        self.options = options
        self.state = state
        self.played: list[Played] = []
        self.origin: Position | None = None
        self._numbers = settle(state) if numbers is None else numbers
        self._decision: Decision | None = None
        self._halts: Halts | None = None

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

    @property
    def deciding(self) -> int:
        """The seat that decides now; -1 at the end of the game."""
        return deciding(self.state)

    def view(self, seat: int) -> View:
        """What a seat may know (-1 is a spectator)."""
        if seat != -1:
            self._check_seat(seat)
        return self.game.view(self.state, seat)

    def scores(self, viewer: int | None = None) -> list[Score]:
        """Points per seat, as if the game ended now: the total and the categories.

        With a viewer: only what that seat may know (-1 is a spectator).
        """
        return [
            {"total": sum(categories.values()), "categories": categories}
            for categories in self.game.scores(self.state, viewer)
        ]

    def about(self, anchor: str, viewer: int = -1) -> About:
        """What a board element is, and the rules that go with it."""
        message, rules = self.game.about(self.state, anchor, viewer)
        return About(message, rules)

    def named(self, anchor: str, viewer: int = -1) -> Text | None:
        """What a board element is called, in a few words; None if it has no name."""
        return self.game.named(self.state, anchor, viewer)

    def use(self, anchor: str, viewer: int = -1) -> Objection:
        """When and by what a board element can be used at all, and the rule that says so."""
        message, rule = self.game.use(self.state, anchor, viewer)
        return Objection(message, rule)

    def winners(self) -> list[int]:
        """The seats that have won, or would have if the game ended now; none: the automaton."""
        return self.game.winners(self.state)

    def clone(self) -> Match:
        """An independent copy of the match."""
        copy = Match(
            self.game, self.seats, self.seed, self.options, self.state.clone(), self._numbers[:]
        )
        copy.played = self.played[:]
        copy.origin = self.origin
        return copy

    def events(self) -> list[Event]:
        """What has happened since the log was switched on with `watch`."""
        return self.state.log or []

    def watch(self) -> None:
        """Record events from now on."""
        if self.state.log is None:
            self.state.log = []

    def lines(self, seat: int, since: int = 0) -> list[Line]:
        """The log as this seat may read it: messages with their rules and their places."""
        found: list[Line] = []
        for event in self.events()[since:]:
            line = self.game.line(self.state, event, seat)
            if line is not None:
                found.append(line)
        return found

    def tell(self, seat: int, since: int = 0, lang: str = "en") -> list[str]:
        """The log as sentences, as this seat may read it."""
        return [say(line.message, lang) for line in self.lines(seat, since)]

    # -- playing --------------------------------------------------------------------------

    def play(self, choice: object, seat: object = None, whole: bool = False) -> Match:
        """Play an option: its notation (or the beginning of it), its place in the list, itself.

        A seat other than the deciding one may interject a free action the rules allow. With
        `whole` the notation has to be written out.
        """
        if seat is not None:
            self._check_seat(seat)
            assert isinstance(seat, int)
            if self.decision is None or seat != self.decision.seat:
                self._interject(choice, seat)
                return self
        meant = self._read(choice, whole)
        objection = self._objection(meant)
        if objection is not None:
            raise IllegalChoice(objection)
        self._apply(meant.number)
        return self

    def play_in_steps(self, choice: object, seat: object = None) -> list[tuple[int, Match]]:
        """Play an option, and keep what the table looked like on the way to the next decision.

        Each of these matches comes with the number of events that had been noted by then. Nobody
        decides anything in them: they are for looking only.
        """
        self.state.log = []
        halts = self._halts = Halts()
        try:
            self.play(choice, seat, whole=True)
            whole = len(self.events())
            return [(halt.told, self.at(halt)) for halt in halts.kept if halt.told < whole]
        finally:
            self._halts = None

    def at(self, halt: Halt) -> Match:
        """The match as it looked at a halt; nobody decides anything in it."""
        found = Match(self.game, self.seats, self.seed, self.options, halt.state, [])
        found.played = self.played[:]
        return found

    def why_not(self, choice: object) -> Objection | None:
        """Why a choice is not allowed now, or None if it is; it takes what `play` takes."""
        return self._objection(self._read(choice))

    def refusals(self) -> list[Refused]:
        """Everything that the deciding seat could reach for and may not, with the reasons."""
        if not self._numbers:
            return []
        state, top = self.state, self.state.agenda[-1]
        found: list[Refused] = []
        for step in [top, *top.beside(state)]:
            for choice in step.candidates(state):
                code = step.objection(state, choice)
                if code:
                    objection = self.game.objection(step, state, choice, code)
                    said = step.describe(state, choice)
                    goals = step.goals(state, choice)
                    word = step.word(choice)
                    found.append(Refused(word, objection, said.anchors, said.message, goals))
        return found

    def preview(self, choice: int) -> Preview | None:
        """What the option at this place of the list would bring (see `Preview`)."""
        if self.decision is None or not 0 <= choice < len(self._numbers):
            raise InvalidChoice(f"there is no option {choice}")
        return self.decision.options[choice]._preview(self.game)

    def interjections(self) -> list[tuple[int, str]]:
        """Free actions of other seats that are possible now: seat and notation."""
        return [(action.seat, action.notation) for action in self.free_actions()]

    def free_actions(self) -> list[FreeAction]:
        """The same, each as a person meets it."""
        found: list[FreeAction] = []
        if self._numbers:
            for step in self.game.interjections(self.state):
                for choice in step.options(self.state):
                    described = step.describe(self.state, choice)
                    found.append(FreeAction(step.seat, step.word(choice), described))
        return found

    def _check_seat(self, seat: object) -> None:
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.seats:
            raise InvalidChoice(f"there is no seat {shown(seat)}; seats are 0 to {self.seats - 1}")

    def _read(self, choice: object, whole: bool = False) -> Meant:
        """What a notation, a place in the list, or an option stands for."""
        if not self._numbers:
            raise InvalidChoice("the game is over")
        wanted = choice.notation if isinstance(choice, Option | Refused) else choice
        return read_choice(self.state, self._numbers, wanted, whole)

    def _objection(self, meant: Meant) -> Objection | None:
        """The reason against what was meant, or None if it is legal."""
        if meant.code == 0:
            return None
        return self.game.objection(meant.step, self.state, meant.choice, meant.code)

    def _apply(self, number: int) -> None:
        step, choice = owner(self.state, number)
        self.played.append(Played(self.state.turn, step.seat, step.word(choice), False))
        apply(self.state, number)
        self._settle()

    def _interject(self, choice: object, seat: int) -> None:
        """A free action in the middle of another seat's decision."""
        free = [s for s in self.game.interjections(self.state) if s.seat == seat]
        wanted = plain_words(choice) if isinstance(choice, str) else ""
        for step in free if self._numbers else []:
            for inner in step.options(self.state):
                if step.word(inner).lower() == wanted:
                    self.played.append(Played(self.state.turn, seat, step.word(inner), True))
                    step.choose(self.state, inner)
                    self._settle()
                    return
        raise InvalidChoice(f"it is not the turn of seat {seat}, and {shown(choice)} has to wait")

    def _settle(self) -> None:
        self._decision = None
        self._numbers = settle(self.state, self._halts)

    # -- keeping --------------------------------------------------------------------------

    def position(self) -> Position:
        """The whole state as data, from which `load` goes on."""
        return {
            "game": self.game.info.id,
            "rules": self.game.rules_version,
            "seats": self.seats,
            "options": dict(self.options),
            "state": whole_position(self.game, self.state),
        }

    def __repr__(self) -> str:
        table = f"{self.game.info.id}, {self.seats} seat{'s' if self.seats > 1 else ''}"
        where = f"turn {self.state.turn}, over"
        if self.decision is not None:
            asked = f"{self.decision.question()} ({len(self.decision.options)} options)"
            where = f"turn {self.state.turn}, seat {self.deciding}: {asked}"
        points = ", ".join(str(score["total"]) for score in self.scores())
        return f"<Match of {table}, seed {self.seed}; {where}; points {points}>"

    def hash(self) -> str:
        """A fingerprint of the state: equal on every machine, compiled or not."""
        return state_hash(self.game, self.state)

    def record(self, public: bool = False) -> str:
        """The match as text: `replay` plays it again.

        A public one leaves out what was chosen in secret; it is for reading only.
        """
        return write_record(self, public)


def whole_position(game: Game[Any], state: State) -> dict[str, Any]:
    """The table and the course of a game as data."""
    return write_course(state) | game.position(state)


def state_hash(game: Game[Any], state: State) -> str:
    """A fingerprint of a state."""
    text = json.dumps(whole_position(game, state), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:32]


def check_seed(seed: object) -> None:
    """Refuse what is not a seed."""
    if type(seed) is not int or not 0 <= seed < 1 << SEED_BITS:
        most = f"2^{SEED_BITS} - 1"
        raise InvalidSetup(f"a seed is a whole number from 0 to {most}, not {shown(seed)}")


def new_match(
    game_id: object,
    seats: object,
    seed: object = 0,
    options: Mapping[str, object] | None = None,
    discreet: bool = False,
    watched: bool = False,
) -> Match:
    """Set up a table: a game id, a number of seats, a seed and options.

    At a discreet table nobody is skipped over when the reason lies in a hidden hand. A watched
    one records events from the set-up on.
    """
    game = find_game(game_id)
    count = check_seats(game.info, seats)
    check_seed(seed)
    assert isinstance(seed, int)
    checked = game.check_settings(count, dict(options or {}))
    state = game.start(count, seed, checked)
    state.discreet = discreet
    if watched:
        state.log = []
    return Match(game, count, seed, checked, state)


def load_match(position: object) -> Match:
    """Go on from a position; ImpossiblePosition lists everything that is wrong with it."""
    origin = plain_position(position)
    game = find_game(origin["game"])
    seats = check_seats(game.info, origin["seats"])
    if origin["rules"] != game.rules_version:
        version = shown(game.rules_version)
        raise ImpossiblePosition([f"rules: {shown(origin['rules'])} instead of {version}"])
    options = game.check_settings(seats, dict(origin["options"]))
    state = load_state(game, seats, options, origin["state"])
    try:
        match = Match(game, seats, 0, options, state)
    except Stuck as problem:  # only now, after all that happens by itself, the game stands still
        raise ImpossiblePosition([f"agenda: the game cannot go on ({problem})"]) from None
    match.origin = origin
    return match


def plain_position(position: object) -> Position:
    """A copy of a position that has all its parts, each of the right kind.

    Whoever keeps one may add a text to it, as a note to themselves.
    """
    if not isinstance(position, dict):
        raise ImpossiblePosition(["a position is a table with game, seats, options and state"])
    try:
        copy: Position = plain(position, "position")
    except NotPlain as problem:
        raise ImpossiblePosition([str(problem)]) from None
    problems = [f"the position has no {key!r}" for key in PARTS if key not in copy]
    for key, value in copy.items():
        if key not in PARTS and not isinstance(value, str):
            problems.append(f"the position has an unknown {shown(key)}")
    for key in ("options", "state"):
        if key in copy and not isinstance(copy[key], dict):
            problems.append(f"{key}: a table is needed, not {shown(copy[key])}")
    if problems:
        raise ImpossiblePosition(problems)
    return copy


def load_state(game: Game[Any], seats: int, options: Settings, data: dict[str, Any]) -> State:
    """The state behind a position, or ImpossiblePosition with every named problem."""
    course = Course(data, game.steps(), game.parties(seats))
    try:
        state: State = game.load(seats, options, data, course)
    except ImpossiblePosition as impossible:
        raise ImpossiblePosition([*impossible.problems, *course.problems]) from None
    except LookupError as problem:  # a game that does not look at what it is given
        raise ImpossiblePosition([f"state: {problem} is missing", *course.problems]) from None
    except (AttributeError, TypeError, ValueError) as problem:
        raise ImpossiblePosition([f"state: {problem}", *course.problems]) from None
    problems = course.problems or unlike(data, whole_position(game, state))
    problems = problems or game.pending_problems(state)
    if problems:
        raise ImpossiblePosition(problems)
    return state


def determinized(match: Match, seat: int, seed: int) -> Match:
    """A copy in which everything that a seat cannot know has been dealt again."""
    copy = match.clone()
    copy.game.determinize(copy.state, seat, seeded(seed))
    copy._settle()
    return copy


def described(step: Step[Any], state: State, choice: int) -> Text:
    """The sentence of a choice, for tools that hold a step."""
    return step.describe(state, choice).message
