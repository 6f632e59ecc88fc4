"""Starting a match: rules, opponent and target, the last choice made already; one click starts.

Unfinished matches are listed below and continued or resigned there.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtGui import QFontMetricsF, QIntValidator, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QButtonGroup,
    QHBoxLayout,
    QLineEdit,
    QSpacerItem,
    QVBoxLayout,
    QWidget,
)

from ginrummy_qt.ports.levels import PlayerName
from ginrummy_qt.ports.storage import MatchSummary
from ginrummy_qt.ports.table import MatchSetup
from ginrummy_qt.presentation.house_rules import HouseRules, bare, house_rules
from ginrummy_qt.rules.match_kind import MatchKind
from ginrummy_qt.rules.ruleset import PRESETS, MatchFormat, Ruleset, preset_key
from ginrummy_qt.ui.dialogs.controls import Choice
from ginrummy_qt.ui.dialogs.flow import FlowLayout
from ginrummy_qt.ui.dialogs.ladder import Ladder
from ginrummy_qt.ui.dialogs.match_texts import (
    SummaryText,
    ruleset_description,
    ruleset_summary,
    ruleset_title,
)
from ginrummy_qt.ui.dialogs.opponent_card import OpponentCard
from ginrummy_qt.ui.dialogs.opponent_sheet import TWO_COLUMNS, OpponentSheet
from ginrummy_qt.ui.dialogs.paper import Tone
from ginrummy_qt.ui.dialogs.unfinished import UnfinishedList
from ginrummy_qt.ui.text import numeral
from ginrummy_qt.ui.theme.metrics import TextRole
from ginrummy_qt.ui.theme.theme import Theme
from ginrummy_qt.ui.theme.widgets import HALO

TARGETS: Final = (50, 100, 150, 250, 500)
SMALLEST_TARGET: Final = 10
LARGEST_TARGET: Final = 10_000
ORDER: Final = ("R1", "R3", "classic", "R2", "R4", "challenge")
"""The presets as they are offered: with the first card offered, then without, then the one for comparing."""
_FIELD: Final = 72
"""Least width of the field for another target, at scale 1: five digits and its edges."""
_FIELD_SIDES: Final = 28
"""What the field's edges and padding take of its width, in logical pixels."""


