"""Brings the scene to what the state says: at once, or gliding; and shows what the person points at."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace

from ginrummy_qt.presentation.hand_reading import HandReading
from ginrummy_qt.presentation.layout import TableLayout
from ginrummy_qt.presentation.messages import Who
from ginrummy_qt.presentation.motion import Motion, Timing
from ginrummy_qt.presentation.partners import partners
from ginrummy_qt.presentation.poses import CardKey, Pose
from ginrummy_qt.rules.cards import Card
from ginrummy_qt.ui.table.animator import Animator
from ginrummy_qt.ui.table.captions import knock_lines, table_lettering
from ginrummy_qt.ui.table.card_item import CardItem
from ginrummy_qt.ui.table.card_marks import Marks, Partner
from ginrummy_qt.ui.table.cue_tracks import CARRIED_STOCK
from ginrummy_qt.ui.table.drag import Place, Target
from ginrummy_qt.ui.table.keyboard import Focus
from ginrummy_qt.ui.table.lettering import Badge, Lettering, qt_rect
from ginrummy_qt.ui.table.offers import open_places
from ginrummy_qt.ui.table.scene import TableScene, put
from ginrummy_qt.ui.table.state import TableState
from ginrummy_qt.ui.table.tracks import glow, rise, travel
from ginrummy_qt.ui.table.words import Words
from ginrummy_qt.ui.table.zones import PlaceLook
from ginrummy_qt.ui.theme.shadows import Lift
from ginrummy_qt.ui.theme.table_paint import ZoneState

STOCK_TOP = CARRIED_STOCK
HOVER_RISE = 8.0
PRESS_RISE = 4.0
CARRY_Z = 3000


@dataclass(frozen=True, slots=True)
class Pointing:
    """What the pointer and the keyboard are on; `company` are all cards carried, where they are several."""

    hovered: Target | None = None
    held: Target | None = None
    carried: Target | None = None
    over: Place | None = None
    focus: Focus | None = None
    company: frozenset[Card] = frozenset()


@dataclass(frozen=True, slots=True)
class Overlay:
    """A tray over the table: poses of every card that is still to be seen, and its own lettering."""

    poses: Mapping[CardKey, Pose]
    lettering: tuple[Lettering, ...]


class Stage:
    """Scene and state together. `poses` is where the cards belong: the layout's, or a tray's over it."""

    def __init__(self, scene: TableScene, animator: Animator, state: TableState, words: Words) -> None:
        self.scene = scene
        self.animator = animator
        self.pointing = Pointing()
        self.words = words
        self._state = state
        self._layout = state.layout()
        self._overlay: Overlay | None = None
        self._rises: dict[CardKey, float] = {}
        self._gap: int | None = None
        self._laid = frozenset(Who)
        self._in_play = False

    @property
    def state(self) -> TableState:
        """What is shown."""
        return self._state

    @property
    def layout(self) -> TableLayout:
        """Where everything of the state lies."""
        return self._layout

    @property
    def poses(self) -> Mapping[CardKey, Pose]:
        """Where every card belongs."""
        return self._layout.cards if self._overlay is None else self._overlay.poses

    @property
    def covered(self) -> bool:
        """Whether a tray or a result has taken the cards."""
        return self._overlay is not None or self._layout.covered

    def set_state(self, state: TableState) -> None:
        """Take another state; nothing moves yet."""
        self._state = state
        self._layout = state.layout()

    def set_overlay(self, overlay: Overlay | None, motion: Motion) -> None:
        """Let a tray say where the cards belong, or no longer; the hand glides there, the rest is just so."""
        self._overlay = overlay
        poses, hand = self.poses, set(self._state.order.cards)
        for key in [key for key in self.scene.cards if key not in poses]:
            self.scene.remove(key)
        for key, pose in poses.items():
            if key not in hand:
                put(self.scene.card(key, pose), pose)
        self.show_surroundings()
        self.regroup(motion)

    def drop_overlay(self) -> None:
        """Forget the tray; the cards stay where they lie until something moves them."""
        self._overlay = None

    def carried_key(self, target: Target) -> CardKey:
        """The key of the card that a target stands for when it is carried."""
        return STOCK_TOP if target.place is Place.STOCK or target.card is None else target.card

    def settle(self) -> None:
        """Everything exactly where it belongs, now; a card in the hand of the person stays there."""
        self._in_play, self._laid, self._gap = False, frozenset(Who), None
        self.animator.finish_gestures()
        kept: CardItem | None = None
        carried = self.pointing.carried
        if carried is not None:
            kept = self.scene.cards.get(self.carried_key(carried))
        where = None if kept is None else kept.place
        poses = dict(self.poses)
        if carried is not None and carried.place is Place.STOCK:
            poses[STOCK_TOP] = self._layout.stock.pose
        self.scene.settle_cards(poses)
        if kept is not None and where is not None and kept in self.scene.cards.values():
            kept.move_to(where.x(), where.y())
            kept.setZValue(CARRY_Z)
        self.show_surroundings()

    @property
    def reading(self) -> HandReading | None:
        """What the hand counts as; None without one, and while it is being dealt."""
        return self._layout.reading if Who.YOU in self._laid else None

    def begin_sequence(self, laid: frozenset[Who]) -> None:
        """Cards are about to move: nothing lights up until all is settled, only `laid` hands have lines."""
        self._in_play, self._laid = True, laid

    def lay_down(self, who: Who) -> None:
        """The cards of a seat have arrived: draw the lines under them."""
        self._laid |= {who}
        self._show_lettering()

    def show_surroundings(self) -> None:
        """Places, labels, lines and marks as the state says."""
        view = self._state.view
        count = 0 if view is None else len(view.pile)
        limit = 10 if view is None else view.knock_limit
        self.scene.settle_places(self._layout, count, knock_lines(limit, self.words))
        self.scene.show_places(view is not None and not self.covered)
        self._show_lettering()
        self.show_pointing(self.pointing)

    def _show_lettering(self) -> None:
        base = table_lettering(self._layout, self._state.view, self.words, self._laid)
        if self._layout.defence is not None:
            from ginrummy_qt.ui.table.defence_words import defence_lettering

            base = defence_lettering(self._state, self._layout, self.words, self.scene.art, self._laid)
        if self._overlay is not None:
            badges = [each for each in base if isinstance(each, Badge)]
            self.scene.set_lettering(badges, self._overlay.lettering)
        else:
            self.scene.set_lettering(base)

    def regroup(self, motion: Motion = Motion.REGROUP, but: Collection[CardKey] = ()) -> None:
        """Let the cards glide to where they belong; those in `but` are carried and stay with the pointer."""
        timing, self._gap = self._timing(motion), None
        self._show_lettering()
        for key, pose in self.poses.items():
            item = self.scene.card(key, pose)
            if key in but:
                continue
            self.animator.gesture(key, travel(item, pose, timing, above=motion is Motion.RETURN))
        self.show_pointing(self.pointing)

    def part_hand(self, gap: int | None) -> None:
        """Let the hand make room before its card number `gap` (from 0), or (None) stand as it belongs."""
        if gap == self._gap:
            return
        self._gap = gap
        timing, hand = self._timing(Motion.REGROUP), self._layout.hand
        for place, (card, pose) in enumerate(hand.poses):
            aside = 0.0 if gap is None else hand.step / 2 if place >= gap else -hand.step / 2
            aside_pose = replace(pose, x=pose.x + aside)
            self.animator.gesture(card, travel(self.scene.card(card, pose), aside_pose, timing, above=False))

    def glide_home(self, key: CardKey) -> None:
        """A refused card goes back to its place."""
        if key == STOCK_TOP:
            self._return_stock_top()
            return
        pose = self.poses.get(key)
        if pose is not None:
            timing = self._timing(Motion.RETURN)
            self.animator.gesture(key, travel(self.scene.card(key), pose, timing))

    def _return_stock_top(self) -> None:
        if STOCK_TOP not in self.scene.cards:
            return
        timing = self._timing(Motion.RETURN)
        home = travel(self.scene.card(STOCK_TOP), self._layout.stock.pose, timing)
        self.animator.gesture(STOCK_TOP, home, lambda: self.scene.remove(STOCK_TOP))

    def pick_up(self, target: Target, above: int = 0) -> CardItem:
        """The card that follows the pointer from now on."""
        key = self.carried_key(target)
        self.animator.drop_gesture(key)
        item = self.scene.card(key, self._layout.stock.pose if key == STOCK_TOP else None)
        item.setZValue(CARRY_Z + above)
        item.set_lift(Lift.DRAGGED)
        return item

    def _timing(self, motion: Motion) -> Timing:
        """How long a gesture takes: nothing travels where less motion is asked for."""
        pace = self._state.options.pace
        timing = pace.timing(motion)
        return replace(timing, duration=0) if pace.reduced else timing

    # Pointing

    def show_pointing(self, pointing: Pointing) -> None:
        """Light up places and lift cards for what is pointed at."""
        self.pointing = pointing
        accepting = frozenset[Place]()
        if not self.covered and not self._in_play and not pointing.company:
            accepting = open_places(self._state.update, self._state.selected, pointing.carried)
        focus = pointing.focus
        for place in (Place.STOCK, Place.PILE, Place.KNOCK):
            lit = ZoneState.OPEN if place in accepting else ZoneState.REST
            if place in accepting and pointing.carried is not None and place is pointing.over:
                lit = ZoneState.OVER
            focused = focus is not None and focus.place is place
            self._light(place, PlaceLook(lit, focused))
        zone = None
        if Place.HAND in accepting:
            zone = ZoneState.OVER if pointing.over is Place.HAND else ZoneState.OPEN
        self.scene.light_hand(zone, qt_rect(self._layout.regions.hand))
        self._show_cards(pointing)

    def _light(self, place: Place, look: PlaceLook) -> None:
        """Show a place's state; light comes and goes softly."""
        item = self.scene.place(place)
        was_lit, lit = item.look.state is not ZoneState.REST, look.state is not ZoneState.REST
        item.set_look(look)
        if was_lit != lit:
            self.animator.gesture(
                ("light", place), glow(item, 1.0 if lit else 0.0, self._timing(Motion.ZONE_LIGHT))
            )

    def _show_cards(self, pointing: Pointing) -> None:
        layout, focus = self._layout, pointing.focus
        focused = focus.card if focus is not None and focus.place is Place.HAND else None
        loose = not self.covered or layout.defence is not None
        shown, dim = self._partners(focused), self._dimmed()
        for key, item in self.scene.cards.items():
            if key == STOCK_TOP:
                continue
            mine = isinstance(key, Card) and key in self._state.order.cards and loose
            marks = Marks(
                selected=mine and key == layout.selected,
                focused=mine and key == focused,
                fresh=mine and key == layout.fresh,
                barred=mine and key == layout.barred,
                initial=item.marks.initial,
                own=item.marks.own,
                marked=mine and key in self._state.marked,
                partner=shown.get(key) if mine else None,
                dimmed=mine and key in dim,
            )
            item.set_marks(marks)
            self._lift(key, item, mine, focused)

    def _partners(self, focused: Card | None) -> Mapping[CardKey, Partner]:
        """How the cards of the hand go with the one that is pointed at."""
        pointing, state = self.pointing, self._state
        hovered = pointing.hovered if pointing.hovered is not None else pointing.held
        card = focused if hovered is None or hovered.place is not Place.HAND else hovered.card
        hand, view = state.order.cards, state.view
        off = pointing.carried is not None or self.covered or self._in_play
        if off or not state.options.show_partners or card not in hand or view is None:
            return {}
        found = partners(card, hand, view.pile)
        return {
            **dict.fromkeys(found.nearly, Partner.NEARLY),
            **dict.fromkeys(found.melds, Partner.MELD),
        }

    def _dimmed(self) -> Collection[CardKey]:
        """The deadwood, where it is to be shaded."""
        reading = self.reading
        if not self._state.options.dim_deadwood or reading is None or self.covered:
            return ()
        return reading.arrangement.deadwood

    def _lift(self, key: CardKey, item: CardItem, mine: bool, focused: Card | None) -> None:
        pointing = self.pointing
        carried = pointing.carried is not None and key == self.carried_key(pointing.carried)
        if carried or key in pointing.company:
            item.set_lift(Lift.DRAGGED)
            self._raise(key, item, 0.0)
            return
        height, lift = 0.0, Lift.REST
        if mine:
            held = pointing.held is not None and pointing.held.card == key
            hovered = pointing.hovered is not None and pointing.hovered.card == key
            selected = key == self._layout.selected
            if held:
                height = PRESS_RISE
            elif (hovered and pointing.carried is None) or key == focused:
                height, lift = 0.0 if self._layout.defence is not None else HOVER_RISE, Lift.HOVER
            if selected:
                height, lift = 0.0, Lift.RAISED
            elif key == self._layout.fresh and not held:
                lift = Lift.HOVER
        item.set_lift(lift)
        self._raise(key, item, self.scene.art.theme.px(height))

    def _raise(self, key: CardKey, item: CardItem, height: float) -> None:
        goal = self._rises.get(key, item.rise) if self.animator.has_gesture(("rise", key)) else item.rise
        if goal == height:
            return
        timing = self._timing(Motion.LIFT)
        self._rises[key] = height
        if timing.duration == 0:
            self.animator.drop_gesture(("rise", key))
            item.set_rise(height)
        else:
            self.animator.gesture(("rise", key), rise(item, height, timing))
