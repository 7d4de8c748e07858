"""Engine movement (GWT-ENG)."""

import pytest

from tests.rules.gwt.vocabulary import Table, both_editions, proves, table
from trailhand.games.gwt.railroad import EngineBack, EngineForward

TURNOUTS = [4.5, 7.5, 10.5, 13.5, 16.5, 21.5, 25.5, 29.5, 33.5]


def engines(game: str, own: float, *others: float) -> Table:
    """Seat 0's engine on a space, those of the others on theirs."""
    t = table(game, seats=max(2, 1 + len(others))).engine(0, own)
    for seat, space in enumerate(others, 1):
        t.engine(seat, space)
    return t


def places(t: Table, verb: str) -> list[float]:
    """The spaces that a movement may end on, in the order of the track."""
    return sorted(float(option.split()[1]) for option in t.options(verb))


def ahead(game: str, limit: int, own: float, *others: float) -> list[float]:
    """Where seat 0's engine may go with a movement of up to `limit` spaces forward."""
    return places(engines(game, own, *others).pending(EngineForward(0, limit, True)), "engine")


def behind(game: str, count: int, own: float, *others: float) -> list[float]:
    """Where seat 0's engine may go with exactly `count` spaces backwards."""
    t = engines(game, own, *others).only(EngineBack(0, count))
    return places(t, "back") or [t.engine_at(0)]  # a single way is taken at once


@both_editions
@proves("GWT-ENG-01")
def test_the_track_has_39_spaces_and_nine_turnouts(game: str) -> None:
    assert ahead(game, 60, 0) == sorted([*range(1, 40), *TURNOUTS])


@both_editions
@proves("GWT-ENG-02")
def test_a_turnout_is_one_more_space_between_two_spaces(game: str) -> None:
    assert ahead(game, 1, 4.5) == [5]
    assert ahead(game, 2, 3) == [4, 4.5, 5]
    assert behind(game, 1, 5) == [4, 4.5]
    assert behind(game, 2, 4.5) == [3]


@both_editions
@pytest.mark.parametrize("turnout", TURNOUTS)
@proves("GWT-ENG-03")
def test_a_switch_leads_on_or_aside_and_a_turnout_leads_on(game: str, turnout: float) -> None:
    assert ahead(game, 1, turnout - 0.5) == [turnout, turnout + 0.5]
    assert ahead(game, 1, turnout) == [turnout + 0.5]
    assert ahead(game, 1, turnout + 0.5) == [turnout + 1.5]  # no switch there


@both_editions
@proves("GWT-ENG-04")
def test_a_space_with_another_engine_does_not_exist_ahead(game: str) -> None:
    t = engines(game, 1, 3).workers(0, engineers=3).stands(0, "G").choose("use 1")
    assert places(t, "engine") == [2, 4, 4.5, 5]
    t.expect_refusal("engine 3", "GWT-ENG-04").choose("engine 5")
    assert t.engine_at(0) == 5


@both_editions
@proves("GWT-ENG-04")
def test_a_space_with_another_engine_does_not_exist_behind(game: str) -> None:
    assert behind(game, 1, 12, 11) == [10, 10.5]
    assert behind(game, 2, 12, 11) == [9, 10]
    assert behind(game, 1, 9, 8, 7.5, 7) == [6]


@both_editions
@proves("GWT-ENG-05")
def test_the_start_holds_all_engines_and_always_counts(game: str) -> None:
    assert behind(game, 1, 1, 0, 0) == [0]
    t = engines(game, 1, 0).clear(0, "aux_trash", "aux_trash").stands(0, "G").choose("use 2")
    t.expect_refusal("aux trash x2", "GWT-ENG-10")  # the start is the last space


@both_editions
@proves("GWT-ENG-06")
def test_a_movement_has_one_space_at_least_and_the_limit_at_most(game: str) -> None:
    t = engines(game, 17).workers(0, engineers=3).stands(0, "G").choose("use 1")
    assert t.options() == ["engine 18", "engine 19", "engine 20"]
    t.expect_refusal("engine 21", "GWT-ENG-06")


@both_editions
@proves("GWT-ENG-06")
def test_unused_movement_is_lost(game: str) -> None:
    t = engines(game, 17).workers(0, engineers=3).stands(0, "G").choose("use 1", "engine 18")
    assert t.options() == ["done", "use 2"]
    t.expect_refusal("use 1", "GWT-LOC-03")


@both_editions
@pytest.mark.parametrize("answer", ["upgrade", "skip"])
@proves("GWT-ENG-07")
def test_stopping_on_a_turnout_ends_the_movement(game: str, answer: str) -> None:
    t = engines(game, 4).workers(0, engineers=3).masters("", "", "", "", "")
    t.stands(0, "G", money=2).choose("use 1", "engine 4.5", answer)
    if answer == "upgrade":
        t.choose("disc cert_4")
    assert t.options() == ["done", "use 2"]
    assert t.engine_at(0) == 4.5


@both_editions
@proves("GWT-ENG-08")
def test_the_printed_engineer_drives_too(game: str) -> None:
    t = engines(game, 17).stands(0, "G").choose("use 1")  # one engineer, one space
    assert t.engine_at(0) == 18
    t.engine(0, 17).workers(0, cowboys=5, builders=5, engineers=4).stands(0, "C").choose("use 3")
    assert places(t, "engine") == [18, 19, 20, 21]


@both_editions
@proves("GWT-ENG-09")
def test_a_required_backward_movement_is_exact(game: str) -> None:
    t = engines(game, 12).clear(0, "aux_trash", "aux_trash")
    t.stands(0, "G").choose("use 2", "aux trash x2")
    assert places(t, "back") == [10, 10.5]
    t.expect_refusal("back 11", "GWT-ENG-09").expect_refusal("back 9", "GWT-ENG-09")


