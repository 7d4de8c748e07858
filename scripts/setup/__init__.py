"""Setting up a checkout: environments, the page, the compiled package. Only the standard library.

Reading order: `places`, `locks`, `environment`, `node`, `page`, `rules`, `package`, `machine`, and
the doors `play` and `check` call. What is made is kept under a name that says what it was made
from, in `build/` or in an environment, and is put there in one move: what was interrupted is not
there, and what is there is whole.
"""
