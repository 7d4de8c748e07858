"""Reading our own sources: which code names which rule, and which test proves it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

RULE_ID = re.compile(r"\b[A-Z]{2,}\d?(?:-[A-Z]+)+-\d{2,}\b")
RULE_PACKAGES = ("core", "games")
LISTING = "rules"  # the attribute of a step that lists what a person may read about it

Definition = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


class Naming(NamedTuple):
    """A place in the sources that names a rule.

    One that is `listed` there is not necessarily done there: it stands in the `rules` of a step,
    or in the docstring of a module.
    """

    rule: str
    place: str
    listed: bool = False


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


def listings(tree: ast.Module) -> Iterator[ast.stmt]:
    """The statements that only list rules."""
    if ast.get_docstring(tree) is not None:
        yield tree.body[0]
    for node, _ in definitions(tree):
        if isinstance(node, ast.ClassDef):
            yield from (statement for statement in node.body if LISTING in assigned(statement))


def assigned(statement: ast.stmt) -> list[str]:
    """The plain names that a statement gives a value."""
    if isinstance(statement, ast.AnnAssign):
        targets: list[ast.expr] = [statement.target]
    else:
        targets = statement.targets if isinstance(statement, ast.Assign) else []
    return [target.id for target in targets if isinstance(target, ast.Name)]


def named_in_code(package: Path) -> list[Naming]:
    """Every rule that the rules packages name: in code, in comments, in docstrings."""
    return [naming for folder in RULE_PACKAGES for naming in named_in_folder(package, folder)]


def named_elsewhere(package: Path) -> list[Naming]:
    """Every rule that the other packages name; they show rules, and implement none."""
    others = (folder.name for folder in sorted(package.iterdir()) if folder.is_dir())
    return [
        naming
        for folder in others
        if folder not in RULE_PACKAGES
        for naming in named_in_folder(package, folder)
    ]


def named_in_folder(package: Path, folder: str) -> list[Naming]:
    """Every rule that the files of a folder name."""
    return [
        naming
        for path in sorted((package / folder).rglob("*.py"))
        for naming in named_in_file(
            path.read_text("utf-8"), path.relative_to(package.parent).as_posix()
        )
    ]


def named_in_file(source: str, shown: str) -> list[Naming]:
    """The rules that one file names: `trailhand/games/gwt/jobs.py:88 Hire.objection`."""
    lines, tree = source.splitlines(), ast.parse(source)
    names = scopes(tree, len(lines))
    listed = {
        number
        for statement in listings(tree)
        for number in range(statement.lineno, (statement.end_lineno or statement.lineno) + 1)
    }
    return [
        Naming(rule, f"{shown}:{number} {names[number]}".rstrip(), number in listed)
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
