"""The table: whose turn it is, what was typed, and what comes of it."""

from __future__ import annotations

import re
from pathlib import Path

from rich.rule import Rule
from rich.text import Text

import trailhand as th
from trailhand.bots import Bot
from trailhand.core.match import Decision
from trailhand.core.text import Typed
from trailhand.rulebook.book import UnknownRule
from trailhand.rulebook.book import rule as find_rule
from trailhand.terminal.boards import Board, board_of
from trailhand.terminal.history import History
from trailhand.terminal.keyboard import Keyboard
from trailhand.terminal.menu import menu
from trailhand.terminal.rules import show_rule
from trailhand.terminal.scores import score_table, verdict
from trailhand.terminal.words import Words, seat_style
from trailhand.text.names import automaton_title, card_title, game_title

COMMANDS = (
    "undo",
    "why",
    "rule",
    "score",
    "log",
    "board",
    "buildings",
    "save",
    "help",
    "quit",
)
INTERJECTION = re.compile(r"\((\d+)!?\)\s*(.+)")


class Table:
    """One game in the terminal, with people on the seats that no bot holds."""

    commands: tuple[str, ...] = COMMANDS

    def __init__(
        self, match: th.Match, bots: dict[int, Bot], words: Words, keyboard: Keyboard
    ) -> None:
        self.match = match
        self.bots = bots
        self.words = words
        self.keyboard = keyboard
        self.console = keyboard.console
        self.history = History()
        self.told: dict[int, int] = {}
        self.shown = (-1, -1)
        self.last_seat = -1
        self.leaving = False
        match.watch()

    # -- the course of a game -------------------------------------------------------------

    def run(self) -> None:
        """Play until the game is over, somebody quits, or the input ends."""
        self.console.print(self.words("terminal-welcome", seed=str(self.match.seed)))
        while not self.leaving and (decision := self.match.decision) is not None:
            if decision.seat in self.bots:
                self.match.play(self.bots[decision.seat].choose(self.match, decision.seat))
            else:
                self.show(decision)
                self.listen(decision)
        if self.match.over:
            self.finish()

    def finish(self) -> None:
        """The last lines of the log, the scores, and who has won."""
        self.tell(self.people[0] if len(self.people) == 1 else -1)
        self.console.print(score_table(self.match, self.words))
        self.console.print(Text(verdict(self.match, self.words), "bold"))

    @property
    def people(self) -> list[int]:
        """The seats of people."""
        return [seat for seat in range(self.match.seats) if seat not in self.bots]

    # -- showing --------------------------------------------------------------------------

    def show(self, decision: Decision) -> None:
        """The board at the beginning of a turn; what happened, the hand and the options."""
        seat = decision.seat
        self.hand_over(seat)
        board = self.board(seat)
        if self.shown != (self.match.state.turn, seat):
            self.shown = (self.match.state.turn, seat)
            self.console.print(board.full())
            self.console.print(self.title(seat))
        else:
            self.console.print()
        self.tell(seat)
        self.show_automaton(seat)
        self.console.print(board.brief(), "")
        self.console.print(menu(decision, self.words, self.console.width))

    def show_automaton(self, seat: int) -> None:
        """The card that the automaton of a solo table has just played by."""
        automaton = self.match.view(seat).get("automaton")
        if automaton and automaton["card"]:
            name, lang = automaton["name"], self.words.lang
            title = Text(automaton_title(name, lang), seat_style(automaton["seat"]))
            card = card_title(name, automaton["card"], lang)
            self.console.print(Text.assemble(title, f": {card}"), soft_wrap=False)

    def board(self, seat: int) -> Board:
        """The drawing of the table for a seat."""
        return board_of(self.match, seat, self.words, self.console.width)

    def title(self, seat: int) -> Rule:
        """Whose turn it is."""
        name = Text(self.words.seat(seat), seat_style(seat))
        turn = self.words("terminal-turn", n=self.match.state.turn)
        game = game_title(self.match.game.info, self.words.lang)
        return Rule(Text.assemble(name, f" · {turn} · {game}"))

    def hand_over(self, seat: int) -> None:
        """Hide one hand before the next person looks, if people share a screen."""
        if self.last_seat not in (-1, seat) and self.keyboard.interactive:
            self.console.clear()
            self.keyboard.line(self.words("terminal-hand-over", who=f"@seat-{seat + 1}"))
        self.last_seat = seat

    def tell(self, seat: int) -> None:
        """The log since this seat last looked."""
        since = self.told.get(seat, max(self.told.values(), default=0) if seat < 0 else 0)
        for line in self.match.tell(seat, since, self.words.lang):
            self.console.print(Text(f"  {line}", "italic"))
        self.told[seat] = len(self.match.events())

    # -- listening ------------------------------------------------------------------------

    def listen(self, decision: Decision) -> None:
        """Answer what is typed until it changes the table."""
        before = self.match
        choices = len(before.played)
        while not self.leaving and self.match is before and len(before.played) == choices:
            try:
                line = self.keyboard.line(f"{self.words.seat(decision.seat)} >")
            except EOFError:
                self.console.print()
                self.leaving = True
                return
            if line:
                self.answer(line, decision)

    def answer(self, line: str, decision: Decision) -> None:
        """A command, a number, or a notation."""
        word, _, rest = line.partition(" ")
        command = self.command(word)
        if line.isdecimal():
            self.choose_number(int(line), decision)
        elif command is not None:
            getattr(self, f"do_{command}")(rest.strip(), decision)
        elif interjected := INTERJECTION.fullmatch(line):
            self.interject(int(interjected[1]) - 1, interjected[2])
        else:
            self.choose(line, decision)

    def command(self, word: str) -> str | None:
        """The command behind a word, in English or in the language of the person."""
        for command in self.commands:
            if word.lower() in (command, self.words(f"terminal-command-{command}")):
                return command
        return None

    def say(self, key: str, style: str = "", **args: object) -> None:
        """One line of the interface."""
        self.console.print(Text(self.words(key, **args), style))

    def choose_number(self, number: int, decision: Decision) -> None:
        """Play an option by its number."""
        if 1 <= number <= len(decision.options):
            self.play(number - 1, decision.seat)
        else:
            self.say("terminal-no-number", n=len(decision.options), number=number)

    def choose(self, notation: str, decision: Decision) -> None:
        """Play an option by its notation, or say what is wrong with it."""
        try:
            self.play(notation, decision.seat)
        except th.IllegalChoice as refusal:
            self.object(refusal.objection)
        except th.AmbiguousChoice as refusal:
            self.say("error-several", input=Typed(notation), options=", ".join(refusal.matches[:8]))
        except th.InvalidChoice:
            self.say("error-unclear", input=Typed(notation))

    def play(self, choice: str | int, seat: int) -> None:
        """Play, remembering the moment before."""
        self.history.remember(self.match, seat)
        try:
            self.match.play(choice)
        except ValueError:
            self.history.forget()
            raise

    def interject(self, seat: int, notation: str) -> None:
        """A free action of a person whose turn it is not."""
        if seat not in self.people:
            self.say("terminal-no-person", number=seat + 1)
            return
        self.history.remember(self.match, seat)
        try:
            self.match.play(notation, seat)
        except ValueError:
            self.history.forget()
            self.say("terminal-has-to-wait", text=Typed(notation))

    def object(self, objection: th.Objection) -> None:
        """Why something is not allowed, and the rule that says so."""
        text = Text(objection.text(self.words.lang), "bold red")
        rule = f" ({objection.rule})" if objection.rule else ""
        self.console.print(text.append(rule, "dim"))

    # -- commands -------------------------------------------------------------------------

    def do_undo(self, rest: str, decision: Decision) -> None:
        """Back to one's last decision of the same turn."""
        objection = self.history.objection(self.match)
        if objection is not None:
            self.console.print(self.words.of(objection))
            return
        self.match = self.history.undo()
        length = len(self.match.events())
        self.told = {seat: min(told, length) for seat, told in self.told.items()}
        self.say("terminal-undone")

    def do_why(self, rest: str, decision: Decision) -> None:
        """Why a notation is not allowed."""
        if rest.isdecimal() and 1 <= int(rest) <= len(decision.options):
            rest = decision.options[int(rest) - 1].notation
        try:
            objection = self.match.why_not(rest)
        except th.AmbiguousChoice as refusal:
            self.say("error-several", input=Typed(rest), options=", ".join(refusal.matches[:8]))
        except th.InvalidChoice:
            self.say("terminal-why-usage", text=Typed(rest))
        else:
            if objection is None:
                self.say("terminal-allowed", text=Typed(rest))
            else:
                self.object(objection)

    def do_rule(self, rest: str, decision: Decision) -> None:
        """A rule in our words; without an id those of the options."""
        offered = dict.fromkeys(option.rule for option in decision.options)
        for rule_id in [rest] if rest else offered:
            try:
                show_rule(find_rule(rule_id, self.words.lang), self.words.lang)
            except UnknownRule:
                self.say("terminal-no-rule", text=Typed(rule_id))

    def do_score(self, rest: str, decision: Decision) -> None:
        """Points as if the game ended now."""
        self.console.print(score_table(self.match, self.words, decision.seat))

    def do_log(self, rest: str, decision: Decision) -> None:
        """Everything that has happened."""
        for line in self.match.tell(decision.seat, 0, self.words.lang):
            self.console.print(Text(f"  {line}"))

    def do_board(self, rest: str, decision: Decision) -> None:
        """The whole table and the options again."""
        board = self.board(decision.seat)
        self.console.print(board.full(), board.brief(), "")
        self.console.print(menu(decision, self.words, self.console.width))

    def do_buildings(self, rest: str, decision: Decision) -> None:
        """What the buildings do."""
        self.console.print(self.board(decision.seat).details())

    def do_save(self, rest: str, decision: Decision) -> None:
        """Write the record of the game to a file."""
        if not rest:
            self.say("terminal-save-usage")
            return
        try:
            Path(rest).expanduser().write_text(self.match.record(), "utf-8")
        except OSError as problem:
            self.say(
                "terminal-not-saved", file=Typed(rest), problem=problem.strerror or str(problem)
            )
        else:
            self.say("terminal-saved", file=Typed(rest))

    def do_help(self, rest: str, decision: Decision) -> None:
        """What may be typed."""
        self.say("terminal-help")
        for command in self.commands:
            name = self.words(f"terminal-command-{command}")
            self.console.print(f"  [bold]{name:<12}[/bold]{self.words(self.help_of(command))}")
        if len(self.people) > 1:
            self.say("terminal-help-interject")

    def help_of(self, command: str) -> str:
        """The message that says what a command does."""
        return f"terminal-help-{command}"

    def do_quit(self, rest: str, decision: Decision) -> None:
        """Leave the table."""
        self.leaving = True
        self.say("terminal-bye")
