"""The program killed while it has a model that came from a file, and what the next start makes of it."""

import os
import signal
import time
from pathlib import Path

from bundle_files import gguf_file
from bundle_user import STARTS_WITHIN_S, BundleUser, Started, fail
from x_screen import Picture, Screen

PICTURES = Path(__file__).resolve().parents[1] / "build" / "smoke"
NOTICE_SHARE = 0.003  # of the pixels, that a notice and another model change at least
KEPT_WITHIN_S = 15.0


def sudden_end(user: BundleUser, screen: Screen) -> str:
    """Accept a model file, end with SIGSEGV, start again: the model is back, a notice says so, nothing stays behind."""
    first, window, untouched = _opened(user, screen)
    screen.close(window)
    user.check_end(first, "before a sudden end")
    killed, window, _ = _opened(user, screen, gguf_file(user))
    question = _question(screen, killed, window)
    screen.focus(question)
    screen.key("Return")
    kept = _kept(user, killed)
    os.kill(killed.process.pid, signal.SIGSEGV)
    if killed.process.wait(timeout=30) != -signal.SIGSEGV:
        fail("the program did not end by the signal", killed)
    if '"Small"' not in kept.read_text(encoding="utf-8"):
        fail(f"{kept.name} does not have the model", killed)
    after, window, _ = _opened(user, screen)
    picture = screen.changed(untouched, NOTICE_SHARE)
    picture.save(PICTURES / "after-a-sudden-end.png")
    if picture.difference(untouched) < NOTICE_SHARE:
        fail("after a sudden end the scenario is not back", after)
    screen.close(window)
    user.check_end(after, "after a sudden end")
    if left := [path.name for path in user.own.rglob("last-scenario*")]:
        fail(f"an orderly end left {left}", after)
    return "the model was back at the next start"


def _opened(user: BundleUser, screen: Screen, *arguments: object) -> tuple[Started, int, Picture]:
    """Start the program with a home that can be written to; return it, its window, and the picture."""
    started = user.start(arguments, user.environment(screen.name, HOME=str(user.own)))
    screen.wait_painted(STARTS_WITHIN_S, started.process)
    picture = screen.settled()
    return started, screen.windows(started.process.pid)[0], picture


def _question(screen: Screen, started: Started, window: int) -> int:
    """Return the window that says what a model file holds."""
    ends = time.monotonic() + STARTS_WITHIN_S
    while time.monotonic() < ends:
        if others := set(screen.windows(started.process.pid)) - {window}:
            return others.pop()
        time.sleep(0.05)
    fail("the model file was not shown", started)
    raise AssertionError


def _kept(user: BundleUser, started: Started) -> Path:
    """Return the kept scenario as soon as it is there."""
    ends = time.monotonic() + KEPT_WITHIN_S
    while time.monotonic() < ends:
        if found := list(user.own.rglob("last-scenario*.toml")):
            return found[0]
        time.sleep(0.05)
    fail("the scenario was not kept", started)
    raise AssertionError
