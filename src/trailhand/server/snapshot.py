"""A table as one visitor may see it, in their language."""

from __future__ import annotations

from typing import Any, NamedTuple, cast

import msgspec

from trailhand.bots.evaluator import has_evaluator
from trailhand.core.game import family_of
from trailhand.core.match import Choice, Match
from trailhand.core.step import BESIDE
from trailhand.core.text import Text, say
from trailhand.server import schema
from trailhand.server.highlights import key_moments
from trailhand.server.lessons import teaching
from trailhand.server.levels import level
from trailhand.server.problems import Problem
from trailhand.server.reasons import refused
from trailhand.server.seats import BOT, Seat, mark, spoken_name
from trailhand.server.tables import LiveTable
from trailhand.text import phrase
from trailhand.text.names import (
    automaton_title,
    automaton_wins,
    card_title,
    category_title,
    game_title,
    verdict,
)


class Eyes(NamedTuple):
    """Who looks: the seats they hold, and the one they look through (-1: a spectator)."""

    visitor: str
    seats: list[int]
    viewing: int
    sees: bool


def eyes(table: LiveTable, visitor: str, deciding: int) -> Eyes:
    """Whose eyes a visitor looks through; refused if the table is none of their business."""
    seats = table.seats_of(visitor)
    if seats:
        return Eyes(visitor, seats, deciding if deciding in seats else seats[0], True)
    if not table.info.spectators and (table.full() or table.info.status == "left"):
        raise Problem("forbidden", Text("server-private"))
    return Eyes(visitor, [], -1, table.info.spectators)


def snapshot(
    table: LiveTable, visitor: str, lang: str, since: int = 0, past: Match | None = None
) -> schema.Snapshot:
    """The table now, or at a past moment."""
    match = table.match if past is None else past
    deciding = match.state.agenda[-1].seat if past is not None and not match.over else -1
    looking = eyes(table, visitor, table.deciding if past is None else deciding)
    live = past is None
    info, moment = table.info, len(match.choices)
    kept = table.valid_log(since)
    yours = live and table.deciding in looking.seats
    return schema.Snapshot(
        id=info.id,
        game=info.game,
        title=game_title(match.game.info, lang),
        name=info.name,
        status=cast(Any, info.status),
        public=info.public,
        spectators=info.spectators,
        asks_confirm=info.confirm,
        options=match.options,
        seed=str(match.seed) if table.match.over else None,
        seq=table.seq,
        moment=moment,
        moments=table.moment,
        live=live,
        you=schema.You(looking.seats, info.host == visitor, not looking.seats, looking.viewing),
        seats=seats_shown(table, lang),
        view=view_of(table, match, looking, live),
        scores=scores_of(table, match, looking, lang, live),
        decision=decision_of(table, match, looking, lang, live),
        confirm=confirm_of(table, lang) if yours and table.pending is not None else None,
        undo=undo_of(table, lang) if live and table.owner in looking.seats else None,
        interjections=interjections_of(table, looking, lang) if live else [],
        log_after=kept,
        log=log_of(table, looking, lang, kept, moment),
        over=over_of(table, lang) if table.match.over else None,
        rematch=info.rematch,
        lesson=teaching.shown(table, lang) if live else None,
        hints=live and may_have_hints(table, visitor),
        automaton=automaton_of(match, looking, lang) if match.seats == 1 else None,
        family=family_of(match.game.info),
    )


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
    return schema.SeatShown(number, text, seat.kind, seat.bot, present, mark(number), playing)


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


def scores_of(
    table: LiveTable, match: Match, looking: Eyes, lang: str, live: bool
) -> list[schema.ScoreShown]:
    """The scores as far as the seat may know them."""
    if not looking.sees:
        return []

    def make() -> list[schema.ScoreShown]:
        scores = match.scores(viewer=looking.viewing)
        return [score_shown(match, entry["categories"], lang) for entry in scores]

    if not live:
        return make()
    found: list[schema.ScoreShown] = table.remember(("scores", looking.viewing, lang), make)
    return found


def score_shown(match: Match, categories: dict[str, int], lang: str) -> schema.ScoreShown:
    """Points by category, and their sum."""
    info = match.game.info
    shown = [
        schema.CategoryShown(name, category_title(info, name, lang), points)
        for name, points in categories.items()
    ]
    return schema.ScoreShown(sum(categories.values()), shown)


