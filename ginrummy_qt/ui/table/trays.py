"""What may lie over the table: the knock preview, the discard pile spread out, the answer to a knock."""

from __future__ import annotations

from collections.abc import Callable

from ginrummy_qt.presentation.end_options import End
from ginrummy_qt.rules.actions import Action
from ginrummy_qt.rules.cards import Card
from ginrummy_qt.ui.table.defence_desk import DefenceDesk
from ginrummy_qt.ui.table.pile_look import PileLook
from ginrummy_qt.ui.table.preview import Preview
from ginrummy_qt.ui.table.spoken_endings import in_one, preview_sentences
from ginrummy_qt.ui.table.stage import Stage
from ginrummy_qt.ui.table.view import TableView
from ginrummy_qt.ui.table.voice import Voice


class Trays:
    """Opens and closes them; `intend` gets what is decided, `changed` is called when one comes or goes."""

    def __init__(
        self,
        view: TableView,
        stage: Stage,
        voice: Voice,
        intend: Callable[[Action], None],
        changed: Callable[[], None],
    ) -> None:
        self._stage = stage
        self._voice = voice
        self._intend = intend
        self._changed = changed
        self.preview = Preview(view, stage, self._decide, self._on_preview)
        self.pile = PileLook(view, stage, changed)
        self.defence = DefenceDesk(view, stage, intend, voice.prompt)

    def ask(self, card: Card | None) -> None:
        """Look at the ending first, unless the person does not want to be asked."""
        if self._stage.state.options.confirm_knock:
            self.preview.open(card)
            return
        found = self.preview.proposed(card)
        if found is not None:
            self._intend(found.action)

    def look_through_pile(self) -> None:
        """Spread the pile out, or gather it again."""
        if self.pile.is_open:
            self.pile.close()
        else:
            self.pile.open()

    def close(self) -> None:
        """Something else moves the cards now."""
        self.preview.close(glide=False)
        self.pile.close(glide=False)
        self.defence.close()

    def settle(self) -> None:
        """The table is at rest: the board of an answer can be used, if there is one."""
        self.defence.open(self._stage.pointing.focus is not None)

    def rebuild(self) -> None:
        """Another size or look, once the cards lie where they belong."""
        self.pile.rebuild()
        self.defence.rebuild()

    def _decide(self, end: End) -> None:
        self._intend(end)

    def _on_preview(self, _is_open: bool) -> None:
        found = self.preview.choices
        if found is not None:
            self._voice.prompt(in_one(preview_sentences(self._stage, found)))
        self._changed()
