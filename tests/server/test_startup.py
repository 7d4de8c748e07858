"""A server that cannot start says why in one sentence, and changes nothing."""

from __future__ import annotations

import os
import resource
import signal
import socket
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.running import Ran, trailhand
from tests.server.driving import PATIENCE, ROOT, Server, Visitor, free_port, running
from trailhand.server.configuration import Configuration
from trailhand.server.keeping.opening import open_store
from trailhand.server.keeping.store import connect

FILE = "tables.sqlite3"


def address(file: Path) -> str:
    return f"sqlite:///{file}"


def kept(file: Path) -> Path:
    """A database of ours, closed, with several pages in it."""
    open_store(Configuration(address(file))).close()
    with sqlite3.connect(file) as connection:
        rows = [(f"token-{number:03}", "x" * 32, 0, 1e12) for number in range(300)]
        connection.executemany("insert into links values (?, ?, ?, ?)", rows)
    connection.close()
    return file


def serve(database: str, *more: str) -> Ran:
    """`trailhand serve`; one that starts in spite of all is stopped again."""
    alarm = threading.Timer(PATIENCE / 3, os.kill, (os.getpid(), signal.SIGINT))
    alarm.start()
    try:
        return trailhand("serve", "--port", str(free_port()), "--database", database, *more)
    finally:
        alarm.cancel()


def expect_sentence(ran: Ran, *words: str) -> None:
    assert (ran.code, ran.out) == (1, "")
    assert ran.err.startswith("trailhand: ")
    assert ran.err.count("\n") == 1
    assert len(ran.err) < 400
    for word in words:
        assert word in ran.err


# -- files --------------------------------------------------------------------------------


def overwrite(file: Path) -> None:
    """Noise over all pages but the first two."""
    data = bytearray(file.read_bytes())
    data[8192:] = os.urandom(len(data) - 8192)
    file.write_bytes(data)


def cut(file: Path) -> None:
    os.truncate(file, file.stat().st_size // 2)


def cut_inside_a_page(file: Path) -> None:
    os.truncate(file, 5000)


def empty(file: Path) -> None:
    os.truncate(file, 0)


def write_text(file: Path) -> None:
    file.write_text("Dear diary, " * 1000)


def run_sql(script: str) -> Callable[[Path], None]:
    def run(file: Path) -> None:
        connection = sqlite3.connect(file)
        connection.executescript(script)
        connection.close()

    return run


def replace_by_another(file: Path) -> None:
    file.unlink()
    run_sql("create table songs (title text); insert into songs values ('Shenandoah');")(file)


@pytest.mark.parametrize(
    ("harm", "words"),
    [
        (overwrite, "is damaged"),
        (cut, "is damaged"),
        (cut_inside_a_page, "is damaged"),
        (empty, "is empty"),
        (write_text, "is not a database"),
        (replace_by_another, "another program"),
        (run_sql("update alembic_version set version_num = '9999'"), "newer Trailhand"),
        (run_sql("delete from alembic_version"), "another program"),
        (run_sql("drop table links"), "links.token is missing"),
    ],
)
def test_a_file_that_cannot_be_used_is_named_and_left_alone(
    tmp_path: Path, harm: Callable[[Path], None], words: str
) -> None:
    file = kept(tmp_path / FILE)
    harm(file)
    before = file.read_bytes()
    expect_sentence(serve(address(file)), str(file), words, ";")
    assert file.read_bytes() == before


def test_a_sound_file_starts_again(tmp_path: Path) -> None:
    file = kept(tmp_path / FILE)
    open_store(Configuration(address(file))).close()
    ran = trailhand("validate", "--database", address(file), "--json")
    assert ran.json == {"games": 0, "differences": [], "damage": []}


@pytest.mark.parametrize(
    ("database", "words"),
    [
        ("tables.sqlite3", "sqlite:////folder/file"),
        ("", "sqlite:////folder/file"),
        ("cardfile://somewhere/tables", "cardfile"),
        ("postgresql+nodriver://me:secret@localhost/tables", "nodriver"),
        ("oracle://me:secret@localhost/tables", "missing"),
        ("sqlite:////proc/tables.sqlite3", "/proc/tables.sqlite3"),
        ("sqlite:////dev/null/tables.sqlite3", "/dev/null"),
    ],
)
def test_an_address_that_leads_nowhere(database: str, words: str) -> None:
    ran = serve(database or "nothing")
    expect_sentence(ran, words)
    assert "secret" not in ran.err


def test_a_folder_in_place_of_the_file(tmp_path: Path) -> None:
    expect_sentence(serve(address(tmp_path)), str(tmp_path), "cannot be opened")


def test_a_file_that_may_only_be_read(tmp_path: Path) -> None:
    file = kept(tmp_path / FILE)
    expect_sentence(serve(f"sqlite:///file:{file}?mode=ro&uri=true"), "read-only", "permissions")


def test_a_database_that_another_program_has_locked(tmp_path: Path) -> None:
    file = kept(tmp_path / FILE)
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("begin immediate")
    try:
        expect_sentence(serve(address(file)), "locked by another process", "close the program")
    finally:
        other.close()


def serve_with_little_disk(file: Path, size: int) -> subprocess.CompletedProcess[str]:
    """A real server whose files cannot grow beyond a size."""
    command = [sys.executable, "-m", "trailhand.cli", "serve", "--port", str(free_port())]
    return subprocess.run(
        [*command, "--database", address(file)],
        cwd=ROOT, capture_output=True, text=True, timeout=PATIENCE,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (size, size)),
    )  # fmt: skip


