"""Golden games replay bit for bit, compiled and interpreted; a changed rule shows here."""

from __future__ import annotations

import json

import pytest

import trailhand as th
from tests.records.golden import (
    COUNTS,
    GOLDEN,
    PLAYTHROUGH_TABLES,
    PLAYTHROUGHS,
    RECORDS,
    count_nodes,
    counted_moments,
    playthrough,
    shows,
)


@pytest.mark.parametrize("name", sorted(GOLDEN))
def test_a_golden_game_replays_to_its_fingerprint(name: str) -> None:
    text = (RECORDS / f"{name}.trail").read_text()
    match = th.replay(text)
    assert match.over
    assert match.record() == text
    assert text.endswith(f"= {match.hash()}\n")


@pytest.mark.parametrize("name", sorted(GOLDEN))
def test_a_golden_game_shows_what_its_name_says(name: str) -> None:
    whole = th.replay((RECORDS / f"{name}.trail").read_text())
    again = th.new(whole.game.info.id, whole.seats, whole.seed, whole.options)
    if whole.origin is not None:
        again = th.load(whole.origin)
    again.watch()
    for played in whole.choices:
        again.play(played.notation, played.seat)
    assert shows(again, GOLDEN[name][4])
    assert again.hash() == whole.hash()


def test_there_is_a_count_for_every_moment() -> None:
    assert set(json.loads(COUNTS.read_text())) == set(counted_moments())


@pytest.mark.parametrize("name", sorted(GOLDEN))
def test_the_decision_tree_has_as_many_nodes_as_ever(name: str) -> None:
    counts = json.loads(COUNTS.read_text())
    text = (RECORDS / f"{name}.trail").read_text()
    for label, count in counts.items():
        if label.startswith(name + "@"):
            match = th.replay(text, upto=int(label.partition("@")[2]))
            assert count_nodes(match, 3) == count, label


@pytest.mark.parametrize("name", sorted(PLAYTHROUGH_TABLES))
def test_the_playthrough_reads_as_ever(name: str) -> None:
    assert playthrough(name) == (PLAYTHROUGHS / f"{name}.txt").read_text()
