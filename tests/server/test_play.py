"""Tables from the first link to the final score."""

from __future__ import annotations

import pytest

from tests.server.conftest import Visit
from tests.server.driving import Refused, Server, finish, receive
from trailhand.text import phrase


def test_a_stranger_joins_by_the_link_and_the_game_begins(visit: Visit) -> None:
    host, guest = visit(), visit()
    table = host.create("me", "open", name="Friday")
    assert (table["status"], table["decision"]) == ("open", None)
    assert table["you"] == {"seats": [0], "host": True, "spectator": False, "viewing": 0}
    joined = guest.do(table, "join", name="Ben")
    assert joined["status"] == "running"
    assert joined["you"] == {"seats": [1], "host": False, "spectator": False, "viewing": 1}
    assert [seat["name"] for seat in joined["seats"]] == ["Player 1", "Ben"]
    assert joined["decision"]["options"] == []
    seen = host.table(table["id"])
    assert seen["decision"]["yours"]
    assert [option["notation"] for option in seen["decision"]["options"]]


def test_a_seat_can_be_taken_once(visit: Visit) -> None:
    host, guest, late = visit(), visit(), visit()
    table = host.create("me", "open")
    guest.do(table, "join", seat=1)
    for body in ({}, {"seat": 1}, {"seat": 0}, {"seat": 7}):
        with pytest.raises(Refused) as refused:
            late.do(table, "join", **body)
        assert refused.value.code == "forbidden"


@pytest.mark.slow
@pytest.mark.parametrize("game", ["gwt1", "gwt2"])
def test_two_people_play_a_whole_game_by_notation(visit: Visit, server: Server, game: str) -> None:
    host, guest = visit(), visit()
    table = host.create("me", "open", game=game)
    guest.do(table, "join")
    last = finish(server, {0: host, 1: guest}, table["id"])
    assert last["status"] == "over"
    assert last["seed"].isdigit()
    totals = [score["total"] for score in last["scores"]]
    assert last["over"]["winners"] == [n for n, t in enumerate(totals) if t == max(totals)]
    assert [line[-1] for line in last["over"]["history"]] == totals
    assert 0 < len(last["over"]["moments"]) <= 5
    with pytest.raises(Refused) as refused:
        host.do(last, "choose", notation="done")
    assert refused.value.code == "over"


def test_hot_seat_shows_the_deciding_seat(visit: Visit) -> None:
    host = visit()
    table = host.create("me", "partner")
    assert table["you"]["seats"] == [0, 1]
    table = host.play_until(table, lambda t: t["decision"]["seat"] == 1)
    assert table["you"]["viewing"] == 1
    assert "hand" in table["view"]["players"][1]
    assert "hand" not in table["view"]["players"][0]


def test_bots_play_their_turns_by_themselves(visit: Visit) -> None:
    host = visit()
    table = host.create("me", "bot", "bot")
    with host.live(table["id"]) as live:
        table = host.play_until(table, lambda t: t["decision"]["seat"] != 0 or t["moment"] > 40)
        back = receive(
            live,
            lambda m: (
                m["type"] == "table"
                and m["decision"]["seat"] == 0
                and m["moment"] > table["moment"]
            ),
        )
    assert {line["seat"] for line in back["log"]} <= {0, 1, 2}
    assert back["seats"][1]["kind"] == "bot"
    assert back["decision"]["options"]


def test_the_end_of_a_turn_waits_for_a_yes(visit: Visit) -> None:
    host, guest = visit(), visit()
    table = host.create("me", "open")
    guest.do(table, "join")
    table = host.play_until(host.table(table["id"]), lambda t: bool(t["confirm"]))
    assert table["decision"]["options"] == []
    assert table["confirm"]["text"] == "End your turn"
    assert table["undo"]["steps"] >= 1
    other = guest.table(table["id"])
    assert other["confirm"] is None
    assert other["decision"]["seat"] == 0
    with pytest.raises(Refused) as refused:
        host.choose(table, table["confirm"]["notation"])
    assert refused.value.code == "stale"
    after = host.do(table, "confirm")
    assert after["moment"] == table["moment"] + 1
    assert after["decision"]["seat"] == 1
    with pytest.raises(Refused) as refused:
        host.do(after, "confirm")
    assert refused.value.code == "not-your-turn"


def test_a_table_may_go_on_without_asking(visit: Visit) -> None:
    host = visit()
    table = host.create("me", "partner", confirm=False)
    table = host.play_until(table, lambda t: t["decision"]["seat"] == 1 or bool(t["confirm"]))
    assert table["confirm"] is None


def test_a_choice_by_somebody_else_is_refused(visit: Visit) -> None:
    host, guest, stranger = visit(), visit(), visit()
    table = host.create("me", "open")
    table = guest.do(table, "join")
    notation = host.table(table["id"])["decision"]["options"][0]["notation"]
    with pytest.raises(Refused) as refused:
        guest.choose(table, notation)
    assert refused.value.code == "not-your-turn"
    with pytest.raises(Refused) as refused:
        stranger.choose(table, notation)
    assert refused.value.code == "forbidden"
    assert host.table(table["id"])["moment"] == table["moment"]


def test_wrong_choices_are_answered_with_code_sentence_and_rule(visit: Visit) -> None:
    host = visit(lang="fr")
    table = host.create("me", "partner")
    table = host.play_until(table, lambda t: bool(t["decision"]["refused"]))
    no = table["decision"]["refused"][0]
    with pytest.raises(Refused) as refused:
        host.choose(table, no["notations"][0])
    assert refused.value.status == 409
    assert refused.value.code == "illegal"
    assert refused.value.body["rule"] == no["rule"]
    assert refused.value.body["detail"] == no["text"]
    assert refused.value.body["title"] == phrase("server-title-illegal", "fr")
    with pytest.raises(Refused) as refused:
        host.choose(table, "sing a song")
    assert (refused.value.status, refused.value.code) == (422, "invalid")


@pytest.mark.parametrize("typed", ["@", "@seat-2", "@server-title-illegal"])
def test_what_is_not_understood_is_quoted_as_it_was_typed(visit: Visit, typed: str) -> None:
    host = visit()
    table = host.create("me", "partner")
    with pytest.raises(Refused) as refused:
        host.choose(table, typed)
    assert (
        f"\N{LEFT DOUBLE QUOTATION MARK}{typed}\N{RIGHT DOUBLE QUOTATION MARK}"
        in (refused.value.body["detail"])
    )
    with pytest.raises(Refused) as refused:
        host.get(f"/api/rules/{typed}")
    assert refused.value.body["detail"] == f"There is no rule {typed}."


def test_a_key_plays_once(visit: Visit) -> None:
    host = visit()
    table = host.create("me", "partner", key="0123456789-create")
    assert host.create("me", "partner", key="0123456789-create")["id"] == table["id"]
    notation = table["decision"]["options"][0]["notation"]
    first = host.choose(table, notation, key="0123456789-choose")
    again = host.choose(table, notation, key="0123456789-choose")
    assert again["moment"] == first["moment"]
    assert again["seq"] == first["seq"]
    with pytest.raises(Refused) as refused:
        host.choose(first, notation, key="0123456789-create")
    assert refused.value.code == "invalid"


def test_what_was_decided_at_another_moment_is_stale(visit: Visit) -> None:
    host = visit()
    table = host.create("me", "partner")
    notation = table["decision"]["options"][0]["notation"]
    after = host.choose(table, notation)
    with pytest.raises(Refused) as refused:
        host.choose(table | {"moment": table["moment"]}, notation)
    assert refused.value.code == "stale"
    assert host.table(table["id"])["moment"] == after["moment"]
