"""Pictures of the page at telling moments: `scripts/screenshots [FOLDER]`.

They are for looking at: beside the mock-ups, before a release, for the README.
"""

from __future__ import annotations

import argparse
import re
import tempfile
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, sync_playwright

import trailhand as th
from tests.families import LOOKS as GAMES
from tests.families import Look
from tests.server.driving import Server, Visitor, running
from tests.web.browsing import DESK, PHONE, Person, chromium
from tests.web.building import BUILD, page_folder
from tests.web.making import at_one_screen, brought, fill_form
from trailhand.bots import find

SMALL = {"viewport": PHONE, "is_mobile": True, "has_touch": True, "device_scale_factor": 2}
LOOKS: dict[str, dict[str, Any]] = {
    "desk": {"viewport": DESK},
    "dark": {"viewport": DESK, "color_scheme": "dark"},
    "french": {"viewport": DESK, "locale": "fr-FR"},
    "phone": SMALL,
    "phone-dark": SMALL | {"color_scheme": "dark"},
    "phone-french": SMALL | {"locale": "fr-FR"},
    "tablet": {"viewport": {"width": 1024, "height": 768}, "has_touch": True},
    "narrow": {"viewport": {"width": 1180, "height": 800}},
    "large": {"viewport": {"width": 1920, "height": 1080}},
}
PAINTED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
NAMES = ("Ada", "Ben", "Cleo", "Dov")
Act = Callable[[Person], None]


class Picture(NamedTuple):
    """A name, how often to take it, where, and what to do there first."""

    name: str
    looks: str
    path: str
    act: Act
    visitor: Visitor | None = None


# --- moments ------------------------------------------------------------------------------------


@cache
def played(name: str, seats: int) -> th.Match:
    """A whole game of bots that play well, the same every time."""
    match = th.new(name, seats, 2, {"preset": "first_game"}, discreet=True)
    bots = [find("greedy")(seat) for seat in range(seats)]
    while match.decision is not None:
        seat = match.decision.seat
        match.play(bots[seat].choose(match, seat))
    return match


def best_moment(match: th.Match, wanted: Callable[[th.Match], float], after: float) -> int:
    """The moment of a game that is wanted most, not before a share of it has been played."""
    record, count = match.record(), len(match.played)
    moments = range(int(after * count), count)
    return max(moments, key=lambda moment: wanted(th.replay(record, upto=moment)))


def a_walk_with_fees(match: th.Match) -> float:
    """Whether the herder has many ways, and one of them costs something."""
    decision = match.decision
    if decision is None or decision.step != "Walk":
        return 0
    fees = [option for option in decision.options if option.description.warning is not None]
    return len(decision.options) if fees else 0


def a_delivery(match: th.Match) -> float:
    """Whether there are many cities to deliver to."""
    decision = match.decision
    return len(decision.options) if decision is not None and decision.step == "Deliver" else 0


class Company:
    """People with names who play a game again, each in a browser of their own."""

    def __init__(self, server: Server, match: th.Match) -> None:
        self.match = match
        self.people = [Visitor(server) for _ in range(match.seats)]
        host, *guests = self.people
        seats = [{"kind": "me", "name": NAMES[0]}, *({"kind": "open"} for _ in guests)]
        self.table = host.post(
            "/api/tables",
            game=match.game.info.id,
            options=match.options,
            seed=match.seed,
            seats=seats,
            confirm=False,
        )
        for name, guest in zip(NAMES[1:], guests, strict=False):
            self.table = guest.do(self.table, "join", name=name)

    def go_to(self, moment: int) -> Visitor:
        """Play up to a moment; return who decides then."""
        while self.table["moment"] < moment:
            played = self.match.played[self.table["moment"]]
            command = "interject" if played.interjected else "choose"
            more = {"seat": played.seat} if played.interjected else {}
            self.table = self.people[played.seat].do(
                self.table, command, notation=played.notation, **more
            )
        decision = self.table["decision"]
        return self.people[decision["seat"] if decision else 0]


# --- what to do on the page ---------------------------------------------------------------------


def drawn(person: Person) -> None:
    person.page.locator("[data-anchor]").first.wait_for()


def rows(person: Person) -> None:
    person.page.locator("[data-row]").first.wait_for()


def hinted(person: Person) -> None:
    """Ask what a bot would do, and wait for its answer."""
    rows(person)
    person.page.keyboard.press("h")
    person.page.locator(".advice li").first.wait_for(timeout=120_000)


def dialog(person: Person) -> None:
    person.page.locator("dialog").wait_for()


