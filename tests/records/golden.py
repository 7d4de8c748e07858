"""Golden games: how they are made, and how they are read.

`python -m tests.records.golden` writes everything in this folder anew. Do that only when a
rule was wrong, look at every changed line, and say so under "Records" in the changelog.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import trailhand as th
from trailhand.core.rng import Rng, seeded
from trailhand.core.step import apply
from trailhand.core.text import say

FOLDER = Path(__file__).parent
RECORDS = FOLDER / "games"
PLAYTHROUGHS = FOLDER / "playthroughs"
COUNTS = FOLDER / "node_counts.json"

# What each golden game shows: its table, what its players are keen on, and the event (or
# the first word of a choice) that proves it.
GOLDEN: dict[str, tuple[str, int, dict[str, Any], str, str]] = {
    "first-game-1e": ("gwt1", 2, {"preset": "first_game"}, "", "end-triggered"),
    "first-game-2e": ("gwt2", 2, {"preset": "first_game"}, "", "end-triggered"),
    "three-seats-1e": ("gwt1", 3, {}, "", "end-triggered"),
    "three-seats-2e": ("gwt2", 3, {}, "", "end-triggered"),
    "four-seats-1e": ("gwt1", 4, {}, "", "end-triggered"),
    "four-seats-2e": ("gwt2", 4, {}, "", "end-triggered"),
    "copy-building-1e": ("gwt1", 2, {"sides": "b"}, "use build at hire copy", "copies"),
    "copy-building-2e": ("gwt2", 2, {"sides": "b"}, "use build at hire copy", "copies"),
    "special-delivery": ("gwt2", 2, {"sides": "a"}, "use engine upgrade", "special"),
    "end-of-the-track": ("gwt1", 2, {"sides": "b"}, "use hire engine upgrade", "track-end"),
    "replaced-buildings": ("gwt1", 3, {"sides": "a"}, "use build at hire", "replaced"),
    "station-masters": ("gwt2", 3, {}, "use engine upgrade master hire", "master-taken"),
    "simmental-herds": ("gwt2", 2, {"simmental": True}, "use buy raise", "raised"),
    "simmental-four-seats": ("gwt2", 4, {"simmental": True}, "use buy raise hire", "raised"),
    "exchange-tokens": ("gwt2", 3, {}, "village token use", "token-gained"),
    "objective-cards": ("gwt1", 2, {}, "objective play use", "objective-played"),
}


def start_with_9a(state: dict[str, Any]) -> None:
    """Two special-delivery buildings stand, and the engines are under way."""
    for seat, (space, engine) in enumerate((("B1", "32"), ("F1", "29.5"))):
        state["players"][seat]["unbuilt"].remove(9)
        state["players"][seat]["engine"] = engine
        state["trail"][space] = f"9a@{seat + 1}"


def start_near_the_end(state: dict[str, Any]) -> None:
    """The engines are close to the last space."""
    for seat, engine in enumerate(("33.5", "36")):
        state["players"][seat]["engine"] = engine
        state["players"][seat]["money"] = 30


# Games that begin from an edited position, because chance seldom leads there.
LATE_STARTS = {"special-delivery": start_with_9a, "end-of-the-track": start_near_the_end}


def keen_choice(match: th.Match, keen: str, chance: Rng) -> int:
    """A random option, preferring those whose first word the players are keen on."""
    words = [option.notation for option in match.decision.options] if match.decision else []
    wanted = [i for i, word in enumerate(words) if word.split()[0] in keen.split()]
    wanted = [i for i in wanted if not words[i].startswith("use") or chance.below(3)] or wanted
    if wanted and chance.below(6):
        return wanted[chance.below(len(wanted))]
    active = [i for i, word in enumerate(words) if word not in ("done", "skip", "stop")]
    if keen and active and chance.below(4):
        return active[chance.below(len(active))]
    return chance.below(len(words))


def shows(match: th.Match, proof: str) -> bool:
    """Whether a game shows what it was chosen for."""
    for event in match.events():
        if event.kind == proof:
            return True
        if proof == "replaced" and event.kind == "built" and event.c:
            return True
        if proof == "track-end" and event.kind == "engine" and event.a == 78:
            return True
    return proof == "special" and any(
        played.notation.startswith("back")
        and match.choices[i + 1].notation.startswith(("deliver", "disc"))
        for i, played in enumerate(match.choices[:-1])
    )


def play_golden(name: str, seed: int) -> th.Match:
    """One golden game with one seed."""
    game, seats, options, keen, _ = GOLDEN[name]
    match = th.new(game, seats=seats, seed=seed, options=options)
    if name in LATE_STARTS:
        position = match.position()
        LATE_STARTS[name](position["state"])
        match = th.load(position)
    match.watch()
    chance = seeded(seed)
    while match.numbers:
        match.play(keen_choice(match, keen, chance))
        for seat, word in match.interjections():
            if name == "exchange-tokens" and chance.below(9) == 0 and match.numbers:
                match.play(word, seat)
                break
    return match


def find_golden(name: str) -> th.Match:
    """The first seed whose game shows what it should."""
    for seed in range(400):
        match = play_golden(name, seed)
        if shows(match, GOLDEN[name][4]):
            return match
    raise LookupError(name)


# -- counting ---------------------------------------------------------------------------------


def count_nodes(match: th.Match, depth: int) -> int:
    """How many decisions lie within a depth of this one."""
    if depth == 0 or not match.numbers:
        return 1
    total = 1
    for number in match.numbers:
        child = match.clone()
        apply(child.state, number)
        child._settle()
        total += count_nodes(child, depth - 1)
    return total


def counted_moments() -> dict[str, tuple[str, int]]:
    """The moments from which nodes are counted: a golden game and a number of choices."""
    found = {}
    for name in sorted(GOLDEN):
        length = len(th.replay((RECORDS / f"{name}.trail").read_text()).choices)
        for part in (0, 1, 2, 3):
            found[f"{name}@{length * part // 4}"] = (name, length * part // 4)
    return found


def count_all(depth: int = 3) -> dict[str, int]:
    """Node counts of all moments."""
    counts = {}
    for label, (name, choices) in counted_moments().items():
        match = th.replay((RECORDS / f"{name}.trail").read_text(), upto=choices)
        counts[label] = count_nodes(match, depth)
    return counts


# -- playthroughs --------------------------------------------------------------------------------

PLAYTHROUGH_TABLES: dict[str, tuple[str, int, dict[str, Any]]] = {
    "gwt1-2": ("gwt1", 2, {"preset": "first_game"}),
    "gwt1-4-standard": ("gwt1", 4, {}),
    "gwt2-2": ("gwt2", 2, {"preset": "first_game"}),
    "gwt2-3-standard": ("gwt2", 3, {}),
    "gwt2-2-simmental": ("gwt2", 2, {"simmental": True}),
}


def playthrough(name: str, decisions: int = 120) -> str:
    """Every answer of the engine at every decision of the beginning of a game, as text."""
    game, seats, options = PLAYTHROUGH_TABLES[name]
    match = th.new(game, seats=seats, seed=42, options=options)
    match.watch()
    chance = seeded(42)
    lines = [f"{game}, {seats} seats, {json.dumps(options, sort_keys=True)}", ""]
    told = 0
    while match.decision is not None and len(match.choices) < decisions:
        decision = match.decision
        lines.append(f"turn {match.state.turn}, seat {decision.seat + 1}: {decision.question()}")
        for option in decision.options:
            warning = f" [{option.warning()}]" if option.warning() else ""
            lines.append(f"    {option.notation}: {option.text()}{warning} ({option.rule})")
            lines.append(f"        {option.text('fr')}  {' '.join(option.anchors)}")
        lines += objections(match)
        choice = keen_choice(match, "use hire build buy deliver", chance)
        lines.append(f"  -> {decision.options[choice].notation}")
        match.play(choice)
        lines += [f"  | {line}" for line in match.tell(decision.seat, told)]
        told = len(match.events())
        lines.append("")
    for seat, entry in enumerate(match.scores()):
        lines.append(f"seat {seat + 1}: {entry['total']} {entry['categories']}")
    lines.append(f"hash {match.hash()}")
    return "\n".join(lines) + "\n"


def objections(match: th.Match) -> list[str]:
    """Why the other candidates are refused."""
    top = match.state.agenda[-1]
    lines = []
    for choice in top.candidates(match.state)[:60]:
        code = top.objection(match.state, choice)
        if code:
            reason = match.game.objection(top, match.state, choice, code)
            lines.append(f"    not {top.word(choice)}: {say(reason.message)} ({reason.rule})")
    return lines


def write_all() -> None:
    """Write all golden files anew."""
    RECORDS.mkdir(exist_ok=True)
    PLAYTHROUGHS.mkdir(exist_ok=True)
    for name in GOLDEN:
        match = find_golden(name)
        (RECORDS / f"{name}.trail").write_text(match.record())
        print(name, match.seed, len(match.choices), [s["total"] for s in match.scores()])
    COUNTS.write_text(json.dumps(count_all(), indent=1) + "\n")
    for name in PLAYTHROUGH_TABLES:
        (PLAYTHROUGHS / f"{name}.txt").write_text(playthrough(name))


if __name__ == "__main__":
    write_all()
