"""Movements of single items as tracks for the animator."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEasingCurve
from PySide6.QtWidgets import QGraphicsItem

from ginrummy_qt.presentation.motion import Timing
from ginrummy_qt.presentation.poses import Pose
from ginrummy_qt.ui.table.animator import Track
from ginrummy_qt.ui.table.card_item import CardItem
from ginrummy_qt.ui.table.scene import put
from ginrummy_qt.ui.table.zones import PlaceItem

TRAVEL_Z: Final = 1000
"""Added to the z of a card on its way, so that it passes above the others."""


def easing(timing: Timing) -> QEasingCurve:
    """The curve of a movement."""
    curve = QEasingCurve(QEasingCurve.Type[timing.easing.value])
    if timing.overshoot:
        curve.setOvershoot(timing.overshoot)
    return curve


def travel(item: CardItem, pose: Pose, timing: Timing, start: float = 0.0, above: bool = True) -> Track:
    """A card goes to a pose from where it lies when the track begins, turning over if it must.

    `above` lifts it over all others on the way; it ends exactly at the pose.
    """
    journey = _Journey(item, pose, above)
    return Track(start, timing.duration, easing(timing), journey.apply, journey.begin)


class _Journey:
    def __init__(self, item: CardItem, pose: Pose, above: bool) -> None:
        self._item = item
        self._pose = pose
        self._above = above

    def begin(self) -> None:
        item, pose = self._item, self._pose
        self._from = (item.place.x(), item.place.y(), item.width, item.turn)
        item.setVisible(True)
        item.setZValue(pose.z + TRAVEL_Z if self._above else pose.z)

    def apply(self, progress: float) -> None:
        item, pose = self._item, self._pose
        if progress == 1.0:
            put(item, pose)
            return
        x, y, width, turn = self._from
        if width != pose.width:
            item.resize(width + (pose.width - width) * min(1.0, progress), max(width, pose.width))
        item.move_to(x + (pose.x - x) * progress, y + (pose.y - y) * progress)
        end = 1.0 if pose.face_up else 0.0
        if turn != end:
            item.set_turn(turn + (end - turn) * min(1.0, max(0.0, progress)))


def rise(item: CardItem, height: float, timing: Timing) -> Track:
    """A card is lifted or lowered where it lies."""
    first = item.rise

    def apply(progress: float) -> None:
        item.set_rise(first + (height - first) * progress)

    return Track(0.0, timing.duration, easing(timing), apply)


def glow(item: PlaceItem, light: float, timing: Timing) -> Track:
    """A place lights up or goes out."""
    first = item.light

    def apply(progress: float) -> None:
        item.set_light(first + (light - first) * progress)

    return Track(0.0, timing.duration, easing(timing), apply)


def fade(item: QGraphicsItem, opacity: float, timing: Timing, start: float = 0.0) -> Track:
    """An item appears or vanishes."""
    return Track(start, timing.duration, easing(timing), _blend(item, opacity))


def _blend(item: QGraphicsItem, opacity: float) -> Callable[[float], None]:
    first = item.opacity()
    return lambda progress: item.setOpacity(first + (opacity - first) * progress)
