"""What a side of a board may change: the questions that the rules ask it.

A classic side changes nothing. A Conquest side (WTW-CQ-01) answers some of the questions for
the player who uses it; nothing in the base asks which side it is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

from trailhand.games.wildtiled.grid import count

if TYPE_CHECKING:
    from trailhand.core.step import Step
    from trailhand.games.wildtiled.facts.box import Side, Town
    from trailhand.games.wildtiled.state import Player, WestState


@mypyc_attr(allow_interpreted_subclasses=True)
class SideRule:
    """A classic side; base of the Conquest rules. `parameters` are numbers of the data."""

    name: str
    charges: bool

    def __init__(self, parameters: dict[str, Any]) -> None:
        self.name = ""
        self.charges = False

    def set_up(self, state: WestState, seat: int) -> None:
        """What happens after the partners have been chosen (WTW-SET-16)."""

    def free_actions(self, state: WestState, seat: int) -> list[Step[WestState]]:
        """What may be done beside the decision of a turn."""
        return []

    def after_turn(self, state: WestState, seat: int) -> None:
        """Push what is offered when a turn has been resolved."""

    def price(self, side: Side, north: int, south: int) -> int:
        """The gold that covering some cells costs; asked only if the side `charges`."""
        return 0

    def town_bonus(self, player: Player, town: Town, bonus: int) -> int:
        """What a town scores beyond its sign (WTW-TOWN-02)."""
        return bonus

    def trigger(self, state: WestState, seat: int) -> None:
        """Step 9 of a resolution: icons of the side that pay once."""

    def bandits(self, player: Player) -> int:
        """WTW-TUS-01: the living bandits as a tussle counts them."""
        return count(player.bandit_north, player.bandit_south)

    def tombstone_extra(self, player: Player) -> int:
        """Points of tombstones beyond the usual ones."""
        return 0

    def final_points(self, state: WestState, seat: int) -> int:
        """What the side scores at the end of the game (WTW-END-01)."""
        return 0
