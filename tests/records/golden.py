"""Golden games: how they are made, and how they are read.

`python -m tests.records.golden gwt` writes everything of a family anew (all of them if none is
named). Do that only when a rule was wrong, look at every changed line, and say so under
"Records" in the changelog.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import trailhand as th
from tests.families import FAMILIES, Family
from trailhand.core.rng import Rng, seeded
from trailhand.core.step import apply
from trailhand.core.text import say

FOLDER = Path(__file__).parent
GOLDEN = {name: family for family in FAMILIES for name in family.golden}
PLAYTHROUGHS = {name: family for family in FAMILIES for name in family.playthroughs}


def record_file(name: str) -> Path:
    """The record of a golden game."""
    return FOLDER / GOLDEN[name].name / "games" / f"{name}.trail"


def golden_record(name: str) -> str:
    """A golden game as text."""
    return record_file(name).read_text(encoding="utf-8")


def playthrough_file(name: str) -> Path:
    """What was said in the beginning of a game."""
    return FOLDER / PLAYTHROUGHS[name].name / "playthroughs" / f"{name}.txt"


def counts_file(family: Family) -> Path:
    """The node counts of a family."""
    return FOLDER / family.name / "node_counts.json"


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


def play_golden(name: str, seed: int) -> th.Match:
    """One golden game with one seed."""
    plan = GOLDEN[name].golden[name]
    match = th.new(plan.game, seats=plan.seats, seed=seed, options=plan.options)
    if plan.start is not None:
        position = match.position()
        plan.start(position["state"])
        match = th.load(position)
    match.watch()
    chance = seeded(seed)
    while match.numbers:
        match.play(keen_choice(match, plan.keen, chance))
        for seat, word in match.interjections():
            if plan.interjects and chance.below(9) == 0 and match.numbers:
                match.play(word, seat)
                break
    return match


def find_golden(name: str) -> th.Match:
    """The first seed whose game shows what it should."""
    family = GOLDEN[name]
    for seed in range(400):
        match = play_golden(name, seed)
        if family.shows(match, family.golden[name].proof):
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


def counted_moments(family: Family) -> dict[str, tuple[str, int]]:
    """The moments from which nodes are counted: a golden game and a number of choices."""
    found = {}
    for name in sorted(family.golden):
        length = len(th.replay(golden_record(name)).played)
        for part in (0, 1, 2, 3):
            found[f"{name}@{length * part // 4}"] = (name, length * part // 4)
    return found


def count_all(family: Family) -> dict[str, int]:
    """Node counts of all moments."""
    counts = {}
    for label, (name, choices) in counted_moments(family).items():
        counts[label] = count_nodes(th.replay(golden_record(name), upto=choices), family.depth)
    return counts


# -- playthroughs --------------------------------------------------------------------------------


def playthrough(name: str) -> str:
    """Every answer of the engine at every decision of the beginning of a game, as text."""
    family = PLAYTHROUGHS[name]
    game, seats, options = family.playthroughs[name]
    match = th.new(game, seats=seats, seed=42, options=options)
    match.watch()
    chance = seeded(42)
    lines = [f"{game}, {seats} seats, {json.dumps(options, sort_keys=True)}", ""]
    told = 0
    while match.decision is not None and len(match.played) < family.told:
        decision = match.decision
        lines.append(f"turn {match.state.turn}, seat {decision.seat + 1}: {decision.question()}")
        for option in decision.options:
            warning = f" [{option.warning()}]" if option.warning() else ""
            lines.append(f"    {option.notation}: {option.text()}{warning} ({option.rule})")
            lines.append(f"        {option.text('fr')}  {' '.join(option.anchors)}")
        lines += objections(match)
        choice = keen_choice(match, family.keen, chance)
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


def write_all(family: Family) -> None:
    """Write all golden files of a family anew."""
    for part in ("games", "playthroughs"):
        (FOLDER / family.name / part).mkdir(parents=True, exist_ok=True)
    for name in family.golden:
        match = find_golden(name)
        record_file(name).write_text(match.record(), encoding="utf-8")
        print(name, match.seed, len(match.played), [s["total"] for s in match.scores()])
    counts_file(family).write_text(json.dumps(count_all(family), indent=1) + "\n")
    for name in family.playthroughs:
        playthrough_file(name).write_text(playthrough(name), encoding="utf-8")


if __name__ == "__main__":
    for each in FAMILIES:
        if each.name in sys.argv[1:] or not sys.argv[1:]:
            write_all(each)
