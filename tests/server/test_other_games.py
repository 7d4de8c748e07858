"""The server knows no game: the tiny ones of tests/core are played at its tables, too."""

from __future__ import annotations

from typing import Any

from tests.server.conftest import Visit
from tests.server.driving import finish


def game(visit: Visit, name: str, lang: str = "en") -> Any:
    """A game as the lobby lists it."""
    return next(each for each in visit(lang).get("/api/games")["games"] if each["id"] == name)


def test_options_come_from_the_game(visit: Visit) -> None:
    dry = game(visit, "waterholes")["options"][0]
    assert (dry["kind"], dry["default"], dry["choices"]) == ("bool", False, [])
    buckets = game(visit, "coyote")["options"][0]
    assert (buckets["kind"], buckets["least"], buckets["most"]) == ("number", 8, 20)
    assert (buckets["seats"], buckets["choices"]) == ([1], [])
    sides = next(option for option in game(visit, "gwt2")["options"] if option["name"] == "sides")
    assert [choice["name"] for choice in sides["choices"]] == [
        "as the set-up says",
        "side a",
        "side b",
        "random",
    ]


def test_games_of_a_family_share_a_rulebook_and_some_have_lessons(visit: Visit) -> None:
    assert [game(visit, name)["family"] for name in ("gwt1", "gwt2")] == ["gwt", "gwt"]
    assert [game(visit, name)["lessons"] for name in ("gwt2", "coyote")] == [True, False]
    rules = visit().get("/api/rules")
    assert rules["books"][0] == {"id": "gwt", "title": "Great Western Trail"}
    books = {rule["book"] for rule in rules["rules"]}
    assert books == {book["id"] for book in rules["books"]}


def test_a_game_without_anything_of_its_own_is_played_to_its_end(visit: Visit) -> None:
    ada, ben = visit(), visit()
    table = ada.create("me", "open", game="waterholes", options={"dry": True}, seed=3)
    ben.do(table, "join", name="Ben")
    over = finish(ada.server, {0: ada, 1: ben}, table["id"])["over"]
    assert over["winners"]
    assert ada.table(table["id"])["automaton"] is None


def test_an_automaton_shows_its_card_and_tells_its_steps(visit: Visit) -> None:
    ada = visit()
    table = ada.create("me", game="coyote", seed=2, confirm=False)
    assert table["automaton"]["card"] == ""
    table = ada.choose(table, "take 1")
    automaton = table["automaton"]
    assert (automaton["name"], automaton["seat"], automaton["mark"]) == ("coyote", 1, "B")
    paws = int(automaton["card"].removeprefix("paws-"))
    assert automaton["score"]["total"] == paws
    steps = [line for line in table["log"] if line["seat"] == automaton["seat"]]
    assert [line["rule"] for line in steps] == ["COY-01", "COY-02"]
    assert steps[-1]["anchors"] == ["well"]
    assert visit().table(table["id"])["automaton"] == automaton  # nothing of it is hidden


def test_an_automaton_that_wins_is_named(visit: Visit) -> None:
    ada = visit()
    for seed in range(20):
        table = ada.create("me", game="coyote", seed=seed, confirm=False)
        table = ada.play_until(table, lambda each: each["over"], seed)
        if not table["over"]["winners"]:
            points = table["automaton"]["score"]["total"]
            assert points > table["scores"][0]["total"]
            assert table["over"]["text"].endswith(f"wins this time, with {points} points.")
            return
    raise AssertionError("the coyote never wins")
