"""Setting up the expansion board (NOR1-SETUP, NOR2-SETUP)."""

from collections import Counter

import pytest

from tests.rules.gwt.test_setup import FIVE_MASTERS, NINE_MASTERS
from tests.rules.gwt.vocabulary import Table, fresh, proves, table
from tests.rules.north.scenes import both_boards, places_store
from trailhand.games.gwt.modules.north.board import north

NEW_FIRST = {
    *("sm_stations", "sm_buildings", "sm_store_tokens"),
    *("sm_token_sections", "sm_two_permanent", "sm_twelve_dollars"),
}
NEW_SECOND = {"sm_store_medium", "sm_build2_cattle"}
SEEDS = range(12)


def dealt(t: Table) -> list[str]:
    """The station masters of the tracks and the station towns."""
    return list(t.match.view(0)["masters"])


@proves("NOR1-SETUP-01")
def test_all_else_is_set_up_as_in_the_base_game() -> None:
    plain, t = fresh("gwt1", seats=3, seed=4), fresh("gwt1", seats=3, seed=4, north=True)
    assert (len(t.state.market), len(t.state.display)) == (len(plain.state.market), 4)
    assert sorted(p.money for p in t.state.players) == sorted(p.money for p in plain.state.players)
    assert t.state.jobs.count(-1) == plain.state.jobs.count(-1)


@both_boards
@proves("NOR1-SETUP-02", "NOR2-SETUP-02")
def test_the_strip_of_the_expansion_covers_that_of_the_base_board(game: str) -> None:
    names = [city.name for city in fresh(game, north=True).box.cities]
    first = ["Columbia", "St. Louis", "Chicago", "Detroit", "Cleveland", "Pittsburgh"]
    second = ["Fulton", "St. Louis", "Bloomington", "Chicago", "Toledo", "Harrisburg"]
    assert names[1:7] == (first if game == "gwt1" else second)
    assert len(names) == 8 + 8


@both_boards
@proves("NOR1-SETUP-03")
def test_track_turnouts_stations_and_crosses_stay(game: str) -> None:
    plain, box = fresh(game).box, fresh(game, north=True).box
    assert box.turnout == plain.turnout
    assert box.crosses == plain.crosses
    assert box.station_position == plain.station_position
    assert box.station_cost[:10] == plain.station_cost


@both_boards
@proves("NOR1-SETUP-04", "NOR2-SETUP-02")
def test_six_of_the_ten_medium_town_tiles_lie_open(game: str) -> None:
    seen: set[str] = set()
    layouts = set()
    for seed in SEEDS:
        towns = fresh(game, seed=seed, north=True).match.view(1)["north"]["towns"]
        tiles = [town["tile"] for town in towns.values() if town["kind"] == "medium"]
        assert len(tiles) == 6
        assert max(Counter(tiles).values()) <= 2
        seen |= set(tiles)
        layouts.add(tuple(tiles))
    assert len(seen) == 5
    assert len(layouts) > 6


@proves("NOR1-SETUP-05")
def test_eleven_station_masters_of_the_first_edition_five_two_and_four() -> None:
    corners = set()
    for seed in SEEDS:
        t = fresh("gwt1", seed=seed, north=True)
        board = t.match.view(1)["north"]
        beside = board["beside"]
        assert [city["name"] for city in board["cities"] if city["master"]] == ["New York City"]
        assert [city["id"] for city in board["cities"]][6:10] == ["6", "7", "MEM", "DEN"]
        assert (len(dealt(t)), len(beside)) == (7, 4)
        assert {*dealt(t), *beside} == FIVE_MASTERS | NEW_FIRST
        corners.add(dealt(t)[6])
    assert len(corners) > 3
    assert [fresh("gwt1", north=True).box.station_slot[s] for s in (4, 5, 10, 11)] == [4, -1, 5, 6]


@proves("NOR1-SETUP-06")
def test_buildings_11_and_12_have_one_side_for_everybody() -> None:
    t = fresh("gwt1", seats=3, north=True, sides="abababababba")
    assert t.match.view(0)["sides"] == "abababababba"
    assert all({11, 12} <= set(p["unbuilt"]) for p in t.match.view(0)["players"])


