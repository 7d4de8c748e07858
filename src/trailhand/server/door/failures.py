"""Answers to what goes wrong: refused commands, unreadable requests, defects of ours."""

from __future__ import annotations

import logging
import math
from typing import Any

from litestar import Request, Response
from litestar.exceptions import (
    HTTPException,
    PermissionDeniedException,
    ValidationException,
)

import trailhand as th
from trailhand.bots import UnknownBot
from trailhand.core.text import Text
from trailhand.server.contract.problems import Problem, body_of, from_engine
from trailhand.server.door.languages import language_of

CODES = {403: "forbidden", 404: "not-found", 405: "not-found", 413: "too-large", 429: "too-many"}
AGAIN = ("too-many", "unavailable")  # the same command may be sent again, a little later
log = logging.getLogger("trailhand.server")


def respond(problem: Problem, lang: str, retry_after: float = 1.0) -> Response[dict[str, Any]]:
    """A problem as an answer."""
    body = body_of(problem, lang)
    return Response(
        body,
        status_code=body["status"],
        media_type="application/problem+json",
        headers={"retry-after": str(math.ceil(retry_after))} if problem.code in AGAIN else None,
    )


def on_problem(request: Request[Any, Any, Any], error: Problem) -> Response[dict[str, Any]]:
    """Answer a refused command."""
    if error.code == "unavailable":
        configuration = request.app.state.house.configuration
        return respond(error, language_of(request), configuration.retry_seconds)
    return respond(error, language_of(request))


def on_engine(request: Request[Any, Any, Any], error: Exception) -> Response[dict[str, Any]]:
    """Answer a table that cannot be set up."""
    return respond(from_engine(error), language_of(request))


def on_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[dict[str, Any]]:
    """Answer what the framework refuses: an unreadable body, an unknown path."""
    code = CODES.get(error.status_code, "failed" if error.status_code >= 500 else "invalid")
    detail: Text | str = ""
    if code == "invalid":
        detail = wrong_parts(error) or Text("server-unreadable")
    elif isinstance(error, PermissionDeniedException):
        detail = Text("server-no-token")
    return respond(Problem(code, detail), language_of(request))


def wrong_parts(error: HTTPException) -> str:
    """What is wrong with a request, without naming what is inside."""
    if not isinstance(error, ValidationException):
        return ""
    extra = error.extra if isinstance(error.extra, list) else []
    parts = [f"{e.get('key', '')}: {e.get('message', '')}" for e in extra if isinstance(e, dict)]
    return "; ".join(parts)[:400]


def on_encoding(request: Request[Any, Any, Any], error: Exception) -> Response[dict[str, Any]]:
    """Answer a body that is not UTF-8."""
    return respond(Problem("invalid", Text("server-unreadable")), language_of(request))


def on_nesting(request: Request[Any, Any, Any], error: Exception) -> Response[dict[str, Any]]:
    """Answer a body that is nested deeper than anybody can read."""
    return respond(Problem("invalid", Text("server-too-deep")), language_of(request))


def on_anything(request: Request[Any, Any, Any], error: Exception) -> Response[dict[str, Any]]:
    """Answer a defect of ours: it is logged here and never shown."""
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return respond(Problem("failed"), language_of(request))


HANDLERS: dict[int | type[Exception], Any] = {
    Problem: on_problem,
    th.InvalidSetup: on_engine,
    UnknownBot: on_engine,
    HTTPException: on_http,
    UnicodeDecodeError: on_encoding,
    RecursionError: on_nesting,
    Exception: on_anything,
}
