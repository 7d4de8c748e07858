"""The shapes of commands, as the OpenAPI document shows them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

Key = Annotated[
    str,
    Meta(
        min_length=8,
        max_length=64,
        pattern=r"^[A-Za-z0-9_-]+$",
        description="A fresh UUID per intention: a retry with the same key plays nothing twice.",
    ),
]
Moment = Annotated[int, Meta(ge=0, le=1_000_000, description="How many choices have been made.")]
Steps = Annotated[int, Meta(ge=1, le=1000, description="How many steps of the turn.")]
SeatNumber = Annotated[int, Meta(ge=0, le=9, description="A seat, counted from 0.")]
Notation = Annotated[str, Meta(min_length=1, max_length=200, description="A choice in notation.")]
Name = Annotated[str, Meta(max_length=80, description="A name that the others see.")]
Bot = Annotated[str, Meta(max_length=40, description="A bot from GET /api/games.")]


Patience = Annotated[
    Annotated[int, Meta(ge=0, le=30 * 24 * 3600)] | Literal["never"] | None,
    Meta(
        description="After how many seconds a bot may play for an absent player; "
        "null: after as many as is usual on this server."
    ),
]


class SeatPlan(Struct, forbid_unknown_fields=True):
    """Who sits where: me, an open seat, a bot, or a partner in the same browser.

    A bot that is not named is the usual one of the game.
    """

    kind: Literal["me", "open", "bot", "partner"]
    name: Name = ""
    bot: Bot | None = None


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be set up."""

    key: Key
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=8)]
    options: dict[str, Any] = {}
    seed: Annotated[str, Meta(max_length=39, pattern=r"^[0-9]+$")] | int | None = None
    public: bool = False
    spectators: bool = True
    confirm: bool = True
    name: Name = ""
    patience: Patience = None


class Command(Struct, forbid_unknown_fields=True):
    """A command that needs nothing but its key."""

    key: Key


class Join(Command):
    """Sit down on an open seat; the first one if none is named."""

    name: Name = ""
    seat: SeatNumber | None = None


class Choose(Command):
    """A choice, and the moment at which it was seen."""

    moment: Moment
    notation: Notation


class Interject(Command):
    """A free action in the middle of another seat's decision."""

    seat: SeatNumber
    notation: Notation


class AtMoment(Command):
    """A command about what is on the table at a moment."""

    moment: Moment


class TakeBack(AtMoment):
    """Take back so many steps of the turn."""

    steps: Steps = 1


class PutBot(Command):
    """A bot for an absent player; the usual one of the game if none is named."""

    bot: Bot | None = None


class Rematch(Command):
    """Once more: with a new deal or the same, from the same seats or one further, bots as strong.

    `same` deals the very same cards again, and everybody is told that they can be known.
    """

    deal: Literal["new", "same"] = "new"
    seats: Literal["same", "swapped"] = "same"
    bots: Literal["same", "harder"] = "same"


class Resign(Command):
    """Give up with one of the visitor's seats."""

    seat: SeatNumber


class Fork(Command):
    """Go on from a past moment at a table of one's own."""

    at: Moment


class Learn(Command):
    """Lessons for a first game."""

    game: Annotated[str, Meta(max_length=40)]
    name: Name = ""


class Import(Command):
    """A record as text."""

    record: Annotated[str, Meta(max_length=1_000_000)]


class LinkWanted(Command):
    """A one-time link that carries a seat to another device."""

    seat: SeatNumber


class Claim(Command):
    """The token of a one-time link."""

    token: Annotated[str, Meta(min_length=16, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
