"""The local actions of private and neutral buildings (GWT-PB)."""

from collections import Counter

import pytest

from tests.rules.gwt.vocabulary import Table, both_editions, proves, table
from trailhand.games.gwt.words.names import SPACE_WORDS

FOREST = {"FR2", "B1", "C1", "C2", "E1", "E2", "RR2", "F2"}


def owner_of(game: str, building: str, space: str = "A1") -> Table:
    """A table where seat 0 owns a building on a space; a card in hand keeps the turn open."""
    return table(game).put(space, f"{building}@1").hand(0, "S1")


@both_editions
@proves("GWT-PB-01")
def test_1a_earns_two_dollars_for_each_of_ones_buildings_in_the_forest(game: str) -> None:
    t = owner_of(game, "1a").put("C1", "2a@1").put("E2", "3a@1").put("B1", "4a@2")
    assert t.put("B2", "5a@1").stands(0, "A1").choose("use 1").money(0) == 4
    t = owner_of(game, "1a", "B1").put("C1", "2a@1").stands(0, "B1").choose("use 1")
    assert t.money(0) == 4  # it counts itself in the forest
    t = owner_of(game, "2a", "B1").put("C1", "1a@2").put("C2", "3a@2").hand(1, "S1")
    assert t.stands(1, "C1").choose("use 1").money(1) == 4


@both_editions
@proves("GWT-PB-02")
def test_7b_moves_the_engine_by_ones_own_buildings_in_the_forest(game: str) -> None:
    t = owner_of(game, "7b").put("C1", "2a@1").put("E2", "3a@1").put("B1", "4a@2")
    t.stands(0, "A1").choose("use 1")
    assert t.options() == ["engine 1", "engine 2"]
    t = owner_of(game, "7b", "B1").put("C1", "2a@1").stands(0, "B1").choose("use 1")
    assert t.options() == ["engine 1", "engine 2"]  # itself included
    owner_of(game, "7b").stands(0, "A1").expect_refusal("use 1", "GWT-ENG-17")


@both_editions
@proves("GWT-PB-03")
def test_eight_building_spaces_lie_in_the_forest(game: str) -> None:
    found = set()
    spaces = [SPACE_WORDS[space] for space in table(game).box.building_spaces]
    for space in spaces:
        if owner_of(game, "1a", space).stands(0, space).choose("use 1").money(0) == 2:
            found.add(space)
    assert (found, len(spaces)) == (FOREST, 22)


@both_editions
@proves("GWT-PB-04")
def test_7a_sums_up_two_certificates_and_two_dollars_per_pair_of_village_tiles(game: str) -> None:
    t = owner_of(game, "7a").clear(0, "cert_4", "cert_6").set(0, green=5, second=2)
    t.stands(0, "A1").choose("use 1")
    assert t.money(0) == 4
    assert t.options() == [f"certificates {n}" for n in range(5)]
    t.choose("certificates 4")
    assert t.player(0).certificates == 4
    assert (t.player(0).green, t.player(0).second) == (5, 2)  # the tiles are kept


@both_editions
@proves("GWT-PB-05")
def test_10a_moves_the_certificate_marker_up_to_the_limit(game: str) -> None:
    t = owner_of(game, "10a").stands(0, "A1", certificates=1).choose("use 1")
    assert t.options() == ["certificates 0", "certificates 1", "certificates 2"]
    assert t.choose("certificates 2").player(0).certificates == 3
    t = owner_of(game, "10a").clear(0, "cert_4", "cert_6").stands(0, "A1").choose("use 1")
    assert t.choose("certificates 5").player(0).certificates == 6


@both_editions
@proves("GWT-PB-06")
def test_4b_draws_up_to_as_many_cards_as_cowboys_and_discards_as_many(game: str) -> None:
    t = owner_of(game, "4b").workers(0, cowboys=3).hand(0, "white", "S1").draw(0, *["red"] * 5)
    t.stands(0, "A1").choose("use 1")
    assert t.options() == ["draw 0", "draw 1", "draw 2", "draw 3"]
    t.choose("draw 3")
    assert t.in_hand(0) == ["S1", "red", "red", "red", "white"]
    t.choose("discard white", "discard red", "discard red")
    assert (t.in_hand(0), t.step) == (["S1", "red"], "UseLocation")


