"""The measured tab: people's own speeds beside the prediction, and the machine that follows from them."""

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QFileDialog, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from app.core.evaluate import Results
from app.core.measured_points import (
    depth_curve,
    depth_end,
    emptiest_tests,
    farthest_off,
    fitted_device,
    longest_test,
)
from app.core.passes import Phase
from app.core.scenario import Scenario
from app.paths import RESOURCES
from app.state.library import Shelf
from app.state.measurements import Measured
from app.state.view_options import ByteUnit
from app.tabs.catalogue_names import shown_name
from app.tabs.choice_entries import machine_entries
from app.tabs.file_dialogs import FileDialogs
from app.tabs.measured.chart_card import Across, ChartCard
from app.tabs.measured.fit_card import FitCard, ListCard
from app.tabs.measured.measured_tables import measured_tables
from app.tabs.measured.measured_words import (
    accuracy_sentence,
    figures,
    left_out_lines,
    model_name,
    point_sentence,
    remark_sentence,
    source_sentence,
    verdict,
)
from app.tabs.measured.source_row import SourceRow
from app.tabs.measured.start_card import StartCard
from app.tabs.tab_view import TabContext, Table, TabView, page_margins
from app.theme.tokens import Theme
from app.widgets.labels import TextLabel
from app.widgets.scroll_page import ScrollPage

EXAMPLE = RESOURCES / "examples" / "llama-bench-strix-halo.md"
MOST_REMARKS, MOST_MISSES, MOST_LEFT_OUT = 4, 3, 8
WIDE_EMS = 56  # widths of the tab in letters of body text from which the cards stand beside the chart


