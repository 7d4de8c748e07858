"""`trailhand rules`: the rulebook in our words, and how much of it is kept and proved."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.markup import escape
from rich.table import Table

from trailhand.rulebook.book import Rule, all_rules, rules_of
from trailhand.rulebook.book import rule as find_rule
from trailhand.rulebook.coverage import CoverageReport, coverage
from trailhand.terminal.arguments import JsonOption, LangOption, choose_language
from trailhand.terminal.console import Refusal, complain, out, print_json
from trailhand.text import has, phrase


def rules(
    rule_id: Annotated[str | None, typer.Argument(metavar="[ID]", help="Show one rule.")] = None,
    lang: LangOption = None,
    area: Annotated[str | None, typer.Option(help="Only the rules of one area: HIRE.")] = None,
    with_coverage: Annotated[
        bool, typer.Option("--coverage", help="Show the code and the tests of every rule.")
    ] = False,
    check: Annotated[
        bool, typer.Option("--check", help="Exit 1 unless every rule is covered.")
    ] = False,
    as_json: JsonOption = False,
) -> None:
    """Show one rule, the whole rulebook, or where each rule is kept and proved."""
    if with_coverage or check:
        if rule_id or area:
            raise Refusal("--coverage and --check look at all rules: leave out the id and --area")
        show_coverage(coverage(), check, as_json)
        return
    language = choose_language(lang)
    if rule_id:
        found = find_rule(rule_id, language)
        if as_json:
            print_json(found._asdict())
        else:
            show_rule(found, language)
        return
    listed = rules_of(area, language) if area else list(all_rules(language).values())
    if as_json:
        print_json({"rules": [each._asdict() for each in listed]})
    else:
        list_rules(listed, language)


def remark(rule: Rule, lang: str) -> str:
    """The edition that a rule belongs to, and whether it is our decision."""
    key = f"terminal-edition-{rule.edition}"
    parts = [phrase(key, lang)] if has(key, lang) else []
    if rule.decision:
        parts.append(phrase("terminal-decision", lang))
    return ", ".join(parts)


def show_rule(rule: Rule, lang: str) -> None:
    """One rule with its heading."""
    note = remark(rule, lang)
    title = f"{rule.id}  {rule.title}" + (f" ({note})" if note else "")
    out().print(f"[bold]{escape(title)}[/bold]\n{escape(rule.text)}")


def list_rules(listed: list[Rule], lang: str) -> None:
    """Rules under the headings of their areas."""
    console = out()
    table = Table.grid(padding=(0, 2))
    section = ""
    for rule in listed:
        if rule.section != section:
            section = rule.section
            if table.row_count:
                console.print(table, "")
            table = Table.grid(padding=(0, 2))
            console.print(f"[bold]{escape(rule.title)}[/bold] ({rule.area})")
        note = remark(rule, lang)
        table.add_row(rule.id, escape(f"[{note}] {rule.text}" if note else rule.text))
    console.print(table)


# -- coverage -----------------------------------------------------------------------------


def show_coverage(report: CoverageReport, check: bool, as_json: bool) -> None:
    """The coverage as data, as the list of its problems, or as a table; wrong code is an error."""
    if as_json:
        print_json(report.as_json())
    elif check:
        for problem in report.problems:
            print(problem)
        print(summary(report))
    else:
        coverage_table(report)
    if not check or as_json:
        for error in report.errors:
            complain(error)
    if report.errors or (check and report.problems):
        raise typer.Exit(1)


def summary(report: CoverageReport) -> str:
    """How far we are, in one sentence."""
    covered = sum(rule.covered for rule in report.rules)
    exempt = sum(rule.exempt is not None for rule in report.rules)
    text = f"{covered} of {len(report.rules)} rules are covered, {exempt} of them exempt."
    if report.checkout is None:
        text += " There is no checkout of Trailhand here, so its tests cannot be seen."
    return text


def coverage_table(report: CoverageReport) -> None:
    """One row per rule: how many places in the code, how many tests."""
    table = Table("rule", "", "code", "tests", "first test, or why it is exempt")
    for row in report.rules:
        mark = "ok" if row.covered else "--"
        last = row.exempt or (row.tests[0].rpartition("::")[2] if row.tests else "")
        table.add_row(row.id, mark, str(len(row.code)), str(len(row.tests)), escape(last))
    out().print(table, summary(report))
