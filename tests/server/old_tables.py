"""Tables that an older Trailhand stored, and what it told about them then."""

from __future__ import annotations

import gzip
import json
import sqlite3
from pathlib import Path
from typing import Any

from tests.server.driving import Refused, Server, Visitor

DATA = Path(__file__).parent / "data"
DUMP = DATA / "tables-of-0.1.sql.gz"
TOLD = DATA / "tables-of-0.1.json.gz"
FILE = "tables.sqlite3"
LANGUAGES = ("en", "fr")
SPECTATOR = "zoe"


def lay_out(path: Path) -> None:
    """Put the stored tables into a new database."""
    connection = sqlite3.connect(path)
    connection.executescript(gzip.decompress(DUMP.read_bytes()).decode())
    connection.close()


def read_told() -> dict[str, Any]:
    """What was told: by table, its id and, by person and language, what they saw.

    Whoever may not look has the code of the refusal. Lines of the log are kept once.
    """
    kept = json.loads(gzip.decompress(TOLD.read_bytes()))
    lines = kept["lines"]
    for table in kept["tables"].values():
        for looks in table["told"].values():
            for seen in looks.values():
                if "log" in seen:
                    seen["log"] = [lines[number] for number in seen["log"]]
    tables: dict[str, Any] = kept["tables"]
    return tables


class People:
    """Everybody who sat at the old tables, with their cookies."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.known: dict[tuple[str, str], Visitor] = {}

    def find(self, name: str, lang: str = "en") -> Visitor:
        """The browser of a person."""
        if (name, lang) not in self.known:
            token = f"{name}-from-the-old-tables"
            self.known[name, lang] = Visitor(self.server, lang, token=token)
        return self.known[name, lang]

    def told(self, table_id: str, name: str, lang: str) -> dict[str, Any]:
        """What a person is told about a table: all that is said in words, without the board."""
        try:
            table: dict[str, Any] = self.find(name, lang).table(table_id)
        except Refused as refused:
            return {"refused": refused.code}
        del table["view"]
        for seat in table["seats"]:
            del seat["here"]
        return table
