"""Scoring objective cards (GWT-OSC)."""

from itertools import product
from random import Random
from typing import Any

import pytest

from tests.rules.gwt.vocabulary import Table, both_editions, proves, table
from trailhand.games.gwt.facts.box import Box
from trailhand.games.gwt.facts.codes import CONDITIONS
from trailhand.games.gwt.objectives import Assignment

# Everything that the conditions of an objective card may ask for, once or more.
RICH: dict[str, Any] = {
    "buildings": 2,
    "hazards": 2,
    "stations": (1, 2),
    "green": 2,
    "second": 2,
    "terminal": 1,
}


def owns(
    t: Table,
    buildings: int = 0,
    hazards: int = 0,
    stations: tuple[int, ...] = (),
    green: int = 0,
    second: int = 0,
    terminal: int = 0,
) -> Table:
    """Seat 0 owns these elements on the board and in front of it."""
    for number, space in enumerate(("A1", "B1", "C1")[:buildings], start=1):
        t.put(space, f"{number}a@1")
    t.hazards(0, *["flood2green", "drought3black", "rockfall4green"][:hazards])
    return t.stations(0, *stations).set(0, green=green, second=second).cities(0, *[9] * terminal)


def objectives(t: Table) -> int:
    """The points of seat 0 for objective cards."""
    return t.points(0)["objectives"]


@both_editions
@pytest.mark.parametrize("pile", ["hand", "draw", "discard"])
@proves("GWT-OSC-01")
def test_an_unplayed_card_of_the_deck_is_added_or_removed_as_its_owner_likes(
    game: str, pile: str
) -> None:
    t = owns(table(game), terminal=1)
    getattr(t, pile)(0, "O21")
    assert objectives(t) == 5
    assert objectives(owns(t, terminal=0)) == 0  # better removed than lost


@both_editions
@proves("GWT-OSC-01")
def test_an_added_card_gives_no_immediate_action(game: str) -> None:
    t = owns(table(game), buildings=1, green=1, second=1).hand(0, "O02").set(0, money=4)
    assert (objectives(t), t.points(0)["money"], t.money(0)) == (3, 0, 4)


@both_editions
@proves("GWT-OSC-01")
def test_a_played_card_cannot_be_removed(game: str) -> None:
    assert objectives(table(game).area(0, "O21")) == -3


@both_editions
@pytest.mark.parametrize(
    ("lost", "points"),
    [("", 5), ("building", -3), ("second", -3), ("hazard", -3)],
)
@proves("GWT-OSC-02")
def test_a_card_scores_its_points_only_if_all_its_conditions_are_met(
    game: str, lost: str, points: int
) -> None:
    t = table(game).area(0, "O14")  # a building, a second village tile, two hazards
    owns(
        t,
        buildings=0 if lost == "building" else 1,
        second=0 if lost == "second" else 1,
        hazards=1 if lost == "hazard" else 2,
        green=2,
        stations=(1, 2),
    )
    assert objectives(t) == points


@both_editions
@proves("GWT-OSC-03")
def test_an_element_meets_one_condition_on_one_card_only(game: str) -> None:
    t = owns(table(game), hazards=1, stations=(1, 2)).hand(0, "purple5")
    assert objectives(t.area(0, "O04")) == 3
    assert objectives(t.area(0, "O08")) == 3
    assert objectives(t.area(0, "O04", "O08")) == 3 - 2  # both want the one hazard
    assert objectives(owns(t, hazards=2, stations=(1, 2))) == 3 + 3


@both_editions
@proves("GWT-OSC-03")
def test_a_condition_shown_twice_on_a_card_needs_two_elements(game: str) -> None:
    t = owns(table(game), hazards=1).hand(0, "brown3").area(0, "O03")
    assert objectives(t) == -2
    assert objectives(owns(t, hazards=2)) == 3


