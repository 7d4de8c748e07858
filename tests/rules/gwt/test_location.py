"""Using a location in phase B (GWT-LOC)."""

from itertools import permutations

import pytest

from tests.rules.gwt.vocabulary import Table, both_editions, proves, table

FOREIGN_TILES = (("A1", "2a@2"), ("FLOOD1", "flood3black"), ("T4", "green"), ("T5", "second"))


def stays(t: Table, space: str, **fields: int) -> Table:
    """Phase B of seat 0 on a space, with nothing after it: no cards are drawn up."""
    t.stands(0, space, **fields)
    del t.state.agenda[:2]
    return t


def hirer(game: str) -> str:
    """The private building that hires at one dollar less and then moves the engine."""
    return "5a@1" if game == "gwt1" else "6a@1"


@both_editions
@proves("GWT-LOC-01")
def test_neutral_buildings_and_ones_own_are_used_other_tiles_are_not(game: str) -> None:
    t = table(game).put("A1", "2a@1").put("A2", "2a@2").put("FLOOD1", "flood3black")
    t.put("T4", "green").hand(0, "white", "black").market("yellow")
    used = {space: bool(t.stands(0, space, money=20).options("use")) for space in ("A", "E", "A1")}
    assert used == {"A": True, "E": True, "A1": True}
    other = {s: t.stands(0, s, money=20).options("use") for s in ("A2", "FLOOD1", "T4")}
    assert other == {"A2": [], "FLOOD1": [], "T4": []}
    t.foresight("green", "second", "cowboy", "builder", "engineer", "green")
    assert t.stands(0, "KC").options() == ["foresight 1.1", "foresight 1.2"]


@both_editions
@proves("GWT-LOC-02")
def test_a_building_offers_its_local_actions_or_one_single_auxiliary_action(game: str) -> None:
    t = stays(table(game).hand(0, "white"), "A", money=0)
    assert t.options() == ["aux dollar", "aux draw", "done", "use 1"]
    t.choose("aux dollar")
    assert (t.money(0), t.in_hand(0), t.options()) == (1, ["white"], [])
    t = stays(table(game).hand(0, "white"), "A", money=0).choose("use 1")
    assert (t.money(0), t.in_discard(0), t.options()) == (2, ["white"], [])


@both_editions
@proves("GWT-LOC-03")
def test_each_local_action_is_performed_at_most_once(game: str) -> None:
    t = table(game).hand(0, "white", "white").job("1.3", "cowboy").job("1.4", "builder")
    t.job_token(3).stands(0, "A", money=40).choose("use 1")
    t.expect_refusal("use 1", "GWT-LOC-03").choose("use 2", "hire 1.3")
    t.expect_refusal("use 2", "GWT-LOC-03")
    assert (t.money(0), t.in_hand(0)) == (36, ["white"])
    assert t.options("use") == ["use 3"]


@both_editions
@pytest.mark.parametrize("order", list(permutations(("use 1", "use 2", "use 3"))))
@proves("GWT-LOC-04")
def test_local_actions_are_performed_in_any_order(game: str, order: tuple[str, ...]) -> None:
    t = table(game).hand(0, "white").job("1.3", "cowboy").job("1.4", "cowboy").job_token(3)
    stays(t, "A", money=20).choose(*order)
    assert (t.money(0), t.in_discard(0), t.player(0).workers) == (8, ["white"], [3, 1, 1])


@both_editions
@proves("GWT-LOC-05")
def test_each_local_action_may_be_left_out(game: str) -> None:
    t = table(game).hand(0, "white").job("1.3", "cowboy").job("1.4", "cowboy").job_token(3)
    stays(t, "A", money=20).choose("use 3")
    assert t.options() == ["done", "use 1", "use 2"]
    t.choose("done")
    assert (t.money(0), t.in_hand(0), t.player(0).workers) == (12, ["white"], [2, 1, 1])
    assert t.options() == []


