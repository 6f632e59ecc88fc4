"""Having something said by an assistive program, wherever its focus is."""

from __future__ import annotations

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget


def announce(widget: QWidget, text: str, urgent: bool = False) -> None:
    """Have it said now, if an assistive program listens; `urgent`: before whatever is being said."""
    if text and QAccessible.isActive():
        event = QAccessibleAnnouncementEvent(widget, text)
        if urgent:
            event.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
        QAccessible.updateAccessibility(event)
