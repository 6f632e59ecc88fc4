"""look.md, "Result": both hands, what was laid off where, and the sheet, at every size."""

from __future__ import annotations

import itertools
import random
from dataclasses import fields, replace

import pytest

from ginrummy_qt.presentation.hand_result import HandResult, hand_result, hands_lie_open
from ginrummy_qt.presentation.messages import Who
from ginrummy_qt.presentation.poses import Rect, Size
from ginrummy_qt.presentation.spread import SpreadKind
from ginrummy_qt.rules.actions import DrawDiscard, Knock
from ginrummy_qt.rules.arrangements import Arrangement
from ginrummy_qt.rules.cards import Card, parse_cards
from ginrummy_qt.rules.deal import HandOutcome, Showdown
from ginrummy_qt.rules.layoffs import Defence
from ginrummy_qt.rules.ruleset import PRESETS
from ginrummy_qt.rules.scoring import Ending, score_deal
from ginrummy_qt.rules.seats import Seat
from ginrummy_qt.rules.view import PlayerView, view_for
from tests.helpers.deals import act, dealt, random_chooser
from tests.helpers.presented import match_updates
from tests.presentation.test_layout import SIZES

MINE = "4s 5s 6s Qh Qc Qd Ah 2c 3d Kc"
THEIRS = "8h 9h Th 2d 2h 2s 9d 5h 8s Qs"
KNOCK = Knock(Card.parse("Kc"), Arrangement.parse("4s 5s 6s 7s / Qc Qd Qh + Ah 2c 3d"))


def knocked(seat: Seat = Seat.SOUTH) -> PlayerView:
    return view_for(act(dealt(MINE, THEIRS, "7s"), DrawDiscard(), KNOCK), seat)


def shown_as(arrangement: str, defence: str, knocker: Seat = Seat.SOUTH) -> PlayerView:
    """A showdown put together by hand, seen from SOUTH."""
    laid, answer = Arrangement.parse(arrangement), Defence.parse(defence)
    ending = Ending.KNOCK if laid.deadwood_value else Ending.GIN
    score = score_deal(PRESETS["R2"], ending, laid.deadwood_value, answer.deadwood_value)
    outcome = HandOutcome(1, Seat.NORTH, knocker, score)
    shown = Showdown(knocker, ending, laid, Card.parse("Kc"), answer)
    return replace(knocked(), showdown=shown, outcome=outcome)


def places(result: HandResult) -> dict[str, Rect]:
    found = {field.name: getattr(result, field.name) for field in fields(result)}
    rects = {name: place for name, place in found.items() if isinstance(place, Rect) and name != "seal"}
    for row in result.rows:
        rects[f"{row.who} heading"] = row.heading
        rects[f"{row.who} cards"] = row.rect
    return rects


def check(result: HandResult, size: Size) -> None:
    window = Rect(0, 0, size.width, size.height)
    for (name, rect), (other, second) in itertools.combinations(places(result).items(), 2):
        assert window.covers(rect), name
        assert not rect.overlaps(second), (name, other)
    assert result.sheet.covers(result.seal)
    area = Rect(0, 0, size.width, result.buttons.y)
    outlined = [pose for row in result.rows for _, pose in row.outlines]
    for pose in (*result.cards.values(), *outlined):
        assert area.covers(pose.rect)
        assert not pose.rect.overlaps(result.sheet)
        assert pose.y >= result.story.bottom
    for row in result.rows:
        for mark in row.marks:
            assert mark.label.bottom <= result.buttons.y
        for first, second in itertools.pairwise([mark.label for mark in row.marks]):
            assert first.right <= second.x + 0.01


@pytest.mark.parametrize("left_handed", [False, True])
@pytest.mark.parametrize("size", SIZES)
def test_the_worst_rows_fit_at_every_size(size: Size, left_handed: bool):
    many = shown_as(
        "4s 5s 6s / 7d 8d 9d / Qc Qd Qh + Ah",
        "2c 3c 4c / 5h 6h 7h > Td@1 7s@0 Qs@2 + Js",
    )
    three = shown_as("4s 5s 6s 7s / Qc Qd Qh + Ah 2c 3d", "2d 2h 2s / 9h Th Jh / 6c 7c 8c > 8s@0 +")
    for view in (knocked(), many, three):
        check(hand_result(view, size, left_handed), size)


def test_results_of_whole_matches_fit():
    rng = random.Random(4)
    ended = 0
    for update in match_updates(PRESETS["R3"], rng, random_chooser(rng, endings=0.7), Seat.NORTH):
        if update.view is None or not hands_lie_open(update.view):
            continue
        size = rng.choice(SIZES)
        result = hand_result(update.view, size)
        check(result, size)
        assert len(result.cards) in (20, 21)
        ended += 1
    assert ended


