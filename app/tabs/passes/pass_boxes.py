"""The passes as boxes: how many tokens went in, which phase it was, and what came out."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.core.animation import PassScene
from app.core.splitter import TokenText
from app.tabs.passes.box_slots import Slot, box_slots
from app.tabs.passes.scene_part import ScenePart
from app.theme.tokens import Role, Theme
from app.widgets.painting import draw_box, draw_text, text_width

ELLIPSIS = "…"  # some more, kept back
_FEWEST_BOXES = 3
_WIDEST = 1.5  # boxes grow to so many times their smallest width where there is room
_PREFILL_SHARE = 1.4  # the box of the prefill pass is so much wider


class PassBoxes(ScenePart):
    """One row of boxes; where not all fit, passes far from the running one share a box."""

    def __init__(self, theme: Theme, text: TokenText, scene: PassScene, parent: QWidget | None = None) -> None:
        super().__init__(theme, text, scene, parent)
        self._slots: tuple[Slot, ...] = ()
        self._room = _FEWEST_BOXES
        self._width = 1.0
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def describe(self) -> None:
        """Tell the passes so far."""
        self.setAccessibleName(self.tr("Passes through the model"))
        prompt, answer = self._text.prompt, self._text.answer
        told = [
            self.tr("Pass {number}: {tokens}, out: {out}.").format(
                number=index + 1, tokens=self._tokens_in(len(prompt) if index == 0 else 1), out=answer[index]
            )
            for index in range(self._scene.finished_passes)
        ]
        self.setAccessibleDescription(" ".join(told))

    def _tokens_in(self, count: int) -> str:
        return self.tr("1 token in") if count == 1 else self.tr("%n tokens in", "", count)

    def _out(self, index: int) -> str:
        return self.tr("out: {token}").format(token=self._text.answer[index])

    def _smallest_width(self) -> float:
        strong = QFontMetricsF(self._theme.font("strong", QFont.Weight.DemiBold))
        caption = QFontMetricsF(self._theme.font("caption"))
        lines = [text_width(strong, self._tokens_in(len(self._text.prompt))), text_width(strong, self._tokens_in(1))]
        lines.append(text_width(caption, self.tr("1 token each")))
        lines.extend(text_width(caption, self._out(index)) for index in range(len(self._text.answer)))
        return max(lines) + 1.5 * self._theme.sizes.spacing

    def _gap(self) -> float:
        return self._theme.sizes.spacing

    def _relayout(self) -> None:
        smallest = self._smallest_width()
        room = int((self.width() - (_PREFILL_SHARE - 1) * smallest + self._gap()) // (smallest + self._gap()))
        self._room = max(_FEWEST_BOXES, room)
        self._place_slots()
        count = len(self._slots) - 1 + _PREFILL_SHARE
        fair = (self.width() - (len(self._slots) - 1) * self._gap()) / count
        self._width = max(1.0, min(fair, _WIDEST * smallest))
        super()._relayout()

    def _place_slots(self) -> None:
        self._slots = box_slots(passes=len(self._text.answer), current=self._scene.pass_index, room=self._room)

    def _dirty(self, before: PassScene) -> tuple[QRectF, ...] | None:
        slots = self._slots
        self._place_slots()
        if slots != self._slots:
            return None
        low, high = self._touched(before)
        return tuple(self._box(place) for place, slot in enumerate(slots) if slot.last >= low and slot.first <= high)

    def _box(self, place: int) -> QRectF:
        first = _PREFILL_SHARE * self._width
        if place == 0:
            return QRectF(0.0, 0.0, first, self.height())
        left = first + self._gap() + (place - 1) * (self._width + self._gap())
        return QRectF(left, 0.0, self._width, self.height())

    def _moving(self) -> tuple[QRectF, ...]:
        return tuple(
            self._progress_track(self._box(place))
            for place, slot in enumerate(self._slots)
            if slot.first == self._scene.pass_index and self._is_running
        )

    def _progress_track(self, box: QRectF) -> QRectF:
        inset = self._theme.sizes.radius
        top = box.bottom() - 2.5 * self._theme.sizes.groove / 2 - self._theme.sizes.line
        return QRectF(box.left() + inset, top, box.width() - 2 * inset, self._theme.sizes.groove / 2 + 1)

    def _paint(self, painter: QPainter, region: QRectF) -> None:
        for place, slot in enumerate(self._slots):
            box = self._box(place)
            if not region.intersects(box):
                continue
            if self._is_open_ended and slot.last >= self._begun:
                self._paint_rest(painter, box)
                return
            if slot.passes > 1:
                self._paint_group(painter, box, slot)
            else:
                self._paint_pass(painter, box, slot.first)

    def _paint_pass(self, painter: QPainter, box: QRectF, index: int) -> None:
        theme, sizes = self._theme, self._theme.sizes
        role = theme.role(Role.PREFILL if index == 0 else Role.DECODE)
        name = "prefill" if index == 0 else "decode"
        is_done = index < self._scene.finished_passes
        is_running = index == self._scene.pass_index and not is_done
        width = sizes.line if index == 0 else sizes.line_thin
        half = width / 2
        edge = theme.color(name) if is_done or is_running else theme.color("outline")
        pen = QPen(edge, width if is_done or is_running else sizes.hairline)
        if is_running:
            pen.setStyle(Qt.PenStyle.DashLine)
        painter.setPen(pen)
        painter.setBrush(theme.color(f"{name}_fill") if is_done else Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box.adjusted(half, half, -half, -half), sizes.radius, sizes.radius)
        if not (is_done or is_running):
            return
        phase = self.tr("prefill") if index == 0 else self.tr("decode")
        out = self._out(index) if is_done else self.tr("running…")
        tokens = self._tokens_in(len(self._text.prompt) if index == 0 else 1)
        self._paint_lines(painter, box, (tokens, phase, out), role.text)
        if is_running and self._scene.progress > 0.0:
            track = self._progress_track(box)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.color(name))
            track.setWidth(track.width() * self._scene.progress)
            painter.drawRoundedRect(track, track.height() / 2, track.height() / 2)

    @property
    def _begun(self) -> int:
        """How many passes have begun."""
        return max(self._scene.pass_index + 1, self._scene.finished_passes)

    def _paint_rest(self, painter: QPainter, box: QRectF) -> None:
        """All passes to come as one box that does not say how many they are."""
        theme, sizes = self._theme, self._theme.sizes
        pen = QPen(theme.color("outline"), sizes.hairline, Qt.PenStyle.DashLine)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        half = sizes.hairline / 2
        painter.drawRoundedRect(box.adjusted(half, half, -half, -half), sizes.radius, sizes.radius)
        painter.setFont(theme.font("title", QFont.Weight.Bold))
        draw_text(painter, box, ELLIPSIS, theme.color("text_muted"))

    def _paint_group(self, painter: QPainter, box: QRectF, slot: Slot) -> None:
        """A stack of boxes: passes that share their place."""
        theme, sizes = self._theme, self._theme.sizes
        is_done = slot.last < self._scene.finished_passes
        line = theme.color("decode" if is_done else "outline")
        step = sizes.spacing / 2.5
        for level in (2, 1, 0):
            sheet = box.adjusted(level * step, level * step, (level - 2) * step, (level - 2) * step)
            fill = theme.color("decode_fill" if is_done else "background")
            draw_box(painter, sheet, fill=fill, line=line, width=sizes.line_thin, radius=sizes.radius)
        front = box.adjusted(0, 0, -2 * step, -2 * step)
        color = theme.decode_text if is_done else theme.text_muted
        count = self.tr("%n passes", "", slot.passes)
        self._paint_lines(painter, front, (count, self.tr("decode"), self.tr("1 token each")), color)

    def _paint_lines(self, painter: QPainter, box: QRectF, lines: tuple[str, str, str], phase_color: str) -> None:
        theme = self._theme
        fonts = self._fonts()
        colors = (theme.text, phase_color, theme.text_muted if theme.is_dark else theme.text)
        y = box.top() + (box.height() - self._text_height()) / 2
        for text, font, color in zip(lines, fonts, colors, strict=True):
            height = QFontMetricsF(font).height()
            painter.setFont(font)
            draw_text(painter, QRectF(box.left(), y, box.width(), height), text, QColor(color))
            y += height

    def _fonts(self) -> tuple[QFont, QFont, QFont]:
        theme = self._theme
        return (
            theme.font("strong", QFont.Weight.DemiBold),
            theme.font("body", QFont.Weight.DemiBold),
            theme.font("caption"),
        )

    def _text_height(self) -> float:
        return sum(QFontMetricsF(font).height() for font in self._fonts())

    # Qt's own methods

    def sizeHint(self) -> QSize:
        """Return the size at which all shows well."""
        return QSize(self.minimumSizeHint().width(), round(self._text_height() + 3 * self._theme.sizes.spacing))

    def minimumSizeHint(self) -> QSize:
        """Return the least size at which nothing is cut."""
        smallest = self._smallest_width()
        boxes = min(_FEWEST_BOXES, len(self._text.answer)) - 1 + _PREFILL_SHARE
        width = boxes * smallest + (_FEWEST_BOXES - 1) * self._gap()
        return QSize(round(width), round(self._text_height() + 3 * self._theme.sizes.spacing))
