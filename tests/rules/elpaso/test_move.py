"""Movement and extra moves (ELP-MOVE, ELP-XMOVE)."""

from __future__ import annotations

from tests.rules.elpaso.vocabulary import fresh, proves, table


@proves("ELP-MOVE-01")
def test_the_first_move_is_a_placement_on_any_neutral_building() -> None:
    t = fresh(2, start=0).choose("objective 1", "objective 1")
    places = [f"place N{letter}" for letter in "BCDEFG"]
    assert t.options("place") == places
    t.choose("place NC", "use 1", "done", *["continue"] * (1 if t.player(0).tokens else 0))
    assert t.rancher(0) == "NC"
    while t.seat == 0:
        t.choose("continue")
    assert t.options("place") == places  # several ranchers may share a location
    assert t.choose("place NC").rancher(1) == "NC"


@proves("ELP-MOVE-02")
def test_the_rancher_must_move_at_least_one_step() -> None:
    t = table().moves(0, "NC")
    t.expect_refusal("move NC", "ELP-MOVE-02")
    assert "move ND" in t.options()


@proves("ELP-MOVE-03")
def test_every_location_costs_a_step_whoever_owns_it() -> None:
    t = table().put("P1", 1, 1).put("P2", 2, 0).moves(0, "EP")
    assert t.options("move") == ["move NB", "move P1", "move P2"]  # NC is the fourth
    t.expect_refusal("move NC", "ELP-MOVE-05")
    t.expect_refusal("move P3", "ELP-MOVE-03")


@proves("ELP-MOVE-04")
def test_the_way_leads_clockwise_and_a_branch_is_chosen_freely() -> None:
    t = table().put("P3", 1, 1).put("P4", 2, 1).moves(0, "NC")
    assert {"move P3", "move P4"} <= set(t.options())
    t.expect_refusal("move NB", "ELP-MOVE-07")
    t = table().put("P3", 1, 1).put("P4", 2, 1).moves(0, "P3")
    t.expect_refusal("move P4", "ELP-MOVE-04")
    t = table().put("P3", 1, 1).put("P5", 2, 1).moves(0, "P3")
    t.expect_refusal("move P5", "ELP-MOVE-04")


@proves("ELP-MOVE-05")
def test_three_steps_or_four_without_the_move_disc() -> None:
    t = table().moves(0, "EP")
    assert t.options("move") == ["move NB", "move NC", "move ND"]
    t.expect_refusal("move NE", "ELP-MOVE-05")
    t = table().clear(0, "move").moves(0, "EP")
    assert t.options("move") == ["move NB", "move NC", "move ND", "move NE"]


@proves("ELP-MOVE-06")
def test_every_cowboy_discarded_is_a_step_more_in_this_move() -> None:
    t = table().workers(0, cowboy=2, joker=3).moves(0, "EP")
    assert t.options("move")[-1] == "move NF"  # five steps; jokers do not help
    t.choose("move NE")
    assert (t.area(0), t.in_discard(0)) == ({"cowboy": 1, "joker": 3}, ["cowboy"])


@proves("ELP-MOVE-07")
def test_el_paso_ends_the_move_even_with_cowboys() -> None:
    t = table().workers(0, cowboy=9, engineer=1).moves(0, "NG")
    assert t.options("move") == ["move EP"]
    t.expect_refusal("move NB", "ELP-MOVE-07")


@proves("ELP-MOVE-08")
def test_other_ranchers_neither_block_nor_cost() -> None:
    t = table(4).put("P1", 1, 2)
    for seat in (1, 2, 3):
        t.set(seat, rancher=1, money=0)
    t.moves(0, "EP", money=3)
    assert t.options("move") == ["move NB", "move NC", "move P1"]
    assert t.choose("move P1").money(0) == 3


@proves("ELP-MOVE-09")
def test_only_the_final_location_is_used() -> None:
    t = table().workers(0, cowboy=1).moves(0, "EP").choose("move NE")
    assert (t.rancher(0), t.money(0)) == ("NE", 0)
    t.choose("done")
    assert t.seat == 1


@proves("ELP-MOVE-10")
def test_the_shortest_way_counts_and_no_cowboy_is_wasted() -> None:
    t = table().put("P4", 1, 1).put("P5", 2, 1).workers(0, cowboy=3).moves(0, "NC")
    t.choose("move NF")  # ND, NE, NF by the empty inner branch
    assert t.area(0) == {"cowboy": 3}


@proves("ELP-MOVE-11")
def test_from_el_paso_the_next_lap_begins() -> None:
    t = table().moves(0, "EP").choose("move NB")
    assert t.rancher(0) == "NB"
    lap = table().workers(0, cowboy=4).moves(0, "EP")
    assert "move EP" in lap.options()  # seven steps: a whole lap in one move
    assert lap.choose("move EP").in_discard(0).count("cowboy") == 4


@proves("ELP-XMOVE-01")
def test_an_extra_move_has_its_printed_limit_and_cowboys_add_to_it() -> None:
    t = table().put("P1", 2, 0).clear(0, "move").workers(0, joker=1).stands(0, "P1")
    assert t.choose("use 2").options("move") == ["move NB"]
    t.expect_refusal("move P1", "ELP-MOVE-02")
    t = table().put("P1", 2, 0).workers(0, cowboy=1).stands(0, "P1").choose("use 2")
    assert t.options("move") == ["move NB", "move NC"]
    assert t.choose("move NC").in_discard(0) == ["cowboy"]
    t = table().put("P1", 4, 0).stands(0, "P1").choose("use 3")
    assert t.options("move") == ["move NB", "move NC"]


@proves("ELP-XMOVE-02")
def test_the_location_reached_by_an_extra_move_is_used() -> None:
    t = table().put("P1", 4, 0).put("P2", 1, 1).stands(0, "P1").choose("use 3", "move P2")
    t.expect_refusal("use 1", "ELP-LOC-02")
    assert t.choose("aux money").money(0) == 1
    t = table().put("P9", 6, 0).put("P8", 1, 0).stands(0, "P9").choose("use 3", "move EP")
    assert (t.rancher(0), t.money(0)) == ("EP", 5)


@proves("ELP-XMOVE-03")
def test_the_hand_is_not_refilled_before_an_extra_move() -> None:
    t = table().put("P1", 2, 0).hand(0, "criollo").draw(0, "galloway", "galloway", "galloway")
    t.stands(0, "P1").choose("use 2")  # only NB is in reach
    assert (t.rancher(0), t.in_hand(0)) == ("NB", ["criollo"])


@proves("ELP-XMOVE-04")
def test_what_was_not_done_before_an_extra_move_is_lost() -> None:
    t = table().put("P1", 4, 0).stands(0, "P1").choose("use 3", "move NC", "done")
    assert (t.player(0).tokens, t.seat) == (0, 1)
    t = table().workers(0, engineer=4).stands(0, "NF", money=8).choose("use 2", "train 4", "use 3")
    t.choose("move NG", "done")  # neither the train card nor building F is used any more
    assert (t.player(0).certificates, t.tiles_of(0), t.step) == (0, [], "Pause")


@proves("ELP-XMOVE-05")
def test_extra_moves_chain_and_every_visit_allows_every_action() -> None:
    t = table().put("P8", 2, 0).put("P9", 6, 0).stands(0, "P8").choose("use 2")
    assert t.rancher(0) == "P9"
    t.choose("use 2", "use 3", "move NG", "use 1", "done")
    assert (t.player(0).tokens, t.rancher(0)) == (2, "NG")
    t = table().put("P9", 4, 0).stands(0, "P9").choose("use 3", "move NG", "done")
    assert t.seat == 1
