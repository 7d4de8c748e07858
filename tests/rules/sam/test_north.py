"""Sam with Rails to the North (SAMN)."""

from __future__ import annotations

from typing import Self

import pytest

import trailhand as th
from tests.rules.sam.vocabulary import SAM, YOU, SamTable, alone, dealt, proves
from trailhand.games.gwt.modules.north.board import SPACES, north
from trailhand.games.gwt.solo.cards import sam_cards

BLOOMINGTON, TOLEDO, HARRISBURG, NEW_YORK = 3, 5, 6, 7


class NorthTable(SamTable):
    """A solo table with the expansion board."""

    def expansion(self, up: list[int], down: list[int]) -> Self:
        """His expansion cards, I as 0: face up with the active one last, and face down."""
        self.sam.face_up, self.sam.face_down = up, down
        return self

    def towns(self) -> list[str]:
        """Where his stores stand."""
        found: list[str] = self.match.view(YOU)["automaton"]["stores"]
        return found

    def trade(self, town: str) -> list[str]:
        """The trade spaces of a town, `*` where his store stands."""
        part = north(self.state)
        spots = range(SPACES * part.map.names.index(town), SPACES * part.map.names.index(town) + 4)
        return ["*" if part.spots[s] == SAM else part.map.trade[s] for s in spots]

    def delivered(self) -> list[str]:
        """The names of the cities with a disc of his."""
        return [self.box.cities[c].name for c, n in enumerate(self.player(SAM).cities) if n]


def up_north(level: str = "medium") -> NorthTable:
    """An empty table with both; card I is active."""
    t = NorthTable(alone(level, north=True).match)
    t.foresight(*["none"] * 6).supplies([], [], []).job_token(5)
    return t


@proves("SAMN-SETUP-01")
def test_the_cards_of_the_expansion_replace_his_own() -> None:
    assert {n for n, card in sam_cards("north_cards").items() if card.store} == {5, 7, 8, 9, 15}
    for level, last in (("easy", 12), ("medium", 15), ("hard", 15)):
        t = dealt(level, north=True)
        assert (t.sam.facts.deck, sorted(t.sam.deck)) == ("north_cards", list(range(1, last + 1)))


@pytest.mark.parametrize(("level", "towns"), [("easy", 9), ("medium", 13), ("hard", 13)])
@proves("SAMN-SETUP-02")
def test_three_expansion_cards_and_an_itinerary_of_his_level(level: str, towns: int) -> None:
    shown = dealt(level, north=True).match.view(YOU)["automaton"]
    assert (shown["face_up"], shown["face_down"]) == (["I"], ["II", "III"])
    assert sum(len(card["towns"]) for card in shown["expansions"].values()) == towns
    assert shown["itinerary"]["strip"][-1] == NEW_YORK


@proves("SAMN-SETUP-03")
def test_he_has_15_stores_15_discs_and_building_13b() -> None:
    t = dealt(north=True)
    shown = t.match.view(YOU)["automaton"]
    assert (shown["stores_left"], shown["discs"]) == (15, 15)
    assert 13 in shown["unbuilt"]


@pytest.mark.parametrize("card", range(1, 16))
@proves("SAMN-STORE-01")
def test_five_cards_place_a_store_before_he_moves(card: int) -> None:
    t = up_north().plays(card)
    names = t.names()
    assert ("sam-store" in names) == (card in (5, 7, 8, 9, 15))
    if "sam-store" in names:
        assert names.index("sam-card") < names.index("sam-store") < names.index("sam-moved")


@proves("SAMN-STORE-02", "SAMN-STORE-05")
def test_the_next_town_of_the_active_card_without_cost_or_rails() -> None:
    t = up_north().expansion([2], [])
    t.plays(8)
    assert t.towns() == ["TOR"]  # nobody could reach it by rail
    t.plays(9)
    assert t.towns() == ["NR6", "TOR"]


@proves("SAMN-STORE-03", "SAMN-STORE-04")
def test_on_medium_card_7_opens_omaha_and_then_the_station_town() -> None:
    """EX-SAMN-02."""
    t = up_north().stores(SAM, "NG1").objectives("O01", "O02", "O03", "O04", stack=["O05"])
    before = len(t.state.masters) - t.state.masters.count(-1)
    t.plays(7)
    assert t.trade("OMA").count("*") == 1
    assert "+2$" not in t.trade("OMA")
    assert (t.money(SAM), t.spot(), t.pile()) == (0, "A", ["O01"])
    t.plays(8)
    assert t.towns() == ["NG1", "OMA", "NG3"]
    assert t.match.view(YOU)["automaton"]["stations"] == ["NG3"]
    assert len(t.state.masters) - t.state.masters.count(-1) == before - 1
    assert t.sam.face_up == []


