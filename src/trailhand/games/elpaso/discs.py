"""Discs of the player board: what each unlocks, and where it may go."""

from __future__ import annotations

from typing import ClassVar, Final

from trailhand.core.event import A_DELIVERY, A_PIECE, FEAT, Kind
from trailhand.core.step import Step
from trailhand.core.text import Argument, Description, Text
from trailhand.games.elpaso.effects import grant, safe
from trailhand.games.elpaso.facts.codes import DISC_WORDS, DISCS, ENGINEER, JOKER
from trailhand.games.elpaso.free import SpendWorker
from trailhand.games.elpaso.objections import BLACK_DISC, DISC_GONE, DISC_MONEY, NO_DISC_FITS
from trailhand.games.elpaso.state import ElPasoState
from trailhand.games.elpaso.stem import ElPasoStep
from trailhand.games.elpaso.words.log import LOG
from trailhand.games.elpaso.words.names import disc_name
from trailhand.games.elpaso.words.things import DISC, DOLLARS, POST

DELIVERS: Final = Kind(LOG, "delivers", "ELP-DEL-05", FEAT | A_DELIVERY, post=POST)
DISC_CLEARED: Final = Kind(LOG, "disc-cleared", "ELP-DISC-04", A_PIECE, disc=DISC, dollars=DOLLARS)


def disc_objection(state: ElPasoState, seat: int, post: int, disc: int) -> int:
    """Why a disc cannot go to a post, or zero."""
    player = state.players[seat]
    if not player.has_disc(disc):
        return DISC_GONE
    if state.box.disc_black[disc] and not state.box.posts[post].black:  # ELP-DISC-01, ELP-DISC-08
        return BLACK_DISC
    return DISC_MONEY if player.money + state.box.disc_money[disc] < 0 else 0  # ELP-DISC-02


def any_disc_objection(state: ElPasoState, seat: int, post: int) -> int:
    """Why no disc at all can go to a post, or zero."""
    for disc in range(DISCS):
        if disc_objection(state, seat, post, disc) == 0:
            return 0
    return NO_DISC_FITS


def disc_too_dear(state: ElPasoState, seat: int, post: int) -> bool:
    """Whether engineers or jokers could bring the money for a disc that could go to a post."""
    area = state.players[seat].area
    if area[ENGINEER] + area[JOKER] == 0:
        return False
    return any(disc_objection(state, seat, post, disc) == DISC_MONEY for disc in range(DISCS))


class PlaceDisc(ElPasoStep):
    """Choose the disc that goes from the player board to the post.

    ELP-DISC-09: its money is settled before the reward of the post. ELP-DEL-12: what it
    unlocks works from now on only.
    """

    verb: ClassVar[str] = "disc"
    rules: ClassVar[tuple[str, ...]] = ("ELP-DISC-01", "ELP-DISC-02", "ELP-DISC-04")
    parameters: ClassVar[tuple[str, ...]] = ("post",)
    domain: ClassVar[int] = DISCS

    post: int

    def __init__(self, seat: int, post: int) -> None:
        self.seat = seat
        self.post = post

    def beside(self, state: ElPasoState) -> list[Step[ElPasoState]]:
        """ELP-FREE-11: engineers and jokers can pay for a disc."""
        return [SpendWorker(self.seat, False)]

    def worth_waiting(self, state: ElPasoState) -> bool:
        """Whether a bonus could pay for a disc that is too dear now."""
        return disc_too_dear(state, self.seat, self.post)

    def candidates(self, state: ElPasoState) -> list[int]:
        return list(range(DISCS))

    def objection(self, state: ElPasoState, choice: int) -> int:
        return disc_objection(state, self.seat, self.post, choice)

    def previews(self, state: ElPasoState, choice: int) -> bool:
        return safe(state, state.box.posts[self.post].reward)

    def choose(self, state: ElPasoState, choice: int) -> None:
        """ELP-DEL-07: the disc goes to the post, then comes the reward of the post at once."""
        player = state.players[self.seat]
        player.discs &= ~(1 << choice)
        player.posts[self.post] += 1
        player.money += state.box.disc_money[choice]  # ELP-DISC-02
        state.note(DELIVERS, self.seat, self.post)
        state.note(DISC_CLEARED, self.seat, choice, state.box.disc_money[choice])
        reward = state.box.posts[self.post].reward
        if reward >= 0:
            grant(state, self.seat, reward)

    def word(self, choice: int) -> str:
        return "disc " + DISC_WORDS[choice]

    def describe(self, state: ElPasoState, choice: int) -> Description:
        args: dict[str, Argument] = {
            "disc": disc_name(choice),
            "dollars": state.box.disc_money[choice],
        }
        anchor = f"disc:{self.seat}.{state.box.disc_names[choice]}"
        return Description(Text("elp-disc", args), "ELP-DISC-04", (anchor,))

    def because(self, state: ElPasoState, choice: int, code: int) -> dict[str, Argument]:
        return {
            "cost": -state.box.disc_money[choice],
            "money": state.players[self.seat].money,
        }
