"""The words of the end button and its preview, and of refusals."""

from __future__ import annotations

from ginrummy_qt.ports.table import SessionRefusal
from ginrummy_qt.presentation.messages import (
    AskKnock,
    CouldBeLaidOff,
    DiscardShown,
    EndChoice,
    EndMessage,
    GinPrize,
    KnockWith,
    NotLowEnough,
    Refused,
    UndercutRisk,
)
from ginrummy_qt.rules.cards import Card
from ginrummy_qt.rules.legality import Reason
from ginrummy_qt.rules.scoring import Ending
from ginrummy_qt.ui.text.speech import Speech, join_words


class EndText(Speech):
    """Says what ending the hand means."""

    def say(self, message: EndMessage) -> str:
        """The words of a message."""
        match message:
            case KnockWith(deadwood):
                return self.tr("Knock with {deadwood}").format(deadwood=deadwood)
            case AskKnock(deadwood):
                return self.tr("Knock with {deadwood}?").format(deadwood=deadwood)
            case UndercutRisk(deadwood, bonus):
                return self.tr(
                    "If {name} ends with {deadwood} or less, it is an undercut: "
                    "{name} scores the difference and {bonus} more."
                ).format(name=self.names.opponent, deadwood=deadwood, bonus=bonus)
            case GinPrize(_, bonus):
                return self.tr("{name} cannot lay off. You score {name}’s deadwood and {bonus} more.").format(
                    name=self.names.opponent, bonus=bonus
                )
            case CouldBeLaidOff():
                return self._could_be_laid_off(message)
            case DiscardShown(card, True):
                return self.tr("{card}, face up", "the knock discard").format(card=self.names.card(card))
            case DiscardShown(card, _):
                return self.tr("{card}, face down", "the knock discard").format(card=self.names.card(card))
            case EndChoice():
                return self._choice(message)
            case NotLowEnough():
                return self._not_low_enough(message)

    def _could_be_laid_off(self, risk: CouldBeLaidOff) -> str:
        if not risk.stretches:
            return self.tr("Nothing can be laid off.")
        named = [self._stretch(first, last) for first, last in risk.stretches]
        said = self.tr("Could be laid off: {cards}.").format(cards=join_words(named))
        if not risk.held:
            return said
        known = self.tr("{name} holds {cards}.").format(name=self.names.opponent, cards=self.cards(risk.held))
        return f"{said} {known}"

    def _stretch(self, first: Card, last: Card) -> str:
        name = self.names.card
        if first == last:
            return name(first)
        return self.tr("{first} to {last}", "cards of a suit").format(first=name(first), last=name(last))

    def _choice(self, choice: EndChoice) -> str:
        if choice.discard is None:
            return self.tr("Big gin, no discard")
        card = self.names.card(choice.discard)
        if choice.ending is Ending.GIN:
            return self.tr("Gin, discard {card}").format(card=card)
        return self.tr("Knock with {deadwood}, discard {card}").format(deadwood=choice.deadwood, card=card)

    def _not_low_enough(self, message: NotLowEnough) -> str:
        if message.discard is None:
            held = self.tr("The least deadwood you can keep is {deadwood}.")
        else:
            held = self.tr("Without {card} you keep {deadwood}.").replace(
                "{card}", self.names.card(message.discard)
            )
        if message.limit == 0:
            rule = self.tr("Only gin ends the hand.")
        else:
            rule = self.tr("You may knock at {limit} or less.").format(limit=message.limit)
        return f"{held.format(deadwood=message.deadwood)} {rule}"


class RefusalText(Speech):
    """Says in plain words why a step was refused."""

    def say(self, reason: Refused) -> str:
        """The words of a reason."""
        return self._session(reason) if isinstance(reason, SessionRefusal) else self._rules(reason)

    def _session(self, reason: SessionRefusal) -> str:
        match reason:
            case SessionRefusal.STALE:
                return self.tr("The table has changed meanwhile. Please try again.")
            case SessionRefusal.NOT_SAVED:
                return self.tr("The move could not be saved and was not made. Please try again.")
            case SessionRefusal.WRONG_STAGE:
                return self.tr("That cannot be done now.")

    def _rules(self, reason: Reason) -> str:
        match reason:
            case Reason.HAND_OVER:
                return self.tr("The hand is over.")
            case Reason.NOT_YOUR_TURN:
                return self.tr("It is {name}’s turn.").format(name=self.names.opponent)
            case Reason.DRAW_FIRST:
                return self.tr("Draw a card first.")
            case Reason.ALREADY_DRAWN:
                return self.tr("You have already drawn a card. Discard one.")
            case Reason.NOTHING_OFFERED:
                return self.tr("No card is offered that could be passed.")
            case Reason.DECIDE_ON_UPCARD:
                return self.tr("First take the face-up card, or pass.")
            case Reason.STOCK_FORCED:
                return self.tr("Both have passed: draw from the stock.")
            case Reason.STOCK_EMPTY:
                return self.tr("The stock is empty.")
            case Reason.PILE_EMPTY:
                return self.tr("The discard pile is empty.")
            case Reason.NOT_HELD:
                return self.tr("That card is not in your hand.")
            case _:
                return self._ends(reason)

    def _ends(self, reason: Reason) -> str:
        match reason:
            case Reason.JUST_TAKEN:
                return self.tr("A card taken from the discard pile may not be discarded in the same turn.")
            case Reason.MUST_END_HAND:
                return self.tr("You took the last discard to end the hand: knock or go gin.")
            case Reason.OVER_LIMIT:
                return self.tr("That is too much deadwood to knock.")
            case Reason.BAD_ARRANGEMENT:
                return self.tr("The hand cannot be laid down like that.")
            case Reason.NO_BIG_GIN:
                return self.tr("Big gin is not in these rules.")
            case Reason.NOT_ALL_MELDED:
                return self.tr("For big gin all eleven cards must be in melds.")
            case Reason.LAY_OUT_FIRST:
                return self.tr("First lay out your hand.")
            case Reason.NOTHING_TO_LAY_OFF_ON:
                return self.tr("There is nothing to lay off on.")
            case Reason.BAD_DEFENCE:
                return self.tr("The cards cannot be laid off like that.")
        raise ValueError(f"{reason!r} has no words")