@proves("SAMN-STORE-03", "SAMN-STORE-04")
def test_an_objective_card_comes_first_and_he_gets_it() -> None:
    t = up_north().objectives("O01", "O02", stack=[])
    part = north(t.state)
    with_card = [n for n, code in enumerate(part.map.trade) if code == "obj"]
    town = with_card[0] // SPACES
    t.sam.facts.expansions[0].towns.insert(0, town)
    try:
        t.plays(8)
    finally:
        t.sam.facts.expansions[0].towns.pop(0)
    assert part.spots[with_card[0]] == SAM
    assert t.pile() == ["O01"]


@proves("SAMN-STORE-03", "SAMN-STORE-08")
def test_spaces_with_a_cost_come_last_and_are_free_for_him() -> None:
    t = up_north().expansion([2], [])
    part = north(t.state)
    first = SPACES * part.map.names.index("MON")
    t.stores(SAM, "TOR", "NR6", "NR3", "NR5", "BUF")
    costs = part.map.pay[first : first + SPACES]
    t.plays(8)
    chosen = part.spots[first : first + SPACES].index(SAM)
    assert costs[chosen] == min(costs)
    assert t.money(SAM) == 0


@proves("SAMN-STORE-08")
def test_the_player_may_enter_the_same_town() -> None:
    t = up_north().plays(8)
    part = north(t.state)
    town = part.map.names.index("NG1")
    assert part.spots[SPACES * town : SPACES * town + SPACES].count(-1) == SPACES - 1
    assert t.match.view(YOU)["north"]["towns"]["NG1"]["access"]


@proves("SAMN-STORE-06")
def test_a_station_town_may_take_the_disc_of_another_station() -> None:
    t = up_north().stores(SAM, "NG1", "OMA").stations(SAM, 2, 1)
    t.sam.discs = 0
    t.plays(8)
    assert t.match.view(YOU)["automaton"]["stations"] == ["2", "NG3"]


@proves("SAMN-STORE-06")
def test_station_towns_count_when_a_disc_is_taken_back() -> None:
    t = up_north().at_space("G")
    points = t.box.station_vp
    town = t.box.station_names.index("NG3")
    same = [s for s in range(10) if points[s] == points[town]]
    t.player(SAM).stations = 1 << town | 1 << same[0] | 1 << 9
    t.sam.discs = 0
    t.plays(1)
    assert t.match.view(YOU)["automaton"]["stations"] == ["10", "NG3"]
    t.at_space("G").plays(1)
    assert t.match.view(YOU)["automaton"]["stations"] == ["10"]


@proves("SAMN-STORE-07")
def test_medium_towns_and_bells_do_nothing_for_him() -> None:
    t = up_north().stores(SAM, "NG1", "OMA")
    part = north(t.state)
    medium = part.map.kinds.index("medium")
    t.sam.facts.expansions[0].towns.insert(0, medium)
    try:
        t.plays(8)
    finally:
        t.sam.facts.expansions[0].towns.pop(0)
    assert part.entered[SAM].bit_count() == 3  # a bell is free
    assert t.seat == YOU
    assert t.step == "Walk"
    assert (t.player(SAM).tokens, t.money(SAM)) == (0, 0)


@proves("SAMN-STORE-09")
def test_the_store_may_open_a_big_city_for_the_delivery_of_the_same_turn() -> None:
    t = up_north().stores(SAM, "NG1").at_space("G").plays(7)
    assert t.towns() == ["NG1", "OMA"]
    assert t.delivered() == ["Omaha"]
    assert len(t.events("sam-store")) == 1


@proves("SAMN-EXP-01", "SAMN-EXP-03")
def test_a_delivery_reveals_the_next_card_and_a_complete_one_leaves() -> None:
    """EX-SAMN-03: II is active with Milwaukee done, Sam delivers to Toledo."""
    t = up_north().expansion([1], [2]).stores(SAM, "MIL").cities(SAM, BLOOMINGTON).at_space("G")
    t.player(SAM).cities[t.city("Milwaukee")] = 1
    t.plays(1)
    assert (t.delivered()[-2:], t.sam.face_up) == (["Toledo", "Milwaukee"], [1, 2])
    t.plays(8)
    assert "TOR" in t.towns()
    t.stores(SAM, "NR6", "NR3", "NR5", "BUF").plays(8)
    assert (t.sam.face_up, "MON" in t.towns()) == ([1], True)
    t.plays(8)
    assert "NR1" in t.towns()


