"""The tables of `old_tables.py` as they were made: `python -m tests.server.make_old_tables`.

Run once, with Trailhand 0.1.0 of November 2026 (commit 7806c96), when events were stored as rows
`[kind, seat, a, b, c, secret]`. Tables that newer code stores are not old: to have those
of another version, too, run this with that version and keep the files under another name.

`python -m tests.server.make_old_tables words` leaves the tables as they are and only writes down
anew what is told about them: for words that were changed on purpose, and for nothing else.
"""

from __future__ import annotations

import gzip
import json
import sqlite3
import sys
import tempfile
import time
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

from tests.server.driving import PATIENCE, Refused, Server, Visitor, running, seat_of
from tests.server.old_parts import parts
from tests.server.old_tables import (
    DUMP,
    FILE,
    LANGUAGES,
    SPECTATOR,
    TOLD,
    People,
    lay_out,
    read_told,
)
from trailhand.core.rng import seeded

PEOPLE = ("ada", "ben", "cleo")
KEYS = (f"key-{number:06}" for number in count(1))


@dataclass(frozen=True)
class Plan:
    """A table to be played for so many choices, then to the middle of a turn (0: to the end)."""

    name: str
    game: str
    seats: str
    choices: int
    options: dict[str, Any] = field(default_factory=dict)
    more: dict[str, Any] = field(default_factory=dict)


PLANS = (
    Plan("first edition", "gwt1", "me open", 70),
    Plan("first edition with modules", "gwt1", "me open", 50, {"north": True, "poker": True}),
    Plan("second edition", "gwt2", "me open", 90),
    Plan("modules", "gwt2", "me open open", 120, {"north": True, "poker": True, "brahman": True}),
    Plan("simmental", "gwt2", "me open", 70, {"simmental": True}),
    Plan("hot seat", "gwt2", "me partner", 40, {"preset": "first_game"}, {"confirm": False}),
    Plan("sam", "gwt2", "me", 0),
    Plan("sam in the north", "gwt2", "me", 60, {"north": True, "solo": "hard"}),
    Plan("el paso", "elpaso", "me open", 80, {"preset": "standard"}),
    Plan("el paso, finished", "elpaso", "me open", 0),
    Plan("sue", "elpaso", "me", 50, {"solo": 2}),
    Plan("the west", "wildtiled", "me open", 40),
    Plan("the west, finished", "wildtiled", "me open", 0, {"conquest": True}),
    Plan("bandit ridge", "wildtiled", "me", 24),
    Plan("private", "wildtiled", "me open", 12, {}, {"spectators": False}),
)
AT_LAST = Plan("against a bot", "gwt2", "me easy", 30)  # it never plays the same


