"""The messages that tell what happens: one for every kind of event, and one without its secrets."""

from __future__ import annotations

from trailhand.core.event import Logbook


def told_ids(logbook: Logbook) -> set[str]:
    """The messages of all kinds of events that have a line of their own."""
    told = [kind for kind in logbook.kinds() if not kind.silent]
    hidden = {logbook.message(kind) + "-hidden" for kind in told if kind.secret}
    tales = {logbook.tale(kind) for kind in told if kind.feat}
    return hidden | tales | {logbook.message(kind) for kind in told}
