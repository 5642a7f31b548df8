"""The window brought into every state that the contact sheets show: tabs, hard scenarios, dialogs and lesson steps."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Generic, TypeVar

if TYPE_CHECKING:
    from PySide6.QtGui import QImage
    from PySide6.QtWidgets import QApplication, QWidget

    from app.files.catalogue import Catalogue
    from app.tabs.crash_window import CrashWindow
    from app.tabs.main_window import MainWindow
    from app.theme.tokens import Theme

_Thing = TypeVar("_Thing")

TABS = ("passes", "roofline", "kv-cache", "timeline", "measured")
SHOWN_SHARE = 0.55  # of the way through an animation, where both phases are on screen

REAL = ("--model", "llama-3.1-8b", "--weights", "q4_k_m", "--device", "rtx-4090")
# Scenarios that are hard to show, as a user would type them.
EXTREMES: dict[str, tuple[str, ...]] = {
    "real card": REAL,
    "full detail": (*REAL, "--detail", "full", "--runtime", "llama.cpp"),
    "tight": (*REAL, "--prompt", "150000", "--answer", "6000"),
    "does not fit": (*REAL, "--prompt", "100000", "--answer", "20000", "--batch", "16"),
    "longest": ("--prompt", "1000000", "--answer", "48576", "--batch", "1024"),
    "largest": ("--model", "kimi-k2", "--prompt", "1000000", "--batch", "1024", "--detail", "full"),
    "shortest": ("--prompt", "1", "--answer", "1", "--pass-tokens", "1"),
    "no cache": ("--no-kv-cache",),
}


class Studio:
    """A window of one size that can be brought into any state and photographed."""

    def __init__(
        self,
        app: "QApplication",
        window: "MainWindow",
        catalogue: "Catalogue",
        size: tuple[int, int],
        tabs: tuple[str, ...],
    ) -> None:
        self.app, self.window, self.catalogue, self.size, self.tabs = app, window, catalogue, size, tabs

    def settle(self) -> None:
        """Give the window all of its display and let everything that waits happen."""
        self.window.setGeometry(0, 0, *self.size)
        self.window.show()
        for _ in range(4):  # size, then theme, then layouts
            self.app.processEvents()

    def show(self, tab: str, arguments: Sequence[str] = ()) -> None:
        """Show a tab with a scenario, in the middle of its animation."""
        from app.state.view_options import TabId
        from app.window_options import parse_window_options

        context = self.window.context
        context.state.apply(parse_window_options(list(arguments), self.catalogue).scenario)
        context.options.set_tab(TabId(tab))
        player = self.window.tab(TabId(tab)).player
        if player is not None:
            player.seek_share(SHOWN_SHARE)
        self.settle()

    def present(self, *, on: bool) -> None:
        """Enter or leave the audience's full screen, which has the same size here."""
        if on:
            self.window.lecture.presentation.present_on(self.window.screen())
            self.window.showNormal()
        else:
            self.window.context.options.set_presenting(False)
        self.settle()

    def open_example(self) -> None:
        """Open the measured tab's example and wait until it is read."""
        from app.state.view_options import TabId
        from app.tabs.measured.measured_tab import MeasuredTab

        tab = self.window.tab(TabId.MEASURED)
        assert isinstance(tab, MeasuredTab)
        self.show(TabId.MEASURED)
        tab.start.example_button.click()
        self.settle()

    def picture(self) -> "QImage":
        """Return the window as it looks now."""
        return self.window.grab().toImage()

    def still(self) -> "QImage":
        """Return the window once nothing plays."""
        self.settle()
        self.window.pause()
        return self.picture()

    def picture_with_dialogs(self) -> "QImage":
        """Return the window with the dialogs that are open, and close them.

        What is larger than the window is cut, as it would be by the display's edge.
        """
        from PySide6.QtCore import QRect
        from PySide6.QtGui import QPainter

        self.settle()
        picture = self.picture()
        painter = QPainter(picture)
        for dialog in self._dialogs():
            shown = dialog.grab()
            place = QRect(shown.rect())
            place.moveCenter(picture.rect().center())
            place.moveTop(max(0, place.top()))
            painter.drawPixmap(place, shown)
        painter.end()
        self.close_dialogs()
        return picture

    def close_dialogs(self) -> None:
        """Close every window but the main one."""
        for dialog in self._dialogs():
            dialog.close()
        self.settle()

    def theme(self) -> "Theme":
        """Return the theme that the window shows."""
        from PySide6.QtCore import QSize

        from app.appearance import window_scale
        from app.theme.loader import load_theme

        options = self.window.context.options.options
        return load_theme(options.theme).scaled(options.text_scale * window_scale(QSize(*self.size)))

    def _dialogs(self) -> list["QWidget"]:
        windows = self.app.topLevelWidgets()
        return [window for window in windows if window.isVisible() and window is not self.window]


