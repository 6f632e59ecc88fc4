"""Which sounds belong to a choreography, and when: one for every act, timed to what is seen.

What is drawn or dealt is heard when it sets off, what is laid down when it arrives.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from ginrummy_qt.ports.sound import Sound
from ginrummy_qt.ports.table import TableUpdate
from ginrummy_qt.presentation.cues import CardCue, Choreography, CountCue, ResultCue
from ginrummy_qt.presentation.messages import Who
from ginrummy_qt.presentation.motion import Motion
from ginrummy_qt.rules.events import BigGinDeclared, HandReceived, Knocked
from ginrummy_qt.rules.game_match import Stage
from ginrummy_qt.rules.scoring import Ending

LEAD: Final = 80
"""Milliseconds that a sound of landing begins before the card rests: it takes them to be heard, and a card
that slows down seems to have arrived before it has."""
CLOSEST: Final = 55
"""Milliseconds between two of one sound; what comes closer is left out."""
_ON_THE_HEELS: Final = 450
"""Milliseconds between the end of a hand and its outcome where nothing moves."""
_SHUFFLING: Final = 620
"""Milliseconds that the deck is heard being shuffled; the cards dealt meanwhile are not heard."""
_LONG_DEAL: Final = 1000
"""Milliseconds that a deal takes at least to have time for shuffling."""
_DEALT: Final = 0.6
_OTHERS: Final = 0.8
_GROUPS: Final = 0.8
_IMPORTANCE: Final = tuple(
    Sound(sound) for sound in ("slide", "flip", "place", "refused", "shuffle", "knock")
)


@dataclass(frozen=True, slots=True)
class SoundCue:
    """A sound `at` milliseconds from the start of a choreography, or `wait` after that where nothing moves;
    `strength` 1 is as recorded.
    """

    sound: Sound
    at: int = 0
    strength: float = 1.0
    wait: int = 0


REFUSED: Final = SoundCue(Sound.REFUSED)
"""The person tried what cannot be."""
SORTED: Final = SoundCue(Sound.SLIDE, strength=0.7)
"""The hand was sorted."""


def sounds_of(choreography: Choreography, update: TableUpdate) -> tuple[SoundCue, ...]:
    """What is heard while an update is shown, in order; nothing where nothing happened (after a resume)."""
    if not update.events:
        return ()
    cues = sorted(_all(choreography, update), key=lambda cue: cue.at)
    return tuple(_apart(cues))


def together(cues: Iterable[SoundCue]) -> tuple[SoundCue, ...]:
    """What is left of sounds that fall on one moment (a skipped animation, none at all): the one that counts,
    and one of those that wait."""
    kept: dict[bool, SoundCue] = {}
    for cue in cues:
        best = kept.get(cue.wait > 0)
        if best is None or _importance(cue) > _importance(best):
            kept[cue.wait > 0] = cue
    return tuple(kept[late] for late in sorted(kept))


def _importance(cue: SoundCue) -> tuple[int, float]:
    known = cue.sound in _IMPORTANCE
    return (_IMPORTANCE.index(cue.sound) if known else len(_IMPORTANCE)), cue.strength


def _apart(cues: Iterable[SoundCue]) -> Iterator[SoundCue]:
    last: dict[Sound, int] = {}
    for cue in cues:
        before = last.get(cue.sound)
        if before is None or cue.at - before >= CLOSEST:
            last[cue.sound] = cue.at
            yield cue


def _all(choreography: Choreography, update: TableUpdate) -> Iterator[SoundCue]:
    end = _end(update)
    knocked = False
    yield from _deal(choreography, update)
    for cue in choreography.cues:
        match cue:
            case CardCue(motion=Motion.KNOCK) if end is not None:
                knocked = True
                yield SoundCue(end, _landing(cue))
            case CardCue():
                yield from _of_card(cue)
            case CountCue(who=who):
                wait = 0 if choreography.duration else _ON_THE_HEELS
                yield SoundCue(_outcome(who is Who.YOU, update), cue.at, wait=wait)
            case _:
                pass
    if end is not None and not knocked:
        yield SoundCue(
            end, min((cue.at for cue in choreography.cues if isinstance(cue, ResultCue)), default=0)
        )


def _deal(choreography: Choreography, update: TableUpdate) -> Iterator[SoundCue]:
    """A quick deal has no shuffling, and one that takes no time nothing else."""
    dealt = [cue.at for cue in choreography.cues if isinstance(cue, CardCue) and cue.motion is Motion.DEAL]
    if not dealt or not any(isinstance(event, HandReceived) for event in update.events):
        return
    begin, end = min(dealt), max(dealt)
    shuffled = end == begin or end - begin >= _LONG_DEAL
    if shuffled:
        yield SoundCue(Sound.SHUFFLE)
    if end > begin:
        quiet = _SHUFFLING if shuffled else 0
        yield from (SoundCue(Sound.SLIDE, at, _DEALT) for at in dealt if at >= quiet)


def _of_card(cue: CardCue) -> Iterator[SoundCue]:
    match cue.motion:
        case Motion.DRAW | Motion.TAKE:
            mine = cue.end is not None and cue.end.face_up
            yield SoundCue(Sound.SLIDE, cue.at, 1.0 if mine else _OTHERS)
        case Motion.FLIP:
            yield SoundCue(Sound.FLIP, max(cue.at, cue.at + cue.duration // 2 - LEAD))
        case Motion.THROW:
            yield SoundCue(Sound.PLACE, _landing(cue))
        case Motion.SPREAD:
            yield SoundCue(Sound.SLIDE, cue.at, _GROUPS)
        case Motion.LAYOFF:
            yield SoundCue(Sound.PLACE, _landing(cue), _GROUPS)
        case _:
            return


def _landing(cue: CardCue) -> int:
    return max(cue.at, cue.at + cue.duration - LEAD)


def _end(update: TableUpdate) -> Sound | None:
    """How the hand has just been ended, if a seat has ended it."""
    for event in update.events:
        match event:
            case Knocked(ending=Ending.KNOCK):
                return Sound.KNOCK
            case Knocked() | BigGinDeclared():
                return Sound.GIN
            case _:
                pass
    return None


def _outcome(mine: bool, update: TableUpdate) -> Sound:
    match = update.match
    if match.winner is not None and match.stage is Stage.OVER and update.view is not None:
        return Sound.MATCH_WON if match.winner is update.view.seat else Sound.MATCH_LOST
    return Sound.HAND_WON if mine else Sound.HAND_LOST
