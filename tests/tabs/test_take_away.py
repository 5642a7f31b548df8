"""Taking away: what is written is what is shown, from a copy, and every failure is one sentence."""

import csv
import io
from pathlib import Path

import pytest
from PIL import Image
from PySide6.QtCore import QSize
from PySide6.QtGui import QGuiApplication, QImage
from pytestqt.qtbot import QtBot

from app.files.scenario_file import scenario_from_text, scenario_to_text
from app.state.view_options import TABS, TabId
from app.tabs.export.export_choice import ExportChoice, Kind
from app.tabs.export.export_desk import ExportDesk
from app.tabs.export.table_text import csv_bytes, tsv_text
from app.tabs.export.take_away import new_page, page
from app.tabs.main_window import MainWindow
from app.tabs.passes.passes_tab import PassesTab
from app.tabs.tab_view import Table
from app.theme.tokens import Theme
from tests.tabs.window_setup import BALANCED_ON_THE_LAPTOP, CATALOGUE

SIZE = QSize(1_100, 800)


@pytest.fixture
def desk(window: MainWindow) -> ExportDesk:
    return window.companions.desk()


class Heard:
    """What the desk has said."""

    def __init__(self, desk: ExportDesk) -> None:
        self.problems: list[str] = []
        self.done: list[str] = []
        desk.problem_found.connect(self.problems.append)
        desk.done.connect(self.done.append)


# Text


def test_csv_has_no_noise_of_floating_point() -> None:
    # 13.904 - 13.824 is 0.08000000000000007 in binary
    table = Table(title="T", columns=("s",), rows=((13.904 - 13.824,), (18_097_152_000.0,), (2.5e-13,), (1e20,)))
    assert csv_bytes((table,)).decode("utf-8-sig").split("\r\n")[2:6] == ["0.08", "18097152000", "2.5e-13", "1e+20"]
    assert tsv_text(table).split("\n")[1] == "0.08"


def test_csv_has_twelve_digits_and_an_empty_cell_where_a_number_does_not_exist() -> None:
    table = Table(title="Ğ", columns=("name", "s"), rows=(("a, b", 1 / 3), ("c", None), ("d", 12)))
    rows = list(csv.reader(io.StringIO(csv_bytes((table, table)).decode("utf-8-sig"))))
    expected = [["Ğ"], ["name", "s"], ["a, b", "0.333333333333"], ["c", ""], ["d", "12"]]
    assert rows == [*expected, [], *expected]


def test_the_clipboard_gets_one_line_for_a_row() -> None:
    table = Table(title="t", columns=("name", "s"), rows=(("a\nb\tc", 0.5),))
    assert tsv_text(table) == "name\ts\na b c\t0.5"


# A copy of a tab


def test_a_copy_shows_the_same_text_at_the_same_moment(window: MainWindow, theme: Theme) -> None:
    view = window.tab(TabId.PASSES)
    assert isinstance(view, PassesTab)
    view.chooser.picker.picked.emit("own")
    view.chooser.picker.set_value("own")
    view.chooser.prompt_field.setText("cook and pantry")
    view.chooser._read_own()
    view._player.seek(2.5)
    with page(TabId.PASSES, window.context, theme, SIZE, view) as copy:
        assert isinstance(copy.view, PassesTab)
        assert copy.view.chooser.text == view.chooser.text
        assert copy.view.chooser.text.prompt == ("cook", "and", "pantry")
        assert copy.view.verdict == view.verdict
        assert copy.strip.sentence.verdict == view.verdict
        copy.seek(0.0)
        assert view._player.position_s == 2.5  # what is on screen does not move with it


def test_a_dark_page_is_dark_whatever_the_window_shows(window: MainWindow, any_theme: Theme) -> None:
    with page(TabId.TIMELINE, window.context, any_theme, SIZE) as copy:
        corner = copy.frame().pixelColor(2, 2)
    assert (corner.lightness() < 128) == any_theme.is_dark


# Files


@pytest.mark.parametrize("tab", TABS)
@pytest.mark.parametrize("ending", [".png", ".svg", ".pdf", ".csv"])
def test_every_tab_can_be_taken_away_in_every_form(
    window: MainWindow, desk: ExportDesk, tmp_path: Path, tab: TabId, ending: str
) -> None:
    heard = Heard(desk)
    window.context.options.set_tab(tab)
    path = tmp_path / f"tab{ending}"
    desk.write(ExportChoice(kind=Kind.PICTURE, ending=ending), path)
    assert heard.problems == []
    assert heard.done == [f"Saved: {path}"]
    start = {".png": b"\x89PNG", ".svg": b"<?xml", ".pdf": b"%PDF", ".csv": b"\xef\xbb\xbf"}[ending]
    assert path.read_bytes().startswith(start)


