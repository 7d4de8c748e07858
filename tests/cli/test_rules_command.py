"""`trailhand rules` and the coverage behind it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.running import trailhand
from trailhand.lab import rulebook
from trailhand.lab.rulebook import Coverage, CoverageReport, all_rules, coverage, rule
from trailhand.lab.sources import Naming, named_in_file, proved_in_file
from trailhand.terminal.rules import summary

SOURCE = '''"""Hiring (GWT-HIRE-01)."""


class Hire:
    """GWT-HIRE-02."""

    def choose(self):
        return 0  # GWT-HIRE-05
'''
TESTS = """
@both_editions
@proves("GWT-HIRE-01", "GWT-HIRE-02")
def test_hiring(game):
    pass


class TestRow:
    @vocabulary.proves("GWT-HIRE-99")
    def test_it(self):
        pass
"""


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout with a single file of tests."""
    (tmp_path / "pyproject.toml").write_text('[project]\nname = "trailhand"\n')
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_hire.py").write_text(TESTS)
    return tmp_path


# -- the rulebook -------------------------------------------------------------------------


def test_one_rule_in_both_languages() -> None:
    english = trailhand("rules", "GWT-HIRE-02")
    assert english.out == (
        "GWT-HIRE-02  Hiring\nWorkers in the row of the job market token cannot be hired.\n"
    )
    assert "Engager" in trailhand("rules", "gwt-hire-02", "--lang", "fr").out
    assert "Engager" in trailhand("rules", "gwt-hire-02", LC_ALL="fr_FR.UTF-8").out


def test_the_end_of_an_id_is_enough_if_only_one_rule_has_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert rule("dx-01").id == "GWT-DX-01"
    twice = {f"{book}-HIRE-02": rule("GWT-HIRE-02") for book in ("GWT", "ELP")}
    monkeypatch.setattr(rulebook, "all_rules", lambda lang: twice)
    with pytest.raises(rulebook.UnknownRule, match="several rules: GWT-HIRE-02, ELP-HIRE-02"):
        rule("hire-02")


def test_a_decision_and_an_edition_are_marked() -> None:
    assert "(2nd edition, our reading)" in trailhand("rules", "GWT-COPY-05").out


def test_a_rule_as_json() -> None:
    found = trailhand("rules", "GWT-HIRE-02", "--json").json
    assert (found["id"], found["area"], found["edition"]) == ("GWT-HIRE-02", "HIRE", "both")


def test_an_area_is_listed_under_its_heading() -> None:
    out = trailhand("rules", "--area", "hire").out
    assert out.startswith("Hiring (HIRE)\n")
    assert "GWT-HIRE-12" in out
    assert "GWT-BUY-01" not in out


def test_every_rule_exists_in_both_languages() -> None:
    assert list(all_rules("en")) == list(all_rules("fr"))
    assert len(trailhand("rules", "--json").json["rules"]) == len(all_rules())


@pytest.mark.parametrize("lang", rulebook.LANGUAGES)
def test_every_line_of_a_rulebook_is_read(lang: str) -> None:
    files = [file for room in rulebook.rooms() for file in rulebook.rule_files(room, lang)]
    lines = [line for file in files for line in file.read_text("utf-8").splitlines()]
    assert sum(line.startswith("- ") for line in lines) == len(all_rules(lang))


def test_rules_of_modules_and_of_parts_of_an_area_have_ids_too() -> None:
    source = '"""NOR1-STORE-04 and WTW-CQ-VAULT-01."""'
    named = [naming.rule for naming in named_in_file(source, "stores.py")]
    assert named == ["NOR1-STORE-04", "WTW-CQ-VAULT-01"]


def test_an_unknown_rule_names_its_neighbours() -> None:
    with pytest.raises(rulebook.UnknownRule, match="GWT-HIRE-01 to GWT-HIRE-12"):
        rule("GWT-HIRE-77")


# -- coverage -----------------------------------------------------------------------------


def test_coverage_has_the_promised_shape() -> None:
    report = trailhand("rules", "--coverage", "--json").json
    assert list(report) == ["total", "covered", "rules"]
    assert report["total"] == len(report["rules"]) == len(all_rules())
    done = [row for row in report["rules"] if (row["code"] and row["tests"]) or row["exempt"]]
    assert report["covered"] == len(done)
    assert all(list(row) == ["id", "code", "tests", "exempt"] for row in report["rules"])


