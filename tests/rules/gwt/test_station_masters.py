"""Station master tiles (GWT-SM)."""

import pytest

from tests.rules.gwt.vocabulary import EDITIONS, Table, both_editions, fresh, proves, table
from trailhand.games.gwt.kansas_city import Income

BOTH = ["sm_workers", "sm_objectives", "sm_hazards", "sm_village", "sm_certificates"]
ONLY_2E = ["sm_stations", "sm_buildings", "sm_two_permanent", "sm_twelve_dollars"]
TILES = {"gwt1": set(BOTH), "gwt2": {*BOTH, *ONLY_2E}}

# What a tile gives when it is taken (dollars, permanent certificates, certificate spaces) and
# the points of its task for the belongings of `belongings` below.
TASKS = [
    ("sm_workers", 2, 0, 0, 5),
    ("sm_objectives", 0, 0, 0, 3),
    ("sm_hazards", 0, 1, 0, 6),
    ("sm_village", 0, 1, 0, 6),
    ("sm_certificates", 0, 1, 0, 3),
    ("sm_stations", 0, 1, 0, 3),
    ("sm_buildings", 0, 0, 2, 6),
    ("sm_two_permanent", 0, 2, 0, 0),
    ("sm_twelve_dollars", 12, 0, 0, 0),
]
CASES = [(game, *row) for game in EDITIONS for row in TASKS if row[0] in TILES[game]]


def upgrades(t: Table, master: str, station: int = 1, seat: int = 0) -> Table:
    """A seat stops at a station with a tile beside it, upgrades and is asked about the tile."""
    names = ["", "", "", "", ""]
    names[station - 1] = master
    t.masters(*names).engine(seat, [4, 7, 10, 13, 16][station - 1])
    t.stands(seat, "G", money=10).choose("use 1", f"engine {3 * station + 1}.5", "upgrade")
    return t.choose("disc aux_dollar")


def belongings(t: Table) -> Table:
    """Five or six of each thing that a task counts; nothing needs a decision."""
    t.area(0, "S1", "S2", "O01").hazards(0, *["flood2green"] * 5).set(0, green=2, second=3)
    t.stations(0, 8, 9).put("A1", "1a@1").put("A2", "2a@1").put("A3", "3a@1")
    return t


@both_editions
@pytest.mark.parametrize("station", [1, 2, 3, 4, 5])
@proves("GWT-SM-01")
def test_the_tile_beside_a_station_may_be_taken_right_after_the_upgrade(
    game: str, station: int
) -> None:
    t = upgrades(table(game).workers(0, cowboys=2), "sm_workers", station)
    assert t.options() == ["master cowboy", "skip"]
    t.choose("master cowboy")
    assert t.points(0)["station_masters"] == 3
    assert t.state.masters == [-1] * 5


@both_editions
@proves("GWT-SM-01")
def test_the_tile_may_be_left_and_there_may_be_none(game: str) -> None:
    t = upgrades(table(game).workers(0, cowboys=2), "sm_workers").choose("skip")
    assert (t.points(0)["station_masters"], t.player(0).workers) == (0, [2, 1, 1])
    t.workers(0, cowboys=2).engine(0, 21).stands(0, "C", money=20)
    t.choose("use 3", "engine 21.5", "upgrade", "disc cert_4")
    assert t.step == "UseLocation"  # station 6 has no place for a tile


@both_editions
@pytest.mark.parametrize(
    ("row", "left"), [("cowboy", [4, 3, 2]), ("builder", [5, 2, 2]), ("engineer", [5, 3, 1])]
)
@proves("GWT-SM-02")
def test_the_rightmost_hired_worker_of_any_row_goes_to_the_slot(
    game: str, row: str, left: list[int]
) -> None:
    t = upgrades(table(game).workers(0, 5, 3, 2), "sm_hazards")
    assert t.options("master") == ["master builder", "master cowboy", "master engineer"]
    t.choose(f"master {row}")
    assert t.player(0).workers == left
    assert t.points(0)["workers"] == (0 if row == "cowboy" else 4)  # column 5 of the cowboys


@both_editions
@proves("GWT-SM-02")
def test_the_worker_in_the_slot_stays_there(game: str) -> None:
    t = upgrades(table(game).workers(0, cowboys=2), "sm_hazards").choose("master cowboy", "done")
    t.engine(0, 20).engine(1, 4).workers(1, builders=3)
    t.stands(1, "G", money=10).choose("use 1", "engine 4.5", "upgrade", "disc aux_dollar")
    assert t.step == "UseLocation"  # seat 1 finds a worker there, and no tile
    assert (t.player(0).workers, t.player(1).workers) == ([1, 1, 1], [1, 3, 1])


@both_editions
@proves("GWT-SM-03")
def test_printed_workers_do_not_become_station_masters(game: str) -> None:
    t = upgrades(table(game).workers(0, builders=2), "sm_workers")
    t.expect_refusal("master cowboy", "GWT-SM-03").expect_refusal("master engineer", "GWT-SM-03")
    assert t.options() == ["master builder", "skip"]
    t = upgrades(table(game), "sm_workers")  # nobody was hired
    assert (t.step, t.points(0)["station_masters"]) == ("UseLocation", 0)


