"""What all calls have in common: their parameters, and what is read from a request."""

from __future__ import annotations

from typing import Annotated, Any, cast

from litestar import Request
from litestar.openapi import ResponseSpec
from litestar.params import PathParameter, QueryParameter

from trailhand.server.contract import commands, schema
from trailhand.server.contract.problems import Problem, ProblemBody
from trailhand.server.door.languages import language_of
from trailhand.server.door.limits import Limits
from trailhand.server.door.visitors import visitor_of
from trailhand.server.house import House
from trailhand.server.keeping.shelf import KeyRow
from trailhand.server.minds.thinking import Thinker
from trailhand.server.seen.snapshot import snapshot
from trailhand.server.table.tables import LiveTable

Asked = Request[Any, Any, Any]
TableName = Annotated[str, PathParameter(description="The id of a table.", max_length=64)]
SeatName = Annotated[int, PathParameter(description="A seat, counted from 0.", ge=0, le=9)]
MomentName = Annotated[int, PathParameter(description="A past moment.", ge=1, le=1_000_000)]
Since = Annotated[
    int | None,
    QueryParameter(description="The seq up to which the log is known.", ge=0, le=1 << 53),
]
At = Annotated[int | None, QueryParameter(description="A past moment.", ge=0, le=1_000_000)]
PROBLEMS = {
    status: ResponseSpec(
        ProblemBody, generate_examples=False, media_type=cast(Any, "application/problem+json")
    )
    for status in (403, 404, 409, 413, 421, 422, 429, 503)
}
COMMON: dict[str, Any] = {"responses": PROBLEMS}
COMMAND: dict[str, Any] = COMMON | {"status_code": 200}


def house_of(request: Asked) -> House:
    """The house that a request came to."""
    return cast(House, request.app.state.house)


def thinker_of(request: Asked) -> Thinker:
    """Those who think in the house that a request came to."""
    return cast(Thinker, request.app.state.thinker)


async def table_of(request: Asked, table_id: str) -> tuple[House, LiveTable]:
    """The house and one of its tables."""
    house = house_of(request)
    table = await house.table(table_id)
    table.note_visit(visitor_of(request))
    return house, table


def key_of(request: Asked, command: commands.Command | commands.NewTable) -> KeyRow:
    """Who asks for what, under which key."""
    name = request.url.path.rstrip("/").rsplit("/", 1)[-1]
    return KeyRow(visitor_of(request), command.key, name[:16])


def answer(request: Asked, table: LiveTable, since: int = 0) -> schema.Snapshot:
    """The table as this visitor may see it."""
    return snapshot(table, visitor_of(request), language_of(request), since)


def check_many(request: Asked) -> None:
    """Refuse those who set up too many tables."""
    address = str(cast(dict[str, Any], request.scope).get("address", ""))
    limits: Limits = request.app.state.limits
    if not limits.allow_table(visitor_of(request), address):
        raise Problem("too-many")
