"""What lies under a point of the table, by the layout and not by items on their way. Free of Qt."""

from __future__ import annotations

from ginrummy_qt.presentation.layout import TableLayout
from ginrummy_qt.presentation.poses import Rect
from ginrummy_qt.rules.cards import Card
from ginrummy_qt.rules.view import PlayerView
from ginrummy_qt.ui.table.drag import Place, Target

SLACK = 12.0
"""Places reach so many pixels beyond their outline, at scale 1."""


def target_at(layout: TableLayout, view: PlayerView | None, x: float, y: float) -> Target | None:
    """The card of the hand, or the place, to press there."""
    if view is None:
        return None
    lift = layout.measures.px(8)
    for card, pose in reversed(layout.hand.poses):
        area = Rect(pose.x, pose.y - lift, pose.width, pose.height + lift)
        if area.contains(x, y):
            return Target(Place.HAND, card)
    slack = layout.measures.px(SLACK)
    areas = layout.regions
    for place, rect in ((Place.STOCK, areas.stock), (Place.PILE, areas.discard), (Place.KNOCK, areas.knock)):
        if rect.grown(slack).contains(x, y):
            return Target(place, view.upcard if place is Place.PILE else None)
    return None


def place_at(layout: TableLayout, target: Target, x: float, y: float) -> Place | None:
    """Where a carried card would be dropped: everything near the hand is the hand."""
    areas = layout.regions
    slack = layout.measures.px(SLACK)
    for place, rect in ((Place.STOCK, areas.stock), (Place.PILE, areas.discard), (Place.KNOCK, areas.knock)):
        if place is not target.place and rect.grown(slack).contains(x, y):
            return place
    hand_top = areas.hand.y - 0.25 * areas.hand.height
    return Place.HAND if y >= hand_top else None


def cards_in(layout: TableLayout, area: Rect) -> tuple[Card, ...]:
    """The cards of the hand of which a rectangle touches what is seen."""
    found = []
    poses = layout.hand.poses
    for place, (card, pose) in enumerate(poses):
        right = pose.rect.right
        if place + 1 < len(poses):
            right = min(right, poses[place + 1][1].x)
        if Rect(pose.x, pose.y, right - pose.x, pose.height).overlaps(area):
            found.append(card)
    return tuple(found)