@both_editions
@proves("GWT-LOC-06")
def test_only_one_side_of_a_slash_is_performed(game: str) -> None:
    t = table(game).objectives("O01", "O02").stands(0, "C")
    assert t.options("use") == ["use 1", "use 2", "use 3"]
    t.choose("use 1", "certificates 1")
    t.expect_refusal("use 2", "GWT-LOC-06")
    assert t.options() == ["done", "use 3"]
    t = table(game).objectives("O01", "O02").stands(0, "C").choose("use 2", "objective O01")
    t.expect_refusal("use 1", "GWT-LOC-06")
    assert (t.player(0).certificates, t.in_discard(0)) == (0, ["O01"])


@both_editions
@proves("GWT-LOC-07")
def test_the_special_action_of_a_space_belongs_to_the_building_of_its_owner(game: str) -> None:
    t = table(game).put("TR1", "2a@1").put("RR1", "2a@2").hand(0, "green", "white")
    t.stands(0, "TR1").choose("use risk", "discard green", "certificates 1")
    t.expect_refusal("use risk", "GWT-LOC-03").choose("done")
    t.hand(0, "gray").stands(0, "TR1").choose("use risk", "certificates 1")  # in a later turn
    assert t.player(0).certificates == 2
    t.hand(0, "gray").stands(0, "RR1").expect_refusal("use risk", "GWT-LOC-09")
    t.stands(1, "RR1").hand(1, "gray").settle().choose("use risk", "certificates 1")
    assert t.player(1).certificates == 1


@both_editions
@proves("GWT-LOC-07")
def test_the_gray_special_action_gives_a_certificate_and_two_dollars(game: str) -> None:
    t = table(game).put("TR2", "2a@1").hand(0, "green")
    t.stands(0, "TR2").expect_refusal("use risk", "GWT-ACT-01")
    stays(t.hand(0, "green", "gray"), "TR2").choose("use risk", "certificates 1")
    assert (t.money(0), t.player(0).certificates, t.in_hand(0)) == (2, 1, ["green"])


@both_editions
@proves("GWT-LOC-08")
def test_after_a_local_action_no_auxiliary_action_is_left(game: str) -> None:
    t = table(game).put("TR1", "2a@1").hand(0, "white", "gray").stands(0, "TR1")
    t.choose("use risk", "discard gray", "certificates 1")
    t.expect_refusal("aux dollar", "GWT-LOC-08").expect_refusal("aux draw", "GWT-LOC-08")
    t = table(game).put("TR1", "2a@1").hand(0, "white", "gray").stands(0, "TR1").choose("use 1")
    t.expect_refusal("aux dollar", "GWT-LOC-08")
    assert t.options() == ["done", "use risk"]


@both_editions
@proves("GWT-LOC-08")
def test_after_an_auxiliary_action_no_local_action_is_left(game: str) -> None:
    t = table(game).put("TR1", "2a@1").hand(0, "white", "gray", "O01")
    t.stands(0, "TR1").choose("aux dollar")
    t.expect_refusal("use 1", "GWT-LOC-08").expect_refusal("use risk", "GWT-LOC-08")
    assert t.options() == ["done", "play O01"]


@both_editions
@pytest.mark.parametrize(("space", "tile"), FOREIGN_TILES)
@proves("GWT-LOC-09")
def test_on_a_foreign_tile_only_one_single_auxiliary_action_is_possible(
    game: str, space: str, tile: str
) -> None:
    t = table(game).put(space, tile).hand(0, "white", "O01").market("yellow").clear(0, "aux_dollar")
    t.stands(0, space, money=20)
    assert t.options() == ["aux dollar", "aux draw", "done", "play O01"]
    t.choose("aux dollar")
    assert (t.money(0), t.options()) == (21, ["done", "play O01"])