class Maker:
    """People who play at the tables of a server; they like what they have seldom done."""

    def __init__(self, server: Server) -> None:
        everybody = People(server)
        self.people = {name: everybody.find(name) for name in PEOPLE}
        self.ada = self.people["ada"]
        self.chance = seeded(1)
        self.done: Counter[tuple[str, str]] = Counter()
        self.ids: dict[str, str] = {}

    # -- playing --------------------------------------------------------------------------

    def seen(self, table_id: str) -> tuple[Visitor, Any]:
        """Whoever decides at a table, and what they see; bots are waited for."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            for person in self.people.values():
                with suppress(Refused):  # not everybody may look
                    table = person.table(table_id)
                    if table["over"] or (table["decision"] and table["decision"]["yours"]):
                        return person, table
            time.sleep(0.05)
        raise AssertionError("nobody decides")

    def step(self, person: Visitor, table: Any) -> Any:
        """One choice of a person, or the yes that waits."""
        if table["confirm"]:
            return person.do(table, "confirm", key=next(KEYS))
        options = table["decision"]["options"]
        habits = [(table["game"], option["notation"].split()[0]) for option in options]
        rarest = min(self.done[habit] for habit in habits)
        rare = [n for n, habit in enumerate(habits) if self.done[habit] == rarest]
        wanted = rare if self.chance.below(3) else list(range(len(options)))
        chosen = wanted[self.chance.below(len(wanted))]
        self.done[habits[chosen]] += 1
        return person.choose(table, options[chosen]["notation"], key=next(KEYS))

    def play(self, table_id: str, choices: int) -> Any:
        """Play so many choices, then on to the middle of a turn; 0: to the end."""
        while True:
            person, table = self.seen(table_id)
            undo = table["undo"] or {"steps": 0}
            if table["over"] or (choices and table["moment"] >= choices and undo["steps"]):
                return table
            self.step(person, table)

    def sit_down(self, plan: Plan) -> str:
        """A new table with its people."""
        kinds = plan.seats.split()
        seats = [seat_of(kind) for kind in kinds]
        made = self.ada.post(
            "/api/tables", key=next(KEYS), game=plan.game, options=plan.options, seats=seats,
            seed=len(self.ids) + 1, name=plan.name, **plan.more,
        )  # fmt: skip
        for name in PEOPLE[1 : 1 + kinds.count("open")]:
            self.people[name].do(made, "join", name=name.title(), key=next(KEYS))
        self.ids[plan.name] = made["id"]
        return str(made["id"])

    # -- tables with something special ------------------------------------------------------

    def pending(self) -> None:
        """A choice that waits for its yes."""
        table_id = self.sit_down(Plan("pending", "gwt2", "me open", 0))
        while True:
            person, table = self.seen(table_id)
            if table["confirm"] and table["moment"] > 25:
                return
            self.step(person, table)

    def undone(self) -> None:
        """Choices that were taken back, one by one and a turn at once, and others instead."""
        table_id = self.sit_down(Plan("taken back", "gwt2", "me open", 0))
        for choices in (10, 20, 30):
            self.play(table_id, choices)
            person, table = self.seen(table_id)
            person.do(table, "reset" if choices == 20 else "undo", key=next(KEYS))
        self.play(table_id, 35)
        person, table = self.seen(table_id)
        person.do(table, "undo", key=next(KEYS))

    def interjected(self) -> None:
        """An exchange token used in the decision of another seat."""
        table_id = self.sit_down(Plan("interjected", "gwt2", "me open", 0))
        while True:
            person, table = self.seen(table_id)
            others = [other for other in self.people.values() if other is not person]
            offers = [(other, other.table(table_id)["interjections"]) for other in others]
            for other, offered in offers:
                if offered:
                    wish = {name: offered[0][name] for name in ("seat", "notation")}
                    other.do(table, "interject", key=next(KEYS), **wish)
                    self.play(table_id, 20)
                    return
            self.step(person, table)

    def bring_in(self, name: str, record: str) -> str:
        """A record as a table."""
        made = self.ada.post("/api/import", record=record, key=next(KEYS))
        self.ids[name] = made["id"]
        return str(made["id"])

    def brought_in(self) -> None:
        """A finished game, parts of games, and a fork."""
        finished = self.ids["the west, finished"]
        self.bring_in("brought in", self.ada.get(f"/api/tables/{finished}/record"))
        for name, record, choices in parts():
            self.play(self.bring_in(name, record), choices)
        made = self.ada.do({"id": self.ids["sam"]}, "fork", at=50, key=next(KEYS))
        self.ids["forked"] = made["id"]
        self.play(made["id"], 12)

    def lesson(self) -> None:
        """A table of lessons, not yet done."""
        made = self.ada.post("/api/learn", game="gwt2", name="Ada", key=next(KEYS))
        self.ids["lesson"] = made["id"]
        while True:
            person, table = self.seen(made["id"])
            if table["moment"] >= 12:
                return
            person.choose(table, table["lesson"]["wanted"][0], key=next(KEYS))

    def waiting(self) -> None:
        """A table that waits for somebody, and one that everybody has left."""
        for name, game in (("open", "elpaso"), ("left", "wildtiled")):
            table = self.ada.create("me", "open", game=game, seed=1, name=name, key=next(KEYS))
            self.ids[name] = table["id"]
        self.ada.do(table, "leave", key=next(KEYS))

    def make(self) -> dict[str, str]:
        """All tables: their ids by name."""
        for plan in PLANS:
            self.play(self.sit_down(plan), plan.choices)
            print(plan.name, flush=True)
        self.pending()
        self.undone()
        self.interjected()
        self.brought_in()
        self.lesson()
        self.waiting()
        self.play(self.sit_down(AT_LAST), AT_LAST.choices)
        return self.ids


def tell(server: Server, ids: dict[str, str]) -> dict[str, Any]:
    """What everybody is told about every table, each line of the logs once."""
    people = People(server)
    lines: dict[str, int] = {}
    tables: dict[str, Any] = {}
    for name, table_id in ids.items():
        looks: dict[str, Any] = {}
        for person in (*PEOPLE, SPECTATOR):
            look = {lang: people.told(table_id, person, lang) for lang in LANGUAGES}
            if person != SPECTATOR and not look["en"].get("you", {}).get("seats"):
                continue
            looks[person] = look
            for seen in look.values():
                if "log" in seen:
                    written = [json.dumps(line) for line in seen["log"]]
                    seen["log"] = [lines.setdefault(line, len(lines)) for line in written]
        tables[name] = {"id": table_id, "told": looks}
    return {"lines": [json.loads(line) for line in lines], "tables": tables}


def dump(path: Path) -> str:
    """A database as text, without the secrets of its server."""
    connection = sqlite3.connect(path)
    connection.execute("delete from secrets")
    connection.commit()
    text = "\n".join(connection.iterdump()) + "\n"
    connection.close()
    return text


def write(path: Path, text: str) -> None:
    """Keep a text, compressed, the same at any time of day."""
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(gzip.compress(text.encode(), 9, mtime=0))
    print(path.name, len(text), path.stat().st_size)


def make(folder: Path) -> None:
    """Play, look once nothing is in memory any more, and write both files."""
    with running(folder, tiny_games=False) as server:
        ids = Maker(server).make()
    write_told(folder, ids)
    write(DUMP, dump(folder / FILE))


def write_told(folder: Path, ids: dict[str, str]) -> None:
    """Write down what is told about the tables of a database."""
    with running(folder, tiny_games=False) as server:
        write(TOLD, json.dumps(tell(server, ids), ensure_ascii=False))


def main() -> None:
    """Make everything, or only the words."""
    with tempfile.TemporaryDirectory() as folder:
        if sys.argv[1:] == ["words"]:
            lay_out(Path(folder) / FILE)
            write_told(Path(folder), {name: table["id"] for name, table in read_told().items()})
        else:
            make(Path(folder))


if __name__ == "__main__":
    main()
