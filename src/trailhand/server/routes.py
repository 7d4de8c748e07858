"""The calls of the page: HTTP in, the house asked, JSON out."""

from __future__ import annotations

from typing import Annotated, Any, cast

from litestar import MediaType, Request, get, post
from litestar.datastructures import ResponseHeader
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter

from trailhand.server import (
    advice,
    commands,
    games,
    links,
    lists,
    lobby,
    playing,
    reasons,
    records,
    schema,
    shelf,
)
from trailhand.server.house import House
from trailhand.server.languages import language_of
from trailhand.server.problems import Problem, ProblemBody
from trailhand.server.settings import IMPORT_LIMIT
from trailhand.server.shelf import KeyRow
from trailhand.server.snapshot import eyes, snapshot
from trailhand.server.tables import LiveTable
from trailhand.server.visitors import visitor_of

Asked = Request[Any, Any, Any]
TableName = Annotated[str, PathParameter(description="The id of a table.", max_length=64)]
SeatName = Annotated[int, PathParameter(description="A seat, counted from 0.", ge=0, le=9)]
Since = Annotated[
    int | None,
    QueryParameter(description="The seq up to which the log is known.", ge=0, le=1 << 53),
]
At = Annotated[int | None, QueryParameter(description="A past moment.", ge=0, le=1_000_000)]
PROBLEMS = {
    status: ResponseSpec(ProblemBody, media_type=cast(Any, "application/problem+json"))
    for status in (403, 404, 409, 413, 422, 429)
}
COMMON: dict[str, Any] = {"responses": PROBLEMS}
COMMAND: dict[str, Any] = COMMON | {"status_code": 200}


def house_of(request: Asked) -> House:
    """The house that a request came to."""
    return cast(House, request.app.state.house)


async def table_of(request: Asked, table_id: str) -> tuple[House, LiveTable]:
    """The house and one of its tables."""
    house = house_of(request)
    return house, await house.table(table_id)


def key_of(request: Asked, command: commands.Command | commands.NewTable) -> KeyRow:
    """Who asks for what, under which key."""
    name = request.url.path.rstrip("/").rsplit("/", 1)[-1]
    return KeyRow(visitor_of(request), command.key, name[:16])


def answer(request: Asked, table: LiveTable, since: int = 0) -> schema.Snapshot:
    """The table as this visitor may see it."""
    return snapshot(table, visitor_of(request), language_of(request), since)


# -- looking ------------------------------------------------------------------------------


@get("/api/games", **COMMON)
async def list_games(request: Asked) -> schema.House:
    """Games with seats, options and presets; bots; languages."""
    return games.house(language_of(request))


@get("/api/rules", **COMMON)
async def list_rules(request: Asked) -> schema.Rules:
    """The rulebook in our words."""
    return games.rules(language_of(request))


@get("/api/rules/{rule_id:str}", **COMMON)
async def show_rule(request: Asked, rule_id: FromPath[str]) -> schema.RuleShown:
    """One rule in our words."""
    return games.rule(rule_id, language_of(request))


@get("/api/tables", **COMMON)
async def list_tables(request: Asked) -> schema.Lobby:
    """Public tables that are open or running, and the visitor's own."""
    return await lists.lobby(house_of(request), visitor_of(request), language_of(request))


@get("/api/tables/{table_id:str}", **COMMON)
async def show_table(
    request: Asked, table_id: TableName, since: Since = None, at: At = None
) -> schema.Snapshot:
    """A table now, or at a past moment."""
    house, table = await table_of(request, table_id)
    if at is None or at == table.moment:
        return answer(request, table, since or 0)
    if at > table.moment:
        raise Problem("not-found")
    visitor = visitor_of(request)
    eyes(table, visitor, -1)
    past = await house.store.read(lambda connection: shelf.match_at(connection, table_id, at))
    return snapshot(table, visitor, language_of(request), since or 0, past)


@get("/api/tables/{table_id:str}/about/{anchor:str}", **COMMON)
async def about(request: Asked, table_id: TableName, anchor: FromPath[str]) -> schema.About:
    """What a board element is and, if it can't be used now, why."""
    table = await house_of(request).table(table_id)
    visitor = visitor_of(request)
    if not eyes(table, visitor, table.deciding).sees:
        raise Problem("forbidden")
    return reasons.about(table, anchor[:80], visitor, language_of(request))


@get(
    "/api/tables/{table_id:str}/record",
    media_type=MediaType.TEXT,
    response_headers=[ResponseHeader(name="content-disposition", value="attachment")],
    **COMMON,
)
async def record(request: Asked, table_id: TableName) -> str:
    """The game as text; while it runs, without seed and fingerprint."""
    table = await house_of(request).table(table_id)
    return records.export(table, visitor_of(request))


# -- the lobby ----------------------------------------------------------------------------


def check_many(request: Asked) -> None:
    """Refuse those who set up too many tables."""
    address = str(cast(dict[str, Any], request.scope).get("address", ""))
    if not house_of(request).limits.allow_table(visitor_of(request), address):
        raise Problem("too-many")


@post("/api/tables", **COMMAND)
async def create(request: Asked, data: JSONBody[commands.NewTable]) -> schema.Snapshot:
    """Set up a table."""
    check_many(request)
    return answer(request, await lobby.create(house_of(request), key_of(request, data), data))


@post("/api/tables/{table_id:str}/join", **COMMAND)
async def join(
    request: Asked, table_id: TableName, data: JSONBody[commands.Join]
) -> schema.Snapshot:
    """Sit down on an open seat."""
    house, table = await table_of(request, table_id)
    await lobby.join(house, table, key_of(request, data), data.seat, data.name)
    return answer(request, table)


