"""The worked examples of the reference, number by number (ELP-EX)."""

from __future__ import annotations

from tests.rules.elpaso.vocabulary import proves, table
from trailhand.games.elpaso.tiles import GainTile


@proves("ELP-EX-01")
def test_two_steps_past_a_red_building() -> None:
    t = table().put("P2", 1, 1).moves(0, "NB")
    assert t.match.decision is not None
    texts = {o.notation: o.text() for o in t.match.decision.options}
    assert texts["move NC"] == "Move to C: 2 steps"
    t.choose("move P2")
    assert t.options() == ["aux money", "done"]


@proves("ELP-EX-02")
def test_the_inner_branch_is_one_step_and_the_outer_three() -> None:
    t = table().put("P4", 1, 1).put("P5", 2, 1).moves(0, "NC")
    assert t.match.decision is not None
    texts = {o.notation: o.text() for o in t.match.decision.options}
    assert texts["move ND"] == "Move to D: 1 step"
    assert {"move P4", "move P5"} <= set(texts)


@proves("ELP-EX-03")
def test_two_cowboys_reach_f_from_el_paso_and_g_is_too_far() -> None:
    t = table().workers(0, cowboy=2).moves(0, "EP")
    t.expect_refusal("move NG", "ELP-MOVE-05")
    t.choose("move NF")
    assert (t.rancher(0), t.in_discard(0), t.area(0)) == ("NF", ["cowboy", "cowboy"], {})


@proves("ELP-EX-04")
def test_nothing_beyond_el_paso() -> None:
    t = table().clear(0, "move").workers(0, cowboy=3).moves(0, "NF")
    assert t.options("move") == ["move EP", "move NG"]


@proves("ELP-EX-05")
def test_an_opponents_building_is_worth_one_auxiliary_action_or_nothing() -> None:
    t = table().put("P1", 6, 1).draw(0, "criollo").stays(0, "P1")
    assert t.options() == ["aux exchange", "aux money", "done"]


@proves("ELP-EX-06")
def test_two_cards_are_drawn_and_nothing_is_shuffled_yet() -> None:
    t = table().hand(0, "criollo", "criollo").draw(0, "galloway", "galloway")
    t.discard(0, *["corriente"] * 7).stands(0, "NC").choose("done")
    assert (len(t.in_hand(0)), t.player(0).draw, len(t.in_discard(0))) == (4, [], 7)


@proves("ELP-EX-07")
def test_a_drawn_cowboy_goes_to_the_area_and_drawing_goes_on() -> None:
    t = table().hand(0, "criollo", "criollo", "criollo").draw(0, "cowboy")
    t.discard(0, "galloway").stands(0, "NC").choose("done")
    assert (t.area(0), t.in_hand(0)) == ({"cowboy": 1}, ["criollo"] * 3 + ["galloway"])


@proves("ELP-EX-08")
def test_three_certificates_at_two() -> None:
    markers = set()
    for choice in ("gain 0", "gain 1", "gain 2"):
        t = table().put("P1", 5, 0).stays(0, "P1", certificates=2).choose("use 2", choice)
        markers.add(t.player(0).certificates)
    assert markers == {2, 3, 4}


@proves("ELP-EX-09")
def test_a_shorthorn_for_three_cowboys_and_six_dollars() -> None:
    t = table().workers(0, cowboy=3).stays(0, "ND", money=6).choose("use 3", "buy shorthorn")
    assert (t.area(0), t.money(0), t.state.market[2]) == ({}, 0, 7)
    assert t.in_discard(0) == ["cowboy"] * 3 + ["shorthorn"]


@proves("ELP-EX-10")
def test_a_corriente_for_a_cowboy_and_a_joker() -> None:
    t = table().workers(0, cowboy=1, joker=1).stays(0, "ND", money=5)
    t.choose("use 3", "buy corriente")
    assert (t.money(0), t.in_discard(0)) == (1, ["corriente", "cowboy", "joker"])


@proves("ELP-EX-11")
def test_the_train_card_for_four_engineers() -> None:
    t = table().workers(0, engineer=3, joker=1).stays(0, "NF", money=8, certificates=1)
    t.choose("use 2", "train 4", "use 1", "gain 3", "use 2", "objective 1", "use 3")
    assert (t.money(0), t.player(0).certificates, len(t.tiles_of(0))) == (0, 4, 1)
    assert t.in_discard(0) == ["engineer"] * 3 + ["joker"]
    assert t.options("move") == ["move EP", "move NG"]


