"""What a replay says: what happened in a step, which hand it is, and how that ended."""

from __future__ import annotations

from ginrummy_qt.presentation.move_log import log_lines
from ginrummy_qt.rules.cards import Card
from ginrummy_qt.rules.deal import HandOutcome
from ginrummy_qt.rules.events import CardDrawn, HandDealt, MatchResigned, Source, TakenBack
from ginrummy_qt.rules.seats import Seat
from ginrummy_qt.session.replay import WATCHED, ReplayHand, ReplayStep
from ginrummy_qt.ui.text import LogWords
from ginrummy_qt.ui.text.speech import Names, Speech, numeral


class ReplayText(Speech):
    """Says steps and hands with the names of those who played."""

    def step(self, step: ReplayStep, shown: bool) -> str:
        """What happened in a step; `shown`: with the cards that the opponent drew."""
        mine = _seat(step) is WATCHED
        match step.act:
            case HandDealt():
                return self._dealt(mine)
            case CardDrawn(seat, Source.STOCK, card) if card is not None and (shown or seat is WATCHED):
                return self._drew(card, mine)
            case TakenBack():
                return self._took_back(mine)
            case MatchResigned():
                return self._gave_up(mine)
        view = step.closed.view
        assert view is not None
        words = LogWords(self.names)
        return ". ".join(words.sentence(line) for line in log_lines(view)[len(view.moves) - 1 :])

    def hand(self, hand: ReplayHand) -> str:
        """A hand with how it ended, in a few words."""
        return self.tr("Hand {number}: {end}").format(number=hand.number, end=self.end(hand.outcome))

    def end(self, outcome: HandOutcome | None) -> str:
        """How a hand ended."""
        if outcome is None:
            return self.tr("given up")
        if outcome.winner is None or outcome.score is None:
            return self.tr("void")
        who = self.tr("You") if outcome.winner is WATCHED else self.names.opponent
        kind = {
            "knock": self.tr("knock"),
            "gin": self.tr("gin"),
            "big_gin": self.tr("big gin"),
            "undercut": self.tr("undercut"),
        }[outcome.score.result]
        return self.tr("{who}, {kind} +{points}").format(
            who=who, kind=kind, points=numeral(outcome.score.points)
        )

    def place(self, step: int, steps: int) -> str:
        """Which step of a hand it is, from 1."""
        return self.tr("Step {number} of {count}").format(number=step, count=steps)

    def _dealt(self, mine: bool) -> str:
        if mine:
            return self.tr("You dealt")
        return self.tr("{opponent} dealt").format(opponent=self.names.opponent)

    def _drew(self, card: Card, mine: bool) -> str:
        shown = self.names.card(card)
        if mine:
            return self.tr("You drew {card}").format(card=shown)
        return self.tr("{opponent} drew {card}").format(opponent=self.names.opponent, card=shown)

    def _took_back(self, mine: bool) -> str:
        if mine:
            return self.tr("You took a move back")
        return self.tr("{opponent} took a move back").format(opponent=self.names.opponent)

    def _gave_up(self, mine: bool) -> str:
        if mine:
            return self.tr("You gave the match up")
        return self.tr("{opponent} gave the match up").format(opponent=self.names.opponent)


def _seat(step: ReplayStep) -> Seat:
    return step.act.dealer if isinstance(step.act, HandDealt) else step.act.seat


def replay_text(names: Names) -> ReplayText:
    """The texts with these names."""
    return ReplayText(names)
