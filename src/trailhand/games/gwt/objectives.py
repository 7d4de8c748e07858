"""Objective cards: gaining, playing, and the best assignment at the end."""

from __future__ import annotations

from typing import ClassVar, Final

from trailhand.core.brings import Part, tallied
from trailhand.core.event import A_CARD, DEED, DRAWN, IN_HAND, SHOWN, SILENT, Kind
from trailhand.core.step import Step
from trailhand.core.text import Description, Text
from trailhand.games.gwt.effects import Effect
from trailhand.games.gwt.facts.box import Box, guard_bits, pack
from trailhand.games.gwt.facts.codes import OBJECTIVE
from trailhand.games.gwt.objections import NO_OBJECTIVE
from trailhand.games.gwt.state import GwtState
from trailhand.games.gwt.stem import CARDS, GwtStep, grant, show_card
from trailhand.games.gwt.words.log import LOG
from trailhand.games.gwt.words.names import CARD_WORDS, objective_text
from trailhand.games.gwt.words.things import DISCARDED_CARD, DISPLAYED, DRAWN_CARD, OPEN_CARD

SHOWN_CARD: Final = Kind(LOG, "objective-shown", "GWT-OBJ-02", SILENT | SHOWN, card=DISPLAYED)
GAINED: Final = Kind(LOG, "objective-gained", "GWT-OBJ-01", DEED | A_CARD, card=DISCARDED_CARD)
TAKEN_TO_HAND: Final = Kind(
    LOG, "objective-gained/hand", "GWT-OBJ-01", DEED | A_CARD, card=OPEN_CARD
)
DRAWN_BLIND: Final = Kind(LOG, "objective-drawn", "GWT-OBJ-01", DRAWN | IN_HAND, card=DRAWN_CARD)
PLAYED: Final = Kind(LOG, "objective-played", "GWT-OBJ-15", DEED | A_CARD, card=OPEN_CARD)

BLIND: Final = CARDS
NONE: Final = CARDS + 1
TO_DISCARD: Final = 0
TO_HAND: Final = 1


# -- gaining ------------------------------------------------------------------------------


def objective_objection(state: GwtState) -> int:
    """GWT-OBJ-04: with display and stack empty no card can be gained."""
    return 0 if state.display or state.objective_stack else NO_OBJECTIVE


def refill_display(state: GwtState, seat: int) -> None:
    """GWT-OBJ-02, SAM-PLAYER-03: a new card next to the stack; the others have moved on."""
    if state.objective_stack:
        shown = state.rng.take(state.objective_stack)
        state.display.append(shown)
        state.note(SHOWN_CARD, seat, shown)


