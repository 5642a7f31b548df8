"""Loading a config.json: text, syntax, and whether it is the right file of the folder at all."""

import json
from pathlib import Path
from typing import Any

from app.files.foreign_files import LOOK_BYTES, describe_start
from app.files.model_file import ModelFileError

MAX_CONFIG_BYTES = 2 << 20  # real ones have a few kilobytes; with per-layer lists some hundred
Json = dict[str, Any]

# A key that only another file of the folder has, and what that file is.
OTHER_FILES = (
    ("peft_type", "this describes a LoRA adapter, not a model: open the config.json of its base model"),
    ("weight_map", "this is the index of the weight files: open the config.json beside it"),
    ("_diffusers_version", "this describes an image model (diffusers), not a language model"),
    ("tokenizer_class", "this describes the tokenizer: open the config.json beside it"),
    ("added_tokens", "this is the tokenizer: open the config.json beside it"),
    ("image_processor_type", "this describes how pictures are prepared: open the config.json beside it"),
    ("feature_extractor_type", "this describes how sound is prepared: open the config.json beside it"),
    ("do_sample", "this is generation_config.json, which only says how to sample: open the config.json beside it"),
    ("bos_token_id", "this seems to be generation_config.json: open the config.json beside it"),
)


def load_config(path: Path) -> Json:
    """Return the contents of a config file.

    Bare NaN and Infinity, which Python writes, are accepted, and so is a byte-order mark.

    Raises
    ------
    ModelFileError
        If it cannot be read, is no JSON (with line and column), or no object.
    """
    try:
        if path.stat().st_size > MAX_CONFIG_BYTES:
            raise ModelFileError(path, f"the file has more than {MAX_CONFIG_BYTES >> 20} MiB, which no config.json has")
        data = path.read_bytes()
    except OSError as error:
        raise ModelFileError(path, f"the file cannot be read ({error.strerror or error})") from error
    if not data.strip():
        raise ModelFileError(path, "the file is empty")
    try:
        is_wide = data.startswith((b"\xff\xfe", b"\xfe\xff"))
        loaded = json.loads(data.decode("utf-16" if is_wide else "utf-8-sig"))
    except UnicodeDecodeError as error:
        raise ModelFileError(path, "the file is not UTF-8 text, so it is no config.json") from error
    except json.JSONDecodeError as error:
        is_json = data.lstrip(b"\xef\xbb\xbf \t\r\n").startswith((b"{", b"["))
        foreign = None if is_json else describe_start(data[:LOOK_BYTES])  # a log-in page, a Git LFS pointer
        sentence = foreign or f"syntax error in line {error.lineno}, column {error.colno}: {error.msg}"
        raise ModelFileError(path, sentence) from error
    except RecursionError as error:
        raise ModelFileError(path, "the file is nested too deeply for a config.json") from error
    except ValueError as error:
        raise ModelFileError(path, "the file holds a number with thousands of digits") from error
    if not isinstance(loaded, dict):
        raise ModelFileError(path, f"the file holds a {_json_name(loaded)}, must be an object like config.json")
    return loaded


def other_file(config: Json) -> str | None:
    """Return a sentence that says which other file of the folder this is, or None."""
    return next((sentence for key, sentence in OTHER_FILES if key in config), None)


def _json_name(value: object) -> str:
    if isinstance(value, list):
        return "list"
    return "text" if isinstance(value, str) else "single value"
