"""The copy building: 8b in the first edition, 6b in the second (GWT-COPY)."""

import pytest

from tests.rules.gwt.vocabulary import Table, both_editions, proves, table

COPY = {"gwt1": "8b@1", "gwt2": "6b@1"}


def copier(game: str, space: str, **tiles: str) -> Table:
    """The copy building of seat 0 on a space, with other tiles on the spaces named."""
    t = table(game).put(space, COPY[game])
    for place, tile in tiles.items():
        t.put(place, tile)
    return t


@both_editions
@pytest.mark.parametrize("neighbour", ["2a@1", "2a@2"])
@proves("GWT-COPY-01")
def test_the_actions_of_a_private_neighbour_of_any_owner_are_performed(
    game: str, neighbour: str
) -> None:
    t = copier(game, "B1", B2=neighbour).hand(0, "white", "O01").market("yellow")
    t.stands(0, "B1", money=6).choose("use 1", "copy B2")
    assert t.options("use") == ["use +1", "use +2"]
    t.choose("use +1", "use +2", "buy yellow 1+6")
    assert (t.money(0), t.in_discard(0)) == (4, ["white", "yellow"])


@both_editions
@proves("GWT-COPY-01")
def test_the_actions_of_a_neutral_neighbour_are_performed(game: str) -> None:
    t = copier(game, "B1", B2="2a@2").hand(0, "green", "white").stands(0, "B1")
    t.choose("use 1", "copy B", "use +1")
    assert (t.money(0), t.in_hand(0)) == (2, ["white"])


@both_editions
@proves("GWT-COPY-02")
def test_neighbours_are_the_next_buildings_in_both_directions_and_none_beyond(game: str) -> None:
    t = copier(game, "B1", B2="2a@2", B3="5b@2", A3="1a@1").stands(0, "B1").choose("use 1")
    assert t.options("copy") == ["copy B", "copy B2"]


@both_editions
@proves("GWT-COPY-02")
def test_an_empty_space_in_between_separates(game: str) -> None:
    t = copier(game, "A1", A3="5b@1").workers(0, engineers=4).hand(0, "white", "O01")
    t.stands(0, "A1").choose("use 1", "use +1")  # only A touches A1: two dollars for white
    assert (t.money(0), t.in_hand(0)) == (2, ["O01"])
    t = copier(game, "A2").hand(0, "white").stands(0, "A2")
    t.expect_refusal("use 1", "GWT-COPY-02")  # A and B are each a space away


@both_editions
@proves("GWT-COPY-02")
def test_another_location_in_between_separates_and_a_hazard_is_no_building(game: str) -> None:
    t = copier(game, "FR1", FLOOD4="flood4green").hand(0, "green").stands(0, "FR1")
    t.expect_refusal("use 1", "GWT-COPY-02")
    t = copier(game, "FR1", FR2="5b@2").hand(0, "green", "black").stands(0, "FR1")
    t.choose("use 1", "use +2")
    assert t.money(0) == 1  # one engineer: 5b was copied, not B behind it


@both_editions
@proves("GWT-COPY-03")
def test_what_a_copied_action_counts_belongs_to_the_acting_player(game: str) -> None:
    t = copier(game, "A1", A2="5b@2").workers(0, engineers=2).workers(1, engineers=5)
    t.stands(0, "A1").choose("use 1", "copy A2", "use +2")
    assert (t.money(0), t.money(1)) == (2, 0)


@both_editions
@proves("GWT-COPY-03")
def test_buildings_in_the_forest_are_counted_for_the_acting_player(game: str) -> None:
    t = copier(game, "B2", B1="1a@2", C1="2a@1", C2="2a@2", E1="3a@2").stands(0, "B2")
    t.choose("use 1", "use +1")
    assert (t.money(0), t.money(1)) == (2, 0)


@both_editions
@proves("GWT-COPY-03")
def test_cards_and_tiles_of_a_copied_action_are_those_of_the_acting_player(game: str) -> None:
    t = copier(game, "A1", A2="7a@2").set(0, green=1, second=1).set(1, green=3, second=3)
    t.stands(0, "A1").choose("use 1", "copy A2", "use +1", "certificates 2")
    assert (t.money(0), t.player(0).certificates) == (2, 2)
    assert (t.money(1), t.player(1).certificates) == (0, 0)


