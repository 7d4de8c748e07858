"""`trailhand play`: who plays what, and then the table."""

from __future__ import annotations

import secrets
from typing import Annotated

import typer

import trailhand as th
from trailhand import bots as bot_house
from trailhand.bots.evaluator import has_evaluator
from trailhand.core.game import find_game
from trailhand.terminal.arguments import (
    LangOption,
    OptionsOption,
    choose_language,
    read_bots,
    read_options,
)
from trailhand.terminal.console import Refusal
from trailhand.terminal.keyboard import Keyboard
from trailhand.terminal.table import Table
from trailhand.terminal.words import Words
from trailhand.text.names import game_title

USUAL_BOT = "medium"
DEFAULT_SEATS = 2


def play(
    game: Annotated[str | None, typer.Argument(help="gwt1, gwt2, ...; else it is asked.")] = None,
    seats: Annotated[int | None, typer.Option(help="Number of seats.")] = None,
    seed: Annotated[int | None, typer.Option(help="The same seed deals the same game.")] = None,
    options: OptionsOption = "",
    hotseat: Annotated[
        bool, typer.Option("--hotseat", help="People on all seats share this terminal.")
    ] = False,
    bots: Annotated[
        str | None, typer.Option(help="Bots on the other seats, separated by commas; else medium.")
    ] = None,
    lang: LangOption = None,
) -> None:
    """Play in the terminal, against bots or with people at the same keyboard."""
    words = Words(choose_language(lang))
    if hotseat and bots is not None:
        raise Refusal("--hotseat and --bots exclude each other")
    names = read_bots(bots) if bots is not None else None
    settings = read_options(options)
    keyboard = Keyboard(words)
    try:
        if game is None:
            game = ask_game(keyboard)
            seats = ask_seats(keyboard, game) if seats is None else seats
            hotseat = hotseat or (names is None and seats > 1 and ask_players(keyboard))
    except EOFError:
        return
    seats = usual_seats(game) if seats is None else seats
    for warning in find_game(game).warnings(settings):
        keyboard.console.print(f"[yellow]{words.of(warning)}[/yellow]")
    match = th.new(game, seats, new_seed(seed), settings)
    players = {} if hotseat else seat_bots(match, names)
    Table(match, players, words, keyboard).run()


def new_seed(seed: int | None) -> int:
    """The seed asked for, or any."""
    return secrets.randbits(32) if seed is None else seed


def usual_seats(game: str) -> int:
    """The number of seats if nobody says."""
    allowed = find_game(game).info.seats
    return DEFAULT_SEATS if DEFAULT_SEATS in allowed else allowed[0]


def seat_bots(match: th.Match, names: list[str] | None) -> dict[int, bot_house.Bot]:
    """Bots on all seats but the first; the list repeats."""
    others = match.seats - 1
    if names is None:
        names = [USUAL_BOT if has_evaluator(match.game.info.id) else bot_house.RANDOM]
    elif len(names) > others:
        raise Refusal(f"{len(names)} bots, but only {others} seats beside yours")
    return {
        seat: bot_house.find_for(match.game.info.id, names[(seat - 1) % len(names)])(
            match.seed + seat
        )
        for seat in range(1, match.seats)
    }


# -- asking -------------------------------------------------------------------------------


def ask_game(keyboard: Keyboard) -> str:
    """Which game, by its number or its id."""
    infos = th.games()
    for number, info in enumerate(infos, 1):
        title = game_title(info, keyboard.words.lang)
        keyboard.console.print(f"{number:>2}. {title} [dim]({info.id})[/dim]")
    return keyboard.pick(keyboard.words("terminal-ask-game"), [info.id for info in infos])


def ask_seats(keyboard: Keyboard, game: str) -> int:
    """How many seats."""
    allowed = find_game(game).info.seats
    return keyboard.number(keyboard.words("terminal-ask-seats"), allowed, usual_seats(game))


def ask_players(keyboard: Keyboard) -> bool:
    """Whether people share the keyboard."""
    words = keyboard.words
    keyboard.console.print(f" 1. {words('terminal-players-bots')}")
    keyboard.console.print(f" 2. {words('terminal-players-hotseat')}")
    return keyboard.pick(words("terminal-ask-players"), ["bots", "hotseat"]) == "hotseat"
