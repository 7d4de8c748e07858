"""Records: a match as readable text, one line per turn, ending with a fingerprint.

    [Trailhand "1"]
    [Game "gwt2"]
    [Rules "1"]
    [Seats "2"]
    [Seed "7"]
    [Options "{...}"]

    1 @2: place B; use 1; discard green; done
    2 @1: ...; (2) token; draw 2; discard gray
    = 0f3a...

A line is the number of the turn and the seat (from 1) whose turn it is, then the choices.
A choice made by another seat is preceded by that seat in brackets, with an exclamation
mark if it was interjected. Forced choices and chance are not written: they are played
again.
"""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any, Final

from trailhand.core.match import (
    AmbiguousChoice,
    IllegalChoice,
    InvalidChoice,
    Match,
    load_match,
    new_match,
)

if TYPE_CHECKING:
    from trailhand.core.match import Played

FORMAT: Final = "1"
HEADER: Final = re.compile(r'\[(\w+) "(.*)"\]')
LINE: Final = re.compile(r"(\d+) @(\d+): (.*)")
OTHER: Final = re.compile(r"\((\d+)(!?)\) (.*)")


class BadRecord(ValueError):
    """A record that cannot be played; `line` counts from 1 and `column` is the choice."""

    def __init__(self, problem: str, line: int, choice: int = 0) -> None:
        where = f"line {line}" + (f", choice {choice}" if choice else "")
        super().__init__(f"{where}: {problem}")
        self.problem = problem
        self.line = line
        self.choice = choice


# -- writing ------------------------------------------------------------------------------


def write_record(match: Match, public: bool = False) -> str:
    """The match as text; a public one tells secret choices by their verb only."""
    secret = {kind.verb for kind in match.game.steps() if kind.secret} if public else set()
    headers = {
        "Trailhand": FORMAT,
        "Game": match.game.info.id,
        "Rules": match.game.rules_version,
        "Seats": str(match.seats),
        "Seed": str(match.seed),
        "Options": json.dumps(told_options(match), sort_keys=True),
    }
    if match.state.discreet:
        headers["Discreet"] = "yes"
    if match.origin is not None:
        headers["Position"] = json.dumps(match.origin, sort_keys=True, separators=(",", ":"))
    lines = [f'[{name} "{value}"]' for name, value in headers.items()]
    lines.append("")
    turn: list[Played] = []
    for played in match.choices:
        if turn and played.turn != turn[0].turn:
            lines.append(write_turn(turn))
            turn = []
        verb = played.notation.partition(" ")[0]
        turn.append(played._replace(notation=f"{verb} ?") if verb in secret else played)
    if turn:
        lines.append(write_turn(turn))
    lines.append(f"= {match.hash()}")
    return "\n".join(lines) + "\n"


def told_options(match: Match) -> dict[str, Any]:
    """The options, without those that came later and are not set: old records stay as they are."""
    left_out = [
        option.name
        for option in match.game.info.options
        if option.came_later and match.options.get(option.name) == option.default
    ]
    return {name: value for name, value in match.options.items() if name not in left_out}


def write_turn(turn: list[Played]) -> str:
    """The choices of one turn as a line."""
    first = next((played for played in turn if not played.interjected), turn[0])
    parts: list[str] = []
    for played in turn:
        if played.interjected:
            parts.append(f"({played.seat + 1}!) {played.notation}")
        elif played.seat != first.seat:
            parts.append(f"({played.seat + 1}) {played.notation}")
        else:
            parts.append(played.notation)
    return f"{first.turn} @{first.seat + 1}: {'; '.join(parts)}"


# -- reading ------------------------------------------------------------------------------


def read_headers(lines: list[str]) -> tuple[dict[str, str], int]:
    """The headers and the number of lines they take."""
    headers: dict[str, str] = {}
    for number, line in enumerate(lines):
        if not line.strip():
            continue
        found = HEADER.fullmatch(line.strip())
        if found is None:
            return headers, number
        if found[1] in headers:
            raise BadRecord(f"the header {found[1]} stands there twice", number + 1)
        headers[found[1]] = found[2]
    return headers, len(lines)


def start_match(headers: dict[str, str]) -> Match:
    """The table that the headers describe."""
    for name in ("Trailhand", "Game", "Rules", "Seats", "Seed", "Options"):
        if name not in headers:
            raise BadRecord(f"the header {name} is missing", 1)
    if headers["Trailhand"] != FORMAT:
        raise BadRecord(f"record format {headers['Trailhand']!r} is not known", 1)
    try:
        if "Position" in headers:
            return load_match(json.loads(headers["Position"]))
        options: Any = json.loads(headers["Options"])
        if not isinstance(options, dict):
            raise BadRecord("the options are not a table", 1)
        return new_match(
            headers["Game"],
            int(headers["Seats"]),
            int(headers["Seed"]),
            options,
            headers.get("Discreet") == "yes",
        )
    except BadRecord:
        raise
    except ValueError as problem:
        raise BadRecord(str(problem), 1) from None


def replay(text: str, upto: int | None = None) -> Match:
    """Play a record again; with `upto`, only its first so many choices.

    BadRecord names the line and the choice at which it does not fit the rules.
    """
    if not isinstance(text, str):
        raise TypeError("a record is a text")
    lines = text.splitlines()
    headers, start = read_headers(lines)
    match = start_match(headers)
    version = match.game.rules_version
    if headers["Rules"] != version:
        raise BadRecord(f"rules version {headers['Rules']!r}, but this is {version!r}", 1)
    for number in range(start, len(lines)):
        line = lines[number].strip()
        if not line:
            continue
        if line.startswith("="):
            if line[1:].strip() != match.hash():
                raise BadRecord("the final state has another fingerprint", number + 1)
            if any(rest.strip() for rest in lines[number + 1 :]):
                raise BadRecord("text after the fingerprint", number + 2)
            return match
        if play_line(match, line, number + 1, upto):
            return match
    raise BadRecord("the fingerprint line is missing: the record is cut off", len(lines))


def play_line(match: Match, line: str, number: int, upto: int | None) -> bool:
    """Play the choices of one line; True when enough has been played."""
    found = LINE.fullmatch(line)
    if found is None:
        raise BadRecord(f"not a turn: {line[:60]!r}", number)
    turn, seat = int(found[1]), int(found[2]) - 1
    if match.over:
        raise BadRecord("the game is over already", number, 1)
    if match.state.turn != turn:
        raise BadRecord(f"turn {turn} is announced, but it is turn {match.state.turn}", number)
    for place, part in enumerate(found[3].split(";"), 1):
        if upto is not None and len(match.choices) >= upto:
            return True
        choose(match, part.strip(), seat, number, place)
    return upto is not None and len(match.choices) >= upto


def choose(match: Match, part: str, seat: int, line: int, place: int) -> None:
    """Play one choice of a record."""
    other = OTHER.fullmatch(part)
    interjected = False
    if other is not None:
        seat, interjected, part = int(other[1]) - 1, bool(other[2]), other[3]
    try:
        if interjected:
            match.play(part, seat)
            return
        decision_seat = match.state.agenda[-1].seat if match.state.agenda else -1
        if decision_seat != seat:
            raise BadRecord(
                f"seat {seat + 1} plays {part!r}, but seat {decision_seat + 1} decides",
                line,
                place,
            )
        match.play(part)
    except (IllegalChoice, InvalidChoice, AmbiguousChoice) as problem:
        raise BadRecord(str(problem), line, place) from None
