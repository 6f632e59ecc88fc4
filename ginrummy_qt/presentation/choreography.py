"""From events to timed cues. Whatever happens, playing the cues ends exactly at the layout of the view."""

from __future__ import annotations

from dataclasses import replace

from ginrummy_qt.ports.table import TableUpdate
from ginrummy_qt.presentation.cues import Choreography, StockCue
from ginrummy_qt.presentation.layout import TableLayout
from ginrummy_qt.presentation.motion import Motion, Pace
from ginrummy_qt.presentation.poses import Back, CardKey, Pose
from ginrummy_qt.presentation.showdown import lay_knock_card, open_hands, open_knock
from ginrummy_qt.presentation.shuffle import shuffle
from ginrummy_qt.presentation.taking_back import take_back
from ginrummy_qt.presentation.timeline import Timeline
from ginrummy_qt.rules.cards import Card
from ginrummy_qt.rules.events import (
    CardDiscarded,
    CardDrawn,
    Event,
    HandReceived,
    Knocked,
    Source,
    TakenBack,
)
from ginrummy_qt.rules.view import PlayerView


def choreograph(
    before: TableLayout, after: TableLayout, update: TableUpdate, pace: Pace | None = None
) -> Choreography:
    """The cues that lead from the layout shown to the layout of `update`.

    An update without events (after a resume) fades over. Both layouts must be of one size.
    """
    timeline = Timeline(before.cards, pace or Pace())
    view = update.view
    if view is not None:
        for event in update.events:
            _stage(timeline, before, after, event, view)
        if update.events and isinstance(update.events[-1], TakenBack):
            take_back(timeline, before, after)
        if after.result is not None and update.events and before.result is None:
            open_hands(timeline, after.result, view, before.defence)
        if after.defence is not None and update.events and before.defence is None:
            open_knock(timeline, after.defence)
    _rest(timeline, after)
    if not after.covered and not any(isinstance(event, HandReceived) for event in update.events):
        timeline.add(StockCue(after.stock.count, 0))
    return timeline.choreography()


def _stage(
    timeline: Timeline, before: TableLayout, after: TableLayout, event: Event, view: PlayerView
) -> None:
    """One event; the hands close up while it happens."""
    match event:
        case HandReceived(_, dealer, _, _, upcard):
            _deal(timeline, after, dealer is view.seat, upcard)
        case CardDrawn(_, source, card):
            _draw(timeline, after, after.stock.pose if source is Source.STOCK else None, card)
        case CardDiscarded(_, card):
            _discard(timeline, after, card)
        case Knocked(_, discard, _, _):
            card = discard if discard is not None or view.showdown is None else view.showdown.discard
            face_up = view.ruleset.knock_discard_face_up
            lay_knock_card(timeline, before, card, face_up, _last_back(timeline))
        case _:
            return
    if not after.covered:
        _regroup(timeline, after)
    timeline.next_stage()


def _deal(timeline: Timeline, after: TableLayout, i_deal: bool, upcard: Card) -> None:
    """The old cards go, the deck is shuffled; both hands are dealt by turns, the non-dealer's first; the
    upcard is turned.
    """
    for key in list(timeline.poses):
        timeline.hide(key)
    timeline.next_stage()
    shuffle(timeline, after)
    start = after.stock.pose
    mine: list[CardKey] = [card for card, _ in after.hand.poses]
    theirs: list[CardKey] = [key for key, _ in after.opponent.poses]
    first, second = (theirs, mine) if i_deal else (mine, theirs)
    stagger = timeline.timing(Motion.DEAL).stagger
    dealt = [key for pair in zip(first, second, strict=False) for key in pair]
    for index, key in enumerate(dealt):
        timeline.move(key, after.cards[key], Motion.DEAL, index * stagger, start)
    timeline.next_stage()
    if upcard in after.cards and upcard not in timeline.poses:
        timeline.move(upcard, after.cards[upcard], Motion.FLIP, 0, start)


def _draw(timeline: Timeline, after: TableLayout, stock: Pose | None, card: Card | None) -> None:
    """A card is drawn from the stock, which lies at this pose, or from the top of the discard pile."""
    key: CardKey | None = _new_back(timeline, after) if card is None else card
    if key is None or key not in after.cards:
        return
    if stock is None:
        _restack(timeline, after)
        _uncover(timeline, after)
    timeline.move(key, after.cards[key], Motion.TAKE if stock is None else Motion.DRAW, 0, stock)


def _discard(timeline: Timeline, after: TableLayout, card: Card) -> None:
    """A card goes face up onto the discard pile; the opponent's hidden one is turned on its way."""
    if card not in after.cards or after.covered:
        return
    _restack(timeline, after)
    back = None if card in timeline.poses else _last_back(timeline)
    timeline.move(card, after.cards[card], Motion.THROW, replaces=back)


def _restack(timeline: Timeline, after: TableLayout) -> None:
    """The cards that stay on the discard pile are in their new order at once."""
    for key, pose in _pile(after):
        current = timeline.poses.get(key)
        if current is not None and replace(current, z=pose.z) == pose:
            timeline.put(key, pose)


def _uncover(timeline: Timeline, after: TableLayout) -> None:
    """The card under the top of the discard pile is there before the top is taken away."""
    for key, pose in _pile(after):
        if key not in timeline.poses:
            timeline.put(key, pose)


def _pile(after: TableLayout) -> list[tuple[CardKey, Pose]]:
    place = after.regions.discard
    return [(key, pose) for key, pose in after.cards.items() if (pose.x, pose.y) == (place.x, place.y)]


def _last_back(timeline: Timeline) -> Back | None:
    """The rightmost back: where a hidden card leaves the opponent's hand."""
    backs = [key for key in timeline.poses if isinstance(key, Back)]
    return max(backs, key=lambda back: back.index, default=None)


def _new_back(timeline: Timeline, after: TableLayout) -> Back | None:
    """The back that comes in at the right end of the row."""
    last = _last_back(timeline)
    back = Back(0 if last is None else last.index + 1)
    return back if back in after.cards else None


def _regroup(timeline: Timeline, after: TableLayout) -> None:
    """Everything in both hands moves up to its place, at the same time as the card that caused it."""
    stagger = timeline.timing(Motion.REGROUP).stagger
    moved = 0
    for key, pose in (*after.opponent.poses, *after.hand.poses):
        if key in timeline.poses and timeline.poses[key] != pose:
            timeline.move(key, pose, Motion.REGROUP, moved * stagger)
            moved += 1


def _rest(timeline: Timeline, after: TableLayout) -> None:
    """Whatever no event explained: cards gone disappear, cards missing appear, others go to their place."""
    for key in [key for key in timeline.poses if key not in after.cards]:
        timeline.hide(key, instant=not after.covered)
    for key, pose in after.cards.items():
        current = timeline.poses.get(key)
        if current is None:
            timeline.show(key, pose)
        elif replace(current, z=pose.z) == pose:
            timeline.put(key, pose)
        else:
            timeline.move(key, pose, Motion.REGROUP)
