"""What is said of match records."""

from __future__ import annotations

from PySide6.QtCore import QObject

from ginrummy_qt.presentation.score_lines import match_story, match_title
from ginrummy_qt.rules.seats import Seat
from ginrummy_qt.session.record_file import RecordFault, RecordUnreadable
from ginrummy_qt.session.recorded_match import RecordedMatch
from ginrummy_qt.ui.dialogs.match_texts import level_title, ruleset_title
from ginrummy_qt.ui.text import ENGLISH_INDICES, Names, names_for, numeral, say


class RecordText(QObject):
    """Describes a recorded match, and why a file is none; `indices` are those printed on the cards."""

    def __init__(self, parent: QObject | None = None, indices: tuple[str, ...] = ENGLISH_INDICES) -> None:
        super().__init__(parent)
        self._indices = indices

    def names(self, record: RecordedMatch) -> Names:
        """What the other player is called."""
        if record.level is None:
            return Names(self.tr("Opponent"), self._indices)
        return names_for(record.level, self._indices)

    def result(self, record: RecordedMatch) -> str:
        """Who won."""
        if record.match.winner is None:
            return self.tr("A match that goes on")
        return say(match_title(record.match, Seat.SOUTH), self.names(record))

    def score(self, record: RecordedMatch) -> str:
        """Both totals and how they came about, in short sentences; nothing for a match that goes on."""
        names = self.names(record)
        return " ".join(_sentence(say(each, names)) for each in match_story(record.match, Seat.SOUTH))

    def players(self, record: RecordedMatch) -> str:
        """Who played, by which rules."""
        opponent = self.tr("an opponent not named") if record.level is None else level_title(record.level)
        ruleset = record.match.setup.ruleset
        return self.tr("You against {opponent}. {rules}, to {target}.").format(
            opponent=opponent, rules=ruleset_title(ruleset), target=numeral(ruleset.target_score)
        )

    def elsewhere(self) -> str:
        """Of a record that was made by somebody else, or by another installation."""
        return self.tr("This match was not played here: “You” is whoever recorded it.")

    def checked(self) -> str:
        """Of every record that can be shown."""
        return self.tr("Every deal, move and point of this record was checked.")

    def hand(self, number: int) -> str:
        """The heading of a hand."""
        return self.tr("Hand {number}").format(number=number)

    def fault(self, error: RecordUnreadable) -> str:
        """Why a file cannot be shown, in one sentence."""
        return {
            RecordFault.MISSING: self.tr("There is no such file."),
            RecordFault.FOLDER: self.tr("This is a folder, not a match record."),
            RecordFault.FORBIDDEN: self.tr("You are not allowed to read this file."),
            RecordFault.UNREADABLE: self.tr("The system could not read this file."),
            RecordFault.EMPTY: self.tr("This file is empty."),
            RecordFault.TOO_LARGE: self.tr("This record is longer than any match can be."),
            RecordFault.NO_RECORD: self.tr("This file is not a match record of Gin Rummy Qt."),
            RecordFault.NEWER: self.tr("This record was written by a newer version of Gin Rummy Qt."),
            RecordFault.DAMAGED: self.tr(
                "This record is damaged or was changed: the rules do not confirm what it says."
            ),
        }[error.fault]


def _sentence(text: str) -> str:
    return text if text.endswith((".", "!", "?")) else f"{text}."
