"""The people who play here; each has matches, history and statistics of their own."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True, slots=True)
class Profile:
    """A person. The name of the first profile is empty until somebody gives it one.

    `created_at` is UTC seconds since 1970, 0 for the first one.
    """

    profile_id: str
    name: str
    created_at: int


class ProfileStore(Protocol):
    """Who plays. There is always at least one profile, and one is active.

    Every method raises StorageUnavailable when it cannot do its work, and KeyError for an unknown id.
    """

    def profiles(self) -> tuple[Profile, ...]:
        """All, the oldest first."""

    def active(self) -> Profile:
        """Who plays now; kept over the end of the program."""

    def activate(self, profile_id: str) -> None:
        """Let another person play: matches, history and statistics are theirs from now on."""

    def create(self, name: str, now: int) -> Profile:
        """A new profile, not active yet. Raises ValueError for an empty name or one in use."""

    def rename(self, profile_id: str, name: str) -> None:
        """Another name. Raises ValueError for an empty name or one in use."""

    def remove(self, profile_id: str, now: int) -> str:
        """Remove a profile with all its matches; the name of the backup made before.

        Raises ValueError for the active one.
        """
