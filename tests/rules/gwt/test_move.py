"""Moving the herder along the trail (GWT-MOVE)."""

from itertools import pairwise

import pytest

import trailhand as th
from tests.rules.gwt.vocabulary import Table, both_editions, proves, table
from trailhand.games.gwt.trail import EXTRA, Walk
from trailhand.games.gwt.turn import Turn

SHORTEST = ["A", "B", "C", "E", "F", "G", "KC"]
ON_TRAIL = {
    "gwt1": "A1 A2 A3 FR1 FR2 B1 B2 B3 DR1 C1 C2 C3 TR1 TR2 E1 E2 RR1 RR2 F1 F2 G1 G2",
    "gwt2": "A1 A2 A3 FR1 FR2 B1 B2 B3 DR1 C1 C2 D1 TR1 TR2 E1 E2 RR1 RR2 F1 F2 G1 G2",
}
WAYS = {
    "gwt1": [
        "START A A1 A2 A3 B B1 B2 B3 C C1 C2 E E1 E2 F F1 G G1 KC",
        "A FLOOD1 FLOOD2 FLOOD3 FLOOD4 FR1 FR2 B",
        "B DROUGHT1 DROUGHT2 DROUGHT3 DROUGHT4 DR1 C",
        "C C3 T4 T5 T6 T7 T8 T9 TR1 TR2 E",
        "C3 D E",
        "E ROCK1 ROCK2 ROCK3 ROCK4 RR1 RR2 F",
        "F F2 G G2 KC",
    ],
    "gwt2": [
        "START A A1 A2 A3 B B1 B2 B3 C C1 C2 E E1 E2 F F1 G G1 KC",
        "A FLOOD1 FLOOD2 FLOOD3 FLOOD4 FR1 FR2 B",
        "B DROUGHT1 DROUGHT2 DROUGHT3 DROUGHT4 DR1 C",
        "C D T4 T5 T6 T7 T8 T9 TR1 TR2 E",
        "D D1 E",
        "E ROCK1 ROCK2 ROCK3 ROCK4 RR1 RR2 F",
        "F F2 G G2 KC",
    ],
}
FORKS = [
    ("A", "A1", "move A1"),
    ("A", "FLOOD1", "move FLOOD1 via flood"),
    ("B", "B1", "move B1"),
    ("B", "DROUGHT1", "move DROUGHT1 via drought"),
    ("C", "C1", "move C1"),
    ("C", "D", "move D via south"),
    ("C", "T4", "move T4 via south+village"),
    ("E", "E1", "move E1"),
    ("E", "ROCK1", "move ROCK1 via rocks"),
    ("F", "F1", "move F1"),
    ("F", "F2", "move F2 via F2"),
    ("G", "G1", "move G1"),
    ("G", "G2", "move G2 via G2"),
]
LIMITS = [
    (2, (), 3),
    (2, ("step_left",), 4),
    (2, ("step_right",), 4),
    (2, ("step_left", "step_right"), 5),
    (3, (), 3),
    (3, ("step_left",), 5),
    (3, ("step_right",), 4),
    (3, ("step_left", "step_right"), 6),
    (4, (), 4),
    (4, ("step_left",), 6),
    (4, ("step_right",), 5),
    (4, ("step_left", "step_right"), 7),
]


def walks(t: Table, space: str, steps: int) -> Table:
    """A move of seat 0 from a space with a number of steps of the test's own."""
    t.player(0).herder = t.space(space)
    return t.pending(Walk(0, EXTRA, steps, False))


def crowded(game: str) -> Table:
    """A table with a tile on every space of the trail."""
    t = table(game)
    for space in ON_TRAIL[game].split():
        t.put(space, "2a@1")
    for number in range(1, 5):
        t.put(f"FLOOD{number}", "flood2black").put(f"DROUGHT{number}", "drought2black")
        t.put(f"ROCK{number}", "rockfall2black")
    for number in range(4, 10):
        t.put(f"T{number}", "green")
    return t


