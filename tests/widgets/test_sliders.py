import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, Qt
from PySide6.QtGui import (
    QAccessible,
    QFocusEvent,
    QFontMetricsF,
    QImage,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QRegion,
    QWheelEvent,
)
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from app.theme.tokens import Role, Theme
from app.widgets.log_slider import LogSlider
from app.widgets.scales import LinearScale, LogScale
from app.widgets.scrub_slider import ScrubSlider
from tests.widgets.heard import runs


@pytest.fixture
def slider(qtbot: QtBot, theme: Theme) -> LogSlider:
    slider = LogSlider(theme, 1, 1_000_000, Role.PREFILL)
    slider.resize(300, 60)
    qtbot.addWidget(slider)
    slider.heard = []
    slider.value_changed.connect(slider.heard.append)
    return slider


def test_the_scale_is_logarithmic() -> None:
    scale = LogScale(1, 1_000_000)
    assert scale.position(1000) == pytest.approx(0.5)  # 3 of 6 decades
    assert scale.value(0.5) == 1000
    assert LogScale(0, 99).position(9) == pytest.approx(0.5)  # (9 + 1) of (99 + 1): 1 of 2 decades


@given(st.integers(1, 1_000_000), st.sampled_from([0.01, -0.01]))
def test_a_step_always_moves_until_the_end(value: int, share: float) -> None:
    scale = LogScale(1, 1_000_000)
    moved = scale.stepped(value, share)
    assert moved == {0.01: 1_000_000, -0.01: 1}[share] or (moved - value) * share > 0


def test_a_scale_without_length_is_refused() -> None:
    with pytest.raises(ValueError, match="low < high"):
        LogScale(5, 5)
    with pytest.raises(ValueError, match="low < high"):
        LinearScale(5, 5)


def test_any_value_is_held_exactly_and_setting_is_silent(slider: LogSlider) -> None:
    for value in (860, 123_457, 1, 1_000_000):
        slider.set_value(value)
        assert slider.value() == value
    slider.set_range(1, 100)
    assert slider.value() == 100
    assert slider.heard == []


@pytest.mark.parametrize(
    ("key", "modifier", "value"),
    [
        (Qt.Key.Key_Right, Qt.KeyboardModifier.NoModifier, 1148),  # 1000 x 10^0.06
        (Qt.Key.Key_Left, Qt.KeyboardModifier.NoModifier, 871),  # 1000 / 10^0.06
        (Qt.Key.Key_Up, Qt.KeyboardModifier.ShiftModifier, 1001),
        (Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier, 999),
        (Qt.Key.Key_PageUp, Qt.KeyboardModifier.NoModifier, 2000),
        (Qt.Key.Key_PageDown, Qt.KeyboardModifier.NoModifier, 500),
        (Qt.Key.Key_Home, Qt.KeyboardModifier.NoModifier, 1),
        (Qt.Key.Key_End, Qt.KeyboardModifier.NoModifier, 1_000_000),
    ],
)
def test_keys(slider: LogSlider, qtbot: QtBot, key: Qt.Key, modifier: Qt.KeyboardModifier, value: int) -> None:
    slider.set_value(1000)
    qtbot.keyClick(slider, key, modifier)
    assert slider.heard == [value]


def test_right_to_left_turns_the_arrow_keys_and_the_groove_round(slider: LogSlider, qtbot: QtBot) -> None:
    slider.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    slider.set_value(1000)
    qtbot.keyClick(slider, Qt.Key.Key_Left)
    assert slider.value() == 1148
    qtbot.mouseClick(slider, Qt.MouseButton.LeftButton, pos=QPoint(slider.width() - 1, 15))
    assert slider.value() == 1


def test_a_click_on_the_groove_jumps_there_and_dragging_follows(slider: LogSlider, qtbot: QtBot) -> None:
    qtbot.mouseClick(slider, Qt.MouseButton.LeftButton, pos=QPoint(150, 15))
    assert slider.value() == 1000  # the middle of 1 to 10^6
    qtbot.mousePress(slider, Qt.MouseButton.LeftButton, pos=QPoint(150, 15))
    qtbot.mouseMove(slider, QPoint(299, 15))
    qtbot.mouseRelease(slider, Qt.MouseButton.LeftButton, pos=QPoint(299, 15))
    assert slider.value() == 1_000_000


