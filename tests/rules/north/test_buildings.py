"""The private buildings of the expansion (NOR1-BLD, NOR2-BLD)."""

import pytest

from tests.rules.gwt.vocabulary import Table, proves
from tests.rules.north.scenes import board
from trailhand.games.gwt.buildings import Build


def on(game: str, building: str, **fields: int) -> Table:
    """Seat 0 stands on its building of the expansion."""
    t = board(game, sides=building[-1]).put("A1", f"{building}@1")
    return t.stands(0, "A1", **fields)


@pytest.mark.parametrize(
    ("game", "building", "builders", "vp"),
    [
        ("gwt1", "11a", 12, 25),
        ("gwt1", "11b", 5, 10),
        ("gwt1", "12a", 3, 4),
        ("gwt1", "12b", 3, 4),
        ("gwt2", "13a", 3, 4),
        ("gwt2", "13b", 3, 4),
    ],
)
@proves("NOR1-BLD-01", "NOR1-BLD-03")
def test_what_they_require_and_are_worth(game: str, building: str, builders: int, vp: int) -> None:
    t = board(game, sides=building[-1]).put("A1", f"{building}@1")
    number = 2 * int(building[:-1]) + "ab".index(building[-1])
    assert t.box.builders[number] == builders
    assert t.points(0)["buildings"] == vp


@proves("NOR1-BLD-01")
def test_11a_removes_a_hazard_for_two_dollars() -> None:
    t = board("gwt1", sides="a").put("A1", "11a@1").put("FLOOD1", "flood4green")
    t.put("ROCK1", "rockfall2black").stands(0, "A1", money=3).choose("use 1", "hazard FLOOD1")
    assert (t.money(0), t.points(0)["hazards"]) == (1, 4)
    t = board("gwt1", sides="a").put("A1", "11a@1").put("FLOOD1", "flood4green")
    t.stands(0, "A1", money=1).expect_refusal("use 1", "GWT-HAZ-02")


@proves("NOR1-BLD-01")
def test_11b_moves_the_engine_by_the_hazards_of_the_player() -> None:
    t = board("gwt1", sides="b").put("A1", "11b@1").hazards(0, "flood4green", "rockfall2black")
    t.stands(0, "A1").choose("use 1")
    assert t.options("engine") == ["engine 1", "engine 2"]


@proves("NOR1-BLD-02")
def test_11a_can_only_be_a_replacement() -> None:
    t = board("gwt1", sides="a").workers(0, builders=6).set(0, money=99)
    t.only(Build(0, 2, False)).expect_refusal("build 11", "GWT-BUILD-02")
    large = next(n for n in t.box.buildings if t.box.builders[2 * n] >= 6 and n != 11)
    t.put("A1", f"{large}a@1").only(Build(0, 2, False)).choose("build 11")
    assert t.at("A1") == "11a@1"


@proves("NOR1-BLD-03")
def test_12a_pays_and_certifies_per_bell() -> None:
    t = board("gwt1", sides="a").stores_left(0, 8).put("A1", "12a@1").stands(0, "A1")
    t.choose("use 1", "certificates 1")
    assert (t.money(0), t.player(0).certificates) == (2, 1)


@proves("NOR1-BLD-03")
def test_12b_pays_per_builder_and_places_a_store_as_two_actions() -> None:
    t = board("gwt1", sides="b").workers(0, builders=3).put("A1", "12b@1").hand(0, "white")
    t.stands(0, "A1").choose("use 2")
    assert (t.stores_of(0), t.in_hand(0), t.options("use")) == (14, ["white"], ["use 1"])
    t.choose("use 1")
    assert t.money(0) == 3


@proves("NOR1-BLD-04")
def test_a_copied_building_uses_what_the_acting_player_has() -> None:
    t = board("gwt1").stores_left(1, 0).stores_left(0, 9)
    rows = {n: [slot.action for slot in t.box.slots[9 + 2 * n]] for n in t.box.buildings}
    number = next(n for n, actions in rows.items() if t.box.copy_action in actions)
    slot = rows[number].index(t.box.copy_action) + 1
    near = next(s for s in t.box.neighbours[t.space("A1")] if s in t.box.building_spaces)
    space = t.box.space_names[near]
    t.put("A1", f"{number}b@1").put(space, "12a@2").stands(0, "A1")
    t.choose(f"use {slot}", f"copy {space}", "use +1", "certificates 1")
    assert t.money(0) == 2  # two bells of its own, although the owner of 12a has five


@proves("NOR1-BLD-05")
def test_12a_without_a_bell_and_11b_without_a_hazard_do_nothing() -> None:
    on("gwt1", "12a").expect_refusal("use 1", "NOR1-BLD-05")
    on("gwt1", "11b").expect_refusal("use 1", "GWT-ENG-17")


@proves("NOR2-BLD-01", "NOR2-BLD-04")
def test_13a_has_three_separate_actions() -> None:
    t = board("gwt2", sides="a").put("A1", "13a@1").hand(0, "green", "white")
    t.draw(0, *["gray"] * 6).medium("NG2", "MT2_ENGINE_3").stands(0, "A1", money=1)
    assert t.options("use") == ["use 1", "use 2", "use 3"]
    t.choose("use 3")  # a store, neither card nor dollar
    assert (t.stores_of(0), t.money(0), t.in_hand(0)) == (14, 1, ["green", "white"])
    t.choose("use 2", "certificates 1")
    assert t.player(0).certificates == 1
    t.choose("use 1", "aux store", "discard green", "store NG2.1", "engine 1")
    assert (t.stores_of(0), t.money(0), t.in_discard(0)) == (13, 0, ["green"])


@proves("NOR2-BLD-01")
def test_the_auxiliary_action_of_13a_is_single() -> None:
    t = board("gwt2", sides="a").put("A1", "13a@1").clear(0, "aux_store").hand(0, "green", "white")
    t.stands(0, "A1", money=9).choose("use 1")
    t.expect_refusal("aux store x2", "GWT-AUX-05")


@proves("NOR2-BLD-02", "NOR2-BLD-03")
def test_13b_certificates_per_bell_and_a_store_in_any_order() -> None:
    t = board("gwt2", sides="b").stores_left(0, 9).put("A1", "13b@1")
    t.stands(0, "A1").choose("use 1")
    assert t.options("certificates")[-1] == "certificates 2"
    t.choose("certificates 2", "use 2", "store NG1.1")
    assert (t.player(0).certificates, t.stores_of(0)) == (2, 8)


@proves("NOR2-BLD-05")
def test_13b_without_a_bell_only_places_a_store() -> None:
    t = on("gwt2", "13b")
    t.expect_refusal("use 1", "NOR1-BLD-05")
    assert t.options("use") == ["use 2"]
