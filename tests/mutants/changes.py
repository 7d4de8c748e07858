"""What can be broken in a source file, one small change at a time."""

from __future__ import annotations

import ast
import hashlib
import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from tests.mutants.grounds import Grounds

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
ARITHMETIC: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
CALLS = {"min": "max", "max": "min", "any": "all", "all": "any"}

# Out of scope: words, the log, likenesses and copies. They have tests of their own (tests/text,
# tests/property), which ask for all of them at once.
SAYING = {
    "Text",
    "Argument",
    "Description",
    "Line",
    "Reason",
    "Objection",
}  # what words are made of
NAME = re.compile(r"\w+")
WORDS = {"word", "skip_is_news"}
COPIES = {"clone", "__repr__"}
TELLING = {"note", "Kind", "Text", "Description", "Reason", "Thing", "TypeVar", "isinstance"}
LISTS = {"rules", "verb", "parameters", "domain"}
LOG_ONLY = {"words", "data", "about.py", "objections.py", "reasons.py", "things.py", "codes.py"}


class Change(NamedTuple):
    """One way to break a file: the bytes from `start` to `end` become `text`."""

    file: str
    place: str
    operator: str
    line: int
    start: int
    end: int
    text: str
    was: str
    now: str

    @property
    def key(self) -> str:
        """Its name, whatever is edited elsewhere in the file."""
        return "\n".join((self.file, self.place, self.operator, self.was, self.now))

    def rank(self, seed: int) -> str:
        """Where it comes in the order that a seed gives."""
        return hashlib.sha256(f"{seed}\n{self.key}".encode()).hexdigest()

    def broken(self, source: bytes) -> bytes:
        """The file with this change."""
        return source[: self.start] + self.text.encode() + source[self.end :]


