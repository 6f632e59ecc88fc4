"""Which sheet the window opens when, and what follows from the answer.

A sheet's module is imported when it is first opened, so that the program starts quickly.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from ginrummy_qt.ports.levels import Level
from ginrummy_qt.ports.storage import MatchSummary, StorageUnavailable, Trouble
from ginrummy_qt.ports.table import Accepted, MatchInfo, MatchSetup, Rejected
from ginrummy_qt.ui.diagnostics import ErrorInfo, Situation, diagnostics_text
from ginrummy_qt.ui.dialogs.notice import Answer
from ginrummy_qt.ui.dialogs.opener import SheetOpener
from ginrummy_qt.ui.dialogs.sheet import Sheet
from ginrummy_qt.ui.match_desk import MatchDesk
from ginrummy_qt.ui.models.move_log_model import MoveLogModel
from ginrummy_qt.ui.models.score_sheet_model import ScoreSheetModel
from ginrummy_qt.ui.services import Services
from ginrummy_qt.ui.text import LevelText
from ginrummy_qt.ui.theme.theme import Theme

_log = logging.getLogger(__name__)


class WindowSheets(QObject):
    """The sheets of one window."""

    def __init__(self, services: Services, desk: MatchDesk, opener: SheetOpener) -> None:
        super().__init__(opener)
        self._services = services
        self._desk = desk
        self._opener = opener
        self._asking = False
        self._halted: Sheet | None = None
        desk.went_on.connect(self._close_halted)

    # Matches

    def new_match(self, to_continue: bool = False) -> None:
        """Offer a new match, the last choice made already, and the unfinished ones, or these rather."""
        from ginrummy_qt.ui.dialogs.new_match import NewMatchSheet

        last, unfinished = self._last_setup(), self.unfinished()

        def make(theme: Theme, host: QWidget) -> Sheet:
            sheet = NewMatchSheet(theme, host, last, unfinished, self._resign_kept, to_continue)
            sheet.chosen.connect(self.start)
            sheet.continued.connect(self.resume)
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
            self._opener.tell(
                self.tr("This match cannot be opened"),
                self.tr("It is kept as it is. You can start another one."),
                Answer(self.tr("New match"), "newMatch", self.new_match),
                Answer(self.tr("Close"), "close"),
                str(error),
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
            self.tr("Resign the match?"),
            self.tr("{opponent} wins it, and the seal of the hand on the table is opened.").format(
                opponent=LevelText.opponent(self._last_level())
            ),
            Answer(self.tr("Play on"), "playOn"),
            Answer(self.tr("Resign"), "resign", self._desk.resign),
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
            self.tr("This match could not be resigned"),
            self.tr("It is kept as it is."),
            Answer(self.tr("Close"), "close"),
            detail=detail,
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
        prove = self._services.session.verify_hand
        self._opener.open(lambda theme, host: VerifyDealSheet(theme, host, prove, numbers, chosen))

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

    # Help

    def rules(self) -> None:
        """The rules of the match on the table, or of the next."""
        from ginrummy_qt.ui.dialogs.quick_rules import QuickRulesSheet

        match = self._desk.match
        setup = self._last_setup() if match is None else match.setup
        self._opener.open(lambda theme, host: QuickRulesSheet(theme, host, setup))

    def shortcuts(self, groups: Sequence[tuple[str, Sequence[QAction]]]) -> None:
        """All keys."""
        from ginrummy_qt.ui.dialogs.shortcuts import ShortcutsSheet

        self._opener.open(lambda theme, host: ShortcutsSheet(theme, host, groups))

    def about(self) -> None:
        """What this program is."""
        from ginrummy_qt.ui.dialogs.about import AboutSheet

        def make(theme: Theme, host: QWidget) -> Sheet:
            sheet = AboutSheet(theme, host)
            sheet.licences_wanted.connect(self.licences)
            return sheet

        self._opener.open(make)

    def licences(self) -> None:
        """Whose work the program contains, with all texts."""
        from ginrummy_qt.ui.dialogs.licences import LicencesSheet

        self._opener.open(LicencesSheet)

    # Trouble

    def not_saved(self, detail: str) -> None:
        """A step could not be kept, so it has not happened; offer to try again."""
        self._tell_halted(
            self.tr("This could not be saved"),
            self.tr("So it has not happened: the match stands as it was before."),
            detail,
        )

    def engine_gone(self, reason: str) -> None:
        """The computer player cannot be started."""
        self._tell_halted(
            self.tr("The other player does not answer"),
            self.tr("The computer player’s process could not be started. The match is not lost."),
            reason[:1].upper() + reason[1:],
        )

    def tell_trouble(self) -> None:
        """Say at the start what is wrong, one thing at a time; nothing where all is well."""
        services = self._services
        if services.trouble is not None:
            self.not_saving(services.trouble)
        elif services.settings_aside is not None:
            self.settings_damaged(services.settings_aside)

    def not_saving(self, trouble: Trouble) -> None:
        """Nothing can be kept as long as the program runs."""
        title = self.tr("Nothing can be saved now")
        text = self.tr(
            "You can play, but the match is lost with the window. What was saved before is untouched."
        )
        if trouble.newer:
            title = self.tr("Saved by a newer version")
            text = self.tr(
                "Your matches were saved by a newer version of Gin Rummy Qt. They are untouched. You can "
                "play with this version, but it saves nothing."
            )
        leave = Answer(self.tr("Quit"), "quit", self._services.quit_program)
        self._opener.tell(title, text, Answer(self.tr("Play without saving"), "goOn"), leave, trouble.reason)

    def settings_damaged(self, path: str) -> None:
        """A settings file could not be read."""
        self._opener.tell(
            self.tr("The settings could not be read"),
            self.tr("What could not be read has its usual value again. The old file is kept."),
            Answer(self.tr("Go on"), "goOn"),
            detail=path,
        )

    def unexpected_error(self, error: ErrorInfo) -> None:
        """An error nobody expected; while one is shown, further ones are only logged."""
        from ginrummy_qt.ui.dialogs.unexpected_error import UnexpectedErrorSheet

        if self._asking:
            return
        self._asking = True
        services = self._services
        situation = Situation(services.session.seq, self._stage())
        text = diagnostics_text(situation, services.recent_lines.lines(), error)
        saved = services.trouble is None
        sheet = self._opener.open(
            lambda theme, host: UnexpectedErrorSheet(theme, host, text, saved, services.quit_program)
        )
        sheet.finished.connect(self._error_seen)

    def _error_seen(self) -> None:
        self._asking = False

    # Inside

    def _tell_halted(self, title: str, text: str, detail: str) -> None:
        """Why the match waits, in one sheet however often it is told; it closes when the match goes on."""
        self._close_halted()
        retry = Answer(self.tr("Try again"), "retry", self._desk.retry)
        sheet = self._opener.tell(title, text, retry, Answer(self.tr("Close"), "close"), detail)
        sheet.finished.connect(self._forget_halted)
        self._halted = sheet

    def _close_halted(self) -> None:
        if self._halted is not None:
            self._halted.reject()

    def _forget_halted(self) -> None:
        self._halted = None

    def _stage(self) -> str | None:
        match = self._desk.match
        return None if match is None else str(match.stage)

    def _last_setup(self) -> MatchSetup:
        settings = self._services.preferences.now
        return MatchSetup(settings.ruleset, settings.level)

    def _last_level(self) -> Level:
        match = self._desk.match
        return self._services.preferences.now.level if match is None else match.setup.level
