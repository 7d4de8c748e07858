"""El Paso: money, a Simmental, and the delivery of the hand."""

from __future__ import annotations

from typing import ClassVar, Final

from trailhand.core.brings import Part, tallied
from trailhand.core.event import IN_HAND, NUMBER, REVEALED, SILENT, Kind
from trailhand.core.step import Step
from trailhand.core.text import Argument, Description, Text
from trailhand.games.common.piles import kinds_in
from trailhand.games.elpaso.discs import PlaceDisc, any_disc_objection, disc_too_dear
from trailhand.games.elpaso.effects import part_of
from trailhand.games.elpaso.facts.codes import BREED_COUNT, BREEDS, POSTS
from trailhand.games.elpaso.free import (
    BEFORE_DELIVERY,
    BEFORE_DRAWING,
    BEFORE_SIMMENTAL,
    Pause,
    SpendWorker,
    bonus_possible,
)
from trailhand.games.elpaso.objections import (
    MUST_DELIVER,
    NO_COPY,
    NO_DISC_FITS,
    NO_DISCS,
    POST_TAKEN,
    POST_VALUE,
)
from trailhand.games.elpaso.simmentals import TakeSimmental
from trailhand.games.elpaso.state import ElPasoState
from trailhand.games.elpaso.stem import Automatic, ElPasoStep
from trailhand.games.elpaso.words.log import LOG
from trailhand.games.elpaso.words.names import POST_WORDS, card_name
from trailhand.games.elpaso.words.things import CERTIFICATES, OPEN_CARD

ENOUGH: Final = BREED_COUNT
NOWHERE: Final = POSTS
COPY_BITS: Final = 4  # in the saved form of what was declared twice
NONE_YET: Final = (0,) * BREED_COUNT
SHOWN_IN_HAND: Final = Kind(LOG, "revealed", "ELP-DEL-01", REVEALED | IN_HAND, card=OPEN_CARD)
VALUED: Final = Kind(LOG, "valued", "ELP-DEL-01", n=NUMBER)
DOUBLED: Final = Kind(LOG, "doubled", "ELP-DEL-02", card=OPEN_CARD, total=NUMBER)
CERTIFIED: Final = Kind(LOG, "certified", "ELP-DEL-04", n=CERTIFICATES, total=NUMBER)
NO_DELIVERY: Final = Kind(LOG, "no-delivery", "ELP-DISC-07")
NO_DISC: Final = Kind(LOG, "no-disc", "ELP-DISC-05")
HAND_DISCARDED: Final = Kind(LOG, "hand-discarded", "ELP-DEL-11", SILENT)


def enter_el_paso(state: ElPasoState, seat: int) -> None:
    """ELP-EP-01, ELP-LOC-03, ELP-CAT-01: three actions, all mandatory, in this order.

    ELP-DEL-13: the five dollars are the only fixed income. ELP-END-07: it makes no difference
    how the rancher came here.
    """
    agenda = state.agenda
    agenda.append(Pause(seat, BEFORE_DRAWING))
    agenda.append(Reveal(seat))
    agenda.append(Pause(seat, BEFORE_DELIVERY))
    agenda.append(TakeSimmental(seat))
    agenda.append(Pause(seat, BEFORE_SIMMENTAL))
    state.gain(seat, state.box.income)


class Reveal(Automatic):
    """The third action of El Paso begins: the whole hand is shown and counted.

    ELP-DEL-03, ELP-DEL-12: with the permanent certificates that there are before a disc is placed.
    ELP-DEL-14: an empty hand is worth nothing and still delivers. ELP-DISC-05: without discs there
    is nothing to declare.
    """

    def choose(self, state: ElPasoState, choice: int) -> None:
        seat = self.seat
        player = state.players[seat]
        for card in sorted(player.hand):
            state.note(SHOWN_IN_HAND, seat, card)
        total = hand_value(state, player.hand) + state.permanent(seat)
        state.note(VALUED, seat, total)
        state.agenda.append(DiscardHand(seat))
        if player.discs == 0:
            state.note(NO_DISC, seat)
            return
        state.agenda.append(Duplicates(seat, state.duplicates(seat), total, NONE_YET))


def hand_value(state: ElPasoState, hand: list[int]) -> int:
    """ELP-DEL-01: the breeding values of the different breeds, each counted once."""
    total = 0
    for breed in kinds_in(hand):
        total += state.box.card_value[breed]
    return total


