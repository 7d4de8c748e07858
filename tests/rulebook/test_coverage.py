"""What is wrong with the coverage, one sentence each."""

from __future__ import annotations

from pathlib import Path

import pytest

from trailhand.rulebook import book, coverage
from trailhand.rulebook.coverage import Coverage, check, missing_books, reason, unknown
from trailhand.rulebook.sources import Naming


def test_a_covered_or_exempt_rule_is_no_problem() -> None:
    rows = [
        Coverage("A-B-01", ["x.py:1"], ["t.py::t"], None),
        *(Coverage(f"A-C-{n:02}", ["x.py:1"], ["t.py::t"], None) for n in range(19)),
        Coverage("A-D-01", [], [], "nothing to see"),
    ]
    assert check(rows, [], {"A-D-01": "nothing to see"}, {}) == []


def test_gaps_and_unknown_names_are_problems() -> None:
    rows = [
        Coverage("A-B-01", ["x.py:1"], [], None),
        Coverage("A-B-02", [], ["t.py::t"], None),
        Coverage("A-B-03", [], [], "too much"),
        Coverage("A-B-04", [], [], None),
    ]
    problems = check(
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


def test_a_rule_that_is_only_listed_says_where() -> None:
    rows = [Coverage("A-B-01", [], ["t.py::t"], None)]
    namings = [Naming("A-B-01", place, listed=True) for place in ("x.py:1", "y.py:5 Hire")]
    assert check(rows, namings, {}, {}) == [
        "A-B-01 has no code, it is only listed at x.py:1, y.py:5 Hire"
    ]


def test_a_family_without_a_rulebook_is_told_once() -> None:
    namings = [
        Naming("A-B-09", "x.py:3 f"),
        Naming("RAIL-B-01", "x.py:4 f", listed=True),
        Naming("RAIL-B-02", "x.py:5 f"),
    ]
    assert unknown(namings, {"A-B-01"}) == [
        "x.py:3 f names A-B-09, which does not exist",
        "no rulebook has rules of the family RAIL: x.py:4 f names RAIL-B-01",
    ]


def test_games_without_a_rulebook_are_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert missing_books() == []
    (tmp_path / "games" / "gwt").mkdir(parents=True)
    monkeypatch.setattr(book, "PACKAGE", tmp_path)
    assert missing_books() == [
        "the games of gwt have no rulebook: there is no games/gwt/data/rules.en.md"
    ]


def test_a_definition_is_exempt_with_its_reason() -> None:
    assert reason("nobody can see it") == "nobody can see it"
    assert reason({"definition": "what a pair is"}) == "definition: what a pair is"
    rows = [Coverage(f"A-B-{n:02}", [], [], "definition: what a pair is") for n in range(20)]
    assert check(rows, [], {"A-B-01": {"definition": "what a pair is"}}, {}) == []


@pytest.mark.parametrize("entry", ["", None, {"definition": ""}, {"reason": "why not"}, ["why"]])
def test_an_exemption_without_a_reason_is_a_problem(entry: object) -> None:
    rows = [Coverage(f"A-B-{n:02}", ["x.py:1"], ["t.py::t"], None) for n in range(20)]
    assert check(rows, [], {"A-B-01": entry}, {}) == ["exempt.yaml gives no reason for A-B-01"]


def test_a_list_is_no_code(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "games").mkdir()
    source = 'class Hire:\n    """GWT-HIRE-02."""\n\n    rules = ("GWT-HIRE-01", "GWT-HIRE-02")\n'
    (tmp_path / "games" / "jobs.py").write_text(source)
    monkeypatch.setattr(coverage, "PACKAGE", tmp_path)
    rows = {row.id: row.code for row in coverage.coverage().rules}
    assert rows["GWT-HIRE-01"] == []
    assert rows["GWT-HIRE-02"] == [f"{tmp_path.name}/games/jobs.py:2 Hire"]


def test_nothing_is_wrong_with_our_own_sources() -> None:
    assert coverage.coverage().errors == ()
