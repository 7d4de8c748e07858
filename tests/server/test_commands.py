"""`trailhand serve` and `trailhand validate`."""

from __future__ import annotations

import json
import os
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from tests.cli.running import trailhand
from tests.server.driving import PATIENCE, ROOT, Visitor, finish, free_port, running
from trailhand.server.configuration import default_database


@pytest.mark.slow
def test_validate_replays_every_game_and_reports_differences(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        host = Visitor(server)
        table = host.create("me", "partner", seed=5, confirm=False)
        finish(server, {0: host, 1: host}, table["id"])
        forked = host.do(table, "fork", at=20)["id"]
        host.play_until(host.table(forked), lambda t: t["moment"] > 30)
        database = server.configuration["database"]
    ran = trailhand("validate", "--database", database, "--json")
    assert ran.json == {"games": 2, "differences": [], "damage": []}
    with sqlite3.connect(tmp_path / "tables.sqlite3") as connection:
        connection.execute("update choices set notation = 'sing' where number = 25")
    connection.close()
    ran = trailhand("validate", "--database", database, "--json")
    assert ran.code == 1
    differences = json.loads(ran.out)["differences"]
    assert {each["table_id"] for each in differences} == {table["id"], forked}
    assert all(each["number"] == 26 for each in differences)


def test_serve_prints_its_address_and_stops_cleanly(tmp_path: Path) -> None:
    port = free_port()
    environment = os.environ | {"XDG_DATA_HOME": str(tmp_path), "PYTHONUNBUFFERED": "1"}
    command = [sys.executable, "-m", "trailhand.cli", "serve", "--port", str(port)]
    process = subprocess.Popen(
        command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        text=True,
    )  # fmt: skip
    assert process.stdout is not None
    line = process.stdout.readline()
    assert f"http://127.0.0.1:{port}/" in line
    assert httpx.get(f"http://127.0.0.1:{port}/api/games").status_code == 200
    busy = trailhand("serve", "--port", str(port), "--database", f"sqlite:///{tmp_path}/x")
    assert (busy.code, "taken" in busy.err) == (1, True)
    process.send_signal(signal.SIGINT)
    _, errors = process.communicate(timeout=PATIENCE)
    assert (process.returncode, errors) == (0, "")
    assert (tmp_path / "trailhand" / "tables.sqlite3").exists()


@pytest.mark.skipif(sys.platform != "linux", reason="where Linux keeps data")
def test_the_database_is_in_the_data_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "/somewhere")
    assert default_database() == "sqlite:////somewhere/trailhand/tables.sqlite3"
