"""The job market: hiring workers, and placing new ones with the token's march."""

from __future__ import annotations

from typing import ClassVar, Final

from trailhand.core.brings import dollars, signed
from trailhand.core.event import A_PIECE, DEED, SILENT, Kind
from trailhand.core.text import Argument, Description, Text
from trailhand.games.gwt.cattle import refill_market
from trailhand.games.gwt.effects import Effect
from trailhand.games.gwt.facts.codes import JOB_ROWS, ROW_LENGTH, WORKERS
from trailhand.games.gwt.objections import HIRE_MONEY, NO_WORKER, ROW_FULL, TOKEN_ROW
from trailhand.games.gwt.state import GwtState
from trailhand.games.gwt.stem import GwtStep, grant
from trailhand.games.gwt.words.log import LOG
from trailhand.games.gwt.words.things import DOLLARS, JOB, JOB_ROW, WORKER

HIRED: Final = Kind(
    LOG, "hired", "GWT-HIRE-01", DEED | A_PIECE, worker=WORKER, cell=JOB, cost=DOLLARS
)
WORKER_PLACED: Final = Kind(LOG, "worker-placed", "GWT-KC-06", SILENT, worker=WORKER, cell=JOB)
TOKEN_MOVED: Final = Kind(LOG, "token-moved", "GWT-KC-07", A_PIECE, row=JOB_ROW)
END_TRIGGERED: Final = Kind(LOG, "end-triggered", "GWT-END-01")

CELLS: Final = 4 * JOB_ROWS
NOBODY: Final = -1
NONE: Final = CELLS


