"""Golden games replay bit for bit, compiled and interpreted; a changed rule shows here."""

from __future__ import annotations

import json

import pytest

import trailhand as th
from tests.families import FAMILIES, Family
from tests.records.golden import (
    GOLDEN,
    PLAYTHROUGHS,
    count_nodes,
    counted_moments,
    counts_file,
    golden_record,
    playthrough,
    playthrough_file,
)


@pytest.mark.parametrize("name", sorted(GOLDEN))
def test_a_golden_game_replays_to_its_fingerprint(name: str) -> None:
    text = golden_record(name)
    match = th.replay(text)
    assert match.over
    assert match.record() == text
    assert text.endswith(f"= {match.hash()}\n")


@pytest.mark.parametrize("name", sorted(GOLDEN))
def test_a_golden_game_shows_what_its_name_says(name: str) -> None:
    whole = th.replay(golden_record(name))
    again = th.new(whole.game.info.id, whole.seats, whole.seed, whole.options)
    if whole.origin is not None:
        again = th.load(whole.origin)
    again.watch()
    for played in whole.played:
        again.play(played.notation, played.seat)
    family = GOLDEN[name]
    assert family.shows(again, family.golden[name].proof)
    assert again.hash() == whole.hash()


@pytest.mark.parametrize("family", FAMILIES, ids=lambda family: family.name)
def test_there_is_a_count_for_every_moment(family: Family) -> None:
    assert set(json.loads(counts_file(family).read_text())) == set(counted_moments(family))


@pytest.mark.parametrize("name", sorted(GOLDEN))
def test_the_decision_tree_has_as_many_nodes_as_before(name: str) -> None:
    counts = json.loads(counts_file(GOLDEN[name]).read_text())
    text = golden_record(name)
    for label, count in counts.items():
        if label.startswith(name + "@"):
            match = th.replay(text, upto=int(label.partition("@")[2]))
            assert count_nodes(match, GOLDEN[name].depth) == count, label


@pytest.mark.parametrize("name", sorted(PLAYTHROUGHS))
def test_the_playthrough_reads_as_before(name: str) -> None:
    assert playthrough(name) == playthrough_file(name).read_text(encoding="utf-8")
