"""The check that a hand was dealt from the seed sealed before it, for anyone to look at afterwards."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from ginrummy_qt.rules.cards import Card
from ginrummy_qt.rules.events import (
    DealerDrawn,
    DeckCut,
    DeckGiven,
    Event,
    HandDealt,
    HandSealed,
    MatchStarted,
    SeedDrawn,
    SeedRevealed,
    TakenBack,
)
from ginrummy_qt.rules.game_match import WrongStage, drawn_dealer
from ginrummy_qt.rules.seats import Seat
from ginrummy_qt.rules.shuffle import commitment, deck_of_key, shuffled_deck


@dataclass(frozen=True, slots=True)
class HandProof:
    """A sealed hand beside what follows from its seed; what docs/fair-deal.md asks for is all here.

    Number 0 is the draw of the first dealer. `rules` is the digest of the ruleset, `sealed` the commitment
    shown before the hand, `commitment` the one computed from `seed`. `deck` is the order computed from seed
    and cut, `dealt` the cards the table used: the whole deck, the two cards of the draw, or none when the
    match was given up before the cut. `dealer_ok` says whether the seat it was sealed for dealt it, or, for
    the draw, whether the lower card made the dealer. `given`: the hand came from a deal code, whose key is
    the seed itself; there was no cut.
    """

    match_id: str
    number: int
    dealer: Seat | None
    rules: str
    seed: str
    sealed: str
    commitment: str
    cut: str
    deck: tuple[Card, ...]
    dealt: tuple[Card, ...]
    dealer_ok: bool
    given: bool = False

    @property
    def ok(self) -> bool:
        """Whether the seed is the one sealed, the cards follow from it, and the right seat deals."""
        cards_ok = self.dealt == self.deck[: len(self.dealt)]
        return self.sealed == self.commitment and cards_ok and self.dealer_ok


def prove_hand(log: Iterable[Event], number: int) -> HandProof:
    """The check of hand `number` from a match's full log. Raises WrongStage while its seed is sealed."""
    start: MatchStarted | None = None
    sealed: HandSealed | None = None
    seed = cut = ""
    given = False
    dealt: tuple[Card, ...] = ()
    dealer_ok = True
    for event in log:
        match event:
            case MatchStarted():
                start = event
            case HandSealed(sealed_number) if sealed_number == number:
                sealed = event
            case DeckCut(cut_number, text) if cut_number == number:
                cut = text
            case DeckGiven(given_number) if given_number == number:
                given = True
            case DealerDrawn(south, north, dealer) if number == 0:
                dealt, dealer_ok = (south, north), dealer is drawn_dealer(south, north)
            case HandDealt(dealt_number, dealer, deck) if dealt_number == number:
                dealt, dealer_ok = deck, sealed is not None and dealer is sealed.dealer
            case SeedRevealed(revealed_number, text) if revealed_number == number:
                seed = text
            case TakenBack(_, undone) if undone == number:
                seed = ""
    if start is None or sealed is None or not seed:
        raise WrongStage(f"the seed of hand {number} is not revealed")
    computed = commitment(start.match_id, number, sealed.dealer, start.ruleset, seed)
    deck = deck_of_key(seed) if given else shuffled_deck(seed, cut)
    return HandProof(
        start.match_id,
        number,
        sealed.dealer,
        start.ruleset.digest(),
        seed,
        sealed.commitment,
        computed,
        cut,
        deck,
        dealt,
        dealer_ok,
        given,
    )


def hand_log(log: Sequence[Event], number: int) -> tuple[Event, ...]:
    """The events of hand `number`, from its seed to its reveal. Raises WrongStage while that is sealed."""
    first = last = None
    for place, event in enumerate(log):
        match event:
            case SeedDrawn(drawn) if drawn == number:
                first = place
            case SeedRevealed(revealed) if revealed == number:
                last = place
            case TakenBack(_, undone) if undone == number:
                last = None
    if first is None or last is None:
        raise WrongStage(f"the seed of hand {number} is not revealed")
    return tuple(log[first : last + 1])
