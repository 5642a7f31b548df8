"""A tab's tables as text: CSV for files, tab-separated for the clipboard."""

import csv
import io
from collections.abc import Sequence

from app.tabs.tab_view import Table

_DIGITS = 12  # what is not known of a float64 that comes from a difference begins beyond these
CSV_ENCODING = "utf-8-sig"  # without the mark spreadsheets take ğ and ł for other letters


def csv_bytes(tables: Sequence[Table]) -> bytes:
    """Return tables one below the other, each under its title and its columns; numbers as SI units, with a point."""
    out = io.StringIO()
    writer = csv.writer(out)
    for number, table in enumerate(tables):
        if number:
            writer.writerow(())
        writer.writerow((table.title,))
        writer.writerow(table.columns)
        writer.writerows(tuple(_plain(cell) for cell in row) for row in table.rows)
    return out.getvalue().encode(CSV_ENCODING)


def tsv_text(table: Table) -> str:
    """Return a table as the clipboard of a spreadsheet expects it."""
    rows = (table.columns, *table.rows)
    return "\n".join("\t".join(" ".join(str(_plain(cell)).split()) for cell in row) for row in rows)


def _plain(cell: object) -> object:
    """Return text as it is, numbers without the noise of their last bits, and nothing where one does not exist."""
    if cell is None:
        return ""
    if isinstance(cell, bool):
        return str(cell).lower()
    if isinstance(cell, float):
        return repr(float(f"{cell:.{_DIGITS}g}")).removesuffix(".0")
    return cell
