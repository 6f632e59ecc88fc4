"""Answering a knock by hand: what the person's acts on the board mean."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QPointF, Qt
from shiboken6 import isValid

from ginrummy_qt.presentation import defence_draft
from ginrummy_qt.presentation.defence_draft import DefenceDraft, melds_for
from ginrummy_qt.presentation.defence_messages import FitsNowhere, KnockedWith, deed, how, stands
from ginrummy_qt.presentation.messages import DeadwoodCount, Who
from ginrummy_qt.presentation.motion import Motion
from ginrummy_qt.rules.actions import LayOut
from ginrummy_qt.rules.cards import Card
from ginrummy_qt.ui.keys.table_keys import TableKeys
from ginrummy_qt.ui.table.card_handle import CardHandle
from ginrummy_qt.ui.table.defence_tray import DefenceTray
from ginrummy_qt.ui.table.drag import Place, Target
from ginrummy_qt.ui.table.keyboard import Focus
from ginrummy_qt.ui.table.meld_zones import MeldZones
from ginrummy_qt.ui.table.stage import Pointing, Stage
from ginrummy_qt.ui.table.view import TableView


class DefenceDesk:
    """The board while it can be used. `confirm` gets the answer, `tell` what is to be heard."""

    def __init__(
        self,
        view: TableView,
        stage: Stage,
        confirm: Callable[[LayOut], None],
        tell: Callable[[str], None],
        keys: Callable[[], TableKeys],
    ) -> None:
        self._view = view
        self._stage = stage
        self._confirm = confirm
        self._tell = tell
        self._keys = keys
        self._tray: DefenceTray | None = None
        self._zones = MeldZones(stage.scene)

    @property
    def tray(self) -> DefenceTray | None:
        """Handles and buttons while the board can be used."""
        return self._tray

    @property
    def zones(self) -> MeldZones:
        """The melds that are lit."""
        return self._zones

    @property
    def draft(self) -> DefenceDraft | None:
        """The answer as far as it is made."""
        return self._stage.state.draft

    def open(self, by_keys: bool = False) -> None:
        """Let the board be used, if the state has one."""
        if self._stage.layout.defence is None or self._tray is not None:
            return
        self._build()
        if self._view.window().focusWidget() in (None, self._view):
            self._focus_first(_reason(by_keys))
        self._tell(self._opening())

    def close(self) -> None:
        """The board is no longer to be used."""
        if self._tray is None:
            return
        focused = self._view.window().focusWidget()
        had_focus = focused is not None and self._tray.isAncestorOf(focused)
        self._clear()
        if had_focus:
            self._view.setFocus()

    def rebuild(self) -> None:
        """Another size or look."""
        if self._tray is not None:
            focused = self._view.window().focusWidget()
            handle = focused if isinstance(focused, CardHandle) else None
            card, by_keys = (None, False) if handle is None else (handle.card, handle.by_keys)
            self._clear()
            self._build()
            if card is not None and self._tray is not None:
                self._tray.handles[card].setFocus(_reason(by_keys))

    def take_best(self) -> None:
        """Lay everything off that the best answer does."""
        draft = self.draft
        if draft is not None:
            self._change(defence_draft.best(draft))

    def press(self, card: Card) -> None:
        """A card goes on to the next place where it may lie."""
        draft = self.draft
        if draft is None:
            return
        if card not in draft.laid_off and not melds_for(draft, card):
            self._tell_misfit(card)
            return
        self._change(defence_draft.next_place(draft, card))
        self._point(card)

    # Inside

    def _build(self) -> None:
        stage, draft = self._stage, self.draft
        if draft is None or stage.layout.defence is None:
            return
        tray = self._tray = DefenceTray(
            self._view.viewport(), stage.scene.art, stage.words, draft.hand, self._keys
        )
        tray.confirmed.connect(self._on_confirmed)
        tray.best_wanted.connect(self.take_best)
        tray.way_stepped.connect(self._step)
        for handle in tray.handles.values():
            self._connect(handle)
        self._show()
        tray.show()

    def _connect(self, handle: CardHandle) -> None:
        card = handle.card
        handle.clicked.connect(lambda: self.press(card))
        handle.pointed.connect(lambda on: self._point(card if on else None))
        handle.lifted.connect(lambda: self._lift(card))
        handle.carried.connect(lambda way, at: self._carry(card, way, at))
        handle.dropped.connect(lambda at: self._drop(card, at))
        handle.called_off.connect(lambda: self._put_back(card))

    def _clear(self) -> None:
        if self._tray is not None:
            for handle in self._tray.handles.values():
                handle.blockSignals(True)
            self._tray.hide()
            self._tray.deleteLater()
        self._tray = None
        self._zones.show({})
        self._stage.show_pointing(Pointing())

    def _show(self) -> None:
        draft, board = self.draft, self._stage.layout.defence
        if self._tray is None or draft is None or board is None:
            return
        best = defence_draft.best(draft)
        same = draft.arrangement.deadwood_value == best.arrangement.deadwood_value
        self._tray.show_draft(draft, board, same)
        initial = self._stage.words.who(Who.YOU)[:1].upper()
        for card in draft.hand:
            self._stage.scene.card(card).set_initial(initial if card in draft.laid_off else "", mine=True)

    def _change(self, draft: DefenceDraft) -> None:
        stage = self._stage
        stage.set_state(stage.state.drafting(draft))
        stage.regroup(Motion.REGROUP)
        self._show()
        self._zones.show({})
        self._tell(self._standing(draft))

    def _step(self, step: int) -> None:
        draft = self.draft
        if draft is not None:
            self._change(defence_draft.other_way(draft, step))

    def _focus_first(self, reason: Qt.FocusReason) -> None:
        draft = self.draft
        if self._tray is not None and draft is not None:
            fits_nothing = not any(melds_for(draft, card) for card in draft.hand)
            self._tray.take_focus(reason, fits_nothing)

    @property
    def _usable(self) -> bool:
        """Whether the board is there; a handle loses the keyboard also while the window is taken apart."""
        return self._tray is not None and isValid(self._stage.scene) and not self._tray.isHidden()

    def _point(self, card: Card | None) -> None:
        """Light up where the card under the pointer or the keyboard may go."""
        stage, draft, board = self._stage, self.draft, self._stage.layout.defence
        if not self._usable or draft is None or board is None or stage.pointing.carried is not None:
            return
        places = () if card is None else melds_for(draft, card)
        at = None if card is None else draft.laid_off.get(card)
        self._zones.show({meld: board.targets[meld] for meld in places if meld != at})
        hovered = None if card is None else Target(Place.HAND, card)
        assert self._tray is not None
        focused = self._tray.focusWidget()
        focus = Focus(Place.HAND, focused.card) if isinstance(focused, CardHandle) else None
        by_keys = isinstance(focused, CardHandle) and focused.by_keys
        stage.show_pointing(Pointing(hovered=hovered, focus=focus if by_keys else None))

    def _lift(self, card: Card) -> None:
        self._stage.pick_up(Target(Place.HAND, card))
        item = self._stage.scene.card(card)
        self._grab = item.place
        self._stage.show_pointing(Pointing(carried=Target(Place.HAND, card)))

    def _carry(self, card: Card, way: QPointF, at: QPointF) -> None:
        draft, board = self.draft, self._stage.layout.defence
        if draft is None or board is None:
            return
        place = self._grab + way
        self._stage.scene.card(card).move_to(place.x(), place.y())
        places = {meld: board.targets[meld] for meld in melds_for(draft, card)}
        self._zones.show(places, self._meld_at(card, at))

    def _drop(self, card: Card, at: QPointF) -> None:
        draft, board = self.draft, self._stage.layout.defence
        self._stage.show_pointing(Pointing())
        self._zones.show({})
        if draft is None or board is None:
            return
        meld = self._meld_at(card, at)
        if meld is not None:
            self._change(defence_draft.lay_off(draft, card, meld))
        elif card in draft.laid_off and board.defender.area.contains(at.x(), at.y()):
            self._change(defence_draft.take_back(draft, card))
        else:
            self._stage.glide_home(card)
            fits = card in draft.laid_off or melds_for(draft, card)
            if board.knocker.area.contains(at.x(), at.y()) and not fits:
                self._tell_misfit(card)

    def _tell_misfit(self, card: Card) -> None:
        self._stage.set_state(replace(self._stage.state, misfit=card))
        self._stage.show_surroundings()
        self._tell(self._stage.words.aloud(FitsNowhere(card)))

    def _put_back(self, card: Card) -> None:
        if not self._usable:
            return
        self._stage.show_pointing(Pointing())
        self._zones.show({})
        self._stage.glide_home(card)

    def _meld_at(self, card: Card, at: QPointF) -> int | None:
        """The meld that takes the card there: the one under the pointer, or in its row the only one."""
        draft, board = self.draft, self._stage.layout.defence
        if draft is None or board is None:
            return None
        fitting = melds_for(draft, card)
        slack = self._stage.layout.measures.px(16)
        under = [meld for meld in fitting if board.targets[meld].grown(slack).contains(at.x(), at.y())]
        if len(fitting) == 1 and board.knocker.area.contains(at.x(), at.y()):
            return fitting[0]
        return under[0] if under else None

    def _on_confirmed(self) -> None:
        draft = self.draft
        if draft is not None:
            self._confirm(LayOut(draft.defence))

    # Heard

    def _opening(self) -> str:
        view, draft, say = self._stage.state.view, self.draft, self._stage.words.aloud
        if view is None or view.showdown is None or draft is None:
            return ""
        knocked = say(KnockedWith(view.showdown.arrangement.deadwood_value))
        return f"{knocked}. {say(how(draft))} {self._standing(draft)}"

    def _standing(self, draft: DefenceDraft) -> str:
        view, say = self._stage.state.view, self._stage.words.aloud
        if view is None or view.showdown is None:
            return ""
        points = stands(view.showdown.arrangement, draft, view.ruleset.undercut_bonus)
        count = say(DeadwoodCount(draft.arrangement.deadwood_value))
        return f"{say(deed(draft))}. {count}, {say(points)}."


def _reason(by_keys: bool) -> Qt.FocusReason:
    return Qt.FocusReason.TabFocusReason if by_keys else Qt.FocusReason.OtherFocusReason
