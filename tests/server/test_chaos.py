"""A minute of bad weather: nothing acknowledged is lost, nothing is done twice."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.chaos import storm


@pytest.mark.slow
def test_a_minute_of_faults_loses_nothing_and_doubles_nothing(tmp_path: Path) -> None:
    found = storm(tmp_path, seconds=60.0, clients=4, tables=3)
    assert found["wrong"] == []
    assert set(found["faults"]) == {"kill", "lock", "fill", "freeze"}
    assert found["choices"] > 100
    assert found["torn"] > 0
    assert found["refused for now"] > 0
    assert found["tables"] >= 12
