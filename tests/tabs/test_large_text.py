"""At twice the text size on an old projector's 1280x720, nothing lies on anything else or beyond the window."""

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from app.core.passes import Phase
from app.state.app_state import AppState
from app.state.view_options import Options, TabId, ViewOptions
from app.tabs.export.export_dialog import ExportDialog
from app.tabs.help_window import HelpWindow
from app.tabs.phase_bar import PhaseBar
from app.tabs.present.present_strip import PresentStrip
from app.theme.loader import load_theme
from tests.tabs.window_setup import new_context

SMALL = QSize(1280, 720)
LARGE = load_theme("projector-light").scaled(1.6)  # twice, at the 0.8 of a small projector


@pytest.fixture
def state() -> AppState:
    return new_context(language="en").state


@pytest.fixture
def strip(qtbot: QtBot, state: AppState) -> PresentStrip:
    strip = PresentStrip(state, ViewOptions(Options(tab=TabId.TIMELINE)), LARGE)
    qtbot.addWidget(strip)
    strip.resize(SMALL.width(), strip.sizeHint().height())
    strip.show()
    QApplication.processEvents()
    return strip


def test_every_slider_of_the_audience_has_room_for_name_number_and_groove(strip: PresentStrip) -> None:
    for part in strip.sliders:
        field, slider = part.field.geometry(), part.slider.geometry()
        assert field.right() < slider.left(), part.slider.accessibleName()
        assert slider.width() >= 3 * LARGE.sizes.body
        assert strip.rect().contains(part.geometry())


def test_no_two_sliders_of_the_audience_overlap(strip: PresentStrip) -> None:
    first, second, third = (part.geometry() for part in strip.sliders)
    assert not first.intersects(second)
    assert not second.intersects(third)
    assert not first.intersects(third)


def test_the_words_below_the_phases_fit_beside_each_other(qtbot: QtBot, state: AppState) -> None:
    bar = PhaseBar(LARGE)
    qtbot.addWidget(bar)
    bar.show_results(state.results)
    bar.resize(bar.minimumSizeHint())
    form, size = bar.fitting_form()
    assert form == 1  # names and shares, without the times
    words = bar.words(form)
    widths = [QFontMetricsF(bar.font_of(phase, size)).horizontalAdvance(words[phase]) for phase in Phase]
    assert sum(widths) < bar.width()


@pytest.mark.parametrize("kind", [HelpWindow, ExportDialog])
def test_windows_beside_the_program_are_no_larger_than_it(
    qtbot: QtBot, kind: type[HelpWindow] | type[ExportDialog]
) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(SMALL)
    dialog = kind(LARGE, window)
    dialog.show()
    assert dialog.size().boundedTo(SMALL) == dialog.size()
