"""Under which names a server answers, whose commands it takes, and how it calls itself."""

from __future__ import annotations

import re
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from tests.cli.running import expect_refusal
from tests.server.conftest import Visit
from tests.server.driving import Server, Visitor, free_port, receive, running
from trailhand.server.configuration import BadConfiguration, public_origin

PUBLIC = "https://tables.example.org"
HOST = "tables.example.org"


@pytest.fixture(scope="module")
def public(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server behind a proxy, with a public address."""
    folder: Path = tmp_path_factory.mktemp("public")
    with running(folder, public_url=PUBLIC, trust_proxy=True) as found:
        yield found


def status_for(server: Server, **headers: str) -> int:
    """How the server answers to a request with these headers."""
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return httpx.get(f"{server.url}/api/games", headers=named).status_code


def command(visitor: Visitor, **headers: str) -> httpx.Response:
    """Set up a table with these headers."""
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    cookies = "; ".join(f"{each.name}={each.value}" for each in visitor.http.cookies.jar)
    named |= {"x-csrftoken": visitor.http.cookies["csrftoken"], "cookie": cookies}
    seats = [{"kind": "me"}, {"kind": "bot"}]
    body = {"key": "0123456789abcdef", "game": "gwt2", "seats": seats}
    return httpx.post(f"{visitor.server.url}/api/tables", json=body, headers=named)


def behind_tls(server: Server) -> Visitor:
    """A browser whose connection is encrypted up to the proxy: it sends back secure cookies."""
    visitor = Visitor(server)
    for cookie in visitor.http.cookies.jar:
        cookie.secure = False
    return visitor


# -- names ----------------------------------------------------------------------------------


def test_a_home_server_is_found_by_address_and_by_its_own_name(server: Server) -> None:
    name = socket.gethostname()
    for host in (
        "127.0.0.1",
        f"localhost:{server.port}",
        "LOCALHOST.",
        "192.168.7.20:8421",
        "10.0.0.3",
        "[::1]:8421",
        "[fe80::1]",
        name,
        f"{name}.local:8421",
    ):
        assert status_for(server, host=host) == 200, host


def test_a_name_of_somebody_else_is_refused_with_a_sentence(visit: Visit, server: Server) -> None:
    for host in ("evil.example", "localhost.evil.example", "127.0.0.1.evil.example", "a@127.0.0.1"):
        for path in ("/", "/api/games"):
            answer = httpx.get(server.url + path, headers={"host": host})
            assert answer.status_code == 421
            assert answer.json()["code"] == "misdirected"
            assert host in answer.json()["detail"]
            assert "--public-url" in answer.json()["detail"]
    french = httpx.get(server.url, headers={"host": "evil.example", "accept-language": "fr"})
    assert "ne répond pas au nom" in french.json()["detail"]
    visitor = visit()
    assert command(visitor, host="evil.example", origin="http://evil.example").status_code == 421
    assert visitor.get("/api/tables")["yours"] == []


def test_sockets_are_refused_under_a_name_of_somebody_else(visit: Visit) -> None:
    host = visit()
    table = host.create("me", "bot")
    with pytest.raises(InvalidStatus), host.live(table["id"], host="evil.example"):
        pass


def test_a_public_server_answers_to_its_name_and_on_its_own_machine(public: Server) -> None:
    for host in (HOST, HOST.upper(), f"{HOST}:443", "127.0.0.1:8421", "localhost"):
        assert status_for(public, host=host) == 200, host
        assert status_for(public, host="127.0.0.1", x_forwarded_host=host) == 200, host
    for host in ("evil.example", "192.168.7.20", f"{HOST}.evil.example"):
        assert status_for(public, host=host) == 421, host
        assert status_for(public, host=HOST, x_forwarded_host=host) == 421, host


def test_headers_of_a_proxy_are_believed_behind_one_only(server: Server) -> None:
    assert status_for(server, x_forwarded_host="evil.example") == 200
    assert status_for(server, host="evil.example", x_forwarded_host="localhost") == 421


# -- links and headers ------------------------------------------------------------------------


def link_of(visitor: Visitor, **headers: str) -> str:
    """A one-time link of a new table, asked for with these headers."""
    visitor.http.headers.update({k.replace("_", "-"): v for k, v in headers.items()})
    url: str = visitor.do(visitor.create("me", "bot"), "device-link", seat=0)["url"]
    return url.rpartition("/claim/")[0]


def test_links_of_a_public_server_have_its_address(public: Server) -> None:
    host = behind_tls(public)
    assert link_of(host) == PUBLIC


def test_links_follow_the_proxy_only_if_it_is_trusted(tmp_path: Path, visit: Visit) -> None:
    forwarded = {"x_forwarded_host": "192.168.7.20", "x_forwarded_proto": "https"}
    home = visit()
    assert link_of(home, **forwarded) == home.server.url
    with running(tmp_path, trust_proxy=True) as server:
        assert link_of(Visitor(server), **forwarded) == "https://192.168.7.20"


def test_only_https_is_used_after_a_visit_to_a_public_https_address(
    public: Server, server: Server
) -> None:
    for path in ("/", "/api/games", "/api/nothing"):
        answer = httpx.get(public.url + path, headers={"host": HOST})
        assert answer.headers["strict-transport-security"] == "max-age=31536000"
        assert "strict-transport-security" not in httpx.get(server.url + path).headers
    cookies = httpx.get(f"{public.url}/api/games").headers.get_list("set-cookie")
    assert len(cookies) == 2
    assert all("secure" in line.lower() for line in cookies)


# -- whose commands ---------------------------------------------------------------------------


def test_commands_come_from_our_own_pages(visit: Visit) -> None:
    host = visit()
    for origin in ("http://evil.example", "null", f"http://127.0.0.1:{host.server.port + 1}"):
        answer = command(host, origin=origin)
        assert (answer.status_code, answer.json()["code"]) == (403, "forbidden")
        assert "another address" in answer.json()["detail"]
    assert host.get("/api/tables")["yours"] == []
    lan = {"host": "192.168.7.20:8421", "origin": "http://192.168.7.20:8421"}
    assert command(host, **lan).status_code == 200
    assert host.http.get("/api/games", headers={"origin": "http://evil.example"}).is_success


def test_commands_to_a_public_server_come_from_its_public_pages(public: Server) -> None:
    host = behind_tls(public)
    for origin in ("http://tables.example.org", "https://tables.example.org:8443", "null"):
        assert command(host, host=HOST, origin=origin).status_code == 403, origin
    assert command(host, host=HOST, origin=PUBLIC).status_code == 200
    own = f"http://127.0.0.1:{public.port}"
    assert command(host, origin=own).status_code == 200
    assert command(host, host="127.0.0.1", origin=PUBLIC).status_code == 200


def test_sockets_of_a_public_server_are_opened_by_its_public_pages(public: Server) -> None:
    host = behind_tls(public)
    table = host.create("me", "bot")
    with host.live(table["id"], origin=PUBLIC) as live:
        assert receive(live, lambda m: m["type"] == "table")["id"] == table["id"]
    with pytest.raises(InvalidStatus), host.live(table["id"], origin="https://evil.example"):
        pass


# -- the option -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "url",
    [
        *("tables.example.org", "ftp://x.example", "https://", "https://x.example/tables"),
        *("https://a:b@x.example", "https://x.example:port", "https://x.example?x", "https://-x"),
    ],
)
def test_a_public_url_that_is_none_is_refused(url: str) -> None:
    expect_refusal(f"serve --port {free_port()} --public-url {url}", "the public URL is")
    with pytest.raises(BadConfiguration):
        public_origin(url)


@pytest.mark.parametrize(
    ("url", "origin"),
    [
        ("https://Tables.Example.org/", PUBLIC),
        ("https://tables.example.org:443", PUBLIC),
        ("http://192.168.7.20:8421", "http://192.168.7.20:8421"),
        ("https://[2001:DB8::1]:8443/", "https://[2001:db8::1]:8443"),
        ("https://büffel.example", "https://xn--bffel-kva.example"),
    ],
)
def test_a_public_url_is_read_as_browsers_say_it(url: str, origin: str) -> None:
    assert public_origin(url) == origin


def test_serve_tells_its_public_address_and_answers_there(tmp_path: Path) -> None:
    port, database = free_port(), f"sqlite:///{tmp_path}/tables.sqlite3"
    command = [sys.executable, "-m", "trailhand.cli", "serve", "--port", str(port)]
    command += ["--database", database, "--public-url", f"{PUBLIC}/", "--behind-proxy"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        assert re.match(rf"Trailhand is at {PUBLIC}/ ", process.stdout.readline())
        here = f"http://127.0.0.1:{port}/api/games"
        assert httpx.get(here, headers={"host": HOST}).status_code == 200
        assert httpx.get(here, headers={"host": "evil.example"}).status_code == 421
    finally:
        process.terminate()
        process.communicate()
