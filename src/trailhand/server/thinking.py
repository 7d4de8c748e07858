"""Where bots think: in processes of their own, so that nobody at any table waits for them.

A worker answers one question at a time and can be told to come to an end. It keeps the bots of
the tables it served last, because a bot remembers what it thought about a turn.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import threading
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from typing import Any, NamedTuple, cast

import trailhand as th
from trailhand import bots
from trailhand.bots.hints import hints
from trailhand.core.text import Argument, Text

KEPT_BOTS = 64
HINT_BUDGET = "2s"


class Question(NamedTuple):
    """What a worker is asked: `bot` is empty if hints are wanted."""

    table: str
    bot: str
    position: dict[str, Any]
    seat: int
    seed: int


class Advice(NamedTuple):
    """A hint as it comes from a worker."""

    notation: str
    ahead: float
    expected: list[float]
    plan: list[Text]


class GaveUp(RuntimeError):
    """A worker that could not answer."""


# -- in the worker ------------------------------------------------------------------------


class Stable:
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
    threading.Thread(target=follow_parent, daemon=True).start()
    stable = Stable()
    while True:
        try:
            question = connection.recv()
        except (EOFError, OSError):
            return
        if question is None:  # a late word to stop
            continue
        try:
            connection.send(answer(stable, question, connection))
        except Exception as problem:
            connection.send(GaveUp(f"{type(problem).__name__}: {problem}"))


def answer(stable: Stable, question: Question, connection: Connection) -> Any:
    """A choice in notation, or hints."""
    match = th.load(question.position)
    assert match.decision is not None
    options = match.decision.options
    if not question.bot:
        found = hints(match, question.seat, HINT_BUDGET, question.seed, connection.poll)
        return [
            (options[h.place].notation, h.ahead, h.expected, [packed(t) for t in h.plan])
            for h in found
        ]
    bot = stable.bot(question)
    bot.stop = connection.poll
    return options[bot.choose(match, question.seat)].notation


def follow_parent() -> None:
    """A worker whose server is gone ends, too, however it went."""
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
    """A process that thinks, as the server sees it."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self.connection, other = context.Pipe()
        self.process = context.Process(target=work, args=(other,), daemon=True)
        self.process.start()
        other.close()
        self.table = ""

    def ask(self, question: Question) -> Any:
        """The answer to a question; blocks, so it is called in a thread."""
        self.connection.send(question)
        found = self.connection.recv()
        if isinstance(found, GaveUp):
            raise found
        return found

    def end(self) -> None:
        """No more questions."""
        self.connection.close()
        self.process.terminate()
        self.process.join()


class Thinker:
    """Workers for all tables, made when they are first needed."""

    def __init__(self, workers: int) -> None:
        self.idle: list[Worker] = []
        self.busy: set[Worker] = set()
        self.places = asyncio.Semaphore(workers)
        self.threads = ThreadPoolExecutor(workers, "thinking")

    async def choose(
        self, table: str, bot: str, position: dict[str, Any], seat: int, seed: int
    ) -> str:
        """What a bot plays, in notation."""
        return str(await self.ask(Question(table, bot, position, seat, seed)))

    async def advise(
        self, table: str, position: dict[str, Any], seat: int, seed: int
    ) -> list[Advice]:
        """The options worth considering, best first."""
        found = await self.ask(Question(table, "", position, seat, seed))
        return [
            Advice(notation, ahead, expected, [cast(Text, unpacked(step)) for step in plan])
            for notation, ahead, expected, plan in found
        ]

    async def ask(self, question: Question) -> Any:
        """Wait for a worker, then for its answer."""
        loop = asyncio.get_running_loop()
        async with self.places:
            worker = self.idle.pop() if self.idle else None
            if worker is None:
                worker = await loop.run_in_executor(self.threads, Worker)
            worker.table = question.table
            self.busy.add(worker)
            try:
                found = await loop.run_in_executor(self.threads, worker.ask, question)
            except BaseException as problem:  # its answer may come when nobody waits for it
                worker.end()
                if isinstance(problem, EOFError | OSError):
                    raise GaveUp("the process that was thinking has ended") from problem
                raise
            finally:
                self.busy.discard(worker)
            worker.table = ""
            self.idle.append(worker)
            return found

    def hurry(self, table: str) -> None:
        """Nobody waits for the thoughts about a table any more: come to an end."""
        for worker in self.busy:
            if worker.table == table:
                worker.connection.send(None)

    def close(self) -> None:
        """Stop thinking."""
        for worker in [*self.idle, *self.busy]:
            worker.end()
        self.threads.shutdown(wait=False, cancel_futures=True)
