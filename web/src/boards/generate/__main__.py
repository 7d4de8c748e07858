"""Write what boards draw from the data and the words of their games: no fact is typed twice.

python web/src/boards/generate           write the files
python web/src/boards/generate --check   fail if they are not what would be written
"""

from __future__ import annotations

import sys
from pathlib import Path

import elpaso.layout
import elpaso.tiles
import gwt.layout
import gwt.north
import gwt.tiles
import wildtiled.names
import wildtiled.printed

BOARDS = Path(__file__).parents[1]
FILES = {
    "gwt/layout.ts": gwt.layout.layout_ts,
    "gwt/tiles.ts": gwt.tiles.tiles_ts,
    "gwt/north/layout.ts": gwt.north.layout_ts,
    "gwt/north/tiles.ts": gwt.north.tiles_ts,
    "elpaso/layout.ts": elpaso.layout.layout_ts,
    "elpaso/tiles.ts": elpaso.tiles.tiles_ts,
    "wildtiled/printed.ts": wildtiled.printed.printed_ts,
    "wildtiled/names.ts": wildtiled.names.names_ts,
}


def main() -> int:
    """Write the files, or compare them."""
    stale = 0
    for name, content in ((name, write()) for name, write in FILES.items()):
        path = BOARDS / name
        if "--check" not in sys.argv:
            path.write_text(content, encoding="utf-8")
        elif not path.exists() or path.read_text(encoding="utf-8") != content:
            print(f"{name} is not what the data says: run web/src/boards/generate")
            stale = 1
    return stale


if __name__ == "__main__":
    sys.exit(main())