@both_editions
@proves("GWT-LOC-09")
def test_the_local_actions_of_another_players_building_are_refused(game: str) -> None:
    t = table(game).put("A1", "2a@2").hand(0, "white").market("yellow").stands(0, "A1", money=20)
    t.expect_refusal("use 1", "GWT-LOC-09").expect_refusal("use 2", "GWT-LOC-09")


@both_editions
@proves("GWT-LOC-10")
def test_kansas_city_is_five_compulsory_steps_in_order(game: str) -> None:
    t = table(game).foresight("green", "flood4green", "cowboy", "builder", "second", "engineer")
    t.hand(0, "gray").job_token(3).stands(0, "KC", certificates=1)
    steps = []
    for choice in ("foresight 1.2", "foresight 2.1", "foresight 3.2", "income 1", "deliver 1"):
        steps.append(t.step)
        assert not {"done", "skip", "stop"} & set(t.options())
        assert not t.options("aux")
        t.choose(choice)
    assert steps == ["Foresight", "Foresight", "Foresight", "Income", "Deliver"]
    assert t.at("FLOOD1") == "flood4green"
    assert (t.state.jobs[10:12], t.money(0)) == ([0, 2], 2)


@both_editions
@pytest.mark.parametrize("space", ["A", "A1", "A2", "T4"])
@proves("GWT-LOC-11")
def test_a_player_may_do_nothing_at_a_location(game: str, space: str) -> None:
    t = table(game).put("A1", "2a@1").put("A2", "2a@2").put("T4", "green").hand(0, "white")
    stays(t, space, money=9).choose("done")
    assert (t.money(0), t.in_hand(0), t.options()) == (9, ["white"], [])


@both_editions
@proves("GWT-LOC-12")
def test_playing_an_objective_card_leaves_local_and_auxiliary_actions_open(game: str) -> None:
    t = table(game).hand(0, "white", "O01", "O02").stands(0, "A").choose("play O01")
    assert t.options() == ["aux dollar", "aux draw", "done", "play O02", "use 1"]
    t.choose("aux dollar", "play O02")
    assert t.money(0) == 5
    t = table(game).hand(0, "white", "O01").stands(0, "A").choose("play O01", "use 1")
    assert t.money(0) == 4


@both_editions
@proves("GWT-LOC-13")
def test_a_building_that_replaces_the_one_under_the_herder_is_not_used(game: str) -> None:
    t = table(game).put("A1", hirer(game)).job("1.4", "builder").job_token(3)
    t.workers(0, builders=3).set(0, green=1, second=1)
    stays(t, "A1", money=20).choose("use 1", "build 7")  # its only site is the hirer
    assert (t.at("A1"), t.herder(0), t.options()) == ("7a@1", "A1", [])
    assert (t.money(0), t.player(0).certificates) == (20 - 5 - (2 if game == "gwt1" else 1), 0)


@both_editions
@proves("GWT-LOC-14")
def test_the_actions_of_a_replaced_building_and_its_space_are_lost(game: str) -> None:
    t = table(game).put("TR1", hirer(game)).job("1.4", "builder").job("1.3", "engineer")
    t.job_token(3).workers(0, builders=3, engineers=3).hand(0, "gray", "O01")
    stays(t, "TR1", money=30).choose("use 1", "hire 1.3", "hire 1.4", "build 7")
    assert (t.at("TR1"), t.player(0).workers) == ("7a@1", [1, 4, 4])
    for choice in ("use 2", "use risk", "aux dollar"):
        t.expect_refusal(choice, "GWT-LOC-13")
    assert t.options() == ["done", "play O01"]
    assert t.choose("play O01").options() == []


@proves("GWT-LOC-14")
def test_a_copy_building_that_is_replaced_loses_the_copied_actions_too() -> None:
    t = table("gwt1").put("A3", "8b@1").hand(0, "green", "O01").workers(0, builders=1)
    t.stands(0, "A3", money=10).choose("use 1")  # copies B, its only neighbour with a tile
    t.choose("use +2", "build 9")
    assert (t.at("A3"), t.money(0)) == ("9a@1", 8)
    t.expect_refusal("use +1", "GWT-LOC-13")
    assert t.options() == ["done", "play O01"]


