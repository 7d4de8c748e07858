"""Certificates: moving the marker forward on its track."""

from __future__ import annotations

from typing import ClassVar, Final

from trailhand.core.brings import number
from trailhand.core.event import Kind
from trailhand.core.text import Description, Text
from trailhand.games.gwt.discs import certificate_limit
from trailhand.games.gwt.effects import Count, Effect
from trailhand.games.gwt.state import GwtState
from trailhand.games.gwt.stem import GwtStep
from trailhand.games.gwt.words.log import LOG
from trailhand.games.gwt.words.things import CERTIFICATES

GAINED: Final = Kind(LOG, "certificates", "GWT-CERT-02", n=CERTIFICATES)

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

    def previews(self, state: GwtState, choice: int) -> bool:
        return True

    def choose(self, state: GwtState, choice: int) -> None:
        """GWT-ACT-06: at the limit nothing changes, and the action is performed all the same."""
        if choice:
            player = state.players[self.seat]
            player.certificates = marker_after(state, self.seat, choice)
            state.note(GAINED, self.seat, player.certificates)

    def describe(self, state: GwtState, choice: int) -> Description:
        value = marker_after(state, self.seat, choice)
        return Description(
            Text("gain-certificates", {"n": choice, "value": value}),
            "GWT-CERT-02",
            (f"certificates:{self.seat}",),
        )


class CertificatesEffect(Effect):
    """Certificate marker up to n spaces forward (GWT-CERT-02), or to the limit (GWT-PB-05)."""

    drawing: ClassVar[str] = "certificate"

    def __init__(self, count: Count) -> None:
        self.count = count

    def begin(self, state: GwtState, seat: int, optional: bool) -> None:
        state.agenda.append(GainCertificates(seat, min(MOST, self.count.of(state, seat))))

    def label(self, state: GwtState, seat: int) -> Text | None:
        return None if self.count.name == "limit" else number(self.count.of(state, seat), "+")

    def text(self, state: GwtState, seat: int) -> Text:
        if self.count.name == "limit":
            return Text("fx-certificates-limit")
        return Text("fx-certificates", {"n": self.count.of(state, seat)})
