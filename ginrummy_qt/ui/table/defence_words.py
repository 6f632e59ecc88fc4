"""The words and lines of the board on which a knock is answered by hand, as they stand on the table."""

from __future__ import annotations

from collections.abc import Container

from PySide6.QtCore import Qt

from ginrummy_qt.presentation.defence_messages import FitsNowhere, KnockedWith, how, stands
from ginrummy_qt.presentation.layout import TableLayout
from ginrummy_qt.presentation.messages import Plain, Who
from ginrummy_qt.ui.table.art import Art
from ginrummy_qt.ui.table.lettering import Label, Lettering, qt_rect
from ginrummy_qt.ui.table.number_block import number_block
from ginrummy_qt.ui.table.spread_words import spread_lettering
from ginrummy_qt.ui.table.state import TableState
from ginrummy_qt.ui.table.words import Words
from ginrummy_qt.ui.theme.metrics import TextRole

_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


def defence_lettering(
    state: TableState, layout: TableLayout, words: Words, art: Art, laid: Container[Who]
) -> tuple[Lettering, ...]:
    """Title, headings and numbers; brackets and labels once the cards are laid down."""
    view, draft, board = state.view, state.draft, layout.defence
    if view is None or view.showdown is None or draft is None or board is None:
        return ()
    shown = view.showdown
    story = how(draft) if state.misfit is None else FitsNowhere(state.misfit)
    title = words.say(KnockedWith(shown.arrangement.deadwood_value))
    found: list[Lettering] = [
        Label(qt_rect(board.title), title, TextRole.TITLE, align=_LEFT),
        Label(qt_rect(board.story), words.say(story), TextRole.BODY, True, align=_LEFT),
    ]
    for who, row in ((Who.OPPONENT, board.knocker), (Who.YOU, board.defender)):
        found.append(Label(qt_rect(row.heading), words.who(who), TextRole.HEADING, align=_LEFT))
        if who in laid:
            found += spread_lettering(row.marks, words, art.measure_label)
    says = words.say(stands(shown.arrangement, draft, view.ruleset.undercut_bonus))
    number = str(draft.arrangement.deadwood_value)
    block = number_block(art, qt_rect(board.deadwood), number, board.mirrored)
    found.append(Label(block.number, number, TextRole.NUMERAL, align=block.align))
    found.append(Label(block.upper, words.say(Plain.DEADWOOD), TextRole.BODY_STRONG, align=block.align))
    found.append(Label(block.lower, says, TextRole.LABEL, True, align=block.align))
    return tuple(found)
