"""What readers and writers of files complain about, with a lead-in in the language of the interface.

Their sentences are English, whatever the language, so that they can be searched for; English needs no lead-in.
"""

from pathlib import Path

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def not_opened(problem: Exception | str) -> str:
    """Return why something cannot be opened, as one finished sentence."""
    return translate("Problems", "{problem}", "why something cannot be opened").format(problem=_finished(problem))


def not_written(problem: Exception | str) -> str:
    """Return why something cannot be written, as one finished sentence."""
    return translate("Problems", "{problem}", "why something cannot be written").format(problem=_finished(problem))


def set_aside(file: Path) -> str:
    """Return where own things that could not be read are now."""
    sentence = translate("Problems", "Saved. The file that could not be read is kept as {file}.")
    return sentence.format(file=file)


def _finished(problem: Exception | str) -> str:
    sentence = " ".join(str(problem).split())
    return sentence if sentence.endswith((".", "!", "?")) else f"{sentence}."
