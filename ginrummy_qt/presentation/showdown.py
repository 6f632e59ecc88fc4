"""The end of a hand as cues: the knock card, both hands laid down, each layoff, the lines of the score."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ginrummy_qt.presentation.cues import CountCue, LineCue, OutlineCue, ResultCue, StockCue
from ginrummy_qt.presentation.hand_result import HandResult, ResultRow
from ginrummy_qt.presentation.layout import PILE_Z, TableLayout
from ginrummy_qt.presentation.messages import Who, who
from ginrummy_qt.presentation.motion import Motion
from ginrummy_qt.presentation.poses import Back, CardKey, Pose
from ginrummy_qt.presentation.score_lines import score_lines
from ginrummy_qt.presentation.timeline import Timeline
from ginrummy_qt.rules.cards import Card
from ginrummy_qt.rules.view import PlayerView

if TYPE_CHECKING:
    from ginrummy_qt.presentation.defence_board import DefenceBoard


def lay_knock_card(
    timeline: Timeline, before: TableLayout, discard: Card | None, face_up: bool, back: Back | None
) -> None:
    """The knock discard goes to its place, turned over on the way where the rules lay it face down (2.9).

    `back` is where the opponent's hidden card comes from; a discard the viewer may not see stays a back.
    """
    slot = before.regions.knock
    key: CardKey | None = back if discard is None else discard
    if key is None:
        return
    replaces = back if discard is not None and discard not in timeline.poses else None
    pose = Pose(slot.x, slot.y, slot.width, face_up and discard is not None, PILE_Z)
    timeline.move(key, pose, Motion.KNOCK, replaces=replaces)


def open_hands(
    timeline: Timeline, result: HandResult, view: PlayerView, made: DefenceBoard | None = None
) -> None:
    """Both hands are laid down, the knocker's first; then cards are laid off, and the score is counted.

    Cards that were laid off by hand on the board `made` lie where they belong already.
    """
    _clear_table(timeline, result)
    for row in _rows(result, view):
        _lay_down(timeline, result, row, made is not None)
        if made is None:
            timeline.next_stage()
    timeline.next_stage()
    _lay_off(timeline, result, view)
    _count(timeline, view)


def open_knock(timeline: Timeline, board: DefenceBoard) -> None:
    """The knocker's hand is laid down, and the defender's own, which is to be laid out by hand."""
    duration = timeline.timing(Motion.NUMBER_CHANGE).duration
    timeline.add(ResultCue(timeline.now, duration))
    timeline.add(StockCue(0, timeline.now))
    unseen = sum(card not in timeline.poses for card in board.cards)
    backs = list(_backs(timeline))
    gone: list[CardKey] = [*backs[unseen:]]
    gone += [key for key in timeline.poses if isinstance(key, Card) and key not in board.cards]
    for key in gone:
        timeline.hide(key)
    spare = _backs(timeline)
    stagger = timeline.timing(Motion.SPREAD).stagger
    for row in (board.knocker, board.defender):
        for index, mark in enumerate(row.marks):
            for card in mark.cards:
                replaces = None if card in timeline.poses else next(spare, None)
                timeline.move(card, board.cards[card], Motion.SPREAD, index * stagger, replaces=replaces)
        timeline.next_stage()


def _clear_table(timeline: Timeline, result: HandResult) -> None:
    duration = timeline.timing(Motion.NUMBER_CHANGE).duration
    timeline.add(ResultCue(timeline.now, duration))
    timeline.add(StockCue(0, timeline.now))
    opponents = {card for mark in result.rows[0].marks for card in mark.cards}
    unseen = sum(card not in timeline.poses for card in opponents)
    backs = sorted((key for key in timeline.poses if isinstance(key, Back)), key=lambda back: back.index)
    needless: list[CardKey] = [*backs[unseen:]]
    needless += [key for key in timeline.poses if isinstance(key, Card) and key not in result.cards]
    for key in needless:
        timeline.hide(key)


def _rows(result: HandResult, view: PlayerView) -> tuple[ResultRow, ...]:
    """The knocker's row and the defender's; the opponent's first when the hand is void."""
    theirs, mine = result.rows
    i_knocked = view.showdown is not None and view.showdown.knocker is view.seat
    return (mine, theirs) if i_knocked else (theirs, mine)


def _lay_down(timeline: Timeline, result: HandResult, row: ResultRow, laid_off: bool) -> None:
    """A seat's own cards go into groups; what will be laid off lies among the seat's own cards first."""
    stagger = timeline.timing(Motion.SPREAD).stagger
    visitors = {disc.card for disc in result.discs}
    outlines = dict(row.outlines)
    backs = _backs(timeline)
    for index, mark in enumerate(row.marks):
        for card in mark.cards:
            if card in visitors and card not in outlines:
                continue
            away = None if laid_off else outlines.get(card)
            end = result.cards[card] if away is None else Pose(away.x, away.y, away.width, True, away.z)
            replaces = None if card in timeline.poses else next(backs, None)
            timeline.move(card, end, Motion.SPREAD, index * stagger, replaces=replaces)


def _backs(timeline: Timeline) -> Iterator[Back]:
    """The opponent's backs as they lie, from the left."""
    backs = (key for key in timeline.poses if isinstance(key, Back))
    return iter(sorted(backs, key=lambda back: back.index))


def _lay_off(timeline: Timeline, result: HandResult, view: PlayerView) -> None:
    shown = view.showdown
    if shown is None or shown.defence is None:
        return
    timing = timeline.timing(Motion.LAYOFF)
    for index, layoff in enumerate(shown.defence.layoffs):
        delay = index * timing.stagger
        timeline.add(OutlineCue(layoff.card, timeline.now + delay, timing.duration))
        timeline.move(layoff.card, result.cards[layoff.card], Motion.LAYOFF, delay)
    timeline.next_stage()


def _count(timeline: Timeline, view: PlayerView) -> None:
    timing = timeline.timing(Motion.SHEET_LINE)
    for index, _ in enumerate(score_lines(view)):
        timeline.add(LineCue(index, timeline.now + index * timing.stagger, timing.duration))
    timeline.next_stage()
    outcome = view.outcome
    if outcome is None or outcome.winner is None or outcome.score is None:
        return
    points = view.scores[outcome.winner]
    winner: Who = who(outcome.winner, view.seat)
    timeline.add(
        CountCue(
            winner,
            points,
            points + outcome.score.points,
            timeline.now,
            timeline.timing(Motion.COUNT_UP).duration,
        )
    )
    timeline.next_stage()