@both_editions
@proves("GWT-OSC-04")
def test_starting_objectives_have_no_penalty(game: str) -> None:
    for card in ("S1", "S2", "S3", "S4"):
        assert objectives(table(game).area(0, card)) == 0
    assert objectives(owns(table(game).area(0, "S3"), buildings=2, hazards=1)) == 3


@both_editions
@pytest.mark.parametrize(
    ("card", "scarce"),
    [
        ("O06", {"buildings": 1}),
        ("O09", {"green": 1}),
        ("O01", {"second": 1}),
        ("O15", {"hazards": 1}),
        ("O17", {"stations": (4,)}),
        ("O23", {"terminal": 0}),
    ],
)
@proves("GWT-OSC-05")
def test_every_kind_of_element_is_a_pool_of_its_own(
    game: str, card: str, scarce: dict[str, Any]
) -> None:
    assert objectives(owns(table(game).area(0, card), **RICH)) > 0
    assert objectives(owns(table(game).area(0, card), **RICH | scarce)) < 0


@both_editions
@pytest.mark.parametrize(
    ("deck", "card", "points"),
    [
        (["yellow", "red", "blue"], "O05", 4),
        (["yellow", "yellow", "yellow"], "O05", 4),
        (["yellow", "red", "brown3"], "O05", -2),
        (["yellow", "red", "purple5", "gray", "green", "black", "white"], "O05", -2),
        (["red", "brown5", "purple7"], "O12", 5),
        (["red", "brown5", "brown3"], "O12", -3),
        (["red", "purple5", "purple7"], "O12", -3),
        (["brown3", "purple5", "purple7"], "O12", -3),
        (["purple6"], "O08", 3),
        (["brown4", "yellow"], "O08", -2),
    ],
)
@proves("GWT-OSC-05")
def test_cattle_conditions_are_met_by_cards_of_the_whole_deck(
    game: str, deck: list[str], card: str, points: int
) -> None:
    t = owns(table(game).area(0, card), buildings=1, hazards=1)
    t.hand(0, *deck[:1]).draw(0, *deck[1:2]).discard(0, *deck[2:])
    assert objectives(t) == points


@both_editions
@proves("GWT-OSC-05")
def test_a_set_of_cards_is_fulfilled_if_every_pool_suffices_for_their_sum(game: str) -> None:
    t = table(game).area(0, "S3", "O14", "O21", "O22")
    assert objectives(owns(t, buildings=3, hazards=3, second=1, terminal=2)) == 3 + 5 + 5 + 5
    assert objectives(owns(t, buildings=3, hazards=2, second=1, terminal=2)) == 0 + 5 + 5 + 5


@both_editions
@pytest.mark.parametrize(("discs", "points"), [(0, -6), (1, 2), (2, 10), (3, 10)])
@proves("GWT-OSC-06")
def test_each_disc_on_the_terminal_city_is_an_element(game: str, discs: int, points: int) -> None:
    assert objectives(owns(table(game).area(0, "O21", "O22"), terminal=discs)) == points


@both_editions
@proves("GWT-OSC-07")
def test_the_fulfilled_cards_are_chosen_for_the_best_total(game: str) -> None:
    t = owns(table(game).area(0, "S3", "O03", "O16"), buildings=3, hazards=3)
    assert objectives(t.hand(0, "brown3")) == 3 + 3 - 2  # O16 alone would give 5 - 2
    t = owns(table(game).area(0, "S3").hand(0, "O16"), buildings=2, hazards=2)
    assert objectives(t) == 5  # the added card is worth more than the played one


