"""What the banner beside the table says: why the match waits, why nothing is saved, or where a match is."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QTimer

from ginrummy_qt.ports.storage import Trouble
from ginrummy_qt.ui.dialogs.opener import SheetOpener
from ginrummy_qt.ui.match_desk import MatchDesk
from ginrummy_qt.ui.panels.banner import Banner
from ginrummy_qt.ui.services import Services
from ginrummy_qt.ui.theme.fonts import Fonts
from ginrummy_qt.ui.trouble_sheets import TroubleSheets
from ginrummy_qt.ui.window_sheets import WindowSheets

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
        self._halted = ""
        self._without_match = False
        self._plainness = ""
        banner.act_chosen.connect(self._act)
        desk.not_saved.connect(self.tell_not_saved)
        desk.opponent_gone.connect(self.tell_opponent_gone)
        desk.went_on.connect(lambda: self.tell_lasting())
        desk.opponent.restarted.connect(self._tell_restart)

    def tell_lasting(self, halted: str = "") -> None:
        """In the banner: why the match waits, why nothing is saved, or, under no sheet, a way to a match."""
        self._halted = halted
        self._without_match = self._desk.match is None
        text, act = halted, ""
        if not halted and self._trouble is not None:
            text = self._why_unsaved(self._trouble)
        text = text or self._plainness
        if halted:
            act = self.tr("Try again")
        elif self._without_match and not self._opener.covered:
            text, act = text or self.tr("There is no match on the table."), self.tr("New match")
        self._banner.say(text, act)

    def tell_plainness(self, fonts: Fonts) -> None:
        """Say so where a plain substitute stands in for a part of the look that is missing or broken."""
        from ginrummy_qt.ui.theme.soundness import Part, broken_parts

        names = {
            Part.STYLE: self.tr("the style of dialogs"),
            Part.FONTS: self.tr("typefaces"),
            Part.ICONS: self.tr("icons"),
        }
        parts = ", ".join(names[part] for part in broken_parts(fonts))
        if parts:
            said = self.tr(
                "Some files of the program are damaged ({parts}); install it again to mend its look."
            )
            self._plainness = said.format(parts=parts)
            self.tell_lasting(self._halted)

    def follow_match(self) -> None:
        """The match on the table may be another one, or the first."""
        if self._without_match:
            self.tell_lasting()

    def follow_cover(self) -> None:
        """A sheet came, or the last one went."""
        if self._desk.match is None:
            self.tell_lasting(self._halted)

    def tell_not_saved(self, reason: str) -> None:
        """A step could not be saved."""
        self.tell_lasting(self.tr("Your match waits: a step could not be saved."))
        self._troubles.not_saved(reason)

    def tell_opponent_gone(self, reason: str) -> None:
        """The computer player cannot be started."""
        why = self.tr("Your match waits: the other player does not answer.")
        if self._was_replaced():
            why = self.tr("Your match waits: the program was updated. Close it and start it again.")
        self.tell_lasting(why)
        self._troubles.engine_gone(reason)

    def _tell_restart(self) -> None:
        """One calm sentence, for a while, where the banner has nothing lasting to say."""
        if self._trouble is not None or self._halted:
            return
        self._banner.say(self.tr("The other player’s program was started again; the match goes on."))
        QTimer.singleShot(_BANNER_MS, self, lambda: self.tell_lasting(self._halted))

    def _why_unsaved(self, trouble: Trouble) -> str:
        if trouble.newer:
            return self.tr("Nothing is saved: your matches belong to a newer version of the program.")
        return self.tr("Nothing is saved: {reason}").format(reason=trouble.reason)

    def _act(self) -> None:
        if self._halted:
            self._desk.retry()
        else:
            self._sheets.new_match()
