"""The running match: the only place that knows the seed, and the order of keeping before showing.

Every step goes the same way: the rules say which events follow, the store appends them, and only then the
state changes and each seat is told what it may see (`_keep`).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

from ginrummy_qt.ports.storage import MatchStore, MatchSummary, StorageUnavailable
from ginrummy_qt.ports.table import Accepted, GivenDeal, MatchSetup, Rejected, SessionRefusal, TableUpdate
from ginrummy_qt.rules import game_match
from ginrummy_qt.rules.actions import Action
from ginrummy_qt.rules.events import Event
from ginrummy_qt.rules.game_match import MatchState, Stage, WrongStage
from ginrummy_qt.rules.legality import IllegalAction
from ginrummy_qt.rules.match_kind import MatchKind
from ginrummy_qt.rules.seats import Seat
from ginrummy_qt.session import again
from ginrummy_qt.session.given_deals import given_deal
from ginrummy_qt.session.open_log import OPEN_STAGES
from ginrummy_qt.session.proof import HandProof, hand_log, prove_hand
from ginrummy_qt.session.running_match import RunningMatch, restore
from ginrummy_qt.session.subscribers import Listener, Subscribers

if TYPE_CHECKING:
    from ginrummy_qt.session.past_matches import PastMatches

Answer = Accepted | Rejected

PERSON: Final = Seat.SOUTH


class MatchSession:
    """One match at a time, on top of a store of many.

    `entropy` gives 64 fresh hex digits at every call, `clock` the UTC seconds since 1970. Steps answer
    Accepted or Rejected; asking for a match or a log that is not there raises WrongStage.
    """

    def __init__(self, store: MatchStore, entropy: Callable[[], str], clock: Callable[[], int]) -> None:
        self._store = store
        self._entropy = entropy
        self._clock = clock
        self._subscribers = Subscribers()
        self._match: RunningMatch | None = None

    # Looking

    @property
    def match_id(self) -> str | None:
        """The match on the table."""
        return None if self._match is None else self._match.state.match_id

    @property
    def seq(self) -> int:
        """The number of events so far, which names the state; 0 without a match."""
        return 0 if self._match is None else len(self._match.log)

    @property
    def setup(self) -> MatchSetup:
        """What the match on the table is made of. Raises WrongStage without one."""
        return self._current().setup

    def update(self, seat: Seat) -> TableUpdate:
        """What `seat` sees now, without events."""
        return self._current().update(seat, ())

    def subscribe(self, seat: Seat, listener: Listener) -> Callable[[], None]:
        """Tell `listener` what `seat` sees after every step; the function returned ends that."""
        return self._subscribers.add(seat, listener)

    def unfinished(self) -> tuple[MatchSummary, ...]:
        """The matches to go on with, this one included, the last played first. Raises StorageUnavailable."""
        return self._store.unfinished()

    @property
    def past(self) -> PastMatches:
        """All matches that are kept, this one included."""
        from ginrummy_qt.session.past_matches import PastMatches

        return PastMatches(self._store, self._clock)

    def keeps(self, match_id: str) -> bool:
        """Whether a match was played here; False also where that cannot be found out."""
        try:
            return self._store.load(match_id).setup.kind is not MatchKind.IMPORTED
        except (KeyError, StorageUnavailable):
            return False

    @property
    def cut_is_given(self) -> bool:
        """Whether the hand to come is dealt from given cards, which nobody is asked to cut."""
        return self._match is not None and _given(self._match) is not None

    def started_at(self) -> int | None:
        """When the match on the table began, in UTC seconds since 1970; None where nobody knows."""
        try:
            return self._store.load(self._current().state.match_id).started_at
        except (KeyError, StorageUnavailable):
            return None

    def log(self) -> tuple[Event, ...]:
        """Everything that happened, seeds included. Raises WrongStage while a hand is hidden."""
        match = self._current()
        if match.state.stage not in OPEN_STAGES:
            raise WrongStage("a hand is hidden")
        return match.log

    def finished_hand_log(self, number: int) -> tuple[Event, ...]:
        """The events of a hand that is over. Raises WrongStage for any other."""
        return hand_log(self._current().log, number)

    def verify_hand(self, number: int) -> HandProof:
        """The seed check of a hand that is over. Raises WrongStage for any other."""
        return prove_hand(self._current().log, number)

    def verifier(self) -> Callable[[int], HandProof]:
        """`verify_hand` of the match on the table as it is now, also once another match is there."""
        return partial(prove_hand, self._current().log)

    # The same cards once more

    def hand_again(self, match_id: str, number: int) -> MatchSetup:
        """One hand of any match, against the same opponent; raises WrongStage for one that is not over.

        This and the next two raise KeyError for an unknown match, StorageUnavailable for an unreadable one.
        """
        match = self._any(match_id)
        return again.hand_again(match.log, number, match.setup.level)

    def match_again(self, match_id: str) -> MatchSetup:
        """A match from its beginning; raises WrongStage unless a hand of it is over."""
        match = self._any(match_id)
        return again.match_again(match.log, match.setup.level)

    def code_of_hand(self, match_id: str, number: int) -> str:
        """The deal code of a hand, for a friend; raises WrongStage for one that is not over."""
        return again.code_of_hand(self._any(match_id).log, number)

    # A match on the table

    def new_match(self, setup: MatchSetup, ask_for_cuts: bool = False) -> Answer:
        """Put a new match on the table; the one in progress stays in the store.

        The first dealer is drawn and the first hand sealed at once; `ask_for_cuts` stops before the draw for
        `cut`, unless the cards are given. Rejected when the match cannot be kept, and then nothing has
        changed. Should the store fail later, `next_hand` goes on from there. Raises rules.ruleset.BadRuleset.
        """
        match_id = self._entropy()[:32]
        events = game_match.start(match_id, setup.ruleset, setup.kind)
        try:
            self._store.create(match_id, setup, self._clock())
            self._store.append(match_id, 0, events, self._clock())
        except StorageUnavailable as error:
            return _not_saved(error)
        self._match = RunningMatch(setup, game_match.fold(None, events), events)
        self._publish(events)
        if ask_for_cuts and not self.cut_is_given:
            self.seal_hand()
        else:
            self.next_hand(None)
        return Accepted(self.seq)

    def resume(self, match_id: str) -> None:
        """Put a stored match on the table exactly as it was left, and publish it without events.

        Raises KeyError for an unknown match, StorageUnavailable when it cannot be read.
        """
        self._match = restore(self._store.load(match_id))
        self._publish(())

    # A hand: seal, cut, play

    def seal_hand(self) -> Answer:
        """Draw the seed of the next hand (number 0: of the draw for the deal) and show its commitment."""
        return self._step(lambda match: game_match.seal(match.state, self._seed(match)))

    def cut(self, text: str = "") -> Answer:
        """Cut the sealed deck with any text, and deal it (number 0: draw the first dealer).

        Given cards are cut as they were before, whatever the text.
        """
        writable = text.encode("utf-8", "replace").decode("utf-8")
        return self._step(lambda match: _cut(match, writable))

    def next_hand(self, cut: str | None) -> Answer:
        """Go on, from wherever the match stands, to the next hand dealt with this cut.

        None stops where the cut is asked for. A first dealer still to be drawn is drawn with an empty cut.
        """
        answer: Answer = Accepted(self.seq)
        while not isinstance(answer, Rejected):
            match self._match:
                case RunningMatch(state=MatchState(stage=Stage.NEEDS_SEED)):
                    answer = self.seal_hand()
                case RunningMatch(state=MatchState(stage=Stage.NEEDS_CUT, number=0)):
                    answer = self.cut()
                case RunningMatch(state=MatchState(stage=Stage.NEEDS_CUT)) if cut is None:
                    return answer
                case _:
                    return self.cut(cut or "")
        return answer

    def submit(self, seat: Seat, action: Action, expected_seq: int) -> Answer:
        """An action of `seat`, chosen in the state named `expected_seq`; refused once that is past."""
        if expected_seq != self.seq:
            return Rejected(SessionRefusal.STALE)
        return self._step(lambda match: _played(match, seat, action))

    def take_back(self, seat: Seat = PERSON) -> Answer:
        """In practice: undo the last decision of `seat` in the hand on the table, and what followed."""
        return self._step(lambda match: game_match.take_back(match.state, seat))

    # Giving up

    def resign(self, seat: Seat = PERSON) -> Answer:
        """Give the match on the table up for `seat`."""
        return self._step(lambda match: game_match.resign(match.state, seat))

    def resign_match(self, match_id: str) -> Answer:
        """Give any unfinished match up for the person.

        Raises KeyError for an unknown match, StorageUnavailable when it cannot be read.
        """
        if match_id == self.match_id:
            return self.resign()
        match = self._any(match_id)
        try:
            events = game_match.resign(match.state, PERSON)
            self._store.append(match_id, len(match.log), events, self._clock())
        except WrongStage:
            return Rejected(SessionRefusal.WRONG_STAGE)
        except StorageUnavailable as error:
            return _not_saved(error)
        return Accepted(len(match.log) + len(events))

    # How every step is taken

    def _seed(self, match: RunningMatch) -> str:
        given = _given(match)
        return self._entropy() if given is None else given.seed

    def _step(self, decide: Callable[[RunningMatch], tuple[Event, ...]]) -> Answer:
        """Take the step whose events `decide` names, unless the rules refuse it."""
        if self._match is None:
            return Rejected(SessionRefusal.WRONG_STAGE)
        try:
            events = decide(self._match)
        except IllegalAction as refusal:
            return Rejected(refusal.reason)
        except WrongStage:
            return Rejected(SessionRefusal.WRONG_STAGE)
        return self._keep(self._match, events)

    def _keep(self, match: RunningMatch, events: tuple[Event, ...]) -> Answer:
        """Append, then change the state, then publish. A failing store leaves everything as it was."""
        after = match.after(events)
        try:
            self._store.append(match.state.match_id, len(match.log), events, self._clock())
        except StorageUnavailable as error:
            return _not_saved(error)
        self._match = after
        self._publish(events)
        return Accepted(len(after.log))

    def _publish(self, events: tuple[Event, ...]) -> None:
        match = self._current()
        self._subscribers.deliver((match.update(Seat.SOUTH, events), match.update(Seat.NORTH, events)))

    def _any(self, match_id: str) -> RunningMatch:
        if self._match is not None and match_id == self.match_id:
            return self._match
        return restore(self._store.load(match_id))

    def _current(self) -> RunningMatch:
        if self._match is None:
            raise WrongStage("there is no match on the table")
        return self._match


def _given(match: RunningMatch) -> GivenDeal | None:
    """The deal given for the hand to come."""
    return given_deal(match.setup, match.state.number)


def _cut(match: RunningMatch, text: str) -> tuple[Event, ...]:
    given = _given(match)
    if given is None:
        return game_match.cut(match.state, text)
    return game_match.deal_given(match.state) if given.cut is None else game_match.cut(match.state, given.cut)


def _played(match: RunningMatch, seat: Seat, action: Action) -> tuple[Event, ...]:
    """What follows from an action; a single hand is all there is."""
    events = game_match.play(match.state, seat, action)
    if not match.setup.single_hand:
        return events
    after = game_match.fold(match.state, events)
    return (*events, *game_match.end_practice(after)) if after.stage is Stage.NEEDS_SEED else events


def _not_saved(error: StorageUnavailable) -> Rejected:
    return Rejected(SessionRefusal.NOT_SAVED, str(error))
