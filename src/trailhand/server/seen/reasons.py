"""Why not: what is in reach, the rule that forbids it, and when anything can be used at all."""

from __future__ import annotations

from collections import Counter
from itertools import chain

from trailhand.core.match import Refused
from trailhand.server.contract import schema
from trailhand.server.lessons import teaching
from trailhand.server.table.tables import LiveTable
from trailhand.text import phrase


class Rows:
    """What is refused, one row for every sentence with its rule."""

    def __init__(self, table: LiveTable, lang: str) -> None:
        self.table = table
        self.lang = lang
        self.rows: dict[tuple[str, str], schema.Refused] = {}

    def row(self, no: Refused) -> schema.Refused:
        """The row of a refusal, made if it is the first of its kind."""
        text, rule = self.table.names.say(no.objection.message, self.lang), no.objection.rule
        if (text, rule) not in self.rows:
            self.rows[text, rule] = schema.Refused(text, rule, [], [], 0, [])
        return self.rows[text, rule]

    def add(self, no: Refused, anchors: tuple[str, ...], thing: str) -> None:
        """One more thing that is refused for this reason."""
        row = self.row(no)
        row.anchors += [anchor for anchor in anchors if anchor not in row.anchors]
        if thing not in row.things:
            row.things.append(thing)
            row.count = len(row.things)

    def named(self, anchor: str) -> str:
        """What a board element is called."""
        found = self.table.match.named(anchor, self.table.deciding)
        return self.table.names.say(found, self.lang) if found else ""


def refused(table: LiveTable, lang: str) -> list[schema.Refused]:
    """Everything the deciding seat could reach for and may not, by sentence and rule.

    An element with several ways to it is refused only if none is allowed, and then for the
    reason that is the easiest to mend.
    """
    rows, refusals = Rows(table, lang), refusals_of(table)
    open_places, crowded = places_of(table)
    best: dict[str, Refused] = {}
    for no in refusals:
        rows.row(no).notations.append(no.notation)
        for goal in no.goals:
            known = best.get(goal)
            if known is None or no.objection.distance < known.objection.distance:
                best[goal] = no
        if not no.goals:
            place = no.anchors[0] if no.anchors else ""
            called = rows.named(place) if crowded[place] == 1 else ""
            rows.add(no, no.anchors, called or table.names.say(no.message, lang))
    for goal, no in best.items():
        if goal not in open_places:
            rows.add(no, (goal,), rows.named(goal) or table.names.say(no.message, lang))
    return sorted(rows.rows.values(), key=lambda row: row.count == 0)


def refusals_of(table: LiveTable) -> list[Refused]:
    """What the deciding seat may not do now."""
    found: list[Refused] = table.remember(("refusals",), table.match.refusals)
    return found


def places_of(table: LiveTable) -> tuple[set[str], Counter[str]]:
    """The elements that options touch, and how many choices begin at each element."""
    assert table.match.decision is not None
    options = table.match.decision.options
    touched = set(chain.from_iterable(option.anchors for option in options))
    choices = [each.anchors for each in options] + [each.anchors for each in refusals_of(table)]
    return touched, Counter(anchors[0] for anchors in choices if anchors)


def about(table: LiveTable, anchor: str, visitor: str, lang: str) -> schema.About:
    """What a board element is and, if the visitor can't use it now, why not or when."""
    seats, names, match = table.seats_of(visitor), table.names, table.match
    viewing = table.deciding if table.deciding in seats else seats[0] if seats else -1
    message, rules = match.about(anchor, viewing)
    use = match.use(anchor, viewing)
    answer = schema.About(names.say(message, lang), list(rules), None, None, None, None, None)
    answer.wait = waiting(table, anchor, seats, lang)
    if match.over or table.info.status == "left":
        return answer
    if answer.wait is None:
        if touching(table, anchor):
            return answer
        against = [no.objection for no in refusals_of(table) if anchor in (*no.anchors, *no.goals)]
        if against:
            nearest = min(against, key=lambda objection: objection.distance)
            answer.objection, answer.objection_rule = names.say(nearest.message, lang), nearest.rule
            return answer
    answer.use, answer.use_rule = names.say(use.message, lang), use.rule or None
    return answer


def touching(table: LiveTable, anchor: str) -> list[str]:
    """The options that touch a board element."""
    assert table.match.decision is not None
    options = table.match.decision.options
    return [option.notation for option in options if anchor in option.anchors]


def waiting(table: LiveTable, anchor: str, seats: list[int], lang: str) -> str | None:
    """Why the visitor can do nothing with any element now: somebody else decides, or nobody."""
    if table.match.over:
        return phrase("server-title-over", lang)
    if table.info.status == "left":
        return phrase("server-left" if table.info.resigned is None else "server-given-up", lang)
    if table.deciding < 0:
        return phrase("server-waiting", lang)
    if table.deciding not in seats or table.seats[table.deciding].bot is not None:
        who = table.names.given(f"@seat-{table.deciding + 1}")
        return phrase("server-turn-of", lang, who=who)
    if table.pending is not None:
        return phrase("server-pending", lang)
    wanted, options = teaching.wanted(table), touching(table, anchor)
    if wanted and options and not set(wanted) & set(options):
        return phrase("lesson-not-now-wait", lang)
    return None
