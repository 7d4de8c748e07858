"""What a host sees of a server: health, metrics, logs, and paths that are not there."""

from __future__ import annotations

import re
import sqlite3
import time
from pathlib import Path

import httpx
import pytest

from tests.server.conftest import Visit
from tests.server.driving import ROOT, Refused, Visitor, free_port, running
from tests.server.hosting import eventually, hosted
from trailhand.server.door.pages import ROUTES


def scrape(port: int) -> dict[str, float]:
    """All metrics of a server by name and labels."""
    text = httpx.get(f"http://127.0.0.1:{port}/metrics").text
    pairs = [line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, value in pairs}


# -- health -------------------------------------------------------------------------------


def test_health_says_whether_changes_can_be_written(tmp_path: Path) -> None:
    with running(tmp_path, health_seconds=0.3) as server:
        well = httpx.get(f"{server.url}/api/health")
        assert well.status_code == 200
        assert well.json()["writes"] is True
        assert well.json()["version"]
        assert well.json()["uptime"] >= 0
        other = sqlite3.connect(tmp_path / "tables.sqlite3", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")  # somebody else keeps the database
        begun = time.monotonic()
        ill = httpx.get(f"{server.url}/api/health?lang=fr", timeout=30)
        assert time.monotonic() - begun < 3
        assert (ill.status_code, ill.json()["writes"]) == (503, False)
        assert "La base de données" in ill.json()["detail"]
        other.execute("ROLLBACK")
        other.close()
        eventually(lambda: httpx.get(f"{server.url}/api/health").status_code == 200)


def test_health_knows_a_database_that_is_gone(tmp_path: Path) -> None:
    with running(tmp_path, health_seconds=10.0) as server:
        with sqlite3.connect(tmp_path / "tables.sqlite3") as other:
            other.execute("DROP TABLE secrets")
        other.close()
        assert httpx.get(f"{server.url}/api/health", timeout=30).status_code == 503


# -- metrics ------------------------------------------------------------------------------


def test_metrics_count_what_happens(tmp_path: Path) -> None:
    port = free_port()
    with running(tmp_path, metrics_port=port) as server:
        host = Visitor(server)
        table = host.create("me", "partner", confirm=False)
        before = scrape(port)
        assert before['trailhand_choices_total{by="person"}'] == 0
        assert before["trailhand_tables_open"] == 1
        assert before["trailhand_sockets"] == 0
        with host.live(table["id"]) as live:
            live.recv()
            for _ in range(3):
                table = host.choose(table, table["decision"]["options"][0]["notation"])
            now = scrape(port)
            assert now["trailhand_sockets"] == 1
        assert now['trailhand_choices_total{by="person"}'] == 3
        assert now['trailhand_command_seconds_count{by="person",command="choose"}'] == 3
        assert now['trailhand_database_seconds_count{operation="write"}'] >= 4
        assert now['trailhand_database_errors_total{operation="write"}'] == 0
        assert now['trailhand_requests_total{method="POST",status="200"}'] == 4
        assert {"trailhand_thinking_waiting", "trailhand_thinking_busy"} <= set(now)


def test_metrics_are_not_among_the_calls(visit: Visit) -> None:
    for path in ("/metrics", "/api/metrics"):
        assert visit().http.get(path).status_code == 404


# -- logs ---------------------------------------------------------------------------------


def test_a_line_of_the_log_names_its_request_and_its_table(tmp_path: Path) -> None:
    with hosted(tmp_path, "--log-format", "json", "--access-log") as server:
        host = Visitor(server)
        table = host.create("me", "partner")["id"]
        answer = host.http.get(f"/api/tables/{table}?at=0")
        host.http.get("/claim/one-time-token")
        assert server.terminate() == 0
        lines = server.lines()
    [line] = [each for each in lines if each.get("request") == answer.headers["x-request-id"]]
    assert line["table"] == table
    assert line["message"] == f"GET /api/tables/{table}"
    assert (line["status"], line["level"]) == (200, "info")
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z", line["time"])
    assert "one-time-token" not in server.log.read_text()
    assert len({each["request"] for each in lines if "request" in each}) == len(lines)


def test_without_an_access_log_only_trouble_is_written(tmp_path: Path) -> None:
    with hosted(tmp_path, TRAILHAND_TRUST_PROXY="yes") as server:
        host = Visitor(server)
        table = host.create("me", "partner", confirm=False)
        with sqlite3.connect(server.database) as other:
            other.execute("DROP TABLE choices")
        other.close()
        named = {"x-request-id": "proxy-17"}
        answer = host.http.get("/api/tables", headers=named)
        assert answer.headers["x-request-id"] == "proxy-17"
        with pytest.raises(Refused):
            host.choose(table, table["decision"]["options"][0]["notation"])
        log = server.log.read_text()
    assert "/api/games" not in log
    assert "request=proxy-17" in log
    assert f"table={table['id']}" in log


# -- paths --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "path", ["/api", "/api/", "/api/nothing", "/api/a/b", "/api/%00", "/api/openapi.json/x"]
)
def test_an_unknown_call_is_a_problem(visit: Visit, path: str) -> None:
    for accept in ("*/*", "text/html"):
        answer = visit().http.get(path, headers={"accept": accept})
        assert answer.status_code == 404
        assert answer.headers["content-type"] == "application/problem+json"
        assert answer.json()["code"] == "not-found"


def test_the_page_answers_its_own_paths_only(tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<p>the page</p>")
    with running(tmp_path, static=str(static)) as server:
        browser = Visitor(server).http
        html = {"accept": "text/html,*/*"}
        known = ("/", "/?fixture=1", "/t/abc", "/join/abc", "/claim/abc", "/rules", "/rules/GWT-1")
        for path in (*known, "/learn", "/learn/gwt2", "/learn/"):
            answer = browser.get(path, headers=html)
            assert (answer.status_code, answer.text) == (200, "<p>the page</p>")
        for path in ("/t", "/t/abc/def", "/rules/a/b", "/index.php", "/wp-admin", "/robots.txt"):
            assert browser.get(path).status_code == 404
            lost = browser.get(path, headers=html)
            assert (lost.status_code, lost.text) == (404, "<p>the page</p>")
        gone = browser.get("/assets/old.js", headers=html)
        assert gone.status_code == 404
        assert gone.headers["content-type"] == "application/problem+json"


def test_the_server_knows_all_paths_of_the_page() -> None:
    router = ROOT.joinpath("web/src/lib/route.svelte.ts").read_text(encoding="utf-8")
    assert set(re.findall(r'first === "(\w+)"', router)) == set(ROUTES)
