"""look.md, "Layout": at every size everything has a place of its own inside the window."""

from __future__ import annotations

import dataclasses
import itertools
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ginrummy_qt.ports.settings import HandOrder
from ginrummy_qt.presentation.hand_groups import GroupKind
from ginrummy_qt.presentation.hand_order import HandOrderState, deal_in, draw_in, move
from ginrummy_qt.presentation.hand_reading import read_hand
from ginrummy_qt.presentation.layout import LayoutOptions, TableLayout, layout
from ginrummy_qt.presentation.metrics import measure
from ginrummy_qt.presentation.poses import Back, Rect, Size
from ginrummy_qt.rules.actions import Discard, DrawDiscard, DrawStock
from ginrummy_qt.rules.cards import Card, mask_of, parse_cards
from ginrummy_qt.rules.events import CardDrawn, Source
from ginrummy_qt.rules.melds import deadwood_value
from ginrummy_qt.rules.ruleset import PRESETS
from ginrummy_qt.rules.seats import Seat
from ginrummy_qt.rules.view import PlayerView, view_for
from tests.helpers.deals import act, dealt, random_chooser
from tests.helpers.presented import Table, match_updates

HANDS = {
    "no meld": "Ac 3d 5h 7s 9c Jd Kh 2s 4c 6d",
    "one meld": "4s 5s 6s 9d Jc Kh 2d 8c Ah 3c",
    "two melds": "4s 5s 6s Qh Qc Qd Ah 2c 3d Kc",
    "three melds": "4s 5s 6s Qh Qc Qd 7d 8d 9d Kc",
    "gin": "4s 5s 6s Qh Qc Qd 7d 8d 9d Td",
}
OTHERS = "8h 9h Th 2h 3h 4h 5c 6c 8s Qs"
SIZES = [
    Size(800, 600), Size(800, 566), Size(1024, 600), Size(999, 750), Size(1000, 750), Size(1280, 720),
    Size(1280, 719), Size(1280, 768), Size(1280, 800), Size(1366, 768), Size(1920, 1080), Size(2560, 1440),
    Size(3840, 2160), Size(800, 2160), Size(800, 1000), Size(3840, 600), Size(1080, 1920), Size(2560, 1080),
    Size(910, 408), Size(780, 390),
]  # fmt: skip

sizes = st.builds(Size, st.integers(780, 3840).map(float), st.integers(390, 2160).map(float))


def on_ten(hand: str) -> PlayerView:
    return view_for(dealt(hand, OTHERS, "7c", "Js"), Seat.SOUTH)


def on_eleven(hand: str) -> PlayerView:
    return view_for(act(dealt(hand, OTHERS, "7c", "Js"), DrawStock()), Seat.SOUTH)


def arranged(view: PlayerView) -> HandOrderState:
    return deal_in(view.hand, HandOrder.MELDS)


def laid(view: PlayerView, size: Size, left_handed: bool = False) -> TableLayout:
    return layout(view, size, arranged(view), LayoutOptions(left_handed=left_handed))


def named_regions(shown: TableLayout) -> dict[str, Rect]:
    places = {field.name: getattr(shown.regions, field.name) for field in dataclasses.fields(shown.regions)}
    return {name: rect for name, rect in places.items() if rect is not None and name != "known_badge"}


def check_places(shown: TableLayout) -> None:
    window = Rect(0, 0, shown.measures.size.width, shown.measures.size.height)
    places = named_regions(shown)
    if shown.opponent.poses:
        places["opponent"] = shown.opponent.rect
    for name, rect in places.items():
        assert window.covers(rect), name
        assert rect.width > 0, name
        assert rect.height > 0, name
    assert places["prompt"].height >= 20
    for (name, rect), (other, second) in itertools.combinations(places.items(), 2):
        assert not rect.overlaps(second), (name, other)


@pytest.mark.parametrize("left_handed", [False, True])
@pytest.mark.parametrize("size", SIZES)
def test_regions_lie_apart_and_inside_the_window(size: Size, left_handed: bool):
    for view in (on_ten(HANDS["two melds"]), on_eleven(HANDS["gin"])):
        check_places(laid(view, size, left_handed=left_handed))


