"""The words: messages of the engine as sentences of a language.

The words are Fluent files beside this module, `<room>.<language>.ftl`. What they may use
beyond plain Fluent:

- `$worker_a` is the argument `$worker` in the form `.a` of its message: a name has its
  articles and its plural as attributes, so that a language inflects what the engine names.
  `$worker_cap` and `$worker_a_cap` are the same with a capital letter, `$reason_fact` is
  the same with a small one, up to its colon.
- `$cost_above_money` is by how much one number exceeds another, `$dollars_above` by how much
  a number exceeds zero, `$dollars_below` by how much it falls short of zero; `nil` if it does not.
- `$way_via` is what lies between: `C-T4-T5` without its end, `C-T4`.
- An argument that the engine left out is the word `nil`, for a selector that wants to say
  the sentence without it.
- French is written with plain spaces; before `$ : ; ? ! »` and after `«` they are bound
  (U+00A0) when the file is read.

The engine speaks these words after `trailhand.core.text.speak_with(render)`.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final, NamedTuple

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from trailhand.core.text import Argument, Text, Typed

FALLBACK: Final = "en"
NIL: Final = "nil"
CAPITAL: Final = "cap"
FACT: Final = "fact"
ABOVE: Final = "above"
BELOW: Final = "below"
BETWEEN: Final = "via"
RANGE: Final = "\u2013"  # an en dash
KEPT: Final = 20_000  # sentences remembered per language
BOUND: Final = {"fr": re.compile(r"(?<=[}\d]) (?=\$(?![a-z]))| (?=[:;?!»])|(?<=«) ")}

Value = str | int


class Variable(NamedTuple):
    """A variable of a pattern: the argument it stands for, in which form, against what."""

    name: str
    argument: str
    form: str
    other: str


class Entry:
    """A message, or one of its forms, ready to be filled in."""

    def __init__(self, pattern: Pattern, variables: tuple[Variable, ...]) -> None:
        self.pattern = pattern
        self.variables = variables
        self.spoken: dict[tuple[Value, ...], str] = {}


class Variables(Visitor):
    """Collects the variables that occur in a pattern."""

    def __init__(self) -> None:
        self.found: dict[str, Variable] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        """Remember one variable; `worker_a` is the argument `worker` in its form `a`."""
        argument, _, form = node.id.name.partition("_")
        how, _, other = form.partition("_")
        if how not in (ABOVE, BELOW):
            how, other = form, ""
        self.found[node.id.name] = Variable(node.id.name, argument, how, other)


class Words:
    """All messages of one language.

    `problems` lists what went wrong while speaking: play goes on, but tests look at it.
    """

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.problems: set[str] = set()
        self.variables: dict[tuple[str, str], tuple[Variable, ...]] = {}
        self.bundle = FluentBundle([lang], use_isolating=False)
        for source in sources(lang):
            text = source.read_text(encoding="utf-8")
            if lang in BOUND:
                text = BOUND[lang].sub("\u00a0", text)
            resource = FluentResource(text)
            self.bundle.add_resource(resource)
            for item in resource.body:
                if isinstance(item, ast.Message):
                    self._learn(item)
        self._entries: dict[tuple[str, str], Entry] = {}
        self._kept = 0

    def _learn(self, message: ast.Message) -> None:
        """Note the variables of a message and of its forms."""
        parts = [("", message.value), *((each.id.name, each.value) for each in message.attributes)]
        for form, pattern in parts:
            collector = Variables()
            collector.visit(pattern)
            self.variables[message.id.name, form] = tuple(collector.found.values())

    def say(self, key: str, args: dict[str, Argument], form: str = "") -> str:
        """A message in one of its forms; one that is missing shows its id and its arguments."""
        if form.endswith(CAPITAL):
            return capital(self.say(key, args, form.removesuffix(CAPITAL).rstrip("_")))
        if form == FACT:
            return fact(self.say(key, args))
        entry = self._entries.get((key, form)) or self._find(key, form)
        if entry is None:
            return self.say(key, args) if form else self._missing(key, args)
        values = tuple([self._given(args, each) for each in entry.variables])
        found = entry.spoken.get(values)
        return self._format(key, entry, values) if found is None else found

    def _missing(self, key: str, args: dict[str, Argument]) -> str:
        """What there are no words for yet, so that the writer of a game sees what to say."""
        return " ".join(
            [key, *(f"{name}={self._value(value, '')}" for name, value in args.items())]
        )

    def _find(self, key: str, form: str) -> Entry | None:
        name = f"{key}.{form}" if form else key
        if (key, form) not in self.variables:
            self.problems.add(f"{name}: missing")
            return None
        message = self.bundle.get_message(key)
        pattern = message.attributes[form] if form else message.value
        if pattern is None:
            self.problems.add(f"{name}: empty")
            return None
        found = self._entries[key, form] = Entry(pattern, self.variables[key, form])
        return found

    def forget_problems(self) -> set[str]:
        """What went wrong so far; what goes wrong from now on is noted anew."""
        known, self.problems = self.problems, set()
        return known

    def _given(self, args: dict[str, Argument], variable: Variable) -> Value:
        """What a variable stands for in this sentence."""
        given = args.get(variable.argument, NIL)
        if variable.form in (ABOVE, BELOW):
            excess = difference(given, args.get(variable.other) if variable.other else 0)
            excess = -excess if variable.form == BELOW else excess
            return excess if excess > 0 else NIL
        return self._value(given, variable.form)

    def _value(self, given: Argument, form: str) -> Value:
        """An argument as Fluent takes it: a number or a text."""
        if isinstance(given, str):
            if given.startswith("@"):
                return self.say(given[1:], {}, form)
            if form == BETWEEN:
                return between(given)
            return capital(given) if form.endswith(CAPITAL) else given
        if isinstance(given, int):
            return int(given)
        if isinstance(given, Typed):
            return given.text
        if isinstance(given, Text):
            return self.say(given.id, given.args, form)
        if isinstance(given, tuple):
            inner = "" if form.endswith(CAPITAL) else form
            return self._join([str(self._value(part, inner)) for part in given], form)
        return str(given)

    def _join(self, parts: list[str], form: str) -> str:
        """Several texts as one: `a, b and c`."""
        if not parts:
            return ""
        text = parts[0]
        for place, part in enumerate(parts[1:], 2):
            key = "list-last" if place == len(parts) else "list-next"
            text = self.say(key, {"before": text, "after": part})
        return capital(text) if form.endswith(CAPITAL) else text

    def _format(self, key: str, entry: Entry, values: tuple[Value, ...]) -> str:
        """Let Fluent speak, and remember what it said."""
        args = {
            variable.name: value for variable, value in zip(entry.variables, values, strict=True)
        }
        result, errors = self.bundle.format_pattern(entry.pattern, args)
        for error in errors:
            self.problems.add(f"{key}: {error}")
        text = str(result)
        if self._kept >= KEPT:
            self._forget()
        self._kept += 1
        entry.spoken[values] = text
        return text

    def _forget(self) -> None:
        for entry in self._entries.values():
            if entry is not None:
                entry.spoken.clear()
        self._kept = 0


def capital(text: str) -> str:
    """The text with a capital letter at its beginning."""
    return text[:1].upper() + text[1:]


def fact(text: str) -> str:
    """A reason inside a sentence: with a small letter, without the way out after the colon."""
    return text[:1].lower() + text[1:].partition(":")[0].rstrip()


def difference(number: Argument, other: Argument) -> int:
    """One number minus another; zero if either is not known."""
    return number - other if isinstance(number, int) and isinstance(other, int) else 0


def between(way: str) -> str:
    """The places of a way without its end; what lies in a row is said as a range."""
    parts: list[str] = []
    last = ""
    for place in way.split("-")[:-1]:
        name = place.rstrip("0123456789")
        if len(name) > 1 and name == last:
            parts[-1] = parts[-1].partition(RANGE)[0] + RANGE + place.removeprefix(name)
        else:
            parts.append(place)
        last = name
    return "-".join(parts)


def sources(lang: str) -> list[Traversable]:
    """The files of a language, in alphabetical order."""
    found = [file for file in files(__name__).iterdir() if file.name.endswith(f".{lang}.ftl")]
    return sorted(found, key=lambda file: file.name)


@cache
def _known() -> tuple[str, ...]:
    names = [file.name.split(".") for file in files(__name__).iterdir()]
    return tuple(sorted({name[1] for name in names if len(name) == 3 and name[2] == "ftl"}))


@cache
def words(lang: str) -> Words:
    """The words of a language that exists."""
    return Words(lang)


@cache
def closest(lang: str) -> str:
    """The language itself, else its main language (`fr-CA`, `fr_FR.UTF-8`: fr), else English."""
    main = lang.lower().replace("_", "-").split("-")[0].split(".")[0]
    return main if main in _known() else FALLBACK


def languages() -> list[str]:
    """The languages there are, English first."""
    return sorted(_known(), key=lambda lang: (lang != FALLBACK, lang))


def render(message: Text, lang: str = FALLBACK) -> str:
    """A message in the words of a language."""
    return words(closest(lang)).say(message.id, message.args)


def phrase(key: str, /, lang: str = FALLBACK, **args: Argument) -> str:
    """A message by its id, for interfaces: `phrase("seat-1", "fr")`."""
    return words(closest(lang)).say(key, args)


def has(key: str, lang: str = FALLBACK) -> bool:
    """Whether a message exists in a language."""
    return (key, "") in words(closest(lang)).variables
