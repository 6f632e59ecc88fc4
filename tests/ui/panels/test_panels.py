"""The panels over the table, on a real page with a real match behind it: places, texts, real events."""

from __future__ import annotations

import random
from dataclasses import dataclass
from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QGuiApplication, QWheelEvent
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QApplication, QMenu, QPushButton, QWidget

from ginrummy_qt.ports.levels import Level
from ginrummy_qt.ports.settings import HandOrder, Speed
from ginrummy_qt.ports.table import MatchInfo, TableUpdate
from ginrummy_qt.rules.actions import Action, Discard, Knock, Pass
from ginrummy_qt.rules.deal import Phase
from ginrummy_qt.rules.game_match import Stage
from ginrummy_qt.rules.match_kind import MatchKind
from ginrummy_qt.rules.ruleset import PRESETS
from ginrummy_qt.rules.seats import Seat
from ginrummy_qt.session.match_session import MatchSession
from ginrummy_qt.storage.memory_store import MemoryMatchStore
from ginrummy_qt.ui.pages.game_page import GamePage
from ginrummy_qt.ui.panels.action_bar import ActionBar
from ginrummy_qt.ui.panels.panel import PanelButton, dimmed
from ginrummy_qt.ui.table.parts import walk
from ginrummy_qt.ui.table.state import TableOptions
from ginrummy_qt.ui.theme.contrast import contrast
from ginrummy_qt.ui.theme.fonts import load_fonts
from ginrummy_qt.ui.theme.metrics import Metrics
from ginrummy_qt.ui.theme.theme import Theme
from ginrummy_qt.ui.theme.tokens import DARK, HIGH_CONTRAST, LIGHT
from ginrummy_qt.ui.theme.widgets import ThemedButton
from tests.helpers.deals import random_chooser
from tests.helpers.sessions import session_on, setup_of, turn
from tests.helpers.widgets import child, discard, focused

SIZES = ((800, 600), (1000, 640), (1280, 800), (2560, 1440))
at_every_size = pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")


@dataclass
class Game:
    """A shown page, and the session behind it."""

    page: GamePage
    session: MatchSession
    intents: list[Action]

    @property
    def update(self) -> TableUpdate:
        return self.session.update(Seat.SOUTH)

    @property
    def match(self) -> MatchInfo:
        return self.update.match

    def button(self, name: str) -> QPushButton:
        return child(self.page, QPushButton, name)

    def box(self, name: str) -> QRect:
        return child(self.page, ThemedButton, name).box()

    def go_on(self, until, limit: int = 400) -> None:
        """Play on for both, never ending a hand if it can be helped, until something is true."""
        choose = random_chooser(random.Random(5), endings=0, sense=1)
        for _ in range(limit):
            if self.match.stage is Stage.PLAYING and until(self.update):
                self.page.controller.skip()
                return
            if self.match.stage is Stage.PLAYING:
                now = turn(self.session)
                action = choose(now.view, now.update.legal_actions)
                self.session.submit(now.seat, action, now.update.seq)
            else:
                self.session.next_hand("")
        pytest.fail("it never came to that")

    def knock(self) -> None:
        """End a hand by the first knock there is."""
        while self.match.stage is Stage.PLAYING:
            now = turn(self.session)
            knocks = [action for action in now.update.legal_actions if isinstance(action, Knock)]
            action = (
                knocks[0]
                if knocks
                else random_chooser(random.Random(1), sense=1)(now.view, now.update.legal_actions)
            )
            self.session.submit(now.seat, action, now.update.seq)
        self.page.controller.skip()


@pytest.fixture
def make_game(qapp):
    pages: list[GamePage] = []

    def make(size=(1280, 800), tokens=LIGHT, left_handed=False, preset="R1", seed=3) -> Game:
        page = GamePage(Theme(tokens, load_fonts(), Metrics()))
        pages.append(page)
        page.resize(*size)
        page.set_options(TableOptions(speed=Speed.OFF, left_handed=left_handed))
        page.show()
        game = Game(page, session_on(MemoryMatchStore(), seed), [])
        game.session.subscribe(Seat.SOUTH, page.show_update)
        page.controller.intent.connect(lambda action, _seq: game.intents.append(action))
        game.session.new_match(setup_of(PRESETS[preset]))
        game.session.next_hand("")
        page.controller.skip()
        return game

    yield make
    discard(pages)


def my_discard(update: TableUpdate) -> bool:
    view = update.view
    return view is not None and view.my_turn and view.phase is Phase.DISCARD


