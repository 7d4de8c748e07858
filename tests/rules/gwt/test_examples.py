"""The worked examples of the rulebooks (GWT-EX)."""

import pytest

from tests.rules.gwt.vocabulary import Table, both_editions, fresh, proves, table
from trailhand.games.gwt.trail import EXTRA, Walk


@both_editions
@proves("GWT-EX-01")
def test_example_01_steps_by_two_branches(game: str) -> None:
    t = table(game).put("A1", "1a@2").put("FLOOD1", "flood4green").put("FLOOD2", "flood2black")
    reached = []
    for steps in (1, 2, 3):
        t.player(0).herder = t.space("A")
        reached.append(t.pending(Walk(0, EXTRA, steps, False)).options("move B"))
    assert reached == [[], ["move B"], ["move B", "move B via flood"]]


@both_editions
@proves("GWT-EX-02")
def test_example_02_step_limits(game: str) -> None:
    blue = table(game, seats=3).moves(0, "START")
    assert blue.options("move") == ["move A", "move B", "move C"]
    assert table(game, seats=2).options("move") == ["move A", "move B", "move C"]
    for seats, cleared in ((3, ["step_left"]), (2, ["step_left", "step_right"])):
        red = table(game, seats=seats).clear(0, *cleared).moves(0, "START")
        assert "move F" in red.options()  # A, B, C, E, F
        red.expect_refusal("move G", "GWT-MOVE-04")


@both_editions
@proves("GWT-EX-03")
def test_example_03_job_market_of_three_players(game: str) -> None:
    view = fresh(game, seats=3).match.view(-1)
    assert set(view["jobs"]) == {"1.2", "1.3", "1.4", "2.2", "2.3"}
    assert (len(view["jobs"]), view["job_row"]) == (5, 2)


def example_04(game: str) -> Table:
    t = table(game).put("DR1", "2a@1").hand(0, "white", "gray", "red", "O01").market("yellow")
    return t.stands(0, "DR1", money=6)


@both_editions
@proves("GWT-EX-04")
def test_example_04_ones_own_building_with_a_special_action(game: str) -> None:
    t = example_04(game)
    assert t.options("use") == ["use 1", "use 2", "use risk"]
    assert t.options("aux") == ["aux dollar", "aux draw"]
    t.choose("use risk", "discard gray", "certificates 1", "use 2", "buy yellow 1+6", "use 1")
    assert (t.money(0), t.player(0).certificates) == (4, 1)
    assert t.in_discard(0) == ["gray", "white", "yellow"]
    for again in ("use 1", "use 2", "use risk"):
        t.expect_refusal(again, "GWT-LOC-03")
    t.expect_refusal("aux dollar", "GWT-LOC-08")


@both_editions
@pytest.mark.parametrize(
    "action", [["use 1"], ["use 2", "stop"], ["use risk", "discard red", "certificates 1"]]
)
@proves("GWT-EX-04")
def test_example_04_after_any_of_them_no_auxiliary_action(game: str, action: list[str]) -> None:
    example_04(game).choose(*action).expect_refusal("aux dollar", "GWT-LOC-08")


@both_editions
@proves("GWT-EX-04")
def test_example_04_after_skipping_all_one_single_auxiliary_action(game: str) -> None:
    t = example_04(game).choose("aux dollar")
    assert t.money(0) == 7
    assert t.options("use") == t.options("aux") == []


@both_editions
@pytest.mark.parametrize(
    ("space", "tile"), [("A1", "2a@2"), ("FLOOD1", "flood4green"), ("T4", "green")]
)
@proves("GWT-EX-05")
def test_example_05_foreign_locations(game: str, space: str, tile: str) -> None:
    t = table(game).put(space, tile).hand(0, "white", "O01").market("yellow").put("T1", "green")
    t.stands(0, space, money=20)
    assert t.options() == ["aux dollar", "aux draw", "done", "play O01"]
    t.choose("aux dollar")
    assert t.options() == ["done", "play O01"]


def example_06(game: str, engine: float) -> Table:
    """Kansas City with a hand worth 10 and discs on cities 1 and 3."""
    t = table(game).foresight(*["none"] * 6).supplies([], [], []).cities(0, 1, 3)
    t.objectives("O05", "O06", "O07", "O08", stack=["O09", "O10", "O11"]).engine(0, engine)
    t.hand(0, "gray", "green", "black", "white", "yellow")
    return t.stands(0, "KC")


WHITE = ["disc aux_cert", "disc aux_dollar", "disc aux_draw", "disc aux_engine"]
WHITE += ["disc aux_trash", "disc cert_4"]
ARROWS = {
    ("gwt1", 2): ["objective O05"],
    ("gwt1", 4): ["objective O05"],
    ("gwt2", 2): ["arrow token", "objective O05"],
    ("gwt2", 4): ["objective O05"],
}
BLACK = ["disc cert_6", "disc hand", "disc step_left", "disc step_right"]