@given(sizes, st.booleans(), st.sampled_from(list(HANDS.values())))
def test_regions_lie_apart_at_any_size(size: Size, left_handed: bool, hand: str):
    check_places(laid(on_eleven(hand), size, left_handed=left_handed))


@given(sizes)
def test_an_empty_table_has_all_places_too(size: Size):
    shown = layout(None, size, HandOrderState())
    check_places(shown)
    assert not shown.cards
    assert shown.stock.count == 0
    assert shown.hand.poses == ()


def visible_widths(shown: TableLayout) -> list[float]:
    lefts = [pose.x for _, pose in shown.hand.poses]
    return [right - left for left, right in itertools.pairwise(lefts)] + [shown.measures.card_width]


@given(sizes, st.sampled_from(list(HANDS.values())), st.permutations(range(11)), st.booleans())
def test_44_px_of_every_card_in_the_hand_can_be_pressed(
    size: Size, hand: str, places: list[int], by_hand: bool
):
    view = on_eleven(hand)
    order = arranged(view)
    if by_hand:
        order = HandOrderState(tuple(order.cards[place] for place in places), HandOrder.MELDS, False)
    shown = layout(view, size, order)
    assert min(visible_widths(shown)) >= 44 - 1e-6
    assert shown.hand.rect.x >= shown.measures.margin - 0.01
    assert shown.hand.rect.right <= size.width - shown.measures.margin + 0.01
    assert shown.hand.rect.x + shown.hand.rect.right == pytest.approx(size.width)


@given(sizes, st.sampled_from(list(HANDS.values())), st.integers(0, 10))
def test_raised_cards_brackets_and_labels_stay_between_prompt_and_bar(size: Size, hand: str, chosen: int):
    view = on_eleven(hand)
    order = arranged(view)
    shown = layout(view, size, order, LayoutOptions(selected=order.cards[chosen]))
    floor = shown.regions.bar_buttons.y
    for _, pose in shown.hand.poses:
        assert pose.y >= shown.regions.prompt.bottom - 0.01
    for mark in shown.hand.marks:
        assert mark.bracket.y > shown.hand.rect.bottom
        assert mark.label.y >= mark.bracket.bottom - 0.01
        assert mark.label.bottom <= floor
        assert mark.label.height >= 16
        assert mark.bracket.width >= 36
    for bar in shown.hand.bars:
        assert bar.label.bottom <= floor
        assert bar.label.width >= 44 - 1e-6
    brackets = [mark.bracket for mark in shown.hand.marks] + [bar.bar for bar in shown.hand.bars]
    for first, second in itertools.combinations(brackets, 2):
        assert not first.overlaps(second)


def test_a_bracket_tells_over_how_many_cards_it_stands():
    view = on_eleven("Kc Kd Kh Ks 4s 5s 6s Jd 2c Ah")
    marks = layout(view, Size(1280, 800), arranged(view)).hand.marks
    counts = {mark.kind: mark.count for mark in marks if mark.kind is not GroupKind.LOOSE}
    assert counts == {GroupKind.SET: 4, GroupKind.RUN: 3}


@given(sizes, st.sampled_from(list(HANDS.values())), st.permutations(range(11)))
def test_the_lines_of_the_deadwood_run_under_the_cards_that_count_and_say_all_points(
    size: Size, hand: str, places: list[int]
):
    view = on_eleven(hand)
    by_hand = tuple(arranged(view).cards[place] for place in places)
    shown = layout(view, size, HandOrderState(by_hand, HandOrder.MELDS, False))
    assert shown.reading is not None
    lines = [mark.bracket for mark in shown.hand.marks if mark.kind is GroupKind.LOOSE]
    strips = [pose.x + min(shown.hand.step, pose.width) / 2 for _, pose in shown.hand.poses]
    faint = [mark.faint for mark in shown.hand.marks if mark.faint is not None]
    placed = list(zip(shown.hand.poses, strips, strict=True))
    lined = [card for (card, _), x in placed if _crosses(lines, x) and not _crosses(faint, x)]
    assert sorted(lined) == sorted(shown.reading.arrangement.deadwood)
    assert [card for (card, _), x in placed if _crosses(faint, x)] in ([], [shown.reading.discard])
    loose = [mark for mark in shown.hand.marks if mark.kind is GroupKind.LOOSE]
    assert all(mark.deadwood for mark in loose)
    assert sum(deadwood_value(mark.deadwood) for mark in loose) == shown.reading.deadwood_value


