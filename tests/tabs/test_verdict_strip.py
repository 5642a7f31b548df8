"""The strip: sentence, mark and bar, and its flip when the dominant phase changes."""

import pytest
from PySide6.QtCore import QEvent, QLocale, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QImage, QPainter
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.core.passes import Phase
from app.language import Language
from app.tabs.presets import BALANCED, PRESETS
from app.tabs.tab_view import TabContext, Tone, Verdict
from app.tabs.verdict_strip import FLIP_S, VerdictStrip, highlight_at
from app.tabs.verdict_text import TWO_LINES, draw_mark
from app.theme.tokens import Theme
from tests.tabs.window_setup import new_context

LONG_DOCUMENT = next(preset for preset in PRESETS if preset.id == "long-document")
LONG_SENTENCE = "A sentence that is so long that it needs two lines, because the one who wrote it had much to say here."


def new_strip(qtbot: QtBot, context: TabContext, theme: Theme) -> VerdictStrip:
    strip = VerdictStrip(context.state, context.clock, context.options, theme)
    qtbot.addWidget(strip)
    strip.resize(1280, strip.sizeHint().height())
    return strip


def show_preset(context: TabContext, preset_id: str) -> None:
    preset = next(preset for preset in PRESETS if preset.id == preset_id)
    context.state.apply(preset.applied_to(context.state.scenario))


def test_the_bar_tells_times_and_shares_of_balanced(qtbot: QtBot, theme: Theme) -> None:
    # 1,000 tokens / 600 per s = 1.667 s; 859 passes / 18 per s = 47.7 s; 1.667 / 49.4 = 3.4 %
    strip = new_strip(qtbot, new_context(), theme)
    told = strip.bar.accessibleDescription().replace("\N{NO-BREAK SPACE}", " ")
    assert told == "Prefill 1.67 s · 3.4 %; Decode 47.7 s · 96.6 %"


def test_the_bar_tells_that_a_long_document_is_read_longer_than_it_is_answered(qtbot: QtBot, theme: Theme) -> None:
    # 20,000 / 600 = 33.3 s; 99 / 18 = 5.5 s; 33.33 / 38.83 = 85.8 %
    context = new_context()
    strip = new_strip(qtbot, context, theme)
    show_preset(context, "long-document")
    told = strip.bar.accessibleDescription().replace("\N{NO-BREAK SPACE}", " ")
    assert told == "Prefill 33.3 s · 86 %; Decode 5.50 s · 14 %"


def test_an_answer_of_one_token_has_no_decode(qtbot: QtBot, theme: Theme) -> None:
    context = new_context()
    strip = new_strip(qtbot, context, theme)
    context.state.set_answer_tokens(1)
    told = strip.bar.accessibleDescription().replace("\N{NO-BREAK SPACE}", " ")
    assert told == "Prefill 1.67 s · 100 %; Decode 0 s · 0 %"


def test_the_strip_lights_up_when_the_dominant_phase_changes_and_comes_to_rest(qtbot: QtBot, theme: Theme) -> None:
    context = new_context()
    strip = new_strip(qtbot, context, theme)
    show_preset(context, "short-question")  # decode-dominated before and after
    assert strip.highlight == 0.0
    show_preset(context, "long-document")
    assert strip.highlight == 1.0
    assert context.clock.is_running
    context.clock.step(FLIP_S / 2)
    assert 0.0 < strip.highlight < 1.0
    context.clock.step(FLIP_S)
    assert strip.highlight == 0.0
    assert not context.clock.is_running


def test_reduced_motion_flips_without_moving(qtbot: QtBot, theme: Theme) -> None:
    context = new_context(reduced_motion=True)
    strip = new_strip(qtbot, context, theme)
    show_preset(context, "long-document")
    assert strip.highlight == 0.0
    assert not context.clock.is_running
    assert strip._dominant is Phase.PREFILL


