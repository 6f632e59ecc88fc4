"""The game: the table, and the panels laid over it at the regions of its layout."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from ginrummy_qt.ports.levels import Level, PlayerName
from ginrummy_qt.ports.table import TableUpdate
from ginrummy_qt.presentation.layout import TableLayout
from ginrummy_qt.presentation.move_log import taken_back
from ginrummy_qt.ui.models.hand_model import HandModel, hand_cards
from ginrummy_qt.ui.models.move_log_model import MoveLogModel
from ginrummy_qt.ui.models.score_sheet_model import ScoreSheetModel
from ginrummy_qt.ui.panels.action_bar import ActionBar, DeadwoodCount
from ginrummy_qt.ui.panels.banner import Banner
from ginrummy_qt.ui.panels.flight_layer import FlightLayer
from ginrummy_qt.ui.panels.move_log_panel import MoveLogPanel
from ginrummy_qt.ui.panels.panel import PanelLook
from ginrummy_qt.ui.panels.plate import Plate
from ginrummy_qt.ui.panels.prompt import PromptLabel
from ginrummy_qt.ui.panels.score_sheet_panel import ScoreSheetPanel
from ginrummy_qt.ui.panels.seal_line import SealLine
from ginrummy_qt.ui.table.controller import TableController
from ginrummy_qt.ui.table.state import TableOptions
from ginrummy_qt.ui.table.view import TableView
from ginrummy_qt.ui.text import Names, names_for
from ginrummy_qt.ui.theme.icons import Icons
from ginrummy_qt.ui.theme.shadows import Shadows
from ginrummy_qt.ui.theme.theme import Theme

if TYPE_CHECKING:
    from ginrummy_qt.ui.panels.seen_panel import SeenPanel


class GamePage(QWidget):
    """Puts the table, its controller and the panels together; the window talks to `controller`."""

    sheet_opened = Signal()
    """The whole score sheet is asked for."""
    log_opened = Signal()
    """All moves of the hand are asked for."""

    def __init__(self, theme: Theme, level: PlayerName = Level.CASUAL, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("game_page")
        self._level = level
        self._names = names_for(level)
        self._icons = Icons()
        self._shadows: Shadows | None = None
        self._shadow_strength = 0.0
        self._options = TableOptions()
        self._covered = False
        self._seen: SeenPanel | None = None
        self._shows_result = False
        self.view = TableView(self)
        self.controller = TableController(self.view, theme, self._names, self)
        self.hand_model = HandModel(self._names, self)
        self.log_model = MoveLogModel(self._names, self)
        self.sheet_model = ScoreSheetModel(self._names, parent=self)
        self._build_panels(self._look())
        self._connect()

    @property
    def names(self) -> Names:
        """What texts call the opponent."""
        return self._names

    # What is shown

    def show_update(self, update: TableUpdate) -> None:
        """Show an update after those that are still being shown; the panels follow when its turn comes."""
        self._seat(update.match.setup.level)
        self.controller.show(update)

    def set_thinking(self, thinking: bool) -> None:
        """The opponent thinks, or no longer."""
        self.plate.set_thinking(thinking)

    def set_options(self, options: TableOptions) -> None:
        """Speed, motion, left-handed table."""
        before, self._options = self._options, options
        if options.deck.letters is not before.deck.letters:
            self._rename()
        self.plate.set_reduced_motion(options.reduced_motion)
        self.controller.set_options(options)
        self._dress()

    def set_seen(self, shown: bool) -> None:
        """Show the cards seen, or no longer; the panel is made when it is first wanted."""
        if shown and self._seen is None:
            from ginrummy_qt.ui.panels.seen_panel import SeenPanel

            self._seen = SeenPanel(self._look(), self)
            update = self.controller.update
            self._seen.show_view(None if update is None else update.view)
        elif not shown and self._seen is not None:
            self._seen.hide()
            self._seen.deleteLater()
            self._seen = None
        self._show_columns()
        self._place(self.controller.layout)

    @property
    def options(self) -> TableOptions:
        """What `set_options` was given last."""
        return self._options

    @property
    def seen(self) -> SeenPanel | None:
        """The panel of cards seen, while it is wanted."""
        return self._seen

    def set_theme(self, theme: Theme) -> None:
        """Another look."""
        self.controller.set_theme(theme)
        self._dress()

    def set_covered(self, covered: bool) -> None:
        """The knock preview or the result of the hand lies over the table: what is under it goes away."""
        self._covered = covered
        for panel in (self.log, self.prompt, self.deadwood, self.bar):
            panel.setVisible(not covered)
        self.seal.show_seal(None if covered else self._sealed())
        self.banner.set_covered(covered)
        self._show_columns()
        self._dim()

    def set_result(self, shown: bool) -> None:
        """The result of the hand is on the table, with a sheet of its own."""
        self._shows_result = shown
        self.plate.setVisible(not shown)
        self._show_columns()
        self._dim()

    # Inside

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The table fills the page; its layout then places the panels."""
        self.view.setGeometry(self.rect())
        super().resizeEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Write everything in another language."""
        if event.type() is QEvent.Type.LanguageChange:
            self._rename()
        super().changeEvent(event)

    def _build_panels(self, look: PanelLook) -> None:
        self.plate = Plate(look, self)
        self.log = MoveLogPanel(look, self.log_model, self)
        self.seal = SealLine(look, self)
        self.sheet = ScoreSheetPanel(look, self)
        self.prompt = PromptLabel(look, self)
        self.deadwood = DeadwoodCount(look, self)
        self.bar = ActionBar(look, self)
        self.banner = Banner(look, self)
        self.bar.hide()
        panels = (self.plate, self.log, self.sheet, self.sheet.ground, self.bar, self.deadwood)
        self._flight = FlightLayer(self.view, panels, self)
        for before, after in (
            (self.view, self.bar),
            (self.bar, self.log),
            (self.log, self.seal),
            (self.seal, self.sheet),
        ):
            QWidget.setTabOrder(before, after)
        self.setFocusProxy(self.view)
        self.plate.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def _connect(self) -> None:
        table = self.controller
        table.layout_changed.connect(self._relayout)
        table.update_shown.connect(self._follow)
        table.selection_changed.connect(self._count)
        table.prompt_changed.connect(lambda text: self.prompt.say(text, table.prompt_aloud))
        table.busy_changed.connect(lambda _busy: self._count())
        table.settled.connect(self._count)
        table.covered_changed.connect(self.set_covered)
        table.result_changed.connect(self.set_result)
        self.bar.sort_chosen.connect(table.sort)
        self.bar.pass_chosen.connect(table.pass_upcard)
        self.bar.end_chosen.connect(table.open_end_preview)
        self.sheet.opened.connect(self.sheet_opened)
        self.log.opened.connect(self.log_opened)

    def _look(self) -> PanelLook:
        theme = self.controller.theme
        compact = self.controller.layout.measures.compact
        if self._shadows is None or theme.tokens.shadow != self._shadow_strength:
            self._shadows, self._shadow_strength = Shadows(theme.tokens.shadow), theme.tokens.shadow
        return PanelLook(theme, self._names, self._icons, self._shadows, self._options.left_handed, compact)

    def _dress(self) -> None:
        look = self._look()
        for panel in (self.log, self.seal, self.prompt, self.deadwood, self.banner, self._seen):
            if panel is not None:
                panel.set_look(look)
        self.bar.set_look(look)
        self._dim()
        self._place(self.controller.layout)

    def _show_columns(self) -> None:
        """The score sheet and the cards seen, where nothing lies over them."""
        looking, free = self.controller.pile_is_open, not self._shows_result and not self._covered
        self.sheet.setVisible(not self._shows_result and self.sheet.has_match and not looking)
        if self._seen is not None:
            self._seen.setVisible(free and self._seen.seen is not None)
        self._place_columns(self.controller.layout)

    def _dim(self) -> None:
        """Under the scrim of the knock preview plate and sheet are as dark as the table."""
        look = self._look()
        if self._covered and not self._shows_result and not self.controller.pile_is_open:
            look = look.dimmed()
        self.plate.set_look(look)
        self.sheet.set_look(look)

    def _relayout(self, table: TableLayout) -> None:
        """The table has another layout, and perhaps another scale."""
        self._show_columns()
        measures, look = table.measures, self.bar.look
        if (measures.scale, measures.compact) != (look.theme.scale, look.compact):
            self._dress()
        else:
            self._place(table)

    def _place(self, table: TableLayout) -> None:
        """Lay the panels over the regions of the table."""
        areas = table.regions
        self.plate.place(areas.plate)
        self.log.put(areas.log)
        self.seal.put(areas.seal)
        self._place_columns(table)
        self.prompt.put(areas.prompt)
        self.deadwood.place(areas.bar_deadwood)
        self.bar.put(areas.bar_buttons)
        self.banner.put(areas.note)
        self._count()

    def _place_columns(self, table: TableLayout) -> None:
        """The score sheet, which is a strip only while the cards seen need its place."""
        if self._seen is None:
            self.sheet.put(table.regions.sheet)
            return
        from ginrummy_qt.presentation.seen_cards import score_strip, seen_area

        strip = None if self._seen.isHidden() else score_strip(table)
        self.sheet.put(strip or table.regions.sheet)
        self._seen.place(seen_area(table))

    def _follow(self, update: TableUpdate) -> None:
        """An update has begun to be shown."""
        self.log_model.show(update.view, taken_back(update))
        self.plate.show_kind(update.match.kind)
        self.sheet_model.show(update.match)
        self.sheet.show_match(update.match)
        if self._seen is not None:
            self._seen.show_view(update.view)
        self._show_columns()
        if not self._covered:
            self.seal.show_seal(update.match.sealed)
            self.bar.show()
        self._count()

    def _count(self) -> None:
        """Deadwood, end button and hand model follow the hand and its selection."""
        table, update = self.controller.layout, self.controller.update
        view = None if update is None else update.view
        self.hand_model.show(hand_cards(table, self.controller.hand))
        self.deadwood.show_reading(self.controller.reading, 0 if view is None else view.knock_limit)
        self.bar.show_update(update, self.controller.selected, self.controller.busy)

    def _seat(self, level: PlayerName) -> None:
        if level is not self._level or not self.plate.line():
            self._level = level
            self._rename()
            self.plate.show_level(level)

    def _rename(self) -> None:
        """Everything is written anew: the level, the language or the letters on the cards are others."""
        names = self._names = names_for(self._level, self._options.deck.letters.indices)
        self.controller.set_names(names)
        self.hand_model.set_names(names)
        self.log_model.set_names(names)
        self.sheet_model.set_names(names)
        self._dress()

    def _sealed(self) -> str | None:
        update = self.controller.update
        return None if update is None else update.match.sealed
