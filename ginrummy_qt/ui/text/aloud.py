"""The table in words for the ear: no signs, every card by its name, and what one can ask to hear."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from ginrummy_qt.ports.table import MatchInfo
from ginrummy_qt.presentation.hand_reading import HandReading
from ginrummy_qt.presentation.messages import DeadwoodCount, IfDiscarded, KnockLimitIs, Plain, set_word
from ginrummy_qt.rules.arrangements import Arrangement
from ginrummy_qt.rules.cards import Card
from ginrummy_qt.rules.melds import Meld, MeldKind, meld_kind
from ginrummy_qt.rules.seats import Seat
from ginrummy_qt.rules.view import PlayerView
from ginrummy_qt.ui.text.card_text import CardText
from ginrummy_qt.ui.text.speech import Names, Speech, numeral
from ginrummy_qt.ui.text.table_text import TableText


@dataclass(frozen=True, slots=True)
class AloudNames(Names):
    """Names with which every text has its cards in words: "took seven of spades"."""

    def card(self, card: Card) -> str:
        """A card as it is spoken."""
        return CardText(self).spoken(card)


def aloud(names: Names) -> AloudNames:
    """The same names, for texts that are heard."""
    return AloudNames(names.opponent, names.indices)


class PartText(Speech):
    """The names of the parts of the table, as assistive programs say them."""

    def hand(self, count: int) -> str:
        """The person's cards."""
        return self.tr("Your hand, %n card(s)", "", count)

    def opponent_hand(self, count: int) -> str:
        """The opponent's cards."""
        return self.tr("{name}’s hand, %n card(s)", "", count).format(name=self.names.opponent)

    def face_down(self, count: int) -> str:
        """Cards nobody but their owner knows."""
        return self.tr("%n card(s) face down", "", count)

    def known(self, card: Card) -> str:
        """A card the opponent took openly and still holds."""
        return self.tr("{card}, known to be held").format(card=self.names.card(card))

    def stock(self, count: int) -> str:
        """The stock."""
        return self.tr("Stock, %n card(s)", "", count)

    def pile(self, upcard: Card | None) -> str:
        """The discard pile."""
        if upcard is None:
            return self.tr("Discard pile, empty")
        return self.tr("Discard pile, on top the {card}").format(card=self.names.card(upcard))

    def knock(self, limit: int) -> str:
        """The place for the knock discard."""
        return self.tr("Knock place, {limit}").format(limit=TableText(self.names).say(KnockLimitIs(limit)))

    def drawn(self) -> str:
        """Said after the card that came last."""
        return self.tr("just drawn")

    def barred(self) -> str:
        """Said after a card that may not go."""
        return self.tr("cannot be discarded in this turn")

    def laid_off(self, cards: Sequence[Card]) -> str:
        """Cards of the defender on the knocker's melds."""
        return self.tr("Laid off: {cards}").format(cards=self.cards(cards))

    def thrown(self, card: Card) -> str:
        """The knock discard."""
        return self.tr("Discard: {card}").format(card=self.names.card(card))

    def moves(self) -> str:
        """The list of what has been done."""
        return self.tr("Moves of this hand")

    def arithmetic(self) -> str:
        """The list of the lines of a result."""
        return self.tr("Score of the hand")

    def meld(self, meld: Meld) -> str:
        """A meld with its kind."""
        kind = Plain.RUN if meld_kind(meld) is MeldKind.RUN else set_word(len(meld))
        return self._group(TableText(self.names).say(kind), meld)

    def deadwood(self, cards: Sequence[Card], value: int) -> str:
        """Loose cards with their points."""
        return self._group(TableText(self.names).say(DeadwoodCount(value)), cards)

    def arrangement(self, arrangement: Arrangement) -> tuple[str, ...]:
        """A hand laid out, group by group."""
        melds = tuple(self.meld(meld) for meld in arrangement.melds)
        if not arrangement.deadwood:
            return melds
        return (*melds, self.deadwood(arrangement.deadwood, arrangement.deadwood_value))

    def _group(self, what: str, cards: Iterable[Card]) -> str:
        return self.tr("{what}: {cards}", "a group of cards").format(
            what=what, cards=self.cards(tuple(cards))
        )


class StatusText(Speech):
    """What a key tells of the table, to be read or heard."""

    def hand(self, reading: HandReading | None) -> str:
        """The hand by melds and deadwood; the card that would go comes last."""
        if reading is None:
            return self.tr("You hold no cards.")
        parts = PartText(self.names)
        groups = list(parts.arrangement(reading.arrangement))
        if reading.discard is not None:
            groups.append(parts.thrown(reading.discard))
        return self.tr("; ", "between groups of cards").join(groups)

    def upcard(self, view: PlayerView | None) -> str:
        """The top of the pile, and what the stock has left."""
        if view is None:
            return self.tr("No hand is being played.")
        parts = PartText(self.names)
        return self.tr("{pile}; {stock}").format(
            pile=parts.pile(view.upcard), stock=parts.stock(view.stock_count)
        )

    def deadwood(self, view: PlayerView | None, reading: HandReading | None) -> str:
        """The points of the loose cards, for which discard, and the knock limit."""
        if view is None or reading is None:
            return self.tr("You hold no cards.")
        table = TableText(self.names)
        words = [table.say(DeadwoodCount(reading.deadwood_value))]
        if reading.discard is not None:
            words.append(table.say(IfDiscarded(reading.discard)))
        words.append(table.say(KnockLimitIs(view.knock_limit)))
        return self.tr(", ", "between facts").join(words)

    def score(self, match: MatchInfo | None, viewer: Seat) -> str:
        """Where the match stands."""
        if match is None:
            return self.tr("No match is being played.")
        mine, theirs = match.score.seats[viewer], match.score.seats[viewer.other]
        text = self.tr("Score: you {yours}, {opponent} {theirs}, match to {target}")
        if match.setup.single_hand:
            text = self.tr("Score: you {yours}, {opponent} {theirs}, one hand, played again")
        return text.format(
            yours=numeral(mine.hand_points),
            theirs=numeral(theirs.hand_points),
            opponent=self.names.opponent,
            target=numeral(match.setup.ruleset.target_score),
        )

    def dealt(self, number: int, mine: bool) -> str:
        """A new hand lies on the table."""
        if mine:
            return self.tr("Hand {number}, you dealt").format(number=number)
        return self.tr("Hand {number}, {opponent} dealt").format(number=number, opponent=self.names.opponent)

    def drew(self, card: Card) -> str:
        """The card that the person drew from the stock."""
        return self.tr("You drew the {card}").format(card=self.names.card(card))
