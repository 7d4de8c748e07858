"""The poker table (POK), in both editions."""

from typing import Any

import pytest

from tests.rules.gwt.vocabulary import Table, both_editions, cards, fresh, proves, table
from trailhand.core.rng import seeded
from trailhand.core.text import say
from trailhand.games.gwt.jobs import Hire
from trailhand.games.gwt.kansas_city import Income
from trailhand.games.gwt.modules.poker.board import poker


def saloon(game: str = "gwt2", seats: int = 2, **options: Any) -> Table:
    """An empty table with poker."""
    return table(game, seats=seats, poker=True, **options)


def pot(t: Table, dollars: int) -> Table:
    """So much in the pot."""
    poker(t.state).pot = dollars
    return t


def laid(t: Table, seat: int) -> list[str]:
    """The cards of a seat at the table, sorted."""
    return t.words(poker(t.state).laid[seat])


# -- setting up ---------------------------------------------------------------------------


@both_editions
@pytest.mark.parametrize("seats", [2, 3, 4])
@proves("POK-SETUP-01", "POK-SEAT-07")
def test_as_many_tokens_as_players_the_highest_on_top(game: str, seats: int) -> None:
    tokens = fresh(game, seats=seats, poker=True).match.view(0)["poker"]["tokens"]
    assert len(tokens) == seats
    assert tokens[0]["vp"] == 6 == max(token["vp"] for token in tokens)


@both_editions
@proves("POK-SETUP-01", "POK-SETUP-02")
def test_the_add_ons_belong_to_the_spaces_d_and_g(game: str) -> None:
    for seed in (1, 2, 3):
        t = fresh(game, seed=seed, poker=True, neutral="random")
        spaces = [t.box.space_names[s] for s, action in enumerate(t.box.add_on) if action >= 0]
        assert spaces == ["D", "G"]
    t = saloon(game).workers(0, cowboys=2).stands(0, "D")
    assert "use table" in t.options()
    assert "use table" not in saloon(game).workers(0, cowboys=2).stands(0, "C").options()


@both_editions
@proves("POK-ACT-01")
def test_a_place_with_an_add_on_tells_of_it(game: str) -> None:
    t = saloon(game).seated(0, "cowboy")
    assert "lay up to 2 cards at the poker table" in say(t.match.about("trail:D", 0)[0])
    assert "take a seat at the poker table" in say(t.match.about("trail:D", 1)[0])
    assert "call a showdown for 3$" in say(t.match.about("trail:G")[0])
    assert "poker" not in say(t.match.about("trail:C")[0])


# -- the action of D ----------------------------------------------------------------------


@both_editions
@proves("POK-ACT-01")
def test_once_per_visit_beside_the_other_actions(game: str) -> None:
    t = saloon(game).workers(0, cowboys=2, builders=2).hand(0, "gray").stands(0, "D", money=20)
    local = t.options("use")
    t.choose("use table", "seat cowboy", "skip")
    assert set(t.options("use")) <= set(local) - {"use table"}
    t.expect_refusal("use table", "GWT-LOC-03")
    t.expect_refusal("aux dollar", "GWT-LOC-08")


@both_editions
@proves("POK-ACT-01")
def test_after_the_auxiliary_action_it_is_too_late(game: str) -> None:
    t = saloon(game).seated(0, "cowboy").hand(0, "O01", "gray").stands(0, "D", money=9)
    t.choose("aux dollar")
    t.expect_refusal("use table", "GWT-LOC-08")


@proves("POK-ACT-02")
def test_a_copy_building_does_not_copy_the_add_on() -> None:
    t = saloon("gwt2").workers(0, cowboys=2)
    near = next(s for s in t.box.neighbours[t.space("D")] if s in t.box.building_spaces)
    t.put(t.box.space_names[near], "6b@1").hand(0, "gray", "white", "green", "black")
    t.stands(0, t.box.space_names[near], money=20)
    slot = next(n + 1 for n, s in enumerate(t.box.slots[8 + 13]) if s.action == t.box.copy_action)
    t.choose(f"use {slot}", "copy D")
    assert t.options("use +")
    assert not [word for word in t.options() if "table" in word]


