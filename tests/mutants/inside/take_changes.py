"""A pytest plugin: all tests are found once; then, for each change, a fork of it runs some.

The fork gives one function its changed code. That is enough for whatever runs only during tests;
what has already run when the tests are found needs a process of its own.
"""

from __future__ import annotations

import gc
import json
import os
import select
import signal
import sys
from types import CodeType
from typing import Any

import patience  # type: ignore[import-not-found]
import pytest

ANSWERS = int(os.environ["MUTANTS_ANSWERS"])
NOTHING, NOT_HERE = "nothing", "not here"


@pytest.hookimpl(tryfirst=True)
def pytest_runtestloop(session: pytest.Session) -> bool:
    """Answer one change after the other."""
    items = {item.nodeid: item for item in session.items}
    gc.freeze()
    tell("ready")
    for line in sys.stdin:
        tell(fork(session, items, json.loads(line)))
    return True


def tell(answer: str) -> None:
    """Answer in a line."""
    os.write(ANSWERS, (answer + "\n").encode())


def fork(session: pytest.Session, items: dict[str, pytest.Item], job: dict[str, Any]) -> str:
    """The test that failed, nothing, or that the change cannot be made here."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            os.write(writing, first_failure(session, items, job).encode())
        finally:
            os._exit(0)
    os.close(writing)
    ended = select.select([reading], [], [], job["limit"])[0]
    answer = os.read(reading, 4096).decode() if ended else "time"
    os.close(reading)
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    return answer


def first_failure(
    session: pytest.Session, items: dict[str, pytest.Item], job: dict[str, Any]
) -> str:
    """Change the function, and run the tests until one fails."""
    if not change(job["module"], job["place"].split("."), job["source"]):
        return NOT_HERE
    for name, seconds in job["tests"].items():
        patience.begin(seconds)
        items[name].ihook.pytest_runtest_protocol(item=items[name], nextitem=None)
        if session.testsfailed:
            return str(name)
    return NOTHING


def change(module: str, place: list[str], source: str) -> bool:
    """Give a function the code that it has in a changed source; False if there is no function."""
    owner: Any = sys.modules[module]
    code: CodeType | None = compile(source, owner.__file__, "exec")
    for name in place:
        owner = vars(owner).get(name)
        owner = getattr(owner, "fget", None) or getattr(owner, "__func__", owner)
        while hasattr(owner, "__wrapped__"):
            owner = owner.__wrapped__
        now: CodeType | None = getattr(owner, "__code__", None)
        line = now.co_firstlineno if now else 0
        inner = [each for each in code.co_consts if isinstance(each, CodeType)] if code else []
        named = (each for each in inner if each.co_name == name)
        code = next((each for each in named if line in (0, each.co_firstlineno)), None)
        if owner is None or code is None:
            return False
        if now:
            owner.__code__ = code
            return True
    return False
