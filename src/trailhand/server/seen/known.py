"""What everybody is told about a table whose cards somebody may know."""

from __future__ import annotations

from trailhand.server.table.tables import CHOSEN, RECORD
from trailhand.text import phrase


def known_words(known: str, seed: str, status: str, lang: str) -> str:
    """How people could know the cards, in a sentence; nothing if nobody can."""
    if known == CHOSEN:
        return phrase("server-seed-chosen", lang, seed=seed)
    if known == RECORD and status in ("open", "running"):
        return phrase("server-record-known", lang)
    return ""
