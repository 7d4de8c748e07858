"""Alone against the Bandit Ridge."""

import pytest

import trailhand as th
from tests.rules.wildtiled.vocabulary import Table, new_table, proves, table
from trailhand.games.wildtiled.ridge import RidgeTussle, rank_of, reveal
from trailhand.games.wildtiled.state import Ridge
from trailhand.games.wildtiled.tables import open_box
from trailhand.text import render
from trailhand.text.names import verdict

BOX = open_box(1)


def ridge_of(t: Table) -> Ridge:
    assert t.state.ridge is not None
    return t.state.ridge


def shows(t: Table, *cards: str) -> Table:
    """Turn up these Bandit cards, one after the other."""
    ids = [card.id for card in t.box.bandit_cards]
    for name in cards:
        ridge_of(t).deck = [ids.index(name)]
        reveal(t.state, ridge_of(t))
    return t


def fight(mine: int, year: int = 2, **fields: int) -> Table:
    """A tussle against the two printed bandits of the Ridge."""
    t = table(1).bandits(0, *("0,0", "0,1", "0,2", "0,3")[:mine])
    t.state.year = year - 1
    for name, value in fields.items():
        setattr(ridge_of(t), name, value)
    return t.wait_for(0, RidgeTussle(0))


@proves("WTWS-SET-02")
def test_the_ridge_comes_with_a_deck_of_eleven_and_all_else_is_as_usual() -> None:
    t = new_table(1)
    automaton = t.match.view(0)["automaton"]
    assert (automaton["name"], automaton["deck"], automaton["bandits"]) == ("ridge", 11, 2)
    assert len(t.options("keep")) == 2
    assert (t.points(0), t.player(0).mine) == (5, 1)


@proves("WTWS-SET-01")
def test_one_seat_is_always_solo_and_more_never() -> None:
    assert th.new("wildtiled", seats=1).options["solo"] is True
    with pytest.raises(th.InvalidSetup, match="solo"):
        th.new("wildtiled", seats=1, options={"solo": False})
    with pytest.raises(th.InvalidSetup, match="solo"):
        th.new("wildtiled", seats=2, options={"solo": True})


@proves("WTWS-FLOW-01", "WTWS-FLOW-02")
def test_a_card_is_revealed_before_the_roll_at_eight_marked_spaces() -> None:
    t = new_table(1)
    while t.match.decision is not None:
        t.match.play(0)
    moments: list[tuple[int, int]] = []
    last = ""
    for event in t.match.events():
        if event.name == "round":
            now = (event["year"], event["n"])
        if event.name == "revealed":
            moments.append(now)
            assert last == "round"
        if event.name in ("round", "revealed", "rolled"):
            last = event.name
    assert moments == [(1, 2), (1, 4), (2, 1), (2, 3), (3, 1), (3, 3), (4, 1), (4, 3)]
    assert len(t.happened("turn")) == 16
    assert len(ridge_of(t).cards) == 8


@proves("WTWS-CARD-01", "WTWS-CARD-02")
def test_bullets_of_a_card_hit_its_own_bandits_too() -> None:
    t = shows(table(1), "BC10")  # two bandits, one bullet
    assert (ridge_of(t).shot, ridge_of(t).bullets) == (1, 0)
    assert t.match.view(0)["automaton"]["bandits"] == 3


@proves("WTWS-CARD-02", "WTWS-CARD-03")
def test_bullets_left_over_wait_for_later_bandits() -> None:
    t = shows(table(1), "BC09", "BC07")  # three bullets for two printed bandits
    assert (ridge_of(t).shot, ridge_of(t).bullets) == (2, 1)
    shows(t, "BC05")
    assert (ridge_of(t).shot, ridge_of(t).bullets) == (3, 0)
    assert t.match.view(0)["automaton"]["bandits"] == 1


@proves("WTWS-CARD-03")
def test_a_hill_bandit_of_the_ridge_is_hit_by_a_stored_bullet() -> None:
    t = fight(3, bullets=1, shot=2)
    assert (ridge_of(t).hill_bandits, ridge_of(t).shot, ridge_of(t).bullets) == (1, 3, 0)


@proves("WTWS-CARD-04")
def test_enough_loose_cows_turn_the_largest_contract_over() -> None:
    t = shows(table(1), "BC01", "BC02")  # 3 cows, then 2 more: the example of the rulebook
    assert [c["big"] for c in t.match.view(0)["contracts"]] == [True, False, True, True]
    assert t.match.view(0)["automaton"]["cows"] == 0
    assert (t.points(0), t.gold(0)) == (5, 2)  # nobody gets the reward
    shows(t, "BC11")
    assert [c["big"] for c in t.match.view(0)["contracts"]] == [True, False, True, True]
    assert t.match.view(0)["automaton"]["cows"] == 3


