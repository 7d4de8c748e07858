"""What all steps of this room share: the exchange token beside every decision, and cards.

The token is the reason why drawing and discarding live here: it may interrupt any decision
of the second edition, and using it draws and discards.
"""

from __future__ import annotations

from typing import ClassVar, Final

from trailhand.core.brings import Glyph, Part, number
from trailhand.core.event import DRAWN, IN_HAND, Kind
from trailhand.core.step import Step
from trailhand.core.text import Argument, Description, Text
from trailhand.games.common.piles import NO_CARD as NO_CARD_LEFT
from trailhand.games.common.piles import draw_card, kinds_in
from trailhand.games.gwt.effects import Count, Effect
from trailhand.games.gwt.facts.codes import CARD_KINDS, FILTERS, OBJECTIVE, PAIR
from trailhand.games.gwt.objections import MUST_PAY, NO_CARD, NO_PAIR, NOT_BREED, NOTHING_LEFT
from trailhand.games.gwt.state import GwtState
from trailhand.games.gwt.words.log import LOG
from trailhand.games.gwt.words.names import CARD_WORDS, card_name
from trailhand.games.gwt.words.things import CARD, DISCARDED_CARD, DRAWN_CARD, OWN_TOKENS

TOKEN_USED: Final = Kind(LOG, "token-used", "GWT-EXC-01", token=OWN_TOKENS)
DREW: Final = Kind(LOG, "drew", "GWT-DECK-02", DRAWN | IN_HAND, card=DRAWN_CARD)
DISCARDED: Final = Kind(LOG, "discarded", "GWT-GEN-08", IN_HAND, card=DISCARDED_CARD)
GIVEN_UP: Final = Kind(LOG, "given-up", "GWT-EXC-04")
TRASHED: Final = Kind(LOG, "trashed", "GWT-AUX-15", IN_HAND, card=CARD)

CARDS: Final = CARD_KINDS


class GwtStep(Step[GwtState]):
    """A decision of this room: an exchange token may be used before it is made."""

    def beside(self, state: GwtState) -> list[Step[GwtState]]:
        """GWT-EXC-02, GWT-EXC-04, GWT-TURN-03: the token waits beside every decision.

        GWT-EXC-05: owed discards wait below what the token brings. GWT-FIRST-04: the discard of
        the first turn is such a decision.
        """
        if state.players[self.seat].tokens:
            return [UseToken(self.seat)]
        return []


class Automatic(GwtStep):
    """Work that waits its turn on the agenda and then just happens."""

    def automatic(self) -> bool:
        return True


class UseToken(Step[GwtState]):
    """Return an exchange token: draw up to two cards, then discard as many."""

    verb: ClassVar[str] = "token"
    rules: ClassVar[tuple[str, ...]] = (
        "GWT-EXC-01",
        "GWT-EXC-02",
        "GWT-EXC-04",
        "GWT-EXC-05",
        "GWT-EXC-06",
        "GWT-EXC-08",
        "GWT-FIRST-04",
        "GWT-GEN-04",
    )

    def choose(self, state: GwtState, choice: int) -> None:
        """GWT-EXC-01; with nothing to draw it has no effect (GWT-EXC-08)."""
        state.players[self.seat].tokens -= 1
        state.note(TOKEN_USED, self.seat)
        state.agenda.append(ChooseDraw(self.seat, 2))

    def describe(self, state: GwtState, choice: int) -> Description:
        return Description(Text("use-token"), "GWT-EXC-01", (f"token:{self.seat}",))


def plain(effect: str, n: int) -> Text:
    """An effect that is no part of an action, as an action of its own."""
    return Text("action-plain", {"gives": (Text(effect, {"n": n}),)})


def grant(state: GwtState, seat: int, number: int, optional: bool) -> None:
    """Begin an effect of the box; without a target it is lost (GWT-LOC-15)."""
    state.box.effects[number].grant(state, seat, optional)


# -- drawing ------------------------------------------------------------------------------


