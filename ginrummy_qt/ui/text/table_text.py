"""The words on the table: prompts, labels, captions and the log."""

from __future__ import annotations

from ginrummy_qt.presentation.messages import (
    DeadwoodCount,
    IfDiscarded,
    KnockLimitIs,
    PileDraws,
    Plain,
    PromptDraw,
    PromptLastDiscard,
    PromptUpcard,
    Sealed,
    StockLabel,
    TableMessage,
    Who,
)
from ginrummy_qt.presentation.move_log import (
    DiscardedCard,
    KnockedAt,
    LaidOff,
    LogEntry,
    LogLine,
    LogText,
    TookCard,
    WonHand,
)
from ginrummy_qt.ui.text.speech import Speech


class TableText(Speech):
    """Says what stands on the table."""

    def say(self, message: TableMessage) -> str:
        """The words of a message."""
        card = self.names.card
        match message:
            case Plain():
                return PlainText(self.names).say(message)
            case PromptUpcard(upcard):
                return self.tr("Your turn: take {card}, or pass.").format(card=card(upcard))
            case PromptDraw(upcard):
                return self.tr("Your turn: draw from the stock, or take {card}.").format(card=card(upcard))
            case PromptLastDiscard(upcard):
                return self.tr("Your turn: take {card} to end the hand, or pass.").format(card=card(upcard))
            case StockLabel(count):
                return self.tr("Stock · {count}").format(count=count)
            case PileDraws(count, limit):
                return self.tr("Discard · {count} of {limit} in a row").format(count=count, limit=limit)
            case DeadwoodCount(value):
                return self.tr("Deadwood {value}").format(value=value)
            case IfDiscarded(discard):
                return self.tr("if you discard {card}").format(card=card(discard))
            case KnockLimitIs(0):
                return self.tr("only gin ends the hand")
            case KnockLimitIs(limit):
                return self.tr("knock at {limit} or less").format(limit=limit)
            case Sealed(commitment):
                return self.tr("Sealed {digits}").format(digits=short_seal(commitment))


class PlainText(Speech):
    """Says the messages without arguments."""

    def say(self, message: Plain) -> str:
        """The words of a message."""
        return self._prompt(message) or self._word(message)

    def _prompt(self, message: Plain) -> str:
        match message:
            case Plain.PROMPT_DRAW_STOCK:
                return self.tr("Your turn: draw from the stock.")
            case Plain.PROMPT_DISCARD:
                return self.tr("Your turn: discard.")
            case Plain.PROMPT_DISCARD_OR_KNOCK:
                return self.tr("Your turn: discard, or knock.")
            case Plain.PROMPT_DISCARD_OR_GIN:
                return self.tr("Your turn: discard, or go gin.")
            case Plain.PROMPT_DISCARD_OR_BIG_GIN:
                return self.tr("Your turn: discard, or declare big gin.")
            case Plain.PROMPT_END_HAND:
                return self.tr("Your turn: end the hand.")
            case Plain.PROMPT_LAY_OFF:
                return self.tr("Your turn: lay off what fits.")
            case Plain.PROMPT_OPPONENT:
                return self.tr("{name} is thinking.").format(name=self.names.opponent)
            case Plain.PROMPT_CUT:
                return self.tr("Cut the deck.")
            case Plain.PROMPT_NEXT_HAND:
                return self.tr("The hand is over.")
            case Plain.PROMPT_MATCH_OVER:
                return self.tr("The match is over.")
        return ""

    def _word(self, message: Plain) -> str:
        match message:
            case Plain.DEADWOOD:
                return self.tr("Deadwood")
            case Plain.RUN:
                return self.tr("Run")
            case Plain.SET:
                return self.tr("Set", "three cards of a rank")
            case Plain.SET_OF_FOUR:
                return self.tr("Set", "four cards of a rank")
            case Plain.DISCARD_PILE:
                return self.tr("Discard", "the pile")
            case Plain.KNOCK_PLACE:
                return self.tr("Knock", "the place for the knock discard")
            case Plain.KNOCK:
                return self.tr("Knock", "button")
            case Plain.KNOCK_AT:
                return self.tr("Knock at", "above a number; below it stands: or less")
            case Plain.OR_LESS:
                return self.tr("or less", "below a number; above it stands: Knock at")
            case Plain.GIN_ONLY:
                return self.tr("Gin only")
            case Plain.KNOWN:
                return self.tr("Known", "cards that the opponent is known to hold")
            case Plain.KNOWN_ONE:
                return self.tr("Known", "a card that the opponent is known to hold")
            case Plain.PASS:
                return self.tr("Pass", "button: refuse the card offered")
            case _:
                return self._ending(message)

    def _ending(self, message: Plain) -> str:
        match message:
            case Plain.GO_BACK:
                return self.tr("Go back")
            case Plain.GIN:
                return self.tr("Gin")
            case Plain.BIG_GIN:
                return self.tr("Big gin")
            case Plain.ASK_GIN:
                return self.tr("Go gin?")
            case Plain.ASK_BIG_GIN:
                return self.tr("Declare big gin?")
            case Plain.THIS_HAND:
                return self.tr("This hand")
            case Plain.NEXT_HAND:
                return self.tr("Next hand")
            case Plain.SEE_RESULT:
                return self.tr("See the result")
            case Plain.NEW_MATCH:
                return self.tr("New match…")
            case Plain.VERIFY_DEAL:
                return self.tr("Verify the deal")
        raise ValueError(f"{message!r} has no words")


