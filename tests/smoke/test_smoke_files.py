"""The comparison of a system before and after: what counts as left behind, gone or changed, and what not."""

from __future__ import annotations

import os

import pytest

from tools.smoke.files import BOOKKEEPING, differences, listing, measure


@pytest.fixture
def system(tmp_path):
    """A small system: a program, a setting, a link, a home."""
    (tmp_path / "usr/bin").mkdir(parents=True)
    (tmp_path / "usr/bin/tool").write_text("tool")
    (tmp_path / "usr/bin/link").symlink_to("tool")
    (tmp_path / "home/zoe/.cache").mkdir(parents=True)
    (tmp_path / "home/zoe/.cache/font").touch()
    (tmp_path / "home/zoe/match").write_text("mine")
    (tmp_path / "var/log/apt").mkdir(parents=True)
    return tmp_path


def test_every_file_folder_and_link_is_listed_by_its_path_in_the_system(system):
    found = listing(system)
    assert {
        "/usr",
        "/usr/bin",
        "/usr/bin/tool",
        "/usr/bin/link",
        "/home/zoe/match",
        "/home/zoe/.cache/font",
    } <= found.keys()
    assert found["/usr/bin/link"] == "-> tool"
    assert "4 bytes" in found["/usr/bin/tool"]


def test_what_is_left_out_is_not_looked_into(system):
    found = listing(system, ("/home/zoe",))
    assert "/home/zoe" in found
    assert "/home/zoe/match" not in found


def test_nothing_differs_when_nothing_was_done(system):
    assert differences(listing(system), listing(system)) == []


@pytest.mark.parametrize(
    ("act", "sentence"),
    [
        (lambda root: (root / "usr/bin/rest").write_text(""), "left behind: /usr/bin/rest"),
        (lambda root: (root / "usr/empty").mkdir(), "left behind: /usr/empty"),
        (lambda root: (root / "usr/bin/tool").unlink(), "gone: /usr/bin/tool"),
        (lambda root: (root / "usr/bin/tool").write_text("loot"), "changed: /usr/bin/tool"),
        (lambda root: (root / "usr/bin/tool").chmod(0o600), "changed: /usr/bin/tool"),
    ],
)
def test_what_was_done_is_told(system, act, sentence):
    (system / "usr/bin/tool").chmod(0o644)
    before = listing(system)
    act(system)
    [line] = differences(before, listing(system))
    assert line.startswith(sentence)


def test_a_link_that_leads_elsewhere_has_changed(system):
    before = listing(system)
    (system / "usr/bin/link").unlink()
    (system / "usr/bin/link").symlink_to("other")
    assert differences(before, listing(system)) == ["changed: /usr/bin/link (-> tool -> -> other)"]


def test_the_bookkeeping_of_apt_is_nobodys_leftover(system):
    before = listing(system)
    (system / "var/log/apt/history.log").write_text("installed")
    assert differences(before, listing(system)) == []
    assert differences(before, listing(system), unimportant=()) != []


def test_the_program_could_hide_nothing_behind_the_bookkeeping():
    ours = ("usr/lib/ginrummy-qt", "usr/share", "usr/bin", "etc/xdg", "home", "tmp", "var/lib/dpkg/info")
    assert not [pattern for pattern in BOOKKEEPING for place in ours if pattern.startswith(f"/{place}")]


def test_links_count_nothing_in_a_size(system):
    os.link(system / "usr/bin/tool", system / "usr/bin/twin")
    assert measure(system / "usr") == (2, 8)