@both_editions
@proves("GWT-LOC-15")
def test_an_action_counts_as_performed_as_soon_as_it_is_started(game: str) -> None:
    t = table(game).market("yellow", stack=["red"]).hand(0, "black")
    t.stands(0, "E", money=20).choose("use 2", "stop")
    assert (t.money(0), t.in_discard(0)) == (20, [])
    t.expect_refusal("use 2", "GWT-LOC-03").expect_refusal("aux dollar", "GWT-LOC-08")
    assert t.options() == ["done", "use 1"]


@both_editions
@proves("GWT-LOC-15")
def test_an_action_without_its_requirement_or_target_is_not_started(game: str) -> None:
    t = table(game).objectives().sides("b")
    t.put("A1", "7b@1").put("A2", "9b@1").put("B2", "8b@1" if game == "gwt1" else "6b@1")
    refused = {
        ("A", "use 1"): "GWT-ACT-01",  # no white card
        ("A", "use 2"): "GWT-HIRE-12",  # no worker
        ("C", "use 2"): "GWT-OBJ-04",  # no objective card
        ("D", "use 1"): "GWT-VIL-05",  # no village tile
        ("E", "use 2"): "GWT-LOC-15",  # no cattle, no stack
        ("F", "use 2"): "GWT-HAZ-03",  # no hazard
        ("A1", "use 1"): "GWT-ENG-17",  # no building in the forest
        ("A2", "use 1"): "GWT-STB-01",  # no station behind
        ("B2", "use 1"): "GWT-COPY-02",  # no adjacent building
    }
    for (space, action), rule in refused.items():
        t.stands(0, space, money=40).expect_refusal(action, rule)
    t.stands(0, "D", money=1).expect_refusal("use 2", "GWT-GEN-06")
    assert "use 2" not in t.stands(0, "B", money=1).options()  # two dollars per builder


@both_editions
@proves("GWT-LOC-15")
def test_of_a_mixed_reward_the_part_without_a_target_is_lost(game: str) -> None:
    tile, dollars = ("6b@1", 3) if game == "gwt1" else ("8b@1", 6)
    t = stays(table(game).put("A1", tile).objectives().hand(0, "gray"), "A1").choose("use 1")
    assert (t.money(0), t.in_hand(0), t.in_discard(0)) == (dollars, [], ["gray"])


@both_editions
@proves("GWT-LOC-16")
def test_an_impossible_side_of_a_slash_leaves_the_other_side(game: str) -> None:
    t = table(game).stands(0, "D", money=2)
    assert t.options("use") == ["use 2", "use 3"]
    t.choose("use 2", "engine 2")
    assert (t.money(0), t.engine_at(0)) == (0, 2)
    t = table(game).put("T4", "green").stands(0, "D", money=1)
    assert t.options("use") == ["use 1", "use 3"]
    t = table(game).objectives().stands(0, "C")
    assert t.options("use") == ["use 1", "use 3"]


@both_editions
@proves("GWT-LOC-17")
def test_the_auxiliary_action_stays_when_the_tile_under_the_herder_is_removed(game: str) -> None:
    t = table(game).put("FLOOD1", "flood4green").hand(0, "O11").workers(0, cowboys=2)
    t.masters("sm_objectives", "", "", "", "").engine(0, 3)
    t.stands(0, "FLOOD1", money=9).choose("play O11", "engine 4.5", "upgrade", "disc cert_4")
    t.choose("master cowboy", "choose 1")  # the free hazard is the one under the herder
    assert (t.at("FLOOD1"), t.herder(0)) == ("none", "FLOOD1")
    assert t.options() == ["aux dollar", "aux draw", "done"]
    t.choose("aux dollar")
    assert t.money(0) == 8
