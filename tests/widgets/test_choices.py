import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QFontMetricsF
from PySide6.QtWidgets import QLineEdit, QListView
from pytestqt.qtbot import QtBot

from app.theme.tokens import Theme
from app.widgets.buttons import PaintedButton
from app.widgets.chip import Chip
from app.widgets.painting import theme_text_width, whole_parts
from app.widgets.picker import PickerEntry, SearchPicker
from app.widgets.play_bar import PlayBar
from app.widgets.quantity import WORD_JOINER
from app.widgets.segmented import Segmented

ENTRIES = [
    PickerEntry("example-8b", "Example 8B", "32 layers", "Examples"),
    PickerEntry("llama-3.1-8b", "Llama 3.1 8B", "32 layers", "Llama", "meta"),
    PickerEntry("llama-3.1-70b", "Llama 3.1 70B", "80 layers", "Llama", "meta"),
]


@pytest.fixture
def picker(qtbot: QtBot, theme: Theme) -> SearchPicker:
    picker = SearchPicker(theme, "Model")
    qtbot.addWidget(picker)
    picker.set_entries(ENTRIES)
    picker.set_value("example-8b")
    picker.show()
    picker.heard = []
    picker.picked.connect(picker.heard.append)
    return picker


def rows(picker: SearchPicker) -> list[str]:
    model = picker.findChild(QListView).model()
    return [model.index(row, 0).data() for row in range(model.rowCount())]


def test_the_picker_shows_and_names_its_choice(picker: SearchPicker) -> None:
    assert (picker.value, picker.text()) == ("example-8b", "Example 8B")
    assert (picker.accessibleName(), picker.accessibleDescription()) == ("Model: Example 8B", "32 layers")
    assert picker.heard == []


def test_what_is_not_in_the_list_can_be_shown(picker: SearchPicker) -> None:
    picker.set_value("my-file.gguf")
    assert (picker.value, picker.text()) == ("", "my-file.gguf")


def test_typing_filters_by_any_words_and_enter_picks(picker: SearchPicker, qtbot: QtBot) -> None:
    picker.open_list()
    assert rows(picker) == ["Examples", "Example 8B", "Llama", "Llama 3.1 8B", "Llama 3.1 70B"]
    search = picker.findChild(QLineEdit)
    qtbot.keyClicks(search, "META 70")
    assert rows(picker) == ["Llama", "Llama 3.1 70B"]
    qtbot.keyClick(search, Qt.Key.Key_Return)
    assert (picker.heard, picker.value) == (["llama-3.1-70b"], "llama-3.1-70b")


def test_what_only_keeps_a_unit_on_one_line_is_not_searched_for(picker: SearchPicker, qtbot: QtBot) -> None:
    picker.set_entries([*ENTRIES, PickerEntry("card", "Card", f"1,008\N{NO-BREAK SPACE}GB/{WORD_JOINER}s")])
    picker.open_list()
    qtbot.keyClicks(picker.findChild(QLineEdit), "1,008 gb/s")
    assert rows(picker) == ["Card"]


def test_arrow_keys_skip_the_headers(picker: SearchPicker, qtbot: QtBot) -> None:
    picker.open_list()
    search = picker.findChild(QLineEdit)
    qtbot.keyClick(search, Qt.Key.Key_Down)
    qtbot.keyClick(search, Qt.Key.Key_Return)
    assert picker.heard == ["llama-3.1-8b"]


def test_escape_closes_without_picking(picker: SearchPicker, qtbot: QtBot) -> None:
    picker.open_list()
    qtbot.keyClick(picker.findChild(QLineEdit), Qt.Key.Key_Escape)
    assert not picker.findChild(QListView).isVisible()
    assert picker.heard == []


def test_two_hundred_entries_are_searched(picker: SearchPicker, qtbot: QtBot) -> None:
    picker.set_entries([PickerEntry(f"m-{i}", f"Model {i}", "layers", f"Maker {i % 20}") for i in range(200)])
    picker.open_list()
    search = picker.findChild(QLineEdit)
    search.setText("model 199")
    assert rows(picker) == ["Maker 19", "Model 199"]


def test_the_list_is_wide_enough_for_its_longest_entry(picker: SearchPicker, theme: Theme) -> None:
    long = "235 B weights, 22 B per token · 94 layers · 4 KV heads · more"
    picker.set_entries([*ENTRIES, PickerEntry("moe", "Mixture", long)])
    picker.resize(100, picker.height())
    picker.open_list()
    view = picker.findChild(QListView)
    needed = QFontMetricsF(theme.font("caption")).horizontalAdvance(long)
    most = 0.55 * picker.screen().availableGeometry().width()
    assert needed + 3 * theme.sizes.spacing < view.viewport().width() < most


def test_a_part_for_which_there_is_no_room_is_left_out_whole(theme: Theme) -> None:
    font = theme.font("caption")
    text = "24 GB · 1,000 GB/s · 100 TFLOP/s"

    def wide(words: str) -> float:
        return theme_text_width(font, words)

    assert whole_parts(font, text, wide(text)) == text
    assert whole_parts(font, text, wide(text) - 1) == "24 GB · 1,000 GB/s"
    assert whole_parts(font, text, wide("24 GB · 1,000 GB/s") - 1) == "24 GB"
    assert whole_parts(font, text, 1) == "24 GB"


def test_segments_behave_as_radio_buttons(qtbot: QtBot, theme: Theme) -> None:
    speeds = Segmented(theme, [(1, "×1"), (5, "×5"), (20, "×20")], "Speed")
    qtbot.addWidget(speeds)
    speeds.show()
    heard: list[object] = []
    speeds.chosen.connect(heard.append)
    speeds.set_value(5)
    assert (speeds.value, heard) == (5, [])
    segments = speeds.findChildren(PaintedButton)
    assert QAccessible.queryAccessibleInterface(segments[0]).role() == QAccessible.Role.RadioButton
    segments[1].setFocus()
    qtbot.waitUntil(segments[1].hasFocus)
    qtbot.keyClick(segments[1], Qt.Key.Key_Right)
    assert (speeds.value, heard) == (20, [20])
    qtbot.mouseClick(segments[2], Qt.MouseButton.LeftButton)
    assert heard == [20]


def test_a_chip_is_pressed_with_enter_and_keeps_its_mark(qtbot: QtBot, theme: Theme) -> None:
    chip = Chip(theme, "Balanced")
    qtbot.addWidget(chip)
    chip.set_chosen(True)
    with qtbot.waitSignal(chip.clicked):
        qtbot.keyClick(chip, Qt.Key.Key_Return)
    assert chip.isChecked()


def test_the_play_bar_says_what_was_pressed_and_shows_what_it_is_told(qtbot: QtBot, theme: Theme) -> None:
    bar = PlayBar(theme, (1.0, 2.0))
    qtbot.addWidget(bar)
    heard: list[object] = []
    for signal in (bar.stepped, bar.scrubbed, bar.loop_toggled, bar.speed_chosen):
        signal.connect(heard.append)
    bar.set_position(0.5)
    bar.set_speed(2.0)
    bar.set_playing(True)
    assert heard == []
    buttons = {button.text(): button for button in bar.findChildren(PaintedButton)}
    assert "Pause" in buttons
    with qtbot.waitSignal(bar.play_toggled):
        qtbot.mouseClick(buttons["Pause"], Qt.MouseButton.LeftButton)
    for text in ("One step back", "One step forward", "Begin again at the end"):
        qtbot.mouseClick(buttons[text], Qt.MouseButton.LeftButton)
    assert heard == [-1, 1, True]
