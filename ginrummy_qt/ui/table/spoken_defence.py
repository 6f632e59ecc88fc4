"""The board on which a knock is answered by hand, for the ear: how it stands, and what the knocker shows.

The person's own cards are buttons of the board (`defence_tray`) and speak for themselves.
"""

from __future__ import annotations

from PySide6.QtCore import QRectF

from ginrummy_qt.presentation.defence_messages import KnockedWith, LiesOn, how, stands
from ginrummy_qt.presentation.messages import DeadwoodCount, Who
from ginrummy_qt.ui.table.lettering import qt_rect
from ginrummy_qt.ui.table.parts import Part, PartKind
from ginrummy_qt.ui.table.stage import Stage
from ginrummy_qt.ui.text.aloud import PartText, aloud


def defence_parts(stage: Stage) -> tuple[Part, ...]:
    """Title, story, both seats' cards as they lie, and what it would score."""
    view, draft, board = stage.state.view, stage.state.draft, stage.layout.defence
    if view is None or view.showdown is None or draft is None or board is None:
        return ()
    say, text = stage.words.aloud, PartText(aloud(stage.words.names))
    shown = view.showdown.arrangement
    laid = [say(LiesOn(each.card, draft.melds[each.meld])) for each in draft.layoffs]
    standing = (
        say(DeadwoodCount(draft.arrangement.deadwood_value)),
        say(stands(shown, draft, view.ruleset.undercut_bonus)),
    )
    rows = (
        (Who.OPPONENT, qt_rect(board.knocker.area), (*text.arrangement(shown), *laid)),
        (Who.YOU, qt_rect(board.defender.area), text.arrangement(draft.arrangement)),
    )
    return (
        Part("title", say(KnockedWith(shown.deadwood_value)), qt_rect(board.title)),
        Part("story", say(how(draft)), qt_rect(board.story)),
        *(
            Part(f"laid {who}", stage.words.who(who), area, PartKind.LIST, children=_lines(who, lines, area))
            for who, area, lines in rows
        ),
        Part("standing", ", ".join(standing), qt_rect(board.deadwood)),
    )


def _lines(who: Who, lines: tuple[str, ...], area: QRectF) -> tuple[Part, ...]:
    return tuple(Part(f"laid {who} {number}", line, area) for number, line in enumerate(lines, start=1))
