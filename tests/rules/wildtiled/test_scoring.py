"""Aces, horseshoes, partners, the end of the game."""

import pytest

from tests.rules.wildtiled.vocabulary import proves, table
from trailhand.games.wildtiled.metrics import METRICS, measure
from trailhand.games.wildtiled.scoring import CATEGORIES, ace_points, mixed_points, suit_points
from trailhand.games.wildtiled.tables import open_box
from trailhand.text import render
from trailhand.text.names import verdict

BOX = open_box(2)


@proves("WTW-ACE-01")
def test_aces_are_those_of_placed_tiles_and_ace_cards() -> None:
    t = table().lay(0, "CTS", "4,4 4,5=ace_spades 4,6").owns_ace(0, "spades").owns_ace(1, "clubs")
    assert t.match.view(1)["players"][0]["aces"] == {
        "spades": 2,
        "hearts": 0,
        "diamonds": 0,
        "clubs": 0,
    }


@proves("WTW-ACE-02")
@pytest.mark.parametrize(
    ("number", "points"),
    [(0, 0), (2, 0), (3, 6), (4, 12), (5, 12), (6, 12), (7, 18), (8, 24), (10, 24), (11, 30)],
)
def test_sets_of_one_suit(number: int, points: int) -> None:
    assert suit_points(BOX, number) == points


@proves("WTW-ACE-03")
@pytest.mark.parametrize(
    ("aces", "points"),
    [
        ([1, 1, 0, 0], 0),
        ([1, 1, 1, 0], 6),
        ([1, 1, 1, 1], 12),
        ([2, 2, 2, 1], 18),
        ([2, 2, 2, 0], 12),
        ([4, 4, 1, 0], 6),
        ([3, 3, 3, 3], 36),
        ([2, 1, 1, 2], 12),
        ([3, 2, 2, 2], 24),
    ],
)
def test_sets_of_different_suits(aces: list[int], points: int) -> None:
    assert mixed_points(BOX, aces) == points


def best_mixed(aces: tuple[int, ...]) -> int:
    """The best split by trying every set."""
    best = 0
    for left_out in (None, 0, 1, 2, 3):
        taken = tuple(n - (suit != left_out) for suit, n in enumerate(aces))
        if min(taken) >= 0:
            best = max(best, (12 if left_out is None else 6) + best_mixed(taken))
    return best


