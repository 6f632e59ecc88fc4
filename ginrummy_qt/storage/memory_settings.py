"""Settings that last only while the program runs."""

from __future__ import annotations

from ginrummy_qt.ports.settings import Settings, SettingsTrouble


class MemorySettings:
    """A `ports.settings.SettingsStore` that forgets everything at the end."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    def load(self) -> tuple[Settings, SettingsTrouble | None]:
        """The settings last saved, at first those given; nothing is ever put aside."""
        return self._settings, None

    def save(self, settings: Settings) -> None:
        """Keep the settings until the end."""
        self._settings = settings