@pytest.mark.parametrize("size", [0, 8192])
def test_a_full_disk(tmp_path: Path, size: int) -> None:
    file = tmp_path / FILE
    ran = serve_with_little_disk(file, size)
    expect_sentence(Ran(ran.returncode, ran.stdout, ran.stderr), str(file), "disk is full")
    with running(tmp_path) as server:  # there is room again
        assert Visitor(server).create("me", "bot")["moment"] == 0


@pytest.mark.parametrize(
    ("host", "words"),
    [("203.0.113.7", "no address of this machine"), ("no.such.host.invalid", "--host")],
)
def test_an_address_that_is_not_ours(tmp_path: Path, host: str, words: str) -> None:
    expect_sentence(serve(address(tmp_path / FILE), "--host", host), words)
    assert list(tmp_path.iterdir()) == []


def test_a_taken_port(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        expect_sentence(serve(address(tmp_path / FILE), "--port", port), port, "--port")
    assert list(tmp_path.iterdir()) == []


# -- two servers --------------------------------------------------------------------------


def test_a_second_server_does_not_start_and_the_first_goes_on(tmp_path: Path) -> None:
    (tmp_path / "alias").symlink_to(tmp_path)
    server = Server(tmp_path).start()
    try:
        host = Visitor(server)
        table = host.create("me", "partner", confirm=False)
        assert server.process is not None
        for folder in (tmp_path, tmp_path / "alias"):
            ran = serve(address(folder / FILE))
            expect_sentence(ran, "in use by another Trailhand server", str(server.process.pid))
        ran = trailhand("validate", "--database", address(tmp_path / FILE), "--json")
        assert ran.json["games"] == 1
        after = host.choose(table, table["decision"]["options"][0]["notation"])
        server.kill()
        server.start()  # the lock is gone with the process
        assert host.table(table["id"])["view"] == after["view"]
    finally:
        assert server.stop() == 0


# -- validate -----------------------------------------------------------------------------


def test_validate_lists_all_damage_and_goes_on(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        host = Visitor(server)
        ids = [host.create("me", "partner", seed=number)["id"] for number in (1, 2, 3, 4)]
    with sqlite3.connect(tmp_path / FILE) as connection:
        change = "update snapshots set position = ? where table_id = ?"
        connection.execute(change, ("{", ids[0]))
        connection.execute("update tables set options = '[7]' where id = ?", (ids[1],))
        connection.execute("update tables set seed = 'x' where id = ?", (ids[3],))
    connection.close()
    ran = trailhand("validate", "--database", address(tmp_path / FILE))
    assert ran.code == 1
    assert [line.split(":")[0] for line in ran.out.splitlines()[:-1]] == [ids[0], ids[1], ids[3]]
    assert "4 games replayed, 3 differ." in ran.out


def test_validate_reads_what_is_left_of_a_damaged_file(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        host = Visitor(server)
        ids = {host.create("me", "partner", seed=number)["id"] for number in (1, 2, 3)}
    file = tmp_path / FILE
    page = root_page(file, "keys")
    with file.open("r+b") as data:
        data.seek((page - 1) * 4096)
        data.write(b"\xff" * 4096)
    ran = trailhand("validate", "--database", address(file))
    assert ran.code == 1
    assert "the database is damaged" in ran.out
    assert "3 games replayed, 0 differ." in ran.out
    page = root_page(file, "tables")
    with file.open("r+b") as data:
        data.seek((page - 1) * 4096)
        data.write(b"\xff" * 4096)
    ran = trailhand("validate", "--database", address(file))
    assert ran.code == 1
    assert all(f"{table_id}: choice 0: the database is damaged" in ran.out for table_id in ids)


def root_page(file: Path, table: str) -> int:
    """Where a table begins in an SQLite file."""
    engine = connect(address(file))
    with engine.connect() as connection:
        query = f"select rootpage from sqlite_master where name = '{table}'"
        found = int(connection.exec_driver_sql(query).scalar_one())
    engine.dispose()
    return found
