"""Opens replays over the window, and does what their buttons ask for."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from ginrummy_qt.ports.levels import PlayerName
from ginrummy_qt.ports.table import MatchSetup
from ginrummy_qt.presentation.table_sounds import SoundCue
from ginrummy_qt.session.replay import Place, Replay
from ginrummy_qt.ui.announcing import announce
from ginrummy_qt.ui.dialogs.notice import Answer, Notice
from ginrummy_qt.ui.dialogs.opener import SheetOpener
from ginrummy_qt.ui.dialogs.sheet import Sheet
from ginrummy_qt.ui.models.score_sheet_model import ScoreSheetModel
from ginrummy_qt.ui.replay.player import ReplayPlayer
from ginrummy_qt.ui.replay.sheet import ReplaySheet, Shown
from ginrummy_qt.ui.table.state import TableOptions
from ginrummy_qt.ui.theme.theme import Theme


class ReplayDesk(QObject):
    """The replays of one window. `play` puts a match on the table, `options` are the person's wishes for it,
    `hear` plays sounds.
    """

    def __init__(
        self,
        opener: SheetOpener,
        play: Callable[[MatchSetup], object],
        options: Callable[[], TableOptions],
        hear: Callable[[SoundCue], object],
    ) -> None:
        super().__init__(opener)
        self._opener = opener
        self._play = play
        self._options = options
        self._hear = hear

    def open(
        self, replay: Replay, level: PlayerName, title: Callable[[], str], place: Place | None = None
    ) -> Sheet:
        """Show a match from a place on, or say that there is nothing to show yet."""
        if replay.first is None:
            return self._tell_nothing()
        player = ReplayPlayer(replay, place, self)

        def make(theme: Theme, host: QWidget) -> ReplaySheet:
            sheet = ReplaySheet(theme, host, player, Shown(title(), level, self._options()))
            sheet.table.controller.sounded.connect(self._hear)
            sheet.again_wanted.connect(lambda: self.play(replay.hand_again(player.hand, level)))
            sheet.match_again_wanted.connect(lambda: self.play(replay.match_again(level)))
            sheet.code_wanted.connect(lambda: self._copy(sheet, replay.deal_code(player.hand)))
            sheet.verify_wanted.connect(lambda: self._verify(replay, player.hand))
            sheet.hands_wanted.connect(self._show_hands)
            return sheet

        opened = self._opener.open(make)
        opened.finished.connect(lambda _result: player.deleteLater())
        return opened

    def play(self, setup: MatchSetup) -> None:
        """Put a match on the table, and show the table."""
        while self._opener.top is not None:
            self._opener.top.reject()
        self._play(setup)

    def _copy(self, sheet: ReplaySheet, code: str) -> None:
        QGuiApplication.clipboard().setText(code)
        said = self.tr("The deal code is copied. Whoever types it in plays the same cards.")
        sheet.bar.caption.say(said)
        announce(sheet, said)

    def _verify(self, replay: Replay, number: int) -> None:
        from ginrummy_qt.ui.dialogs.verify_deal import VerifyDealSheet

        numbers = [revealed for revealed, _seed in replay.match.revealed]
        self._opener.open(lambda theme, host: VerifyDealSheet(theme, host, replay.prove, numbers, number))

    def _show_hands(self, model: ScoreSheetModel) -> None:
        from ginrummy_qt.ui.dialogs.hands_sheet import HandsSheet

        self._opener.open(lambda theme, host: HandsSheet(theme, host, model))

    def _tell_nothing(self) -> Sheet:
        return self._opener.tell(
            lambda: Notice(
                self.tr("There is nothing to replay yet"),
                self.tr("A hand can be looked at again when it is over."),
                Answer(self.tr("Close"), "close"),
            )
        )
