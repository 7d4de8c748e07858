"""Which steps can be pending in a position of this room, in which order, with which numbers."""

from __future__ import annotations

from typing import Any, Final

from trailhand.core.step import Step
from trailhand.games.common.pending import Limits, beyond_limits, hopeless, named, repeated
from trailhand.games.wildtiled.conquest.vault import StartBuilding, StoreMore, Vault
from trailhand.games.wildtiled.facts.codes import NOBODY, SLOTS
from trailhand.games.wildtiled.fire import Shoot, targets
from trailhand.games.wildtiled.goods import ChooseFace
from trailhand.games.wildtiled.grid import count
from trailhand.games.wildtiled.mines import ChoosePartner, PickPartner
from trailhand.games.wildtiled.pastures import Wrangle
from trailhand.games.wildtiled.resolve import FIRE, STREETS, Resolve
from trailhand.games.wildtiled.setup import SideSetUp
from trailhand.games.wildtiled.state import WestState
from trailhand.games.wildtiled.turn import MillPile, unused_mill

# What waits below everything else, and what may wait directly above it, one for each seat.
BASES: Final = {
    "StartYear": ("SideSetUp", "OpenRow", "ChoosePartner"),
    "Round": (),
    "Advance": ("BeginTurn",),
    "EndYear": ("Tussle", "RidgeTussle", "HillBandit"),
}
PHASES: Final = frozenset(kind for above in BASES.values() for kind in above)
NEVER_PENDING: Final = frozenset({"StoreGold"})  # it is offered beside a turn
ONE_EACH: Final = frozenset({"SideSetUp", "ChoosePartner", "BeginTurn", "HillBandit"})
ONCE: Final = frozenset(
    {
        *("OpenRow", "Tussle", "RidgeTussle", "Turn", "MillPile", "PlaceTile", "FreeStreets"),
        *("LayStreet", "PickPartner", "Shoot", "StoreMore", "StartBuilding", "ChooseAce"),
        *("Wrangle", "ChooseGoods", "ChooseFace", "CoverSheriff", "Dig"),
    }
)
PATIENT: Final = frozenset({"HillBandit", "ChoosePartner"})
HARMLESS: Final[frozenset[str]] = frozenset()


def limits(state: WestState) -> Limits:
    """The least and the most of every number of a pending step."""
    return {
        **{"PlaceTile.tile": (0, SLOTS - 1), "PlaceTile.mode": (0, 2), "CoverSheriff.left": (1, 2)},
        **{"Resolve.number": (FIRE, STREETS), "ChooseAce.count": (1, 9), "Dig.pickaxes": (1, 99)},
    }


def pending_problems(state: WestState) -> list[str]:
    """Everything that is wrong with the agenda of a position."""
    problems = phase_problems(state) + beyond_limits(state, limits(state))
    problems = problems or repeated(state, ONCE) + seat_problems(state)
    if not problems:
        for step in state.agenda:
            defect = step_defect(state, step)
            problems += [named(step, defect)] if defect else []
    problems = problems or partner_problems(state)
    return problems or hopeless(state, PATIENT, HARMLESS)


def phase_problems(state: WestState) -> list[str]:
    """A year begins, has its rounds and ends; what a phase has for every seat lies upon it."""
    kinds = [type(step).__name__ for step in state.agenda]
    if not kinds:
        return []
    if kinds[0] not in BASES or any(kind in BASES for kind in kinds[1:]):
        return ["agenda: a year waits below everything else, and only there"]
    above = BASES[kinds[0]]
    phase = [kind for kind in kinds if kind in PHASES]
    if kinds[1 : 1 + len(phase)] != phase or phase != sorted(phase, key=above_order(above)):
        return ["agenda: the parts of a year are in disorder"]
    if any(kind not in above for kind in phase):
        return [f"agenda: {phase[-1]} does not belong to {kinds[0]}"]
    alone = state.ridge is not None
    if ("Tussle" in kinds and alone) or ("RidgeTussle" in kinds and not alone):
        return ["agenda: this is not how they fight at this table"]
    if "OpenRow" in kinds and len(kinds) > 1 + len(phase):
        return ["agenda: partners come before everything else"]
    if kinds[0] in ("Round", "EndYear") and len(kinds) > 1 + len(phase) and "Shoot" not in kinds:
        return ["agenda: something is pending between two turns"]
    if kinds[0] == "StartYear" and len(kinds) > 1 and state.year > 0:
        return ["agenda: boards are set up before the first year"]
    if kinds[0] in ("Round", "Advance") and state.round >= state.box.rounds[state.year]:
        return [f"round: year {state.year + 1} has {state.box.rounds[state.year]} rounds"]
    return []