def my_knock(update: TableUpdate) -> bool:
    return my_discard(update) and any(isinstance(action, Knock) for action in update.legal_actions)


def my_offer(update: TableUpdate) -> bool:
    return update.view is not None and update.view.my_turn and Pass() in update.legal_actions


def panels(page: GamePage) -> list[QWidget]:
    return [page.plate, page.log, page.seal, page.sheet, page.prompt, page.deadwood, page.bar]


def content(widget: QWidget) -> QRect:
    """What a panel shows, without its room for rings and halos."""
    if isinstance(widget, PanelButton):
        return widget.inner().toRect().translated(widget.pos())
    halo = round(widget.look.theme.px(7)) if isinstance(widget, ActionBar) else 0
    return widget.geometry().adjusted(halo, halo, -halo, -halo)


def click(widget: QWidget, at: QPoint | None = None) -> None:
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=widget.rect().center() if at is None else at)


# Places


@at_every_size
@pytest.mark.parametrize("left_handed", [False, True], ids=["right", "left"])
def test_panels_lie_on_the_page_apart_from_each_other_and_from_cards(make_game, size, left_handed):
    game = make_game(size, left_handed=left_handed)
    game.go_on(my_discard)
    areas = [content(panel) for panel in panels(game.page)]
    assert all(game.page.rect().contains(area) for area in areas)
    for place, area in enumerate(areas):
        assert not any(area.intersects(other) for other in areas[place + 1 :])
    for pose in game.page.controller.layout.cards.values():
        card = QRect(round(pose.x), round(pose.y), round(pose.width), round(pose.height))
        assert not any(area.intersects(card) for area in areas)


@at_every_size
def test_everything_to_press_is_at_least_44_px(make_game, size):
    game = make_game(size)
    game.go_on(my_offer)
    for name in ("sort", "pass", "end"):
        box = game.box(name)
        assert box.width() >= 44
        assert box.height() >= 44
    for panel in (game.page.log, game.page.seal, game.page.sheet):
        assert panel.inner().width() >= 44
        assert panel.inner().height() >= 44


@at_every_size
def test_left_handed_mirrors_bar_and_columns(make_game, size):
    right, left = make_game(size), make_game(size, left_handed=True)
    for game in (right, left):
        game.go_on(my_discard)
    for one, other in zip(panels(right.page), panels(left.page), strict=True):
        mirrored = QRect(content(other))
        mirrored.moveRight(size[0] - 1 - content(other).left())
        assert abs(mirrored.left() - content(one).left()) <= 1
        assert abs(mirrored.width() - content(one).width()) <= 1


def test_boxes_of_the_bar_stand_8_px_apart_and_end_at_the_margin(make_game):
    game = make_game((1280, 800))
    game.go_on(my_offer)
    boxes = [
        game.box(name).translated(game.button(name).mapTo(game.page, QPoint()))
        for name in ("sort", "pass", "end")
    ]
    assert [second.left() - first.right() - 1 for first, second in pairwise(boxes)] == [8, 8]
    assert boxes[-1].right() + 1 == 1280 - 24
    assert boxes[-1].bottom() + 1 == 800 - 24


def test_the_shadow_of_the_sheet_lets_the_pointer_through(make_game):
    game = make_game((800, 600))
    beside = content(game.page.sheet).bottomLeft() + QPoint(-game.page.sheet.room - 4, -40)
    assert game.page.sheet.ground.geometry().contains(beside)
    assert game.page.childAt(beside) is game.page.view.viewport()


# Words and numbers


def test_the_deadwood_number_names_the_discard_it_assumes(make_game):
    game = make_game()
    game.go_on(my_discard)
    reading = game.page.controller.layout.reading
    assert game.page.deadwood.number() == str(reading.deadwood_value)
    assert game.page.deadwood.caption() == f"if you discard {game.page.names.card(reading.discard)}"


def test_the_deal_does_not_tell_what_the_hand_counts_before_it_has_been_dealt(make_game):
    game = make_game()
    table = game.page.controller
    game.session.resign()
    table.set_options(TableOptions(speed=Speed.NORMAL))
    game.session.new_match(setup_of(PRESETS["R1"]))
    game.session.next_hand("")
    assert table.busy
    assert (game.page.deadwood.number(), game.page.deadwood.accessibleName()) == ("", "Deadwood")
    assert not any("deadwood" in part.name.lower() for part in walk(table.view.spoken.parts()))
    table.skip()
    assert game.page.deadwood.number() == str(table.layout.reading.deadwood_value)
    assert any("deadwood" in part.name.lower() for part in walk(table.view.spoken.parts()))


