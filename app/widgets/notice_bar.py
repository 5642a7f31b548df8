"""A message below the header: what worked is said for a while, anything else until it is dismissed."""

from enum import StrEnum

from PySide6.QtCore import QEvent, QRectF, Qt, QTimer
from PySide6.QtGui import QAccessible, QAccessibleEvent, QHideEvent, QKeyEvent, QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from app.theme.tokens import Theme
from app.widgets.icon_button import IconButton
from app.widgets.icons import draw_icon
from app.widgets.labels import TextLabel


class NoticeKind(StrEnum):
    """Whether something went wrong, went as it was asked for, or has happened by itself."""

    PROBLEM = "problem"
    DONE = "done"
    NEWS = "news"


_MARKS = {
    NoticeKind.PROBLEM: ("warning", "danger"),
    NoticeKind.DONE: ("check", "good"),
    NoticeKind.NEWS: ("check", "good"),
}
_DONE_SHOWN_MS = 10_000  # time to read two sentences twice


class NoticeBar(QWidget):
    """One sentence with a mark and a button that closes it; Esc closes it while it has the focus."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._kind = NoticeKind.DONE
        self._text = TextLabel(theme)
        self._text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.close_button = IconButton(theme, "", "close", show_text=False)
        self.close_button.clicked.connect(self.hide)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(_DONE_SHOWN_MS)
        self._timer.timeout.connect(self._on_time_over)
        self._row = QHBoxLayout(self)
        self._row.addWidget(self._text, 1)
        self._row.addWidget(self.close_button, 0, Qt.AlignmentFlag.AlignVCenter)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._retranslate()
        self.set_theme(theme)
        self.hide()

    @property
    def text(self) -> str:
        """The sentence; empty while nothing shows."""
        return "" if self.isHidden() else self._text.text()

    @property
    def kind(self) -> NoticeKind:
        """What kind of message shows."""
        return self._kind

    def say(self, sentence: str, kind: NoticeKind) -> None:
        """Show a sentence, and let assistive technology read it out."""
        self._kind = kind
        self._text.setText(sentence)
        self.setAccessibleName(sentence)
        self.show()
        self.update()
        self._start_time()
        QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.Alert))

    def set_theme(self, theme: Theme) -> None:
        """Show this theme from now on."""
        self._theme = theme
        self._text.set_theme(theme)
        self.close_button.set_theme(theme)
        pad, gap = round(theme.sizes.padding), round(theme.sizes.spacing)
        self._row.setContentsMargins(round(1.5 * pad + theme.sizes.icon + gap), gap // 2, pad, gap // 2)
        self._row.setSpacing(gap)
        self.update()

    def _start_time(self) -> None:
        """Count from now on, where the message can be seen and need not be dismissed."""
        if self._kind is NoticeKind.DONE and self.isVisible():
            self._timer.start()
        else:
            self._timer.stop()

    def _on_time_over(self) -> None:
        if not self.underMouse() and not self.isAncestorOf(self.window().focusWidget()):  # else someone is at it
            self.hide()

    def _retranslate(self) -> None:
        self.close_button.set_face(self.tr("Close this message"), "close")

    # Qt's own methods

    def showEvent(self, event: QShowEvent) -> None:
        """Begin to count."""
        super().showEvent(event)
        self._start_time()

    def hideEvent(self, event: QHideEvent) -> None:
        """Count no longer."""
        super().hideEvent(event)
        self._timer.stop()

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language at run time."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()

    def leaveEvent(self, event: QEvent) -> None:
        """Count anew: whoever read it may look elsewhere now."""
        super().leaveEvent(event)
        self._start_time()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close on Esc."""
        if event.key() == Qt.Key.Key_Escape:
            self.hide()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the ground, the mark and the line below."""
        theme, sizes = self._theme, self._theme.sizes
        icon, color = _MARKS[self._kind]
        painter = QPainter(self)
        box = QRectF(self.rect())
        painter.fillRect(box, theme.color("surface_raised"))
        painter.fillRect(QRectF(0, box.height() - sizes.hairline, box.width(), sizes.hairline), theme.color("border"))
        width = sizes.spacing / 2
        edge = 1.5 * sizes.padding
        left = box.width() - edge - sizes.icon if self.isRightToLeft() else edge
        painter.fillRect(
            QRectF(box.width() - width if self.isRightToLeft() else 0, 0, width, box.height()), theme.color(color)
        )
        draw_icon(
            painter,
            icon,
            QRectF(left, box.center().y() - sizes.icon / 2, sizes.icon, sizes.icon),
            getattr(theme, color),
        )
