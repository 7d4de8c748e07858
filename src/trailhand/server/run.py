"""One process: the event loop, uvicorn, and a clean end."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import socket
from collections.abc import Callable, Iterator

import uvicorn

from trailhand.server.app import create_app
from trailhand.server.settings import Settings

CONNECTIONS = 8192
HEADER_BYTES = 64 * 1024
SOCKET_BYTES = 1024 * 1024  # what is over our own limit still gets a sentence
GOODBYE_SECONDS = 3


class Server(uvicorn.Server):
    """Uvicorn, stopped by us: it would end with the signal, and not with a clean exit code."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield

    def stop(self) -> None:
        """Let everybody finish; asked twice, stop at once."""
        self.force_exit = self.should_exit
        self.should_exit = True


async def serve(settings: Settings, host: str, port: int, ready: Callable[[], None]) -> None:
    """Serve until somebody says stop."""
    door = create_app(settings)
    config = uvicorn.Config(
        door,
        host,
        port,
        http="h11",
        ws="websockets-sansio",
        ws_max_size=SOCKET_BYTES,
        ws_ping_interval=None,  # the page pings, and silence ends a socket there
        ws_per_message_deflate=False,
        h11_max_incomplete_event_size=HEADER_BYTES,
        limit_concurrency=CONNECTIONS,
        backlog=1024,
        timeout_graceful_shutdown=GOODBYE_SECONDS,
        proxy_headers=False,  # whom to believe is a setting of ours
        server_header=False,
        access_log=False,
        log_level="error",
        lifespan="on",
    )
    server = Server(config)

    def stop() -> None:
        door.house.thinker.hush()
        server.stop()

    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):  # Windows
            loop.add_signal_handler(number, stop)
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
