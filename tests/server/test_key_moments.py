"""Key moments: three turns of a finished game, told as a player would tell them."""

from __future__ import annotations

import re
from functools import cache
from itertools import pairwise

import pytest

import trailhand as th
from tests.records.golden import golden_record
from trailhand.bots import find
from trailhand.core.event import DEED, FEAT, NUMBER, Event, Kind, Logbook, tale_of
from trailhand.core.game import find_game
from trailhand.server.changes.records import rebuild, table_of
from trailhand.server.contract.schema import KeyMoment
from trailhand.server.seen.highlights import chosen_swings, deed_of, key_moments
from trailhand.server.table.tables import LiveTable, Logged
from trailhand.text import words

GAMES = ("gwt1", "gwt2", "elpaso", "wildtiled")


@cache
def finished(game: str) -> LiveTable:
    """A table with a game that bots of some skill have played to its end."""
    match = th.new(game, 2, 3, discreet=True)
    bots = [find("greedy")(seat) for seat in range(2)]
    while match.decision is not None:
        seat = match.decision.seat
        match.play(bots[seat].choose(match, seat))
    return table_of(rebuild(match.record()), "somebody").table


@cache
def golden(name: str) -> LiveTable:
    return table_of(rebuild(golden_record(name)), "somebody").table


def told(table: LiveTable, lang: str = "en") -> list[KeyMoment]:
    return key_moments(table, lang)


@pytest.mark.parametrize("game", GAMES)
def test_three_moments_are_told_in_both_languages(game: str) -> None:
    table = finished(game)
    spoken = [words(lang) for lang in ("en", "fr")]
    for each in spoken:
        each.forget_problems()
    english, french = told(table), told(table, "fr")
    assert len(english) == len(french) == 3
    assert [each.moment for each in english] == sorted(each.moment for each in english)
    for one, other in zip(english, french, strict=True):
        assert one.text != other.text
        assert (one.moment, one.points) == (other.moment, other.points)
        name, its = (f"{word} {one.seat + 1} " for word in ("Player", "Joueur"))
        assert one.text.startswith(name)
        assert other.text.startswith(its)
    assert [each.problems for each in spoken] == [set(), set()]


@pytest.mark.parametrize("game", GAMES)
def test_a_moment_is_one_of_its_seat_in_a_turn_that_brought_its_points(game: str) -> None:
    table = finished(game)
    for each in told(table):
        line = next(line for line in table.log if line.moment == each.moment)
        assert line.turn == each.turn
        assert any(
            before.moment < each.moment <= after.moment
            and after.points[each.seat] - before.points[each.seat] == each.points
            for before, after in pairwise(table.totals)
        )


@pytest.mark.parametrize("game", ["gwt1", "gwt2"])
def test_a_trail_is_told_by_its_deliveries_with_what_they_earned(game: str) -> None:
    table = finished(game)
    deliveries = [each.text for each in told(table) if " delivers to " in each.text]
    assert deliveries
    for text in deliveries:
        assert re.match(r"Player \d delivers to [A-Z][\w. ]+ for \d+\$", text), text
    assert not any("disc" in each.text for each in told(table))


def test_el_paso_tells_what_the_herd_was_worth() -> None:
    texts = [each.text for each in told(golden("three-seats-elpaso"))]
    assert texts[0] == "Player 1 delivers a herd worth 6 to post 5"
    french = told(golden("three-seats-elpaso"), "fr")[0].text
    assert french == "Joueur 1 livre un troupeau de valeur 6 au comptoir 5"


def test_wild_tiled_west_tells_towns_and_cows_and_not_the_tile_that_was_laid() -> None:
    texts = " / ".join(each.text for each in told(finished("wildtiled")))
    assert re.search(r"wrangles \d cows: \d+ points|inaugurates [A-Z]", texts)
    assert "places" not in texts
    assert "lays" not in texts


