"""The words in which the rule tests of every game are written.

A rule test sets up the interesting moment, chooses by notation and compares outcomes. Each
room of games derives a table of its own from `Scene` (tests/rules/gwt/vocabulary.py), with
words that put pieces where the test wants them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, ClassVar, Self

import pytest

import trailhand as th


def proves(*rules: str) -> Callable[[Any], Any]:
    """Name the rules that a test proves: it fails if one of them is broken."""
    return pytest.mark.proves(*rules)


def expect_secret_draws(match: th.Match) -> None:
    """Cards were drawn at a table for two, and the log told only their seat which ones."""
    drawn = [event for event in match.events() if event.name == "drew"]
    assert len(drawn) > 10
    assert all(event.secret for event in drawn)
    for event in drawn:
        other = match.game.line(match.state, event, 1 - event.seat)
        own = match.game.line(match.state, event, event.seat)
        assert other is not None
        assert own is not None
        assert "card" not in other.message.args
        assert not [place for place in other.anchors if place.startswith("hand:")]
        assert "card" in own.message.args


class Scene:
    """A match at the moment a test is about. What changes it returns it, so calls chain."""

    def __init__(self, match: th.Match) -> None:
        self.match = match

    def settle(self) -> Self:
        """Let the match see what was edited."""
        self.match._settle()
        return self

    # -- playing ---------------------------------------------------------------------------------

    def choose(self, *notations: str) -> Self:
        """Play options by notation, one after the other."""
        for notation in notations:
            self.match.play(notation)
            self.expect_agreement()
        return self

    def expect_refusal(self, notation: str, rule: str) -> Self:
        """The choice is understood, and this rule forbids it; nothing changes."""
        before = self.match.hash()
        with pytest.raises(th.IllegalChoice) as refusal:
            self.match.play(notation)
        assert refusal.value.rule == rule
        assert self.match.hash() == before
        return self

    def expect_agreement(self) -> None:
        """What is offered is what nothing is said against."""
        if self.match.decision is None:
            return
        state = self.match.state
        step = state.agenda[-1]
        legal = [choice for choice in step.candidates(state) if not step.objection(state, choice)]
        assert sorted(step.options(state)) == sorted(legal)

    # -- looking ---------------------------------------------------------------------------------

    def options(self, verb: str = "") -> list[str]:
        """The notations of the legal options, or those that start with a verb."""
        decision = self.match.decision
        self.expect_agreement()
        found = [] if decision is None else [option.notation for option in decision.options]
        return sorted(notation for notation in found if notation.startswith(verb))

    @property
    def step(self) -> str:
        """The kind of decision that is pending ("" when the game is over)."""
        decision = self.match.decision
        return "" if decision is None else decision.step

    @property
    def seat(self) -> int:
        """The seat that decides."""
        decision = self.match.decision
        return -1 if decision is None else decision.seat


class CardScene(Scene):
    """A table at which every player has a hand, a draw stack and a discard pile of cards."""

    card_words: ClassVar[Sequence[str]] = ()

    def player(self, seat: int) -> Any:
        """One player board, free to be edited."""
        raise NotImplementedError

    def cards(self, words: Iterable[str]) -> list[int]:
        """Cards by their names."""
        return [self.card_words.index(word) for word in words]

    def words(self, pile: list[int]) -> list[str]:
        """Cards as sorted names."""
        return sorted(self.card_words[card] for card in pile)

    def set(self, seat: int, **fields: Any) -> Self:
        """Set plain fields of a player: money, tokens, certificates..."""
        for name, value in fields.items():
            setattr(self.player(seat), name, value)
        return self

    def hand(self, seat: int, *words: str) -> Self:
        """The hand of a player."""
        self.player(seat).hand = self.cards(words)
        return self

    def draw(self, seat: int, *words: str) -> Self:
        """The draw stack of a player."""
        self.player(seat).draw = self.cards(words)
        return self

    def discard(self, seat: int, *words: str) -> Self:
        """The discard pile of a player."""
        self.player(seat).discard = self.cards(words)
        return self

    def money(self, seat: int) -> int:
        """The dollars of a player."""
        dollars: int = self.player(seat).money
        return dollars

    def in_hand(self, seat: int) -> list[str]:
        """The hand of a player, sorted."""
        return self.words(self.player(seat).hand)

    def in_discard(self, seat: int) -> list[str]:
        """The discard pile of a player, sorted."""
        return self.words(self.player(seat).discard)
