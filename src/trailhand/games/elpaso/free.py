"""What all steps of this room share, and the free actions that wait beside most of them.

ELP-TURN-03, ELP-FREE-10: at every decision point of a player's own turn exchange tokens and
worker bonuses are offered beside the decision (`Open`); inside a running effect (`ElPasoStep`)
there are none. ELP-FREE-13: they belong to the seat of that decision, and to nobody else.
"""

from __future__ import annotations

from typing import ClassVar, Final

from trailhand.core.event import A_PAYMENT, Kind
from trailhand.core.step import Step
from trailhand.core.text import Argument, Description, Text
from trailhand.games.elpaso.certificates import MARKER_MOVED
from trailhand.games.elpaso.exchange import exchange
from trailhand.games.elpaso.facts.codes import (
    BUILDER,
    ENGINEER,
    JOKER,
    WORKER_CARD,
    WORKER_KINDS,
    WORKERS,
)
from trailhand.games.elpaso.objections import (
    CERTIFICATES_FULL,
    NO_MONEY,
    NO_TOKEN,
    NO_WORKER,
    NOTHING_TO_DRAW,
)
from trailhand.games.elpaso.state import ElPasoState
from trailhand.games.elpaso.stem import ElPasoStep
from trailhand.games.elpaso.words.log import LOG
from trailhand.games.elpaso.words.names import worker_name
from trailhand.games.elpaso.words.things import DOLLARS, OWN_TOKENS, OWN_WORKER

TOKEN_USED: Final = Kind(LOG, "token-used", "ELP-FREE-01", token=OWN_TOKENS)
SPENT: Final = Kind(LOG, "spent", "ELP-FREE-07", A_PAYMENT, worker=OWN_WORKER, cost=DOLLARS)


class UseToken(ElPasoStep):
    """Return an exchange token: draw a card, then discard one."""

    verb: ClassVar[str] = "token"
    rules: ClassVar[tuple[str, ...]] = ("ELP-FREE-01", "ELP-FREE-02")

    def objection(self, state: ElPasoState, choice: int) -> int:
        player = state.players[self.seat]
        if player.tokens == 0:
            return NO_TOKEN
        return 0 if player.can_draw() else NOTHING_TO_DRAW  # ELP-FREE-12

    def choose(self, state: ElPasoState, choice: int) -> None:
        """ELP-FREE-02: one token at a time, each with its own draw and discard."""
        state.players[self.seat].tokens -= 1
        state.note(TOKEN_USED, self.seat)
        exchange(state, self.seat)

    def describe(self, state: ElPasoState, choice: int) -> Description:
        return Description(Text("elp-use-token"), "ELP-FREE-01", (f"token:{self.seat}",))


class SpendWorker(ElPasoStep):
    """Discard a worker of the area for its bonus.

    ELP-FREE-06, ELP-COMP-07: a cowboy's bonus belongs to a move; a joker has its own bonus
    and copies none. ELP-FREE-08, ELP-FREE-09: any worker of the area will do that is not spent
    as a cost, a new one as well. While a disc is chosen `certificates` are of no use.
    """

    verb: ClassVar[str] = "spend"
    rules: ClassVar[tuple[str, ...]] = ("ELP-FREE-03", "ELP-FREE-04", "ELP-FREE-05")
    parameters: ClassVar[tuple[str, ...]] = ("certificates",)
    flags: ClassVar[tuple[str, ...]] = ("certificates",)
    domain: ClassVar[int] = WORKER_KINDS

    certificates: bool

    def __init__(self, seat: int, certificates: bool) -> None:
        self.seat = seat
        self.certificates = certificates

    def candidates(self, state: ElPasoState) -> list[int]:
        return [ENGINEER, BUILDER, JOKER] if self.certificates else [ENGINEER, JOKER]

    def objection(self, state: ElPasoState, choice: int) -> int:
        return bonus_objection(state, self.seat, choice)

    def previews(self, state: ElPasoState, choice: int) -> bool:
        return True

    def choose(self, state: ElPasoState, choice: int) -> None:
        box, player = state.box, state.players[self.seat]
        to_discard(state, self.seat, choice)
        if choice == BUILDER:
            state.note(SPENT, self.seat, choice, box.certificate_price)
            state.settle_bill(self.seat, box.certificate_price)
            player.certificates += 1
            state.note(MARKER_MOVED, self.seat, player.certificates)
            return
        state.note(SPENT, self.seat, choice, 0)
        state.gain(self.seat, box.bonus_money[choice])

    def word(self, choice: int) -> str:
        return "spend " + WORKERS[choice]

    def describe(self, state: ElPasoState, choice: int) -> Description:
        anchors = (f"area:{self.seat}.{WORKERS[choice]}",)
        if choice == BUILDER:
            text = Text("elp-spend-builder", {"cost": state.box.certificate_price})
            return Description(text, "ELP-FREE-05", (*anchors, f"certificates:{self.seat}"))
        args: dict[str, Argument] = {
            "worker": worker_name(choice),
            "n": state.box.bonus_money[choice],
        }
        rule = "ELP-FREE-03" if choice == ENGINEER else "ELP-FREE-04"
        return Description(Text("elp-spend-worker", args), rule, anchors)

    def because(self, state: ElPasoState, choice: int, code: int) -> dict[str, Argument]:
        return {
            "worker": worker_name(choice),
            "cost": state.box.certificate_price,
            "money": state.players[self.seat].money,
        }


