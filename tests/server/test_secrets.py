"""Nothing that a visitor receives depends on what their seat cannot know."""

from __future__ import annotations

import asyncio
import uuid
from collections.abc import Iterable
from pathlib import Path
from typing import Any, cast

import httpx
import pytest
from httpx_ws import aconnect_ws
from httpx_ws.transport import ASGIWebSocketTransport

import trailhand as th
from tests.families import FAMILIES
from tests.property.combinations import eager
from tests.server.process import configuration_of
from trailhand.core.event import Event
from trailhand.core.rng import seeded
from trailhand.games.gwt.state import GwtState
from trailhand.server.app import create_app
from trailhand.server.door.visitors import Door
from trailhand.server.table.tables import LiveTable, Logged

EVERY = 20
HELD = 7  # of the turns that wait for a yes, which shows the board after it
ANCHORS = (
    *("hand:gray", "deck:0", "deck:1", "objective:stack", "market:stack", "nowhere:0"),
    *("poker:pot", "poker:1", "town:NG2", "bells:1"),
)
POKER = ("use table", "seat", "lay", "hire", "move D")  # what players of poker are keen on
MOST_ANCHORS = 6  # of those that can be chosen now
SEATS = 3
GAMES = [game for family in FAMILIES for game in family.games]


def unclear(match: th.Match, beginning: str) -> list[str]:
    """A beginning of notations, unless it is clear enough to be played."""
    options = match.decision.options if match.decision else []
    return [beginning] * (sum(option.notation.startswith(beginning) for option in options) != 1)


class Browser:
    """A visitor inside the test's own process, so that the table can be looked into."""

    def __init__(self, door: Door) -> None:
        transport = ASGIWebSocketTransport(app=cast(Any, door))
        self.http = httpx.AsyncClient(transport=transport, base_url="http://localhost")

    async def open(self) -> None:
        await self.http.__aenter__()
        await self.get("/api/games")

    async def get(self, path: str) -> bytes:
        answer = await self.http.get(path, params={"lang": "en"})
        return str(answer.status_code).encode() + answer.content

    async def post(self, path: str, **body: Any) -> httpx.Response:
        token = self.http.cookies.get("csrftoken") or ""
        body = {"key": str(uuid.uuid4())} | body
        return await self.http.post(path, json=body, headers={"x-csrftoken": token})

    async def everything(
        self, table: LiveTable, refused: list[str], anchors: Iterable[str] = ()
    ) -> list[bytes]:
        """Every byte that this visitor can get out of the server now."""
        here = f"/api/tables/{table.info.id}"
        found = [await self.get(here), await self.get(f"{here}/record")]
        found += [await self.get(f"{here}/about/{anchor}") for anchor in (*ANCHORS, *anchors)]
        for notation in [*refused, "nonsense", *unclear(table.match, "d")]:
            body = {"moment": table.moment, "notation": notation}
            found.append((await self.post(f"{here}/choose", **body)).content)
        for command in ("undo", "confirm"):
            body = {"moment": table.moment + 1}
            found.append((await self.post(f"{here}/{command}", **body)).content)
        return found

    async def live(self, table: LiveTable) -> str:
        """The first message of a socket."""
        path = f"http://localhost/api/tables/{table.info.id}/live"
        socket: Any
        async with aconnect_ws(path, self.http) as socket:
            text = str(await socket.receive_text())
        while table.listeners:  # until the server has noticed that it is gone
            await asyncio.sleep(0)
        return text


def other_log(log: list[Logged], seat: int, seed: int) -> list[Logged]:
    """The log as it would be if others had drawn other cards."""
    chance = seeded(seed)
    found = []
    for line in log:
        e = line.event
        if e.secret and e.seat != seat:
            e = Event(e.kind, e.seat, tuple(chance.below(3) for _ in e.values))
        found.append(line._replace(event=e))
    return found


async def check_moment(table: LiveTable, people: list[Browser], sockets: bool) -> None:
    """Deal the unknown again for every seat, and compare all that it is given."""
    match, log = table.match, table.log
    deciding = table.deciding
    options = match.decision.options if match.decision else []
    places = sorted({anchor for option in options for anchor in option.anchors})[:MOST_ANCHORS]
    for seat, browser in enumerate(people):
        viewer = seat if seat < SEATS else -1
        refused: list[str] = []
        if viewer == deciding:
            body = await browser.http.get(f"/api/tables/{table.info.id}")
            reasons = body.json()["decision"]["refused"]
            refused = [notation for no in reasons for notation in no["notations"]][:6]
        seen = await browser.everything(table, refused, places)
        heard = await browser.live(table) if sockets else ""
        for seed in (1, 2):
            table.match = th.determinized(match, viewer, seed)
            table.log = other_log(log, viewer, seed)
            table.cache.clear()
            assert await browser.everything(table, refused, places) == seen
            if sockets:
                assert await browser.live(table) == heard
        table.match, table.log = match, log
        table.cache.clear()


