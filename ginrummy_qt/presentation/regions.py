"""Where everything that is not a card has its place (look.md, "Layout")."""

from __future__ import annotations

from dataclasses import dataclass, fields

from ginrummy_qt.presentation.marks import LABEL_DOWN
from ginrummy_qt.presentation.metrics import RAISE_SELECTED, TARGET, Measures
from ginrummy_qt.presentation.opponent_row import BACK_SHARE, BACK_STEP, OpponentRow
from ginrummy_qt.presentation.poses import Rect

PILE_GAP = 28
COLUMN = 264
SHEET_HEIGHT = 160
BELOW_PILES = 79
"""Height under the piles that their labels and the prompt need."""
PROMPT = 53
"""Height of two lines of the prompt."""
RING_ROOM = 12.0
KNOWN_ROOM = 92
"""Width of the eye with the word "Known", with 40% to spare."""


@dataclass(frozen=True, slots=True)
class Regions:
    """Rectangles of the piles and of what surrounds the cards; no two of them overlap.

    `stock`, `discard`, `knock` are full card size. `prompt` has room for two lines. `bar_deadwood` and
    `bar_buttons` are the two parts of the bar. `known_label` stands beside the known cards, or where
    there is too little room `known_badge` lies on the corner of the last one; both None without known cards.
    `note` is where a hint may stand, under the score sheet.
    """

    plate: Rect
    log: Rect
    seal: Rect
    sheet: Rect
    note: Rect
    stock: Rect
    discard: Rect
    knock: Rect
    stock_label: Rect
    discard_label: Rect
    knock_label: Rect
    prompt: Rect
    hand: Rect
    bar_deadwood: Rect
    bar_buttons: Rect
    known_label: Rect | None
    known_badge: Rect | None


_MIRRORED = ("plate", "log", "seal", "sheet", "note", "bar_deadwood", "bar_buttons")


def regions(measures: Measures, row: OpponentRow, left_handed: bool = False) -> Regions:
    """The regions of a table with this opponent's row; left-handed, bar and columns change sides."""
    bar = _bar(measures)
    hand_top = _hand_top(measures, bar)
    piles_y = _piles_y(measures, hand_top)
    stock, discard, knock = _piles(measures, piles_y)
    labels = [_pile_label(measures, pile) for pile in (stock, discard, knock)]
    floor = _floor(measures, hand_top)
    plate, log, seal = _left_column(measures, row, stock, floor)
    sheet, note = _right_column(measures, row, stock, knock, floor)
    label, badge = _known(measures, row, sheet, plate)
    deadwood_width = 0.4 * bar.width
    found = Regions(
        plate=plate,
        log=log,
        seal=seal,
        sheet=sheet,
        note=note,
        stock=stock,
        discard=discard,
        knock=knock,
        stock_label=labels[0],
        discard_label=labels[1],
        knock_label=labels[2],
        prompt=_prompt(measures, labels[0].bottom, floor, max(log.right, measures.size.width - note.x)),
        hand=Rect(measures.margin, hand_top, bar.width, measures.card_height),
        bar_deadwood=Rect(bar.x, bar.y, deadwood_width, bar.height),
        bar_buttons=Rect(bar.x + deadwood_width, bar.y, bar.width - deadwood_width, bar.height),
        known_label=label,
        known_badge=badge,
    )
    return _mirror(found, measures.size.width) if left_handed else found


def _mirror(found: Regions, width: float) -> Regions:
    values = {field.name: getattr(found, field.name) for field in fields(found)}
    values.update({name: values[name].mirrored(width) for name in _MIRRORED})
    return Regions(**values)


def _bar(measures: Measures) -> Rect:
    size, margin, height = measures.size, measures.margin, measures.bar_height
    return Rect(margin, size.height - margin - height, size.width - 2 * margin, height)


def _hand_top(measures: Measures, bar: Rect) -> float:
    """Over the bar, with room for bracket and label between them."""
    above_bar = 12.0 if measures.low else measures.margin + measures.px(4)
    label_bottom = measures.px(LABEL_DOWN) + measures.label_height
    return bar.y - above_bar - label_bottom - measures.card_height


def _floor(measures: Measures, hand_top: float) -> float:
    """How far down something may reach that must not touch a raised card."""
    return hand_top - RAISE_SELECTED * measures.card_height - (4.0 if measures.low else measures.px(8))