class DiscardHand(Automatic):
    """The delivery is over: the whole hand goes to the discard pile.

    ELP-DEL-11; ELP-DISC-06: even if no disc was placed.
    """

    def choose(self, state: ElPasoState, choice: int) -> None:
        player = state.players[self.seat]
        player.discard += player.hand
        player.hand = []
        state.note(HAND_DISCARDED, self.seat)


class Delivering(ElPasoStep):
    """A decision between the reveal and the discard of the hand.

    ELP-FREE-11: worker bonuses stay allowed, exchange tokens do not.
    """

    def beside(self, state: ElPasoState) -> list[Step[ElPasoState]]:
        return [SpendWorker(self.seat, True)]


class Duplicates(Delivering):
    """Declare duplicates, one further card per duplicate tile (ELP-TILE-10).

    `used` counts the further cards of each breed declared so far.
    """

    verb: ClassVar[str] = "add"
    rules: ClassVar[tuple[str, ...]] = ("ELP-DEL-02", "ELP-DEL-15")
    parameters: ClassVar[tuple[str, ...]] = ("left", "total", "used")
    domain: ClassVar[int] = BREED_COUNT + 1

    left: int
    total: int
    used: tuple[int, ...]

    def __init__(self, seat: int, left: int, total: int, used: tuple[int, ...]) -> None:
        self.seat = seat
        self.left = left
        self.total = total
        self.used = used

    def save(self) -> list[int]:
        """The counts are saved as one number, a few bits for each breed."""
        used = 0
        for breed in range(BREED_COUNT):
            used |= self.used[breed] << COPY_BITS * breed
        return [self.seat, self.left, self.total, used]

    @classmethod
    def restored(cls, numbers: list[int]) -> Duplicates:
        seat, left, total, used = numbers
        mask = (1 << COPY_BITS) - 1
        counts = [used >> COPY_BITS * breed & mask for breed in range(BREED_COUNT)]
        return Duplicates(seat, left, total, tuple(counts))

    def passing(self) -> int:
        return ENOUGH

    def skip_is_news(self) -> bool:
        return False

    def question(self, state: ElPasoState) -> Text:
        return Text("elp-ask-duplicates", {"n": self.left, "total": self.total})

    def candidates(self, state: ElPasoState) -> list[int]:
        if self.left == 0:
            return [ENOUGH]
        return [*kinds_in(state.players[self.seat].hand), ENOUGH]

    def objection(self, state: ElPasoState, choice: int) -> int:
        if choice == ENOUGH:
            return 0
        declared = 1 + self.used[choice]  # ELP-TILE-10: each card once
        return 0 if state.players[self.seat].hand.count(choice) > declared else NO_COPY

    def previews(self, state: ElPasoState, choice: int) -> bool:
        return True

    def choose(self, state: ElPasoState, choice: int) -> None:
        if choice == ENOUGH:
            state.agenda.append(Certificates(self.seat, self.total))
            return
        total = self.total + state.box.card_value[choice]
        used = list(self.used)
        used[choice] += 1
        state.note(DOUBLED, self.seat, choice, total)
        state.agenda.append(Duplicates(self.seat, self.left - 1, total, tuple(used)))

    def word(self, choice: int) -> str:
        return "enough" if choice == ENOUGH else "add " + BREEDS[choice]

    def describe(self, state: ElPasoState, choice: int) -> Description:
        if choice == ENOUGH:
            return Description(Text("elp-add-none", {"total": self.total}), "ELP-DEL-15")
        total = self.total + state.box.card_value[choice]
        text = Text("elp-add", {"card": card_name(choice), "total": total})
        return Description(text, "ELP-DEL-02", (f"hand:{BREEDS[choice]}",))

    def because(self, state: ElPasoState, choice: int, code: int) -> dict[str, Argument]:
        return {"card": card_name(choice)} if choice != ENOUGH else {}


class Certificates(Delivering):
    """Declare how many certificates of the track are spent, each for one more.

    ELP-DEL-04: unspent ones are kept. ELP-DEL-15: one declaration, after which the total
    stays as it is.
    """

    verb: ClassVar[str] = "certificates"
    rules: ClassVar[tuple[str, ...]] = ("ELP-DEL-04", "ELP-DEL-15")
    parameters: ClassVar[tuple[str, ...]] = ("total",)
    domain: ClassVar[int] = 5

    total: int

    def __init__(self, seat: int, total: int) -> None:
        self.seat = seat
        self.total = total

    def question(self, state: ElPasoState) -> Text:
        return Text("elp-ask-certificates", {"total": self.total})

    def candidates(self, state: ElPasoState) -> list[int]:
        return list(range(state.players[self.seat].certificates + 1))

    def previews(self, state: ElPasoState, choice: int) -> bool:
        return True

    def choose(self, state: ElPasoState, choice: int) -> None:
        if choice:
            player = state.players[self.seat]
            player.certificates -= choice
            state.note(CERTIFIED, self.seat, choice, self.total + choice)
        state.agenda.append(Deliver(self.seat, self.total + choice))

    def describe(self, state: ElPasoState, choice: int) -> Description:
        text = Text("elp-certify", {"n": choice, "total": self.total + choice})
        return Description(text, "ELP-DEL-04", (f"certificates:{self.seat}",))


