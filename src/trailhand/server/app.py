"""The server put together."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from http import HTTPStatus
from typing import Any

from litestar import Litestar, Response, Router
from litestar.config.csrf import CSRFConfig
from litestar.datastructures import State
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import trailhand as th
from trailhand.server.changes.sweeping import keep_sweeping
from trailhand.server.configuration import BODY_LIMIT, Configuration
from trailhand.server.contract.problems import Problem
from trailhand.server.door import failures, routes
from trailhand.server.door.addresses import LOCAL, Addresses
from trailhand.server.door.health import health
from trailhand.server.door.limits import Limits
from trailhand.server.door.live import live
from trailhand.server.door.pages import page
from trailhand.server.door.visitors import Door
from trailhand.server.house import House
from trailhand.server.keeping.opening import open_store
from trailhand.server.keeping.store import secret
from trailhand.server.minds.bots import Bots
from trailhand.server.minds.thinking import Thinker
from trailhand.server.watch.metrics import MetricsPort

DESCRIPTION = (
    "Tables to play the western-trail family of board games. Commands carry the header "
    "`x-csrftoken` with the value of the cookie `csrftoken`, and a fresh `key`."
)


def create_app(configuration: Configuration, bound: str = LOCAL) -> Door:
    """A server with its database open and up to date; `bound` is the address it listens on."""
    store = open_store(configuration)
    thinker = Thinker(configuration)
    house = House(configuration, store, Bots(thinker))
    store.metrics = house.metrics
    house.salt = secret(store.engine, "addresses")
    watch(house, thinker)
    limits = Limits(configuration)
    secure = configuration.secure_cookies or configuration.encrypted

    @asynccontextmanager
    async def opened(_app: Litestar) -> AsyncGenerator[None, None]:
        await house.open()
        broom = asyncio.create_task(keep_sweeping(house))
        port = open_metrics(house)
        try:
            yield
        finally:
            broom.cancel()
            if port is not None:
                await asyncio.to_thread(port.close)
            await house.close()

    app = Litestar(
        route_handlers=[*routes.HANDLERS, health, live, page],
        lifespan=[opened],
        state=State({"house": house, "thinker": thinker, "limits": limits}),
        csrf_config=CSRFConfig(secret=secret(store.engine, "csrf"), cookie_secure=secure),
        exception_handlers=failures.HANDLERS,
        request_max_body_size=BODY_LIMIT,
        logging_config=None,
        openapi_config=document(),
    )
    return Door(app, house, limits, Addresses(configuration, bound))


def document() -> OpenAPIConfig:
    """Where the calls are described, and with which words."""
    return OpenAPIConfig(
        title="Trailhand",
        version=th.__version__,
        description=DESCRIPTION,
        render_plugins=[JsonRenderPlugin(path="/")],
        openapi_router=Router(
            "/api/openapi.json",
            route_handlers=[],
            include_in_schema=False,
            after_request=refuse_others,
        ),
        use_handler_docstrings=True,
    )


def refuse_others(response: Response[Any]) -> Response[Any]:
    """The framework would answer paths beside its document with a page of its own."""
    if response.status_code == HTTPStatus.NOT_FOUND:
        raise Problem("not-found")
    return response


def watch(house: House, thinker: Thinker) -> None:
    """What can be counted at any moment."""
    house.metrics.info.info({"version": th.__version__})
    gauge = house.metrics.gauge
    gauge("tables_open", "Tables in memory.", lambda: len(house.tables))
    gauge("sockets", "Live connections to tables.", house.connections)
    gauge("thinking_busy", "Processes that think.", lambda: len(thinker.busy))
    gauge(
        "thinking_waiting", "Thoughts that wait for a process.", lambda: len(thinker.turns.waiting)
    )


def open_metrics(house: House) -> MetricsPort | None:
    """Serve metrics, if the host wants them."""
    wanted = house.configuration
    if not wanted.metrics_port:
        return None
    return MetricsPort(house.metrics, wanted.metrics_host, wanted.metrics_port)
