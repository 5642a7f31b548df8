"""A copy of a tab with its verdict below, on a page of its own size that no screen shows."""

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QSize, Qt
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
from app.widgets.scroll_page import ScrollPage
from app.widgets.settle import settle

SMALLEST_TEXT = 0.25  # of the size that is asked for: less could not be read, whatever else is in the picture
_HALVINGS = 6  # of the range of sizes: to about a hundredth
_WAY = (0.0, 0.25, 0.5, 0.75, 1.0)  # shares of an animation at which all its words have been there


class TabPage(QWidget):
    """A tab as a picture shows it; its scenario, clock and options are its own, so nothing on screen moves with it.

    Nobody can scroll a picture: the text is as much smaller than the theme has it as the page needs to be whole.
    """

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
        self._theme = theme
        self._factor = 1.0
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
        self._areas = self.view.findChildren(ScrollPage)
        for area in self._areas:
            area.hide_bars()
        self.resize(size)
        self.show()
        if like is not None:
            self.view.follow(like)
        self._settle()
        self._fit(1.0)

    @property
    def is_whole(self) -> bool:
        """Whether nothing of the tab is out of sight."""
        return all(area.is_whole for area in self._areas)

    @property
    def text_factor(self) -> float:
        """How large the text is, relative to the theme that was asked for."""
        return self._factor

    def fit_way(self) -> None:
        """Write in a text with which the page is whole from the start of its animation to the end."""
        self._fit(1.0, _WAY)

    def put_aside(self) -> None:
        """Leave out what the tab itself holds for least needed, so that the rest can be larger."""
        for part in self.view.parts_aside():
            part.hide()
        self._settle()

    def set_view_size(self, size: QSize, *, largest: float = 1.0) -> None:
        """Give the tab this size, and text of at most so many times the theme's; the verdict takes its own height."""
        self.strip.hide()
        self.resize(size)
        self._settle()
        self._fit(largest)

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
        if not self.is_whole:
            self._fit(self._factor)

    def frame(self) -> QImage:
        """Return the page as one frame of an animation, a pixel for a point."""
        image = QImage(self.size(), QImage.Format.Format_RGBA8888)
        image.fill(self.palette().window().color())
        painter = QPainter(image)
        try:
            self.render(painter, QPoint(0, 0))
        finally:
            painter.end()
        return image

    def _fit(self, largest: float, moments: Sequence[float] = ()) -> None:
        """Write in the largest text, at most so many times the theme's, with which the page is whole."""
        self._set_factor(largest)
        if self._is_whole_at(moments):
            return
        low, high = SMALLEST_TEXT * largest, largest
        for _ in range(_HALVINGS):
            middle = (low + high) / 2
            self._set_factor(middle)
            if self._is_whole_at(moments):
                low = middle
            else:
                high = middle
        self._set_factor(low)

    def _set_factor(self, factor: float) -> None:
        if factor == self._factor:
            return
        self._factor = factor
        theme = self._theme.scaled(self._theme.text_scale * factor)
        self.view.set_theme(theme)
        self.strip.set_theme(theme)
        self._settle()

    def _is_whole_at(self, moments: Sequence[float]) -> bool:
        player = self.view.player
        if player is None or not moments or not self.is_whole:
            return self.is_whole
        before_s, is_whole = player.position_s, True
        for share in moments:
            player.seek_share(share)
            self._settle()
            is_whole = is_whole and self.is_whole
        player.seek(before_s)
        self._settle()
        return is_whole

    def _settle(self) -> None:
        """Lay everything out: no event loop asks for it here."""
        settle()
        self.strip.set_verdict(self.view.verdict)