def automaton_of(match: Match, looking: Eyes, lang: str) -> schema.AutomatonShown | None:
    """The automaton of a solo table as the seat may see it."""
    found = match.view(looking.viewing).get("automaton") if looking.sees else None
    if found is None:
        return None
    name, seat, card = found["name"], found["seat"], found["card"]
    return schema.AutomatonShown(
        seat,
        automaton_title(name, lang),
        mark(seat),
        card_title(name, card, lang) if card else "",
        score_shown(match, found["points"], lang),
        automaton_wins(match),
    )


def decision_of(
    table: LiveTable, match: Match, looking: Eyes, lang: str, live: bool
) -> schema.DecisionShown | None:
    """What is to be decided; the options are for its seat only."""
    decision = match.decision
    if decision is None or table.info.status in ("open", "left") or not looking.sees:
        return None
    yours = live and decision.seat in looking.seats and table.seats[decision.seat].bot is None
    shown = schema.DecisionShown(
        decision.seat, yours, decision.step, decision.question(lang), [], []
    )
    if yours and table.pending is None:
        shown.options = table.remember(("options", lang), lambda: options_of(table, match, lang))
        shown.refused = table.remember(("refused", lang), lambda: refused(table, lang))
    return shown


def options_of(table: LiveTable, match: Match, lang: str) -> list[schema.OptionShown]:
    """The options with their sentences."""
    assert match.decision is not None
    names, passing = table.names, match.state.agenda[-1].passing()
    return [
        schema.OptionShown(
            n,
            option.notation,
            names.say(option.description.message, lang),
            option.rule,
            option.anchors,
            names.say(option.description.warning, lang) if option.description.warning else "",
            option.step,
            option.number >= BESIDE,
            option.number == passing,
            brings_of(match, option, lang),
        )
        for n, option in enumerate(match.decision.options)
    ]


def brings_of(match: Match, option: Choice, lang: str) -> schema.BringsShown | None:
    """What an option would bring, where the game can tell."""
    found = option.preview(match.game)
    if found is None:
        return None
    words = [tally_words(name, by, lang) for name, by in found.changes.items()]
    anchors: dict[str, None] = {}
    for event in found.events:
        anchors |= dict.fromkeys(match.game.place_of(match.state, event)[1])
    places = tuple(anchor for anchor in anchors if anchor not in option.anchors)
    worth = match.game.worth(found.changes)
    return schema.BringsShown(", ".join(words), found.changes, worth, places)


def tally_words(name: str, by: int, lang: str) -> str:
    """A change of a number of a seat: `+2 gold`."""
    return phrase(f"tally-{name}", lang, sign="+" if by > 0 else "\u2212", n=abs(by))


def confirm_of(table: LiveTable, lang: str) -> schema.Confirm:
    """The choice that waits."""
    notation = table.pending or ""
    assert table.match.decision is not None
    text = ""
    for option in table.match.decision.options:
        if option.notation == notation:
            text = table.names.say(option.description.message, lang)
    return schema.Confirm(phrase("server-confirm", lang), notation, text)


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
    found: list[schema.Interjection] = []
    match = table.match
    for step in match.game.interjections(match.state):
        if step.seat not in looking.seats or table.seats[step.seat].bot is not None:
            continue
        for choice in step.options(match.state):
            text = table.names.say(step.describe(match.state, choice).message, lang)
            found.append(schema.Interjection(step.seat, step.word(choice), text))
    return found


def log_of(
    table: LiveTable, looking: Eyes, lang: str, since: int, moment: int
) -> list[schema.LogLine]:
    """What has happened since, as the seat may read it."""
    if not looking.sees:
        return []
    game, state, names = table.match.game, table.match.state, table.names
    lines: list[schema.LogLine] = []
    start = first_after(table, since)
    for entry in table.log[start:]:
        if entry.moment > moment:
            break
        event = entry.event
        message = game.tell(state, event, looking.viewing)
        if message is None:
            continue
        rule, anchors = game.place_of(state, event)
        if event.secret and event.seat != looking.viewing:
            rule = "" if event.kind in ("skipped", "lost") else rule
        lines.append(
            schema.LogLine(
                entry.seq,
                entry.moment,
                entry.turn,
                event.seat,
                names.say(message, lang),
                rule,
                anchors,
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
