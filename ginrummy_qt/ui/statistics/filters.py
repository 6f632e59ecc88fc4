"""The row with which the page is filtered."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date, timedelta
from typing import Final

from PySide6.QtCore import QObject, QSignalBlocker, QSize, Signal
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QComboBox, QSizePolicy

from ginrummy_qt.ports.statistics import StatisticsFilter
from ginrummy_qt.rules.match_kind import MatchKind
from ginrummy_qt.ui.dialogs.boxes import dress_box
from ginrummy_qt.ui.dialogs.flow import FlowLayout
from ginrummy_qt.ui.dialogs.paper import FIELD_HEIGHT
from ginrummy_qt.ui.statistics.keys import opponent_name
from ginrummy_qt.ui.statistics.texts import PageText, Period
from ginrummy_qt.ui.theme.theme import Theme

_DAYS: Final = {Period.WEEK: 7, Period.MONTH: 30, Period.QUARTER: 90, Period.YEAR: 365}


def period_days(period: Period, today: date) -> tuple[date | None, date | None]:
    """The first and the last day of a period; None where it has no end.

    >>> period_days(Period.WEEK, date(2026, 3, 10))
    (datetime.date(2026, 3, 4), None)
    """
    match period:
        case Period.ALL:
            return None, None
        case Period.THIS_YEAR:
            return date(today.year, 1, 1), None
        case Period.LAST_YEAR:
            return date(today.year - 1, 1, 1), date(today.year - 1, 12, 31)
        case _:
            return today - timedelta(days=_DAYS[period] - 1), None


class FilterRow(QObject):
    """Boxes to choose from, one for each thing to filter by; `changed` when another choice is made."""

    changed = Signal()

    def __init__(
        self, opponents: Sequence[str], rulesets: Mapping[str, str], layout: FlowLayout, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._opponent = self._box("opponent", self.tr("Opponent"))
        self._opponent.addItem(self.tr("All opponents"), "")
        for key in opponents:
            self._opponent.addItem(opponent_name(key), key)
        self._ruleset = self._box("ruleset", self.tr("Rules"))
        self._ruleset.addItem(self.tr("All rules"), "")
        for key, name in rulesets.items():
            self._ruleset.addItem(name, key)
        self._period = self._box("period", self.tr("Period"))
        for period in Period:
            self._period.addItem(PageText.period(period), period)
        self._kind = self._box("kind", self.tr("Kind of match"))
        for kind in MatchKind:
            self._kind.addItem(PageText.kind(kind), kind)
        for box in self._boxes():
            layout.addWidget(box)
            box.currentIndexChanged.connect(lambda _index: self.changed.emit())

    def wanted(self, today: date) -> StatisticsFilter:
        """What is chosen."""
        since, until = period_days(Period(self._period.currentData()), today)
        opponent, ruleset = self._opponent.currentData(), self._ruleset.currentData()
        return StatisticsFilter(
            since=since,
            until=until,
            opponents=(opponent,) if opponent else (),
            rulesets=(ruleset,) if ruleset else (),
            kind=MatchKind(self._kind.currentData()),
        )

    def clear(self) -> None:
        """Choose everything again, of the same kind of match."""
        for box in (self._opponent, self._ruleset, self._period):
            with QSignalBlocker(box):
                box.setCurrentIndex(0)
        self.changed.emit()

    def focus(self) -> None:
        """Give the keyboard to the first box."""
        self._opponent.setFocus()

    def apply_theme(self, theme: Theme) -> None:
        """Take on a look."""
        for box in self._boxes():
            box.apply_theme(theme)

    def _boxes(self) -> tuple[_Box, ...]:
        return self._opponent, self._ruleset, self._period, self._kind

    def _box(self, name: str, label: str) -> _Box:
        box = _Box()
        box.setObjectName(f"filter_{name}")
        box.setAccessibleName(label)
        box.setToolTip(label)
        box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        box.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        return box


def _height(theme: Theme) -> int:
    return round(max(FIELD_HEIGHT, theme.px(FIELD_HEIGHT)))


class _Box(QComboBox):
    """Leaves the wheel to the page that is scrolled past it, unless it has the keyboard."""

    _height = FIELD_HEIGHT

    def apply_theme(self, theme: Theme) -> None:
        """Take on a look."""
        dress_box(self, theme)
        self._height = _height(theme)
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """As high as a finger is wide."""
        return QSize(super().sizeHint().width(), self._height)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Choose only while focused."""
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()
