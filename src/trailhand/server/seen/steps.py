"""A past choice step by step: what the table looked like on the way to the next decision.

An automaton does all of its turn after one choice of a player; whoever follows it wants to see
one thing after the other.
"""

from __future__ import annotations

from msgspec.structs import replace

from trailhand.core.match import Match
from trailhand.server.contract import schema
from trailhand.server.seen.snapshot import snapshot
from trailhand.server.table.tables import LiveTable


def steps(table: LiveTable, visitor: str, lang: str, match: Match) -> schema.Steps:
    """The choice that was made at this match, as a visitor may see it."""
    played = table.match.played[len(match.played)]
    halts = match.play_in_steps(played.notation, played.seat if played.interjected else None)
    match.state.log = None
    seqs = [entry.seq for entry in table.log if entry.moment == len(match.played)]
    begun = seqs[0] if seqs else table.seq
    last = begun - 1
    shown: list[schema.Snapshot] = []
    for told, past in [*halts, (len(seqs), match)]:
        until = seqs[-1] if past is match and seqs else begun + told - 1
        seen = snapshot(table, visitor, lang, begun - 1, past)
        shown.append(replace(seen, log=[line for line in seen.log if last < line.seq <= until]))
        last = until
    return schema.Steps(shown)
