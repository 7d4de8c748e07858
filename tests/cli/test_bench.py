"""`trailhand bench`."""

from __future__ import annotations

from pathlib import Path

from tests.cli.running import trailhand
from trailhand.core import step


def test_the_measurements_have_the_promised_shape() -> None:
    result = trailhand("bench", "gwt1", "--seats", "2", "--seconds", "0.05", "--json").json
    assert list(result) == [
        "game",
        "seats",
        "compiled",
        "playouts_per_s",
        "decisions_per_s",
        "decisions_per_game",
        "clone_us",
    ]
    assert (result["game"], result["seats"]) == ("gwt1", 2)
    assert result["compiled"] is (Path(step.__file__ or "").suffix != ".py")
    assert min(result["playouts_per_s"], result["clone_us"]) > 0
    assert result["decisions_per_game"] > 50


def test_people_read_a_sentence() -> None:
    ran = trailhand("bench", "--seconds", "0.02")
    assert ran.code == 0
    assert ran.out.startswith("gwt2, 2 seats, ")
