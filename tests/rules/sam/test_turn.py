"""Sam's turn and his movement (SAM-TURN, SAM-MOVE)."""

from __future__ import annotations

import pytest

from tests.rules.sam.vocabulary import SAM, YOU, alone, printed, proves
from trailhand.games.gwt.solo.cards import MOST_BUILDINGS, SPECIALTY_WORKERS, sam_cards
from trailhand.games.gwt.solo.turn import SamTurn
from trailhand.text import phrase


@proves("SAM-TURN-01")
def test_an_empty_deck_is_made_of_the_discard_pile() -> None:
    t = alone()
    t.sam.deck, t.sam.played = [], [1, 2, 4]
    t.match.watch()
    t.only(SamTurn(SAM))
    assert sorted(t.sam.deck + t.sam.played) == [1, 2, 4]
    assert len(t.sam.deck) == 2
    assert t.events("sam-reshuffled")


@proves("SAM-TURN-02")
def test_he_shows_a_card_moves_acts_and_discards_it() -> None:
    t = alone().objectives("O01", stack=[]).plays(7)
    names = [name for name in t.names() if name in ("sam-card", "sam-moved", "sam-objective")]
    assert names == ["sam-card", "sam-moved", "sam-objective"]
    assert (t.spot(), t.pile(), t.sam.played) == ("A", ["O01"], [7])
    assert t.match.view(YOU)["automaton"]["card"] == "c7"


@proves("SAM-TURN-02")
def test_where_he_stops_does_not_matter() -> None:
    t = alone().put("T4", "green").plays(8)
    assert (t.spot(), t.at("T4"), t.player(SAM).green) == ("A", "none", 1)
    assert t.money(SAM) == 0  # building A would have paid


@proves("SAM-TURN-03")
def test_in_kansas_city_the_action_comes_first() -> None:
    t = alone().at_space("G").objectives("O01", "O02").plays(7)
    names = t.names()
    assert names.index("sam-objective") < names.index("sam-delivers")
    assert t.player(SAM).cities[3] == 1


@pytest.mark.parametrize("card", range(1, 16))
@proves("SAM-TURN-04")
def test_what_cannot_be_done_is_skipped_without_another_card(card: int) -> None:
    t = alone().set(SAM, unbuilt=0, engine=-1).objectives().market().plays(card)
    assert t.sam.played == [card]
    assert len(t.events("sam-skipped")) == 1
    assert t.seat == YOU


@pytest.mark.parametrize(("steps", "end"), [(1, "A"), (2, "B")])
@proves("SAM-MOVE-01")
def test_he_moves_exactly_the_number_of_the_card(steps: int, end: str) -> None:
    with printed(7, steps):
        assert alone().plays(7).spot() == end


@proves("SAM-MOVE-01")
def test_kansas_city_stops_him_early() -> None:
    with printed(7, 2):
        t = alone().at_space("G").plays(7)
    assert t.player(SAM).cities[3] == 1
    assert t.spot() == "START"


@proves("SAM-MOVE-02", "SAM-MOVE-08")
def test_variable_cards_count_workers_of_the_specialty_from_1_to_5() -> None:
    for cowboys, steps in ((1, 1), (3, 3), (6, 5)):
        t = alone().specialty("cowboy").workers(SAM, cowboys, 1, 1).plays(13)
        assert t.events("sam-steps")[0]["n"] == steps


@pytest.mark.parametrize(("mine", "his", "steps"), [(0, 0, 1), (2, 1, 2), (1, 3, 3), (6, 0, 5)])
@proves("SAM-MOVE-02")
def test_or_the_buildings_of_whoever_has_most(mine: int, his: int, steps: int) -> None:
    t = alone()
    for number in range(mine):
        t.put(("A1", "A2", "A3", "B1", "B2", "B3")[number], f"{number + 1}a@1")
    for number in range(his):
        t.put(("E1", "E2", "F1")[number], f"{number + 1}b@2")
    assert t.plays(12).events("sam-steps")[0]["n"] == steps


@proves("SAM-MOVE-03")
def test_he_takes_the_way_that_leaves_the_fewest_locations() -> None:
    t = alone().at_space("A").put("A1", "1a@1").put("A2", "2a@1").plays(1)
    assert t.spot() == "B"  # by the empty flood branch: the way with buildings is longer


