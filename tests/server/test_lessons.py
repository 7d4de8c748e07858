"""The first lessons: they can be followed to the end, and nothing else can be done before."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest

import trailhand as th
from tests.server.conftest import Visit
from tests.server.driving import Refused, Visitor, receive
from trailhand.rulebook.book import all_rules
from trailhand.server.lessons.courses import COURSES
from trailhand.server.lessons.model import Course
from trailhand.server.lessons.prepare import PREPARED, file_of
from trailhand.server.lessons.prepare_elpaso import HANDS as ELPASO_HANDS
from trailhand.server.lessons.prepare_gwt2 import HANDS as GWT2_HANDS
from trailhand.server.lessons.prepare_wildtiled import prepared as prepared_wildtiled
from trailhand.server.lessons.progress import position
from trailhand.server.lessons.rehearse import hands_match
from trailhand.text import languages, phrase

LESSONS = 10
HANDS = {"gwt2": GWT2_HANDS, "elpaso": ELPASO_HANDS}
every_course = pytest.mark.parametrize("course", COURSES.values(), ids=list(COURSES))


def begin(person: Visitor, **more: Any) -> Any:
    """The table of a new course."""
    made = person.post("/api/learn", **({"game": "gwt2"} | more))
    assert list(made) == ["id"]
    return person.table(made["id"])


def yours_after(moment: int) -> Callable[[Any], bool]:
    """Whether a message shows the learner's next decision."""
    return lambda m: m["type"] == "table" and m["moment"] > moment and m["decision"]["yours"]


def follow(
    person: Visitor, table: Any, stop: Callable[[Any], bool] = lambda _lesson: False, last: int = 0
) -> Any:
    """Do what the lessons want (the first or the last of it), until they are done."""
    with person.live(table["id"]) as live:
        while not table["lesson"]["done"] and not stop(table["lesson"]):
            if not table["decision"]["yours"]:
                assert table["lesson"]["wanted"] == []
                table = receive(live, yours_after(table["moment"]))
                continue
            table = person.choose(table, table["lesson"]["wanted"][last])
    return table


# -- the course ---------------------------------------------------------------------------


@pytest.mark.parametrize("last", [0, -1])
def test_the_wanted_options_lead_through_all_lessons(visit: Visit, last: int) -> None:
    learner = visit()
    seen: list[int] = []

    def note(lesson: Any) -> bool:
        seen.append(lesson["number"])
        assert lesson["of"] == LESSONS
        return False

    table = follow(learner, begin(learner), note, last)
    assert sorted(set(seen)) == list(range(1, LESSONS + 1))
    assert seen == sorted(seen)
    end = table["lesson"]
    assert (end["number"], end["of"], end["done"], end["wanted"]) == (LESSONS, LESSONS, True, [])
    assert end["title"] == phrase("lesson-end", "en")
    assert (table["status"], table["view"]["players"][0]["cities"]) == ("running", {"2": 1, "5": 1})
    assert table["view"]["players"][0]["area"] == ["S3", "O02"]


@pytest.mark.parametrize("last", [0, -1])
def test_the_lessons_of_el_paso_lead_once_around(visit: Visit, last: int) -> None:
    learner = visit()
    table = follow(learner, begin(learner, game="elpaso"), last=last)
    assert table["lesson"]["title"] == phrase("lesson-elpaso-end", "en")
    player = table["view"]["players"][0]
    assert (table["status"], player["rancher"], player["posts"]) == ("running", "EP", {"T7": 1})
    assert (player["certificates"], len(player["objectives"])) == (1, 2)
    assert [tile for tile in table["view"]["trail"].values() if "@1" in tile] == ["1a@1"]


@pytest.mark.parametrize("last", [0, -1])
def test_the_lessons_of_the_west(visit: Visit, last: int) -> None:
    learner = visit()
    table = follow(learner, begin(learner, game="wildtiled"), last=last)
    assert table["lesson"]["title"] == phrase("lesson-west-end", "en")
    player = table["view"]["players"][0]
    assert (player["tombstones"], player["boots"]) == (["5,2"], ["4,3"])
    assert any(piece["tile"] == "street" for piece in player["pieces"])


def test_the_dice_of_the_west_roll_as_the_texts_say() -> None:
    assert position("wildtiled")["state"] == prepared_wildtiled()["state"]


def test_only_the_wanted_options_are_accepted(visit: Visit) -> None:
    learner = visit()
    table = begin(learner)
    options = {option["notation"]: option["text"] for option in table["decision"]["options"]}
    assert table["lesson"]["wanted"] == ["move A"]
    for other in [*sorted(set(options) - {"move A"}), "sing a song"]:
        with pytest.raises(Refused) as refused:
            learner.choose(table, other)
        assert (refused.value.status, refused.value.code) == (409, "lesson")
        assert refused.value.body["title"] == phrase("lesson-not-now-title", "en")
        assert options["move A"] in refused.value.body["detail"]
        assert refused.value.body["rule"] == table["lesson"]["rule"]
    assert learner.table(table["id"]) == table
    assert learner.choose(table, " MOVE  a ")["lesson"]["number"] == 2


