"""Moves are taken back: every card goes back the way it came, all of them at once."""

from __future__ import annotations

from ginrummy_qt.presentation.layout import TableLayout
from ginrummy_qt.presentation.motion import Motion
from ginrummy_qt.presentation.poses import Back, CardKey, Rect
from ginrummy_qt.presentation.timeline import Timeline
from ginrummy_qt.rules.cards import Card


def take_back(timeline: Timeline, before: TableLayout, after: TableLayout) -> None:
    """From the layout shown to the one of a moment ago.

    What the opponent has thrown or laid down becomes a back in the opponent's row again, and what was drawn
    goes back to the stock.
    """
    gone = [key for key in timeline.poses if key not in after.cards]
    backs = [key for key, _ in after.opponent.poses if isinstance(key, Back) and key not in timeline.poses]
    home: list[CardKey] = []
    for key, pose in after.cards.items():
        if key not in timeline.poses and _lies_at(pose.rect, after.regions.discard):
            timeline.put(key, pose)
    for key in gone:
        if backs and isinstance(key, Card) and _is_the_opponents(key, before, timeline):
            back = backs.pop(0)
            timeline.move(back, after.cards[back], Motion.TAKE_BACK, replaces=key)
        else:
            timeline.move(key, after.stock.pose, Motion.TAKE_BACK)
            home.append(key)
    for key, pose in after.cards.items():
        if key in timeline.poses and timeline.poses[key] != pose:
            timeline.move(key, pose, Motion.TAKE_BACK)
    timeline.next_stage()
    for key in home:
        timeline.hide(key, instant=True)


def _is_the_opponents(card: Card, before: TableLayout, timeline: Timeline) -> bool:
    """Whether a card that is hidden again lay on the discard pile, in the knock place, or in an open hand."""
    pose, areas = timeline.poses[card], before.regions
    return before.covered or any(_lies_at(pose.rect, place) for place in (areas.discard, areas.knock))


def _lies_at(card: Rect, place: Rect) -> bool:
    return (card.x, card.y) == (place.x, place.y)
