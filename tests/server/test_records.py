"""Replay, fork, import, export, rematch."""

from __future__ import annotations

from typing import Any

import pytest

import trailhand as th
from tests.server.conftest import Visit
from tests.server.driving import Refused, Server, Visitor, finish
from trailhand.core.rng import seeded


def played(host: Visitor, server: Server, *kinds: str, seed: int = 5) -> Any:
    """A finished hot-seat game."""
    table = host.create(*kinds, seed=seed, confirm=False)
    return finish(server, dict.fromkeys(range(len(kinds)), host), table["id"], seed)


def test_every_past_moment_can_be_seen_again(visit: Visit) -> None:
    host, chance = visit(), seeded(2)
    table = host.create("me", "partner", seed=2, confirm=False)
    seen = {0: table}
    while table["moment"] < 60:
        table = host.step(table, chance)
        seen[table["moment"]] = table
    for moment, before in seen.items():
        past = host.table(table["id"], at=moment)
        assert past["moment"] == moment
        assert past["moments"] == 60
        assert past["live"] is (moment == 60)
        assert past["view"] == before["view"]
        assert past["scores"] == before["scores"]
        assert past["decision"]["question"] == before["decision"]["question"]
        assert all(line["moment"] <= moment for line in past["log"])
    with pytest.raises(Refused) as refused:
        host.table(table["id"], at=61)
    assert refused.value.code == "not-found"


def test_a_running_record_gives_nothing_away_and_a_finished_one_replays(
    visit: Visit, server: Server
) -> None:
    host = visit()
    table = host.create("me", "partner", seed=77, confirm=False)
    table = host.play_until(table, lambda t: t["moment"] > 20)
    record = host.get(f"/api/tables/{table['id']}/record")
    assert "Seed" not in record
    assert "77" not in record.split("]")[4]
    assert not any(line.startswith("=") for line in record.splitlines())
    last = finish(server, {0: host, 1: host}, table["id"])
    record = host.get(f"/api/tables/{table['id']}/record")
    match = th.replay(record)
    assert match.seed == 77
    assert [score["total"] for score in match.scores()] == [s["total"] for s in last["scores"]]


@pytest.mark.slow
def test_a_record_comes_back_as_a_table(visit: Visit, server: Server) -> None:
    host, other = visit(), visit()
    last = played(host, server, "me", "partner")
    record = host.get(f"/api/tables/{last['id']}/record")
    imported = other.table(other.post("/api/import", record=record)["id"])
    assert imported["status"] == "over"
    assert imported["scores"] == last["scores"]
    assert imported["over"] == last["over"]
    whole = host.table(last["id"])["log"]
    assert [line["text"] for line in imported["log"]] == [line["text"] for line in whole]
    assert other.table(imported["id"], at=30)["view"] == host.table(last["id"], at=30)["view"]


@pytest.mark.slow
def test_an_unfinished_record_is_played_on(visit: Visit, server: Server) -> None:
    match, chance = th.new("gwt1", 3, 8), seeded(8)
    for _ in range(50):
        match.play(chance.below(len(match.numbers)))
    host = visit()
    table = host.table(host.post("/api/import", record=match.record())["id"])
    assert table["moment"] == 50
    assert table["you"]["seats"] == [0, 1, 2]
    assert table["decision"]["options"]
    finish(server, {0: host, 1: host, 2: host}, table["id"])


@pytest.mark.parametrize(
    "record", ["", "nonsense", '[Trailhand "1"]', "[" * 5000, '[Trailhand "1"]\n[Game "x"]']
)
def test_a_bad_record_is_refused_with_its_line(visit: Visit, record: str) -> None:
    with pytest.raises(Refused) as refused:
        visit().post("/api/import", record=record)
    assert refused.value.code == "invalid"
    assert "line" in refused.value.body["detail"]


@pytest.mark.slow
def test_a_finished_game_forks_from_any_moment(visit: Visit, server: Server) -> None:
    host, other = visit(), visit()
    last = played(host, server, "me", "partner")
    forked = other.table(other.do(last, "fork", at=30)["id"])
    before = host.table(last["id"], at=30)
    assert forked["view"] == before["view"]
    assert forked["moment"] == 0
    assert forked["you"]["seats"] == [0, 1]
    end = finish(server, {0: other, 1: other}, forked["id"])
    record = other.get(f"/api/tables/{end['id']}/record")
    assert th.replay(record).over
    assert other.table(other.post("/api/import", record=record)["id"])["over"] == end["over"]
    for at in (last["moments"], 100_000):
        with pytest.raises(Refused):
            other.do(last, "fork", at=at)


def test_a_running_game_forks_only_for_those_who_play_alone(visit: Visit) -> None:
    host, guest = visit(), visit()
    shared = host.create("me", "open")
    guest.do(shared, "join")
    alone = host.create("me", "bot")
    for visitor, table in ((host, shared), (guest, shared), (guest, alone)):
        with pytest.raises(Refused) as refused:
            visitor.do(table, "fork", at=0)
        assert refused.value.code == "forbidden"
    forked = host.table(host.do(alone, "fork", at=0)["id"])
    assert [seat["kind"] for seat in forked["seats"]] == ["human", "bot"]


@pytest.mark.slow
def test_a_rematch_is_one_table_for_everybody(visit: Visit, server: Server) -> None:
    host, guest, stranger = visit(), visit(), visit()
    table = host.create("me", "open", confirm=False)
    guest.do(table, "join", name="Ben")
    with pytest.raises(Refused) as refused:
        host.do(table, "rematch")
    assert refused.value.code == "stale"
    last = finish(server, {0: host, 1: guest}, table["id"])
    with pytest.raises(Refused) as refused:
        stranger.do(last, "rematch")
    assert refused.value.code == "forbidden"
    again = host.do(last, "rematch")["id"]
    assert guest.do(last, "rematch")["id"] == again
    assert guest.table(last["id"])["rematch"] == again
    seen = guest.table(again)
    assert seen["you"]["seats"] == [1]
    assert seen["seats"][1]["name"] == "Ben"
    assert seen["status"] == "running"