@proves("ELP-EX-12")
def test_building_2_on_a_free_space() -> None:
    t = table().workers(0, builder=2).stays(0, "NE", money=4)
    t.choose("use 2", "build 2", "at P4")
    assert (t.area(0), t.money(0), t.player(0).markers, t.state.piles[2]) == ({}, 0, 1, 1)


@proves("ELP-EX-13")
def test_building_2_on_a_space_of_three_dollars_is_too_dear() -> None:
    t = table().workers(0, builder=2).stays(0, "NE", money=4).choose("use 2", "build 2")
    t.expect_refusal("at P2", "ELP-BLD-02")


@proves("ELP-EX-14")
def test_building_2_is_replaced_by_6() -> None:
    t = table().put("P2", 2, 0).workers(0, builder=4).stays(0, "NE", money=8)
    t.choose("use 2", "build 6")
    assert (t.area(0), t.money(0), t.at("P2")) == ({}, 0, "6a@1")
    assert (t.state.piles[6], t.state.piles[2], t.player(0).markers) == (1, 2, 1)


@proves("ELP-EX-15")
def test_without_a_marker_only_a_replacement_is_legal() -> None:
    t = table().put("P1", 3, 0).put("P2", 3, 0).workers(0, builder=6).stays(0, "NE", money=40)
    t.choose("use 2")
    assert t.options() == ["build 4", "build 5", "build 6"]
    t.expect_refusal("build 1", "ELP-BLD-03")


@proves("ELP-EX-16")
def test_with_the_slash_the_tile_ends_the_action_phase() -> None:
    t = table(errata_2a="slash").bonuses("BN05", "BN06", "BN07").put("P1", 2, 0)
    t.stands(0, "P1", money=2).choose("use 1", "bonus 1")
    assert (t.seat, t.tiles_of(0), t.rancher(0)) == (1, ["BN05"], "P1")


@proves("ELP-EX-17")
def test_two_different_auxiliary_actions_with_two_slots_open() -> None:
    orders: list[tuple[str, str]] = [("aux money", "aux exchange"), ("aux exchange", "aux money")]
    for order in orders:
        t = table().put("P1", 4, 0).clear(0, "money").hand(0, "criollo").draw(0, *["galloway"] * 3)
        t.stays(0, "P1").choose("use 1", order[0])
        if order[0] == "aux exchange":
            t.choose("discard criollo")
        t.expect_refusal(order[0], "ELP-AUX-05")
        t.choose(order[1])
        assert t.money(0) == 3


@proves("ELP-EX-18")
def test_the_sixth_cull_is_lost_with_its_money() -> None:
    t = table().hand(0, "criollo").culled(0, *["criollo"] * 5).bonuses("BN15", "BN05", "BN06")
    t.only(GainTile(0, 2, 0, False)).choose("bonus 1")
    assert (t.tiles_of(0), t.in_hand(0), t.money(0)) == (["BN15"], ["criollo"], 0)
    assert t.points(0)["bonus_tiles"] == 2


@proves("ELP-EX-19")
def test_a_hand_of_fourteen_with_certificates_reaches_sixteen() -> None:
    t = table().hand(0, "hereford", "shorthorn", "simmental", "galloway").owns(0, "BN05")
    t.stands(0, "EP", certificates=2).choose("certificates 1")
    assert "deliver T16" in t.options()
    assert t.player(0).certificates == 1
    t = table().hand(0, "hereford", "shorthorn", "simmental", "galloway").owns(0, "BN05")
    t.stands(0, "EP", certificates=2).choose("certificates 0")
    t.expect_refusal("deliver T16", "ELP-DEL-05")


@proves("ELP-EX-20")
def test_three_simmentals_and_a_criollo() -> None:
    totals = []
    for adds in (0, 1, 2):
        t = table().owns(0, "BN12", "BN13").hand(0, *["simmental"] * 3, "criollo")
        t.stands(0, "EP")
        t.choose(*["add simmental"] * adds)
        if t.step == "Duplicates":
            t.choose("enough")
        posts = [int(word.removeprefix("deliver T")) for word in t.options("deliver")]
        totals.append(max(posts, default=0))
    assert totals == [0, 7, 10]  # 4 (only post 0, at once), 7 and 10


