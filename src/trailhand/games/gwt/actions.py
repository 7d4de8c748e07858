"""Actions: what an icon asks for and what it gives.

An action is a row of the component tables: requirements (cards to discard, dollars to pay,
spaces to move the engine back) and effects. The same icon means the same action wherever it is
printed (GWT-GEN-09), because every printed place (building, worker space, station master,
objective card, city) refers to these rows.
"""

from __future__ import annotations

from typing import ClassVar

from trailhand.core.brings import Glyph, Part, dollars, number, signed
from trailhand.core.text import Argument, Description, Text
from trailhand.games.gwt.effects import Effect
from trailhand.games.gwt.objections import NO_CARD, NO_MONEY, NO_PAIR
from trailhand.games.gwt.railroad import EngineBack, StopHere, can_go_back
from trailhand.games.gwt.state import GwtState
from trailhand.games.gwt.stem import (
    Automatic,
    GwtStep,
    PayCards,
    cards_objection,
    grant,
    icon_name,
)


class Action:
    """Requirements and effects of one local, auxiliary, special or immediate action.

    GWT-GEN-09: whatever prints it refers to it by its number.
    """

    number: int
    icon: int
    cards: int
    pay: int
    back: int
    gives: list[Effect]

    def __init__(self, icon: int, cards: int, pay: int, back: int, gives: list[Effect]) -> None:
        self.icon = icon
        self.cards = cards
        self.pay = pay
        self.back = back
        self.gives = gives

    def demands(self) -> bool:
        """Whether anything must be met before the reward."""
        return self.cards > 0 or self.pay > 0 or self.back > 0

    def objection(self, state: GwtState, seat: int) -> int:
        """GWT-GEN-06, GWT-LOC-15: all requirements in full, and something to aim at.

        A target must exist only if everything that the action gives needs one.
        """
        if self.pay > state.players[seat].money:
            return NO_MONEY
        if self.cards:
            missing = cards_objection(state, seat, self.icon, self.cards)
            if missing:
                return missing
        if self.back:
            blocked = can_go_back(state, seat, self.back)
            if blocked:
                return blocked
        first = 0
        for effect in self.gives:
            if not effect.aims():
                return 0
            if self.pay:
                reason = effect.objection_after(state, seat, self.pay)
            else:
                reason = effect.objection(state, seat)
            if reason == 0:
                return 0
            if first == 0:
                first = reason
        return first

    def lacks_card_only(self, state: GwtState, seat: int) -> bool:
        """GWT-EXC-09: impossible only because the hand lacks a matching card."""
        return self.objection(state, seat) in (NO_CARD, NO_PAIR)

    def start(self, state: GwtState, seat: int) -> None:
        """Meet the requirements, then give the rewards.

        GWT-GEN-07: once the requirement is met, a reward may be forfeited. GWT-STA-07: an
        engine that was moved back looks for a station after the reward.
        """
        demands = self.demands()
        agenda = state.agenda
        before = len(agenda)
        if self.back:
            agenda.append(StopHere(seat))
        for i in range(len(self.gives) - 1, -1, -1):
            agenda.append(Give(seat, self.gives[i].number, demands))
        if self.back:
            agenda.append(EngineBack(seat, self.back))
        if self.cards:
            agenda.append(PayCards(seat, self.icon, self.cards, len(agenda) - before))
        state.pay(seat, self.pay)

    def because(self, state: GwtState, seat: int) -> dict[str, Argument]:
        """The numbers that go with an objection: what it takes, and what the player has."""
        args: dict[str, Argument] = {"money": state.players[seat].money}
        for effect in self.gives:
            args |= effect.because(state, seat)
        if self.pay:
            args["cost"] = self.pay
        if self.cards:
            args["icon"] = icon_name(self.icon)
            args["n"] = self.cards
        if self.back:
            args["count"] = self.back
        return args

    def ends_location(self) -> bool:
        """Whether performing it takes the herder away."""
        return any(effect.ends_location() for effect in self.gives)

    def certain(self) -> bool:
        """Whether it asks nothing: what it takes and gives follows at once."""
        return self.cards == 0 and self.back == 0 and all(e.certain() for e in self.gives)

    def glyphs(self, state: GwtState, seat: int) -> tuple[Glyph, ...]:
        """The whole action as icons: what it demands, then what it gives."""
        found: list[Glyph] = []
        if self.cards:
            found.append(Glyph("discard", number(self.cards) if self.cards > 1 else None))
        if self.pay:
            found.append(Glyph("coin", dollars(self.pay, signed(-1))))
        if self.back:
            found.append(Glyph("engine", number(self.back, signed(-1))))
        for effect in self.gives:
            found += effect.glyphs(state, seat)
        return tuple(found)

    def part(self, state: GwtState, seat: int, reason: int, either: bool) -> Part:
        """The action as something that a choice opens up, unless there is a reason against it."""
        message = self.text(state, seat)
        return Part(self.glyphs(state, seat), message, open=reason == 0, either=either)

    def text(self, state: GwtState, seat: int) -> Text:
        """The whole action as a message."""
        demands: list[Text] = []
        if self.cards:
            demands.append(Text("demand-cards", {"n": self.cards, "icon": icon_name(self.icon)}))
        if self.pay:
            demands.append(Text("demand-pay", {"n": self.pay}))
        if self.back:
            demands.append(Text("demand-back", {"n": self.back}))
        gives = tuple(effect.text(state, seat) for effect in self.gives)
        if demands:
            return Text("action-exchange", {"demands": tuple(demands), "gives": gives})
        return Text("action-plain", {"gives": gives})


