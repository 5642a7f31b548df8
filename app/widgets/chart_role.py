"""Telling assistive technology what a widget is where Qt would not: a chart, or a page that scrolls."""

from functools import cache

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QWidget

_CHART, _PAGE = "is_chart", "is_page"


def mark_as_chart(widget: QWidget) -> None:
    """Give a widget the role of a chart; its accessible name and description say what it shows."""
    widget.setProperty(_CHART, True)
    _install()


def mark_as_page(widget: QWidget) -> None:
    """Give a widget the role of a page that other controls stand on."""
    widget.setProperty(_PAGE, True)
    _install()


@cache
def _install() -> None:
    """Let Qt ask us about widgets; without this a painted widget has no role at all."""
    QAccessible.installFactory(_interface)


def _interface(_class_name: str, obj: QObject) -> QAccessibleInterface | None:
    if not isinstance(obj, QWidget):
        return None
    if obj.property(_CHART):
        return QAccessibleWidget(obj, QAccessible.Role.Chart)
    return QAccessibleWidget(obj, QAccessible.Role.Pane) if obj.property(_PAGE) else None
