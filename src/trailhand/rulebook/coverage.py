"""Coverage: where every rule is kept and proved.

A rule is covered when code of `core` or `games` names it where it is done (in a statement, or in
the comment or docstring of the function or class) and at least one test proves it
(`@proves("GWT-HIRE-02")`), or when it is exempt for a stated reason. That a step lists it in its
`rules`, or a module in its docstring, is not enough.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from trailhand.rulebook.book import PACKAGE, all_rules, data_file, rooms, rooms_without_book
from trailhand.rulebook.sources import Naming, named_elsewhere, named_in_code, proved_in_tests

EXEMPT_SHARE = 0.05
DEFINITION = "definition"


class Coverage(NamedTuple):
    """One rule with the code that names it, the tests that prove it, or its exemption."""

    id: str
    code: list[str]
    tests: list[str]
    exempt: str | None

    @property
    def covered(self) -> bool:
        """Whether the rule is done: code and a test, or exempt."""
        return bool(self.code and self.tests) or self.exempt is not None


class CoverageReport(NamedTuple):
    """The coverage of all rules, and what is wrong with it.

    Of the problems, `errors` are those with the code itself: it names what no rulebook has.
    """

    rules: list[Coverage]
    checkout: Path | None
    problems: list[str]
    errors: tuple[str, ...] = ()

    def as_json(self) -> dict[str, Any]:
        """The report as data."""
        return {
            "total": len(self.rules),
            "covered": sum(rule.covered for rule in self.rules),
            "rules": [rule._asdict() for rule in self.rules],
        }


def mappings(name: str) -> dict[str, Any]:
    """A YAML mapping of every room, put together; a room may go without."""
    found: dict[str, Any] = {}
    for room in rooms():
        path = data_file(room, name)
        if path.exists():
            found |= msgspec.yaml.decode(path.read_bytes(), type=dict[str, Any])
    return found


def find_checkout(start: Path | None = None) -> Path | None:
    """The checkout around a folder (where we are), or the one that the package lies in."""
    here = (start or Path.cwd()).resolve()
    around = [here, *here.parents]
    if start is None:
        around += PACKAGE.resolve().parents
    for folder in around:
        project = folder / "pyproject.toml"
        if project.is_file() and 'name = "trailhand"' in project.read_text("utf-8"):
            return folder
    return None


def coverage(checkout: Path | None = None) -> CoverageReport:
    """Where every rule is kept and proved; without a checkout there are no tests to see."""
    rules = all_rules()
    checkout = checkout or find_checkout()
    code = named_in_code(PACKAGE)
    tests = proved_in_tests(checkout) if checkout else []
    exempt, examples = mappings("exempt.yaml"), mappings("examples.yaml")
    done = [naming for naming in code if not naming.listed]
    rows = [
        Coverage(
            rule,
            places(done, [rule, *examples.get(rule, [])]),
            places(tests, [rule]),
            reason(exempt[rule]) if rule in exempt else None,
        )
        for rule in rules
    ]
    sources, bookless = [*code, *named_elsewhere(PACKAGE)], missing_books()
    problems = bookless + check(rows, [*sources, *tests], exempt, examples)
    return CoverageReport(rows, checkout, problems, (*bookless, *unknown(sources, set(rules))))


def reason(entry: Any) -> str:
    """Why a rule is exempt: an entry is the reason, or, for a mere definition, a mapping to it."""
    if isinstance(entry, dict) and list(entry) == [DEFINITION]:
        return f"{DEFINITION}: {entry[DEFINITION]}" if entry[DEFINITION] else ""
    return entry if isinstance(entry, str) else ""


def places(namings: list[Naming], rules: list[str]) -> list[str]:
    """Where any of these rules is named, each place once."""
    return list(dict.fromkeys(naming.place for naming in namings if naming.rule in rules))


# -- what is wrong ------------------------------------------------------------------------


def check(
    rows: list[Coverage],
    namings: list[Naming],
    exempt: dict[str, Any],
    examples: dict[str, Any],
) -> list[str]:
    """What keeps the coverage from being complete, one sentence each."""
    known = {row.id for row in rows}
    lists = [naming for naming in namings if naming.listed]
    problems = [gap(row, places(lists, [row.id])) for row in rows if not row.covered]
    allowed = int(EXEMPT_SHARE * len(rows))
    if len(exempt) > allowed:
        problems.append(f"{len(exempt)} rules are exempt, but at most {allowed} may be")
    problems += unknown(namings, known)
    for rule, entry in exempt.items():
        if not reason(entry):
            problems.append(f"exempt.yaml gives no reason for {rule}")
    named = [("exempt.yaml", list(exempt))]
    named += [("examples.yaml", [example, *ids]) for example, ids in examples.items()]
    for name, ids in named:
        problems += [f"{name} names {i}, which does not exist" for i in ids if i not in known]
    return problems


def gap(row: Coverage, lists: list[str]) -> str:
    """What a rule lacks, and which places list it without doing it."""
    if row.code:
        return f"{row.id} has no test"
    lacks = "has no code" if row.tests else "has neither code nor test"
    return f"{row.id} {lacks}" + (f", it is only listed at {', '.join(lists)}" if lists else "")


def unknown(namings: list[Naming], known: set[str]) -> list[str]:
    """Rules that do not exist, wherever they are named; families without a rulebook, once each."""
    families = {family_of_rule(rule) for rule in known}
    strange: dict[str, Naming] = {}
    problems: list[str] = []
    for naming in namings:
        family = family_of_rule(naming.rule)
        if family not in families:
            strange.setdefault(family, naming)
        elif naming.rule not in known:
            problems.append(f"{naming.place} names {naming.rule}, which does not exist")
    return problems + [
        f"no rulebook has rules of the family {family}: {naming.place} names {naming.rule}"
        for family, naming in strange.items()
    ]


def family_of_rule(rule: str) -> str:
    """The rules that a rule belongs to by its first letters: GWT."""
    return rule.partition("-")[0]


def missing_books() -> list[str]:
    """The games without a rulebook, one sentence each."""
    return [
        f"the games of {room} have no rulebook: there is no games/{room}/data/rules.en.md"
        for room in rooms_without_book()
    ]
