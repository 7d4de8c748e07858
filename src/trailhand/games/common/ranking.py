"""Who has won when ties are broken."""

from __future__ import annotations


def best_seats(ranks: list[tuple[int, int]]) -> list[int]:
    """The seats with the most points, and of those the ones that win the tie-break."""
    best = max(ranks)
    return [seat for seat, rank in enumerate(ranks) if rank == best]
