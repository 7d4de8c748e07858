"""What can go wrong, as problem+json: a code, a sentence in the person's language, a rule."""

from __future__ import annotations

import logging
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException

import trailhand as th
from trailhand.bots import UnknownBot
from trailhand.core.text import Text, say
from trailhand.server.languages import language_of

TITLES: dict[str, tuple[int, str]] = {
    "invalid": (422, "server-title-invalid"),
    "ambiguous": (422, "server-title-ambiguous"),
    "illegal": (409, "server-title-illegal"),
    "not-your-turn": (409, "server-title-not-your-turn"),
    "stale": (409, "server-title-stale"),
    "not-found": (404, "server-title-not-found"),
    "forbidden": (403, "server-title-forbidden"),
    "over": (409, "server-title-over"),
    "too-many": (429, "server-title-too-many"),
    "too-large": (413, "server-title-too-large"),
    "undo-blocked": (409, "server-title-undo-blocked"),
    "lesson": (409, "lesson-not-now-title"),
    "failed": (500, "server-title-failed"),
}
CODES = {403: "forbidden", 404: "not-found", 405: "not-found", 413: "too-large", 429: "too-many"}
log = logging.getLogger("trailhand.server")


class Problem(Exception):
    """A command that is refused; nothing has changed."""

    def __init__(self, code: str, detail: Text | str = "", rule: str = "") -> None:
        super().__init__(code)
        self.code = code
        self.detail = detail
        self.rule = rule


class ProblemBody(msgspec.Struct, omit_defaults=True):
    """An error: code, sentence and, where a rule says no, its rule."""

    status: int
    code: str
    title: str
    type: str = msgspec.field(default="about:blank")
    detail: str = ""
    rule: str = ""


def body_of(problem: Problem, lang: str) -> dict[str, Any]:
    """A problem in the words of a language."""
    status, title = TITLES[problem.code]
    detail = problem.detail
    body: dict[str, Any] = {
        "type": "about:blank",
        "status": status,
        "code": problem.code,
        "title": say(Text(title), lang),
        "detail": say(detail, lang) if isinstance(detail, Text) else detail,
    }
    if problem.rule:
        body["rule"] = problem.rule
    return body


def from_engine(error: Exception, notation: str = "") -> Problem:
    """An error of the kernel as a problem."""
    if isinstance(error, th.IllegalChoice):
        return Problem("illegal", error.objection.message, error.rule)
    if isinstance(error, th.AmbiguousChoice):
        options = ", ".join(error.matches[:8])
        return Problem("ambiguous", Text("error-several", {"input": notation, "options": options}))
    if isinstance(error, th.InvalidChoice):
        return Problem("invalid", Text("error-unclear", {"input": notation}))
    return Problem("invalid", str(error))


def respond(problem: Problem, lang: str) -> Response[dict[str, Any]]:
    """A problem as an answer."""
    body = body_of(problem, lang)
    return Response(
        body,
        status_code=body["status"],
        media_type="application/problem+json",
        headers={"retry-after": "1"} if problem.code == "too-many" else None,
    )


def on_problem(request: Request[Any, Any, Any], error: Problem) -> Response[dict[str, Any]]:
    """Answer a refused command."""
    return respond(error, language_of(request))


def on_engine(request: Request[Any, Any, Any], error: Exception) -> Response[dict[str, Any]]:
    """Answer a table that cannot be set up."""
    return respond(from_engine(error), language_of(request))


def on_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[dict[str, Any]]:
    """Answer what the framework refuses: an unreadable body, an unknown path."""
    code = CODES.get(error.status_code, "failed" if error.status_code >= 500 else "invalid")
    return respond(Problem(code, unreadable(error)), language_of(request))


def unreadable(error: HTTPException) -> str:
    """What is wrong with a request, without naming what is inside."""
    if not isinstance(error, ValidationException):
        return ""
    extra = error.extra if isinstance(error.extra, list) else []
    parts = [f"{e.get('key', '')}: {e.get('message', '')}" for e in extra if isinstance(e, dict)]
    return "; ".join(parts)[:400]


def on_nesting(request: Request[Any, Any, Any], error: Exception) -> Response[dict[str, Any]]:
    """Answer a body that is nested deeper than anybody can read."""
    return respond(Problem("invalid"), language_of(request))


def on_anything(request: Request[Any, Any, Any], error: Exception) -> Response[dict[str, Any]]:
    """Answer a defect of ours: it is logged here and never shown."""
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return respond(Problem("failed"), language_of(request))


HANDLERS: dict[int | type[Exception], Any] = {
    Problem: on_problem,
    th.InvalidSetup: on_engine,
    UnknownBot: on_engine,
    HTTPException: on_http,
    RecursionError: on_nesting,
    Exception: on_anything,
}
