"""Cards 5, 6, 12 and 15: the engine (SAM-ENGINE)."""

from __future__ import annotations

import pytest

from tests.rules.sam.vocabulary import SAM, YOU, SamTable, alone, printed, proves
from trailhand.games.gwt.solo.reasons import NO_ENGINE


def train(engineers: int, at: float, yours: float = 0) -> SamTable:
    """So many engineers, and the engines on these spaces."""
    t = alone().workers(SAM, 1, 1, engineers).engine(SAM, at).engine(YOU, yours)
    return t.masters(*[master.name for master in t.box.masters[:5]])


def his_stations(t: SamTable) -> list[str]:
    found: list[str] = t.match.view(YOU)["automaton"]["stations"]
    return found


@pytest.mark.parametrize("card", [5, 6, 12, 15])
@proves("SAM-ENGINE-01")
def test_one_space_per_engineer(card: int) -> None:
    assert train(3, 0).plays(card).engine_at(SAM) == 3


@proves("SAM-ENGINE-01")
def test_the_players_engine_is_jumped() -> None:
    assert train(2, 0, yours=2).plays(5).engine_at(SAM) == 3


@pytest.mark.parametrize(("engineers", "end", "stations"), [(4, 4.5, ["1"]), (5, 7.5, ["2"])])
@proves("SAM-ENGINE-02")
def test_he_stops_at_the_farthest_station_within_reach(
    engineers: int, end: float, stations: list[str]
) -> None:
    """EX-SAM-03."""
    t = train(engineers, 3).plays(5)
    assert (t.engine_at(SAM), his_stations(t)) == (end, stations)
    assert t.state.masters.count(-1) == 1
    assert t.state.masters[int(stations[0]) - 1] == -1


@pytest.mark.parametrize("engineers", [1, 2, 3])
@proves("SAM-ENGINE-02")
def test_one_place_before_a_station_he_still_stops_there(engineers: int) -> None:
    t = train(engineers, 4).plays(5)  # the turnout of the first station is the very next place
    assert (t.engine_at(SAM), his_stations(t)) == (4.5, ["1"])


@proves("SAM-ENGINE-07")
def test_one_place_before_a_station_card_15_goes_there() -> None:
    t = train(1, 7).specialty("engineer").plays(15)
    assert (t.engine_at(SAM), his_stations(t)) == (7.5, ["2"])


@proves("SAM-ENGINE-02")
def test_without_a_station_he_goes_the_whole_way() -> None:
    t = train(2, 5).plays(5)
    assert (t.engine_at(SAM), his_stations(t)) == (7, [])


@proves("SAM-ENGINE-03")
def test_an_occupied_turnout_or_one_with_his_disc_is_no_stop() -> None:
    t = train(2, 3, yours=4.5).plays(5)
    assert (t.engine_at(SAM), his_stations(t)) == (5, [])
    t = train(2, 3).stations(SAM, 1).plays(5)
    assert (t.engine_at(SAM), his_stations(t)) == (5, ["1"])


@proves("SAM-ENGINE-04")
def test_the_upgrade_is_free_and_the_station_master_leaves_for_good() -> None:
    t = train(2, 3)
    before, discs = t.state.masters[0], t.sam.discs
    t.plays(5)
    assert (his_stations(t), t.sam.discs, t.money(SAM)) == (["1"], discs - 1, 0)
    assert (t.state.masters[0], t.state.posted[0]) == (-1, -1)
    assert t.sam.sent_away == [before]
    assert sum(t.workers_of_sam()) == 4


@proves("SAM-ENGINE-04")
def test_where_no_station_master_is_none_leaves() -> None:
    t = train(2, 3)
    t.state.masters[0] = -1  # somebody has taken it
    assert t.plays(5).sam.sent_away == []
    t = train(6, 34).plays(5)  # nobody has ever been at the last station
    assert (his_stations(t), t.sam.sent_away, t.state.masters.count(-1)) == (["10"], [], 0)


@proves("SAM-ENGINE-04")
def test_corners_do_not_count() -> None:
    assert his_stations(train(2, 15).plays(5)) == ["5"]


@proves("SAM-ENGINE-05")
def test_without_a_disc_he_moves_that_of_his_least_station() -> None:
    t = train(2, 3).stations(SAM, 4, 3)
    t.sam.discs = 0
    t.plays(5)
    assert his_stations(t) == ["1", "4"]  # even though this one is worth less


@proves("SAM-ENGINE-05")
def test_without_any_disc_the_station_master_stays() -> None:
    t = train(2, 3)
    t.sam.discs = 0
    t.plays(5)
    assert (t.engine_at(SAM), his_stations(t)) == (4.5, [])
    assert t.state.masters[0] >= 0


@proves("SAM-ENGINE-06")
def test_at_the_end_of_the_track_his_engine_leaves_the_game() -> None:
    """EX-SAM-07."""
    t = train(6, 34).plays(5)
    assert (his_stations(t), t.match.view(YOU)["automaton"]["engine"]) == (["10"], "off")
    with printed(6, 2):
        t.at_space("START").plays(6)
    assert t.spot() == "B"
    assert [event["reason"] for event in t.events("sam-skipped")] == [NO_ENGINE]
    assert (his_stations(t), t.match.view(YOU)["automaton"]["engine"]) == (["10"], "off")
    assert t.sam.played == [5, 6]


@proves("SAM-ENGINE-07")
def test_card_15_with_engineers_goes_to_the_next_free_station() -> None:
    t = train(1, 5, yours=7.5).specialty("engineer").plays(15)
    assert (t.engine_at(SAM), his_stations(t)) == (10.5, ["3"])
    t = train(1, 34).specialty("engineer").plays(15)
    assert his_stations(t) == ["10"]


@proves("SAM-ENGINE-07")
def test_card_15_with_another_specialty_is_the_plain_action() -> None:
    assert train(1, 5).specialty("cowboy").plays(15).engine_at(SAM) == 6


@proves("SAM-ENGINE-08")
def test_from_a_turnout_he_goes_on_to_the_next_space() -> None:
    t = train(1, 4.5).stations(SAM, 1).plays(5)
    assert t.engine_at(SAM) == 5
