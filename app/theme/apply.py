"""Putting a theme on the application: style, palette, font and the one style sheet.

Plots are not reached from here: pyqtgraph ignores palettes, so each plot canvas takes the theme itself.
"""

from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication

from app.paths import RESOURCES
from app.theme.tokens import Theme

_ICONS = RESOURCES / "icons"  # a style sheet takes drawings from files, and cannot colour them

# ruff: noqa: E501 (a rule of the style sheet stays on one line)
_STYLE_SHEET = """
QToolTip {{ background: {surface_raised}; color: {text}; border: {hairline}px solid {outline}; padding: {half}px; }}
QLineEdit, QPlainTextEdit, QTextEdit, QSpinBox, QDoubleSpinBox, QComboBox {{
  background: {surface}; color: {text}; border: {hairline}px solid {outline}; border-radius: {small_radius}px;
  padding: {quarter}px {half}px; selection-background-color: {accent}; selection-color: {accent_on}; }}
QLineEdit:focus, QPlainTextEdit:focus, QTextEdit:focus, QSpinBox:focus, QDoubleSpinBox:focus, QComboBox:focus {{ border: {focus_width}px solid {focus}; }}
QAbstractSpinBox::up-button, QAbstractSpinBox::down-button {{ width: 0; border: none; subcontrol-origin: border; subcontrol-position: top right; }}
QAbstractSpinBox QLineEdit {{ background: transparent; border: none; padding: 0 {half}px; }}
QComboBox QAbstractItemView {{ background: {surface_raised}; color: {text}; selection-background-color: {selection}; selection-color: {text}; }}
QPushButton {{ background: {surface}; color: {text}; border: {hairline}px solid {outline}; border-radius: {small_radius}px;
  padding: {half}px {padding}px; }}
QPushButton:hover {{ background: {hover}; }}
QPushButton:pressed {{ background: {selection}; }}
QPushButton:default {{ background: {accent}; color: {accent_on}; border-color: {accent}; }}
QPushButton:disabled {{ background: {surface}; color: {text_muted}; border-color: {border}; }}
QPushButton:focus {{ border: {focus_width}px solid {focus}; }}
QMenu {{ background: {surface_raised}; color: {text}; border: {hairline}px solid {outline}; padding: {quarter}px; menu-scrollable: 1; }}
QMenu::item {{ padding: {half}px {beside_mark}px; border-radius: {small_radius}px; }}
QMenu::indicator {{ width: {mark}px; height: {mark}px; left: {half}px; }}
QMenu::indicator:checked {{ image: url("{icons}/menu-check-{ground}.svg"); }}
QMenu::right-arrow {{ width: {mark}px; height: {mark}px; right: {half}px; image: url("{icons}/menu-submenu-{ground}.svg"); }}
QMenu::item:selected {{ background: {selection}; }}
QMenu::item:disabled {{ color: {text_muted}; }}
QMenu::scroller {{ height: {mark}px; }}
QMenu::separator {{ height: {hairline}px; background: {border}; margin: {quarter}px; }}
QTableView {{ background: {surface}; alternate-background-color: {surface_raised}; color: {text}; gridline-color: {border};
  border: {hairline}px solid {outline}; selection-background-color: {selection}; selection-color: {text}; }}
QTableView::item {{ padding: 0 {half}px; }}
QTableView:focus {{ border: {focus_width}px solid {focus}; }}
QHeaderView::section {{ background: {surface_raised}; color: {text}; border: none; border-bottom: {hairline}px solid {outline};
  padding: {half}px; }}
QProgressBar {{ background: {track}; color: {text}; border: {hairline}px solid {outline}; border-radius: {small_radius}px;
  text-align: center; }}
QProgressBar::chunk {{ background: {selection}; border-radius: {small_radius}px; }}
QScrollArea {{ border: none; background: transparent; }}
QScrollBar:vertical {{ background: transparent; width: {bar}px; margin: 0; }}
QScrollBar:horizontal {{ background: transparent; height: {bar}px; margin: 0; }}
QScrollBar::handle {{ background: {outline}; border-radius: {bar_radius}px; min-height: {handle}px; min-width: {handle}px; }}
QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; }}
QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}
"""


def apply_theme(app: QApplication, theme: Theme) -> None:
    """Give the whole application this look; call again to change it."""
    # Below a style sheet the style no longer tells its name; setting it anew would restyle every widget once more.
    if not app.styleSheet() and app.style().objectName() != "fusion":
        app.setStyle("Fusion")
    app.setPalette(palette(theme))
    app.setFont(theme.font())
    app.setStyleSheet(style_sheet(theme))


def palette(theme: Theme) -> QPalette:
    """Return the Qt palette of a theme."""
    result = QPalette()
    roles = {
        QPalette.ColorRole.Window: theme.background,
        QPalette.ColorRole.WindowText: theme.text,
        QPalette.ColorRole.Base: theme.surface,
        QPalette.ColorRole.AlternateBase: theme.surface_raised,
        QPalette.ColorRole.Text: theme.text,
        QPalette.ColorRole.Button: theme.surface,
        QPalette.ColorRole.ButtonText: theme.text,
        QPalette.ColorRole.BrightText: theme.danger,
        QPalette.ColorRole.ToolTipBase: theme.surface_raised,
        QPalette.ColorRole.ToolTipText: theme.text,
        QPalette.ColorRole.Highlight: theme.accent,
        QPalette.ColorRole.HighlightedText: theme.accent_on,
        QPalette.ColorRole.Link: theme.accent_text,
        QPalette.ColorRole.LinkVisited: theme.accent_text,
        QPalette.ColorRole.PlaceholderText: theme.text_muted,
        QPalette.ColorRole.Accent: theme.accent,
    }
    for role, color in roles.items():
        result.setColor(role, QColor(color))
    for role in (QPalette.ColorRole.WindowText, QPalette.ColorRole.Text, QPalette.ColorRole.ButtonText):
        result.setColor(QPalette.ColorGroup.Disabled, role, QColor(theme.text_muted))
    return result


def style_sheet(theme: Theme) -> str:
    """Return the application's style sheet: the stock controls that are not painted by hand."""
    sizes = theme.sizes
    return _STYLE_SHEET.format(
        surface=theme.surface,
        surface_raised=theme.surface_raised,
        text=theme.text,
        text_muted=theme.text_muted,
        border=theme.border,
        track=theme.track,
        outline=theme.outline,
        accent=theme.accent,
        accent_on=theme.accent_on,
        selection=theme.selection,
        hover=theme.hover,
        focus=theme.focus,
        hairline=max(1, round(sizes.hairline)),
        focus_width=max(1, round(sizes.focus)),
        quarter=round(sizes.spacing / 4),
        half=round(sizes.spacing / 2),
        padding=round(sizes.padding),
        small_radius=round(sizes.radius * 2 / 3),
        bar=2 * round(sizes.spacing / 2),
        bar_radius=round(sizes.spacing / 2),
        handle=round(sizes.control_height),
        mark=round(sizes.body),
        beside_mark=round(sizes.body + sizes.spacing),
        icons=_ICONS.as_posix(),
        ground="dark" if theme.is_dark else "light",
    )
