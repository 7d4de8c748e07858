"""Setting the table up (GWT-SET)."""

import re
from collections import Counter

import pytest

import trailhand as th
from tests.rules.gwt.vocabulary import Table, both_editions, fresh, proves, table
from trailhand.core.rng import seeded
from trailhand.games.gwt.buildings import Build
from trailhand.games.gwt.kansas_city import Foresight
from trailhand.games.gwt.setup import place_first_tiles
from trailhand.games.gwt.words.names import TILE_WORDS

SEATS = (2, 3, 4)
every_table = pytest.mark.parametrize("seats", SEATS)
VILLAGE = [f"T{order}" for order in range(1, 10)]
ZONES = {
    "flood": [f"FLOOD{n}" for n in range(1, 5)],
    "drought": [f"DROUGHT{n}" for n in range(1, 5)],
    "rockfall": [f"ROCK{n}" for n in range(1, 5)],
}
NEUTRAL = list("ABCDEFG")
FIVE_MASTERS = {"sm_workers", "sm_objectives", "sm_hazards", "sm_village", "sm_certificates"}
NINE_MASTERS = FIVE_MASTERS | {
    "sm_stations",
    "sm_buildings",
    "sm_two_permanent",
    "sm_twelve_dollars",
}
HAZARDS = {"4green": 2, "3green": 1, "3black": 1, "2green": 1, "2black": 1}
BACK_1 = Counter({"green": 9, "second": 8}) + Counter(
    {f"{zone}{kind}": count for zone in ZONES for kind, count in HAZARDS.items()}
)
BACK_2 = Counter({"cowboy": 11, "builder": 11, "engineer": 11})
BACK_3 = Counter({"green": 2, "second": 3, "cowboy": 7, "builder": 7, "engineer": 7})
MARKET = Counter({"yellow": 7, "red": 7, "blue": 7})
MARKET += Counter({"brown3": 3, "brown4": 3, "brown5": 3, "purple5": 2, "purple6": 2, "purple7": 2})
OBJECTIVES = [f"O{number:02}" for number in range(1, 25)]
START_DECK = Counter({"gray": 5, "green": 3, "black": 3, "white": 3})
DISCS = {
    "aux_dollar": 1,
    "aux_draw": 1,
    "aux_cert": 2,
    "aux_engine": 2,
    "aux_trash": 2,
    "cert_4": 1,
    "cert_6": 1,
    "step_left": 1,
    "step_right": 1,
    "hand": 2,
}


def on_board(t: Table) -> dict[str, str]:
    """Hazards and village tiles on the trail, by space."""
    spaces = VILLAGE + [space for zone in ZONES.values() for space in zone]
    return {space: t.at(space) for space in spaces if t.at(space) != "none"}


def supply(t: Table, number: int) -> list[str]:
    """The tiles left in a supply."""
    return [TILE_WORDS[tile] for tile in t.state.supplies[number - 1]]


def foresights(t: Table) -> list[str]:
    """The six foresight tiles, column by column."""
    found: list[str] = t.match.view(-1)["foresight"]
    return found


def jobs(t: Table) -> dict[str, str]:
    """The workers of the job market, by row.column."""
    found: dict[str, str] = t.match.view(-1)["jobs"]
    return found


# -- the board ----------------------------------------------------------------------------


@proves("GWT-SET-01")
def test_the_five_station_masters_are_shuffled_onto_the_five_slots() -> None:
    dealt = [fresh("gwt1", seed=seed).match.view(-1)["masters"] for seed in range(60)]
    assert all(len(masters) == 5 and set(masters) == FIVE_MASTERS for masters in dealt)
    for slot in range(5):
        assert {masters[slot] for masters in dealt} == FIVE_MASTERS


@proves("GWT-SET-02")
def test_five_of_nine_station_masters_come_and_four_stay_in_the_box() -> None:
    dealt = [fresh("gwt2", seed=seed).match.view(-1)["masters"] for seed in range(120)]
    assert all(len(masters) == len(set(masters)) == 5 for masters in dealt)
    for slot in range(5):
        assert {masters[slot] for masters in dealt} == NINE_MASTERS


