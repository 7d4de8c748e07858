"""The log of every table: each line has its words, its rule, and places that are there."""

from __future__ import annotations

import pytest

import trailhand as th
from tests.families import Combination
from tests.property.combinations import deal, eager, every_table
from trailhand.core.event import Event, Kind, Logbook
from trailhand.core.game import registered
from trailhand.core.rng import seeded
from trailhand.games.elpaso.solo.companion.guides import GUIDES as SUE
from trailhand.games.gwt.solo.companion.guides import GUIDES as SAM
from trailhand.rulebook.book import all_rules
from trailhand.text import has, languages, words

SPECTATOR = -1
SEEDS = 2
BOOKS = [*{id(game.logbook): game.logbook for game in registered()}.values(), SAM, SUE]
TOLD = [(book, kind) for book in BOOKS for kind in book.kinds() if not kind.silent]
UNKNOWN = "about-nothing"  # how the message ends that tells about what nobody knows

every_kind = pytest.mark.parametrize(
    ("book", "kind"), TOLD, ids=[f"{book.stem}{kind.name}" for book, kind in TOLD]
)


@every_kind
def test_every_kind_has_words_for_its_things(book: Logbook, kind: Kind) -> None:
    key = book.message(kind)
    for lang in languages():
        assert has(key, lang)
        assert {each.argument for each in words(lang).variables[key, ""]} <= {"who", *kind.things}
        if kind.secret:
            hidden = words(lang).variables[key + "-hidden", ""]
            assert {each.argument for each in hidden} <= {"who"}


@every_kind
def test_every_kind_cites_rules_that_there_are(book: Logbook, kind: Kind) -> None:
    assert set(kind.rules) <= set(all_rules())
    assert len([rule for rule in kind.rules if rule.startswith(book.home)]) <= 1


def test_two_kinds_of_the_same_name_are_refused() -> None:
    book = Logbook("", "", {}, BOOKS[0])
    with pytest.raises(ValueError, match="'turn' is declared twice"):
        Kind(book, "turn", "")


def test_an_event_takes_the_numbers_that_its_kind_declares() -> None:
    kind = BOOKS[0].find("hired")
    assert kind is not None
    with pytest.raises(ValueError, match="hired takes 3 numbers, not 2"):
        Event(kind, 0, (1, 2))


def played(combination: Combination, seed: int) -> th.Match:
    """A whole game of players who like to do something."""
    match, chance = deal(combination, seed), seeded(seed)
    match.watch()
    while match.numbers:
        match.play(match.numbers.index(eager(match.state, match.numbers, chance)))
    return match


def check_lines(match: th.Match, event: Event) -> None:
    """Everybody reads a rule that there is, unless it is a secret, and lights what is there."""
    for viewer in range(SPECTATOR, match.seats):
        line = match.game.line(match.state, event, viewer)
        if line is None:
            continue
        unseen = event.secret and viewer != event.seat
        assert line.rule in all_rules() or (unseen and not line.rule), event
        for anchor in line.anchors:
            assert not match.about(anchor, viewer).message.id.endswith(UNKNOWN), (event, anchor)


@every_table
def test_every_line_has_its_rule_and_its_places(combination: Combination) -> None:
    for seed in range(SEEDS):
        match = played(combination, seed)
        for event in match.events():
            check_lines(match, event)


@every_table
def test_events_are_kept_as_data_and_read_again(combination: Combination) -> None:
    match = played(combination, SEEDS)
    for event in match.events():
        again = match.game.logbook.read(event.save())
        assert again is not None
        assert (again.kind, again.seat, again.values) == (event.kind, event.seat, event.values)


def test_what_nobody_knows_any_more_is_not_read() -> None:
    assert BOOKS[0].read(["told-in-no-game", 0, 1]) is None
    assert BOOKS[0].read(["hired", 0]) is None
