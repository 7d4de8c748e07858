"""The station masters of the expansion (NOR1-SM, NOR2-SM)."""

import pytest

from tests.rules.gwt.vocabulary import Table, proves
from tests.rules.north.scenes import board
from trailhand.games.gwt.stations import receive_master


def receives(t: Table, name: str) -> Table:
    """Seat 0 gets a station master tile."""
    t.state.agenda = []
    receive_master(t.state, 0, [m.name for m in t.box.masters].index(name))
    return t.settle()


@proves("NOR1-SM-01", "NOR1-SM-08")
@pytest.mark.parametrize(("stations", "vp"), [((1,), 0), ((1, 4), 3), ((1, 4, 11), 3)])
def test_stations(stations: tuple[int, ...], vp: int) -> None:
    t = receives(board("gwt1").stations(0, *stations), "sm_stations")
    assert t.player(0).permanent == 1
    assert t.points(0)["station_masters"] == vp


@proves("NOR1-SM-02")
def test_certificates_and_buildings() -> None:
    t = receives(board("gwt1").put("A1", "1a@1").put("A2", "2a@1"), "sm_buildings")
    t.choose("certificates 2")
    assert t.player(0).certificates == 2
    assert t.points(0)["station_masters"] == 4


@proves("NOR1-SM-03", "NOR1-SM-08", "NOR1-SM-09")
@pytest.mark.parametrize(("tokens", "vp"), [(0, 0), (1, 0), (2, 5), (3, 5), (4, 10)])
def test_a_store_and_pairs_of_unspent_tokens(tokens: int, vp: int) -> None:
    t = receives(board("gwt1").set(0, tokens=tokens), "sm_store_tokens")
    t.choose("store NG1.1")
    assert t.stores_of(0) == 14
    assert t.points(0)["station_masters"] == vp


@proves("NOR1-SM-03")
def test_the_store_of_a_station_master_may_be_forfeited() -> None:
    t = receives(board("gwt1").hand(0), "sm_store_tokens").choose("skip")
    assert (t.stores_of(0), t.step) == (15, "")


@proves("NOR1-SM-04")
def test_a_token_and_sections_with_a_store() -> None:
    t = board("gwt1").stores(0, "NG1", "NG2", "NP1", "NV2", "NB3")
    receives(t, "sm_token_sections").choose("perform")
    assert t.player(0).tokens == 1
    assert t.points(0)["station_masters"] == 2 * 4
    assert t.stores(0, "NT1", "MON").points(0)["station_masters"] == 2 * 6


@proves("NOR1-SM-05", "NOR1-SM-07")
def test_two_permanent_certificates_count_as_two() -> None:
    t = receives(board("gwt1"), "sm_two_permanent")
    assert t.player(0).permanent == 2
    assert t.points(0)["station_masters"] == 0
    t.owns_master(0, "sm_two_permanent", "sm_certificates").set(0, certificates=1)
    assert t.points(0)["station_masters"] == 6  # 2 + 1 permanent, 1 temporary


@proves("NOR1-SM-06")
def test_twelve_dollars() -> None:
    t = receives(board("gwt1"), "sm_twelve_dollars")
    assert (t.money(0), t.points(0)["station_masters"]) == (12, 0)


@proves("NOR1-SM-09")
def test_tokens_are_worth_nothing_without_the_tile() -> None:
    t = board("gwt1").set(0, tokens=6)
    assert sum(t.points(0).values()) == sum(t.set(0, tokens=0).points(0).values())


@proves("NOR2-SM-01")
def test_a_store_and_stores_in_medium_towns() -> None:
    t = board("gwt2").stores(0, "NG2", "NP2", "NR4", "NR7", "NT2")
    receives(t, "sm_store_medium").choose("store NG1.1")
    assert t.points(0)["station_masters"] == 10
    assert t.stores(0, "NV2", "NB1").points(0)["station_masters"] == 12


@proves("NOR2-SM-02")
def test_a_free_building_and_cattle_of_value_3_to_5() -> None:
    t = board("gwt2", simmental=True, brahman=True).workers(0, builders=1)
    receives(t, "sm_build2_cattle").choose("build 2", "at A1")
    assert (t.at("A1"), t.money(0)) == ("2a@1", 0)
    t.hand(0, "gray", "green", "calf", "brahman").draw(0, "red", "brown3", "heifer", "O01")
    assert t.points(0)["station_masters"] == 3
    t.discard(0, "purple5", "cow")
    assert t.points(0)["station_masters"] == 5
