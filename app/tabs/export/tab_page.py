"""A copy of a tab with its verdict below, on a page of its own size that no screen shows."""

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QSize, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.core.scenario import Scenario
from app.state.app_state import AppState
from app.state.clock import Clock
from app.state.view_options import Options, TabId, ViewOptions
from app.tabs.tab_factory import build_tab
from app.tabs.tab_view import TabContext, TabView
from app.tabs.verdict_strip import VerdictStrip
from app.theme.apply import palette, style_sheet
from app.theme.tokens import Theme

_LAYOUT_ROUNDS = 4


class TabPage(QWidget):
    """A tab as a picture shows it; its scenario, clock and options are its own, so nothing on screen moves with it."""

    def __init__(
        self,
        tab: TabId,
        scenario: Scenario,
        options: Options,
        theme: Theme,
        context: TabContext,
        size: QSize,
        like: TabView | None = None,
    ) -> None:
        """Build the page.

        Parameters
        ----------
        context : TabContext
            Lends its catalogue, library and measurements.
        like : TabView or None
            A view of the same tab whose text and moment the copy takes over.
        """
        super().__init__()
        self.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
        self.setWindowTitle(f"Two Speeds: {tab}")
        # The application's look is the window's, the page may have another (a hand-out is always light).
        self.setPalette(palette(theme))
        self.setFont(theme.font())
        self.setStyleSheet(style_sheet(theme))
        own = TabContext(
            state=AppState(scenario),
            clock=Clock(self),
            options=ViewOptions(options, self),
            catalogue=context.catalogue,
            library=context.library,
            measurements=context.measurements,
        )
        own.state.setParent(self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self.view = build_tab(tab, own, theme)
        self.strip = VerdictStrip(own.state, own.clock, own.options, theme)
        column.addWidget(self.view, 1)
        column.addWidget(self.strip)
        self.resize(size)
        self.show()
        if like is not None:
            self.view.follow(like)
        self._settle()

    def set_view_size(self, size: QSize) -> None:
        """Give the tab this size; the verdict below takes its own."""
        self.resize(size.width(), size.height() + self.strip.sizeHint().height())
        self._settle()

    def seek(self, seconds: float) -> None:
        """Show a moment of the animation.

        Raises
        ------
        ValueError
            If the tab has none.
        """
        if self.view.player is None:
            raise ValueError("the tab has no animation")
        self.view.player.seek(seconds)
        self._settle()

    def frame(self) -> QImage:
        """Return the page as one frame of an animation, a pixel for a point."""
        image = QImage(self.size(), QImage.Format.Format_RGBA8888)
        image.fill(self.palette().window().color())
        painter = QPainter(image)
        self.render(painter, QPoint(0, 0))
        painter.end()
        return image

    def _settle(self) -> None:
        """Lay everything out: some parts do so anew once they know their width, and no event loop asks them here."""
        for _ in range(_LAYOUT_ROUNDS):
            QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
        self.strip.set_verdict(self.view.verdict)