@both_editions
@pytest.mark.parametrize(
    ("area", "unplayed", "total"),
    [
        (["S3"], ["O01"], 3 - 2),  # a lost card that completes a pair
        (["S3"], ["O21"], 0),  # its penalty eats the pair up
        (["S3", "S4"], ["O01", "O02"], 3),  # two lost cards cost more than their pair
        (["S3"], ["O21", "O01", "O02"], 3 - 2),  # the cheapest one is added, and only one
    ],
)
@proves("GWT-OSC-07")
def test_lost_cards_are_added_if_the_task_of_objective_cards_gains_more(
    game: str, area: list[str], unplayed: list[str], total: int
) -> None:
    t = table(game).area(0, *area).discard(0, *unplayed).owns_master(0, "sm_objectives")
    scored = t.points(0)
    assert scored["objectives"] + scored["station_masters"] == total


@both_editions
@proves("GWT-OSC-07")
def test_without_the_task_no_lost_card_is_added(game: str) -> None:
    t = table(game).area(0, "S3").discard(0, "O01").owns_master(0, "sm_hazards")
    assert (objectives(t), t.points(0)["station_masters"]) == (0, 0)


@both_editions
@proves("GWT-OSC-08")
def test_elements_used_for_objectives_count_in_every_other_category(game: str) -> None:
    bare = owns(table(game), buildings=2, hazards=2, stations=(1, 2), terminal=1)
    bare.hand(0, "purple7", "brown5", "red").owns_master(0, "sm_hazards")
    before = bare.points(0)
    after = bare.area(0, "O16", "O21", "O12").points(0)
    assert after.pop("objectives") - before.pop("objectives") == 15
    assert after == before
    assert before["station_masters"] == 3


@both_editions
@proves("GWT-OSC-09")
def test_a_card_removed_from_the_game_is_no_element(game: str) -> None:
    t = owns(table(game).area(0, "O08"), hazards=1).hand(0, "purple7")
    t.clear(0, "aux_trash").engine(0, 2).stands(0, "A")
    assert objectives(t) == 3
    t.choose("aux trash", "trash purple7")
    assert (objectives(t), t.points(0)["cattle"]) == (-2, 0)


@both_editions
@proves("GWT-OSC-09")
def test_a_replaced_building_is_no_element(game: str) -> None:
    t = table(game).area(0, "O06").hazards(0, "flood2green").put("B1", "1a@1")
    t.workers(0, builders=3).stands(0, "B", money=20).choose("use 2", "build 5", "at B1")
    assert (t.at("B1"), objectives(t)) == ("5a@1", -2)
    t.put("C1", "2a@1")
    assert objectives(t) == 3


def best_by_hand(
    box: Box, area: list[int], unplayed: list[int], owned: list[int], pair: int
) -> int:
    """The best total of all sets of cards, tried one by one."""
    cards = [box.objective(card) for card in area + unplayed]
    best = -1000
    for chosen in product((False, True), repeat=len(cards)):
        met = [card for card, on in zip(cards, chosen, strict=True) if on]
        if any(sum(card.needs[n] for card in met) > owned[n] for n in range(len(owned))):
            continue
        left = [card for card, on in zip(cards, chosen, strict=True) if not on]
        played = len(area) - sum(chosen[: len(area)])
        failed, others = left[:played], left[played:]
        points = sum(card.vp for card in met) - sum(card.penalty for card in failed)
        count = len(area) + sum(chosen[len(area) :])
        spare = min((card.penalty for card in others), default=pair)
        if count % 2 and spare < pair:
            points, count = points - spare, count + 1
        best = max(best, points + pair * (count // 2))
    return best


@proves("GWT-OSC-07")
def test_the_best_assignment_is_the_best_of_all_sets() -> None:
    box = table("gwt2").box
    dice = Random(1)
    for _ in range(150):
        deck = dice.sample(box.objective_deck, 7)
        area, unplayed = deck[: dice.randrange(4)], deck[3 : 3 + dice.randrange(5)]
        owned = [dice.randrange(5) for _ in CONDITIONS]
        pair = dice.choice((0, 3))
        if area + unplayed:
            found = Assignment(box, area, unplayed, owned, pair)
            assert found.total + found.bonus == best_by_hand(box, area, unplayed, owned, pair)