class Give(Automatic):
    """One effect of an action whose requirements have been met."""

    rules: ClassVar[tuple[str, ...]] = ("GWT-GEN-07", "GWT-LOC-15", "GWT-GEN-09")
    parameters: ClassVar[tuple[str, ...]] = ("effect", "optional")
    flags: ClassVar[tuple[str, ...]] = ("optional",)

    effect: int
    optional: bool

    def __init__(self, seat: int, effect: int, optional: bool) -> None:
        self.seat = seat
        self.effect = effect
        self.optional = optional

    def previews(self, state: GwtState, choice: int) -> bool:
        return state.box.effects[self.effect].previews()

    def choose(self, state: GwtState, choice: int) -> None:
        """GWT-LOC-15: of a mixed reward, the parts without a target are lost."""
        grant(state, self.seat, self.effect, self.optional)


def foreseen(action: Action, state: GwtState, seat: int) -> list[Part]:
    """An action as it is printed, unless its numbers tell what it brings."""
    return [] if action.certain() else [action.part(state, seat, 0, False)]


class Offer(GwtStep):
    """An action that is performed now or forfeited for good."""

    verb: ClassVar[str] = "perform"
    rules: ClassVar[tuple[str, ...]] = (
        "GWT-HIRE-07",
        "GWT-SM-05",
        "GWT-OBJ-16",
        "GWT-EXC-09",
        "GWT-GEN-07",
    )
    parameters: ClassVar[tuple[str, ...]] = ("action",)
    domain: ClassVar[int] = 2

    action: int

    def __init__(self, seat: int, action: int) -> None:
        self.seat = seat
        self.action = action

    def guarded(self) -> bool:
        return True

    def passing(self) -> int:
        return 1

    def worth_waiting(self, state: GwtState) -> bool:
        """GWT-EXC-09: an exchange token could still bring the missing card."""
        return state.box.actions[self.action].lacks_card_only(state, self.seat)

    def candidates(self, state: GwtState) -> list[int]:
        return [0, 1]

    def objection(self, state: GwtState, choice: int) -> int:
        if choice == 1:
            return 0
        return state.box.actions[self.action].objection(state, self.seat)

    def previews(self, state: GwtState, choice: int) -> bool:
        return choice == 1 or state.box.actions[self.action].certain()

    def brings(self, state: GwtState, choice: int, after: GwtState) -> list[Part]:
        return [] if choice else foreseen(state.box.actions[self.action], state, self.seat)

    def choose(self, state: GwtState, choice: int) -> None:
        if choice == 0:
            state.box.actions[self.action].start(state, self.seat)

    def word(self, choice: int) -> str:
        return "skip" if choice else "perform"

    def describe(self, state: GwtState, choice: int) -> Description:
        action = state.box.actions[self.action].text(state, self.seat)
        key = "offer-skip" if choice else "offer-perform"
        return Description(Text(key, {"action": action}), "GWT-HIRE-07")

    def because(self, state: GwtState, choice: int, code: int) -> dict[str, Argument]:
        return state.box.actions[self.action].because(state, self.seat)


