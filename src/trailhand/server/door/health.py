"""Whether this server can do its work: it tries to write, and it does not wait long."""

from __future__ import annotations

import asyncio
import logging
import time

from litestar import Response, get
from litestar.openapi import ResponseSpec
from sqlalchemy.engine import Connection

import trailhand as th
from trailhand.core.text import Text, say
from trailhand.server.contract import schema
from trailhand.server.door.languages import language_of
from trailhand.server.door.requests import Asked, house_of
from trailhand.server.house import House
from trailhand.server.keeping import database as db

log = logging.getLogger("trailhand.server")
FAILING = ResponseSpec(schema.Health, generate_examples=False, description="It cannot write.")


@get("/api/health", responses={503: FAILING})
async def health(request: Asked) -> Response[schema.Health]:
    """Whether changes can be written; 503 if not."""
    house = house_of(request)
    problem = await why_no_writes(house)
    detail = "" if problem is None else say(problem, language_of(request))
    uptime = round(time.monotonic() - house.began, 1)
    body = schema.Health(problem is None, th.__version__, uptime, detail)
    return Response(body, status_code=200 if problem is None else 503)


async def why_no_writes(house: House) -> Text | None:
    """Try to write, for as long as the host has said; why it cannot be done, or None.

    One trial at a time: whoever asks while the database hangs waits for the same one.
    """
    if house.trial is None or house.trial.done():
        house.trial = asyncio.create_task(house.store.write(touch))
        house.trial.add_done_callback(lambda trial: trial.cancelled() or trial.exception())
    try:
        async with asyncio.timeout(house.configuration.health_seconds):
            await asyncio.shield(house.trial)
    except TimeoutError:
        return Text("server-health-slow")
    except Exception as problem:  # whatever it is, the host has to know
        log.warning("nothing can be written: %s", problem)
        return Text("server-health-failed")
    return None


def touch(connection: Connection) -> None:
    """Write something that changes nothing."""
    kept = db.secrets
    connection.execute(kept.update().values(value=kept.c.value).where(kept.c.name == "csrf"))
