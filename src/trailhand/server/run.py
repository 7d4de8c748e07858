"""One process: the event loop, granian, and a clean end."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import socket
from collections.abc import Callable

from granian.constants import Interfaces
from granian.http import HTTP1Settings
from granian.log import LogLevels
from granian.server.embed import Server

from trailhand.server.app import create_app
from trailhand.server.settings import Settings

CONNECTIONS = 8192
HEADER_BYTES = 64 * 1024


async def serve(settings: Settings, host: str, port: int, ready: Callable[[], None]) -> None:
    """Serve until somebody says stop."""
    door = create_app(settings)
    server = Server(
        door,
        host,
        port,
        interface=Interfaces.ASGI,
        backlog=1024,
        backpressure=CONNECTIONS,
        http1_settings=HTTP1Settings(max_buffer_size=HEADER_BYTES * 8),
        log_level=LogLevels.error,
    )
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):  # Windows
            loop.add_signal_handler(number, server.stop)
    running = asyncio.create_task(server.serve())
    await listening(host, port, running)
    ready()
    await running


async def listening(host: str, port: int, running: asyncio.Task[None]) -> None:
    """Wait until connections are taken."""
    while not running.done():
        try:
            _, writer = await asyncio.open_connection(host, port)
        except OSError:
            await asyncio.sleep(0.01)
        else:
            writer.close()
            return


def port_is_free(host: str, port: int) -> bool:
    """Whether nobody listens there."""
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError:
            return False
        return True
