"""The log: every kind of event has its line, with a rule and places that are on the table."""

from __future__ import annotations

from tests.rules.wildtiled.vocabulary import Table, new_table, table
from trailhand.core.event import NEW_TURN, REVEALED
from trailhand.games.wildtiled.words.log import LOG

KINDS = [kind for kind in LOG.kinds() if not kind.silent]


def test_every_kind_that_is_told_has_a_rule_or_a_thing_that_knows_it() -> None:
    assert {kind.name for kind in KINDS if not kind.rules} == {"skipped", "skipped/unseen"}
    assert {kind.name for kind in LOG.kinds() if kind.silent} == {"row"}


def test_what_turns_up_and_when_turns_begin_is_marked() -> None:
    assert [kind.name for kind in LOG.kinds() if kind.manner & NEW_TURN] == ["turn"]
    assert [kind.name for kind in LOG.kinds() if kind.manner & REVEALED] == ["revealed"]


def lit(t: Table, kind: str, seat: int = 0) -> set[str]:
    """The places that the last line of a kind lights for a seat."""
    event = [event for event in t.match.events() if event.name == kind][-1]
    line = t.match.game.line(t.state, event, seat)
    assert line is not None
    return set(line.anchors)


def test_a_roll_lights_all_its_dice() -> None:
    t = new_table(5)
    while t.step != "Turn":
        t.match.play(0)
    dice = t.match.view(0)["dice"]
    assert (len(dice["prairie"]), len(dice["river"])) == (4, 2)
    wanted = {f"die:{kind}.{number}" for kind, numbers in dice.items() for number in numbers}
    assert lit(t, "rolled") == wanted
    prairie, river = (", ".join(map(str, dice[kind])) for kind in ("prairie", "river"))
    assert f"Player 1 rolls: prairie {prairie}, river {river}" in t.match.tell(0)


def test_a_roll_of_fewer_dice_tells_and_lights_no_others() -> None:
    t = new_table(2)
    while t.step != "Turn":
        t.match.play(0)
    assert len(lit(t, "rolled")) == 3
    assert ", 0" not in next(line for line in t.match.tell(0) if "rolls" in line)


def test_a_die_that_moves_lights_where_it_lies_now() -> None:
    t = table()
    for slot in ("L-B1", "L-C1", "L-D1"):
        t.pile(slot, 0)
    t.pile("L-A1", 1).dice(1, 6).choose("prairie 1")
    assert lit(t, "prairie-moved") == {"die:prairie.7"}


def test_a_partner_kept_lights_up_for_its_seat_only() -> None:
    t = new_table(2)
    card = t.options("keep")[0].partition(" ")[2]
    t.choose(f"keep {card}")
    assert (lit(t, "kept", 0), lit(t, "kept", 1), lit(t, "kept", -1)) == (
        {f"partner:{card}"},
        set(),
        set(),
    )


def test_a_placement_lights_all_its_cells() -> None:
    t = table().places(0, "R01", "5,4 5,5=sheriff 5,6")
    assert lit(t, "placed", 1) == {"cell:0.5,4", "cell:0.5,5", "cell:0.5,6"}


def test_gold_for_the_water_lights_the_water_that_was_covered() -> None:
    t = table(boards="21", conquest="ca")
    water = [
        cell for cell in range(100) if t.player(0).side.icon_rows[cell // 10][cell % 10] == "w"
    ]
    cell = f"{water[0] // 10},{water[0] % 10}"
    t.set(0, gold=5, reach_north=t.player(0).free_north, reach_south=t.player(0).free_south)
    t.places(0, "street", cell)
    assert t.happened("paid", "n") == [(0, 1)]
    assert lit(t, "paid") == {f"cell:0.{cell}"}


def test_a_mill_that_is_turned_over_lights_up() -> None:
    t = table().set(0, gold=2).streets(0, "5,5").lay(0, "lumber_mill", "4,4 4,5 4,6")
    t.choose("mill", "pile L-B3")
    assert lit(t, "mill", 1) == {"piece:0.1"}
    assert lit(t, "drafted", 1) == {"slot:L-B3"}


def test_whatever_the_ridge_does_lights_it_or_its_contract() -> None:
    t = new_table(1)
    while t.match.decision is not None:
        t.match.play(0)
    assert lit(t, "revealed") == lit(t, "ridge-bandits") == {"ridge"}
    assert t.match.tell(0)[-1].startswith("Player 1: ")
    assert "Bandit Ridge shows a card" in "\n".join(t.match.tell(0))


def test_streets_that_are_gained_light_their_supply() -> None:
    t = table().lay(0, "general_store", "0,9 0,8 1,8 2,8")
    t.streets(0, "1,7", "2,7", "3,8", "2,9").places(0, "street", "1,9").choose("take streets")
    assert lit(t, "streets", 1) == {"streets"}


def test_a_street_that_fits_nowhere_lights_the_supply() -> None:
    street = 1 << 47  # only the street bonus at 4,7 is free
    t = table().gives(0, "street")
    t.set(0, free_north=street, free_south=0, reach_north=street, reach_south=0)
    assert t.happened("streets-lost", "n") == [(0, 1)]
    assert lit(t, "streets-lost", 1) == {"streets"}