def test_the_line_has_no_hole_under_the_card_that_is_thought_to_be_discarded():
    view = on_eleven(HANDS["two melds"])
    cards = list(arranged(view).cards)
    discard = read_hand(view).discard
    assert discard is not None
    cards.remove(discard)
    cards.insert(len(cards) - 1, discard)
    shown = layout(view, Size(1280, 800), HandOrderState(tuple(cards), HandOrder.MELDS, False))
    (loose,) = [mark for mark in shown.hand.marks if mark.kind is GroupKind.LOOSE]
    assert loose.faint is not None
    assert loose.bracket.x < loose.faint.x
    assert loose.faint.right < loose.bracket.right


def test_cards_of_a_parted_meld_that_stand_together_have_one_bar_and_its_name():
    view = on_eleven(HANDS["two melds"])
    cards = list(arranged(view).cards)
    first = cards.pop(0)
    cards.insert(5, first)
    shown = layout(view, Size(1280, 800), HandOrderState(tuple(cards), HandOrder.MELDS, False))
    meld = shown.hand.bars[0].meld
    assert first in meld
    pieces = [bar.cards for bar in shown.hand.bars if bar.meld == meld]
    assert sorted(len(piece) for piece in pieces) == [1, len(meld) - 1]
    assert sorted(card for piece in pieces for card in piece) == sorted(meld)


def _crosses(lines: list[Rect], x: float) -> bool:
    return any(line.x <= x < line.right for line in lines)


def test_the_numbers_of_the_picture_at_1280_by_800():
    state = act(dealt(HANDS["two melds"], OTHERS, "7s"), DrawDiscard())
    view = view_for(state, Seat.SOUTH)
    order = draw_in(deal_in(parse_cards(HANDS["two melds"]), HandOrder.MELDS), Card.parse("7s"))
    king = Card.parse("Kc")
    shown = layout(view, Size(1280, 800), order, LayoutOptions(selected=king))
    assert shown.measures.scale == 1
    assert (round(shown.measures.card_width), round(shown.measures.card_height)) == (144, 202)
    assert shown.regions.sheet == Rect(992, 24, 264, 160)
    assert shown.regions.plate == Rect(24, 24, 264, 48)
    assert [round(shown.regions.stock.x), round(shown.regions.discard.x), round(shown.regions.knock.x)] == [
        396, 568, 740,
    ]  # fmt: skip
    assert shown.regions.stock.y == pytest.approx(141, abs=2)
    assert shown.regions.bar_buttons.y == 728
    assert shown.regions.bar_buttons.bottom == 776
    assert shown.hand.rect.y == pytest.approx(467, abs=2)
    assert shown.hand.step == pytest.approx(0.56 * shown.measures.card_width)
    prompt = shown.regions.prompt
    assert prompt.center[1] == pytest.approx(410, abs=6)
    height = shown.measures.card_height
    assert shown.cards[king].y == pytest.approx(shown.hand.rect.y - 0.11 * height)
    assert shown.cards[Card.parse("7s")].y == pytest.approx(shown.hand.rect.y - 0.04 * height)
    assert (shown.fresh, shown.barred, shown.selected) == (Card.parse("7s"), Card.parse("7s"), king)
    assert [mark.kind for mark in shown.hand.marks] == [GroupKind.RUN, GroupKind.SET, GroupKind.LOOSE]
    faint = shown.hand.marks[2].faint
    assert faint is not None
    assert faint.x <= shown.cards[king].x + 3
    assert shown.reading is not None
    assert shown.reading.deadwood_value == 6