@both_editions
@proves("GWT-SET-03")
def test_neutral_buildings_lie_on_their_letters_or_in_random_order(game: str) -> None:
    fixed = fresh(game, neutral="fixed", sides="random")
    assert [fixed.at(space) for space in NEUTRAL] == NEUTRAL
    mixed = [fresh(game, seed=seed, neutral="random") for seed in range(80)]
    orders = [[t.at(space) for space in NEUTRAL] for t in mixed]
    assert all(sorted(order) == NEUTRAL for order in orders)
    for place in range(7):
        assert {order[place] for order in orders} == set(NEUTRAL)


@both_editions
@every_table
@proves("GWT-SET-04")
def test_the_job_token_starts_on_the_rightmost_space_of_row_two(game: str, seats: int) -> None:
    t = fresh(game, seats)
    assert t.match.view(-1)["job_row"] == 2
    assert "2.4" not in jobs(t)
    t.foresight("none", "none", "cowboy", "none", "none", "none").only(Foresight(0, 1))
    assert jobs(t)["2.4"] == "cowboy"  # the space under the token was the next one
    assert t.match.view(-1)["job_row"] == 3


@both_editions
@every_table
@proves("GWT-SET-05", "GWT-SET-11")
def test_tiles_are_sorted_by_the_number_on_their_back(game: str, seats: int) -> None:
    for seed in range(10):
        t = fresh(game, seats, seed)
        seen = foresights(t)
        assert "none" not in seen
        assert Counter(supply(t, 1) + seen[:2] + list(on_board(t).values())) == BACK_1
        assert Counter(supply(t, 2) + seen[2:4] + list(jobs(t).values())) == BACK_2
        assert Counter(supply(t, 3) + seen[4:]) == BACK_3
        assert [len(supply(t, n)) for n in (1, 2, 3)] == [35 - 9, 33 - 2 - len(jobs(t)), 26 - 2]


@both_editions
@proves("GWT-SET-05")
def test_each_supply_is_randomised(game: str) -> None:
    tables = [fresh(game, seed=seed) for seed in range(150)]
    assert {foresights(t)[0] for t in tables} == set(BACK_1)
    assert {foresights(t)[2] for t in tables} == set(BACK_2)
    assert {foresights(t)[4] for t in tables} == set(BACK_3)


@both_editions
@proves("GWT-SET-06")
def test_seven_tiles_of_supply_one_lie_on_the_trail(game: str) -> None:
    for seed in range(60):
        assert len(on_board(fresh(game, 2 + seed % 3, seed))) == 7


@both_editions
@proves("GWT-SET-06")
def test_each_first_tile_lies_on_the_lowest_free_space_of_its_kind(game: str) -> None:
    kinds = {"green|second": VILLAGE} | ZONES
    for seed in range(60):
        placed = on_board(fresh(game, 2 + seed % 3, seed))
        for kind, spaces in kinds.items():
            taken = [space for space in spaces if space in placed]
            assert taken == spaces[: len(taken)]
            assert all(re.match(kind, placed[space]) for space in taken)


def only_floods_and_three_village_tiles(game: str, seed: int) -> Table:
    """A board still without tiles, and a supply of which two floods cannot be placed."""
    t = table(game).supplies(["flood2black"] * 6 + ["green"] * 3, [], [])
    t.state.rng = seeded(seed)
    return t


@both_editions
@proves("GWT-SET-07")
def test_a_hazard_without_a_free_space_does_not_count_and_goes_back(game: str) -> None:
    for seed in range(20):
        t = only_floods_and_three_village_tiles(game, seed)
        place_first_tiles(t.state)
        assert sorted(on_board(t)) == ["FLOOD1", "FLOOD2", "FLOOD3", "FLOOD4", "T1", "T2", "T3"]
        assert supply(t, 1) == ["flood2black"] * 2
        assert t.state.gone_tiles == []


