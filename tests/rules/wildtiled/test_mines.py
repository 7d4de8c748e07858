"""The mine track and the partners."""

from tests.rules.wildtiled.vocabulary import Table, new_table, proves, table
from trailhand.games.wildtiled.facts.codes import NOBODY
from trailhand.games.wildtiled.mines import dig
from trailhand.games.wildtiled.words.names import PARTNER_WORDS


def at_the_hat(**fields: int) -> Table:
    """A pickaxe on the board has just brought seat 0 to the hat."""
    return table().set(0, mine=3, **fields).streets(0, "1,6").places(0, "street", "1,7")


@proves("WTW-MINE-01")
def test_every_pickaxe_moves_the_marker_up_one_space() -> None:
    t = table().streets(0, "1,6").places(0, "street", "1,7")
    assert t.player(0).mine == 2
    t = table().streets(0, "2,6").places(0, "R07", "1,4=pickaxe 1,5 1,6 1,7")
    assert t.player(0).mine == 3


@proves("WTW-MINE-03")
def test_beyond_the_top_pickaxes_have_no_effect() -> None:
    t = table().set(0, mine=9)
    dig(t.state, 0, 3)
    assert t.player(0).mine == 10


@proves("WTW-MINE-04", "WTW-PRT-01")
def test_the_third_pickaxe_brings_the_second_partner_once() -> None:
    t = table()
    dig(t.state, 0, 2)
    assert (t.settle().step, t.player(0).mine) == ("Turn", 3)
    dig(t.state, 0, 1)
    assert t.settle().step == "PickPartner"
    t.match.play(0)
    dig(t.state, 0, 6)
    assert t.settle().step == "Turn"


@proves("WTW-PRT-02")
def test_a_partner_of_the_row_is_replaced_from_the_deck() -> None:
    t = at_the_hat()
    row = t.match.view(0)["partner_row"]
    deck = t.match.view(0)["partner_deck"]
    assert t.options() == sorted(["partner deck", *(f"partner {name}" for name in row)])
    t.choose(f"partner {row[1]}")
    seen = t.match.view(1)
    assert seen["players"][0]["second"] == row[1]
    assert seen["partner_row"][:2] == [row[0], row[2]]
    assert (len(seen["partner_row"]), seen["partner_deck"]) == (3, deck - 1)


@proves("WTW-PRT-02")
def test_the_top_card_of_the_deck_may_be_taken_unseen() -> None:
    t = at_the_hat()
    row = t.match.view(0)["partner_row"]
    t.choose("partner deck")
    assert t.match.view(0)["partner_row"] == row
    assert t.match.view(0)["players"][0]["second"] not in ("", *row)
    t = at_the_hat()
    t.state.deck = []
    t.settle().expect_refusal("partner deck", "WTW-PRT-02")


@proves("WTW-PRT-03", "WTW-CMP-07")
def test_the_second_partner_is_open_and_the_first_stays_hidden_until_the_end() -> None:
    t = at_the_hat().choose("partner deck")
    mine, theirs = t.match.view(0)["players"][0], t.match.view(1)["players"][0]
    assert mine["partner"] == PARTNER_WORDS[t.player(0).partner]
    assert (theirs["partner"], theirs["has_partner"]) == ("", True)
    assert theirs["second"] == mine["second"] != ""
    t.state.agenda = []
    assert t.match.view(1)["players"][0]["partner"] == mine["partner"]


@proves("WTW-PRT-04")
def test_the_pick_cannot_be_declined() -> None:
    assert all(option.startswith("partner") for option in at_the_hat().options())


@proves("WTW-CMP-07")
def test_cards_dealt_and_declined_are_for_their_seat_only() -> None:
    t = new_table(2)
    assert "dealt" not in t.match.view(1)["players"][0]
    t.match.play(0)
    assert t.match.view(0)["players"][0]["declined"]
    assert "declined" not in t.match.view(1)["players"][0]
    assert "declined" not in t.match.view(-1)["players"][0]
    told = [t.match.tell(seat)[-1] for seat in (0, 1)]
    assert told[0] != told[1]
    assert told[1] == "Player 1 keeps a partner, face down"


def test_without_a_second_partner_there_is_none() -> None:
    assert table().player(0).second == NOBODY
