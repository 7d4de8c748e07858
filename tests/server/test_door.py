"""The door: cookies, CSRF, policies, limits, bodies."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from tests.server.conftest import Visit
from tests.server.driving import Refused, Server, Visitor, running

TABLE = {
    "key": "0123456789abcdef",
    "game": "gwt2",
    "seats": [{"kind": "me"}, {"kind": "bot"}],
}


def test_a_command_needs_the_token_of_the_page(visit: Visit) -> None:
    host = visit()
    for headers in ({}, {"x-csrftoken": "0" * 128}):
        answer = host.http.post("/api/tables", json=TABLE, headers=headers)
        assert answer.status_code == 403
        assert answer.headers["content-type"] == "application/problem+json"
        assert answer.json()["code"] == "forbidden"
    assert host.get("/api/tables")["yours"] == []


@pytest.mark.parametrize("path", ["/", "/table/x", "/api/games", "/api/nothing", "/api/tables/x"])
def test_every_answer_carries_the_policies(visit: Visit, path: str) -> None:
    answer = visit().http.get(path)
    policy = answer.headers["content-security-policy"]
    for part in (
        "default-src 'self'",
        "img-src 'self' data:",
        "style-src 'self' 'unsafe-inline'",
        "connect-src 'self'",
        "frame-ancestors 'none'",
    ):
        assert part in policy
    assert answer.headers["x-content-type-options"] == "nosniff"


def test_the_cookie_is_out_of_reach_of_scripts(server: Server) -> None:
    with httpx.Client(base_url=server.url) as browser:
        set_cookie = browser.get("/api/games").headers.get_list("set-cookie")
    mine = next(line for line in set_cookie if line.startswith("trailhand="))
    assert "HttpOnly" in mine
    assert "SameSite=Lax" in mine
    assert len(mine.split("=")[1].split(";")[0]) >= 22


def test_another_cookie_opens_nothing(visit: Visit) -> None:
    host, thief = visit(), visit()
    table = host.create("me", "bot", spectators=False)
    for token in ("x", "A" * 22, "A" * 5000, "é", '"'):
        thief.http.cookies.set("trailhand", token.encode("ascii", "ignore").decode())
        with pytest.raises(Refused) as refused:
            thief.table(table["id"])
        assert refused.value.code == "forbidden"


def test_guessed_ids_are_not_there(visit: Visit) -> None:
    host = visit()
    real = host.create("me", "bot")["id"]
    for guess in ("A" * 22, "x", "%00", "%ff", real[:-1], real + "A", "%F0%9F%90%84", "a" * 300):
        for path in ("", "/record", "/about/trail:A"):
            with pytest.raises(Refused) as refused:
                host.get(f"/api/tables/{guess}{path}")
            assert refused.value.status in (404, 422)


def test_bodies_are_limited(visit: Visit) -> None:
    host = visit()
    big = {"key": "0123456789abcdef", "name": "x" * 300_000, "game": "gwt2", "seats": []}
    answer = host.raw("/api/tables", big)
    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")
    answer = host.raw("/api/import", {"key": "0123456789abcdef", "record": "x" * 500_000})
    assert answer.json()["code"] == "invalid"
    answer = host.raw("/api/import", {"key": "0123456789abcdef", "record": "x" * 1_100_000})
    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")


@pytest.mark.parametrize(
    "change",
    [
        {"game": "chess"},
        {"game": 7},
        {"seats": []},
        {"game": "gwt1", "seats": [{"kind": "me"}]},
        {"seats": [{"kind": "me"}] * 7},
        {"seats": [{"kind": "open"}, {"kind": "open"}]},
        {"seats": [{"kind": "me"}, {"kind": "bot", "bot": "nobody"}]},
        {"seats": [{"kind": "king"}, {"kind": "me"}]},
        {"options": {"colour": "blue"}},
        {"options": {"start": 9}},
        {"options": {"sides": ["a"]}},
        {"seed": -1},
        {"seed": "x"},
        {"seed": 1 << 128},
        {"seed": str(1 << 128)},
        {"key": "short"},
        {"unknown": 1},
    ],
    ids=str,
)
def test_a_table_that_cannot_be_is_refused(visit: Visit, change: dict[str, object]) -> None:
    answer = visit().raw("/api/tables", TABLE | change)
    assert (answer.status_code, answer.json()["code"]) == (422, "invalid")


def test_what_is_no_json_is_refused(visit: Visit) -> None:
    host = visit()
    headers = {"x-csrftoken": host.http.cookies["csrftoken"], "content-type": "application/json"}
    for body in (b"", b"{", b"\xff\xff", b"null", b"[]", b"[" * 20_000):
        answer = host.http.post("/api/tables", content=body, headers=headers)
        assert answer.status_code == 422, body[:10]
        assert answer.json()["code"] == "invalid"


def test_visitors_and_addresses_have_limits(tmp_path: Path) -> None:
    with running(tmp_path, per_visitor=[10, 0.001], per_address=[60, 0.001]) as server:
        host = Visitor(server)
        answers = [host.http.get("/api/games") for _ in range(15)]
        assert answers[-1].status_code == 429
        assert answers[-1].json()["code"] == "too-many"
        assert "retry-after" in answers[-1].headers
        assert Visitor(server).http.get("/api/games").status_code == 200
        with httpx.Client(base_url=server.url) as crowd:
            codes = []
            for _ in range(60):
                crowd.cookies.clear()
                codes.append(crowd.get("/api/games").status_code)
        assert codes[-1] == 429


def test_tables_have_limits(tmp_path: Path) -> None:
    with running(tmp_path, new_tables=[3, 0.001]) as server:
        host = Visitor(server)
        for _ in range(3):
            host.create("me", "bot")
        with pytest.raises(Refused) as refused:
            host.create("me", "bot")
        assert refused.value.code == "too-many"


def test_the_page_is_served_from_its_folder(tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<p>the page</p>")
    (static / "assets" / "app.js").write_text("let x")
    (static / "assets" / "app.js.br").write_bytes(b"packed")
    (tmp_path / "secret.txt").write_text("secret")
    with running(tmp_path, static=str(static)) as server:
        host = Visitor(server)
        for path in ("/", "/t/abc"):
            assert host.http.get(path).text == "<p>the page</p>"
        for path in ("/%2e%2e/secret.txt", "/..%2fsecret.txt"):
            outside = host.http.get(path)
            assert outside.status_code == 404
            assert "secret" not in outside.text.replace("secret.txt", "")
        script = host.http.get("/assets/app.js", headers={"accept-encoding": "identity"})
        assert script.text == "let x"
        assert script.headers["content-type"].startswith("text/javascript")
        assert "immutable" in script.headers["cache-control"]
        packed = host.http.stream("GET", "/assets/app.js", headers={"accept-encoding": "br"})
        with packed as answer:
            assert answer.headers["content-encoding"] == "br"
        assert host.http.get("/api/nothing").status_code == 404