@both_editions
@proves("GWT-SET-08")
def test_a_returned_hazard_waits_aside_until_seven_tiles_are_placed(game: str) -> None:
    reveals = set()
    for seed in range(40):
        t = only_floods_and_three_village_tiles(game, seed)
        before = t.state.rng.counter
        place_first_tiles(t.state)
        reveals.add(t.state.rng.counter - before)  # one random number per revealed tile
    assert reveals == {7, 8, 9}  # nine tiles there were: none is ever revealed twice


@both_editions
@proves("GWT-SET-09")
def test_the_job_market_is_filled_up_to_the_space_left_of_the_token(game: str) -> None:
    cells = [sorted(jobs(fresh(game, seats))) for seats in SEATS]
    assert cells[0] == ["1.3", "1.4", "2.3"]
    assert cells[1] == ["1.2", "1.3", "1.4", "2.2", "2.3"]
    assert cells[2] == ["1.1", "1.2", "1.3", "1.4", "2.1", "2.2", "2.3"]


@both_editions
@proves("GWT-SET-10")
def test_every_row_uses_as_many_columns_as_there_are_players(game: str) -> None:
    for seats in SEATS:
        t = table(game, seats).job_token(2)
        while t.state.job_row < 8:
            t.foresight("none", "none", "cowboy", "none", "none", "none").only(Foresight(0, 1))
        columns = range(5 - seats, 5)
        assert sorted(jobs(t)) == [f"{row}.{c}" for row in range(2, 9) for c in columns]


@both_editions
@proves("GWT-SET-12")
def test_the_cattle_market_shows_seven_ten_or_thirteen_of_36_cards(game: str) -> None:
    for seats, size in ((2, 7), (3, 10), (4, 13)):
        tables = [fresh(game, seats, seed) for seed in range(20)]
        for t in tables:
            assert len(t.state.market) == size
            assert Counter(t.words(t.state.market + t.state.market_stack)) == MARKET
        assert len({tuple(t.words(t.state.market)) for t in tables}) > 15


@both_editions
@every_table
@proves("GWT-SET-13")
def test_four_of_24_objective_cards_are_on_display(game: str, seats: int) -> None:
    shown: set[str] = set()
    for seed in range(60):
        t = fresh(game, seats, seed)
        assert len(t.state.display) == 4
        assert t.words(t.state.display + t.state.objective_stack) == OBJECTIVES
        shown |= set(t.words(t.state.display))
    assert sorted(shown) == OBJECTIVES


@both_editions
@pytest.mark.parametrize(
    ("seats", "steps", "green", "black"), [(2, 3, 2, 2), (3, 3, 2, 1), (4, 4, 1, 2)]
)
@proves("GWT-SET-14")
def test_steps_and_fees_are_those_of_the_number_of_players(
    game: str, seats: int, steps: int, green: int, black: int
) -> None:
    t = table(game, seats).put("FLOOD1", "flood4green").put("FLOOD2", "flood3black")
    t.put("FLOOD3", "flood2green").put("FLOOD4", "flood2black")
    for seat in range(seats):
        t.moves(seat, "A", money=20)
        assert len([o for o in t.options() if o.startswith("move FLOOD")]) == steps
        t.choose("move FLOOD1 via flood")
        assert t.money(seat) == 20 - green
        t.moves(seat, "FLOOD1", money=20).choose("move FLOOD2")
        assert t.money(seat) == 20 - black


# -- the players --------------------------------------------------------------------------


def builds(game: str, side: str, number: int, seat: int = 0) -> str:
    """What lies on A1 when a player with many builders puts a building there."""
    t = table(game, sides=side).workers(seat, builders=12).pending(Build(seat, 0, False))
    return t.choose(f"build {number}", "at A1").at("A1")


def play_on(t: Table, seed: int) -> None:
    """Some hundred choices at random, or fewer to the end of the game."""
    chance = seeded(seed)
    for _ in range(400):
        if not t.match.over:
            t.match.play(chance.below(len(t.match.numbers)))


