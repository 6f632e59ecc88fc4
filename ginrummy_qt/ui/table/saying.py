"""What the table says: the prompt under the piles, and the same for the ear."""

from __future__ import annotations

from collections.abc import Callable

from ginrummy_qt.presentation.messages import NotLowEnough, Refused
from ginrummy_qt.presentation.prompts import prompt
from ginrummy_qt.ui.table.stage import Stage
from ginrummy_qt.ui.table.voice import Voice


class Saying:
    """Keeps scene, voice and listeners in step; `changed` is called with each new prompt."""

    def __init__(self, stage: Stage, voice: Voice, changed: Callable[[str], None]) -> None:
        self._stage = stage
        self._voice = voice
        self._changed = changed
        self._text = self._aloud = ""

    @property
    def text(self) -> str:
        """What the table says now."""
        return self._text

    @property
    def aloud(self) -> str:
        """The same for the ear, cards by their names."""
        return self._aloud

    def what_to_do(self) -> None:
        """Say what may be done now."""
        update, words = self._stage.state.update, self._stage.words
        if update is None or self._stage.state.options.watching:
            self.say("")
        else:
            self.say(words.say(prompt(update)), words.aloud(prompt(update)))

    def say(self, text: str, heard: str | None = None) -> None:
        """Say a sentence; `heard` is said to the ear instead of it."""
        if text != self._text:
            self._text, self._aloud = text, heard or text
            self._stage.scene.prompt.say(text)
            self._voice.prompt(text if heard is None else heard)
            self._changed(text)

    def refuse(self, reason: NotLowEnough | Refused) -> None:
        """Say why something was not done."""
        self.say(self._stage.words.say(reason), "")
        self._voice.refuse(self._stage.words.aloud(reason))

    def refuse_in_words(self, text: str) -> None:
        """Say this at once, instead of doing something."""
        self.say(text, "")
        self._voice.refuse(text)

    def answer(self, text: str) -> None:
        """Show what was asked for; the voice has said it."""
        self.say(text, "")