def test_the_turn_that_turned_the_game_is_among_them_and_says_so() -> None:
    table = golden("three-seats-elpaso")
    turning = [each for each in told(table) if each.text.endswith("takes the lead for good")]
    assert [(each.seat, each.turn) for each in turning] == [(2, 47)]
    since = next(n for n, total in enumerate(table.totals) if total.moment >= turning[0].moment)
    assert max(table.totals[since - 1].points) > table.totals[since - 1].points[2]
    for total in table.totals[since:]:
        assert total.points[2] > max(total.points[:2])


def test_no_seat_has_all_the_moments() -> None:
    for game in GAMES:
        assert {each.seat for each in told(finished(game))} == {0, 1}


def test_they_are_the_largest_turns_of_their_seats() -> None:
    table = finished("gwt2")
    turning = [each.seat for each in told(table) if each.text.endswith("for good")]
    swings = [
        (abs(after.points[seat] - before.points[seat]), seat)
        for before, after in pairwise(table.totals)
        for seat in range(2)
    ]
    best = max(swings)
    assert best in [(abs(swing.points), swing.seat) for swing in chosen_swings(table)]
    assert len(turning) <= 1


# -- what a game declares ---------------------------------------------------------------------

BOOK = Logbook("tale-", "", {})
WALKED = Kind(BOOK, "walked", "")
BUILT = Kind(BOOK, "built", "", DEED)
TOWN = Kind(BOOK, "town", "", DEED, points=NUMBER)
SOLD = Kind(BOOK, "sold", "", FEAT)
PAID = Kind(BOOK, "paid", "", n=NUMBER, hand=NUMBER.hidden())


def main_event(*lines: tuple[int, Kind, int], gains: dict[int, int]) -> str:
    """What a turn of these events is told by; a kind with a number has what is given."""
    logged = [
        Logged(n, moment, 1, Event(kind, 0, (number,) * kind.width))
        for n, (moment, kind, number) in enumerate(lines)
    ]
    table = finished("gwt2")
    swing = chosen_swings(table)[0]._replace(points=sum(gains.values()))
    found = deed_of(logged, swing, gains)
    return found.event.name if found else ""


def test_a_deed_has_the_points_until_the_next_one() -> None:
    lines = ((1, WALKED, 0), (2, BUILT, 0), (3, WALKED, 0), (4, TOWN, 1))
    assert main_event(*lines, gains={1: 5, 2: 0, 3: 4, 4: 1}) == "built"
    assert main_event((1, BUILT, 0), (2, TOWN, 9), gains={1: 2, 2: 9}) == "town"


def test_what_a_deed_says_it_is_worth_belongs_to_no_other() -> None:
    assert main_event((1, BUILT, 0), (1, TOWN, 6), gains={1: 8}) == "town"
    assert main_event((1, BUILT, 0), (1, TOWN, 3), gains={1: 8}) == "built"


def test_a_feat_outshines_and_has_all_that_follows() -> None:
    assert main_event((1, SOLD, 0), (2, BUILT, 0), gains={1: 0, 2: 5}) == "sold"
    assert main_event((1, SOLD, 0), (2, BUILT, 0), gains={1: -3, 2: -4}) == "sold"


def test_without_a_deed_the_loudest_moment_is_told() -> None:
    assert main_event((1, WALKED, 0), (2, PAID, 3), gains={1: 0, 2: -2}) == "paid"
    assert main_event(gains={1: 2}) == ""


def test_a_feat_may_name_the_rest_of_its_turn_but_no_secret() -> None:
    state = finished("gwt2").match.state
    sale, payment = Event(SOLD, 0, ()), Event(PAID, 0, (7, 8))
    tale = tale_of(BOOK, "Ada", state, sale, [payment, sale])
    assert (tale.id, tale.args) == ("tale-told-sold", {"paid-n": 7, "who": "Ada"})


@pytest.mark.parametrize("game", GAMES)
def test_every_game_declares_deeds(game: str) -> None:
    kinds = find_game(game).logbook.kinds()
    assert sum(kind.deed for kind in kinds) >= 5
    assert all(not kind.silent for kind in kinds if kind.deed)