def numbers_of(game: str, seats: int) -> list[list[int]]:
    """The buildings beside each player board."""
    return [player["unbuilt"] for player in fresh(game, seats).match.view(-1)["players"]]


@every_table
@proves("GWT-SET-15")
def test_first_edition_players_have_buildings_one_to_ten(seats: int) -> None:
    assert numbers_of("gwt1", seats) == [list(range(1, 11))] * seats
    for side in "ab":
        built = [builds("gwt1", side, number) for number in range(1, 11)]
        assert built == [f"{number}{side}@1" for number in range(1, 11)]
        with pytest.raises(th.InvalidChoice):
            builds("gwt1", side, 11)


@every_table
@proves("GWT-SET-16")
def test_second_edition_players_have_buildings_one_to_twelve(seats: int) -> None:
    assert numbers_of("gwt2", seats) == [list(range(1, 13))] * seats
    for side in "ab":
        built = [builds("gwt2", side, number) for number in range(1, 13)]
        assert built == [f"{number}{side}@1" for number in range(1, 13)]
        with pytest.raises(th.InvalidChoice):
            builds("gwt2", side, 13)


@both_editions
@proves("GWT-SET-17")
def test_sides_are_all_a_or_all_b_or_chosen_or_random_per_number(game: str) -> None:
    count = len(numbers_of(game, 2)[0])
    chosen = ("ab" * 6)[:count]
    for option, sides in (("a", "a" * count), ("b", "b" * count), (chosen, chosen)):
        assert fresh(game, sides=option).match.view(-1)["sides"] == sides
    thrown = [fresh(game, seed=s, sides="random").match.view(-1)["sides"] for s in range(40)]
    assert all({sides[number] for sides in thrown} == {"a", "b"} for number in range(count))
    assert len(set(thrown)) > 35  # every number for itself


@both_editions
@proves("GWT-SET-17")
def test_the_side_of_a_number_is_the_same_for_all_players(game: str) -> None:
    chosen = ("ab" * 6)[: len(numbers_of(game, 2)[0])]
    for number in (3, 4):
        side = "ab"[number % 2 == 0]
        assert builds(game, chosen, number, seat=0) == f"{number}{side}@1"
        assert builds(game, chosen, number, seat=1) == f"{number}{side}@2"


@both_editions
@proves("GWT-SET-18")
def test_no_building_ever_turns_to_its_other_side(game: str) -> None:
    seen: list[bool] = []
    for seed in range(30):
        t = fresh(game, 2 + seed % 3, seed, sides="random")
        sides = t.match.view(-1)["sides"]
        play_on(t, seed)
        built = [tile[:-2] for tile in t.match.view(-1)["trail"].values() if "@" in tile]
        seen += [tile[-1] == sides[int(tile[:-1]) - 1] for tile in built]
    assert all(seen)
    assert len(seen) > 20


@both_editions
@every_table
@proves("GWT-SET-19")
def test_fourteen_discs_cover_all_but_the_two_grey_spaces(game: str, seats: int) -> None:
    for player in fresh(game, seats).match.view(-1)["players"]:
        assert player["discs"] == DISCS
        assert sum(player["discs"].values()) == 14


@both_editions
@proves("GWT-SET-19")
def test_only_the_two_auxiliary_actions_with_a_grey_space_are_open(game: str) -> None:
    t = table(game).draw(0, "gray").engine(0, 5).stands(0, "G", money=9).choose("use 2")
    assert t.options("aux") == ["aux dollar", "aux draw"]
    t.expect_refusal("aux cert", "GWT-AUX-02").expect_refusal("aux dollar x2", "GWT-AUX-06")


@both_editions
@every_table
@proves("GWT-SET-20")
def test_engines_and_certificates_start_at_zero_and_herders_off_the_board(
    game: str, seats: int
) -> None:
    t = fresh(game, seats)
    for seat in range(seats):
        assert (t.engine_at(seat), t.player(seat).certificates, t.herder(seat)) == (0, 0, "off")
        assert t.match.view(-1)["players"][seat]["engine"] == "0"


