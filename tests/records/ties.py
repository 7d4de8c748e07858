"""Solo games that end in a tie: golden games whose players had other money before the end."""

from __future__ import annotations

import trailhand as th
from tests.records.golden import golden_record

AGAINST = {"sam": "sam-medium", "sue": "sue-easy"}
PRICE = 5  # dollars for a point, in both games


def tied(automaton: str, left: int = 0) -> th.Match:
    """A finished game with equal points; these dollars are left beyond whole points."""
    record = golden_record(AGAINST[automaton])
    poor = with_money(record, 0)
    gained = money(poor)
    wanted = PRICE * (behind(poor) + gained // PRICE) + left
    match = with_money(record, wanted - gained)
    assert (behind(match), money(match) % PRICE) == (0, left)
    return match


def with_money(record: str, dollars: int) -> th.Match:
    """The game again from its last choice on, with these dollars in the player's hand."""
    choices = th.replay(record).played
    position = th.replay(record, upto=len(choices) - 1).position()
    position["state"]["players"][0]["money"] = dollars
    match = th.load(position)
    match.play(choices[-1].notation)
    assert match.over
    return match


def money(match: th.Match) -> int:
    """What the player has in the end."""
    found: int = match.view(0)["players"][0]["money"]
    return found


def behind(match: th.Match) -> int:
    """By how many points the automaton leads."""
    points: int = sum(match.view(-1)["automaton"]["points"].values())
    return points - int(match.scores()[0]["total"])
