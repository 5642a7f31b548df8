"""Makes the pictures of README.md and of the software centres from the program itself, one for each tab.

uv run python packaging/screenshots.py
"""

import os
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "packaging" / "screenshots"
SIZE = (1600, 1000)
# Theme and scenario of each picture, as a user would type them.
PICTURES = {
    "passes": ("dark", []),
    "roofline": ("dark", []),
    "kv-cache": ("light", ["--prompt", "31140"]),
    "timeline": ("light", ["--model", "example-7b", "--weights", "q4_0", "--device", "laptop"]),
    "measured": ("dark", ["--model", "llama-3.1-8b", "--weights", "q4_k_m", "--device", "rtx-4090"]),
}


def main() -> None:
    """Write one PNG for each tab."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    sys.path.insert(0, str(ROOT))
    from PySide6.QtCore import QSettings
    from PySide6.QtWidgets import QApplication

    from app.bootstrap import build_window
    from app.files.catalogue import load_catalogue
    from app.paths import RESOURCES
    from app.settings import Settings
    from app.state.view_options import TabId
    from app.window_options import parse_window_options

    catalogue = load_catalogue(RESOURCES / "catalog")
    app = QApplication.instance() or QApplication(sys.argv[:1])
    assert isinstance(app, QApplication)
    # Pictures show what a first start shows, not what this machine's user has chosen.
    QSettings.setDefaultFormat(QSettings.Format.IniFormat)
    QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, str(FOLDER / "no-settings"))
    FOLDER.mkdir(exist_ok=True)
    for tab, (theme, options) in PICTURES.items():
        arguments = ["--tab", tab, "--theme", theme, "--lang", "en", *options]
        window = build_window(app, catalogue, parse_window_options(arguments, catalogue), Settings())
        window.resize(*SIZE)
        window.show()
        app.processEvents()
        if tab == TabId.MEASURED:  # nothing is measured at a first start; the built-in example shows what it is for
            window.tab(TabId.MEASURED).start.example_button.click()
            app.processEvents()
        path = FOLDER / f"{tab}.png"
        window.grab().save(str(path))
        print(path.relative_to(ROOT))
        window.hide()


if __name__ == "__main__":
    main()
