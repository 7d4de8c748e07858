"""What the kernel needs to know about a game, and the list of games there are."""

from __future__ import annotations

from typing import Any, Generic, NamedTuple, TypeVar

from mypy_extensions import mypyc_attr

from trailhand.core.course import Course
from trailhand.core.event import KERNEL, Event, Line, Logbook, message_of, places_of, rule_of
from trailhand.core.plain import NotPlain, plain, shown
from trailhand.core.rng import Rng, seeded
from trailhand.core.state import State
from trailhand.core.step import Step
from trailhand.core.text import Argument, Objection, Text

S = TypeVar("S", bound=State)

# Tables of texts, numbers, lists and tables, as JSON has them: what a seat may know, and a whole
# match to go on from (`game`, `rules`, `seats`, `options` and `state`).
View = dict[str, Any]
Position = dict[str, Any]

SettingValue = bool | int | str | None
Settings = dict[str, Any]


class Setting(NamedTuple):
    """One switch of a game's set-up: what it may be set to, and what it is if nobody says.

    The kernel checks a `bool`, a `choice` (one of `choices`) and a `number` (a whole one from
    the first to the last of `choices`, or the default). Any other kind is checked by its game;
    `choices` are then what a form offers, and `start` is a seat. A setting with `seats` is
    there for these numbers of seats only. One that `came_later` than records without it is
    written into a record only if it is set.
    """

    name: str
    kind: str
    default: SettingValue
    choices: tuple[SettingValue, ...] = ()
    seats: tuple[int, ...] = ()
    came_later: bool = False


class GameInfo(NamedTuple):
    """A game as it is offered: id, title, seats, and the settings of its set-up.

    Editions of one game share a room of `games`, named by `family` (nothing: the id). `minutes`
    are how long a game takes people, from and to, `weight` how much there is to think about, from
    1 to 5 (nobody has said: 0).
    """

    id: str
    title: str
    seats: tuple[int, ...]
    options: tuple[Setting, ...]
    presets: dict[str, Settings]
    family: str = ""
    minutes: tuple[int, int] = (0, 0)
    weight: int = 0


def family_of(info: GameInfo) -> str:
    """The room of a game: its rulebook, its words and its boards are found by this name."""
    return info.family or info.id


class InvalidSetup(ValueError):
    """A game, number of seats or setting that does not exist; nothing was created."""


class ImpossiblePosition(ValueError):
    """A position that no game can reach; `problems` names every defect."""

    def __init__(self, problems: list[str]) -> None:
        super().__init__("; ".join(problems))
        self.problems = problems


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """A game of the house. Rooms derive from it and register one object per game id.

    A game cannot do without `start`, `view`, `scores`, `position`, `load` and `steps`; what else
    it has to say, it says by overriding the rest. `logbook` is what may happen and be refused.
    """

    info: GameInfo
    rules_version: str = "1"
    logbook: Logbook = KERNEL

    # -- the table is set -----------------------------------------------------------------

    def check_settings(self, seats: int, settings: Settings) -> Settings:
        """All settings with their values, or InvalidSetup with a sentence that helps."""
        return check_schema(self.info, settings, seats)

    def warnings(self, settings: Settings) -> list[Text]:
        """What somebody should read before a table with these settings is created."""
        return []

    def start(self, seats: int, seed: int, settings: Settings) -> S:
        """A state ready for the first decision; the settings have been checked."""
        raise NotImplementedError

    def steps(self) -> tuple[type[Step[Any]], ...]:
        """All kinds of steps: the flat space of actions is their domains in this order."""
        raise NotImplementedError

    def parties(self, seats: int) -> int:
        """How many may have pending steps: the seats, and an automaton behind them."""
        return seats

    # -- what is seen ---------------------------------------------------------------------

    def view(self, state: S, seat: int) -> View:
        """What a seat may know, and all it may know.

        At a solo table `automaton` is what the opponent of the rulebook shows: `name`, `seat`
        (the number in its events: one more than the last seat), `card` (the one in use, or
        nothing) and `points` by category (none if it does not score).
        """
        raise NotImplementedError

    def determinize(self, state: S, seat: int, rng: Rng) -> None:
        """Deal again what a seat cannot know, and reseed. Where nothing is hidden: reseed."""
        state.rng = seeded(rng.next())

    def scores(self, state: S, viewer: int | None = None) -> list[dict[str, int]]:
        """Points per seat by category, in the order of the rulebook.

        With a viewer: only what that seat may know (-1 is a spectator).
        """
        raise NotImplementedError

    def winners(self, state: S) -> list[int]:
        """The seats that have won, or would have; none if the automaton has.

        Games that break ties, or that are played against an automaton, say so here.
        """
        totals = [sum(categories.values()) for categories in self.scores(state)]
        return [seat for seat, total in enumerate(totals) if total == max(totals)]

    def tally(self, state: S, seat: int) -> dict[str, int]:
        """The numbers of a seat that a preview compares before and after a choice."""
        return {}

    def tally_icon(self, name: str) -> str:
        """What the page draws for a number of the tally; nothing: it is told in words."""
        return ""

    def worth(self, changes: dict[str, int]) -> int | None:
        """How good changes of a tally look at first sight; None if that says little.

        Options that bring the same are then one row, the better ones first.
        """
        return None

    def interjections(self, state: S) -> list[Step[Any]]:
        """Free actions that seats other than the deciding one may take now."""
        return []

    # -- what is said ---------------------------------------------------------------------

    def objection(self, step: Step[Any], state: S, choice: int, code: int) -> Objection:
        """A reason code as a sentence and its rule."""
        reason = self.logbook.reason(code)
        args = step.because(state, choice, code)
        message = Text(f"{self.logbook.stem}no-{reason.name}", args)
        return Objection(message, reason.rule, reason.distance(args))

    def party(self, state: S, seat: int) -> Argument:
        """What sentences call a seat, or the automaton behind the last of them."""
        return f"@seat-{seat + 1}"

    def line(self, state: S, event: Event, viewer: int) -> Line | None:
        """An event as a line of the log for a seat, or None if it is not worth one."""
        if event.kind.silent:
            return None
        who = self.party(state, event.seat)
        return Line(
            message_of(self.logbook, who, state, event, viewer),
            rule_of(self.logbook, state, event, viewer),
            self.places(state, event, viewer),
        )

    def places(self, state: S, event: Event, viewer: int) -> tuple[str, ...]:
        """The board elements that an event touched, as far as a seat may know them."""
        return places_of(state, event, viewer)

    def about(self, state: S, anchor: str, viewer: int) -> tuple[Text, tuple[str, ...]]:
        """A sentence about a board element, and the rules that go with it."""
        return Text("about-nothing"), ()

    def named(self, state: S, anchor: str, viewer: int) -> Text | None:
        """What a board element is called, in a few words; None if it has no name."""
        return None

    def use(self, state: S, anchor: str, viewer: int) -> tuple[Text, str]:
        """When and by what a board element can be used at all, and the rule that says so."""
        return Text("when-nothing"), ""

    def phases(self) -> tuple[str, ...]:
        """The parts of a turn, in order, as names of messages; none if it has no parts."""
        return ()

    def phase(self, state: S) -> int:
        """Which part of a turn it is, or -1 outside of turns of players."""
        return -1

    def verdict(self, state: S) -> Text | None:
        """How the game ended, where there is more to say than who has won."""
        return None

    # -- what is kept ---------------------------------------------------------------------

    def position(self, state: S) -> dict[str, Any]:
        """The table as data; turn, agenda and generator are saved by the kernel."""
        raise NotImplementedError

    def load(self, seats: int, settings: Settings, data: dict[str, Any], course: Course) -> S:
        """The state behind a position, or an error that lists its problems.

        The course has been read: `course.enter(state)` has a state go on from there.
        """
        raise NotImplementedError

    def pending_problems(self, state: S) -> list[str]:
        """What cannot be pending in a position: steps out of order, or with impossible numbers.

        What passes here can be played to its end.
        """
        return []


