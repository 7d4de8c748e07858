"""A table as one visitor may see it, in their language."""

from __future__ import annotations

from typing import Any, cast

import msgspec

from trailhand.bots.evaluator import has_evaluator
from trailhand.core.ahead import look_ahead
from trailhand.core.event import A_MOVE, ON_THE_WAY
from trailhand.core.game import family_of
from trailhand.core.match import Match
from trailhand.core.text import Text, say
from trailhand.server.contract import schema
from trailhand.server.lessons import teaching
from trailhand.server.seen.brings import brings_of
from trailhand.server.seen.eyes import Eyes, eyes
from trailhand.server.seen.highlights import key_moments
from trailhand.server.seen.known import known_words
from trailhand.server.seen.levels import level
from trailhand.server.seen.reasons import refused
from trailhand.server.seen.scores import automaton_of, scores_of
from trailhand.server.seen.turn import confirm_of, shown_to
from trailhand.server.table.leaving import wins_instead
from trailhand.server.table.seats import BOT, Seat, mark, spoken_name
from trailhand.server.table.tables import CHOSEN, Info, LiveTable
from trailhand.text import phrase
from trailhand.text.names import game_title, verdict


def snapshot(
    table: LiveTable, visitor: str, lang: str, since: int = 0, past: Match | None = None
) -> schema.Snapshot:
    """The table now, or at a past moment."""
    match, live = (table.match, True) if past is None else (past, False)
    looking = eyes(table, visitor, table.deciding if live else match.deciding)
    info, moment, kept = table.info, len(match.played), table.valid_log(since)
    seen = shown_to(table, looking) if live else match
    return schema.Snapshot(
        **facts_of(info, match, lang),
        options=match.options,
        seed=str(match.seed) if table.match.over or info.known == CHOSEN else None,
        known=known_words(info.known, str(match.seed), info.status, lang),
        seq=table.seq,
        moment=moment,
        moments=table.moment,
        live=live,
        you=schema.You(looking.seats, info.host == visitor, not looking.seats, looking.viewing),
        seats=seats_shown(table, lang),
        view=view_of(table, seen, looking, live),
        scores=scores_of(table, seen, looking, lang, live),
        decision=decision_of(table, match, looking, lang, live),
        confirm=confirm_of(table, looking, lang) if live else None,
        undo=undo_of(table, lang) if live and table.taker in looking.seats else None,
        interjections=interjections_of(table, looking, lang) if live else [],
        log_after=kept,
        log=log_of(table, looking, lang, kept, moment),
        over=over_of(table, lang) if table.match.over else None,
        resigned=resigned_of(table, lang),
        lesson=teaching.shown(table, lang) if live else None,
        hints=live and may_have_hints(table, visitor),
        automaton=automaton_of(seen, looking, lang) if match.seats == 1 else None,
        bot_after=table.bot_after(),
        bot_waits=live and table.bot_waits,
    )


def facts_of(info: Info, match: Match, lang: str) -> dict[str, Any]:
    """What everybody may know of a table, whatever happens at it."""
    return {
        "id": info.id,
        "game": info.game,
        "title": game_title(match.game.info, lang),
        "family": family_of(match.game.info),
        "name": info.name,
        "status": info.status,
        "public": info.public,
        "spectators": info.spectators,
        "asks_confirm": info.confirm,
        "patience": info.patience,
        "rematch": info.rematch,
    }


def may_have_hints(table: LiveTable, visitor: str) -> bool:
    """Whether the visitor decides now and may ask for hints: nobody else plays here."""
    seat = table.deciding
    return (
        seat in table.seats_of(visitor)
        and table.seats[seat].bot is None
        and table.pending is None
        and has_evaluator(table.info.game)
        and not teaching.going_on(table)
        and table.alone(visitor)
    )


def seats_shown(table: LiveTable, lang: str) -> list[schema.SeatShown]:
    """The seats as everybody sees them."""
    return [
        seat_shown(seat, number, table.present(number), lang)
        for number, seat in enumerate(table.seats)
    ]


def seat_shown(seat: Seat, number: int, here: bool, lang: str) -> schema.SeatShown:
    """One seat as everybody sees it."""
    name = spoken_name(seat, number)
    text = say(name, lang) if isinstance(name, Text) else phrase(f"seat-{number + 1}", lang)
    present = here or seat.kind == BOT
    playing = level(seat.bot, lang) if seat.bot else ""
    kind, letter = cast(Any, seat.kind), cast(Any, mark(number))
    return schema.SeatShown(number, text, kind, seat.bot, present, letter, playing)


