"""Commands that arrive at the same time: one after the other, and each of them once."""

from __future__ import annotations

import uuid
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import httpx

from tests.server.conftest import Visit

MANY = 8


def all_at_once(ask: Callable[[int], httpx.Response]) -> list[httpx.Response]:
    """The answers to the same call, made many times at the same moment."""
    with ThreadPoolExecutor(MANY) as threads:
        return list(threads.map(ask, range(MANY)))


def test_one_choice_sent_many_times_is_played_once(visit: Visit) -> None:
    host = visit()
    table = host.create("me", "partner", confirm=False)
    notation = table["decision"]["options"][0]["notation"]
    body = {"key": str(uuid.uuid4()), "moment": table["moment"], "notation": notation}
    answers = all_at_once(lambda _: host.raw(f"/api/tables/{table['id']}/choose", body))
    assert [answer.status_code for answer in answers] == [200] * MANY
    assert host.table(table["id"])["moment"] == table["moment"] + 1


def test_of_many_choices_at_one_moment_one_is_played(visit: Visit) -> None:
    host = visit()
    table = host.create("me", "partner", confirm=False)
    notation = table["decision"]["options"][0]["notation"]
    body = {"moment": table["moment"], "notation": notation}
    path = f"/api/tables/{table['id']}/choose"
    answers = all_at_once(lambda _: host.raw(path, body | {"key": str(uuid.uuid4())}))
    assert sorted(answer.status_code for answer in answers) == [200] + [409] * (MANY - 1)
    assert {answer.json()["code"] for answer in answers if answer.is_error} == {"stale"}
    assert host.table(table["id"])["moment"] == table["moment"] + 1


def test_an_open_seat_goes_to_one_of_many(visit: Visit) -> None:
    host, guests = visit(), [visit() for _ in range(MANY)]
    path = f"/api/tables/{host.create('me', 'open')['id']}/join"
    answers = all_at_once(lambda n: guests[n].raw(path, {"key": str(uuid.uuid4())}))
    assert sorted(answer.status_code for answer in answers) == [200] + [403] * (MANY - 1)


def test_a_link_that_is_used_many_times_at_once_answers_the_same(visit: Visit) -> None:
    host, phone = visit(), visit()
    table = host.create("me", "open")
    url = host.do(table, "device-link", seat=0)["url"]
    body = {"key": str(uuid.uuid4()), "token": url.rsplit("/", 1)[1]}
    answers = all_at_once(lambda _: phone.raw("/api/claim", body))
    assert [answer.json() for answer in answers] == [{"id": table["id"]}] * MANY
    assert phone.table(table["id"])["you"]["seats"] == [0]
