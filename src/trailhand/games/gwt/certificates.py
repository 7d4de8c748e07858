"""Certificates: moving the marker forward on its track."""

from __future__ import annotations

from typing import ClassVar, Final

from trailhand.core.text import Description, Text
from trailhand.games.gwt.discs import certificate_limit
from trailhand.games.gwt.state import GwtState
from trailhand.games.gwt.steps import GwtStep

MOST: Final = 24


def marker_after(state: GwtState, seat: int, spaces: int) -> int:
    """GWT-CERT-01, GWT-CERT-02: the value after some spaces forward, up to the limit."""
    track = state.box.certificate_track
    player = state.players[seat]
    limit = certificate_limit(player)
    place = track.index(player.certificates)
    while spaces > 0 and place + 1 < len(track) and track[place + 1] <= limit:
        place += 1
        spaces -= 1
    return track[place]


def spaces_free(state: GwtState, seat: int) -> int:
    """How many spaces the marker could still move forward."""
    track = state.box.certificate_track
    player = state.players[seat]
    return max(0, track.index(marker_after(state, seat, MOST)) - track.index(player.certificates))


class GainCertificates(GwtStep):
    """Move the certificate marker forward: up to a number of spaces, within the limit."""

    verb: ClassVar[str] = "certificates"
    rules: ClassVar[tuple[str, ...]] = (
        "GWT-CERT-01",
        "GWT-CERT-02",
        "GWT-CERT-03",
        "GWT-GEN-07",
        "GWT-ACT-06",
        "GWT-PB-05",
    )
    parameters: ClassVar[tuple[str, ...]] = ("most",)
    domain: ClassVar[int] = MOST + 1

    most: int

    def __init__(self, seat: int, most: int) -> None:
        self.seat = seat
        self.most = most

    def candidates(self, state: GwtState) -> list[int]:
        """From all the spaces down to none (GWT-GEN-07: rewards may be forfeited in part)."""
        return list(range(min(self.most, spaces_free(state, self.seat)), -1, -1))

    def choose(self, state: GwtState, choice: int) -> None:
        if choice:
            player = state.players[self.seat]
            player.certificates = marker_after(state, self.seat, choice)
            state.note("certificates", self.seat, player.certificates)

    def describe(self, state: GwtState, choice: int) -> Description:
        value = marker_after(state, self.seat, choice)
        return Description(
            Text("gain-certificates", {"n": choice, "value": value}),
            "GWT-CERT-02",
            (f"certificates:{self.seat}",),
        )