@proves("POK-ACT-03")
def test_seat_a_worker_then_a_first_and_a_second_card() -> None:
    t = saloon().workers(0, builders=2).hand(0, "gray", "red", "blue").stands(0, "D", money=3)
    t.choose("use table")  # only a builder can be seated
    assert t.step == "LayCard"
    t.choose("lay red", "lay blue")
    assert (laid(t, 0), t.in_hand(0), t.money(0)) == (["blue", "red"], ["gray"], 3 + 2 - 1 - 2)


@proves("POK-ACT-03")
def test_a_player_who_sits_already_lays_a_card_and_may_stop_then() -> None:
    t = saloon().seated(0, "cowboy").hand(0, "gray", "red").stands(0, "D", money=9)
    t.choose("use table")
    assert t.options() == ["lay gray", "lay red"]
    t.choose("lay red", "skip")
    assert (laid(t, 0), t.money(0)) == (["red"], 8)


@proves("POK-ACT-04")
def test_it_is_there_only_if_one_of_its_steps_is_possible() -> None:
    saloon().stands(0, "D", money=9).expect_refusal("use table", "POK-SEAT-05")
    t = saloon().seated(0, "cowboy").hand(0, "gray").stands(0, "D", money=0)
    t.expect_refusal("use table", "POK-CARD-01")
    t = saloon().seated(0, "cowboy").stands(0, "D", money=9)
    t.expect_refusal("use table", "POK-ACT-04")
    t = saloon().seated(0, "cowboy", "red").stands(0, "D", money=9)
    t.expect_refusal("use table", "POK-ACT-04")


# -- taking a seat ------------------------------------------------------------------------


@both_editions
@proves("POK-SEAT-01", "POK-SEAT-05")
def test_a_hired_worker_of_any_row_never_the_printed_one(game: str) -> None:
    t = saloon(game).workers(0, cowboys=2, engineers=3).stands(0, "D").choose("use table")
    assert t.options() == ["seat cowboy", "seat engineer"]
    t.expect_refusal("seat builder", "GWT-SM-03")
    t.choose("seat engineer")
    assert t.player(0).workers == [2, 1, 2]
    assert t.match.view(1)["poker"]["seats"][0]["worker"] == "engineer"


@proves("POK-SEAT-01")
def test_without_a_worker_at_the_table_no_card_is_laid() -> None:
    t = saloon().hand(0, "gray").stands(0, "D", money=9)
    t.expect_refusal("use table", "POK-SEAT-05")


@proves("POK-SEAT-02", "POK-SEAT-07", "POK-END-02")
def test_the_top_token_its_money_now_its_points_at_the_end() -> None:
    t = saloon(seats=3)
    tokens = t.match.view(0)["poker"]["tokens"]
    for seat in (1, 0, 2):
        t.state.used = 0  # another turn
        t.workers(seat, cowboys=2).stands(seat, "D").choose("use table")
    for place, seat in enumerate((1, 0, 2)):
        assert t.money(seat) == tokens[place]["dollars"]
        assert t.points(seat)["poker"] == tokens[place]["vp"]
    assert t.points(1)["poker"] == 6
    assert t.match.view(0)["poker"]["tokens"] == []


@proves("POK-SEAT-02")
def test_nobody_sits_twice() -> None:
    t = saloon().workers(0, cowboys=4).seated(0, "cowboy").hand(0, "gray").stands(0, "D", money=9)
    t.choose("use table")
    assert not t.options("seat")


@both_editions
@proves("POK-SEAT-03")
def test_the_worker_counts_nowhere_else_and_his_space_may_act_again(game: str) -> None:
    t = saloon(game).workers(0, cowboys=6).owns_master(0, "sm_workers")
    before = t.points(0)
    t.stands(0, "D").choose("use table")
    after = t.points(0)
    assert before["workers"] - after["workers"] == 4
    assert before["station_masters"] - after["station_masters"] == 1
    t.job("1.4", "cowboy").job_token(3).put("T1", "green").put("T2", "second")
    t.set(0, money=99).only(Hire(0, 0, False))
    assert (t.player(0).workers[0], t.step) == (6, "TakeVillage")  # the sixth space acts again


