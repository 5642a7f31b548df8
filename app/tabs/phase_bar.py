"""The small prefill/decode bar of the verdict strip: two parts to scale, named, timed and in percent."""

from PySide6.QtCore import QEvent, QLocale, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.core.dominance import dominant_phase
from app.core.evaluate import Results
from app.core.passes import Phase
from app.theme.tokens import Theme
from app.widgets.chart_role import mark_as_chart
from app.widgets.painting import draw_text, hatch_brush, text_width, theme_text_width
from app.widgets.quantity import duration, percent_pair


class PhaseBar(QWidget):
    """Prefill and decode of one answer to scale; the larger part is named in bold, prefill is hatched besides blue."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        mark_as_chart(self)
        self._theme = theme
        self._prefill_share = 0.0
        self._dominant: Phase | None = Phase.DECODE
        self._words: dict[Phase, tuple[str, str, str]] = dict.fromkeys((Phase.PREFILL, Phase.DECODE), ("", "", ""))
        self._glow = 0.0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_results(self, results: Results) -> None:
        """Show how the time is shared."""
        locale = QLocale()
        self._prefill_share = results.prefill_share
        self._dominant = dominant_phase(results)
        prefill, decode = percent_pair(locale, results.prefill_share)
        self._words = {
            Phase.PREFILL: self._told(self.tr("Prefill"), duration(locale, results.ttft_s), prefill),
            Phase.DECODE: self._told(self.tr("Decode"), duration(locale, results.decode_s), decode),
        }
        self.setAccessibleName(self.tr("Prefill and decode"))
        self.setAccessibleDescription("; ".join(long for long, _, _ in self._words.values()))
        self.update()

    def set_glow(self, glow: float) -> None:
        """Frame the bar in the larger part's colour, as strongly as 0..1 says."""
        self._glow = glow
        self.update()

    def set_theme(self, theme: Theme) -> None:
        """Show this theme from now on."""
        self._theme = theme
        self.updateGeometry()
        self.update()

    def font_of(self, phase: Phase, size: str = "body") -> QFont:
        """Return the font of a phase's words: the longer phase stands out."""
        weight = QFont.Weight.Bold if phase is self._dominant else QFont.Weight.Normal
        return self._theme.font(size, weight)

    def fitting_form(self) -> tuple[int, str]:
        """Return which of the words have room beside each other, and in which size of text."""
        room = self.width() - self._theme.sizes.padding
        for form, size in _FORMS[:-1]:
            wide = sum(theme_text_width(self.font_of(phase, size), words[form]) for phase, words in self._words.items())
            if wide <= room:
                return form, size
        return _FORMS[-1]

    def words(self, form: int) -> dict[Phase, str]:
        """Return the words of both phases: 0 with time and share, 1 with the share, 2 the share alone."""
        return {phase: words[form] for phase, words in self._words.items()}

    def _told(self, name: str, time: str, portion: str) -> tuple[str, str, str]:
        """Return the words with time and share, without the time, and the share alone."""
        return (
            self.tr("{phase} {time} · {share}").format(phase=name, time=time, share=portion),
            self.tr("{phase} {share}").format(phase=name, share=portion),
            portion,
        )

    def _bar_height(self) -> float:
        return self._theme.sizes.control_height * 0.72

    def _draw_words(self, painter: QPainter, top: float) -> None:
        form, size = self.fitting_form()
        mirrored = self.isRightToLeft()
        for phase, words in self._words.items():
            font = self.font_of(phase, size)
            painter.setFont(font)
            box = QRectF(0, top, self.width(), QFontMetricsF(font).height())
            leads = (phase is Phase.PREFILL) is not mirrored
            color = self._theme.color(self._theme_role(phase) if phase is self._dominant else "text_muted")
            draw_text(painter, box, words[form], color, _LEFT if leads else _RIGHT)

    def _theme_role(self, phase: Phase) -> str:
        return f"{phase}_text"

    # Qt's own methods

    def sizeHint(self) -> QSize:
        """Return the size at which everything shows."""
        sizes = self._theme.sizes
        words = QFontMetricsF(self._theme.font("body", QFont.Weight.Bold)).height()
        return QSize(round(sizes.body * 26), round(self._bar_height() + words + sizes.spacing))

    def minimumSizeHint(self) -> QSize:
        """Return the size at which names and percentages still fit, whatever the percentages are."""
        metrics = QFontMetricsF(self._theme.font("caption", QFont.Weight.Bold))
        widest = percent_pair(QLocale(), 0.0888)
        names = (self.tr("Prefill"), self.tr("Decode"))
        words = (self.tr("{phase} {share}").format(phase=name, share=widest[0]) for name in names)
        wide = sum(text_width(metrics, word) for word in words) + 2 * self._theme.sizes.padding
        return QSize(round(max(self._theme.sizes.body * 14, wide)), self.sizeHint().height())

    def changeEvent(self, event: QEvent) -> None:
        """Repaint where reading begins elsewhere, and ask for the room that the names take in another language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.updateGeometry()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw it from the present values."""
        theme, sizes = self._theme, self._theme.sizes
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        inset = sizes.focus
        bar = QRectF(inset, inset, self.width() - 2 * inset, self._bar_height())
        shape = QPainterPath()
        shape.addRoundedRect(bar, sizes.radius * 0.6, sizes.radius * 0.6)
        painter.save()
        painter.setClipPath(shape)
        painter.fillRect(bar, theme.color("decode"))
        least = 2 * sizes.line_thin if self._prefill_share > 0 else 0.0
        wide = min(bar.width(), max(least, bar.width() * self._prefill_share))
        prefill = QRectF(bar.right() - wide if self.isRightToLeft() else bar.left(), bar.top(), wide, bar.height())
        brush = hatch_brush(
            theme.color("prefill"), theme.color("prefill_on", 0.22), sizes.spacing * 1.5, self.devicePixelRatioF()
        )
        painter.fillRect(prefill, brush)
        painter.restore()
        if self._glow > 0:
            pen = QPen(theme.color("text", self._glow), sizes.focus)
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            half = sizes.focus / 2
            painter.drawRoundedRect(bar.adjusted(-half, -half, half, half), sizes.radius * 0.7, sizes.radius * 0.7)
        self._draw_words(painter, bar.bottom() + sizes.spacing / 2)


# Which words in which size of text, most wanted first.
_FORMS = ((0, "body"), (1, "body"), (1, "caption"), (2, "body"))
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignAbsolute
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignAbsolute
