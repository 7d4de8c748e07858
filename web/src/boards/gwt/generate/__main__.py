"""Write layout.ts and tiles.ts from the data of the game, so that no fact is typed twice.

python web/src/boards/gwt/generate           write both files
python web/src/boards/gwt/generate --check   fail if they are not what would be written
"""

from __future__ import annotations

import sys
from pathlib import Path

from layout import layout_ts
from tiles import tiles_ts

HOME = Path(__file__).parents[1]


def main() -> int:
    """Write the files, or compare them."""
    stale = 0
    for name, content in (("layout.ts", layout_ts()), ("tiles.ts", tiles_ts())):
        path = HOME / name
        if "--check" not in sys.argv:
            path.write_text(content, encoding="utf-8")
        elif not path.exists() or path.read_text(encoding="utf-8") != content:
            print(f"{name} is not what the data says: run web/src/boards/gwt/generate")
            stale = 1
    return stale


if __name__ == "__main__":
    sys.exit(main())
