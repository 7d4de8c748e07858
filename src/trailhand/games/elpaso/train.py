"""The train: one card per use, for its number of engineers."""

from __future__ import annotations

from typing import ClassVar, Final

from trailhand.core.brings import Part
from trailhand.core.event import A_CARD, DEED, NUMBER, Kind
from trailhand.core.text import Argument, Description, Text
from trailhand.games.elpaso.effects import printed
from trailhand.games.elpaso.facts.codes import ENGINEER, FACES
from trailhand.games.elpaso.location import use_train
from trailhand.games.elpaso.market import purchase_because
from trailhand.games.elpaso.payment import pay_workers, payment_objection, price
from trailhand.games.elpaso.sheets import train_sheet
from trailhand.games.elpaso.state import ElPasoState
from trailhand.games.elpaso.stem import ElPasoStep
from trailhand.games.elpaso.words.log import LOG
from trailhand.games.elpaso.words.things import DOLLARS, TRAIN_CARD

CARDS: Final = 4

TRAIN_USED: Final = Kind(
    LOG,
    "train-used",
    "ELP-TRAIN-01",
    DEED | A_CARD,
    card=TRAIN_CARD,
    engineers=NUMBER,
    cost=DOLLARS,
)


def train_objection(state: ElPasoState, seat: int, card: int) -> int:
    """Why a train card (from 0) cannot be used, or zero."""
    return payment_objection(state, seat, ENGINEER, state.box.train_cost[card])


class UseTrain(ElPasoStep):
    """ELP-TRAIN-03: choose one of the four train cards, whoever has used it before."""

    verb: ClassVar[str] = "train"
    rules: ClassVar[tuple[str, ...]] = ("ELP-TRAIN-01", "ELP-TRAIN-02")
    domain: ClassVar[int] = CARDS

    def candidates(self, state: ElPasoState) -> list[int]:
        return list(range(CARDS))

    def objection(self, state: ElPasoState, choice: int) -> int:
        return train_objection(state, self.seat, choice)

    def previews(self, state: ElPasoState, choice: int) -> bool:
        return True

    def choose(self, state: ElPasoState, choice: int) -> None:
        use_train(state, self.seat, choice)
        engineers = state.box.train_cost[choice]
        dollars = pay_workers(state, self.seat, ENGINEER, engineers)
        state.note(TRAIN_USED, self.seat, choice, engineers, dollars)

    def word(self, choice: int) -> str:
        return f"train {choice + 1}"

    def brings(self, state: ElPasoState, choice: int, after: ElPasoState) -> list[Part]:
        return printed(state, self.seat, train_sheet(choice, state.train >> choice & 1))

    def describe(self, state: ElPasoState, choice: int) -> Description:
        face = state.train >> choice & 1
        slots = state.box.sheets[train_sheet(choice, face)]
        effects = [state.box.effects[slot.effect].text(state, self.seat) for slot in slots]
        engineers = state.box.train_cost[choice]
        args: dict[str, Argument] = {
            "card": choice + 1,
            "face": f"@elp-face-{FACES[face]}",
            "engineers": engineers,
            "cost": price(state, engineers),
            "gives": tuple(effects),
        }
        return Description(Text("elp-train", args), "ELP-TRAIN-01", (f"train:{choice + 1}",))

    def because(self, state: ElPasoState, choice: int, code: int) -> dict[str, Argument]:
        return purchase_because(state, self.seat, state.box.train_cost[choice], ENGINEER)
