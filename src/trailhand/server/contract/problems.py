"""What can go wrong, as problem+json: a code, a sentence in the person's language, a rule."""

from __future__ import annotations

from typing import Any

import msgspec

import trailhand as th
from trailhand.core.text import Text, Typed, say

TITLES: dict[str, tuple[int, str]] = {
    "invalid": (422, "server-title-invalid"),
    "ambiguous": (422, "server-title-ambiguous"),
    "illegal": (409, "server-title-illegal"),
    "not-your-turn": (409, "server-title-not-your-turn"),
    "stale": (409, "server-title-stale"),
    "not-found": (404, "server-title-not-found"),
    "forbidden": (403, "server-title-forbidden"),
    "over": (409, "server-title-over"),
    "misdirected": (421, "server-title-misdirected"),
    "too-many": (429, "server-title-too-many"),
    "too-many-tables": (409, "server-title-too-many-tables"),
    "too-large": (413, "server-title-too-large"),
    "undo-blocked": (409, "server-title-undo-blocked"),
    "lesson": (409, "lesson-not-now-title"),
    "failed": (500, "server-title-failed"),
    "unavailable": (503, "server-title-unavailable"),
}


class Problem(Exception):
    """A command that is refused; nothing has changed."""

    def __init__(self, code: str, detail: Text | str = "", rule: str = "") -> None:
        super().__init__(code)
        self.code = code
        self.detail = detail
        self.rule = rule


class Unavailable(Problem):
    """The database cannot be used now; the same command with the same key may be sent again.

    Nothing has changed, unless it is `unsure`: then the change may have been written.
    """

    def __init__(self, detail: Text, *, unsure: bool = False) -> None:
        super().__init__("unavailable", detail)
        self.unsure = unsure


class ProblemBody(msgspec.Struct, omit_defaults=True):
    """An error: code, sentence and, where a rule says no, its rule."""

    status: int
    code: str
    title: str
    type: str
    detail: str
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
        several = {"input": Typed(notation), "options": options}
        return Problem("ambiguous", Text("error-several", several))
    if isinstance(error, th.InvalidChoice):
        return Problem("invalid", Text("error-unclear", {"input": Typed(notation)}))
    return Problem("invalid", str(error))
