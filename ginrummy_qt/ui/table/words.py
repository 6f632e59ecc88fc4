"""One voice for everything the table says, whatever the kind of message."""

from __future__ import annotations

from ginrummy_qt.ports.table import SessionRefusal
from ginrummy_qt.presentation import messages, result_messages
from ginrummy_qt.presentation.messages import (
    AskKnock,
    DeadwoodCount,
    DiscardShown,
    EndChoice,
    GinPrize,
    IfDiscarded,
    KnockLimitIs,
    KnockWith,
    NotLowEnough,
    PileDraws,
    Plain,
    PromptDraw,
    PromptLastDiscard,
    PromptUpcard,
    Sealed,
    StockLabel,
    UndercutRisk,
)
from ginrummy_qt.rules.cards import Card
from ginrummy_qt.rules.legality import Reason
from ginrummy_qt.ui.text.card_text import CardText
from ginrummy_qt.ui.text.end_text import EndText, RefusalText
from ginrummy_qt.ui.text.result_text import ResultText
from ginrummy_qt.ui.text.speech import Names
from ginrummy_qt.ui.text.table_text import TableText

Message = messages.TableMessage | messages.EndMessage | messages.Refused | result_messages.ResultMessage


class Words:
    """Says messages with the names of those who play."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self._table = TableText(names)
        self._end = EndText(names)
        self._refusal = RefusalText(names)
        self._result = ResultText(names)
        self._cards = CardText(names)

    def say(self, message: Message) -> str:
        """The words of any message."""
        match message:
            case Reason() | SessionRefusal():
                return self._refusal.say(message)
            case (
                Plain()
                | PromptUpcard()
                | PromptDraw()
                | PromptLastDiscard()
                | StockLabel()
                | PileDraws()
                | DeadwoodCount()
                | IfDiscarded()
                | KnockLimitIs()
                | Sealed()
            ):
                return self._table.say(message)
            case (
                KnockWith()
                | AskKnock()
                | UndercutRisk()
                | GinPrize()
                | DiscardShown()
                | EndChoice()
                | NotLowEnough()
            ):
                return self._end.say(message)
            case _:
                return self._result.say(message)

    def spoken(self, card: Card) -> str:
        """A card's name for the ear."""
        return self._cards.spoken(card)