def test_code_is_named_with_file_line_and_scope() -> None:
    assert named_in_file(SOURCE, "jobs.py") == [
        Naming("GWT-HIRE-01", "jobs.py:1"),
        Naming("GWT-HIRE-02", "jobs.py:5 Hire"),
        Naming("GWT-HIRE-05", "jobs.py:8 Hire.choose"),
    ]


def test_tests_are_named_as_pytest_runs_them() -> None:
    assert proved_in_file(TESTS, "tests/test_hire.py") == [
        Naming("GWT-HIRE-01", "tests/test_hire.py::test_hiring"),
        Naming("GWT-HIRE-02", "tests/test_hire.py::test_hiring"),
        Naming("GWT-HIRE-99", "tests/test_hire.py::TestRow::test_it"),
    ]


def test_a_worked_example_has_the_code_of_the_rules_it_illustrates(checkout: Path) -> None:
    rows = {row.id: row for row in coverage(checkout).rules}
    assert set(rows["GWT-TRN-02"].code) <= set(rows["GWT-DX-01"].code)
    assert set(rows["GWT-BUILD-03"].code) <= set(rows["GWT-EX-10"].code)


def test_every_worked_example_is_mapped_to_rules_that_exist() -> None:
    examples = rulebook.mappings("examples.yaml")
    worked = [rule.id for rule in all_rules().values() if rule.area in ("EX", "DX")]
    assert sorted(examples) == sorted(worked)
    assert {named for ids in examples.values() for named in ids} <= set(all_rules())


def test_the_tests_of_the_checkout_around_us_count(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(checkout)
    rows = {row["id"]: row for row in trailhand("rules", "--coverage", "--json").json["rules"]}
    assert rows["GWT-HIRE-01"]["tests"] == ["tests/test_hire.py::test_hiring"]
    assert rows["GWT-BUY-01"]["tests"] == []


def test_check_lists_the_gaps_and_fails(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(checkout)
    ran = trailhand("rules", "--check")
    assert ran.code == 1
    lines = ran.out.splitlines()
    assert "GWT-BUY-01 has no test" in lines
    assert "GWT-HIRE-01 has no test" not in lines
    assert "tests/test_hire.py::TestRow::test_it names GWT-HIRE-99, which does not exist" in lines
    assert lines[-1].startswith("2 of ")


def test_a_covered_or_exempt_rule_is_no_problem() -> None:
    rows = [
        Coverage("A-B-01", ["x.py:1"], ["t.py::t"], None),
        *(Coverage(f"A-C-{n:02}", ["x.py:1"], ["t.py::t"], None) for n in range(19)),
        Coverage("A-D-01", [], [], "nothing to see"),
    ]
    assert rulebook.check(rows, [], {"A-D-01": "nothing to see"}, {}) == []


def test_gaps_and_unknown_names_are_problems() -> None:
    rows = [
        Coverage("A-B-01", ["x.py:1"], [], None),
        Coverage("A-B-02", [], ["t.py::t"], None),
        Coverage("A-B-03", [], [], "too much"),
        Coverage("A-B-04", [], [], None),
    ]
    problems = rulebook.check(
        rows, [Naming("A-B-09", "x.py:3 f")], {"A-B-03": "too much", "A-B-08": "?"}, {"A-B-07": []}
    )
    assert problems == [
        "A-B-01 has no test",
        "A-B-02 has no code",
        "A-B-04 has neither code nor test",
        "2 rules are exempt, but at most 0 may be",
        "x.py:3 f names A-B-09, which does not exist",
        "exempt.yaml names A-B-08, which does not exist",
        "examples.yaml names A-B-07, which does not exist",
    ]


def test_without_a_checkout_the_text_says_so(tmp_path: Path) -> None:
    assert rulebook.find_checkout(tmp_path) is None
    text = summary(CoverageReport([Coverage("A-B-01", ["x.py:1"], [], None)], None, []))
    assert text.startswith("0 of 1 rules are covered")
    assert "no checkout" in text


def test_the_coverage_table_ends_with_the_count() -> None:
    assert "rules are covered" in trailhand("rules", "--coverage").out.splitlines()[-1]
