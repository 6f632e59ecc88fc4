"""The rows of the settings page: from an option's declaration to its controls."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final, cast

from PySide6.QtCore import QObject, QRectF, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QPainter, QWheelEvent
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QRadioButton, QSlider, QVBoxLayout, QWidget

from ginrummy_qt.ports.settings import Settings
from ginrummy_qt.ui.dialogs.flow import FlowLayout
from ginrummy_qt.ui.dialogs.paper import Paper, Tone
from ginrummy_qt.ui.settings_page.controls import SwitchRow, Tile
from ginrummy_qt.ui.settings_page.options import Amount, Option, Pick, Sample, Toggle, TryOut, Value
from ginrummy_qt.ui.settings_page.samples import SIZES, SamplePainter
from ginrummy_qt.ui.theme.metrics import TextRole
from ginrummy_qt.ui.theme.theme import Theme
from ginrummy_qt.ui.theme.widgets import HALO

_STEP: Final = 5
_PAGE: Final = 20


class _Slider(QSlider):
    """Leaves the wheel to the page that is scrolled past it, unless it has the keyboard."""

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Move only while focused."""
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()


class OptionRows(QObject):
    """Makes rows and keeps their controls showing the settings in force."""

    chosen = Signal(str, object)
    """A field of Settings and its new value."""
    try_out = Signal(object)
    """A TryOut is asked for."""

    def __init__(
        self,
        paper: Paper,
        samples: SamplePainter,
        settings: Callable[[], Settings],
        words: Callable[[TryOut], str],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._paper = paper
        self._samples = samples
        self._settings = settings
        self._words = words
        self._show: list[Callable[[Settings], None]] = []
        self._first: QButtonGroup | None = None

    def row(self, option: Option) -> QWidget:
        """The controls of an option, with its name."""
        match option:
            case Pick():
                return self._pick(option)
            case Toggle():
                return self._toggle(option)
            case Amount():
                return self._amount(option)

    def show_settings(self, settings: Settings) -> None:
        """Let every control show what is in force."""
        for show in self._show:
            show(settings)

    def focus_first(self) -> None:
        """Give the keyboard to the value in force of the first option."""
        button = None if self._first is None else self._first.checkedButton()
        if button is not None:
            button.setFocus()

    # One of several values

    def _pick(self, option: Pick) -> QWidget:
        row, column = self._column()
        self._head(column, option.label, option.note, option.try_out)
        line = FlowLayout(0)
        self._paper.follow(lambda theme: line.setSpacing(round(theme.px(8))))
        group = QButtonGroup(row)
        self._first = self._first or group
        buttons: dict[object, QRadioButton] = {}
        for value in option.values:
            button = self._value(option, value)
            group.addButton(button)
            line.addWidget(button)
            buttons[value.value] = button
            button.toggled.connect(lambda on, value=value: self._choose(on, option.field, value.value))
        column.addLayout(line)

        def show(settings: Settings) -> None:
            button = buttons.get(getattr(settings, option.field))
            if button is not None:
                with QSignalBlocker(button):
                    button.setChecked(True)
            for each in buttons.values():
                each.update()

        self._keep(show)
        return row

    def _value(self, option: Pick, value: Value) -> QRadioButton:
        name = f"{option.field}_{value.value}" if value.value not in ("", None) else f"{option.field}_system"
        button: QRadioButton
        if option.sample is None:
            button = self._paper.chip(value.text, name)
        else:
            tile = Tile(
                value.text,
                SIZES[option.sample],
                self._sample(option.sample, option.field, value.value),
                self._paper.theme,
            )
            tile.setObjectName(name)
            self._paper.keep(tile)
            button = tile
        button.setAccessibleName(f"{option.label}: {value.text}")
        button.setAccessibleDescription(option.note)
        return button

    def _sample(self, sample: Sample, field: str, value: object) -> Callable[[QPainter, QRectF, Theme], None]:
        def paint(painter: QPainter, rect: QRectF, theme: Theme) -> None:
            settings = replace(self._settings(), **cast(dict[str, Any], {field: value}))
            self._samples.paint(painter, rect, sample, settings, theme)

        return paint

    def _choose(self, on: bool, field: str, value: object) -> None:
        if on:
            self.chosen.emit(field, value)

    # On or off

    def _toggle(self, option: Toggle) -> QWidget:
        switch = SwitchRow(option.label, option.note, self._paper.theme)
        switch.setObjectName(option.field)
        self._paper.keep(switch)
        switch.toggled.connect(lambda on: self.chosen.emit(option.field, on))

        def show(settings: Settings) -> None:
            with QSignalBlocker(switch):
                switch.setChecked(bool(getattr(settings, option.field)))

        self._keep(show)
        return switch

    # A number

    def _amount(self, option: Amount) -> QWidget:
        row, column = self._column()
        self._head(column, option.label, option.note, option.try_out)
        slider = _Slider(Qt.Orientation.Horizontal)
        slider.setObjectName(option.field)
        slider.setAccessibleName(option.label)
        slider.setAccessibleDescription(option.note)
        slider.setRange(option.lowest, option.highest)
        slider.setSingleStep(_STEP)
        slider.setPageStep(_PAGE)
        slider.setMinimumHeight(44)
        number = self._paper.label("", TextRole.BODY_STRONG)
        number.setWordWrap(False)
        number.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._paper.follow(lambda theme: number.setMinimumWidth(round(theme.px(48))))
        line = QHBoxLayout()
        self._paper.follow(lambda theme: line.setContentsMargins(0, 0, _side(theme), 0))
        line.addWidget(slider, 1)
        line.addWidget(number)
        column.addLayout(line)
        slider.valueChanged.connect(lambda value: self.chosen.emit(option.field, value))

        def show(settings: Settings) -> None:
            value = int(getattr(settings, option.field))
            with QSignalBlocker(slider):
                slider.setValue(value)
            number.setText(slider.locale().toString(value))
            slider.setEnabled(bool(getattr(settings, option.needs)))

        self._keep(show)
        return row

    # Inside

    def _head(self, column: QVBoxLayout, label: str, note: str, what: TryOut | None) -> None:
        texts = QVBoxLayout()
        self._paper.follow(lambda theme: texts.setContentsMargins(0, 0, _side(theme), 0))
        texts.setSpacing(2)
        texts.addWidget(self._paper.label(label, TextRole.BODY_STRONG))
        if note:
            texts.addWidget(self._paper.label(note, TextRole.LABEL, Tone.QUIET))
        texts.addStretch(1)
        if what is None:
            column.addLayout(texts)
            return
        line = QHBoxLayout()
        line.setSpacing(8)
        line.addLayout(texts, 1)
        button = self._paper.button(self._words(what), f"try_{what}")
        button.setAutoDefault(False)
        button.clicked.connect(lambda: self.try_out.emit(what))
        line.addWidget(button, 0, Qt.AlignmentFlag.AlignTop)
        column.addLayout(line)

    def _column(self) -> tuple[QWidget, QVBoxLayout]:
        """A row; what has a halo of its own, as buttons have, ends with it."""
        row = QWidget()
        column = QVBoxLayout(row)
        self._paper.follow(lambda theme: column.setContentsMargins(_side(theme), 0, 0, 0))
        column.setSpacing(6)
        return row, column

    def _keep(self, show: Callable[[Settings], None]) -> None:
        self._show.append(show)
        show(self._settings())


def _side(theme: Theme) -> int:
    """Left and right of a row's content: the room of the focus rings and shadows."""
    return round(theme.px(HALO))
