"""Components and terms (ELP-COMP)."""

from __future__ import annotations

from collections import Counter

from tests.rules.elpaso.vocabulary import fresh, proves, table
from trailhand.games.elpaso.facts.codes import CARD_WORDS
from trailhand.games.elpaso.inventory import all_cards, conservation_problems


@proves("ELP-COMP-01")
def test_the_box_holds_these_cattle_cards() -> None:
    counts = {CARD_WORDS[card]: n for card, n in all_cards(fresh(4).state).items()}
    start = {"criollo": 16, "pineywoods": 8, "galloway": 8, "santa_gertrudis": 8}
    market = {"black_angus": 8, "corriente": 10, "shorthorn": 8, "hereford": 6}
    assert {breed: counts[breed] for breed in [*start, *market]} == start | market
    assert counts["simmental"] == 19
    player = fresh(4).player(2)
    assert Counter(player.hand + player.draw) == Counter({0: 4, 1: 2, 2: 2, 3: 2})


@proves("ELP-COMP-02")
def test_there_are_twelve_workers_of_each_type() -> None:
    cards = all_cards(fresh(3).state)
    assert [cards[CARD_WORDS.index(w)] for w in ("cowboy", "engineer", "builder", "joker")] == [
        12
    ] * 4


@proves("ELP-COMP-03")
def test_there_are_six_neutral_buildings_el_paso_and_two_of_each_common_building() -> None:
    view = fresh(2).match.view(0)
    assert sorted(view["trail"].values()) == ["B", "C", "D", "E", "EP", "F", "G"]
    assert view["piles"] == {str(number): 2 for number in range(1, 7)}
    assert view["sides"] == "aaaaaa"


@proves("ELP-COMP-04")
def test_every_player_owns_a_rancher_discs_and_markers() -> None:
    for player in fresh(4).match.view(-1)["players"]:
        assert len(player["discs"]) == 7
        assert (player["markers"], player["certificates"], player["rancher"]) == (2, 0, "off")


@proves("ELP-COMP-05", "ELP-DRAW-04")
def test_workers_travel_through_deck_and_discard_but_never_through_the_hand() -> None:
    t = table().draw(0, "engineer", "joker").discard(0, "criollo", "builder")
    t.stands(0, "NC").choose("done")
    assert t.in_hand(0) == ["criollo"]
    assert t.area(0) == {"engineer": 1, "joker": 1, "builder": 1}


@proves("ELP-COMP-06")
def test_an_empty_space_neither_counts_nor_can_be_a_destination() -> None:
    t = table().moves(0, "NB")
    assert t.match.decision is not None
    texts = {o.notation: o.text() for o in t.match.decision.options}
    assert texts["move NC"] == "Move to C: 1 step"  # P2 lies between
    t.expect_refusal("move P2", "ELP-MOVE-03")
    t = table().put("P2", 1, 1).moves(0, "NB")
    assert t.choose("move P2").rancher(0) == "P2"


@proves("ELP-COMP-07")
def test_a_joker_pays_for_any_worker_but_copies_no_bonus() -> None:
    t = table().workers(0, joker=1).stays(0, "ND", money=2).choose("use 3")
    assert t.in_discard(0) == ["black_angus", "joker"]  # a joker for a cowboy
    t = table().workers(0, joker=1).stays(0, "NF", money=2).choose("use 2")
    assert t.area(0) == {}  # for an engineer
    t = table().workers(0, joker=1).stays(0, "NE", money=2).choose("use 2", "at P4")
    assert t.at("P4") == "1a@1"  # for a builder
    t = table().workers(0, joker=1).moves(0, "NB")
    t.expect_refusal("move NF", "ELP-MOVE-05")  # no step for a joker
    assert t.choose("spend joker").money(0) == 2


def test_the_vocabulary_keeps_every_component_in_its_place() -> None:
    assert conservation_problems(fresh(4).state) == []
