"""The built page: the one the package ships, or one built from the sources when they changed."""

from __future__ import annotations

import os
from pathlib import Path

import trailhand.server
from scripts.setup.page import MODULES, PAGE, fresh_page, tools

BUILD = Path(__file__).parents[2] / "build"


def page_folder() -> Path:
    """Where the page is; `TRAILHAND_STATIC` names a folder with one to be taken as it is."""
    given = os.environ.get("TRAILHAND_STATIC")
    shipped = Path(given) if given else Path(trailhand.server.__file__).parent / "static"
    if shipped == PAGE:
        fresh_page()
    assert (shipped / "index.html").is_file(), f"there is no built page in {shipped}"
    return shipped


def axe() -> str:
    """The source of axe-core, which is among the page's development packages."""
    tools()
    return (MODULES / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
