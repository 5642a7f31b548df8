import re
import shutil
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction, QFont, QFontInfo, QFontMetricsF
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from app.theme.apply import apply_theme, style_sheet
from app.theme.loader import THEMES, ThemeError, load_theme
from app.theme.system import SystemTheme, resolve_theme_id
from app.theme.tokens import Role, Theme
from tests.theme.color_math import contrast


def edited(folder: Path, old: str, new: str) -> Path:
    shutil.copy(THEMES / "light.toml", folder / "light.toml")
    text = (folder / "light.toml").read_text(encoding="utf-8")
    assert old in text
    (folder / "light.toml").write_text(text.replace(old, new), encoding="utf-8")
    return folder


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('grid = "', 'grid = "x', r"light\.toml: colors\.grid must be a colour"),
        ("grid =", "gird =", r"light\.toml: colors\.gird is not a colour"),
        ("is_dark = false", 'is_dark = "no"', r"light\.toml: is_dark must be true or false"),
        ("type_factor = 1.0", "type_factor = 99", r"light\.toml: sizes\.type_factor must be a number from 0.5 to 3"),
        ("[colors]", "[colors", r"light\.toml cannot be read as TOML"),
    ],
)
def test_a_broken_theme_file_is_named_with_its_key(tmp_path: Path, old: str, new: str, message: str) -> None:
    with pytest.raises(ThemeError, match=message):
        load_theme("light", edited(tmp_path, old, new))


def test_a_missing_colour_is_named(tmp_path: Path) -> None:
    folder = edited(tmp_path, f'roof = "{load_theme("light").roof}"', "")
    with pytest.raises(ThemeError, match=r"light\.toml: colors\.roof is missing"):
        load_theme("light", folder)


def test_an_unknown_theme_is_answered_with_the_known_ones() -> None:
    with pytest.raises(ThemeError, match=r"no theme 'sepia'.*dark, light, projector-dark, projector-light"):
        load_theme("sepia")


def test_text_scale_multiplies_every_size(theme: Theme) -> None:
    double = theme.scaled(2)
    assert double.sizes.body == 2 * theme.sizes.body
    assert double.sizes.padding == 2 * theme.sizes.padding
    assert double.sizes.line == 2 * theme.sizes.line
    assert double.scaled(1).sizes.body == theme.sizes.body


def test_a_projector_has_larger_type_and_thicker_lines(theme: Theme) -> None:
    projector = load_theme("projector-light")
    assert projector.sizes.body == pytest.approx(1.35 * theme.sizes.body)
    assert projector.sizes.line == pytest.approx(1.5 * theme.sizes.line)


def test_a_role_gives_its_four_colours(theme: Theme) -> None:
    colors = theme.role(Role.DECODE)
    assert (colors.base, colors.on, colors.fill) == (theme.decode, theme.decode_on, theme.decode_fill)


def test_the_bundled_typeface_is_used_with_figures_of_equal_width(qapp: QApplication, theme: Theme) -> None:
    font = theme.font("title", QFont.Weight.DemiBold)
    assert QFontInfo(font).family() == "Inter"
    metrics = QFontMetricsF(font)
    assert metrics.horizontalAdvance("1111") == metrics.horizontalAdvance("8888")


def test_applying_a_theme_reaches_the_whole_application(qapp: QApplication, theme: Theme) -> None:
    dark = load_theme("dark")
    apply_theme(qapp, dark)
    assert qapp.palette().window().color().name() == dark.background
    apply_theme(qapp, theme)
    assert qapp.palette().window().color().name() == theme.background


@pytest.mark.parametrize(
    ("choice", "scheme", "theme_id"),
    [
        ("system", Qt.ColorScheme.Dark, "dark"),
        ("system", Qt.ColorScheme.Light, "light"),
        ("system", Qt.ColorScheme.Unknown, "light"),
        ("projector-system", Qt.ColorScheme.Dark, "projector-dark"),
        ("light", Qt.ColorScheme.Dark, "light"),
    ],
)
def test_following_the_system(choice: str, scheme: Qt.ColorScheme, theme_id: str) -> None:
    assert resolve_theme_id(choice, scheme) == theme_id


def test_a_change_of_the_system_is_told(qapp: QApplication, qtbot) -> None:  # type: ignore[no-untyped-def]
    system = SystemTheme()
    with qtbot.waitSignal(system.scheme_changed, timeout=1000) as caught:
        qapp.styleHints().colorSchemeChanged.emit(Qt.ColorScheme.Dark)
    assert caught.args == [Qt.ColorScheme.Dark]


def test_another_theme_does_not_set_the_style_again(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    styles: list[str] = []
    monkeypatch.setattr(qapp, "setStyle", styles.append)
    for theme_id in ("dark", "light"):
        apply_theme(qapp, load_theme(theme_id))
    assert styles == []


def dark_columns(menu: QMenu, action: QAction) -> list[int]:
    """Return the columns of an action's row with something drawn: its mark stands in the first of them."""
    image, row = menu.grab().toImage(), menu.actionGeometry(action)
    return [
        x
        for x in range(row.left(), row.right())
        if any(image.pixelColor(x, y).lightness() < 200 for y in range(row.top() + 2, row.bottom() - 2))
    ]


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_the_marks_of_a_menu_grow_with_the_text_and_leave_the_frame_alone(
    qapp: QApplication, qtbot: QtBot, theme: Theme, scale: float
) -> None:
    apply_theme(qapp, theme.scaled(scale))
    menu = QMenu()
    qtbot.addWidget(menu)
    checked = menu.addAction("")
    checked.setCheckable(True)
    checked.setChecked(True)
    below = menu.addMenu("")
    menu.addAction("A long enough text")
    menu.ensurePolished()
    menu.resize(menu.sizeHint())
    mark = dark_columns(menu, checked)
    arrow = dark_columns(menu, below.menuAction())
    apply_theme(qapp, theme)
    # a drawing is 15 pixels wide; with its line the tick takes 16 of its 24 parts, the arrow 7.5
    assert mark[0] >= 4 * scale
    assert max(mark) - min(mark) == pytest.approx(15 * 16 / 24 * scale, rel=0.3)
    assert max(arrow) - min(arrow) == pytest.approx(15 * 7.5 / 24 * scale, rel=0.3)


def test_a_menu_higher_than_the_screen_scrolls_in_one_column(qapp: QApplication, qtbot: QtBot, theme: Theme) -> None:
    apply_theme(qapp, theme)
    menu = QMenu()
    qtbot.addWidget(menu)
    rows = [menu.addAction(f"Row {number}") for number in range(80)]
    menu.popup(QPoint(0, 0))
    assert menu.height() <= menu.screen().size().height() < 80 * menu.actionGeometry(rows[0]).height()
    assert {menu.actionGeometry(row).left() for row in rows} == {menu.actionGeometry(rows[0]).left()}


def test_the_drawings_of_menus_are_as_clear_as_its_words(theme: Theme) -> None:
    for id_ in ("light", "dark", "projector-light", "projector-dark"):
        shown = load_theme(id_)
        for name in re.findall(r'url\("(.*?)"\)', style_sheet(shown)):
            (color,) = re.findall(r'stroke="(#\w{6})"', Path(name).read_text(encoding="utf-8"))
            assert contrast(color, shown.surface_raised) >= 7