@both_editions
@pytest.mark.parametrize("engine", [5, 4.5])
@proves("GWT-EX-06")
def test_example_06_the_legal_cities(game: str, engine: float) -> None:
    t = example_06(game, engine)
    assert t.money(0) == 10
    names = {"gwt1": ("Topeka", "Colorado Springs"), "gwt2": ("Fulton", "Bloomington")}[game]
    assert (t.box.cities[1].name, t.box.cities[3].name) == names
    assert t.options() == ["deliver 0", "deliver 2", "deliver 4", "deliver 5"]
    t.expect_refusal("deliver 1", "GWT-DEL-02")
    t.expect_refusal("deliver 3", "GWT-DEL-02")


@both_editions
@pytest.mark.parametrize("engine", [5, 4.5])
@pytest.mark.parametrize(
    ("city", "discs", "transport"),
    [(5, sorted(WHITE + BLACK), 3), (4, WHITE, 2), (2, WHITE, 0), (0, WHITE, 0)],
)
@proves("GWT-EX-06")
def test_example_06_discs_and_transport(
    game: str, engine: float, city: int, discs: list[str], transport: int
) -> None:
    t = example_06(game, engine).choose(f"deliver {city}")
    assert t.options("disc") == discs
    t.choose("disc aux_draw", *ARROWS.get((game, city), []))
    bonus = {"gwt1": 6, "gwt2": 4}[game] if city == 0 else 0
    assert (t.seat, t.money(0)) == (1, 10 + bonus - transport)


@both_editions
@proves("GWT-EX-06")
def test_example_06_city_5_triggers_no_arrow(game: str) -> None:
    t = example_06(game, 5).choose("deliver 5", "disc aux_draw")
    assert (t.seat, t.player(0).cities[5], t.player(0).tokens) == (1, 1, 0)
    assert t.words(t.state.display) == ["O05", "O06", "O07", "O08"]


@both_editions
@proves("GWT-EX-07")
def test_example_07_city_4_triggers_one_objective_arrow(game: str) -> None:
    t = example_06(game, 5).choose("deliver 4", "disc aux_draw")
    assert t.step == "GainObjective"
    t.choose("objective O06")
    assert (t.seat, t.player(0).tokens) == (1, 0)  # once
    assert len(t.state.objective_stack) == 2
    deck = t.words(t.player(0).hand + t.player(0).draw + t.player(0).discard)
    assert deck == ["O06", "black", "gray", "green", "white", "yellow"]


@proves("GWT-EX-07")
def test_example_07_city_2_triggers_an_objective_arrow_in_the_first_edition() -> None:
    t = example_06("gwt1", 5).choose("deliver 2", "disc aux_draw")
    assert t.step == "GainObjective"
    t.choose("objective O06")
    assert (t.seat, t.player(0).tokens) == (1, 0)


@proves("GWT-EX-07")
def test_example_07_city_2_also_gives_a_token_in_the_second_edition() -> None:
    t = example_06("gwt2", 5).choose("deliver 2", "disc aux_draw")
    assert t.options("arrow") == ["arrow objective", "arrow token"]
    t.choose("arrow objective", "objective O06")
    assert (t.seat, t.player(0).tokens) == (1, 1)


@both_editions
@proves("GWT-EX-08")
def test_example_08_phase_c_takes_the_last_cards_without_shuffling(game: str) -> None:
    t = table(game).clear(0, "hand").hand(0, "gray", "gray", "white", "black", "green")
    t.draw(0, "yellow", "red").discard(0, "blue").stands(0, "F").choose("use 1")
    assert t.seat == 1
    assert t.in_hand(0) == ["black", "green", "red", "white", "yellow"]
    assert (t.player(0).draw, t.in_discard(0)) == ([], ["blue", "gray", "gray"])
    t.stands(0, "A").choose("aux draw")  # the next card is drawn from the shuffled pile
    assert (len(t.player(0).hand), len(t.player(0).draw), t.in_discard(0)) == (6, 2, [])


@both_editions
@proves("GWT-EX-09")
def test_example_09_hiring_at_neutral_a(game: str) -> None:
    t = table(game).job("1.3", "cowboy").job("3.3", "engineer").job("4.3", "engineer")
    t.job_token(4).workers(0, engineers=2).hand(0, "gray", "black", "green", "O01")
    t.stands(0, "A", money=20)
    t.expect_refusal("use 1", "GWT-ACT-01")  # no white card
    t.choose("use 2")
    t.expect_refusal("hire 4.3", "GWT-HIRE-02")
    t.choose("hire 3.3")
    assert (t.money(0), t.player(0).workers) == (13, [1, 1, 3])
    t.choose("perform")  # gray for two dollars
    assert (t.money(0), t.in_discard(0)) == (15, ["gray"])
    t.choose("use 3")  # only the cowboy is left
    assert (t.money(0), t.player(0).workers) == (7, [2, 1, 3])