@proves("ELP-EX-21")
def test_the_posts_open_to_thirteen() -> None:
    t = table().posts(0, 0, 5, 12).hand(0, "hereford", "shorthorn", "corriente", "criollo")
    t.discs(0, "money", "permanent", "hand", "move").stands(0, "EP")
    posts = sorted(int(word.removeprefix("deliver T")) for word in t.options("deliver"))
    assert posts == [0, 7, 9, 10, 12]
    t.expect_refusal("deliver T5", "ELP-DEL-06")


@proves("ELP-EX-22")
def test_a_disc_that_costs_four_is_too_dear_with_three() -> None:
    t = table().discs(0, "hand", "move").workers(0, engineer=1)
    t.hand(0, "hereford", "shorthorn", "galloway").stands(0, "EP")
    t.choose("continue", "continue")
    t.set(0, money=3).choose("deliver T10")
    t.expect_refusal("disc hand", "ELP-DISC-02")
    t.choose("disc move")
    assert (t.money(0), t.state.move_limit(0)) == (3 + 2 + 2, 4)  # then the reward of 2$


@proves("ELP-EX-23")
def test_only_a_black_disc_and_a_total_of_nine_place_nothing() -> None:
    t = table().discs(0, "permanent").hand(0, "hereford", "shorthorn").stands(0, "EP")
    assert (t.on_posts(0), t.discs_left(0), t.money(0), t.seat) == ({}, ["permanent"], 5, 1)
    assert sorted(t.in_hand(0)) == ["hereford", "shorthorn", "simmental"]  # drawn again


@proves("ELP-EX-24")
def test_three_dollars_are_due_before_the_reward_of_two() -> None:
    t = table().discs(0, "cull", "money").hand(0, "hereford").workers(0, engineer=1)
    t.stands(0, "EP").choose("continue", "continue").set(0, money=2).choose("deliver T5")
    t.expect_refusal("disc cull", "ELP-DISC-02")
    t.choose("spend engineer", "disc cull")
    assert t.on_posts(0) == {"T5": 1}


@proves("ELP-EX-25")
def test_the_end_with_three_players() -> None:
    t = table(3)
    t.state.simmentals = 1
    for seat in range(3):
        t.discs(seat, "money", "cull").set(seat, rancher=14)
    t.moves(1, "NG").choose("disc money")  # B takes the last Simmental
    assert t.state.simmentals == 0
    t.choose("move NG", "done")  # C does not arrive
    t.choose("move EP", "disc money")  # A finishes
    assert (t.state.finisher, t.points(0)["cattle"], t.seat) == (0, 2, 1)
    t.choose("move NB", "done")
    t.choose("disc money")  # C can only go to El Paso: 5$ and a delivery, no card
    assert (t.money(2), t.on_posts(2), t.match.over) == (5, {"T0": 1}, True)
    assert t.points(2)["cattle"] == 0


@proves("ELP-EX-26")
def test_one_corriente_serves_the_better_objective() -> None:
    t = table().owns(0, "O01", "O05").hand(0, "corriente", "black_angus", "shorthorn")
    assert t.points(0)["objectives"] == 4


@proves("ELP-EX-27")
def test_two_buildings_serve_two_objectives() -> None:
    t = table().owns(0, "O09", "O15", "BN05").put("P1", 5, 0).put("P2", 3, 0)
    assert t.points(0)["objectives"] == 7


@proves("ELP-EX-28")
def test_a_disc_on_16_does_not_stand_in_for_12() -> None:
    assert table().owns(0, "O12", "O14").posts(0, 10, 16).points(0)["objectives"] == 5


@proves("ELP-EX-29")
def test_a_whole_final_score() -> None:
    t = table().set(0, money=13).put("P1", 4, 0).put("P2", 2, 0).posts(0, 7, 10, 12, 12)
    t.workers(0, cowboy=3, joker=1).draw(0, "builder", "corriente", "hereford")
    t.discard(0, "engineer", "engineer", *["simmental"] * 4).owns(0, "BN01", "BN05", "O07")
    t.state.finisher = 0
    assert list(t.points(0).values()) == [2, 10, 10, 14, 3 + 8 + 8 + 2, 5, 4]
    assert t.match.scores()[0]["total"] == 66


@proves("ELP-EX-30")
def test_a_tie_is_broken_by_the_money_left() -> None:
    t = table().set(0, money=13).set(1, money=22).hand(0, "black_angus")
    assert [entry["total"] for entry in t.match.scores()] == [4, 4]
    assert t.match.winners() == [0]  # 3$ left against 2$
