"""Writing a match down as text; `record.py` says what a record looks like, and reads it."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from trailhand.core.match import Match, Played

FORMAT: Final = "1"


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
    for played in match.played:
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
    """The settings, without those that came later and are not set: old records stay as they are."""
    left_out = [
        setting.name
        for setting in match.game.info.options
        if setting.came_later and match.options.get(setting.name) == setting.default
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