class LogWords(Speech):
    """Says the lines of the move log."""

    def who(self, line: LogLine) -> str:
        """Who a line is about; empty where it is nobody."""
        match line.who:
            case Who.YOU:
                return self.tr("You")
            case Who.OPPONENT:
                return self.names.opponent
        return ""

    def what(self, line: LogLine) -> str:
        """What happened, to be read after `who`."""
        if line.text is LogEntry.HAND_VOID:
            return self.tr("The hand is void")
        return self._yours(line.text) if line.who is Who.YOU else self._theirs(line.text)

    def sentence(self, line: LogLine) -> str:
        """The whole line as a sentence, for screen readers."""
        if line.who is None:
            return self.what(line)
        return self.tr("{who} {what}", "for example: You drew from the stock").format(
            who=self.who(line), what=self.what(line)
        )

    def _yours(self, text: LogText) -> str:
        card = self.names.card
        match text:
            case TookCard(taken):
                return self.tr("took {card}", "you").format(card=card(taken))
            case DiscardedCard(discard):
                return self.tr("discarded {card}", "you").format(card=card(discard))
            case KnockedAt(deadwood):
                return self.tr("knocked with {deadwood}", "you").format(deadwood=deadwood)
            case LaidOff(cards):
                return self.tr("laid off {cards}", "you").format(cards=self.cards(cards))
            case WonHand(points):
                return self.tr("won the hand: %n point(s)", "you", points)
            case LogEntry.PASSED:
                return self.tr("passed", "you")
            case LogEntry.WENT_GIN:
                return self.tr("went gin", "you")
            case LogEntry.DECLARED_BIG_GIN:
                return self.tr("declared big gin", "you")
            case LogEntry.TOOK_BACK:
                return self.tr("took the last move back", "you")
        return self.tr("drew from the stock", "you")

    def _theirs(self, text: LogText) -> str:
        card = self.names.card
        match text:
            case TookCard(taken):
                return self.tr("took {card}", "opponent").format(card=card(taken))
            case DiscardedCard(discard):
                return self.tr("discarded {card}", "opponent").format(card=card(discard))
            case KnockedAt(deadwood):
                return self.tr("knocked with {deadwood}", "opponent").format(deadwood=deadwood)
            case LaidOff(cards):
                return self.tr("laid off {cards}", "opponent").format(cards=self.cards(cards))
            case WonHand(points):
                return self.tr("won the hand: %n point(s)", "opponent", points)
            case LogEntry.PASSED:
                return self.tr("passed", "opponent")
            case LogEntry.WENT_GIN:
                return self.tr("went gin", "opponent")
            case LogEntry.DECLARED_BIG_GIN:
                return self.tr("declared big gin", "opponent")
            case LogEntry.TOOK_BACK:
                return self.tr("took the last move back", "opponent")
        return self.tr("drew from the stock", "opponent")


def short_seal(commitment: str) -> str:
    """The first eight hex digits of a commitment, in two groups."""
    return f"{commitment[:4]} {commitment[4:8]}".upper()
