"""Seeds that people chose and records that they have: everybody at the table is told."""

from __future__ import annotations

from pathlib import Path

import trailhand as th
from tests.records.golden import golden_record
from tests.server.conftest import Visit
from tests.server.driving import Server, Visitor, finish, running
from trailhand.core.rng import SEED_BITS, seeded

LARGEST = str((1 << SEED_BITS) - 1)


def test_a_chosen_seed_is_public_before_anybody_sits_down(visit: Visit) -> None:
    host, guest, stranger = visit(), visit(), visit(lang="fr")
    table = host.create("me", "open", seed="42", public=True)
    words = "Seed 42 was chosen by the host: whoever knows it can know the cards."
    assert (table["seed"], table["known"]) == ("42", words)
    waiting = guest.table(table["id"])
    assert (waiting["seed"], waiting["known"]) == ("42", words)
    listed = {each["id"]: each for each in stranger.get("/api/tables")["public"]}
    assert "graine 42" in listed[table["id"]]["known"]
    assert "graine 42" in stranger.table(table["id"])["known"]
    joined = guest.do(table, "join")
    assert (joined["status"], joined["known"]) == ("running", words)


def test_a_closed_table_says_so_before_one_sits_down(visit: Visit) -> None:
    table = visit().create("me", "open", seed="42", spectators=False)
    waiting = visit().table(table["id"])
    assert waiting["view"] is None
    assert "Seed 42" in waiting["known"]


def test_a_seed_of_the_server_is_long_and_secret_until_the_end(visit: Visit) -> None:
    host, guest = visit(), visit()
    seeds = set()
    for _ in range(4):
        table = host.create("me", "open", game="waterholes", confirm=False)
        guest.do(table, "join")
        assert (table["seed"], table["known"]) == (None, "")
        assert guest.table(table["id"])["seed"] is None
        over = finish(host.server, {0: host, 1: guest}, table["id"])
        seeds.add(int(over["seed"]))
        assert over["known"] == ""
    assert SEED_BITS == 128
    assert max(seeds).bit_length() > SEED_BITS - 16
    assert len(seeds) == 4


def test_the_largest_seed_comes_through_to_the_record(visit: Visit, server: Server) -> None:
    host = visit()
    table = host.create("me", "partner", game="waterholes", seed=LARGEST, confirm=False)
    assert table["seed"] == LARGEST
    over = finish(server, {0: host, 1: host}, table["id"])
    record = host.get(f"/api/tables/{over['id']}/record")
    assert f'[Seed "{LARGEST}"]' in record
    again = host.table(host.post("/api/import", record=record)["id"])
    assert (again["seed"], again["over"]) == (LARGEST, over["over"])


def test_a_rematch_has_a_seed_that_nobody_chose(visit: Visit, server: Server) -> None:
    host = visit()
    table = host.create("me", "partner", game="waterholes", seed="42", confirm=False)
    over = finish(server, {0: host, 1: host}, table["id"])
    again = host.table(host.do(over, "rematch")["id"])
    assert (again["seed"], again["known"]) == (None, "")


def test_a_known_record_that_goes_on_is_marked(visit: Visit) -> None:
    host, stranger = visit(), visit()
    match, chance = th.new("gwt2", 2, 8), seeded(8)
    for _ in range(10):
        match.play(chance.below(len(match.numbers)))
    brought = host.post("/api/import", record=match.record())
    for visitor in (host, stranger):
        assert "whoever has its record" in visitor.table(brought["id"])["known"]
    finished = host.post("/api/import", record=golden_record("four-seats-2e"))["id"]
    assert host.table(finished)["known"] == ""
    forked = host.post(f"/api/tables/{finished}/fork", at=30)["id"]
    assert "whoever has its record" in stranger.table(forked)["known"]
    mine = {each["id"]: each["known"] for each in host.get("/api/tables")["yours"]}
    assert mine[forked] == mine[brought["id"]] != ""


def test_what_is_known_is_still_said_after_a_restart(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        host = Visitor(server)
        tables = [host.create("me", "open", seed="42"), host.create("me", "open")]
        server.kill()
        server.start()
        seen = [host.table(table["id"]) for table in tables]
    assert [(table["seed"], table["known"]) for table in seen] == [
        ("42", tables[0]["known"]),
        (None, ""),
    ]