def used_4a_then_6b(**tiles: str) -> Table:
    """Seat 0's 4a at A3 has removed a hazard, its herder action has reached the copy at B1."""
    t = copier("gwt2", "B1", A3="4a@1", ROCK1="rockfall2green", ROCK2="rockfall3green", **tiles)
    t.hand(0, "green", "white").stands(0, "A3", money=20)
    return t.choose("use 1", "hazard ROCK1", "use 2", "move B1")


@proves("GWT-COPY-04")
def test_a_building_used_before_in_the_turn_cannot_be_copied() -> None:
    t = used_4a_then_6b(B2="4a@2").choose("use 1")  # only B is left to copy
    assert t.options("use") == ["use +1", "use +2"]
    t.choose("use +1")
    assert (t.money(0), t.in_hand(0)) == (17, ["white"])  # green for two dollars, as B says


@proves("GWT-COPY-04")
def test_a_building_with_another_number_can_still_be_copied() -> None:
    t = used_4a_then_6b(B2="11a@2").choose("use 1")
    assert t.options("copy") == ["copy B", "copy B2"]
    t.choose("copy B2", "use +1")  # two dollars for the second hazard
    assert (t.money(0), len(t.player(0).hazards)) == (13, 2)


@proves("GWT-COPY-04")
def test_what_was_used_in_an_earlier_turn_may_be_copied() -> None:
    t = copier("gwt2", "A3", A1="4a@1", A2="4a@2", ROCK1="rockfall2green", ROCK2="rockfall2black")
    t.stands(0, "A1", money=20).choose("use 1", "hazard ROCK1", "done", "move A", "done")
    t.choose("move A3", "use 1")
    assert t.options("copy") == ["copy A2", "copy B"]
    t.choose("copy A2", "use +1")
    assert len(t.player(0).hazards) == 2


def copied_4a_then_own_4a() -> Table:
    """Seat 0's 6b at A3 copies the 4a at A2, whose herder action reaches its 4a at DR1."""
    t = copier("gwt2", "A3", A2="4a@2", DR1="4a@1", ROCK1="rockfall2green")
    t.put("ROCK2", "rockfall3green").hand(0, "white").stands(0, "A3", money=20)
    return t.choose("use 1", "copy A2", "use +2", "move DR1 via drought")


@proves("GWT-COPY-05")
def test_an_id_used_by_copying_is_blocked_at_ones_own_tile_with_its_special_action() -> None:
    t = copied_4a_then_own_4a()
    assert t.herder(0) == "DR1"
    for action in ("use 1", "use 2", "use risk"):
        t.expect_refusal(action, "GWT-COPY-04")


@proves("GWT-COPY-05")
def test_within_one_use_each_local_action_stays_available_once() -> None:
    t = copier("gwt2", "A3", A2="4a@2", ROCK1="rockfall2green", ROCK2="rockfall3green")
    t.stands(0, "A3", money=20).choose("use 1", "copy A2", "use +1", "hazard ROCK1")
    t.expect_refusal("use +1", "GWT-LOC-03")
    t.choose("use +2", "move B")
    assert (t.herder(0), t.money(0)) == ("B", 15)


@proves("GWT-COPY-06")
def test_at_a_blocked_location_the_single_auxiliary_action_remains() -> None:
    t = copied_4a_then_own_4a()
    assert t.options() == ["aux dollar", "aux draw", "done"]
    t.choose("aux dollar")
    assert (t.money(0), t.seat) == (21, 1)


@proves("GWT-COPY-07")
def test_a_copied_copy_building_copies_a_neighbour_of_its_own() -> None:
    t = copier("gwt1", "A1", A2="8b@2", A3="2a@2").hand(0, "white").market("yellow")
    t.stands(0, "A1", money=6).choose("use 1", "copy A2")
    assert t.options("use") == ["use +1"]
    t.choose("use +1")  # A1 is in the chain, so this can only be A3
    assert t.options("use") == ["use ++1", "use ++2"]
    t.choose("use ++1")
    assert t.money(0) == 10


@proves("GWT-COPY-07")
def test_no_location_occurs_twice_in_a_chain() -> None:
    t = copier("gwt1", "A1", A2="8b@2").hand(0, "O01").stands(0, "A1")
    t.choose("use 1", "copy A2")
    t.expect_refusal("use +1", "GWT-COPY-07")  # behind it lies only one's own 8b
    t = table("gwt1", seats=3).put("A1", "8b@1").put("A2", "8b@2").put("A3", "8b@3")
    t.hand(0, "green", "O01").stands(0, "A1").choose("use 1", "copy A2", "use +1", "use ++1")
    t.choose("use +++1")  # A1, A2, A3, B: the green card for two dollars
    assert (t.money(0), t.in_hand(0)) == (2, ["O01"])


