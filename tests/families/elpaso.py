"""El Paso, for two to four players and alone against Sue."""

from __future__ import annotations

from tests.families.family import Family, Golden, Look
from trailhand.core.rng import Rng
from trailhand.core.state import State
from trailhand.games.elpaso.inventory import conservation_problems
from trailhand.games.elpaso.solo.sue import Sue
from trailhand.games.elpaso.state import ElPasoState, Player


def check(state: State) -> None:
    """Every component is somewhere exactly once, and nothing is below zero."""
    assert isinstance(state, ElPasoState)
    assert conservation_problems(state) == []
    for seat, player in enumerate(state.players):
        assert player.money >= 0
        assert player.tokens >= 0
        assert 0 <= player.certificates <= 4
        assert len(player.culled) <= 5
        assert min(player.area) >= 0
        assert len(player.hand) <= state.hand_limit(seat) + 1
    assert min(state.market + state.supply + state.piles) >= 0


def check_end(state: State) -> None:
    """All Simmentals are taken, somebody finished, and all last turns are over."""
    assert isinstance(state, ElPasoState)
    assert (state.last_turns, state.simmentals) == (-1, 0)
    assert state.finisher >= 0


FIRST = {"preset": "first_game"}
STANDARD = {"preset": "standard"}
ALONE = FIRST | {"solo": 2, "sue_delivery": "highest"}

FAMILY = Family(
    name="elpaso",
    games=("elpaso",),
    combinations=(
        ("elpaso", 2, FIRST),
        ("elpaso", 3, FIRST),
        ("elpaso", 4, FIRST),
        ("elpaso", 2, {"sides": "b", "train": "verso"}),
        ("elpaso", 3, STANDARD),
        ("elpaso", 4, STANDARD | {"errata_2a": "slash"}),
        ("elpaso", 2, STANDARD | {"errata_2a": "side_b"}),
        ("elpaso", 1, FIRST | {"solo": 0}),
        ("elpaso", 1, STANDARD | {"solo": 1}),
        ("elpaso", 1, STANDARD | {"solo": 3, "sue_delivery": "highest"}),
    ),
    check=check,
    check_end=check_end,
    parts={ElPasoState: 25, Player: 15, Sue: 15, Rng: 4},
    golden={
        "first-game-elpaso": Golden("elpaso", 2, FIRST, "use buy hire build train", "finishes"),
        "three-seats-elpaso": Golden("elpaso", 3, STANDARD, "use buy", "end-triggered"),
        "four-seats-elpaso": Golden("elpaso", 4, STANDARD, "use hire", "end-triggered"),
        "train-elpaso": Golden("elpaso", 2, {"train": "verso"}, "use hire train", "train-used"),
        "replaced-elpaso": Golden("elpaso", 2, FIRST, "use build at hire", "replaced"),
        "culled-elpaso": Golden("elpaso", 2, FIRST, "use bonus cull train aux", "culled"),
        "duplicates-elpaso": Golden("elpaso", 2, FIRST, "use bonus add train", "doubled"),
        "slash-elpaso": Golden(
            "elpaso", 2, {"errata_2a": "slash"}, "use build at bonus", "bonus-gained"
        ),
        "sue-easy": Golden("elpaso", 1, {"solo": 0}, "use buy hire", "sue-train"),
        "sue-hard": Golden(
            "elpaso", 1, {"solo": 3, "sue_delivery": "highest"}, "use buy", "sue-replaces"
        ),
    },
    playthroughs={
        "elpaso-2": ("elpaso", 2, FIRST),
        "elpaso-3-standard": ("elpaso", 3, STANDARD),
        "elpaso-solo": ("elpaso", 1, {"solo": 2}),
    },
    keen="use hire build buy train deliver",
    looks=(
        Look(
            "elpaso",
            "El Paso",
            2,
            FIRST | {"start": 0},
            ("first-game-elpaso", 60),
            "four-seats-elpaso",
            "post:T5",
            ("Tiles", "Cards"),
        ),
    ),
    modules=(Look("elpaso", "El Paso", 1, ALONE, ("sue-easy", 40), "sue-hard"),),
    names=r"El Paso|EL PASO|RIO GRANDE|Black Angus|Santa Gertrudis",
    newcomer=(35, 110),
)
