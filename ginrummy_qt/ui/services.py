"""What the window is given at its start; nothing in `ui` makes any of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from ginrummy_qt.ports.opponents import EngineLauncher, TrafficRecord
from ginrummy_qt.ports.settings import SettingsTrouble
from ginrummy_qt.ports.sound import SoundPlayer
from ginrummy_qt.ports.storage import Recovery, Trouble
from ginrummy_qt.session.match_session import MatchSession
from ginrummy_qt.ui.diagnostics import RecentLines
from ginrummy_qt.ui.i18n import Languages
from ginrummy_qt.ui.preferences import Preferences

if TYPE_CHECKING:
    from ginrummy_qt.ports.backups import BackupStore
    from ginrummy_qt.ports.history import HistoryStore
    from ginrummy_qt.ports.profiles import ProfileStore
    from ginrummy_qt.ports.statistics import StatisticsStore


@dataclass(frozen=True, slots=True, kw_only=True)
class Services:
    """`trouble` says why nothing is saved, `settings_trouble` what is wrong with the settings file; both are
    None when all is well. `recovery` tells of a damaged database that was put aside at this start. `size` is
    the window's size for this run only. `was_replaced` tells whether another program lies by now where this
    one was started from. `traffic` remembers what the computer player of this match was sent. Without
    `make_sound_player` the game is silent.
    """

    session: MatchSession
    preferences: Preferences
    languages: Languages
    launch_engine: EngineLauncher
    traffic: TrafficRecord | None = None
    folder: Path
    log_file: Path | None
    recent_lines: RecentLines
    statistics: StatisticsStore | None = None
    history: HistoryStore | None = None
    profiles: ProfileStore | None = None
    backups: BackupStore | None = None
    trouble: Trouble | None = None
    recovery: Recovery | None = None
    settings_trouble: SettingsTrouble | None = None
    size: tuple[int, int] | None = None
    quit_program: Callable[[], object] = lambda: None
    was_replaced: Callable[[], bool] = lambda: False
    make_sound_player: Callable[[], SoundPlayer] | None = None
