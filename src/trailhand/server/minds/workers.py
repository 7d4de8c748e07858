"""A process that thinks: both ends of its pipe.

It answers one question at a time and can be told to finish early. It keeps the bots of the
tables it served last, because a bot remembers what it thought about a turn.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections import OrderedDict
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any, NamedTuple

import trailhand as th
from trailhand import bots
from trailhand.bots.hints import hints
from trailhand.core.text import Argument, Text

KEPT_BOTS = 64


class Question(NamedTuple):
    """What a worker is asked: hints within a budget if `bot` is empty."""

    table: str
    bot: str
    position: dict[str, Any]
    seat: int
    seed: int
    budget: str = ""


class GaveUp(RuntimeError):
    """A worker that could not answer."""


class Died(GaveUp):
    """A worker that ended in the middle of a question."""


# -- in the worker ------------------------------------------------------------------------


class RecentBots:
    """The bots of the tables served last."""

    def __init__(self) -> None:
        self.bots: OrderedDict[tuple[str, int, str], bots.Bot] = OrderedDict()

    def bot(self, question: Question) -> bots.Bot:
        """The bot of a seat, the same one for the whole game if possible."""
        key = (question.table, question.seat, question.bot)
        found = self.bots.pop(key, None) or bots.find(question.bot)(question.seed)
        self.bots[key] = found
        if len(self.bots) > KEPT_BOTS:
            self.bots.popitem(last=False)
        return found


def work(connection: Connection) -> None:
    """Answer questions until the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the server's to answer
    threading.Thread(target=follow_parent, daemon=True).start()
    recent = RecentBots()
    while True:
        try:
            question = connection.recv()
            if question is None:  # told to stop after it had answered
                continue
            connection.send(answer(recent, question, connection))
        except (EOFError, OSError):
            return
        except Exception as problem:
            connection.send(GaveUp(f"{type(problem).__name__}: {problem}"))


def answer(recent: RecentBots, question: Question, connection: Connection) -> Any:
    """A choice in notation, or hints."""
    match = th.load(question.position)
    assert match.decision is not None
    options = match.decision.options
    if not question.bot:
        found = hints(match, question.seat, question.budget, question.seed, connection.poll)
        return [
            (options[h.place].notation, h.ahead, h.expected, [packed(t) for t in h.plan])
            for h in found
        ]
    bot = recent.bot(question)
    bot.stop = connection.poll
    return options[bot.choose(match, question.seat)].notation


def follow_parent() -> None:
    """End with the server, however it ended."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


def packed(argument: Argument) -> Any:
    """A message as plain data, to be sent."""
    if isinstance(argument, Text):
        return {argument.id: {name: packed(each) for name, each in argument.args.items()}}
    if isinstance(argument, tuple):
        return tuple(packed(part) for part in argument)
    return argument


def unpacked(data: Any) -> Argument:
    """A message again."""
    if isinstance(data, dict):
        [(key, args)] = data.items()
        return Text(key, {name: unpacked(each) for name, each in args.items()})
    if isinstance(data, tuple):
        return tuple(unpacked(part) for part in data)
    return data


# -- in the server ------------------------------------------------------------------------


class Worker:
    """A process that thinks, as the server sees it; it starts with its first question.

    `ask` blocks and is called in a thread; `hurry` and `end` may be called from another one at
    any moment.
    """

    def __init__(self) -> None:
        self.table = ""
        self.process: SpawnProcess | None = None
        self._connection: Connection | None = None
        self._lock = threading.Lock()
        self._asked = False
        self._hurried = False
        self._ended = False

    def ask(self, question: Question) -> Any:
        """The answer to a question."""
        try:
            connection = self._start()
            with self._lock:
                connection.send(question)
                self._asked = True
                if self._hurried:
                    connection.send(None)
            found = connection.recv()
        except (EOFError, OSError) as problem:
            raise Died("the process that was thinking has ended") from problem
        with self._lock:
            self._asked = self._hurried = False
        if isinstance(found, GaveUp):
            raise found
        return found

    def _start(self) -> Connection:
        with self._lock:
            if self._ended:
                raise EOFError
            if self._connection is None:
                context = multiprocessing.get_context("spawn")
                self._connection, other = context.Pipe()
                self.process = context.Process(target=work, args=(other,), daemon=True)
                self.process.start()
                other.close()
            return self._connection

    def hurry(self) -> None:
        """The answer may come at once."""
        with self._lock:
            if self._hurried or self._ended:
                return
            self._hurried = True
            if self._asked and self._connection is not None:
                try:
                    self._connection.send(None)
                except OSError:
                    return  # it has died, and `ask` says so

    def end(self) -> None:
        """No more questions; whoever waits for an answer hears that the process has ended.

        The pipe is left to whoever waits at it, and closes with the last of them.
        """
        with self._lock:
            self._ended = True
        if self.process is not None:
            self.process.kill()
            self.process.join()
