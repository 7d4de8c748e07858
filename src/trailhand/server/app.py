"""The server put together."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.config.csrf import CSRFConfig
from litestar.datastructures import State
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import trailhand as th
from trailhand.server import problems, routes
from trailhand.server.house import House
from trailhand.server.lessons.route import learn
from trailhand.server.live import live
from trailhand.server.pages import page
from trailhand.server.settings import BODY_LIMIT, Settings
from trailhand.server.store import Store, connect, migrate, secret
from trailhand.server.visitors import Door

DESCRIPTION = (
    "Tables to play the western-trail family of board games. Commands carry the header "
    "`x-csrftoken` with the value of the cookie `csrftoken`, and a fresh `key`."
)


def create_app(settings: Settings) -> Door:
    """A server with its database open and up to date."""
    engine = connect(settings.database)
    migrate(engine)
    house = House(settings, Store(engine))

    @asynccontextmanager
    async def opened(_app: Litestar) -> AsyncGenerator[None, None]:
        await house.open()
        try:
            yield
        finally:
            await house.close()

    app = Litestar(
        route_handlers=[*routes.HANDLERS, learn, live, page],
        lifespan=[opened],
        state=State({"house": house}),
        csrf_config=CSRFConfig(
            secret=secret(engine, "csrf"), cookie_secure=settings.secure_cookies
        ),
        exception_handlers=problems.HANDLERS,
        request_max_body_size=BODY_LIMIT,
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="Trailhand",
            version=th.__version__,
            description=DESCRIPTION,
            path="/api",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
            use_handler_docstrings=True,
        ),
    )
    return Door(app, house)
