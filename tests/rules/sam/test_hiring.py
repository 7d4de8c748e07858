"""Cards 1 and 2, and the specialty (SAM-HIRE, SAM-SPEC)."""

from __future__ import annotations

import pytest

from tests.rules.sam.vocabulary import SAM, YOU, SamTable, alone, proves


def market(*workers: tuple[str, str]) -> SamTable:
    """A job market with these workers; the token is in row 12."""
    t = alone().job_token(12)
    for cell, worker in workers:
        t.job(cell, worker)
    return t


def jobs_left(t: SamTable) -> list[int]:
    """The cells of the job market that are not empty."""
    return [cell for cell, worker in enumerate(t.state.jobs) if worker >= 0]


@pytest.mark.parametrize(("card", "hired"), [(1, [1, 2, 1]), (2, [1, 1, 2])])
@proves("SAM-HIRE-01", "SAM-HIRE-02", "SAM-HIRE-03")
def test_specialty_first_or_cheapest_first(card: int, hired: list[int]) -> None:
    """EX-SAM-01: an engineer at 5, builders at 7 and 6."""
    costs = alone().box.row_cost
    rows = [costs.index(cost) + 1 for cost in (5, 7, 6)]
    t = market(
        (f"{rows[0]}.3", "engineer"), (f"{rows[1]}.3", "builder"), (f"{rows[2]}.3", "builder")
    )
    t.plays(card)
    assert t.workers_of_sam() == hired
    if card == 1:
        assert t.state.jobs[4 * rows[1] - 2] == 1  # the dearer builder is still there


@proves("SAM-HIRE-02")
def test_equal_numbers_share_the_second_rank() -> None:
    """EX-SAM-08: no builder; a cowboy at 8, an engineer at 7, two of each on his board."""
    costs = alone().box.row_cost
    t = market((f"{costs.index(8) + 1}.3", "cowboy"), (f"{costs.index(7) + 1}.3", "engineer"))
    t.workers(SAM, 2, 3, 2).plays(1)
    assert t.workers_of_sam() == [2, 3, 3]


@proves("SAM-HIRE-02")
def test_of_the_same_kind_the_cheaper_one_even_in_a_lower_row() -> None:
    costs = alone().box.row_cost
    above, below = costs.index(7) + 1, costs.index(5) + 1
    assert above < below
    t = market((f"{above}.3", "builder"), (f"{below}.3", "builder")).plays(1)
    assert jobs_left(t) == [4 * above - 2]


@proves("SAM-HIRE-02")
def test_the_more_numerous_kind_comes_before_the_cheaper_one() -> None:
    costs = alone().box.row_cost
    t = market((f"{costs.index(8) + 1}.3", "cowboy"), (f"{costs.index(6) + 1}.3", "engineer"))
    t.workers(SAM, 2, 3, 1).plays(1)
    assert t.workers_of_sam() == [3, 3, 1]


@pytest.mark.parametrize("card", [1, 2])
@proves("SAM-HIRE-02", "SAM-HIRE-03")
def test_then_the_uppermost_row_and_the_leftmost_column(card: int) -> None:
    costs = alone().box.row_cost
    twins = [n + 1 for n in range(12) if costs.count(costs[n]) > 1][:2]
    assert costs[twins[0] - 1] == costs[twins[1] - 1]
    t = market((f"{twins[1]}.3", "builder"), (f"{twins[0]}.4", "builder")).plays(card)
    assert jobs_left(t) == [4 * twins[1] - 2]
    t = market((f"{twins[0]}.4", "builder"), (f"{twins[0]}.3", "builder")).plays(card)
    assert jobs_left(t) == [4 * twins[0] - 1]


@proves("SAM-HIRE-03")
def test_of_equally_cheap_workers_the_specialty() -> None:
    t = market(("1.3", "cowboy"), ("1.4", "builder")).plays(2)
    assert t.workers_of_sam() == [1, 2, 1]


@proves("SAM-HIRE-04")
def test_not_from_the_row_of_the_token_and_not_into_a_full_row() -> None:
    t = market(("5.3", "builder")).job_token(5).plays(1)
    assert t.workers_of_sam() == [1, 1, 1]
    t = market(("1.3", "builder"), ("9.3", "cowboy"))
    t.workers(SAM, 1, 6, 1).plays(1)
    assert t.workers_of_sam() == [2, 6, 1]


@proves("SAM-HIRE-04")
def test_he_pays_nothing_and_no_immediate_action_happens() -> None:
    t = market(("9.3", "engineer"))
    t.workers(SAM, 1, 1, 3).plays(2)
    assert t.workers_of_sam() == [1, 1, 4]
    assert t.money(SAM) == 0
    assert t.seat == YOU


@proves("SAM-HIRE-05")
def test_the_printed_cost_of_the_row_compares_and_without_workers_nothing_happens() -> None:
    costs = alone().box.row_cost
    cheap, dear = costs.index(min(costs)) + 1, costs.index(max(costs)) + 1
    t = market((f"{dear}.3", "cowboy"), (f"{cheap}.3", "engineer")).job_token(13).plays(2)
    assert t.workers_of_sam() == [1, 1, 2]
    assert market().plays(2).workers_of_sam() == [1, 1, 1]


@proves("SAM-SPEC-01")
def test_a_kind_that_outnumbers_the_specialty_becomes_it_at_once() -> None:
    """EX-SAM-02: engineers 2, cowboys 2, builders 1; a cowboy is hired."""
    t = market(("1.3", "cowboy")).workers(SAM, 2, 1, 2).specialty("engineer")
    t.plays(2)
    assert (t.workers_of_sam(), t.sam.specialty) == ([3, 1, 2], 0)


@proves("SAM-SPEC-01")
def test_a_tie_changes_nothing() -> None:
    t = market(("1.3", "cowboy")).workers(SAM, 1, 1, 2).specialty("engineer")
    t.plays(2)
    assert (t.workers_of_sam(), t.sam.specialty) == ([2, 1, 2], 2)
