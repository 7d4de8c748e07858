"""The rulebook in our words: every rule by its id."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

import trailhand
from trailhand.core.game import family_of

PACKAGE = Path(trailhand.__file__).parent
LANGUAGES = ("en", "fr")
LINE = re.compile(
    r"- \*\*([A-Z]+\d?-([A-Z]+)(?:-[A-Z]+)*-\d{2,})\*\* \[(\w+)\] (\[decision\] )?(.*)"
)
ANY_LINE = re.compile(r"- \*\*([^*]+)\*\*")
HEADING = re.compile(r"## (.*) \(([A-Z]+)\)")


class UnknownRule(ValueError):
    """A rule id or an area that the rulebook does not have."""


class BadRulebook(ValueError):
    """A line of a rulebook that looks like a rule and cannot be read as one."""


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


def families() -> list[str]:
    """The families of games, in their order."""
    return list(dict.fromkeys(family_of(info) for info in trailhand.games()))


def rooms() -> list[str]:
    """The families of games that have a rulebook."""
    return [family for family in families() if data_file(family, "rules.en.md").exists()]


def rooms_without_book() -> list[str]:
    """The families of the house that have none."""
    lacking = (family for family in families() if family not in rooms())
    return [family for family in lacking if (PACKAGE / "games" / family).is_dir()]


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
        for path in [*rule_files(room, "en"), *rule_files(room, lang)]:  # translated, where it is
            text = path.read_text("utf-8")
            found |= {rule.id: rule for rule in read_rules(text, room, path.name)}
    return found


def rule_files(room: str, lang: str) -> list[Path]:
    """The rulebook of a room, then those of its modules by name."""
    base = data_file(room, f"rules.{lang}.md")
    return sorted(base.parent.glob(f"*.{lang}.md"), key=lambda path: (path != base, path))


def read_rules(text: str, book: str, name: str = "rules") -> list[Rule]:
    """The rules of one file: a heading per area, a line per rule."""
    title = ""
    rules: list[Rule] = []
    for number, line in enumerate(text.splitlines(), 1):
        if heading := HEADING.fullmatch(line):
            title = heading[1]
        elif found := LINE.fullmatch(line):
            if found[1] in {rule.id for rule in rules}:
                raise BadRulebook(f"{book}/data/{name}:{number}: {found[1]!r} is there twice")
            rules.append(Rule(found[1], found[2], found[3], bool(found[4]), found[5], title, book))
        elif strange := ANY_LINE.match(line):
            form = "- **FAMILY-AREA-NN** [both] What the rule says."
            raise BadRulebook(
                f"{book}/data/{name}:{number}: {strange[1]!r} is no rule; write {form}"
            )
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
