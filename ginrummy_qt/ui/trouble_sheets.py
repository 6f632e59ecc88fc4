"""What the window says when something is wrong: one sheet, one clear sentence, and what can be done."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from ginrummy_qt.ports.settings import SettingsTrouble
from ginrummy_qt.ports.storage import Recovery, Trouble
from ginrummy_qt.ui.diagnostics import ErrorInfo, Situation, diagnostics_text
from ginrummy_qt.ui.dialogs.notice import Answer, Notice
from ginrummy_qt.ui.dialogs.opener import SheetOpener
from ginrummy_qt.ui.dialogs.sheet import Sheet
from ginrummy_qt.ui.match_desk import MatchDesk
from ginrummy_qt.ui.services import Services
from ginrummy_qt.ui.text import moment


class TroubleSheets(QObject):
    """The sheets about troubles of one window."""

    def __init__(self, services: Services, desk: MatchDesk, opener: SheetOpener) -> None:
        super().__init__(opener)
        self._services = services
        self._desk = desk
        self._opener = opener
        self._asking = False
        self._halted: Sheet | None = None
        desk.went_on.connect(self._close_halted)

    def not_saved(self, detail: str) -> None:
        """A step could not be kept, so it has not happened; offer to try again."""
        self._tell_halted(
            lambda: Notice(
                self.tr("This could not be saved"),
                self.tr("So it has not happened: the match stands as it was before."),
                self._try_again(),
                self._close_answer(),
                detail,
            )
        )

    def engine_gone(self, reason: str) -> None:
        """The computer player cannot be started."""
        if self._services.was_replaced():
            self.replaced()
            return
        self._tell_halted(
            lambda: Notice(
                self.tr("The other player does not answer"),
                self.tr("The computer player’s process could not be started. The match is not lost."),
                self._try_again(),
                self._close_answer(),
                reason[:1].upper() + reason[1:],
            )
        )

    def tell_of_start(self) -> None:
        """Say at the start what is wrong, one thing at a time; nothing where all is well."""
        services = self._services
        if services.trouble is not None:
            self.not_saving(services.trouble)
        elif services.recovery is not None:
            self.recovered(services.recovery)
        elif services.settings_trouble is not None:
            self.settings_unread(services.settings_trouble)

    def not_saving(self, trouble: Trouble) -> None:
        """Nothing can be kept as long as the program runs."""
        self._opener.tell(lambda: self._why_unsaved(trouble))

    def _why_unsaved(self, trouble: Trouble) -> Notice:
        title = self.tr("Nothing can be saved now")
        text = self.tr(
            "You can play, but the match is lost when you close the window. What was saved before is "
            "untouched."
        )
        detail = trouble.reason
        if trouble.newer:
            detail = str(self._services.folder)
            title = self.tr("Saved by a newer version")
            text = self.tr(
                "Your matches were saved by a newer version of Gin Rummy Qt. They are untouched. You can "
                "play with this version, but it saves nothing."
            )
        leave = Answer(self.tr("Quit"), "quit", self._services.quit_program)
        return Notice(title, text, Answer(self.tr("Play without saving"), "goOn"), leave, detail)

    def damage_found(self, reason: str) -> None:
        """The saved matches turned out to be damaged while the game runs."""
        title = self.tr("The saved matches are damaged")
        text = self.tr(
            "When you start the game again, the last backup takes their place. What you play until then "
            "may be missing afterwards."
        )
        leave = Answer(self.tr("Quit"), "quit", self._services.quit_program)
        self._opener.tell(lambda: Notice(title, text, leave, Answer(self.tr("Go on"), "goOn"), reason))

    def recovered(self, recovery: Recovery) -> None:
        """The saved matches were damaged, and the last backup took their place."""
        self._opener.tell(lambda: self._what_is_missing(recovery))

    def _what_is_missing(self, recovery: Recovery) -> Notice:
        title = self.tr("The saved matches were damaged")
        go_on = Answer(self.tr("Go on"), "goOn")
        if recovery.backup_at is None:
            text = self.tr("There was no backup yet, so everything begins anew. The damaged file is kept.")
            return Notice(title, text, go_on, detail=recovery.aside)
        made = moment(recovery.backup_at)
        text = self.tr("The backup of {date} was restored. What was played since is missing: {missing}.")
        if recovery.matches is None or recovery.hands is None:
            text = self.tr("The backup of {date} was restored. What was played since is missing.")
            missing = ""
        elif recovery.hands <= 0:
            text = self.tr("The backup of {date} was restored. No hand that was over is missing.")
            missing = ""
        else:
            missing = self.tr("%n hand(s)", "", recovery.hands)
        return Notice(title, text.format(date=made, missing=missing), go_on, detail=recovery.aside)

    def settings_unread(self, trouble: SettingsTrouble) -> None:
        """A settings file could not be read, or not as a whole."""
        self._opener.tell(lambda: self._why_unread(trouble))

    def _why_unread(self, trouble: SettingsTrouble) -> Notice:
        title = self.tr("The settings could not be read")
        text = self.tr("What could not be read has its usual value again. The old file is kept.")
        if trouble.newer:
            title = self.tr("Settings of a newer version")
            text = self.tr(
                "Your settings were saved by a newer version of Gin Rummy Qt. They are untouched. What you "
                "change with this version lasts until you close it."
            )
        return Notice(title, text, Answer(self.tr("Go on"), "goOn"), detail=trouble.path)

    def replaced(self) -> None:
        """Another version lies where this one was started from: parts of it are gone."""
        self._tell_halted(self._why_replaced)

    def _why_replaced(self) -> Notice:
        saved = self.tr("Close it and start it again; your match is saved.")
        unsaved = self.tr("Close it and start it again; this match was not saved.")
        return Notice(
            self.tr("Updated while running"),
            self.tr("Gin Rummy Qt was updated while it was running. {advice}").format(
                advice=saved if self._services.trouble is None else unsaved
            ),
            Answer(self.tr("Quit"), "quit", self._services.quit_program),
            self._close_answer(),
        )

    def unexpected_error(self, error: ErrorInfo) -> None:
        """An error nobody expected; while one is shown, further ones are only logged."""
        from ginrummy_qt.ui.dialogs.unexpected_error import UnexpectedErrorSheet

        if self._asking:
            return
        if self._services.was_replaced():
            self.replaced()
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

    def _tell_halted(self, notice: Callable[[], Notice]) -> None:
        """Why the match waits, in one sheet however often it is told; it closes when the match goes on."""
        self._close_halted()
        sheet = self._opener.tell(notice)
        sheet.finished.connect(self._forget_halted)
        self._halted = sheet

    def _try_again(self) -> Answer:
        return Answer(self.tr("Try again"), "retry", self._desk.retry)

    def _close_answer(self) -> Answer:
        return Answer(self.tr("Close"), "close")

    def _close_halted(self) -> None:
        if self._halted is not None:
            self._halted.reject()

    def _forget_halted(self) -> None:
        self._halted = None

    def _stage(self) -> str | None:
        match = self._desk.match
        return None if match is None else str(match.stage)
