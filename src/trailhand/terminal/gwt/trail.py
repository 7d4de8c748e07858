"""The trail in reading order: tiles, owners, herders and fees."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from trailhand.games.gwt.facts.box import Box
from trailhand.games.gwt.facts.codes import NEUTRAL_LAST, is_hazard, is_village, owner_of
from trailhand.games.gwt.trail import fee
from trailhand.terminal.gwt.buildings import local_actions
from trailhand.terminal.gwt.scene import Scene
from trailhand.terminal.scene import packed
from trailhand.terminal.words import seat_style

NAMES = 6  # characters of the first column
EMPTY_SPACE = "·"
FOREST = "♣"
SPECIAL = "+"


def junctions(box: Box) -> list[int]:
    """The spaces at which the trail forks or joins, and the neutral buildings."""
    entries = [0] * len(box.space_names)
    for ahead in box.next_spaces:
        for space in ahead:
            entries[space] += 1
    special = {box.start, box.kansas_city, *box.neutral_spaces}
    return [
        space
        for space, ahead in enumerate(box.next_spaces)
        if len(ahead) > 1 or entries[space] > 1 or space in special
    ]


def branch(box: Box, space: int, stops: list[int]) -> tuple[list[int], int]:
    """The spaces from here up to the next junction, and that junction."""
    passed: list[int] = []
    while space not in stops:
        passed.append(space)
        space = box.next_spaces[space][0]
    return passed, space


def trail(scene: Scene) -> RenderableType:
    """Junction after junction, each with the branches that leave it."""
    box = scene.box
    stops = junctions(box)
    table = Table.grid(padding=(0, 1))
    table.add_column(no_wrap=True, width=NAMES - 1)
    table.add_column()
    for stop in stops:
        table.add_row(Text(box.space_names[stop], "bold"), place(scene, stop))
        for line in branches(scene, stop, stops):
            table.add_row("", line)
    aside = [cell(scene, space) for space in box.village if not reachable(box, space)]
    beside = Text(scene.words("terminal-off-trail"), "dim")
    table.add_row("", packed([*aside, beside], scene.width - NAMES))
    legend = Text(scene.words("terminal-trail-legend"), "dim")
    return Group(scene.heading("terminal-trail"), table, legend)


def branches(scene: Scene, stop: int, stops: list[int]) -> list[Text]:
    """The ways out of a junction: on one line if they are short."""
    width = scene.width - NAMES
    ways: list[Text] = []
    for ahead in scene.box.next_spaces[stop]:
        passed, end = branch(scene.box, ahead, stops)
        target = Text(f"> {scene.box.space_names[end]}", "dim")
        ways.append(packed([*(cell(scene, space) for space in passed), target], width))
        if not passed and len(scene.box.next_spaces[stop]) == 1:
            return []  # the next line follows anyway
    together = packed(ways, width, "   |   ")
    return ways if "\n" in together else [together] if ways else []


def reachable(box: Box, space: int) -> bool:
    """Whether the trail leads to a space."""
    return any(space in ahead for ahead in box.next_spaces)


def place(scene: Scene, space: int) -> Text:
    """A junction: the herders there, and its building with what it does."""
    word = scene.view["trail"].get(scene.box.space_names[space])
    text = herders(scene, space)
    if space == scene.box.kansas_city:
        text.append(scene.words("place-kansas-city"))
    elif space == scene.box.start:
        text.append(scene.words("place-start"))
    elif word is None:
        text.append(EMPTY_SPACE)
    elif scene.tile(word) <= NEUTRAL_LAST:
        text.append(f"[{word}] ", "bold")
        text.append(local_actions(scene, scene.tile(word)))
    else:
        text.append_text(tile(scene, space, word))
    return text


def cell(scene: Scene, space: int) -> Text:
    """One space: its name, the herders there, its tile or its printed signs."""
    name = scene.box.space_names[space]
    word = scene.view["trail"].get(name)
    text = Text.assemble((f"{name} ", "dim"), herders(scene, space))
    if word is None:
        return text.append(empty(scene, space), "dim")
    return text.append_text(tile(scene, space, word))


def empty(scene: Scene, space: int) -> str:
    """The signs of an empty space: a wood, a special action, a reward."""
    box = scene.box
    signs = FOREST if space in box.forest else EMPTY_SPACE
    if box.special[space] >= 0:
        signs += SPECIAL
    return signs + reward(scene, space)


def reward(scene: Scene, space: int) -> str:
    """What is printed above a village space."""
    box = scene.box
    if space not in box.village:
        return ""
    place = box.village.index(space)
    if box.village_tokens[place]:
        return f" ({scene.words('terminal-short-token')})"
    dollars = box.village_dollars[place]
    return f" ({'-' if dollars < 0 else '+'}{scene.words.dollars(abs(dollars))})"


def tile(scene: Scene, space: int, word: str) -> Text:
    """A tile on the trail, with what entering it costs this seat."""
    number = scene.tile(word)
    owner = owner_of(number)
    text = Text()
    if owner >= 0:
        text.append(f"{word.partition('@')[0]}/{scene.words.mark(owner)}", seat_style(owner))
    elif is_hazard(number):
        text.append(scene.words("terminal-vp", n=scene.box.hazard_vp[number]))
    elif is_village(number):
        text.append(scene.words(f"terminal-village-{scene.box.edition}-{word}"))
    text.append(reward(scene, space))
    due = fee(scene.state, scene.seat, number) if scene.seat >= 0 else scene.box.fee[number]
    if due and reachable(scene.box, space):
        text.append(f" -{scene.words.dollars(due)}", "bold")
    return text


def herders(scene: Scene, space: int) -> Text:
    """The herders on a space: (P1) (P2)."""
    text = Text()
    for seat, player in enumerate(scene.players):
        if player["herder"] == scene.box.space_names[space]:
            text.append(f"({scene.words.mark(seat)})", f"reverse {seat_style(seat)}")
            text.append(" ")
    return text