_games: dict[str, Game[Any]] = {}


def register(game: Game[Any]) -> None:
    """Add a game to the house."""
    _games[game.info.id] = game


def registered() -> list[Game[Any]]:
    """All games, in the order in which they were added."""
    return list(_games.values())


def find_game(name: object) -> Game[Any]:
    """The game with this id, or an error that lists the ids there are."""
    if isinstance(name, str) and name in _games:
        return _games[name]
    known = ", ".join(_games)
    raise InvalidSetup(f"unknown game {shown(name)}; the games are: {known}")


def check_seats(info: GameInfo, seats: object) -> int:
    """The number of seats, or an error that says which are possible."""
    if isinstance(seats, int) and not isinstance(seats, bool) and seats in info.seats:
        return seats
    allowed = ", ".join(str(number) for number in info.seats)
    raise InvalidSetup(f"{info.id} is for {allowed} seats, not {shown(seats)}")


def check_schema(info: GameInfo, settings: Settings, seats: int = 0) -> Settings:
    """Settings with defaults filled in; unknown names and values are refused.

    With a number of seats: settings that are not there for that many, too.
    """
    known = {setting.name: setting for setting in info.options}
    try:
        settings = plain(settings, "options")
    except NotPlain as problem:
        raise InvalidSetup(str(problem)) from None
    for name in settings:
        if name not in known:
            raise InvalidSetup(
                f"{info.id} has no option {shown(name)}; its options are: {', '.join(known)}"
            )
    checked: Settings = {}
    for setting in info.options:
        value = settings.get(setting.name, setting.default)
        check_value(setting, value)
        if seats and setting.seats and seats not in setting.seats and value != setting.default:
            allowed = " or ".join(str(number) for number in setting.seats)
            raise InvalidSetup(f"option {setting.name!r} is for {allowed} seats, not {seats}")
        checked[setting.name] = value
    return checked


def check_value(setting: Setting, value: object) -> None:
    """Refuse a value that a setting cannot have; what only its game knows passes."""
    if setting.kind == "bool" and not isinstance(value, bool):
        raise InvalidSetup(f"option {setting.name!r} is true or false, not {shown(value)}")
    if setting.kind == "choice" and not any(
        type(value) is type(choice) and value == choice for choice in setting.choices
    ):
        allowed = ", ".join(str(choice) for choice in setting.choices)
        raise InvalidSetup(f"option {setting.name!r} is one of {allowed}, not {shown(value)}")
    if setting.kind == "number" and (
        type(value) is not type(setting.default) or value != setting.default
    ):
        low, high = setting.choices[0], setting.choices[-1]
        assert isinstance(low, int)
        assert isinstance(high, int)
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise InvalidSetup(
                f"option {setting.name!r} is from {low} to {high}, not {shown(value)}"
            )
