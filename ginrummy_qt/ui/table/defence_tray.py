"""Handles and buttons of the board on which a knock is answered by hand; the scene paints the cards."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QWidget

from ginrummy_qt.presentation.defence_board import DefenceBoard
from ginrummy_qt.presentation.defence_draft import DefenceDraft
from ginrummy_qt.presentation.defence_messages import DefenceWord, LiesOn, deed, press
from ginrummy_qt.presentation.poses import CardKey, Pose
from ginrummy_qt.rules.cards import Card
from ginrummy_qt.ui.keys.table_keys import TableKey, TableKeys
from ginrummy_qt.ui.table.art import Art
from ginrummy_qt.ui.table.card_handle import CardHandle
from ginrummy_qt.ui.table.knock_tray import place_row
from ginrummy_qt.ui.table.spread_words import arrangement_text
from ginrummy_qt.ui.table.words import Words
from ginrummy_qt.ui.theme.buttons import ButtonKind
from ginrummy_qt.ui.theme.widgets import ThemedButton


class DefenceTray(QFrame):
    """One handle for each of the person's cards, and the buttons; it keeps the keyboard to itself."""

    confirmed = Signal()
    best_wanted = Signal()
    way_stepped = Signal(int)

    def __init__(
        self, parent: QWidget, art: Art, words: Words, cards: Sequence[Card], keys: Callable[[], TableKeys]
    ) -> None:
        super().__init__(parent)
        self._keys = keys
        self.setObjectName("defence_tray")
        self.setAccessibleName(self.tr("Answer the knock"))
        self._art = art
        self._words = words
        self._last: CardHandle | None = None
        self.handles = {card: self._handle(card) for card in cards}
        self.previous = self._button("previous_way", ButtonKind.SECONDARY, self._step(-1), "chevron-left")
        self.following = self._button("next_way", ButtonKind.SECONDARY, self._step(1), "chevron-right")
        self.best = self._button("best_layoff", ButtonKind.SECONDARY, self.best_wanted.emit)
        self.confirm = self._button("lay_off", ButtonKind.PRIMARY, self.confirmed.emit)
        self.previous.setAccessibleName(self.tr("Previous arrangement"))
        self.following.setAccessibleName(self.tr("Next arrangement"))
        self.best.setText(words.say(DefenceWord.BEST_LAYOFF))

    def show_draft(self, draft: DefenceDraft, board: DefenceBoard, is_best: bool) -> None:
        """Name everything as it lies now, and put it where it belongs."""
        table = self.parentWidget()  # Asked for each time: PySide forgets the viewport when a board is gone.
        assert isinstance(table, QWidget)
        self.setGeometry(table.rect())
        self.confirm.setText(self._words.say(deed(draft)))
        self.best.setEnabled(not is_best)
        for button in (self.previous, self.following):
            button.setVisible(len(draft.ways) > 1)
            button.setToolTip(arrangement_text(draft.way + 1, len(draft.ways)))
        gap = self._art.theme.px(8)
        steps = (self.following, self.previous) if board.mirrored else (self.previous, self.following)
        shown = [each for each in (*steps, self.best, self.confirm) if not each.isHidden()]
        place_row(self, shown, board.buttons, gap, board.mirrored)
        self._place_handles(draft, board)

    def take_focus(self, reason: Qt.FocusReason, nothing_fits: bool) -> None:
        """The keyboard begins at the first card, or on the way on where no card can be laid off."""
        first = self._in_order()
        if first and not nothing_fits:
            first[0].setFocus(reason)
        else:
            self.confirm.setFocus(reason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Another arrangement, the best layoff; no key goes on to the table."""
        several = self.previous.isVisible()
        match self._keys().meaning(event):
            case TableKey.PREVIOUS_WAY if several:
                self.way_stepped.emit(-1)
            case TableKey.NEXT_WAY if several:
                self.way_stepped.emit(1)
            case TableKey.BEST_LAYOFF if self.best.isEnabled():
                self.best_wanted.emit()
            case _:
                event.ignore()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab goes from the cards to the buttons and round again."""
        stops: list[QWidget] = [self._card_stop()]
        stops += [each for each in self._buttons() if each.isVisible() and each.isEnabled()]
        held = self.focusWidget()
        at = 0 if isinstance(held, CardHandle) else stops.index(held) if held in stops else -1
        reason = Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason
        stops[(at + (1 if forward else -1)) % len(stops)].setFocus(reason)
        return True

    def go(self, handle: CardHandle, key: TableKey) -> None:
        """The keyboard goes from a card to its neighbour, or to the other row."""
        row = [each for each in self._in_order() if self._is_above(each) == self._is_above(handle)]
        match key:
            case TableKey.FIRST | TableKey.LAST:
                row[0 if key is TableKey.FIRST else -1].setFocus(Qt.FocusReason.TabFocusReason)
            case TableKey.LEFT | TableKey.RIGHT:
                at = row.index(handle) + (1 if key is TableKey.RIGHT else -1)
                row[max(0, min(at, len(row) - 1))].setFocus(Qt.FocusReason.TabFocusReason)
            case TableKey.UP | TableKey.DOWN:
                wanted = key is TableKey.UP
                others = [each for each in self._in_order() if self._is_above(each) == wanted]
                if self._is_above(handle) != wanted and others:
                    nearest = min(others, key=lambda each: abs(each.x() - handle.x()))
                    nearest.setFocus(Qt.FocusReason.TabFocusReason)

    def remember(self, handle: CardHandle) -> None:
        """Tab comes back to this card."""
        self._last = handle

    def _card_stop(self) -> CardHandle:
        return self._last or self._in_order()[0]

    def _buttons(self) -> tuple[ThemedButton, ...]:
        return self.previous, self.following, self.best, self.confirm

    def _in_order(self) -> list[CardHandle]:
        """The handles from left to right, the upper row first."""
        return sorted(self.handles.values(), key=lambda each: (not self._is_above(each), each.x()))

    def _is_above(self, handle: CardHandle) -> bool:
        return handle.property("above") is True

    def _handle(self, card: Card) -> CardHandle:
        handle = CardHandle(card, self, self._keys)
        handle.sent_on.connect(lambda key: self.go(handle, key))
        handle.pointed.connect(lambda on: self.remember(handle) if on and handle.hasFocus() else None)
        return handle

    def _button(self, name: str, kind: ButtonKind, act: Callable[[], None], icon: str = "") -> ThemedButton:
        button = ThemedButton("", kind, self._art.theme, self._art.icons, icon, self)
        button.setObjectName(name)
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        button.clicked.connect(act)
        return button

    def _step(self, step: int) -> Callable[[], None]:
        return lambda: self.way_stepped.emit(step)

    def _place_handles(self, draft: DefenceDraft, board: DefenceBoard) -> None:
        away = draft.laid_off
        for card, handle in self.handles.items():
            handle.setGeometry(strip(card, board.cards))
            handle.setProperty("above", card in away)
            name = self._words.aloud(LiesOn(card, draft.melds[away[card]])) if card in away else ""
            handle.setAccessibleName(name or self._words.spoken(card))
            does = press(draft, card)
            handle.setAccessibleDescription(self._words.aloud(does))
            handle.setToolTip(self._words.say(does))


def strip(card: Card, cards: Mapping[CardKey, Pose]) -> QRect:
    """What is seen of a card: up to the next one that lies over it."""
    pose = cards[card]
    over = [
        other.x
        for other in cards.values()
        if other.z > pose.z
        and pose.x < other.x < pose.x + pose.width
        and abs(other.y - pose.y) < pose.height / 2
    ]
    right = min(over, default=pose.x + pose.width)
    return QRect(round(pose.x), round(pose.y), round(right - pose.x), round(pose.height))