def test_while_the_opponent_plays_the_knock_limit_stands_there(make_game):
    game = make_game()
    game.go_on(lambda update: not update.view.my_turn)
    assert game.page.deadwood.caption() == "knock at 10 or less"


def test_the_end_button_says_why_it_is_off(make_game):
    game = make_game()
    game.go_on(lambda update: my_discard(update) and not my_knock(update))
    end = game.button("end")
    assert not end.isEnabled()
    assert end.text() == "Knock"
    assert "You may knock at 10 or less." in end.toolTip()
    assert end.accessibleDescription() == end.toolTip()


def test_the_end_button_opens_the_preview_and_ends_nothing_by_itself(make_game):
    game = make_game(seed=6)
    game.go_on(my_knock)
    before = game.update.seq
    click(game.button("end"))
    assert game.update.seq == before
    assert not game.page.bar.isVisible()
    assert not game.page.log.isVisible()
    assert game.page.sheet.isVisible()


def test_pass_is_there_only_while_a_card_is_offered(make_game):
    game = make_game()
    game.go_on(my_offer)
    assert game.button("pass").isVisible()
    click(game.button("pass"))
    assert game.intents == [Pass()]
    game.go_on(my_discard)
    assert not game.button("pass").isVisible()


def test_pressing_pass_leaves_the_keyboard_on_the_table(make_game):
    game = make_game()
    game.go_on(my_offer)
    game.page.view.setFocus()
    click(game.button("pass"))
    game.go_on(my_discard)
    assert game.page.window().focusWidget() is game.page.view
    assert not any(item.marks.focused for item in game.page.view.scene().cards.values())


@pytest.mark.qt_log_ignore("does not support grabbing the keyboard")  # says the offscreen platform of menus
@pytest.mark.parametrize("place", range(3))
def test_sort_sorts_the_hand_and_is_dealt_in_from_then_on(make_game, place):
    game = make_game()
    game.go_on(my_discard)
    orders = QSignalSpy(game.page.controller.hand_order_changed)
    click(game.button("sort"))
    menu = child(game.page, QMenu, "sort_menu")
    assert menu.actions()[place].text() == ("By suit", "By rank", "By melds")[place]
    menu.actions()[place].trigger()
    menu.close()
    assert orders.at(0) == [(HandOrder.SUIT, HandOrder.RANK, HandOrder.MELDS)[place]]


def test_the_plate_leaves_out_the_place_of_the_level_before_it_is_cut_off(make_game):
    plate = make_game((1280, 800)).page.plate
    plate.set_thinking(False)
    plate.show_level(Level.SKILLED)
    plate.show_kind(MatchKind.REPLAYED)
    assert plate.line() == "Played again · Skilled, level 5 of 7"
    assert plate.fitting_line(1000) == plate.line()
    assert plate.fitting_line(150) == "Played again · Skilled"
    plate.show_kind(MatchKind.RATED)
    assert plate.fitting_line(60) == plate.line()


def test_plate_and_prompt_say_whom_the_table_waits_for(make_game):
    game = make_game()
    game.go_on(lambda update: not update.view.my_turn)
    game.page.set_thinking(True)
    assert game.page.plate.line() == "Thinking…"
    assert game.page.prompt.said == "Mara is thinking."
    game.page.set_thinking(False)
    assert game.page.plate.line() == "Style: Steady"


def test_the_arc_turns_while_thinking_and_stands_still_without_motion(make_game, qtbot):
    game = make_game()
    game.page.set_thinking(True)
    first = game.page.plate.grab().toImage()
    qtbot.waitUntil(lambda: game.page.plate.grab().toImage() != first, timeout=2000)
    game.page.plate.set_reduced_motion(True)
    still = game.page.plate.grab().toImage()
    qtbot.wait(120)
    assert game.page.plate.grab().toImage() == still


# Log, seal, sheet


def test_the_log_folds_to_its_last_move_and_back(make_game):
    game = make_game()
    game.go_on(lambda update: my_discard(update) and len(update.view.moves) > 5)
    log = game.page.log
    count = game.page.log_model.rowCount()
    assert len(log.rows_shown()) > 1
    click(log, log.inner().topLeft().toPoint() + QPoint(10, 8))
    assert log.rows_shown() == range(count - 1, count)
    log.setFocus()
    QTest.keyClick(log, Qt.Key.Key_Space)
    assert len(log.rows_shown()) > 1