@both_editions
@proves("GWT-SM-04")
def test_a_tile_that_was_left_cannot_be_taken_on_a_later_visit(game: str) -> None:
    t = upgrades(table(game).workers(0, cowboys=2), "sm_workers").choose("skip", "done")
    t.engine(0, 4).workers(0, cowboys=3).stands(0, "C", money=20).choose("use 3", "engine 4.5")
    assert (t.step, t.engine_at(0)) == ("UseLocation", 4.5)
    assert t.points(0)["station_masters"] == 0


@both_editions
@proves("GWT-SM-05")
def test_the_action_on_a_tile_is_performed_at_once_or_forfeited(game: str) -> None:
    t = table(game).workers(0, cowboys=3).put("ROCK1", "rockfall3black").put("T5", "green")
    upgrades(t, "sm_objectives").choose("master cowboy")
    assert t.options() == ["choose 1", "choose 2", "skip"]
    money = t.money(0)
    t.choose("skip")
    assert (t.at("ROCK1"), t.at("T5"), t.money(0)) == ("rockfall3black", "green", money)
    assert t.options() == ["done", "use 2"]  # the chance is gone


@both_editions
@proves("GWT-SM-05")
def test_the_tile_with_two_halves_gives_a_free_hazard_or_a_village_tile(game: str) -> None:
    for half, hazard_points, green in (("choose 1", 3, 0), ("choose 2", 0, 1)):
        t = table(game).workers(0, cowboys=3).put("ROCK1", "rockfall3black").put("T7", "green")
        upgrades(t, "sm_objectives").choose("master cowboy", half)  # one tile to choose from
        assert (t.points(0)["hazards"], t.player(0).green) == (hazard_points, green)
        assert t.money(0) == 8 + 6 * green  # the station cost two


@both_editions
@proves("GWT-SM-06")
def test_a_permanent_certificate_counts_in_every_later_income(game: str) -> None:
    t = upgrades(table(game).workers(0, cowboys=2), "sm_hazards").choose("master cowboy")
    for _ in range(2):
        t.hand(0, "white", "white").set(0, money=0, certificates=0).only(Income(0))
        assert t.money(0) == 3
        assert "deliver 2" not in t.options()  # four are needed, and there are 2 + 1


@proves("GWT-SM-06")
def test_two_permanent_certificates_on_a_tile_count_two() -> None:
    t = upgrades(table("gwt2").workers(0, cowboys=2), "sm_two_permanent").choose("master cowboy")
    t.hand(0, "white").set(0, money=0).only(Income(0))
    assert t.money(0) == 4
    t.choose("deliver 2")
    assert t.step == "PlaceDisc"


@both_editions
@proves("GWT-SM-07")
def test_five_of_the_tiles_of_the_edition_are_in_play(game: str) -> None:
    seen: set[str] = set()
    for seed in range(30):
        t = fresh(game, seed=seed)
        names = {t.box.masters[tile].name for tile in t.state.masters}
        assert len(names) == 5
        seen |= names
    assert seen == TILES[game]


@pytest.mark.parametrize(
    ("game", "master", "dollars", "permanent", "certificates", "points"), CASES
)
@proves("GWT-SM-07")
def test_every_tile_gives_what_is_printed_and_scores_its_task(
    game: str, master: str, dollars: int, permanent: int, certificates: int, points: int
) -> None:
    t = upgrades(belongings(table(game)).workers(0, 2, 3, 1), master)
    t.choose("master cowboy", *(["certificates 2"] if certificates else []))
    assert t.money(0) == 8 + dollars
    assert (t.player(0).permanent, t.player(0).certificates) == (permanent, certificates)
    t.set(0, certificates=2)
    assert t.points(0)["station_masters"] == points


@both_editions
@proves("GWT-SM-08")
def test_a_builder_given_up_does_not_build_or_score_any_more(game: str) -> None:
    t = table(game).workers(0, builders=5)
    assert t.points(0)["workers"] == 4
    upgrades(t, "sm_workers").choose("master builder")
    assert (t.points(0)["workers"], t.points(0)["station_masters"]) == (0, 6)
    t.stands(0, "B", money=40).choose("use 2").expect_refusal("build 7", "GWT-BUILD-02")


@both_editions
@proves("GWT-SM-08")
def test_an_engineer_given_up_does_not_drive_any_more(game: str) -> None:
    t = upgrades(table(game).workers(0, engineers=3), "sm_workers").choose("master engineer")
    t.engine(0, 17).stands(0, "C").choose("use 3")
    assert t.options() == ["engine 18", "engine 19"]


@both_editions
@proves("GWT-SM-08")
def test_a_cowboy_given_up_does_not_buy_any_more(game: str) -> None:
    t = table(game).workers(0, cowboys=2).market("yellow", stack=["red"])
    upgrades(t, "sm_workers").choose("master cowboy").stands(0, "E", money=40).choose("use 2")
    t.expect_refusal("buy yellow 2+3", "GWT-BUY-03")
