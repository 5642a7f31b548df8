"""Opening whatever the user picked: a GGUF file, a config.json, a safetensors file or the folder they lie in."""

from pathlib import Path

from app.files.foreign_files import describe_foreign_file
from app.files.gguf_header import MAGIC
from app.files.gguf_model import open_gguf
from app.files.gguf_split import PART
from app.files.hf_config import open_hf_config
from app.files.model_file import ModelFile, ModelFileError

CONFIG_NAME = "config.json"
ADAPTER_NAME = "adapter_config.json"
PROJECTOR_MARK = "mmproj"
MAX_FOLDER_ENTRIES = 20_000


def open_model(path: Path) -> ModelFile:
    """Read a model from a file or folder; only headers and configs are read, never tensors.

    Parameters
    ----------
    path : Path
        A .gguf file (any part of a split set), a config.json, a .safetensors file, its index, or a folder.

    Raises
    ------
    ModelFileError
        With one sentence that says what the file is and what to open instead.
    """
    try:
        if path.is_dir():
            return _open_folder(path)
        if not path.is_file():
            raise ModelFileError(path, _why_no_file(path))
        with path.open("rb") as file:
            start = file.read(4)
    except OSError as error:
        raise ModelFileError(path, f"the file cannot be read ({error.strerror or error})") from error
    suffix = path.suffix.lower()
    if start == MAGIC or suffix == ".gguf":
        return open_gguf(path)
    if suffix == ".safetensors" or path.name.endswith(".safetensors.index.json"):
        config = path.with_name(CONFIG_NAME)
        if not config.is_file():
            raise ModelFileError(
                path, "safetensors files do not say how the model is built: a config.json must lie beside them"
            )
        return open_hf_config(config)
    if suffix == ".json":
        return open_hf_config(path)
    raise ModelFileError(
        path, describe_foreign_file(path) or "this is no model file: open a .gguf file or a config.json"
    )


def _why_no_file(path: Path) -> str:
    """Say why neither a file nor a folder is there: pipes and devices may never end, links may lead in a circle."""
    if path.exists():
        return "this is a pipe, a device or the like, must be a file or a folder"
    if path.is_symlink():
        return "this is a link that leads to no file"
    return "there is no such file or folder"


def _open_folder(folder: Path) -> ModelFile:
    if (folder / CONFIG_NAME).is_file():
        return open_hf_config(folder / CONFIG_NAME)
    names = []
    for count, entry in enumerate(folder.iterdir()):
        if count >= MAX_FOLDER_ENTRIES:
            raise ModelFileError(
                folder, f"the folder has more than {MAX_FOLDER_ENTRIES:,} entries: open the file itself"
            )
        if entry.suffix.lower() == ".gguf" and PROJECTOR_MARK not in entry.name.lower():
            names.append(entry.name)
    sets: dict[str, str] = {}
    for name in sorted(names):
        match = PART.match(name)
        sets.setdefault(f"{match['stem']}/{match['total']}" if match else name, name)
    if len(sets) == 1:
        return open_gguf(folder / next(iter(sets.values())))
    if sets:
        shown = ", ".join(list(sets.values())[:3])
        raise ModelFileError(
            folder, f"the folder holds {len(sets)} models: open one of them ({shown}{', ...' if len(sets) > 3 else ''})"
        )
    if (folder / ADAPTER_NAME).is_file():
        raise ModelFileError(folder, "the folder holds a LoRA adapter, not a model: open the folder of its base model")
    raise ModelFileError(folder, "the folder holds neither a config.json nor a .gguf file")
