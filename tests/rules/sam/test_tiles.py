"""Cards 7, 8 and 9, and his points (SAM-OBJ, SAM-OUTLAW, SAM-HAZARD, SAM-SCORE)."""

from __future__ import annotations

from tests.rules.sam.vocabulary import SAM, YOU, SamTable, alone, proves


@proves("SAM-OBJ-01")
def test_he_takes_the_card_farthest_from_the_stack() -> None:
    t = alone().objectives("O03", "O01", "O02", "O04", stack=["O09"]).plays(7)
    assert t.pile() == ["O03"]
    assert t.match.view(YOU)["display"] == ["O01", "O02", "O04", "O09"]
    assert alone().objectives(stack=["O09"]).plays(7).pile() == []


@proves("SAM-OUTLAW-01")
def test_he_takes_the_outlaw_of_the_highest_space_without_its_bonus() -> None:
    t = alone().put("T1", "green").put("T4", "second").put("T6", "green").plays(8)
    assert (t.at("T1"), t.at("T4"), t.at("T6")) == ("green", "second", "none")
    assert (t.player(SAM).green, t.money(SAM), sum(t.his_points().values())) == (1, 0, 0)


@proves("SAM-HAZARD-01")
def test_the_fullest_zone_then_the_best_tile() -> None:
    """EX-SAM-05: flood 2 and 3, drought 4 and 2, rockfall 4 points."""
    t = alone().put("FLOOD1", "flood2green").put("FLOOD2", "flood3green")
    t.put("DROUGHT1", "drought4green").put("DROUGHT2", "drought2green")
    t.put("ROCK1", "rockfall4green").plays(9)
    assert t.at("DROUGHT1") == "none"
    assert t.his_points()["hazards"] == 4


@proves("SAM-HAZARD-01")
def test_the_fullest_zone_even_if_the_best_tile_lies_elsewhere() -> None:
    t = alone().put("ROCK1", "rockfall2green").put("ROCK2", "rockfall2black")
    t.put("FLOOD1", "flood4green").plays(9)
    assert (t.at("FLOOD1"), t.his_points()["hazards"]) == ("flood4green", 2)


@proves("SAM-HAZARD-01")
def test_ties_by_zone_and_by_the_highest_space() -> None:
    t = alone().put("FLOOD1", "flood3green").put("FLOOD2", "flood3black")
    t.put("ROCK1", "rockfall3green").put("ROCK2", "rockfall3black").plays(9)
    assert (t.at("FLOOD1"), t.at("FLOOD2"), t.at("ROCK2")) == (
        "flood3green",
        "none",
        "rockfall3black",
    )


@proves("SAM-SCORE-01", "SAM-SCORE-03")
def test_eight_categories_as_for_a_player() -> None:
    t = alone().workers(SAM, 6, 5, 1).put("A1", "8b@2").stations(SAM, 5, 10)
    t.cities(SAM, 5, 6, 9, 9).hazards(SAM, "flood4green").has_cards("blue", "purple7", "brown3")
    t.set(SAM, job_token=1)
    assert t.his_points() == {
        "buildings": 8,
        "cities": 6 + 18,  # Chicago-Toledo, and New York twice
        "stations": 3 + 9,
        "hazards": 4,
        "cattle": 13,
        "objectives": 0,
        "workers": 4 * 3,
        "job_token": 2,
    }


@proves("SAM-SCORE-01")
def test_no_points_for_money_station_masters_and_cleared_discs() -> None:
    assert {"money", "station_masters", "step_disc"}.isdisjoint(alone().his_points())


@proves("SAM-SCORE-02")
def test_every_objective_card_scores_as_if_fulfilled() -> None:
    t = alone().has_cards("O01", "O02")
    worth = [card.vp for card in t.box.objectives[:2]]
    assert t.his_points()["objectives"] == sum(worth) > 0
    t.area(SAM, "S1").state.last_turns = -1
    assert t.his_points()["objectives"] == sum(worth) + t.box.objective(t.player(SAM).area[0]).vp


@proves("SAM-SCORE-04")
def test_the_player_wins_with_more_points_and_shares_the_victory_with_as_many() -> None:
    t = alone().discard(YOU, "purple7").has_cards("purple7")
    t.state.last_turns = -1
    assert t.points(YOU)["cattle"] == t.his_points()["cattle"] == 7
    assert (t.match.winners(), sam_wins(t)) == ([YOU], True)
    t.has_cards("purple7", "yellow")
    assert (t.match.winners(), sam_wins(t)) == ([], True)
    for left in (1, 0):  # not before the end
        t.state.last_turns = left
        assert sam_wins(t) is False
    t.state.last_turns = -1
    t.discard(YOU, "purple7", "blue")
    assert (t.match.winners(), sam_wins(t)) == ([YOU], False)


def sam_wins(t: SamTable) -> object:
    return t.match.view(YOU)["automaton"]["wins"]
