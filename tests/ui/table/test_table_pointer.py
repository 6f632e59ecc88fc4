"""Playing by mouse and touch: every drag has a click that does the same."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from ginrummy_qt.ports.settings import HandOrder
from ginrummy_qt.ports.table import Rejected, SessionRefusal
from ginrummy_qt.presentation.hand_order import sorted_cards
from ginrummy_qt.rules.actions import Discard, DrawDiscard, DrawStock
from ginrummy_qt.rules.cards import Card
from ginrummy_qt.ui.theme.table_paint import ZoneState
from tests.helpers.table import make_table

HAND = "3c 4c 5c 7h 7s 7d 9d Js Qs Kh"
OPPONENT = "8h 9h Th Kc Kd Ks 5d 6s 2h Jh"
STOCK = "2d 6d 3d 4d"


@pytest.fixture
def table(qtbot):
    return make_table(qtbot, HAND, OPPONENT, "As", STOCK)


def card(text: str) -> Card:
    return Card.parse(text)


def test_a_click_on_the_stock_draws(table):
    table.click(table.stock())
    assert table.intents == [DrawStock()]
    assert "2d" in table.hand_texts()
    assert table.lies_right()


def test_a_click_on_the_upcard_takes_it(table):
    table.click(table.pile())
    assert table.intents == [DrawDiscard()]
    assert "As" in table.hand_texts()
    assert table.lies_right()


def test_dragging_the_stock_into_the_hand_draws(table):
    table.drag(table.stock(), table.hand())
    assert table.intents == [DrawStock()]
    assert table.lies_right()


@pytest.mark.parametrize("place", [0, 4, 9])
@pytest.mark.parametrize("source", ["stock", "pile"])
def test_a_card_drawn_onto_the_hand_lands_where_it_was_dropped(table, source, place):
    before = table.hand_texts()
    strip = table.controller.layout.hand.poses[place][1]
    middle = QPoint(round(strip.x + 4), round(strip.y + strip.height / 2))
    table.drag(getattr(table, source)(), middle)
    drawn = "2d" if source == "stock" else "As"
    assert table.hand_texts() == [*before[:place], drawn, *before[place:]]
    assert table.lies_right()


@pytest.mark.parametrize("source", ["stock", "pile"])
def test_the_hand_parts_where_a_drawn_card_would_land_and_closes_behind_it(table, source):
    poses = dict(table.controller.layout.hand.poses)
    left, right = list(poses)[3], list(poses)[4]
    items = table.view.scene().cards

    def parted() -> float:
        table.clock.run(300)
        apart = items[right].place.x() - items[left].place.x()
        return float(apart - (poses[right].x - poses[left].x))

    over = table.card_point(right) - QPoint(16, 0)
    table.pull(getattr(table, source)(), over)
    assert parted() == pytest.approx(table.controller.layout.hand.step)
    table.move(table.slot())
    assert parted() == pytest.approx(0)
    table.move(over)
    assert parted() > 0
    table.key(Qt.Key.Key_Escape)
    assert table.lies_right()


def test_a_card_drawn_over_the_hand_takes_its_usual_place(table):
    table.drag(table.stock(), table.hand() - QPoint(0, round(table.controller.layout.hand.rect.height * 0.6)))
    assert table.intents == [DrawStock()]
    dragged = table.hand_texts()
    assert dragged == [str(held) for held in sorted_cards(map(card, dragged), HandOrder.MELDS)]


def test_the_place_of_a_drop_that_was_refused_is_forgotten(table):
    table.offline = True
    table.drag(table.stock(), table.card_point(table.hand_texts()[0]))
    table.controller.show_rejection(Rejected(SessionRefusal.NOT_SAVED))
    table.offline = False
    table.click(table.stock())
    drawn = table.hand_texts()
    assert drawn == [str(held) for held in sorted_cards(map(card, drawn), HandOrder.MELDS)]


def test_dragging_the_upcard_into_the_hand_takes_it(table):
    table.drag(table.pile(), table.hand())
    assert table.intents == [DrawDiscard()]
    assert table.lies_right()


def test_where_the_only_upcard_was_carried_away_its_outline_is_seen(table):
    place = table.controller.layout.regions.discard
    table.pull(table.pile(), table.hand())
    picture = table.view.grab().toImage()
    middle = round(place.center[1])
    edge = [picture.pixelColor(round(place.x) + step, middle).lightness() for step in range(-2, 4)]
    bare = picture.pixelColor(round(place.x) + 20, middle).lightness()
    assert min(edge) < bare - 40


def test_a_click_selects_and_a_click_on_the_pile_discards(table):
    table.click(table.stock())
    table.click(table.card_point("Kh"))
    assert table.controller.selected == card("Kh")
    table.click(table.pile())
    assert table.intents[-1] == Discard(card("Kh"))
    assert table.controller.selected is None
    assert table.lies_right()


def test_a_second_click_on_the_card_gives_the_selection_up(table):
    table.click(table.card_point("Kh"))
    table.click(table.card_point("Kh"))
    assert table.controller.selected is None
    assert table.lies_right()


def test_dragging_a_card_to_the_pile_discards(table):
    table.click(table.stock())
    table.drag(table.card_point("9d"), table.pile())
    assert table.intents[-1] == Discard(card("9d"))
    assert table.lies_right()


def test_a_double_click_never_discards(table):
    table.click(table.stock())
    QTest.mouseDClick(table.port, Qt.MouseButton.LeftButton, pos=table.card_point("Kh"))
    assert table.intents == [DrawStock()]


def test_a_discard_before_the_draw_glides_back_and_says_why(table):
    table.drag(table.card_point("9d"), table.pile())
    assert table.intents == []
    assert table.controller.prompt == "Draw a card first."
    assert table.lies_right()
    assert "9d" in table.hand_texts()


def test_a_card_just_taken_cannot_be_discarded_and_the_prompt_says_why(table):
    table.click(table.pile())
    table.drag(table.card_point("As"), table.pile())
    assert table.intents == [DrawDiscard()]
    assert table.controller.prompt.startswith("A card taken from the discard pile")
    assert table.lies_right()


def test_the_pile_without_a_selected_card_asks_for_one(table):
    table.click(table.stock())
    table.click(table.pile())
    assert table.intents == [DrawStock()]
    assert table.controller.prompt == "Choose a card to discard first."


def test_a_refusal_of_the_session_returns_the_card(table):
    table.click(table.stock())
    table.match.log += table.match.log[-1:]
    table.drag(table.card_point("9d"), table.pile())
    assert table.controller.prompt.startswith("The table has changed")
    assert table.lies_right()
    assert "9d" in table.hand_texts()


def test_dropping_on_the_bare_table_returns_the_card(table):
    table.drag(table.card_point("9d"), QPoint(300, 150))
    assert table.intents == []
    assert table.lies_right()


def test_dragging_within_the_hand_rearranges_it_while_the_others_make_room(table):
    before = table.hand_texts()
    first, last = table.card_point(before[0]), table.card_point(before[-1])
    table.pull(first, last + QPoint(40, 0))
    assert table.hand_texts()[-1] == before[0]
    table.release(last + QPoint(40, 0))
    assert table.hand_texts() == [*before[1:], before[0]]
    assert table.intents == []
    assert table.lies_right()


def test_a_rearranged_hand_stays_so_when_a_card_is_drawn(table):
    before = table.hand_texts()
    table.drag(table.card_point(before[0]), table.card_point(before[-1]) + QPoint(40, 0))
    arranged = table.hand_texts()
    table.click(table.stock())
    assert table.hand_texts() == [*arranged, "2d"]


def test_escape_calls_a_drag_off_and_restores_the_order(table):
    before = table.hand_texts()
    table.pull(table.card_point(before[0]), table.card_point(before[-1]))
    table.key(Qt.Key.Key_Escape)
    table.release(table.card_point(before[-1]))
    assert table.hand_texts() == before
    assert table.intents == []
    assert table.lies_right()


def test_leaving_the_window_calls_a_drag_off(table):
    table.click(table.stock())
    before = table.hand_texts()
    table.pull(table.card_point("9d"), table.pile())
    QApplication.sendEvent(table.view, QEvent(QEvent.Type.Leave))
    table.release(table.pile())
    assert table.hand_texts() == before
    assert table.intents == [DrawStock()]
    assert table.lies_right()


def test_the_right_button_does_nothing(table):
    start = table.card_point("9d")
    QTest.mousePress(table.port, Qt.MouseButton.RightButton, pos=start)
    QTest.mouseMove(table.port, table.pile())
    QTest.mouseRelease(table.port, Qt.MouseButton.RightButton, pos=table.pile())
    QTest.mouseClick(table.port, Qt.MouseButton.RightButton, pos=table.stock())
    assert table.intents == []
    assert table.controller.selected is None
    assert table.lies_right()


def test_zones_light_up_for_the_card_in_hand_and_under_it(table):
    scene = table.view.scene()
    assert scene.stock.look.state == ZoneState.OPEN
    assert scene.pile.look.state == ZoneState.OPEN
    table.click(table.stock())
    assert scene.pile.look.state == ZoneState.REST
    table.pull(table.card_point("Kh"), QPoint(640, 400))
    assert scene.pile.look.state == ZoneState.OPEN
    assert scene.slot.look.state == ZoneState.REST
    table.move(table.pile())
    assert scene.pile.look.state == ZoneState.OVER
    table.key(Qt.Key.Key_Escape)
    assert scene.pile.look.state == ZoneState.REST


def test_hovering_lifts_a_card_by_eight_pixels(table):
    table.move(table.card_point("Kh"))
    table.clock.run(200)
    item = table.view.scene().cards[card("Kh")]
    assert item.rise == 8
    table.move(QPoint(5, 400))
    table.clock.run(200)
    assert item.rise == 0


def test_a_finger_plays_like_the_mouse(table):
    finger = QTest.createTouchDevice()
    start, end = table.stock(), table.hand()
    QTest.touchEvent(table.view, finger).press(0, start, table.port)
    for share in (0.3, 0.7, 1.0):
        QTest.touchEvent(table.view, finger).move(0, start + (end - start) * share, table.port)
    QTest.touchEvent(table.view, finger).release(0, end, table.port)
    assert table.intents == [DrawStock()]
    assert table.lies_right()


def test_a_new_update_waits_until_the_drag_ends(table):
    table.click(table.stock())
    table.drag(table.card_point("9d"), table.pile())
    hand = table.hand_texts()
    table.pull(table.card_point(hand[0]), table.card_point(hand[4]))
    table.opponent_draws_and_discards()
    assert table.controller.update.view.turn.name == "NORTH"
    table.release(table.card_point(hand[4]))
    assert table.controller.update.view.my_turn
    assert table.lies_right()