def draw_cards(state: GwtState, seat: int, count: int) -> int:
    """Draw cards one by one; return how many there were.

    GWT-DECK-02, GWT-DECK-03: the discard pile is shuffled into a new draw stack only when
    a card must be drawn and the stack is empty. GWT-DECK-04, GWT-DECK-05: with both empty
    drawing stops, and no deck is too small. A draw stack is a bag: drawing at random from
    it is the same as shuffling it first (GWT-GEN-12).
    """
    player = state.players[seat]
    drawn = 0
    while drawn < count:
        card = draw_card(state, seat, player)
        if card == NO_CARD_LEFT:
            break
        player.hand.append(card)
        state.note(DREW, seat, card)
        drawn += 1
    return drawn


def discard_card(state: GwtState, seat: int, card: int) -> None:
    """GWT-GEN-08: a card from the hand, face up onto one's discard pile."""
    state.players[seat].put_away(card)
    show_card(state, seat, card)
    state.note(DISCARDED, seat, card)


def show_card(state: GwtState, seat: int, card: int) -> None:
    """A card that only its owner knew has been seen by everybody."""
    unseen = state.players[seat].unseen
    if unseen and card in unseen:
        unseen.remove(card)


def draw_and_discard(state: GwtState, seat: int, count: int) -> None:
    """GWT-DECK-08, GWT-DECK-10: draw first, then owe as many discards as were drawn."""
    drawn = draw_cards(state, seat, count)
    if drawn:
        state.agenda.append(DiscardCards(seat, drawn))


def with_card(key: str, state: GwtState, card: int, rule: str) -> Description:
    """What is done with a card of the hand."""
    text = Text(key, {"card": card_name(state.box, card)})
    return Description(text, rule, (f"hand:{CARD_WORDS[card]}",))


class ChooseDraw(GwtStep):
    """Name how many cards to draw, up to a number."""

    verb: ClassVar[str] = "draw"
    rules: ClassVar[tuple[str, ...]] = ("GWT-DECK-09", "GWT-EXC-01", "GWT-PB-06")
    parameters: ClassVar[tuple[str, ...]] = ("most",)
    domain: ClassVar[int] = 16

    most: int

    def __init__(self, seat: int, most: int) -> None:
        self.seat = seat
        self.most = most

    def candidates(self, state: GwtState) -> list[int]:
        return list(range(self.most + 1))

    def objection(self, state: GwtState, choice: int) -> int:
        """GWT-DECK-09: never more than draw stack and discard pile hold together."""
        player = state.players[self.seat]
        if choice > len(player.draw) + len(player.discard):
            return NOTHING_LEFT
        return 0

    def choose(self, state: GwtState, choice: int) -> None:
        if choice:
            draw_and_discard(state, self.seat, choice)

    def brings(self, state: GwtState, choice: int, after: GwtState) -> list[Part]:
        if choice == 0:
            return []
        return [Part((Glyph("draw", number(choice)),), plain("fx-draw", choice))]

    def describe(self, state: GwtState, choice: int) -> Description:
        return Description(Text("draw-count", {"n": choice}), "GWT-DECK-09", (f"deck:{self.seat}",))


class DiscardCards(GwtStep):
    """Discard cards of one's choice, one after the other."""

    verb: ClassVar[str] = "discard"
    rules: ClassVar[tuple[str, ...]] = ("GWT-DECK-08", "GWT-DECK-10", "GWT-GEN-08", "GWT-EXC-05")
    parameters: ClassVar[tuple[str, ...]] = ("left",)
    domain: ClassVar[int] = CARDS

    left: int

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def guarded(self) -> bool:
        return True

    def question(self, state: GwtState) -> Text:
        return Text("ask-discardcards", {"n": self.left})

    def candidates(self, state: GwtState) -> list[int]:
        return kinds_in(state.players[self.seat].hand)

    def choose(self, state: GwtState, choice: int) -> None:
        discard_card(state, self.seat, choice)
        if self.left > 1:
            state.agenda.append(DiscardCards(self.seat, self.left - 1))

    def word(self, choice: int) -> str:
        return "discard " + CARD_WORDS[choice]

    def describe(self, state: GwtState, choice: int) -> Description:
        return with_card("discard-card", state, choice, "GWT-DECK-08")


