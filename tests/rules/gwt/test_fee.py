"""Hand fees (GWT-FEE)."""

import pytest

from tests.rules.gwt.vocabulary import both_editions, proves, table

GREEN_HANDS = ["flood4green", "flood3green", "flood2green", "1a@2", "1b@2", "8a@2"]
BLACK_HANDS = ["flood3black", "flood2black", "4a@2", "4b@2", "10a@2", "10b@2"]
FEES = [(2, 2, 2), (3, 2, 1), (4, 1, 2)]  # players, green hand, black hand


@both_editions
@proves("GWT-FEE-01")
def test_a_fee_is_due_for_every_hand_on_the_way_and_where_the_move_ends(game: str) -> None:
    passing = {"move FLOOD1 via flood": 2, "move FLOOD2 via flood": 4, "move B via flood": 4}
    for choice, due in passing.items():
        t = table(game).put("FLOOD1", "flood4green").put("FLOOD2", "flood3black")
        assert t.moves(0, "A", money=10).choose(choice).money(0) == 10 - due
    t = table(game).put("A1", "2a@2").put("A2", "1a@2").moves(0, "A", money=10)  # 2a: no hand
    assert t.choose("move A1").money(0) == 10
    assert t.moves(0, "A", money=10).choose("move B").money(0) == 8


@both_editions
@proves("GWT-FEE-02")
def test_fees_of_hazards_and_village_tiles_go_to_the_bank(game: str) -> None:
    t = table(game, seats=3).put("FLOOD1", "flood4green").put("T4", "green").put("T5", "second")
    t.moves(0, "A", money=10).choose("move FLOOD1 via flood")
    assert [t.money(seat) for seat in range(3)] == [8, 0, 0]
    t.moves(1, "C", money=10).choose("move T5 via south+village")  # green 2, black 1
    assert [t.money(seat) for seat in range(3)] == [8, 7, 0]


@both_editions
@proves("GWT-FEE-03")
def test_the_fee_of_a_private_building_goes_to_its_owner(game: str) -> None:
    t = table(game, seats=4).put("A1", "4a@3").put("A2", "1a@2").moves(0, "A", money=10)
    t.choose("move B")  # through both of them
    assert [t.money(seat) for seat in range(4)] == [7, 1, 2, 0]
    t.moves(3, "A", money=10).choose("move A1")
    assert [t.money(seat) for seat in range(4)] == [7, 1, 4, 8]


@both_editions
@pytest.mark.parametrize(("seats", "green", "black"), FEES)
@proves("GWT-FEE-04")
def test_a_hand_costs_by_its_colour_and_the_number_of_players(
    game: str, seats: int, green: int, black: int
) -> None:
    for tiles, due in ((GREEN_HANDS, green), (BLACK_HANDS, black)):
        for tile in tiles:
            space = "A1" if "@" in tile else "FLOOD1"
            t = table(game, seats).put(space, tile).moves(0, "A", money=10)
            assert t.choose(t.options(f"move {space}")[0]).money(0) == 10 - due
    for tile, due in (("green", green), ("second", black)):
        t = table(game, seats).put("T4", tile).moves(0, "C3" if game == "gwt1" else "D", money=10)
        assert t.choose("move T4 via village").money(0) == 10 - due


@both_editions
@pytest.mark.parametrize(("seats", "green", "black"), FEES)
@proves("GWT-FEE-05")
def test_a_building_with_both_hands_costs_both_fees(
    game: str, seats: int, green: int, black: int
) -> None:
    for tile in ("7a@2", "7b@2"):
        t = table(game, seats).put("A1", tile).moves(0, "A", money=10).choose("move A1")
        assert (t.money(0), t.money(1)) == (10 - green - black, green + black)


