"""Wild Tiled West, with one to five seats."""

from __future__ import annotations

from typing import Any

from tests.families.family import Family, Golden, Look
from trailhand.core.rng import Rng
from trailhand.core.state import State
from trailhand.games.wildtiled.facts.codes import YEARS
from trailhand.games.wildtiled.facts.files import facts
from trailhand.games.wildtiled.placement import cells_of_piece
from trailhand.games.wildtiled.position import conservation_problems
from trailhand.games.wildtiled.state import Player, Ridge, WestState


def check(state: State) -> None:
    """Every component is somewhere exactly once, pieces never overlap, nothing is below zero."""
    assert isinstance(state, WestState)
    assert conservation_problems(state) == []
    for player in state.players:
        north, south = player.side.open_north, player.side.open_south
        for piece in player.pieces:
            covers_north, covers_south = cells_of_piece(state.box, piece)
            assert covers_north & ~north == 0
            assert covers_south & ~south == 0
            north, south = north & ~covers_north, south & ~covers_south
        assert (north, south) == (player.free_north, player.free_south)
        assert player.tomb_north & player.bandit_north == 0
        assert player.tomb_south & player.bandit_south == 0
        assert player.gold >= 0
        assert player.bullets >= 0


def check_end(state: State) -> None:
    """All four years are over, and nobody owes a street."""
    assert isinstance(state, WestState)
    assert state.year == YEARS
    assert all(player.streets_due == 0 for player in state.players)


def proper_names() -> str:
    """The game, its boards and their towns are called the same everywhere."""
    found = {"Wild Tiled West"}
    for board in facts("boards")["boards"]["list"]:
        for side in (board["classic"], board["conquest"]):
            found |= {side["name"], *(town["name"] for town in side["towns"].values())}
    return "|".join(sorted(found))


CLASSIC: dict[str, Any] = {"conquest": False}
CONQUEST: dict[str, Any] = {"conquest": True}
MIXED: dict[str, Any] = {"conquest": "random"}
FIRST: dict[str, Any] = {"preset": "first_game"}
ALONE: dict[str, Any] = {"solo": True}

FAMILY = Family(
    name="wildtiled",
    games=("wildtiled",),
    combinations=(
        *(
            ("wildtiled", seats, options)
            for seats in (1, 2, 3, 4, 5)
            for options in (CLASSIC, CONQUEST, MIXED)
        ),
    ),
    check=check,
    check_end=check_end,
    parts={WestState: 22, Player: 37, Rng: 4, Ridge: 6},
    golden={
        "wtw-first-game": Golden("wildtiled", 2, FIRST | {"boards": "12"}, "prairie", "wrangled"),
        "wtw-three-seats": Golden("wildtiled", 3, {}, "prairie river wrangle", "contract"),
        "wtw-four-seats": Golden("wildtiled", 4, MIXED, "prairie river wrangle", "town"),
        "wtw-five-seats": Golden("wildtiled", 5, {}, "prairie river shoot", "shot"),
        "wtw-bandit-ridge": Golden("wildtiled", 1, {}, "prairie river", "ridge-contract"),
        "wtw-gold-vault": Golden(
            "wildtiled", 2, {"boards": "31", "conquest": "ca"}, "store prairie", "stored"
        ),
        "wtw-general-delivery": Golden(
            "wildtiled", 2, {"boards": "51", "conquest": "ca"}, "streets prairie", "delivery"
        ),
        "wtw-saucers": Golden(
            "wildtiled", 2, {"boards": "71", "conquest": "ca"}, "streets prairie", "saucer"
        ),
        "wtw-high-water": Golden(
            "wildtiled", 2, {"boards": "21", "conquest": "ca"}, "prairie river", "paid"
        ),
        "wtw-lumber-mill": Golden("wildtiled", 3, {}, "mill river", "mill"),
        "wtw-red-signs": Golden("wildtiled", 2, {}, "river streets", "surrounded"),
    },
    playthroughs={
        "wildtiled-2": ("wildtiled", 2, FIRST | {"boards": "12"}),
        "wildtiled-3-conquest": ("wildtiled", 3, CONQUEST),
        "wildtiled-1": ("wildtiled", 1, {}),
    },
    keen="prairie river wrangle",
    looks=(
        Look(
            "wildtiled",
            "Wild Tiled West",
            2,
            FIRST | {"start": 0},
            ("wtw-first-game", 40),
            "wtw-four-seats",
        ),
    ),
    modules=(
        Look(
            "wildtiled", "Wild Tiled West", 1, ALONE, ("wtw-bandit-ridge", 30), "wtw-bandit-ridge"
        ),
        Look("wildtiled", "Wild Tiled West", 3, MIXED, ("wtw-gold-vault", 30), "wtw-gold-vault"),
    ),
    depth=2,
    told=24,
    newcomer=(75, 170),
    names=proper_names(),
)
