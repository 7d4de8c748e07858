"""Which steps can be pending in a position of this room, in which order, with which numbers."""

from __future__ import annotations

from typing import Any, Final

from trailhand.core.step import Step
from trailhand.games.common.pending import Limits, beyond_limits, hopeless, named, repeated
from trailhand.games.elpaso.buildings import ChooseSite
from trailhand.games.elpaso.delivery import COPY_BITS
from trailhand.games.elpaso.discs import PlaceDisc
from trailhand.games.elpaso.facts.codes import (
    AUX_SLOTS,
    BREED_COUNT,
    BUILDINGS,
    FILTERS,
    OFF_BOARD,
    POSTS,
)
from trailhand.games.elpaso.free import MOMENTS
from trailhand.games.elpaso.location import AUX_USED, TRAIN, UseActions
from trailhand.games.elpaso.sheets import is_train_sheet
from trailhand.games.elpaso.state import ElPasoState
from trailhand.games.elpaso.tiles import EITHER, GainTile
from trailhand.games.elpaso.trail import Move, PlaceRancher

SUES: Final = ("SuePutsAway", "SueDelivers", "SueActs", "SueMoves")
FRAMES: Final = (
    ("Turn",),
    ("EndTurn", "DrawPhase"),
    ("EndTurn", "SueTurn"),
    ("EndTurn", *SUES),
)
FRAMING: Final = frozenset(kind for frame in FRAMES for kind in frame)
NEVER_PENDING: Final = frozenset({"UseToken", "SpendWorker"})  # they are offered beside others
PATIENT: Final = frozenset(
    {"Pause", "UseActions", "Move", "PlaceRancher", "ChooseObjective", "MoreExchanges"}
)
HARMLESS: Final[frozenset[str]] = frozenset()
ONCE: Final = frozenset(
    {
        *("DiscardOne", "Reveal", "TakeSimmental", "DiscardHand", "Duplicates", "Certificates"),
        *("Deliver", "PlaceDisc", "PlaceRancher", "ChooseSite", "PayWorkers"),
    }
)


def limits(state: ElPasoState) -> Limits:
    """The least and the most of every number of a pending step."""
    icons = (0, len(FILTERS) - 1)
    return {
        **{"UseActions.case": (0, TRAIN), "UseActions.sheet": (0, len(state.box.sheets) - 1)},
        **{"UseActions.done": (0, 2 * AUX_USED - 1), "Pause.moment": (0, len(MOMENTS) - 1)},
        **{"ChooseAux.left": (1, AUX_SLOTS), "ChooseAux.used": (0, (1 << AUX_SLOTS) - 1)},
        **{"ChooseSite.number": (min(BUILDINGS), max(BUILDINGS)), "PlaceDisc.post": (0, POSTS - 1)},
        **{"GainCertificates.most": (0, state.box.certificate_limit), "Move.most": (0, 9)},
        **{"Duplicates.left": (0, 9), "Duplicates.used": (0, (1 << COPY_BITS * BREED_COUNT) - 1)},
        **{"DiscardFor.icon": icons, "CullCard.icon": icons, "MoreExchanges.left": (1, 9)},
        **{"GainTile.kinds": (1, EITHER), "PayWorkers.worker": (0, 2), "PayWorkers.count": (1, 7)},
    }


def pending_problems(state: ElPasoState) -> list[str]:
    """Everything that is wrong with the agenda of a position."""
    problems = frame_problems(state) + beyond_limits(state, limits(state))
    problems = problems or owner_problems(state) + repeated(state, ONCE)
    if not problems:
        for step in state.agenda:
            defect = step_defect(state, step)
            problems += [named(step, defect)] if defect else []
    return problems or hopeless(state, PATIENT, HARMLESS)


def frame_problems(state: ElPasoState) -> list[str]:
    """A turn and its end wait below everything else, once; before the first, only objectives."""
    kinds = [type(step).__name__ for step in state.agenda]
    if not kinds:
        return []
    framing = [kind for kind in kinds if kind in FRAMING]
    if kinds[: len(framing)] != framing or kinds[0] not in ("Turn", "EndTurn"):
        return ["agenda: a turn waits below everything else, and only there"]
    if framing == ["Turn"]:
        wrong = any(kind != "ChooseObjective" for kind in kinds[1:])
        return ["agenda: something is pending before a turn begins"] if wrong else []
    if "ChooseObjective" in kinds:
        return ["agenda: objectives are chosen before the first turn"]
    if not any(framing == [k for k in frame if k in framing] for frame in FRAMES):
        return ["agenda: the parts of a turn are in disorder"]
    if framing[-1] in SUES and framing != ["EndTurn", *SUES[: len(framing) - 1]]:
        return ["agenda: a part of Sue's turn is missing"]
    return []


def owner_problems(state: ElPasoState) -> list[str]:
    """Steps are those of the seat whose turn it is; before the first turn, of any seat."""
    problems: list[str] = []
    card = -1 if state.sue is None else state.sue.card
    for step in state.agenda:
        kind = type(step).__name__
        sues = step.seat >= state.seats
        if sues != kind.startswith("Sue") and kind not in ("Turn", "EndTurn"):
            problems.append(named(step, "it is not for this seat"))
        elif step.seat != state.active and kind not in ("Turn", "ChooseObjective"):
            problems.append(named(step, "it is the turn of another seat"))
        if kind in NEVER_PENDING:
            problems.append(named(step, "it is never pending"))
        elif kind in SUES and card < 0:
            problems.append(named(step, "Sue has no card in use"))
    return problems


def step_defect(state: ElPasoState, step: Step[Any]) -> str:
    """What is wrong with one pending step, or nothing."""
    if step.seat >= state.seats:
        return ""
    player = state.players[step.seat]
    if isinstance(step, PlaceRancher):
        return "the rancher is on the trail already" if player.started else ""
    if isinstance(step, UseActions | Move) and player.rancher == OFF_BOARD:
        return "the rancher is not on the trail"
    if isinstance(step, UseActions) and is_train_sheet(step.sheet) != (step.case == TRAIN):
        return "these actions are printed elsewhere"
    if isinstance(step, GainTile) and step.cost > player.money:
        return "it cannot be paid"
    if isinstance(step, ChooseSite) and state.piles[step.number] == 0:
        return "this building is gone"
    if isinstance(step, PlaceDisc):
        taken = player.posts[step.post] and not state.box.posts[step.post].repeatable
        return "the post has a disc already" if taken else ""
    return ""