async def sit_down(
    folder: Path, game: str, seed: int, **options: bool
) -> tuple[Door, LiveTable, list[Browser]]:
    """A table of three people, and a spectator."""
    door = create_app(configuration_of({"database": f"sqlite:///{folder / 'secrets.sqlite3'}"}))
    people = [Browser(door) for _ in range(SEATS + 1)]
    for browser in people:
        await browser.open()
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}, {"kind": "open"}]
    made = await people[0].post("/api/tables", game=game, seed=seed, seats=seats, options=options)
    table = door.house.tables[made.json()["id"]]
    for browser in people[1:SEATS]:
        joined = await browser.post(f"/api/tables/{table.info.id}/join")
        assert joined.status_code == 200
    return door, table, people


async def get_up(door: Door, people: list[Browser]) -> None:
    """Close everything."""
    for browser in people:
        await browser.http.aclose()
    await door.house.close()


async def play(folder: Path, game: str, seed: int, moments: int, **options: bool) -> None:
    """A game of three people with a spectator, checked again and again."""
    door, table, people = await sit_down(folder, game, seed, **options)
    here, chance = f"/api/tables/{table.info.id}", seeded(seed)
    while not table.match.over and table.moment < moments:
        held = table.pending is not None and table.moment % HELD == 0
        if table.moment % EVERY == 0 or held:
            await check_moment(table, people, sockets=table.moment % (3 * EVERY) == 0)
        deciding = people[table.deciding]
        if table.pending is not None:
            answer = await deciding.post(f"{here}/confirm", moment=table.moment)
        else:
            offered = table.match.decision.options if table.match.decision else []
            words = [option.notation for option in offered]
            if "poker" in options:
                words = [word for word in words if word.startswith(POKER)] or words
            notation = words[chance.below(len(words))]
            body = {"moment": table.moment, "notation": notation}
            answer = await deciding.post(f"{here}/choose", **body)
        assert answer.status_code == 200, answer.text
    laid = {played.notation for played in table.match.played if played.notation[:4] == "lay "}
    assert bool(laid) == options.get("poker", False)
    record = (await people[SEATS].get(f"{here}/record")).decode()
    assert not any(card in record for card in laid)
    await get_up(door, people)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_what_is_hidden_changes_no_byte(tmp_path: Path, game: str) -> None:
    asyncio.run(play(tmp_path, game, 3 + GAMES.index(game), moments=210))


@pytest.mark.slow
def test_cards_at_the_poker_table_change_no_byte(tmp_path: Path) -> None:
    asyncio.run(play(tmp_path, "gwt2", 37, moments=130, poker=True, north=True))


def holding(match: th.Match, seat: int, card: int) -> th.Match:
    """The match if a seat had drawn this objective card, which nobody else has seen."""
    copy = match.clone()
    state = copy.state
    assert isinstance(state, GwtState)
    state.objective_stack.remove(card)
    state.players[seat].hand.append(card)
    state.players[seat].unseen.append(card)
    return copy


def twins() -> tuple[th.Match, th.Match]:
    """Two matches that differ in a hidden card of seat 1, and in the points it is worth."""
    match, chance = th.new("gwt2", SEATS, 5, discreet=True), seeded(5)
    while match.numbers:
        match.play(match.numbers.index(eager(match.state, match.numbers, chance)))
        assert isinstance(match.state, GwtState)
        worth: dict[int, th.Match] = {}
        if len(match.played) % 10 == 0:
            for card in set(match.state.objective_stack):
                other = holding(match, 1, card)
                worth[other.scores()[1]["total"]] = other
        if len(worth) > 1:
            return worth[min(worth)], worth[max(worth)]
    raise AssertionError("no card was ever worth more than another")


async def compare(folder: Path) -> None:
    """Show the two matches to everybody."""
    door, table, people = await sit_down(folder, "gwt2", 5)
    poor, rich = twins()
    seen: list[list[list[bytes]]] = []
    for match in (poor, rich):
        table.match = match
        table.cache.clear()
        seen.append([await browser.everything(table, []) for browser in people])
    changed = [before != after for before, after in zip(*seen, strict=True)]
    assert changed == [False, True, False, False]
    await get_up(door, people)


def test_points_of_hidden_cards_are_seen_by_their_seat_only(tmp_path: Path) -> None:
    asyncio.run(compare(tmp_path))