@post("/api/tables/{table_id:str}/leave", **COMMAND)
async def leave(
    request: Asked, table_id: TableName, data: JSONBody[commands.Command]
) -> schema.Snapshot | schema.TableId:
    """Stand up from all seats; those who may not watch get only the id back."""
    house, table = await table_of(request, table_id)
    await lobby.leave(house, table, key_of(request, data))
    try:
        return answer(request, table)
    except Problem:
        return schema.TableId(table.info.id)


@post("/api/tables/{table_id:str}/seats/{seat:int}/bot", **COMMAND)
async def put_bot(
    request: Asked, table_id: TableName, seat: SeatName, data: JSONBody[commands.PutBot]
) -> schema.Snapshot:
    """Let a bot play for an absent player."""
    house, table = await table_of(request, table_id)
    await lobby.stand_in(house, table, key_of(request, data), seat, data.bot)
    return answer(request, table)


@post("/api/tables/{table_id:str}/seats/{seat:int}/back", **COMMAND)
async def give_back(
    request: Asked, table_id: TableName, seat: SeatName, data: JSONBody[commands.Command]
) -> schema.Snapshot:
    """Give the seat back to its person."""
    house, table = await table_of(request, table_id)
    await lobby.take_back_seat(house, table, key_of(request, data), seat)
    return answer(request, table)


@post("/api/tables/{table_id:str}/device-link", **COMMAND)
async def device_link(
    request: Asked, table_id: TableName, data: JSONBody[commands.LinkWanted]
) -> schema.Link:
    """A one-time link that carries a seat to another device."""
    house, table = await table_of(request, table_id)
    token = await links.make_link(house, table, key_of(request, data), data.seat)
    return schema.Link(f"{str(request.base_url).rstrip('/')}/claim/{token}")


@post("/api/claim", **COMMAND)
async def claim(request: Asked, data: JSONBody[commands.Claim]) -> schema.TableId:
    """Use a one-time link."""
    return schema.TableId(await links.claim(house_of(request), key_of(request, data), data.token))


# -- playing ------------------------------------------------------------------------------


@post("/api/tables/{table_id:str}/choose", **COMMAND)
async def choose(
    request: Asked, table_id: TableName, data: JSONBody[commands.Choose]
) -> schema.Snapshot:
    """Play an option."""
    house, table = await table_of(request, table_id)
    since = table.seq
    await playing.choose(house, table, key_of(request, data), data.moment, data.notation)
    return answer(request, table, since)


@post("/api/tables/{table_id:str}/interject", **COMMAND)
async def interject(
    request: Asked, table_id: TableName, data: JSONBody[commands.Interject]
) -> schema.Snapshot:
    """A free action in the middle of another seat's decision."""
    house, table = await table_of(request, table_id)
    await playing.interject(house, table, key_of(request, data), data.seat, data.notation)
    return answer(request, table)


@post("/api/tables/{table_id:str}/confirm", **COMMAND)
async def confirm(
    request: Asked, table_id: TableName, data: JSONBody[commands.AtMoment]
) -> schema.Snapshot:
    """End the turn."""
    house, table = await table_of(request, table_id)
    await playing.confirm(house, table, key_of(request, data), data.moment)
    return answer(request, table)


@post("/api/tables/{table_id:str}/undo", **COMMAND)
async def undo(
    request: Asked, table_id: TableName, data: JSONBody[commands.AtMoment]
) -> schema.Snapshot:
    """Take back one step."""
    house, table = await table_of(request, table_id)
    await playing.undo(house, table, key_of(request, data), data.moment)
    return answer(request, table)


@post("/api/tables/{table_id:str}/reset", **COMMAND)
async def reset(
    request: Asked, table_id: TableName, data: JSONBody[commands.AtMoment]
) -> schema.Snapshot:
    """Take back as much of the turn as can be."""
    house, table = await table_of(request, table_id)
    await playing.undo(house, table, key_of(request, data), data.moment, whole_turn=True)
    return answer(request, table)


@post("/api/tables/{table_id:str}/hint", **COMMAND)
async def hint(
    request: Asked, table_id: TableName, data: JSONBody[commands.AtMoment]
) -> schema.Hints:
    """The best options of the current decision, for those who play alone."""
    house, table = await table_of(request, table_id)
    visitor, lang = visitor_of(request), language_of(request)
    return await advice.hint(house, table, visitor, data.moment, lang)


# -- other tables -------------------------------------------------------------------------


@post("/api/tables/{table_id:str}/rematch", **COMMAND)
async def rematch(
    request: Asked, table_id: TableName, data: JSONBody[commands.Command]
) -> schema.TableId:
    """The same people once more."""
    house, table = await table_of(request, table_id)
    return schema.TableId(await records.rematch(house, table, key_of(request, data)))


@post("/api/tables/{table_id:str}/fork", **COMMAND)
async def fork(
    request: Asked, table_id: TableName, data: JSONBody[commands.Fork]
) -> schema.TableId:
    """Go on from a past moment at a table of one's own."""
    check_many(request)
    house, table = await table_of(request, table_id)
    return schema.TableId(await records.fork(house, table, key_of(request, data), data.at))


@post("/api/import", request_max_body_size=IMPORT_LIMIT, **COMMAND)
async def bring_in(request: Asked, data: JSONBody[commands.Import]) -> schema.TableId:
    """A record as a table."""
    check_many(request)
    key = key_of(request, data)
    return schema.TableId(await records.bring_in(house_of(request), key, data.record))


HANDLERS = (
    list_games, list_rules, show_rule, list_tables, show_table, about, record, create, join,
    leave, put_bot, give_back, device_link, claim, choose, interject, confirm, undo, reset, hint,
    rematch, fork, bring_in,
)  # fmt: skip