def _piles_y(measures: Measures, hand_top: float) -> float:
    """Under the backs, 42% of the free space down, unless the prompt then has no room for two lines."""
    backs_bottom = measures.margin + BACK_SHARE * measures.card_height
    free = hand_top - backs_bottom - measures.card_height - measures.px(BELOW_PILES)
    label = _label_gap(measures) + measures.label_height
    lowest = _floor(measures, hand_top) - measures.px(PROMPT) - label - measures.card_height
    return backs_bottom + max(RING_ROOM, min(0.42 * free, lowest - backs_bottom))


def _label_gap(measures: Measures) -> float:
    """Between a pile and its label: the ring of an available pile must fit in."""
    return 9.0 if measures.low else measures.px(12)


def _piles(measures: Measures, y: float) -> tuple[Rect, Rect, Rect]:
    width, step = measures.card_width, measures.card_width + measures.px(PILE_GAP)
    left = measures.center_x - width / 2 - step
    first, second, third = (Rect(left + i * step, y, width, measures.card_height) for i in range(3))
    return first, second, third


def _pile_label(measures: Measures, pile: Rect) -> Rect:
    """The box that a pile's label is centred in; it may be wider than the pile by most of the gap."""
    wider = measures.px(PILE_GAP) / 2 - 2
    top = pile.bottom + _label_gap(measures)
    return Rect(pile.x - wider, top, pile.width + 2 * wider, measures.label_height)


def _beside_piles(measures: Measures) -> float:
    """The space that the outer piles keep for their rings and labels."""
    return max(RING_ROOM, measures.px(PILE_GAP) / 2)


def _left_column(measures: Measures, row: OpponentRow, stock: Rect, floor: float) -> tuple[Rect, Rect, Rect]:
    left, gap = measures.margin, measures.px(16)
    most = measures.px(COLUMN)
    plate = Rect(left, left, min(most, _row_left(measures, row) - gap - left), measures.px(48))
    width = min(most, stock.x - _beside_piles(measures) - left)
    seal = Rect(left, floor - TARGET, width, TARGET)
    log = Rect(left, stock.y, width, seal.y - stock.y)
    return plate, log, seal


def _row_left(measures: Measures, row: OpponentRow) -> float:
    """The left edge of the opponent's row, or of eleven backs where that is further left."""
    eleven = (10 * BACK_STEP + 1) * BACK_SHARE * measures.card_width
    return min(row.rect.x, measures.center_x - eleven / 2)


def _right_column(
    measures: Measures, row: OpponentRow, stock: Rect, knock: Rect, floor: float
) -> tuple[Rect, Rect]:
    edge = measures.size.width - measures.margin
    most = measures.px(COLUMN)
    height = measures.px(SHEET_HEIGHT)
    beside_piles = knock.right + _beside_piles(measures)
    left = measures.size.width - _row_left(measures, row) + measures.px(16)
    if measures.margin + height + measures.px(8) > stock.y:
        left = max(left, beside_piles)
    width = min(most, edge - left)
    sheet = Rect(edge - width, measures.margin, width, height)
    top = max(sheet.bottom + measures.px(16), stock.y)
    note_width = min(most, edge - beside_piles)
    return sheet, Rect(edge - note_width, top, note_width, max(0.0, floor - top))


def _prompt(measures: Measures, top: float, floor: float, side: float) -> Rect:
    inner = side + measures.px(8)
    return Rect(inner, top, measures.size.width - 2 * inner, floor - top)


def _known(measures: Measures, row: OpponentRow, sheet: Rect, plate: Rect) -> tuple[Rect | None, Rect | None]:
    if row.known is None:
        return None, None
    x, middle = row.known.right + measures.px(10), row.known.center[1]
    width = measures.px(KNOWN_ROOM)
    neighbour = min(sheet.x, measures.size.width - plate.right)
    if not measures.compact and x + width + measures.px(8) <= neighbour:
        height = max(16.0, measures.px(24))
        return Rect(x, middle - height / 2, width, height), None
    side = max(18.0, measures.px(20))
    return None, Rect(row.known.right - side / 2, row.known.bottom - side * 0.7, side, side)
