"""Copies of everything kept, made now and then by themselves, and going back to one of them."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol


class BackupReason(StrEnum):
    """Why a backup was made; AUTOMATIC ones replace each other in turn."""

    AUTOMATIC = "automatic"
    ASKED = "asked"
    BEFORE_RESET = "before_reset"
    BEFORE_RESTORE = "before_restore"
    BEFORE_REMOVAL = "before_removal"
    BEFORE_UPDATE = "before_update"
    """A newer version of the program changed the form of the file."""


@dataclass(frozen=True, slots=True)
class Backup:
    """A copy. `name` is its file's name, `made_at` UTC seconds since 1970, `bytes` its size on the disk.

    `matches` and `hands` are those in it that are over, all profiles together; both are 0 where the copy is
    damaged, and then it is not `sound`.
    """

    name: str
    made_at: int
    reason: BackupReason
    bytes: int
    matches: int
    hands: int
    sound: bool = True


class BackupStore(Protocol):
    """The copies of one data folder. Every method raises StorageUnavailable when it cannot do its work."""

    def backups(self) -> tuple[Backup, ...]:
        """All, the newest first."""

    def make(self, now: int, reason: BackupReason = BackupReason.ASKED) -> Backup:
        """Copy everything now."""

    def make_if_due(self, now: int) -> Backup | None:
        """An automatic copy when the last one is a day old or missing, and anything was played since."""

    def restore(self, name: str, now: int) -> Backup:
        """Go back to a copy; what is there now is copied before: that copy is returned, to undo it.

        All open matches have to be loaded anew afterwards. KeyError for an unknown name.
        """