@proves("POK-SEAT-04")
def test_a_seat_may_be_taken_without_a_card() -> None:
    t = saloon().workers(0, cowboys=2).hand(0, "gray").stands(0, "D", money=9)
    t.choose("use table", "skip")
    assert (laid(t, 0), t.money(0), poker(t.state).pot) == ([], 9 + 2, 0)


@proves("POK-SEAT-06")
def test_the_money_of_the_token_may_pay_for_a_card() -> None:
    t = saloon().workers(0, cowboys=2).hand(0, "gray").stands(0, "D", money=0)
    t.choose("use table", "lay gray")
    assert (t.money(0), poker(t.state).pot) == (1, 1)


# -- cards --------------------------------------------------------------------------------


@both_editions
@proves("POK-CARD-01", "POK-CARD-02", "POK-CARD-06")
def test_one_dollar_for_the_first_card_two_for_the_second(game: str) -> None:
    t = saloon(game).seated(0, "cowboy").hand(0, "gray", "red", "blue").stands(0, "D", money=9)
    t.choose("use table", "lay gray")
    assert (t.money(0), poker(t.state).pot) == (8, 1)
    t.choose("lay red")
    assert (t.money(0), poker(t.state).pot, laid(t, 0)) == (6, 3, ["gray", "red"])
    t.state.used = 0  # another turn
    t.hand(0, "white", "blue").stands(0, "D").choose("use table", "lay white")
    assert t.money(0) == 5  # again one dollar, whatever lies there already


@proves("POK-CARD-02", "POK-CARD-06")
def test_the_second_card_is_paid_out_of_what_is_left() -> None:
    t = saloon().seated(0, "cowboy").hand(0, "gray", "red").stands(0, "D", money=2)
    t.choose("use table", "lay gray")
    assert (t.money(0), laid(t, 0)) == (1, ["gray"])
    assert not t.options("lay")  # 2 dollars would be needed


@proves("POK-CARD-03")
def test_three_cards_at_most() -> None:
    t = saloon().seated(0, "cowboy", "gray", "gray", "red").hand(0, "blue")
    t.stands(0, "D", money=9).expect_refusal("use table", "POK-CARD-03")
    t = saloon().seated(0, "cowboy", "gray", "gray").hand(0, "blue", "red")
    t.stands(0, "D", money=9).choose("use table", "lay blue")
    assert (laid(t, 0), t.in_hand(0)) == (["blue", "gray", "gray"], ["red"])


@proves("POK-CARD-04", "POK-SHOW-02")
def test_objective_cards_may_be_laid_and_are_worth_nothing() -> None:
    t = saloon().seated(0, "cowboy").seated(1, "builder", "gray").hand(0, "O05", "gray")
    t.stands(0, "D", money=1).choose("use table", "lay O05")
    t.stands(0, "G").choose("use table")
    assert (t.money(0), t.money(1)) == (0, 1 + 3)


@proves("POK-CARD-05")
def test_cards_at_the_table_are_neither_hand_nor_deck() -> None:
    t = saloon().seated(0, "cowboy", "white", "purple5").draw(0, *["gray"] * 9)
    t.hand(0, "gray").stands(0, "A")
    t.expect_refusal("use 1", "GWT-ACT-01")  # the white card is not in hand
    t.choose("done")
    assert len(t.in_hand(0)) == 4
    assert t.points(0)["cattle"] == 0


@both_editions
@proves("POK-CARD-05", "POK-SHOW-10")
def test_only_the_owner_sees_the_cards_until_the_showdown(game: str) -> None:
    t = pot(saloon(game), 4).seated(0, "cowboy", "red", "gray").seated(1, "builder", "blue")
    mine = t.match.view(0)["poker"]
    assert (mine["pot"], [seat["count"] for seat in mine["seats"]]) == (4, [2, 1])
    assert mine["seats"][0]["cards"] == ["gray", "red"]
    assert "cards" not in mine["seats"][1]
    assert all("cards" not in seat for seat in t.match.view(-1)["poker"]["seats"])


