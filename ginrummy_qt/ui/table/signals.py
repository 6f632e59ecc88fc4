"""What a table reports."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal


class TableSignals(QObject):
    """The signals of a table's controller."""

    intent = Signal(object, int)
    """An action of `rules.actions` that the rules allow, and the `seq` of the update it was chosen on."""
    settled = Signal()
    """Everything has been shown and nothing moves."""
    busy_changed = Signal(bool)
    prompt_changed = Signal(str)
    selection_changed = Signal()
    """The selected card or the order of the hand has changed, and with it deadwood and end button."""
    update_shown = Signal(object)
    """An update has begun to be shown: the time for log, sheet and bar to follow."""
    layout_changed = Signal(object)
    """A new TableLayout: the window was resized, or the opponent's row has changed."""
    next_requested = Signal()
    """The next hand, or the result of the match, is asked for."""
    verify_requested = Signal()
    back_requested = Signal()
    """Practice: the last move is to be taken back."""
    sounded = Signal(object)
    """There is something to hear now: a SoundCue."""
    covered_changed = Signal(bool)
    """The knock preview or the result of the hand lies over the table, or no longer."""
    result_changed = Signal(bool)
    """The hands lie open on the table, to be laid off or as the result, or no longer."""
    hand_arranged = Signal(object)
    """The person has put the hand in another order: the HandArrangement."""
    history_changed = Signal(bool, bool)
    """Whether the arranging of the hand can be undone, and made again."""
    hand_order_changed = Signal(object)
    """A sort was asked for: the HandOrder to deal in from now on."""
