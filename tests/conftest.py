"""What every test shares: temporary settings, one themed application, and a check for things left behind."""

import gc
import os
import tempfile
from collections.abc import Iterator

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
_SETTINGS = tempfile.TemporaryDirectory(prefix="two-speeds-tests-")

import pytest  # noqa: E402
from PySide6.QtCore import (  # noqa: E402
    QEvent,
    QLocale,
    QObject,
    QSettings,
    QTranslator,
)
from PySide6.QtWidgets import QApplication  # noqa: E402

from app.language import TRANSLATIONS  # noqa: E402
from app.theme.apply import apply_theme  # noqa: E402
from app.theme.fonts import load_fonts  # noqa: E402
from app.theme.loader import THEME_IDS, load_theme  # noqa: E402
from app.theme.tokens import Theme  # noqa: E402
from tests.leftovers import running, timers_and_animations  # noqa: E402

# Cycles are collected at the end of tests only: in the middle of an event a collection may free a widget that Qt is
# just about to tell something. The program does the same, see app/state/garbage.py.
gc.disable()
GARBAGE_BETWEEN_TESTS = 20_000

QSettings.setDefaultFormat(QSettings.Format.IniFormat)
for _scope in (QSettings.Scope.UserScope, QSettings.Scope.SystemScope):
    QSettings.setPath(QSettings.Format.IniFormat, _scope, _SETTINGS.name)
    QSettings.setPath(QSettings.Format.NativeFormat, _scope, _SETTINGS.name)
QLocale.setDefault(QLocale(QLocale.Language.English, QLocale.Country.UnitedStates))


@pytest.fixture(scope="session")
def qapp(qapp: QApplication) -> QApplication:
    load_fonts()
    apply_theme(qapp, load_theme("light"))
    plurals = QTranslator(qapp)
    assert plurals.load(str(TRANSLATIONS / "two_speeds_en.qm"))
    qapp.installTranslator(plurals)  # "1 layer", "32 layers": the English that people see
    return qapp


@pytest.fixture
def theme() -> Theme:
    return load_theme("light")


@pytest.fixture(params=THEME_IDS)
def any_theme(request: pytest.FixtureRequest) -> Theme:
    return load_theme(request.param)


def pytest_collection_finish() -> None:
    """Set aside what imports and collection made, 200,000 objects that stay: no check after a test looks at them."""
    assert timers_and_animations() == []  # or one of them could start later and nobody would see it
    gc.collect()
    gc.freeze()


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_teardown(item: pytest.Item) -> Iterator[None]:
    """Fail a test that leaves windows, timers or animations behind once qtbot has closed its widgets."""
    result = yield
    app = QApplication.instance()
    if isinstance(app, QApplication) and "qapp" in getattr(item, "fixturenames", ()):
        _check_nothing_left(app, item.nodeid)
    if gc.get_count()[0] > GARBAGE_BETWEEN_TESTS:
        gc.collect()
    return result


def _check_nothing_left(app: QApplication, test: str) -> None:
    app.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)  # what qtbot closed is gone now
    left = [widget for widget in app.topLevelWidgets() if widget.parent() is None and _is_of_the_program(widget)]
    if left:
        gc.collect()  # a cycle that nobody holds any more is not a leak
        left = [widget for widget in app.topLevelWidgets() if widget.parent() is None and _is_of_the_program(widget)]
    still = running()
    for timer in still:
        timer.stop()  # or every later test would be blamed for it
    for widget in left:
        widget.close()
        widget.deleteLater()
    assert not still, f"{test} leaves a timer or an animation running: {still}"
    assert not left, f"{test} leaves windows open: {left}"


def _is_of_the_program(obj: QObject) -> bool:
    return type(obj).__module__.startswith(("app.", "tests."))
