"""`python scripts/setup play ...`: what ./play and ./test call."""

import sys
from pathlib import Path

sys.path[0] = str(Path(__file__).parents[2])

from scripts.setup.doors import main  # noqa: E402 - it is found only now

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
