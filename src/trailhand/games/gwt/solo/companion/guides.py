"""What a person has to do for Sam on the real table, and by which rule."""

from __future__ import annotations

from typing import Final

from trailhand.core.event import NUMBER, Kind, Logbook
from trailhand.games.gwt.words.log import LOG
from trailhand.games.gwt.words.things import WORKER

GUIDES: Final = Logbook(LOG.stem, LOG.home, LOG.reasons, LOG)

MOVE: Final = Kind(GUIDES, "sam-guide-move", "SAM-MOVE-03", n=NUMBER)
HIRE_SPECIALTY: Final = Kind(GUIDES, "sam-guide-hire-specialty", "SAM-HIRE-02", worker=WORKER)
HIRE_CHEAPEST: Final = Kind(GUIDES, "sam-guide-hire-cheapest", "SAM-HIRE-03", worker=WORKER)
BUY: Final = Kind(GUIDES, "sam-guide-buy", "SAM-CATTLE-01", n=NUMBER)
ADD_CARDS: Final = Kind(GUIDES, "sam-guide-add-cards", "SAM-CATTLE-08")
TAKE_VALUE_3: Final = Kind(GUIDES, "sam-guide-take-value-3", "SAM-CATTLE-09")
TAKE_OBJECTIVE: Final = Kind(GUIDES, "sam-guide-take-objective", "SAM-OBJ-01")
TAKE_OUTLAW: Final = Kind(GUIDES, "sam-guide-take-outlaw", "SAM-OUTLAW-01")
TAKE_HAZARD: Final = Kind(GUIDES, "sam-guide-take-hazard", "SAM-HAZARD-01")
SITE: Final = Kind(GUIDES, "sam-guide-site", "SAM-BUILD-02")
SEND_AWAY: Final = Kind(GUIDES, "sam-guide-send-away", "SAM-ENGINE-04")
FORESIGHTS: Final = Kind(GUIDES, "sam-guide-foresights", "SAM-KC-01")
LEAVE: Final = Kind(GUIDES, "sam-guide-leave", "SAM-KC-07")
REVEAL: Final = Kind(GUIDES, "sam-guide-reveal", "SAM-SCORE-02")
COMPARE: Final = Kind(GUIDES, "sam-guide-compare", "SAM-SCORE-04")