class ChooseOne(GwtStep):
    """One of two effects, or none."""

    verb: ClassVar[str] = "choose"
    rules: ClassVar[tuple[str, ...]] = ("GWT-SM-05", "GWT-LOC-16", "GWT-GEN-07")
    parameters: ClassVar[tuple[str, ...]] = ("first", "second")
    domain: ClassVar[int] = 3

    first: int
    second: int

    def __init__(self, seat: int, first: int, second: int) -> None:
        self.seat = seat
        self.first = first
        self.second = second

    def passing(self) -> int:
        return 2

    def effect(self, state: GwtState, choice: int) -> Effect:
        """The effect behind a choice."""
        return state.box.effects[self.second if choice else self.first]

    def candidates(self, state: GwtState) -> list[int]:
        return [0, 1, 2]

    def objection(self, state: GwtState, choice: int) -> int:
        """GWT-LOC-16: what cannot be carried out leaves the other one available."""
        return 0 if choice == 2 else self.effect(state, choice).objection(state, self.seat)

    def previews(self, state: GwtState, choice: int) -> bool:
        return choice == 2 or self.effect(state, choice).certain()

    def brings(self, state: GwtState, choice: int, after: GwtState) -> list[Part]:
        if choice == 2 or self.effect(state, choice).certain():
            return []
        effect = self.effect(state, choice)
        return [Part(effect.glyphs(state, self.seat), self.sentence(state, choice))]

    def choose(self, state: GwtState, choice: int) -> None:
        if choice < 2:
            self.effect(state, choice).begin(state, self.seat, False)

    def word(self, choice: int) -> str:
        return ("choose 1", "choose 2", "skip")[choice]

    def describe(self, state: GwtState, choice: int) -> Description:
        if choice == 2:
            return Description(Text("forfeit"), "GWT-SM-05")
        return Description(self.sentence(state, choice), "GWT-SM-05")

    def sentence(self, state: GwtState, choice: int) -> Text:
        """One of the two effects in words."""
        return Text("action-plain", {"gives": (self.effect(state, choice).text(state, self.seat),)})

    def because(self, state: GwtState, choice: int, code: int) -> dict[str, Argument]:
        money: dict[str, Argument] = {"money": state.players[self.seat].money}
        return money | (self.effect(state, choice).because(state, self.seat) if choice < 2 else {})


class EitherEffect(Effect):
    """Exactly one of two effects (the upper half of a station master tile)."""

    def __init__(self, first: Effect, second: Effect) -> None:
        self.first = first
        self.second = second

    def aims(self) -> bool:
        return True

    def objection(self, state: GwtState, seat: int) -> int:
        reason = self.first.objection(state, seat)
        return self.second.objection(state, seat) if reason else 0

    def begin(self, state: GwtState, seat: int, optional: bool) -> None:
        state.agenda.append(ChooseOne(seat, self.first.number, self.second.number))

    def glyphs(self, state: GwtState, seat: int) -> tuple[Glyph, ...]:
        slash = Glyph("", Text("brief-or"))
        return (*self.first.glyphs(state, seat), slash, *self.second.glyphs(state, seat))

    def text(self, state: GwtState, seat: int) -> Text:
        return Text(
            "fx-either",
            {"first": self.first.text(state, seat), "second": self.second.text(state, seat)},
        )


class ActionEffect(Effect):
    """An immediate action that has requirements of its own: offered as a whole."""

    def __init__(self, action: Action) -> None:
        self.action = action

    def begin(self, state: GwtState, seat: int, optional: bool) -> None:
        state.agenda.append(Offer(seat, self.action.number))

    def glyphs(self, state: GwtState, seat: int) -> tuple[Glyph, ...]:
        return self.action.glyphs(state, seat)

    def text(self, state: GwtState, seat: int) -> Text:
        return self.action.text(state, seat)
