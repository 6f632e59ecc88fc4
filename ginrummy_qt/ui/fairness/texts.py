"""The words of the page that need a number or a card."""

from __future__ import annotations

from PySide6.QtCore import QLocale

from ginrummy_qt.ports.engine import (
    Decide,
    Decided,
    Failed,
    Hello,
    ProtocolError,
    Quit,
    Ready,
    Stop,
    read_from_engine,
    read_to_engine,
)
from ginrummy_qt.ports.opponents import TrafficLine
from ginrummy_qt.rules.actions import Action, BigGin, Discard, DrawDiscard, DrawStock, Knock, LayOut, Pass
from ginrummy_qt.rules.view import PlayerView
from ginrummy_qt.statistics.fairness import FEWEST_HANDS, Fairness, Finding, Question, Verdict
from ginrummy_qt.ui.text import numeral
from ginrummy_qt.ui.text.speech import Speech

_SURE = 0.0005


class FairnessText(Speech):
    """What the page says."""

    def all_checked(self, deals: int) -> str:
        """Every seal was checked and holds."""
        return self.tr("%n deal(s) checked, the draw of the dealer included: all as sealed.", "", deals)

    # The traffic

    def line(self, line: TrafficLine) -> str:
        """What a line of the traffic says, in a sentence."""
        try:
            if line.to_engine:
                return self._asked(line.text)
            return self._answered(line.text)
        except ProtocolError:
            return self.tr("A line that says nothing")

    def _asked(self, text: str) -> str:
        match read_to_engine(text):
            case Decide(_, view, _):
                return self._shown(view)
            case Hello():
                return self.tr("Told: which player to be")
            case Quit():
                return self.tr("Told: to leave")
            case Stop():
                raise ProtocolError("nobody at the table hurries a player")

    def _shown(self, view: PlayerView) -> str:
        cards = " ".join(self.names.card(card) for card in view.hand)
        stock = self.tr("%n card(s) face down", "", view.stock_count)
        if view.upcard is None:
            return self.tr("Shown: its own cards {cards}; {stock}").format(cards=cards, stock=stock)
        return self.tr("Shown: its own cards {cards}; on the pile {upcard}; {stock}").format(
            cards=cards, upcard=self.names.card(view.upcard), stock=stock
        )

    def _answered(self, text: str) -> str:
        match read_from_engine(text):
            case Decided(_, action):
                return self.tr("Answered: {action}").format(action=self._action(action))
            case Ready():
                return self.tr("Answered: ready")
            case Failed(_, reason):
                return self.tr("Could not answer: {reason}").format(reason=reason)

    def _action(self, action: Action) -> str:
        match action:
            case Pass():
                return self.tr("pass")
            case DrawStock():
                return self.tr("draw from the stock")
            case DrawDiscard():
                return self.tr("take the upcard")
            case Discard(card):
                return self.tr("discard {card}").format(card=self.names.card(card))
            case Knock(card, arrangement) if arrangement.deadwood_value:
                return self.tr("knock with {card}").format(card=self.names.card(card))
            case Knock(card):
                return self.tr("go gin with {card}").format(card=self.names.card(card))
            case BigGin():
                return self.tr("declare big gin")
            case LayOut():
                return self.tr("lay its cards out")

    # The deals

    def verdict(self, found: Fairness) -> str:
        """The answer in a few words."""
        match found.verdict:
            case Verdict.TOO_FEW:
                return self.tr("Too few hands to judge")
            case Verdict.AS_EXPECTED:
                return self.tr("Your deals are what a fair deck gives")
            case Verdict.UNUSUAL:
                return self.tr("Your deals are unusual, but chance can do that")
            case Verdict.SUSPECT:
                return self.tr("Chance alone hardly explains your deals")

    def reasons(self, found: Fairness) -> str:
        """What the verdict rests on."""
        if found.verdict is Verdict.TOO_FEW:
            return self.tr(
                "With fewer than {fewest} hands anything is possible. You have played {hands} so far."
            ).format(fewest=numeral(FEWEST_HANDS), hands=numeral(found.hands))
        said = self.tr(
            "We compared the deals of your {hands} hands with a perfectly shuffled deck, in six ways. Of "
            "1,000 people who play as many fair hands, about {odd} see deals at least as odd as yours in "
            "one of them."
        ).format(hands=numeral(found.hands), odd=numeral(round(1000 * found.chance)))
        if found.verdict is Verdict.SUSPECT:
            said += " " + self.tr("Please tell us: this should be looked into.")
        return said

    def averages(self, found: Fairness) -> str:
        """Whose hands were better, in points of deadwood."""
        yours, theirs, fair = (self._points(value) for value in found.average_deadwood)
        return self.tr(
            "Average deadwood in the ten cards dealt: you {yours}, the opponents {theirs}, a fair deck "
            "{fair}."
        ).format(yours=yours, theirs=theirs, fair=fair)

    def question(self, question: Question) -> str:
        """What was compared."""
        match question:
            case Question.UPCARDS:
                return self.tr("The first upcards, by rank")
            case Question.YOUR_DEADWOOD:
                return self.tr("Deadwood dealt to you")
            case Question.THEIR_DEADWOOD:
                return self.tr("Deadwood dealt to the opponents")
            case Question.YOUR_MELDS:
                return self.tr("Melds dealt to you")
            case Question.THEIR_MELDS:
                return self.tr("Melds dealt to the opponents")
            case Question.SAME_LUCK:
                return self.tr("Your deals beside theirs")

    def answer(self, finding: Finding) -> str:
        """How odd the counts are."""
        chance = finding.test.chance
        if chance < _SURE:
            return self.tr("A fair deck gives this less than once in 1,000 times")
        return self.tr("A fair deck gives this, or odder, %n time(s) in 1,000", "", round(1000 * chance))

    @staticmethod
    def _points(value: float) -> str:
        """With one decimal, as the language writes it."""
        return QLocale().toString(value, "f", 1)
