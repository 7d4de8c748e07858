"""The numbered options of a decision."""

from __future__ import annotations

from rich.console import Console, Group, RenderableType
from rich.text import Text

from trailhand.core.match import Decision, Option
from trailhand.terminal.words import Words

NUMBER = 4  # width of "12. "
LEAST_GAP = 2


def menu(decision: Decision, words: Words, width: int) -> RenderableType:
    """Question and options: those of a kind stand together, free actions come last."""
    lines: list[RenderableType] = [Text(decision.question(words.lang), "bold underline")]
    group = ""
    for number, option in enumerate(decision.options, 1):
        kind = kind_of(option)
        if group and kind != group:
            free = option.beside
            lines.append(Text(words("terminal-free") if free else "", "italic"))
        group = kind
        lines.append(row(number, option, words, width))
    return Group(*lines)


def kind_of(option: Option) -> str:
    """What options are grouped by: free actions, else the first word of the notation."""
    return "beside" if option.beside else option.notation.split()[0]


def row(number: int, option: Option, words: Words, width: int) -> Text:
    """One option: number and sentence, a warning, notation and rule at the right."""
    left = Text(f"{number:>2}. ", "bold cyan")
    left.append(option.text(words.lang), "default")
    if warning := option.warning(words.lang):
        left.append(f" ! {warning}", "bold red")
    right = Text(f"{option.notation} · {option.rule}" if option.rule else option.notation, "dim")
    lines = hang(left, width)
    room = width - lines[-1].cell_len
    if room < right.cell_len + LEAST_GAP:
        lines.append(Text())
        room = width
    lines[-1].append(" " * (room - right.cell_len)).append_text(right)
    return Text("\n").join(lines)


def hang(text: Text, width: int) -> list[Text]:
    """The text in lines of a width, all but the first indented below the sentence."""
    head, rest = text[:NUMBER], text[NUMBER:]
    lines = list(rest.wrap(Console(width=width), width - NUMBER))
    return [head + lines[0], *(Text(" " * NUMBER) + line for line in lines[1:])]