@both_editions
@proves("GWT-EX-10")
def test_example_10_building_needs_two_builders_and_costs_four(game: str) -> None:
    t = table(game).workers(0, builders=1).stands(0, "B", money=30).choose("use 2")
    t.expect_refusal("build 4", "GWT-BUILD-02")
    t = table(game).workers(0, builders=2).stands(0, "B", money=3).choose("use 2")
    t.expect_refusal("build 4", "GWT-BUILD-03")
    t = table(game).workers(0, builders=2).stands(0, "B", money=4)
    t.choose("use 2", "build 4", "at A1")
    assert (t.at("A1"), t.money(0)) == ("4a@1", 0)


@both_editions
@proves("GWT-EX-11")
def test_example_11_replacing_two_by_five_needs_three_builders_and_costs_six(game: str) -> None:
    t = table(game).put("A1", "4a@1").workers(0, builders=2).stands(0, "B", money=30)
    t.choose("use 2").expect_refusal("build 7", "GWT-BUILD-02")
    t = table(game).put("A1", "4a@1").workers(0, builders=3).stands(0, "B", money=6)
    t.choose("use 2", "build 7")  # only the 4a can make room for it
    assert (t.at("A1"), t.money(0)) == ("7a@1", 0)
    assert t.points(0)["buildings"] == 6
    t.stands(0, "B", money=30).choose("use 2")
    assert "build 4" not in t.options()  # the old tile has left the game


@both_editions
@proves("GWT-EX-12")
def test_example_12_the_builder_row_builds_the_same_tile_for_two_dollars(game: str) -> None:
    t = table(game).job("1.3", "builder").job_token(2).workers(0, builders=3)
    t.stands(0, "A", money=8).choose("use 2", "build 4", "at A1")  # six for the worker
    assert (t.at("A1"), t.money(0)) == ("4a@1", 0)


@both_editions
@proves("GWT-EX-13")
def test_example_13_the_engine_leaps_over_another(game: str) -> None:
    t = table(game).workers(0, engineers=3).engine(0, 1).engine(1, 3).stands(0, "G")
    t.choose("use 1")
    assert t.options() == ["engine 2", "engine 4", "engine 4.5", "engine 5"]
    t = table(game).workers(0, engineers=2).engine(0, 1).engine(1, 3).stands(0, "G")
    assert t.choose("use 1").options() == ["engine 2", "engine 4"]  # 5 and 4.5 need all three


@proves("GWT-EX-14")
def test_example_14_trading_in_the_first_edition() -> None:
    t = table("gwt1").put("T2", "green").put("T7", "second").stands(0, "D", money=2)
    assert t.choose("use 1", "village T2").money(0) == 0
    t = table("gwt1").put("T2", "green").put("T7", "second").stands(0, "D", money=2)
    assert t.choose("use 1", "village T7").money(0) == 8


@proves("GWT-EX-15")
def test_example_15_outlaws_in_the_second_edition() -> None:
    t = table("gwt2").put("T1", "green").put("T7", "second").stands(0, "D", money=2)
    t.choose("use 1", "village T7")
    assert (t.money(0), t.player(0).tokens) == (8, 0)
    t = table("gwt2").put("T1", "green").put("T7", "second").stands(0, "D", money=2)
    t.choose("use 1", "village T1")
    assert (t.money(0), t.player(0).tokens) == (2, 1)


def discards(t: Table, space: str, action: str, *choices: str) -> tuple[int, int, float]:
    """Use a discard action once; money, certificates and engine space afterwards."""
    t.hand(0, "gray", "gray", "green", "green", "black", "black", "O01").stands(0, space)
    t.choose(action, *choices)
    t.expect_refusal(action, "GWT-LOC-03")  # exactly once, although the cards are there
    assert len(t.in_discard(0)) == (2 if space == "F" else 1)
    return t.money(0), t.player(0).certificates, t.engine_at(0)


@both_editions
@proves("GWT-EX-16")
def test_example_16_discard_actions(game: str) -> None:
    assert discards(table(game), "E", "use 1") == (2, 0, 0)
    assert discards(table(game), "F", "use 1", "discard green") == (4, 0, 0)
    any_card = table(game).put("DR1", "1a@1")
    choices = ("discard black", "certificates 1")
    assert discards(any_card, "DR1", "use risk", *choices) == (0, 1, 0)
    gray = table(game).put("FR2", "2a@1")
    assert discards(gray, "FR2", "use risk", "certificates 1") == (2, 1, 0)