def above_order(above: tuple[str, ...]) -> Any:
    """The order of the parts of a phase."""
    return lambda kind: above.index(kind) if kind in above else len(above)


def seat_problems(state: WestState) -> list[str]:
    """One of a kind for each seat, and in a turn only what is of the seat whose turn it is."""
    problems: list[str] = []
    found: set[tuple[str, int]] = set()
    in_turn = bool(state.agenda) and type(state.agenda[0]).__name__ == "Advance"
    for step in state.agenda:
        kind = type(step).__name__
        if kind in NEVER_PENDING:
            problems.append(named(step, "it is never pending"))
        if kind in ONE_EACH and (kind, step.seat) in found:
            problems.append(named(step, "it is there twice"))
        if in_turn and kind not in ("Advance", "BeginTurn") and step.seat != state.active:
            problems.append(named(step, "it is the turn of another seat"))
        found.add((kind, step.seat))
    return problems


def step_defect(state: WestState, step: Step[Any]) -> str:
    """What is wrong with one pending step, or nothing."""
    player = state.players[step.seat]
    if isinstance(step, Resolve | Wrangle | ChooseFace) and step.place >= len(player.pieces):
        return "there is no such piece"
    if isinstance(step, ChooseFace) and step.place not in player.named:
        return "this piece is no building"
    if isinstance(step, SideSetUp | StartBuilding) and player.pieces:
        return "the board has been set up already"
    if isinstance(step, StartBuilding | StoreMore):
        rule = player.side.rule
        if not isinstance(rule, Vault):
            return "this board has no vault"
        number, printed = step.save()[1], rule.capacity
        if isinstance(step, StartBuilding):
            printed = rule.dearest
        return "" if number == printed else f"{printed} is printed on the board"
    if isinstance(step, Shoot):
        bandits = (player.bandit_north, player.bandit_south) if step.anywhere else targets(player)
        living = count(bandits[0], bandits[1])
        return "" if 0 < player.bullets < living else "there is no choice of bandits"
    if isinstance(step, MillPile) and unused_mill(state, player) < 0:
        return "there is no mill to turn over"
    if isinstance(step, PickPartner) and player.second != NOBODY:
        return "the second partner is there already"
    return ""


def partner_problems(state: WestState) -> list[str]:
    """WTW-SET-14: two cards are dealt, one is kept; then the row is opened and stays full."""
    problems: list[str] = []
    choosing = {step.seat for step in state.agenda if isinstance(step, ChoosePartner)}
    opening = any(type(step).__name__ == "OpenRow" for step in state.agenda)
    for seat, player in enumerate(state.players):
        dealt = state.box.dealt if seat in choosing else 0
        where = f"players[{seat + 1}]."
        if len(player.dealt) != dealt:
            problems.append(f"{where}dealt: {len(player.dealt)} cards instead of {dealt}")
        if (player.partner == NOBODY) != (seat in choosing):
            problems.append(f"{where}partner: there is one as soon as it has been chosen")
        if (player.declined == NOBODY) != (seat in choosing):
            problems.append(f"{where}declined: there is one as soon as the other was chosen")
        if player.second != NOBODY and opening:
            problems.append(f"{where}second: no second partner before the row is open")
    row = 0 if opening else min(state.box.row, len(state.row) + len(state.deck))
    if len(state.row) != row:
        problems.append(f"row: {len(state.row)} partners instead of {row}")
    return problems
