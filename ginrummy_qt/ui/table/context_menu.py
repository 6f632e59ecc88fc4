"""The menus of cards and places: what can be done with them now."""

from __future__ import annotations

from functools import partial
from typing import Protocol

from PySide6.QtCore import QObject, QPoint
from PySide6.QtWidgets import QMenu

from ginrummy_qt.ports.settings import HandOrder
from ginrummy_qt.presentation.end_options import end_choice
from ginrummy_qt.presentation.pile_fan import may_look
from ginrummy_qt.rules.actions import Action, BigGin, Discard, DrawDiscard, DrawStock, Knock, Pass
from ginrummy_qt.rules.cards import Card
from ginrummy_qt.ui.table.desk import TableDesk
from ginrummy_qt.ui.table.drag import Place, Target
from ginrummy_qt.ui.table.stage import Stage
from ginrummy_qt.ui.table.view import TableView
from ginrummy_qt.ui.theme.menu import Menu


class MenuActs(Protocol):
    """What the entries do beside acts of the rules."""

    def look_at_ending(self, card: Card | None) -> None:
        """The hand before it is laid down."""

    def sort(self, by: HandOrder) -> None:
        """Sort the hand."""

    def undo_arranging(self) -> None:
        """One order back."""

    def redo_arranging(self) -> None:
        """One order forward."""

    def look_through_pile(self) -> None:
        """The discard pile spread out."""


class ContextMenu(QObject):
    """Makes the menu of a part of the table."""

    def __init__(self, view: TableView, stage: Stage, desk: TableDesk, acts: MenuActs) -> None:
        super().__init__()
        self._view = view
        self._stage = stage
        self._desk = desk
        self._acts = acts

    def open_by_keys(self, target: Target | None, at: QPoint) -> QMenu:
        """Show the menu of what the keyboard is on, beside it."""
        if target is not None:
            at = self._view.viewport().mapToGlobal(self._desk.middle_of(target))
        return self.open(target, at)

    def open(self, target: Target | None, at: QPoint) -> QMenu:
        """Show the menu of what was pressed, or of the bare table, at a point of the screen."""
        menu = Menu(self._view)
        self.setParent(menu)
        menu.setObjectName("table_menu")
        menu.aboutToHide.connect(menu.deleteLater)
        match target:
            case Target(Place.HAND, Card() as card):
                self._fill_card(menu, card)
            case Target(Place.STOCK):
                self._act(menu, self.tr("Draw from the stock"), DrawStock())
            case Target(Place.PILE):
                self._fill_pile(menu)
            case Target(Place.KNOCK):
                self._fill_endings(menu, None)
        if target is None or target.place is Place.HAND:
            self._fill_order(menu)
        menu.popup(at)
        return menu

    def _legal(self) -> tuple[Action, ...]:
        update = self._stage.state.update
        return () if update is None else update.legal_actions

    def _act(self, menu: QMenu, text: str, action: Action) -> None:
        entry = menu.addAction(text, lambda: self._desk.attempt(action))
        entry.setEnabled(action in self._legal())

    def _fill_card(self, menu: QMenu, card: Card) -> None:
        named = self._stage.words.names.card(card)
        self._act(menu, self.tr("Discard {card}").format(card=named), Discard(card))
        self._fill_endings(menu, card)
        menu.addSeparator()
        marked = card in self._stage.state.marked
        text = self.tr("Do not move with others") if marked else self.tr("Mark to move with others")
        menu.addAction(text, lambda: self._desk.mark(card))
        menu.addSeparator()

    def _fill_pile(self, menu: QMenu) -> None:
        view = self._stage.state.view
        if view is not None and view.upcard is not None:
            named = self._stage.words.names.card(view.upcard)
            self._act(menu, self.tr("Take {card}").format(card=named), DrawDiscard())
        if Pass() in self._legal():
            self._act(menu, self.tr("Pass"), Pass())
        entry = menu.addAction(self.tr("Look through the discard pile"), self._acts.look_through_pile)
        entry.setEnabled(may_look(view))

    def _fill_endings(self, menu: QMenu, card: Card | None) -> None:
        """How the hand can be ended with this discard, or, for None, at all."""
        ends = [
            each
            for each in self._legal()
            if isinstance(each, Knock | BigGin)
            and (card is None or (isinstance(each, Knock) and each.discard == card))
        ]
        asks = self._stage.state.options.confirm_knock
        for each in ends:
            discard = each.discard if isinstance(each, Knock) else None
            text = self._stage.words.say(end_choice(each))
            menu.addAction(f"{text}…" if asks else text, partial(self._desk.preview, discard))
        if ends and not asks:
            menu.addAction(self.tr("Look at the hand first…"), lambda: self._acts.look_at_ending(card))
        if not ends:
            menu.addAction(self.tr("Knock")).setEnabled(False)

    def _fill_order(self, menu: QMenu) -> None:
        for order, text in (
            (HandOrder.SUIT, self.tr("Sort by suit")),
            (HandOrder.RANK, self.tr("Sort by rank")),
            (HandOrder.MELDS, self.tr("Sort by melds")),
        ):
            menu.addAction(text, partial(self._acts.sort, order))
        menu.addSeparator()
        history = self._stage.state.history
        menu.addAction(self.tr("Undo arranging"), self._acts.undo_arranging).setEnabled(bool(history.past))
        menu.addAction(self.tr("Arrange again"), self._acts.redo_arranging).setEnabled(bool(history.future))