class Deliver(Delivering):
    """Choose a trading post that the total reaches.

    ELP-DISC-07: a disc must be placed if some post and disc fit; else nothing is placed.
    """

    verb: ClassVar[str] = "deliver"
    rules: ClassVar[tuple[str, ...]] = ("ELP-DEL-05", "ELP-DEL-06", "ELP-DISC-07")
    parameters: ClassVar[tuple[str, ...]] = ("total",)
    domain: ClassVar[int] = POSTS + 1

    total: int

    def __init__(self, seat: int, total: int) -> None:
        self.seat = seat
        self.total = total

    def passing(self) -> int:
        return NOWHERE

    def worth_waiting(self, state: ElPasoState) -> bool:
        """ELP-FREE-11: a worker bonus could still pay for a disc, and so open a post."""
        if not bonus_possible(state, self.seat):
            return False
        if self.objection(state, NOWHERE) == 0:
            return True
        return any(
            self.post_objection(state, post) == NO_DISC_FITS
            and disc_too_dear(state, self.seat, post)
            for post in range(POSTS)
        )

    def question(self, state: ElPasoState) -> Text:
        return Text("elp-ask-deliver", {"total": self.total})

    def candidates(self, state: ElPasoState) -> list[int]:
        return list(range(POSTS + 1))

    def objection(self, state: ElPasoState, choice: int) -> int:
        if choice == NOWHERE:
            for post in range(POSTS):
                if self.post_objection(state, post) == 0:
                    return MUST_DELIVER
            return 0
        return self.post_objection(state, choice)

    def post_objection(self, state: ElPasoState, post: int) -> int:
        """Why this post takes no disc of the seat, or zero."""
        row = state.box.posts[post]
        if row.value > self.total:  # ELP-DEL-05
            return POST_VALUE
        player = state.players[self.seat]
        if player.posts[post] and not row.repeatable:  # ELP-DEL-06
            return POST_TAKEN
        if player.discs == 0:  # ELP-DISC-05
            return NO_DISCS
        return any_disc_objection(state, self.seat, post)

    def previews(self, state: ElPasoState, choice: int) -> bool:
        return True

    def choose(self, state: ElPasoState, choice: int) -> None:
        """ELP-DISC-06: without a disc there is no reward."""
        if choice == NOWHERE:
            state.note(NO_DELIVERY, self.seat)
            return
        state.agenda.append(PlaceDisc(self.seat, choice))

    def word(self, choice: int) -> str:
        return "deliver none" if choice == NOWHERE else "deliver " + POST_WORDS[choice]

    def brings(self, state: ElPasoState, choice: int, after: ElPasoState) -> list[Part]:
        if choice == NOWHERE or after.players[self.seat].discs != state.players[self.seat].discs:
            return []
        row = state.box.posts[choice]
        found = [tallied("points", row.vp, "vp")] if row.vp else []
        if row.reward >= 0:
            effect = state.box.effects[row.reward]
            found.append(part_of(state, self.seat, effect))
        return found

    def describe(self, state: ElPasoState, choice: int) -> Description:
        if choice == NOWHERE:
            return Description(Text("elp-deliver-none"), "ELP-DISC-07")
        row = state.box.posts[choice]
        args: dict[str, Argument] = {"value": row.value, "vp": row.vp}
        anchors = (f"post:{POST_WORDS[choice]}",)
        if row.reward < 0:
            return Description(Text("elp-deliver", args), "ELP-DEL-05", anchors)
        args["reward"] = state.box.effects[row.reward].text(state, self.seat)
        return Description(Text("elp-deliver-reward", args), "ELP-DEL-05", anchors)

    def because(self, state: ElPasoState, choice: int, code: int) -> dict[str, Argument]:
        if choice == NOWHERE:
            return {}
        return {"value": state.box.posts[choice].value, "total": self.total}