def test_the_wheel_turns_only_a_focused_slider(slider: LogSlider, qtbot: QtBot) -> None:
    slider.set_value(1000)
    turn = (QPointF(10, 10), QPointF(10, 10), QPoint(), QPoint(0, 120), Qt.MouseButton.NoButton)
    rest = (Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False)
    QApplication.sendEvent(slider, QWheelEvent(*turn, *rest))
    assert slider.value() == 1000
    slider.show()
    slider.setFocus()
    qtbot.waitUntil(slider.hasFocus)
    QApplication.sendEvent(slider, QWheelEvent(*turn, *rest))
    assert slider.value() == 1318  # two hundredths of 6 decades: 1000 x 10^0.12


def test_assistive_technology_reads_and_sets_the_true_number(slider: LogSlider) -> None:
    slider.set_value(860)
    interface = QAccessible.queryAccessibleInterface(slider)
    assert interface.role() == QAccessible.Role.Slider
    assert interface.valueInterface().currentValue() == 860
    interface.valueInterface().setCurrentValue(900)
    assert slider.heard == [900]


def test_the_scrub_slider_speaks_in_shares(qtbot: QtBot, theme: Theme) -> None:
    scrub = ScrubSlider(theme)
    qtbot.addWidget(scrub)
    scrub.set_position(0.25)
    with qtbot.waitSignal(scrub.scrubbed) as caught:
        qtbot.keyClick(scrub, Qt.Key.Key_Right)
    assert caught.args == [pytest.approx(0.26)]


def test_keys_in_quick_succession_are_one_change_and_a_late_one_is_another(slider: LogSlider, qtbot: QtBot) -> None:
    now = [100.0]
    slider.now_s = lambda: now[0]
    slider.set_value(1000)
    heard = runs(slider)
    for wait_s in (0.0, 0.3, 0.5, 0.6):  # half a second is the longest pause within a run
        now[0] += wait_s
        qtbot.keyClick(slider, Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    assert heard == [[1001, 1002, 1003], [1004]]


def test_a_key_that_is_held_down_is_one_change_however_late_the_system_repeats_it(slider: LogSlider) -> None:
    now = [100.0]
    slider.now_s = lambda: now[0]
    slider.set_value(1000)
    heard = runs(slider)
    shift = Qt.KeyboardModifier.ShiftModifier
    for is_repeated in (False, True, True):
        now[0] += 1.0
        event = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Right, shift, "", is_repeated)
        QApplication.sendEvent(slider, event)
    assert heard == [[1001, 1002, 1003]]


def test_a_run_of_keys_ends_with_the_focus_and_with_the_mouse(slider: LogSlider, qtbot: QtBot) -> None:
    slider.now_s = lambda: 100.0
    slider.set_value(1000)
    heard = runs(slider)
    qtbot.keyClick(slider, Qt.Key.Key_PageUp)
    QApplication.sendEvent(slider, QFocusEvent(QEvent.Type.FocusOut))
    qtbot.keyClick(slider, Qt.Key.Key_PageUp)
    qtbot.mousePress(slider, Qt.MouseButton.LeftButton, pos=QPoint(150, 15))  # the middle, 1000
    slider.now_s = lambda: 200.0  # a hand may rest in the middle of a drag
    qtbot.mouseMove(slider, QPoint(299, 15))
    qtbot.mouseRelease(slider, Qt.MouseButton.LeftButton, pos=QPoint(299, 15))
    assert [run for run in heard if run] == [[2000], [4000], [1000, 1_000_000]]


def test_a_move_draws_the_groove_as_if_all_of_it_were_drawn(slider: LogSlider, qtbot: QtBot) -> None:
    slider.set_ticks(((1, "1"), (1_000, "1 k"), (1_000_000, "1 M")))
    slider.show()
    parts = _Painted(slider)
    QApplication.processEvents()
    slider.set_value(1)
    QApplication.processEvents()
    parts.rects.clear()
    slider.set_value(1_000_000)
    QApplication.processEvents()
    (part,) = parts.rects
    words_from = slider.sizeHint().height() - QFontMetricsF(slider._theme.font("caption")).height() - 2
    assert part.bottom() <= words_from
    shown = slider.grab().toImage()  # draws all of it
    kept = QImage(shown)
    painter = QPainter(kept)
    slider.render(painter, part.topLeft(), QRegion(part))
    painter.end()
    assert kept == shown


class _Painted(QObject):
    """Notes which parts of a widget are drawn."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.rects: list[QRect] = []
        widget.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QPaintEvent):
            self.rects.append(event.rect())
        return False
