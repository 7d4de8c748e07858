"""Sam in Kansas City (SAM-KC)."""

from __future__ import annotations

import pytest

from tests.rules.sam.vocabulary import SAM, YOU, SamTable, alone, proves
from trailhand.games.gwt.facts.codes import EMPTY
from trailhand.games.gwt.solo.reasons import NO_TILE, NOBODY_TO_HIRE
from trailhand.games.gwt.turn import EndTurn


def arriving(level: str = "medium") -> SamTable:
    """He is about to enter Kansas City; nothing lies in the foresights."""
    t = alone(level).at_space("G").foresight(*["none"] * 6).supplies([], [], [])
    return t.job_token(5)


@proves("SAM-KC-01")
def test_he_places_the_bottom_tile_of_each_column() -> None:
    t = arriving().foresight("flood4green", "green", "cowboy", "engineer", "builder", "second")
    t.plays(1)
    assert (t.at("T1"), t.at("T2"), t.at("FLOOD1")) == ("green", "second", "none")
    assert t.state.jobs[4 * 4 + 2] == 2  # the engineer, in the row of the token
    assert t.match.view(YOU)["foresight"] == [
        *("none", "flood4green"),
        *("none", "cowboy"),
        *("none", "builder"),
    ]


@proves("SAM-KC-01")
def test_the_token_goes_on_and_the_market_is_filled_at_a_yellow_arrow() -> None:
    row = alone().box.refill_rows[0] + 1
    t = arriving().job_token(row).job(f"{row}.3", "cowboy").market(stack=["red"] * 9)
    t.foresight("none", "cowboy", "none", "none", "none", "none")
    t.plays(8)
    assert (t.state.job_row, len(t.state.market)) == (row, 7)


@proves("SAM-KC-02")
def test_in_a_last_turn_he_takes_the_tile_above_a_worker() -> None:
    t = arriving().foresight("green", "cowboy", "cowboy", "engineer", "none", "none")
    t.state.last_turns = 1
    t.job_token(13)
    t.plays(1)
    assert t.at("T1") == "green"
    assert t.state.foresight[1] != EMPTY
    skipped = [event["reason"] for event in t.events("sam-skipped")]
    assert skipped == [NOBODY_TO_HIRE, NO_TILE, NO_TILE]


@proves("SAM-KC-03")
def test_he_has_no_income() -> None:
    t = arriving().plays(1)
    assert t.money(SAM) == 0
    assert "income" not in t.names()


@pytest.mark.parametrize(("level", "first"), [("easy", 3), ("medium", 3), ("hard", 4)])
@proves("SAM-KC-04")
def test_his_first_city_is_bloomington_or_peoria_then_he_goes_up(level: str, first: int) -> None:
    t = arriving(level)
    for city in range(first, 10):
        t.at_space("G").plays(1)
        assert t.player(SAM).cities[city] == 1
    t.at_space("G").plays(1)
    assert t.player(SAM).cities[9] == 2  # New York, again and again


@proves("SAM-KC-04")
def test_neither_value_nor_corners_nor_fee_count() -> None:
    t = arriving().cities(SAM, 3, 4)
    t.plays(1)
    assert t.player(SAM).cities[5] == 1  # black corners, value 10


@proves("SAM-KC-05", "SAM-OBJ-01")
def test_third_arrival_on_medium() -> None:
    """EX-SAM-06: Peoria and Chicago are his, so he takes an objective card."""
    t = arriving().cities(SAM, 3, 4).objectives("O01", "O02", "O03", "O04", stack=["O05"])
    t.plays(1)
    assert t.player(SAM).cities[5] == 1
    assert t.pile() == ["O01"]


@proves("SAM-KC-05")
def test_tokens_and_money_are_ignored() -> None:
    t = alone(first_city=3).at_space("G").cities(SAM, 2)
    t.foresight(*["none"] * 6).supplies([], [], [])
    t.plays(1)  # St. Louis and Bloomington: a token for a player
    assert (t.player(SAM).tokens, t.money(SAM), t.player(SAM).cities[3]) == (0, 0, 1)


@proves("SAM-KC-06")
def test_without_a_disc_he_takes_that_of_his_least_station_nearest_the_start() -> None:
    t = arriving().stations(SAM, 3, 4, 6)
    t.sam.discs = 0
    t.plays(1)
    assert t.match.view(YOU)["automaton"]["stations"] == ["4", "6"]
    assert t.player(SAM).cities[3] == 1


@proves("SAM-KC-06")
def test_without_a_station_either_nothing_is_delivered() -> None:
    t = arriving()
    t.sam.discs = 0
    t.plays(1)
    assert sum(t.player(SAM).cities) == 0
    assert t.spot() == "START"


@proves("SAM-KC-06")
def test_discs_come_from_his_supply_first() -> None:
    t = arriving().stations(SAM, 1)
    t.sam.discs = 5
    t.plays(1)
    assert (t.sam.discs, t.player(SAM).stations) == (4, 1)


@proves("SAM-KC-07")
def test_he_returns_to_the_start_and_the_foresights_slide_and_fill() -> None:
    t = arriving().foresight("green", "second", "none", "none", "none", "none")
    t.supplies(["second"], [], [])
    t.plays(1)
    assert t.spot() == "START"
    assert t.match.view(YOU)["foresight"][:2] == ["second", "green"]


def last_worker(t: SamTable) -> SamTable:
    """One worker is missing in the last row of the job market."""
    t.job_token(12).job("12.3", "cowboy")
    t.foresight("none", "none", "none", "builder", "none", "none")
    return t


@proves("SAM-KC-08")
def test_the_player_has_one_last_turn_after_sams_last_worker() -> None:
    t = last_worker(arriving())
    t.plays(1)
    assert (t.player(SAM).job_token, t.his_points()["job_token"]) == (1, 2)
    assert t.seat == YOU
    t.choose("move B", "done")
    assert t.match.over


@proves("SAM-KC-08")
def test_sam_has_one_last_turn_after_the_players_last_worker() -> None:
    t = last_worker(arriving()).at_space("START")
    t.state.last_turns = 2
    t.player(YOU).job_token = 1
    t.match.watch()
    t.only(EndTurn(YOU))
    assert t.match.over
    assert len(t.events("sam-card")) == 1