@proves("NOR1-SETUP-07")
def test_tiles_that_exist_twice_are_used_once() -> None:
    box = fresh("gwt1", north=True).box
    names = [master.name for master in box.masters]
    assert len(names) == len(set(names)) == 11
    assert box.buildings.count(11) == 1


@proves("NOR1-SETUP-08")
def test_an_annex_with_a_disc_15_stores_and_a_token_each() -> None:
    t = fresh("gwt1", seats=4, north=True)
    for seat, player in enumerate(t.match.view(0)["players"]):
        assert (player["discs"]["aux_store"], player["tokens"]) == (1, 1)
        assert t.stores_of(seat) == 15
    assert fresh("gwt1").player(0).tokens == 0


@proves("NOR1-SETUP-09", "NOR1-TOKEN-04")
def test_the_supply_of_tokens_never_runs_out() -> None:
    t = table("gwt1", north=True).set(1, tokens=40).stores(0, "NG1", "MEM")
    places_store(t).choose("store NG4.1", "perform")
    assert t.player(0).tokens == 1


@proves("NOR2-SETUP-01", "NOR2-SETUP-09")
def test_the_second_edition_forms_stack_and_display_once_with_the_new_cards() -> None:
    shown = set()
    for seed in range(40):
        t = fresh("gwt2", seats=4, seed=seed, north=True)
        assert len(t.state.display) == 4
        assert len(t.state.display + t.state.objective_stack) == 28
        shown |= set(t.words(t.state.display))
    assert {"N1", "N2", "N3", "N4"} <= shown


@proves("NOR2-SETUP-03")
def test_eleven_station_masters_of_the_second_edition_seven_in_play() -> None:
    seen = set()
    for seed in SEEDS:
        t = fresh("gwt2", seed=seed, north=True)
        assert len(set(dealt(t))) == 7
        assert t.match.view(0)["north"]["beside"] == []
        seen |= set(dealt(t))
    assert seen == NINE_MASTERS | NEW_SECOND


@proves("NOR2-SETUP-04")
def test_building_13_an_annex_and_no_second_token() -> None:
    t = fresh("gwt2", seats=3, north=True)
    for seat in range(3):
        player = t.match.view(seat)["players"][seat]
        assert 13 in player["unbuilt"]
        assert (player["tokens"], t.stores_of(seat), player["discs"]["aux_store"]) == (1, 15, 1)


@pytest.mark.parametrize(
    ("options", "deck", "starting"),
    [
        ({"north": True}, 28, 5),
        ({"north": True, "brahman": True}, 32, 6),
        ({"north": True, "simmental": True}, 32, 6),
        ({"brahman": True}, 24, 4),
        ({"simmental": True}, 24, 4),
        ({}, 24, 4),
    ],
)
@proves("NOR2-SETUP-05", "NOR2-SETUP-06", "NOR2-SETUP-07", "NOR2-SETUP-08", "BRA-SETUP-06")
def test_objective_decks(options: dict[str, bool], deck: int, starting: int) -> None:
    t = fresh("gwt2", seats=4, **options)
    state = t.state
    assert len(state.display + state.objective_stack) == deck
    owned = [t.words(player.area) for player in state.players]
    assert all(len(area) == 1 for area in owned)
    assert 4 + sum(1 for card in state.gone if card >= 32) == starting


@proves("NOR2-SETUP-05", "NOR2-SETUP-06")
def test_the_new_starting_objectives_may_be_dealt() -> None:
    dealt_cards = set()
    for seed in range(20):
        t = fresh("gwt2", seats=4, seed=seed, north=True, brahman=True)
        dealt_cards |= {word for player in t.state.players for word in t.words(player.area)}
    assert dealt_cards == {"S1", "S2", "S3", "S4", "NS", "ORS"}


@both_boards
@proves("NOR1-SETUP-04")
def test_the_tiles_that_leave_the_game_are_kept_nowhere(game: str) -> None:
    part = north(fresh(game, north=True).state)
    assert len(part.tiles_laid) == 6