def test_no_bot_takes_the_lessons(visit: Visit) -> None:
    learner = visit()
    table = begin(learner)
    with pytest.raises(Refused) as refused:
        learner.do(table, "seats/0/bot", bot="random")
    assert refused.value.code == "lesson"
    assert refused.value.body["detail"] == phrase("lesson-not-now-wait", "en")
    assert learner.table(table["id"]) == table


def test_a_step_taken_back_brings_its_lesson_back(visit: Visit) -> None:
    learner = visit()
    first = begin(learner)
    second = learner.choose(first, "move A")
    assert second["lesson"]["number"] == 2
    assert learner.do(second, "undo")["lesson"] == first["lesson"]


def test_a_past_moment_has_no_lesson(visit: Visit) -> None:
    learner = visit()
    table = learner.choose(begin(learner), "move A")
    assert learner.table(table["id"], at=0)["lesson"] is None


def test_afterwards_the_table_is_free(visit: Visit) -> None:
    learner = visit()
    table = follow(learner, begin(learner))
    with learner.live(table["id"]) as live:
        table = receive(live, yours_after(table["moment"]))
    options = [option["notation"] for option in table["decision"]["options"]]
    after = learner.choose(table, options[-1])
    assert after["moment"] > table["moment"]
    assert after["lesson"]["done"]


# -- the table ----------------------------------------------------------------------------


def test_a_course_is_private(visit: Visit) -> None:
    learner, stranger = visit(), visit()
    table = begin(learner, name="Ada")
    assert (table["public"], table["spectators"]) == (False, False)
    assert [seat["name"] for seat in table["seats"]] == ["Ada", "Ben"]
    assert table["you"]["seats"] == [0]
    with pytest.raises(Refused) as refused:
        stranger.table(table["id"])
    assert refused.value.code == "forbidden"


def test_the_same_key_begins_once(visit: Visit) -> None:
    learner = visit()
    first = learner.post("/api/learn", key="0123456789-learn", game="gwt2")
    assert learner.post("/api/learn", key="0123456789-learn", game="gwt2") == first


def test_other_games_have_no_lessons_yet(visit: Visit) -> None:
    learner = visit()
    for game in ("gwt1", "chess"):
        with pytest.raises(Refused) as refused:
            learner.post("/api/learn", game=game)
        assert refused.value.code == "not-found"
    assert learner.create("me", "partner")["lesson"] is None


def test_a_copy_of_the_table_is_free(visit: Visit) -> None:
    learner = visit()
    table = begin(learner)
    copy = learner.table(learner.do(table, "fork", at=0)["id"])
    assert copy["lesson"] is None
    assert learner.choose(copy, "move B")["moment"] == 1


# -- words --------------------------------------------------------------------------------


def test_the_lessons_are_told_in_french(visit: Visit) -> None:
    learner = visit(lang="fr")
    table = begin(learner)
    assert table["lesson"]["title"] == phrase("lesson-turn", "fr")
    assert table["lesson"]["text"] == phrase("lesson-turn-text", "fr")
    assert table["name"] == phrase("lesson-table", "fr")
    with pytest.raises(Refused) as refused:
        learner.choose(table, "move B")
    assert refused.value.body["title"] == phrase("lesson-not-now-title", "fr")
    assert refused.value.body["detail"].startswith("Cela viendra plus tard")
    table = follow(learner, table)
    assert table["lesson"]["text"] == phrase("lesson-end-text", "fr")


@every_course
@pytest.mark.parametrize("lang", languages())
def test_every_lesson_has_its_words_and_a_real_rule(lang: str, course: Course) -> None:
    for lesson in [*course.lessons, course.end]:
        assert 2 <= len(phrase(lesson.title, lang)) <= 40
        assert lesson.rule in all_rules(lang)
        for step in lesson.steps:
            text = phrase(step.text, lang)
            assert 40 <= len(text) <= 420, text
            assert not re.search(r"[{}]|\$[A-Za-z]", text)


# -- the position -------------------------------------------------------------------------


@every_course
def test_the_position_is_a_possible_one_and_comes_from_its_script(course: Course) -> None:
    th.load(position(course.game))
    stored = json.loads(file_of(course.game).read_text(encoding="utf-8"))
    assert hands_match(course, stored, HANDS.get(course.game, ()))
    assert stored == json.loads(json.dumps(PREPARED[course.game]()))
