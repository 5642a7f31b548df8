"""What every reader says when a file is not what it should be: which file, and one sentence."""

import os


class FileError(ValueError):
    """A file that cannot be read or written, with one sentence for people.

    Parameters
    ----------
    path : str or path-like
        The file, as the user named it.
    sentence : str
        What is wrong, where, and what would be right; without the path and without a full stop at the end.
    """

    def __init__(self, path: str | os.PathLike[str], sentence: str) -> None:
        self.path = os.fspath(path)
        self.sentence = sentence
        super().__init__(f"{self.path}: {sentence}")