class GainObjective(GwtStep):
    """Take one objective card of the display, or the top card of the stack."""

    verb: ClassVar[str] = "objective"
    rules: ClassVar[tuple[str, ...]] = (
        "GWT-OBJ-01",
        "GWT-OBJ-02",
        "GWT-OBJ-03",
        "GWT-OBJ-04",
        "GWT-OBJ-05",
        "GWT-DECK-06",
        "GWT-PB-10",
        "GWT-PB-11",
    )
    parameters: ClassVar[tuple[str, ...]] = ("to", "optional")
    flags: ClassVar[tuple[str, ...]] = ("optional",)
    domain: ClassVar[int] = CARDS + 2

    to: int
    optional: bool

    def __init__(self, seat: int, to: int, optional: bool) -> None:
        self.seat = seat
        self.to = to
        self.optional = optional

    def passing(self) -> int:
        return NONE

    def candidates(self, state: GwtState) -> list[int]:
        found = state.display[:]
        found.append(BLIND)  # GWT-OBJ-05: for every icon
        if self.optional:
            found.append(NONE)
        return found

    def objection(self, state: GwtState, choice: int) -> int:
        return NO_OBJECTIVE if choice == BLIND and not state.objective_stack else 0

    def previews(self, state: GwtState, choice: int) -> bool:
        return choice == NONE  # another card is turned up

    def choose(self, state: GwtState, choice: int) -> None:
        if choice == NONE:
            return
        if choice == BLIND:
            self.receive(state, state.rng.take(state.objective_stack), True)
            return
        state.display.remove(choice)
        self.receive(state, choice, False)
        refill_display(state, self.seat)

    def receive(self, state: GwtState, card: int, blind: bool) -> None:
        """GWT-OBJ-03, GWT-DECK-06: face up onto the discard pile, or into the hand.

        GWT-PB-10, GWT-PB-11: buildings 6b (1st edition) and 8b (2nd edition) say so.
        """
        player = state.players[self.seat]
        if self.to == TO_DISCARD:
            player.discard.append(card)
            state.note(GAINED, self.seat, card)
            return
        player.hand.append(card)
        if blind:
            player.unseen.append(card)
            state.note(DRAWN_BLIND, self.seat, card)
        else:
            state.note(TAKEN_TO_HAND, self.seat, card)

    def brings(self, state: GwtState, choice: int, after: GwtState) -> list[Part]:
        if choice == NONE:
            return []
        return [tallied("objectives", 1, "objective")]

    def word(self, choice: int) -> str:
        if choice == NONE:
            return "skip"
        return "objective blind" if choice == BLIND else "objective " + CARD_WORDS[choice]

    def describe(self, state: GwtState, choice: int) -> Description:
        if choice == NONE:
            return Description(Text("objective-none"), "GWT-GEN-07")
        if choice == BLIND:
            return Description(Text("objective-blind"), "GWT-OBJ-01", ("objective:stack",))
        return Description(
            objective_text("objective-take", state.box, choice),
            "GWT-OBJ-01",
            (f"objective:{CARD_WORDS[choice]}",),
        )


# -- playing ------------------------------------------------------------------------------


def holds_objective(state: GwtState, seat: int) -> bool:
    """Whether an objective card is in hand."""
    hand = state.players[seat].hand
    return bool(hand) and max(hand) >= OBJECTIVE


def offer_objectives(state: GwtState, seat: int, free: list[Step[GwtState]]) -> None:
    """GWT-TURN-03: add playing an objective card to what may be done beside a decision.

    GWT-OBJ-12, GWT-OBJ-13, GWT-OBJ-14: only phase A and the use of a location ask for this, so
    there is no other moment for it. GWT-OBJ-28: nobody has to.
    """
    if holds_objective(state, seat):
        free.append(PlayObjective(seat))


class PlayObjective(Step[GwtState]):
    """Lay an objective card from the hand into one's area; its immediate action follows."""

    verb: ClassVar[str] = "play"
    rules: ClassVar[tuple[str, ...]] = (
        "GWT-OBJ-10",
        "GWT-OBJ-11",
        "GWT-OBJ-12",
        "GWT-OBJ-13",
        "GWT-OBJ-14",
        "GWT-OBJ-15",
        "GWT-OBJ-16",
        "GWT-OBJ-17",
        "GWT-OBJ-22",
        "GWT-OBJ-23",
        "GWT-OBJ-28",
        "GWT-LOC-12",
    )
    domain: ClassVar[int] = CARDS

    def candidates(self, state: GwtState) -> list[int]:
        return sorted(card for card in state.players[self.seat].hand if card >= OBJECTIVE)

    def previews(self, state: GwtState, choice: int) -> bool:
        number = state.box.objective(choice).effect
        return number < 0 or state.box.effects[number].previews()

    def choose(self, state: GwtState, choice: int) -> None:
        """GWT-OBJ-15, GWT-OBJ-16: its immediate action comes at once, or never.

        GWT-LOC-12: what has been done at the location stays as it is.
        """
        player = state.players[self.seat]
        player.hand.remove(choice)
        show_card(state, self.seat, choice)
        player.area.append(choice)
        state.note(PLAYED, self.seat, choice)
        number = state.box.objective(choice).effect
        if number >= 0:
            grant(state, self.seat, number, True)

    def word(self, choice: int) -> str:
        return "play " + CARD_WORDS[choice]

    def describe(self, state: GwtState, choice: int) -> Description:
        return Description(
            objective_text("objective-play", state.box, choice),
            "GWT-OBJ-10",
            (f"hand:{CARD_WORDS[choice]}",),
        )


