"""Metrics of one server, for Prometheus: on a port of their own, and only if wanted."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from wsgiref.simple_server import WSGIServer

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    Info,
    ProcessCollector,
    start_http_server,
)

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
PERSON, BOT = "person", "bot"


class Metrics:
    """What is counted and measured in one house."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        self.info = Info("trailhand_build", "The version that runs.", registry=registry)
        self.choices = Counter(
            "trailhand_choices", "Choices made at tables.", ["by"], registry=registry
        )
        self.commands = Histogram(
            "trailhand_command_seconds",
            "From a command to its answer, with what it waits for.",
            ["command", "by"],
            buckets=BUCKETS,
            registry=registry,
        )
        self.requests = Counter(
            "trailhand_requests", "Requests by method and status.", ["method", "status"],
            registry=registry,
        )  # fmt: skip
        self.database = Histogram(
            "trailhand_database_seconds",
            "Reads and writes of the database, with what they wait for.",
            ["operation"],
            buckets=BUCKETS,
            registry=registry,
        )
        self.database_errors = Counter(
            "trailhand_database_errors", "Failed reads and writes.", ["operation"],
            registry=registry,
        )  # fmt: skip
        for by in (PERSON, BOT):
            self.choices.labels(by)
        for operation in ("read", "write"):
            self.database.labels(operation)
            self.database_errors.labels(operation)

    def gauge(self, name: str, meaning: str, value: Callable[[], float]) -> None:
        """A value that is asked for whenever somebody looks."""
        Gauge(f"trailhand_{name}", meaning, registry=self.registry).set_function(value)

    @contextmanager
    def commanding(self, command: str, by: str) -> Iterator[None]:
        """Measure a command, whether it is refused or carried out."""
        begun = time.perf_counter()
        try:
            yield
        finally:
            self.commands.labels(command, by).observe(time.perf_counter() - begun)

    @contextmanager
    def asking_database(
        self, operation: str, failed: Callable[[Exception], bool]
    ) -> Iterator[None]:
        """Measure a read or a write, and count it if it has failed and was not refused."""
        begun = time.perf_counter()
        try:
            yield
        except Exception as problem:  # it goes on to the caller
            if failed(problem):
                self.database_errors.labels(operation).inc()
            raise
        finally:
            self.database.labels(operation).observe(time.perf_counter() - begun)


class MetricsPort:
    """Where metrics are served, from a thread of its own."""

    def __init__(self, metrics: Metrics, host: str, port: int) -> None:
        self.server: WSGIServer
        self.thread: threading.Thread
        self.server, self.thread = start_http_server(port, host, metrics.registry)

    def close(self) -> None:
        """Listen no more."""
        self.server.shutdown()
        self.server.server_close()
        self.thread.join()
