"""What is noted about an answer: a count, and a line of the access log if the host wants it."""

from __future__ import annotations

import logging
import time
from typing import Any, cast

from litestar.types import Message, Scope, Send

from trailhand.server.house import House
from trailhand.server.watch.logs import ACCESS, shown_path

METHODS = {"GET", "POST", "HEAD", "OPTIONS", "PUT", "PATCH", "DELETE"}
log = logging.getLogger(ACCESS)


def watched(house: House, scope: Scope, send: Send, address: str) -> Send:
    """Note an answer when it has been sent."""
    begun = time.perf_counter()
    method = str(cast(dict[str, Any], scope).get("method", ""))
    method = method if method in METHODS else "other"
    status = 0

    async def send_watched(message: Message) -> None:
        nonlocal status
        await send(message)
        if message["type"] == "http.response.start":
            status = message["status"]
        elif message["type"] == "http.response.body" and not message.get("more_body"):
            house.metrics.requests.labels(method, str(status)).inc()
            seconds = round(time.perf_counter() - begun, 4)
            log.info(
                "%s %s",
                method,
                shown_path(scope["path"]),
                extra={"status": status, "seconds": seconds, "address": address},
            )

    return send_watched
