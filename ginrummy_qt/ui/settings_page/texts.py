"""All options in words: the one place where a new setting is added to the page."""

from __future__ import annotations

from PySide6.QtCore import QObject

from ginrummy_qt.ports.deck_choices import BackColour, CardBack, CardFace, PrintedIndices, SuitPalette
from ginrummy_qt.ports.settings import HandOrder, Speed, ThemeChoice, Thinking
from ginrummy_qt.presentation.languages import OWN_NAMES
from ginrummy_qt.ui.settings_page.options import Amount, Group, Pick, Sample, Toggle, TryOut, Value


class SettingsTexts(QObject):
    """Says what can be set, group by group."""

    def groups(self) -> tuple[Group, ...]:
        """Everything there is to set."""
        return (
            Group(self.tr("Table and cards"), (self._theme(), *self._deck())),
            Group(self.tr("Hand"), self._hand()),
            Group(self.tr("Help at the table"), self._help()),
            Group(self.tr("Speed and motion"), self._motion()),
            Group(self.tr("Sound"), self._sound()),
            Group(self.tr("Language and letters"), (self._language(), self._indices())),
            Group(self.tr("Fair deal"), self._deal()),
        )

    def try_out(self, what: TryOut) -> str:
        """What a button beside an option says."""
        match what:
            case TryOut.MOVE:
                return self.tr("Move a card")
            case TryOut.SOUND:
                return self.tr("Play a sound")

    def _theme(self) -> Pick:
        return Pick(
            "theme",
            self.tr("Theme"),
            (
                Value(ThemeChoice.SYSTEM, self.tr("Like the system")),
                Value(ThemeChoice.LIGHT, self.tr("Light")),
                Value(ThemeChoice.DARK, self.tr("Dark")),
                Value(ThemeChoice.HIGH_CONTRAST, self.tr("High contrast")),
            ),
            sample=Sample.THEME,
        )

    def _deck(self) -> tuple[Pick, ...]:
        return (
            Pick(
                "suit_palette",
                self.tr("Colours of the suits"),
                (
                    Value(SuitPalette.TWO, self.tr("Two colours")),
                    Value(SuitPalette.FOUR, self.tr("Four colours")),
                    Value(SuitPalette.CVD2, self.tr("Orange and black")),
                    Value(SuitPalette.CVD, self.tr("Blue and orange")),
                    Value(SuitPalette.CONTRAST, self.tr("Strong, two colours")),
                    Value(SuitPalette.CONTRAST4, self.tr("Strong, four colours")),
                ),
                self.tr("Orange and blue are safe for red-green blindness."),
                Sample.SUITS,
            ),
            Pick(
                "card_face",
                self.tr("Print on the cards"),
                (
                    Value(CardFace.AUTO, self.tr("Large on small cards")),
                    Value(CardFace.STANDARD, self.tr("Always standard")),
                    Value(CardFace.LARGE, self.tr("Always large")),
                ),
                sample=Sample.FACE,
            ),
            Pick(
                "card_back",
                self.tr("Backs of the cards"),
                (
                    Value(CardBack.TILE, self.tr("Tiles")),
                    Value(CardBack.BURST, self.tr("Burst")),
                    Value(CardBack.LATTICE, self.tr("Lattice")),
                ),
                sample=Sample.BACK,
            ),
            Pick(
                "back_colour",
                self.tr("Colour of the backs"),
                (
                    Value(BackColour.THEME, self.tr("As in the theme")),
                    Value(BackColour.NAVY, self.tr("Navy")),
                    Value(BackColour.PINE, self.tr("Pine")),
                    Value(BackColour.PLUM, self.tr("Plum")),
                ),
                sample=Sample.BACK_COLOUR,
            ),
        )

    def _hand(self) -> tuple[Pick | Toggle, ...]:
        return (
            Pick(
                "hand_order",
                self.tr("A new hand is sorted by"),
                (
                    Value(HandOrder.SUIT, self.tr("Suit")),
                    Value(HandOrder.RANK, self.tr("Rank")),
                    Value(HandOrder.MELDS, self.tr("Melds")),
                ),
                self.tr("The way you sorted last. Cards that you move yourself stay where you put them."),
            ),
            Toggle(
                "left_handed",
                self.tr("Left-handed"),
                self.tr("Buttons and columns change sides; the cards stay as they are."),
            ),
        )

    def _help(self) -> tuple[Toggle, ...]:
        return (
            Toggle(
                "confirm_knock",
                self.tr("Look at the hand before it is laid down"),
                self.tr("Off: the knock button ends the hand at once."),
            ),
            Toggle(
                "show_partners",
                self.tr("Show what a card goes with"),
                self.tr("Pointing at a card marks the cards it makes, or could make, a meld with."),
            ),
            Toggle(
                "dim_deadwood",
                self.tr("Shade the deadwood"),
                self.tr("Cards in no meld are drawn a little darker."),
            ),
            Toggle(
                "seen_cards",
                self.tr("Show the cards seen"),
                self.tr("A list of the cards thrown and taken, and of those you know."),
            ),
        )

    def _motion(self) -> tuple[Pick, ...]:
        return (
            Pick(
                "speed",
                self.tr("Speed of the cards"),
                (
                    Value(Speed.SLOW, self.tr("Slow")),
                    Value(Speed.NORMAL, self.tr("Normal")),
                    Value(Speed.FAST, self.tr("Fast")),
                    Value(Speed.OFF, self.tr("Off")),
                ),
                self.tr("A key or a click ends any movement at once."),
                try_out=TryOut.MOVE,
            ),
            Pick(
                "thinking",
                self.tr("The opponent thinks"),
                (
                    Value(Thinking.NATURAL, self.tr("As a person does")),
                    Value(Thinking.QUICK, self.tr("Quickly")),
                    Value(Thinking.INSTANT, self.tr("In an instant")),
                ),
                self.tr("In an instant: without any pause, and the master searches only for a moment."),
            ),
            Pick(
                "less_motion",
                self.tr("Motion"),
                (
                    Value(None, self.tr("Like the system")),
                    Value(False, self.tr("Full")),
                    Value(True, self.tr("Less")),
                ),
                self.tr("With less motion cards fade where they belong instead of travelling."),
            ),
        )

    def _sound(self) -> tuple[Toggle | Amount, ...]:
        return (
            Toggle("sound_on", self.tr("Play sounds")),
            Amount("sound_volume", self.tr("Volume"), 0, 100, "sound_on", try_out=TryOut.SOUND),
        )

    def _language(self) -> Pick:
        named = tuple(Value(language, name) for language, name in OWN_NAMES.items())
        return Pick("language", self.tr("Language"), (Value("", self.tr("Like the system")), *named))

    def _indices(self) -> Pick:
        return Pick(
            "printed_indices",
            self.tr("Letters on the cards"),
            (
                Value(PrintedIndices.BY_LANGUAGE, self.tr("As usual in the language")),
                Value(PrintedIndices.ENGLISH, self.tr("A, J, Q, K")),
                Value(PrintedIndices.PORTUGUESE, self.tr("A, V, D, R")),
            ),
            sample=Sample.COURT,
        )

    def _deal(self) -> tuple[Toggle, ...]:
        return (
            Toggle(
                "cut_deck",
                self.tr("Cut the deck myself"),
                self.tr("Before each hand you are asked for a cut, which goes into the shuffle."),
            ),
        )
