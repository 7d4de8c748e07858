"""Placing a store (NOR1-STORE, NOR2-STORE)."""

import pytest

from tests.rules.gwt.vocabulary import fresh, proves
from tests.rules.north.scenes import (
    BELL_CITY,
    FIRST_BIG,
    FIRST_BIG_NAME,
    board,
    both_boards,
    chooses_aux,
    delivers,
    places_store,
)
from trailhand.core.rng import seeded


@both_boards
@proves("NOR1-STORE-01", "NOR2-STORE-01", "NOR1-BELL-01", "NOR2-BELL-01")
def test_stores_leave_the_annex_bell_by_bell(game: str) -> None:
    for left in range(16):
        t = board(game).stores_left(0, left)
        assert t.bells(0) == (15 - left) // 3
        assert t.match.view(0)["north"]["stores_left"] == [left, 15]
        assert t.match.view(0)["north"]["bells"] == [(15 - left) // 3, 0]
        towns = t.match.view(0)["north"]["towns"].values()
        assert any(town["access"] for town in towns) == (left > 0)


@both_boards
@proves("NOR1-STORE-02")
def test_one_store_per_player_and_town(game: str) -> None:
    t = places_store(board(game).stores(0, "NG1").set(0, money=5))
    t.expect_refusal("store NG1.2", "NOR1-STORE-02")
    t.choose("store NG2.1")
    assert t.match.view(0)["north"]["towns"]["NG2"]["stores"] == [0, -1, -1, -1]


@both_boards
@proves("NOR1-STORE-03", "NOR1-STORE-07")
def test_a_trade_space_holds_one_store_and_there_is_one_for_everybody(game: str) -> None:
    t = board(game, seats=4)
    for other in (1, 2, 3):
        t.stores(other, "NG1")
    places_store(t)
    assert t.match.view(0)["north"]["towns"]["NG1"]["stores"] == [1, 2, 3, 0]


@both_boards
@proves("NOR1-STORE-03")
def test_a_taken_trade_space_is_refused(game: str) -> None:
    t = board(game).stores(1, "NG2.1").stores(0, "NG1")
    places_store(t).expect_refusal("store NG2.1", "NOR1-STORE-03")


@both_boards
@proves("NOR1-STORE-04", "NOR1-STORE-05")
def test_the_town_hall_gives_access_to_everybody_at_any_time(game: str) -> None:
    for seat in (0, 1):
        t = places_store(board(game), optional=True, seat=seat)
        assert t.open_towns() == {"NG1"}
    t.expect_refusal("store NG2.1", "NOR1-STORE-04")


@both_boards
@proves("NOR1-STORE-04")
def test_a_disc_on_a_city_of_the_strip_gives_access_to_what_its_rails_reach(game: str) -> None:
    reached = {
        1: {"NG1", FIRST_BIG[game]},
        2: {"NG1", FIRST_BIG[game], "NP1"},
        3: {"NG1", "NB1", "MIL"},
        4: {"NG1", "NT1"},
        5: {"NG1", "TOR"},
        6: {"NG1", "NV1"},
        7: {"NG1"},
    }
    for city, towns in reached.items():
        t = places_store(board(game).cities(0, city).set(0, money=9), optional=True)
        assert t.open_towns() == towns, city


@both_boards
@proves("NOR1-STORE-05")
def test_discs_on_the_emblem_of_kansas_city_give_no_access(game: str) -> None:
    t = places_store(board(game).cities(0, 0, 0), optional=True)
    assert t.open_towns() == {"NG1"}


@both_boards
@proves("NOR1-STORE-06")
def test_rails_through_switches_are_direct_and_work_both_ways(game: str) -> None:
    big = FIRST_BIG[game]
    t = places_store(board(game).stores(0, big), optional=True)
    assert t.open_towns() == {"NG1", "NG3", "NG4"}  # NG4 through a switch of the line to NG3
    back = places_store(board(game).stores(0, "NG3"), optional=True)
    assert back.open_towns() == {"NG1", big}


@both_boards
@proves("NOR1-STORE-04", "NOR1-STORE-07")
def test_stores_and_discs_of_others_give_no_access(game: str) -> None:
    t = board(game).stores(1, "NG1", "NG2", FIRST_BIG[game]).cities(1, *range(16))
    assert places_store(t, optional=True).open_towns() == {"NG1"}


@both_boards
@proves("NOR1-STORE-08")
def test_a_cost_is_paid_in_full_to_the_bank(game: str) -> None:
    t = places_store(board(game).stores(0, "NG1", "NB1").set(0, money=2), optional=True)
    t.expect_refusal("store DEN.4", "NOR1-STORE-08")
    t.choose("store DEN.2")
    assert t.money(0) == 0
    assert t.money(1) == 0


@both_boards
@proves("NOR1-STORE-09", "NOR2-STORE-02")
def test_a_money_bonus_is_taken_in_full(game: str) -> None:
    big = FIRST_BIG[game]
    t = places_store(board(game).stores(0, "NG1"))
    t.choose(f"store {big}.1")
    assert (t.money(0), t.step) == (2, "")


@pytest.mark.parametrize(
    ("near", "spot", "taken"), [("MEM", "NG4.1", "tokens"), ("NR3", "NR5.1", "certificates")]
)
@proves("NOR1-STORE-10")
def test_an_action_of_a_trade_space_is_performed_or_forfeited(
    near: str, spot: str, taken: str
) -> None:
    yes, no = {"tokens": ("perform", "skip"), "certificates": ("certificates 1", "certificates 0")}[
        taken
    ]
    t = places_store(board("gwt1").stores(0, near)).choose(f"store {spot}", yes)
    assert getattr(t.player(0), taken) == 1
    t = places_store(board("gwt1").stores(0, near)).choose(f"store {spot}", no)
    assert getattr(t.player(0), taken) == 0
    assert t.step == ""


@both_boards
@proves("NOR1-STORE-10", "NOR1-STORE-20")
def test_an_objective_card_of_a_trade_space_is_the_action_of_the_base_game(game: str) -> None:
    t = board(game).cities(0, 6).objectives("O03", "O09", stack=["O11"])
    places_store(t).choose("store NV1.1")
    assert t.options() == ["objective O03", "objective O09", "objective blind", "skip"]
    t.choose("objective O09")
    assert t.in_discard(0) == ["O09"]
    assert t.words(t.state.display) == ["O03", "O11"]


@both_boards
@proves("NOR1-STORE-11")
def test_a_worse_space_may_be_chosen(game: str) -> None:
    big = FIRST_BIG[game]
    t = places_store(board(game).stores(0, "NG1")).choose(f"store {big}.2")
    assert t.money(0) == 0
    assert t.match.view(0)["north"]["towns"][big]["stores"] == [-1, 0, -1, -1]


@both_boards
@proves("NOR1-STORE-12")
def test_a_small_town_does_nothing_more(game: str) -> None:
    t = places_store(board(game).set(0, money=9), optional=True).choose("store NG1.1")
    assert (t.step, t.money(0), t.player(0).tokens) == ("", 9, 0)


@both_boards
@proves("NOR1-STORE-13", "NOR1-STAT-01", "NOR1-STAT-02")
def test_the_station_of_a_station_town_is_upgraded_now_or_never(game: str) -> None:
    t = board(game).stores(0, FIRST_BIG[game]).set(0, money=7)
    places_store(t).choose("store NG3.1")
    assert t.options() == ["skip", "upgrade"]
    t.choose("skip")
    assert t.player(0).stations == 0
    places_store(t, optional=True).expect_refusal("store NG3.2", "NOR1-STORE-02")


@both_boards
@proves("NOR1-STORE-14")
def test_the_tile_of_a_medium_town_acts_for_everybody_once(game: str) -> None:
    tile = "MT1_ENGINE_3" if game == "gwt1" else "MT2_ENGINE_3"
    t = board(game).medium("NG2", tile).stores(0, "NG1").stores(1, "NG1")
    places_store(t).choose("store NG2.1", "engine 3")
    places_store(t, seat=1).choose("store NG2.2", "skip")
    assert (t.engine_at(0), t.engine_at(1)) == (3, 0)
    places_store(t, optional=True).expect_refusal("store NG2.3", "NOR1-STORE-02")


@both_boards
@proves("NOR1-STORE-15", "NOR1-DELIV-01")
def test_a_store_opens_a_big_city_for_deliveries_at_once(game: str) -> None:
    name = FIRST_BIG_NAME[game]
    t = delivers(board(game).stores(0, "NG1"), 3)
    assert name not in t.city_names()
    t.expect_refusal(f"deliver {t.city(name)}", "NOR1-DELIV-01")
    t = delivers(board(game).stores(0, "NG1", FIRST_BIG[game]), 3)
    assert name in t.city_names()


@both_boards
@proves("NOR1-STORE-16", "NOR2-BELL-02")
def test_stores_stay_and_bells_never_close_again(game: str) -> None:
    t = fresh(game, seats=2, seed=3, north=True)
    chance = seeded(8)
    before: dict[str, list[int]] = {}
    bells = 0
    while t.match.numbers:
        t.match.play(chance.below(len(t.match.numbers)))
        towns = {name: town["stores"] for name, town in t.match.view(0)["north"]["towns"].items()}
        for name, stores in before.items():
            assert all(old in (-1, new) for old, new in zip(stores, towns[name], strict=True))
        assert t.bells(0) >= bells
        before, bells = towns, t.bells(0)


@proves("NOR1-STORE-17")
def test_first_the_trade_space_then_the_bell_then_the_town() -> None:
    t = board("gwt1").stores(0, "NR3", "NV1", "NV2", "NT1", "NT2")
    places_store(t).choose("store NR5.1")
    assert (t.bells(0), t.step) == (2, "GainCertificates")  # of the trade space
    t.choose("certificates 0")
    assert t.step == "Offer"  # of the bell
    t = board("gwt1").stores_left(0, 11).stores(0, "NG1").medium("NG2", "MT1_ENGINE_3")
    places_store(t).choose("store NG2.1")
    assert (t.bells(0), t.step) == (2, "Offer")
    t.choose("perform")
    assert (t.player(0).tokens, t.step) == (1, "EngineForward")


@both_boards
@proves("NOR1-STORE-18")
def test_after_the_discard_the_store_may_be_forfeited(game: str) -> None:
    t = chooses_aux(board(game).hand(0, "green").set(0, money=1)).choose("aux store", "skip")
    assert (t.in_discard(0), t.stores_of(0), t.step) == (["green"], 15, "")


@proves("NOR1-STORE-18")
def test_a_store_without_requirement_may_be_skipped_outright() -> None:
    t = board("gwt1").sides("aaaaaaaaaaab").put("A1", "12b@1").stands(0, "A1")
    t.choose("use 1", "done")
    assert t.stores_of(0) == 15


@proves("NOR1-STORE-19", "NOR1-SM-03")
def test_a_store_may_bring_about_another_which_is_resolved_first() -> None:
    t = board("gwt1").stores(0, "MEM").workers(0, cowboys=2).set(0, money=7)
    t.masters("", "", "", "", "", "sm_store_tokens", "").medium("NG2", "MT1_ENGINE_3")
    t.stores(0, "NG1")
    places_store(t, 2).choose("store NG3.1", "upgrade", "disc aux_dollar", "master cowboy")
    assert t.step == "PlaceStore"  # of the station master
    t.choose("store NG2.1")
    assert t.step == "EngineForward"
    t.choose("engine 1")
    assert t.step == "PlaceStore"  # the second of the outer action
    assert t.stores_of(0) == 11


@both_boards
@proves("NOR1-STORE-21")
def test_a_town_that_cannot_be_entered_gives_no_access_to_what_lies_behind(game: str) -> None:
    t = board(game).cities(0, 3).stores(1, "DEN.1")
    t.stores(0, "NB1")
    places_store(t.set(0, money=1), optional=True)
    assert t.open_towns() == {"NG1", "NB2", "NB3", "MIL"}  # not Denver, nor what NB3 leads to
    t.expect_refusal(f"store {BELL_CITY[game]}.1", "NOR1-STORE-04")
    t.expect_refusal("store DEN.2", "NOR1-STORE-08")


@both_boards
@proves("NOR1-STORE-22")
def test_a_disc_on_a_big_city_adds_no_access(game: str) -> None:
    t = board(game)
    t.cities(0, t.city("Milwaukee"))
    assert places_store(t, optional=True).open_towns() == {"NG1"}