def test_the_numbers_of_the_picture():
    result = hand_result(knocked(), Size(1280, 800))
    assert result.sheet == Rect(952, 24, 304, 680)
    assert (result.sizes.card, result.sizes.step, result.sizes.gap) == (136, 43, 32)
    where = {str(card): pose for card, pose in result.cards.items()}
    assert (where["8h"].x, where["8h"].y) == (24, 160)
    assert where["2h"].x == 278
    assert where["4s"].x == 24
    assert where["4s"].y == pytest.approx(450, abs=4)
    assert where["8s"].x == pytest.approx(218, abs=1)
    assert where["Qs"].x == pytest.approx(537, abs=1)


def test_the_opponents_hand_lies_above_yours_whoever_knocked():
    for seat in Seat:
        result = hand_result(knocked(seat), Size(1280, 800))
        assert [row.who for row in result.rows] == [Who.OPPONENT, Who.YOU]
        mine = parse_cards(
            "4s 5s 6s 7s Qc Qd Qh Ah 2c 3d" if seat is Seat.SOUTH else "8h 9h Th 2d 2h 2s 9d 5h"
        )
        assert {result.cards[card].y for card in mine} == {result.rows[1].rect.y}


def test_cards_laid_off_lie_on_the_knockers_meld_with_a_disc_and_leave_an_outline():
    result = hand_result(knocked(), Size(1280, 800))
    theirs, mine = result.rows
    laid_off = parse_cards("8s Qs")
    assert [card for card, _ in theirs.outlines] == list(laid_off)
    assert all(pose.dim for _, pose in theirs.outlines)
    assert mine.outlines == ()
    assert [(disc.card, disc.who) for disc in result.discs] == [(card, Who.OPPONENT) for card in laid_off]
    assert all(result.cards[disc.card].y < mine.rect.y for disc in result.discs)
    assert theirs.marks[-1].kind is SpreadKind.LAID_OFF
    assert theirs.marks[-1].cards == laid_off
    assert all(8 in {card.rank for card in mark.cards} for mark in mine.marks[:1])


def test_when_you_lay_off_the_disc_is_yours():
    result = hand_result(knocked(Seat.NORTH), Size(1280, 800))
    assert {disc.who for disc in result.discs} == {Who.YOU}
    assert result.rows[1].outlines


def test_a_run_grows_at_both_ends():
    view = shown_as("4s 5s 6s / Qc Qd Qh + Ah 2c 3d 2s", "9h Th Jh > 3s@0 7s@0 8s@0 + 9d 5h 6c 7c")
    result = hand_result(view, Size(1280, 800))
    run = sorted(parse_cards("3s 4s 5s 6s 7s 8s"), key=lambda card: result.cards[card].x)
    assert run == list(parse_cards("3s 4s 5s 6s 7s 8s"))
    assert result.cards[run[1]].x - result.cards[run[0]].x == pytest.approx(1.5 * result.sizes.step)
    assert result.cards[run[2]].x - result.cards[run[1]].x == pytest.approx(result.sizes.step)


def test_gin_has_no_deadwood_and_nothing_laid_off():
    result = hand_result(
        shown_as("4s 5s 6s 7s / Qc Qd Qh / 3c 4c 5c", "9h Th Jh > + 3s 9d 5h 6c 7c 8c 2d"), SIZES[0]
    )
    assert SpreadKind.DEADWOOD not in [mark.kind for mark in result.rows[1].marks]
    assert result.discs == ()


def test_a_void_hand_shows_both_hands_in_melds_and_deadwood():
    hands = (parse_cards("4s 5s 6s Qh Qc Qd Ah 2c 3d Kc"), parse_cards("8h 9h Th 2d 2h 2s 9d 5h 8s Qs"))
    view = replace(knocked(), showdown=None, outcome=HandOutcome(1, Seat.NORTH, None, None, hands))
    result = hand_result(view, Size(1280, 800))
    assert set(result.cards) == {*hands[0], *hands[1]}
    kinds = [[mark.kind.value for mark in row.marks] for row in result.rows]
    assert kinds == [["run", "set", "deadwood"], ["run", "set", "deadwood"]]
    check(result, Size(1280, 800))


def test_hands_that_do_not_lie_open_have_no_result():
    view = view_for(dealt(MINE, THEIRS, "7s"), Seat.SOUTH)
    assert not hands_lie_open(view)
    with pytest.raises(ValueError, match="do not lie open"):
        hand_result(view, Size(1280, 800))


def test_short_of_width_the_sheet_is_narrow_and_says_nothing_of_the_match():
    small, large = (hand_result(knocked(), size) for size in (Size(800, 600), Size(1280, 800)))
    assert (small.compact, large.compact) == (True, False)
    assert (small.sheet.width, large.sheet.width) == (184, 304)
    assert small.sizes.card <= 84
