"""Settings: kept as a whole, and never lost to a damaged file (issue 2, Build 4 and Bad input)."""

from __future__ import annotations

import json
import os
from dataclasses import fields, replace
from pathlib import Path

import pytest

from ginrummy_qt.ports.deck_choices import BackColour, CardBack, CardFace, PrintedIndices, SuitPalette
from ginrummy_qt.ports.levels import Style
from ginrummy_qt.ports.settings import (
    HandArrangement,
    HandOrder,
    Settings,
    SettingsTrouble,
    Speed,
    ThemeChoice,
    Thinking,
)
from ginrummy_qt.ports.storage import StorageUnavailable
from ginrummy_qt.rules.cards import parse_cards
from ginrummy_qt.rules.ruleset import PRESETS
from ginrummy_qt.storage.memory_settings import MemorySettings
from ginrummy_qt.storage.settings_file import FILE_NAME, SettingsFile

CHOSEN = Settings(
    theme=ThemeChoice.DARK,
    suit_palette=SuitPalette.CVD,
    card_face=CardFace.LARGE,
    card_back=CardBack.LATTICE,
    back_colour=BackColour.NAVY,
    printed_indices=PrintedIndices.PORTUGUESE,
    speed=Speed.FAST,
    thinking=Thinking.QUICK,
    hand_order=HandOrder.RANK,
    cut_deck=True,
    left_handed=True,
    less_motion=True,
    confirm_knock=False,
    show_partners=False,
    dim_deadwood=True,
    seen_cards=True,
    sound_on=False,
    sound_volume=35,
    language="pt_BR",
    level=Style.SIMPLE,
    ruleset=replace(PRESETS["classic"], target_score=150),
    window=(-10, 20, 1280, 800),
    maximized=True,
    hand=HandArrangement("0" * 32, 3, parse_cards("Kh 2c 7d"), as_sorted=True),
    keys=(("draw_stock", "F5"), ("pass", "")),
    welcomed=True,
)


@pytest.fixture
def path(tmp_path):
    return tmp_path / FILE_NAME


@pytest.fixture
def store(tmp_path):
    return SettingsFile(tmp_path)


def test_without_a_file_there_are_defaults_and_none_is_made(store, tmp_path):
    assert store.load() == (Settings(), None)
    assert list(tmp_path.iterdir()) == []


def test_what_was_saved_is_loaded_by_the_next_start(store, tmp_path):
    for field in fields(Settings):
        assert getattr(CHOSEN, field.name) != getattr(Settings(), field.name), "each value here is another"
    store.save(Settings())
    store.save(CHOSEN)
    assert SettingsFile(tmp_path).load() == (CHOSEN, None)
    assert [entry.name for entry in tmp_path.iterdir()] == [FILE_NAME]


def test_the_file_is_readable_and_says_its_version(store, path):
    store.save(CHOSEN)
    plain = json.loads(path.read_text(encoding="utf-8"))
    assert plain["version"] == 1
    assert plain["settings"]["theme"] == "dark"


@pytest.mark.parametrize(
    "data",
    [b"", b"{", b"null", b"[]", b"\xff\xfe\x00", b'{"version": 1}', b'{"settings": {}}', b"[" * 100_000],
)
def test_a_damaged_file_gives_defaults_and_is_put_aside(store, path, tmp_path, data):
    path.write_bytes(data)
    settings, aside = store.load()
    assert settings == Settings()
    assert aside == SettingsTrouble(str(tmp_path / "settings.damaged-1.json"))
    assert (tmp_path / "settings.damaged-1.json").read_bytes() == data
    assert store.load() == (Settings(), None), "it is reported once"


