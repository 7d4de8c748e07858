"""Tables that Trailhand 0.1 stored: they open as they were left, and the games go on."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from tests.cli.running import trailhand
from tests.server.driving import running
from tests.server.old_tables import FILE, LANGUAGES, SPECTATOR, People, lay_out, read_told

THEN = read_told()
NUMBERED_CARD = re.compile(r"(hand|market|display):\d+")  # cards may be named by words since


@pytest.fixture(scope="module")
def people(tmp_path_factory: pytest.TempPathFactory) -> Iterator[People]:
    """The people of the old tables, at a server that has their database."""
    folder: Path = tmp_path_factory.mktemp("old")
    lay_out(folder / FILE)
    with running(folder, tiny_games=False) as server:
        yield People(server)


# -- comparing ----------------------------------------------------------------------------


def of_then(now: Any, then: Any) -> Any:
    """What is said now, without what was not said then: new fields and places are welcome."""
    if isinstance(then, dict) and isinstance(now, dict):
        if "moments" in then and "history" in then:  # others are told now, and in other words
            now = now | {"moments": then["moments"]}
        if "bot_after" in then and "bot_after" in now:  # seconds pass from look to look
            now = now | {"bot_after": in_time(now["bot_after"], then["bot_after"])}
        if then.get("brings", True) is None:  # more options tell what they bring
            now = now | {"brings": None}
        if then.get("brings") and now.get("brings"):  # a place of the option itself is no news
            places = [*now["brings"]["anchors"], *now["anchors"]]
            now = now | {"brings": now["brings"] | {"anchors": places}}
        return {
            name: (places_of_then if name == "anchors" else of_then)(now[name], value)
            for name, value in then.items()
            if name in now
        }
    if isinstance(then, list) and isinstance(now, list) and len(then) == len(now):
        return [of_then(*pair) for pair in zip(now, then, strict=True)]
    return now


def in_time(now: list[int | None], then: list[int | None]) -> list[int | None]:
    """The seconds of then, of the seats at which they still run."""
    return [left if None in (left, was) else was for left, was in zip(now, then, strict=True)]


def places_of_then(now: list[str], then: list[str]) -> list[str]:
    """The old places that are still named; cards by number need not be."""
    return [place for place in then if place in now or NUMBERED_CARD.fullmatch(place)]


# -- the tables ---------------------------------------------------------------------------


@pytest.mark.parametrize("name", THEN)
def test_a_table_is_as_it_was_left_and_goes_on(people: People, name: str) -> None:
    table_id, looks = THEN[name]["id"], THEN[name]["told"]
    for person, lang in product(looks, LANGUAGES):
        then = looks[person][lang]
        assert of_then(people.told(table_id, person, lang), then) == then, f"{person} in {lang}"
    if any(look["en"].get("status") == "running" for look in looks.values()):
        play_on(people, table_id, [person for person in looks if person != SPECTATOR])


def play_on(people: People, table_id: str, names: list[str]) -> None:
    """Whoever decides goes on."""
    seen = [(person, person.table(table_id)) for person in map(people.find, names)]
    person, table = next(pair for pair in seen if pair[1]["decision"]["yours"])
    half = table["moment"] // 2
    assert person.table(table_id, at=half)["moment"] == half
    if table["confirm"]:
        after = person.do(table, "confirm")
    else:
        wanted = table["lesson"]["wanted"] if table["lesson"] else []
        notations = [option["notation"] for option in table["decision"]["options"]]
        after = person.choose(table, (wanted or notations)[0])
    assert after["moment"] > table["moment"] or after["confirm"]
    assert after["seq"] > table["seq"]


def test_every_game_of_then_replays(tmp_path: Path) -> None:
    lay_out(tmp_path / FILE)
    ran = trailhand("validate", "--database", f"sqlite:///{tmp_path / FILE}", "--json")
    assert ran.json == {"games": len(THEN), "differences": [], "damage": []}
