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

import re
from typing import Final

from trailhand.core.match import IllegalChoice, Match, load_match, new_match
from trailhand.core.notation import AmbiguousChoice, InvalidChoice
from trailhand.core.plain import read_json, read_number, shown
from trailhand.core.writing import FORMAT

HEADER: Final = re.compile(r'\[(\w+) "(.*)"\]')
LINE: Final = re.compile(r"([0-9]{1,9}) @([0-9]{1,9}): (.*)")
OTHER: Final = re.compile(r"\(([0-9]{1,9})(!?)\) (.*)")


class BadRecord(ValueError):
    """A record that cannot be played; `line` counts from 1 and `column` is the choice."""

    def __init__(self, problem: str, line: int, choice: int = 0) -> None:
        where = f"line {line}" + (f", choice {choice}" if choice else "")
        super().__init__(f"{where}: {problem}")
        self.problem = problem
        self.line = line
        self.choice = choice


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
            raise BadRecord(f"the header {shown(found[1])} stands there twice", number + 1)
        headers[found[1]] = found[2]
    return headers, len(lines)


def start_match(headers: dict[str, str]) -> Match:
    """The table that the headers describe."""
    for name in ("Trailhand", "Game", "Rules", "Seats", "Seed", "Options"):
        if name not in headers:
            raise BadRecord(f"the header {name} is missing", 1)
    if headers["Trailhand"] != FORMAT:
        raise BadRecord(f"record format {shown(headers['Trailhand'])} is not known", 1)
    try:
        if "Position" in headers:
            return load_match(read_json(headers["Position"], "the header Position"))
        options = read_json(headers["Options"], "the header Options")
        if not isinstance(options, dict):
            raise BadRecord("the options are not a table", 1)
        return new_match(
            headers["Game"],
            read_number(headers["Seats"], "the header Seats"),
            read_number(headers["Seed"], "the header Seed"),
            options,
            headers.get("Discreet") == "yes",
        )
    except BadRecord:
        raise
    except ValueError as problem:
        raise BadRecord(str(problem), 1) from None


def replay(text: str, upto: int | None = None) -> Match:
    """Play a record again; with `upto`, only that many of its choices.

    BadRecord names the line and the choice at which it does not fit the rules.
    """
    if not isinstance(text, str):
        raise TypeError("a record is a text")
    lines = text.splitlines()
    headers, start = read_headers(lines)
    match = start_match(headers)
    version = match.game.rules_version
    if headers["Rules"] != version:
        raise BadRecord(f"rules version {shown(headers['Rules'])}, but this is {version!r}", 1)
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
        if upto is not None and len(match.played) >= upto:
            return True
        choose(match, part.strip(), seat, number, place)
    return upto is not None and len(match.played) >= upto


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
        decision_seat = match.deciding
        if decision_seat != seat:
            raise BadRecord(
                f"seat {seat + 1} plays {part!r}, but seat {decision_seat + 1} decides",
                line,
                place,
            )
        match.play(part, whole=True)
    except (IllegalChoice, InvalidChoice, AmbiguousChoice) as problem:
        raise BadRecord(str(problem), line, place) from None
