"""Stations and station masters: upgrading, and what a hired worker may be given up for."""

from __future__ import annotations

from typing import ClassVar, Final

from trailhand.core.event import A_PIECE, DEED, Kind
from trailhand.core.text import Argument, Description, Text
from trailhand.games.gwt.discs import PlaceDisc, has_disc
from trailhand.games.gwt.effects import Effect
from trailhand.games.gwt.facts.codes import WORKERS
from trailhand.games.gwt.objections import (
    NO_DISC,
    NO_HIRED_WORKER,
    NO_STATION_BEHIND,
    NOT_BEHIND,
    STATION_MONEY,
    STATION_OWNED,
)
from trailhand.games.gwt.state import GwtState
from trailhand.games.gwt.stem import Automatic, GwtStep, grant
from trailhand.games.gwt.words.log import LOG
from trailhand.games.gwt.words.names import master_name
from trailhand.games.gwt.words.things import DOLLARS, MASTER, MASTER_PLACE, STATION, WORKER

UPGRADES: Final = Kind(LOG, "upgrades", "GWT-STA-01", DEED | A_PIECE, station=STATION, cost=DOLLARS)
MASTER_TAKEN: Final = Kind(
    LOG,
    "master-taken",
    "GWT-SM-02",
    DEED | A_PIECE,
    master=MASTER,
    worker=WORKER,
    station=MASTER_PLACE,
)

STATIONS: Final = 16
NO_MASTER: Final = -1


def upgrade_objection(state: GwtState, seat: int, station: int) -> int:
    """Why this station cannot be upgraded by this player now."""
    box = state.box
    player = state.players[seat]
    if player.stations >> station & 1:  # GWT-STA-02
        return STATION_OWNED
    left = player.money - box.station_cost[station]
    if left < 0:
        return STATION_MONEY
    if not has_disc(box, player, box.station_black[station], left, station):  # GWT-STA-09
        return NO_DISC
    return 0


def upgrade(state: GwtState, seat: int, station: int) -> None:
    """Pay, place a disc, then perhaps take the station master.

    GWT-STA-03: other players' discs do not matter. GWT-STA-04, GWT-STA-08: the cost is paid
    before the disc is chosen, so what the disc frees cannot help to pay it. NOR1-STAT-01: all
    the same in a station town.
    """
    box = state.box
    state.note(UPGRADES, seat, station, box.station_cost[station])
    state.settle_bill(seat, box.station_cost[station])
    state.agenda.append(StationDone(seat, station))
    state.agenda.append(PlaceDisc(seat, box.station_black[station], 0, station))


class Upgrade(GwtStep):
    """The engine has stopped at a station: upgrade it now, or not."""

    verb: ClassVar[str] = "upgrade"
    rules: ClassVar[tuple[str, ...]] = (
        "GWT-STA-01",
        "GWT-STA-02",
        "GWT-STA-03",
        "GWT-STA-04",
        "GWT-STA-05",
        "GWT-STA-06",
        "GWT-STA-07",
        "GWT-STA-08",
        "GWT-STA-09",
        "GWT-SDEL-05",
        "GWT-ENG-11",
        "GWT-ENG-14",
    )
    parameters: ClassVar[tuple[str, ...]] = ("station",)
    domain: ClassVar[int] = 2

    station: int

    def __init__(self, seat: int, station: int) -> None:
        self.seat = seat
        self.station = station

    def passing(self) -> int:
        return 1

    def question(self, state: GwtState) -> Text:
        return Text("ask-upgrade", {"station": state.box.station_names[self.station]})

    def candidates(self, state: GwtState) -> list[int]:
        return [0, 1]

    def objection(self, state: GwtState, choice: int) -> int:
        return 0 if choice else upgrade_objection(state, self.seat, self.station)

    def previews(self, state: GwtState, choice: int) -> bool:
        return True

    def choose(self, state: GwtState, choice: int) -> None:
        if choice == 0:
            upgrade(state, self.seat, self.station)

    def word(self, choice: int) -> str:
        return "skip" if choice else "upgrade"

    def describe(self, state: GwtState, choice: int) -> Description:
        args: dict[str, Argument] = {
            "station": state.box.station_names[self.station],
            "cost": state.box.station_cost[self.station],
            "vp": state.box.station_vp[self.station],
        }
        key = "upgrade-no" if choice else "upgrade-yes"
        anchors = (f"station:{state.box.station_names[self.station]}",)
        return Description(Text(key, args), "GWT-STA-01", anchors)

    def because(self, state: GwtState, choice: int, code: int) -> dict[str, Argument]:
        return {
            "cost": state.box.station_cost[self.station],
            "money": state.players[self.seat].money,
            "station": state.box.station_names[self.station],
        }