@proves("POK-SHOW-10")
def test_laying_a_card_is_told_to_others_without_its_name() -> None:
    t = saloon().seated(0, "cowboy").hand(0, "gray", "red").stands(0, "D", money=9)
    t.match.watch()
    t.choose("use table", "lay red", "skip")
    assert any("red" in line for line in t.match.tell(0))
    assert not any("red" in line for line in t.match.tell(1))
    assert "lay ?" in t.match.record(public=True)
    assert "lay red" not in t.match.record(public=True)


@proves("POK-SHOW-10")
def test_at_a_discreet_table_the_only_card_is_not_laid_at_once() -> None:
    t = saloon().seated(0, "cowboy").hand(0, "gray", "gray")
    t.state.discreet = True
    t.stands(0, "D", money=9).choose("use table")
    assert (t.step, t.options()) == ("LayCard", ["lay gray"])  # an answer would tell the hand


@proves("POK-SHOW-02", "POK-SHOW-10")
def test_at_the_showdown_everybody_sees_all_cards() -> None:
    t = saloon(seats=3).seated(0, "cowboy", "gray").seated(1, "builder", "red", "O05")
    t.player(1).unseen = cards(["O05"])  # drawn blind once
    t.match.watch()
    t.hand(0, "white").stands(0, "G").choose("use table")
    shown = [e for e in t.match.events() if e.name == "poker-shows"]
    assert [(e.seat, *t.words([e["card"]]), e["n"]) for e in shown] == [
        (0, "gray", 1),
        (1, "red", 3),
        (1, "O05", 3),
    ]
    assert not any(event.secret for event in shown)
    assert t.player(1).unseen == []


@proves("POK-SHOW-10")
def test_the_points_that_others_see_do_not_tell_which_card_was_laid() -> None:
    t = saloon(north=True, brahman=True).seated(0, "cowboy").area(0, "OR1").put("A1", "1a@1")
    t.owns_master(0, "sm_build2_cattle").discard(0, "brahman")
    t.hand(0, "purple7", "brahman", "gray", "O05").stands(0, "D", money=1)
    before = [t.match.scores(viewer=viewer)[0]["categories"] for viewer in (-1, 1)]
    known = [before[0][name] for name in ("cattle", "objectives", "station_masters")]
    assert known == [13, 3, 1]
    for card in ("purple7", "brahman", "O05"):
        other = t.match.clone()
        other.play("use table")
        other.play(f"lay {card}")
        assert [other.scores(viewer=viewer)[0]["categories"] for viewer in (-1, 1)] == before
    t.choose("use table", "lay purple7")
    assert t.match.scores(viewer=0)[0]["categories"]["cattle"] == 13 - 7
    t.state.last_turns = -1
    assert t.match.scores(viewer=1)[0]["categories"]["cattle"] == 13 - 7  # POK-END-01


@proves("POK-SHOW-10")
def test_dealing_the_unknown_again_deals_the_cards_of_the_others() -> None:
    t = saloon().seated(0, "cowboy", "red").seated(1, "builder", "blue", "gray")
    t.hand(1, "green", "black").draw(1, "white", "yellow", "brown3").pending()
    seen = set()
    for seed in range(12):
        other = t.match.clone()
        other.game.determinize(other.state, 0, seeded(seed))
        part = poker(Table(other).state)
        assert part.laid[0] == cards(["red"])
        assert len(part.laid[1]) == 2
        seen.add(tuple(sorted(part.laid[1])))
        assert other.view(0) == t.match.view(0)
    assert len(seen) > 3


# -- the showdown -------------------------------------------------------------------------


@both_editions
@proves("POK-SHOW-01")
def test_only_a_player_with_a_card_there_may_call(game: str) -> None:
    t = saloon(game).seated(0, "cowboy").seated(1, "builder", "red")
    t.stands(0, "G").expect_refusal("use table", "POK-SHOW-01")
    saloon(game).stands(0, "G").expect_refusal("use table", "POK-SHOW-01")
    t = saloon(game).seated(0, "cowboy", "gray").stands(0, "G")
    assert "use table" in t.options()


