"""Why not: what is in reach, and the rule that forbids it."""

from __future__ import annotations

from trailhand.server.contract import schema
from trailhand.server.table.tables import LiveTable


def refused(table: LiveTable, lang: str) -> list[schema.Refused]:
    """Everything the deciding seat could reach for and may not, with the reason."""
    return [
        schema.Refused(
            no.notation, table.names.say(no.objection.message, lang), no.objection.rule, no.anchors
        )
        for no in table.match.refusals()
    ]


def about(table: LiveTable, anchor: str, visitor: str, lang: str) -> schema.About:
    """What a board element is and, for the deciding seat, why it can't be used now."""
    seats = table.seats_of(visitor)
    deciding = table.deciding
    viewing = deciding if deciding in seats else seats[0] if seats else -1
    message, rules = table.match.about(anchor, viewing)
    answer = schema.About(table.names.say(message, lang), list(rules), None, None)
    if deciding in seats and table.seats[deciding].bot is None:
        assert table.match.decision is not None
        if any(anchor in option.anchors for option in table.match.decision.options):
            return answer
        for no in refused(table, lang):
            if anchor in no.anchors:
                answer.objection, answer.objection_rule = no.text, no.rule
                break
    return answer
