"""Starting: what the arguments do, what is refused and how, and what is remembered."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray, QEvent, QLocale, QSettings
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app import bootstrap
from app.display_check import XCB_LIBRARIES, display_problem
from app.files.catalogue import CatalogueError, load_catalogue
from app.language import resolve_language
from app.paths import RESOURCES
from app.scenario_options import OptionError
from app.settings import APPLICATION, ORGANISATION, Settings
from app.state.view_options import ByteUnit, Motion, Options, TabId, ThemeChoice
from app.tabs.main_window import MainWindow
from app.window_options import WindowOptions, parse_window_options

MAIN = RESOURCES.parent / "main.py"
CATALOGUE = load_catalogue(RESOURCES / "catalog")


def parse(*arguments: str) -> WindowOptions:
    return parse_window_options(list(arguments), CATALOGUE)


def loads_all(_name: str) -> bool:
    return True


def connects() -> bool:
    return True


def settings_file() -> Path:
    store = QSettings(QSettings.Format.IniFormat, QSettings.Scope.UserScope, ORGANISATION, APPLICATION)
    return Path(store.fileName())


@pytest.fixture
def settings() -> Iterator[Settings]:
    settings_file().unlink(missing_ok=True)
    yield Settings()
    settings_file().unlink(missing_ok=True)


@pytest.fixture
def english() -> Iterator[None]:
    before = QLocale()
    yield
    QLocale.setDefault(before)


@pytest.fixture
def window(qtbot: QtBot, qapp: QApplication, settings: Settings, english: None) -> MainWindow:
    window = bootstrap.build_window(qapp, CATALOGUE, parse("--lang", "en", "--theme", "light"), settings)
    qtbot.addWidget(window)
    window.show()
    return window


# Commands and refusals


def test_report_runs_without_qt() -> None:
    code = (
        "import sys; from app.bootstrap import main; code = main(['report', '--json']);"
        "sys.exit(code or any(name.startswith('PySide6') for name in sys.modules))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd=MAIN.parent, check=False)
    assert done.returncode == 0, done.stderr
    assert '"ttft_s"' in done.stdout


def test_without_a_display_one_sentence_names_what_works_and_the_code_is_2() -> None:
    gone = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    environment = {name: value for name, value in os.environ.items() if name not in gone}
    if not sys.platform.startswith("linux"):
        pytest.skip("only Linux can be without a display")
    done = subprocess.run([sys.executable, str(MAIN)], capture_output=True, text=True, env=environment, check=False)
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "no display" in done.stderr
    assert "report" in done.stderr
    assert "render" in done.stderr


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (["--colour", "red"], "--colour"),
        (["--theme", "pink"], "--theme: 'pink' is not known, must be one of system, light, dark"),
        (["--lang", "de"], "--lang: 'de' is not known, must be one of en, tr, pl"),
        (["--tab", "cache"], "'cache' is not known, must be one of passes, roofline, kv-cache, timeline, measured\n"),
        (["--text-scale", "3"], "--text-scale: '3' is not a number from 0.75 to 2.0"),
        (["--text-scale", "nan"], "--text-scale: 'nan'"),
        (["--prompt", "0"], "--prompt: '0' is not a whole number from 1 to 1,048,576"),
        (["reprot"], "reprot: there is no such file"),
    ],
)
def test_a_wrong_option_is_named_in_one_line(
    arguments: list[str], named: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert bootstrap.main(arguments) == 2
    said = capsys.readouterr().err
    assert named in said
    assert said.count("\n") == 1


def test_a_broken_catalogue_is_one_line_and_2(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(_folder: Path) -> None:
        raise CatalogueError("models.toml, row 'x': is broken")

    shown: list[str] = []
    monkeypatch.setattr(bootstrap, "load_catalogue", broken)
    monkeypatch.setattr(bootstrap, "_say_in_window", shown.append)
    assert bootstrap.main([]) == 2
    assert capsys.readouterr().err == "models.toml, row 'x': is broken\n"
    assert shown == ["models.toml, row 'x': is broken"]


# The display


def test_missing_libraries_are_named_with_their_packages() -> None:
    def lacks_two(name: str) -> bool:
        return name not in ("libxcb-cursor.so.0", "libxcb-icccm.so.4")

    problem = display_problem({"DISPLAY": ":0"}, "linux", lacks_two, connects)
    assert problem is not None
    assert "libxcb-cursor.so.0, libxcb-icccm.so.4;" in problem
    assert "apt install libxcb-cursor0 libxcb-icccm4'" in problem
    assert "keysyms" not in problem


def test_a_display_that_does_not_answer_is_named() -> None:
    problem = display_problem({"DISPLAY": ":77"}, "linux", loads_all, lambda: False)
    assert problem is not None
    assert ":77" in problem


@pytest.mark.parametrize(
    ("environment", "platform"),
    [
        ({}, "win32"),
        ({}, "darwin"),
        ({"QT_QPA_PLATFORM": "offscreen"}, "linux"),
        ({"QT_QPA_PLATFORM": "minimal"}, "linux"),
        ({"QT_QPA_PLATFORM": "wayland;xcb"}, "linux"),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "linux"),
    ],
)
def test_where_qt_does_not_need_x_nothing_is_checked(environment: dict[str, str], platform: str) -> None:
    assert display_problem(environment, platform, lambda _name: False, lambda: False) is None


def test_the_libraries_include_those_that_a_bare_linux_lacks() -> None:
    packages = {package for _, package in XCB_LIBRARIES}
    assert {"libxcb-cursor0", "libxcb-icccm4", "libxcb-keysyms1"} <= packages


# Options


def test_without_arguments_the_start_is_balanced_on_the_24_gb_card() -> None:
    options = parse()
    scenario = options.scenario
    assert (scenario.architecture.id, scenario.weights.id, scenario.device.id) == ("example-8b", "f16", "example-card")
    assert (scenario.prompt_tokens, scenario.answer_tokens, scenario.batch) == (1_000, 860, 1)
    assert options.applied_to(Options()) == Options()


def test_options_of_the_command_line_go_over_the_remembered_ones() -> None:
    options = parse("--tab", "kv-cache", "--theme", "dark", "--lang", "tr", "--text-scale", "1.5", "--prompt", "32k")
    view = options.applied_to(Options(byte_unit=ByteUnit.GIB))
    assert (view.tab, view.theme, view.language, view.text_scale) == (TabId.KV_CACHE, ThemeChoice.DARK, "tr", 1.5)
    assert view.byte_unit is ByteUnit.GIB
    assert options.scenario.prompt_tokens == 32_000


def test_a_file_is_given_once(tmp_path: Path) -> None:
    file = tmp_path / "lecture.two-speeds.toml"
    file.write_text("")
    with pytest.raises(OptionError, match="only one scenario"):
        parse(str(file), "--scenario", "other.toml")


# Settings


def test_settings_come_back(settings: Settings) -> None:
    options = Options(
        theme=ThemeChoice.DARK,
        text_scale=1.5,
        language="pl",
        byte_unit=ByteUnit.GIB,
        motion=Motion.REDUCED,
        reduced_motion=True,
    )
    settings.save_options(options, before=Options())
    settings.save_geometry(QByteArray(b"place"))
    settings.save_panel_details_open(True)
    again = Settings()
    assert again.options() == options
    assert again.geometry() == QByteArray(b"place")
    assert again.panel_details_open()


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\x00\xff\xfe[[[not an ini",
        b"[view]\ntheme=pink\ntext_scale=huge\nlanguage=xx\nbyte_unit=MB\nmotion=maybe\n[window]\ngeometry=5\n",
        b"[view]\ntext_scale=nan\ntheme=@Variant(\\0\\0\\0)\nlanguage=a, b\n[panel]\ndetails_open=1, 2\n",
    ],
)
def test_a_broken_settings_file_counts_as_none(settings: Settings, content: bytes) -> None:
    settings_file().parent.mkdir(parents=True, exist_ok=True)
    settings_file().write_bytes(content)
    broken = Settings()
    assert broken.options() == Options()
    assert broken.geometry() == QByteArray()
    assert not broken.panel_details_open()


# The window as a whole


def test_the_window_remembers_what_was_chosen(window: MainWindow, settings: Settings) -> None:
    options = window._context.options
    options.set_byte_unit(ByteUnit.GIB)
    options.set_reduced_motion(True)
    window.close()
    assert Settings().options().byte_unit is ByteUnit.GIB
    assert Settings().options().reduced_motion
    assert not Settings().geometry().isEmpty()


def test_theme_and_text_size_change_while_it_runs(window: MainWindow, qapp: QApplication) -> None:
    before = qapp.font().pixelSize()
    light = qapp.palette().window().color()
    window._context.options.set_text_scale(2.0)
    assert qapp.font().pixelSize() == 2 * before
    window._context.options.set_theme(ThemeChoice.DARK)
    assert qapp.palette().window().color().lightness() < light.lightness()
    window._context.options.set_text_scale(1.0)
    window._context.options.set_theme(ThemeChoice.LIGHT)


def test_the_language_changes_while_it_runs(window: MainWindow) -> None:
    assert window.panel.lengths.prompt.field.text() == "1,000"
    window._context.options.set_language("tr")
    QApplication.sendPostedEvents(None, QEvent.Type.LanguageChange.value)
    assert QLocale().language() == QLocale.Language.Turkish
    assert window.panel.lengths.prompt.field.text() == "1.000"
    window._context.options.set_language("en")
    QApplication.sendPostedEvents(None, QEvent.Type.LanguageChange.value)
    assert window.panel.lengths.prompt.field.text() == "1,000"


def test_texts_and_numbers_are_of_one_language() -> None:
    assert resolve_language("", QLocale("en_GB"))[1] == QLocale("en_GB")
    assert resolve_language("", QLocale("pl_PL"))[0] == "pl"
    code, locale = resolve_language("", QLocale("de_DE"))  # not one of ours: English, with English numbers
    assert (code, locale.language()) == ("en", QLocale.Language.English)
    assert resolve_language("tr", QLocale("en_GB"))[1].language() == QLocale.Language.Turkish
