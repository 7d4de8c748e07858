"""Edge cases (ELP-EDGE), positions and secrets."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

import trailhand as th
from tests.rules.elpaso.vocabulary import fresh, proves, table
from tests.vocabulary import expect_secret_draws
from trailhand.core.rng import seeded
from trailhand.games.elpaso.delivery import Duplicates
from trailhand.games.elpaso.facts.codes import BREEDS


@proves("ELP-EDGE-01")
def test_money_and_tokens_never_run_out() -> None:
    t = table().stays(0, "NG", tokens=900, money=9000).choose("use 1")
    assert t.player(0).tokens == 901
    assert table().stays(0, "NC", money=9000).choose("use 1").money(0) == 9002


@proves("ELP-EDGE-02")
def test_what_has_run_out_stays_out_and_cannot_be_used() -> None:
    t = table().market(black_angus=0).workers(0, cowboy=1).stays(0, "ND", money=9)
    t.expect_refusal("use 3", "ELP-COMP-07")  # the next breed needs two cowboys
    t = table().market(black_angus=0, corriente=0, shorthorn=0, hereford=0)
    t.workers(0, cowboy=4).stays(0, "ND", money=9).expect_refusal("use 3", "ELP-EDGE-02")
    t = table().workers(0, builder=9)
    t.state.piles = [0] * 7
    t.stays(0, "NE", money=40).expect_refusal("use 2", "ELP-BLD-01")


@proves("ELP-EDGE-03")
def test_a_discard_pile_can_be_looked_at_and_a_deck_cannot() -> None:
    t = table().discard(0, "criollo", "cowboy").draw(0, "hereford", "galloway")
    own = t.match.view(0)["players"][0]
    assert (own["discard"], own["draw_size"]) == (["criollo", "cowboy"], 2)
    assert "draw" not in own
    view = t.match.view(1)
    assert view["supply"]["cowboy"] == 10
    assert (view["simmentals"], view["piles"]["3"], view["market"]["hereford"]) == (9, 2, 6)


@proves("ELP-EDGE-04")
def test_a_player_who_cannot_pay_skips_the_action() -> None:
    t = table().workers(0, cowboy=1).stays(0, "ND", money=1)
    t.expect_refusal("use 3", "ELP-EDGE-04")
    assert t.choose("done").money(0) == 1


@proves("ELP-EDGE-05")
def test_nothing_can_be_paid_for_an_impossible_benefit() -> None:
    t = table().bonuses("", "", "").put("P1", 2, 0).stays(0, "P1", money=9)
    t.expect_refusal("use 1", "ELP-TILE-04")
    t = table().sides("b").put("P1", 4, 0).market(shorthorn=0).stays(0, "P1", money=9)
    t.expect_refusal("use 1", "ELP-EDGE-02")
    assert t.money(0) == 9


@proves("ELP-EDGE-06")
def test_a_free_hire_with_only_jokers_left_costs_four() -> None:
    t = table().put("P1", 3, 0).supply(cowboy=0, engineer=0, builder=0)
    t.stays(0, "P1", money=4).choose("use 1")
    assert (t.money(0), t.area(0)) == (0, {"joker": 1})
    t = table().put("P1", 3, 0).supply(cowboy=0, engineer=0, builder=0).stays(0, "P1", money=3)
    t.expect_refusal("use 1", "ELP-HIRE-01")


@proves("ELP-EDGE-07")
def test_both_piles_change_at_once_when_the_last_building_replaces_another() -> None:
    t = table().put("P1", 3, 1).put("P2", 2, 0).workers(0, builder=1).stays(0, "NE", money=2)
    t.choose("use 2", "build 3")
    assert (t.state.piles[3], t.state.piles[2]) == (0, 2)


@proves("ELP-EDGE-08")
def test_the_seed_gives_the_same_game_again() -> None:
    def played(seed: int) -> str:
        match, chance = fresh(3, seed, preset="standard").match, seeded(1)
        while match.numbers:
            match.play(chance.below(len(match.numbers)))
        return match.record()

    assert played(4) == played(4)
    assert played(4) != played(5)
    first = [fresh(1, seed, solo=3) for seed in range(12)]
    assert len({tuple(t.sue.row) for t in first}) > 3
    starts = [(tuple(t.state.objective_row), tuple(t.player(0).hand)) for t in first]
    assert len(set(starts)) == 12


# -- positions ----------------------------------------------------------------------------


def middle(seats: int = 2) -> th.Match:
    """A match in the middle."""
    match, chance = fresh(seats, 3).match, seeded(3)
    for _ in range(60):
        match.play(chance.below(len(match.numbers)))
    return match


def problems_after(edit: Callable[[dict[str, Any]], None], seats: int = 2) -> list[str]:
    """What is wrong with a position after an edit."""
    position = json.loads(json.dumps(middle(seats).position()))
    edit(position["state"])
    with pytest.raises(th.ImpossiblePosition) as problem:
        th.load(position)
    return problem.value.problems


def put(*path: str | int, value: Any) -> Callable[[dict[str, Any]], None]:
    """An edit that sets one value."""

    def edit(state: Any) -> None:
        for key in path[:-1]:
            state = state[key]
        state[path[-1]] = value

    return edit


@pytest.mark.parametrize(
    ("path", "value", "problem"),
    [
        (("players", 0, "money"), -1, "players[1].money: -1 is not between 0 and 100000"),
        (("players", 0, "certificates"), 5, "players[1].certificates: 5 is not between 0 and 4"),
        (("players", 1, "hand"), ["cow"], "players[2].hand: unknown name 'cow'"),
        (("players", 1, "hand"), ["cowboy"], "players[2].hand: unknown name 'cowboy'"),
        (("players", 0, "rancher"), "P0", "players[1].rancher: unknown name 'P0'"),
        (("players", 0, "culled"), ["criollo"] * 6, "players[1].culled: more than 5 cards"),
        (("players", 0, "posts"), {"T5": 2}, "players[1].posts.T5: 2 is not between 0 and 1"),
        (("trail", "P1"), "B", "trail.P1: 'B' cannot lie there"),
        (("trail", "P1"), "3b@1", "trail.P1: '3b@1' shows the wrong side"),
        (("trail", "P1"), "9a@1", "trail.P1: unknown tile '9a@1'"),
        (("sides",), "aabba", "sides: 6 letters a or b are needed"),
        (("simmentals",), 12, "simmentals: 12 is not between 0 and 9"),
        (("market", "hereford"), 9, None),
        (("objective_row",), ["O01"], "objective_row: 3 places are needed"),
        (("sue",), {"rancher": "EP"}, "sue: she plays at a table for one only"),
        (("agenda",), [["Dance", 0]], "agenda: unknown step ['Dance', 0]"),
        (("agenda",), [], "agenda: something is pending exactly as long as the game is not over"),
        (("rng",), [1, 2], "rng: four numbers below 2^32 are needed"),
        (("players",), [], "players: 0 boards for 2 seats"),
        (("hired",), "sheriff", "hired: unknown name 'sheriff'"),
    ],
)
def test_an_impossible_position_is_refused_with_named_problems(
    path: tuple[str | int, ...], value: Any, problem: str | None
) -> None:
    problems = problems_after(put(*path, value=value))
    assert problems
    if problem is not None:
        assert problem in problems


def test_missing_and_doubled_components_are_named() -> None:
    problems = problems_after(put("simmentals", value=0))
    assert any(text.startswith("card simmental: ") for text in problems)
    problems = problems_after(put("players", 0, "markers", value=0))
    assert any("ownership markers instead of 2" in text for text in problems)
    problems = problems_after(put("players", 0, "discs", value=[]))
    assert any("discs instead of 7" in text for text in problems)
    problems = problems_after(put("piles", "6", value=0))
    assert "building 6: 0 instead of 2" in problems or "building 6: 1 instead of 2" in problems
    problems = problems_after(put("sue", "discs", value=0), seats=1)
    assert any(text.startswith("sue: ") for text in problems)
    problems = problems_after(put("sue", "deck", value=["A1", "A1"]), seats=1)
    assert "sue: a solo card is missing or there twice" in problems


def test_a_position_loads_in_the_middle_of_a_delivery() -> None:
    t = table().owns(0, "BN12").hand(0, "corriente", "corriente").stands(0, "EP")
    data = t.match.position()
    assert [entry[0] for entry in data["state"]["agenda"]][-1] == "Duplicates"


def test_cards_declared_twice_are_saved_as_one_number() -> None:
    t = table().owns(0, "BN12", "BN13").hand(0, *["simmental"] * 3).stands(0, "EP")
    t.choose("add simmental")
    entry = t.match.position()["state"]["agenda"][-1]
    assert entry == ["Duplicates", 0, 1, 6, 1 << 4 * BREEDS.index("simmental")]
    restored = Duplicates.restored(entry[1:])
    assert restored.used == tuple(int(breed == "simmental") for breed in BREEDS)


# -- secrets ------------------------------------------------------------------------------


@proves("ELP-SETUP-14", "ELP-DEL-01")
def test_a_hand_lies_open_only_during_its_delivery() -> None:
    t = table().hand(0, "corriente", "hereford").stands(0, "EP")
    assert t.match.view(1)["players"][0]["hand"] == ["corriente", "hereford"]
    t.choose("deliver T0", "disc money")
    assert "hand" not in t.match.view(1)["players"][0]


def test_determinizing_deals_other_hands_and_another_future() -> None:
    match = fresh(3, 4).match
    hands, futures = set(), set()
    for seed in range(30):
        copy = th.determinized(match, 0, seed)
        hands.add(tuple(copy.position()["state"]["players"][1]["hand"]))
        futures.add(copy.state.rng.next())
        mine = copy.position()["state"]["players"][0]["hand"]
        assert mine == match.position()["state"]["players"][0]["hand"]
    assert len(hands) > 5
    assert len(futures) == 30


def test_dealing_again_keeps_the_card_that_an_action_has_promised() -> None:
    herd = ["criollo"] * 6
    t = table().sides("b").put("P1", 3, 0).hand(0, "simmental").draw(0, *herd).stands(0, "P1")
    cull = t.choose("use 1").match
    t = table().hand(0, "galloway").draw(0, *herd).stands(0, "NB")
    t.state.discreet = True
    for match, card in ((cull, "simmental"), (t.choose("use 1").match, "galloway")):
        for seed in range(20):
            dealt = th.determinized(match, 1, seed).position()["state"]["players"][0]["hand"]
            assert dealt == [card]


def test_the_log_hides_drawn_cards_from_other_seats() -> None:
    match, chance = fresh(2, 2).match, seeded(2)
    match.watch()
    while match.numbers and match.state.turn < 20:
        match.play(chance.below(len(match.numbers)))
    expect_secret_draws(match)


def test_a_spectator_sees_no_hand() -> None:
    for player in fresh(4, 9).match.view(-1)["players"]:
        assert not {"hand", "draw"} & set(player)


def test_a_discreet_table_waits_where_an_instant_answer_would_tell() -> None:
    t = table().hand(0, "galloway").stands(0, "NB")
    t.state.discreet = True
    t.choose("use 1")
    assert t.options() == ["discard galloway"]
