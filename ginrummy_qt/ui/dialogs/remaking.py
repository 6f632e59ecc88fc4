"""What a person has entered in a sheet, carried over to the same sheet made again, in another language."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QModelIndex
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QAbstractSlider,
    QComboBox,
    QLineEdit,
    QScrollBar,
    QSpinBox,
    QWidget,
)

from ginrummy_qt.ui.dialogs.sheet import Sheet


@dataclass(frozen=True, slots=True)
class Entered:
    """By object name: what is checked, typed, chosen and scrolled to; and which widget has the keyboard."""

    checked: dict[str, bool]
    texts: dict[str, str]
    values: dict[str, int]
    rows: dict[str, int]
    scrolled: dict[str, int]
    focused: str


def entered(sheet: Sheet) -> Entered:
    """Read a sheet; what has no name is not kept."""
    named = [each for each in sheet.findChildren(QWidget) if each.objectName()]
    focused = sheet.focusWidget()
    return Entered(
        {
            each.objectName(): each.isChecked()
            for each in named
            if isinstance(each, QAbstractButton) and each.isCheckable()
        },
        {each.objectName(): each.text() for each in named if isinstance(each, QLineEdit)},
        {each.objectName(): value for each in named for value in _value(each)},
        {
            each.objectName(): each.currentIndex().row()
            for each in named
            if isinstance(each, QAbstractItemView)
        },
        {
            each.objectName(): each.verticalScrollBar().value()
            for each in named
            if isinstance(each, QAbstractScrollArea)
        },
        focused.objectName() if focused is not None else "",
    )


def enter(sheet: Sheet, what: Entered) -> None:
    """Do it again as a person would, so that everything that follows from it follows again."""
    for widget in sheet.findChildren(QWidget):
        name = widget.objectName()
        if isinstance(widget, QLineEdit) and widget.text() != what.texts.get(name, widget.text()):
            widget.setText(what.texts[name])
        elif isinstance(widget, QAbstractButton) and name in what.checked:
            _check(widget, what.checked[name])
        elif isinstance(widget, QAbstractItemView) and what.rows.get(name, -1) >= 0:
            index = widget.model().index(what.rows[name], 0, QModelIndex())
            widget.setCurrentIndex(index)
        elif name in what.values:
            _set_value(widget, what.values[name])
        if name == what.focused != "":
            widget.setFocus()


def scroll(sheet: Sheet, what: Entered) -> None:
    """Show the same part again, once the sheet has its size."""
    for widget in sheet.findChildren(QAbstractScrollArea):
        if widget.objectName() in what.scrolled:
            widget.verticalScrollBar().setValue(what.scrolled[widget.objectName()])


def _check(button: QAbstractButton, on: bool) -> None:
    if button.isChecked() == on:
        return
    if on or not button.autoExclusive():
        button.click() if button.isEnabled() else button.setChecked(on)


def _value(widget: QWidget) -> tuple[int, ...]:
    if isinstance(widget, QSpinBox) or (
        isinstance(widget, QAbstractSlider) and not isinstance(widget, QScrollBar)
    ):
        return (widget.value(),)
    return (widget.currentIndex(),) if isinstance(widget, QComboBox) else ()


def _set_value(widget: QWidget, value: int) -> None:
    if isinstance(widget, QSpinBox | QAbstractSlider):
        widget.setValue(value)
    elif isinstance(widget, QComboBox):
        widget.setCurrentIndex(value)