def text(person: Person) -> None:
    person.page.locator("main h1, main h2").first.wait_for()


def dearest(person: Person) -> None:
    """Select the walk with the most places on its way that somebody has to be paid for."""
    rows(person)
    shown = [row.get_attribute("data-notation") for row in person.page.locator("[data-row]").all()]
    options = person.table()["decision"]["options"]
    ways = [each for each in options if each["warning"] and each["notation"] in shown]
    way = max(ways or options, key=lambda each: (len(each["anchors"]), each["notation"]))
    person.row(way["notation"]).focus()
    number = shown.index(way["notation"]) + 1
    person.page.keyboard.type(str(number))
    person.page.locator("[data-row][aria-current=true]").wait_for()
    person.page.evaluate("document.activeElement.blur()")


def first(person: Person) -> None:
    """Select the first option."""
    rows(person)
    person.page.keyboard.press("1")
    person.page.locator("[data-row][aria-current=true]").wait_for()
    person.page.evaluate("document.activeElement.blur()")


def refused(person: Person) -> None:
    rows(person)
    person.page.keyboard.press("w")


def press(*names: str) -> Act:
    """Open the menu, and go on from there by the names of buttons (English, French)."""

    def act(person: Person) -> None:
        drawn(person)
        person.page.locator("header button[aria-haspopup=dialog]").click()
        for name in names:
            person.page.get_by_role("button", name=re.compile(name)).first.click()
        dialog(person)

    return act


def leaf(number: int) -> Act:
    """Another page of a phone, or another tab of the rail."""

    def act(person: Person) -> None:
        drawn(person)
        leaves = person.page.get_by_role("navigation").last.get_by_role("button")
        tabs = person.page.locator("aside").get_by_role("tab")
        (tabs if tabs.count() else leaves).nth(number).click()

    return act


def form(person: Person) -> None:
    fill_form(person, partner=False)


# --- the album ----------------------------------------------------------------------------------


def one_game(host: Visitor, name: str, seats: int) -> Iterator[Picture]:
    """A game from Kansas City via an expensive walk to its end, and looking back at it."""
    sign, known = f"{seats}p-{name[-1]}e", (name, seats) == ("gwt2", 4)
    match = played(name, seats)
    company = Company(host.server, match)
    path = f"/t/{company.table['id']}"
    kansas = best_moment(match, a_delivery, 0.4)
    walk = best_moment(match, a_walk_with_fees, max(0.6, kansas / len(match.played)))
    yield Picture(f"kansas-city-{sign}", "desk french phone", path, first, company.go_to(kansas))
    mover = company.go_to(walk)
    looks = " ".join(LOOKS) if known else "desk french phone"
    yield Picture(f"middle-{sign}", looks, path, dearest, mover)
    if known:
        yield from aside(path, mover)
    owner = company.go_to(len(match.played))
    yield Picture(f"end-{sign}", "desk dark french phone", path, dialog, owner)
    back = f"{path}?at={walk}"
    yield Picture(f"replay-{sign}", "desk dark french phone tablet", back, drawn, owner)


def aside(path: str, mover: Visitor) -> Iterator[Picture]:
    """What else can be opened at a table in the middle of a game."""
    yield Picture("why-not", "desk french phone", path, refused, mover)
    for number, page in enumerate(("log", "scores", "rules", "notes")):
        yield Picture(f"tab-{page}", "desk", path, leaf(number), mover)
    for number in range(1, 5):
        yield Picture(f"phone-{number + 1}", "phone phone-french", path, leaf(number), mover)
    yield Picture("menu", "desk dark french phone", path, press(), mover)
    yield Picture("help", "desk french phone", path, press("Help|Aide"), mover)
    yield Picture("spectator", "desk phone", path, drawn)


def any_game(host: Visitor, look: Look) -> Iterator[Picture]:
    """A game from its first decision via the middle of a golden game to an end."""
    begun = at_one_screen(host, look, seed=4)
    yield Picture(f"start-{look.game}", "desk french phone", f"/t/{begun['id']}", rows, host)
    middle, over = brought(host, *look.middle), brought(host, look.finished)
    looks = "desk dark french phone phone-french tablet narrow"
    yield Picture(f"middle-{look.game}", looks, f"/t/{middle['id']}", first, host)
    yield Picture(f"mine-{look.game}", "phone", f"/t/{middle['id']}", leaf(1), host)
    yield Picture(f"end-{look.game}", "desk phone", f"/t/{over['id']}", dialog, host)


