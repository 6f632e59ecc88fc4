"""The result of a hand over the table: titles, outlines, discs, the sheet that counts up, the buttons."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from PySide6.QtCore import QObject, QRectF, Qt, Signal
from PySide6.QtWidgets import QFrame, QGraphicsItem, QWidget

from ginrummy_qt.ports.table import TableUpdate
from ginrummy_qt.presentation.hand_result import HandResult
from ginrummy_qt.presentation.messages import Plain, Who
from ginrummy_qt.presentation.result_messages import SealKept
from ginrummy_qt.presentation.score_lines import hand_story, hand_title, way_on
from ginrummy_qt.rules.cards import Card
from ginrummy_qt.rules.shuffle import commitment
from ginrummy_qt.ui.table.art import Art
from ginrummy_qt.ui.table.back_button import BackButton
from ginrummy_qt.ui.table.card_item import CardItem
from ginrummy_qt.ui.table.knock_tray import place_row
from ginrummy_qt.ui.table.lettering import Label, LetteringItem, qt_rect
from ginrummy_qt.ui.table.scene import TableScene, put
from ginrummy_qt.ui.table.sheet_item import SheetContent, SheetItem
from ginrummy_qt.ui.table.sheet_rows import SheetRow, hand_rows, match_rows
from ginrummy_qt.ui.table.view import TableView
from ginrummy_qt.ui.table.words import Words
from ginrummy_qt.ui.theme.buttons import ButtonKind
from ginrummy_qt.ui.theme.metrics import TextRole
from ginrummy_qt.ui.theme.widgets import ThemedButton

SHEET_Z = 150.0
OUTLINE_Z = 160.0
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class ResultBar(QFrame):
    """The buttons under the result."""

    def __init__(self, parent: QWidget, art: Art, words: Words, way_on: Plain) -> None:
        super().__init__(parent)
        self.setObjectName("hand_result")
        self.setAccessibleName(self.tr("Result of the hand"))
        theme, icons = art.theme, art.icons
        verify, go_on = words.say(Plain.VERIFY_DEAL), words.say(way_on)
        self.verify = ThemedButton(verify, ButtonKind.TEXT, theme, icons, "", self)
        self.verify.setObjectName("verify_deal")
        self.go_on = ThemedButton(go_on, ButtonKind.PRIMARY, theme, icons, "", self)
        self.go_on.setObjectName("next_hand")
        self.back = BackButton(theme, icons, self)
        self.back.hide()
        self._gap = theme.px(8)

    def offer_back(self, key: str) -> None:
        """Practice: the end of the hand may be taken back, also by this key."""
        self.back.write(key)
        self.back.show()

    def place(self, result: HandResult) -> None:
        """Put the buttons where the result has room for them."""
        self.setGeometry(qt_rect(result.buttons.grown(12)).toAlignedRect())
        shown = [each for each in (self.back, self.verify, self.go_on) if not each.isHidden()]
        place_row(self, shown, result.buttons, self._gap, result.mirrored)


class ResultBoard(QObject):
    """Shows the result of the layout it is given; its parts can come one by one."""

    next_requested = Signal()
    verify_requested = Signal()
    back_requested = Signal()

    def __init__(self, view: TableView, scene: TableScene, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._view = view
        self._scene = scene
        self._items: list[QGraphicsItem] = []
        self._outlines: dict[Card, CardItem] = {}
        self._sheet: SheetItem | None = None
        self._verdict: list[LetteringItem] = []
        self._opening: LetteringItem | None = None
        self._bar: ResultBar | None = None
        self._shown: tuple[TableUpdate, HandResult, Words] | None = None
        self.remark: Callable[[TableUpdate], str] = lambda _update: ""
        """One more sentence for the story of a hand, from outside; often none."""
        self.remarked = ""
        """That of the hand shown last."""
        self.back_key = ""
        """The key that takes a move back, as people read it."""

    @property
    def bar(self) -> ResultBar | None:
        """The buttons, once everything has been shown."""
        return self._bar

    @property
    def sheet(self) -> SheetItem | None:
        """The sheet while a result is shown."""
        return self._sheet

    @property
    def shown(self) -> object:
        """An object that is the same one as long as the same result is shown."""
        return self._shown

    @property
    def rows(self) -> tuple[SheetRow, ...]:
        """What the sheet says when everything has been counted."""
        return () if self._shown is None else self._rows(1.0)

    def show(self, update: TableUpdate, result: HandResult, words: Words) -> None:
        """Show the whole result at once, without the buttons."""
        self.clear()
        self._shown = (update, result, words)
        view = update.view
        assert view is not None
        sentences = [words.say(sentence) for sentence in hand_story(view)]
        self.remarked = self.remark(update)
        sentences += [self.remarked] if self.remarked else []
        self._verdict = [
            self._add_label(qt_rect(result.title), words.say(hand_title(view)), TextRole.TITLE, False),
            self._add_label(qt_rect(result.story), " ".join(sentences), TextRole.BODY, True),
        ]
        self._opening = self._add_label(qt_rect(result.story), sentences[0], TextRole.BODY, True)
        self.tell_verdict(True)
        self._add_outlines(result)
        self._add_sheet(result)
        for disc in result.discs:
            self.set_disc(disc.card)

    def begin(self) -> None:
        """Take back what is to come one by one: outlines, discs, lines, points, and who has won."""
        self.tell_verdict(False)
        for item in self._outlines.values():
            item.setVisible(False)
        for card in self._discs():
            self.set_disc(card, False)
        if self._sheet is not None:
            self._sheet.conceal()
        self.count(0.0)

    def tell_verdict(self, told: bool) -> None:
        """Say who has won and how, or only how the hand was ended."""
        for item in self._verdict:
            item.setVisible(told)
        if self._opening is not None:
            self._opening.setVisible(not told)

    def show_outline(self, card: Card) -> None:
        """The place that a card has left to be laid off."""
        item = self._outlines.get(card)
        if item is not None:
            item.setVisible(True)

    def set_disc(self, card: Card, shown: bool = True) -> None:
        """The initial of its owner on a card that was laid off."""
        item = self._scene.cards.get(card)
        if item is not None and self._shown is not None:
            owner = self._owner(card)
            item.set_initial(self._initial(owner) if shown else "", mine=owner is Who.YOU)

    def reveal(self, line: int, share: float) -> None:
        """A line of the arithmetic comes."""
        if self._sheet is not None:
            self._sheet.reveal(line, share)
        if share > 0 and line == self._last_line():
            self.tell_verdict(True)

    def count(self, share: float) -> None:
        """The hand's points go into the match, 0..1 of them."""
        if self._sheet is not None and self._shown is not None:
            self._sheet.set_content(self._content(share))

    def show_bar(self, focus: Qt.FocusReason | None) -> None:
        """Offer the way on; with a reason the keyboard goes there, and later from wherever one clicks."""
        if self._shown is None or self._bar is not None:
            return
        update, result, words = self._shown
        self._bar = ResultBar(self._view.viewport(), self._scene.art, words, way_on(update.match))
        self._bar.verify.clicked.connect(self.verify_requested)
        self._bar.go_on.clicked.connect(self.next_requested)
        self._bar.back.clicked.connect(self.back_requested)
        if update.can_take_back:
            self._bar.offer_back(self.back_key)
        self._bar.place(result)
        self._bar.show()
        self._view.setFocusProxy(self._bar.go_on)
        if focus is not None:
            self._bar.go_on.setFocus(focus)

    def clear(self) -> None:
        """Take the result off the table."""
        for item in self._items:
            self._scene.removeItem(item)
        self._items, self._outlines, self._sheet = [], {}, None
        self._verdict, self._opening = [], None
        if self._bar is not None:
            held = self._bar.isAncestorOf(self._view.window().focusWidget() or self._view)
            bar, self._bar = self._bar, None
            self._view.setFocusProxy(cast(QWidget, None))  # the stub errs: None takes it away
            if held:
                self._view.setFocus()
            bar.hide()
            bar.deleteLater()
        self._shown = None

    def _add(self, item: QGraphicsItem, z: float) -> None:
        item.setZValue(z)
        self._scene.addItem(item)
        self._items.append(item)

    def _last_line(self) -> int:
        return max((row.line for row in self.rows if row.line is not None), default=0)

    def _add_label(self, rect: QRectF, text: str, role: TextRole, quiet: bool) -> LetteringItem:
        item = LetteringItem(self._scene.art, Label(rect, text, role, quiet, _LEFT))
        self._add(item, SHEET_Z)
        return item

    def _add_outlines(self, result: HandResult) -> None:
        for row in result.rows:
            after = [pose.x for _, pose in row.outlines[1:]]
            for index, (card, pose) in enumerate(row.outlines):
                item = CardItem(self._scene.art, card, pose.width)
                item.set_outline(after[index] - pose.x if index < len(after) else pose.width)
                put(item, pose)
                self._add(item, OUTLINE_Z + pose.z / 1000)
                self._outlines[card] = item

    def _add_sheet(self, result: HandResult) -> None:
        rect, seal = qt_rect(result.sheet), qt_rect(result.seal)
        self._sheet = SheetItem(self._scene.art, rect, seal, self._content(1.0), result.compact)
        self._add(self._sheet, SHEET_Z)

    def _content(self, counted: float) -> SheetContent:
        assert self._shown is not None
        update, _, words = self._shown
        verdict = seal_verdict(update)
        seal = "" if verdict is None else words.say(verdict)
        return SheetContent(self._rows(counted), seal, verdict is not None and verdict.ok)

    def _rows(self, counted: float) -> tuple[SheetRow, ...]:
        assert self._shown is not None
        update, result, words = self._shown
        rows = hand_rows(update, words)
        return rows if result.compact else (*rows, *match_rows(update, words, counted))

    def _discs(self) -> tuple[Card, ...]:
        return () if self._shown is None else tuple(disc.card for disc in self._shown[1].discs)

    def _owner(self, card: Card) -> Who:
        assert self._shown is not None
        return next(disc.who for disc in self._shown[1].discs if disc.card == card)

    def _initial(self, owner: Who) -> str:
        assert self._shown is not None
        words = self._shown[2]
        return words.names.initial if owner is Who.OPPONENT else words.who(owner)[:1].upper()


def seal_verdict(update: TableUpdate) -> SealKept | None:
    """Whether the opened seed of the hand shown belongs to its seal; None while it is not opened."""
    view, match = update.view, update.match
    if view is None:
        return None
    sealed, seed = dict(match.seals).get(view.number), dict(match.revealed).get(view.number)
    if sealed is None or seed is None:
        return None
    opened = commitment(match.match_id, view.number, view.dealer, view.ruleset, seed)
    return SealKept(sealed, opened == sealed)
