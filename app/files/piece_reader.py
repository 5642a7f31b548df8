"""What readers of result files share: pieces go to the right hand, faults into the notes, and rows have a limit."""

from app.files.result_notes import NoteBook, NoteKind
from app.files.result_text import Piece, pieces

MAX_ROWS = 10_000


class PieceReader:
    """Reads a text line by line and object by object; a subclass takes them and counts its rows."""

    def __init__(self) -> None:
        self.book = NoteBook()

    @property
    def row_count(self) -> int:
        """Rows so far."""
        raise NotImplementedError

    def read(self, text: str) -> None:
        """Read a text as far as `MAX_ROWS` rows."""
        for piece in pieces(text):
            self._take(piece)
            if self.row_count >= MAX_ROWS:
                self.book.add(NoteKind.TOO_LONG, piece.line, f"everything after {MAX_ROWS:,} rows")
                break

    def _take(self, piece: Piece) -> None:
        if piece.value is not None:
            self._take_object(piece.value, piece.line)
        elif piece.broken:
            self.book.add(NoteKind.CUT_OFF if piece.cut_off else NoteKind.BROKEN, piece.line, piece.text)
        elif piece.too_long:
            self.book.add(NoteKind.TOO_LONG, piece.line, piece.text)
        else:
            self._take_line(piece.text, piece.line)

    def _take_object(self, value: dict[str, object], line: int) -> None:
        raise NotImplementedError

    def _take_line(self, text: str, line: int) -> None:
        raise NotImplementedError