class Finder(ast.NodeVisitor):
    """Goes through one file and notes what can be broken."""

    def __init__(self, file: str, source: bytes) -> None:
        self.file, self.source = file, source
        self.starts = [0]
        for line in source.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))
        self.scope: list[str] = []
        self.found: list[Change] = []

    # -- noting ---------------------------------------------------------------------------------

    def add(self, operator: str, node: ast.expr | ast.stmt, text: str) -> None:
        """One change: what stands at a node becomes a text."""
        start = self.starts[node.lineno - 1] + node.col_offset
        end = self.starts[(node.end_lineno or node.lineno) - 1] + (node.end_col_offset or 0)
        first, last = node.lineno - 1, node.end_lineno or node.lineno
        before = self.source[self.starts[first] : start].decode()
        after = self.source[end : self.starts[last]].decode()
        was = self.source[self.starts[first] : self.starts[last]].decode()
        place = ".".join(self.scope)
        lines = (" ".join(was.split()), " ".join((before + text + after).split()))
        self.found.append(Change(self.file, place, operator, node.lineno, start, end, text, *lines))

    def swap(self, operator: str, node: ast.expr, other: ast.expr) -> None:
        """An expression becomes another one."""
        self.add(operator, node, f"({ast.unparse(other)})")

    # -- where one does not look ------------------------------------------------------------------

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        if (
            node.name in WORDS | COPIES
            or node.name.startswith("copy_")
            or node.name.endswith("_name")
        ):
            return
        if node.returns is not None and SAYING & set(NAME.findall(ast.unparse(node.returns))):
            return
        self.inside(node.name, node.body)

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self.inside(node.name, node.body)

    def inside(self, name: str, body: list[ast.stmt]) -> None:
        self.scope.append(name)
        self.block(body)
        self.scope.pop()

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        listed = isinstance(node.target, ast.Name) and node.target.id in LISTS
        if node.value is not None and not listed:
            self.visit(node.value)

    def visit(self, node: ast.AST) -> None:
        if not isinstance(node, NO_RULE):
            super().visit(node)

    # -- expressions ------------------------------------------------------------------------------

    def visit_Compare(self, node: ast.Compare) -> None:
        for at, operation in enumerate(node.ops):
            ops = [*node.ops]
            ops[at] = COMPARISONS[type(operation)]()
            self.swap("comparison", node, ast.Compare(node.left, ops, node.comparators))
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, bool):
            self.add("truth", node, str(not node.value))
        elif isinstance(node.value, int):
            self.add("constant", node, str(node.value + 1))
            if node.value > 0:
                self.add("constant", node, str(node.value - 1))

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if isinstance(node.op, ast.Not):
            self.swap("not", node, node.operand)
        elif isinstance(node.op, ast.USub):
            literal = isinstance(node.operand, ast.Constant)
            self.add("arithmetic", node, "0" if literal else f"({ast.unparse(node.operand)})")
            if literal:
                return
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        self.swap("logic", node, ast.BoolOp(other, node.values))
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        counted = not any(isinstance(side, NOT_COUNTED) for side in (node.left, node.right))
        if counted and type(node.op) in ARITHMETIC:
            other = ast.BinOp(node.left, ARITHMETIC[type(node.op)](), node.right)
            self.swap("arithmetic", node, other)
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        name = called(node)
        if name in TELLING:
            return
        if isinstance(node.func, ast.Name) and name in CALLS:
            self.add("extreme", node.func, CALLS[name])
        self.generic_visit(node)

    def visit_keyword(self, node: ast.keyword) -> None:
        if node.arg != "strict":  # rows of one length, whether it is asserted or not
            self.generic_visit(node)

    def visit_IfExp(self, node: ast.IfExp) -> None:
        self.condition(node.test)
        self.generic_visit(node)

    def visit_comprehension(self, node: ast.comprehension) -> None:
        for test in node.ifs:
            self.condition(test)
        self.generic_visit(node)

    def condition(self, test: ast.expr) -> None:
        """A bare condition is turned round; others are changed where they are compared."""
        if not isinstance(test, ast.Compare | ast.BoolOp | ast.UnaryOp):
            self.swap("not", test, ast.UnaryOp(ast.Not(), test))

    # -- statements -------------------------------------------------------------------------------

    def generic_visit(self, node: ast.AST) -> None:
        for _, value in ast.iter_fields(node):
            if isinstance(value, list) and value and isinstance(value[0], ast.stmt):
                self.block(value, loop=isinstance(node, ast.For | ast.While))
            elif isinstance(value, list):
                for each in value:
                    if isinstance(each, ast.AST):
                        self.visit(each)
            elif isinstance(value, ast.AST):
                self.visit(value)

    def block(self, body: Sequence[ast.stmt], loop: bool = False) -> None:
        """Statements that follow each other; in a loop the first one follows the last."""
        for at, statement in enumerate(body):
            if isinstance(statement, ast.If) and "TYPE_CHECKING" in ast.unparse(statement.test):
                continue
            if isinstance(statement, ast.If | ast.While):
                self.condition(statement.test)
            last = at + 1 == len(body)
            if isinstance(statement, ast.If) and (loop or not last):
                self.way_out(statement.body[-1], last)
            if has_effect(statement):
                self.add("statement", statement, "pass")
            self.visit(statement)

    def way_out(self, statement: ast.stmt, last: bool) -> None:
        """What leaves early goes on instead: an objection is dropped, a loop not left."""
        ways = ast.Return | ast.Break if last else ast.Return | ast.Break | ast.Continue
        if isinstance(statement, ways):
            self.add("return", statement, "pass")

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        if type(node.op) in ARITHMETIC and not isinstance(node.value, NOT_COUNTED):
            other = ast.AugAssign(node.target, ARITHMETIC[type(node.op)](), node.value)
            self.add("arithmetic", node, ast.unparse(other))
        self.generic_visit(node)


# Imports and messages; the places in an f-string are not known.
NO_RULE = (ast.JoinedStr, ast.Import, ast.ImportFrom, ast.Assert, ast.Raise)
NOT_COUNTED = (ast.List, ast.Tuple, ast.ListComp, ast.JoinedStr, ast.GeneratorExp)


def called(node: ast.Call) -> str:
    """The name of what is called."""
    if isinstance(node.func, ast.Attribute):
        return node.func.attr
    return node.func.id if isinstance(node.func, ast.Name) else ""


def has_effect(statement: ast.stmt) -> bool:
    """Whether a statement does something at the table, and can be left out."""
    if isinstance(statement, ast.Expr):
        return isinstance(statement.value, ast.Call) and called(statement.value) not in TELLING
    if isinstance(statement, ast.Assign):
        return all(isinstance(each, ast.Attribute | ast.Subscript) for each in statement.targets)
    return isinstance(statement, ast.AugAssign | ast.Delete)


def changes_of(file: str, source: bytes) -> list[Change]:
    """All changes of one file, each name once."""
    finder = Finder(file, source)
    finder.block(ast.parse(source).body)
    return list({change.key: change for change in reversed(finder.found)}.values())[::-1]


def in_scope(file: Path) -> bool:
    """Whether a file has rules in it."""
    return not LOG_ONLY & set(file.parts) and file.name != "__init__.py"


def all_changes(grounds: Grounds) -> Iterator[Change]:
    """Every change of every game."""
    for path in sorted((grounds.package / "games").rglob("*.py")):
        name = path.relative_to(grounds.package)
        if in_scope(name):
            yield from changes_of(name.as_posix(), grounds.source(name.as_posix()))
