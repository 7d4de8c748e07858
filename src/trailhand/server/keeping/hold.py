"""One server per database file: a lock that the operating system keeps.

It is held on a file beside the database, and is released when the process that holds it ends,
however that happens. The file stays: deleting it would let somebody else in while it is held.
"""

from __future__ import annotations

import contextlib
import errno
import os
import sys
from pathlib import Path

ENDING = ".lock"
TAKEN = (errno.EWOULDBLOCK, errno.EAGAIN, errno.EACCES, errno.EDEADLK)


class Held(Exception):
    """Somebody else has the lock; says which process, if it is known."""


class Hold:
    """The lock of a database file, from now until it is released."""

    def __init__(self, database: Path) -> None:
        self.path = database.with_name(database.name + ENDING)
        self._file = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o644)
        try:
            lock(self._file)
        except OSError as problem:
            if problem.errno not in TAKEN:
                os.close(self._file)
                raise OSError(problem.errno, problem.strerror, str(self.path)) from None
            holder = os.pread(self._file, 20, 0) if sys.platform != "win32" else b""
            os.close(self._file)
            raise Held(holder.decode(errors="replace").strip()) from None
        self._note_process()

    def release(self) -> None:
        """Let others have it."""
        if self._file >= 0:
            os.close(self._file)
            self._file = -1

    def _note_process(self) -> None:
        """Write down who has it, for people; a full disk is no reason to do without the lock."""
        with contextlib.suppress(OSError):
            os.ftruncate(self._file, 0)
            os.write(self._file, f"{os.getpid()}\n".encode())


if sys.platform == "win32":
    import msvcrt

    FAR = 1 << 20  # beyond the text, which can still be read

    def lock(file: int) -> None:
        """Take the lock of a file, or fail."""
        os.lseek(file, FAR, os.SEEK_SET)
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        os.lseek(file, 0, os.SEEK_SET)
else:
    import fcntl

    def lock(file: int) -> None:
        """Take the lock of a file, or fail."""
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
