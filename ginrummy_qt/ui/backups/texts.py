"""What is said of backups."""

from __future__ import annotations

from PySide6.QtCore import QLocale

from ginrummy_qt.ports.backups import Backup, BackupReason
from ginrummy_qt.ui.text.speech import Speech, moment


class BackupText(Speech):
    """Describes backups."""

    @staticmethod
    def title(backup: Backup) -> str:
        """When it was made."""
        return moment(backup.made_at)

    @staticmethod
    def detail(backup: Backup) -> str:
        """Why it was made, what is in it, and how large it is; or that it is damaged."""
        if not backup.sound:
            return BackupText.tr("This backup is damaged.")
        return BackupText.tr("{reason}: {matches}, {hands}, {size}").format(
            reason=BackupText.reason(backup.reason),
            matches=BackupText.tr("%n finished match(es)", "", backup.matches),
            hands=BackupText.tr("%n hand(s)", "", backup.hands),
            size=QLocale().formattedDataSize(
                backup.bytes, 1, QLocale.DataSizeFormat.DataSizeTraditionalFormat
            ),
        )

    @staticmethod
    def reason(reason: BackupReason) -> str:
        """Why it was made."""
        match reason:
            case BackupReason.AUTOMATIC:
                return BackupText.tr("Made by itself")
            case BackupReason.ASKED:
                return BackupText.tr("Made when asked for")
            case BackupReason.BEFORE_RESET:
                return BackupText.tr("Before statistics began anew")
            case BackupReason.BEFORE_RESTORE:
                return BackupText.tr("Before another backup was restored")
            case BackupReason.BEFORE_REMOVAL:
                return BackupText.tr("Before a player was removed")
            case BackupReason.BEFORE_UPDATE:
                return BackupText.tr("Before a new version changed the file")
