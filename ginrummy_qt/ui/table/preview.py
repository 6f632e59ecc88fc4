"""Opens the knock preview over the table, follows what is chosen in it, and closes it again."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt

from ginrummy_qt.presentation.end_options import End, question, stakes
from ginrummy_qt.presentation.knock_preview import KnockPreview, knock_preview
from ginrummy_qt.presentation.layoff_risk import layoff_risk
from ginrummy_qt.presentation.messages import KnockLimitIs, Plain
from ginrummy_qt.presentation.motion import Motion
from ginrummy_qt.rules.cards import Card
from ginrummy_qt.ui.keys.table_keys import TableKeys
from ginrummy_qt.ui.table.end_choice import Choices, choices
from ginrummy_qt.ui.table.knock_tray import KnockTray
from ginrummy_qt.ui.table.spread_words import arrangement_text, spread_lettering
from ginrummy_qt.ui.table.stage import Overlay, Stage
from ginrummy_qt.ui.table.tracks import fade
from ginrummy_qt.ui.table.tray_item import TrayItem, TrayTexts
from ginrummy_qt.ui.table.view import TableView

TRAY_Z = 250


class Preview:
    """The tray and what is looked at in it. `confirm` is called with the ending once it is wanted."""

    def __init__(
        self,
        view: TableView,
        stage: Stage,
        confirm: Callable[[End], None],
        changed: Callable[[bool], None],
        keys: Callable[[], TableKeys],
    ) -> None:
        self._view = view
        self._stage = stage
        self._confirm = confirm
        self._changed = changed
        self._keys = keys
        self._choices: Choices | None = None
        self._tray: KnockTray | None = None
        self._item: TrayItem | None = None

    @property
    def is_open(self) -> bool:
        """Whether the tray lies over the table."""
        return self._tray is not None

    @property
    def tray(self) -> KnockTray | None:
        """The tray's widget while it is open."""
        return self._tray

    @property
    def choices(self) -> Choices | None:
        """What is looked at."""
        return self._choices

    @property
    def said(self) -> str:
        """What stands under its title; empty while it is closed."""
        return "" if self._item is None else self._item.texts.stakes

    def open(self, card: Card | None) -> bool:
        """Show the best ending, with this discard if one is given; False where there is none."""
        found = self.proposed(card)
        if self.is_open or found is None:
            return False
        self._choices = found
        self._build()
        assert self._tray is not None
        self._tray.take_focus(self._focus_reason())
        self._changed(True)
        return True

    def proposed(self, card: Card | None) -> Choices | None:
        """The best ending there is now, with this discard if one is given."""
        update = self._stage.state.update
        if update is None or update.view is None:
            return None
        return choices(update.view, update.legal_actions, card)

    def close(self, glide: bool = True) -> None:
        """Back to the table; without gliding when something else moves the cards."""
        if self._tray is None:
            return
        had_focus = self._has_focus()
        self._clear()
        self._choices = None
        if glide:
            self._stage.set_overlay(None, Motion.TRAY_OUT)
        else:
            self._stage.drop_overlay()
        if had_focus:
            self._view.setFocus()
        self._changed(False)

    def rebuild(self) -> None:
        """Lay the tray out anew: another size, another look."""
        if self.is_open:
            focused = self._has_focus()
            self._clear()
            self._build()
            if focused and self._tray is not None:
                self._tray.take_focus(self._focus_reason())

    def _has_focus(self) -> bool:
        focused = self._view.window().focusWidget()
        return self._tray is not None and focused is not None and self._tray.isAncestorOf(focused)

    def _focus_reason(self) -> Qt.FocusReason:
        """By keys the ring is shown at once, by the pointer not before a key is used."""
        by_keys = self._stage.pointing.focus is not None
        return Qt.FocusReason.TabFocusReason if by_keys else Qt.FocusReason.OtherFocusReason

    def _build(self) -> None:
        assert self._choices is not None
        stage = self._stage
        self._tray = KnockTray(self._view.viewport(), stage.scene.art, stage.words, self._keys)
        self._tray.confirmed.connect(self._on_confirmed)
        self._tray.dismissed.connect(self.close)
        self._tray.ending_chosen.connect(lambda index: self._choose(self._choices_now().with_ending(index)))
        self._tray.layout_stepped.connect(lambda step: self._choose(self._choices_now().with_layout(step)))
        self._show(Motion.TRAY_IN)
        self._tray.show()

    def _clear(self) -> None:
        if self._tray is not None:
            self._tray.hide()
            self._tray.deleteLater()
        self._stage.animator.drop_gesture("tray")
        if self._item is not None:
            self._stage.scene.removeItem(self._item)
        self._tray = self._item = None

    def _choices_now(self) -> Choices:
        assert self._choices is not None
        return self._choices

    def _choose(self, found: Choices) -> None:
        self._choices = found
        self._show(Motion.REGROUP)
        self._changed(True)

    def _show(self, motion: Motion) -> None:
        stage, found = self._stage, self._choices_now()
        view, action = found.view, found.action
        face_up = view.ruleset.knock_discard_face_up
        preview = knock_preview(stage.state.size, action, face_up, stage.state.options.left_handed)
        self._show_item(preview, found, motion)
        lettering = spread_lettering(preview.marks, stage.words, stage.scene.art.measure_label, face_up)
        poses = dict(stage.layout.opponent.poses) | dict(preview.cards)
        stage.set_overlay(Overlay(poses, lettering), motion)
        assert self._tray is not None
        self._tray.show_choices(found, preview)

    def _show_item(self, preview: KnockPreview, found: Choices, motion: Motion) -> None:
        scene, say = self._stage.scene, self._stage.words.say
        if self._item is not None:
            scene.removeItem(self._item)
        hint = say(KnockLimitIs(found.view.knock_limit))
        if len(found.layouts) > 1:
            hint = f"{hint} · {arrangement_text(found.layout + 1, len(found.layouts))}"
        could = layoff_risk(found.view, found.action)
        risk = () if could is None else (could,)
        texts = TrayTexts(
            title=say(question(found.action)),
            stakes="\n".join(map(say, (stakes(found.view, found.action), *risk))),
            number=str(found.action.arrangement.deadwood_value),
            caption=say(Plain.DEADWOOD),
            hint=hint,
        )
        self._item = TrayItem(scene.art, preview, texts, QRectF(scene.sceneRect()))
        self._item.setZValue(TRAY_Z)
        scene.addItem(self._item)
        if motion is Motion.TRAY_IN:
            self._item.setOpacity(0.0)
            timing = self._stage.state.options.pace.timing(motion)
            self._stage.animator.gesture("tray", fade(self._item, 1.0, timing))

    def _on_confirmed(self) -> None:
        action = self._choices_now().action
        self.close(glide=False)
        self._confirm(action)