def test_a_png_has_as_many_pixels_as_asked_for(window: MainWindow, desk: ExportDesk, tmp_path: Path) -> None:
    window.stack.resize(1_000, 700)
    window.strip.resize(1_300, 80)
    path = tmp_path / "tab.png"
    desk.write(ExportChoice(kind=Kind.PICTURE, ending=".png", scale=3.0), path)
    with Image.open(path) as image:
        assert image.size == (3 * 1_000, 3 * (700 + 80))


def test_all_tabs_go_into_a_folder_with_their_data(desk: ExportDesk, tmp_path: Path) -> None:
    desk.write(ExportChoice(kind=Kind.PICTURE, ending=".png", all_tabs=True, with_data=True, scale=1.0), tmp_path)
    assert {path.name for path in tmp_path.iterdir()} == {
        f"two-speeds-{tab}{ending}" for tab in TABS for ending in (".png", ".csv")
    }


def test_the_data_are_the_numbers_of_the_tab(window: MainWindow, desk: ExportDesk, tmp_path: Path) -> None:
    window.context.options.set_tab(TabId.TIMELINE)
    path = tmp_path / "timeline.csv"
    desk.write(ExportChoice(kind=Kind.DATA, ending=".csv"), path)
    rows = list(csv.reader(io.StringIO(path.read_text("utf-8-sig"))))
    # 1,000 prompt tokens at 600 tokens/s, and 859 passes of 1/18 s
    assert float(rows[2][2]) == pytest.approx(1_000 / 600)
    assert float(rows[3][2]) == pytest.approx(859 / 18)


@pytest.mark.parametrize(
    ("name", "kind", "ending", "words"),
    [
        ("nowhere/tab.png", Kind.PICTURE, ".png", "the folder"),
        ("nowhere/tab.csv", Kind.DATA, ".csv", "the folder"),
        ("nowhere/page.pdf", Kind.HANDOUT, ".pdf", "the folder"),
        ("tab.bmp", Kind.PICTURE, ".bmp", "must end in .png"),
        ("tab.avi", Kind.ANIMATION, ".avi", "must end in .gif"),
    ],
)
def test_a_failure_is_one_sentence(
    desk: ExportDesk, tmp_path: Path, name: str, kind: Kind, ending: str, words: str
) -> None:
    heard = Heard(desk)
    desk.write(ExportChoice(kind=kind, ending=ending), tmp_path / name)
    (sentence,) = heard.problems
    assert words in sentence
    assert Path(name).name in sentence
    assert "\n" not in sentence
    assert heard.done == []
    assert not list(tmp_path.iterdir())


def test_a_tab_is_copied_as_a_sharp_picture(window: MainWindow, desk: ExportDesk) -> None:
    window.stack.resize(1_000, 700)
    window.strip.resize(1_300, 80)
    window.companions.export_menu.copy.trigger()
    image = QGuiApplication.clipboard().image()
    assert (image.width(), image.height()) == (2_000, 1_560)
    assert "clipboard" in window.intake.notice.text


# The hand-out


def test_the_hand_out_is_one_page_that_leads_back_in(desk: ExportDesk, tmp_path: Path) -> None:
    path = tmp_path / "page.pdf"
    desk.write(ExportChoice(kind=Kind.HANDOUT, ending=".pdf"), path)
    data = path.read_bytes()
    assert data.startswith(b"%PDF")
    assert data.count(b"/Type /Page\n") == 1
    assert b"/URI" not in data


def test_what_is_printed_is_enough_to_come_back(qtbot: QtBot, theme: Theme) -> None:
    from app.state.view_options import ByteUnit
    from app.tabs.export.handout import HandOut

    own = BALANCED_ON_THE_LAPTOP.evolve(batch=3, prompt_tokens=77)
    for catalogue in (CATALOGUE, None):  # by id, and written out in full
        sheet = HandOut(own, scenario_to_text(own, catalogue), [], theme, ByteUnit.GB)
        assert scenario_from_text("\n".join(sheet._lines()), CATALOGUE) == own


# Animations


def animation(**fields: object) -> ExportChoice:
    values: dict[str, object] = {"seconds": 0.5, "fps": 10.0, "width": 960, "height": 540, **fields}
    return ExportChoice(kind=Kind.ANIMATION, ending=".gif", **values)  # type: ignore[arg-type]


