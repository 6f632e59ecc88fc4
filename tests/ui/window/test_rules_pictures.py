"""The rules in the program: per preset, with pictures of the person's own cards."""

from __future__ import annotations

import pytest

from ginrummy_qt.ports.deck_choices import PrintedIndices, SuitPalette
from ginrummy_qt.ports.levels import Style
from ginrummy_qt.ports.table import MatchSetup
from ginrummy_qt.rules.ruleset import PRESETS
from ginrummy_qt.ui.dialogs.card_picture import CardPicture
from tests.helpers.windows import sheet_of, started


def pictures(window):
    window.sheets.rules()
    return sheet_of(window).findChildren(CardPicture)


@pytest.mark.parametrize("name", PRESETS)
def test_every_preset_has_pictures_of_its_melds_and_endings(program, name):
    window = started(program)
    window.desk.new_match(MatchSetup(PRESETS[name], Style.STEADY))
    said = [picture.accessibleName() for picture in pictures(window)]
    assert said[0].startswith("Two melds. Run: four of hearts, five of hearts")
    assert any(text.startswith("Big gin") for text in said) is (PRESETS[name].big_gin_bonus is not None)
    assert any(text.startswith("Gin:") for text in said)


def test_the_pictures_have_the_persons_own_deck(program):
    window = started(program)
    first = pictures(window)[0].grab().toImage()
    sheet_of(window).done(0)
    window._services.preferences.change(
        suit_palette=SuitPalette.FOUR, printed_indices=PrintedIndices.PORTUGUESE
    )
    assert pictures(window)[0].grab().toImage() != first


def test_in_a_narrow_sheet_the_groups_wrap_and_none_is_cut(program):
    window = started(program)
    knock = next(each for each in pictures(window) if each.accessibleName().startswith("A knock"))
    wide = knock.sizeHint().width()
    assert knock.heightForWidth(wide) < knock.heightForWidth(wide * 2 // 3)
    assert knock.minimumSizeHint().width() <= 300