def refused(t: Table, notation: str) -> bool:
    """Whether a choice is turned down, as forbidden or as unknown."""
    before = t.match.hash()
    with pytest.raises((th.IllegalChoice, th.InvalidChoice)):
        t.match.play(notation)
    return t.match.hash() == before


# -- locations and steps ------------------------------------------------------------------


@both_editions
@proves("GWT-MOVE-01")
def test_buildings_hazards_village_tiles_and_kansas_city_are_locations(game: str) -> None:
    t = table(game).put("A2", "2a@1").put("A3", "2a@2").put("FLOOD3", "flood4green").moves(0, "A")
    assert {"move A2", "move A3", "move B", "move FLOOD3 via flood"} <= set(t.options())
    t = table(game).put("T5", "second").moves(0, "C").choose("move T5 via south+village")
    assert t.herder(0) == "T5"
    t = table(game).put("G2", "2a@2").moves(0, "G")
    assert t.options() == ["move G2 via G2", "move KC", "move KC via G2"]


@both_editions
@proves("GWT-MOVE-02")
def test_an_empty_space_costs_no_step_and_nobody_stops_there(game: str) -> None:
    t = table(game).put("A3", "2a@1").moves(0, "START")
    assert t.options() == ["move A", "move A3", "move B", "move B via flood", "move C via flood"]
    assert all(refused(t, f"move {space}") for space in ("A1", "A2", "FLOOD1 via flood"))
    t.choose("move C via flood")  # three locations, and eleven empty spaces between them
    assert t.herder(0) == "C"


@both_editions
@proves("GWT-MOVE-03")
def test_a_move_is_as_long_as_the_number_of_locations_entered(game: str) -> None:
    t = table(game).put("A2", "2a@2").put("FLOOD2", "flood4green").put("FLOOD4", "flood3green")
    walks(t, "A", 2).expect_refusal("move B via flood", "GWT-MOVE-04")  # three steps
    assert t.options() == ["move A2", "move B", "move FLOOD2 via flood", "move FLOOD4 via flood"]
    assert "move B via flood" in walks(t, "A", 3).options()
    assert walks(t, "A", 3).choose("move B via flood").herder(0) == "B"


@both_editions
@proves("GWT-MOVE-03")
def test_the_whole_trail_takes_seven_steps_between_neutral_buildings(game: str) -> None:
    for steps in range(2, 8):
        t = walks(table(game), "START", steps)
        ends = [space for space in SHORTEST if f"move {space}" in t.options()]
        assert ends == SHORTEST[:steps]
        assert ("move E via south" in t.options()) == (steps >= 5)  # through D


@both_editions
@proves("GWT-MOVE-03")
def test_with_a_tile_on_every_space_each_step_follows_one_arrow(game: str) -> None:
    t = crowded(game)
    ahead: dict[str, set[str]] = {}
    for way in WAYS[game]:
        for here, there in pairwise(way.split()):
            ahead.setdefault(here, set()).add(there)
    assert len(ahead) == 48  # START, 7 neutral, 22 building, 12 hazard, 6 village spaces
    for space, expected in ahead.items():
        walks(t, space, 1)
        ends = {option.split()[1] for option in t.options("move")}
        assert (ends or {t.herder(0)}) == expected  # a single way is walked at once


@both_editions
@proves("GWT-MOVE-04")
def test_a_move_is_one_step_at_least_and_the_limit_at_most(game: str) -> None:
    t = table(game).moves(0, "START")
    assert t.options() == ["move A", "move B", "move C"]
    t.expect_refusal("move E", "GWT-MOVE-04").expect_refusal("move D via south", "GWT-MOVE-04")
    t = table(game).put("A1", "2a@1").moves(0, "A1")
    assert all(refused(t, choice) for choice in ("skip", "move A1", "done"))
    assert t.choose("move D via south").herder(0) == "D"  # B, C and D


