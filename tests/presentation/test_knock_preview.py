"""look.md, "Knock preview": everything about to be laid down lies in the tray, at every size."""

from __future__ import annotations

import itertools
from dataclasses import fields

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ginrummy_qt.presentation.end_options import End
from ginrummy_qt.presentation.knock_preview import KnockPreview, knock_preview
from ginrummy_qt.presentation.poses import Pose, Rect, Size
from ginrummy_qt.presentation.spread import SpreadKind
from ginrummy_qt.rules.actions import BigGin, Knock
from ginrummy_qt.rules.arrangements import Arrangement, best_arrangement
from ginrummy_qt.rules.cards import Card
from tests.helpers.hands import rich_hands

KNOCK = Knock(Card.parse("Kc"), Arrangement.parse("4s 5s 6s 7s / Qc Qd Qh + Ah 2c 3d"))
WIDEST = Knock(Card.parse("Kc"), Arrangement.parse("4s 5s 6s / Qc Qd Qh / 7d 8d 9d + Ah"))
BIG = BigGin(Arrangement.parse("4s 5s 6s / Qc Qd Qh / 7d 8d 9d Td Jd"))
sizes = st.builds(Size, st.integers(780, 3840).map(float), st.integers(390, 2160).map(float))


@st.composite
def ends(draw: st.DrawFn) -> End:
    hand = draw(rich_hands(least=11, most=11))
    whole = best_arrangement(hand)
    if not whole.deadwood:
        return BigGin(whole)
    discard = draw(st.sampled_from(hand))
    return Knock(discard, best_arrangement([card for card in hand if card != discard]))


def rects(tray: KnockPreview) -> dict[str, Rect]:
    places = {field.name: getattr(tray, field.name) for field in fields(tray)}
    return {name: place for name, place in places.items() if isinstance(place, Rect) and name != "tray"}


@given(sizes, ends(), st.booleans())
def test_everything_lies_in_the_tray_and_apart(size: Size, end: End, left_handed: bool):
    tray = knock_preview(size, end, left_handed=left_handed)
    assert Rect(0, 0, size.width, size.height).covers(tray.tray)
    for rect in rects(tray).values():
        assert tray.tray.covers(rect)
    for first, second in itertools.combinations(rects(tray).values(), 2):
        assert not first.overlaps(second)
    for pose in tray.cards.values():
        assert tray.tray.covers(pose.rect)
        assert pose.y >= tray.stakes.bottom
        assert pose.rect.bottom <= tray.rule.y
    labels = [mark.label for mark in tray.marks]
    for label in labels:
        assert label.bottom <= tray.rule.y
    for first, second in itertools.combinations(labels, 2):
        assert not first.overlaps(second)


@given(sizes, ends())
def test_all_eleven_cards_lie_there_and_every_index_shows(size: Size, end: End):
    tray = knock_preview(size, end)
    assert len(tray.cards) == 11
    poses = sorted(tray.cards.values(), key=lambda pose: pose.x)
    steps = [second.x - first.x for first, second in itertools.pairwise(poses)]
    assert min(steps) >= 0.239 * tray.sizes.card
    assert [pose.z for pose in poses] == sorted(pose.z for pose in poses)


@pytest.mark.parametrize(("face_up", "expected"), [(False, False), (True, True)])
def test_the_discard_lies_as_the_rules_have_it(face_up: bool, expected: bool):
    """Rule 2.9."""
    tray = knock_preview(Size(1280, 800), KNOCK, discard_face_up=face_up)
    assert tray.cards[KNOCK.discard].face_up is expected
    assert all(pose.face_up for card, pose in tray.cards.items() if card != KNOCK.discard)
    assert tray.marks[-1].kind is SpreadKind.DISCARD
    assert tray.marks[-1].bracket is None


def test_the_numbers_of_the_picture():
    tray = knock_preview(Size(1280, 800), KNOCK)
    assert tray.tray == Rect(24, 232, 1232, 544)
    assert (tray.sizes.card, tray.sizes.step) == (152, 66)
    assert [mark.kind.value for mark in tray.marks] == ["run", "set", "deadwood", "discard"]
    first = tray.cards[Card.parse("4s")]
    assert first.x == 56
    assert first.y == pytest.approx(369, abs=4)
    assert tray.cards[Card.parse("Qh")].x == 438
    assert tray.rule.y == 680
    assert (tray.buttons.y, tray.buttons.bottom, tray.buttons.right) == (704, 752, 1224)


def test_short_of_width_the_step_shrinks_first_then_the_gap_then_the_card():
    wide = knock_preview(Size(1280, 800), WIDEST).sizes
    narrow = knock_preview(Size(1000, 800), WIDEST).sizes
    assert (wide.card, wide.gap) == (152, 32)
    assert wide.step < 66
    assert narrow.card == pytest.approx(0.84 * 152)
    assert narrow.step < wide.step
    compact = knock_preview(Size(800, 600), WIDEST).sizes
    assert compact.card == 92
    assert compact.step <= 40
    assert max(knock_preview(Size(800, 600), BIG).sizes.step, compact.step) <= 40


def test_left_handed_the_bar_changes_sides():
    right, left = (knock_preview(Size(1280, 800), KNOCK, left_handed=hand) for hand in (False, True))
    assert left.buttons == right.buttons.mirrored(1280)
    assert left.deadwood == right.deadwood.mirrored(1280)
    assert left.cards == right.cards


def test_a_pose_knows_its_rectangle():
    assert Pose(10, 20, 100, True, 0).rect == Rect(10, 20, 100, 140)
