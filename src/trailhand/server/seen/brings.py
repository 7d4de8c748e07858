"""What the options of a decision bring, as the page shows it."""

from __future__ import annotations

from trailhand.core.brings import Part
from trailhand.core.match import Match, Option
from trailhand.core.text import say
from trailhand.server.contract import schema


def brings_of(match: Match, n: int, option: Option, lang: str) -> schema.BringsShown | None:
    """What an option would bring, where the game can tell."""
    found = match.preview(n)
    if found is None:
        return None
    worth = match.game.worth(found.changes)
    anchors: dict[str, None] = {}
    for event in found.events if worth is not None else []:
        anchors |= dict.fromkeys(match.game.places(match.state, event, match.deciding))
    parts = [part_shown(part, lang) for part in found.parts]
    return schema.BringsShown(
        ", ".join(part.text for part in parts),
        found.changes,
        parts,
        worth,
        tuple(anchor for anchor in anchors if anchor not in option.anchors),
    )


def part_shown(part: Part, lang: str) -> schema.PartShown:
    """One thing that an option brings, in a language."""
    glyphs = [
        schema.GlyphShown(glyph.icon, say(glyph.label, lang) if glyph.label else "")
        for glyph in part.glyphs
    ]
    return schema.PartShown(glyphs, say(part.message, lang), part.sure, part.open, part.either)
