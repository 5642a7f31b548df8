"""The program started as a desktop starts it: a double click on the launcher, the menu, a file of its own kind."""

import shlex
import shutil
from pathlib import Path

from bundle_files import scenario_file
from bundle_user import STARTS_WITHIN_S, BundleUser, fail
from x_screen import Screen

PICTURES = Path(__file__).resolve().parents[1] / "build" / "smoke"
TOOLS = {
    "gio": "libglib2.0-bin",
    "xdg-open": "xdg-utils",
    "pcmanfm": "pcmanfm",
    "update-mime-database": "shared-mime-info",
    "desktop-file-validate": "desktop-file-utils",
}
# A file manager asks before it starts a launcher from outside the menu; this answers yes for PCManFM.
ASKS_NOT = "[config]\nquick_exec=1\n"


def through_desktop(user: BundleUser, screen: Screen) -> str:
    """Start through the desktop: a double click on the launcher, and on a scenario file after add-to-menu.sh."""
    if missing := [tool for tool in TOOLS if shutil.which(tool) is None]:
        fail(f"{', '.join(missing)} not found: install {', '.join(TOOLS[tool] for tool in missing)}")
    writable = user.environment(screen.name, HOME=str(user.own), PATH="/usr/bin:/bin")
    menu = user.start([], writable, command=["sh", user.folder / "add-to-menu.sh"])
    if menu.process.wait(timeout=60) != 0:
        fail("add-to-menu.sh", menu)
    launcher, entry = user.folder / "two-speeds.desktop", user.own / ".local/share/applications/two-speeds.desktop"
    for file in (launcher, entry):
        checked = user.start([], writable, command=["desktop-file-validate", file])
        if checked.process.wait(timeout=60) != 0:
            fail(f"{file.name} is not valid", checked)
    settings = user.own / ".config/libfm/libfm.conf"
    settings.parent.mkdir(parents=True)
    settings.write_text(ASKS_NOT, encoding="utf-8")
    # Desktops have complaints of their own about a system that has nothing else of them.
    words = user.own / "desktop.txt"
    xdg_open = ["sh", "-c", 'exec xdg-open "$1" >"$2" 2>&1', "sh"]
    ways = {
        "double click": ("LXDE", [*xdg_open, launcher, words]),
        "launcher": ("", launcher_command(launcher)),
        "menu entry": ("", ["gio", "launch", entry]),
        "scenario file": ("GNOME", [*xdg_open, scenario_file(user), words]),
    }
    for way, (desktop, command) in ways.items():
        start = user.start([], {**writable, "XDG_CURRENT_DESKTOP": desktop}, command=command)
        program = user.wait_for_process()
        screen.wait_painted(STARTS_WITHIN_S)
        picture = screen.settled()
        picture.save(PICTURES / f"through-{way}.png")
        if picture.is_blank():
            fail(f"{way}: blank", start)
        screen.close(screen.windows(program)[0])
        user.check_end(start, way)
    return ", ".join(ways)


def launcher_command(file: Path) -> list[str]:
    """Return what most desktops run for a .desktop file, which they tell where it lies (%k)."""
    lines = file.read_text(encoding="utf-8").splitlines()
    line = next(line.removeprefix("Exec=") for line in lines if line.startswith("Exec="))
    if unsafe := set(line) & {"\\", "$", "`", "'"}:
        fail(f"{file.name}: Exec has {' '.join(unsafe)}, which not every file manager reads alike")
    return shlex.split(line.replace("%k", shlex.quote(str(file))))
