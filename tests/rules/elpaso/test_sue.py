"""Sue: set-up, turn and moves (SUE-SETUP, SUE-TURN, SUE-MOVE)."""

from __future__ import annotations

from collections import Counter

import pytest

import trailhand as th
from tests.rules.elpaso.solo import SUE, acts, at, cattle, kinds, plays, row, solo, sue_posts
from tests.rules.elpaso.vocabulary import fresh, proves
from trailhand.games.elpaso.facts.codes import CARD_WORDS, WORKERS
from trailhand.games.elpaso.turn import Turn
from trailhand.games.elpaso.words.names import NODE_WORDS
from trailhand.text import phrase


@proves("SUE-SETUP-01")
def test_a_table_for_one_is_set_up_for_two() -> None:
    t = fresh(1)
    assert (t.state.simmentals, t.box.parties, t.match.seats) == (9, 2, 1)
    assert len(t.match.view(0)["players"]) == 1


@proves("SUE-SETUP-02")
def test_sue_has_discs_and_a_rancher_and_owns_buildings_without_markers() -> None:
    view = fresh(1).match.view(0)["automaton"]
    assert (view["name"], view["seat"], view["rancher"], view["discs"]) == ("sue", 1, "EP", 6)
    assert not {"hand", "markers", "money", "tokens"} & set(view)
    t = row(solo(), cowboy=1, engineer=1, builder=1)
    acts(acts(t, "build"), "build")
    assert len(t.state.buildings_of(SUE)) == 2
    row(t, cowboy=1, engineer=1, builder=6)
    acts(t, "build")
    assert len(t.state.buildings_of(SUE)) == 2  # never a third one


@proves("SUE-SETUP-03")
def test_her_reserve_holds_three_of_each_worker_and_of_two_breeds() -> None:
    reserve = Counter(CARD_WORDS[card] for card in fresh(1).sue.reserve)
    names = (*WORKERS, "black_angus", "corriente")
    assert reserve == Counter(dict.fromkeys(names, 3))
    assert fresh(1).match.view(0)["automaton"]["reserve_size"] == 18


@proves("SUE-SETUP-04")
@pytest.mark.parametrize("hard", [0, 1, 2, 3])
def test_her_deck_holds_all_a_cards_and_some_b_cards(hard: int) -> None:
    t = fresh(1, solo=hard)
    names = [t.box.solo_cards[card].name for card in sorted(t.sue.deck)]
    assert [name for name in names if name[0] == "A"] == [f"A{n}" for n in range(1, 9)]
    assert sum(name[0] == "B" for name in names) == hard
    assert len(t.sue.out) == 3 - hard
    assert "out" not in t.match.view(0)["automaton"]
    if hard in (1, 2):
        decks = {tuple(sorted(fresh(1, seed, solo=hard).sue.deck)) for seed in range(20)}
        assert len(decks) == 3  # which B cards is random
        dealt = [th.determinized(t.match, 0, n).position()["state"]["sue"] for n in range(20)]
        assert len({tuple(sue["deck"]) for sue in dealt}) == 3  # the player does not know them
        assert {len(sue["deck"]) for sue in dealt} == {8 + hard}


@proves("SUE-SETUP-04", "SUE-TURN-02")
def test_after_a_shuffle_the_player_knows_which_b_cards_are_in() -> None:
    t = fresh(1, solo=1)
    t.sue.deck, t.sue.discard = [], t.sue.deck
    t.only(Turn(SUE))
    dealt = [th.determinized(t.match, 0, n).position()["state"]["sue"] for n in range(20)]
    assert {tuple(sue["out"]) for sue in dealt} == {
        tuple(t.match.position()["state"]["sue"]["out"])
    }


@proves("SUE-SETUP-05")
def test_her_row_is_one_worker_of_each_type_in_random_order() -> None:
    assert fresh(1).sue.workers == [1, 1, 1]
    assert len({tuple(fresh(1, seed).sue.row) for seed in range(40)}) == 6


@proves("SUE-SETUP-06")
def test_one_disc_starts_on_post_5_without_its_reward() -> None:
    t = fresh(1)
    assert (sue_posts(t), t.sue.discs, t.sue.objectives) == ({"T5": 1}, 6, [])
    assert NODE_WORDS[t.sue.rancher] == "EP"


@proves("SUE-SETUP-07")
def test_the_human_begins_with_four_dollars_a_token_and_an_objective() -> None:
    t = fresh(1)
    assert (t.seat, t.money(0), t.player(0).tokens, len(t.in_hand(0))) == (0, 4, 1, 4)
    t.choose("objective 1")
    assert (t.step, len(t.tiles_of(0))) == ("PlaceRancher", 1)


@proves("SUE-SETUP-08")
def test_supply_and_market_after_the_set_up() -> None:
    t = fresh(1)
    assert (t.state.supply, t.state.market) == ([7, 7, 7, 8], [5, 7, 8, 6])


@proves("SUE-TURN-01")
def test_sue_takes_turns_like_a_player() -> None:
    t = fresh(1).choose("objective 1", "place NC", "done")
    while t.step != "Move":
        t.choose("continue")
    assert (t.state.turn, t.seat) == (3, 0)  # the second turn was hers
    assert sum(len(pile) for pile in (t.sue.deck, t.sue.discard)) == 8