@proves("WTWS-CARD-04")
def test_only_one_contract_per_reveal_and_only_a_card_with_cows_counts() -> None:
    t = table(1)
    t.state.flipped = 0b1111
    shows(t, "BC01", "BC02")
    t.state.flipped = 0b1100
    shows(t, "BC05")  # no cows on this card
    assert t.state.flipped == 0b1100
    shows(t, "BC06")  # six loose cows: the contract for 5 is the largest one still up
    assert t.state.flipped == 0b1110
    assert ridge_of(t).wrangled == 4


@proves("WTWS-CARD-05")
def test_without_a_card_left_nothing_is_revealed() -> None:
    t = table(1)
    ridge_of(t).deck = []
    reveal(t.state, ridge_of(t))
    assert t.happened("revealed") == []


@proves("WTWS-COW-01")
def test_a_contract_turned_by_the_ridge_gives_its_small_side() -> None:
    t = shows(table(1), "BC01", "BC02").set(0, gold=0).streets(0, "5,5")
    t.lay(0, "F02", "c4,7 c5,7 f5,6").places(0, "F11", "c3,4 f3,5 c3,6 f4,4 c4,5 f4,6")
    t.choose("wrangle 3,4 5")
    assert (t.gold(0), t.points(0)) == (1, 5 + 6)


@proves("WTWS-TUS-01")
def test_the_ridge_counts_printed_bandits_hill_bandits_and_cards() -> None:
    t = shows(table(1), "BC04", "BC06")
    ridge_of(t).hill_bandits = 1
    assert t.match.view(0)["automaton"]["bandits"] == 2 + 1 + 2 + 1


@proves("WTWS-TUS-02")
def test_fewer_or_equally_many_bandits_win() -> None:
    t = fight(1)
    assert (t.points(0), t.step, ridge_of(t).hill_bandits) == (5 + 3, "HillBandit", 0)
    t = fight(2)
    assert (t.points(0), t.step, ridge_of(t).hill_bandits) == (5 + 3, "HillBandit", 1)
    assert t.player(0).tussles_won == 1


@proves("WTWS-TUS-02")
def test_hotels_count() -> None:
    t = table(1).lay(0, "hotel", "3,4 3,5 4,4 4,5 5,4 5,5").bandits(0)
    t.wait_for(0, RidgeTussle(0))
    assert t.points(0) == 5 + 2 + 2


@proves("WTWS-TUS-03")
def test_more_bandits_lose_and_the_ridge_gets_a_hill_bandit() -> None:
    t = fight(3)
    assert (t.points(0), t.step, ridge_of(t).hill_bandits) == (5 - 3, "Turn", 1)


@proves("WTWS-TUS-04")
def test_the_fourth_tussle_is_for_points_only() -> None:
    t = fight(2, year=4)
    assert (t.points(0), t.step, ridge_of(t).hill_bandits) == (5 + 5, "Turn", 0)
    t = fight(4, year=4)
    assert (t.points(0), ridge_of(t).hill_bandits) == (5 - 5, 0)


@proves("WTWS-END-01")
@pytest.mark.parametrize(
    ("points", "rank"), [(-3, 0), (69, 0), (70, 1), (99, 2), (100, 3), (129, 4), (130, 5), (200, 5)]
)
def test_the_rank_is_the_last_one_reached(points: int, rank: int) -> None:
    assert rank_of(BOX, points) == rank


@proves("WTWS-END-01")
def test_the_rank_is_told_at_the_end_and_there_is_no_loser() -> None:
    t = new_table(1)
    while t.match.decision is not None:
        t.match.play(0)
    assert t.match.view(0)["automaton"]["rank"] == "rank0"
    assert t.match.tell(0)[-1].endswith("points, Faithful Sidekick")
    assert t.match.winners() == [0]
    assert render(verdict(t.match)).endswith("points, Faithful Sidekick")


def told_rules(t: Table) -> dict[str, str]:
    """The rules that the log names, by message."""
    return {line.message.id: line.rule for line in t.match.lines(0)}


@proves("WTWS-TUS-02", "WTWS-TUS-03", "WTWS-END-01")
def test_the_log_names_the_rules_of_playing_alone() -> None:
    told = told_rules(fight(1).choose("hill 6,4"))
    assert told["wtw-log-tussle-won"] == told["wtw-log-hill-bandit"] == "WTWS-TUS-02"
    assert told_rules(fight(3))["wtw-log-tussle-lost"] == "WTWS-TUS-03"
    t = new_table(1)
    while t.match.decision is not None:
        t.match.play(0)
    assert told_rules(t)["wtw-log-rank"] == "WTWS-END-01"
