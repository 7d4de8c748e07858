"""One process: the event loop, uvicorn, and a clean end."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import os
import signal
import socket
from collections.abc import Callable, Iterator
from typing import Any

import uvicorn

from trailhand.server.app import create_app
from trailhand.server.configuration import CannotStart, Configuration
from trailhand.server.door.connections import protocols
from trailhand.server.door.visitors import Door
from trailhand.server.watch.logs import start_logging

HEADER_BYTES = 64 * 1024
SOCKET_BYTES = 1024 * 1024  # what exceeds our own limit is still answered
SHUTDOWN_SECONDS = 3
BACKLOG = 1024
NOT_HERE = (errno.EADDRNOTAVAIL, errno.EAFNOSUPPORT)


class Server(uvicorn.Server):
    """Uvicorn, stopped by us: its own way ends with the signal and no clean exit code."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield

    def stop(self) -> None:
        """Let everybody finish; asked twice, stop at once."""
        self.force_exit = self.should_exit
        self.should_exit = True


async def serve(
    configuration: Configuration, host: str, port: int, ready: Callable[[], None]
) -> None:
    """Serve until somebody says stop."""
    start_logging(configuration.log_format, configuration.access_log)
    sockets, door = open_door(configuration, host, port)
    server = Server(config_of(door, configuration, host, port))

    def stop() -> None:
        door.house.bots.stop()
        server.stop()

    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):  # Windows
            loop.add_signal_handler(number, stop)
    running = asyncio.create_task(server.serve(sockets))
    await listening(host, port, running)
    ready()
    await running


def config_of(door: Door, configuration: Configuration, host: str, port: int) -> uvicorn.Config:
    """How uvicorn runs: with our own watch at the connections."""
    requests, sockets = protocols(configuration)
    return uvicorn.Config(
        door,
        host,
        port,
        http=requests,
        ws=sockets,
        ws_max_size=SOCKET_BYTES,
        ws_ping_interval=configuration.ping_seconds,
        ws_ping_timeout=max(0.1, configuration.silence_seconds - configuration.ping_seconds),
        ws_per_message_deflate=False,
        h11_max_incomplete_event_size=HEADER_BYTES,
        backlog=BACKLOG,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
        proxy_headers=False,  # our own configuration says whom to believe
        server_header=False,
        access_log=False,
        log_level="error",
        log_config=None,  # lines of uvicorn are written like ours
        lifespan="on",
    )


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


def open_door(
    configuration: Configuration, host: str, port: int
) -> tuple[list[socket.socket], Door]:
    """The sockets of a server, and what is behind them; without a port no database is touched."""
    sockets = listen_at(host, port)
    try:
        return sockets, create_app(configuration, host)
    except BaseException:
        for each in sockets:
            each.close()
        raise


def listen_at(host: str, port: int, option: str = "--port") -> list[socket.socket]:
    """Sockets for all addresses of a host; why there are none is said in one sentence."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except OSError:
        raise CannotStart(f"{host!r} is no address of this machine; check --host") from None
    sockets: list[socket.socket] = []
    missing: OSError | None = None
    for family, kind, protocol, _, address in found:
        try:
            sockets.append(bound(socket.socket(family, kind, protocol), address))
        except OSError as problem:
            missing = problem
            if problem.errno not in NOT_HERE:
                break
    if missing is not None and (missing.errno not in NOT_HERE or not sockets):
        for each in sockets:
            each.close()
        raise CannotStart(why_not(missing, host, port, option)) from None
    return sockets


def bound(made: socket.socket, address: Any) -> socket.socket:
    """A socket that has its address, and nobody else the same."""
    try:
        if os.name == "posix":  # elsewhere this would let two servers have one port
            made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if made.family == socket.AF_INET6:
            made.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        made.bind(address)
        made.listen(BACKLOG)  # only this tells that somebody else listens already
    except OSError:
        made.close()
        raise
    return made


def why_not(problem: OSError, host: str, port: int, option: str) -> str:
    """Why nobody can listen there, and what to do."""
    if problem.errno == errno.EADDRINUSE:
        return f"port {port} is taken; choose another one with {option}"
    if problem.errno in (errno.EACCES, errno.EPERM):
        return f"port {port} is not for ordinary users; choose one from 1024 on with {option}"
    if problem.errno in NOT_HERE:
        return f"{host!r} is no address of this machine; check --host"
    return f"nobody can listen at {host}, port {port}: {problem.strerror}; choose others"
