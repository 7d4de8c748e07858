"""Whatever anybody sends: the answer says what is wrong with it, and nothing has changed."""

from __future__ import annotations

import json
import socket
import uuid
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from tests.server.driving import PATIENCE, Server, Visitor, receive, running

MANY = b"9" * 4301  # digits: one more than Python reads
DEEP = b"[" * 20_000
STRANGE = {
    "half a character": rb'"\ud800"',
    "no UTF-8": b'"\xff\xfe"',
    "NUL": rb'"\u0000"',
    "many digits": MANY,
    "a text of digits": b'"' + MANY + b'"',
    "NaN": b"NaN",
    "Infinity": b"-Infinity",
    "1e999": b"1e999",
    "a fraction": b"1.5",
    "deep": b"[" * 400 + b"]" * 400,
    "too deep": DEEP,
    "a list": b"[1]",
    "nothing": b"null",
}


class Answer(NamedTuple):
    """What came back."""

    status: int
    kind: str
    body: bytes

    def problem(self) -> Any:
        """The problem that it is: a refusal with a sentence, never a failure of ours."""
        assert 400 <= self.status < 500, self
        assert self.kind == "application/problem+json"
        found = json.loads(self.body)
        assert found["title"]
        return found


class Sender:
    """Somebody who sends bytes, with a visitor's cookies."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.visitor = Visitor(server)
        self.table = self.visitor.create("me", "bot")
        cookies = self.visitor.http.cookies
        self.headers = {
            b"cookie": "; ".join(f"{name}={value}" for name, value in cookies.items()).encode(),
            b"x-csrftoken": cookies["csrftoken"].encode(),
            b"content-type": b"application/json",
        }

    def send(self, method: bytes, path: bytes, body: bytes = b"", **headers: bytes) -> Answer:
        """Send a request as it is."""
        more = {name.replace("_", "-").encode(): value for name, value in headers.items()}
        lines = [method + b" " + path + b" HTTP/1.1", b"host: localhost", b"connection: close"]
        lines += [name + b": " + value for name, value in (self.headers | more).items()]
        lines.append(b"content-length: %d" % len(body))
        with socket.create_connection(("127.0.0.1", self.server.port), PATIENCE) as line:
            line.sendall(b"\r\n".join(lines) + b"\r\n\r\n" + body)
            answer = b"".join(iter(lambda: line.recv(65536), b""))
        head, _, content = answer.partition(b"\r\n\r\n")
        first, *rest = head.decode().split("\r\n")
        kinds = [row.split(": ", 1)[1] for row in rest if row.startswith("content-type")]
        return Answer(int(first.split()[1]), kinds[0], content)

    def post(self, path: str, **fields: bytes) -> Answer:
        """A command with fields as they are."""
        named = {"key": b'"%s"' % uuid.uuid4().hex.encode()} | fields
        body = b",".join(b'"%s":%s' % (name.encode(), raw) for name, raw in named.items())
        return self.send(b"POST", path.encode(), b"{" + body + b"}")


@pytest.fixture(scope="module")
def sender(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Sender]:
    folder: Path = tmp_path_factory.mktemp("bad-input")
    with running(folder) as server:
        yield Sender(server)


SEATS = b'[{"kind":"me"},{"kind":"bot"}]'


@pytest.mark.parametrize("strange", STRANGE.values(), ids=STRANGE)
def test_strange_values_in_a_new_table_are_refused(sender: Sender, strange: bytes) -> None:
    table = {"game": b'"gwt2"', "seats": SEATS}
    for option in (b"preset", b"sides", b"neutral", b"start", b"north"):
        if strange != b"null":  # as if nothing was said
            raw = b'{"%s":%s}' % (option, strange)
            assert sender.post("/api/tables", **table, options=raw).problem()["detail"]
    for name in ("game", "seats", "spectators"):
        assert sender.post("/api/tables", **(table | {name: strange})).problem()["detail"]


@pytest.mark.parametrize("strange", STRANGE.values(), ids=STRANGE)
@pytest.mark.parametrize(
    ("command", "field"),
    [
        ("choose", "notation"),
        ("choose", "moment"),
        ("interject", "notation"),
        ("interject", "seat"),
        ("fork", "at"),
        ("undo", "key"),
        ("seats/1/bot", "bot"),
    ],
)
def test_strange_values_in_a_command_are_refused(
    sender: Sender, command: str, field: str, strange: bytes
) -> None:
    fields = {
        "choose": {"moment": b"0", "notation": b'"x"'},
        "interject": {"seat": b"0", "notation": b'"x"'},
    }.get(command, {})
    before = sender.visitor.table(sender.table["id"])
    path = f"/api/tables/{sender.table['id']}/{command}"
    sender.post(path, **(fields | {field: strange})).problem()
    after = sender.visitor.table(sender.table["id"])
    assert (after["moment"], after["seq"]) == (before["moment"], before["seq"])


@pytest.mark.parametrize("body", [b"\xff", b'{"key":"\xc3\x28"}', b'"\xed\xa0\x80"', DEEP])
def test_a_body_that_nobody_can_read_is_answered_with_a_sentence(
    sender: Sender, body: bytes
) -> None:
    problem = sender.send(b"POST", b"/api/tables", body).problem()
    assert problem["code"] == "invalid"
    assert problem["detail"].endswith(".")
    french = sender.send(b"POST", b"/api/tables?lang=fr", body).problem()
    assert french["detail"] != problem["detail"]


@pytest.mark.parametrize("strange", [b"%ff", b"%00", b"%ed%a0%80", b"%c3%28", b"a%0ab", b"%", MANY])
def test_strange_letters_in_paths_and_queries_are_no_failure(
    sender: Sender, strange: bytes
) -> None:
    table = sender.table["id"].encode()
    for path in (
        b"/api/tables/" + strange,
        b"/api/tables/" + strange + b"/record",
        b"/api/rules/" + strange,
        b"/api/tables/" + table + b"?since=" + strange,
        b"/api/tables/" + table + b"?at=" + strange,
    ):
        sender.send(b"GET", path).problem()
    assert sender.send(b"GET", b"/" + strange).status == 404
    for path in (
        b"/api/games?lang=" + strange,
        b"/api/tables?" + strange + b"=1",
        b"/api/tables/" + table + b"/about/" + strange,
    ):
        assert sender.send(b"GET", path).status == 200


@pytest.mark.parametrize("strange", [b"\xff\xfe", b"\xc3(", b"%ff", b"=;=", b'"', b"x" * 9000])
def test_strange_headers_and_cookies_are_no_failure(sender: Sender, strange: bytes) -> None:
    headers: dict[str, bytes] = {
        "accept_language": strange,
        "accept_encoding": strange,
        "accept": strange,
        "origin": strange,
        "x_forwarded_for": strange,
    }
    for name, value in headers.items():
        assert sender.send(b"GET", b"/api/games", **{name: value}).status == 200
    for cookie in (strange, b"trailhand=" + strange, b"csrftoken=" + strange):
        assert sender.send(b"GET", b"/api/games", cookie=cookie).status == 200
        assert sender.send(b"POST", b"/api/tables", b"{}", cookie=cookie).problem()["detail"]
    problem = sender.send(b"POST", b"/api/tables", b"{}", x_csrftoken=strange).problem()
    assert (problem["code"], bool(problem["detail"])) == ("forbidden", True)


# -- records ------------------------------------------------------------------------------


def record(**changed: str) -> str:
    headers = {
        **{"Trailhand": "1", "Game": "gwt2", "Rules": "1", "Seats": "2", "Seed": "7"},
        "Options": "{}",
    }
    return "\n".join(f'[{name} "{value}"]' for name, value in (headers | changed).items())


def position(state: str, **changed: str) -> str:
    parts = {"game": '"gwt2"', "rules": '"1"', "seats": "2", "options": "{}", "state": state}
    text = ",".join(f'"{name}":{value}' for name, value in (parts | changed).items())
    return record(Position="{" + text + "}")


DIGITS = MANY.decode()
RECORDS = {
    "seed": record(Seed=DIGITS),
    "seats": record(Seats=DIGITS),
    "strange seats": record(Seats="²"),
    "options": record(Options='{"start":' + DIGITS + "}"),
    "NaN": record(Options='{"start":NaN}'),
    "deep options": record(Options=DEEP.decode()),
    "half a character": record(Options=r'{"sides":"\ud800"}'),
    "half a name": record(Options=r'{"\ud800":1}'),
    "turn": record() + f"\n{DIGITS} @1: place A",
    "seat": record() + f"\n1 @{DIGITS}: place A",
    "other": record() + f"\n1 @1: ({DIGITS}!) token",
    "foreign digits": record() + "\n\u0661 @\u0661: place A",
    "NUL": record() + "\n1 @1: \0",
    "no state": position("[]"),
    "empty state": position("{}"),
    "deep state": position("[" * 900 + "]" * 900),
    "deep position": record(Position=DEEP.decode()),
    "lists for numbers": position('{"turn":[],"agenda":{},"rng":"x","players":7}'),
    "huge turn": position('{"turn":1' + "0" * 30 + "}"),
    "half a space": position(r'{"trail":{"\ud800":"A"}}'),
    "other rules": position("{}", rules='"0"'),
    "list of games": position("{}", game='["gwt2"]'),
    "table of options": position("{}", options='{"preset":{"a":[]}}'),
}


@pytest.mark.parametrize("text", RECORDS.values(), ids=RECORDS)
def test_a_record_that_cannot_be_is_refused_with_a_sentence(sender: Sender, text: str) -> None:
    problem = sender.post("/api/import", record=json.dumps(text).encode()).problem()
    assert problem["code"] == "invalid"
    assert problem["detail"].startswith("line ")
    for foreign in ("Exceeds the limit", "recursion", "literal", "object has"):
        assert foreign not in problem["detail"]


# -- sockets ------------------------------------------------------------------------------


def test_strange_messages_to_a_table_are_answered(sender: Sender) -> None:
    with sender.visitor.live(sender.table["id"], "&since=%ff") as live:
        receive(live, lambda message: message["type"] == "table")
        strange: list[str | bytes] = ["", "\0", "9" * 500, "[" * 900, '{"type":"\\ud800"}']
        for message in [*strange, b"\xff", '{"type":"hello","since":[[]]}', '{"type":"ping"}']:
            live.send(message)
        receive(live, lambda message: message["type"] == "pong")
