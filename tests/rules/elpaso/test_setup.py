"""Setting up (ELP-SETUP, ELP-OPT)."""

from __future__ import annotations

import pytest

import trailhand as th
from tests.rules.elpaso.vocabulary import fresh, proves
from trailhand.core.rng import seeded
from trailhand.core.step import playout

SEEDS = range(40)
LETTERED = {"NB": "B", "NC": "C", "ND": "D", "NE": "E", "NF": "F", "NG": "G"}


def neutral_places(seed: int, neutral: str) -> dict[str, str]:
    trail = fresh(2, seed, neutral=neutral).match.view(0)["trail"]
    return {node: tile for node, tile in trail.items() if node != "EP"}


@proves("ELP-SETUP-01", "ELP-OPT-01")
def test_neutral_buildings_lie_on_their_letters_or_are_shuffled() -> None:
    assert {fresh(2, seed).at("EP") for seed in SEEDS} == {"EP"}
    assert all(neutral_places(seed, "fixed") == LETTERED for seed in SEEDS)
    shuffled = [neutral_places(seed, "random") for seed in SEEDS]
    assert all(sorted(places.values()) == sorted("BCDEFG") for places in shuffled)
    assert len({tuple(places.values()) for places in shuffled}) > 30
    assert fresh(2).match.options["neutral"] == "fixed"


@proves("ELP-SETUP-02", "ELP-OPT-02")
def test_every_train_card_lies_on_recto_or_verso() -> None:
    assert fresh(2).match.view(0)["train"] == "rrrr"
    assert fresh(2, train="verso").match.view(0)["train"] == "vvvv"
    assert fresh(2, train="1r2v3r4v").match.view(0)["train"] == "rvrv"
    assert fresh(2, train="vrrr").match.view(0)["train"] == "vrrr"
    assert len({fresh(2, seed, train="random").match.view(0)["train"] for seed in SEEDS}) > 8
    with pytest.raises(th.InvalidSetup, match="option 'train' is recto, verso, random or one"):
        fresh(2, train="rvr")


@proves("ELP-SETUP-03")
def test_three_tiles_of_each_kind_lie_face_up() -> None:
    t = fresh(3)
    view = t.match.view(0)
    assert (view["objective_pile"], view["bonus_pile"]) == (17, 17)
    assert len(set(view["objectives"])) == len(set(view["bonuses"])) == 3
    assert len({tuple(fresh(2, seed).state.objective_row) for seed in SEEDS}) > 30


@proves("ELP-SETUP-04")
def test_the_market_is_complete_for_any_number_of_players_and_never_refilled() -> None:
    full = {"black_angus": 8, "corriente": 10, "shorthorn": 8, "hereford": 6}
    assert [fresh(seats).match.view(0)["market"] for seats in (2, 3, 4)] == [full] * 3
    for seed in range(5):
        match = fresh(4, seed).match
        playout(match.state, seeded(seed))
        assert all(match.view(0)["market"][breed] <= full[breed] for breed in full)


@proves("ELP-SETUP-05", "ELP-OPT-03")
def test_every_pile_of_buildings_shows_one_side_for_the_whole_game() -> None:
    assert fresh(2).match.view(0)["sides"] == "aaaaaa"
    assert fresh(2, sides="b").match.view(0)["sides"] == "bbbbbb"
    match = fresh(2, sides="1a2b3a4a5b6a").match
    assert match.view(0)["sides"] == "abaaba"
    playout(match.state, seeded(3))
    assert match.view(0)["sides"] == "abaaba"
    sides = dict(zip("123456", "abaaba", strict=True))
    built = [tile for tile in match.view(0)["trail"].values() if "@" in tile]
    assert all(sides[tile[0]] == tile[1] for tile in built)
    assert len({fresh(2, seed, sides="random").match.view(0)["sides"] for seed in SEEDS}) > 20


@proves("ELP-SETUP-06", "ELP-SETUP-08")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_takes_one_worker_of_each_type_from_the_supply(seats: int) -> None:
    view = fresh(seats).match.view(0)
    each = {"cowboy": 1, "engineer": 1, "builder": 1, "joker": 1}
    assert [player["area"] for player in view["players"]] == [each] * seats
    assert view["supply"] == dict.fromkeys(each, 12 - seats)


@proves("ELP-SETUP-07")
def test_the_simmental_pile_depends_on_the_number_of_players() -> None:
    assert [fresh(seats).match.view(0)["simmentals"] for seats in (2, 3, 4)] == [9, 14, 19]


