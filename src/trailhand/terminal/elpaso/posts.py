"""Trading posts with the discs on them, and the Simmental pile."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from trailhand.terminal.elpaso.scene import Scene
from trailhand.terminal.words import seat_style


def posts(scene: Scene) -> list[RenderableType]:
    """One line per post: value, points, reward, discs."""
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="dim")
    for key in ("elp-post", "points", "elp-reward", "elp-discs"):
        table.add_column(scene.words(f"terminal-{key}"))
    for post in scene.box.posts:
        value = f"{post.value}+" if post.repeatable else str(post.value)
        reward = ""
        if post.reward >= 0:
            text = scene.box.effects[post.reward].text(scene.state, max(scene.seat, 0))
            reward = scene.words.of(text)
        table.add_row(value, str(post.vp or ""), reward, discs(scene, post.name))
    legend = Text(scene.words("terminal-elp-posts-legend"), "dim")
    simmentals = Text(
        scene.words("elp-about-simmental", n=scene.view["simmentals"], vp=scene.box.final_vp)
    )
    return [scene.heading("terminal-elp-posts"), table, legend, simmentals]


def discs(scene: Scene, post: str) -> Text:
    """The owners of the discs on a post."""
    text = Text()
    for seat, player in enumerate(scene.players):
        for _ in range(player["posts"].get(post, 0)):
            text.append_text(scene.mark(seat)).append(" ")
    automaton = scene.view.get("automaton")
    if automaton:
        sign = scene.words("automaton-sue") + " "
        text.append(sign * automaton["posts"].get(post, 0), seat_style(automaton["seat"]))
    return text