def test_an_animation_is_made_while_the_window_lives_on(
    window: MainWindow, desk: ExportDesk, tmp_path: Path, qtbot: QtBot
) -> None:
    heard = Heard(desk)
    shares: list[float | None] = []
    desk.progressed.connect(shares.append)
    path = tmp_path / "passes.gif"
    desk.write(animation(), path)
    assert desk.job is not None
    assert not path.exists()  # nothing has blocked until it was there
    with qtbot.waitSignal(desk.done, timeout=20_000):
        window.context.state.set_prompt_tokens(5)  # the copy keeps the scenario that was shown
    assert heard.problems == []
    with Image.open(path) as image:
        assert (image.size, image.n_frames) == ((960, 540), 6)  # 0.0 to 0.5 s in tenths
    assert shares == [0.0, *(pytest.approx(number / 6) for number in range(1, 7)), None]
    assert not window.context.clock.is_running
    assert desk.job is None


def test_a_cancelled_animation_leaves_nothing(
    window: MainWindow, desk: ExportDesk, tmp_path: Path, qtbot: QtBot
) -> None:
    desk.write(animation(seconds=8.0), tmp_path / "passes.gif")
    window.context.clock.step(0.016)
    with qtbot.waitSignal(desk.done, timeout=20_000) as said:
        desk.cancel()
    assert "nothing was written" in said.args[0]
    assert not list(tmp_path.iterdir())
    assert not window.context.clock.is_running


def test_only_one_animation_is_made_at_a_time(desk: ExportDesk, tmp_path: Path, qtbot: QtBot) -> None:
    heard = Heard(desk)
    desk.write(animation(), tmp_path / "a.gif")
    desk.write(animation(), tmp_path / "b.gif")
    assert "already" in heard.problems[0]
    with qtbot.waitSignal(desk.done, timeout=20_000):
        desk.cancel()


def test_a_window_that_closes_stops_its_animation(window: MainWindow, desk: ExportDesk, tmp_path: Path) -> None:
    desk.write(animation(seconds=8.0), tmp_path / "passes.gif")
    window.close()
    assert not window.context.clock.is_running
    assert not list(tmp_path.iterdir())


def test_an_animation_moves_even_where_the_screen_shows_less_motion(
    window: MainWindow, theme: Theme, qtbot: QtBot
) -> None:
    window.context.options.set_reduced_motion(True)
    pictures = []
    for moves in (False, True):
        copy = new_page(TabId.PASSES, window.context, theme, SIZE, moves=moves)
        qtbot.addWidget(copy)
        for seconds in (2.2, 2.4):  # two moments of the second pass
            copy.seek(seconds)
            pictures.append(copy.view.grab().toImage().copy(0, 0, SIZE.width(), SIZE.height() // 2))
    still, same, moving, moved = pictures
    assert still == same
    assert moving != moved


def test_frames_differ_and_end_where_the_animation_ends(window: MainWindow, theme: Theme, qtbot: QtBot) -> None:
    copy = new_page(TabId.ROOFLINE, window.context, theme, SIZE)
    qtbot.addWidget(copy)
    copy.seek(0.0)
    first = copy.frame()
    assert copy.view.player is not None
    copy.seek(copy.view.player.duration_s)
    assert copy.frame() != first
    assert copy.frame().format() == QImage.Format.Format_RGBA8888


# Where to


@pytest.mark.parametrize(("typed", "written"), [("tab.png", "tab.png"), ("tab", "tab.png"), ("v1.5", "v1.5.png")])
def test_a_name_gets_the_ending_that_was_chosen(
    window: MainWindow, desk: ExportDesk, tmp_path: Path, typed: str, written: str
) -> None:
    dialog = desk.ask_where(ExportChoice(kind=Kind.PICTURE, ending=".png"), window)
    assert dialog.isVisible()
    assert Path(dialog.selectedFiles()[0]).name == "two-speeds-passes.png"
    dialog.fileSelected.emit(str(tmp_path / typed))
    dialog.close()
    assert [path.name for path in tmp_path.iterdir()] == [written]


def test_all_tabs_ask_for_a_folder(window: MainWindow, desk: ExportDesk, tmp_path: Path) -> None:
    dialog = desk.ask_where(ExportChoice(kind=Kind.DATA, ending=".csv", all_tabs=True), window)
    dialog.fileSelected.emit(str(tmp_path))
    dialog.close()
    assert {path.name for path in tmp_path.iterdir()} == {f"two-speeds-{tab}.csv" for tab in TABS}