class FirstDiscard(DiscardCards):
    """GWT-FIRST-03: in one's very first turn, discard down to four cards (2nd edition)."""

    rules: ClassVar[tuple[str, ...]] = ("GWT-FIRST-03", "GWT-FIRST-04")
    parameters: ClassVar[tuple[str, ...]] = ()

    def __init__(self, seat: int) -> None:
        super().__init__(seat, 0)

    def question(self, state: GwtState) -> Text:
        over = len(state.players[self.seat].hand) - state.box.first_discard
        return Text("ask-firstdiscard", {"n": over})

    def choose(self, state: GwtState, choice: int) -> None:
        discard_card(state, self.seat, choice)
        push_first_discard(state, self.seat)


def push_first_discard(state: GwtState, seat: int) -> None:
    """Ask for another discard while the hand is above the limit of the first turn."""
    limit = state.box.first_discard
    if limit and len(state.players[seat].hand) > limit:
        state.agenda.append(FirstDiscard(seat))


# -- cards of the hand that may be kept -----------------------------------------------------


class FromHand(GwtStep):
    """A card of the hand, or none of them (CARDS)."""

    def guarded(self) -> bool:
        return True

    def passing(self) -> int:
        return CARDS

    def candidates(self, state: GwtState) -> list[int]:
        return [*kinds_in(state.players[self.seat].hand), CARDS]


class PayCards(FromHand):
    """Discard exactly the cards that an icon shows.

    `below` is how many pending steps belong to the same action. A token used at this very
    moment may take the needed card out of the hand again; then the action, which has been
    started, is given up (GWT-EXC-04, GWT-LOC-15).
    """

    verb: ClassVar[str] = "discard"
    rules: ClassVar[tuple[str, ...]] = (
        "GWT-ACT-01",
        "GWT-ACT-02",
        "GWT-ACT-03",
        "GWT-ACT-04",
        "GWT-EXC-04",
        "GWT-EXC-09",
    )
    parameters: ClassVar[tuple[str, ...]] = ("icon", "left", "below")
    domain: ClassVar[int] = CARDS + 1

    icon: int
    left: int
    below: int

    def __init__(self, seat: int, icon: int, left: int, below: int) -> None:
        self.seat = seat
        self.icon = icon
        self.left = left
        self.below = below

    def worth_waiting(self, state: GwtState) -> bool:
        """GWT-EXC-09: another token could still bring the missing card."""
        return not self.payable(state)

    def question(self, state: GwtState) -> Text:
        return Text("ask-paycards", {"n": self.left, "icon": icon_name(self.icon)})

    def payable(self, state: GwtState) -> bool:
        """Whether the hand still holds what the icon demands."""
        return cards_objection(state, self.seat, self.icon, self.left) == 0

    def objection(self, state: GwtState, choice: int) -> int:
        """The card must be one that the icon accepts; a pair must be possible."""
        if choice == CARDS:
            return MUST_PAY if self.payable(state) else 0
        if not self.payable(state):
            return NO_CARD
        if not state.box.accepts[self.icon][choice]:
            return NOT_BREED
        if self.icon == PAIR and breed_count(state, self.seat, choice) < 2:
            return NOT_BREED
        return 0

    def previews(self, state: GwtState, choice: int) -> bool:
        return True

    def choose(self, state: GwtState, choice: int) -> None:
        if choice == CARDS:
            del state.agenda[len(state.agenda) - self.below :]
            state.note(GIVEN_UP, self.seat)
            return
        discard_card(state, self.seat, choice)
        if self.left > 1:
            icon = state.box.card_breed[choice] if self.icon == PAIR else self.icon
            state.agenda.append(PayCards(self.seat, icon, self.left - 1, self.below))

    def word(self, choice: int) -> str:
        return "give up" if choice == CARDS else "discard " + CARD_WORDS[choice]

    def describe(self, state: GwtState, choice: int) -> Description:
        if choice == CARDS:
            return Description(Text("pay-give-up"), "GWT-EXC-04")
        return with_card("discard-card", state, choice, "GWT-ACT-01")

    def because(self, state: GwtState, choice: int, code: int) -> dict[str, Argument]:
        return {"icon": icon_name(self.icon), "n": self.left}