Pictures = Iterator[tuple[str, "QImage"]]


def _tabs(studio: Studio) -> Pictures:
    for tab in studio.tabs:
        studio.show(tab)
        yield tab, studio.picture()
    if "measured" in studio.tabs:
        studio.open_example()
        yield "measured example", studio.picture()


def _presented(studio: Studio) -> Pictures:
    studio.present(on=True)
    for caption, picture in _tabs(studio):
        yield f"presenting {caption}", picture
    for tab in studio.tabs:
        studio.show(tab, EXTREMES["does not fit"])
        yield f"presenting {tab} does not fit", studio.picture()
    studio.present(on=False)


def _extremes(studio: Studio) -> Pictures:
    for tab in studio.tabs:
        for name, arguments in EXTREMES.items():
            studio.show(tab, arguments)
            yield f"{tab} {name}", studio.picture()


def _dialogs(studio: Studio) -> Pictures:
    from app.environment import environment_text
    from app.tabs.crash_window import CrashWindow
    from app.tabs.export.export_choice import Kind

    window, actions = studio.window, studio.window.actions_
    studio.show("timeline", REAL)
    crash = CrashWindow(environment_text(), studio.theme(), window)
    asking: dict[str, Callable[[], object]] = {
        "preferences": actions.preferences_asked.emit,
        "about": actions.about_asked.emit,
        "words": actions.words_asked.emit,
        "table": actions.data_asked.emit,
        "own model": window.intake.own.new_model,
        "own machine": window.intake.own.new_machine,
        "crash": _Asking(_show_crash, crash),
        "models": window.panel.choices.model.open_list,
        "menu": _Asking(actions.menu.popup, window.pos()),
        **{f"export {kind}": _Asking(window.companions.show_export, kind) for kind in Kind},
    }
    for name, ask in asking.items():
        ask()
        yield name, studio.picture_with_dialogs()
    for tab in studio.tabs:
        studio.show(tab)
        window.companions.show_keys()
        yield f"keys of {tab}", studio.picture_with_dialogs()
        window.companions.show_keys()


def _lessons(studio: Studio) -> Pictures:
    lecture = studio.window.lecture
    studio.show("passes")
    studio.present(on=True)
    for lesson in lecture.menu.lessons:
        lecture.runner.start(lesson)
        for index, step in enumerate(lesson.steps):
            yield f"{lesson.id} {index + 1}", studio.still()
            if step.question is not None:
                for choice in range(len(step.question.choices)):
                    lecture.runner.count_hand(choice, 9 + 30 * choice)
                lecture.runner.reveal()
                yield f"{lesson.id} {index + 1} revealed", studio.still()
            lecture.runner.next()
    studio.close_dialogs()
    lecture.runner.leave()
    studio.present(on=False)
    lecture.runner.start(lecture.menu.lessons[0])
    lecture.menu.notes_asked.emit()
    yield "a lesson in the window, with its notes", studio.picture_with_dialogs()
    lecture.runner.leave()


def _show_crash(crash: "CrashWindow") -> None:
    crash.say("ZeroDivisionError: division by zero", log=Path("two-speeds.log"), is_kept=True)


@dataclass(frozen=True, slots=True)
class _Asking(Generic[_Thing]):
    """A dialog that is opened for one thing."""

    open: Callable[[_Thing], None]
    thing: _Thing

    def __call__(self) -> None:
        self.open(self.thing)


PARTS: dict[str, Callable[[Studio], Pictures]] = {
    "tabs": _tabs,
    "presented": _presented,
    "extremes": _extremes,
    "dialogs": _dialogs,
    "lessons": _lessons,
}
