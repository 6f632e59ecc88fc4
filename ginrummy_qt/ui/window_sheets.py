"""Which sheet the window opens when, and what follows from the answer.

A sheet's module is imported when it is first opened, so that the program starts quickly.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from ginrummy_qt.ports.levels import PlayerName
from ginrummy_qt.ports.settings import Settings
from ginrummy_qt.ports.storage import MatchSummary, StorageUnavailable
from ginrummy_qt.ports.table import Accepted, MatchInfo, MatchSetup, Rejected
from ginrummy_qt.ui.deck import DeckStyle, deck_style
from ginrummy_qt.ui.dialogs.notice import Answer, Notice
from ginrummy_qt.ui.dialogs.opener import SheetOpener
from ginrummy_qt.ui.dialogs.sheet import Sheet
from ginrummy_qt.ui.keys.assignment import Kept
from ginrummy_qt.ui.keys.key_bindings import KeyBindings
from ginrummy_qt.ui.match_desk import MatchDesk
from ginrummy_qt.ui.models.move_log_model import MoveLogModel
from ginrummy_qt.ui.models.score_sheet_model import ScoreSheetModel
from ginrummy_qt.ui.outside import open_outside
from ginrummy_qt.ui.services import Services
from ginrummy_qt.ui.text import LevelText, names_for
from ginrummy_qt.ui.theme.theme import Theme

if TYPE_CHECKING:
    from ginrummy_qt.ports.statistics import DealCounts

_log = logging.getLogger(__name__)


class WindowSheets(QObject):
    """The sheets of one window."""

    def __init__(self, services: Services, desk: MatchDesk, opener: SheetOpener) -> None:
        super().__init__(opener)
        self._services = services
        self._desk = desk
        self._opener = opener

    # Matches

    def welcome(self, show_round: Callable[[], object]) -> None:
        """The first thing a new player sees."""
        from ginrummy_qt.ui.dialogs.welcome import WelcomeSheet

        def make(theme: Theme, host: QWidget) -> Sheet:
            sheet = WelcomeSheet(theme, host, self.last_setup(), self._deck())
            sheet.play.connect(lambda: self.start(self.last_setup()))
            sheet.tour.connect(show_round)
            sheet.other.connect(self.new_match)
            sheet.finished.connect(lambda _result: self._services.preferences.keep(welcomed=True))
            return sheet

        self._opener.open(make)

    def new_match(self, to_continue: bool = False) -> Sheet:
        """Offer a new match, the last choice made already, and the unfinished ones, or these rather."""
        from ginrummy_qt.ui.dialogs.new_match import NewMatchSheet

        def make(theme: Theme, host: QWidget) -> Sheet:
            last, unfinished = self.last_setup(), self.unfinished()
            sheet = NewMatchSheet(theme, host, last, unfinished, self._resign_kept, to_continue)
            sheet.chosen.connect(self.start)
            sheet.continued.connect(self.resume)
            sheet.code_wanted.connect(self.deal_code)
            return sheet

        return self._opener.open(make)

    def deal_code(self) -> None:
        """Ask for the deal code of a friend."""
        from ginrummy_qt.ui.dialogs.deal_code import DealCodeSheet

        def make(theme: Theme, host: QWidget) -> Sheet:
            sheet = DealCodeSheet(theme, host, self.last_setup().level)
            sheet.chosen.connect(self._desk.new_match)
            return sheet

        self._opener.open(make)

    def continue_match(self) -> None:
        """The unfinished matches."""
        self.new_match(to_continue=True)

    def start(self, setup: MatchSetup) -> None:
        """Begin a match, and remember the choice."""
        self._services.preferences.change(ruleset=setup.ruleset, level=setup.level)
        self._desk.new_match(setup)

    def resume(self, match_id: str) -> bool:
        """Go on with a kept match; False, and a sentence, where that fails."""
        if match_id == self._services.session.match_id:
            return True
        try:
            self._desk.resume(match_id)
        except (KeyError, StorageUnavailable) as error:
            _log.error("a match could not be resumed: %s", error)
            reason = str(error)
            self._opener.tell(
                lambda: Notice(
                    self.tr("This match cannot be opened"),
                    self.tr("It is kept as it is. You can start another one."),
                    Answer(self.tr("New match"), "newMatch", self.new_match),
                    Answer(self.tr("Close"), "close"),
                    reason,
                )
            )
            return False
        return True

    def unfinished(self) -> tuple[MatchSummary, ...]:
        """The matches to go on with, none where they cannot be read."""
        try:
            return self._services.session.unfinished()
        except StorageUnavailable as error:
            _log.error("the matches could not be listed: %s", error)
            return ()

    def resign(self) -> None:
        """Ask, then give the match on the table up."""
        self._opener.tell(
            lambda: Notice(
                self.tr("Resign the match?"),
                self.tr("{opponent} wins it, and the seal of the hand on the table is opened.").format(
                    opponent=LevelText.opponent(self._last_level())
                ),
                Answer(self.tr("Play on"), "playOn"),
                Answer(self.tr("Resign"), "resign", self._desk.resign),
            )
        )

    def _resign_kept(self, match_id: str) -> bool:
        try:
            answer = self._services.session.resign_match(match_id)
            detail = answer.detail if isinstance(answer, Rejected) else ""
        except (KeyError, StorageUnavailable) as error:
            answer, detail = None, str(error)
        if isinstance(answer, Accepted):
            return True
        _log.error("a match could not be resigned: %s", detail)
        self._opener.tell(
            lambda: Notice(
                self.tr("This match could not be resigned"),
                self.tr("It is kept as it is."),
                Answer(self.tr("Close"), "close"),
                detail=detail,
            )
        )
        return False

    # The deal

    def verify(self, number: int | None = None) -> None:
        """Check the seal of a hand that is over, the last one where none is named."""
        from ginrummy_qt.ui.dialogs.verify_deal import VerifyDealSheet

        match = self._desk.match
        if match is None or not match.revealed:
            return
        numbers = [revealed for revealed, _seed in match.revealed]
        chosen = number if number in numbers else None
        prove = self._services.session.verifier()
        self._opener.open(lambda theme, host: VerifyDealSheet(theme, host, prove, numbers, chosen))

    def fairness(self, indices: tuple[str, ...]) -> None:
        """Everything that shows whether the deals are fair; `indices` are the letters on the cards."""
        from ginrummy_qt.ui.fairness.sheet import Evidence, FairnessSheet

        services = self._services
        traffic = services.traffic
        evidence = Evidence(
            self._desk.match,
            services.session.verify_hand if self._desk.match is None else services.session.verifier(),
            (lambda _number: ()) if traffic is None else traffic.of_hand,
            self._deals(),
        )
        names = names_for(self._last_level(), indices)
        self._opener.open(lambda theme, host: FairnessSheet(theme, host, evidence, names))

    def _deals(self) -> DealCounts | None:
        """What was dealt to the person so far; None where that cannot be read."""
        if self._services.statistics is None:
            return None
        try:
            return self._services.statistics.deals()
        except StorageUnavailable as error:
            _log.error("the deals could not be counted: %s", error)
            return None

    def cut(self, match: MatchInfo) -> None:
        """Ask for the cut of a sealed deck."""
        from ginrummy_qt.ui.dialogs.cut_deck import CutDeckSheet

        def make(theme: Theme, host: QWidget) -> Sheet:
            sheet = CutDeckSheet(theme, host, match)
            sheet.chosen.connect(self._desk.cut)
            return sheet

        self._opener.open(make)

    # The match so far

    def score_sheet(self, model: ScoreSheetModel) -> None:
        """All hands of the match."""
        from ginrummy_qt.ui.dialogs.hands_sheet import HandsSheet

        self._opener.open(lambda theme, host: HandsSheet(theme, host, model))

    def move_log(self, model: MoveLogModel) -> None:
        """All moves of the hand."""
        from ginrummy_qt.ui.dialogs.moves_sheet import MovesSheet

        self._opener.open(lambda theme, host: MovesSheet(theme, host, model))

    # Settings

    def settings(
        self,
        show_folder: Callable[[], object],
        play_sound: Callable[[], object],
        less_motion: Callable[[Settings], bool],
    ) -> None:
        """Everything that can be set; `less_motion` tells whether cards fade with these settings."""
        from ginrummy_qt.ui.settings_page.sheet import SettingsSheet

        services = self._services

        def make(theme: Theme, host: QWidget) -> Sheet:
            sheet = SettingsSheet(
                theme, host, services.preferences, lambda: services.languages.now, less_motion
            )
            sheet.folder_wanted.connect(show_folder)
            sheet.sound_wanted.connect(play_sound)
            return sheet

        self._opener.open(make)

    # Help

    def rules(self) -> None:
        """The rules of the match on the table, or of the next."""
        from ginrummy_qt.ui.dialogs.quick_rules import QuickRulesSheet

        match = self._desk.match
        setup = self.last_setup() if match is None else match.setup
        self._opener.open(lambda theme, host: QuickRulesSheet(theme, host, setup, self._deck()))

    def shortcuts(self, bindings: KeyBindings) -> None:
        """All keys, to be changed."""
        from ginrummy_qt.ui.dialogs.shortcuts import ShortcutsSheet

        def keep(keys: Kept) -> None:
            self._services.preferences.change(keys=keys)

        self._opener.open(lambda theme, host: ShortcutsSheet(theme, host, bindings, keep))

    def about(self) -> None:
        """What this program is."""
        from ginrummy_qt.ui.dialogs.about import AboutSheet

        def make(theme: Theme, host: QWidget) -> Sheet:
            sheet = AboutSheet(theme, host)
            sheet.licences_wanted.connect(self.licences)
            sheet.folder_wanted.connect(open_outside)
            return sheet

        self._opener.open(make)

    def licences(self) -> None:
        """Whose work the program contains, with all texts."""
        from ginrummy_qt.ui.dialogs.licences import LicencesSheet

        self._opener.open(LicencesSheet)

    # Inside

    def last_setup(self) -> MatchSetup:
        """The match begun last, or the usual one."""
        settings = self._services.preferences.now
        return MatchSetup(settings.ruleset, settings.level)

    def _deck(self) -> DeckStyle:
        services = self._services
        return deck_style(services.preferences.now, services.languages.now)

    def _last_level(self) -> PlayerName:
        match = self._desk.match
        return self._services.preferences.now.level if match is None else match.setup.level