def test_the_band_has_the_dominant_phase_s_colour(qtbot: QtBot, any_theme: Theme) -> None:
    context = new_context(reduced_motion=True)
    strip = new_strip(qtbot, context, any_theme)
    assert strip.grab().toImage().pixelColor(2, strip.height() // 2) == QColor(any_theme.decode)
    show_preset(context, "long-document")
    assert strip.grab().toImage().pixelColor(2, strip.height() // 2) == QColor(any_theme.prefill)


def test_the_strip_asks_for_the_room_that_another_language_takes(qtbot: QtBot, theme: Theme) -> None:
    strip = new_strip(qtbot, new_context(), theme)
    strip.show()
    layout = strip.layout()
    assert layout is not None
    before, english = QLocale(), layout.minimumSize().width()
    speaker = Language()
    speaker.set_choice("tr")
    QApplication.sendEvent(strip, QEvent(QEvent.Type.LanguageChange))
    told = layout.minimumSize().width()
    speaker.set_choice("en")
    QLocale.setDefault(before)
    assert told > english  # "Ön doldurma" and "Kod çözme" are longer than "Prefill" and "Decode"


def test_highlight_fades_from_one_to_nothing() -> None:
    # half way: x = 1/2, x² (3 - 2x) = 1/4 * 2 = 1/2
    assert highlight_at(0.0) == 1.0
    assert highlight_at(FLIP_S / 2) == pytest.approx(0.5)
    assert highlight_at(2 * FLIP_S) == 0.0


def test_a_long_sentence_takes_two_smaller_lines_and_the_strip_keeps_its_height(qtbot: QtBot, theme: Theme) -> None:
    strip = new_strip(qtbot, new_context(), theme)
    height = strip.sizeHint().height()
    room = QRectF(0, 0, 700, strip.sentence.sizeHint().height())
    strip.set_verdict(Verdict(text="Short."))
    assert strip.sentence.fitted_font(room).pixelSize() == theme.font("verdict").pixelSize()
    strip.set_verdict(Verdict(text=LONG_SENTENCE, tone=Tone.BAD))
    assert strip.sentence.fitted_font(room).pixelSize() <= round(theme.font("verdict").pixelSize() * TWO_LINES)
    assert strip.sizeHint().height() == height
    assert strip.sentence.accessibleName() == LONG_SENTENCE


def test_every_tone_has_a_shape_of_its_own(theme: Theme) -> None:
    shapes = set()
    for tone in Tone:
        picture = QImage(40, 40, QImage.Format.Format_ARGB32)
        picture.fill(QColor(theme.surface))
        painter = QPainter(picture)
        draw_mark(painter, QRectF(0, 0, 40, 40), tone, theme)
        painter.end()
        ground = QColor(theme.surface).rgb()
        shapes.add(tuple(picture.pixel(x, y) != ground for x in range(0, 40, 2) for y in range(0, 40, 2)))
    assert len(shapes) == len(Tone)


def test_balanced_is_where_the_window_starts() -> None:
    assert BALANCED.is_shown_by(new_context().state.scenario)
    assert not LONG_DOCUMENT.is_shown_by(new_context().state.scenario)


def test_equal_phases_have_no_colour_and_light_nothing_up(qtbot: QtBot, theme: Theme) -> None:
    context = new_context()
    strip = new_strip(qtbot, context, theme)
    show_preset(context, "short-question")
    context.state.set_prompt_tokens(1)
    context.state.set_answer_tokens(2)  # each of the two passes reads the same weights
    assert strip._dominant is None
    assert strip.highlight == 0.0
    context.state.set_answer_tokens(100)  # decode as before: that is no flip
    assert strip._dominant is Phase.DECODE
    assert strip.highlight == 0.0


@pytest.mark.parametrize("words", [5, 20, 40, 80])
@pytest.mark.parametrize("width", [420, 700, 1280])
def test_a_verdict_is_never_cut(qtbot: QtBot, theme: Theme, words: int, width: int) -> None:
    strip = new_strip(qtbot, new_context(), theme)
    strip.show()
    strip.set_verdict(Verdict(text=" ".join(["measured"] * words)))
    strip.resize(width, strip.sizeHint().height())
    strip.resize(width, strip.sizeHint().height())  # as a window does, whose strip has grown
    sentence = strip.sentence
    box = sentence.text_box()
    font = sentence.fitted_font(box)
    wrapped = QFontMetricsF(font).boundingRect(box, int(Qt.TextFlag.TextWordWrap), sentence.verdict.text)
    assert wrapped.height() <= box.height()
    assert box.height() <= sentence.height()
    if wrapped.height() <= 3 * QFontMetricsF(font).height():  # three lines are written no smaller than the body
        assert font.pixelSize() >= theme.font("body").pixelSize() - 1
