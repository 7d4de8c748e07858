"""The words of El Paso: what its code puts together, and names in sentences that inflect them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol

from tests.text.telling import told_ids
from trailhand.core.text import Argument, Text
from trailhand.games.elpaso.agenda import STEPS
from trailhand.games.elpaso.facts.codes import (
    AUX_WORDS,
    BREEDS,
    DISC_WORDS,
    FILTERS,
    KINDS,
    WORKERS,
)
from trailhand.games.elpaso.free import MOMENTS, Pause
from trailhand.games.elpaso.objections import REASONS
from trailhand.games.elpaso.scoring import CATEGORIES
from trailhand.games.elpaso.solo.companion.guides import GUIDES
from trailhand.games.elpaso.solo.companion.turn import QUESTIONS, AskTurn
from trailhand.games.elpaso.solo.ties import TIES
from trailhand.games.elpaso.stem import Automatic
from trailhand.games.elpaso.tables import open_box
from trailhand.games.elpaso.words.names import bonus_text, dashed, objective_text

TABLES: tuple[tuple[str, tuple[int, ...], dict[str, object]], ...] = (
    ("elpaso", (2, 3, 4), {"preset": "standard"}),
    ("elpaso", (2, 3), {"sides": "b", "train": "verso"}),
    ("elpaso", (1,), {"solo": 3, "sue_delivery": "highest"}),
)

NAMES = "the name of a breed"
SAME = {
    "book-elpaso": "the name of a game",
    "automaton-sue": "a name",
    "elp-worker-cowboy": "the same word",
    "elp-worker-joker": "the same word",
    "elp-tile-el-paso": "the name of a city",
    "lesson-elpaso-deliver": "the name of a city",
    "elp-use": "only its argument",
    "tally-jokers": "the same word",
    "elp-log-sue-tie": "only its argument",
    "sue-answer-cattle": "only its argument",
    **{f"elp-breed-{dashed(breed)}": NAMES for breed in BREEDS},
    **{f"elp-icon-{dashed(breed)}": NAMES for breed in BREEDS},
}
BOARD_PARTS = ("certificates", "deck", "discard", "culled", "token")
OVERRIDDEN = ("setting-preset", "setting-sides", "setting-solo")
CARDS = ("A1", "A2", "A3", "A4", "A5", "A6", "A7", "A8", "B1", "B2", "B3")


class Source(Protocol):
    """The string constants and calls of some packages."""

    def arguments(self, name: str) -> Iterator[str]:
        """The constants that a function or method is given as its first argument."""
        ...


def built_ids() -> set[str]:
    """Ids that the code puts together from the tables of the engine."""
    asked = [step for step in STEPS if not issubclass(step, Automatic) and step is not Pause]
    found = {"elp-ask-" + step.__name__.lower() for step in asked}
    found |= {f"elp-ask-pause-{moment}" for moment in MOMENTS}
    found |= {f"elp-continue-{moment}" for moment in MOMENTS}
    found |= {f"elp-no-{reason.name}" for reason in REASONS.values()}
    found |= told_ids(GUIDES)
    found |= {f"elp-thing-{kind}{end}" for kind in KINDS for end in ("", "-pile")}
    found |= {
        "sue-" + step.__name__.lower()
        for step in QUESTIONS
        if not issubclass(step, Automatic) and step is not AskTurn
    }
    found |= {f"elp-breed-{dashed(breed)}" for breed in BREEDS}
    found |= {f"elp-icon-{dashed(icon)}" for icon in FILTERS}
    found |= {f"elp-worker-{worker}" for worker in WORKERS}
    found |= {f"elp-bonus-of-{worker}" for worker in WORKERS}
    found |= {f"elp-disc-{disc}" for disc in DISC_WORDS}
    found |= {f"elp-aux-{aux}" for aux in AUX_WORDS}
    found |= {f"elp-tie-{tie.name}" for tie in TIES}
    found |= {f"elp-kind-{kinds}" for kinds in (1, 2, 3)} | {"elp-face-r", "elp-face-v"}
    box = open_box(4, False, True)
    found |= {f"elp-bonus-{dashed(tile.kind)}" for tile in box.bonuses}
    found |= {f"elp-sue-action-{dashed(card.action)}" for card in box.solo_cards}
    assert [card.name for card in box.solo_cards] == list(CARDS)
    found |= {"automaton-sue", *(f"automaton-sue-{card}" for card in CARDS)}
    for kind in ("objective", "bonus"):
        found |= {f"elp-take-{kind}", f"elp-take-{kind}-blind", f"elp-{kind}-tile"}
        found |= {f"elp-about-{kind}", f"elp-about-{kind}-pile"}
    found |= {
        f"elp-about-{part}" for part in ["certificates", "deck", "discard", "culled", "token"]
    }
    found |= {f"elp-about-sue-{part}" for part in ["deck", "discard", "reserve", "cattle"]}
    found |= {f"{key}-elpaso{end}" for key in OVERRIDDEN for end in ("", "-help")}
    own = ("buildings", "workers", "cattle", "objectives")
    found |= {f"category-{name}-elpaso" for name in own}
    found |= {f"hint-{name}" for name in CATEGORIES}
    return found | {f"category-{name}" for name in CATEGORIES if name not in own}


def inflected() -> Iterator[Text]:
    """Sentences with every name that they may be given."""
    box = open_box(4, False, True)
    breeds: list[Argument] = [f"@elp-breed-{dashed(breed)}" for breed in BREEDS]
    workers: list[Argument] = [f"@elp-worker-{worker}" for worker in WORKERS]
    icons: list[Argument] = [f"@elp-icon-{dashed(icon)}" for icon in FILTERS]
    discs: list[Argument] = [f"@elp-disc-{disc}" for disc in DISC_WORDS]
    places: list[Argument] = [
        "@elp-tile-el-paso",
        Text("elp-tile-neutral", {"letter": "B"}),
        Text("elp-tile-common", {"name": "3a", "owner": "@seat-2"}),
        Text("elp-tile-common", {"name": "3a", "owner": "@automaton-sue"}),
        Text("elp-place-empty", {"space": "P1"}),
    ]
    tiles: list[Argument] = [
        *(objective_text("elp-objective-tile", box, tile) for tile in range(len(box.objectives))),
        *(bonus_text("elp-bonus-tile", box, tile) for tile in range(len(box.bonuses))),
    ]
    spare: dict[str, Argument] = {"who": "@seat-1", "space": "P1", "building": "3a"}
    spare |= dict.fromkeys(["n", "cost", "total", "cowboys", "steps", "jokers", "builders"], 2)
    spare |= dict.fromkeys(["dollars", "vp", "value"], 3)
    wanted: list[tuple[str, str, list[Argument]]] = [
        ("discard discard-for cull add buy fx-cattle no-copy about-card", "card", breeds),
        ("log-drew log-discarded log-sold log-culled log-bought log-revealed", "card", breeds),
        ("log-cattle-gained log-doubled log-sue-cattle", "card", breeds),
        ("log-sue-draws log-sue-worker", "card", [*breeds, *workers]),
        ("spend-worker hire pay-workers no-worker no-nobody-to-hire", "worker", workers),
        ("log-worker-drawn log-spent log-hired log-workers-paid log-sue-best", "worker", workers),
        ("about-sue-group sue-steps-by no-few-workers", "worker", workers),
        ("fx-discard fx-cull no-card no-wrong-card ask-discardfor", "icon", icons),
        ("disc log-disc-cleared about-disc", "disc", discs),
        ("move log-placed log-moved log-sue-moved", "place", places),
        ("place about-neutral", "tile", places[1:2]),
        ("about-common", "tile", places[2:4]),
        ("build-replace log-replaced", "old", places[2:3]),
        ("log-objective-gained log-bonus-gained", "tile", tiles),
        ("fx-tile ask-gaintile", "kind", ["@elp-kind-1", "@elp-kind-2", "@elp-kind-3"]),
        ("log-sue-tie", "tie", [f"@elp-tie-{tie.name}" for tie in TIES]),
    ]
    for keys, argument, names in wanted:
        for key in keys.split():
            for name in names:
                for count in (1, 2):
                    given: dict[str, Argument] = {
                        **spare,
                        "worker": "@elp-worker-cowboy",
                        "actions": (Text("elp-fx-buy"), Text("elp-fx-train")),
                        "n": count,
                        argument: name,
                    }
                    yield Text("elp-" + key, given)
    for reason in REASONS.values():  # the log has no numbers for them
        yield Text("elp-no-" + reason.name)