class UpgradeBehind(GwtStep):
    """Building 9b: upgrade one station whose turnout lies behind one's engine."""

    verb: ClassVar[str] = "upgrade"
    rules: ClassVar[tuple[str, ...]] = ("GWT-STB-01", "GWT-STB-02", "GWT-STA-02", "GWT-STA-09")
    domain: ClassVar[int] = STATIONS

    def candidates(self, state: GwtState) -> list[int]:
        """Every station of the track (NOR1-STAT-05: station towns are not on it)."""
        return list(range(len(state.box.station_position)))

    def objection(self, state: GwtState, choice: int) -> int:
        """GWT-STB-01, GWT-STB-02: strictly behind, not the turnout it stands on."""
        if state.box.station_position[choice] >= state.players[self.seat].engine:
            return NOT_BEHIND
        return upgrade_objection(state, self.seat, choice)

    def previews(self, state: GwtState, choice: int) -> bool:
        return True

    def choose(self, state: GwtState, choice: int) -> None:
        upgrade(state, self.seat, choice)

    def word(self, choice: int) -> str:
        return f"upgrade {choice + 1}"

    def describe(self, state: GwtState, choice: int) -> Description:
        args: dict[str, Argument] = {
            "station": choice + 1,
            "cost": state.box.station_cost[choice],
            "vp": state.box.station_vp[choice],
        }
        return Description(Text("upgrade-yes", args), "GWT-STB-01", (f"station:{choice + 1}",))

    def because(self, state: GwtState, choice: int, code: int) -> dict[str, Argument]:
        return {
            "cost": state.box.station_cost[choice],
            "money": state.players[self.seat].money,
            "station": choice + 1,
        }


def behind_objection(state: GwtState, seat: int) -> int:
    """Whether any station behind the engine could be upgraded."""
    return 0 if UpgradeBehind(seat).options(state) else NO_STATION_BEHIND


class StationDone(Automatic):
    """The disc now lies on the station; its station master may be taken at once."""

    rules: ClassVar[tuple[str, ...]] = ("GWT-STA-04", "GWT-SM-01", "GWT-SM-04")
    parameters: ClassVar[tuple[str, ...]] = ("station",)

    station: int

    def __init__(self, seat: int, station: int) -> None:
        self.seat = seat
        self.station = station

    def previews(self, state: GwtState, choice: int) -> bool:
        return True

    def choose(self, state: GwtState, choice: int) -> None:
        """GWT-SM-04: the chance to take the station master is now or never."""
        state.players[self.seat].stations |= 1 << self.station
        slot = state.box.station_slot[self.station]
        if slot >= 0 and state.masters[slot] != NO_MASTER:
            state.agenda.append(TakeMaster(self.seat, self.station))


class TakeMaster(GwtStep):
    """Give up the rightmost hired worker of a row for the station master tile, or do not."""

    verb: ClassVar[str] = "master"
    rules: ClassVar[tuple[str, ...]] = (
        "GWT-SM-01",
        "GWT-SM-02",
        "GWT-SM-03",
        "GWT-SM-04",
        "GWT-SM-05",
        "GWT-SM-06",
        "GWT-SM-07",
        "GWT-SM-08",
        "GWT-CERT-04",
    )
    parameters: ClassVar[tuple[str, ...]] = ("station",)
    domain: ClassVar[int] = 4

    station: int

    def __init__(self, seat: int, station: int) -> None:
        self.seat = seat
        self.station = station

    def passing(self) -> int:
        return 3

    def candidates(self, state: GwtState) -> list[int]:
        return [0, 1, 2, 3]

    def objection(self, state: GwtState, choice: int) -> int:
        """GWT-SM-03: the printed worker of a row never goes."""
        if choice < 3 and state.players[self.seat].workers[choice] < 2:
            return NO_HIRED_WORKER
        return 0

    def previews(self, state: GwtState, choice: int) -> bool:
        return True

    def choose(self, state: GwtState, choice: int) -> None:
        if choice == 3:
            return
        slot = state.box.station_slot[self.station]
        tile = state.masters[slot]
        player = state.players[self.seat]
        player.workers[choice] -= 1  # GWT-SM-02, GWT-SM-08
        state.posted[slot] = choice
        state.masters[slot] = NO_MASTER
        state.note(MASTER_TAKEN, self.seat, tile, choice, self.station)
        receive_master(state, self.seat, tile)

    def word(self, choice: int) -> str:
        return "skip" if choice == 3 else "master " + WORKERS[choice]

    def describe(self, state: GwtState, choice: int) -> Description:
        tile = state.masters[state.box.station_slot[self.station]]
        master = master_name(state.box, tile)
        anchors = (f"master:{state.box.station_names[self.station]}",)
        if choice == 3:
            return Description(Text("master-no", {"master": master}), "GWT-SM-01", anchors)
        args: dict[str, Argument] = {"master": master, "worker": "@worker-" + WORKERS[choice]}
        return Description(Text("master-yes", args), "GWT-SM-02", anchors)

    def because(self, state: GwtState, choice: int, code: int) -> dict[str, Argument]:
        return {"worker": "@worker-" + WORKERS[choice % 3]}


def receive_master(state: GwtState, seat: int, tile: int) -> None:
    """Own a station master tile: permanent certificates count (GWT-SM-06), the rest happens.

    GWT-CERT-04: they are counted apart from those of the marker, and nothing spends them.

    GWT-SM-05: an immediate action is performed at once or forfeited.
    """
    player = state.players[seat]
    master = state.box.masters[tile]
    player.masters.append(tile)
    player.permanent += master.permanent
    for number in master.effects:
        grant(state, seat, number, True)


class UpgradeBehindEffect(Effect):
    """Building 9b (GWT-STB-01)."""

    drawing: ClassVar[str] = "station"

    def aims(self) -> bool:
        return True

    def objection(self, state: GwtState, seat: int) -> int:
        return behind_objection(state, seat)

    def begin(self, state: GwtState, seat: int, optional: bool) -> None:
        state.agenda.append(UpgradeBehind(seat))

    def text(self, state: GwtState, seat: int) -> Text:
        return Text("fx-upgrade-behind")
