"""What the table is for the ear: its parts in reading order, with names, places and what can be done."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication

from ginrummy_qt.presentation.hand_groups import GroupKind, HandGroup, group_hand
from ginrummy_qt.presentation.messages import DeadwoodCount, KnockLimitIs, Plain, StockLabel
from ginrummy_qt.presentation.score_lines import hand_story, hand_title
from ginrummy_qt.rules.cards import Card
from ginrummy_qt.ui.table.drag import Place, Target
from ginrummy_qt.ui.table.keyboard import Focus
from ginrummy_qt.ui.table.lettering import qt_rect
from ginrummy_qt.ui.table.parts import Part
from ginrummy_qt.ui.table.result_board import ResultBoard
from ginrummy_qt.ui.table.sheet_rows import SheetRow
from ginrummy_qt.ui.table.stage import Stage


def spoken_parts(stage: Stage, rows: tuple[SheetRow, ...]) -> tuple[Part, ...]:
    """The parts of a table in play, or the sentences of a result (`rows` are those of its sheet)."""
    if stage.layout.result is not None:
        return _result_parts(stage, rows)
    if stage.covered or stage.state.view is None:
        return ()
    return (*_hand_parts(stage), *_place_parts(stage), *_known_parts(stage))


def _hand_parts(stage: Stage) -> tuple[Part, ...]:
    layout, focus = stage.layout, stage.pointing.focus
    reading, order = stage.reading, stage.state.order.cards
    groups = () if reading is None else group_hand(order, reading.arrangement).groups
    places = {card: group for group in groups for card in group.cards}
    poses = dict(layout.hand.poses)
    return tuple(
        Part(
            _card_name(stage, card, places.get(card)),
            qt_rect(poses[card].rect),
            Target(Place.HAND, card),
            selected=card == layout.selected,
            focused=focus is not None and focus.place is Place.HAND and focus.card == card,
        )
        for card in order
        if card in poses
    )


def _card_name(stage: Stage, card: Card, group: HandGroup | None) -> str:
    say, layout = stage.words.say, stage.layout
    words = [stage.words.spoken(card)]
    match group.kind if group is not None else None:
        case GroupKind.RUN:
            words.append(say(Plain.RUN))
        case GroupKind.SET:
            words.append(say(Plain.SET))
        case GroupKind.LOOSE if group is not None and card in group.deadwood:
            words.append(say(Plain.DEADWOOD))
    if card == layout.fresh:
        words.append(QCoreApplication.translate("Spoken", "just drawn"))
    if card == layout.barred:
        words.append(QCoreApplication.translate("Spoken", "cannot be discarded in this turn"))
    return ", ".join(words)


def _place_parts(stage: Stage) -> tuple[Part, ...]:
    say, areas, view = stage.words.say, stage.layout.regions, stage.state.view
    assert view is not None
    focus = stage.pointing.focus
    pile = say(Plain.DISCARD_PILE)
    if view.upcard is not None:
        pile = f"{pile}, {stage.words.spoken(view.upcard)}"
    named = (
        (Place.STOCK, say(StockLabel(view.stock_count)), areas.stock),
        (Place.PILE, pile, areas.discard),
        (Place.KNOCK, f"{say(Plain.KNOCK_PLACE)}, {say(KnockLimitIs(view.knock_limit))}", areas.knock),
    )
    return tuple(
        Part(name, qt_rect(rect), Target(place), focused=focus is not None and focus.place is place)
        for place, name, rect in named
    )


def _known_parts(stage: Stage) -> tuple[Part, ...]:
    known = QCoreApplication.translate("Spoken", "{name} holds {card}")
    found = [
        Part(known.format(name=stage.words.names.opponent, card=stage.words.spoken(key)), qt_rect(pose.rect))
        for key, pose in stage.layout.opponent.poses
        if isinstance(key, Card)
    ]
    reading = stage.reading
    if reading is not None:
        deadwood = stage.words.say(DeadwoodCount(reading.deadwood_value))
        found.append(Part(deadwood, qt_rect(stage.layout.regions.bar_deadwood)))
    return tuple(found)


def _result_parts(stage: Stage, rows: tuple[SheetRow, ...]) -> tuple[Part, ...]:
    view, result = stage.state.view, stage.layout.result
    if view is None or result is None:
        return ()
    say = stage.words.say
    story = " ".join(say(sentence) for sentence in hand_story(view))
    sheet = qt_rect(result.sheet)
    lines = [Part(" ".join(part for part in (row.label, row.amount) if part), sheet) for row in rows]
    return (Part(say(hand_title(view)), qt_rect(result.title)), Part(story, qt_rect(result.story)), *lines)


class Spoken:
    """The parts of one stage; acts go the way of clicks."""

    def __init__(
        self,
        stage: Stage,
        board: ResultBoard,
        act: Callable[[Target], None],
        go: Callable[[Focus], None],
    ) -> None:
        self._stage = stage
        self._board = board
        self._act = act
        self._go = go

    def parts(self) -> Sequence[Part]:
        """The parts in reading order."""
        return spoken_parts(self._stage, self._board.rows)

    def press(self, part: Part) -> None:
        """Act on a part."""
        if part.target is not None:
            self._act(part.target)

    def focus(self, part: Part) -> None:
        """Put the keyboard on a part."""
        if part.target is not None:
            self._go(Focus(part.target.place, part.target.card))