@proves("SAM-MOVE-03")
def test_length_comes_before_tax() -> None:
    t = alone().at_space("B").put("B1", "3a@1").put("B2", "5a@1").put("DROUGHT1", "drought4green")
    assert t.plays(1).spot() == "DROUGHT1"  # 2 dollars, but one location less to go


@proves("SAM-MOVE-03")
def test_of_equally_short_ways_that_with_the_least_tax() -> None:
    t = alone().at_space("F").put("F1", "7b@1").put("F2", "1b@1")
    assert t.plays(1).spot() == "F2"  # 4 dollars against 2


@proves("SAM-MOVE-03")
def test_all_taxes_come_before_those_to_the_player() -> None:
    t = alone().at_space("A").put("A1", "1b@1").put("A2", "3a@1")
    t.put("FLOOD1", "flood4green").put("FLOOD2", "flood3green")
    with printed(7, 2):
        t.plays(7)
    assert (t.spot(), t.money(YOU)) == ("A2", 2)  # not 4 dollars to the bank


@proves("SAM-MOVE-03")
def test_of_equal_taxes_the_least_to_the_player() -> None:
    t = alone().at_space("A").put("A1", "1b@1").put("FLOOD1", "flood4green")
    assert t.plays(1).spot() == "FLOOD1"
    assert t.money(YOU) == 0


@proves("SAM-MOVE-04")
def test_then_no_hazard_branch() -> None:
    t = alone().at_space("A").put("A1", "3a@1").put("FR1", "5a@1")
    assert (t.box.fee[t.state.trail[t.space("A1")]], t.plays(1).spot()) == (0, "A1")


@proves("SAM-MOVE-04")
def test_then_the_first_name() -> None:
    t = alone().at_space("F").put("F1", "3a@1").put("F2", "5a@1")
    assert t.plays(1).spot() == "F1"


@proves("SAM-MOVE-05", "SAM-MOVE-07")
def test_the_bank_pays_the_player_for_sam() -> None:
    t = alone().at_space("F").put("F1", "7b@1").put("F2", "10b@1").set(YOU, money=1)
    t.plays(3)
    assert t.money(YOU) == 3  # one black hand
    assert t.money(SAM) == 0


@proves("SAM-MOVE-07")
def test_both_hands_are_4_dollars_his_own_and_hazards_pay_nobody() -> None:
    t = (
        alone()
        .at_space("F")
        .put("F1", "7b@1")
        .put("F2", "9b@1")
        .put("G1", "10b@2")
        .put("G2", "7a@2")
    )
    t.state.trail[t.space("F2")] = t.state.trail[t.space("F1")]
    t.plays(3)
    assert t.money(YOU) == 4


@proves("SAM-MOVE-06")
def test_empty_spaces_do_not_count() -> None:
    assert alone().at_space("C").plays(1).spot() == "E"


@proves("SAM-MOVE-08")
def test_the_printed_worker_counts_for_movement_and_actions() -> None:
    t = alone().specialty("engineer").plays(15)
    assert t.events("sam-steps")[0]["n"] == 1
    t = alone().plays(5)
    assert t.engine_at(SAM) == 1


def test_every_step_of_his_turn_cites_its_rule() -> None:
    t = alone().at_space("G").job("1.3", "cowboy").job("2.3", "engineer").plays(1)
    assert all(rule for rule in t.cited())
    assert {"SAM-TURN-02", "SAM-MOVE-01", "SAM-HIRE-02", "SAM-KC-04"} <= set(t.cited())


@pytest.mark.parametrize("deck", ["base_cards", "north_cards"])
@pytest.mark.parametrize(
    ("lang", "fixed", "specialty", "buildings"),
    [
        ("en", "move {}", "workers of the specialty", "most buildings"),
        ("fr", "avancer de {}", "ouvriers de la spécialité", "nombre de bâtiments"),
    ],
)
def test_the_words_of_a_card_say_how_far_it_leads(
    deck: str, lang: str, fixed: str, specialty: str, buildings: str
) -> None:
    for card in sam_cards(deck).values():
        words = phrase(f"automaton-sam-{card.word()}", lang).lower()
        meant = {SPECIALTY_WORKERS: specialty, MOST_BUILDINGS: buildings}
        assert meant.get(card.move, fixed.format(card.move)) in words
