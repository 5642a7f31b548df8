"""Telling assistive technology that a painted widget is a chart, and what it says."""

from functools import cache

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QWidget

_PROPERTY = "is_chart"


def mark_as_chart(widget: QWidget) -> None:
    """Give a widget the role of a chart; its accessible name and description say what it shows."""
    widget.setProperty(_PROPERTY, True)
    _install()


@cache
def _install() -> None:
    """Let Qt ask us about widgets; without this a painted widget has no role at all."""
    QAccessible.installFactory(_interface)


def _interface(_class_name: str, obj: QObject) -> QAccessibleInterface | None:
    if isinstance(obj, QWidget) and obj.property(_PROPERTY):
        return QAccessibleWidget(obj, QAccessible.Role.Chart)
    return None
