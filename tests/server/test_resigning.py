"""Giving up a game: who wins, who plays on, and what everybody is told before and after."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.conftest import Visit
from tests.server.driving import Refused, Visitor, receive


def ways(visitor: Visitor, table: Any) -> dict[tuple[str, int | None], str]:
    """What a visitor is told about the ways out of a table."""
    found = visitor.get(f"/api/tables/{table['id']}/ways-out")["ways"]
    return {(each["way"], each["seat"]): each["text"] for each in found}


def names(table: Any) -> list[str]:
    return [seat["name"] for seat in table["seats"]]


def test_of_two_players_the_other_one_wins_and_there_are_no_final_scores(visit: Visit) -> None:
    host, guest = visit(), visit()
    table = host.create("me", "open", confirm=False)
    guest.do(table, "join", name="Ben")
    told = ways(host, table)["resign", 0]
    assert told.startswith("The game ends at once, without final scores: Ben wins.")
    with guest.live(table["id"]) as live:
        seen = host.do(table, "resign", seat=0)
        heard = receive(live, lambda m: m["type"] == "table" and m["status"] == "left")
    assert seen["resigned"] == {"seat": 0, "winner": 1, "text": "Player 1 resigns: Ben wins."}
    assert (seen["status"], seen["over"], seen["decision"]) == ("left", None, None)
    assert heard["resigned"] == seen["resigned"]
    assert seen["you"]["seats"] == [0]
    french = host.table(table["id"], lang="fr")["resigned"]["text"]
    assert french == "Joueur 1 abandonne\N{NO-BREAK SPACE}: Ben gagne."


def test_after_it_nothing_can_be_played_and_it_stays_so(visit: Visit) -> None:
    host, guest = visit(), visit()
    table = host.create("me", "open", confirm=False)
    guest.do(table, "join")
    notation = host.table(table["id"])["decision"]["options"][0]["notation"]
    host.do(table, "resign", seat=0)
    for visitor, command, body in (
        (host, "choose", {"moment": 0, "notation": notation}),
        (guest, "resign", {"seat": 1}),
        (guest, "seats/0/bot", {}),
    ):
        with pytest.raises(Refused) as refused:
            visitor.do(table, command, **body)
        assert (refused.value.code, refused.value.body["detail"]) == (
            "over",
            "This game was given up.",
        )
    assert guest.table(table["id"])["resigned"]["winner"] == 1


def test_its_record_is_that_of_a_game_without_an_end_and_can_be_gone_on_with(visit: Visit) -> None:
    host = visit()
    table = host.create("me", "partner", seed=3, confirm=False)
    table = host.play_until(table, lambda t: t["moment"] > 5)
    seen = host.do(table, "resign", seat=0)
    assert (seen["resigned"]["winner"], seen["seed"]) == (1, "3")  # the host had chosen it
    record = host.get(f"/api/tables/{table['id']}/record")
    assert "[Seed" not in record
    assert not any(line.startswith("=") for line in record.splitlines())
    again = host.table(host.do(table, "fork", at=table["moment"])["id"])
    assert (again["status"], again["resigned"]) == ("running", None)


def test_with_several_others_a_bot_plays_on_for_good(visit: Visit) -> None:
    host, guest = visit(), visit()
    options = {"preset": "first_game", "start": 1}
    table = host.create("me", "open", "bot", options=options, confirm=False)
    guest.do(table, "join", name="Ben")
    assert ways(host, table)["resign", 0].startswith("A bot (medium) plays the seat of Player 1")
    seen = host.do(table, "resign", seat=0)
    assert (seen["resigned"], seen["status"]) == (None, "running")
    assert (seen["seats"][0]["kind"], seen["seats"][0]["level"]) == ("bot", "medium")
    assert (seen["you"]["seats"], seen["you"]["spectator"]) == ([], True)
    assert guest.table(table["id"])["you"]["host"] is True
    with pytest.raises(Refused) as refused:
        host.do(table, "seats/0/back")
    assert refused.value.code in ("forbidden", "invalid")
    with guest.live(table["id"]) as live:
        receive(live, lambda m: m["type"] == "table" and m["decision"]["seat"] == 1)


def test_alone_with_bots_the_game_just_ends(visit: Visit) -> None:
    host = visit()
    table = host.create("me", "bot", "bot")
    assert "without final scores. You can look back" in ways(host, table)["resign", 0]
    seen = host.do(table, "resign", seat=0)
    assert (seen["status"], seen["resigned"]["winner"]) == ("left", None)
    assert seen["resigned"]["text"] == "Player 1 resigns. The game ends here."
    duel = host.do(host.create("me", "bot"), "resign", seat=0)
    assert duel["resigned"]["winner"] == 1


def test_nobody_gives_up_for_others_or_before_the_game(visit: Visit) -> None:
    host, guest, third = visit(), visit(), visit()
    table = host.create("me", "open")
    with pytest.raises(Refused) as refused:
        host.do(table, "resign", seat=0)
    assert refused.value.code == "not-your-turn"
    assert ("resign", 0) not in ways(host, table)
    guest.do(table, "join")
    for visitor, seat in ((host, 1), (third, 0), (host, 7)):
        with pytest.raises(Refused) as refused:
            visitor.do(table, "resign", seat=seat)
        assert refused.value.code == "forbidden"
    assert ways(third, table) == {}
    assert host.table(table["id"])["status"] == "running"


def test_the_same_command_twice_gives_up_once(visit: Visit) -> None:
    host = visit()
    table = host.create("me", "bot")
    for _ in range(2):
        seen = host.do(table, "resign", seat=0, key="giving-up-once")
        assert seen["resigned"]["seat"] == 0


def test_every_way_out_says_what_becomes_of_the_table(visit: Visit) -> None:
    host, guest = visit(), visit()
    table = host.create("me", "open", patience=300)
    assert "the table closes for good" in ways(host, table)["leave", None]
    guest.do(table, "join", name="Ben")
    told = ways(host, table)
    assert list(told) == [("pause", None), ("bot", 0), ("resign", 0), ("leave", None)]
    assert "after 5 minutes" in told["pause", None]
    assert "A bot (medium) plays for you" in told["bot", 0]
    assert "the others wait until somebody sits down" in told["leave", None]
    guest.do(table, "resign", seat=1)
    assert list(ways(host, table)) == [("leave", None)]


# -- once more ------------------------------------------------------------------------------


def test_after_giving_up_one_can_play_again(visit: Visit) -> None:
    host, guest = visit(), visit()
    table = host.create("me", "open", name="Friday")
    guest.do(table, "join", name="Ben")
    guest.do(table, "resign", seat=1)
    again = host.table(host.do(table, "rematch")["id"])
    assert (again["name"], names(again)[1], again["status"]) == ("Friday", "Ben", "running")
    assert guest.do(table, "rematch", deal="same", seats="swapped")["id"] == again["id"]


@pytest.mark.parametrize("same", [False, True])
def test_a_rematch_deals_anew_or_the_same_cards(visit: Visit, same: bool) -> None:
    host = visit()
    table = host.create("me", "bot", options={"preset": "first_game", "start": 1})
    before = host.table(table["id"])["view"]
    host.do(table, "resign", seat=0)
    wanted = host.do(table, "rematch", deal="same" if same else "new")["id"]
    again = host.table(wanted)
    dealt = [(view["market"], view["players"][0]["hand"]) for view in (before, again["view"])]
    assert (dealt[0] == dealt[1]) is same
    assert bool(again["known"]) is same
    assert again["options"] == table["options"]


def test_seats_move_on_by_one_and_bots_get_harder(visit: Visit) -> None:
    host = visit()
    table = host.create("me", "bot")
    met = []
    for mine in (0, 1, 0, 1):
        host.do(table, "resign", seat=mine)
        wanted = host.do(table, "rematch", bots="harder", seats="swapped")["id"]
        table = host.table(wanted)
        assert table["you"]["seats"] == [1 - mine]
        met.append(table["seats"][mine]["bot"])
    assert met == ["easy", "medium", "hard", "hard"]


def test_three_people_move_on_together(visit: Visit) -> None:
    host, guest = visit(), visit()
    table = host.create("me", "open", "bot")
    guest.do(table, "join", name="Ben")
    host.do(table, "resign", seat=0)
    guest.do(table, "resign", seat=1)
    assert guest.table(table["id"])["resigned"]["seat"] == 1
    again = guest.table(guest.do(table, "rematch", seats="swapped")["id"])
    assert [seat["kind"] for seat in again["seats"]] == ["bot", "bot", "human"]
    assert (again["you"]["seats"], names(again)[2]) == ([2], "Ben")


def test_who_plays_alone_may_try_several_ways(visit: Visit) -> None:
    host = visit()
    table = host.create("me", "bot")
    host.do(table, "resign", seat=0)
    first = host.do(table, "rematch")["id"]
    assert host.do(table, "rematch")["id"] == first
    second = host.do(table, "rematch", seats="swapped")["id"]
    assert second != first
    assert host.table(table["id"])["rematch"] == second


def test_a_rematch_of_a_game_from_a_position_deals_that_position_again(visit: Visit) -> None:
    host = visit()
    table = host.create("me", "partner", confirm=False)
    table = host.play_until(table, lambda t: t["moment"] > 8)
    begun = host.table(host.do(table, "fork", at=6)["id"])
    host.do(begun, "resign", seat=0)
    again = host.table(host.do(begun, "rematch", deal="same")["id"])
    assert again["view"] == begun["view"]
    assert again["moment"] == 0
