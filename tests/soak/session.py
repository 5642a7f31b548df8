"""A soak test: episodes of random moves over one window, each undone to its start and brought to rest."""

import os
import random
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import chain
from pathlib import Path

from PySide6.QtCore import QEvent, QEventLoop, QLocale, QSettings
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QDialog, QMessageBox

from app.bootstrap import build_window
from app.settings import Settings
from app.state.app_state import UNDO_STEPS
from app.state.view_options import TABS
from app.tabs.lessons.notes_window import NotesWindow
from app.tabs.main_window import MainWindow
from app.tabs.tab_view import TabContext
from app.widgets.picker_popup import PickerPopup
from app.window_options import parse_window_options
from tests.leftovers import running
from tests.soak.files import good_and_broken_files
from tests.soak.moves import LANGUAGES, SIZES, Moves
from tests.soak.watch import MOST_GROWTH, Watch
from tests.tabs.window_setup import CATALOGUE

# One move rarely makes more than a few undo steps; an episode must end before the oldest is forgotten.
MOST_UNDO_STEPS = UNDO_STEPS - 60
MOST_MOVES = 40  # short enough that memory is weighed often
WARM_UP = 0.3  # share of the time in which caches fill and tabs are built
NORMAL_SIZE = (1280, 800)
RESTS_WITHIN_S = 10.0
LEAST_SECONDS_FOR_MEMORY = 120.0


@dataclass(frozen=True, slots=True)
class Summary:
    """What a soak test has seen."""

    seed: int
    seconds: float
    moves: int
    episodes: int
    memory_growth: float | None
    memory_bytes: int
    problems: tuple[str, ...]


def soak(app: QApplication, *, seconds: float, seed: int) -> Summary:
    """Move everything at random for so many seconds and return what was seen."""
    chance = random.Random(seed)
    watch = Watch()
    with _own_place(chance) as files:
        window = build_window(app, CATALOGUE, parse_window_options(["--lang", "en"], CATALOGUE), Settings())
        context: TabContext = window._context
        window.show()
        watch.begin()
        moves = Moves(window, context, files, chance)
        _warm_up(moves, context, window, watch, fully=seconds >= LEAST_SECONDS_FOR_MEMORY)
        started = time.monotonic()
        made, episodes = 0, 0
        while time.monotonic() - started < seconds and not watch.problems:
            made += _episode(moves, context, watch, until=started + seconds)
            _come_to_rest(window, context, moves, watch)
            _undo_all(context, watch)
            episodes += 1
            if time.monotonic() - started > WARM_UP * seconds:
                watch.weigh()
        growth = watch.growth()
        if seconds >= LEAST_SECONDS_FOR_MEMORY and growth is not None and growth > MOST_GROWTH:
            watch.blame(f"memory grew to {growth:.3f} times, expected at most {MOST_GROWTH}")
        window.close()
        app.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        window.deleteLater()
        app.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        watch.end()
    return Summary(
        seed=seed,
        seconds=round(time.monotonic() - started, 1),
        moves=made,
        episodes=episodes,
        memory_growth=None if growth is None else round(growth, 4),
        memory_bytes=watch.memory[-1][1] if watch.memory else 0,
        problems=tuple(watch.problems),
    )


def _warm_up(moves: Moves, context: TabContext, window: MainWindow, watch: Watch, *, fully: bool) -> None:
    """See every tab once, in a long test at every size and language: what is built or cached once is then there."""
    for width, height in SIZES if fully else SIZES[:1]:
        window.resize(width, height)
        for language in LANGUAGES if fully else LANGUAGES[:1]:
            context.options.set_language(language)
            for tab in TABS:
                context.options.set_tab(tab)
                QApplication.processEvents()
    if fully:
        for name in chain(moves.use_every_entry(), moves.open_every_list()):
            watch.moved(f"warm-up: {name}")
            QApplication.processEvents()
    _come_to_rest(window, context, moves, watch)
    _undo_all(context, watch)


def _episode(moves: Moves, context: TabContext, watch: Watch, *, until: float) -> int:
    """Make moves until the history is nearly full, and return how many."""
    made = 0
    while made < MOST_MOVES and len(context.state._undo) < MOST_UNDO_STEPS and time.monotonic() < until:
        watch.moved(moves.make())
        made += 1
        QApplication.processEvents()
        if watch.problems:
            break
    return made


def _come_to_rest(window: MainWindow, context: TabContext, moves: Moves, watch: Watch) -> None:
    """Close and stop everything as a person would, and see that nothing runs any more."""
    for _ in range(20):
        others = moves.others()
        if not others:
            break
        for other in others:
            other.close()
        QApplication.processEvents()
    QGuiApplication.clipboard().clear()  # a copied picture of a large window is the user's, and weighs 100 MB
    context.options.set_presenting(False)
    context.options.set_text_scale(1.0)
    window.lecture.runner.leave()
    window.resize(*NORMAL_SIZE)  # memory is weighed with a picture of the same size each time
    for view in window._tabs.values():
        if view.player is not None:
            view.player.pause()
    ends = time.monotonic() + RESTS_WITHIN_S
    # First the threads: who looks at all objects while another thread builds a tuple breaks that tuple.
    while time.monotonic() < ends and window.intake.desk.reader._running:
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)
    QApplication.processEvents()  # what was read is told now
    window.intake.notice.hide()  # which counts its seconds, as many as the rest may take
    while time.monotonic() < ends and running():
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)
    for other in moves.others():  # what a file that was still being read has opened
        other.close()
    QApplication.processEvents()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    kept = _hidden_pictures()
    if kept:
        watch.blame(f"hidden windows keep their pictures: {', '.join(kept)}")
    if context.clock.is_running or running():
        owners = [f"{part} of {part.parent()}" for part in running()]
        watch.blame(f"nothing plays, and yet these run: {owners}, players {context.clock._players}")


def _hidden_pictures() -> list[str]:
    """Return the hidden windows, menus aside, that hold the picture of a whole window."""
    return [
        f"{type(part).__name__} {part.windowTitle()!r}"
        for part in QApplication.topLevelWidgets()
        if isinstance(part, QDialog | PickerPopup | NotesWindow) and not part.isVisible()
        if part.backingStore() is not None and part.backingStore().size().width() > 1
    ]


def _undo_all(context: TabContext, watch: Watch) -> None:
    """Take everything back and see that the first scenario is there again."""
    state = context.state
    if len(state._undo) >= UNDO_STEPS:
        watch.blame("one move made more undo steps than an episode leaves room for")
    while state.can_undo:
        state.undo()
    if state.scenario != state.initial_scenario:
        watch.blame(f"undo leads back to {state.scenario}, not to {state.initial_scenario}")
    QApplication.processEvents()


@contextmanager
def _own_place(chance: random.Random) -> Iterator[list[Path]]:
    """Work in a folder and with settings of one's own, and let nothing wait for an answer that nobody gives."""
    before, locale, warning = Path.cwd(), QLocale(), QMessageBox.warning
    with tempfile.TemporaryDirectory(prefix="two-speeds-soak-") as name:
        folder = Path(name)
        for part in ("settings", "files", "work"):
            (folder / part).mkdir()
        QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, str(folder / "settings"))
        files = good_and_broken_files(folder / "files", chance)
        QMessageBox.warning = QMessageBox.critical = QMessageBox.about = QMessageBox.information = _answer
        os.chdir(folder / "work")
        try:
            yield files
        finally:
            os.chdir(before)
            QLocale.setDefault(locale)
            QMessageBox.warning = warning


def _answer(*_arguments: object) -> QMessageBox.StandardButton:
    return QMessageBox.StandardButton.Ok
