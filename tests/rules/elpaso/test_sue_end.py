"""Sue: El Paso, end, score and worked examples (SUE-EP, SUE-END, SUE-SCORE, SUE-EX)."""

from __future__ import annotations

from tests.rules.elpaso.solo import (
    SUE,
    acts,
    at,
    cattle,
    kinds,
    plays,
    printed,
    row,
    solo,
    sue_posts,
)
from tests.rules.elpaso.vocabulary import cards, fresh, proves
from trailhand.games.elpaso.solo.scoring import sue_score
from trailhand.games.elpaso.words.names import NODE_WORDS, POST_WORDS


@proves("SUE-EP-01")
def test_in_el_paso_the_action_comes_first_then_a_simmental_then_a_disc() -> None:
    t = plays(row(at(solo(), "NG"), cowboy=1, engineer=1, builder=1), "1 market")
    told = [k for k in kinds(t) if k in ("sue-cattle", "simmental", "sue-delivers")]
    assert told == ["sue-cattle", "simmental", "sue-delivers"]
    assert cattle(t) == ["black_angus", "simmental"]


@proves("SUE-EP-02")
def test_her_first_delivery_goes_to_post_7() -> None:
    for reading in ("ascending", "highest"):
        t = plays(at(solo(sue_delivery=reading), "NG"), "1 market")
        assert (sue_posts(t), t.sue.discs) == ({"T5": 1, "T7": 1}, 5)


@proves("SUE-EP-03")
def test_she_takes_the_best_objective_or_a_card_of_the_reserve_and_no_money() -> None:
    t = at(solo(), "NG").objectives("O01", "O06", "O03", pile=("O04",))
    plays(t, "1 market")
    assert [t.box.objectives[tile].name for tile in t.sue.objectives] == ["O06"]
    t = at(solo(), "NG")
    t.sue.posts, t.sue.discs, t.sue.reserve = [0, 1, 1, 0, 0, 0, 0, 0], 5, cards(("cowboy",))
    workers = plays(t, "1 market").sue.workers[0]
    assert (workers, sue_posts(t)) == (2, {"T5": 1, "T7": 1, "T9": 1})
    t = at(solo(), "NG")
    t.sue.posts, t.sue.discs = [0, 1, 1, 1, 0, 0, 0, 0], 4
    plays(t, "1 market")
    assert (sue_posts(t)["T10"], sue_score(t.state)["money"]) == (1, 0)


@proves("SUE-EP-04")
def test_without_discs_she_places_none() -> None:
    t = at(solo(), "NG")
    t.sue.posts, t.sue.discs = [0, 1, 1, 1, 1, 1, 1, 1], 0
    plays(t, "1 market")
    assert (sum(t.sue.posts), t.sue.objectives, t.state.simmentals) == (7, [], 8)


@proves("SUE-EP-05")
def test_later_deliveries_go_up_post_by_post_or_always_to_the_highest() -> None:
    orders = {}
    for reading in ("ascending", "highest"):
        t = solo(sue_delivery=reading)
        placed = []
        while t.sue.discs:
            before = t.sue.posts[:]
            plays(at(t, "NG"), "1 market")
            placed.append(
                next(p for p, a, b in zip(POST_WORDS, before, t.sue.posts, strict=True) if a != b)
            )
            t.state.simmentals = 9
        orders[reading] = placed
    assert orders["ascending"] == ["T7", "T9", "T10", "T12", "T14", "T16"]
    assert orders["highest"] == ["T7", *["T16"] * 5]
    t = at(solo(), "NG")
    t.sue.posts, t.sue.discs = [0, 1, 1, 1, 1, 1, 0, 1], 1
    assert sue_posts(plays(t, "1 market"))["T16"] == 2  # then 16 again


@proves("SUE-END-01")
def test_sue_can_take_the_last_simmental_and_finish() -> None:
    t = at(solo(), "NG")
    t.state.simmentals = 1
    plays(t, "1 market")
    assert (t.state.simmentals, "end-triggered" in kinds(t)) == (0, True)
    plays(at(t, "NG"), "1 market")
    assert (t.state.finisher, t.seat, t.state.last_turns) == (SUE, 0, 1)
    assert sue_score(t.state)["cattle"] == 2 + 2 + 2 + 2  # two Black Angus, a Simmental, the space


@proves("SUE-END-02")
def test_in_her_last_turn_she_plays_one_more_card_without_a_simmental() -> None:
    t = row(at(solo(), "NG"), cowboy=1, engineer=1, builder=1)
    t.state.simmentals = 0
    with printed(t.box, "1 market") as card:
        t.sue.deck, t.sue.discard = [card], []
        t.discs(0, "money").hand(0, "criollo").moves(0, "NG")
    assert (t.state.finisher, t.match.over) == (0, True)
    assert (cattle(t), sue_posts(t)) == (["black_angus"], {"T5": 1, "T7": 1})