@proves("WTW-ACE-03")
def test_no_split_into_different_suits_is_better() -> None:
    for number in range(6**4):
        aces = [number // 6**place % 6 for place in range(4)]
        if sum(aces) <= 11:
            assert mixed_points(BOX, aces) == best_mixed(tuple(aces)), aces


@proves("WTW-ACE-04")
def test_each_ace_counts_in_a_set_of_each_kind() -> None:
    assert ace_points(BOX, [4, 4, 1, 0]) == 12 + 12 + 6
    assert ace_points(BOX, [3, 3, 3, 3]) == 24 + 36
    assert ace_points(BOX, [6, 0, 0, 0]) == 12
    assert ace_points(BOX, [2, 2, 2, 0]) == 12


@proves("WTW-ACE-05")
def test_aces_score_at_the_end_only() -> None:
    t = table().owns_ace(0, "spades", "hearts", "diamonds")
    t.streets(0, "5,5").places(0, "fancy_saloon", "3,5 3,6 4,5 4,6 r5,6")
    assert t.points(0) == 5
    assert t.final(0, "aces") == 12


@proves("WTW-SHOE-01")
def test_every_uncovered_horseshoe_costs_a_point() -> None:
    t = table()
    assert t.final(0, "horseshoes") == -6
    t.streets(0, "4,2", "3,5")
    assert t.final(0, "horseshoes") == -4


@proves("WTW-END-01")
def test_categories_come_in_the_order_of_the_rulebook() -> None:
    categories = list(table().match.scores()[0]["categories"])
    assert categories == list(CATEGORIES)
    assert categories[4:] == [
        "horseshoes",
        "named_buildings",
        "tombstones",
        "aces",
        "mines",
        "conquest",
        "partners",
    ]


@proves("WTW-END-01")
def test_the_mine_track_scores_the_space_of_the_marker() -> None:
    assert [table().set(0, mine=n).final(0, "mines") for n in (1, 4, 10)] == [0, 4, 16]


@proves("WTW-END-01")
def test_the_total_is_the_track_and_the_final_categories() -> None:
    t = table().set(0, mine=5, tomb_north=0b11)
    t.state.score(0, 1, 11)
    total = t.match.scores()[0]["total"]
    final = sum(t.final(0, name) for name in CATEGORIES[4:])
    assert total == t.points(0) + final
    assert t.final(0, "tombstones") == 4


@proves("WTW-END-02")
def test_ties_are_broken_by_unspent_gold_and_bullets_together() -> None:
    t = table(boards="12").partner(0, "drover").partner(1, "drover")
    for seat in (0, 1):  # the same points: horseshoes differ between the boards
        side = t.player(seat).side
        t.set(seat, free_north=side.open_north & ~side.horseshoe_north)
        t.set(seat, free_south=side.open_south & ~side.horseshoe_south)
    t.state.agenda = []
    t.set(0, gold=3, bullets=1).set(1, gold=1, bullets=2)
    assert t.match.winners() == [0]
    assert render(verdict(t.match)).endswith("the most unspent gold and bullets, 4.")
    t.set(1, gold=1, bullets=3)
    assert t.match.winners() == [0, 1]
    assert "share the victory" in render(verdict(t.match))
    t.state.score(1, 1, 1)
    assert t.match.winners() == [1]
    assert render(verdict(t.match)).startswith("Player 2 wins with")


@proves("WTW-END-03")
def test_stored_gold_is_not_unspent() -> None:
    t = table(boards="31", conquest="ca")
    place = t.player(0).named[0]
    t.set(0, gold=0, bullets=0)
    t.player(0).marks[place] += 4
    assert t.player(0).stored() == 1
    assert measure(t.state, 0, "gold_left") == 0
    t.set(1, gold=0, bullets=0)
    mine, theirs = (score["total"] for score in t.match.scores())
    t.state.score(1, 1, mine - theirs)
    assert t.match.winners() == [0, 1]  # it breaks no tie either


@proves("WTW-PRT-05")
def test_every_condition_that_is_met_scores() -> None:
    t = table().partner(0, "prospector").set(0, mine=5)
    assert t.final(0, "partners") == 0
    assert t.set(0, mine=6).final(0, "partners") == 3
    assert t.set(0, mine=8).final(0, "partners") == 3 + 5
    t.partner(0, "prospector", second="undertaker").set(0, tomb_north=0b11111)
    assert t.final(0, "partners") == 8 + 6


@proves("WTW-PRT-05")
def test_others_do_not_count_a_hidden_partner_before_the_end() -> None:
    t = table().partner(0, "prospector").set(0, mine=8)
    assert t.match.scores(0)[0]["categories"]["partners"] == 8
    assert t.match.scores(1)[0]["categories"]["partners"] == 0
    t.state.agenda = []
    assert t.match.scores(1)[0]["categories"]["partners"] == 8


@proves("WTW-PRT-06")
@pytest.mark.parametrize(
    ("metric", "value"),
    [
        ("towns_left", 5),
        ("pastures_wrangled", 2),
        ("largest_herd_wrangled", 6),
        ("tombstones", 3),
        ("bandits_alive", 3),
        ("mine_space", 7),
        ("horseshoes_uncovered", 5),
        ("aces", 4),
        ("ace_suits", 3),
        ("aces_of_best_suit", 2),
        ("buildings", 2),
        ("buildings_surrounded", 1),
        ("streets_placed", 4),
        ("gold_left", 4),
        ("bullets_left", 2),
        ("border_cells_covered", 7),
        ("tussles_won", 2),
    ],
)
def test_what_partners_measure(metric: str, value: int) -> None:
    t = table().set(0, mine=7, gold=4, bullets=2, tussles_won=2, largest_herd=6, towns=0b1)
    t.set(0, tomb_north=0b111, boot_north=0b11).owns_ace(0, "clubs", "hearts")
    t.lay(0, "barn", "0,8 0,9 1,8 1,9").streets(0, "1,7", "2,8", "2,9", "4,2")
    t.lay(0, "cache", "6,5 6,6 7,5").lay(0, "SAC", "#8,6 #8,7 #7,6 r7,7")
    t.lay(0, "CTD", "9,4 9,5 9,6=ace_diamonds")
    t.bandits(0, "5,2", "6,3", "8,1")
    assert measure(t.state, 0, metric) == value, metric
    assert metric in METRICS
