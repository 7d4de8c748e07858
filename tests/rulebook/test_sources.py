"""Reading our own sources: what names a rule, what only lists it, what proves it."""

from __future__ import annotations

from pathlib import Path

from trailhand.rulebook.sources import (
    Naming,
    named_elsewhere,
    named_in_code,
    named_in_file,
    proved_in_file,
)

SOURCE = '''"""Hiring (GWT-HIRE-01)."""

REASONS = {1: Reason("job-closed", "GWT-HIRE-03")}  # GWT-HIRE-04


class Hire(Step):
    """GWT-HIRE-02."""

    rules: ClassVar[tuple[str, ...]] = (
        "GWT-HIRE-05",
        "GWT-HIRE-06",  # GWT-HIRE-07: not here either
    )
    verb = "hire"  # GWT-HIRE-08

    def choose(self):
        rules = "GWT-HIRE-09"
        # GWT-HIRE-10: the worker in the slot stays there
        return Description(Text("hire"), "GWT-HIRE-11")


class Dismiss(Hire):
    rules = Hire.rules + ("GWT-HIRE-12",)
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


def named(listed: bool) -> list[str]:
    """The rules that the source names, or those that it only lists."""
    return [naming.rule for naming in named_in_file(SOURCE, "jobs.py") if naming.listed == listed]


def test_code_is_named_with_file_line_and_scope() -> None:
    namings = {naming.rule: naming.place for naming in named_in_file(SOURCE, "jobs.py")}
    assert namings["GWT-HIRE-01"] == "jobs.py:1"
    assert namings["GWT-HIRE-02"] == "jobs.py:7 Hire"
    assert namings["GWT-HIRE-10"] == "jobs.py:17 Hire.choose"


def test_statements_comments_and_docstrings_name_the_rules_that_they_do() -> None:
    wanted = ("03", "04", "02", "08", "09", "10", "11")
    assert named(listed=False) == [f"GWT-HIRE-{number}" for number in wanted]


def test_the_rules_of_a_step_and_the_docstring_of_a_module_only_list() -> None:
    assert named(listed=True) == [f"GWT-HIRE-{number}" for number in ("01", "05", "06", "07", "12")]


def test_rules_of_modules_and_of_parts_of_an_area_have_ids_too() -> None:
    source = '"""NOR1-STORE-04 and WTW-CQ-VAULT-01."""'
    named = [naming.rule for naming in named_in_file(source, "stores.py")]
    assert named == ["NOR1-STORE-04", "WTW-CQ-VAULT-01"]


def test_rules_are_kept_in_core_and_games_and_shown_elsewhere(tmp_path: Path) -> None:
    for folder in ("core", "games/gwt", "server"):
        (tmp_path / folder).mkdir(parents=True)
        (tmp_path / folder / "jobs.py").write_text("PRICE = 5  # GWT-HIRE-03\n")
    house = tmp_path.name
    places = [naming.place for naming in named_in_code(tmp_path)]
    assert places == [f"{house}/core/jobs.py:1", f"{house}/games/gwt/jobs.py:1"]
    assert named_elsewhere(tmp_path) == [Naming("GWT-HIRE-03", f"{house}/server/jobs.py:1")]


def test_tests_are_named_as_pytest_runs_them() -> None:
    assert proved_in_file(TESTS, "tests/test_hire.py") == [
        Naming("GWT-HIRE-01", "tests/test_hire.py::test_hiring"),
        Naming("GWT-HIRE-02", "tests/test_hire.py::test_hiring"),
        Naming("GWT-HIRE-99", "tests/test_hire.py::TestRow::test_it"),
    ]
