"""The table as its window knows it: updates in, intents out."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from time import monotonic
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, QPointF, Qt

from ginrummy_qt.ports.settings import HandArrangement
from ginrummy_qt.ports.table import Rejected, TableUpdate
from ginrummy_qt.presentation.hand_reading import HandReading
from ginrummy_qt.presentation.layout import TableLayout
from ginrummy_qt.presentation.messages import NotLowEnough, Refused
from ginrummy_qt.presentation.table_sounds import REFUSED
from ginrummy_qt.rules.actions import Action
from ginrummy_qt.rules.cards import Card
from ginrummy_qt.ui.keys.table_keys import TableKeys
from ginrummy_qt.ui.table import accessibility
from ginrummy_qt.ui.table.acts import TableActs
from ginrummy_qt.ui.table.animator import Animator
from ginrummy_qt.ui.table.desk import DeskCalls, TableDesk
from ginrummy_qt.ui.table.drag import Target
from ginrummy_qt.ui.table.dress import Dress
from ginrummy_qt.ui.table.interaction import Interaction
from ginrummy_qt.ui.table.player import UpdatePlayer, deals
from ginrummy_qt.ui.table.preview import Preview
from ginrummy_qt.ui.table.result_board import ResultBoard
from ginrummy_qt.ui.table.saying import Saying
from ginrummy_qt.ui.table.scene import TableScene
from ginrummy_qt.ui.table.spoken import Spoken
from ginrummy_qt.ui.table.stage import Stage
from ginrummy_qt.ui.table.state import TableOptions, TableState
from ginrummy_qt.ui.table.told import Listeners, Told
from ginrummy_qt.ui.table.trays import Trays
from ginrummy_qt.ui.table.view import TableView
from ginrummy_qt.ui.table.voice import Ask, Voice
from ginrummy_qt.ui.table.words import Words
from ginrummy_qt.ui.text import Names
from ginrummy_qt.ui.theme.theme import Theme

if TYPE_CHECKING:
    from ginrummy_qt.ui.table.defence_desk import DefenceDesk
    from ginrummy_qt.ui.table.pile_look import PileLook


class TableController(TableActs):
    """Shows updates and reports what the person wants; the only object of the table that others talk to.

    `view` is the widget to put into a page. `now` (seconds) and `timed` are for tests.
    """

    def __init__(
        self,
        view: TableView,
        theme: Theme,
        names: Names | None = None,
        parent: QObject | None = None,
        now: Callable[[], float] = monotonic,
        timed: bool = True,
    ) -> None:
        super().__init__(parent)
        self._view = view
        words = Words(names or Names(""))
        self._dress = Dress(view, theme)
        self._animator = Animator(self, now, timed)
        self._scene = TableScene(self._dress.art())
        self._stage = Stage(self._scene, self._animator, TableState(self._dress.size()), words)
        self._board = ResultBoard(view, self._scene, self)
        self._player = UpdatePlayer(
            self._stage, self._animator, self._board, self._on_shown, self._on_rested, self.sounded.emit
        )
        self._desk = TableDesk(self._stage, self._calls())
        self._input = Interaction(self._desk)
        view.setScene(self._scene)
        view.set_input(self._input)
        self._voice = Voice(view, self._stage, self)
        self._saying = Saying(self._stage, self._voice, self.prompt_changed.emit)
        self._trays = Trays(view, self._stage, self._voice, self._intend, self._on_tray)
        self._told = Told(self._stage, self._listeners())
        view.spoken = Spoken(
            self._stage, self._board, self._trays.preview, self._act_spoken, self._input.go_to
        )
        accessibility.install()
        view.resized.connect(self._on_resized)
        view.menu_wanted.connect(self._open_menu)
        self._board.next_requested.connect(self.next_requested)
        self._board.verify_requested.connect(self.verify_requested)
        self._board.back_requested.connect(self.back_requested)

    # What is shown

    @property
    def view(self) -> TableView:
        """The table's widget."""
        return self._view

    @property
    def theme(self) -> Theme:
        """The look at the scale of the table."""
        return self._dress.theme

    @property
    def update(self) -> TableUpdate | None:
        """The update on display; it may lag behind the session while older ones are played."""
        return self._stage.state.update

    @property
    def layout(self) -> TableLayout:
        """Where everything lies, and the regions for what surrounds the cards."""
        return self._stage.layout

    @property
    def reading(self) -> HandReading | None:
        """What the hand counts as, once it has been dealt."""
        return self._stage.reading

    @property
    def selected(self) -> Card | None:
        """The selected card of the hand."""
        return self._stage.state.selected

    @property
    def hand(self) -> tuple[Card, ...]:
        """The person's cards in the order they lie in."""
        return self._stage.state.order.cards

    @property
    def arrangement(self) -> HandArrangement | None:
        """How the hand lies, for the next start; None without a hand."""
        return self._stage.state.arrangement

    @property
    def board(self) -> ResultBoard:
        """The result of a hand, empty while none is over."""
        return self._board

    @property
    def prompt(self) -> str:
        """What the table says now."""
        return self._saying.text

    @property
    def prompt_aloud(self) -> str:
        """The same for the ear."""
        return self._saying.aloud

    @property
    def preview(self) -> Preview:
        """The knock preview, open or not."""
        return self._trays.preview

    @property
    def defence(self) -> DefenceDesk:
        """The answer to a knock by hand, being made or not."""
        return self._trays.defence

    @property
    def pile(self) -> PileLook:
        """The discard pile spread out, or not."""
        return self._trays.pile

    @property
    def pile_is_open(self) -> bool:
        """Whether the discard pile is spread out."""
        return self._trays.pile_is_open

    @property
    def busy(self) -> bool:
        """Whether something is being played or waits to be."""
        return self._player.busy

    @property
    def is_settled(self) -> bool:
        """Whether everything has been shown and nothing moves."""
        return not self.busy and not self._animator.moving

    def show(self, update: TableUpdate) -> None:
        """Show an update, after those that are still being shown."""
        self._trays.close()
        self._player.show(update)
        self._told.busy(self._player.busy)

    def show_rejection(self, rejected: Rejected) -> None:
        """An intent was refused: everything glides back, and the reason is said."""
        self._stage.set_state(self._stage.state.wanting(None))
        self._stage.show_surroundings()
        self._stage.regroup()
        self._say_refusal(rejected.reason)

    def poses_match_layout(self) -> tuple[str, ...]:
        """At rest every card lies as the layout says; every deviation in words, for tests."""
        return self._scene.mismatches(self._stage.poses)

    # Looks

    def set_options(self, options: TableOptions) -> None:
        """Speed, left-handed table, the sort in which hands are dealt, the deck."""
        if self._dress.take_deck(options.deck):
            self._scene.set_art(self._dress.art())
        self._stage.set_state(replace(self._stage.state, options=options))
        self._relayout()

    def set_names(self, names: Names) -> None:
        """Call the opponent so from now on, and write everything in the language in force."""
        self._stage.words = Words(names)
        self._view.setAccessibleName(self._view.name_said())
        self._relayout()
        self._saying.what_to_do()

    def tick(self) -> None:
        """Advance all movement to the present; for tests without a timer."""
        self._animator.tick()

    def set_theme(self, theme: Theme) -> None:
        """Another look, at once and also while cards move."""
        self._dress.take_theme(theme)
        self._scene.set_art(self._dress.art())
        self._relayout()

    def set_keys(self, keys: TableKeys) -> None:
        """Other keys on the table from now on."""
        self._input.keys = self._trays.keys = keys

    def answer(self, ask: Ask) -> None:
        """Say and show what is asked for."""
        self._saying.answer(self._voice.answer(ask))

    # Inside

    def _calls(self) -> DeskCalls:
        return DeskCalls(
            intend=self._intend,
            refuse=self._say_refusal,
            preview=lambda card: self._trays.ask(card),
            changed=self._on_changed,
            arranged=self._on_arranged,
            focused=lambda: accessibility.tell_focus(self._view),
            choose_first=self._ask_for_card,
            one_only=self._ask_for_one,
            hold=self._player.hold,
            skip=self.skip,
            busy=lambda: self._player.busy,
        )

    def _listeners(self) -> Listeners:
        return Listeners(
            busy=self.busy_changed.emit,
            covered=self.covered_changed.emit,
            result=self.result_changed.emit,
            history=self.history_changed.emit,
        )

    def _open_menu(self, at: QPointF, on_screen: QPoint, by_keys: bool) -> None:
        """The menu of what was pressed, or of where the keyboard is."""
        if self._finished_something() or not self._desk.open_for_play:
            return
        self._input.cancel()
        from ginrummy_qt.ui.table.context_menu import ContextMenu

        menu = ContextMenu(self._view, self._stage, self._desk, self)
        if by_keys:
            menu.open_by_keys(self._input.menu_target(), on_screen)
        else:
            menu.open(self._desk.target_at(at.x(), at.y()), on_screen)

    def _intend(self, action: Action) -> None:
        update = self._stage.state.update
        if update is not None:
            self.intent.emit(action, update.seq)

    def _on_tray(self) -> None:
        """A tray over the table has come, changed or gone."""
        accessibility.refresh(self._view)
        self._input.cancel()
        self._told.cover()

    def _say_refusal(self, reason: NotLowEnough | Refused) -> None:
        self.sounded.emit(REFUSED)
        self._saying.refuse(reason)

    def _ask_for_card(self) -> None:
        self._saying.refuse_in_words(self.tr("Choose a card to discard first."))

    def _ask_for_one(self) -> None:
        self._saying.refuse_in_words(self.tr("Only one card goes there at a time."))

    def _on_changed(self) -> None:
        self._input.refresh()
        accessibility.refresh(self._view)
        self._saying.what_to_do()
        self.selection_changed.emit()
        self._told.history()

    def _on_arranged(self) -> None:
        state = self._stage.state
        self._stage.set_state(replace(state, options=replace(state.options, hand=state.arrangement)))
        self._on_changed()
        self.hand_arranged.emit(state.arrangement)

    def _on_shown(self, update: TableUpdate) -> None:
        self._input.refresh()
        self.update_shown.emit(update)
        self.layout_changed.emit(self._stage.layout)
        self._told.cover()
        self._told.history()
        self._voice.follow(update)
        accessibility.refresh(self._view)
        if deals(update):
            self._saying.say("")
        else:
            self._saying.what_to_do()

    def _on_rested(self) -> None:
        self._told.busy(self._player.busy)
        self._saying.what_to_do()
        self._input.refresh()
        accessibility.refresh(self._view)
        self._offer_next()
        self._trays.settle()
        self.settled.emit()

    def _act_spoken(self, target: Target) -> None:
        """An assistive program acts on a part, as a key would."""
        if not self._finished_something() and self._desk.open_for_play:
            self._desk.act(target)

    def _offer_next(self) -> None:
        """The buttons under a result; the keyboard goes there if it was on the table, or nowhere yet.

        None where one only watches.
        """
        if self._stage.state.options.watching:
            return
        reason = None
        if self._view.window().focusWidget() in (None, self._view):
            by_keys = self._stage.pointing.focus is not None
            reason = Qt.FocusReason.TabFocusReason if by_keys else Qt.FocusReason.OtherFocusReason
        self._board.show_bar(reason)

    def _on_resized(self) -> None:
        state, size = self._stage.state, self._dress.size()
        if size == state.size and self._scene.art.ratio == self._view.devicePixelRatioF():
            return
        self._dress.fit()
        self._scene.set_art(self._dress.art())
        self._stage.set_state(replace(state, size=size))
        self._relayout()

    def _relayout(self) -> None:
        """Everything to its new place at once: a drag is called off, what is being played is finished."""
        self._input.cancel()
        if self._player.busy:
            self._player.skip()
        self._trays.preview.rebuild()
        self._stage.settle()
        self._player.show_result()
        self._trays.rebuild()
        if not self._player.busy:
            self._offer_next()
        self.layout_changed.emit(self._stage.layout)
        self._told.busy(self._player.busy)
