"""What no machine does but a file may say: every tab shows it, as text and as numbers, and so does the hand-out."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.cli import main
from app.core.device import Device
from app.core.scenario import Scenario
from app.files.scenario_file import save_scenario
from app.state.view_options import TABS
from app.tabs.data_view import TableModel
from app.tabs.main_window import MainWindow
from app.theme.tokens import Theme
from tests.tabs.window_setup import CATALOGUE, new_context

# 405e9 weights x 4 bytes / 1e-9 bytes/s for each of a million passes: 1.6e27 s, beyond any clock and any 64-bit number.
SLOWEST = Scenario(
    architecture=CATALOGUE.architecture("llama-3.1-405b"),
    weights=CATALOGUE.weight_format("f32"),
    device=Device(
        id="own-x",
        name="X",
        kind="own",
        memory_bytes=24 * 10**9,
        bandwidth_bytes_per_s=1e-9,
        peak_flops_per_s=1e-9,
    ),
    key_format=CATALOGUE.cache_format("f16"),
    value_format=CATALOGUE.cache_format("f16"),
    prompt_tokens=1_000_000,
    answer_tokens=1_000_000,
)


def test_every_tab_shows_the_slowest_machine_also_when_it_appears_later(
    qtbot: QtBot, qapp: QApplication, theme: Theme
) -> None:
    context = new_context()
    window = MainWindow(context, theme)
    qtbot.addWidget(window)
    window.resize(1280, 800)
    window.show()
    for tab in TABS:
        context.options.set_tab(tab)
        qapp.processEvents()
    context.state.apply(SLOWEST)
    for tab in TABS:
        context.options.set_tab(tab)
        qapp.processEvents()
        view = window.tab(tab)
        assert view.verdict.text
        for table in view.tables():
            model = TableModel(view)
            model.set_table(table, view)
            for row in range(model.rowCount()):
                assert all(model.index(row, column).data() for column in range(len(table.columns)))


@pytest.mark.parametrize("tab", [*TABS, "handout"])
def test_it_can_be_drawn_without_a_window(tab: str, tmp_path: Path) -> None:
    file = tmp_path / "slow.two-speeds.toml"
    save_scenario(file, SLOWEST, CATALOGUE)
    out = tmp_path / ("a.pdf" if tab == "handout" else "a.png")
    assert main(["render", tab, "--scenario", str(file), "--out", str(out), "--size", "640x480"]) == 0
    assert out.stat().st_size > 1_000