@proves("SUE-SCORE-01")
def test_sue_scores_everything_but_money() -> None:
    points = fresh(1).match.view(0)["automaton"]["points"]
    assert list(points) == [
        "money",
        "buildings",
        "trading_posts",
        "workers",
        "cattle",
        "bonus_tiles",
        "objectives",
    ]
    assert points == dict.fromkeys(points, 0) | {"workers": 6}
    t = solo().put("P1", 6, SUE)
    t.sue.posts = [0, 1, 0, 0, 1, 0, 0, 2]
    assert (sue_score(t.state)["buildings"], sue_score(t.state)["trading_posts"]) == (11, 2 + 16)


@proves("SUE-SCORE-02")
def test_all_her_objectives_count_as_fulfilled() -> None:
    t = solo()
    t.sue.objectives = [t.objective("O06"), t.objective("O14")]
    assert sue_score(t.state)["objectives"] == 10


@proves("SUE-SCORE-03")
def test_her_row_and_cattle_pile_score_and_her_reserve_does_not() -> None:
    t = row(solo(), cowboy=2, engineer=3, builder=1)
    t.sue.jokers = [1, 0, 0]
    t.sue.cattle = cards(("hereford", "simmental"))
    points = sue_score(t.state)
    assert (points["workers"], points["cattle"]) == (12, 10)
    t.state.finisher = SUE
    assert sue_score(t.state)["cattle"] == 12


@proves("SUE-SCORE-04")
def test_the_human_needs_more_points_and_a_tie_goes_to_money_left() -> None:
    t = solo()
    t.sue.workers = [1, 1, 1]  # 6 points
    t.draw(0, "hereford")
    assert (t.match.winners(), t.match.view(0)["automaton"]["wins"]) == ([0], False)
    t.draw(0, "shorthorn")
    assert (t.match.winners(), t.match.view(0)["automaton"]["wins"]) == ([], True)
    t.draw(0, "corriente", "corriente").set(0, money=1)
    assert (t.match.winners(), t.match.view(0)["automaton"]["wins"]) == ([0], False)
    t.set(0, money=0)
    assert (t.match.winners(), t.match.view(0)["automaton"]["wins"]) == ([0], True)  # shared


@proves("SUE-EX-01")
def test_three_cowboys_bring_a_shorthorn() -> None:
    t = acts(row(solo(), cowboy=3, engineer=1, builder=1), "market")
    assert (cattle(t), t.sue.workers) == (["shorthorn"], [3, 1, 1])


@proves("SUE-EX-02")
def test_building_3_goes_to_p6() -> None:
    t = at(row(solo(), cowboy=1, engineer=1, builder=3), "NC").put("P2", 1, 0)
    assert acts(t, "build").at("P6") == "3a@sue"


@proves("SUE-EX-03")
def test_building_4_becomes_6() -> None:
    t = at(row(solo(), cowboy=1, engineer=1, builder=2), "ND").put("P1", 1, SUE).put("P6", 4, SUE)
    acts(t, "build")
    assert (t.at("P1"), t.at("P6")) == ("1a@sue", "6a@sue")


@proves("SUE-EX-04")
def test_two_largest_buildings_bring_a_hereford() -> None:
    t = row(solo(), cowboy=1, engineer=1, builder=2).put("P1", 6, SUE).put("P2", 6, SUE)
    assert cattle(acts(t, "build")) == ["hereford"]


@proves("SUE-EX-05")
def test_the_middle_tile() -> None:
    t = row(solo(), cowboy=1, engineer=1, builder=1).objectives("O01", "O03", "O04")
    acts(t, "train")
    assert t.sue.objectives == [t.objective("O03")]


@proves("SUE-EX-06")
def test_builders_on_the_left_build() -> None:
    t = acts(row(solo(), builder=3, cowboy=3, engineer=2), "best_of_three")
    assert len(t.state.buildings_of(SUE)) == 1


@proves("SUE-EX-07")
def test_the_outer_branch_is_empty() -> None:
    t = plays(at(solo(), "NC").put("P3", 1, 0), "1 reserve_1")
    assert NODE_WORDS[t.sue.rancher] == "ND"


@proves("SUE-EX-08")
def test_a_market_card_that_ends_in_el_paso() -> None:
    t = row(at(solo(), "NG"), cowboy=2, engineer=1, builder=1)
    t.objectives("O01", "O06", "O03", pile=("O04",))
    plays(t, "1 market")
    assert cattle(t) == ["corriente", "simmental"]
    assert sue_posts(t) == {"T5": 1, "T7": 1}
    assert t.sue.objectives == [t.objective("O06")]


def test_every_line_of_her_turn_names_its_rule() -> None:
    match = fresh(1, 7, solo=3).match
    match.watch()
    while match.numbers:
        match.play(len(match.numbers) - 1)
    events = [event for event in match.events() if event.seat == SUE and not event.kind.silent]
    assert len(events) > 40
    for event in events:
        line = match.game.line(match.state, event, 0)
        assert line is not None
        assert line.rule.startswith(("SUE-", "ELP-")), event
