"""The public face: what `import trailhand` offers is typed, documented, and explains itself."""

from __future__ import annotations

import ast
import doctest
import pydoc
import re
from functools import cache
from pathlib import Path

import pytest

import trailhand as th

SOURCE = Path(__file__).parents[2] / "src" / "trailhand"
# Tables of plain data, which cannot say more about themselves than their documentation does.
TABLES = ("View", "Position", "Settings", "SettingValue")
CALLS = ("new", "games", "load", "replay", "determinized")
RENAMED = {"load": "load_match"}
DOCUMENTED = [name for name in th.__all__ if name not in (*TABLES, *CALLS)]
# What rooms derive from or fill. A match and a kind have some of each, whatever their states are
# (docs/decisions/0011): these names can be said, but what is inside is for the authors of games.
ROOMS = ("Game", "State", "Thing")
OF_ANY_STATE = ("Game[Any]", "Thing[Any]")
CLASSES = [name for name in DOCUMENTED if name not in ROOMS]
PLAIN = (str, int, bool, float, type(None))

Function = ast.FunctionDef | ast.AsyncFunctionDef


@cache
def written() -> dict[str, ast.stmt]:
    """The classes and functions of the public face, by name, as they stand in the source."""
    files = [SOURCE / "__init__.py", *sorted(SOURCE.glob("core/*.py"))]
    bodies = [ast.parse(file.read_text(encoding="utf-8")).body for file in files]
    return {
        item.name: item
        for body in bodies
        for item in body
        if isinstance(item, ast.ClassDef | ast.FunctionDef)
    }


def signatures(name: str) -> list[Function]:
    """The public function of a name, or the public methods of the class, made and used."""
    item = written()[RENAMED.get(name, name)]
    if isinstance(item, ast.FunctionDef):
        return [item]
    assert isinstance(item, ast.ClassDef)
    return [
        method
        for method in item.body
        if isinstance(method, Function)
        and (not method.name.startswith("_") or method.name.startswith("__"))
    ]


def fields(name: str) -> list[str]:
    """The types of the attributes that the class of a name declares."""
    item = written()[RENAMED.get(name, name)]
    inside = list(ast.walk(item)) if isinstance(item, ast.ClassDef) else []
    return [
        ast.unparse(each.annotation)
        for each in inside
        if isinstance(each, ast.AnnAssign) and not re.search(r"(^|\.)_", ast.unparse(each.target))
    ]


def arguments(function: Function) -> list[str]:
    """What a signature says about its arguments."""
    listed = function.args
    given = [*listed.posonlyargs, *listed.args, *listed.kwonlyargs, listed.vararg, listed.kwarg]
    return [ast.unparse(each.annotation) for each in given if each is not None and each.annotation]


def returned(function: Function) -> set[str]:
    """The classes and tables that a call returns."""
    assert function.returns is not None, function.name
    return set(re.findall(r"\b[A-Z]\w+", ast.unparse(function.returns))) - {"None"}


def test_the_documentation_of_the_package_runs() -> None:
    result = doctest.testmod(th)
    assert result.attempted > 8
    assert result.failed == 0


def test_a_match_shows_itself_as_a_person_wants_to_read_it() -> None:
    match = th.new("elpaso", seats=2, seed=3)
    assert repr(match) == (
        "<Match of elpaso, 2 seats, seed 3; turn 0, seat 1: Choose your first objective tile "
        "(3 options); points 9, 8>"
    )
    while match.decision is not None:
        match.play(0)
    assert ", over; points " in repr(match)
    assert repr(th.new("gwt2", seats=1)).startswith("<Match of gwt2, 1 seat, seed 0; ")


@pytest.mark.parametrize("name", [*DOCUMENTED, *CALLS])
def test_everything_public_is_documented(name: str) -> None:
    item = written()[RENAMED.get(name, name)]
    assert isinstance(item, ast.ClassDef | ast.FunctionDef)
    assert ast.get_docstring(item)


def test_help_tells_how_to_begin_and_what_everything_is() -> None:
    # Compiled classes have no documentation of their own, so the package's has to name them all.
    text = pydoc.plain(pydoc.render_doc(th)).partition("PACKAGE CONTENTS")[0]
    assert 'th.new("gwt2", seats=2, seed=7)' in text
    assert [name for name in th.__all__ if not re.search(rf"\b{name}\b", text)] == []


@pytest.mark.parametrize("name", [*CLASSES, *CALLS])
def test_no_public_signature_says_any(name: str) -> None:
    for function in signatures(name):
        given = [each for each in arguments(function) if each not in OF_ANY_STATE]
        assert "Any" not in " ".join([*given, *returned(function)]), function.name
    assert "Any" not in " ".join(fields(name))


@pytest.mark.parametrize("name", [*CLASSES, *CALLS])
def test_what_public_calls_return_is_public(name: str) -> None:
    for function in signatures(name):
        assert returned(function) <= set(th.__all__), function.name


def test_everything_in_a_match_is_public() -> None:
    match = th.new("gwt2", seats=2, seed=7)
    match.watch()
    match.play(0)
    told = [match.events(), match.lines(0), match.refusals(), match.free_actions()]
    found = reached([match, *told, match.scores(), match.about("trail:A")], set())
    expected = {"Decision", "Option", "Description", "Event", "Kind", "Thing", "Played", "Game"}
    assert expected | {"State", "Line", "Refused", "Objection", "About", "Text"} <= found
    assert found <= set(th.__all__)


def reached(thing: object, found: set[str]) -> set[str]:
    """The classes of everything that one comes to by attributes; rooms keep what is inside them."""
    if isinstance(thing, PLAIN):
        return found
    if isinstance(thing, dict | list | tuple) and type(thing) in (dict, list, tuple):
        for each in [*thing.values()] if isinstance(thing, dict) else thing:
            reached(each, found)
        return found
    for name in ROOMS:
        if isinstance(thing, getattr(th, name)):
            found.add(name)
            return found
    found.add(type(thing).__name__)
    for name in dir(thing):
        if not name.startswith("_") and not callable(value := getattr(thing, name)):
            reached(value, found)
    return found
