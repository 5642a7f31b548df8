"""The dialog for taking something away: what, in which form, and how far an animation has got."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QProgressBar,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from app.files.animation_file import FPS_RANGE, LONGEST_UNASKED_S, SECONDS_RANGE
from app.picture import SCALE_RANGE
from app.tabs.export.export_choice import ExportChoice, Kind
from app.theme.tokens import Theme
from app.widgets.form_rows import FormRows
from app.widgets.hidden_window import release_when_hidden
from app.widgets.labels import TextLabel
from app.widgets.scroll_page import ScrollPage
from app.widgets.segmented import Segmented
from app.widgets.short_spin_box import ShortSpinBox
from app.widgets.switch import Switch

_PICTURES, _ANIMATIONS = (".png", ".svg", ".pdf"), (".gif", ".apng")
_SIZES = ((960, 540), (1280, 720), (1920, 1080))
_WIDTH_IN_LETTERS = 40
_SHARE_OF_WINDOW = 0.95


class ExportDialog(QDialog):
    """Stays open beside the window, which can be used meanwhile; closing it cancels an animation.

    Signals
    -------
    save_asked(object)
        The ExportChoice.
    copy_asked(), cancel_asked()
    """

    save_asked = Signal(object)
    copy_asked = Signal()
    cancel_asked = Signal()

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        release_when_hidden(self)
        self._theme, self._window = theme, parent
        self._animation_s: float | None = None
        self.title = TextLabel(theme, size="headline", weight=QFont.Weight.DemiBold)
        self.kinds = Segmented(theme, [(kind, "") for kind in Kind])
        self.tabs = Segmented(theme, [(False, ""), (True, "")])
        self.pictures = Segmented(theme, [(ending, _written(ending)) for ending in _PICTURES])
        self.scale = ShortSpinBox(*SCALE_RANGE, value=2.0, step=0.5)
        self.with_data = Switch(theme)
        self.with_data.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.animations = Segmented(theme, [(ending, _written(ending)) for ending in _ANIMATIONS])
        self.seconds = ShortSpinBox(*SECONDS_RANGE, value=8.0, step=1.0)
        self.fps = ShortSpinBox(*FPS_RANGE, value=10.0, step=1.0)
        self.sizes = Segmented(theme, [(size, f"{size[0]} × {size[1]}") for size in _SIZES])
        self.sizes.set_value(_SIZES[1])
        self.rows = FormRows(theme)
        self._controls = (
            self.kinds, self.tabs, self.pictures, self.scale, self.with_data, self.animations, self.seconds, self.fps,
            self.sizes,
        )  # fmt: skip
        for control in self._controls:
            self.rows.add_row(control)
        self.note = TextLabel(theme, color="text_muted")
        self.progress = QProgressBar()
        self.message = TextLabel(theme)
        self.save, self.copy, self.cancel, self.leave = (QPushButton() for _ in range(4))
        self._lay_out()
        self.kinds.chosen.connect(self._show_kind)
        self.pictures.chosen.connect(self._show_kind)
        self.save.clicked.connect(self._ask)
        self.copy.clicked.connect(self.copy_asked)
        self.cancel.clicked.connect(self.cancel_asked)
        self.leave.clicked.connect(self.reject)
        self.show_progress(None)
        self.set_theme(theme)
        self._retranslate()

    def begin(self, kind: Kind, animation_s: float | None) -> None:
        """Show what is to be chosen for one kind; `animation_s` is the length of the tab's animation, if it has one."""
        self.kinds.set_value(kind)
        self.say("")
        self._animation_s = None
        self.follow_tab(animation_s)
        self.kinds.setFocus(Qt.FocusReason.OtherFocusReason)

    def follow_tab(self, animation_s: float | None) -> None:
        """Offer what the tab that is shown now has."""
        if animation_s is not None and animation_s != self._animation_s:
            self.seconds.setValue(min(animation_s, LONGEST_UNASKED_S))
        self._animation_s = animation_s
        self._show_kind()

    @property
    def choice(self) -> ExportChoice:
        """What is chosen."""
        kind = Kind(str(self.kinds.value))
        ending = {
            Kind.PICTURE: str(self.pictures.value),
            Kind.ANIMATION: str(self.animations.value),
            Kind.HANDOUT: ".pdf",
            Kind.DATA: ".csv",
        }[kind]
        width, height = next(size for size in _SIZES if size == self.sizes.value)
        return ExportChoice(
            kind=kind,
            ending=ending,
            all_tabs=kind in (Kind.PICTURE, Kind.DATA) and self.tabs.value is True,
            scale=self.scale.value(),
            with_data=kind is Kind.PICTURE and self.with_data.isChecked(),
            seconds=self.seconds.value(),
            fps=self.fps.value(),
            width=width,
            height=height,
        )

    def say(self, sentence: str, *, is_problem: bool = False) -> None:
        """Show what came of it."""
        self.message.set_color("danger" if is_problem else "text")
        self.message.setText(f"⚠ {sentence}" if is_problem else sentence)

    def take_back(self) -> None:
        """Have the keyboard again, where it was asked for a name: at Save, or at Cancel while an animation is made."""
        if self.isVisible():
            self.raise_()
            self.activateWindow()
            (self.save if self.progress.isHidden() else self.cancel).setFocus(Qt.FocusReason.OtherFocusReason)

    def show_progress(self, share: float | None) -> None:
        """Show how far an animation is, 0..1; None when none is being made."""
        is_busy = share is not None
        comes_or_goes = is_busy == self.progress.isHidden()
        ends_under_keyboard = not is_busy and self.cancel.hasFocus()
        self.progress.setVisible(is_busy)
        self.save.setEnabled(not is_busy and self._can_save())
        if ends_under_keyboard:
            self.save.setFocus(Qt.FocusReason.OtherFocusReason)  # before Cancel is hidden and Qt moves on by itself
        self.cancel.setVisible(is_busy)
        if comes_or_goes:  # and not for every frame: someone may have made the dialog larger
            self._fit()
        if share is not None:
            self.progress.setValue(round(share * 100))
            self.say(self.tr("Writing the file…") if share >= 1.0 else self.tr("Drawing the frames…"))

    def set_theme(self, theme: Theme) -> None:
        """Show this theme from now on."""
        self._theme = theme
        parts = (
            self.title, self.kinds, self.tabs, self.pictures, self.with_data, self.animations, self.sizes, self.rows,
            self.note, self.message, self._area,
        )  # fmt: skip
        for part in parts:
            part.set_theme(theme)
        for number in (self.scale, self.seconds, self.fps):
            number.setFont(theme.font())
            number.setFixedWidth(round(theme.sizes.body * 6))
        pad = round(theme.sizes.padding)
        self._column.setContentsMargins(pad, pad, pad, pad)
        self._column.setSpacing(pad)
        self._inner.setSpacing(pad)
        gap = round(theme.sizes.spacing)
        self._inner.setContentsMargins(gap, gap, gap, gap)
        self._buttons.setSpacing(round(theme.sizes.spacing))
        self.message.setMinimumHeight(round(theme.sizes.body * 2.8))
        self._fit()

    def _fit(self) -> None:
        """Take the size at which everything shows and nothing is empty, as far as the window has room for it."""
        body, pad = self._theme.sizes.body, round(self._theme.sizes.padding)
        bar = self._area.verticalScrollBar().sizeHint().width()
        self.rows.settle()
        self._inner.activate()
        width = max(round(body * _WIDTH_IN_LETTERS), self._content.sizeHint().width() + bar + 2 * pad)
        parts = [
            self.title.sizeHint().height(),
            self._content.heightForWidth(width - bar - 2 * pad),
            self.message.minimumHeight(),
            self.save.sizeHint().height(),
        ]
        if not self.progress.isHidden():
            parts.append(self.progress.sizeHint().height())
        height = sum(parts) + pad * (1 + len(parts))
        room = self._window.size() * _SHARE_OF_WINDOW
        self.resize(min(width, room.width()), min(height, room.height()))

    def _lay_out(self) -> None:
        self._column = QVBoxLayout(self)
        self._buttons = QHBoxLayout()
        self._content = QWidget()
        self._inner = QVBoxLayout(self._content)
        self._inner.addWidget(self.rows)
        self._inner.addWidget(self.note)
        self._inner.addStretch(1)
        self._area = ScrollPage(self._theme, self._content)
        self._column.addWidget(self.title)
        self._column.addWidget(self._area, 1)
        self._column.addWidget(self.progress)
        self._column.addWidget(self.message)
        self._column.addLayout(self._buttons)
        self._buttons.addWidget(self.copy)
        self._buttons.addStretch(1)
        for button in (self.cancel, self.leave, self.save):
            self._buttons.addWidget(button)
        self.save.setDefault(True)

    def _can_save(self) -> bool:
        return self.kinds.value is not Kind.ANIMATION or self._animation_s is not None

    def _show_kind(self) -> None:
        kind = self.kinds.value
        is_picture, is_animation = kind is Kind.PICTURE, kind is Kind.ANIMATION
        moves = is_animation and self._animation_s is not None
        self.rows.set_row_visible(self.tabs, kind in (Kind.PICTURE, Kind.DATA))
        self.rows.set_row_visible(self.pictures, is_picture)
        self.rows.set_row_visible(self.scale, is_picture and self.pictures.value == ".png")
        self.rows.set_row_visible(self.with_data, is_picture)
        for control in (self.animations, self.seconds, self.fps, self.sizes):
            self.rows.set_row_visible(control, moves)
        self.copy.setVisible(is_picture)
        self.save.setEnabled(self._can_save() and self.progress.isHidden())
        self.note.setText(self._note(Kind(str(kind))))
        self._fit()

    def _note(self, kind: Kind) -> str:
        if kind is Kind.PICTURE:
            return self.tr("The tab with its verdict, as large as it is in the window.")
        if kind is Kind.HANDOUT:
            return self.tr(
                "One page: the scenario's numbers, memory and timeline with their verdicts, and the scenario as text, "
                "which Two Speeds can read again."
            )
        if kind is Kind.DATA:
            return self.tr("The tab's numbers for a spreadsheet, in SI units.")
        if self._animation_s is None:
            return self.tr("This tab has no animation. Choose another tab in the window.")
        return self.tr("The tab's animation from its start to its end. The window can be used meanwhile.")

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Take it away"))
        self.title.setText(self.tr("Take it away"))
        self.kinds.set_texts((self.tr("Picture"), self.tr("Animation"), self.tr("Hand-out"), self.tr("Data")))
        self.tabs.set_texts((self.tr("This tab"), self.tr("All tabs")))
        self.with_data.setText(self.tr("CSV beside it"))
        self.rows.set_titles(
            self.tr("What"),
            self.tr("Of"),
            self.tr("Format"),
            self.tr("Pixels per point"),
            self.tr("Numbers too"),
            self.tr("Format"),
            self.tr("Seconds"),
            self.tr("Frames per second"),
            self.tr("Size"),
        )
        self.progress.setAccessibleName(self.tr("Progress of the animation"))
        self.save.setText(self.tr("Save…"))
        self.copy.setText(self.tr("Copy picture"))
        self.cancel.setText(self.tr("Cancel"))
        self.leave.setText(self.tr("Close"))
        self._show_kind()

    def _ask(self) -> None:
        self.say("")
        self.save_asked.emit(self.choice)

    # Qt's own methods

    def reject(self) -> None:
        """Close, by Esc, button or frame; an animation that nobody waits for is not made."""
        self.cancel_asked.emit()
        super().reject()

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language at run time."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()


def _written(ending: str) -> str:
    return ending.removeprefix(".").upper()