@both_editions
@proves("GWT-PB-07")
def test_1b_discards_an_objective_card_for_up_to_two_certificates(game: str) -> None:
    t = owner_of(game, "1b").hand(0, "gray", "O01", "O02").stands(0, "A1").choose("use 1")
    assert t.options() == ["discard O01", "discard O02"]
    t.choose("discard O02")
    assert t.options() == ["certificates 0", "certificates 1", "certificates 2"]
    t.choose("certificates 2")
    assert (t.player(0).certificates, t.in_discard(0)) == (2, ["O02"])
    owner_of(game, "1b").hand(0, "gray").stands(0, "A1").expect_refusal("use 1", "GWT-ACT-01")


@pytest.mark.parametrize("card", ["yellow", "red", "blue"])
@proves("GWT-PB-08")
def test_5a_of_the_second_edition_pays_seven_for_a_card_of_value_three(card: str) -> None:
    t = owner_of("gwt2", "5a").hand(0, card, "brown4", "white", "S1").stands(0, "A1")
    t.choose("use 1")
    assert (t.money(0), t.in_discard(0)) == (7, [card])
    t = owner_of("gwt2", "5a").hand(0, "brown4", "purple5", "white", "S1").stands(0, "A1")
    t.expect_refusal("use 1", "GWT-ACT-01")


@proves("GWT-PB-09")
def test_6a_of_the_first_edition_pays_ten_for_a_yellow_card() -> None:
    t = owner_of("gwt1", "6a").hand(0, "yellow", "red", "S1").stands(0, "A1").choose("use 1")
    assert (t.money(0), t.in_discard(0)) == (10, ["yellow"])
    t = owner_of("gwt1", "6a").hand(0, "red", "blue", "S1").stands(0, "A1")
    t.expect_refusal("use 1", "GWT-ACT-01")


def sell_any_for_an_objective(game: str, building: str) -> Table:
    t = owner_of(game, building).hand(0, "purple5", "gray", "S1").objectives("O05", "O06")
    t.stands(0, "A1").choose("use 1")
    assert t.options() == ["discard gray", "discard purple5"]  # no objective card
    t.choose("discard gray", "objective O06")
    assert t.in_hand(0) == ["O06", "S1", "purple5"]
    assert t.in_discard(0) == ["gray"]
    return t


@proves("GWT-PB-10")
def test_6b_of_the_first_edition_pays_three_and_an_objective_card_into_the_hand() -> None:
    assert sell_any_for_an_objective("gwt1", "6b").money(0) == 3


@proves("GWT-PB-11")
def test_8b_of_the_second_edition_pays_six_and_an_objective_card_into_the_hand() -> None:
    assert sell_any_for_an_objective("gwt2", "8b").money(0) == 6


@proves("GWT-PB-12")
def test_11a_removes_two_hazards_by_two_actions_for_two_dollars_each() -> None:
    t = owner_of("gwt2", "11a").put("FLOOD1", "flood4green").put("ROCK1", "rockfall2black")
    t.stands(0, "A1", money=5).choose("use 1", "hazard ROCK1")
    assert (t.money(0), t.at("ROCK1"), t.at("FLOOD1")) == (3, "none", "flood4green")
    t.expect_refusal("use 1", "GWT-LOC-03")
    t.choose("use 2")
    assert (t.money(0), t.at("FLOOD1"), len(t.player(0).hazards)) == (1, "none", 2)
    t = owner_of("gwt2", "11a").put("FLOOD1", "flood4green").stands(0, "A1", money=1)
    t.expect_refusal("use 2", "GWT-HAZ-02")


@proves("GWT-PB-13")
def test_11b_moves_the_engine_by_the_hazard_tiles_owned() -> None:
    t = owner_of("gwt2", "11b").hazards(0, "flood4green", "flood2black", "drought3green")
    t.hazards(1, "rockfall4green").stands(0, "A1").choose("use 1")
    assert t.options() == ["engine 1", "engine 2", "engine 3"]
    owner_of("gwt2", "11b").stands(0, "A1").expect_refusal("use 1", "GWT-ENG-17")


@proves("GWT-PB-14")
def test_12a_pays_one_dollar_per_builder_and_12b_two_per_station_with_ones_disc() -> None:
    t = owner_of("gwt2", "12a").workers(0, cowboys=2, builders=4, engineers=3).stands(0, "A1")
    assert t.choose("use 1").money(0) == 4
    t = owner_of("gwt2", "12b").stations(0, 1, 4, 9).stations(1, 2).stands(0, "A1")
    assert t.choose("use 1").money(0) == 6