@proves("ELP-SETUP-09")
def test_seven_discs_leave_the_base_levels_of_slots_one_and_three_open() -> None:
    player = fresh(2).match.view(0)["players"][0]
    assert player["discs"] == [
        "D_AUX1_UP",
        "D_AUX2",
        "D_AUX3_UP",
        "D_AUX4",
        "D_PERM_CERT",
        "D_HAND",
        "D_MOVE",
    ]
    assert (player["certificates"], player["markers"], player["rancher"]) == (0, 2, "off")
    assert player["posts"] == {}


@proves("ELP-SETUP-10")
def test_everybody_draws_four_of_ten_starting_cards() -> None:
    for seat in range(3):
        player = fresh(3).player(seat)
        assert (len(player.hand), len(player.draw), player.discard) == (4, 6, [])
    assert len({tuple(sorted(fresh(2, seed).player(0).hand)) for seed in SEEDS}) > 8


@proves("ELP-SETUP-11")
def test_in_turn_order_everybody_takes_one_face_up_objective_tile() -> None:
    t = fresh(3, start=1)
    shown = t.match.view(0)["objectives"]
    assert t.options() == ["objective 1", "objective 2", "objective 3"]
    with pytest.raises(th.InvalidChoice):
        t.choose("objective blind")
    order = []
    for choice in ("objective 2", "objective 1", "objective 3"):
        order.append(t.seat)
        t.choose(choice)
    assert order == [1, 2, 0]
    assert t.tiles_of(1) == [shown[1]]
    assert [len(t.tiles_of(seat)) for seat in range(3)] == [1, 1, 1]
    view = t.match.view(0)
    assert (view["objective_pile"], len(view["objectives"]), t.step) == (14, 3, "PlaceRancher")
    assert "" not in view["objectives"]
    assert view["objectives"][1] != shown[1]


@proves("ELP-SETUP-12")
@pytest.mark.parametrize("first", [0, 2])
def test_later_players_start_with_more(first: int) -> None:
    t = fresh(4, start=first)
    seats = [(first + order) % 4 for order in range(4)]
    assert [t.money(seat) for seat in seats] == [4, 5, 4, 5]
    assert [t.player(seat).tokens for seat in seats] == [1, 1, 2, 2]


@proves("ELP-SETUP-13")
def test_the_start_player_is_drawn_at_random() -> None:
    assert {fresh(4, seed).seat for seed in SEEDS} == {0, 1, 2, 3}
    assert fresh(4, start=2).seat == 2


@proves("ELP-SETUP-14")
def test_hands_and_orders_are_hidden_and_everything_else_is_public() -> None:
    t = fresh(2, start=0).choose("objective 1", "objective 1", "place NC", "done")
    while t.seat == 0:
        t.choose("continue")
    view = t.match.view(1)
    other, own = view["players"]
    assert "hand" not in other
    assert "draw" not in other
    assert (other["hand_size"], other["draw_size"]) == (4, 6)
    assert own["hand"] == t.in_hand(1)
    for public in ("money", "tokens", "certificates", "area", "discard", "culled", "objectives"):
        assert public in other
    assert isinstance(view["objective_pile"], int)


@proves("ELP-OPT-04")
def test_the_limit_of_culled_cards_cannot_be_switched_off() -> None:
    with pytest.raises(th.InvalidSetup, match="elpaso has no option 'cull_limit'"):
        fresh(2, cull_limit=None)
    assert fresh(2).box.cull_limit == 5


@proves("ELP-OPT-05")
def test_building_2a_may_be_played_as_printed_with_a_slash_or_on_side_b() -> None:
    assert fresh(2).match.options["errata_2a"] == "printed"
    assert fresh(2, errata_2a="side_b").match.view(0)["sides"] == "abaaaa"
    assert fresh(2, errata_2a="slash").match.view(0)["sides"] == "aaaaaa"
    with pytest.raises(th.InvalidSetup, match="option 'errata_2a' is one of printed"):
        fresh(2, errata_2a="never")


@proves("ELP-OPT-06")
def test_a_table_for_one_is_played_against_sue() -> None:
    assert fresh(1).match.options["solo"] == 0
    assert fresh(1, solo=3).match.options["solo"] == 3
    assert fresh(1).match.options["sue_delivery"] == "ascending"
    for wrong in (4, -1, True, "2"):
        with pytest.raises(th.InvalidSetup, match="option 'solo' is from 0 to 3"):
            fresh(1, solo=wrong)
    with pytest.raises(th.InvalidSetup, match="option 'solo' is for 1 seats"):
        fresh(2, solo=1)
    with pytest.raises(th.InvalidSetup, match="option 'sue_delivery' is one of"):
        fresh(1, sue_delivery="both")
