"""Great Western Trail, both editions."""

from __future__ import annotations

from itertools import product
from typing import Any

from tests.families.family import Family, Golden, Look, happened
from trailhand.core.match import Match
from trailhand.core.rng import Rng
from trailhand.core.state import State
from trailhand.games.gwt.inventory import conservation_problems
from trailhand.games.gwt.modules.north.board import NorthPart
from trailhand.games.gwt.modules.poker.board import PokerPart
from trailhand.games.gwt.solo.board import SamBoard
from trailhand.games.gwt.state import GwtState, Player

LAST_SPACE = 78


def check(state: State) -> None:
    """Every component is somewhere exactly once, and nothing is below zero."""
    assert isinstance(state, GwtState)
    assert conservation_problems(state) == []
    for player in state.players:
        assert player.money >= 0
        assert player.tokens >= 0
        assert player.certificates in state.box.certificate_track
        assert all(1 <= count <= 6 for count in player.workers)


def check_end(state: State) -> None:
    """All last turns are over, and one seat has the token of the job market."""
    assert isinstance(state, GwtState)
    assert state.last_turns == -1
    assert sum(player.job_token for player in state.players) == 1


def shows(match: Match, proof: str) -> bool:
    """Whether a game shows what it was chosen for."""
    events, choices = match.events(), match.played
    if proof == "replaced":
        return any(event.name == "replaced" for event in events)
    if proof == "track-end":
        return any(event.name == "engine" and event["start"] == LAST_SPACE for event in events)
    if proof == "special":
        return any(
            played.notation.startswith("back")
            and choices[i + 1].notation.startswith(("deliver", "disc"))
            for i, played in enumerate(choices[:-1])
        )
    return happened(match, proof)


def start_with_9a(state: dict[str, Any]) -> None:
    """Two special-delivery buildings stand, and the engines are under way."""
    for seat, (space, engine) in enumerate((("B1", "32"), ("F1", "29.5"))):
        state["players"][seat]["unbuilt"].remove(9)
        state["players"][seat]["engine"] = engine
        state["trail"][space] = f"9a@{seat + 1}"


def start_near_the_end(state: dict[str, Any]) -> None:
    """The engines are close to the last space."""
    for seat, engine in enumerate(("33.5", "36")):
        state["players"][seat]["engine"] = engine
        state["players"][seat]["money"] = 30


def start_in_the_east(state: dict[str, Any]) -> None:
    """The engines are far along the track, the hands are large and the herds are good."""
    wanted = ("purple", "brown", "brown", "red", "red", "blue", "blue", "yellow", "yellow")
    for seat, engine in enumerate(("20", "24")):
        player = state["players"][seat]
        player["engine"] = engine
        player["cities"] = {"0": player["discs"].pop("hand")}
        state["gone"] += player["draw"]
        player["draw"] = []
        for breed in wanted:
            card = next(c for c in state["market_stack"] if c.startswith(breed))
            state["market_stack"].remove(card)
            player["draw"].append(card)


FIRST: dict[str, Any] = {"preset": "first_game"}
START = FIRST | {"start": 0}
EARNED = ("Earned",)
LEVELS = ("easy", "medium", "hard")
ALONE_WITH: tuple[dict[str, bool], ...] = (
    {},
    {"simmental": True},
    {"brahman": True},
    {"north": True},
    {"north": True, "simmental": True},
    {"north": True, "brahman": True},
)
TOGETHER: dict[str, tuple[dict[str, bool], ...]] = {
    game: tuple(
        {name: True for name, on in zip(names, switches, strict=True) if on}
        for switches in product((False, True), repeat=len(names))
        if sum(switches) and switches != (True, False, False, False)  # Simmental is above
    )
    for game, names in (
        ("gwt1", ("north", "poker")),
        ("gwt2", ("simmental", "brahman", "north", "poker")),
    )
}
NORTH_AND_POKER: dict[str, Any] = {"north": True, "poker": True, "start": 0}
ALONE: dict[str, Any] = {"solo": "medium"}
BUILDERS = "use build at hire"
POKER_PLAYERS = "use seat lay hire"
NORTHERNERS = "use aux store upgrade engine hire"

