"""The Fairness page: seals, traffic, one's own deals, and what all this proves."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRect, QSize
from PySide6.QtWidgets import QButtonGroup, QWidget

from ginrummy_qt.ports.opponents import TrafficLine
from ginrummy_qt.ports.statistics import DealCounts
from ginrummy_qt.ports.table import MatchInfo
from ginrummy_qt.session.proof import HandProof
from ginrummy_qt.statistics.fairness import judge
from ginrummy_qt.ui.dialogs.flow import FlowLayout
from ginrummy_qt.ui.dialogs.sheet import Sheet
from ginrummy_qt.ui.fairness.deals_part import DealsPart
from ginrummy_qt.ui.fairness.meaning_part import MeaningPart
from ginrummy_qt.ui.fairness.seals_part import SealsPart
from ginrummy_qt.ui.fairness.texts import FairnessText
from ginrummy_qt.ui.fairness.traffic_part import TrafficPart
from ginrummy_qt.ui.text import Names
from ginrummy_qt.ui.theme.theme import Theme

Section = SealsPart | TrafficPart | DealsPart | MeaningPart
_WIDTH: Final = 860


@dataclass(frozen=True, slots=True)
class Evidence:
    """What the page looks at; `deals` is None where they cannot be read."""

    match: MatchInfo | None
    prove: Callable[[int], HandProof]
    traffic: Callable[[int], tuple[TrafficLine, ...]]
    deals: DealCounts | None


class FairnessSheet(Sheet):
    """Four sections; the traffic is that of the hand whose seal is looked at.

    As tall as the tallest of them, so that the row of sections stays where the pointer is.
    """

    def __init__(self, theme: Theme, parent: QWidget, evidence: Evidence, names: Names) -> None:
        self._sections: tuple[Section, ...] = ()
        super().__init__(theme, parent, width=_WIDTH)
        self.setObjectName("fairness")
        self.set_title(self.tr("Fairness"))
        words = FairnessText(names)
        self._evidence = evidence
        self._seals = SealsPart(self.paper, evidence.match, evidence.prove, words)
        self._traffic = TrafficPart(self.paper, words)
        found = None if evidence.deals is None else judge(evidence.deals)
        sections: tuple[tuple[str, str, Section], ...] = (
            ("seals", self.tr("The seals"), self._seals),
            ("traffic", self.tr("What the opponent knew"), self._traffic),
            ("deals", self.tr("Your deals"), DealsPart(self.paper, words, found)),
            ("meaning", self.tr("What this proves"), MeaningPart(self.paper)),
        )
        self._sections = tuple(section for _, _, section in sections)
        self._chips = QButtonGroup(self)
        row = FlowLayout(round(theme.px(8)))
        for place, (name, title, _section) in enumerate(sections):
            chip = self.paper.chip(title, f"section_{name}", self.tr("Sections"))
            self._chips.addButton(chip, place)
            row.addWidget(chip)
        self.body.addLayout(row)
        for section in self._sections:
            self.below_body.addWidget(section)
            section.setVisible(section is self._seals)
        self.below_body.addStretch(1)
        self._chips.idToggled.connect(self._choose)
        self._seals.changed.connect(self.refit)
        self._traffic.changed.connect(self.refit)
        self._seals.number_changed.connect(self._show_traffic)
        self._show_traffic(self._seals.number)
        close = self.add_button(self.tr("Close"), "close", primary=True)
        close.clicked.connect(self.accept)
        self._chips.button(0).setChecked(True)
        self._chips.button(0).setFocus()

    def place_for(self, size: QSize, room: QRect) -> QRect:
        """In the middle, with room for the tallest section."""
        shown = [section for section in self._sections if section.isVisibleTo(self)]
        width = max((section.width() for section in shown), default=0)
        heights = [_height(section, width) for section in self._sections]
        spare = max(heights, default=0) - sum(_height(section, width) for section in shown)
        return super().place_for(QSize(size.width(), min(room.height(), size.height() + max(0, spare))), room)

    def _choose(self, place: int, on: bool) -> None:
        self._sections[place].setVisible(on)
        if on:
            self.let_give_way(self._sections[place])
            self.refit()

    def _show_traffic(self, number: int) -> None:
        match = self._evidence.match
        is_over = match is not None and number in (revealed for revealed, _seed in match.revealed)
        lines = self._evidence.traffic(number) if is_over else ()
        self._traffic.show_hand(number, lines, is_over)


def _height(section: Section, width: int) -> int:
    """As tall as a section wants to be in the width that the page has."""
    layout = section.layout()
    if layout is None or not layout.hasHeightForWidth():
        return section.sizeHint().height()
    return layout.heightForWidth(width)
