"""What the table is for the ear: its parts in reading order, with names, places and what can be done."""

from __future__ import annotations

from collections.abc import Callable

from ginrummy_qt.presentation.hand_groups import GroupKind, HandGroups, group_hand, kind_of
from ginrummy_qt.presentation.messages import Plain, set_word
from ginrummy_qt.presentation.move_log import log_lines
from ginrummy_qt.presentation.poses import Rect
from ginrummy_qt.rules.cards import Card
from ginrummy_qt.rules.view import PlayerView
from ginrummy_qt.ui.table.drag import Place, Target
from ginrummy_qt.ui.table.keyboard import Focus
from ginrummy_qt.ui.table.lettering import qt_rect
from ginrummy_qt.ui.table.parts import Part, PartKind
from ginrummy_qt.ui.table.preview import Preview
from ginrummy_qt.ui.table.result_board import ResultBoard
from ginrummy_qt.ui.table.spoken_defence import defence_parts
from ginrummy_qt.ui.table.spoken_endings import preview_parts, result_parts
from ginrummy_qt.ui.table.stage import Stage
from ginrummy_qt.ui.text.aloud import PartText, aloud


def spoken_parts(stage: Stage) -> tuple[Part, ...]:
    """The parts of a table in play."""
    view = stage.state.view
    if view is None:
        return ()
    return (_hand(stage), *_places(stage, view), _opponent(stage), _moves(stage, view))


def _text(stage: Stage) -> PartText:
    return PartText(aloud(stage.words.names))


def _hand(stage: Stage) -> Part:
    layout, focus = stage.layout, stage.pointing.focus
    reading, order = stage.reading, stage.state.order.cards
    places: dict[Card, Plain] = {}
    if reading is not None:
        places = _kinds(group_hand(order, reading.arrangement))
    poses = dict(layout.hand.poses)
    cards = tuple(
        Part(
            f"hand {card}",
            _card_name(stage, card, places.get(card)),
            qt_rect(poses[card].rect),
            PartKind.CARD,
            Target(Place.HAND, card),
            selected=card == layout.selected,
            focused=focus is not None and focus.place is Place.HAND and focus.card == card,
        )
        for card in order
        if card in poses
    )
    name = _text(stage).hand(len(cards))
    return Part("hand", name, qt_rect(layout.regions.hand), PartKind.LIST, children=cards)


def _kinds(groups: HandGroups) -> dict[Card, Plain]:
    """What each card is part of, also where its meld lies scattered."""
    found: dict[Card, Plain] = {card: _word(kind_of(meld), len(meld)) for card, meld in groups.scattered}
    for group in groups.groups:
        cards = group.deadwood if group.kind is GroupKind.LOOSE else group.cards
        found |= dict.fromkeys(cards, _word(group.kind, len(cards)))
    return found


def _word(kind: GroupKind, count: int) -> Plain:
    match kind:
        case GroupKind.RUN:
            return Plain.RUN
        case GroupKind.SET:
            return set_word(count)
        case GroupKind.LOOSE:
            return Plain.DEADWOOD


def _card_name(stage: Stage, card: Card, kind: Plain | None) -> str:
    layout, text = stage.layout, _text(stage)
    words = [stage.words.spoken(card)]
    if kind is not None:
        words.append(stage.words.say(kind))
    if card == layout.fresh:
        words.append(text.drawn())
    if card == layout.barred:
        words.append(text.barred())
    return ", ".join(words)


def _places(stage: Stage, view: PlayerView) -> tuple[Part, ...]:
    areas, focus, text = stage.layout.regions, stage.pointing.focus, _text(stage)
    named = (
        (Place.STOCK, text.stock(view.stock_count), areas.stock),
        (Place.PILE, text.pile(view.upcard), areas.discard),
        (Place.KNOCK, text.knock(view.knock_limit), areas.knock),
    )
    return tuple(
        Part(
            str(place),
            name,
            qt_rect(rect),
            PartKind.PLACE,
            Target(place),
            focused=focus is not None and focus.place is place,
        )
        for place, name, rect in named
    )


def _opponent(stage: Stage) -> Part:
    text, poses = _text(stage), stage.layout.opponent.poses
    watching, spoken = stage.state.options.watching, stage.words.spoken
    known = tuple(
        Part(f"known {key}", spoken(key) if watching else text.known(key), qt_rect(pose.rect))
        for key, pose in poses
        if isinstance(key, Card)
    )
    backs = [qt_rect(pose.rect) for key, pose in poses if not isinstance(key, Card)]
    area = backs[0] if backs else qt_rect(Rect(0, 0, 0, 0))
    for back in backs[1:]:
        area = area.united(back)
    hidden = (Part("hidden", text.face_down(len(backs)), area),) if backs else ()
    for part in known:
        area = area.united(part.rect)
    name = text.opponent_hand(len(poses))
    return Part("opponent", name, area, PartKind.LIST, children=(*hidden, *known))


def _moves(stage: Stage, view: PlayerView) -> Part:
    area = qt_rect(stage.layout.regions.log)
    lines = tuple(
        Part(f"move {number}", stage.words.aloud(line), area)
        for number, line in enumerate(log_lines(view), start=1)
    )
    return Part("moves", _text(stage).moves(), area, PartKind.LIST, children=lines)


class Spoken:
    """The parts of one stage, or of what lies over it; acts go the way of clicks."""

    def __init__(
        self,
        stage: Stage,
        board: ResultBoard,
        preview: Preview,
        act: Callable[[Target], None],
        go: Callable[[Focus], None],
    ) -> None:
        self._stage = stage
        self._board = board
        self._preview = preview
        self._act = act
        self._go = go

    def parts(self) -> tuple[Part, ...]:
        """The parts in reading order."""
        stage, choices = self._stage, self._preview.choices
        if choices is not None:
            return preview_parts(stage, choices)
        if stage.layout.result is not None:
            return result_parts(stage, self._board.rows, self._board.remarked)
        if stage.layout.defence is not None:
            return defence_parts(stage)
        return spoken_parts(stage)

    def stamp(self) -> tuple[object, ...]:
        """All that the parts follow from."""
        stage = self._stage
        return (
            stage.layout,
            stage.pointing.focus,
            stage.reading,
            stage.words,
            self._preview.choices,
            self._board.shown,
        )

    def press(self, part: Part) -> None:
        """Act on a part."""
        if part.target is not None:
            self._act(part.target)

    def focus(self, part: Part) -> None:
        """Put the keyboard on a part."""
        if part.target is not None:
            self._go(Focus(part.target.place, part.target.card))