@both_editions
@proves("GWT-PB-15")
def test_the_printed_worker_counts_for_buildings(game: str) -> None:
    assert owner_of(game, "5b").stands(0, "A1").choose("use 2").money(0) == 1
    t = owner_of(game, "4b").draw(0, "red", "red").stands(0, "A1").choose("use 1")
    assert t.options() == ["draw 0", "draw 1"]
    t = owner_of(game, "5b").workers(0, engineers=3).stands(0, "A1").choose("use 2")
    assert t.money(0) == 3


@proves("GWT-PB-15")
def test_the_printed_builder_counts_for_12a() -> None:
    assert owner_of("gwt2", "12a").stands(0, "A1").choose("use 1").money(0) == 1


# -- every local action once ----------------------------------------------------------------
#
# The scene: seat 0 has 40 dollars, 2 cowboys, 3 builders, 4 engineers, 5 hazard tiles, 5 green
# and 2 second village tiles, discs on stations 2, 3 and 4, two other buildings in the forest,
# certificates 0 of 6 and its engine on space 20. The job market holds one cowboy for 6, the
# cattle market a yellow card; a village tile lies under 6, a hazard on the first flood space.
# A row says what is chosen (`!` before what must not be offered) and everything that changes.

Row = tuple[list[str], dict[str, int]]


def sells(*cards: str, **gains: int) -> dict[str, int]:
    """Cards of the hand go to the discard pile, and what they bring."""
    changes = Counter(gains)
    for card in cards:
        changes.update({f"hand {card}": -1, f"discard {card}": 1})
    return dict(changes)


def engine(use: int, spaces: int, **costs: int) -> Row:
    """The engine may go so many spaces forward and no further."""
    choices = [f"use {use}", f"!engine {21 + spaces}", f"engine {20 + spaces}"]
    return choices, {"engine": spaces, **costs}


def herder(use: int, steps: int) -> Row:
    """The herder may go so many of the neutral buildings onward and no further."""
    stops = ("B", "C", "E", "F", "G", "KC")
    moves = [f"!move {stops[steps]}", f"move {stops[steps - 1]}"]
    if steps == 1:  # nothing to choose
        moves = []
    return [f"use {use}", *moves], {"at A1": -1, f"at {stops[steps - 1]}": 1}


def hire(use: int, modifier: int) -> Row:
    """The only worker costs six dollars and the modifier."""
    return [f"use {use}"], {"money": -6 - modifier, "cowboy": 1}


def hazard(use: int, cost: int) -> Row:
    """The only hazard is removed."""
    return [f"use {use}"], {"money": -cost, "hazards": 1}


def village(use: int) -> Row:
    """The only village tile is taken, with six dollars."""
    return [f"use {use}"], {"money": 6, "village": 1}


def aux(use: int) -> Row:
    """One auxiliary action, single or double."""
    return [f"use {use}", "aux dollar x2"], {"money": 2}


def buy(use: int) -> Row:
    """Cattle is bought: two cowboys and three dollars for a card of value three."""
    choices = [f"use {use}", "buy yellow 2+3"]
    return choices, {"money": -3, "discard yellow": 1}


def objective(use: int) -> Row:
    """An objective card of the display goes to the discard pile."""
    return [f"use {use}", "objective O05"], {"discard O05": 1}


def certificates(use: int, spaces: int) -> Row:
    """So many spaces of the certificate track and no more."""
    choices = [f"use {use}", f"!certificates {spaces + 1}", f"certificates {spaces}"]
    return choices, {"certificates": spaces}


def any_for_an_objective(dollars: int) -> list[Row]:
    """Any cattle card for dollars and an objective card into the hand."""
    choices = ["use 1", "!discard O01", "discard green", "objective O05"]
    return [(choices, sells("green", money=dollars) | {"hand O05": 1})]


