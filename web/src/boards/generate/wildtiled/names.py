"""names.ts: names that stand on tiles and cards, in all languages, from the words of the game."""

from __future__ import annotations

from writing import HEADER, constant

from trailhand.core.text import say
from trailhand.games.wildtiled.facts.files import facts
from trailhand.games.wildtiled.tables import open_box
from trailhand.games.wildtiled.words.names import PARTNER_WORDS, partner_text
from trailhand.text import phrase

LANGS = ("en", "fr")


def names_ts() -> str:
    """The names, by language and id."""
    tiles = [tile["id"] for tile in facts("tiles")["tiles"]["list"]]
    kind = "Record<Lang, Record<string, string>>"
    parts = [
        HEADER.format(source="the words of the game"),
        'import type { Lang } from "../../lib/types";\n',
        constant("tileNames", of("wtw-tile", tiles), kind),
        constant("partnerNames", of("wtw-card", PARTNER_WORDS), kind),
        constant("partnerLines", partner_lines(), "Record<Lang, Record<string, string[]>>"),
    ]
    return "\n".join(parts)


def of(prefix: str, ids: list[str]) -> dict[str, dict[str, str]]:
    """The words of some ids in every language."""
    return {lang: {each: word(prefix, each, lang) for each in ids} for lang in LANGS}


def word(prefix: str, name: str, lang: str) -> str:
    """The word for one id."""
    return phrase(f"{prefix}-{name.lower().replace('_', '-')}", lang)


def partner_lines() -> dict[str, dict[str, list[str]]]:
    """What every partner looks at, a line per thing."""
    box = open_box(2)
    found: dict[str, dict[str, list[str]]] = {}
    for lang in LANGS:
        lines = [partner_text(box, card).args["lines"] for card in range(len(PARTNER_WORDS))]
        said = [[say(line, lang) for line in each] for each in lines]  # type: ignore[union-attr]
        found[lang] = dict(zip(PARTNER_WORDS, said, strict=True))
    return found