@proves("GWT-COPY-07")
def test_in_the_first_edition_a_building_used_earlier_in_the_turn_may_be_copied() -> None:
    t = copier("gwt1", "A2", A1="4a@1", ROCK1="rockfall2green", ROCK2="rockfall3green")
    t.stands(0, "A1", money=20).choose("use 1", "hazard ROCK1", "use 2", "move A2", "use 1")
    t.choose("use +1")
    assert (t.money(0), len(t.player(0).hazards)) == (10, 2)


@both_editions
@proves("GWT-COPY-08")
def test_the_special_actions_of_both_spaces_belong_to_the_use(game: str) -> None:
    t = copier(game, "TR1", TR2="2a@2").hand(0, "gray", "red", "O01")
    t.stands(0, "TR1").choose("use 1")
    assert t.options("use") == ["use +risk", "use risk"]
    t.choose("use +risk", "certificates 1")  # gray: a certificate and two dollars
    assert (t.money(0), t.player(0).certificates, t.in_hand(0)) == (2, 1, ["O01", "red"])
    t.choose("use risk", "certificates 1")  # any card: a certificate
    assert (t.money(0), t.player(0).certificates, t.in_hand(0)) == (2, 2, ["O01"])


@both_editions
@proves("GWT-COPY-09")
def test_copying_is_one_local_action_and_excludes_the_auxiliary_action(game: str) -> None:
    t = copier(game, "B1", B2="2a@2").hand(0, "green", "white").stands(0, "B1")
    t.choose("use 1", "copy B2")
    t.expect_refusal("use 1", "GWT-LOC-03")  # B cannot be copied as well
    t.expect_refusal("aux dollar", "GWT-LOC-08")


@both_editions
@proves("GWT-COPY-09")
def test_copied_actions_mix_with_ones_own_special_action_in_any_order_each_once(game: str) -> None:
    t = copier(game, "TR1", TR2="2a@2").hand(0, "gray", "gray", "white").market("red")
    t.stands(0, "TR1", money=8).choose("use 1", "use +2", "buy red 1+6", "use risk")
    t.choose("discard gray", "certificates 1", "use +1")
    assert (t.money(0), t.player(0).certificates) == (6, 1)
    for action in ("use +1", "use +2", "use risk"):
        t.expect_refusal(action, "GWT-LOC-03")
    t.choose("use +risk", "certificates 1")
    assert (t.money(0), t.player(0).certificates) == (8, 2)


@both_editions
@proves("GWT-COPY-10")
def test_a_copied_herder_action_starts_from_ones_own_location(game: str) -> None:
    t = copier(game, "B1", B2="3a@2").stands(0, "B1").choose("use 1", "copy B2", "use +2")
    assert t.herder(0) == "B2"  # one step from B1; from B2 it would be C
    assert t.options("use") == []


@proves("GWT-COPY-11")
def test_in_the_second_edition_no_copy_building_is_copied() -> None:
    t = copier("gwt2", "A2", A1="6b@2").stands(0, "A2")
    t.expect_refusal("use 1", "GWT-COPY-11")
    t = copier("gwt2", "A1", A2="6b@2").hand(0, "white", "O01").stands(0, "A1")
    t.choose("use 1", "use +1")  # A was the only choice
    assert (t.money(0), t.in_hand(0)) == (2, ["O01"])


@both_editions
@proves("GWT-COPY-12")
def test_copying_costs_no_fee_and_earns_its_owner_nothing(game: str) -> None:
    t = copier(game, "A1", A2="10b@2").stands(0, "A1", money=5)
    t.choose("use 1", "copy A2")
    assert (t.money(0), t.money(1)) == (5, 0)  # 10b shows a black hand
    t.choose("use +1")
    assert (t.money(0), t.money(1)) == (9, 0)


