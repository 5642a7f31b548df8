"""Two bars that race: reading the weights and arithmetic, drawn as a pure function of one moment."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.theme.tokens import Role, Theme
from app.widgets.chart_role import mark_as_chart
from app.widgets.painting import draw_text, hatch_brush, leading, text_width


@dataclass(frozen=True, slots=True, kw_only=True)
class RaceBar:
    """One job at a moment.

    Attributes
    ----------
    role : Role
    name, time_text : str
        The job, and how long it has taken so far.
    share, waiting_share : float
        Of the whole pass, 0..1: done, and waited since.
    waiting_text : str
        Written into the waiting part where it fits.
    """

    role: Role
    name: str
    time_text: str
    share: float
    waiting_share: float
    waiting_text: str


class RaceBars(QWidget):
    """Rows of name, bar and time; names and times have fixed columns so that nothing moves but the bars."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        mark_as_chart(self)
        self._theme = theme
        self._bars: tuple[RaceBar, ...] = ()
        self._widest_name = ""
        self._widest_time = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def bars(self) -> tuple[RaceBar, ...]:
        """What is shown."""
        return self._bars

    def set_bars(self, bars: tuple[RaceBar, ...], *, widest_time: str) -> None:
        """Show this moment; the column of times leaves room for the longest one."""
        names = max((bar.name for bar in bars), key=len)
        if (names, widest_time, len(bars)) != (self._widest_name, self._widest_time, len(self._bars)):
            self._widest_name, self._widest_time = names, widest_time
            self.updateGeometry()
        if bars != self._bars:
            self._bars = bars
            self.update()

    def set_theme(self, theme: Theme) -> None:
        """Show this theme from now on."""
        self._theme = theme
        self.updateGeometry()
        self.update()

    def _name_font(self) -> QFont:
        return self._theme.font("strong")

    def _time_font(self) -> QFont:
        return self._theme.font("title", QFont.Weight.DemiBold)

    def _columns(self) -> tuple[float, float]:
        """Widths of the names' and the times' columns."""
        names = QFontMetricsF(self._name_font())
        times = QFontMetricsF(self._time_font())
        name = max((text_width(names, bar.name) for bar in self._bars), default=0.0)
        time = max((text_width(times, bar.time_text) for bar in self._bars), default=0.0)
        return name, max(time, text_width(times, self._widest_time))

    # Qt's own methods

    def sizeHint(self) -> QSize:
        """Return the size at which everything shows."""
        sizes = self._theme.sizes
        height = len(self._bars) * (sizes.bar_height + sizes.spacing * 1.5)
        return QSize(self.minimumSizeHint().width() * 2, round(height))

    def minimumSizeHint(self) -> QSize:
        """Return the least size that still works."""
        sizes = self._theme.sizes
        height = len(self._bars) * (sizes.bar_height + sizes.spacing * 1.5)
        return QSize(round(sum(self._columns()) + 2 * sizes.padding + 2.5 * sizes.bar_height), round(height))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the bars of this moment."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        sizes = self._theme.sizes
        name_width, time_width = self._columns()
        mirrored = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        for row, bar in enumerate(self._bars):
            top = row * (sizes.bar_height + sizes.spacing * 1.5) + sizes.spacing * 0.75
            line = QRectF(0, top, self.width(), sizes.bar_height)
            track = line.adjusted(name_width + sizes.padding, 0, -time_width - sizes.padding, 0)
            names = QRectF(0, top, name_width, sizes.bar_height)
            times = QRectF(self.width() - time_width, top, time_width, sizes.bar_height)
            if mirrored:
                track, names, times = (
                    QRectF(self.width() - box.right(), top, box.width(), box.height()) for box in (track, names, times)
                )
            painter.setFont(self._name_font())
            draw_text(painter, names, bar.name, self._theme.color("text"), leading(mirrored))
            painter.setFont(self._time_font())
            draw_text(painter, times, bar.time_text, self._theme.color("text"), leading(not mirrored))
            self._paint_bar(painter, track, bar, mirrored)

    def _paint_bar(self, painter: QPainter, track: QRectF, bar: RaceBar, mirrored: bool) -> None:
        theme, sizes = self._theme, self._theme.sizes
        outline = QPainterPath()
        outline.addRoundedRect(track, sizes.radius, sizes.radius)
        painter.save()
        painter.setClipPath(outline)
        painter.fillRect(track, theme.color(f"{bar.role}_fill"))
        done = track.width() * bar.share
        waiting = track.width() * bar.waiting_share
        wait_box = QRectF(track.left() + done, track.top(), waiting, track.height())
        done_box = QRectF(track.left(), track.top(), max(done, sizes.line), track.height())
        if mirrored:
            done_box.moveRight(track.right())
            wait_box.moveRight(track.right() - done)
        if waiting > 0:
            stripes = theme.color(f"{bar.role}_text", 0.28)
            pitch = sizes.spacing * 1.5
            painter.setBrushOrigin(wait_box.topLeft())
            painter.fillRect(
                wait_box, hatch_brush(theme.color(f"{bar.role}_fill"), stripes, pitch, self.devicePixelRatioF())
            )
        painter.fillRect(done_box, theme.color(bar.role))
        painter.restore()
        painter.setFont(theme.font("body", QFont.Weight.Medium))
        metrics = QFontMetricsF(painter.font())
        width = text_width(metrics, bar.waiting_text) + 2 * sizes.spacing
        if bar.waiting_text and width + 2 * sizes.spacing < waiting:
            plate = QRectF(0, 0, width, metrics.height() + sizes.spacing)
            plate.moveCenter(wait_box.center())
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.color(f"{bar.role}_fill"))
            painter.drawRoundedRect(plate, sizes.radius / 2, sizes.radius / 2)
            draw_text(painter, plate, bar.waiting_text, theme.color(f"{bar.role}_text"))
