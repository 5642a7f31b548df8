"""Use the packed bundle as a person would, and stop at the first thing that is not as it should be.

    uv run python packaging/smoke_test.py

On Linux: under a private X server, as a user whose home is read-only, from a path with spaces and letters beyond
ASCII, without Python. Each language, light and dark, a click on every tab; files opened by argument and through the
desktop; a picture exported; the window closed while an animation plays; the process killed. Pictures: build/smoke.
On Windows and macOS: the commands without a window, and a window that opens and stays open.
"""

import json
import shutil
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.append(str(ROOT))

from app.state.view_options import TabId  # noqa: E402
from bare_system import check_bare_system  # noqa: E402
from bundle_files import gguf_file, scenario_file  # noqa: E402
from bundle_user import STARTS_WITHIN_S, BundleUser, Started, fail  # noqa: E402
from by_hand import FILE_SHARE, accept, check_taken, dropped_files, exported_picture  # noqa: E402
from facts import EXECUTABLE, NAME, version  # noqa: E402
from sudden_end import sudden_end  # noqa: E402
from through_desktop import through_desktop  # noqa: E402
from x_screen import Picture, Screen  # noqa: E402

PICTURES = ROOT / "build" / "smoke"
LOOKS = tuple((language, theme) for language in ("en", "tr", "pl") for theme in ("light", "dark"))
TABS = tuple(str(tab) for tab in TabId)
# In the header: the program's name, then the tabs. A space in "KV cache" is narrower, the room between tabs wider.
WORD_GAP = 20
HEADER_ROWS = (14, 42)
TAB_SHARE = 0.005  # of the pixels, that another tab changes at least


def main() -> None:
    """Run every step and say what was done."""
    started = time.monotonic()
    if sys.platform.startswith("linux"):
        shutil.rmtree(PICTURES, ignore_errors=True)
        archive = ROOT / "dist" / f"{EXECUTABLE}-{version()}-linux.tar.gz"
        with BundleUser(archive) as user:
            without_window(user)
            for step in (
                every_look,
                opened_files,
                dropped_files,
                exported_picture,
                two_at_once,
                closing_while_playing,
                sudden_end,
                through_desktop,
                check_bare_system,
            ):
                with Screen() as screen:
                    done = step(user, screen)
                print(f"{step.__name__.replace('_', ' ')}: {done}", flush=True)
    else:
        elsewhere()
    print(f"smoke test passed in {time.monotonic() - started:.0f} s")


def without_window(user: BundleUser) -> None:
    """Report, list, render in each language, and the refusals, with no display at all."""
    content = json.loads(user.run("report", "--json", "--model", "example-8b", "--weights", "f16", "--batch", "200"))
    if content["pass"]["time_s"] <= 0:
        fail("report gives no time")
    if "rtx-4090" not in user.run("list", "devices"):
        fail("list devices does not name the RTX 4090")
    for language, theme in LOOKS:
        out = user.own / f"{language} {theme}.png"
        user.run("render", "timeline", "--out", out, "--lang", language, "--theme", theme)
        if out.read_bytes()[:8] != b"\x89PNG\r\n\x1a\n" or out.stat().st_size < 20_000:
            fail(f"render wrote no picture in {language}, {theme}")
    for ending, start in (
        (".svg", b"<?xml"),
        (".pdf", b"%PDF"),
        (".gif", b"GIF89a"),
        (".apng", b"\x89PNG"),
        (".csv", b""),
    ):
        out = user.own / f"picture{ending}"
        more = ["--seconds", "1", "--size", "640x480"] if ending in (".gif", ".apng") else []
        user.run("render", "roofline", "--out", out, *more)
        if not out.read_bytes().startswith(start) or out.stat().st_size < 200:
            fail(f"render wrote no {ending}")
    refused = user.start([], user.environment())
    if refused.process.wait(timeout=60) != 2 or "DISPLAY" not in refused.output():
        fail("without a display the program does not say so", refused)


def every_look(user: BundleUser, screen: Screen) -> str:
    """Click on every tab in each language and theme."""
    waits = []
    for language, theme in LOOKS:
        look = f"{language}-{theme}"
        process, wait_s, window = opened(user, screen, ["--lang", language, "--theme", theme])
        waits.append(wait_s)
        clicked = []
        for number, place in enumerate(tab_places(screen, process)):
            screen.click(*place)
            picture = screen.changed(clicked[-1], TAB_SHARE) if clicked else screen.settled()
            picture.save(PICTURES / f"{look}-{TABS[number]}.png")
            if picture.is_blank():
                fail(f"{look}: the tab {TABS[number]} is blank", process)
            if any(picture.difference(other) < TAB_SHARE for other in clicked):
                fail(f"{look}: a click on the tab {TABS[number]} shows nothing new", process)
            clicked.append(picture)
        screen.close(window)
        user.check_end(process, look)
    return f"{len(LOOKS)} looks, {len(TABS)} tabs each; first frame after {min(waits):.2f} to {max(waits):.2f} s"


