"""Reading our own sources: which code names which rule, and which test proves it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

RULE_ID = re.compile(r"\b[A-Z]{2,}\d?(?:-[A-Z]+)+-\d{2,}\b")
RULE_PACKAGES = ("core", "games")

Definition = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


class Naming(NamedTuple):
    """A place in the sources that names a rule."""

    rule: str
    place: str


def definitions(tree: ast.AST, outer: str = "") -> Iterator[tuple[Definition, str]]:
    """All classes and functions with their full names, outer ones first."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, Definition):
            name = f"{outer}.{node.name}" if outer else node.name
            yield node, name
            yield from definitions(node, name)


def scopes(tree: ast.AST, lines: int) -> list[str]:
    """For every line (from 1) the innermost class or function around it."""
    names = [""] * (lines + 2)
    for node, name in definitions(tree):
        first = min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])
        for line in range(first, (node.end_lineno or node.lineno) + 1):
            names[line] = name
    return names


def named_in_code(package: Path) -> list[Naming]:
    """Every rule id in the code, comments and docstrings of the rules packages."""
    found: list[Naming] = []
    for folder in RULE_PACKAGES:
        for path in sorted((package / folder).rglob("*.py")):
            shown = path.relative_to(package.parent).as_posix()
            found += named_in_file(path.read_text("utf-8"), shown)
    return found


def named_in_file(source: str, shown: str) -> list[Naming]:
    """The rules that one file names: `trailhand/games/gwt/jobs.py:88 Hire.objection`."""
    lines = source.splitlines()
    names = scopes(ast.parse(source), len(lines))
    return [
        Naming(rule, f"{shown}:{number} {names[number]}".rstrip())
        for number, line in enumerate(lines, 1)
        for rule in RULE_ID.findall(line)
    ]


def proved_in_tests(checkout: Path) -> list[Naming]:
    """Every rule that a test proves, with the name by which pytest runs the test."""
    found: list[Naming] = []
    for path in sorted((checkout / "tests").rglob("*.py")):
        shown = path.relative_to(checkout).as_posix()
        found += proved_in_file(path.read_text("utf-8"), shown)
    return found


def proved_in_file(source: str, shown: str) -> list[Naming]:
    """The rules that the tests of one file prove, by the decorator `@proves(...)`."""
    return [
        Naming(rule, f"{shown}::{name.replace('.', '::')}")
        for node, name in definitions(ast.parse(source))
        for decorator in node.decorator_list
        for rule in proved_by(decorator)
    ]


def proved_by(decorator: ast.expr) -> list[str]:
    """The ids inside every `proves(...)` of a decorator."""
    ids: list[str] = []
    for node in ast.walk(decorator):
        if not isinstance(node, ast.Call):
            continue
        called = node.func
        name = called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
        if name == "proves":
            ids += [
                argument.value
                for argument in node.args
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
            ]
    return ids