def test_card_height_is_bound_by_the_height_and_by_the_width():
    assert measure(Size(1280, 800)).card_height == pytest.approx(0.2525 * 800)
    narrow = measure(Size(800, 1400))
    assert narrow.card_height == pytest.approx(1.4 * (800 - 2 * narrow.margin) / 5.9)


@pytest.mark.parametrize(
    ("size", "scale", "margin", "compact"),
    [
        (Size(800, 600), 0.84, 16, True),
        (Size(999, 720), 0.84, 24, True),
        (Size(1000, 719), 0.84, 16, False),
        (Size(1280, 800), 1.0, 24, False),
        (Size(2560, 1600), 2.0, 48, False),
        (Size(3840, 2400), 2.5, 60, False),
    ],
)
def test_scale_margin_and_what_counts_as_short_of_space(
    size: Size, scale: float, margin: float, compact: bool
):
    measures = measure(size)
    assert (measures.scale, measures.margin, measures.compact) == (scale, margin, compact)
    assert measures.bar_height == max(44, 48 * scale)


def test_left_handed_mirrors_bar_and_columns_but_not_the_hand():
    view = on_eleven(HANDS["two melds"])
    size = Size(1280, 800)
    right, left = laid(view, size), laid(view, size, left_handed=True)
    for name in ("plate", "log", "seal", "sheet", "note", "bar_deadwood", "bar_buttons"):
        assert getattr(left.regions, name) == getattr(right.regions, name).mirrored(1280)
    assert left.cards == right.cards
    assert left.hand == right.hand
    for name in ("stock", "discard", "knock", "prompt"):
        assert getattr(left.regions, name) == getattr(right.regions, name)


def test_groups_overlap_only_where_cards_would_be_too_narrow_to_press():
    view = on_eleven("4s 5s 6s Qh Qc Qd 7d 8d 9d Kc")
    wide, narrow = laid(view, Size(1280, 800)), laid(view, Size(800, 600))
    assert not wide.hand.overlapping
    assert narrow.hand.overlapping
    steps = visible_widths(narrow)[:-1]
    assert max(steps) - min(steps) == pytest.approx(0.2 * narrow.measures.card_width)


def test_the_stock_shows_a_small_depth_until_it_runs_out():
    view = on_ten(HANDS["gin"])
    counts = {5: 2, 2: 1, 1: 0, 0: 0}
    for count, edges in counts.items():
        stock = laid(dataclasses.replace(view, stock_count=count), Size(1280, 800)).stock
        assert (stock.count, stock.edges) == (count, edges)
        assert not stock.pose.face_up


def test_the_card_under_the_top_of_the_discard_pile_lies_ready():
    view = on_ten(HANDS["gin"])
    pile = parse_cards("7c Js 3h")
    shown = laid(dataclasses.replace(view, pile=pile), Size(1280, 800))
    below, top = shown.cards[pile[1]], shown.cards[pile[2]]
    assert (below.x, below.y) == (top.x, top.y) == (shown.regions.discard.x, shown.regions.discard.y)
    assert below.z < top.z
    assert pile[0] not in shown.cards


def with_known(view: PlayerView, known: str) -> PlayerView:
    cards = parse_cards(known)
    moves = tuple(CardDrawn(Seat.NORTH, Source.DISCARD, card) for card in cards)
    return dataclasses.replace(view, known=(0, mask_of(cards)), moves=moves)