def modules(host: Visitor) -> Iterator[Picture]:
    """Tables with a second board, with cards on a poker table, and against an automaton."""
    looks = "desk dark french phone"
    for name, moment in (
        ("north-2e", 90),
        ("north-four-seats", 200),
        ("poker-2e", 150),
        ("brahman-herds", 120),
        ("sam-hard", 60),
        ("sam-in-the-north", 60),
        ("sue-easy", 40),
    ):
        path = f"/t/{brought(host, name, moment)['id']}"
        yield Picture(f"with-{name}", looks, path, rows, host)
        yield Picture(f"with-{name}-mine", "phone phone-french", path, leaf(1), host)
        if name.startswith(("sam", "sue")):
            yield Picture(f"with-{name}-hint", "desk dark french", path, hinted, host)


def tiny_games(host: Visitor) -> Iterator[Picture]:
    """A game without a board, and one against an automaton."""
    well = host.create("me", "bot", game="waterholes", seed=4)
    yield Picture("plain", "desk phone", f"/t/{well['id']}", drawn, host)
    den = host.create("me", game="coyote", seed=2, confirm=False)
    den = host.choose(den, "take 1")
    yield Picture("automaton", "desk dark phone", f"/t/{den['id']}", drawn, host)
    yield Picture("automaton-phone", "phone", f"/t/{den['id']}", leaf(1), host)


def album(host: Visitor) -> Iterator[Picture]:
    """All pictures of the games of the house."""
    yield Picture("lobby", "desk dark french phone phone-french tablet", "/", text, host)
    yield Picture("lobby-new", "desk phone", "/", text)
    yield Picture("form", "desk", "/", form)
    yield Picture("rules", "desk dark french phone", "/rules", text)
    yield Picture("rule", "desk", "/rules/GWT-MOVE-04", text)
    yield Picture("nowhere", "desk phone", "/nowhere", text)
    yield Picture("tutorial", "desk french phone", "/learn/gwt2", rows)

    begun = host.create("me", "bot", seed=4)
    yield Picture("start", "desk french phone", f"/t/{begun['id']}", rows, host)
    for name, seats in (("gwt2", 2), ("gwt2", 4), ("gwt1", 4)):
        yield from one_game(host, name, seats)
    for look in GAMES:
        if not look.game.startswith("gwt"):
            yield from any_game(host, look)
    yield from modules(host)
    open_table = host.create("me", "open", "bot", name="Friday")
    seats_sheet = press("Seats and link|Places et lien")
    yield Picture("waiting", "desk french phone", f"/t/{open_table['id']}", drawn, host)
    yield Picture("invite", "desk french phone", f"/t/{open_table['id']}", seats_sheet, host)
    yield Picture("join", "desk french phone", f"/join/{open_table['id']}", text)
    shared = host.create("me", "open", seed=3)
    guest = Visitor(host.server)
    guest.do(shared, "join", name="Ben")
    yield Picture("others-turn", "desk french phone", f"/t/{shared['id']}", drawn, guest)
    asked = host.play_until(host.create("me", "partner", seed=2), lambda t: t["confirm"])
    yield Picture("confirm", "desk french phone", f"/t/{asked['id']}", drawn, host)


def take(browser: Browser, server: Server, picture: Picture, look: str, folder: Path) -> None:
    """One picture."""
    person = Person(browser, server, picture.visitor, reduced_motion="reduce", **LOOKS[look])
    try:
        person.page.goto(picture.path)
        person.page.evaluate("document.fonts.ready")
        picture.act(person)
        person.page.wait_for_load_state("networkidle")
        person.page.evaluate(PAINTED)
        person.photograph(folder / f"{picture.name}-{look}.png")
    finally:
        person.close()


def main() -> None:
    """Take all pictures, or those whose names match."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, nargs="?", default=BUILD / "screenshots")
    parser.add_argument("--only", default="", help="a regular expression for names and looks")
    arguments = parser.parse_args()
    static = str(page_folder())
    with sync_playwright() as playwright, chromium(playwright) as browser:
        for tiny, book in ((False, album), (True, tiny_games)):
            with (
                tempfile.TemporaryDirectory() as data,
                running(Path(data), static=static, bot_pause=3600.0, tiny_games=tiny) as server,
            ):
                for picture in book(Visitor(server)):
                    for look in picture.looks.split():
                        if re.search(arguments.only, f"{picture.name}-{look}"):
                            take(browser, server, picture, look, arguments.folder)
                            print(arguments.folder / f"{picture.name}-{look}.png")


if __name__ == "__main__":
    main()
