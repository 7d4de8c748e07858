"""The rulebook in our words: every rule by its id, and where it is kept and proved.

A rule is covered when code of `core` or `games` names it and at least one test proves it
(`@proves("GWT-HIRE-02")`), or when it is exempt for a stated reason.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

import trailhand
from trailhand.core.game import family_of
from trailhand.lab.sources import Naming, named_in_code, proved_in_tests

PACKAGE = Path(trailhand.__file__).parent
LANGUAGES = ("en", "fr")
LINE = re.compile(r"- \*\*([A-Z]+\d?-([A-Z]+)(?:-[A-Z]+)*-\d+)\*\* \[(\w+)\] (\[decision\] )?(.*)")
HEADING = re.compile(r"## (.*) \(([A-Z]+)\)")
EXEMPT_SHARE = 0.05


class UnknownRule(ValueError):
    """A rule id or an area that the rulebook does not have."""


class Rule(NamedTuple):
    """One rule in our words."""

    id: str
    area: str
    edition: str
    decision: bool
    text: str
    title: str
    book: str

    @property
    def section(self) -> str:
        """The rules it stands among: GWT-HIRE. Areas of two rulebooks may have one name."""
        return self.id.rpartition("-")[0]


# -- reading ------------------------------------------------------------------------------


def rooms() -> list[str]:
    """The families of games that have a rulebook, in the order of the games."""
    families = dict.fromkeys(family_of(info) for info in trailhand.games())
    return [family for family in families if data_file(family, "rules.en.md").exists()]


def data_file(room: str, name: str) -> Path:
    """A data file of a room."""
    return PACKAGE / "games" / room / "data" / name


@cache
def all_rules(lang: str = "en") -> dict[str, Rule]:
    """Every rule of the house by its id, in the order of the rulebooks."""
    if lang not in LANGUAGES:
        raise UnknownRule(f"no rules in {lang!r}; the languages are: {', '.join(LANGUAGES)}")
    found: dict[str, Rule] = {}
    for room in rooms():
        for path in rule_files(room, lang):
            found |= {rule.id: rule for rule in read_rules(path.read_text("utf-8"), room)}
    return found


def rule_files(room: str, lang: str) -> list[Path]:
    """The rulebook of a room, then those of its modules by name."""
    base = data_file(room, f"rules.{lang}.md")
    return [base, *(p for p in sorted(base.parent.glob(f"*.{lang}.md")) if p != base)]


def read_rules(text: str, book: str) -> list[Rule]:
    """The rules of one file: a heading per area, a line per rule."""
    title = ""
    rules: list[Rule] = []
    for line in text.splitlines():
        if heading := HEADING.fullmatch(line):
            title = heading[1]
        elif found := LINE.fullmatch(line):
            rules.append(Rule(found[1], found[2], found[3], bool(found[4]), found[5], title, book))
    return rules


def rule(rule_id: str, lang: str = "en") -> Rule:
    """One rule, by GWT-HIRE-02 or HIRE-02; an unknown id is refused with those nearby."""
    rules = all_rules(lang)
    wanted = rule_id.upper()
    found = [known for known in rules if known == wanted or known.endswith(f"-{wanted}")]
    if len(found) == 1 and "-" in wanted:
        return rules[found[0]]
    if len(found) > 1 and "-" in wanted:
        raise UnknownRule(f"{rule_id!r} is the end of several rules: {', '.join(found)}")
    area = wanted.rpartition("-")[0]
    near = [known for known in rules if known.startswith(area + "-")] if area else []
    hint = f"{near[0]} to {near[-1]}" if near else "trailhand rules lists them all"
    raise UnknownRule(f"there is no rule {rule_id!r}; {hint}")


def areas(lang: str = "en") -> dict[str, str]:
    """The areas of the rulebooks and their titles."""
    return {rule.area: rule.title for rule in all_rules(lang).values()}


def rules_of(area: str, lang: str = "en") -> list[Rule]:
    """The rules of one area (HIRE, or GWT-HIRE); an unknown one is refused with the list."""
    wanted = area.upper()
    found = [rule for rule in all_rules(lang).values() if wanted in (rule.area, rule.section)]
    if not found:
        raise UnknownRule(f"there is no area {area!r}; the areas are: {', '.join(areas())}")
    return found


# -- coverage -----------------------------------------------------------------------------


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
    """The coverage of all rules, and what is wrong with it."""

    rules: list[Coverage]
    checkout: Path | None
    problems: list[str]

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
    rows = [
        Coverage(
            rule,
            places(code, [rule, *examples.get(rule, [])]),
            places(tests, [rule]),
            exempt.get(rule),
        )
        for rule in rules
    ]
    problems = check(rows, [*code, *tests], exempt, examples)
    return CoverageReport(rows, checkout, problems)


def places(namings: list[Naming], rules: list[str]) -> list[str]:
    """Where any of these rules is named, each place once."""
    return list(dict.fromkeys(naming.place for naming in namings if naming.rule in rules))


def check(
    rows: list[Coverage],
    namings: list[Naming],
    exempt: dict[str, Any],
    examples: dict[str, Any],
) -> list[str]:
    """What keeps the coverage from being complete, one sentence each."""
    known = {row.id for row in rows}
    problems = [gap(row) for row in rows if not row.covered]
    allowed = int(EXEMPT_SHARE * len(rows))
    if len(exempt) > allowed:
        problems.append(f"{len(exempt)} rules are exempt, but at most {allowed} may be")
    for naming in namings:
        if naming.rule not in known:
            problems.append(f"{naming.place} names {naming.rule}, which does not exist")
    named = [("exempt.yaml", list(exempt))]
    named += [("examples.yaml", [example, *ids]) for example, ids in examples.items()]
    for name, ids in named:
        problems += [f"{name} names {i}, which does not exist" for i in ids if i not in known]
    return problems


def gap(row: Coverage) -> str:
    """What a rule lacks."""
    if row.code:
        return f"{row.id} has no test"
    return f"{row.id} has no code" if row.tests else f"{row.id} has neither code nor test"
