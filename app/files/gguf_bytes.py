"""Reading numbers and strings one after another from a file of any size, with a small window in memory.

Nothing is trusted: no read passes the end of the file, and no length, count or depth its bound.
"""

import os
import struct
from io import FileIO

from app.files.model_file import ModelFileError

WINDOW_BYTES = 1 << 20  # read at once; a header of 30 MB is then 30 reads and never more than this in memory
MAX_HEADER_BYTES = 256 << 20  # the largest real header (half a million merges) has about 30 MB
MAX_STRINGS = 3_000_000  # strings in all lists together; the largest vocabularies with merges have under a million
MAX_KEPT = 500_000  # bytes of texts and values of lists that are kept; a real header has a few thousand


class ByteReader:
    """A position in an open file, from which values are read in the file's byte order."""

    def __init__(self, file: FileIO, path: str) -> None:
        self.path = path
        self.size = os.fstat(file.fileno()).st_size
        self.position = 0
        self.order = "<"
        self.count_format = "Q"
        self._file = file
        self._buffer = b""
        self._start = 0
        self._strings_left = MAX_STRINGS
        self._kept_left = MAX_KEPT

    def fail(self, sentence: str) -> ModelFileError:
        """Return the error for this file, ready to be raised."""
        return ModelFileError(self.path, sentence)

    def take(self, length: int, what: str) -> bytes:
        """Return the next `length` bytes and move past them.

        Raises
        ------
        ModelFileError
            If the file ends before.
        """
        offset = self.position - self._start
        if offset < 0 or offset + length > len(self._buffer):
            self._check(length, what)
            self._fill(max(length, WINDOW_BYTES))
            offset = 0
            if length > len(self._buffer):
                raise self._ends(what)
        self.position += length
        return self._buffer[offset : offset + length]

    def skip(self, length: int, what: str) -> None:
        """Move past `length` bytes without reading them."""
        self._check(length, what)
        self.position += length

    def number(self, code: str, what: str) -> int | float | bool:
        """Return the next value of a struct code, in the file's byte order."""
        value: int | float | bool = struct.unpack(self.order + code, self.take(struct.calcsize(code), what))[0]
        return value

    def unsigned(self, code: str, what: str) -> int:
        """Return the next unsigned integer."""
        return int(self.number(code, what))

    def text(self, what: str, *, keep: int, is_name: bool = False) -> tuple[str | None, int]:
        """Return the next string and its length in bytes; None instead of one that is longer than `keep`.

        Names are always kept; other texts only until so much has been kept that something must be wrong.
        """
        length = self.unsigned(self.count_format, what)
        if length > keep or not (is_name or self.may_keep(length)):
            self.skip(length, what)
            return None, length
        return self.take(length, what).decode("utf-8", errors="replace"), length

    def may_keep(self, count: int) -> bool:
        """Return whether so many more bytes or values may be kept in memory, and count them."""
        if count > self._kept_left:
            return False
        self._kept_left -= count
        return True

    def skip_strings(self, count: int, what: str) -> None:
        """Move past `count` strings, looking at their lengths only.

        Raises
        ------
        ModelFileError
            If there cannot be so many, or the file ends inside one.
        """
        self._strings_left -= count
        if self._strings_left < 0:
            raise self.fail(f"{what} has {count:,} strings; more than {MAX_STRINGS:,} are not read")
        length_bytes = struct.calcsize(self.count_format)
        self._check(count * length_bytes, what)
        unpack = struct.Struct(self.order + self.count_format).unpack_from
        buffer, start, position = self._buffer, self._start, self.position
        end = start + len(buffer)
        for _ in range(count):
            if position < start or position + length_bytes > end:
                self.position = position
                self._check(length_bytes, what)
                self._fill(WINDOW_BYTES)
                buffer, start = self._buffer, self._start
                end = start + len(buffer)
                if position + length_bytes > end:
                    raise self._ends(what)
            position += length_bytes + unpack(buffer, position - start)[0]
        self.position = position
        self._check(0, what)

    def _fill(self, length: int) -> None:
        self._start = self.position
        self._file.seek(self.position)
        self._buffer = self._file.read(min(length, self.size - self.position)) or b""

    def _check(self, length: int, what: str) -> None:
        if self.position + length > self.size:
            raise self._ends(what)
        if self.position + length > MAX_HEADER_BYTES:
            raise self.fail(f"the header goes on for more than {MAX_HEADER_BYTES >> 20} MiB (in {what})")

    def _ends(self, what: str) -> ModelFileError:
        return self.fail(
            f"the file ends inside {what}: it has {self.size:,} bytes and is cut off or not a whole GGUF file"
        )