@both_editions
@proves("GWT-ENG-10")
def test_without_enough_track_behind_the_action_is_closed(game: str) -> None:
    t = engines(game, 0, 5).clear(0, "aux_cert", "aux_cert").stands(0, "G", money=5)
    t.expect_refusal("aux cert", "GWT-ENG-10")
    t.engine(0, 2).engine(1, 1).stands(0, "G").choose("use 2")  # the other engine is skipped
    t.expect_refusal("aux cert x2", "GWT-ENG-10").choose("aux cert")
    assert t.engine_at(0) == 0


@both_editions
@proves("GWT-ENG-11")
def test_a_backward_movement_may_end_on_a_turnout_and_upgrade_there(game: str) -> None:
    t = engines(game, 5).clear(0, "aux_trash").masters("", "", "", "", "")
    t.stands(0, "A", money=2).choose("aux trash", "back 4.5", "upgrade", "disc cert_4")
    assert t.points(0)["stations"] == 1
    assert behind(game, 1, 4.5) == [4]  # and it may begin on one
    assert behind(game, 3, 14) == [11, 12]  # and pass one: 13.5, 13, 12


@both_editions
@proves("GWT-ENG-12")
def test_passing_a_free_turnout_costs_one_space(game: str) -> None:
    assert behind(game, 2, 17) == [15, 16]
    assert behind(game, 3, 17) == [14, 15]
    assert behind(game, 2, 17, 16.5) == [15]  # a turnout that is not free costs nothing


@both_editions
@proves("GWT-ENG-13")
def test_a_change_of_direction_costs_nothing(game: str) -> None:
    t = engines(game, 20).only(EngineBack(0, 1), EngineForward(0, 1, False), EngineBack(0, 1))
    assert t.engine_at(0) == 19


@both_editions
@proves("GWT-ENG-14")
def test_space_39_ends_the_movement_and_its_station_may_be_upgraded(game: str) -> None:
    t = engines(game, 37).workers(0, engineers=6).stands(0, "G", money=3).choose("use 1")
    assert places(t, "engine") == [38, 39]
    t.choose("engine 39", "upgrade", "disc step_right")
    assert t.points(0)["stations"] == 9
    assert (t.money(0), t.step) == (0, "LeaveTrackEnd")


@both_editions
@proves("GWT-ENG-15")
def test_from_space_39_the_engine_must_go_back_to_any_free_space_for_3_dollars(game: str) -> None:
    t = engines(game, 38, 20, 33.5).stands(0, "G", money=2).choose("use 1")
    free = {*range(39), *TURNOUTS} - {20, 33.5}
    assert places(t, "back") == sorted(free)
    assert len(t.options()) == len(free)  # and nothing else
    t.choose("back 12")
    assert (t.engine_at(0), t.money(0)) == (12, 5)


@both_editions
@proves("GWT-ENG-15")
def test_the_3_dollars_of_space_39_help_to_upgrade_where_the_engine_goes(game: str) -> None:
    t = engines(game, 38).stands(0, "G", money=2).choose("use 1", "back 33.5")
    t.choose("upgrade", "disc cert_4")
    assert (t.points(0)["stations"], t.money(0)) == (8, 0)


@both_editions
@proves("GWT-ENG-16")
def test_from_space_39_the_engine_may_go_back_to_the_start(game: str) -> None:
    t = engines(game, 38, 0, 0).stands(0, "G").choose("use 1", "back 0")
    assert (t.engine_at(0), t.money(0)) == (0, 3)


@both_editions
@proves("GWT-ENG-17")
def test_an_engine_action_without_any_space_is_closed(game: str) -> None:
    t = table(game).sides("b").put("A1", "7b@1").stands(0, "A1")  # its building is in no forest
    t.expect_refusal("use 1", "GWT-ENG-17")
    t.put("B1", "2b@1").stands(0, "A1").choose("use 1")
    assert t.engine_at(0) == 1


@both_editions
@proves("GWT-ENG-17")
def test_an_engine_action_is_optional(game: str) -> None:
    t = engines(game, 20).stands(0, "G").choose("done")
    assert (t.seat, t.engine_at(0)) == (1, 20)


@both_editions
@proves("GWT-ENG-18")
def test_the_neighbours_of_an_ignored_space_are_joined(game: str) -> None:
    assert ahead(game, 1, 3, 4) == [4.5, 5]  # the switch is taken, its turnout is not lost
    assert ahead(game, 2, 24, 25, 25.5) == [26, 27]
    assert behind(game, 1, 21.5, 21, 20) == [19]
    assert behind(game, 1, 6, 5) == [4, 4.5]


@both_editions
@proves("GWT-ENG-18")
def test_any_path_of_a_legal_length_makes_a_destination_legal(game: str) -> None:
    assert behind(game, 2, 17, 15) == [14, 16]
    assert behind(game, 3, 5) == [2, 3]  # 4.5, 4, 3 or 4, 3, 2


@both_editions
@proves("GWT-ENG-19")
def test_no_engine_rests_on_space_39_so_the_way_ahead_never_ends(game: str) -> None:
    t = engines(game, 36, 37, 38).pending(EngineForward(0, 1, False))  # 39 is the only space left
    assert (t.engine_at(0), t.step) == (39, "LeaveTrackEnd")
    t.choose("back 35").pending(EngineForward(1, 1, False))  # 38 is taken, 39 is free again
    assert (t.engine_at(1), t.step) == (39, "LeaveTrackEnd")
