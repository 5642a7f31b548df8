"""The text as chips: prompt tokens, and the answer tokens that exist so far."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.core.animation import PassScene
from app.core.splitter import TokenText, joined
from app.tabs.passes.scene_part import ScenePart
from app.theme.tokens import Role, Theme
from app.widgets.flow_layout import flow_boxes
from app.widgets.painting import draw_box, draw_text, text_width

_MANY_TOKENS = 24  # from here on in smaller type


class TokenChips(ScenePart):
    """Chips that wrap. Room for the whole answer is kept from the start, so nothing moves when a token appears.

    What goes into the running pass is filled. The first answer token has a prefill-coloured border, because it
    came out of the prefill pass.
    """

    def __init__(self, theme: Theme, text: TokenText, scene: PassScene, parent: QWidget | None = None) -> None:
        super().__init__(theme, text, scene, parent)
        self._boxes: list[QRectF] = []
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def describe(self) -> None:
        """Tell the text so far."""
        self.setAccessibleName(self.tr("Tokens"))
        answer = joined(self._text.answer[: self._scene.tokens_out])
        told = self.tr("Prompt: {prompt} – answer so far: {answer}")
        self.setAccessibleDescription(told.format(prompt=joined(self._text.prompt), answer=answer))

    def box(self, index: int) -> QRectF:
        """Return where a token's chip is, prompt tokens first."""
        return self._boxes[index]

    def _font(self) -> QFont:
        many = len(self._text.prompt) + len(self._text.answer) > _MANY_TOKENS
        return self._theme.font("body" if many else "title", QFont.Weight.Medium)

    def _place(self, width: float) -> list[QRectF]:
        sizes = self._theme.sizes
        metrics = QFontMetricsF(self._font())
        widths = [
            text_width(metrics, token) + 1.6 * sizes.spacing + 2 * sizes.line
            for token in (*self._text.prompt, *self._text.answer)
        ]
        height = round(metrics.height() + 1.25 * sizes.spacing)
        cursor = sizes.spacing / 2 + sizes.line
        gap = sizes.spacing * 0.75
        return flow_boxes(widths, width=max(width - cursor, 1.0), height=height, gap=gap, line_gap=gap)

    def _relayout(self) -> None:
        self._boxes = self._place(self.width())
        super()._relayout()

    def _dirty(self, before: PassScene) -> tuple[QRectF, ...]:
        low, high = self._touched(before)
        first = 0 if low <= 0 else len(self._text.prompt) + low - 1
        margin = 2 * self._theme.sizes.spacing  # the cursor stands behind the last chip
        last = len(self._text.prompt) + max(high, 0) + 1
        return tuple(box.adjusted(0, 0, margin, 0) for box in self._boxes[max(0, first - 1) : last])

    def _paint(self, painter: QPainter, region: QRectF) -> None:
        prompt = len(self._text.prompt)
        painter.setFont(self._font())
        going_in: range = range(0)
        if self._is_running:
            first = 0 if self._scene.pass_index == 0 else prompt + self._scene.pass_index - 1
            going_in = range(first, prompt + self._scene.pass_index)
        tokens = (*self._text.prompt, *self._text.answer[: self._scene.tokens_out])
        for index, token in enumerate(tokens):
            if region.intersects(self._boxes[index]):
                self._paint_chip(painter, index, token, is_first=index == prompt, is_going_in=index in going_in)
        if not self._scene.is_finished:
            self._paint_cursor(painter, self._boxes[len(tokens) - 1])

    def _paint_chip(self, painter: QPainter, index: int, token: str, *, is_first: bool, is_going_in: bool) -> None:
        sizes = self._theme.sizes
        role = self._theme.role(self._column_role(index))
        border = self._theme.role(Role.PREFILL if is_first else self._column_role(index)).base
        ground, ink = (role.base, role.on) if is_going_in else (role.fill, self._theme.text)
        draw_box(
            painter,
            self._boxes[index],
            fill=QColor(ground),
            line=QColor(border),
            width=sizes.line if is_first else sizes.line_thin,
            radius=sizes.radius * 0.75,
        )
        draw_text(painter, self._boxes[index], token, QColor(ink))

    def _paint_cursor(self, painter: QPainter, after: QRectF) -> None:
        sizes = self._theme.sizes
        inset = after.height() * 0.1
        cursor = QRectF(after.right() + sizes.spacing / 2, after.top() + inset, sizes.line, after.height() - 2 * inset)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._theme.color("text"))
        painter.drawRoundedRect(cursor, sizes.line / 2, sizes.line / 2)

    # Qt's own methods

    def heightForWidth(self, width: int) -> int:
        """Return the height that the lines need at a width."""
        return round(self._place(width)[-1].bottom()) + 1

    def sizeHint(self) -> QSize:
        """Return the size at which all shows well."""
        width = max(self.width(), round(self._theme.sizes.body * 20))
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """Return the least size at which nothing is cut."""
        return QSize(round(self._theme.sizes.body * 10), round(self._place(1e9)[-1].bottom()) + 1)
