"""Small pieces: functions that fit on a screen, and one place for what happens."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "src" / "trailhand"
LONGEST = 40
# Tables in the form of a function: a row a line.
TABLES = {"hunch"}


def functions() -> Iterator[tuple[Path, ast.FunctionDef | ast.AsyncFunctionDef]]:
    """All functions of the package, but for migrations."""
    for file in sorted(SOURCE.rglob("*.py")):
        if "migrations" not in file.parts:
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                    yield file, node


def test_no_function_is_longer_than_a_screen() -> None:
    long = [
        f"{file.relative_to(SOURCE)}: {node.name} has {node.end_lineno - node.lineno + 1} lines"
        for file, node in functions()
        if node.end_lineno is not None
        and node.end_lineno - node.lineno >= LONGEST
        and node.name not in TABLES
    ]
    assert long == []


def test_events_are_declared_where_they_are_noted_and_told_nowhere_else() -> None:
    assert sorted(SOURCE.glob("games/**/story.py")) == []
    noted = [
        f"{file.relative_to(SOURCE)}:{call.lineno}"
        for file, node in functions()
        for call in ast.walk(node)
        if isinstance(call, ast.Call)
        and isinstance(call.func, ast.Attribute)
        and call.func.attr == "note"
        and isinstance(call.args[0], ast.Constant)
    ]
    assert noted == []


def test_only_core_games_and_bots_look_into_the_agenda() -> None:
    inside = {"core", "games", "bots"}
    found = [
        f"{file.relative_to(SOURCE)}:{node.lineno}"
        for file in sorted(SOURCE.rglob("*.py"))
        if file.relative_to(SOURCE).parts[0] not in inside
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if (isinstance(node, ast.Attribute) and node.attr == "agenda")
        or (isinstance(node, ast.Name) and node.id == "BESIDE")
    ]
    assert found == []
