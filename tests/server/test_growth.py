"""Growth: finished games are packed, old tables go, nobody has too many, and the host's tools."""

from __future__ import annotations

import json
import sqlite3
import time
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import trailhand as th
from tests.cli.running import Ran, trailhand
from tests.server.driving import Refused, Server, Visitor, receive, running
from tests.server.hosting import eventually
from trailhand.core.rng import seeded
from trailhand.server.keeping.packing import KEPT_EVERY, numbers_to_keep, pack, unpack

DAY = 24 * 3600.0
NEVER = 1e6


def record_of(game: str = "gwt2", seats: int = 2, seed: int = 3) -> str:
    """A finished game that was played by chance."""
    match, chance = th.new(game, seats, seed), seeded(seed)
    while not match.over:
        assert match.decision is not None
        options = match.decision.options
        match.play(options[chance.below(len(options))].notation)
    return match.record()


def ask(folder: Path, query: str, *values: Any) -> list[Any]:
    """Ask or change the database behind the back of its server."""
    connection = sqlite3.connect(folder / "tables.sqlite3", timeout=30)
    with connection:
        found = connection.execute(query, values).fetchall()
    connection.close()
    return found


def tables_command(server: Server, *arguments: str) -> Ran:
    return trailhand("tables", *arguments, "--database", server.configuration["database"])


def gone(host: Visitor, table_id: str) -> bool:
    try:
        host.table(table_id)
    except Refused as refused:
        return bool(refused.code == "not-found")
    return False


# -- packing ------------------------------------------------------------------------------


def test_a_state_is_the_same_when_it_comes_out_again() -> None:
    state = json.dumps({"é": [1, 2, 3] * 100})
    assert unpack(pack(state)) == state
    assert unpack(state) == state
    assert pack(pack(state)) == pack(state)
    assert len(pack(state)) < len(state) / 4


def test_states_that_stay_are_never_far_apart() -> None:
    numbers = [0, *range(3, 500, 7), 503]
    stay = sorted(numbers_to_keep(numbers))
    assert (stay[0], stay[-1]) == (0, 503)
    assert max(b - a for a, b in pairwise(stay)) <= KEPT_EVERY + 7
    assert numbers_to_keep([0]) == {0}


