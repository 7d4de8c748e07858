"""What thinking players make of the time that is left, beyond what a network predicts.

Networks learn from quick players. Players who think ahead score more, and the earlier in the game,
the larger the difference. It is the same for all options of a decision, so it changes no choice:
it tells people what they may expect. `trailhand outlook` measures it.
"""

from __future__ import annotations

Curve = tuple[float, float]  # points when the whole game is still to come: in proportion, squared


class Outlook:
    """For a number of seats a curve per category; tables that nobody looked at have none."""

    curves: dict[int, list[Curve]]

    def __init__(self, curves: dict[int, list[Curve]]) -> None:
        self.curves = curves

    def more(self, seats: int, clock: float, categories: int) -> list[float]:
        """The points that are to be added, category by category."""
        if seats not in self.curves:
            return [0.0] * categories
        return [clock * (rise + clock * bend) for rise, bend in self.curves[seats]]
