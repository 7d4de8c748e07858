"""The position of the lessons of Great Western Trail.

Two people have been to Kansas City once. What they played is below, then a few pieces are
put where the lessons want them, and chance is searched for a stream that deals the hands
the texts speak of. The engine checks that every component is still there exactly once.
"""

from __future__ import annotations

from itertools import count
from typing import Any

import trailhand as th
from trailhand.core.rng import seeded
from trailhand.server.lessons.gwt2 import GWT2
from trailhand.server.lessons.rehearse import hands_match, played

SEED = 37
PLAYED = """
place D; use 1; village T4; use 3; aux dollar
discard gray; place E; use 2; buy blue 1+6; done
move E; use 2; buy yellow 1+6; done
move G; use 1; use 2; aux dollar
move F; use 1; done
foresight 1.1; foresight 2.1; deliver 2; disc aux_trash
move KC; foresight 1.1; deliver 2; disc aux_engine
move A; aux dollar
"""
# The hand of the learner at the end of each turn: what the texts rely on.
HANDS = (
    ["gray", "green", "green", "white"],
    ["gray", "green", "white", "O02"],
    ["black", "gray", "green", "white"],
    ["black", "green", "white", "yellow"],
)


def edited(position: dict[str, Any]) -> dict[str, Any]:
    """The same with a few pieces in better places."""
    state = position["state"]
    learner, other = state["players"]
    trail, jobs = state["trail"], state["jobs"]
    # The learner: a duplicate to sell, two outlaws, an engine before the first turnout.
    learner["hand"] = ["white", "white", "green", "gray"]
    learner["draw"] = ["green", "O02", "yellow", "black", "black", "gray"]
    learner["discard"] = ["gray", "gray", "gray", "green", "black", "white"]
    state["objective_stack"].remove("O02")
    learner["money"], learner["tokens"], learner["engine"] = 7, 0, "4"
    learner["green"] += 1
    assert trail.pop("T3") == "green"
    # The other: a building on the way, a station with its station master.
    other["unbuilt"].remove(1)
    trail["A2"] = "1a@2"
    other["tokens"], other["engine"] = 0, "6"
    other["stations"], other["masters"] = [1], [state["masters"][0]]
    state["masters"][0], state["posted"][0] = "", jobs.pop("1.3")
    del other["discs"]["cert_4"]
    # Two different tiles in every column of the foresight.
    swap(state, 0, "flood3black")
    swap(state, 1, "second")
    swap(state, 2, "cowboy")
    swap(state, 4, "second")
    return position


def swap(state: dict[str, Any], place: int, wanted: str) -> None:
    """Another tile of the same supply on a foresight space."""
    supply = state["supplies"][place // 2]
    supply.remove(wanted)
    supply.append(state["foresight"][place])
    state["foresight"][place] = wanted


def prepared() -> dict[str, Any]:
    """The position of the first lesson."""
    options = {"preset": "first_game", "start": 0}
    position = edited(played(th.new("gwt2", seats=2, seed=SEED, options=options), PLAYED))
    for seed in count():
        position["state"]["rng"] = seeded(seed).save()
        if hands_match(GWT2, position, HANDS):
            return position
    raise AssertionError