def test_in_a_narrow_window_the_log_asks_to_be_shown_whole(make_game):
    game = make_game((800, 600))
    game.go_on(lambda update: my_discard(update) and len(update.view.moves) > 5)
    opened = QSignalSpy(game.page.log_opened)
    assert len(game.page.log.rows_shown()) == 1
    click(game.page.log)
    assert opened.count() == 1


def test_the_newest_move_is_always_in_sight(make_game):
    game = make_game((1280, 800))
    for count in range(1, 24):
        game.go_on(lambda update, count=count: len(update.view.moves) >= count)
        assert game.page.log.rows_shown().stop == game.page.log_model.rowCount()
        assert content(game.page.log).bottom() <= content(game.page.seal).top() + 1


def long_log(make_game):
    game = make_game((1280, 800))
    game.go_on(lambda update: my_discard(update) and len(update.view.moves) >= 16)
    return game, game.page.log, game.page.log_model.rowCount()


def test_the_wheel_and_keys_go_to_older_moves_and_back(make_game):
    game, log, count = long_log(make_game)
    shown = len(log.rows_shown())
    assert log.rows_shown() == range(count - shown, count)
    where = log.inner().center()
    angle, none = QPoint(0, 120), QPoint()
    event = QWheelEvent(
        where,
        log.mapToGlobal(where),
        none,
        angle,
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(log, event)
    assert log.rows_shown() == range(count - shown - 1, count - 1)
    log.setFocus()
    QTest.keyClick(log, Qt.Key.Key_Home)
    assert log.rows_shown().start == 0
    assert not log.earlier.isVisible()
    QTest.keyClick(log, Qt.Key.Key_End)
    assert log.rows_shown().stop == count
    QTest.keyClick(log, Qt.Key.Key_PageUp)
    assert log.rows_shown().stop < count
    game.go_on(lambda update: len(update.view.moves) > count)
    assert log.rows_shown().stop == game.page.log_model.rowCount()


def test_every_move_is_counted_as_shown_or_earlier_and_all_are_one_press_away(make_game):
    game, log, _count = long_log(make_game)
    assert log.earlier.isVisible()
    assert log.earlier.text() == f"{log.rows_shown().start} earlier moves"
    assert log.earlier.height() >= 44
    opened = QSignalSpy(game.page.log_opened)
    QTest.mouseClick(log.earlier, Qt.MouseButton.LeftButton)
    assert opened.count() == 1
    assert len(log.rows_shown()) > 1
    seal = game.page.seal
    assert content(seal).center().y() - content(log).bottom() >= 30


def test_a_click_on_the_seal_copies_the_whole_commitment(make_game):
    game = make_game()
    click(game.page.seal)
    assert QGuiApplication.clipboard().text() == game.match.sealed
    assert game.match.sealed in game.page.seal.toolTip()
    short = game.match.sealed[:8].upper()
    assert game.page.seal.text() == f"Sealed {short[:4]} {short[4:]}"


@pytest.mark.parametrize("way", ["click", "space"])
def test_the_score_sheet_asks_to_be_shown_whole(make_game, way):
    game = make_game()
    opened = QSignalSpy(game.page.sheet_opened)
    if way == "click":
        click(game.page.sheet)
    else:
        game.page.sheet.setFocus()
        QTest.keyClick(game.page.sheet, Qt.Key.Key_Space)
    assert opened.count() == 1


def test_the_score_sheet_says_the_score_to_screen_readers(make_game):
    game = make_game()
    game.knock()
    game.session.next_hand("")
    game.page.controller.skip()
    points = [score.hand_points for score in game.match.score.seats]
    expected = f"Score: you {points[0]}, Mara {points[1]}, match to 100"
    assert game.page.sheet.accessibleName() == expected


def test_hands_won_are_counted_in_words_that_fit(make_game):
    sheet = make_game().page.sheet
    assert [sheet.hands_won(count, 200) for count in (0, 1, 2)] == [
        "0 hands won",
        "1 hand won",
        "2 hands won",
    ]
    assert [sheet.hands_won(count, 50) for count in (1, 2)] == ["1 hand", "2 hands"]
    assert sheet.both_won([1, 2], 200) == ("1 hand won", "2 hands won")
    assert sheet.both_won([1, 222222222], 80) == ("1 hand", "222222222 hands")


# What lies over the table


def test_the_result_of_a_hand_has_the_page_for_itself(make_game):
    game = make_game()
    game.knock()
    assert not any(panel.isVisible() for panel in panels(game.page))
    assert not game.page.sheet.ground.isVisible()
    game.session.next_hand("")
    game.page.controller.skip()
    assert all(panel.isVisible() for panel in panels(game.page))
    assert game.page.sheet.ground.isVisible()


@pytest.mark.parametrize("tokens", [LIGHT, DARK, HIGH_CONTRAST], ids=lambda tokens: tokens.name)
def test_under_the_scrim_of_the_preview_the_sheet_is_dark_and_still_readable(make_game, tokens):
    game = make_game(tokens=tokens, seed=6)
    game.go_on(my_knock)
    click(game.button("end"))
    under = game.page.sheet.look.theme.tokens
    assert under == dimmed(tokens)
    assert contrast(under.sink, under.surface) >= 7
    assert contrast(under.sink2, under.surface) >= 4
    click(game.button("knock_go_back"))
    game.page.controller.skip()
    assert game.page.sheet.look.theme.tokens == tokens


def lies_apart(game: Game, widget: QWidget) -> bool:
    area = widget.geometry()
    others = [content(panel) for panel in panels(game.page)]
    poses = game.page.controller.layout.cards.values()
    cards = [QRect(round(p.x), round(p.y), round(p.width), round(p.height)) for p in poses]
    return game.page.rect().contains(area) and not any(area.intersects(each) for each in (*others, *cards))


@at_every_size
def test_a_banner_with_something_to_press_has_room_for_it_and_cannot_be_closed(make_game, size, qtbot):
    game = make_game(size)
    banner = game.page.banner
    banner.say("Your match waits: the other player does not answer.", "Try again")
    act = child(banner, ThemedButton, "banner_act")
    assert lies_apart(game, banner)
    assert banner.rect().contains(act.box().translated(act.pos()))
    assert banner.height() < game.page.controller.layout.regions.note.height, "nothing is cut off"
    assert not child(banner, QPushButton, "close_banner").isVisible()
    with qtbot.waitSignal(banner.act_chosen):
        click(act)


def test_the_banner_hides_no_card_and_goes_for_good_when_closed(make_game):
    for size in SIZES:
        game = make_game(size)
        game.page.banner.say("Nothing is saved: the data folder cannot be written.")
        assert lies_apart(game, game.page.banner)
    click(child(game.page.banner, QPushButton, "close_banner"))
    assert not game.page.banner.isVisible()
    game.knock()
    game.session.next_hand("")
    game.page.controller.skip()
    assert not game.page.banner.isVisible()


# Keyboard


def test_tab_reaches_every_panel_that_can_be_pressed(make_game, qtbot):
    game = make_game(seed=6)
    game.go_on(my_knock)
    with qtbot.waitActive(game.page):
        game.page.activateWindow()
    game.button("sort").setFocus()
    seen = []
    for _ in range(12):
        seen.append(focused().objectName())
        QTest.keyClick(focused(), Qt.Key.Key_Tab)
    places = [seen.index(name) for name in ("sort", "end", "move_log", "seal", "score_sheet")]
    assert places == sorted(places)


@pytest.mark.parametrize("name", ["move_log", "seal", "score_sheet"])
def test_the_focus_can_be_seen(make_game, qtbot, name):
    game = make_game()
    game.go_on(my_discard)
    panel = game.button(name)
    with qtbot.waitActive(game.page):
        game.page.activateWindow()
    plain = panel.grab().toImage()
    panel.setFocus(Qt.FocusReason.TabFocusReason)
    ring = panel.grab().toImage()
    colours = {ring.pixelColor(x, y).name() for x in range(ring.width()) for y in range(ring.height())}
    assert LIGHT.focus in colours
    assert ring != plain


def test_a_selected_card_changes_number_and_button(make_game):
    game = make_game()
    game.go_on(my_discard)
    card = next(a.card for a in game.update.legal_actions if isinstance(a, Discard))
    pose = game.page.controller.layout.cards[card]
    port = game.page.view.viewport()
    QTest.mouseClick(port, Qt.MouseButton.LeftButton, pos=QPoint(round(pose.x + 20), round(pose.y + 90)))
    assert game.page.controller.selected == card
    assert game.page.deadwood.caption() == f"if you discard {game.page.names.card(card)}"
