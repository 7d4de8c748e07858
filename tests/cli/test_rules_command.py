"""`trailhand rules` and the coverage behind it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.running import trailhand
from trailhand.rulebook import book
from trailhand.rulebook import coverage as where
from trailhand.rulebook.book import UnknownRule, all_rules, rule
from trailhand.rulebook.coverage import (
    Coverage,
    CoverageReport,
    coverage,
    find_checkout,
    mappings,
)
from trailhand.terminal.rules import summary

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
    twice = {f"{prefix}-HIRE-02": rule("GWT-HIRE-02") for prefix in ("GWT", "ELP")}
    monkeypatch.setattr(book, "all_rules", lambda lang: twice)
    with pytest.raises(UnknownRule, match="several rules: GWT-HIRE-02, ELP-HIRE-02"):
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
    english, french = (
        [
            rule.id
            for room in book.rooms()
            for file in book.rule_files(room, lang)
            for rule in book.read_rules(file.read_text("utf-8"), room)
        ]
        for lang in ("en", "fr")
    )
    assert english == french == list(all_rules("fr"))
    assert len(trailhand("rules", "--json").json["rules"]) == len(all_rules())


@pytest.mark.parametrize("lang", book.LANGUAGES)
def test_every_line_of_a_rulebook_is_read(lang: str) -> None:
    files = [file for room in book.rooms() for file in book.rule_files(room, lang)]
    lines = [line for file in files for line in file.read_text("utf-8").splitlines()]
    assert sum(line.startswith("- ") for line in lines) == len(all_rules(lang))


def test_an_unknown_rule_names_its_neighbours() -> None:
    with pytest.raises(UnknownRule, match="GWT-HIRE-01 to GWT-HIRE-12"):
        rule("GWT-HIRE-77")


# -- coverage -----------------------------------------------------------------------------


def test_coverage_has_the_promised_shape() -> None:
    report = trailhand("rules", "--coverage", "--json").json
    assert list(report) == ["total", "covered", "rules"]
    assert report["total"] == len(report["rules"]) == len(all_rules())
    done = [row for row in report["rules"] if (row["code"] and row["tests"]) or row["exempt"]]
    assert report["covered"] == len(done)
    assert all(list(row) == ["id", "code", "tests", "exempt"] for row in report["rules"])


def test_a_worked_example_has_the_code_of_the_rules_it_illustrates(checkout: Path) -> None:
    rows = {row.id: row for row in coverage(checkout).rules}
    assert set(rows["GWT-TRN-02"].code) <= set(rows["GWT-DX-01"].code)
    assert set(rows["GWT-BUILD-03"].code) <= set(rows["GWT-EX-10"].code)


def test_every_worked_example_is_mapped_to_rules_that_exist() -> None:
    examples = mappings("examples.yaml")
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


def test_code_with_a_rule_of_no_rulebook_is_an_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "core").mkdir()
    (tmp_path / "core" / "rail.py").write_text(
        "SIZE = 3  # RAIL-SIZE-01\nKIND = 1  # RAIL-KIND-01\n"
    )
    monkeypatch.setattr(where, "PACKAGE", tmp_path)
    sentence = (
        "no rulebook has rules of the family RAIL: "
        f"{tmp_path.name}/core/rail.py:1 names RAIL-SIZE-01"
    )
    for arguments in (["--coverage"], ["--coverage", "--json"]):
        ran = trailhand("rules", *arguments)
        assert (ran.code, ran.err) == (1, f"trailhand: {sentence}\n")
    ran = trailhand("rules", "--check")
    assert ran.code == 1
    assert sentence in ran.out.splitlines()


def test_check_lists_the_gaps_and_fails(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(checkout)
    ran = trailhand("rules", "--check")
    assert ran.code == 1
    lines = ran.out.splitlines()
    assert "GWT-FEE-06 has no test" in lines
    assert "GWT-HIRE-01 has no test" not in lines
    assert "tests/test_hire.py::TestRow::test_it names GWT-HIRE-99, which does not exist" in lines
    assert lines[-1].startswith("2 of ")


def test_without_a_checkout_the_text_says_so(tmp_path: Path) -> None:
    assert find_checkout(tmp_path) is None
    text = summary(CoverageReport([Coverage("A-B-01", ["x.py:1"], [], None)], None, []))
    assert text.startswith("0 of 1 rules are covered")
    assert "no checkout" in text


def test_the_coverage_table_ends_with_the_count() -> None:
    assert "rules are covered" in trailhand("rules", "--coverage").out.splitlines()[-1]
