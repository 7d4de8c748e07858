"""Where bots think: in processes of their own, so that nobody at any table waits for them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple, cast

from trailhand.core.text import Text
from trailhand.server.workers import Died, Question, Worker, unpacked

TRIES = 3  # a process may be killed once or twice before we give up

Wanted = Callable[[], bool]


class Advice(NamedTuple):
    """A hint as it comes from a worker."""

    notation: str
    ahead: float | None
    expected: dict[str, float]
    plan: list[Text]


class NotWanted(Exception):
    """Nobody waits for this answer any more."""


class Thinker:
    """Workers for all tables, started when they are first needed."""

    def __init__(self, workers: int, hint_budget: str) -> None:
        self.hint_budget = hint_budget
        self.idle: list[Worker] = []
        self.busy: dict[Worker, Wanted] = {}
        self.closed = False
        self.places = asyncio.Semaphore(workers)
        self.threads = ThreadPoolExecutor(workers, "thinking")

    async def choose(
        self, table: str, bot: str, position: dict[str, Any], seat: int, seed: int, wanted: Wanted
    ) -> str:
        """What a bot plays, in notation."""
        return str(await self.ask(Question(table, bot, position, seat, seed), wanted))

    async def advise(
        self, table: str, position: dict[str, Any], seat: int, seed: int, wanted: Wanted
    ) -> list[Advice]:
        """The options worth considering, best first."""
        question = Question(table, "", position, seat, seed, self.hint_budget)
        return [
            Advice(notation, ahead, expected, [cast(Text, unpacked(step)) for step in plan])
            for notation, ahead, expected, plan in await self.ask(question, wanted)
        ]

    async def ask(self, question: Question, wanted: Wanted) -> Any:
        """Wait for a worker, then for its answer; one that dies is replaced.

        Before it begins, and whenever somebody calls `hurry`, `wanted` is asked whether there
        is still a need for the answer.
        """
        async with self.places:
            for left in reversed(range(TRIES)):
                if self.closed or not wanted():
                    raise NotWanted
                try:
                    return await self.ask_one(self.find_worker(question.table), question, wanted)
                except Died:
                    if not left:
                        raise

    def find_worker(self, table: str) -> Worker:
        """An idle worker, if possible the one that served the table last; else a new one."""
        found = next((each for each in self.idle if each.table == table), None)
        if found is None:
            found = self.idle[-1] if self.idle else Worker()
        if found in self.idle:
            self.idle.remove(found)
        found.table = table
        return found

    async def ask_one(self, worker: Worker, question: Question, wanted: Wanted) -> Any:
        """The answer of one worker; who does not answer is not asked again."""
        loop = asyncio.get_running_loop()
        self.busy[worker] = wanted
        try:
            found = await loop.run_in_executor(self.threads, worker.ask, question)
        except BaseException:  # also if nobody waits any more: its answer would come too late
            worker.end()
            raise
        finally:
            del self.busy[worker]
        self.idle.append(worker)
        return found

    def hurry(self, table: str) -> None:
        """Something has changed at a table: end thoughts that nobody waits for any more."""
        for worker, wanted in self.busy.items():
            if worker.table == table and not wanted():
                worker.hurry()

    def hush(self) -> None:
        """Stop thinking at once: the server is about to stop."""
        self.closed = True
        for worker in [*self.idle, *self.busy]:
            worker.end()

    def close(self) -> None:
        """Stop thinking, and wait until nothing is left of it."""
        self.hush()
        self.threads.shutdown(wait=True, cancel_futures=True)