@both_editions
@proves("GWT-MOVE-05")
def test_the_herder_never_goes_back(game: str) -> None:
    t = table(game).put("B3", "2a@1").put("A1", "2a@1").moves(0, "C")
    ends = {option.split()[1] for option in t.options()}
    assert ends == {"D", "E", "F", "G"}
    assert all(refused(t, f"move {space}") for space in ("START", "A", "A1", "B", "B3", "C"))


@both_editions
@pytest.mark.parametrize(("start", "end", "choice"), FORKS)
@proves("GWT-MOVE-06")
def test_every_branch_of_every_fork_may_be_chosen(
    game: str, start: str, end: str, choice: str
) -> None:
    t = crowded(game).moves(0, start)
    assert choice in t.options()
    assert t.choose(choice).herder(0) == end


@both_editions
@proves("GWT-MOVE-07")
def test_the_movement_ends_in_kansas_city(game: str) -> None:
    t = table(game).put("G1", "2a@1").moves(0, "F")
    assert t.options() == ["move G", "move G1", "move KC", "move KC via G2"]
    assert all(refused(t, f"move {space}") for space in ("START", "A", "B"))
    t.choose("move KC via G2")  # one step would be left
    assert (t.herder(0), t.step) == ("KC", "Foresight")


@both_editions
@proves("GWT-MOVE-08")
def test_herders_never_block_each_other(game: str) -> None:
    t = table(game, seats=4)
    for seat in (1, 2, 3):
        t.player(seat).herder = t.space("A")
    alone = table(game, seats=4).moves(0, "START")
    assert t.moves(0, "START").options() == alone.options()
    t.choose("move A")
    assert [t.herder(seat) for seat in range(4)] == ["A"] * 4
    assert "aux dollar" in t.options()


@both_editions
@proves("GWT-MOVE-09")
def test_the_last_location_entered_is_the_one_used(game: str) -> None:
    t = table(game).hand(0, "white", "green").moves(0, "START").choose("move C")
    assert t.herder(0) == "C"
    t.choose("use 1", "certificates 1")  # the certificate of C, no card of A or B
    assert (t.player(0).certificates, t.money(0)) == (1, 0)
    assert t.in_hand(0) == ["green", "white"]
    t = table(game).hand(0, "white", "green").moves(0, "START").choose("move B", "use 1")
    assert (t.money(0), t.in_hand(0), t.in_discard(0)) == (2, ["white"], ["green"])


# -- limits -------------------------------------------------------------------------------


@both_editions
@pytest.mark.parametrize(("seats", "cleared", "limit"), LIMITS)
@proves("GWT-MOVE-10")
def test_the_step_limit_grows_with_the_players_and_the_cleared_discs(
    game: str, seats: int, cleared: tuple[str, ...], limit: int
) -> None:
    t = table(game, seats).clear(0, *cleared).moves(0, "START")
    assert [space for space in SHORTEST if f"move {space}" in t.options()] == SHORTEST[:limit]
    for beyond in SHORTEST[limit:]:
        t.expect_refusal(f"move {beyond}", "GWT-MOVE-04")
    assert t.match.view(1)["players"][0]["step_limit"] == limit
    other = table(game, seats).clear(0, *cleared).moves(1, "START")  # only one's own discs count
    assert other.options() == table(game, seats).moves(1, "START").options()


# -- places to begin from -----------------------------------------------------------------


@both_editions
@proves("GWT-MOVE-11")
def test_start_is_no_location_and_the_next_move_begins_there(game: str) -> None:
    t = table(game).foresight(*["none"] * 6).moves(0, "G").choose("disc cert_4")
    assert (t.herder(0), t.seat) == ("START", 1)  # nothing is used there
    t.choose("move A", "done")
    assert (t.seat, t.options()) == (0, ["move A", "move B", "move C"])
    assert walks(t, "START", 1).herder(0) == "A"  # the first step already leads to A


