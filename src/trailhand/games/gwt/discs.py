"""Discs: which one may leave the player board for a city or a station."""

from __future__ import annotations

from typing import ClassVar, Final

from trailhand.core.event import A_PIECE, Kind
from trailhand.core.text import Argument, Description, Text
from trailhand.games.gwt.facts.box import Box
from trailhand.games.gwt.facts.codes import CERT_4, CERT_6, HAND_DISCS
from trailhand.games.gwt.objections import (
    BOARD_DISC_FIRST,
    DISC_GONE,
    DISC_MONEY,
    DISC_RESERVE,
    SAME_STATION,
    WHITE_ONLY,
)
from trailhand.games.gwt.state import GwtState, Player
from trailhand.games.gwt.stem import GwtStep
from trailhand.games.gwt.words.log import LOG
from trailhand.games.gwt.words.names import DISC_WORDS
from trailhand.games.gwt.words.things import DISC, STATION

DISC_CLEARED: Final = Kind(LOG, "disc-cleared", "GWT-DISC-02", A_PIECE, disc=DISC)
DISC_MOVED: Final = Kind(LOG, "disc-moved", "GWT-DISC-09", A_PIECE, station=STATION)

GROUPS: Final = 16  # disc groups are 0..15; a station disc is 16 + station
NO_STATION: Final = -1


def board_disc_objection(box: Box, player: Player, group: int, black: bool, money: int) -> int:
    """Why a disc of this group may not go to a space with black or white corners.

    GWT-DISC-01: white-cornered board spaces serve everything, black-cornered ones only
    black corners. GWT-DISC-05, GWT-DISC-06: what costs money must be paid. GWT-DISC-08:
    with no white-cornered disc left a black-cornered one may serve a white space.
    NOR1-DELIV-17, NOR2-DELIV-09: what cannot be paid counts as absent.
    """
    if player.discs_left(group) == 0:
        return DISC_GONE
    if box.disc_cost[group] > money:
        return DISC_MONEY
    if box.disc_black[group] and not black and white_disc_left(box, player, money):
        return WHITE_ONLY
    return 0


def white_disc_left(box: Box, player: Player, money: int) -> bool:
    """Whether a payable disc with white corners still lies on the board."""
    for group in range(len(box.disc_black)):
        if not box.disc_black[group] and player.discs_left(group) and box.disc_cost[group] <= money:
            return True
    return False


def board_discs(box: Box, player: Player, black: bool, money: int) -> list[int]:
    """All groups whose disc may be taken."""
    return [
        group
        for group in range(len(box.disc_black))
        if board_disc_objection(box, player, group, black, money) == 0
    ]


def has_disc(box: Box, player: Player, black: bool, money: int, station: int) -> bool:
    """GWT-STA-09, GWT-DISC-13: whether board or stations can provide a disc.

    `station` is the one being upgraded: its own disc would change nothing (GWT-DISC-11).
    NOR1-STAT-06: station towns are stations here like any other.
    """
    for group in range(len(box.disc_black)):
        if board_disc_objection(box, player, group, black, money) == 0:
            return True
    others = player.stations
    if station >= 0:
        others &= ~(1 << station)
    return others != 0


def certificate_limit(player: Player) -> int:
    """GWT-CERT-03: 3; 4 without the first disc; 6 without both."""
    if player.discs_left(CERT_4):
        return 3
    return 4 if player.discs_left(CERT_6) else 6


def clear_disc(state: GwtState, seat: int, group: int) -> None:
    """Take a disc off the player board; what it covered is free at once (GWT-DISC-02).

    GWT-AUX-04: of a group only the number counts, not which of them it was.
    """
    player = state.players[seat]
    player.discs -= 1 << (2 * group)
    state.note(DISC_CLEARED, seat, group)
    state.pay(seat, state.box.disc_cost[group])  # GWT-DISC-05
    state.gain(seat, state.box.disc_gain[group])  # GWT-DISC-03


class PlaceDisc(GwtStep):
    """Choose the disc that goes to a city or station.

    `reserve` dollars must stay for the transport (GWT-DISC-07); `station` is the station
    being upgraded or NO_STATION.
    """

    verb: ClassVar[str] = "disc"
    rules: ClassVar[tuple[str, ...]] = (
        "GWT-DISC-01",
        "GWT-DISC-02",
        "GWT-DISC-03",
        "GWT-DISC-05",
        "GWT-DISC-06",
        "GWT-DISC-07",
        "GWT-DISC-08",
        "GWT-DISC-09",
        "GWT-DISC-10",
        "GWT-DISC-11",
        "GWT-DISC-12",
        "GWT-AUX-04",
    )
    parameters: ClassVar[tuple[str, ...]] = ("black", "reserve", "station")
    flags: ClassVar[tuple[str, ...]] = ("black",)
    domain: ClassVar[int] = GROUPS + 16

    black: bool
    reserve: int
    station: int

    def __init__(self, seat: int, black: bool, reserve: int, station: int) -> None:
        self.seat = seat
        self.black = black
        self.reserve = reserve
        self.station = station

    def candidates(self, state: GwtState) -> list[int]:
        """GWT-DISC-12: discs on cities are never among them."""
        player = state.players[self.seat]
        found = [g for g in range(len(state.box.disc_black)) if player.discs_left(g)]
        for station in range(len(state.box.station_vp)):
            if player.stations >> station & 1:
                found.append(GROUPS + station)
        return found

    def objection(self, state: GwtState, choice: int) -> int:
        box = state.box
        player = state.players[self.seat]
        money = player.money - self.reserve
        if choice < GROUPS:
            reason = board_disc_objection(box, player, choice, self.black, money)
            if reason == DISC_MONEY and box.disc_cost[choice] <= player.money:
                return DISC_RESERVE
            return reason
        if choice - GROUPS == self.station:
            return SAME_STATION
        if board_discs(box, player, self.black, money):
            return BOARD_DISC_FIRST
        return 0

    def previews(self, state: GwtState, choice: int) -> bool:
        return True

    def choose(self, state: GwtState, choice: int) -> None:
        if choice < GROUPS:
            clear_disc(state, self.seat, choice)
        else:
            self.move_station_disc(state, choice - GROUPS)

    def move_station_disc(self, state: GwtState, station: int) -> None:
        """GWT-DISC-10: the station no longer counts for anything and may be upgraded again.

        A station master taken there stays, and so does the worker in its place.
        """
        state.players[self.seat].stations &= ~(1 << station)
        state.note(DISC_MOVED, self.seat, station)

    def word(self, choice: int) -> str:
        if choice >= GROUPS:
            return f"disc station{choice - GROUPS + 1}"
        return "disc " + (DISC_WORDS[choice] if choice < len(DISC_WORDS) else f"group{choice}")

    def describe(self, state: GwtState, choice: int) -> Description:
        if choice >= GROUPS:
            station = state.box.station_names[choice - GROUPS]
            return Description(
                Text("disc-station", {"station": station}),
                "GWT-DISC-09",
                (f"station:{station}",),
            )
        name = DISC_WORDS[choice]
        cost = state.box.disc_cost[choice]
        warning = Text("warn-cost", {"n": cost}) if cost else None
        return Description(
            Text("disc-board", {"disc": "@disc-" + name.replace("_", "-")}),
            "GWT-DISC-02",
            (f"disc:{self.seat}.{name}",),
            warning,
        )

    def because(self, state: GwtState, choice: int, code: int) -> dict[str, Argument]:
        cost = state.box.disc_cost[choice] if choice < GROUPS else 0
        money = state.players[self.seat].money
        return {"cost": cost + self.reserve, "money": money, "hand": HAND_DISCS}
