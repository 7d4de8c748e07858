"""Write printed.ts and names.ts from the data and the words of the game: no fact is typed twice.

python web/src/boards/wildtiled/generate           write both files
python web/src/boards/wildtiled/generate --check   fail if they are not what would be written
"""

from __future__ import annotations

import sys
from pathlib import Path

HOME = Path(__file__).parents[1]
sys.path.insert(1, str(HOME.parent / "gwt" / "generate"))

from names import names_ts  # noqa: E402
from printed import printed_ts  # noqa: E402


def main() -> int:
    """Write the files, or compare them."""
    stale = 0
    for name, content in (("printed.ts", printed_ts()), ("names.ts", names_ts())):
        path = HOME / name
        if "--check" not in sys.argv:
            path.write_text(content, encoding="utf-8")
        elif not path.exists() or path.read_text(encoding="utf-8") != content:
            print(f"{name} is not what the data says: run web/src/boards/wildtiled/generate")
            stale = 1
    return stale


if __name__ == "__main__":
    sys.exit(main())
