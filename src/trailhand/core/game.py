"""What the kernel needs to know about a game, and the list of games there are."""

from __future__ import annotations

from typing import Any, NamedTuple

from mypy_extensions import mypyc_attr

from trailhand.core.rng import Rng
from trailhand.core.state import Event, State
from trailhand.core.step import Step
from trailhand.core.text import Objection, Text


class Option(NamedTuple):
    """One switch of a game: what it may be set to, and what it is if nobody says.

    The kernel checks a `bool`, a `choice` (one of `choices`) and a `number` (a whole one from
    the first to the last of `choices`, or the default). Any other kind is checked by its game;
    `choices` are then what a form offers, and `start` is a seat. An option with `seats` is
    there for these numbers of seats only. One that `came_later` than records without it is
    written into a record only if it is set.
    """

    name: str
    kind: str
    default: Any
    choices: tuple[Any, ...] = ()
    seats: tuple[int, ...] = ()
    came_later: bool = False


class GameInfo(NamedTuple):
    """A game as it is offered: id, title, seats and options.

    Editions of one game share a room of `games`, named by `family` (nothing: the id).
    """

    id: str
    title: str
    seats: tuple[int, ...]
    options: tuple[Option, ...]
    presets: dict[str, dict[str, Any]]
    family: str = ""


def family_of(info: GameInfo) -> str:
    """The room of a game: its rulebook, its words and its boards are found by this name."""
    return info.family or info.id


class InvalidSetup(ValueError):
    """A game, number of seats or option that does not exist; nothing was created."""


class ImpossiblePosition(ValueError):
    """A position that no game can reach; `problems` names every defect."""

    def __init__(self, problems: list[str]) -> None:
        super().__init__("; ".join(problems))
        self.problems = problems


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A game of the house. Rooms derive from it and register one object per game id."""

    info: GameInfo
    rules_version: str

    def check_options(self, seats: int, options: dict[str, Any]) -> dict[str, Any]:
        """All options with their values, or InvalidSetup with a sentence that helps."""
        raise NotImplementedError

    def warnings(self, options: dict[str, Any]) -> list[Text]:
        """What somebody should read before a table with these options is created."""
        return []

    def start(self, seats: int, seed: int, options: dict[str, Any]) -> State:
        """A state ready for the first decision; the options have been checked."""
        raise NotImplementedError

    def view(self, state: State, seat: int) -> dict[str, Any]:
        """What a seat may know, and all it may know.

        At a solo table `automaton` is what the opponent of the rulebook shows: `name`, `seat`
        (the number in its events: one more than the last seat), `card` (the one in use, or
        nothing) and `points` by category (none if it does not score).
        """
        raise NotImplementedError

    def determinize(self, state: State, seat: int, rng: Rng) -> None:
        """Deal the unknown again and reseed."""
        raise NotImplementedError

    def scores(self, state: State, viewer: int | None = None) -> list[dict[str, int]]:
        """Points per seat by category, in the order of the rulebook.

        With a viewer: only what that seat may know (-1 is a spectator).
        """
        raise NotImplementedError

    def winners(self, state: State) -> list[int]:
        """The seats that have won, or would have; none if the automaton has.

        Games that break ties, or that are played against an automaton, say so here.
        """
        totals = [sum(categories.values()) for categories in self.scores(state)]
        return [seat for seat, total in enumerate(totals) if total == max(totals)]

    def position(self, state: State) -> dict[str, Any]:
        """The whole state as data."""
        raise NotImplementedError

    def load(self, seats: int, options: dict[str, Any], data: dict[str, Any]) -> State:
        """The state behind a position, or an error that lists its problems."""
        raise NotImplementedError

    def interjections(self, state: State) -> list[Step[Any]]:
        """Free actions that seats other than the deciding one may take now."""
        return []

    def objection(self, step: Step[Any], state: State, choice: int, code: int) -> Objection:
        """A reason code as a sentence and its rule."""
        raise NotImplementedError

    def tell(self, state: State, event: Event, seat: int) -> Text | None:
        """An event as a sentence for a seat, or None if it is not worth a line."""
        raise NotImplementedError

    def about(self, state: State, anchor: str, viewer: int) -> tuple[Text, tuple[str, ...]]:
        """A sentence about a board element, and the rules that go with it."""
        raise NotImplementedError

    def place_of(self, state: State, event: Event) -> tuple[str, tuple[str, ...]]:
        """The rule behind an event, and the board elements it touched."""
        return "", ()

    def tally(self, state: State, seat: int) -> dict[str, int]:
        """The numbers of a seat that a preview compares before and after a choice."""
        return {}

    def steps(self) -> tuple[type[Step[Any]], ...]:
        """All kinds of steps: the flat space of actions is their domains in this order."""
        raise NotImplementedError


_games: dict[str, Game] = {}


def register(game: Game) -> None:
    """Add a game to the house."""
    _games[game.info.id] = game


def registered() -> list[Game]:
    """All games, in the order in which they were added."""
    return list(_games.values())


def find_game(name: object) -> Game:
    """The game with this id, or an error that lists the ids there are."""
    if isinstance(name, str) and name in _games:
        return _games[name]
    known = ", ".join(_games)
    raise InvalidSetup(f"unknown game {name!r}; the games are: {known}")


def check_seats(info: GameInfo, seats: object) -> int:
    """The number of seats, or an error that says which are possible."""
    if isinstance(seats, int) and not isinstance(seats, bool) and seats in info.seats:
        return seats
    allowed = ", ".join(str(number) for number in info.seats)
    raise InvalidSetup(f"{info.id} is for {allowed} seats, not {seats!r}")


def check_schema(info: GameInfo, options: dict[str, Any], seats: int = 0) -> dict[str, Any]:
    """Options with defaults filled in; unknown names and values are refused.

    With a number of seats: also options that are not there for so many.
    """
    known = {option.name: option for option in info.options}
    for name in options:
        if name not in known:
            raise InvalidSetup(
                f"{info.id} has no option {name!r}; its options are: {', '.join(known)}"
            )
    checked: dict[str, Any] = {}
    for option in info.options:
        value = options.get(option.name, option.default)
        check_value(option, value)
        if seats and option.seats and seats not in option.seats and value != option.default:
            allowed = " or ".join(str(number) for number in option.seats)
            raise InvalidSetup(f"option {option.name!r} is for {allowed} seats, not {seats}")
        checked[option.name] = value
    return checked


def check_value(option: Option, value: object) -> None:
    """Refuse a value that an option cannot have; what only its game knows passes."""
    if option.kind == "bool" and not isinstance(value, bool):
        raise InvalidSetup(f"option {option.name!r} is true or false, not {value!r}")
    if option.kind == "choice" and value not in option.choices:
        allowed = ", ".join(str(choice) for choice in option.choices)
        raise InvalidSetup(f"option {option.name!r} is one of {allowed}, not {value!r}")
    if option.kind == "number" and value != option.default:
        low, high = option.choices[0], option.choices[-1]
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise InvalidSetup(f"option {option.name!r} is from {low} to {high}, not {value!r}")