FAMILY = Family(
    name="gwt",
    games=("gwt1", "gwt2"),
    combinations=(
        *(
            ("gwt1", seats, {"preset": preset})
            for seats, preset in product((2, 3, 4), ("first_game", "standard"))
        ),
        *(
            ("gwt2", seats, {"preset": preset, "simmental": simmental})
            for seats, preset, simmental in product(
                (2, 3, 4), ("first_game", "standard"), (False, True)
            )
        ),
        *(
            (game, seats, modules)
            for game, combined in TOGETHER.items()
            for modules, seats in product(combined, (2, 3, 4))
        ),
        *(("gwt2", 1, {"solo": level} | modules) for level, modules in product(LEVELS, ALONE_WITH)),
    ),
    check=check,
    check_end=check_end,
    parts={GwtState: 27, Player: 22, Rng: 4, SamBoard: 9, NorthPart: 5, PokerPart: 5},
    golden={
        "first-game-1e": Golden("gwt1", 2, FIRST, "", "end-triggered"),
        "first-game-2e": Golden("gwt2", 2, FIRST, "", "end-triggered"),
        "three-seats-1e": Golden("gwt1", 3, {}, "", "end-triggered"),
        "three-seats-2e": Golden("gwt2", 3, {}, "", "end-triggered"),
        "four-seats-1e": Golden("gwt1", 4, {}, "", "end-triggered"),
        "four-seats-2e": Golden("gwt2", 4, {}, "", "end-triggered"),
        "copy-building-1e": Golden("gwt1", 2, {"sides": "b"}, f"{BUILDERS} copy", "copies"),
        "copy-building-2e": Golden("gwt2", 2, {"sides": "b"}, f"{BUILDERS} copy", "copies"),
        "special-delivery": Golden(
            "gwt2", 2, {"sides": "a"}, "use engine upgrade", "special", start_with_9a
        ),
        "end-of-the-track": Golden(
            "gwt1", 2, {"sides": "b"}, "use hire engine upgrade", "track-end", start_near_the_end
        ),
        "replaced-buildings": Golden("gwt1", 3, {"sides": "a"}, BUILDERS, "replaced"),
        "station-masters": Golden("gwt2", 3, {}, "use engine upgrade master hire", "master-taken"),
        "simmental-herds": Golden("gwt2", 2, {"simmental": True}, "use buy raise", "raised"),
        "simmental-four-seats": Golden(
            "gwt2", 4, {"simmental": True}, "use buy raise hire", "raised"
        ),
        "exchange-tokens": Golden(
            "gwt2", 3, {}, "village token use", "token-gained", interjects=True
        ),
        **{
            f"sam-{level}": Golden("gwt2", 1, {"solo": level}, "use hire buy", "sam-delivers")
            for level in LEVELS
        },
        "sam-in-the-north": Golden(
            "gwt2", 1, {"solo": "medium", "north": True}, "use hire buy store", "sam-expansion"
        ),
        "sam-and-brahman": Golden("gwt2", 1, {"brahman": True}, "use buy hire", "sam-bought"),
        "sam-and-simmental": Golden("gwt2", 1, {"simmental": True}, "use buy raise", "raised"),
        "north-1e": Golden("gwt1", 3, {"north": True}, NORTHERNERS, "bell"),
        "north-2e": Golden("gwt2", 3, {"north": True}, NORTHERNERS, "bell"),
        "north-station-masters": Golden(
            "gwt1", 2, {"north": True}, f"{NORTHERNERS} deliver", "master-beside", start_in_the_east
        ),
        "north-four-seats": Golden(
            "gwt2", 4, {"north": True, "brahman": True, "poker": True}, NORTHERNERS, "bell"
        ),
        "brahman-herds": Golden("gwt2", 2, {"brahman": True}, "use buy hire", "brahman-income"),
        "poker-1e": Golden("gwt1", 3, {"poker": True}, POKER_PLAYERS, "poker-wins"),
        "poker-2e": Golden("gwt2", 4, {"poker": True}, POKER_PLAYERS, "poker-wins"),
        "objective-cards": Golden("gwt1", 2, {}, "objective play use", "objective-played"),
    },
    playthroughs={
        "gwt1-2": ("gwt1", 2, FIRST),
        "gwt1-4-standard": ("gwt1", 4, {}),
        "gwt2-2": ("gwt2", 2, FIRST),
        "gwt2-3-standard": ("gwt2", 3, {}),
        "gwt1-2-north": ("gwt1", 2, {"north": True}),
        "gwt2-3-north-poker-brahman": ("gwt2", 3, {"north": True, "poker": True, "brahman": True}),
        "gwt2-2-simmental": ("gwt2", 2, {"simmental": True}),
        "gwt2-1-sam": ("gwt2", 1, {"solo": "hard"}),
        "gwt2-1-sam-north": ("gwt2", 1, {"solo": "easy", "north": True}),
    },
    keen="use hire build buy deliver",
    looks=(
        Look(
            "gwt1",
            "1st edition",
            2,
            START,
            ("first-game-1e", 90),
            "four-seats-1e",
            "city:5",
            EARNED,
        ),
        Look(
            "gwt2",
            "2nd edition",
            2,
            START,
            ("first-game-2e", 60),
            "four-seats-2e",
            "city:5",
            EARNED,
        ),
    ),
    modules=(
        Look("gwt2", "2nd edition", 2, NORTH_AND_POKER, ("north-four-seats", 160), "north-2e"),
        Look("gwt2", "2nd edition", 1, ALONE, ("sam-medium", 60), "sam-medium"),
    ),
    names=(
        r"Kansas City|Topeka|Wichita|Colorado Springs|Santa Fe|Albuquerque|El Paso|San Diego"
        r"|Sacramento|San Francisco|Fulton|St\. Louis|Bloomington|Peoria|Chicago|Toledo"
        r"|Pittsburgh|Philadelphia|New York|Great Western Trail|Black Angus|Dutch Belt"
        r"|Brown Swiss|West Highland|Texas Longhorn"
    ),
    newcomer=(45, 130),
    shows=shows,
)
