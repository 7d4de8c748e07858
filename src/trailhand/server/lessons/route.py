"""The call of the page that begins the lessons."""

from __future__ import annotations

from litestar import post
from litestar.params import JSONBody

from trailhand.server import schema
from trailhand.server.commands import Learn
from trailhand.server.languages import language_of
from trailhand.server.lessons import opening
from trailhand.server.routes import COMMAND, Asked, check_many, house_of, key_of


@post("/api/learn", **COMMAND)
async def learn(request: Asked, data: JSONBody[Learn]) -> schema.TableId:
    """A table of lessons for a first game."""
    check_many(request)
    house, key, lang = house_of(request), key_of(request, data), language_of(request)
    return schema.TableId(await opening.learn(house, key, data.game, data.name, lang))