@proves("SUE-TURN-02")
def test_she_turns_up_a_card_moves_acts_and_puts_it_away() -> None:
    t = plays(row(solo(), cowboy=1, engineer=1, builder=1), "1 market")
    steps = [k for k in kinds(t) if k in ("sue-card", "sue-moved", "sue-market", "sue-cattle")]
    assert steps == ["sue-card", "sue-moved", "sue-market", "sue-cattle"]
    assert t.match.view(0)["automaton"]["card"] == "A1"
    assert [t.box.solo_cards[card].name for card in t.sue.discard][-1] == "A1"
    t.sue.deck, t.sue.discard = [], list(range(8))
    t.state.agenda = [Turn(SUE)]
    t.settle()
    assert "sue-shuffles" in kinds(t)
    assert (len(t.sue.deck), len(t.sue.discard)) == (7, 1)


@proves("SUE-MOVE-01")
@pytest.mark.parametrize(
    ("card", "node"),
    [
        ("1 reserve_1", "NB"),
        ("2 reserve_1", "NC"),
        ("3 reserve_2", "ND"),
        ("cowboy reserve_1", "NE"),
    ],
)
def test_she_moves_the_printed_steps_or_one_per_worker(card: str, node: str) -> None:
    t = plays(row(solo(), cowboy=4, engineer=2, builder=1), card)
    assert NODE_WORDS[t.sue.rancher] == node


@proves("SUE-MOVE-01")
def test_jokers_in_a_group_count_as_steps() -> None:
    t = row(solo(), cowboy=1, engineer=2, builder=1)
    t.sue.jokers = [0, 1, 0]
    assert NODE_WORDS[plays(t, "engineer reserve_1").sue.rancher] == "NC"


@proves("SUE-MOVE-02")
def test_at_a_fork_she_takes_the_branch_with_fewer_locations() -> None:
    t = at(solo(), "NC").put("P3", 1, 0)
    assert NODE_WORDS[plays(t, "1 reserve_1").sue.rancher] == "ND"  # by the empty outer branch
    t = at(solo(), "NC").put("P3", 1, 0).put("P4", 2, SUE)
    assert NODE_WORDS[plays(t, "1 reserve_1").sue.rancher] == "P3"  # one each: the inner branch
    assert "sue-tie" in kinds(t)
    assert "as long: the inner one" in " ".join(t.match.tell(0, 0))


@proves("SUE-MOVE-03")
def test_she_stops_in_el_paso_and_loses_the_rest() -> None:
    t = plays(at(solo(), "NG"), "3 reserve_2")
    assert (NODE_WORDS[t.sue.rancher], t.state.simmentals) == ("EP", 8)


@proves("SUE-MOVE-04")
def test_where_she_stops_makes_no_difference() -> None:
    for node in ("NB", "NC", "ND"):
        t = plays(row(at(solo(), node), cowboy=1, engineer=1, builder=1), "1 market")
        assert cattle(t) == ["black_angus"]


@proves("SUE-MOVE-05")
def test_on_her_buildings_only_an_auxiliary_action_is_possible() -> None:
    t = solo().put("P1", 5, SUE).stays(0, "P1")
    assert t.options() == ["aux money", "done"]
    t.expect_refusal("use 1", "ELP-LOC-02")
    t = plays(at(solo(), "EP").put("P1", 5, 0), "1 reserve_1")  # she uses no location either
    assert cattle(t) in ([], ["corriente"], ["black_angus"])
    assert t.state.market[1] == 7


@proves("SUE-MOVE-06")
def test_her_first_turn_starts_from_el_paso_without_arriving() -> None:
    t = plays(solo(), "1 reserve_1")
    assert (NODE_WORDS[t.sue.rancher], t.state.simmentals, sue_posts(t)) == ("NB", 9, {"T5": 1})


@proves("SUE-MOVE-07")
def test_whole_branches_are_compared_even_if_she_stops_inside() -> None:
    t = at(solo(), "NC").put("P3", 1, 0).put("P4", 2, 0).put("P5", 3, SUE)
    assert NODE_WORDS[plays(t, "1 reserve_1").sue.rancher] == "P3"
    t = at(solo(), "NC").put("P4", 2, 0).put("P5", 3, SUE)
    assert (
        NODE_WORDS[plays(t, "2 reserve_1").sue.rancher] == "NE"
    )  # ND by the inner branch, then NE


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_words_of_her_cards_say_what_is_printed_on_them(lang: str) -> None:
    steps = {"en": ("step", "steps"), "fr": ("étape", "étapes")}[lang]
    one_per = {"en": "steps by", "fr": "étapes selon les"}[lang]
    for card in solo().box.solo_cards:
        move = f"{card.steps} {steps[card.steps > 1]}" if card.steps else one_per
        colon = {"en": ":", "fr": "\N{NO-BREAK SPACE}:"}[lang]
        said = phrase(f"automaton-sue-{card.name}", lang)
        assert said.startswith(f"{card.name}{colon} {move}"), said
        action = phrase(f"elp-sue-action-{card.action.replace('_', '-')}", lang)
        last = action.removeprefix("le ").split()[-1]
        assert said.endswith(last), said
        digits = [word for word in action.split() if word.isdigit()]
        assert [word for word in said.split(",")[1].split() if word.isdigit()] == digits
