"""The certificate marker of a player board."""

from __future__ import annotations

from typing import ClassVar, Final

from trailhand.core.event import Kind
from trailhand.core.text import Description, Text
from trailhand.games.elpaso.state import ElPasoState
from trailhand.games.elpaso.stem import ElPasoStep
from trailhand.games.elpaso.words.log import LOG
from trailhand.games.elpaso.words.things import CERTIFICATES

MARKER_MOVED: Final = Kind(LOG, "certificates", "ELP-ACT-05", n=CERTIFICATES)


def gain_certificates(state: ElPasoState, seat: int, count: int) -> None:
    """ELP-ACT-05: the marker moves down, never past its last space."""
    player = state.players[seat]
    player.certificates = min(player.certificates + count, state.box.certificate_limit)
    state.note(MARKER_MOVED, seat, player.certificates)


class GainCertificates(ElPasoStep):
    """How far the marker moves, up to the number of certificates gained."""

    verb: ClassVar[str] = "gain"
    rules: ClassVar[tuple[str, ...]] = ("ELP-ACT-05",)
    parameters: ClassVar[tuple[str, ...]] = ("most",)
    domain: ClassVar[int] = 5

    most: int

    def __init__(self, seat: int, most: int) -> None:
        self.seat = seat
        self.most = most

    def candidates(self, state: ElPasoState) -> list[int]:
        room = state.box.certificate_limit - state.players[self.seat].certificates
        return list(range(min(self.most, room) + 1))

    def previews(self, state: ElPasoState, choice: int) -> bool:
        return True

    def choose(self, state: ElPasoState, choice: int) -> None:
        if choice:
            gain_certificates(state, self.seat, choice)

    def describe(self, state: ElPasoState, choice: int) -> Description:
        value = state.players[self.seat].certificates + choice
        text = Text("elp-gain-certificates", {"n": choice, "value": value})
        return Description(text, "ELP-ACT-05", (f"certificates:{self.seat}",))