def to_discard(state: ElPasoState, seat: int, worker: int) -> None:
    """ELP-FREE-07: a worker of the area goes to the discard pile of its owner."""
    player = state.players[seat]
    player.area[worker] -= 1
    player.discard.append(WORKER_CARD + worker)


def bonus_objection(state: ElPasoState, seat: int, worker: int) -> int:
    """Why a worker cannot be discarded for its bonus now, or zero."""
    player = state.players[seat]
    if player.area[worker] == 0:
        return NO_WORKER
    if worker != BUILDER:
        return 0
    if player.certificates >= state.box.certificate_limit:
        return CERTIFICATES_FULL
    return NO_MONEY if player.money < state.box.certificate_price else 0


def bonus_possible(state: ElPasoState, seat: int) -> bool:
    """Whether some worker can be discarded for its bonus now."""
    area = state.players[seat].area
    if area[ENGINEER] or area[JOKER]:
        return True
    return bonus_objection(state, seat, BUILDER) == 0


def free_action_possible(state: ElPasoState, seat: int) -> bool:
    """Whether a token or a worker bonus can be used now."""
    player = state.players[seat]
    return (player.tokens > 0 and player.can_draw()) or bonus_possible(state, seat)


class Open(ElPasoStep):
    """A decision point of a player's own turn: tokens and worker bonuses may come first."""

    def beside(self, state: ElPasoState) -> list[Step[ElPasoState]]:
        """ELP-TURN-03, ELP-FREE-10; ELP-FREE-13: those of the seat itself, and nobody else's."""
        return [UseToken(self.seat), SpendWorker(self.seat, True)]

    def worth_waiting(self, state: ElPasoState) -> bool:
        return free_action_possible(state, self.seat)


class Pause(Open):
    """A moment between two effects at which only free actions can be taken.

    ELP-FREE-10: between the three actions of El Paso, and before and after the draws of the
    draw phase. ELP-EP-04: so a Simmental just taken may still come into the hand by an exchange.
    Nobody is asked if there is no free action to take.
    """

    verb: ClassVar[str] = "continue"
    rules: ClassVar[tuple[str, ...]] = ("ELP-FREE-10",)
    parameters: ClassVar[tuple[str, ...]] = ("moment",)

    moment: int

    def __init__(self, seat: int, moment: int) -> None:
        self.seat = seat
        self.moment = moment

    def question(self, state: ElPasoState) -> Text:
        return Text("elp-ask-pause-" + MOMENTS[self.moment])

    def choose(self, state: ElPasoState, choice: int) -> None:
        """Nothing: the next pending step follows."""

    def word(self, choice: int) -> str:
        return "continue"

    def describe(self, state: ElPasoState, choice: int) -> Description:
        return Description(Text("elp-continue-" + MOMENTS[self.moment]), "ELP-FREE-10")


BEFORE_SIMMENTAL = 0
BEFORE_DELIVERY = 1
BEFORE_DRAWING = 2
BEFORE_END = 3
MOMENTS = ("simmental", "delivery", "drawing", "end")
