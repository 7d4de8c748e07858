"""`trailhand sam`, `trailhand sue`: the automaton of a real table draws its cards here."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from rich.table import Table as Grid
from rich.text import Text

from trailhand.core.match import Decision, Match
from trailhand.core.text import Text as Message
from trailhand.games.common.companion import Companion, accompany
from trailhand.games.elpaso.solo.companion.game import SueCompanion
from trailhand.games.gwt.solo.companion.game import SamCompanion
from trailhand.terminal.arguments import LangOption, choose_language
from trailhand.terminal.history import History
from trailhand.terminal.keyboard import Keyboard
from trailhand.terminal.menu import menu
from trailhand.terminal.play import new_seed
from trailhand.terminal.table import Table
from trailhand.terminal.words import Words
from trailhand.text.names import automaton_title, category_title

COMMANDS = ("undo", "rule", "score", "log", "help", "quit")
HELP = {"undo": "terminal-help-answer-undo", "score": "terminal-help-automaton-score"}

SeedOption = Annotated[int | None, typer.Option(help="The same seed shuffles the same cards.")]


def sam(
    level: Annotated[str, typer.Option(help="easy, medium or hard.")] = "medium",
    north: Annotated[bool, typer.Option("--north", help="With Rails to the North.")] = False,
    seed: SeedOption = None,
    lang: LangOption = None,
) -> None:
    """Run Sam for a real table of Great Western Trail (2nd edition)."""
    options: dict[str, object] = {"solo": level, "north": north}
    run_companion(SamCompanion(), options, seed, Words(choose_language(lang)))


def sue(
    b_cards: Annotated[
        int, typer.Option(min=0, max=3, help="How many of her B cards are in play.")
    ] = 0,
    delivery: Annotated[
        str, typer.Option(help="After post 7: ascending (next higher post) or highest.")
    ] = "ascending",
    seed: SeedOption = None,
    lang: LangOption = None,
) -> None:
    """Run Sue for a real table of Great Western Trail: El Paso."""
    options: dict[str, object] = {"solo": b_cards, "sue_delivery": delivery}
    run_companion(SueCompanion(), options, seed, Words(choose_language(lang)))


def run_companion(
    companion: Companion[Any], options: dict[str, object], seed: int | None, words: Words
) -> None:
    """A whole session of a companion."""
    match = accompany(companion, new_seed(seed), options)
    RealTable(match, words, Keyboard(words)).run()


class Answers(History):
    """What was told of the real table: any of it may be taken back.

    Nobody decides anything here, and after taking back the same cards are drawn again.
    """

    def objection(self, match: Match) -> Message | None:
        return None if self.moments else Message("undo-nothing")


class RealTable(Table):
    """Questions about the real table, and what the automaton does there."""

    commands = COMMANDS

    def __init__(self, match: Match, words: Words, keyboard: Keyboard) -> None:
        super().__init__(match, {}, words, keyboard)
        self.history = Answers()

    def show(self, decision: Decision) -> None:
        """What the automaton has done, each line with its rule, and the next question."""
        self.tell(decision.seat)
        self.console.print()
        self.console.print(menu(decision, self.words, self.console.width))

    def tell(self, seat: int) -> None:
        """The log since the last question."""
        for told in self.match.lines(seat, self.told.get(seat, 0)):
            line = Text(f"  {self.words.of(told.message)}")
            self.console.print(line.append(f" ({told.rule})", "dim"))
        self.told[seat] = len(self.match.events())

    def finish(self) -> None:
        """The last lines, and the points of the automaton."""
        self.tell(0)
        self.console.print(self.points())

    def points(self) -> Grid:
        """The points of the automaton by category, and their sum."""
        shown = self.match.view(0)["automaton"]
        grid = Grid(title=automaton_title(shown["name"], self.words.lang))
        grid.add_column(self.words("terminal-category"))
        grid.add_column(self.words("terminal-points"), justify="right")
        for category, points in shown["points"].items():
            grid.add_row(
                category_title(self.match.game.info, category, self.words.lang), str(points)
            )
        grid.add_section()
        grid.add_row(self.words("score-total"), str(sum(shown["points"].values())))
        return grid

    def help_of(self, command: str) -> str:
        return HELP.get(command) or super().help_of(command)

    def do_score(self, rest: str, decision: Decision) -> None:
        """The points of the automaton, as far as they are known."""
        self.console.print(self.points())
