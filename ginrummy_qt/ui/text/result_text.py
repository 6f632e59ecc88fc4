"""The words of results: titles, how it ended, and the lines of the arithmetic."""

from __future__ import annotations

from ginrummy_qt.presentation.messages import Who
from ginrummy_qt.presentation.result_messages import (
    AllSealed,
    CountOf,
    DeadwoodOf,
    EndedBy,
    EqualTotals,
    GaveUp,
    HandIsVoid,
    HandsWonBonus,
    HandWon,
    LaidOffCards,
    LaidOffCount,
    LaidOffPoints,
    MadeUndercut,
    MatchScoreIs,
    MatchStoodAt,
    MatchTerm,
    MatchWonBy,
    ReachedButLost,
    ResultMessage,
    Scores,
    ScoreTerm,
    SealKept,
    VoidBecause,
    WonBy,
)
from ginrummy_qt.rules.events import VoidReason
from ginrummy_qt.rules.scoring import Ending
from ginrummy_qt.ui.text.speech import Speech, numeral
from ginrummy_qt.ui.text.table_text import short_seal


class ResultText(Speech):
    """Says how hands and matches ended."""

    def say(self, message: ResultMessage) -> str:
        """The words of a message."""
        match message:
            case HandWon() | MatchWonBy() | Scores() | WonBy() | GaveUp() | EqualTotals() | ReachedButLost():
                return self._by_seat(message)
            case EndedBy() | LaidOffCount() | MadeUndercut() | DeadwoodOf() | CountOf():
                return StoryText(self.names).say(message)
            case HandIsVoid():
                return self.tr("The hand is void")
            case VoidBecause(VoidReason.STOCK, number):
                return self.tr("Nobody knocked, and the stock is down to %n card(s).", "", number)
            case VoidBecause(_, number):
                return self.tr("%n turn(s) in a row drew from the discard pile.", "", number)
            case LaidOffPoints(points):
                return self.tr("Laid off {points}").format(points=points)
            case LaidOffCards(cards):
                return self.tr("Laid off {cards}").format(cards=self.cards(cards))
            case MatchScoreIs(winner, loser, hands):
                score = self.tr("{winner} to {loser}", "score").format(
                    winner=numeral(winner), loser=numeral(loser)
                )
                return self.tr("{score}, in %n hand(s)", "", hands).format(score=score)
            case MatchStoodAt(yours, theirs, hands):
                score = self.tr("You {yours}, {name} {theirs}", "points").format(
                    yours=numeral(yours), name=self.names.opponent, theirs=numeral(theirs)
                )
                return self.tr("{score}, after %n hand(s)", "", hands).format(score=score)
            case AllSealed(hands):
                return self.tr("%n deal(s) sealed before play; each can be verified.", "", hands)
            case HandsWonBonus(yours, theirs, each):
                return self.tr("Hands won: {yours} and {theirs}, {each} each").format(
                    yours=yours, theirs=theirs, each=each
                )
            case SealKept(commitment, ok):
                digits = short_seal(commitment).replace(" ", "\N{NO-BREAK SPACE}")
                if ok:
                    return self.tr("Deal sealed as {digits}").format(digits=digits)
                return self.tr("The deal does not match its seal {digits}").format(digits=digits)
            case ScoreTerm() | MatchTerm():
                return self._term(message)

    def _term(self, term: ScoreTerm | MatchTerm) -> str:
        match term:
            case ScoreTerm.GIN:
                return self.tr("Gin bonus")
            case ScoreTerm.BIG_GIN:
                return self.tr("Big gin bonus")
            case ScoreTerm.UNDERCUT:
                return self.tr("Undercut bonus")
            case ScoreTerm.DOUBLED:
                return self.tr("Spade upcard: doubled")
            case MatchTerm.HAND_POINTS:
                return self.tr("Hand points", "points from all hands")
            case MatchTerm.SHUTOUT_BONUS:
                return self.tr("Shutout bonus")
            case MatchTerm.GAME_BONUS:
                return self.tr("Game bonus")
            case MatchTerm.TOTAL:
                return self.tr("Total")

    def _by_seat(
        self, message: HandWon | MatchWonBy | Scores | WonBy | GaveUp | EqualTotals | ReachedButLost
    ) -> str:
        name = self.names.opponent
        match message:
            case HandWon(Who.YOU):
                return self.tr("You win the hand")
            case HandWon():
                return self.tr("{name} wins the hand").format(name=name)
            case MatchWonBy(Who.YOU):
                return self.tr("You win the match")
            case MatchWonBy():
                return self.tr("{name} wins the match").format(name=name)
            case Scores(Who.YOU):
                return self.tr("You score")
            case Scores():
                return self.tr("{name} scores").format(name=name)
            case WonBy(Who.YOU, points):
                return self.tr("You win by {points}.").format(points=numeral(points))
            case WonBy(_, points):
                return self.tr("{name} wins by {points}.").format(name=name, points=numeral(points))
            case GaveUp(Who.YOU):
                return self.tr("You gave the match up.")
            case GaveUp():
                return self.tr("{name} gave the match up.").format(name=name)
            case EqualTotals(Who.YOU, target):
                text = self.tr("The totals are equal: you reached {target} and win.")
                return text.format(target=numeral(target))
            case EqualTotals(_, target):
                text = self.tr("The totals are equal: {name} reached {target} and wins.")
                return text.format(name=name, target=numeral(target))
            case ReachedButLost(Who.YOU, target):
                text = self.tr("You reached {target}, but {name} has the higher total.")
                return text.format(name=name, target=numeral(target))
            case ReachedButLost(_, target):
                text = self.tr("{name} reached {target}, but you have the higher total.")
                return text.format(name=name, target=numeral(target))


class StoryText(Speech):
    """Says how a hand was laid out."""

    def say(self, message: EndedBy | LaidOffCount | MadeUndercut | DeadwoodOf | CountOf) -> str:
        """The words of a message."""
        return self._yours(message) if message.who is Who.YOU else self._theirs(message)

    def _yours(self, message: EndedBy | LaidOffCount | MadeUndercut | DeadwoodOf | CountOf) -> str:
        match message:
            case EndedBy(_, Ending.BIG_GIN):
                return self.tr("You declared big gin.")
            case EndedBy(_, Ending.GIN):
                return self.tr("You went gin.")
            case EndedBy(_, _, deadwood):
                return self.tr("You knocked with {deadwood}.").format(deadwood=deadwood)
            case LaidOffCount(_, count):
                return self.tr("You laid off %n card(s).", "", count)
            case MadeUndercut():
                return self.tr("It is an undercut by you.")
            case DeadwoodOf():
                return self.tr("Your deadwood")
            case CountOf():
                return self.tr("Your count")

    def _theirs(self, message: EndedBy | LaidOffCount | MadeUndercut | DeadwoodOf | CountOf) -> str:
        name = self.names.opponent
        match message:
            case EndedBy(_, Ending.BIG_GIN):
                return self.tr("{name} declared big gin.").format(name=name)
            case EndedBy(_, Ending.GIN):
                return self.tr("{name} went gin.").format(name=name)
            case EndedBy(_, _, deadwood):
                return self.tr("{name} knocked with {deadwood}.").format(name=name, deadwood=deadwood)
            case LaidOffCount(_, count):
                return self.tr("{name} laid off %n card(s).", "", count).format(name=name)
            case MadeUndercut():
                return self.tr("It is an undercut by {name}.").format(name=name)
            case DeadwoodOf():
                return self.tr("{name}’s deadwood").format(name=name)
            case CountOf():
                return self.tr("{name}’s count").format(name=name)