NEUTRAL: dict[str, list[Row]] = {
    "A": [(["use 1"], sells("white", money=2)), hire(2, 0), hire(3, 2)],
    "B": [
        (["use 1"], sells("green", money=2)),
        (["use 2", "!build 10", "build 4", "at A2"], {"money": -4, "building 4a": 1}),
    ],
    "C": [certificates(1, 1), objective(2), engine(3, 4)],
    "D": [village(1), engine(2, 2, money=-2), aux(3)],
    "E": [(["use 1"], sells("black", money=2)), buy(2)],
    "F": [(["use 1"], sells("gray", "gray", money=4)), hazard(2, 7)],
    "G": [engine(1, 4), aux(2)],
}

HIRE_AND_ENGINE = [hire(1, -1), engine(2, 4)]
COPY: list[Row] = [(["use 1", "use +1"], sells("white", money=2))]  # of A, the only neighbour
BOTH: dict[str, list[Row]] = {
    "1a": [(["use 1"], {"money": 4})],
    "2a": [(["use 1"], sells("white", money=4)), buy(2)],
    "3a": [(["use 1"], sells("gray", "gray", money=3)), herder(2, 1)],
    "4a": [hazard(1, 5), herder(2, 2)],
    "7a": [(["use 1", "!certificates 5", "certificates 4"], {"certificates": 4, "money": 4})],
    "8a": [village(1), aux(2), engine(3, 2)],
    "9a": [
        engine(1, 3),
        (["use 2", "back 19", "deliver 1", "disc aux_draw"], {"engine": -1, "city 1": 1}),
    ],
    "10a": [(["use 1", "certificates 5"], {"certificates": 6}), herder(2, 5)],
    "1b": [
        (["use 1", "discard O01", "certificates 2"], sells("O01", certificates=2)),
        (["use 2"], {"engine": -1, "money": 3}),
    ],
    "3b": [aux(1), herder(2, 1)],
    "4b": [
        (
            ["use 1", "!draw 3", "draw 2", "discard blue", "discard white"],
            sells("blue", "white") | {"draw blue": -2, "hand blue": 1},
        ),
        herder(2, 3),
    ],
    "5b": [
        (["use 1", "!certificates 3", "certificates 2"], sells("black", certificates=2)),
        (["use 2"], {"money": 4}),
    ],
    "7b": [engine(1, 2)],
    "9b": [(["use 1", "upgrade 1", "disc aux_draw"], {"money": -2, "stations": 1})],
    "10b": [(["use 1"], {"money": 4}), engine(2, 4), herder(3, 4)],
}
PRIVATE: dict[str, dict[str, list[Row]]] = {
    "gwt1": BOTH
    | {
        "5a": HIRE_AND_ENGINE,
        "6a": [(["use 1"], sells("yellow", money=10)), aux(2)],
        "2b": [
            (["use 1", "!engine 22", "engine 21"], sells("gray", engine=1)),
            (["use 2"], sells("green", money=3)),
        ],
        "6b": any_for_an_objective(3),
        "8b": COPY,
    },
    "gwt2": BOTH
    | {
        "5a": [(["use 1"], sells("yellow", money=7)), aux(2)],
        "6a": HIRE_AND_ENGINE,
        "11a": [hazard(1, 2), hazard(2, 2)],
        "12a": [(["use 1"], {"money": 3}), herder(2, 1)],
        "2b": [
            (["use 1", "!engine 23", "engine 22"], sells("green", engine=2)),
            (["use 2"], sells("gray", money=2)),
        ],
        "6b": COPY,
        "8b": any_for_an_objective(6),
        "11b": [engine(1, 5)],
        "12b": [(["use 1"], {"money": 6}), (["use 2"], {"tokens": 1})],
    },
}
ACTIONS = [
    pytest.param(game, building, row, id=f"{game}-{building}-{number + 1}")
    for game in PRIVATE
    for building, rows in (NEUTRAL | PRIVATE[game]).items()
    for number, row in enumerate(rows)
]


def scene(game: str, building: str) -> Table:
    """Seat 0 stands on the building, with everything that any local action could ask for."""
    t = table(game).clear(0, "cert_4", "cert_6", "aux_dollar").masters(*[""] * 5)
    t.hand(0, "gray", "gray", "green", "black", "white", "yellow", "O01", "O02")
    t.draw(0, *["blue"] * 4).workers(0, 2, 3, 4).job("1.3", "cowboy").job_token(2)
    t.put("T7", "green").put("FLOOD1", "flood2green").market("yellow").objectives("O05", "O06")
    t.hazards(0, *["rockfall2green"] * 5).stations(0, 2, 3, 4).engine(0, 20)
    others = [number for number in ("5a", "6a") if number[0] != building[:-1]] + ["8a"]
    t.put("FR2", f"{others[0]}@1").put("RR2", f"{others[1]}@1")
    place = building if building in NEUTRAL else "A1"
    if place == "A1":
        t.put("A1", f"{building}@1")
    return t.stands(0, place, money=40, green=5, second=2)