@both_editions
@proves("POK-SHOW-02", "POK-SHOW-03", "POK-SHOW-06", "POK-SHOW-08")
def test_the_highest_sum_takes_the_pot_and_three_dollars(game: str) -> None:
    t = pot(saloon(game, seats=3), 7)
    t.seated(0, "cowboy", "gray", "gray", "gray").seated(1, "builder", "red", "red")
    t.seated(2, "engineer", "purple5").draw(0, *["black"] * 9).stands(0, "G").choose("use table")
    assert [t.money(seat) for seat in range(3)] == [0, 7 + 3, 0]  # 3, 6 and 5
    assert [t.in_discard(seat) for seat in range(3)] == [["gray"] * 3, ["red"] * 2, ["purple5"]]
    assert [laid(t, seat) for seat in range(3)] == [[], [], []]
    assert all(poker(t.state).sits(seat) for seat in range(3))


@proves("POK-SHOW-04")
def test_a_tie_shares_whole_dollars_and_leaves_the_rest() -> None:
    t = pot(saloon(), 4).seated(0, "cowboy", "red").seated(1, "builder", "blue")
    t.stands(0, "G").choose("use table")
    assert (t.money(0), t.money(1), poker(t.state).pot) == (3, 3, 1)


@proves("POK-SHOW-05")
def test_a_seat_without_cards_takes_no_part() -> None:
    t = pot(saloon(seats=3), 1).seated(0, "cowboy", "O05").seated(1, "builder")
    t.seated(2, "engineer", "O06").draw(0, *["black"] * 9).stands(0, "G").choose("use table")
    assert [t.money(seat) for seat in range(3)] == [2, 0, 2]  # two sums of 0 are a tie


@proves("POK-SHOW-07", "POK-END-03")
def test_a_showdown_is_never_forced_and_a_pot_may_stay() -> None:
    t = pot(saloon(), 6).seated(0, "cowboy", "red").hand(0, "gray").stands(0, "G")
    before = sum(t.points(0).values()), sum(t.points(1).values())
    t.choose("done")
    assert poker(t.state).pot == 6
    assert (sum(t.points(0).values()), sum(t.points(1).values())) == before
    pot(t, 0)
    assert (sum(t.points(0).values()), sum(t.points(1).values())) == before


@proves("POK-SHOW-08")
def test_the_only_player_with_cards_wins() -> None:
    t = pot(saloon(), 5).seated(0, "cowboy", "gray").seated(1, "builder").stands(0, "G")
    t.choose("use table")
    assert (t.money(0), t.money(1)) == (8, 0)


@proves("POK-SHOW-09")
def test_only_printed_values_count_orange_ones_too() -> None:
    t = saloon(brahman=True, simmental=True).seated(0, "cowboy", "cow", "brahman")
    t.seated(1, "builder", "red", "red").set(1, certificates=3, permanent=2)
    t.stands(0, "G").choose("use table")
    assert (t.money(0), t.money(1)) == (3, 0)  # 7 against 6


# -- the end ------------------------------------------------------------------------------


@proves("POK-END-01")
def test_cards_at_the_table_count_for_nothing() -> None:
    t = saloon().seated(0, "cowboy", "purple7", "brown5", "O03").area(0, "O05")
    plain = saloon().area(0, "O05")
    mine, other = t.points(0), plain.points(0)
    assert mine.pop("poker") == 6
    assert other.pop("poker") == 0
    assert mine == other


@proves("POK-END-02")
def test_the_token_is_a_category_after_those_of_the_base_game() -> None:
    t = saloon().seated(1, "cowboy")
    assert list(t.points(0))[-2:] == ["job_token", "poker"]
    assert (t.points(0)["poker"], t.points(1)["poker"]) == (0, 6)
    assert "poker" not in table("gwt2").points(0)


@proves("POK-CARD-05")
def test_an_objective_card_that_only_its_owner_has_seen_stays_unknown() -> None:
    t = saloon().seated(1, "cowboy").hand(1, "gray")
    player = t.player(1)
    hidden = t.state.objective_stack.pop()
    player.unseen = [hidden]
    poker(t.state).laid[1] = [hidden]
    t.only(Income(1))
    assert player.unseen == [hidden]
    other = t.match.clone()
    other.game.determinize(other.state, 0, seeded(3))
    assert len(poker(Table(other).state).laid[1]) == 1
