"""Sam in positions and views."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from trailhand.games.gwt.codes import OFF_BOARD, WORKERS, building_of, owner_of, position_name
from trailhand.games.gwt.solo.board import NO_CARD, SAM, SamBoard
from trailhand.games.gwt.solo.cards import sam_cards
from trailhand.games.gwt.solo.scoring import sam_score
from trailhand.games.gwt.state import GwtState, Player
from trailhand.games.gwt.words import CARD_WORDS, TILE_WORDS

if TYPE_CHECKING:
    from trailhand.games.gwt.position import Reader

GONE: Final = "gone"


def open_board(state: GwtState) -> dict[str, Any]:
    """What everybody sees of him."""
    box, player, sam = state.box, state.players[SAM], state.sam
    assert sam is not None
    engine = GONE if player.engine == OFF_BOARD else position_name(player.engine)
    return {
        "specialty": WORKERS[sam.specialty],
        "workers": dict(zip(WORKERS, player.workers, strict=True)),
        "herder": box.space_names[player.herder],
        "engine": engine,
        "discs": sam.discs,
        "unbuilt": [number for number in box.buildings if player.unbuilt >> number & 1],
        "stations": [s + 1 for s in range(len(box.station_vp)) if player.stations >> s & 1],
        "cities": {str(city): discs for city, discs in enumerate(player.cities) if discs},
        "hazards": [TILE_WORDS[tile] for tile in player.hazards],
        "green": player.green,
        "second": player.second,
        "job_token": bool(player.job_token),
        "played": sam.played[:],
    }


def write_sam(state: GwtState) -> dict[str, Any]:
    """All of him as data."""
    player, sam = state.players[SAM], state.sam
    assert sam is not None
    return open_board(state) | {
        "deck": sam.deck[:],
        "card": sam.card,
        "pile": [CARD_WORDS[card] for card in player.discard],
        "objective": [CARD_WORDS[card] for card in player.area],
        "sent_away": [state.box.masters[tile].name for tile in player.masters],
    }


def show_sam(state: GwtState) -> dict[str, Any]:
    """The automaton of a view: name, seat, card and points, and what lies on his board.

    SAM-SETUP-08: his starting objective is hidden; all his other cards have been seen.
    """
    sam = state.sam
    assert sam is not None
    return {
        "name": "sam",
        "seat": SAM,
        "level": state.box.sam_level,
        "card": "" if sam.card == NO_CARD else sam_cards(state.box.sam_deck)[sam.card].word(),
        "points": sam_score(state),
        "deck_size": len(sam.deck),
        "pile": sorted(CARD_WORDS[card] for card in state.players[SAM].discard),
        **open_board(state),
    }


# -- reading --------------------------------------------------------------------------------


def read_sam(state: GwtState, reader: Reader) -> None:
    """His part of a position."""
    data = reader.field(reader.data, "sam", dict, "")
    where = "sam."
    sam = SamBoard()
    numbers = list(sam_cards(state.box.sam_deck))
    sam.deck = read_cards(reader, data, "deck", numbers)
    sam.played = read_cards(reader, data, "played", numbers)
    sam.card = reader.number(data, "card", where, NO_CARD, numbers[-1])
    sam.specialty = reader.known(data.get("specialty"), WORKERS, "sam.specialty")
    sam.discs = reader.number(data, "discs", where, 0, state.box.sam_discs)
    state.sam = sam
    state.players.append(read_player(state, reader, data))


def read_cards(reader: Reader, data: Any, name: str, numbers: list[int]) -> list[int]:
    """Cards of his deck by their numbers."""
    found = [n for n in reader.field(data, name, list, "sam.") if n in numbers]
    if len(found) != len(data.get(name, [])):
        reader.wrong(f"sam.{name}: his cards are {numbers[0]} to {numbers[-1]}")
    return found


def read_player(state: GwtState, reader: Reader, data: Any) -> Player:
    """What he has in common with a player."""
    engine = reader.field(data, "engine", str, "sam.")
    plain = {
        "money": 0,
        "tokens": 0,
        "certificates": 0,
        "discs": {},
        "masters": data.get("sent_away"),
        "discard": data.get("pile"),
        "area": data.get("objective"),
        "hand": [],
        "draw": [],
        "unseen": [],
        "started": True,
        "engine": "0" if engine == GONE else engine,
    }
    player = reader.player(data | plain, "sam.")
    player.permanent = 0
    if engine == GONE:
        player.engine = OFF_BOARD
    return player


def sam_problems(state: GwtState) -> list[str]:
    """His cards, discs and buildings, each exactly once."""
    sam, player, box = state.sam, state.players[SAM], state.box
    assert sam is not None
    problems: list[str] = []
    if sorted(sam.deck + sam.played) != sorted(set(sam.deck + sam.played)):
        problems.append("sam: a card is there twice")
    if sam.card != NO_CARD and sam.card not in sam.played:
        problems.append(f"sam: card {sam.card} is not on his discard pile")
    discs = sam.discs + player.stations.bit_count() + sum(player.cities)
    if discs != box.sam_discs:
        problems.append(f"sam: {discs} discs instead of {box.sam_discs}")
    if max(player.workers) != player.workers[sam.specialty]:
        problems.append("sam: his specialty is not what he has most of")
    built = [building_of(t) // 2 for t in state.trail + state.gone_tiles if owner_of(t) == SAM]
    for number in box.buildings:
        count = built.count(number) + (player.unbuilt >> number & 1)
        if count != 1:
            problems.append(f"sam: building {number} is in {count} places instead of one")
    return problems
