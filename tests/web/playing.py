"""Playing on the page: by clicking what is lit, by tapping, or with keys alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.web.browsing import PATIENCE, Person, Seen
from trailhand.core.rng import Rng

MOST_CHOICES = 500
Way = Callable[[Person, Seen, Any, list[str]], Seen]


def places(option: Any) -> list[str]:
    """Where on the table an option is; what is only passed on the way does not count."""
    return [anchor for anchor in option["anchors"] if not anchor.startswith("path:")]


def wish(table: Any, seen: Seen, chance: Rng) -> Any:
    """Any option that is on show, rather one with a place on the table."""
    options = [option for option in table["decision"]["options"] if option["notation"] in seen.rows]
    assert options, "it is our turn, and nothing can be done"
    placed = [option for option in options if places(option)]
    plain = [option for option in options if not places(option)]
    pool = placed if placed and (not plain or chance.below(3)) else plain
    return pool[chance.below(len(pool))]


def play(person: Person, chance: Rng, way: Way, stop: Callable[[Seen], bool]) -> Seen:
    """Play until a condition holds; every option with a place must be lit at its place."""
    seen = person.see()
    for _ in range(MOST_CHOICES):
        if stop(seen):
            return seen
        if seen.confirm:
            seen = way(person, seen, None, [])
            continue
        if not seen.rows:  # somebody else is at it
            seen = person.see(seen)
            continue
        table = person.table(since=seen.seq)
        for option in table["decision"]["options"]:
            if option["notation"] in seen.rows and places(option):
                lit = [anchor for anchor in places(option) if seen.lit.get(anchor)]
                assert lit or way is by_touch, f"{option['notation']}: not to be clicked; {seen}"
        chosen = wish(table, seen, chance)
        lit = [anchor for anchor in places(chosen) if seen.lit.get(anchor)]
        seen = way(person, seen, chosen, lit)
    raise AssertionError(f"no end after {MOST_CHOICES} choices")


def by_mouse(person: Person, seen: Seen, option: Any, lit: list[str]) -> Seen:
    """Click the lit place of an option, then the option if there are several; or its sentence."""
    if option is None:
        person.button(person.ends).click()
        return person.see(seen)
    if not lit:
        person.row(option["notation"]).click()
        return person.see(seen)
    start = seen
    for _ in seen.rows:
        at = seen.lit[lit[0]]
        assert at is not None
        person.click(at)
        seen = person.see(seen)
        if seen.offered:
            person.offer(option["notation"]).click()
            seen = person.see(seen)
        if seen.seq != start.seq:
            return seen
        if seen.selected == option["notation"]:
            person.row(option["notation"]).click()
            return person.see(seen)
    raise AssertionError(f"clicking {lit[0]} never means {option['notation']}")


def by_keys(person: Person, seen: Seen, option: Any, lit: list[str]) -> Seen:
    """Type the number of an option, or go to it with the arrows, and press Enter."""
    keyboard = person.page.keyboard
    if option is not None:
        number = seen.rows.index(option["notation"]) + 1
        if number <= 2 and seen.moment % 2:
            for _ in range(number):
                keyboard.press("ArrowDown")
        else:
            keyboard.type(str(number))
        person.page.wait_for_function(
            "(wanted) => document.querySelector('[data-row][aria-current=true]')"
            "?.dataset.notation === wanted",
            arg=option["notation"],
            timeout=PATIENCE,
        )
    keyboard.press("Enter")
    known = seen._replace(selected=option["notation"] if option is not None else None)
    return person.see(known)


def by_touch(person: Person, seen: Seen, option: Any, lit: list[str]) -> Seen:
    """Tap the place of an option, or its sentence: that selects it; the button plays it."""
    page = person.page
    if option is None:
        person.button(person.ends).tap()
        return person.see(seen)
    start = seen
    for _ in seen.rows:
        at = seen.lit[lit[0]] if lit else None
        if at is not None:
            page.touchscreen.tap(*at)
        else:
            person.row(option["notation"]).tap()
        seen = person.see(seen)
        if seen.offered:
            person.offer(option["notation"]).tap()
            seen = person.see(seen)
        assert seen.seq == start.seq, "a tap selects, it does not play"
        if seen.selected == option["notation"]:
            page.get_by_role("button", name=option["text"], exact=True).last.tap()
            return person.see(seen)
    raise AssertionError(f"tapping {lit} never means {option['notation']}")
