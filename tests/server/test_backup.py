"""Copies of the database: made while people play, checked, and never put over another one."""

from __future__ import annotations

import shutil
import sqlite3
import threading
from pathlib import Path

import pytest

from tests.cli.running import trailhand
from tests.server.driving import Server, Visitor, running
from tests.server.old_tables import FILE, lay_out
from trailhand.server.keeping.backup import revisions


def address(file: Path) -> str:
    return f"sqlite:///{file}"


def test_a_copy_made_while_people_play_is_whole(tmp_path: Path) -> None:
    copy, again = tmp_path / "copy.sqlite3", tmp_path / "again" / "tables.sqlite3"
    with running(tmp_path) as server:
        host = Visitor(server)
        table = host.create("me", "partner", confirm=False)
        enough, done = threading.Event(), threading.Event()

        def play() -> None:
            seen = table
            while not done.is_set():
                seen = host.choose(seen, seen["decision"]["options"][0]["notation"])
                if seen["moment"] >= 5:
                    enough.set()

        player = threading.Thread(target=play)
        player.start()
        assert enough.wait(60)
        ran = trailhand("backup", str(copy), "--database", server.configuration["database"])
        done.set()
        player.join()
        assert (ran.code, ran.err) == (0, "")
        now = host.table(table["id"])["moment"]
        token = host.http.cookies["trailhand"]
    assert sorted(tmp_path.glob("copy*")) == [copy]
    ran = trailhand("restore", str(copy), "--database", address(again))
    assert (ran.code, ran.err) == (0, "")
    assert trailhand("validate", "--database", address(again), "--json").json["differences"] == []
    with running(again.parent) as server:
        then = Visitor(server, token=token).table(table["id"])
        assert 5 <= then["moment"] <= now
        assert then["decision"]["options"]


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of old tables."""
    folder: Path = tmp_path_factory.mktemp("copies")
    lay_out(folder / FILE)
    made = folder / "copy.sqlite3"
    assert trailhand("backup", str(made), "--database", address(folder / FILE)).code == 0
    return made


def expect_refusal(sentence: str, *arguments: str) -> None:
    ran = trailhand(*arguments)
    assert (ran.code, ran.out) == (2, "")
    assert sentence in ran.err
    assert ran.err.count("\n") == 1


def test_a_copy_never_replaces_a_file(copy: Path) -> None:
    before = copy.read_bytes()
    expect_refusal("is there already", "backup", str(copy), "--database", address(copy))
    assert copy.read_bytes() == before


def test_restoring_never_replaces_a_database(copy: Path, tmp_path: Path) -> None:
    server = Server(tmp_path).start()
    try:
        there = tmp_path / "tables.sqlite3"
        before = there.read_bytes()
        expect_refusal("stop the server", "restore", str(copy), "--database", address(there))
        assert there.read_bytes() == before
    finally:
        assert server.stop() == 0
    expect_refusal("move this file away", "restore", str(copy), "--database", address(there))


def test_restoring_leaves_no_older_changes_beside_it(copy: Path, tmp_path: Path) -> None:
    there = tmp_path / "tables.sqlite3"
    (tmp_path / "tables.sqlite3-wal").write_bytes(b"of another database")
    expect_refusal("tables.sqlite3-wal", "restore", str(copy), "--database", address(there))
    assert not there.exists()


def test_a_copy_that_is_damaged_is_refused(copy: Path, tmp_path: Path) -> None:
    there = tmp_path / "tables.sqlite3"
    damaged = tmp_path / "damaged.sqlite3"
    data = bytearray(copy.read_bytes())
    for place in range(8192, len(data), 4096):
        data[place : place + 64] = b"\xff" * 64
    damaged.write_bytes(data)
    expect_refusal("damaged", "restore", str(damaged), "--database", address(there))
    damaged.write_bytes(b"not a database at all")
    expect_refusal("is no copy", "restore", str(damaged), "--database", address(there))
    sqlite3.connect(tmp_path / "empty.sqlite3").close()
    empty = str(tmp_path / "empty.sqlite3")
    expect_refusal("is no copy", "restore", empty, "--database", address(there))
    shutil.copy(copy, damaged)
    with sqlite3.connect(damaged) as newer:
        newer.execute("UPDATE alembic_version SET version_num = '9999'")
    newer.close()
    expect_refusal("newer Trailhand", "restore", str(damaged), "--database", address(there))
    assert not there.exists()


def test_there_must_be_something_to_copy(tmp_path: Path) -> None:
    nothing = address(tmp_path / "nothing.sqlite3")
    expect_refusal("there is no database", "backup", str(tmp_path / "x"), "--database", nothing)
    other = "postgresql://somebody@example.org/tables"
    for command in ("backup", "restore"):
        expect_refusal("pg_dump", command, str(tmp_path / "x"), "--database", other)
    assert list(tmp_path.iterdir()) == []


def test_a_database_is_copied_before_its_form_changes(tmp_path: Path) -> None:
    lay_out(tmp_path / FILE)
    with sqlite3.connect(tmp_path / FILE) as before:
        [old] = before.execute("SELECT version_num FROM alembic_version").fetchone()
    before.close()
    for _ in range(2):  # the second time, there is nothing to change
        assert trailhand("validate", "--database", address(tmp_path / FILE)).code == 0
    [kept] = tmp_path.glob(f"{Path(FILE).stem}-{old}-*{Path(FILE).suffix}")
    with sqlite3.connect(kept) as copied, sqlite3.connect(tmp_path / FILE) as after:
        query = "SELECT version_num FROM alembic_version"
        assert copied.execute(query).fetchone() == (old,)
        assert after.execute(query).fetchone() == (revisions()[0],)
    copied.close()
    after.close()