def view_of(table: LiveTable, match: Match, looking: Eyes, live: bool) -> dict[str, Any] | None:
    """The view of the seat, encoded once for all who share it."""
    if not looking.sees:
        return None
    if not live:
        return match.view(looking.viewing)
    raw = table.remember(
        ("view", looking.viewing),
        lambda: msgspec.Raw(schema.encode(match.view(looking.viewing))),
    )
    return cast(dict[str, Any], raw)


def decision_of(
    table: LiveTable, match: Match, looking: Eyes, lang: str, live: bool
) -> schema.DecisionShown | None:
    """What is to be decided; the options are for its seat only."""
    decision = match.decision
    if decision is None or table.info.status in ("open", "left") or not looking.sees:
        return None
    yours = live and decision.seat in looking.seats and table.seats[decision.seat].bot is None
    shown = schema.DecisionShown(
        decision.seat,
        yours,
        decision.step,
        decision.question(lang),
        decision.limits(lang),
        [phrase(name, lang) for name in match.game.phases()],
        match.game.phase(match.state),
        [],
        [],
    )
    if yours and table.pending is None:
        shown.options = table.remember(("options", lang), lambda: options_of(table, match, lang))
        shown.refused = table.remember(("refused", lang), lambda: refused(table, lang))
    return shown


def options_of(table: LiveTable, match: Match, lang: str) -> list[schema.OptionShown]:
    """The options with their sentences."""
    assert match.decision is not None
    names = table.names
    return [
        schema.OptionShown(
            n,
            option.notation,
            names.say(option.description.message, lang),
            option.rule,
            option.anchors,
            names.say(option.description.warning, lang) if option.description.warning else "",
            option.step,
            option.beside,
            option.passes,
            brings_of(match, n, option, lang),
            [names.say(each.message, lang) for each in look_ahead(match, option.number).forced],
        )
        for n, option in enumerate(match.decision.options)
    ]


def undo_of(table: LiveTable, lang: str) -> schema.UndoShown | None:
    """How far the owner of the turn can go back."""
    if table.deciding < 0:
        return None
    steps, blocked = table.reach()
    stop = None if blocked is None else table.names.say(blocked, lang)
    return schema.UndoShown(steps, stop, phrase("server-undo", lang, n=steps))


def interjections_of(table: LiveTable, looking: Eyes, lang: str) -> list[schema.Interjection]:
    """Free actions that the visitor's seats may take in somebody else's decision."""
    if table.deciding < 0:
        return []
    return [
        schema.Interjection(
            action.seat, action.notation, table.names.say(action.description.message, lang)
        )
        for action in table.match.free_actions()
        if action.seat in looking.seats and table.seats[action.seat].bot is None
    ]


def log_of(
    table: LiveTable, looking: Eyes, lang: str, since: int, moment: int
) -> list[schema.LogLine]:
    """What has happened since, as the seat may read it."""
    if not looking.sees:
        return []
    game, state, names = table.match.game, table.match.state, table.names
    lines: list[schema.LogLine] = []
    start = first_after(table, since)
    passed: list[str] = []
    for entry in table.log[start:]:
        if entry.moment > moment:
            break
        event = entry.event
        if event.kind.manner & ON_THE_WAY:
            passed += game.places(state, event, looking.viewing)
        line = game.line(state, event, looking.viewing)
        if line is None:
            continue
        anchors = line.anchors
        if event.kind.manner & A_MOVE:
            anchors, passed = (*anchors, *passed[:-1]), []
        lines.append(
            schema.LogLine(
                entry.seq,
                entry.moment,
                entry.turn,
                event.seat,
                names.say(line.message, lang),
                line.rule,
                anchors,
                cast(Any, event.kind.theme),
            )
        )
    return lines


def first_after(table: LiveTable, since: int) -> int:
    """The place of the first line after a seq (they only grow)."""
    low, high = 0, len(table.log)
    while low < high:
        middle = (low + high) // 2
        if table.log[middle].seq <= since:
            low = middle + 1
        else:
            high = middle
    return low


def over_of(table: LiveTable, lang: str) -> schema.Over:
    """How the game ended: winners, the scores over time, the largest swings."""
    match = table.match
    history = [[total.points[seat] for total in table.totals] for seat in range(match.seats)]
    text = table.names.say(verdict(match), lang)
    return schema.Over(match.winners(), history, key_moments(table, lang), text)


def resigned_of(table: LiveTable, lang: str) -> schema.Resigned | None:
    """How the game ended before its end, if somebody gave up."""
    seat = table.info.resigned
    if seat is None:
        return None
    winner = wins_instead(table.seats, seat)
    names = {"who": f"@seat-{seat + 1}", "winner": "" if winner is None else f"@seat-{winner + 1}"}
    key = "server-resigned" if winner is None else "server-resigned-won"
    return schema.Resigned(seat, winner, table.names.say(Text(key, {**names}), lang))
