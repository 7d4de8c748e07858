"""A tie with the automaton: the table says who has won as the rulebook does."""

from __future__ import annotations

import pytest

from tests.records.ties import tied
from tests.server.conftest import Visit


@pytest.mark.parametrize(
    ("automaton", "left", "text", "won"),
    [
        ("sam", 0, "Ada and Sam share the victory with", True),
        ("sam", 3, "Ada and Sam share the victory with", True),
        ("sue", 0, "Ada and Sue share the victory with", True),
        ("sue", 3, "Ada wins a tie with", False),
    ],
)
def test_a_tie_is_shared_or_decided(
    visit: Visit, automaton: str, left: int, text: str, won: bool
) -> None:
    ada = visit()
    made = ada.post("/api/import", record=tied(automaton, left).record())
    table = ada.table(made["id"])
    name = table["seats"][0]["name"]
    assert table["over"]["winners"] == [0]
    assert table["over"]["text"].startswith(text.replace("Ada", name))
    assert table["automaton"]["won"] is won