@proves("SAMN-EXP-02")
def test_without_an_active_card_he_places_no_store() -> None:
    t = up_north().expansion([], [1, 2]).plays(8)
    assert (t.towns(), t.spot()) == ([], "A")


@proves("SAMN-EXP-03")
def test_only_the_top_card_is_revealed() -> None:
    t = up_north().expansion([], [1, 2]).cities(SAM, BLOOMINGTON).at_space("G").plays(1)
    assert t.delivered() == ["Bloomington", "Toledo"]
    assert (t.sam.face_up, t.sam.face_down) == ([], [1, 2])  # Toledo is on the back of III


@proves("SAMN-DELIV-01", "SAMN-DELIV-02", "SAMN-DELIV-06")
def test_big_cities_come_first_and_the_best_of_them() -> None:
    """EX-SAMN-01: discs at Bloomington and Toledo, stores at Milwaukee and Toronto."""
    t = up_north().cities(SAM, BLOOMINGTON, TOLEDO).stores(SAM, "MIL", "TOR").at_space("G").plays(1)
    assert t.delivered()[-1] == "Toronto"
    t.at_space("G").plays(1)
    assert sorted(t.delivered()[2:]) == ["Milwaukee", "Toronto"]


@proves("SAMN-DELIV-02")
def test_of_equally_good_big_cities_the_one_of_higher_value() -> None:
    t = up_north().stores(SAM, "OMA", "MIL").at_space("G").plays(1)
    worth = {name: t.box.cities[t.city(name)] for name in ("Omaha", "Milwaukee")}
    assert worth["Omaha"].vp == worth["Milwaukee"].vp
    best = max(worth.values(), key=lambda city: city.value)
    assert t.delivered() == [best.name]


@proves("SAMN-DELIV-02")
def test_points_come_before_the_value_of_a_big_city() -> None:
    t = up_north().stores(SAM, "OMA", "TOR").at_space("G")
    omaha = t.box.cities[t.city("Omaha")]
    omaha.vp = 6  # of those printed, the farther is worth more
    try:
        t.plays(1)
    finally:
        omaha.vp = 0
    assert t.delivered() == ["Omaha"]


@proves("SAMN-DELIV-01")
def test_only_listed_big_cities_with_a_store_and_without_a_disc() -> None:
    t = up_north().stores(SAM, "ORE").at_space("G").plays(1)
    assert t.delivered() == ["Bloomington"]


@proves("SAMN-DELIV-03", "SAMN-DELIV-05")
def test_otherwise_the_next_city_of_the_strip_and_new_york_at_the_end() -> None:
    t = up_north()
    for _ in range(2):
        t.at_space("G").plays(1)
    t.stores(SAM, "TOR").at_space("G").plays(1)
    assert t.delivered() == ["Bloomington", "Toledo", "Toronto"]
    for _ in range(4):
        t.at_space("G").plays(1)
    assert t.delivered() == ["Bloomington", "Toledo", "Harrisburg", "New York", "Toronto"]
    assert t.player(SAM).cities[NEW_YORK] == 3


@pytest.mark.parametrize("town", ["OMA", "MIL"])
@proves("SAMN-DELIV-04")
def test_omaha_and_milwaukee_give_the_objective_card_only(town: str) -> None:
    t = up_north().stores(SAM, town).objectives("O01", "O02", stack=[]).at_space("G").plays(1)
    assert (t.pile(), t.money(SAM)) == (["O01"], 0)


@proves("SAMN-DELIV-01")
def test_an_itinerary_leaves_no_choice_of_the_first_city() -> None:
    with pytest.raises(th.InvalidSetup, match="itinerary"):
        dealt(north=True, first_city=4)


@proves("SAMN-SCORE-01")
def test_big_cities_and_arrows_of_the_strip_count() -> None:
    t = up_north().cities(SAM, HARRISBURG, NEW_YORK)
    t.player(SAM).cities[t.city("Toronto")] = 1
    strip = t.box.cities[HARRISBURG].vp + t.box.cities[NEW_YORK].vp
    arrows = sum(a.vp for a in t.box.arrows if {a.a, a.b} == {HARRISBURG, NEW_YORK})
    assert t.his_points()["cities"] == strip + arrows + 5
    listed = {t.box.cities[c].name for c in t.sam.facts.big_cities}
    assert "Oregon City" not in listed
