"""A real table over a real match, played with real events; the hands are dealt as the test wants them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from ginrummy_qt.ports.levels import Style
from ginrummy_qt.ports.settings import Speed
from ginrummy_qt.ports.table import MatchSetup, Rejected, SessionRefusal
from ginrummy_qt.presentation.poses import Rect
from ginrummy_qt.rules import game_match
from ginrummy_qt.rules.actions import Action, Discard, DrawStock, Knock
from ginrummy_qt.rules.cards import Card
from ginrummy_qt.rules.events import (
    DealerDrawn,
    DeckCut,
    Event,
    HandDealt,
    HandSealed,
    MatchStarted,
    SeedDrawn,
    SeedRevealed,
)
from ginrummy_qt.rules.game_match import MatchState
from ginrummy_qt.rules.legality import IllegalAction, legal_actions
from ginrummy_qt.rules.ruleset import PRESETS, Ruleset
from ginrummy_qt.rules.seats import Seat
from ginrummy_qt.rules.shuffle import commitment
from ginrummy_qt.rules.view import PlayerView
from ginrummy_qt.session.updates import table_update
from ginrummy_qt.ui.table.controller import TableController
from ginrummy_qt.ui.table.end_choice import Choices
from ginrummy_qt.ui.table.knock_tray import KnockTray
from ginrummy_qt.ui.table.state import TableOptions
from ginrummy_qt.ui.table.view import TableView
from ginrummy_qt.ui.text.speech import Names
from ginrummy_qt.ui.theme.fonts import load_fonts
from ginrummy_qt.ui.theme.metrics import Metrics
from ginrummy_qt.ui.theme.theme import Theme
from ginrummy_qt.ui.theme.tokens import LIGHT
from tests.helpers.deals import stacked_deck

MATCH_ID = "0" * 32
SEED = "1" * 64


class StackedMatch:
    """The steps of a session over a deck that the test has put in order; the person is not the dealer."""

    def __init__(self, deck: Sequence[Card], ruleset: Ruleset, seal: str = "") -> None:
        self.setup = MatchSetup(ruleset, Style.STEADY)
        self.log: tuple[Event, ...] = (
            MatchStarted(MATCH_ID, ruleset),
            SeedDrawn(0, SEED),
            HandSealed(0, None, "2" * 64),
            DeckCut(0, ""),
            DealerDrawn(Card(1), Card(0), Seat.NORTH),
            SeedRevealed(0, SEED),
            SeedDrawn(1, SEED),
            HandSealed(1, Seat.NORTH, seal or commitment(MATCH_ID, 1, Seat.NORTH, ruleset, SEED)),
            DeckCut(1, ""),
            HandDealt(1, Seat.NORTH, tuple(deck)),
        )
        self.state: MatchState = game_match.fold(None, self.log)

    @property
    def seq(self) -> int:
        return len(self.log)

    def view(self, seat: Seat = Seat.SOUTH) -> PlayerView:
        view = self.state.view(seat)
        assert view is not None
        return view

    def update(self, fresh: int):
        events = self.log[len(self.log) - fresh :]
        return table_update(self.setup, self.state, self.log, events, Seat.SOUTH)

    def submit(self, seat: Seat, action: Action, seq: int) -> int | Rejected:
        if seq != self.seq:
            return Rejected(SessionRefusal.STALE)
        try:
            events = game_match.play(self.state, seat, action)
        except IllegalAction as error:
            return Rejected(error.reason)
        self.state = game_match.fold(self.state, events)
        self.log += events
        return len(events)


@dataclass
class Table:
    """The table's widget and controller with a match behind them."""

    match: StackedMatch
    controller: TableController
    view: TableView
    clock: Clock
    intents: list[Action] = field(default_factory=list)
    prompts: list[str] = field(default_factory=list)
    offline: bool = False

    # The other side

    def begin(self) -> None:
        self.controller.show(self.match.update(1))

    def on_intent(self, action: Action, seq: int) -> None:
        self.intents.append(action)
        if not self.offline:
            self.play(Seat.SOUTH, action, seq)

    def play(self, seat: Seat, action: Action, seq: int | None = None) -> None:
        answer = self.match.submit(seat, action, self.match.seq if seq is None else seq)
        if isinstance(answer, Rejected):
            self.controller.show_rejection(answer)
        else:
            self.controller.show(self.match.update(answer))

    def opponent_draws_and_discards(self) -> None:
        self.play(Seat.NORTH, DrawStock())
        card = next(
            each.card for each in legal_actions(self.match.view(Seat.NORTH)) if isinstance(each, Discard)
        )
        self.play(Seat.NORTH, Discard(card))

    # Endings

    @property
    def tray(self) -> KnockTray:
        tray = self.controller.preview.tray
        assert tray is not None
        return tray

    @property
    def choices(self) -> Choices:
        choices = self.controller.preview.choices
        assert choices is not None
        return choices

    @property
    def over(self) -> bool:
        return self.match.view().outcome is not None

    def knocked(self) -> Knock:
        """The knock that was wanted last."""
        wanted = self.intents[-1]
        assert isinstance(wanted, Knock)
        return wanted

    # Pointer and keys

    @property
    def port(self) -> QWidget:
        return self.view.viewport()

    def card_point(self, card: Card | str) -> QPoint:
        """A point on the visible strip of a card of the hand."""
        card = Card.parse(card) if isinstance(card, str) else card
        pose = dict(self.controller.layout.hand.poses)[card]
        return QPoint(round(pose.x + 20), round(pose.y + pose.height / 2))

    def stock(self) -> QPoint:
        return middle(self.controller.layout.regions.stock)

    def pile(self) -> QPoint:
        return middle(self.controller.layout.regions.discard)

    def slot(self) -> QPoint:
        return middle(self.controller.layout.regions.knock)

    def hand(self) -> QPoint:
        return middle(self.controller.layout.regions.hand)

    def click(self, where: QPoint) -> None:
        QTest.mouseClick(self.port, Qt.MouseButton.LeftButton, pos=where)

    def press(self, where: QPoint) -> None:
        QTest.mousePress(self.port, Qt.MouseButton.LeftButton, pos=where)

    def move(self, where: QPoint) -> None:
        QTest.mouseMove(self.port, where)

    def release(self, where: QPoint) -> None:
        QTest.mouseRelease(self.port, Qt.MouseButton.LeftButton, pos=where)

    def pull(self, start: QPoint, end: QPoint) -> None:
        """Press, and move in three steps, without letting go."""
        self.press(start)
        for share in (0.3, 0.7, 1.0):
            self.move(start + (end - start) * share)

    def drag(self, start: QPoint, end: QPoint) -> None:
        self.pull(start, end)
        self.release(end)

    def key(self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        QTest.keyClick(self.view, key, modifier)

    # Looking

    def hand_texts(self) -> list[str]:
        return [str(card) for card, _ in self.controller.layout.hand.poses]

    def lies_right(self) -> bool:
        """Let gestures end, and compare every card with the layout."""
        self.clock.run(1000)
        wrong = self.controller.poses_match_layout()
        assert not wrong, wrong
        return self.controller.is_settled


class Clock:
    """Time that passes when the test says so."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self.controller: TableController | None = None

    def __call__(self) -> float:
        return self.seconds

    def run(self, milliseconds: float, step: float = 16) -> None:
        """Let time pass frame by frame."""
        assert self.controller is not None
        left = milliseconds
        while left > 0:
            self.seconds += min(step, left) / 1000
            left -= step
            self.controller.tick()


def middle(rect: Rect) -> QPoint:
    x, y = rect.center
    return QPoint(round(x), round(y))


def bare_table(qtbot, clock: Clock, size: tuple[int, int] = (1280, 800)) -> TableController:
    """A shown table without a match."""
    view = TableView()
    qtbot.addWidget(view)
    view.resize(*size)
    view.show()
    theme = Theme(LIGHT, load_fonts(), Metrics(1.0))
    controller = TableController(view, theme, Names("Mara"), now=clock, timed=False)
    clock.controller = controller
    return controller


def make_table(
    qtbot,
    hand: str,
    opponent: str,
    upcard: str,
    stock: str = "",
    ruleset: Ruleset = PRESETS["R2"],
    speed: Speed = Speed.OFF,
    size: tuple[int, int] = (1280, 800),
    seal: str = "",
) -> Table:
    """A shown table on which the first hand has been dealt and everything is at rest."""
    clock = Clock()
    controller = bare_table(qtbot, clock, size)
    view = controller.view
    controller.set_options(TableOptions(speed=speed))
    table = Table(
        StackedMatch(stacked_deck(hand, opponent, upcard, stock), ruleset, seal), controller, view, clock
    )
    controller.intent.connect(table.on_intent)
    controller.prompt_changed.connect(table.prompts.append)
    view.setFocus()
    table.begin()
    controller.skip()
    return table