@both_editions
@proves("GWT-COPY-13")
def test_a_building_copied_in_vain_may_be_exchanged_for_another(game: str) -> None:
    t = copier(game, "B1", B2="5b@2").hand(0, "black").stands(0, "B1").choose("use 1")
    assert t.match.decision is not None
    warned = {o.notation: o.warning() for o in t.match.decision.options}
    assert warned == {"copy B": "None of its actions is possible now", "copy B2": ""}
    t.choose("copy B")  # it asks for a green card, or dollars for a hazard
    t.expect_refusal("use +1", "GWT-ACT-01")
    t.choose("use 1")  # B2 is the only other one, and it pays for engineers
    assert t.options("use") == ["use +1", "use +2"]
    t.choose("use +2")
    assert t.money(0) == 1
    t.expect_refusal("use 1", "GWT-LOC-03").expect_refusal("aux dollar", "GWT-LOC-08")


@both_editions
@proves("GWT-COPY-13")
def test_after_copying_in_vain_the_auxiliary_action_remains(game: str) -> None:
    t = copier(game, "B1").hand(0, "black").stands(0, "B1").choose("use 1")
    t.expect_refusal("use 1", "GWT-COPY-13")  # no other building is adjacent
    assert t.options() == ["aux dollar", "aux draw", "done"]
    t.choose("aux dollar")
    assert (t.money(0), t.seat) == (1, 1)


@both_editions
@proves("GWT-COPY-13")
def test_one_action_that_can_be_performed_holds_the_player_to_the_copy(game: str) -> None:
    t = copier(game, "B1", B2="5b@2").hand(0, "black", "green").stands(0, "B1")
    t.choose("use 1", "copy B")  # not performed yet, but the green card is there
    t.expect_refusal("use 1", "GWT-LOC-03").expect_refusal("aux dollar", "GWT-LOC-08")
    t.choose("use +1")
    assert t.money(0) == 2
    t.expect_refusal("use 1", "GWT-LOC-03").expect_refusal("aux dollar", "GWT-LOC-08")


@both_editions
@proves("GWT-COPY-13")
def test_ones_own_special_action_excludes_the_auxiliary_action_after_a_copy_in_vain(
    game: str,
) -> None:
    t = copier(game, "TR1", TR2="2a@2").hand(0, "black", "red").stands(0, "TR1")
    t.choose("use risk", "discard red", "certificates 1", "use 1")
    assert t.options("aux") == []
    t = copier(game, "TR1", TR2="2a@2").hand(0, "gray").stands(0, "TR1").choose("use 1")
    t.choose("use +risk", "certificates 1")  # at the copied space it counts as a copied action
    assert t.options("aux") == []


@proves("GWT-COPY-13")
def test_a_token_may_still_bring_the_card_that_a_copied_action_asks_for() -> None:
    t = copier("gwt2", "B1").hand(0, "black").draw(0, "green").stands(0, "B1", tokens=1)
    t.choose("use 1", "token", "draw 1", "discard black")
    assert t.options("use") == ["use +1"]
    t.expect_refusal("aux dollar", "GWT-LOC-08")
    t.choose("use +1")
    assert t.money(0) == 2


@proves("GWT-COPY-13")
def test_a_chain_of_copies_in_vain_is_taken_back_link_by_link() -> None:
    t = copier("gwt1", "A1", A2="8b@2", A3="2a@2").hand(0, "black").stands(0, "A1")
    t.choose("use 1", "copy A2", "use +1")  # A1, A2, A3: a white card is needed there
    assert t.options() == ["aux dollar", "aux draw", "done"]
    t.expect_refusal("use 1", "GWT-COPY-13").expect_refusal("use +1", "GWT-COPY-13")
    t = copier("gwt1", "A1", A2="8b@2", A3="2a@2").hand(0, "white").stands(0, "A1")
    t.choose("use 1", "copy A2", "use +1")
    t.expect_refusal("use 1", "GWT-LOC-03").expect_refusal("use +1", "GWT-LOC-03")
    t.expect_refusal("aux dollar", "GWT-LOC-08").choose("use ++1")
    assert t.money(0) == 4


@proves("GWT-COPY-13")
def test_a_copied_copy_building_is_worth_copying_if_its_neighbour_is() -> None:
    t = copier("gwt1", "A2", A1="2a@2", A3="8b@2").hand(0, "black", "green").stands(0, "A2")
    t.choose("use 1", "copy A1")  # white cards and cowboys: nothing for this hand
    t.choose("use 1")  # A3 copies B, which takes the green card
    assert t.options("use") == ["use +1"]
    t.choose("use +1", "use ++1")
    assert t.money(0) == 2
