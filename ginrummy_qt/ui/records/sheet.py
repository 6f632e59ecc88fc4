"""A recorded match on a sheet: how it ended, hand by hand, with the moves and the seal of the hand chosen."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QModelIndex, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from ginrummy_qt.presentation.result_messages import SealKept
from ginrummy_qt.session.recorded_match import RecordedMatch
from ginrummy_qt.ui.dialogs.paper import Tone
from ginrummy_qt.ui.dialogs.reading import ReadingList, ReadingTable
from ginrummy_qt.ui.dialogs.sheet import Sheet
from ginrummy_qt.ui.models.move_log_model import MoveLogModel
from ginrummy_qt.ui.models.record_hands_model import RecordHandsModel
from ginrummy_qt.ui.models.score_sheet_model import SheetColumn
from ginrummy_qt.ui.records.texts import RecordText
from ginrummy_qt.ui.text import ENGLISH_INDICES, say
from ginrummy_qt.ui.theme.icons import Icons
from ginrummy_qt.ui.theme.metrics import TextRole
from ginrummy_qt.ui.theme.theme import Theme

_TWO_COLUMNS: Final = 700
"""Width of the window, in logical pixels, from which hands and moves stand side by side."""
_SIGN: Final = 18
_INDENT: Final = 13
"""From the edge of a list to its text."""


class RecordSheet(Sheet):
    """Looks at a match and changes nothing. `here`: it was played on this table.

    `among`: the place of the match in its file, from 0, and how many that has.
    """

    replay_wanted = Signal(int)
    """The match is to be looked at step by step, from this hand on."""
    another_wanted = Signal(int)
    """Another match of the file is asked for, by its place in it from 0."""
    import_wanted = Signal()
    """The matches of the file are to be kept."""
    verify_wanted = Signal(int)
    """The whole check of a hand is asked for, by its number."""

    def __init__(
        self,
        theme: Theme,
        parent: QWidget,
        record: RecordedMatch,
        here: bool,
        indices: tuple[str, ...] = ENGLISH_INDICES,
        among: tuple[int, int] = (0, 1),
    ) -> None:
        super().__init__(theme, parent, width=920)
        self.setObjectName("record")
        self.set_title(self._words_of_title(*among))
        self._record = record
        self._shown = 0
        self._words = RecordText(self, indices)
        self._names = self._words.names(record)
        self._moves = MoveLogModel(self._names, self)
        self._add_heading(here)
        lists = QWidget()
        self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight, lists)
        self._columns.setContentsMargins(0, 0, 0, 0)
        self.paper.follow(lambda now: self._columns.setSpacing(round(now.px(24))))
        self.body.addWidget(lists, 1)
        self._table = self._make_table()
        self._columns.addWidget(self._table, 13)
        self._columns.addLayout(self._hand_column(), 8)
        self._offer_others(*among)
        if not here or among[1] > 1:
            keep = self.add_button(self.tr("Import") if among[1] == 1 else self.tr("Import all"), "import")
            keep.clicked.connect(self.import_wanted)
        self._verify = self.add_button(self.tr("Verify the deal…"), "verify")
        self._verify.clicked.connect(lambda: self.verify_wanted.emit(self._shown))
        replay = self.add_button(self.tr("Replay"), "replay")
        replay.clicked.connect(lambda: self.replay_wanted.emit(self._shown))
        replay.setEnabled(bool(record.proven))
        close = self.add_button(self.tr("Close"), "close", primary=True)
        close.clicked.connect(self.accept)
        self._table.selectionModel().currentRowChanged.connect(self._show_hand)
        if record.hands:
            self._table.setCurrentIndex(self._table.model().index(0, 0))
        self._table.setVisible(bool(record.hands))
        self.let_give_way(lists)
        (self._table if record.hands else close).setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Side by side where there is room."""
        wide = event.size().width() >= _TWO_COLUMNS
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._columns.setDirection(across if wide else down)
        super().resizeEvent(event)

    def _words_of_title(self, place: int, count: int) -> str:
        if count == 1:
            return self.tr("Match record")
        return self.tr("Match {number} of {count}").format(number=place + 1, count=count)

    def _offer_others(self, place: int, count: int) -> None:
        """The ways to the other matches of the file."""
        if count == 1:
            return
        earlier = self.add_button(self.tr("Earlier"), "earlier_match")
        earlier.setEnabled(place > 0)
        earlier.clicked.connect(lambda: self.another_wanted.emit(place - 1))
        later = self.add_button(self.tr("Later"), "later_match")
        later.setEnabled(place + 1 < count)
        later.clicked.connect(lambda: self.another_wanted.emit(place + 1))

    def _add_heading(self, here: bool) -> None:
        words, record = self._words, self._record
        head = QVBoxLayout()
        head.setSpacing(2)
        self.add_text(words.result(record), TextRole.HEADING, layout=head).setObjectName("result")
        score = words.score(record)
        if score:
            self.add_text(score, layout=head).setObjectName("score")
        played = words.players(record) if here else f"{words.players(record)} {words.elsewhere()}"
        self.add_text(played, TextRole.LABEL, Tone.QUIET, head).setObjectName("players")
        self.body.addLayout(head)
        self.body.addLayout(self._checked(words.checked()))

    def _checked(self, text: str) -> QHBoxLayout:
        line = QHBoxLayout()
        line.setSpacing(8)
        sign, icons = QLabel(), Icons()
        sign.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
        self.paper.keep(_Sign(sign, icons))
        line.addWidget(sign)
        said = self.paper.label(text, TextRole.LABEL_STRONG)
        said.setObjectName("checked")
        line.addWidget(said, 1)
        return line

    def _make_table(self) -> ReadingTable:
        table = ReadingTable(RecordHandsModel(self._record, self._names, self), SheetColumn.RESULT)
        table.setObjectName("record_hands")
        table.setAccessibleName(self.tr("Hands of this match"))
        self.paper.keep(table)
        return table

    def _hand_column(self) -> QVBoxLayout:
        column, head = QVBoxLayout(), QVBoxLayout()
        column.setSpacing(4)
        head.setSpacing(2)
        head.setContentsMargins(_INDENT, 0, 0, 0)
        self._hand = self.add_text("", TextRole.HEADING, layout=head)
        self._hand.setObjectName("hand")
        self._seal = self.add_text("", TextRole.LABEL, Tone.QUIET, head)
        self._seal.setObjectName("seal")
        column.addLayout(head)
        self._list = ReadingList(self._moves)
        self._list.setObjectName("record_moves")
        self._list.setAccessibleName(self.tr("Moves of this hand"))
        self.paper.keep(self._list)
        column.addWidget(self._list, 1)
        return column

    def _show_hand(self, now: QModelIndex, _before: QModelIndex = QModelIndex()) -> None:
        """Show the moves and the seal of the hand in this row."""
        if not now.isValid():
            return
        view = self._record.hands[now.row()]
        self._shown = view.number
        self._hand.setText(self._words.hand(view.number))
        self._seal.setText(self._seal_of(view.number))
        self._verify.setEnabled(view.number in self._record.proven)
        self._moves.show(view)
        self._list.scrollToTop()
        self._list.updateGeometry()

    def _seal_of(self, number: int) -> str:
        if number not in self._record.proven:
            return self.tr("The seal of this hand is not opened in the record.")
        proof = self._record.prove(number)
        sign = "✓" if proof.ok else "✗"
        return f"{sign} {say(SealKept(proof.sealed, proof.ok), self._names)}"


class _Sign:
    """The check in front of a sentence, in the sheet's ink."""

    def __init__(self, label: QLabel, icons: Icons) -> None:
        self._label, self._icons = label, icons

    def apply_theme(self, theme: Theme) -> None:
        """Take on a look."""
        ratio = self._label.devicePixelRatioF()
        self._label.setPixmap(self._icons.pixmap("check", theme.px(_SIGN), ratio, theme.tokens.sink))