@both_editions
@proves("GWT-MOVE-12")
def test_a_herder_whose_hazard_is_removed_goes_on_from_the_empty_space(game: str) -> None:
    t = table(game).put("FLOOD2", "flood4green").put("FLOOD3", "flood2black")
    t.player(1).herder = t.space("FLOOD2")
    t.stands(0, "F", money=7).choose("use 2", "hazard FLOOD2")
    assert (t.at("FLOOD2"), t.herder(1), t.seat) == ("none", "FLOOD2", 1)
    assert t.options() == ["move B", "move C", "move FLOOD3"]


@both_editions
@proves("GWT-MOVE-12")
def test_a_herder_whose_village_tile_is_removed_goes_on_from_the_empty_space(game: str) -> None:
    t = table(game).put("T5", "green").put("T6", "second")
    t.player(1).herder = t.space("T5")
    t.stands(0, "D").choose("use 1", "village T5", "done")
    assert (t.at("T5"), t.herder(1), t.seat) == ("none", "T5", 1)
    assert t.options() == ["move E", "move F", "move T6"]


@both_editions
@proves("GWT-MOVE-13")
def test_the_first_three_village_spaces_are_beside_the_trail(game: str) -> None:
    t = table(game)
    for order in range(1, 6):
        t.put(f"T{order}", "green")
    ends = {option.split()[1] for option in walks(t, "START", 9).options()}
    assert {"T4", "T5", "KC"} <= ends
    assert ends.isdisjoint({"T1", "T2", "T3"})
    assert "move E via south+village" in walks(t, "C", 4 if game == "gwt2" else 3).options()


@both_editions
@proves("GWT-MOVE-14")
def test_two_branches_without_a_tile_are_the_same_move(game: str) -> None:
    t = walks(table(game), "START", 9)
    assert [o for o in t.options() if o.startswith("move B")] == ["move B"]
    assert [o for o in t.options() if o.startswith("move C")] == ["move C"]
    assert [o for o in t.options() if o.startswith("move KC")] == ["move KC", "move KC via south"]
    t = walks(table(game).put("FLOOD1", "flood4green"), "A", 9)
    assert [o for o in t.options() if o.startswith("move B")] == ["move B", "move B via flood"]
    t = walks(table(game).put("A1", "2a@1"), "A", 9)
    assert [o for o in t.options() if o.startswith("move B")] == ["move B", "move B via flood"]


@both_editions
@proves("GWT-MOVE-14")
def test_the_same_move_may_be_named_by_either_branch(game: str) -> None:
    t = walks(table(game), "START", 9)
    assert t.match.why_not("move B via flood") is None
    assert t.match.clone().play("move B via flood").played[-1].notation == "move B"
    t = walks(table(game).put("A1", "2a@1"), "A", 1)
    t.expect_refusal(
        "move C via flood", "GWT-MOVE-04"
    )  # equals the shorter of two that are too far
    for elsewhere in ("move B via G2", "move B via rocks", "move START via flood"):
        assert refused(t, elsewhere)


@both_editions
@proves("GWT-MOVE-14")
def test_a_move_enters_exactly_the_locations_of_its_branches(game: str) -> None:
    ways = {"move B": 20 - 2, "move B via flood": 20 - 2 - 2}
    for choice, left in ways.items():
        t = table(game).put("A1", "1a@2").put("FLOOD1", "flood4green").put("FLOOD3", "flood2black")
        assert t.moves(0, "A", money=20).choose(choice).money(0) == left
        assert t.money(1) == (2 if choice == "move B" else 0)


@both_editions
@proves("GWT-MOVE-15")
def test_there_is_always_a_move_and_never_a_pass(game: str) -> None:
    spaces = ["START", *"ABCDEFG", *ON_TRAIL[game].split(), "FLOOD1", "T4", "T9", "ROCK4"]
    for space in spaces:
        t = table(game).foresight(*["none"] * 6)
        t.player(0).herder = t.space(space)
        t.only(Turn(0))
        if t.herder(0) == space:  # else there was one way, and it was walked at once
            assert (t.step, t.options()) == ("Walk", t.options("move"))
            assert refused(t, "skip")
            assert refused(t, "done")
        assert t.options()
