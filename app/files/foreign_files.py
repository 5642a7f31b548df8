"""Files that people open by mistake: what they are, and what to open instead."""

import re
from pathlib import Path

LOOK_BYTES = 512
OLD_MAGICS = {b"tjgg": "GGJT", b"lmgg": "GGML", b"fmgg": "GGMF", b"algg": "GGLA"}  # stored as little-endian numbers
LFS_SIZE = re.compile(rb"^size (\d{1,18})\s*$", re.MULTILINE)


def describe_foreign_file(path: Path) -> str | None:
    """Return one sentence about a file that is no model, or None where nothing is recognised.

    Raises
    ------
    OSError
        If the file cannot be read.
    """
    with path.open("rb") as file:
        start = file.read(LOOK_BYTES)
    return describe_start(start)


def describe_start(start: bytes) -> str | None:
    """Return one sentence about what begins with these bytes, or None where nothing is recognised."""
    magic = start[:4]
    text = start.lstrip(b"\xef\xbb\xbf \t\r\n")[:64].lower()
    sentence = None
    if not start:
        sentence = "the file is empty (0 bytes)"
    elif magic in OLD_MAGICS or magic[::-1] in OLD_MAGICS:
        name = OLD_MAGICS.get(magic) or OLD_MAGICS[magic[::-1]]
        sentence = f"this is the old {name} format from before GGUF; convert the model anew or download it as GGUF"
    elif magic == b"FUGG":
        sentence = "this begins with FUGG, GGUF backwards: a big-endian form that was proposed but never adopted"
    elif start.startswith(b"version https://git-lfs"):
        size = LFS_SIZE.search(start)
        stands_for = (
            f" for a file of {int(size[1]):,} bytes ({int(size[1]) / 1e9:.2f} GB, {int(size[1])})" if size else ""
        )
        sentence = f"this is a Git LFS pointer{stands_for}, not the model itself: run 'git lfs pull' to get it"
    elif text.startswith((b"<!doctype html", b"<html", b"<head", b"<?xml")):
        sentence = (
            "this is a web page (HTML), not a model: the download gave a log-in or error page, download the file itself"
        )
    elif magic[:2] == b"PK":
        sentence = "this is a zip archive (or a PyTorch checkpoint): unpack it, or open a .gguf file or a config.json"
    elif magic[:2] == b"\x80\x02" or magic[:2] == b"\x80\x04":
        sentence = "this is a Python pickle (an old PyTorch checkpoint): open the config.json beside it"
    elif magic[:2] == b"\x1f\x8b" or magic == b"\xfd7zX" or magic == b"7z\xbc\xaf":
        sentence = "this is a compressed archive: unpack it first"
    elif magic[:2] == b"MZ" or magic == b"\x7fELF":
        sentence = "this is a program, not a model"
    elif len(start) > 9 and start[8:9] == b"{" and not any(start[5:8]):
        sentence = "this is a safetensors file: open the config.json in its folder, or name it .safetensors"
    elif text.startswith((b"{", b"[")):
        sentence = "this is a JSON file: open it as config.json if it describes a model"
    elif not any(start):
        sentence = "the file begins with nothing but zeros: the download was only reserved, not finished"
    return sentence
