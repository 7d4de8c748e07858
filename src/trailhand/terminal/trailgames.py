"""What the drawings of the games along a trail share: cards, actions, the purse and the hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from rich.text import Text as Line

from trailhand.core.text import Text
from trailhand.terminal.scene import TableScene


class TrailScene(TableScene):
    """One seat's view of a trail, ready to be drawn."""

    def card(self, word: str) -> str:
        """A card in words."""
        raise NotImplementedError

    def cards(self, pile: Iterable[str]) -> str:
        """Cards in words, equal ones counted."""
        counted = Counter(pile)
        names = [f"{n} x {self.card(c)}" if n > 1 else self.card(c) for c, n in counted.items()]
        return ", ".join(names)

    def workers(self, counts: dict[str, int]) -> str:
        """How many workers of each type."""
        raise NotImplementedError

    def slashed(self, actions: Iterable[tuple[int, Text]]) -> str:
        """The actions of a tile or card by their groups: alternatives with a slash."""
        groups: dict[int, list[str]] = {}
        for group, action in actions:
            groups.setdefault(group, []).append(self.words.of(action))
        return " · ".join(" / ".join(group) for group in groups.values())


# -- what stands in the rows of a seat ----------------------------------------------------


def money(scene: TableScene, seat: int, player: dict[str, Any]) -> str:
    """The seat's dollars."""
    return scene.words.dollars(player["money"])


def hand_size(scene: TableScene, seat: int, player: dict[str, Any]) -> str:
    """Cards in hand, and up to how many are drawn."""
    return f"{player['hand_size']}/{player['hand_limit']}"


def built(scene: TableScene, seat: int, player: dict[str, Any]) -> str:
    """The seat's buildings on the trail."""
    own = f"@{seat + 1}"
    found = [(t[: -len(own)], s) for s, t in scene.view["trail"].items() if t.endswith(own)]
    return ", ".join(f"{tile} ({space})" for tile, space in found)


def certificates_of(player: dict[str, Any], limit: int) -> str:
    """Temporary certificates of the limit, and permanent ones."""
    text = f"{player['certificates']}/{limit}"
    return f"{text}+{player['permanent']}" if player["permanent"] else text


# -- what is shown with every decision ----------------------------------------------------


def purse(scene: TrailScene, certificates: str, workers: dict[str, int]) -> Line:
    """The seat's money, certificates, workers and tokens in a line."""
    player = scene.players[scene.seat]
    parts = [
        scene.words.dollars(player["money"]),
        scene.words("terminal-brief-certificates", text=certificates),
        scene.workers(workers),
    ]
    if player["tokens"]:
        parts.append(scene.words("terminal-brief-tokens", n=player["tokens"]))
    return Line(" · ".join(parts), "bold")


def hand_line(scene: TrailScene, cards: list[str], worth: str) -> Line:
    """The seat's hand and what it is worth in a delivery."""
    text = Line.assemble((scene.words("terminal-hand") + " ", "bold"))
    if not cards:
        return text.append(scene.words("terminal-hand-empty"))
    return text.append(f"{scene.cards(cards)} {worth}")