def belongings(t: Table) -> Counter[str]:
    """Everything that a local action may change, counted."""
    player = t.player(0)
    cowboys, builders, engineers = player.workers
    found = Counter(
        {
            "money": player.money,
            "tokens": player.tokens,
            "engine": round(t.engine_at(0)),
            "certificates": player.certificates,
            "hazards": len(player.hazards),
            "village": player.green + player.second,
            "stations": player.stations.bit_count(),
            "cowboy": cowboys,
            "builder": builders,
            "engineer": engineers,
            f"at {t.herder(0)}": 1,
        }
    )
    found.update({f"city {city}": discs for city, discs in enumerate(player.cities)})
    for pile in ("hand", "draw", "discard"):
        found.update(f"{pile} {card}" for card in t.words(getattr(player, pile)))
    tiles = [t.at(SPACE_WORDS[space]) for space in t.box.building_spaces]
    found.update(f"building {tile[:-2]}" for tile in tiles if tile.endswith("@1"))
    return found


@pytest.mark.parametrize(("game", "building", "row"), ACTIONS)
@proves("GWT-PB-16")
def test_every_local_action_does_what_the_building_shows(
    game: str, building: str, row: Row
) -> None:
    t = scene(game, building)
    before = belongings(t)
    for choice in row[0]:
        if choice.startswith("!"):
            assert choice[1:] not in t.options()
        else:
            t.choose(choice)
    after = belongings(t)
    changes = {what: after[what] - before[what] for what in before | after}
    assert {what: change for what, change in changes.items() if change} == row[1]


@both_editions
@proves("GWT-PB-16")
def test_no_building_has_more_or_fewer_local_actions_than_shown(game: str) -> None:
    for building, rows in (NEUTRAL | PRIVATE[game]).items():
        uses = [f"use {number + 1}" for number in range(len(rows))]
        assert scene(game, building).options("use") == uses, building
    numbers = range(1, 11 if game == "gwt1" else 13)
    assert set(PRIVATE[game]) == {f"{number}{side}" for number in numbers for side in "ab"}


PRINTED = {  # builders, points, green hands, black hands
    "1a": (1, 1, 1, 0),
    "2a": (1, 1, 0, 0),
    "3a": (1, 1, 0, 0),
    "4a": (2, 3, 0, 1),
    "5a": (3, 4, 0, 0),
    "6a": (4, 5, 0, 0),
    "7a": (5, 6, 1, 1),
    "8a": (5, 6, 1, 0),
    "9a": (7, 9, 0, 0),
    "10a": (9, 13, 0, 1),
    "11a": (12, 20, 0, 0),
    "12a": (4, 5, 0, 0),
    "1b": (1, 1, 1, 0),
    "2b": (1, 1, 0, 0),
    "3b": (2, 3, 0, 0),
    "4b": (2, 3, 0, 1),
    "5b": (3, 4, 0, 0),
    "6b": (4, 5, 0, 0),
    "7b": (5, 6, 1, 1),
    "8b": (6, 8, 0, 0),
    "9b": (6, 8, 0, 0),
    "10b": (8, 11, 0, 1),
    "11b": (5, 10, 0, 0),
    "12b": (3, 4, 0, 0),
}


@both_editions
@proves("GWT-PB-16")
def test_builders_points_and_hands_are_as_printed(game: str) -> None:
    for building in PRIVATE[game]:
        builders, points, green, black = PRINTED[building]
        t = table(game, seats=4).put("A1", f"{building}@2").moves(0, "A", money=9)
        assert t.points(1)["buildings"] == points, building
        t.choose("move A1")
        assert t.money(1) == green + 2 * black, building  # one and two dollars with four players
        t = table(game).sides(building[-1]).workers(0, builders=12)
        t.stands(0, "B", money=2 * builders).choose("use 2", f"build {building[:-1]}", "at B2")
        assert (t.at("B2"), t.money(0)) == (f"{building}@1", 0), building