def hire_cost(state: GwtState, cell: int, modifier: int) -> int:
    """GWT-HIRE-03: the cost of the row plus the modifier of the action."""
    cost = state.box.row_cost[cell // 4] + modifier
    return cost if cost > 0 else 0


def hire_objection(state: GwtState, seat: int, cell: int, modifier: int) -> int:
    """Why a worker of the job market cannot be hired."""
    if cell // 4 == state.job_row:  # GWT-HIRE-02; GWT-HIRE-04: past the last row it is none
        return TOKEN_ROW
    player = state.players[seat]
    if player.workers[state.jobs[cell]] >= ROW_LENGTH:  # GWT-HIRE-06
        return ROW_FULL
    if hire_cost(state, cell, modifier) > player.money:
        return HIRE_MONEY
    return 0


def any_hire_objection(state: GwtState, seat: int, modifier: int) -> int:
    """GWT-HIRE-12: whether anybody can be hired at all."""
    reason = NO_WORKER
    for cell in range(CELLS):
        if state.jobs[cell] != NOBODY:
            reason = hire_objection(state, seat, cell, modifier)
            if reason == 0:
                return 0
    return reason


class Hire(GwtStep):
    """Hire one worker of the job market."""

    verb: ClassVar[str] = "hire"
    rules: ClassVar[tuple[str, ...]] = (
        "GWT-HIRE-01",
        "GWT-HIRE-02",
        "GWT-HIRE-03",
        "GWT-HIRE-04",
        "GWT-HIRE-05",
        "GWT-HIRE-06",
        "GWT-HIRE-07",
        "GWT-HIRE-08",
        "GWT-HIRE-09",
        "GWT-HIRE-10",
        "GWT-HIRE-11",
        "GWT-HIRE-12",
    )
    parameters: ClassVar[tuple[str, ...]] = ("modifier", "optional")
    flags: ClassVar[tuple[str, ...]] = ("optional",)
    domain: ClassVar[int] = CELLS + 1

    modifier: int
    optional: bool

    def __init__(self, seat: int, modifier: int, optional: bool) -> None:
        self.seat = seat
        self.modifier = modifier
        self.optional = optional

    def passing(self) -> int:
        return NONE

    def candidates(self, state: GwtState) -> list[int]:
        """Every worker of the market; equal ones of a row only once."""
        found: list[int] = []
        jobs = state.jobs
        for cell in range(CELLS):
            kind = jobs[cell]
            if kind != NOBODY:
                row = cell - cell % 4
                twin = False
                for other in range(row, cell):
                    if jobs[other] == kind:
                        twin = True
                if not twin:
                    found.append(cell)
        if self.optional:
            found.append(NONE)
        return found

    def objection(self, state: GwtState, choice: int) -> int:
        return 0 if choice == NONE else hire_objection(state, self.seat, choice, self.modifier)

    def previews(self, state: GwtState, choice: int) -> bool:
        return True

    def choose(self, state: GwtState, choice: int) -> None:
        """GWT-HIRE-01; GWT-HIRE-11: the space of the market stays empty."""
        if choice == NONE:
            return
        worker = state.jobs[choice]
        cost = hire_cost(state, choice, self.modifier)
        state.jobs[choice] = NOBODY
        state.settle_bill(self.seat, cost)
        state.note(HIRED, self.seat, worker, choice, cost)
        cover_row(state, self.seat, worker)

    def word(self, choice: int) -> str:
        return "skip" if choice == NONE else f"hire {choice // 4 + 1}.{choice % 4 + 1}"

    def describe(self, state: GwtState, choice: int) -> Description:
        if choice == NONE:
            return Description(Text("hire-nobody"), "GWT-HIRE-07")
        args: dict[str, Argument] = {
            "worker": "@worker-" + WORKERS[state.jobs[choice]],
            "row": choice // 4 + 1,
            "cost": hire_cost(state, choice, self.modifier),
        }
        anchor = f"job:{choice // 4 + 1}.{choice % 4 + 1}"
        return Description(Text("hire-worker", args), "GWT-HIRE-01", (anchor,))

    def because(self, state: GwtState, choice: int, code: int) -> dict[str, Argument]:
        if choice == NONE:
            return {}
        return {
            "cost": hire_cost(state, choice, self.modifier),
            "money": state.players[self.seat].money,
            "worker": "@worker-" + WORKERS[state.jobs[choice]],
        }


def cover_row(state: GwtState, seat: int, worker: int) -> None:
    """GWT-HIRE-05: the leftmost free space of the row is covered.

    GWT-HIRE-07, GWT-HIRE-10: an immediate action printed there is offered now, however
    often the space is covered. GWT-HIRE-09: it may hire again; the location waits meanwhile.
    """
    player = state.players[seat]
    column = player.workers[worker]
    player.workers[worker] = column + 1
    number = state.box.worker_bonus[worker][column]
    if number >= 0:
        grant(state, seat, number, True)


# -- new workers --------------------------------------------------------------------------


def place_worker(state: GwtState, seat: int, worker: int) -> None:
    """Put a worker tile into the token's row and move the token on when the row is full.

    GWT-KC-06: the leftmost free used column, the space under the token last. GWT-KC-07,
    GWT-KC-11, GWT-END-01: then the token moves on; past row 12 the end is triggered.
    """
    box = state.box
    row = state.job_row
    for column in box.columns:
        cell = 4 * row + column
        if state.jobs[cell] == NOBODY:
            state.jobs[cell] = worker
            state.note(WORKER_PLACED, seat, worker, cell)
            if column == box.columns[-1]:
                advance_token(state, seat)
            return


def advance_token(state: GwtState, seat: int) -> None:
    """Move the job market token to the next row, with what its arrow says."""
    row = state.job_row
    state.job_row = row + 1
    state.note(TOKEN_MOVED, seat, row + 1)
    if row in state.box.refill_rows:  # GWT-KC-09
        refill_market(state)
    if row + 1 == JOB_ROWS:
        trigger_end(state, seat)


def trigger_end(state: GwtState, seat: int) -> None:
    """GWT-END-01, GWT-END-02, GWT-END-05: the token is taken; one more turn for the others."""
    state.players[seat].job_token = 1
    state.last_turns = state.box.seats
    state.note(END_TRIGGERED, seat)


class HireEffect(Effect):
    """Hire one worker at a modified cost."""

    drawing: ClassVar[str] = "hire"

    def __init__(self, modifier: int) -> None:
        self.modifier = modifier

    def aims(self) -> bool:
        return True

    def objection(self, state: GwtState, seat: int) -> int:
        return any_hire_objection(state, seat, self.modifier)

    def begin(self, state: GwtState, seat: int, optional: bool) -> None:
        state.agenda.append(Hire(seat, self.modifier, optional))

    def because(self, state: GwtState, seat: int) -> dict[str, Argument]:
        costs = [
            hire_cost(state, cell, self.modifier)
            for cell in range(CELLS)
            if state.jobs[cell] != NOBODY and cell // 4 != state.job_row
        ]
        return {"cost": min(costs)} if costs else {}

    def label(self, state: GwtState, seat: int) -> Text | None:
        return dollars(abs(self.modifier), signed(self.modifier)) if self.modifier else None

    def text(self, state: GwtState, seat: int) -> Text:
        if self.modifier < 0:
            return Text("fx-hire-less", {"n": -self.modifier})
        return Text("fx-hire-more" if self.modifier else "fx-hire", {"n": self.modifier})
