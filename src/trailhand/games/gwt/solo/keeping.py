"""Sam in positions and views."""

from __future__ import annotations

from typing import Any

from trailhand.games.common.position import PositionReader
from trailhand.games.gwt.facts.codes import OFF_BOARD, WORKERS, building_of, owner_of, position_name
from trailhand.games.gwt.solo.board import NO_CARD, SAM, SamBoard, sam_of
from trailhand.games.gwt.solo.cards import cards_of, sam_cards
from trailhand.games.gwt.solo.scoring import margin, sam_score
from trailhand.games.gwt.state import GwtState
from trailhand.games.gwt.words.names import CARD_WORDS, TILE_WORDS


def open_board(state: GwtState) -> dict[str, Any]:
    """What everybody sees of him."""
    box, player, sam = state.box, state.players[SAM], sam_of(state)
    return {
        "specialty": WORKERS[sam.specialty],
        "workers": dict(zip(WORKERS, player.workers, strict=True)),
        "herder": box.space_names[player.herder],
        "engine": "off" if player.engine == OFF_BOARD else position_name(player.engine),
        "discs": sam.discs,
        "unbuilt": [number for number in box.buildings if player.unbuilt >> number & 1],
        "stations": [name for s, name in enumerate(box.station_names) if player.stations >> s & 1],
        "cities": {str(city): discs for city, discs in enumerate(player.cities) if discs},
        "hazards": [TILE_WORDS[tile] for tile in player.hazards],
        "green": player.green,
        "second": player.second,
        "job_token": bool(player.job_token),
        "played": sam.played[:],
        "face_up": sam.expansions(sam.face_up),
        "face_down": sam.expansions(sam.face_down),
    }


def show_sam(state: GwtState) -> dict[str, Any]:
    """The automaton of a view: name, seat, card and points, and what lies on his board.

    SAM-SETUP-08: his starting objective is hidden; all his other cards have been seen.
    """
    sam = sam_of(state)
    return {
        "name": "sam",
        "seat": SAM,
        "level": sam.facts.level,
        "card": "" if sam.card == NO_CARD else sam_cards(sam.facts.deck)[sam.card].word(),
        "points": sam_score(state),
        "wins": state.last_turns < 0 and margin(state) <= 0,
        "deck_size": len(sam.deck),
        "pile": sorted(CARD_WORDS[card] for card in state.players[SAM].discard),
        **open_board(state),
    }


# -- positions ------------------------------------------------------------------------------


def read_sam(reader: PositionReader[Any], sam: SamBoard, data: Any) -> SamBoard:
    """His part of a position; the rest is his board among those of the players."""
    rows = reader.field(data, "sam", dict, "")
    where = "sam."
    numbers = cards_of(sam.facts.deck, sam.facts.level)
    sam.deck = reader.chosen(rows, "deck", where, numbers)
    sam.played = reader.chosen(rows, "played", where, numbers)
    sam.card = reader.number(rows, "card", where, NO_CARD, numbers[-1])
    sam.specialty = reader.known(rows.get("specialty"), WORKERS, where + "specialty")
    sam.discs = reader.number(rows, "discs", where, 0, sam.facts.discs)
    names = [master.name for master in sam.box.masters]
    sam.sent_away = reader.pile(rows, "sent_away", where, names)
    expansions = [card.name for card in sam.facts.expansions]
    sam.face_up = reader.pile(rows, "face_up", where, expansions)
    sam.face_down = reader.pile(rows, "face_down", where, expansions)
    return sam


def sam_problems(state: GwtState) -> list[str]:
    """His cards, discs and buildings, each exactly once."""
    sam, player, box = sam_of(state), state.players[SAM], state.box
    problems: list[str] = []
    cards = sam.deck + sam.played
    for number in cards_of(sam.facts.deck, sam.facts.level):
        if cards.count(number) != 1:
            problems.append(f"sam: card {number} is there {cards.count(number)} times")
    if player.hand or player.draw or player.money or player.tokens or player.discs:
        problems.append("sam: no cards in hand, no money and no tokens are his")
    if sam.card != NO_CARD and sam.card not in sam.played:
        problems.append(f"sam: card {sam.card} is not on his discard pile")
    discs = sam.discs + player.stations.bit_count() + sum(player.cities)
    if discs != sam.facts.discs:
        problems.append(f"sam: {discs} discs instead of {sam.facts.discs}")
    if max(player.workers) != player.workers[sam.specialty]:
        problems.append("sam: his specialty is not what he has most of")
    built = [building_of(t) // 2 for t in state.trail + state.gone_tiles if owner_of(t) == SAM]
    for number in box.buildings:
        count = built.count(number) + (player.unbuilt >> number & 1)
        if count != 1:
            problems.append(f"sam: building {number} is in {count} places instead of one")
    return problems