class NewMatchSheet(OpponentSheet):
    """`last` is offered first; `to_continue`: rather an unfinished match.

    `chosen` brings the setup of a new match, `continued` the id of a kept one; with `code_wanted` a deal code
    is to be typed in instead.
    """

    chosen = Signal(object)
    continued = Signal(str)
    code_wanted = Signal()

    def __init__(
        self,
        theme: Theme,
        parent: QWidget,
        last: MatchSetup,
        unfinished: Sequence[MatchSummary],
        resign: Callable[[str], bool],
        to_continue: bool = False,
    ) -> None:
        super().__init__(theme, parent, 920, self.tr("New match"), last.level)
        self.setObjectName("newMatch")
        self._rules = QButtonGroup(self)
        self._targets = QButtonGroup(self)
        self._rulesets: list[Ruleset] = []
        self._lists: list[QVBoxLayout] = []
        self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self.paper.follow(lambda now: self._columns.setSpacing(round(now.px(24))))
        self.front.addLayout(self._columns)
        self._columns.addLayout(self._rules_column(last.ruleset), 1)
        self._columns.addLayout(self._other_column(last), 1)
        self.paper.follow(self._space_columns)
        self._hint = self.add_text("", TextRole.LABEL, Tone.QUIET, self.front)
        self._hint.hide()
        if unfinished:
            self._list_unfinished(unfinished, resign)
        elif to_continue:
            self.add_text(self.tr("No match waits to be continued: start one here."), layout=self.front)
        code = self.add_button(self.tr("Deal code…"), "from_code")
        code.clicked.connect(self._ask_for_code)
        cancel = self.add_button(self.tr("Cancel"), "cancel")
        cancel.clicked.connect(self.reject)
        self._start = self.add_button(self.tr("Start"), "start", primary=True)
        self._start.clicked.connect(self._choose)
        self._start.setFocus()
        if to_continue and unfinished:
            self._list.focus_first()
        self._check_target()

    def _ask_for_code(self) -> None:
        self.reject()
        self.code_wanted.emit()

    def setup(self) -> MatchSetup | None:
        """The match as chosen now; None while the target typed is out of its limits."""
        target = self._target()
        if target is None:
            return None
        house = HouseRules(self._by_hand.isChecked(), self._open_pile.isChecked())
        ruleset = replace(self._rulesets[self._rules.checkedId()], target_score=target)
        kind = MatchKind.PRACTICE if self._practice.isChecked() else MatchKind.RATED
        return MatchSetup(house.within(ruleset), self.opponent, kind)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Side by side where there is room, close together where it is short."""
        wide = event.size().width() >= TWO_COLUMNS
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._columns.setDirection(across if wide else down)
        self._space_columns(self.theme)
        super().resizeEvent(event)

    def _space_columns(self, theme: Theme) -> None:
        for column in self._lists:
            column.setSpacing(0 if self.is_low else round(theme.px(6)))

    def _gap(self, column: QVBoxLayout, size: float) -> None:
        """Leave room at the end of a column, at scale 1 in logical pixels."""
        room = QSpacerItem(0, 0)
        column.addItem(room)

        def fit(theme: Theme) -> None:
            room.changeSize(0, round(theme.px(size)))
            column.invalidate()

        self.paper.follow(fit)

    def _flow(self, gap: float) -> FlowLayout:
        """A row of small widgets, so far apart at scale 1."""
        row = FlowLayout(0)
        self.paper.follow(lambda theme: row.setSpacing(round(theme.px(gap))))
        return row

    def _rules_column(self, last: Ruleset) -> QVBoxLayout:
        column = self._new_column(self.tr("Rules"))
        if not _table_plays(last):
            last = PRESETS["R1"]
        last = bare(last)
        wanted = preset_key(last)
        rulesets = [PRESETS[key] for key in ORDER]
        if wanted is None:
            rulesets.insert(0, last)
        for number, ruleset in enumerate(rulesets):
            name = f"rules_{preset_key(ruleset) or 'custom'}"
            choice = self.paper.choice(
                ruleset_title(ruleset), ruleset_summary(ruleset), name, self.tr("Rules")
            )
            self._rulesets.append(ruleset)
            self._rules.addButton(choice, number)
            choice.setChecked(preset_key(ruleset) == wanted)
            column.addWidget(choice)
        column.addStretch(1)
        self._rules.buttonToggled.connect(lambda _button, _on: self.refit())
        return column

    def _other_column(self, last: MatchSetup) -> QVBoxLayout:
        column = self._new_column(self.tr("Opponent"))
        self._offer_opponents(column, last.level)
        self._gap(column, 10)
        column.addWidget(self.paper.label(self.tr("Points to win"), TextRole.HEADING))
        row = self._flow(6)
        for target in TARGETS:
            chip = self.paper.chip(str(target), f"target_{target}", self.tr("Points to win"))
            self._targets.addButton(chip, target)
            row.addWidget(chip)
        self._typed = self.paper.field("target_typed", self.tr("Another number of points"))
        self._typed.setPlaceholderText(self.tr("Other"))
        self._typed.setValidator(QIntValidator(0, 99_999, self._typed))
        self.paper.keep(_FieldWidth(self._typed))
        row.addWidget(self._typed)
        column.addLayout(row)
        self._offer_house_rules(column, house_rules(last.ruleset))
        self._offer_target(last.ruleset.target_score)
        self._typed.textChanged.connect(self._type_target)
        self._targets.idClicked.connect(lambda _target: self._clear_typed())
        column.addStretch(1)
        return column

    def _offer_opponents(self, column: QVBoxLayout, last: PlayerName) -> None:
        self._ladder = Ladder(self.paper, self.tr("Opponent"))
        self._ladder.chosen.connect(self.choose_opponent)
        column.addWidget(self._ladder)
        self._card = OpponentCard(self.paper)
        self._gap(column, 4)
        column.addWidget(self._card)
        row = QHBoxLayout()
        self.paper.follow(
            lambda theme: row.setContentsMargins(self._card.text_at - round(theme.px(HALO)), 0, 0, 0)
        )
        row.addWidget(self.opponents_button())
        row.addStretch(1)
        column.addLayout(row)
        self.show_opponent(last)

    def show_opponent(self, player: PlayerName) -> None:
        """The step of the ladder, if it is a level, and the card."""
        self._ladder.show_player(player)
        self._card.show_player(player)

    def _offer_house_rules(self, column: QVBoxLayout, last: HouseRules) -> None:
        self._gap(column, 10)
        row = self._flow(8)
        self._by_hand = self.paper.tick(self.tr("Lay off by hand"), "lay_off_by_hand")
        self._by_hand.setChecked(last.lay_off_by_hand)
        self._by_hand.setToolTip(self.tr("After a knock you lay off your cards yourself."))
        self._open_pile = self.paper.tick(self.tr("Open discard pile"), "open_pile")
        self._open_pile.setChecked(last.open_pile)
        self._open_pile.setToolTip(self.tr("All cards of the discard pile may be looked at."))
        row.addWidget(self._by_hand)
        row.addWidget(self._open_pile)
        self._practice = self.paper.tick(self.tr("Practice: moves can be taken back"), "practice")
        self._practice.setToolTip(self.tr("A match of practice is counted apart."))
        row.addWidget(self._practice)
        column.addLayout(row)

    def _new_column(self, heading: str) -> QVBoxLayout:
        column = QVBoxLayout()
        self._lists.append(column)
        column.addWidget(self.paper.label(heading, TextRole.HEADING))
        return column

    def _list_unfinished(self, unfinished: Sequence[MatchSummary], resign: Callable[[str], bool]) -> None:
        self.front.addWidget(self.paper.rule())
        self.front.addWidget(self.paper.label(self.tr("Unfinished matches"), TextRole.HEADING))
        words = SummaryText()
        entries = [(each.match_id, words.title(each), words.detail(each)) for each in unfinished]
        self._list = UnfinishedList(self.paper, entries)
        self._list.continue_wanted.connect(self._continue)
        self._list.resign_wanted.connect(lambda match_id: self._resign(match_id, resign))
        self.below_body.addWidget(self._list)

    def _continue(self, match_id: str) -> None:
        self.accept()
        self.continued.emit(match_id)

    def _resign(self, match_id: str, resign: Callable[[str], bool]) -> None:
        if resign(match_id):
            self._list.remove(match_id)
            self.refit()

    # The target

    def _offer_target(self, target: int) -> None:
        chip = self._targets.button(target)
        if chip is not None:
            chip.setChecked(True)
        else:
            self._typed.setText(str(target))

    def _target(self) -> int | None:
        text = self._typed.text()
        if not text:
            chosen = self._targets.checkedId()
            return chosen if chosen > 0 else None
        return int(text) if SMALLEST_TARGET <= int(text) <= LARGEST_TARGET else None

    def _type_target(self, text: str) -> None:
        """A typed number takes the place of the chips; without it the first of them is chosen again."""
        self._targets.setExclusive(False)
        for chip in self._targets.buttons():
            chip.setChecked(not text and chip is self._targets.button(100))
        self._targets.setExclusive(True)
        self._check_target()

    def _clear_typed(self) -> None:
        """A chip takes the place of a typed number."""
        with QSignalBlocker(self._typed):
            self._typed.clear()
        self._check_target()

    def _check_target(self) -> None:
        target = self._target()
        sound = target is not None
        if target is not None:
            self._describe(target)
        self._start.setEnabled(sound)
        self._hint.setVisible(not sound)
        self._hint.setText(
            self.tr("A match goes to {low} to {high} points.").format(
                low=numeral(SMALLEST_TARGET), high=numeral(LARGEST_TARGET)
            )
        )
        self.refit()

    def _describe(self, target: int) -> None:
        """The rules' texts name the target that is chosen."""
        for number, ruleset in enumerate(self._rulesets):
            choice = self._rules.button(number)
            if isinstance(choice, Choice):
                choice.set_more(ruleset_description(ruleset, target))

    def _choose(self) -> None:
        setup = self.setup()
        if setup is not None:
            self.accept()
            self.chosen.emit(setup)


class _FieldWidth:
    """Keeps a field as wide as five digits, or as what stands in it while it is empty."""

    def __init__(self, field: QLineEdit) -> None:
        self._field = field

    def apply_theme(self, theme: Theme) -> None:
        """Take on a look."""
        words = QFontMetricsF(theme.font(TextRole.BODY)).horizontalAdvance(self._field.placeholderText())
        self._field.setFixedWidth(round(max(theme.px(_FIELD), words + _FIELD_SIDES)))


def _table_plays(ruleset: Ruleset) -> bool:
    """Whether the window can show all of it: Hollywood (3.3) has no screen yet."""
    return ruleset.match_format is MatchFormat.SINGLE