@both_editions
@proves("GWT-SET-21")
def test_one_worker_of_each_type_is_printed_in_column_one(game: str) -> None:
    for seats in SEATS:
        assert [p.workers for p in fresh(game, seats).state.players] == [[1, 1, 1]] * seats
    t = table(game).job("1.3", "engineer").job_token(3).hand(0, "gray")
    t.stands(0, "A", money=6).choose("use 2")  # the first hired one covers column two
    assert t.options() == ["perform", "skip"]
    t.choose("perform", "certificates 1")
    assert t.player(0).certificates == 1


@both_editions
@every_table
@proves("GWT-SET-22")
def test_everybody_shuffles_the_same_fourteen_starting_cattle(game: str, seats: int) -> None:
    hands: set[str] = set()
    for seed in range(30):
        t = fresh(game, seats, seed)
        for player in t.state.players:
            assert Counter(t.words(player.hand + player.draw)) == START_DECK
            assert player.discard == []
            hands.add(str(t.words(player.hand)))
    assert len(hands) > 15


@both_editions
@every_table
@proves("GWT-SET-23")
def test_everybody_gets_one_starting_objective_and_the_others_leave(game: str, seats: int) -> None:
    dealt: list[list[str]] = []
    for seed in range(60):
        t = fresh(game, seats, seed)
        areas = [t.words(player.area) for player in t.state.players]
        assert all(len(area) == 1 for area in areas)
        dealt.append([area[0] for area in areas])
        assert sorted(dealt[-1] + t.words(t.state.gone)) == ["S1", "S2", "S3", "S4"]
    for seat in range(seats):
        assert {cards[seat] for cards in dealt} == {"S1", "S2", "S3", "S4"}


@both_editions
@every_table
@proves("GWT-SET-24")
def test_money_grows_clockwise_from_the_starting_player(game: str, seats: int) -> None:
    for start in range(seats):
        t = fresh(game, seats, start=start)
        assert t.seat == start
        assert [t.money((start + order) % seats) for order in range(seats)] == [6, 7, 8, 9][:seats]


@every_table
@proves("GWT-SET-25")
def test_first_edition_players_draw_four_cards_each(seats: int) -> None:
    t = fresh("gwt1", seats, start=1)
    assert [len(player.hand) for player in t.state.players] == [4] * seats
    assert [len(player.draw) for player in t.state.players] == [10] * seats


@every_table
@proves("GWT-SET-26")
def test_second_edition_players_draw_one_card_more_than_the_one_before(seats: int) -> None:
    for start in range(seats):
        t = fresh("gwt2", seats, start=start)
        hands = [len(t.player((start + order) % seats).hand) for order in range(seats)]
        assert hands == [4, 5, 6, 7][:seats]


@every_table
@proves("GWT-SET-27")
def test_second_edition_players_get_one_exchange_token_each(seats: int) -> None:
    assert [player.tokens for player in fresh("gwt2", seats).state.players] == [1] * seats
    assert [player.tokens for player in fresh("gwt1", seats).state.players] == [0] * seats


@both_editions
@proves("GWT-SET-28")
def test_the_first_game_is_fixed_and_every_other_one_random(game: str) -> None:
    for seed in range(5):
        t = fresh(game, seed=seed, preset="first_game")
        assert [t.at(space) for space in NEUTRAL] == NEUTRAL
        assert set(t.match.view(-1)["sides"]) == {"a"}
    others = [fresh(game, seed=seed) for seed in range(12)]
    assert len({tuple(t.at(space) for space in NEUTRAL) for t in others}) > 10
    assert len({t.match.view(-1)["sides"] for t in others}) > 10


@both_editions
@every_table
@proves("GWT-SET-29")
def test_the_starting_player_is_random_unless_given(game: str, seats: int) -> None:
    drawn = Counter(fresh(game, seats, seed).seat for seed in range(60))
    assert sorted(drawn) == list(range(seats))
    assert min(drawn.values()) >= 6
    for start in range(seats):
        assert {fresh(game, seats, seed, start=start).seat for seed in range(8)} == {start}