@proves("GWT-EX-16")
def test_example_16_discarding_for_the_engine() -> None:
    t = table("gwt1").put("A1", "2b@1")
    assert discards(t, "A1", "use 1", "engine 1") == (0, 0, 1)
    assert t.in_discard(0) == ["gray"]
    t = table("gwt2").put("A1", "2b@1")
    assert discards(t, "A1", "use 1", "engine 2") == (0, 0, 2)
    assert t.in_discard(0) == ["green"]


def market(game: str, cowboys: int, money: int) -> Table:
    """Seat 0 buys cattle; two cards of each breed lie there."""
    t = table(game).market("yellow", "red", "brown3", "brown5", "purple5", "purple6")
    return t.workers(0, cowboys=cowboys).hand(0, "O01").stands(0, "E", money=money).choose("use 2")


@both_editions
@proves("GWT-EX-17")
def test_example_17_buying_with_one_cowboy(game: str) -> None:
    options = market(game, 1, 99).options("buy")
    assert {tuple(option.split()[1:]) for option in options} == {
        ("yellow", "1+6"),
        ("red", "1+6"),
        ("brown3", "1+12"),
        ("brown5", "1+12"),
    }
    t = market(game, 1, 12).choose("buy brown5 1+12")
    assert (t.money(0), t.in_discard(0)) == (0, ["brown5"])


@both_editions
@proves("GWT-EX-17")
def test_example_17_buying_with_two_cowboys(game: str) -> None:
    t = market(game, 2, 12).choose("buy yellow 1+6", "buy red 1+6")
    assert (t.money(0), t.in_discard(0)) == (0, ["red", "yellow"])
    t = market(game, 2, 12).choose("buy yellow 2+3")
    assert (t.money(0), t.in_discard(0), t.options("buy")) == (9, ["yellow"], [])
    t = market(game, 2, 12).choose("buy purple6 2+12")
    assert (t.money(0), t.in_discard(0)) == (0, ["purple6"])


@both_editions
@proves("GWT-EX-17")
def test_example_17_two_cards_at_once(game: str) -> None:
    t = market(game, 3, 5).choose("buy yellow 3+5")  # the red card is the only second one
    assert (t.money(0), t.in_discard(0)) == (0, ["red", "yellow"])
    t = market(game, 5, 8).choose("buy brown3 5+8")
    assert (t.money(0), t.in_discard(0)) == (0, ["brown3", "brown5"])


@proves("GWT-EX-18")
def test_example_18_three_of_four_buildings_in_the_forest() -> None:
    t = table("gwt1").put("B1", "1a@1").put("C1", "2a@1").put("RR2", "3a@1").put("F1", "4a@1")
    assert t.stands(0, "B1").choose("use 1").money(0) == 6


@proves("GWT-EX-19")
def test_example_19_a_copied_10b_cannot_be_used_again() -> None:
    t = table("gwt2").put("A1", "6b@1").put("A2", "10b@2").put("B1", "10b@1").hand(0, "gray")
    t.stands(0, "A1", money=9).choose("use 1", "copy A2", "use +3", "move B1")
    assert (t.herder(0), t.money(0), t.money(1)) == ("B1", 7, 2)
    for action in ("use 1", "use 2", "use 3"):
        t.expect_refusal(action, "GWT-COPY-04")
    assert t.options() == ["aux dollar", "aux draw", "done"]
    assert t.choose("aux dollar").money(0) == 8


@proves("GWT-EX-20")
def test_example_20_a_used_4a_cannot_be_copied() -> None:
    t = table("gwt2").put("A1", "4a@1").put("A2", "4a@2").put("A3", "6b@1").hand(0, "green", "O01")
    t.put("ROCK1", "rockfall2green").stands(0, "A1", money=9).choose("use 2", "move A3")
    t.choose("use 1")  # of A2 and B only B can be copied
    assert t.options("use") == ["use +1", "use +2"]
    t.choose("use +1")  # green for two dollars
    assert (t.money(0), t.in_discard(0), t.at("ROCK1")) == (9, ["green"], "rockfall2green")


@both_editions
@proves("GWT-EX-21")
def test_example_21_city_points(game: str) -> None:
    assert table(game).cities(0, 7, 8).points(0)["cities"] == 10
    assert table(game).cities(0, 6, 7, 8).points(0)["cities"] == 18


@both_editions
@proves("GWT-EX-22")
def test_example_22_certificate_limit(game: str) -> None:
    for cleared, limit in ((["cert_6"], 3), (["cert_6", "cert_4"], 6)):
        t = table(game).clear(0, *cleared).put("A1", "10a@1").stands(0, "A1").choose("use 1")
        spaces = {3: 3, 6: 5}[limit]
        assert t.options() == [f"certificates {n}" for n in range(spaces + 1)]
        assert t.choose(f"certificates {spaces}").player(0).certificates == limit
