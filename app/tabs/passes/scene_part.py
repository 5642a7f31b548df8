"""What the painted parts of the passes share: one text, one scene, and repainting only what changed."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from app.core.animation import PassScene
from app.core.splitter import TokenText
from app.theme.tokens import Role, Theme
from app.widgets.chart_role import mark_as_chart


class ScenePart(QWidget):
    """A picture of the passes at one moment.

    A subclass paints as a pure function of theme, text, scene and size; it names the region that moves while a
    pass runs, so that a frame repaints only that.
    """

    def __init__(self, theme: Theme, text: TokenText, scene: PassScene, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        mark_as_chart(self)
        self._theme = theme
        self._text = text
        self._scene = scene
        self._is_open_ended = False

    def set_open_ended(self, open_ended: bool) -> None:
        """Keep back how much is still to come, or show it: a lesson asks for the number of passes."""
        if open_ended != self._is_open_ended:
            self._is_open_ended = open_ended
            self.update()
            self.describe()

    def set_theme(self, theme: Theme) -> None:
        """Show this theme from now on."""
        self._theme = theme
        self._relayout()

    def show_text(self, text: TokenText, scene: PassScene) -> None:
        """Show another text."""
        self._text = text
        self._scene = scene
        self._relayout()
        self.describe()

    def show_scene(self, scene: PassScene) -> None:
        """Show another moment of the same text."""
        before, self._scene = self._scene, scene
        if (before.pass_index, before.finished_passes) != (scene.pass_index, scene.finished_passes):
            dirty = None if self._is_open_ended else self._dirty(before)
            if dirty is None:
                self.update()
            else:
                self._draw_anew(dirty)
            self.describe()
        elif before.progress != scene.progress:
            self._draw_anew(self._moving())

    def _draw_anew(self, boxes: tuple[QRectF, ...]) -> None:
        for box in boxes:
            # A pixel more: at a device pixel ratio of 1.25 a box may end within one, and its edge would be cut.
            self.update(box.toAlignedRect().adjusted(-1, -1, 1, 1))

    def describe(self) -> None:
        """Tell assistive technology what is shown; called once per pass, not per frame."""

    @property
    def _is_running(self) -> bool:
        """Whether a pass has begun and not ended."""
        return self._scene.pass_index >= self._scene.finished_passes

    def _column_role(self, column: int) -> Role:
        """Return the role of a token by its place: prompt or answer."""
        return Role.PREFILL if column < len(self._text.prompt) else Role.DECODE

    def _relayout(self) -> None:
        """Work out places anew: the text, the theme or the language changed."""
        self.updateGeometry()
        self.update()

    def _dirty(self, before: PassScene) -> tuple[QRectF, ...] | None:
        """Return what looks different once another pass runs or one ended; None for everything."""
        return None

    def _touched(self, before: PassScene) -> tuple[int, int]:
        """Return the first and last pass that look different from a moment before."""
        marks = (before.pass_index, before.finished_passes, self._scene.pass_index, self._scene.finished_passes)
        return min(marks) - 1, max(marks)

    def _moving(self) -> tuple[QRectF, ...]:
        """Return what changes while a pass runs."""
        return ()

    def _paint(self, painter: QPainter, region: QRectF) -> None:
        """Paint what lies in the region."""
        raise NotImplementedError

    # Qt's own methods

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Find places anew."""
        super().resizeEvent(event)
        self._relayout()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint what changed."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint(painter, QRectF(event.rect()))
