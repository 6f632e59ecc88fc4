"""What the list is searched and filtered by."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date
from enum import StrEnum
from typing import Any, Final

from PySide6.QtCore import QSignalBlocker, QSize, Qt, QTimer, Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QVBoxLayout, QWidget

from ginrummy_qt.ports.history import HistoryFilter, MatchResult
from ginrummy_qt.rules.match_kind import MatchKind
from ginrummy_qt.ui.dialogs.boxes import dress_box
from ginrummy_qt.ui.dialogs.flow import FlowLayout
from ginrummy_qt.ui.dialogs.paper import FIELD_HEIGHT, Paper
from ginrummy_qt.ui.history.model import Column
from ginrummy_qt.ui.history.texts import HistoryText, words_to_keys
from ginrummy_qt.ui.statistics.filters import period_days
from ginrummy_qt.ui.statistics.keys import opponent_title
from ginrummy_qt.ui.statistics.texts import PageText, Period
from ginrummy_qt.ui.theme.theme import Theme

_GAP: Final = 8
_ARROW_ROOM: Final = 20
"""Round the arrow of a box, at scale 1."""
_TYPING_MS: Final = 150
"""The list follows when nothing was typed for so long."""


class With(StrEnum):
    """What has to have happened in a match."""

    GIN = "gin"
    THEIR_GIN = "their_gin"
    UNDERCUT = "undercut"
    WAS_UNDERCUT = "was_undercut"


class HistoryFilters(QWidget):
    """A field to search in, and boxes to choose from; `changed` with each other wish."""

    changed = Signal()
    order_chosen = Signal(int, object)
    """Another order: the column and the Qt.SortOrder."""

    def __init__(self, paper: Paper, opponents: Sequence[str], rulesets: Mapping[str, str]) -> None:
        super().__init__()
        self.setObjectName("history_filters")
        self._paper = paper
        self._opponents, self._rulesets = tuple(opponents), dict(rulesets)
        self._soon = QTimer(self, singleShot=True, interval=_TYPING_MS)
        self._soon.timeout.connect(self.changed)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(_GAP)
        self.search = paper.field("history_search", self.tr("Search"))
        self.search.setPlaceholderText(self.tr("Search: a name, rules, a day such as 2026-11-30"))
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(lambda _text: self._soon.start())
        self._top = QHBoxLayout()
        self._top.setSpacing(0)
        self._top.addWidget(self.search, 1)
        column.addLayout(self._top)
        self._row = QWidget()
        flow = FlowLayout(_GAP)
        flow.setContentsMargins(0, 0, 0, 0)
        self._row.setLayout(flow)
        column.addWidget(self._row)
        self._period = self._box(
            "period", self.tr("Date"), [(PageText.period(each), each) for each in Period]
        )
        self._opponent = self._choice(
            "opponent", self.tr("Opponent"), self.tr("All opponents"),
            [(opponent_title(key), key) for key in self._opponents],
        )  # fmt: skip
        self._ruleset = self._choice(
            "ruleset", self.tr("Rules"), self.tr("All rules"),
            [(name, key) for key, name in self._rulesets.items()],
        )  # fmt: skip
        self._result = self._choice(
            "result", self.tr("Result"), self.tr("All results"),
            [(HistoryText.result(each), each) for each in MatchResult],
        )  # fmt: skip
        self._with = self._choice("with", self.tr("With"), self.tr("With anything"), self._events())
        self._kind = self._choice(
            "kind", self.tr("Kind of match"), self.tr("All kinds"),
            [(HistoryText.kind(each), each) for each in MatchKind],
        )  # fmt: skip

        self._boxes = tuple(self._row.findChildren(QComboBox))
        for box in self._boxes:
            box.currentIndexChanged.connect(lambda _index: self.changed.emit())
        self._order = self._box("order", self.tr("Order"), [(text, None) for text, *_ in self._orders()])
        self._order.setPlaceholderText(self.tr("By a heading"))
        self._order.activated.connect(lambda index: self.order_chosen.emit(*self._orders()[index][1:]))

    def show_order(self, column: int, order: Qt.SortOrder) -> None:
        """The list is in this order now."""
        found = [index for index, each in enumerate(self._orders()) if each[1:] == (column, order)]
        self._order.setCurrentIndex(found[0] if found else -1)

    @property
    def wanted(self) -> HistoryFilter:
        """What is chosen and typed."""
        since, until = period_days(Period(self._period.currentData()), date.today())
        text, named, ruled = words_to_keys(self.search.text(), self._opponents, self._rulesets)
        happened = self._with.currentData()
        return HistoryFilter(
            text=text,
            since=since,
            until=until,
            opponents=_both(_chosen(self._opponent), named),
            rulesets=_both(_chosen(self._ruleset), ruled),
            results=tuple(MatchResult(each) for each in _chosen(self._result)),
            kinds=tuple(MatchKind(each) for each in _chosen(self._kind)),
            gin=happened == With.GIN,
            their_gin=happened == With.THEIR_GIN,
            undercut=happened == With.UNDERCUT,
            was_undercut=happened == With.WAS_UNDERCUT,
        )

    @property
    def asks(self) -> bool:
        """Whether anything is filtered at all."""
        return self.wanted != HistoryFilter()

    def clear(self) -> None:
        """Ask for everything."""
        with QSignalBlocker(self.search):
            self.search.clear()
        for box in self._boxes:
            with QSignalBlocker(box):
                box.setCurrentIndex(0)
        self._soon.stop()
        self.changed.emit()

    def add(self, button: QWidget) -> None:
        """Put a button beside the field."""
        self._top.addWidget(button)

    def _orders(self) -> tuple[tuple[str, Column, Qt.SortOrder], ...]:
        down, up = Qt.SortOrder.DescendingOrder, Qt.SortOrder.AscendingOrder
        return (
            (self.tr("Newest first"), Column.DATE, down),
            (self.tr("Oldest first"), Column.DATE, up),
            (self.tr("Best results first"), Column.POINTS, down),
            (self.tr("Worst results first"), Column.POINTS, up),
            (self.tr("Most hands first"), Column.HANDS, down),
            (self.tr("Most gins first"), Column.GINS, down),
        )

    def _events(self) -> list[tuple[str, Any]]:
        return [
            (self.tr("With a gin of mine"), With.GIN),
            (self.tr("With a gin of theirs"), With.THEIR_GIN),
            (self.tr("With an undercut of mine"), With.UNDERCUT),
            (self.tr("With an undercut of theirs"), With.WAS_UNDERCUT),
        ]

    def _choice(self, name: str, label: str, nothing: str, choices: list[tuple[str, Any]]) -> QComboBox:
        return self._box(name, label, [(nothing, ""), *choices])

    def _box(self, name: str, label: str, choices: list[tuple[str, Any]]) -> QComboBox:
        box = _SnugBox()
        box.setObjectName(f"history_{name}")
        box.setAccessibleName(label)
        box.setToolTip(label)
        for text, data in choices:
            box.addItem(text, data)
        self._paper.keep(_Height(box))
        layout = self._row.layout()
        assert layout is not None
        layout.addWidget(box)
        return box


class _SnugBox(QComboBox):
    """As wide as what is chosen, where others are as wide as the longest choice: seven have two lines."""

    def __init__(self) -> None:
        super().__init__()
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.currentIndexChanged.connect(self._widen)

    def sizeHint(self) -> QSize:
        """The room of the chosen text."""
        metrics, whole = self.fontMetrics(), super().sizeHint()
        texts = [self.itemText(index) for index in range(self.count())]
        longest = max(metrics.horizontalAdvance(text) for text in (*texts, self.placeholderText()))
        shown = metrics.horizontalAdvance(self.currentText() or self.placeholderText())
        return QSize(whole.width() - longest + shown, whole.height())

    def minimumSizeHint(self) -> QSize:
        """A choice is never cut off."""
        return self.sizeHint()

    def showPopup(self) -> None:
        """The choices have their own width."""
        self.view().setMinimumWidth(super().sizeHint().width())
        super().showPopup()

    def _widen(self) -> None:
        self.updateGeometry()


class _Height:
    """Keeps a box as high as a finger is wide, in the sheet's font."""

    def __init__(self, box: QComboBox) -> None:
        self._box = box

    def apply_theme(self, theme: Theme) -> None:
        """Take on a look."""
        dress_box(self._box, theme)
        room = round(max(_ARROW_ROOM, theme.px(_ARROW_ROOM)))
        self._box.setStyleSheet(f"{self._box.styleSheet()} QComboBox::drop-down {{ width: {room}px; }}")
        self._box.setFixedHeight(round(max(FIELD_HEIGHT, theme.px(FIELD_HEIGHT))))


def _chosen(box: QComboBox) -> tuple[str, ...]:
    data = box.currentData()
    return (str(data),) if data else ()


def _both(chosen: tuple[str, ...], typed: tuple[str, ...]) -> tuple[str, ...]:
    """What is chosen and typed; where they exclude each other, a key that nothing has."""
    if not chosen or not typed:
        return chosen or typed
    return tuple(key for key in chosen if key in typed) or ("-",)
