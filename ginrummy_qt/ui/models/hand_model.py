"""The person's hand, one row a card, in the order it lies in."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from ginrummy_qt.presentation.layout import TableLayout
from ginrummy_qt.rules.cards import Card
from ginrummy_qt.ui.text import CardText, Names

Index = QModelIndex | QPersistentModelIndex


class CardRole(IntEnum):
    """What else is known of a card; DisplayRole is its print, AccessibleTextRole its spoken name."""

    CARD = Qt.ItemDataRole.UserRole + 1
    MELD = Qt.ItemDataRole.UserRole + 2
    """The number of its meld, from 1; 0 for deadwood."""
    FRESH = Qt.ItemDataRole.UserRole + 3
    """Whether it was drawn in this turn."""
    BARRED = Qt.ItemDataRole.UserRole + 4
    """Whether it may not be discarded in this turn (1.6)."""
    SELECTED = Qt.ItemDataRole.UserRole + 5


@dataclass(frozen=True, slots=True)
class HandCard:
    """A row of the model."""

    card: Card
    meld: int
    fresh: bool
    barred: bool
    selected: bool


def hand_cards(table: TableLayout, cards: tuple[Card, ...]) -> tuple[HandCard, ...]:
    """The rows of a hand lying in this order on a table laid out like this."""
    melds = () if table.reading is None else table.reading.arrangement.melds
    number = {card: index for index, meld in enumerate(melds, start=1) for card in meld}
    return tuple(
        HandCard(card, number.get(card, 0), card == table.fresh, card == table.barred, card == table.selected)
        for card in cards
    )


class HandModel(QAbstractListModel):
    """Follows the order of the hand; a card that only changes its state changes its row."""

    def __init__(self, names: Names, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._names = names
        self._rows: tuple[HandCard, ...] = ()

    def set_names(self, names: Names) -> None:
        """Print and speak the cards in another language."""
        self.beginResetModel()
        self._names = names
        self.endResetModel()

    def show(self, rows: tuple[HandCard, ...]) -> None:
        """Show these cards."""
        if [row.card for row in rows] != [row.card for row in self._rows]:
            self.beginResetModel()
            self._rows = rows
            self.endResetModel()
        elif rows != self._rows:
            self._rows = rows
            self.dataChanged.emit(self.index(0), self.index(len(rows) - 1))

    def rowCount(self, parent: Index = QModelIndex()) -> int:
        """The number of cards."""
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """What there is to say of a card."""
        if not index.isValid() or index.row() >= len(self._rows):
            return None
        row = self._rows[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._names.card(row.card)
            case Qt.ItemDataRole.AccessibleTextRole:
                return CardText(self._names).spoken(row.card)
            case CardRole.CARD:
                return row.card
            case CardRole.MELD:
                return row.meld
            case CardRole.FRESH:
                return row.fresh
            case CardRole.BARRED:
                return row.barred
            case CardRole.SELECTED:
                return row.selected
        return None
