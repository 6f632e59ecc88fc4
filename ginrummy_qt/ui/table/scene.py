"""The scene: it holds the items and puts them where a layout says. It knows no rules and decides nothing."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QGraphicsScene

from ginrummy_qt.presentation.layout import TableLayout
from ginrummy_qt.presentation.poses import CardKey, Pose
from ginrummy_qt.rules.cards import Card
from ginrummy_qt.ui.table.art import Art
from ginrummy_qt.ui.table.band_item import BandItem
from ginrummy_qt.ui.table.card_item import CardItem
from ginrummy_qt.ui.table.drag import Place
from ginrummy_qt.ui.table.lettering import Badge, Lettering, LetteringItem, qt_rect
from ginrummy_qt.ui.table.prompt_item import PromptItem
from ginrummy_qt.ui.table.zones import HandZoneItem, KnockSlotItem, PileItem, PlaceItem
from ginrummy_qt.ui.theme.table_paint import ZoneState

LETTERING_Z: Final = 1.0
BADGE_Z: Final = 45.0
"""Above the opponent's known cards, of which the badge covers a corner."""
TRAY_LETTERING_Z: Final = 290.0
NEARLY: Final = 0.01
"""Poses that differ by less than this many pixels are the same."""


class TableScene(QGraphicsScene):
    """The cards by their keys, the three places, and the lettering."""

    def __init__(self, art: Art) -> None:
        super().__init__()
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self._art = art
        self._cards: dict[CardKey, CardItem] = {}
        self._lettering: list[LetteringItem] = []
        self._letters: tuple[tuple[float, Lettering], ...] = ()
        self.stock = PileItem(art, face_down=True)
        self.pile = PileItem(art, face_down=False)
        self.slot = KnockSlotItem(art)
        self._hand_zone = HandZoneItem(art)
        self.prompt = PromptItem(art)
        self.prompt.setZValue(LETTERING_Z)
        self.band = BandItem(art)
        for item in (self.stock, self.pile, self.slot, self._hand_zone, self.prompt, self.band):
            self.addItem(item)

    @property
    def art(self) -> Art:
        """What everything is painted with."""
        return self._art

    @property
    def cards(self) -> Mapping[CardKey, CardItem]:
        """The cards on the table."""
        return self._cards

    def place(self, which: Place) -> PlaceItem:
        """The item of a place above the hand; raises KeyError for the hand."""
        return {Place.STOCK: self.stock, Place.PILE: self.pile, Place.KNOCK: self.slot}[which]

    def set_art(self, art: Art) -> None:
        """Repaint everything in another look."""
        self._art = art
        self._hand_zone.set_art(art)
        self.prompt.set_art(art)
        self.band.set_art(art)
        places: tuple[PlaceItem, ...] = (self.stock, self.pile, self.slot)
        for place in places:
            place.set_art(art)
        for card in self._cards.values():
            card.set_art(art)
        letters = self._letters
        self.set_lettering(
            [each for z, each in letters if z == LETTERING_Z],
            [each for z, each in letters if z == TRAY_LETTERING_Z],
        )

    # Cards

    def card(self, key: CardKey, pose: Pose | None = None) -> CardItem:
        """The item of a card; one that is not there yet is made, at `pose` if given."""
        item = self._cards.get(key)
        if item is None:
            width = 1.0 if pose is None else pose.width
            item = CardItem(self._art, key if isinstance(key, Card) else None, width)
            self._cards[key] = item
            self.addItem(item)
            if pose is not None:
                put(item, pose)
        return item

    def rename(self, old: CardKey, new: CardKey) -> CardItem:
        """A back becomes a card, or takes another place in the row; the item stays where it is."""
        item = self._cards.pop(old)
        self._cards[new] = item
        item.set_face(new if isinstance(new, Card) else None)
        return item

    def remove(self, key: CardKey) -> None:
        """Take a card off the table."""
        item = self._cards.pop(key, None)
        if item is not None:
            self.removeItem(item)

    def settle_cards(self, poses: Mapping[CardKey, Pose]) -> None:
        """Exactly these cards, exactly there."""
        for key in [key for key in self._cards if key not in poses]:
            self.remove(key)
        for key, pose in poses.items():
            put(self.card(key, pose), pose)

    def mismatches(self, poses: Mapping[CardKey, Pose]) -> tuple[str, ...]:
        """In words for a developer: every card that does not lie as `poses` say; empty if all do."""
        wrong = [f"{key} should not be there" for key in self._cards if key not in poses]
        for key, pose in poses.items():
            item = self._cards.get(key)
            if item is None:
                wrong.append(f"{key} is missing")
            elif not lies(item, pose):
                wrong.append(f"{key} lies at {item.place.x():.1f}, {item.place.y():.1f}, not at {pose}")
        return tuple(wrong)

    # Everything else

    def settle_places(self, layout: TableLayout, pile_count: int, knock_lines: tuple[str, str, str]) -> None:
        """Stock, discard pile and knock slot where the layout says."""
        areas = layout.regions
        self.stock.move_to(areas.stock.x, areas.stock.y, areas.stock.width)
        self.pile.move_to(areas.discard.x, areas.discard.y, areas.discard.width)
        self.slot.move_to(areas.knock.x, areas.knock.y, areas.knock.width)
        self.prompt.put(qt_rect(areas.prompt), areas.seal.center[1])
        self.stock.set_pile(layout.stock.count, layout.stock.edges, layout.stock.edge)
        self.pile.set_pile(pile_count)
        self.slot.set_lines(knock_lines)

    def set_lettering(self, base: Iterable[Lettering], above: Iterable[Lettering] = ()) -> None:
        """Show exactly these labels and lines, those `above` on a tray that lies over the table."""
        wanted = (*((LETTERING_Z, each) for each in base), *((TRAY_LETTERING_Z, each) for each in above))
        if wanted == self._letters and all(item.art is self._art for item in self._lettering):
            return
        for item in self._lettering:
            self.removeItem(item)
        self._letters = wanted
        self._lettering = [LetteringItem(self._art, content) for _, content in wanted]
        for item, (z, _) in zip(self._lettering, wanted, strict=True):
            item.setZValue(BADGE_Z if isinstance(item.content, Badge) else z)
            self.addItem(item)

    def light_hand(self, state: ZoneState | None, rect: QRectF) -> None:
        """Show the hand as a drop zone, or (None) no longer."""
        self._hand_zone.show_state(state, rect)

    def show_places(self, shown: bool) -> None:
        """Show or hide stock, pile, slot and prompt."""
        for item in (self.stock, self.pile, self.slot, self.prompt):
            item.setVisible(shown)


def put(item: CardItem, pose: Pose) -> None:
    """Lay a card exactly so."""
    item.resize(pose.width)
    item.move_to(pose.x, pose.y)
    item.set_turn(1.0 if pose.face_up else 0.0)
    item.setZValue(pose.z)
    item.setVisible(True)
    item.setOpacity(1.0)


def lies(item: CardItem, pose: Pose) -> bool:
    """Whether a card lies exactly so."""
    near = abs(item.place.x() - pose.x) < NEARLY and abs(item.place.y() - pose.y) < NEARLY
    same = abs(item.width - pose.width) < NEARLY and item.turn == (1.0 if pose.face_up else 0.0)
    return near and same and item.zValue() == pose.z and item.isVisible()
