"""Seeds: up to 128 bits, each its own deal, in records as in memory."""

from __future__ import annotations

import trailhand as th
from trailhand.core.rng import SEED_BITS, seeded

LARGEST = (1 << SEED_BITS) - 1


def test_every_bit_of_a_seed_counts() -> None:
    deals = {tuple(seeded(1 << bit).save()) for bit in range(SEED_BITS)}
    assert len(deals | {tuple(seeded(0).save()), tuple(seeded(LARGEST).save())}) == SEED_BITS + 2


def test_seeds_of_old_records_deal_as_they_did() -> None:
    assert seeded(7).save()[3] == seeded((1 << 96) - 1).save()[3] == 13
    assert seeded(2026).next() == 1800430755


def test_the_largest_seed_is_written_and_played_again() -> None:
    match = th.new("gwt2", seats=3, seed=LARGEST)
    for _ in range(30):
        match.play(0)
    record = match.record()
    assert f'[Seed "{LARGEST}"]' in record
    again = th.replay(record)
    assert (again.seed, again.hash()) == (LARGEST, match.hash())
    assert th.load(match.position()).hash() == match.hash()
