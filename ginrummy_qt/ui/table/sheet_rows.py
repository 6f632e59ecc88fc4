"""The lines of the result's sheet with their words: the arithmetic of the hand, then the match so far."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtCore import QCoreApplication

from ginrummy_qt.ports.table import TableUpdate
from ginrummy_qt.presentation.messages import Plain, Who
from ginrummy_qt.presentation.score_lines import LineRole, ScoreLine, score_lines
from ginrummy_qt.rules.seats import Seat
from ginrummy_qt.ui.table.words import Words
from ginrummy_qt.ui.text import LevelText, numeral


class RowKind(StrEnum):
    """How a line is set."""

    HEADING = "heading"
    TERM = "term"
    SUBTOTAL = "subtotal"
    TOTAL = "total"
    PROGRESS = "progress"
    NOTE = "note"


@dataclass(frozen=True, slots=True)
class SheetRow:
    """A line: label at the left, amount at the right, a smaller note under the label or before the amount.

    `line` is the index of the arithmetic's line that it shows, None for what is there from the beginning;
    `share` is how much of a progress bar is filled (0..1), `who` whose bar it is; None where there is none.
    """

    kind: RowKind
    label: str
    amount: str = ""
    note: str = ""
    line: int | None = None
    share: float = 0.0
    who: Who | None = None


def hand_rows(update: TableUpdate, words: Words) -> tuple[SheetRow, ...]:
    """The heading and the arithmetic; only the heading for a void hand."""
    view = update.view
    if view is None:
        return ()
    rows = [SheetRow(RowKind.HEADING, words.say(Plain.THIS_HAND))]
    fresh = True
    for index, line in enumerate(score_lines(view)):
        rows.append(_line_row(line, index, fresh, words))
        fresh = line.role is LineRole.SUBTOTAL
    if len(rows) == 1:
        nobody = QCoreApplication.translate("ResultSheet", "Nobody scores")
        rows.append(SheetRow(RowKind.TERM, nobody, "0", line=0))
    return tuple(rows)


def _line_row(line: ScoreLine, index: int, first: bool, words: Words) -> SheetRow:
    label = words.say(line.label)
    sums = " + ".join(str(points) for points in line.points) if len(line.points) > 1 else ""
    match line.role:
        case LineRole.TOTAL:
            return SheetRow(RowKind.TOTAL, label, numeral(line.amount), line=index)
        case LineRole.SUBTOTAL:
            return SheetRow(RowKind.SUBTOTAL, label, numeral(line.amount), line=index)
        case LineRole.TERM:
            return SheetRow(RowKind.TERM, label, _signed(line.amount, first), sums, index)


def _signed(amount: int, first: bool) -> str:
    return numeral(amount) if first or amount <= 0 else f"+{numeral(amount)}"


def match_rows(update: TableUpdate, words: Words, counted: float) -> tuple[SheetRow, ...]:
    """Both seats' points on the way to the target; `counted` 0..1 of the hand's points are in already.

    A single hand is on the way to nothing: its points stand without bars.
    """
    view, match = update.view, update.match
    if view is None:
        return ()
    single, target = match.setup.single_hand, match.setup.ruleset.target_score
    heading = QCoreApplication.translate("ResultSheet", "Match to {target}").format(target=numeral(target))
    rows = [SheetRow(RowKind.HEADING, LevelText.single_hand() if single else heading)]
    for who, seat in ((Who.YOU, view.seat), (Who.OPPONENT, view.seat.other)):
        before, after = view.scores[seat], match.score.seats[seat].hand_points
        shown = before + round((after - before) * counted)
        gained = _gain(before, shown, after) if counted > 0 else ""
        points, share = numeral(shown), shown / target
        bar = None if single else who
        rows.append(SheetRow(RowKind.PROGRESS, words.who(who), points, gained, None, share, bar))
    if not single:
        rows.append(_hands_won(update, view.seat, counted > 0))
    return tuple(rows)


def _gain(before: int, shown: int, after: int) -> str:
    """Beside points that count up: what is still to come, and at the end the sum that was made."""
    if shown < after:
        return f"+{numeral(after - shown)}"
    return f"{numeral(before)} + {numeral(after - before)}" if after > before else ""


def _hands_won(update: TableUpdate, seat: Seat, counted: bool) -> SheetRow:
    won = [each.hands_won for each in update.match.score.seats]
    winner = None if update.view is None or update.view.outcome is None else update.view.outcome.winner
    if winner is not None and not counted:
        won[winner] -= 1
    label = QCoreApplication.translate("ResultSheet", "Hands won")
    text = QCoreApplication.translate("ResultSheet", "{yours} to {theirs}", "hands won")
    amount = text.format(yours=won[seat], theirs=won[seat.other])
    return SheetRow(RowKind.NOTE, label, amount)
