"""Setting up against Sam (SAM-SETUP), and which tables there are."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import trailhand as th
from tests.rules.gwt.vocabulary import fresh
from tests.rules.sam.vocabulary import SAM, YOU, alone, dealt, proves
from trailhand.games.gwt.facts.codes import EMPTY, OFF_BOARD, WORKER_TILE
from trailhand.games.gwt.jobs import NOBODY
from trailhand.games.gwt.kansas_city import LeaveKansasCity

LEVELS = ("easy", "medium", "hard")
each_level = pytest.mark.parametrize("level", LEVELS)


@proves("SAM-SETUP-01")
def test_the_table_is_that_of_two_players() -> None:
    mine, two = dealt(), fresh("gwt2", 2)
    assert len(mine.state.market) == len(two.state.market) == 7
    assert sum(w != NOBODY for w in mine.state.jobs) == sum(w != NOBODY for w in two.state.jobs)
    assert (mine.box.columns, mine.box.step_base) == (two.box.columns, two.box.step_base)
    assert mine.box.fee == two.box.fee


@each_level
@proves("SAM-SETUP-02", "SAM-SETUP-06", "SAM-SETUP-11")
def test_one_worker_of_bag_2_is_sams_and_its_kind_his_specialty(level: str) -> None:
    t = dealt(level)
    on_board = sum(w != NOBODY for w in t.state.jobs)
    in_play = (
        len(t.state.supplies[1]) + on_board + sum(tile != EMPTY for tile in t.state.foresight[2:4])
    )
    extra = 4 if level == "hard" else 1
    assert in_play == len(t.box.supplies[1]) - extra
    assert sum(t.workers_of_sam()) == 3 + extra
    assert t.workers_of_sam()[t.sam.specialty] == max(t.workers_of_sam())
    assert t.workers_of_sam().count(max(t.workers_of_sam())) == 1


@proves("SAM-SETUP-02")
def test_every_kind_may_be_the_specialty() -> None:
    assert {dealt(seed=seed).sam.specialty for seed in range(20)} == {0, 1, 2}


@proves("SAM-SETUP-03", "SAM-SETUP-11")
def test_on_the_hard_level_one_worker_of_each_kind_leaves_bag_2_as_well() -> None:
    t = dealt("hard")
    assert sorted(t.workers_of_sam()) == [2, 2, 3]
    bag = Counter(t.state.supplies[1])
    bag.update(WORKER_TILE + w for w in t.state.jobs if w != NOBODY)
    bag.update(t.state.foresight[2:4])
    taken = Counter(t.box.supplies[1]) - bag
    assert [taken[WORKER_TILE + kind] for kind in range(3)] == [
        count - 1 for count in t.workers_of_sam()
    ]


@each_level
@proves("SAM-SETUP-04")
def test_the_easy_deck_has_no_cards_13_to_15(level: str) -> None:
    assert sorted(dealt(level).sam.deck) == list(range(1, 13 if level == "easy" else 16))


@proves("SAM-SETUP-05")
def test_sam_begins_with_14_discs_12_buildings_of_side_b_engine_and_herder_at_the_start() -> None:
    t = dealt(sides="a")
    shown = t.match.view(YOU)["automaton"]
    assert (shown["discs"], shown["unbuilt"]) == (14, list(range(1, 13)))
    assert (shown["engine"], shown["herder"]) == ("0", "START")
    assert min(t.workers_of_sam()) == 1


@proves("SAM-SETUP-07")
def test_sam_has_no_cattle_no_money_and_no_token_at_any_time() -> None:
    t = dealt()
    for _ in range(300):
        if t.match.over:
            break
        t.match.play(len(t.match.numbers) - 1)
        sam = t.player(SAM)
        assert (sam.money, sam.tokens, sam.hand, sam.draw) == (0, 0, [], [])
    assert t.sam.played


@proves("SAM-SETUP-07")
def test_the_order_of_his_deck_is_chance() -> None:
    first = set()
    for seed in range(12):
        t = dealt(seed=seed).plays()
        t.choose(t.options("place")[0])
        while not t.sam.played:
            t.match.play(len(t.match.numbers) - 1)
        first.add(t.sam.played[0])
    assert len(first) > 3


@proves("SAM-SETUP-08")
def test_both_get_a_starting_objective_his_is_hidden_until_the_end() -> None:
    t = dealt()
    assert [len(player.area) for player in t.state.players] == [1, 1]
    view = t.match.view(YOU)
    assert len(view["players"][0]["area"]) == 1
    assert "objective" not in view["automaton"]
    assert view["automaton"]["points"]["objectives"] == 0
    t.state.last_turns = -1
    hidden = t.box.objective(t.player(SAM).area[0]).vp
    assert t.match.view(YOU)["automaton"]["points"]["objectives"] == hidden > 0


@proves("SAM-SETUP-09", "SAM-SETUP-12")
def test_the_player_begins_with_6_dollars_4_cards_and_a_token_on_any_neutral_building() -> None:
    for seed in range(5):
        t = dealt(seed=seed)
        you = t.player(YOU)
        assert (t.seat, you.money, len(you.hand), you.tokens) == (YOU, 6, 4, 1)
        assert t.options("place") == [f"place {letter}" for letter in "ABCDEFG"]


@proves("SAM-SETUP-12")
def test_after_the_player_sam_has_a_turn_and_then_the_player_again() -> None:
    t = alone().moves(YOU, "A", money=9)
    t.match.watch()
    t.choose("move B", "done")
    turns = [event.seat for event in t.match.events() if event.name == "turn"]
    assert turns == [SAM, YOU]
    assert t.seat == YOU


@proves("SAM-SETUP-10", "SAM-PLAYER-02")
def test_a_single_tile_of_a_foresight_column_lies_at_the_bottom() -> None:
    t = alone().foresight("green", "none", "none", "cowboy", "none", "none")
    t.supplies([], [], ["engineer"]).only(LeaveKansasCity(YOU))
    words = t.match.view(YOU)["foresight"]
    assert words[:4] == ["none", "green", "none", "cowboy"]


@proves("SAM-SETUP-10")
def test_the_first_card_of_the_display_is_the_farthest_from_the_stack() -> None:
    t = alone().objectives("O01", "O02", "O03", "O04", stack=["O05", "O06"])
    t.plays(7)
    assert t.match.view(YOU)["display"] == ["O02", "O03", "O04", t.match.view(YOU)["display"][3]]


@proves("SAM-SETUP-13")
def test_another_first_city_may_be_chosen() -> None:
    assert alone(first_city=1).at_space("G").plays(1).player(SAM).cities[1] == 1
    assert alone(first_city=9).at_space("G").plays(1).player(SAM).cities[9] == 1
    with pytest.raises(th.InvalidSetup):
        dealt(first_city=10)


@proves("NOR1-COMBI-04")
def test_sam_plays_no_poker_and_only_the_second_edition() -> None:
    with pytest.raises(th.InvalidSetup, match="plays no poker"):
        dealt(poker=True)
    with pytest.raises(th.InvalidSetup, match="gwt1 is for 2, 3, 4 seats"):
        fresh("gwt1", 1)
    modules: tuple[dict[str, Any], ...] = (
        {},
        {"simmental": True},
        {"brahman": True},
        {"north": True},
    )
    for options in modules:
        assert dealt(**options).match.view(YOU)["automaton"]["name"] == "sam"


@proves("NOR1-COMBI-05")
def test_sam_has_exactly_one_human_opponent() -> None:
    assert dealt().match.seats == 1
    with pytest.raises(th.InvalidSetup, match="'solo' is for 1 seats, not 2"):
        fresh("gwt2", 2, solo="hard")
    assert "automaton" not in fresh("gwt2", 2).match.view(YOU)
    assert fresh("gwt2", 2).player(SAM).herder == OFF_BOARD
