"""What a person has to do for Sue on the real table, and what she does there in other words."""

from __future__ import annotations

from typing import Final

from trailhand.core.event import NUMBER, Event, Kind, Logbook, Thing
from trailhand.core.text import Argument
from trailhand.games.elpaso.facts.codes import JOKER, number_of
from trailhand.games.elpaso.simmentals import SIMMENTAL_TAKEN
from trailhand.games.elpaso.solo.building import PLACES, REPLACES
from trailhand.games.elpaso.state import ElPasoState
from trailhand.games.elpaso.words.log import LOG
from trailhand.games.elpaso.words.names import worker_name
from trailhand.games.elpaso.words.things import SIMMENTALS, SPACE, ElPasoThing

GUIDES: Final = Logbook(LOG.stem, LOG.home, LOG.reasons, LOG)


class Row(Thing[ElPasoState]):
    """Her three groups of workers, from left to right."""

    def __init__(self) -> None:
        super().__init__()
        self.width = JOKER

    def word(self, book: Logbook, state: ElPasoState, event: Event, at: int) -> Argument:
        return tuple(worker_name(worker) for worker in event.values[at : at + self.width])


SET_UP: Final = Kind(GUIDES, "guide-set-up", "SUE-SETUP-01")
RESERVE: Final = Kind(GUIDES, "guide-reserve", "SUE-SETUP-03")
CARDS: Final = Kind(GUIDES, "guide-cards", "SUE-SETUP-04")
ROW: Final = Kind(GUIDES, "guide-row", "SUE-SETUP-05", row=Row())
START: Final = Kind(GUIDES, "guide-start", "SUE-SETUP-06")
BEGIN: Final = Kind(GUIDES, "guide-begin", "SUE-SETUP-07")
MOVE: Final = Kind(GUIDES, "guide-move", "SUE-MOVE-02", n=NUMBER)
COMPARE: Final = Kind(GUIDES, "guide-compare", "SUE-SCORE-04")

# How much is left, where a building goes and which side of it is up is not known here.
OLD_NUMBER: Final[ElPasoThing] = Thing(lambda state, seat, tile: number_of(tile))
RETOLD: Final[dict[Kind, Kind]] = {
    SIMMENTAL_TAKEN: Kind(GUIDES, "guide-simmental", "ELP-EP-01", n=SIMMENTALS),
    PLACES: Kind(GUIDES, "guide-places", "SUE-ACT-11", building=NUMBER, space=SPACE),
    REPLACES: Kind(
        GUIDES, "guide-replaces", "SUE-ACT-12", building=NUMBER, space=SPACE, old=OLD_NUMBER
    ),
}