@both_editions
@proves("GWT-FEE-06")
def test_own_and_neutral_buildings_cost_nothing(game: str) -> None:
    t = table(game).put("A1", "7a@1").put("A2", "1a@1").moves(0, "A", money=10)
    t.match.watch()
    t.choose("move B")  # two of its own buildings with hands, then a neutral one
    assert (t.herder(0), t.money(0), t.money(1)) == ("B", 10, 0)
    assert "fee" not in [event.name for event in t.match.events()]
    t.moves(1, "A", money=10).choose("move A1")  # the same building costs another player
    assert (t.money(0), t.money(1)) == (14, 6)


@both_editions
@proves("GWT-FEE-06")
def test_kansas_city_costs_nothing(game: str) -> None:
    t = table(game).put("G1", "2a@1").moves(0, "F", money=10).choose("move KC")
    assert (t.herder(0), t.money(0)) == ("KC", 10)


@both_editions
@proves("GWT-FEE-07")
def test_fees_are_paid_one_by_one_in_the_order_of_the_path(game: str) -> None:
    # The example of the rulebooks: two dollars, a black hand first, a green hand after it.
    t = table(game, seats=4).put("A1", "4a@2").put("A2", "1a@3").moves(0, "A", money=2)
    t.choose("move B")
    assert [t.money(seat) for seat in range(4)] == [0, 2, 0, 0]
    t = table(game, seats=4).put("A1", "1a@3").put("A2", "4a@2").moves(0, "A", money=2)
    t.choose("move B")
    assert [t.money(seat) for seat in range(4)] == [0, 1, 1, 0]


@both_editions
@proves("GWT-FEE-07")
def test_each_fee_is_paid_when_its_location_is_entered(game: str) -> None:
    t = table(game).put("FLOOD1", "flood4green").put("FLOOD2", "flood2black")
    t.moves(0, "A", money=10).match.watch()
    t.choose("move B via flood")
    story = [event.name for event in t.match.events() if event.name in ("step", "fee", "moved")]
    assert story == ["step", "fee", "step", "fee", "step", "moved"]


@both_editions
@proves("GWT-FEE-08")
def test_a_player_who_cannot_pay_pays_what_is_left_and_moves_on(game: str) -> None:
    for money in (0, 1, 3):
        t = table(game).put("A1", "7a@2").moves(0, "A", money=money)
        rich = table(game).put("A1", "7a@2").moves(0, "A", money=100)
        assert t.options() == rich.options()
        t.choose("move B")
        assert (t.herder(0), t.money(0), t.money(1)) == ("B", 0, money)


@both_editions
@proves("GWT-FEE-09")
def test_an_unpaid_fee_is_never_paid_later(game: str) -> None:
    t = table(game).put("A1", "1a@2").hand(0, "green").moves(0, "A", money=1)
    t.choose("move B", "use 1")  # one dollar is owed to nobody
    assert (t.money(0), t.money(1)) == (2, 1)
    t.choose("done", "move A", "done", "move C", "done")  # seat 1, and seat 0 again
    assert (t.money(0), t.money(1)) == (2, 1)


@both_editions
@proves("GWT-FEE-10")
def test_the_location_a_move_starts_from_costs_nothing(game: str) -> None:
    t = table(game).put("A1", "7a@2").moves(0, "A1", money=10).choose("move B")
    assert (t.money(0), t.money(1)) == (10, 0)
    t = table(game).put("FLOOD1", "flood4green").put("FLOOD2", "flood2green")
    assert t.moves(0, "FLOOD1", money=10).choose("move FLOOD2").money(0) == 8


@both_editions
@proves("GWT-FEE-11")
def test_a_move_by_a_building_pays_fees_too(game: str) -> None:
    t = table(game).put("A1", "4a@1").put("A2", "1a@2").put("FLOOD1", "flood4green")
    t.stands(0, "A1", money=10).choose("use 2", "move A2")
    assert (t.herder(0), t.money(0), t.money(1)) == ("A2", 8, 2)
    t = table(game).put("A1", "4a@1").put("DROUGHT1", "drought2black")
    t.stands(0, "A1", money=10).choose("use 2", "move DROUGHT1 via drought")
    assert (t.money(0), t.money(1)) == (8, 0)
