"""The log: what went wrong, in a file that is rotated; made when there is something to write, and never in the way."""

import contextlib
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from app.own_folder import candidates, writable_folder

if TYPE_CHECKING:
    from logging.handlers import RotatingFileHandler

# The levels of `logging`, which most sessions need not load.
INFO, WARNING, ERROR, CRITICAL = 20, 30, 40, 50
LOG_NAME = "two-speeds.log"
LARGEST_BYTES = 500_000
OLDER_FILES = 3
MOST_REPEATS = 3  # of one text; the rest of a storm says nothing new
MOST_TEXTS = 1_000  # remembered to know repeats


class LogFile:
    """Writes records and tells where; everything it cannot do it leaves out silently.

    Parameters
    ----------
    heading : callable
        Returns what stands before a session's first record: versions and system.
    folders : sequence of Path or None
        Where to try; None for the usual ones.
    """

    def __init__(self, heading: Callable[[], str], folders: Sequence[Path] | None = None) -> None:
        self._heading = heading
        self._folders = candidates() if folders is None else tuple(folders)
        self._handler: RotatingFileHandler | None = None
        self._is_open = False
        self._repeats: dict[str, int] = {}

    @property
    def path(self) -> Path | None:
        """Where it lies; None before the first record, or where no folder can be written to."""
        return None if self._handler is None else Path(self._handler.baseFilename)

    def write(self, level: int, text: str) -> None:
        """Add a record, unless the same text has been written often enough; `level` as in `logging`."""
        count = self._repeats.get(text, 0)
        if count >= MOST_REPEATS or (not count and len(self._repeats) >= MOST_TEXTS):
            return
        self._repeats[text] = count + 1
        # A log that cannot be written must not make anything worse.
        with contextlib.suppress(Exception):
            if not self._is_open:
                self._is_open = True
                self._open()
            self._add(level, text)

    def _open(self) -> None:
        folder = writable_folder(self._folders)
        if folder is None:
            return
        import logging
        from logging.handlers import RotatingFileHandler  # slow to load, and most sessions have nothing to log

        class QuietHandler(RotatingFileHandler):
            """A record that cannot be written is left out: the disk is full, or the folder has gone."""

            def handleError(self, record: logging.LogRecord) -> None:
                pass

        self._handler = QuietHandler(
            folder / LOG_NAME, maxBytes=LARGEST_BYTES, backupCount=OLDER_FILES, encoding="utf-8", delay=True
        )
        self._handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s [%(process)d] %(message)s"))
        self._add(INFO, self._heading())

    def _add(self, level: int, text: str) -> None:
        if self._handler is not None:
            import logging

            self._handler.handle(logging.LogRecord("two-speeds", level, "", 0, text, None, None))
            # Closed after each record, so that another window can rotate the file, also on Windows.
            self._handler.close()
