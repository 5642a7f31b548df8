"""Keyboard and assistive technology: every control has a name and a role, Tab reaches all of them and none holds it."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAccessible, QImage
from PySide6.QtWidgets import QAbstractButton, QAbstractSlider, QApplication, QDialog, QTabBar, QWidget
from pytestqt.qtbot import QtBot

from app.state.view_options import TABS, TabId
from app.tabs.export.export_choice import Kind
from app.tabs.main_window import MainWindow
from app.theme.loader import load_theme
from app.theme.tokens import Theme
from app.widgets.groove_slider import GrooveSlider
from tests.tabs.window_setup import new_context

UNNAMED = (QAccessible.Role.Client, QAccessible.Role.NoRole)


@pytest.fixture
def window(qtbot: QtBot, theme: Theme) -> MainWindow:
    window = MainWindow(new_context(), theme)
    qtbot.addWidget(window)
    window.resize(1440, 900)
    with qtbot.waitActive(window):
        window.show()
    return window


def open_windows(window: MainWindow) -> Iterator[tuple[str, QWidget]]:
    """Every dialog, opened, and the overlay last."""
    companions = window.companions
    companions.show_preferences()
    companions.show_data()
    companions.show_words()
    for kind in Kind:
        companions.show_export(kind)
        assert companions.export is not None
        yield f"export {kind}", companions.export
    window.intake.own.new_model()
    window.intake.own.new_machine()
    window.actions_.about.trigger()
    for dialog in window.findChildren(QDialog):
        if dialog.isVisible():
            yield type(dialog).__name__, dialog
    companions.show_keys()
    assert companions.keys is not None
    yield "keys", companions.keys


def complaints(root: QWidget) -> list[str]:
    """Name every visible widget that takes the focus without a name or a role."""
    found = []
    for widget in root.findChildren(QWidget):
        if not widget.isVisible() or widget.focusPolicy() == Qt.FocusPolicy.NoFocus:
            continue
        if widget.objectName().startswith("qt_"):
            continue  # the inside of one of Qt's own controls, which speaks for it
        interface = QAccessible.queryAccessibleInterface(widget)
        if not interface.text(QAccessible.Text.Name) or interface.role() in UNNAMED:
            found.append(f"{type(widget).__name__} {interface.text(QAccessible.Text.Name)!r} {interface.role()}")
    return found


@pytest.mark.parametrize("tab", TABS)
def test_every_control_of_a_tab_has_a_name_and_a_role(window: MainWindow, tab: TabId) -> None:
    window.context.options.set_tab(tab)
    QApplication.processEvents()
    assert complaints(window) == []


def test_every_control_of_a_lesson_has_a_name_and_a_role(window: MainWindow) -> None:
    lesson = window.lecture.menu.lessons[0]
    window.lecture.runner.start(lesson)
    for _ in range(len(lesson.steps)):
        QApplication.processEvents()
        assert complaints(window) == []
        window.lecture.runner.next()
    window.lecture.bar.notes.click()
    assert window.lecture.notes is not None
    assert complaints(window.lecture.notes) == []


def test_every_control_of_a_dialog_has_a_name_and_a_role(window: MainWindow) -> None:
    for name, dialog in open_windows(window):
        assert (name, complaints(dialog)) == (name, [])


@pytest.mark.parametrize("tab", TABS)
def test_every_chart_says_what_it_shows(window: MainWindow, tab: TabId) -> None:
    window.context.options.set_tab(tab)
    QApplication.processEvents()
    charts = [chart for chart in window.findChildren(QWidget) if chart.property("is_chart") and chart.isVisible()]
    if tab is not TabId.MEASURED:  # which has none before something is measured
        assert charts
    for chart in charts:
        interface = QAccessible.queryAccessibleInterface(chart)
        told = (interface.text(QAccessible.Text.Name), interface.text(QAccessible.Text.Description))
        assert interface.role() == QAccessible.Role.Chart, type(chart)
        assert all(told), (type(chart).__name__, told)


def test_a_slider_tells_its_value_and_its_ends(window: MainWindow) -> None:
    interface = QAccessible.queryAccessibleInterface(window.panel.lengths.prompt.slider)
    assert interface.role() == QAccessible.Role.Slider
    value = interface.valueInterface()
    assert value.currentValue() == 1_000
    assert (value.minimumValue(), value.maximumValue()) == (1, 1_048_576)
    value.setCurrentValue(2_000)
    assert window.context.state.scenario.prompt_tokens == 2_000


# Tab


def stops(root: QWidget, qtbot: QtBot, first: QWidget) -> list[QWidget]:
    """Press Tab until the focus is back where it began."""
    first.setFocus()
    found = [first]
    for _ in range(400):
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        now = QApplication.focusWidget()
        assert now is not None
        assert now is not found[-1], f"Tab does not leave {type(now).__name__}"
        if now is first:
            return found
        found.append(now)
    raise AssertionError("Tab never comes back")


def one_per_group(widgets: list[QWidget]) -> list[QWidget]:
    """Leave out the unchecked of buttons that exclude each other: Tab enters the group once, arrow keys choose."""
    return [
        widget
        for widget in widgets
        if not (isinstance(widget, QAbstractButton) and widget.autoExclusive() and not widget.isChecked())
    ]


def reachable(root: QWidget) -> list[QWidget]:
    """Every control that Tab should come to."""
    found = [
        widget
        for widget in root.findChildren(QWidget)
        if widget.isVisible()
        and widget.isEnabled()
        and widget.window() is root.window()
        and bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus)
        and widget.focusProxy() is None
        and not widget.objectName().startswith("qt_")
    ]
    return [widget for widget in one_per_group(found) if not isinstance(widget.parentWidget(), QTabBar)]


@pytest.mark.parametrize("tab", TABS)
def test_tab_goes_through_every_control_and_comes_back(window: MainWindow, qtbot: QtBot, tab: TabId) -> None:
    window.context.options.set_tab(tab)
    QApplication.processEvents()
    first = window.header.tabs
    found = stops(window, qtbot, first)
    missed = [
        f"{type(widget).__name__} {widget.accessibleName()}" for widget in reachable(window) if widget not in found
    ]
    assert missed == []


@pytest.mark.parametrize("tab", TABS)
def test_tab_goes_from_the_header_over_the_panel_to_the_tab(window: MainWindow, qtbot: QtBot, tab: TabId) -> None:
    window.context.options.set_tab(tab)
    QApplication.processEvents()
    found = stops(window, qtbot, window.header.tabs)
    places = [
        number
        for widget in found
        for number, part in enumerate((window.header, window.panel, window.tab(tab)))
        if part.isAncestorOf(widget)
    ]
    changes = [place for number, place in enumerate(places) if number == 0 or place != places[number - 1]]
    assert changes in ([0, 1, 2], [0, 1, 2, 0])  # the header's first and last stops may lie at the two ends


def test_tab_leaves_no_dialog_without_a_way_round(window: MainWindow, qtbot: QtBot) -> None:
    for name, dialog in open_windows(window):
        if not isinstance(dialog, QDialog):
            continue
        dialog.show()
        dialog.activateWindow()
        qtbot.waitUntil(dialog.isActiveWindow)
        first = next(iter(reachable(dialog)))
        found = stops(dialog, qtbot, first)
        missed = [type(widget).__name__ for widget in reachable(dialog) if widget not in found]
        assert (name, missed) == (name, [])


@pytest.mark.parametrize("tab", TABS)
@pytest.mark.parametrize("theme_id", ["light", "dark"])
def test_the_focus_can_be_seen_on_every_control(window: MainWindow, qtbot: QtBot, tab: TabId, theme_id: str) -> None:
    window.set_theme(load_theme(theme_id))
    window.context.options.set_tab(tab)
    QApplication.processEvents()
    unseen = []
    for widget in stops(window, qtbot, window.header.tabs):
        widget.setFocus(Qt.FocusReason.TabFocusReason)
        with_focus = shown(widget)
        widget.clearFocus()
        if shown(widget) == with_focus:
            unseen.append(f"{type(widget).__name__} {widget.accessibleName()}")
    assert unseen == []


def shown(widget: QWidget) -> QImage:
    QApplication.sendPostedEvents(widget, QEvent.Type.LayoutRequest.value)
    return widget.grab().toImage()


# Keys of controls


@pytest.mark.parametrize("tab", TABS)
def test_every_slider_answers_arrows_pages_and_ends(window: MainWindow, qtbot: QtBot, tab: TabId) -> None:
    window.context.options.set_tab(tab)
    for slider in window.findChildren(QAbstractSlider):
        if not isinstance(slider, GrooveSlider) or not slider.isVisible():
            continue
        low, high = slider.minimum(), slider.maximum()
        slider.set_value((low + high) // 2)
        slider.setFocus()
        for key, modifier, is_right in (
            (Qt.Key.Key_Right, Qt.KeyboardModifier.NoModifier, "more"),
            (Qt.Key.Key_Left, Qt.KeyboardModifier.ShiftModifier, "one less"),
            (Qt.Key.Key_PageDown, Qt.KeyboardModifier.NoModifier, "less"),
            (Qt.Key.Key_End, Qt.KeyboardModifier.NoModifier, "end"),
            (Qt.Key.Key_Home, Qt.KeyboardModifier.NoModifier, "start"),
        ):
            before = slider.value()
            qtbot.keyClick(slider, key, modifier)
            now = slider.value()
            expected = {
                "more": now > before,
                "one less": now == before - 1,
                "less": now < before,
                "end": now == high,
                "start": now == low,
            }
            assert expected[is_right], (slider.accessibleName(), is_right, before, now)


def test_space_presses_the_focused_button_and_otherwise_plays(window: MainWindow, qtbot: QtBot) -> None:
    player = window.tab(TabId.PASSES).player
    assert player is not None
    button = window.header._menu_button
    button.clicked.disconnect()  # no menu here
    button.setFocus()
    with qtbot.waitSignal(button.clicked):
        qtbot.keyClick(button, Qt.Key.Key_Space)
    assert not player.is_playing
    window.setFocus()
    qtbot.keyClick(window, Qt.Key.Key_Space)
    assert player.is_playing
    qtbot.keyClick(window, Qt.Key.Key_Space)
    assert not player.is_playing