def icon_name(icon: int) -> str:
    """What a discard icon shows, as a message argument."""
    return "@icon-" + FILTERS[icon].replace("_", "-")


def breed_count(state: GwtState, seat: int, card: int) -> int:
    """How many cards of the same breed as this one are in hand (GWT-ACT-04, GWT-SIM-12)."""
    breed = state.box.card_breed[card]
    count = 0
    for held in state.players[seat].hand:
        if held < OBJECTIVE and state.box.card_breed[held] == breed:
            count += 1
    return count


def cards_objection(state: GwtState, seat: int, icon: int, count: int) -> int:
    """Whether the hand holds the cards that an icon demands."""
    accepts = state.box.accepts[icon]
    held = 0
    for card in state.players[seat].hand:
        if accepts[card]:
            if icon == PAIR:
                if breed_count(state, seat, card) >= 2:
                    return 0
            else:
                held += 1
    if icon == PAIR:
        return NO_PAIR
    return 0 if held >= count else NO_CARD


class TrashCards(FromHand):
    """Return cards from the hand to the box, as many as wanted up to a number."""

    verb: ClassVar[str] = "trash"
    rules: ClassVar[tuple[str, ...]] = ("GWT-AUX-13", "GWT-AUX-15", "GWT-AUX-16")
    parameters: ClassVar[tuple[str, ...]] = ("left",)
    domain: ClassVar[int] = CARDS + 1

    left: int

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def question(self, state: GwtState) -> Text:
        return Text("ask-trashcards", {"n": self.left})

    def previews(self, state: GwtState, choice: int) -> bool:
        return True

    def choose(self, state: GwtState, choice: int) -> None:
        """GWT-AUX-15: any hand card; GWT-AUX-16: fewer, or none."""
        if choice == CARDS:
            return
        state.players[self.seat].hand.remove(choice)
        show_card(state, self.seat, choice)
        state.gone.append(choice)
        state.note(TRASHED, self.seat, choice)
        if self.left > 1:
            state.agenda.append(TrashCards(self.seat, self.left - 1))

    def word(self, choice: int) -> str:
        return "skip" if choice == CARDS else "trash " + CARD_WORDS[choice]

    def describe(self, state: GwtState, choice: int) -> Description:
        if choice == CARDS:
            return Description(Text("trash-none"), "GWT-AUX-16")
        return with_card("trash-card", state, choice, "GWT-AUX-15")


class DrawUpToEffect(Effect):
    """Draw up to n cards, then discard as many (GWT-DECK-09); GWT-PB-06: n may be cowboys."""

    drawing: ClassVar[str] = "draw"

    def __init__(self, count: Count) -> None:
        self.count = count

    def begin(self, state: GwtState, seat: int, optional: bool) -> None:
        state.agenda.append(ChooseDraw(seat, self.count.of(state, seat)))

    def label(self, state: GwtState, seat: int) -> Text | None:
        return number(self.count.of(state, seat))

    def text(self, state: GwtState, seat: int) -> Text:
        return Text("fx-draw-up-to", {"n": self.count.of(state, seat)})


class DrawExactlyEffect(Effect):
    """Draw exactly n cards, then discard as many as were drawn (GWT-AUX-10)."""

    drawing: ClassVar[str] = "draw"

    def __init__(self, count: int) -> None:
        self.count = count

    def previews(self) -> bool:
        return False

    def begin(self, state: GwtState, seat: int, optional: bool) -> None:
        draw_and_discard(state, seat, self.count)

    def label(self, state: GwtState, seat: int) -> Text | None:
        return number(self.count)

    def text(self, state: GwtState, seat: int) -> Text:
        return Text("fx-draw", {"n": self.count})


class TrashEffect(Effect):
    """Return hand cards to the box (GWT-AUX-13, GWT-AUX-14)."""

    drawing: ClassVar[str] = "cull"

    def __init__(self, count: int) -> None:
        self.count = count

    def begin(self, state: GwtState, seat: int, optional: bool) -> None:
        state.agenda.append(TrashCards(seat, self.count))

    def label(self, state: GwtState, seat: int) -> Text | None:
        return number(self.count)

    def text(self, state: GwtState, seat: int) -> Text:
        return Text("fx-trash", {"n": self.count})