def test_a_finished_game_is_packed_and_stays_as_it_was(tmp_path: Path) -> None:
    size = "SELECT sum(length(position)), count(*) FROM snapshots"
    server = Server(tmp_path, sweep_seconds=NEVER, pack_seconds=NEVER).start()
    try:
        host = Visitor(server)
        table_id = host.post("/api/import", record=record_of())["id"]
        last = host.table(table_id)["moment"]
        moments = [0, 1, last // 3, last // 2, last - 1]
        before = [host.table(table_id, at=at) for at in moments] + [host.table(table_id)]
        fork = host.post(f"/api/tables/{table_id}/fork", at=last // 2)["id"]
        told = host.get(f"/api/tables/{table_id}/record")
        [(wide, rows)] = ask(tmp_path, size)
        token = host.http.cookies["trailhand"]
    finally:
        server.stop()
    with running(tmp_path, sweep_seconds=0.1, pack_seconds=0.0) as server:
        host = Visitor(server, token=token)
        packed = "SELECT packed FROM tables WHERE id = ?"
        eventually(lambda: ask(tmp_path, packed, table_id) == [(1,)])
        [(narrow, same_rows)] = ask(tmp_path, size)
        assert (narrow < wide / 12, same_rows) == (True, rows)
        assert [host.table(table_id, at=at) for at in moments] == before[:-1]
        assert host.table(table_id) == before[-1]
        assert host.get(f"/api/tables/{table_id}/record") == told
        assert ask(tmp_path, packed, fork) == [(0,)]
    ran = trailhand("validate", "--json", "--database", server.configuration["database"])
    assert (ran.json["games"], ran.json["differences"]) == (2, [])


def test_validate_still_finds_a_packed_game_that_differs(tmp_path: Path) -> None:
    with running(tmp_path, sweep_seconds=0.1, pack_seconds=0.0) as server:
        table_id = Visitor(server).post("/api/import", record=record_of())["id"]
        packed = "SELECT packed FROM tables WHERE id = ?"
        eventually(lambda: ask(tmp_path, packed, table_id) == [(1,)])
    # the third choice becomes the second one once more, which the rules or the states refuse
    [(notation,)] = ask(tmp_path, "SELECT notation FROM choices WHERE number = 1")
    ask(tmp_path, "UPDATE choices SET notation = ? WHERE number = 2", notation)
    ran = trailhand("validate", "--database", server.configuration["database"])
    assert ran.code == 1
    assert table_id in ran.out


# -- old tables ---------------------------------------------------------------------------


def test_tables_go_when_their_time_is_up(tmp_path: Path) -> None:
    kept: dict[str, Any] = {
        "keep_open_days": 7.0,
        "keep_running_days": 180.0,
        "keep_finished_days": 365.0,
    }
    server, record = Server(tmp_path, sweep_seconds=NEVER, **kept).start(), record_of()
    try:
        host = Visitor(server)
        made = {}
        for age in ("young", "old"):
            made["open", age] = host.create("me", "open")["id"]
            made["running", age] = host.create("me", "partner")["id"]
            made["left", age] = (left := host.create("me", "partner"))["id"]
            host.do(left, "leave")
            made["over", age] = host.post("/api/import", record=record)["id"]
        token = host.http.cookies["trailhand"]
    finally:
        server.stop()
    days = {"open": 7, "left": 7, "running": 180, "over": 365}
    for (status, age), table_id in made.items():
        assert ask(tmp_path, "SELECT status FROM tables WHERE id = ?", table_id) == [(status,)]
        then = time.time() - (days[status] + (0.5 if age == "old" else -0.5)) * DAY
        ask(tmp_path, "UPDATE tables SET changed = ? WHERE id = ?", then, table_id)
    stay = {table_id for (_, age), table_id in made.items() if age == "young"}
    with running(tmp_path, sweep_seconds=0.1, **kept) as server:
        there = "SELECT id FROM tables"
        eventually(lambda: {row[0] for row in ask(tmp_path, there)} == stay)
        host = Visitor(server, token=token)
        for (_, age), table_id in made.items():
            assert gone(host, table_id) == (age == "old")
    for part in ("choices", "snapshots", "seats", "holders", "keys"):
        assert {row[0] for row in ask(tmp_path, f"SELECT table_id FROM {part}")} <= stay


def test_a_table_stays_while_somebody_looks_at_it(tmp_path: Path) -> None:
    with running(tmp_path, sweep_seconds=0.05, keep_open_days=1.0) as server:
        host = Visitor(server)
        table, other = host.create("me", "open"), host.create("me", "open")
        with host.live(table["id"]) as live:
            receive(live, lambda message: message["type"] == "table")
            ask(tmp_path, "UPDATE tables SET changed = 0")
            eventually(lambda: gone(host, other["id"]))
            assert not gone(host, table["id"])
        eventually(lambda: gone(host, table["id"]))


# -- how many -----------------------------------------------------------------------------


def test_nobody_has_more_tables_than_the_host_allows(tmp_path: Path) -> None:
    limits = {"tables_per_visitor": 2, "tables_per_address": 5}
    with running(tmp_path, **limits) as server:
        host = Visitor(server, lang="fr")
        first = host.create("me", "partner")
        host.create("me", "open")
        again = {"game": "gwt2", "seats": [{"kind": "me"}, {"kind": "partner"}]}
        for path, body in (
            ("/api/tables", again),
            ("/api/learn", {"game": "gwt2"}),
            (f"/api/tables/{first['id']}/fork", {"at": 0}),
        ):
            with pytest.raises(Refused) as refused:
                host.post(path, **body)
            assert (refused.value.status, refused.value.code) == (409, "too-many-tables")
            assert "Vous avez 2 tables" in refused.value.body["detail"]
        host.do(first, "leave")
        host.create("me", "partner")  # one that was left does not count
        other, third = Visitor(server), Visitor(server)
        other.create("me", "open")
        other.create("me", "open")
        third.create("me", "open")
        with pytest.raises(Refused) as refused:
            third.create("me", "open")
        assert "5 tables from your network" in refused.value.body["detail"]
    makers = {row[0] for row in ask(tmp_path, "SELECT maker FROM tables")}
    assert len(makers) == 1
    assert "127.0.0.1" not in str(makers)


def test_tables_that_are_over_or_left_have_a_bound_of_their_own(tmp_path: Path) -> None:
    record = record_of()
    with running(tmp_path, kept_per_visitor=3, kept_per_address=5) as server:
        host = Visitor(server, lang="fr")
        host.post("/api/import", record=record)
        table = host.create("me", "partner")
        host.do(table, "leave")
        table = host.create("me", "partner")
        host.do(table, "resign", seat=0)
        for path, body in (("/api/import", {"record": record}), ("/api/learn", {"game": "gwt2"})):
            with pytest.raises(Refused) as refused:
                host.post(path, **body)
            assert (refused.value.status, refused.value.code) == (409, "too-many-tables")
            assert "en garde pas plus par personne" in refused.value.body["detail"]
        other = Visitor(server)
        for _ in range(2):
            other.post("/api/import", record=record)
        with pytest.raises(Refused) as refused:
            other.create("me", "partner")
        assert "5 tables come from your network" in refused.value.body["detail"]
    assert ask(tmp_path, "SELECT count(*) FROM tables") == [(5,)]


# -- the host's tools ---------------------------------------------------------------------


def test_a_host_lists_shows_and_exports_under_a_running_server(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        host = Visitor(server)
        record = record_of()
        over = host.post("/api/import", record=record)["id"]
        table = host.create("me", "bot", name="Friday", options={"preset": "first_game"})["id"]
        found = tables_command(server, "list", "--json").json["tables"]
        assert {each["id"] for each in found} == {over, table}
        assert tables_command(server, "list", "--status", "over").out.startswith(over)
        shown = tables_command(server, "show", table, "--json").json
        assert (shown["name"], len(shown["seats"])) == ("Friday", 2)
        assert tables_command(server, "export", over).out == record
        target = tmp_path / "game.txt"
        assert tables_command(server, "export", table, "--out", str(target)).code == 0
        assert th.replay(target.read_text(encoding="utf-8")).game.info.id == "gwt2"
        assert tables_command(server, "export", table, "--out", str(target)).code == 2
        for command in ("show", "export", "delete", "compact"):
            ran = tables_command(server, command, "A" * 22)
            assert (ran.code, ran.err) == (2, f"trailhand: there is no table {'A' * 22}\n")
        assert tables_command(server, "list", "--status", "lost").code == 2


def test_a_table_deleted_from_outside_does_not_come_back(tmp_path: Path) -> None:
    with running(tmp_path, sweep_seconds=NEVER) as server:
        host = Visitor(server)
        table = host.create("me", "partner", confirm=False)
        table = host.choose(table, table["decision"]["options"][0]["notation"])
        ran = tables_command(server, "delete", table["id"])
        assert ran.code == 2
        assert "somebody may be playing" in ran.err
        ask(tmp_path, "UPDATE tables SET changed = changed - 3600")
        assert tables_command(server, "delete", table["id"], "--dry-run").code == 0
        assert not gone(host, table["id"])
        ran = tables_command(server, "delete", table["id"], "--json")
        assert ran.json["deleted"] == [{"id": table["id"], "status": "running"}]
        with pytest.raises(Refused) as refused:
            host.choose(table, table["decision"]["options"][0]["notation"])
        assert refused.value.code in ("stale", "not-found")
        assert gone(host, table["id"])
    for part in ("tables", "choices", "snapshots", "seats", "holders", "keys"):
        assert ask(tmp_path, f"SELECT count(*) FROM {part}") == [(0,)], part


def test_a_server_forgets_what_was_deleted_outside(tmp_path: Path) -> None:
    with running(tmp_path, sweep_seconds=0.1) as server:
        host = Visitor(server)
        table = host.create("me", "partner")["id"]
        ask(tmp_path, "UPDATE tables SET changed = changed - 3600")
        assert tables_command(server, "delete", table).code == 0
        eventually(lambda: gone(host, table))


def test_a_host_packs_finished_games(tmp_path: Path) -> None:
    with running(tmp_path, pack_seconds=NEVER) as server:
        host = Visitor(server)
        over = host.post("/api/import", record=record_of())["id"]
        running_table = host.create("me", "partner")["id"]
        dashed = f"-{over[1:]}"  # ids may begin so, and are no options
        assert tables_command(server, "show", dashed).err == (
            f"trailhand: there is no table {dashed}\n"
        )
        assert "not over" in tables_command(server, "compact", running_table).err
        assert tables_command(server, "compact", "--json").json["packed"] == []  # just changed
        size = "SELECT sum(length(position)) FROM snapshots"
        before = ask(tmp_path, size)
        tried = tables_command(server, "compact", over, "--dry-run", "--json").json
        assert ask(tmp_path, size) == before
        done = tables_command(server, "compact", over, "--vacuum", "--json").json
        assert done["saved"] == tried["saved"] > 0
        assert ask(tmp_path, size) < before
        half = host.table(over)["moment"] // 2
        assert host.table(over, at=half)["moment"] == half
