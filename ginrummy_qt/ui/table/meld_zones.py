"""The places of melds that light up while a card may go there."""

from __future__ import annotations

from collections.abc import Mapping

from ginrummy_qt.presentation.poses import Rect
from ginrummy_qt.ui.table.lettering import qt_rect
from ginrummy_qt.ui.table.scene import TableScene
from ginrummy_qt.ui.table.zones import HandZoneItem
from ginrummy_qt.ui.theme.table_paint import ZoneState


class MeldZones:
    """One zone for each meld that is lit, by its index."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._zones: dict[int, HandZoneItem] = {}

    @property
    def lit(self) -> Mapping[int, HandZoneItem]:
        """The zones that show."""
        return self._zones

    def show(self, places: Mapping[int, Rect], over: int | None = None) -> None:
        """Light exactly these; `over` is the one under the card that is carried."""
        for index in [index for index in self._zones if index not in places]:
            self._scene.removeItem(self._zones.pop(index))
        for index, rect in places.items():
            zone = self._zones.get(index)
            if zone is None:
                zone = self._zones[index] = HandZoneItem(self._scene.art)
                self._scene.addItem(zone)
            zone.show_state(ZoneState.OVER if index == over else ZoneState.OPEN, qt_rect(rect))
