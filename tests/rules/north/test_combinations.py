"""Which modules go together, and how they fit the base rules (NOR1-COMBI, NOR1-BASE)."""

from itertools import product

import pytest

import trailhand as th
from tests.rules.gwt.vocabulary import Table, fresh, proves, table
from tests.rules.north.scenes import board, both_boards, discs_of
from trailhand.core.game import find_game
from trailhand.core.rng import seeded
from trailhand.core.step import playout
from trailhand.core.text import say
from trailhand.games.gwt.about import about

SECOND = ("simmental", "brahman", "north", "poker")


@proves("NOR1-COMBI-01")
def test_each_edition_of_the_expansion_extends_its_own_base_game() -> None:
    assert fresh("gwt1", north=True).match.view(0)["north"]["board"] == 1
    assert fresh("gwt2", north=True).match.view(0)["north"]["board"] == 2


@pytest.mark.parametrize("breed", ["simmental", "brahman"])
@proves("NOR1-COMBI-01")
def test_orange_cattle_is_refused_with_the_first_edition(breed: str) -> None:
    with pytest.raises(th.InvalidSetup, match="2nd edition: play it with gwt2"):
        th.new("gwt1", seats=2, options={breed: True})


@both_boards
@pytest.mark.parametrize("north", [False, True])
@proves("NOR1-COMBI-02")
def test_poker_goes_with_either_edition_with_or_without_the_expansion(
    game: str, north: bool
) -> None:
    t = table(game, north=north, poker=True).workers(0, cowboys=2).stands(0, "D")
    assert "use table" in t.options()


@pytest.mark.parametrize(("seats", "size"), [(2, 11), (3, 14), (4, 17)])
@proves("NOR1-COMBI-03", "BRA-MIX-01")
def test_two_orange_breeds_fill_a_market_of_52_cards(seats: int, size: int) -> None:
    t = fresh("gwt2", seats=seats, simmental=True, brahman=True)
    cards = t.words(t.state.market + t.state.market_stack)
    assert (cards.count("brahman"), cards.count("calf"), len(cards)) == (8, 8, 52)
    assert len(t.state.market) == size


@proves("NOR1-COMBI-03")
def test_two_orange_breeds_are_warned_of() -> None:
    room = find_game("gwt2")
    warnings = room.warnings({"simmental": True, "brahman": True})
    assert [text.id for text in warnings] == ["warn-two-orange-breeds"]
    assert room.warnings({"simmental": True}) == room.warnings({"brahman": True}) == []


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("on", list(product((False, True), repeat=4)))
@proves("NOR1-COMBI-02", "NOR1-COMBI-03", "NOR1-COMBI-05")
def test_all_other_combinations_can_be_played_by_two_to_four(
    seats: int, on: tuple[bool, ...]
) -> None:
    match = th.new("gwt2", seats=seats, seed=5, options=dict(zip(SECOND, on, strict=True)))
    playout(match.state, seeded(5))
    assert not match.state.agenda


@both_boards
@proves("NOR1-COMBI-05")
def test_five_players_are_too_many(game: str) -> None:
    with pytest.raises(th.InvalidSetup):
        th.new(game, seats=5, options={"north": True})


@both_boards
@proves("NOR1-BASE-01")
def test_rules_that_the_expansion_does_not_name_stay_in_force(game: str) -> None:
    t = board(game).hand(0, "white", "white").job("1.4", "cowboy").job_token(2)
    t.stands(0, "A", money=10)
    assert t.options("use") == ["use 1", "use 2", "use 3"]  # as without it
    t.choose("use 1")
    assert t.money(0) == 12
    t.expect_refusal("use 1", "GWT-LOC-03")


@proves("NOR1-BASE-02")
def test_private_buildings_of_both_editions() -> None:
    assert fresh("gwt1", north=True).box.buildings == list(range(1, 13))
    assert fresh("gwt2", north=True).box.buildings == list(range(1, 14))


@proves("NOR1-BASE-02")
def test_11_and_12_are_tiles_of_their_own_only_11b_is_the_same() -> None:
    def printed(t: Table, number: int, side: str) -> tuple[int, int, str]:
        message, _ = about(t.sides(side).state, f"building:0.{number}", 0)
        building = 2 * number + "ab".index(side)
        return t.box.builders[building], t.box.building_vp[building], say(message)

    first, second = table("gwt1", north=True), table("gwt2")
    same = [
        f"{number}{side}"
        for number, side in product((11, 12), "ab")
        if printed(first, number, side) == printed(second, number, side)
    ]
    assert same == ["11b"]


@both_boards
@proves("NOR1-BASE-03", "NOR1-SETUP-08")
def test_15_discs_and_15_stores_at_any_moment(game: str) -> None:
    t = fresh(game, seats=3, seed=9, north=True)
    chance = seeded(2)
    assert [discs_of(t, seat) for seat in range(3)] == [15, 15, 15]
    assert [t.stores_of(seat) for seat in range(3)] == [15, 15, 15]
    while t.match.numbers:
        t.match.play(chance.below(len(t.match.numbers)))
        assert [discs_of(t, seat) for seat in range(3)] == [15, 15, 15]


@proves("NOR1-BASE-04")
def test_tokens_of_the_first_edition_may_be_used_beside_a_decision() -> None:
    t = board("gwt1").set(0, tokens=1).hand(0, "gray").draw(0, "white", "black")
    t.stands(0, "A")
    t.choose("token", "draw 1")
    assert t.player(0).tokens == 0
    assert len(t.in_hand(0)) == 2
    assert "token" not in table("gwt1").stands(0, "A").options()


@proves("NOR1-BASE-04")
def test_a_token_may_come_between_revealing_and_the_income_of_the_first_edition() -> None:
    t = board("gwt1").foresight(*["none"] * 6).supplies([], [], [])
    t.set(0, tokens=1, certificates=1).hand(0, "gray").draw(0, "white").stands(0, "KC")
    t.choose("token", "draw 1", "discard gray", "income 0")
    assert t.money(0) == 2


@both_boards
@proves("NOR1-BASE-05")
def test_the_board_replaces_cities_and_arrows_and_adds_an_auxiliary_action(game: str) -> None:
    t = board(game)
    plain = table(game)
    assert len(plain.box.auxiliaries) == 5
    assert [row.name for row in t.box.auxiliaries][5:] == ["aux_store"]
    assert [(a.a, a.b, a.vp) for a in t.box.arrows] == [
        (1, 2, -5),
        (3, 4, -5),
        (5, 6, 4),
        (6, 7, 6),
    ]
    assert [city.value for city in t.box.cities[:8]] == [0, 1, 4, 6, 10, 12, 15, 18]


@proves("NOR1-BASE-06")
def test_cities_of_the_same_name_are_those_of_the_expansion_board() -> None:
    first = {city.name: city for city in board("gwt1").box.cities}
    assert (first["Kansas City"].vp, first["San Francisco"].per) == (-8, "bells")
    second = {city.name: city.value for city in board("gwt2").box.cities}
    assert (second["Toledo"], second["Chicago"]) == (12, 10)
    assert "Peoria" not in second
    assert "Topeka" not in first