def test_no_file_put_aside_is_ever_overwritten(store, path, tmp_path):
    for number in (1, 2, 3):
        path.write_bytes(b"damage %d" % number)
        put = str(tmp_path / f"settings.damaged-{number}.json")
        assert store.load()[1] == SettingsTrouble(put)
    assert (tmp_path / "settings.damaged-1.json").read_bytes() == b"damage 1"


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("theme", "sepia"),
        ("speed", 3),
        ("left_handed", "yes"),
        ("window", [1, 2, 3]),
        ("window", "wide"),
        ("hand", {"match_id": "0", "number": 1, "cards": "2c 1x"}),
        ("ruleset", {"knock_limit": 99}),
        ("ruleset", {"of_tomorrow": 1}),
        ("level", None),
        ("level", "grandmaster"),
        ("setting_of_tomorrow", True),
    ],
)
def test_one_value_that_cannot_be_read_does_not_take_the_others_along(store, path, name, value):
    store.save(CHOSEN)
    plain = json.loads(path.read_text(encoding="utf-8"))
    plain["settings"][name] = value
    path.write_text(json.dumps(plain), encoding="utf-8")
    settings, aside = store.load()
    expected = replace(CHOSEN, **{name: getattr(Settings(), name)}) if hasattr(CHOSEN, name) else CHOSEN
    assert settings == expected
    assert aside is not None
    assert json.loads(Path(aside.path).read_text(encoding="utf-8")) == plain
    assert store.load() == (expected, None), "what could be read is kept at once"


def test_settings_of_a_newer_version_are_read_as_far_as_they_go_and_never_replaced(store, path, tmp_path):
    path.write_text(json.dumps({"version": 2, "settings": {"theme": "dark", "scent": "pine"}, "more": 1}))
    before = path.read_bytes()
    for _ in range(2):
        assert store.load() == (Settings(theme=ThemeChoice.DARK), SettingsTrouble(str(path), newer=True))
    with pytest.raises(StorageUnavailable, match=r"written by a newer version\.$"):
        store.save(CHOSEN)
    assert {entry.name: entry.read_bytes() for entry in tmp_path.iterdir()} == {FILE_NAME: before}


@pytest.mark.parametrize("version", [0, -1, "2", 1.5, None])
def test_settings_of_no_known_version_are_damaged(store, path, version):
    path.write_text(json.dumps({"version": version, "settings": {"theme": "dark"}}))
    settings, trouble = store.load()
    assert settings == Settings(theme=ThemeChoice.DARK)
    assert trouble is not None
    assert not trouble.newer
    store.save(CHOSEN)


def test_settings_of_an_older_version_without_a_field_get_its_default(store, path):
    path.write_text(json.dumps({"version": 1, "settings": {"speed": "off"}}))
    assert store.load() == (Settings(speed=Speed.OFF), None)


def test_looking_touches_nothing(store, path, tmp_path):
    path.write_text(json.dumps({"version": 2, "settings": {"theme": "dark"}}))
    before = path.read_bytes()
    assert store.look() == (Settings(theme=ThemeChoice.DARK), False)
    assert {entry.name: entry.read_bytes() for entry in tmp_path.iterdir()} == {FILE_NAME: before}


def test_a_folder_in_place_of_the_file_is_put_aside_too(store, path):
    path.mkdir()
    settings, aside = store.load()
    assert settings == Settings()
    assert aside is not None
    store.save(CHOSEN)
    assert store.load() == (CHOSEN, None)


def test_any_text_can_be_kept(store):
    """A file edited by hand may name a language in half a character."""
    odd = replace(CHOSEN, language="\ud800 ș")
    store.save(odd)
    assert store.load() == (odd, None)


@pytest.mark.parametrize("fails", ["fsync", "replace"])
def test_settings_that_cannot_be_saved_leave_the_old_ones_whole(store, path, monkeypatch, fails):
    store.save(CHOSEN)

    def fail(*_arguments, **_named):
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as broken:
        broken.setattr(os, fails, fail)
        with pytest.raises(StorageUnavailable, match=r"^The settings cannot be written .*No space left.*\.$"):
            store.save(Settings())
    assert [entry.name for entry in path.parent.iterdir()] == [FILE_NAME], "nothing half-written is left"
    assert store.load() == (CHOSEN, None)
    store.save(Settings())
    assert store.load() == (Settings(), None)


def test_without_a_folder_saving_is_refused_with_a_sentence(tmp_path):
    with pytest.raises(StorageUnavailable, match=r"^The settings cannot be written to .*\.$"):
        SettingsFile(tmp_path / "nowhere").save(CHOSEN)


def test_settings_in_memory_last_until_the_end():
    store = MemorySettings(CHOSEN)
    assert store.load() == (CHOSEN, None)
    store.save(Settings())
    assert store.load() == (Settings(), None)