def opened_files(user: BundleUser, screen: Screen) -> str:
    """Open a scenario, a GGUF file and a lesson by argument."""
    process, _, window = opened(user, screen, [])
    untouched = screen.settled()
    screen.close(window)
    user.check_end(process, "without arguments")
    lessons = sorted((user.folder / "_internal/resources/lessons").glob("*.toml"))
    files = [scenario_file(user), gguf_file(user), *lessons[:1]]
    for file in files:
        process, _, window = opened(user, screen, [file])
        picture = screen.changed(untouched, FILE_SHARE)
        picture.save(PICTURES / f"opened-{file.name}.png")
        check_taken(picture, untouched, f"{file.name}, opened by argument,", process)
        accept(screen, process, window)
        screen.settled().save(PICTURES / f"accepted-{file.name}.png")
        screen.close(window)
        user.check_end(process, file.name)
    return ", ".join(file.name for file in files)


def two_at_once(user: BundleUser, screen: Screen) -> str:
    """Start the program a second time while it runs: another window, and both close cleanly."""
    first, _, window = opened(user, screen, [])
    second = user.start(["--theme", "dark"], user.environment(screen.name))
    other = wait_for_window(screen, second)
    screen.close(other)
    if second.process.wait(timeout=30) != 0 or second.output().strip():
        fail("the second window did not close cleanly", second)
    screen.close(window)
    user.check_end(first, "the first of two")
    return "a second window opened and closed"


def closing_while_playing(user: BundleUser, screen: Screen) -> str:
    """Let the animation of the first tab run, and close the window in its midst."""
    process, _, window = opened(user, screen, ["--tab", "passes"])
    screen.settled()
    screen.focus(window)
    screen.key("space")
    time.sleep(0.4)
    first = screen.picture()
    if first.difference(screen.changed(first, 0.0005)) == 0.0:
        fail("the animation does not play", process)
    screen.close(window)
    user.check_end(process, "closed while playing")
    return "the animation played"


def elsewhere() -> None:
    """On Windows and macOS: report, render, and a window that stays open until it is ended."""
    folder = ROOT / "dist"
    if sys.platform == "win32":
        program, commands = folder / EXECUTABLE / f"{EXECUTABLE}.exe", folder / EXECUTABLE / f"{EXECUTABLE}-cli.exe"
    else:
        program = commands = folder / f"{NAME}.app" / "Contents" / "MacOS" / EXECUTABLE
    PICTURES.mkdir(parents=True, exist_ok=True)
    report = subprocess.run([commands, "report", "--json"], capture_output=True, text=True, check=True, timeout=60)
    if json.loads(report.stdout)["total_s"] <= 0 or report.stderr:
        fail(f"report: {report.stderr}")
    for language, theme in LOOKS:
        out = PICTURES / f"{language}-{theme}.png"
        looks = ["--lang", language, "--theme", theme]
        subprocess.run([commands, "render", "timeline", "--out", out, *looks], check=True, timeout=60)
    window = subprocess.Popen([program], stderr=subprocess.PIPE)
    time.sleep(10)
    if window.poll() is not None:
        fail(f"the window ended with exit code {window.returncode}")
    window.terminate()
    _, said = window.communicate(timeout=30)
    if said.strip():
        fail(f"the window said {said.decode(errors='replace')}")


def opened(user: BundleUser, screen: Screen, arguments: list[object]) -> tuple[Started, float, int]:
    """Start the program and return it, how long its first frame took in s, and its window."""
    started = user.start(arguments, user.environment(screen.name))
    try:
        wait_s = screen.wait_painted(STARTS_WITHIN_S, started.process)
    except TimeoutError as problem:
        fail(f"{' '.join(map(str, arguments))}: {problem}", started)
    return started, wait_s, wait_for_window(screen, started)


def wait_for_window(screen: Screen, started: Started) -> int:
    """Return the program's window as soon as it is there."""
    ends = time.monotonic() + STARTS_WITHIN_S
    while time.monotonic() < ends and started.process.poll() is None:
        if found := screen.windows(started.process.pid):
            return found[0]
        time.sleep(0.05)
    fail("no window", started)
    raise AssertionError


def tab_places(screen: Screen, started: Started) -> list[tuple[int, int]]:
    """Return where to click for each tab: the words of the header after the program's name."""
    picture: Picture = screen.settled()
    left, top = first_painted(picture)
    strip = picture.rows(top + HEADER_ROWS[0], top + HEADER_ROWS[1])
    words = strip.words(left + 4, picture.width * 2 // 3, WORD_GAP)
    if len(words) < 1 + len(TABS):
        fail(f"the header has {len(words)} words, expected the name and {len(TABS)} tabs", started)
    middle = top + sum(HEADER_ROWS) // 2
    return [((start + end) // 2, middle) for start, end in words[1 : 1 + len(TABS)]]


def first_painted(picture: Picture) -> tuple[int, int]:
    """Return the left and top edge of what is not the screen's black ground."""
    line = 4 * picture.width
    top = next(y for y in range(picture.height) if any(picture.data[y * line : (y + 1) * line : 4]))
    middle = picture.data[(picture.height // 2) * line : (picture.height // 2 + 1) * line]
    return next(x for x in range(picture.width) if any(middle[4 * x : 4 * x + 3])), top


if __name__ == "__main__":
    main()
