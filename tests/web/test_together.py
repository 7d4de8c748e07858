"""Several browsers at one table: by a link, after a break, after a crash, only watching."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Route, expect

from tests.families import Look
from tests.server.driving import Visitor, running
from tests.web.browsing import Person, Seen, shown
from tests.web.building import page_folder
from tests.web.conftest import Meet
from tests.web.making import every_company, invite
from tests.web.playing import by_mouse, play
from trailhand.core.rng import seeded

pytestmark = pytest.mark.slow


def before_the_first_turn(*people: Person) -> None:
    """Some games begin with a choice of everybody, before anybody has a turn."""
    while people[0].table()["view"]["turn"] == 0:
        chooser = people[people[0].table()["decision"]["seat"]]
        chooser.page.locator("[data-row]").first.wait_for()
        begun = chooser.see().moment

        def is_made(seen: Seen, begun: int = begun) -> bool:
            return seen.moment > begun

        play(chooser, seeded(2), by_mouse, is_made)
    people[0].page.locator("[data-row]").first.wait_for()


def into_the_turn(person: Person) -> Seen:
    """Play until the turn is under way and something can be taken back."""
    begun = person.see().moment
    return play(
        person,
        seeded(3),
        by_mouse,
        lambda seen: (
            seen.moment > begun and bool(seen.rows) and person.table()["undo"]["steps"] > 0
        ),
    )


def until_it_passes(person: Person) -> int:
    """Play until the turn has passed on; the moment then."""
    me = person.table()["you"]["seats"][0]
    play(person, seeded(4), by_mouse, lambda seen: person.table()["decision"]["seat"] != me)
    return int(person.table()["moment"])


def log_of(person: Person) -> list[str]:
    """The lines of the log that are on show."""
    return person.page.get_by_role("tabpanel").locator("li").all_inner_texts()


@every_company
def test_two_browsers_one_of_them_comes_back_in_mid_turn(meet: Meet, look: Look) -> None:
    ada, ben = meet(), meet()
    invite(ada, ben, look)
    assert ada.table_id == ben.table_id
    shown(ben.page.get_by_text("Waiting for Ada").first)
    expect(ben.page.locator("[data-row]")).to_have_count(0)

    before_the_first_turn(ada, ben)
    before = into_the_turn(ada)
    log = log_of(ada)
    ada.reopen()
    after = ada.see()
    assert (after.seq, after.moment, after.rows) == (before.seq, before.moment, before.rows)
    assert log_of(ada) == log
    assert ada.table()["moment"] == before.moment

    moment = until_it_passes(ada)
    shown(ada.page.get_by_text("Waiting for Ben").first)
    ben.page.locator("[data-row]").first.wait_for()
    assert ben.see().moment == moment
    until_it_passes(ben)
    ada.page.locator("[data-row]").first.wait_for()


def test_an_answer_that_gets_lost_plays_nothing_twice(meet: Meet, visitor: Visitor) -> None:
    ada = meet(visitor)
    ada.open_table(visitor.create("me", "partner", seed=5))
    lost: list[str] = []

    def lose_the_first(route: Route) -> None:
        if lost:
            route.continue_()
        else:
            lost.append(route.request.url)
            route.fetch()  # it reaches the server,
            route.abort()  # but no answer comes back

    before = ada.see()
    ada.page.route(re.compile("/choose"), lose_the_first)
    ada.row("place B").click()
    after = ada.see(before)
    assert lost
    assert after.moment == ada.table()["moment"] == before.moment + 1
    expect(ada.page.get_by_role("alert")).to_have_count(0)


def test_a_table_survives_a_crash_of_the_server(browser: Browser, tmp_path: Path) -> None:
    with running(tmp_path, static=str(page_folder())) as server:
        visitor = Visitor(server)
        ada = Person(browser, server, visitor)
        ada.open_table(visitor.create("me", "partner", seed=5))
        before = into_the_turn(ada)
        server.kill()
        server.start()
        moment = until_it_passes(ada)
        assert moment > before.moment
        assert ada.see().moment == moment
        expect(ada.page.get_by_text("Reconnecting")).to_have_count(0)
        ada.context.close()


def test_a_spectator_sees_no_hand(meet: Meet) -> None:
    ada, ben, eve = meet(), meet(), meet()
    invite(ada, ben, seed=7)
    eve.open_table(ada.table())
    shown(eve.page.get_by_text("You are watching"))
    expect(eve.page.locator("[data-row]")).to_have_count(0)
    for person, hands in ((ada, 1), (eve, 0)):
        shown(person.page.get_by_role("region", name="Hand"))
        assert bool(person.page.locator('[data-anchor^="hand:"]').count()) == bool(hands)
    into_the_turn(ada)
    expect(eve.page.locator("[data-seq]")).to_have_attribute("data-seq", str(ada.see().seq))
    eve.page.get_by_role("button", name=re.compile("^Ben")).click()
    expect(eve.page.locator('[data-anchor^="hand:"]')).to_have_count(0)
    assert all(player.get("hand") is None for player in eve.table()["view"]["players"])
    names = ada.page.get_by_role("region", name="Hand").locator("svg text").all_text_contents()
    seen = eve.page.get_by_role("region", name="Hand").locator("svg text").all_text_contents()
    breeds = {name for name in names if name.isalpha() and len(name) > 3}
    assert len(breeds - {"Deck", "Discard"}) > 0
    assert not (breeds - {"Deck", "Discard"}) & set(seen)


def test_a_seat_goes_along_to_another_device(meet: Meet) -> None:
    ada, ben = meet(), meet()
    invite(ada, ben, seed=9)
    ben.button("Menu").click()
    ben.button("Seats and link").click()
    ben.button("Other device").click()
    link = ben.page.get_by_label("Other device").input_value()
    phone = meet()
    phone.page.goto(link)
    phone.button("Take the seat").click()
    phone.page.wait_for_url("**/t/*")
    phone.page.locator("[data-anchor]").first.wait_for()
    assert phone.table()["you"]["seats"] == [1]
    again = meet()
    again.page.goto(link)
    again.button("Take the seat").click()
    shown(again.page.get_by_text("This link does not work any more"))


def test_one_click_starts_a_game_against_a_bot(meet: Meet) -> None:
    ada = meet()
    ada.page.goto("/")
    ada.button("Play now against a bot").click()
    ada.page.wait_for_url("**/t/*")
    ada.page.locator("[data-row]").first.wait_for()  # the bot may begin
    begun = ada.see().moment
    until_bot = play(
        ada, seeded(1), by_mouse, lambda seen: bool(seen.rows) and seen.moment > begun + 8
    )
    assert until_bot.moment == ada.table()["moment"]
    assert any(line["seat"] == 1 for line in ada.table()["log"])
