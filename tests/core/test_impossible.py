"""Positions that look like one and cannot be: each is refused with a problem that names it."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

import trailhand as th
from trailhand.core.plain import NotPlain, plain, read_json, read_number, shown

Edit = Callable[[dict[str, Any]], None]
FAR = 10**4400  # Python itself refuses to write this number down


@cache
def begun(game: str, seats: int, options: str, moves: int) -> str:
    """A position after some first choices."""
    match = th.new(game, seats=seats, seed=5, options=json.loads(options))
    for _ in range(moves):
        match.play(0)
    return json.dumps(match.position())


def refused(edit: Edit, game: str = "gwt2", seats: int = 2, moves: int = 9, **options: Any) -> str:
    """The problems of a position after a change; it was possible before."""
    position = json.loads(begun(game, seats, json.dumps(options), moves))
    th.load(position)
    edit(position)
    with pytest.raises((th.ImpossiblePosition, th.InvalidSetup)) as refusal:
        th.load(position)
    return str(refusal.value)


def in_state(*path: Any, value: Any) -> Edit:
    """Put something in a place of the state."""

    def edit(position: dict[str, Any]) -> None:
        holder = position["state"]
        for name in path[:-1]:
            holder = holder[name]
        holder[path[-1]] = value

    return edit


def on_agenda(*step: Any) -> Edit:
    """Have one more step pending."""
    return lambda position: position["state"]["agenda"].append(list(step))


# -- Great Western Trail ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("edit", "sentence"),
    [
        (in_state("players", 0, "certificates", value=6), "certificates: 6 are above the limit"),
        (in_state("players", 0, "cities", value={"0": -1}), "cities.0: -1 is not between 0 and"),
        (in_state("players", 0, "cities", value={"1": 2}), "cities.1: 2 is not between 0 and 1"),
        (in_state("players", 0, "discs", "hand", value=-1), "discs.hand: -1 is not between 0 and"),
        (in_state("players", 0, "discs", "hand", value=True), "discs.hand: True is not between"),
        (in_state("players", 0, "engine", value="39"), "no engine rests on space 39"),
        (in_state("players", 1, "herder", value="KC"), "nobody rests in Kansas City"),
        (in_state("players", 0, "herder", value="off"), "on the trail exactly if it has started"),
        (in_state("players", 0, "money", value=FAR), "players[1].money: a number far too large"),
        (in_state("players", 0, "money", value="8"), "money: a whole number is missing"),
        (in_state("players", 0, "money", value=1.5), "1.5 instead of a text, number, list"),
        (in_state("players", 0, "money", value=float("nan")), "nan instead of a text, number"),
        (in_state("players", 0, "job_token", value=1), "job_token: yes or no is missing"),
        (in_state("players", 0, "horses", value=2), "horses': unknown name"),
        (in_state("players", 0, "unbuilt", value=[1, 1]), "unbuilt: something is there twice"),
        (in_state("weather", value="rain"), "'weather': unknown name"),
        (in_state("supplies", value=[1, 2, 3]), "supplies: 3 lists are needed"),
        (in_state("supplies", value=[[], []]), "supplies: 3 lists are needed"),
        (in_state("supplies", value=[[], [], 3]), "supplies: 3 lists are needed"),
        (in_state("foresight", value=[]), "foresight: 6 spaces are needed"),
        (in_state("active", value=1), "it is the turn of another seat"),
        (in_state("agenda", value=[]), "something is pending exactly as long as the game is not"),
        (in_state("last_turns", value=1), "they begin when the job market token leaves"),
        (in_state("job_row", value=13), "past the last row, and nobody has a last turn"),
        (in_state("turn", value="\ud800"), "has half a character"),
        (on_agenda("EngineBack", 0, 0), "count 0 is not between 1 and"),
        (on_agenda("TrashCards", 0, 0), "left 0 is not between 1 and"),
        (on_agenda("DiscardCards", 0, 0), "left 0 is not between 1 and"),
        (on_agenda("CopyAdjacent", 0, -5, -5, -5), "-5 instead of 16379"),
        (on_agenda("UseLocation", 0, 0, 16379, 0, 0), "2 times UseLocation"),
        (on_agenda("EnterTown", 0, 3), "its module is not played"),
        (on_agenda("SamStores", 0), "a turn waits above something else"),
        (in_state("agenda", value=[["SamTurn", 0]]), "it is not for this seat"),
        (on_agenda("Turn", 0), "a turn waits above something else"),
        (on_agenda("UseToken", 0), "it is never pending"),
        (on_agenda("DiscardCards", 0, 30), "more cards are owed than are in hand"),
        (on_agenda("CityDone", 0, 1), "no disc is on its way"),
        (on_agenda("PlaceDisc", 0, 1, 0, -1), "no city and no station waits for the disc"),
        (on_agenda("Walk", 0, 0, FAR, 0), "a number far too large"),
        (on_agenda("Walk", 0, True, 0, 0), "unknown step ['Walk', 0, True, 0, 0]"),
    ],
)
def test_a_position_of_the_trail_is_refused(edit: Edit, sentence: str) -> None:
    assert sentence in refused(edit, preset="first_game", start=0)


def test_buildings_lie_with_the_side_up_that_the_options_say() -> None:
    def turned(position: dict[str, Any]) -> None:
        position["state"]["sides"] = "b" * len(position["state"]["sides"])

    def built(position: dict[str, Any]) -> None:
        position["state"]["trail"]["B1"] = "1b@1"
        position["state"]["players"][0]["unbuilt"].remove(1)

    assert "sides: the options say aaaa" in refused(turned, preset="first_game")
    assert "1b@1 lies with its other side up" in refused(built, preset="first_game")


def test_the_first_edition_has_no_exchange_tokens() -> None:
    edit = in_state("players", 0, "tokens", value=1)
    assert "no exchange tokens in this edition" in refused(edit, "gwt1")


def test_the_row_of_the_job_market_token_is_never_full() -> None:
    def full(position: dict[str, Any]) -> None:
        state = position["state"]
        for column in (3, 4):  # those of two players
            cell = f"{state['job_row']}.{column}"
            if cell not in state["jobs"]:
                state["jobs"][cell] = state["supplies"][1].pop()

    assert "that of the token, is filled from the left" in refused(full)


@pytest.mark.parametrize(
    ("edit", "sentence"),
    [
        (in_state("sam", "deck", value=[]), "sam: card 12 is there 0 times"),
        (in_state("sam", "deck", value=list(range(1, 14))), "sam.deck: there is no 13"),
        (in_state("sam", "deck", value=[True]), "sam.deck: there is no True"),
        (in_state("sam", "played", value=[1, 1]), "sam.played: something is there twice"),
        (in_state("sam", "played", value=list(range(1, 13))), "is there 2 times"),
        (in_state("sam", "card", value=13), "sam.card: 13 is not between 0 and 12"),
    ],
)
def test_sam_has_the_cards_of_his_level(edit: Edit, sentence: str) -> None:
    assert sentence in refused(edit, seats=1, moves=1, solo="easy")


def test_a_neutral_building_never_leaves_the_trail() -> None:
    def lost(position: dict[str, Any]) -> None:
        trail = position["state"]["trail"]
        place = next(name for name, tile in trail.items() if tile == "C")
        position["state"]["gone_tiles"].append(trail.pop(place))

    assert "gone_tiles: C never leaves the game" in refused(lost)


# -- the other rooms ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("edit", "sentence"),
    [
        (in_state("players", 0, "posts", value={"7": -1}), "posts"),
        (in_state("agenda", value=[["DrawPhase", 0]]), "a turn waits below everything else"),
        (on_agenda("UseActions", 0, 0, 99, 0), "sheet 99 is not between 0 and"),
        (on_agenda("GainTile", 1, 1, 99, 0), "it cannot be paid"),
        (on_agenda("SueMoves", 0), "a turn waits below everything else"),
        (in_state("last_turns", value=1), "they begin when somebody has finished"),
        (in_state("players", 0, "area", "joker", value="two"), "area.joker: a whole number"),
        (in_state("players", 0, "hand", value=["engineer"]), "hand: unknown name 'engineer'"),
    ],
)
def test_a_position_of_el_paso_is_refused(edit: Edit, sentence: str) -> None:
    assert sentence in refused(edit, "elpaso", start=0)


@pytest.mark.parametrize(
    ("edit", "sentence"),
    [
        (on_agenda("Resolve", 1, 4, 70), "there is no such piece"),
        (on_agenda("PlaceTile", 0, -63, 0), "tile -63"),
        (on_agenda("Shoot", 1, 0), "there is no choice of bandits"),
        (on_agenda("RidgeTussle", 0), "the parts of a year are in disorder"),
        (in_state("round", value=9), "is not between 1 and"),
        (in_state("players", 0, "pieces", value=["barn"]), "pieces[1].tile: a text is missing"),
        (in_state("players", 0, "partner", value=""), "partner drover: 0 instead of 1"),
        (in_state("players", 0, "declined", value=""), "there is one as soon as the other was"),
        (in_state("flipped", value=[True]), "flipped: there is no True"),
    ],
)
def test_a_position_of_the_west_is_refused(edit: Edit, sentence: str) -> None:
    assert sentence in refused(edit, "wildtiled", start=0)


# -- what every position needs ------------------------------------------------------------


@pytest.mark.parametrize(
    ("edit", "sentence"),
    [
        (lambda position: position.update(rules="0"), "rules: '0' instead of '1'"),
        (lambda position: position.update(rules=1), "rules: 1 instead of '1'"),
        (lambda position: position.pop("rules"), "the position has no 'rules'"),
        (lambda position: position.update(more=1), "the position has an unknown 'more'"),
        (lambda position: position.update(state=[]), "state: a table is needed, not a list"),
        (lambda position: position.update(options="x"), "options: a table is needed, not 'x'"),
        (lambda position: position.update(seats=FAR), "seats: a number far too large"),
        (lambda position: position.update(seats=True), "gwt2 is for 1, 2, 3, 4 seats, not True"),
        (lambda position: position.update(game=["gwt2"]), "unknown game a list"),
        (lambda position: position["options"].update(start=1.5), "1.5 instead of a text, number"),
    ],
)
def test_a_position_without_its_parts_is_refused(edit: Edit, sentence: str) -> None:
    assert sentence in refused(edit)


def test_a_position_that_is_nested_too_deeply_is_refused() -> None:
    def nested(position: dict[str, Any]) -> None:
        inner: list[Any] = []
        for _ in range(50_000):
            inner = [inner]
        position["state"]["trail"] = inner

    assert "nested too deeply" in refused(nested)


def test_a_loaded_match_keeps_its_origin_to_itself() -> None:
    position = json.loads(begun("gwt2", 2, "{}", 9))
    match = th.load(position)
    record = match.record()
    position["state"]["turn"] = 99
    match.position()["options"]["preset"] = "none"
    assert match.record() == record
    assert th.replay(record).hash() == match.hash()


# -- plain data ---------------------------------------------------------------------------


def test_plain_data_is_copied() -> None:
    data = {"a": [1, {"b": None}, "é", True], "big": 1 << 90}
    copied = plain(data, "here")
    assert copied == data
    assert copied["a"] is not data["a"]
    assert copied == plain(copy.deepcopy(data), "here")


@pytest.mark.parametrize(
    ("value", "sentence"),
    [
        ([1, [2, 3.5]], "here[2][2]: 3.5 instead of a text, number, list or table"),
        ({"a": float("inf")}, "here.a: inf instead of"),
        ({"a": b"x"}, "here.a: something else (bytes) instead of"),
        ({"a": -FAR}, "here.a: a number far too large"),
        (["\udfff"], "here[1]: '\\udfff' has half a character"),
        ([["x" * 201, "é"]], "here[1][1]: a text of 201 characters is too long"),
        ([0] * 200_000, "more than 100000 values are not read"),
    ],
    ids=range(7),
)
def test_what_is_not_plain_is_named_with_its_place(value: Any, sentence: str) -> None:
    with pytest.raises(NotPlain) as problem:
        plain(value, "here")
    assert sentence in str(problem.value)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("{", "it: no JSON"),
        ("[" * 50_000, "it: nested too deeply"),
        ('{"a": NaN}', "it: 'NaN' is no whole number"),
        ("[-Infinity]", "it: '-Infinity' is no whole number"),
        ("9" * 4301, "it: a number of 4301 digits"),
    ],
    ids=range(5),
)
def test_json_that_cannot_be_read_is_refused(text: str, sentence: str) -> None:
    with pytest.raises(NotPlain) as problem:
        read_json(text, "it")
    assert str(problem.value).startswith(sentence)


@pytest.mark.parametrize("text", ["", "-1", "1.0", "1_0", " 1", "²", "\u0661", "9" * 41, "x"])
def test_a_number_in_words_is_no_number(text: str) -> None:
    with pytest.raises(NotPlain, match="a whole number is needed"):
        read_number(text, "it")


def test_whatever_is_shown_is_short_and_can_be_written() -> None:
    strange: list[Any] = [FAR, -FAR, "\ud800", "x" * 9999, [[]], {}, {1}, object(), None, 1.5]
    for value in strange:
        assert len(shown(value).encode()) < 200
