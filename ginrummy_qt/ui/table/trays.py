"""What may lie over the table: the knock preview, the discard pile spread out, the answer to a knock."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING

from ginrummy_qt.presentation.end_options import End
from ginrummy_qt.rules.actions import Action
from ginrummy_qt.rules.cards import Card
from ginrummy_qt.ui.keys.table_keys import TableKeys
from ginrummy_qt.ui.table.preview import Preview
from ginrummy_qt.ui.table.spoken_endings import in_one, preview_sentences
from ginrummy_qt.ui.table.stage import Stage
from ginrummy_qt.ui.table.view import TableView
from ginrummy_qt.ui.table.voice import Voice

if TYPE_CHECKING:
    from ginrummy_qt.ui.table.defence_desk import DefenceDesk
    from ginrummy_qt.ui.table.pile_look import PileLook


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
        self.keys = TableKeys()
        """What the keys do in them."""
        self.preview = Preview(view, stage, self._decide, self._on_preview, lambda: self.keys)
        self._view = view

    @cached_property
    def pile(self) -> PileLook:
        """The discard pile spread out, or not; made when it is first looked at."""
        from ginrummy_qt.ui.table.pile_look import PileLook

        return PileLook(self._view, self._stage, self._changed)

    @cached_property
    def defence(self) -> DefenceDesk:
        """The answer to a knock; made at the first one."""
        from ginrummy_qt.ui.table.defence_desk import DefenceDesk

        return DefenceDesk(self._view, self._stage, self._intend, self._voice.prompt, lambda: self.keys)

    @property
    def pile_is_open(self) -> bool:
        """Whether the discard pile is spread out."""
        return "pile" in self.__dict__ and self.pile.is_open

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
        if self.pile_is_open:
            self.pile.close(glide=False)
        if "defence" in self.__dict__:
            self.defence.close()

    def settle(self) -> None:
        """The table is at rest: the board of an answer can be used, if there is one."""
        if self._stage.layout.defence is not None:
            self.defence.open(self._stage.pointing.focus is not None)

    def rebuild(self) -> None:
        """Another size or look, once the cards lie where they belong."""
        if self.pile_is_open:
            self.pile.rebuild()
        if "defence" in self.__dict__:
            self.defence.rebuild()

    def _decide(self, end: End) -> None:
        self._intend(end)

    def _on_preview(self, _is_open: bool) -> None:
        found = self.preview.choices
        if found is not None:
            self._voice.prompt(in_one(preview_sentences(self._stage, found)))
        self._changed()