def test_known_cards_lie_face_up_at_the_right_of_the_backs_in_the_order_taken():
    shown = laid(with_known(on_ten(HANDS["gin"]), "9h 2h"), Size(1280, 800))
    backs = [pose for key, pose in shown.opponent.poses if isinstance(key, Back)]
    known = [(key, pose) for key, pose in shown.opponent.poses if not isinstance(key, Back)]
    assert len(backs) == 8
    assert [key for key, _ in known] == list(parse_cards("9h 2h"))
    width = 0.42 * shown.measures.card_width
    assert backs[1].x - backs[0].x == pytest.approx(0.5 * width)
    assert known[0][1].x - backs[-1].rect.right == pytest.approx(16)
    assert known[1][1].x - known[0][1].x == pytest.approx(0.62 * width)
    assert all(pose.face_up for _, pose in known)
    assert not any(pose.face_up for pose in backs)
    label = shown.regions.known_label
    assert label is not None
    assert label.x > known[-1][1].rect.right
    assert shown.regions.known_badge is None


@given(sizes, st.integers(1, 10), st.booleans())
def test_known_cards_are_always_marked_and_never_run_into_a_column(size: Size, count: int, left_handed: bool):
    cards = " ".join(OTHERS.split()[:count])
    shown = laid(with_known(on_ten(HANDS["gin"]), cards), size, left_handed=left_handed)
    check_places(shown)
    label, badge = shown.regions.known_label, shown.regions.known_badge
    assert (label is None) != (badge is None)
    if measure(size).compact:
        assert badge is not None
    if badge is not None:
        last = shown.opponent.poses[-1][1].rect
        assert badge.overlaps(last)
        assert not any(
            badge.overlaps(rect)
            for name, rect in named_regions(shown).items()
            if name not in ("known_label",)
        )


def test_text_has_room_for_forty_percent_more_at_the_smallest_size():
    """Widths measured in pictures; the window's menu bar takes about 34 of its 600 px. The prompt wraps."""
    for height in (600, 566):
        shown = laid(on_eleven(HANDS["two melds"]), Size(800, height))
        places = shown.regions
        assert 2 * places.prompt.width >= 1.4 * 350 + 60
        assert places.prompt.height >= 2 * 22
        assert places.log.width >= 1.4 * 117
        assert places.sheet.width >= 1.4 * 76
        assert places.bar_deadwood.width >= 48 + 1.4 * 131
        assert min(label.width for label in (places.stock_label, places.discard_label)) >= 1.4 * 68
        assert places.seal.height >= 44


@given(sizes, st.sampled_from(list(HANDS.values())), st.integers(0, 9), st.integers(0, 9))
def test_a_card_dropped_where_it_lies_stays_and_dropped_past_another_goes_there(
    size: Size, hand: str, taken: int, target: int
):
    view = on_ten(hand)
    order = arranged(view)
    shown = layout(view, size, order)
    card = order.cards[taken]
    rest = [other for other in order.cards if other != card]
    lefts = {other: pose.x for other, pose in shown.hand.poses}
    if taken < 9:
        index = shown.hand.insertion_index(lefts[rest[taken]] - 1, (card,))
        assert move(order, (card,), index).cards == order.cards
    after_all = shown.hand.insertion_index(size.width, (card,))
    assert move(order, (card,), after_all).cards[-1] == card
    before = shown.hand.insertion_index(lefts[rest[min(target, 8)]] - 1, (card,))
    assert move(order, (card,), before).cards.index(card) == min(target, 8)


def test_every_card_of_every_view_of_a_match_has_one_pose():
    rng = random.Random(11)
    table = Table(Size(1280, 800))
    for update in match_updates(PRESETS["R1"], rng, random_chooser(rng), Seat.SOUTH):
        shown = table.lay_out(update)
        view = update.view
        if view is None or shown.result is not None:
            continue
        assert set(view.hand) <= set(shown.cards)
        backs = sum(isinstance(key, Back) for key in shown.cards)
        their_known = view.known[Seat.NORTH].bit_count()
        theirs = 52 - len(view.hand) - len(view.pile) - view.stock_count
        assert backs + their_known == theirs


def test_discarding_shows_in_the_next_layout_without_moving_the_others_order():
    state = act(dealt(HANDS["two melds"], OTHERS, "7s"), DrawStock(), Discard(Card.parse("Kc")))
    view = view_for(state, Seat.SOUTH)
    assert view.upcard == Card.parse("Kc")
    assert laid(view, Size(1280, 800)).fresh is None