class MeasuredTab(TabView):
    """An invitation at first; then the chart, the fitted figures, what is odd, and what was left out."""

    def __init__(self, context: TabContext, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self._theme = theme
        self._measurements = context.measurements
        self._problem = ""
        self._dialogs = FileDialogs()
        self._listed: tuple[ByteUnit, Shelf] | None = None
        self._heading = TextLabel(theme, size="headline", weight=QFont.Weight.DemiBold)
        self._subtitle = TextLabel(theme, color="text_muted")
        self.problem = TextLabel(theme, color="danger")
        self.start = StartCard(theme)
        self.source = SourceRow(theme)
        self.chart = ChartCard(theme)
        self.fit = FitCard(theme)
        self.remarks = ListCard(theme, most=MOST_REMARKS)
        self.misses = ListCard(theme, most=MOST_MISSES)
        self.left_out = ListCard(theme, most=MOST_LEFT_OUT, color="text_muted")
        self._is_wide: bool | None = None
        self._build()
        self._connect()
        self._start(theme)

    def tables(self) -> tuple[Table, ...]:
        """Return every row with its prediction, the fitted figures, and what was left out."""
        return measured_tables(self.locale(), self._measurements.measured)

    def summary(self) -> str:
        """Return the verdict, how good the prediction is, and what is odd."""
        measured, locale = self._measurements.measured, self.locale()
        odd = [remark_sentence(locale, remark) for remark in measured.remarks]
        return " ".join([self._verdict.text, accuracy_sentence(locale, measured), *odd]).strip()

    # Building

    def _build(self) -> None:
        content = QWidget()
        self._column = QVBoxLayout(content)
        self._grid = QGridLayout()
        self._side = QVBoxLayout()
        self._side.addWidget(self.remarks)
        self._side.addWidget(self.fit, 1)
        for part in (self._heading, self._subtitle, self.problem):
            self._column.addWidget(part)
        self._invitation = invitation = QHBoxLayout()
        invitation.addStretch(1)
        invitation.addWidget(self.start, 8, Qt.AlignmentFlag.AlignTop)
        invitation.addStretch(1)
        self._column.addLayout(invitation)
        self._column.addWidget(self.source)
        self._column.addLayout(self._grid, 1)
        self._area = ScrollPage(self._theme, content)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(self._area)
        self._place_cards(is_wide=False)

    def _connect(self) -> None:
        self.start.open_button.clicked.connect(self._ask_for_files)
        self.source.open_button.clicked.connect(self._ask_for_files)
        self.start.example_button.clicked.connect(self._open_example)
        self.source.machine.picked.connect(self._pick_machine)
        self.source.use_button.clicked.connect(self._use_machine)
        self.chart.changed.connect(self._show_chart)
        self._measurements.measured_changed.connect(self._on_measured_changed)
        self._measurements.opening_failed.connect(self._on_opening_failed)

    def _retranslate(self) -> None:
        self._heading.setText(self.tr("Measured against predicted"))
        self.start.retranslate()
        self.source.retranslate()
        self.chart.retranslate()
        self.fit.set_title(self.tr("What the measurements say"))
        self.remarks.set_title(self.tr("Something is odd"))
        self.misses.set_title(self.tr("Farthest from the prediction"))
        self.left_out.set_title(self.tr("Rows not used"))
        self._listed = None

    def _apply_theme(self, theme: Theme) -> None:
        parts = (
            self._heading, self._subtitle, self.problem, self.start, self.source, self.chart, self.fit,
            self.remarks, self.misses, self.left_out, self._area,
        )  # fmt: skip
        for part in parts:
            part.set_theme(theme)
        self._column.setContentsMargins(page_margins(theme))
        self._column.setSpacing(round(theme.sizes.spacing * 1.25))
        self._grid.setSpacing(round(theme.sizes.padding))
        self._side.setSpacing(round(theme.sizes.padding))
        self._arrange()

    def _arrange(self) -> None:
        has_chart = bool(self._measurements.measured.points)
        self._place_cards(is_wide=has_chart and self.width() >= WIDE_EMS * self._theme.sizes.body)

    def _place_cards(self, *, is_wide: bool) -> None:
        if is_wide is self._is_wide:
            return
        self._is_wide = is_wide
        for card in (self.chart, self.misses, self.left_out):
            self._grid.removeWidget(card)
        self._grid.removeItem(self._side)
        places = ((0, 0), (1, 0), (0, 1), (1, 1)) if is_wide else ((0, 0), (2, 0), (1, 0), (3, 0))
        chart, misses, side, left_out = places
        self._grid.addWidget(self.chart, *chart)
        self._grid.addLayout(self._side, *side)
        self._grid.addWidget(self.misses, *misses)
        self._grid.addWidget(self.left_out, *left_out)
        self._grid.setColumnStretch(0, 5)
        self._grid.setColumnStretch(1, 3 if is_wide else 0)
        self._grid.setRowStretch(0, 1 if is_wide else 0)

    # Showing

    def _show(self, _results: Results) -> None:
        measured, locale = self._measurements.measured, self.locale()
        has_files = measured.files is not None
        leaves_start = has_files and self.start.isAncestorOf(self.focusWidget())
        self.start.setVisible(not has_files)
        self._column.setStretchFactor(self._invitation, 0 if has_files else 1)  # the heading stays at the top
        for part in (self.source, self.chart, self.fit):
            part.setVisible(has_files)
        self._subtitle.setText(source_sentence(measured))
        self._subtitle.setVisible(has_files)
        self.problem.setText(self._problem)
        self.problem.setVisible(bool(self._problem))
        self.fit.set_figures(figures(locale, measured))
        self.fit.sentence.setText(accuracy_sentence(locale, measured))
        self.fit.setVisible(measured.calibration is not None)
        self.remarks.set_lines([remark_sentence(locale, remark) for remark in measured.remarks])
        farthest = farthest_off(measured.points, most=MOST_MISSES)
        self.misses.set_lines([f"{point_sentence(locale, point)}." for point in farthest])
        self.left_out.set_lines(left_out_lines(locale, measured, most=MOST_LEFT_OUT))
        self._list_machines()
        self.source.show_machine(measured)
        self._show_use()
        self.chart.setVisible(bool(measured.points))
        self._arrange()
        self._show_chart()
        self._set_verdict(verdict(locale, measured))
        if leaves_start:
            self.source.use_button.setFocus()  # what comes next, instead of what Qt finds first in the window

    def _show_chart(self) -> None:
        measured = self._measurements.measured
        device, calibration = measured.device, measured.calibration
        if device is None or calibration is None or not measured.points:
            return
        tests = {model_name(p.observation): p.observation for p in measured.points}
        self.chart.set_models(tuple(tests))
        if self.chart.across is Across.DEPTH:
            points = [p for p in measured.points if model_name(p.observation) == self.chart.model]
            machine = fitted_device(observation=points[0].observation, device=device, calibration=calibration)
            end = depth_end([p.observation for p in measured.points])
            curves = {
                phase: depth_curve(test, device=machine, end_tokens=end)
                for phase in Phase
                if (test := longest_test(points=points, phase=phase)) is not None
            }
            self.chart.show_depths(points, curves, end_tokens=end)
        else:
            points = list(emptiest_tests(measured.points))
            unit = self._context.options.options.byte_unit
            self.chart.show_sizes(points, bytes_per_s=device.bandwidth_bytes_per_s, unit=unit)
        self.chart.describe([point_sentence(self.locale(), point) for point in points])

    def _list_machines(self) -> None:
        """Offer the machines as they stand in the library, with memory in the unit of all labels."""
        unit = self._context.options.options.byte_unit
        if self._listed == (unit, self._context.library.shelf):
            return
        self._listed = (unit, self._context.library.shelf)
        entries = machine_entries(self._context.catalogue, self._context.library.shelf, self.locale(), unit)
        self.source.machine.set_entries(entries)

    # Answering

    def _on_results_changed(self, _results: Results) -> None:
        """Show only whether the machine is in use: the rest does not follow the scenario, so no slider waits for it."""
        if self.isVisible():
            self._show_use()

    def _on_measured_changed(self, _measured: Measured) -> None:
        self._problem = ""
        self._refresh()

    def _on_opening_failed(self, sentence: str) -> None:
        self._problem = sentence
        self._refresh()

    def _ask_for_files(self) -> None:
        title = self.tr("Open measured speeds")
        self._dialogs.ready("files", self, self._build_file_dialog, title=title).open()

    def _build_file_dialog(self, dialog: QFileDialog) -> None:
        dialog.setFileMode(QFileDialog.FileMode.ExistingFiles)
        dialog.filesSelected.connect(self._on_files_chosen)

    def _on_files_chosen(self, names: list[str]) -> None:
        self._measurements.open_files(
            [Path(name) for name in names], catalogue=self._context.catalogue, scenario=self._state.scenario
        )

    def _open_example(self) -> None:
        self._measurements.open_files(
            (EXAMPLE,), catalogue=self._context.catalogue, scenario=self._state.scenario, is_example=True
        )

    def _pick_machine(self, id_: str) -> None:
        device = self._context.library.device(id_) or self._context.catalogue.devices[id_]
        self._measurements.set_device(device, catalogue=self._context.catalogue)

    def _use_machine(self) -> None:
        scenario = self._measured_scenario()
        if scenario is not None:
            self._state.apply(scenario)

    def _measured_scenario(self) -> Scenario | None:
        device = self._measurements.measured.device
        if device is None:
            return None
        # First the word, since long names of machines are cut at their end.
        name = self.tr("Measured: {machine}").format(machine=shown_name(device.name))
        return self._measurements.measured_scenario(self._state.scenario, name=name)

    def _show_use(self) -> None:
        scenario = self._measured_scenario()
        self.source.show_use(is_possible=scenario is not None, is_in_use=scenario == self._state.scenario)
