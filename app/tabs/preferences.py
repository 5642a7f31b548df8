"""Preferences: one dialog with few choices, each of which shows at once."""

from pathlib import Path

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QDialog, QFileDialog, QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from app.core.evaluate import Results
from app.core.scenario import Detail
from app.files.endings import SCENARIO_ENDING
from app.state.start_options import StartOptions, StartScenario
from app.state.view_options import TABS, ByteUnit, Motion, Options, TabId, ThemeChoice
from app.tabs.file_dialogs import FileDialogs
from app.tabs.language_names import LANGUAGE_NAMES
from app.tabs.tab_names import tab_name
from app.tabs.tab_view import TabContext
from app.theme.tokens import Theme
from app.widgets.form_rows import FormRows
from app.widgets.hidden_window import release_when_hidden
from app.widgets.icon_button import IconButton
from app.widgets.labels import ElidedLabel, TextLabel
from app.widgets.picker import PickerEntry, SearchPicker
from app.widgets.quantity import percent
from app.widgets.scroll_page import ScrollPage
from app.widgets.segmented import Segmented
from app.widgets.switch import Switch

_LAST_TAB = "last"
_WIDTH_IN_LETTERS = 46
_SHARE = 0.97  # of the window, at most


class Preferences(QDialog):
    """Every choice is applied as it is made; Esc or Close only puts the dialog away."""

    def __init__(self, context: TabContext, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        release_when_hidden(self)
        self._state, self._options, self._start = context.state, context.options, context.start
        self._covered = parent
        self._dialogs = FileDialogs()
        self.title = TextLabel(theme, size="headline", weight=QFont.Weight.DemiBold)
        self.language = Segmented(theme, [(code, name) for code, name in LANGUAGE_NAMES.items()])
        self.theme = Segmented(theme, [(choice, "") for choice in ThemeChoice])
        self.text_size = _TextSize(theme)
        self.motion = Segmented(theme, [(choice, "") for choice in Motion])
        self.unit = Segmented(theme, [(unit, "") for unit in ByteUnit])
        self.detail = Segmented(theme, [(detail, "") for detail in Detail])
        self.first_tab = SearchPicker(theme, "")
        self.first_scenario = Segmented(theme, [(choice, "") for choice in StartScenario])
        self.file = _FileRow(theme)
        self.remembers = Switch(theme)
        self.remembers.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.rows = FormRows(theme)
        self._controls = (
            self.language, self.theme, self.text_size, self.motion, self.unit, self.detail, self.first_tab,
            self.first_scenario, self.file, self.remembers,
        )  # fmt: skip
        for control in self._controls:
            self.rows.add_row(control)
        self._content = QWidget()
        self._inner = QVBoxLayout(self._content)
        self._inner.addWidget(self.rows)
        self._inner.addStretch(1)
        self._area = ScrollPage(theme, self._content)
        self.leave = QPushButton()
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        buttons.addWidget(self.leave)
        self._column = QVBoxLayout(self)
        self._column.addWidget(self.title)
        self._column.addWidget(self._area, 1)
        self._column.addLayout(buttons)
        self._connect()
        self._retranslate()
        self.set_theme(theme)
        self.language.setFocus()

    def set_theme(self, theme: Theme) -> None:
        """Show this theme from now on, in the size that it needs."""
        for part in (self.title, self.rows, self._area, *self._controls):
            part.set_theme(theme)
        pad = round(theme.sizes.padding)
        self._column.setContentsMargins(pad, pad, pad, pad)
        self._column.setSpacing(pad)
        gap = round(theme.sizes.spacing)
        self._inner.setContentsMargins(gap, gap, gap, gap)
        wanted = self._content.sizeHint().width() + 3 * pad
        width = max(wanted, round(theme.sizes.body * _WIDTH_IN_LETTERS))
        height = self._content.sizeHint().height() + self.title.sizeHint().height() + self.leave.sizeHint().height()
        room = self._covered.size() * _SHARE
        if height + 5 * pad > room.height():
            width += self._area.verticalScrollBar().sizeHint().width()  # which takes its room beside the rows
        self.resize(min(width, room.width()), min(height + 5 * pad, room.height()))

    def _connect(self) -> None:
        self.language.chosen.connect(self._options.set_language)
        self.theme.chosen.connect(self._options.set_theme)
        self.text_size.smaller.clicked.connect(self._options.shrink_text)
        self.text_size.bigger.clicked.connect(self._options.enlarge_text)
        self.text_size.normal.clicked.connect(self._normal_size)
        self.motion.chosen.connect(self._options.set_motion)
        self.unit.chosen.connect(self._options.set_byte_unit)
        self.detail.chosen.connect(self._choose_detail)
        self.first_tab.picked.connect(self._choose_tab)
        self.first_scenario.chosen.connect(self._choose_scenario)
        self.file.button.clicked.connect(self.ask_for_file)
        self.remembers.clicked.connect(self._start.set_remembers)
        self.leave.clicked.connect(self.accept)
        self._options.options_changed.connect(self._show_options)
        self._start.changed.connect(self._show_start)
        self._state.results_changed.connect(self._show_detail)

    def ask_for_file(self) -> QFileDialog:
        """Let the user choose the scenario to start with."""
        folder = str(Path(self._start.options.file).parent) if self._start.options.file else ""
        title = self.tr("Scenario to start with")
        dialog = self._dialogs.ready("start", self, self._build_file_dialog, title=title, folder=folder)
        dialog.setNameFilters([self.tr("Scenarios ({patterns})").format(patterns=f"*{SCENARIO_ENDING}")])
        dialog.open()
        return dialog

    def _build_file_dialog(self, dialog: QFileDialog) -> None:
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(self._start.set_file)

    def _normal_size(self) -> None:
        self._options.set_text_scale(1.0)

    def _choose_detail(self, detail: Detail) -> None:
        """Show the detail now, and begin with it."""
        self._state.set_detail(detail)
        self._start.set_detail(detail)

    def _choose_tab(self, tab: str) -> None:
        self._start.set_tab(None if tab == _LAST_TAB else TabId(tab))

    def _choose_scenario(self, choice: StartScenario) -> None:
        self._start.set_scenario(choice)
        if choice is StartScenario.FILE and not self._start.options.file:
            self.ask_for_file()

    def _show_options(self, options: Options) -> None:
        self.language.set_value(options.language)
        self.theme.set_value(options.theme)
        self.text_size.show_scale(options.text_scale)
        self.motion.set_value(options.motion)
        self.unit.set_value(options.byte_unit)

    def _show_start(self, start: StartOptions) -> None:
        self.first_tab.set_value(_LAST_TAB if start.tab is None else start.tab)
        self.first_scenario.set_value(start.scenario)
        self.file.show_file(start.file)
        self.rows.set_row_visible(self.file, start.scenario is StartScenario.FILE)
        self.remembers.setChecked(start.remembers)

    def _show_detail(self, _results: Results) -> None:
        self.detail.set_value(self._state.scenario.detail)

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Preferences"))
        self.title.setText(self.tr("Preferences"))
        system = self.tr("As the system")
        self.rows.set_titles(
            self.tr("Language"),
            self.tr("Theme"),
            self.tr("Text size"),
            self.tr("Motion"),
            self.tr("Units of memory"),
            self.tr("Calculation"),
            self.tr("Start with the tab"),
            self.tr("Start with the scenario"),
            self.tr("File"),
            self.tr("Remember"),
        )
        self.language.set_texts([LANGUAGE_NAMES[code] or system for code in LANGUAGE_NAMES])
        self.theme.set_texts((system, self.tr("Light"), self.tr("Dark")))
        self.text_size.retranslate()
        self.motion.set_texts((system, self.tr("Full"), self.tr("Reduced")))
        self.unit.set_texts((self.tr("GB (10⁹ bytes)"), self.tr("GiB (2³⁰ bytes)")))
        self.detail.set_texts((self.tr("Simple"), self.tr("Full detail")))
        last = PickerEntry(id=_LAST_TAB, title=self.tr("The last one shown"))
        self.first_tab.set_entries([*(PickerEntry(id=tab, title=tab_name(tab)) for tab in TABS), last])
        self.first_scenario.set_texts((self.tr("Balanced"), self.tr("Last session"), self.tr("A file")))
        self.file.button.setText(self.tr("Choose…"))
        self.file.button.setAccessibleName(self.tr("Choose the scenario file"))
        self.remembers.setText(self.tr("Last scenario, tab, window and files"))
        self.leave.setText(self.tr("Close"))
        self.first_tab.set_title(self.tr("Start with the tab"))
        self._show_options(self._options.options)
        self._show_start(self._start.options)
        self._show_detail(self._state.results)

    # Qt's own methods

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language at run time."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()


class _TextSize(QWidget):
    """The text's size in percent between two buttons that change it by a step, and one for the normal size."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.smaller = IconButton(theme, "", "smaller", show_text=False)
        self.bigger = IconButton(theme, "", "bigger", show_text=False)
        self.normal = QPushButton()
        self.normal.setAutoDefault(False)  # Enter puts the dialog away
        self.label = TextLabel(theme, wrap=False)
        self.label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        for part in (self.smaller, self.label, self.bigger, self.normal):
            self._row.addWidget(part)

    def show_scale(self, scale: float) -> None:
        """Show the size, 1 is normal."""
        self.label.setText(percent(self.locale(), scale))

    def retranslate(self) -> None:
        """Write all texts in the present language."""
        self.smaller.set_face(self.tr("Smaller text"), "smaller")
        self.bigger.set_face(self.tr("Larger text"), "bigger")
        self.normal.setText(self.tr("Normal"))
        self.normal.setAccessibleName(self.tr("Text at its normal size"))

    def set_theme(self, theme: Theme) -> None:
        """Show this theme from now on."""
        for part in (self.smaller, self.bigger, self.label):
            part.set_theme(theme)
        self.label.setFixedWidth(round(theme.sizes.body * 4))
        self._row.setSpacing(round(theme.sizes.spacing))


class _FileRow(QWidget):
    """The name of the file, and a button to choose another."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.name = ElidedLabel(theme)
        self.button = QPushButton()
        self.button.setAutoDefault(False)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.addWidget(self.name, 1)
        self._row.addWidget(self.button)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_file(self, file: str) -> None:
        """Show the file's name; the tooltip tells where it lies."""
        self.name.setText(Path(file).name if file else "–")
        self.name.setToolTip(file)

    def set_theme(self, theme: Theme) -> None:
        """Show this theme from now on."""
        self.name.set_theme(theme)
        self._row.setSpacing(round(theme.sizes.spacing))
