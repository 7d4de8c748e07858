"""What an option brings stands in its row, in icons and in words."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.driving import Visitor
from tests.web.browsing import DESK, PHONE
from tests.web.conftest import Meet

LOOKS: tuple[tuple[str, dict[str, Any], str, str], ...] = (
    ("desk", {"viewport": DESK}, "Hire worker", "not possible now"),
    (
        "phone",
        {"viewport": PHONE, "is_mobile": True, "has_touch": True, "locale": "fr-FR"},
        "Engager un ouvrier",
        "impossible pour l'instant",
    ),
)


@pytest.mark.parametrize("look", LOOKS, ids=lambda look: look[0])
def test_a_row_shows_what_can_be_done_where_it_leads(
    meet: Meet, visitor: Visitor, look: tuple[str, dict[str, Any], str, str]
) -> None:
    _, context, hire, shut = look
    options = {"preset": "first_game"}
    table = visitor.create("me", "partner", game="gwt2", seed=5, options=options)
    page = meet(visitor, **context).open_table(table)
    row = page.locator('[data-notation="place A"]')
    icons = row.get_by_role("img")
    icons.first.wait_for()
    told = [icon.get_attribute("aria-label") or "" for icon in icons.all()]
    assert hire in told
    shown = page.locator('[data-notation="place F"]').get_by_role("img").all()
    assert any(shut in (icon.get_attribute("aria-label") or "") for icon in shown)
    box = row.bounding_box()
    assert box is not None
    assert box["height"] <= 64  # two lines at most