# -- the end ------------------------------------------------------------------------------


class Assignment:
    """The best way to fulfil objective cards with what a player owns.

    GWT-OSC-01: unplayed cards join only if they help. GWT-OSC-03, GWT-OSC-05: a set of
    cards is fulfilled if, pool by pool, their conditions do not exceed what is owned.
    GWT-OSC-07: the maximum is found by trying every set that could still be better than the
    best one found, the pair bonus of the station master included.
    """

    total: int
    bonus: int

    def __init__(
        self, box: Box, area: list[int], unplayed: list[int], owned: list[int], per_pair: int
    ) -> None:
        self.box = box
        self.area = len(area)
        self.cards = area + unplayed
        self.per_pair = per_pair
        self.best = -1000
        self.total = 0
        self.bonus = 0
        if self.cards:
            self.guard = guard_bits(len(owned))
            everything = pack(owned) | self.guard
            self.limits = self.limits_from(everything)
            self.search(0, everything, 0, 0, 0)

    def limits_from(self, everything: int) -> list[int]:
        """The most that the cards from each place on could still bring, however they share."""
        most = self.per_pair * (len(self.cards) // 2)
        limits = [most] * (len(self.cards) + 1)
        for at in range(len(self.cards) - 1, -1, -1):
            card = self.box.objective(self.cards[at])
            if (everything - card.packed) & self.guard == self.guard:
                most += card.vp
            limits[at] = most
        return limits

    def search(self, at: int, owned: int, points: int, added: int, chosen: int) -> None:
        """Decide for one card after the other whether its conditions are met.

        GWT-OSC-02, GWT-OSC-04: points of fulfilled cards, penalties of the failed ones. A pool
        that does not suffice borrows its guard bit.
        """
        if points + self.limits[at] <= self.best:
            return
        if at == len(self.cards):
            self.weigh(points, added, chosen)
            return
        card = self.box.objective(self.cards[at])
        played = at < self.area
        left = owned - card.packed
        if left & self.guard == self.guard:
            joining = added if played else added + 1
            self.search(at + 1, left, points + card.vp, joining, chosen | 1 << at)
        if played:
            points -= card.penalty
        self.search(at + 1, owned, points, added, chosen)

    def weigh(self, points: int, added: int, chosen: int) -> None:
        """Keep the best set; a card may join in vain if a pair is worth more."""
        bonus = 0
        if self.per_pair:
            count = self.area + added
            if count % 2:
                joined = self.cheapest_other(chosen)
                if joined >= 0:
                    points -= self.box.objective(self.cards[joined]).penalty
                    count += 1
            bonus = self.per_pair * (count // 2)
        if points + bonus > self.best:
            self.best = points + bonus
            self.total = points
            self.bonus = bonus

    def cheapest_other(self, chosen: int) -> int:
        """The unplayed card whose penalty costs less than a pair brings, or -1."""
        least = self.per_pair
        found = -1
        for at in range(self.area, len(self.cards)):
            penalty = self.box.objective(self.cards[at]).penalty
            if not chosen >> at & 1 and penalty < least:
                least = penalty
                found = at
        return found


class ObjectiveEffect(Effect):
    """Gain an objective card, to the discard pile or into the hand."""

    drawing: ClassVar[str] = "objective"

    def __init__(self, to: int) -> None:
        self.to = to

    def aims(self) -> bool:
        return True

    def objection(self, state: GwtState, seat: int) -> int:
        return objective_objection(state)

    def begin(self, state: GwtState, seat: int, optional: bool) -> None:
        state.agenda.append(GainObjective(seat, self.to, optional))

    def text(self, state: GwtState, seat: int) -> Text:
        return Text("fx-objective-hand" if self.to == TO_HAND else "fx-objective")
