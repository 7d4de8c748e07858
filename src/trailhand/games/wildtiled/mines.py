"""The mine track, and the second partner that its hat brings."""

from __future__ import annotations

from typing import ClassVar, Final

from trailhand.core.event import A_CARD, A_MOVE, DEED, SILENT, Kind
from trailhand.core.text import Description, Text
from trailhand.games.wildtiled.facts.codes import NOBODY
from trailhand.games.wildtiled.objections import NO_CARD
from trailhand.games.wildtiled.state import WestState
from trailhand.games.wildtiled.stem import Automatic, WestStep
from trailhand.games.wildtiled.words.log import LOG
from trailhand.games.wildtiled.words.names import PARTNER_WORDS, partner_text
from trailhand.games.wildtiled.words.things import AT_MINE, PARTNER

FROM_DECK: Final = len(PARTNER_WORDS)

DUG: Final = Kind(LOG, "mine", "WTW-MINE-01", A_MOVE, n=AT_MINE)
PARTNER_TAKEN: Final = Kind(LOG, "partner", "WTW-PRT-02", DEED | A_CARD, card=PARTNER)
KEPT: Final = Kind(LOG, "kept", "WTW-SET-14", A_CARD, card=PARTNER.hidden())
ROW_OPENED: Final = Kind(LOG, "row", "WTW-SET-14", SILENT)


def dig(state: WestState, seat: int, pickaxes: int) -> None:
    """WTW-MINE-01, WTW-RES-07: the marker moves one space per pickaxe, one at a time.

    WTW-MINE-03: not beyond the top. WTW-PRT-01, WTW-MINE-04: reaching the hat brings the
    second partner before the next pickaxe.
    """
    player = state.players[seat]
    top = len(state.box.mine_income) - 1
    for left in range(pickaxes - 1, -1, -1):
        if player.mine == top:
            return
        player.mine += 1
        state.note(DUG, seat, player.mine)
        if player.mine == state.box.hat and player.second == NOBODY:
            if left:
                state.agenda.append(Dig(seat, left))
            state.agenda.append(PickPartner(seat))
            return


class Dig(Automatic):
    """Pickaxes that wait until the partner has been picked."""

    parameters: ClassVar[tuple[str, ...]] = ("pickaxes",)

    pickaxes: int

    def __init__(self, seat: int, pickaxes: int) -> None:
        super().__init__(seat)
        self.pickaxes = pickaxes

    def choose(self, state: WestState, choice: int) -> None:
        dig(state, self.seat, self.pickaxes)


class PickPartner(WestStep):
    """WTW-PRT-02, WTW-PRT-04: a partner of the row, or the top card of the deck unseen."""

    verb: ClassVar[str] = "partner"
    rules: ClassVar[tuple[str, ...]] = ("WTW-PRT-01", "WTW-PRT-02", "WTW-PRT-04")
    domain: ClassVar[int] = FROM_DECK + 1

    def candidates(self, state: WestState) -> list[int]:
        return [*state.row, FROM_DECK]

    def objection(self, state: WestState, choice: int) -> int:
        return NO_CARD if choice == FROM_DECK and not state.deck else 0

    def choose(self, state: WestState, choice: int) -> None:
        """WTW-PRT-03: the second partner lies face up."""
        player = state.players[self.seat]
        if choice == FROM_DECK:
            player.second = state.rng.take(state.deck)
        else:
            player.second = choice
            state.row.remove(choice)
            if state.deck:
                state.row.append(state.rng.take(state.deck))
        state.note(PARTNER_TAKEN, self.seat, player.second)

    def word(self, choice: int) -> str:
        return "partner deck" if choice == FROM_DECK else f"partner {PARTNER_WORDS[choice]}"

    def describe(self, state: WestState, choice: int) -> Description:
        if choice == FROM_DECK:
            return Description(Text("wtw-partner-deck"), "WTW-PRT-02", ("partners:deck",))
        message = Text("wtw-partner", {"card": partner_text(state.box, choice)})
        return Description(message, "WTW-PRT-02", (f"partner:{PARTNER_WORDS[choice]}",))


class ChoosePartner(WestStep):
    """WTW-SET-14: keep one of the partners dealt, face down."""

    verb: ClassVar[str] = "keep"
    rules: ClassVar[tuple[str, ...]] = ("WTW-SET-14",)
    domain: ClassVar[int] = FROM_DECK

    def candidates(self, state: WestState) -> list[int]:
        return state.players[self.seat].dealt[:]

    def guarded(self) -> bool:
        """WTW-CMP-07: the cards that were dealt are hidden."""
        return True

    def choose(self, state: WestState, choice: int) -> None:
        player = state.players[self.seat]
        player.partner = choice
        player.declined = player.dealt[1] if player.dealt[0] == choice else player.dealt[0]
        player.dealt = []
        state.note(KEPT, self.seat, choice)

    def word(self, choice: int) -> str:
        return f"keep {PARTNER_WORDS[choice]}"

    def describe(self, state: WestState, choice: int) -> Description:
        message = Text("wtw-keep", {"card": partner_text(state.box, choice)})
        return Description(message, "WTW-SET-14", (f"partner:{PARTNER_WORDS[choice]}",))


class OpenRow(Automatic):
    """WTW-SET-14: the cards that nobody kept go back; then three partners are turned up."""

    def choose(self, state: WestState, choice: int) -> None:
        state.deck += [player.declined for player in state.players]
        state.row = [state.rng.take(state.deck) for _ in range(state.box.row)]
        state.note(ROW_OPENED, self.seat)
