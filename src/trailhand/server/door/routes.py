"""The calls of the page: HTTP in, the house asked, JSON out."""

from __future__ import annotations

from litestar import MediaType, get, post
from litestar.datastructures import ResponseHeader
from litestar.params import FromPath, JSONBody

from trailhand.server.changes import leaving, lessons, links, lobby, playing, records, rematches
from trailhand.server.configuration import IMPORT_LIMIT
from trailhand.server.contract import catalogue, commands, schema
from trailhand.server.contract.problems import Problem
from trailhand.server.door.languages import language_of
from trailhand.server.door.requests import (
    COMMAND,
    COMMON,
    Asked,
    At,
    MomentName,
    SeatName,
    Since,
    TableName,
    answer,
    check_many,
    house_of,
    key_of,
    table_of,
    thinker_of,
)
from trailhand.server.door.visitors import base_of, secret_of, visitor_of
from trailhand.server.keeping import shelf
from trailhand.server.minds import advice
from trailhand.server.seen import games, lists, reasons, ways
from trailhand.server.seen.eyes import eyes
from trailhand.server.seen.snapshot import snapshot
from trailhand.server.seen.steps import steps

# -- looking ------------------------------------------------------------------------------


@get("/api/games", **COMMON)
async def list_games(request: Asked) -> catalogue.House:
    """Games with seats, options and presets; bots; languages."""
    patience = house_of(request).configuration.absent_seconds
    return games.house(language_of(request), patience)


@get("/api/rules", **COMMON)
async def list_rules(request: Asked) -> catalogue.Rules:
    """The rulebook in our words."""
    return games.rules(language_of(request))


@get("/api/rules/{rule_id:str}", **COMMON)
async def show_rule(request: Asked, rule_id: FromPath[str]) -> catalogue.RuleShown:
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


@get("/api/tables/{table_id:str}/steps/{moment:int}", **COMMON)
async def show_steps(request: Asked, table_id: TableName, moment: MomentName) -> schema.Steps:
    """What the choice that led to a moment brought, step by step."""
    _, table = await table_of(request, table_id)
    visitor = visitor_of(request)
    eyes(table, visitor, -1)
    if moment > table.moment:
        raise Problem("not-found")
    before = await house_of(request).store.read(
        lambda connection: shelf.match_at(connection, table_id, moment - 1)
    )
    if (
        before.played != table.match.played[: moment - 1] or moment > table.moment
    ):  # undone meanwhile
        raise Problem("not-found")
    return steps(table, visitor, language_of(request), before)


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
    await leaving.leave(house, table, key_of(request, data))
    try:
        return answer(request, table)
    except Problem:
        return schema.TableId(table.info.id)


@post("/api/tables/{table_id:str}/resign", **COMMAND)
async def resign(
    request: Asked, table_id: TableName, data: JSONBody[commands.Resign]
) -> schema.Snapshot | schema.TableId:
    """Give up; those who may not watch the others play on get only the id back."""
    house, table = await table_of(request, table_id)
    await leaving.resign(house, table, key_of(request, data), data.seat)
    try:
        return answer(request, table)
    except Problem:
        return schema.TableId(table.info.id)


@get("/api/tables/{table_id:str}/ways-out", **COMMON)
async def ways_out(request: Asked, table_id: TableName) -> schema.WaysOut:
    """How the visitor may go away from a table, and what would become of it."""
    table = await house_of(request).table(table_id)
    visitor = visitor_of(request)
    return schema.WaysOut(ways.ways_out(table, visitor, language_of(request)))


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
    key, secret = key_of(request, data), secret_of(request)
    token = await links.make_link(house, table, key, data.seat, secret)
    return schema.Link(f"{base_of(request)}/claim/{token}")


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
    request: Asked, table_id: TableName, data: JSONBody[commands.TakeBack]
) -> schema.Snapshot:
    """Take back one step or several."""
    house, table = await table_of(request, table_id)
    await playing.undo(house, table, key_of(request, data), data.moment, data.steps)
    return answer(request, table)


@post("/api/tables/{table_id:str}/reset", **COMMAND)
async def reset(
    request: Asked, table_id: TableName, data: JSONBody[commands.AtMoment]
) -> schema.Snapshot:
    """Take back as much of the turn as can be."""
    house, table = await table_of(request, table_id)
    await playing.undo(house, table, key_of(request, data), data.moment)
    return answer(request, table)


@post("/api/tables/{table_id:str}/hint", **COMMAND)
async def hint(
    request: Asked, table_id: TableName, data: JSONBody[commands.AtMoment]
) -> schema.Hints:
    """The best options of the current decision, for those who play alone."""
    house, table = await table_of(request, table_id)
    visitor, lang = visitor_of(request), language_of(request)
    return await advice.hint(house, thinker_of(request), table, visitor, data.moment, lang)


# -- other tables -------------------------------------------------------------------------


@post("/api/tables/{table_id:str}/rematch", **COMMAND)
async def rematch(
    request: Asked, table_id: TableName, data: JSONBody[commands.Rematch]
) -> schema.TableId:
    """The same people once more."""
    house, table = await table_of(request, table_id)
    return schema.TableId(await rematches.rematch(house, table, key_of(request, data), data))


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


@post("/api/learn", **COMMAND)
async def learn(request: Asked, data: JSONBody[commands.Learn]) -> schema.TableId:
    """A table of lessons for a first game."""
    check_many(request)
    house, key, lang = house_of(request), key_of(request, data), language_of(request)
    return schema.TableId(await lessons.learn(house, key, data.game, data.name, lang))


HANDLERS = (
    list_games, list_rules, show_rule, list_tables, show_table, show_steps, about, record, create,
    join, leave, resign, ways_out, put_bot, give_back, device_link, claim, choose, interject,
    confirm, undo, reset, hint, rematch, fork, bring_in, learn,
)  # fmt: skip
