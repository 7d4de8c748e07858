"""Where bots think: in processes of their own, so that no table waits for another one's bots."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple, cast

from trailhand.core.text import Text
from trailhand.server.configuration import Configuration
from trailhand.server.minds.turns import Asker, NotWanted, Turns
from trailhand.server.minds.workers import Died, Question, Worker, unpacked

TRIES = 3  # a process may be killed once or twice before we give up


class Advice(NamedTuple):
    """A hint as it comes from a worker."""

    notation: str
    ahead: float | None
    expected: dict[str, float]
    plan: list[Text]


class Thinker:
    """Workers for all tables, started when they are first needed."""

    def __init__(self, configuration: Configuration) -> None:
        self.hint_budget = configuration.hint_budget
        self.idle: list[Worker] = []
        self.busy: dict[Worker, Asker] = {}
        self.closed = False
        self.turns = Turns(
            configuration.thinkers,
            configuration.thinking_per_visitor,
            configuration.thinking_per_address,
        )
        self.threads = ThreadPoolExecutor(configuration.thinkers, "thinking")

    async def choose(
        self, table: str, bot: str, position: dict[str, Any], seat: int, seed: int, asker: Asker
    ) -> str:
        """What a bot plays, in notation."""
        return str(await self.ask(Question(table, bot, position, seat, seed), asker))

    async def advise(
        self, table: str, position: dict[str, Any], seat: int, seed: int, asker: Asker
    ) -> list[Advice]:
        """The options worth considering, best first."""
        question = Question(table, "", position, seat, seed, self.hint_budget)
        return [
            Advice(notation, ahead, expected, [cast(Text, unpacked(step)) for step in plan])
            for notation, ahead, expected, plan in await self.ask(question, asker)
        ]

    async def ask(self, question: Question, asker: Asker) -> Any:
        """Wait for one's turn, then for the answer of a worker; one that dies is replaced.

        Before it begins, and whenever somebody calls `hurry`, the asker is asked whether there
        is still a need for the answer.
        """
        async with self.turns.place(asker):
            for left in reversed(range(TRIES)):
                if self.closed or not asker.wanted():
                    raise NotWanted
                try:
                    return await self.ask_one(self.find_worker(question.table), question, asker)
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

    async def ask_one(self, worker: Worker, question: Question, asker: Asker) -> Any:
        """The answer of one worker; one that does not answer is not asked again."""
        loop = asyncio.get_running_loop()
        self.busy[worker] = asker
        try:
            found = await loop.run_in_executor(self.threads, worker.ask, question)
        except BaseException:  # also if nobody waits any more: its answer would be too late
            worker.end()
            raise
        finally:
            del self.busy[worker]
        self.idle.append(worker)
        return found

    def hurry(self, table: str) -> None:
        """Something has changed at a table: end thoughts that nobody waits for any more."""
        for worker, asker in self.busy.items():
            if worker.table == table and not asker.wanted():
                worker.hurry()
        self.turns.look_again()

    def stop(self) -> None:
        """Stop thinking at once: the server is about to stop."""
        self.closed = True
        for worker in [*self.idle, *self.busy]:
            worker.end()

    def close(self) -> None:
        """Stop thinking, and wait until nothing is left of it."""
        self.stop()
        self.threads.shutdown(wait=True, cancel_futures=True)
