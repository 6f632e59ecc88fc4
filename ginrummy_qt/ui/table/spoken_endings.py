"""What lies over the table when a hand is ended, for the ear: the knock preview, and the result."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from ginrummy_qt.presentation.end_options import question, stakes
from ginrummy_qt.presentation.layoff_risk import layoff_risk
from ginrummy_qt.presentation.messages import KnockLimitIs, Who, who
from ginrummy_qt.presentation.score_lines import hand_story, hand_title
from ginrummy_qt.rules.actions import Knock
from ginrummy_qt.rules.arrangements import Arrangement, best_arrangement
from ginrummy_qt.rules.cards import Card
from ginrummy_qt.rules.view import PlayerView
from ginrummy_qt.ui.table.end_choice import Choices
from ginrummy_qt.ui.table.lettering import qt_rect
from ginrummy_qt.ui.table.parts import Part, PartKind
from ginrummy_qt.ui.table.sheet_rows import SheetRow
from ginrummy_qt.ui.table.spread_words import arrangement_text
from ginrummy_qt.ui.table.stage import Stage
from ginrummy_qt.ui.text.aloud import PartText, aloud


def preview_sentences(stage: Stage, found: Choices) -> tuple[str, ...]:
    """What the preview asks and says, and what would be laid down."""
    text, say = PartText(aloud(stage.words.names)), stage.words.aloud
    words = [say(question(found.action)), say(stakes(found.view, found.action))]
    risk = layoff_risk(found.view, found.action)
    if risk is not None:
        words.append(say(risk))
    words += text.arrangement(found.action.arrangement)
    if isinstance(found.action, Knock):
        words.append(text.thrown(found.action.discard))
    words.append(say(KnockLimitIs(found.view.knock_limit)))
    if len(found.layouts) > 1:
        words.append(arrangement_text(found.layout + 1, len(found.layouts)))
    return tuple(words)


def in_one(sentences: tuple[str, ...]) -> str:
    """Sentences to be said one after the other: each with an end."""
    return " ".join(each if each.endswith((".", "?", "!")) else f"{each}." for each in sentences)


def preview_parts(stage: Stage, found: Choices) -> tuple[Part, ...]:
    """The sentences of the knock preview."""
    return _lines("preview", preview_sentences(stage, found), _whole(stage))


def result_parts(stage: Stage, rows: tuple[SheetRow, ...], remark: str = "") -> tuple[Part, ...]:
    """The result of a hand: who has won and how, a remark, both hands as they lie, and the arithmetic."""
    view, result = stage.state.view, stage.layout.result
    if view is None or result is None:
        return ()
    say = stage.words.aloud
    story = " ".join((*(say(sentence) for sentence in hand_story(view)), *((remark,) if remark else ())))
    hands = tuple(
        Part(
            f"laid {row.who}",
            stage.words.who(row.who),
            qt_rect(row.rect),
            PartKind.LIST,
            children=_lines(f"laid {row.who}", _laid_down(stage, view, row.who), qt_rect(row.rect)),
        )
        for row in result.rows
    )
    sheet = qt_rect(result.sheet)
    sums = _lines("sum", tuple(row_text(row) for row in rows), sheet)
    name = PartText(stage.words.names).arithmetic()
    return (
        Part("title", say(hand_title(view)), qt_rect(result.title)),
        Part("story", story, qt_rect(result.story)),
        *hands,
        Part("sums", name, sheet, PartKind.LIST, children=sums),
    )


def row_text(row: SheetRow) -> str:
    """A line of the sheet read from left to right."""
    return " ".join(part for part in (row.label, row.note, row.amount) if part)


def _laid_down(stage: Stage, view: PlayerView, whose: Who) -> tuple[str, ...]:
    text, shown = PartText(aloud(stage.words.names)), view.showdown
    if shown is None or shown.defence is None:
        return text.arrangement(best_arrangement(_held(view, whose)))
    if who(shown.knocker, view.seat) is whose:
        return text.arrangement(shown.arrangement)
    defence = shown.defence
    own = text.arrangement(Arrangement(defence.melds, defence.deadwood, defence.deadwood_value))
    if not defence.layoffs:
        return own
    return (*own, text.laid_off([layoff.card for layoff in defence.layoffs]))


def _held(view: PlayerView, whose: Who) -> tuple[Card, ...]:
    """The hand of a seat when the hand became void."""
    hands = None if view.outcome is None else view.outcome.hands
    if hands is None:
        return view.hand if whose is Who.YOU else ()
    return hands[view.seat if whose is Who.YOU else view.seat.other]


def _lines(key: str, sentences: tuple[str, ...], area: QRectF) -> tuple[Part, ...]:
    return tuple(Part(f"{key} {number}", text, area) for number, text in enumerate(sentences, start=1))


def _whole(stage: Stage) -> QRectF:
    size = stage.state.size
    return QRectF(0, 0, size.width, size.height)
