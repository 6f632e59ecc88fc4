"""What the banner beside the table says: why the match waits, why nothing is saved, or where a match is."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer

from ginrummy_qt.ports.storage import Trouble
from ginrummy_qt.ui.dialogs.opener import SheetOpener
from ginrummy_qt.ui.match_desk import MatchDesk
from ginrummy_qt.ui.panels.banner import Banner
from ginrummy_qt.ui.services import Services
from ginrummy_qt.ui.theme.fonts import Fonts
from ginrummy_qt.ui.trouble_sheets import TroubleSheets
from ginrummy_qt.ui.window_sheets import WindowSheets

if TYPE_CHECKING:
    from ginrummy_qt.ui.theme.soundness import Part

_BANNER_MS: Final = 8000
"""How long a passing sentence stays."""


class WindowBanner(QObject):
    """Fills the banner of one window."""

    def __init__(
        self,
        banner: Banner,
        desk: MatchDesk,
        opener: SheetOpener,
        sheets: WindowSheets,
        troubles: TroubleSheets,
        services: Services,
    ) -> None:
        super().__init__(banner)
        self._banner = banner
        self._desk = desk
        self._opener = opener
        self._sheets = sheets
        self._troubles = troubles
        self._trouble = services.trouble
        self._was_replaced = services.was_replaced
        self._why_halted: Callable[[], str] = _nothing
        self._without_match = False
        self._broken: tuple[Part, ...] = ()
        banner.act_chosen.connect(self._act)
        desk.not_saved.connect(self.tell_not_saved)
        desk.opponent_gone.connect(self.tell_opponent_gone)
        desk.went_on.connect(lambda: self.tell_lasting())
        desk.opponent.restarted.connect(self._tell_restart)

    def tell_lasting(self, why_halted: Callable[[], str] | None = None) -> None:
        """In the banner: why the match waits, why nothing is saved, or, under no sheet, a way to a match."""
        self._why_halted = why_halted or _nothing
        self._without_match = self._desk.match is None
        halted = self._why_halted()
        text, act = halted, ""
        if not halted and self._trouble is not None:
            text = self._why_unsaved(self._trouble)
        text = text or self._why_plain()
        if halted:
            act = self.tr("Try again")
        elif self._without_match and not self._opener.covered:
            text, act = text or self.tr("There is no match on the table."), self.tr("New match")
        self._banner.say(text, act)

    def tell_plainness(self, fonts: Fonts) -> None:
        """Say so where a plain substitute stands in for a part of the look that is missing or broken."""
        from ginrummy_qt.ui.theme.soundness import broken_parts

        self._broken = broken_parts(fonts)
        if self._broken:
            self.tell_lasting(self._why_halted)

    def speak_anew(self) -> None:
        """Say what lasts in the language in force; a passing sentence passes."""
        self.tell_lasting(self._why_halted)

    def follow_match(self) -> None:
        """The match on the table may be another one, or the first."""
        if self._without_match:
            self.tell_lasting()

    def follow_cover(self) -> None:
        """A sheet came, or the last one went."""
        if self._desk.match is None:
            self.tell_lasting(self._why_halted)

    def tell_not_saved(self, reason: str) -> None:
        """A step could not be saved."""
        self.tell_lasting(lambda: self.tr("Your match waits: a step could not be saved."))
        self._troubles.not_saved(reason)

    def tell_opponent_gone(self, reason: str) -> None:
        """The computer player cannot be started."""
        self.tell_lasting(self._why_gone)
        self._troubles.engine_gone(reason)

    def _tell_restart(self) -> None:
        """One calm sentence, for a while, where the banner has nothing lasting to say."""
        if self._trouble is not None or self._why_halted is not _nothing:
            return
        self._banner.say(self.tr("The other player’s program was started again; the match goes on."))
        QTimer.singleShot(_BANNER_MS, self, lambda: self.tell_lasting(self._why_halted))

    def _why_gone(self) -> str:
        if self._was_replaced():
            return self.tr("Your match waits: the program was updated. Close it and start it again.")
        return self.tr("Your match waits: the other player does not answer.")

    def _why_plain(self) -> str:
        """Which parts of the look are broken; nothing where all are whole."""
        if not self._broken:
            return ""
        from ginrummy_qt.ui.theme.soundness import Part

        names = {
            Part.STYLE: self.tr("the style of dialogs"),
            Part.FONTS: self.tr("typefaces"),
            Part.ICONS: self.tr("icons"),
            Part.LANGUAGES: self.tr("translations"),
        }
        said = self.tr("Some files of the program are damaged ({parts}); install it again to mend them.")
        return said.format(parts=", ".join(names[part] for part in self._broken))

    def _why_unsaved(self, trouble: Trouble) -> str:
        if trouble.newer:
            return self.tr("Nothing is saved: your matches belong to a newer version of the program.")
        return self.tr("Nothing is saved: {reason}").format(reason=trouble.reason)

    def _act(self) -> None:
        if self._why_halted is _nothing:
            self._sheets.new_match()
        else:
            self._desk.retry()


def _nothing() -> str:
    return ""
