"""What desktops read of the installed program: menu entry, AppStream metainfo, file type, manual page."""

from __future__ import annotations

import configparser
import gzip
import os
import re
import shutil
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PIL import Image

from ginrummy_qt import __version__
from ginrummy_qt.bootstrap.options import parse_options
from ginrummy_qt.ports.identity import (
    APP_ID,
    EXECUTABLE,
    HOMEPAGE,
    NAME,
    PUBLISHER,
    RECORD_MIME,
    RECORD_SUFFIX,
)
from ginrummy_qt.rules.record import FIRST_LINE
from ginrummy_qt.rules.records import FIRST_LINE_OF_MANY
from tests.helpers.records import record_file
from tools.installers.build import ROOT
from tools.installers.linux_tree import write_data

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="Linux desktops read these")

MADE = datetime(2026, 11, 30, 12, tzinfo=UTC)
LANGUAGES = {"pt_BR", "pt_PT", "ro"}
XML_LANG = "{http://www.w3.org/XML/1998/namespace}lang"
MIME = "{http://www.freedesktop.org/standards/shared-mime-info}"


class _AsWritten(configparser.ConfigParser):
    def optionxform(self, optionstr: str) -> str:
        return optionstr


@pytest.fixture(scope="module")
def share(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """`/usr/share` as the packages have it."""
    folder = tmp_path_factory.mktemp("share")
    write_data(folder, __version__, MADE)
    return folder


@pytest.fixture(scope="module")
def entry(share: Path) -> configparser.ConfigParser:
    parser = _AsWritten(interpolation=None, delimiters=("=",))
    parser.read(share / "applications" / f"{APP_ID}.desktop", encoding="utf-8")
    return parser


@pytest.fixture(scope="module")
def component(share: Path) -> ElementTree.Element:
    return ElementTree.parse(share / "metainfo" / f"{APP_ID}.metainfo.xml").getroot()


def tool(name: str) -> str:
    """A program of the system; `dev.py test` installs it where that is allowed."""
    found = shutil.which(name)
    if found is None:
        pytest.skip(f"{name} is not installed")
    return found


def complaints(*command: str | Path, **environment: str) -> str:
    """All that a program says, and its code unless it is 0."""
    done = subprocess.run(command, capture_output=True, text=True, env={**os.environ, **environment})
    return done.stdout + done.stderr + (f"code {done.returncode}" if done.returncode else "")


def test_the_menu_entry_is_valid(share: Path) -> None:
    assert complaints(tool("desktop-file-validate"), share / "applications" / f"{APP_ID}.desktop") == ""


def test_the_menu_entry_names_the_program_as_everything_else_does(entry: configparser.ConfigParser) -> None:
    main = entry["Desktop Entry"]

    assert main["Name"] == NAME
    assert main["Icon"] == APP_ID
    assert main["Exec"] == f"{EXECUTABLE} %f"
    assert main["TryExec"] == EXECUTABLE
    assert main["MimeType"] == f"{RECORD_MIME};"


def test_the_menu_entry_speaks_four_languages(entry: configparser.ConfigParser) -> None:
    for section in entry.values():
        translated = {key.split("[")[0] for key in section if "[" in key}
        for key in translated:
            assert {language for language in LANGUAGES if f"{key}[{language}]" in section} == LANGUAGES, key
    assert {"GenericName[ro]", "Comment[ro]", "Keywords[ro]"} <= set(entry["Desktop Entry"])


def test_the_actions_are_commands_that_the_program_understands(entry: configparser.ConfigParser) -> None:
    names = entry["Desktop Entry"]["Actions"].strip(";").split(";")
    asked = []
    for name in names:
        section = entry[f"Desktop Action {name}"]
        assert {"Name", *(f"Name[{language}]" for language in LANGUAGES)} <= set(section)
        program, *arguments = section["Exec"].split()
        assert program == EXECUTABLE
        asked.append(parse_options(arguments))

    assert [option.new_match for option in asked] == [True, False]
    assert [option.continue_match for option in asked] == [False, True]


def test_the_window_belongs_to_the_menu_entry_on_x11_and_wayland(entry: configparser.ConfigParser) -> None:
    """X11 windows bear the application's name as their class, Wayland's the name of the entry."""
    code = (
        "from ginrummy_qt.bootstrap.program import make_application\n"
        "app = make_application()\nprint(app.applicationName(), app.desktopFileName())"
    )
    told = complaints(sys.executable, "-c", code, QT_QPA_PLATFORM="offscreen", PYTHONPATH=str(ROOT))

    assert told.split() == [entry["Desktop Entry"]["StartupWMClass"], APP_ID]


def test_the_metainfo_is_valid(share: Path) -> None:
    told = complaints(
        tool("appstreamcli"), "validate", "--no-net", share / "metainfo" / f"{APP_ID}.metainfo.xml"
    )

    assert "Validation was successful" in told
    assert re.findall(r"^[EW]: .*", told, re.MULTILINE) == []


def test_the_metainfo_names_the_program_as_everything_else_does(component: ElementTree.Element) -> None:
    assert component.findtext("id") == APP_ID
    assert component.findtext("name") == NAME
    assert component.findtext("developer/name") == PUBLISHER
    assert component.findtext("launchable") == f"{APP_ID}.desktop"
    assert component.findtext("provides/binary") == EXECUTABLE
    assert component.findtext("provides/mediatype") == RECORD_MIME
    assert component.findtext("url[@type='homepage']") == HOMEPAGE
    assert all((url.text or "").startswith(HOMEPAGE) for url in component.findall("url"))


def test_the_metainfo_tells_all_releases_of_the_changelog_this_one_first(
    component: ElementTree.Element,
) -> None:
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    releases = component.findall("releases/release")

    assert [release.get("version") for release in releases] == re.findall(
        r"^## \[(.+?)\]", changelog, re.MULTILINE
    )
    assert releases[0].get("version") == __version__
    for release in releases:
        assert re.fullmatch(r"\d{4}-\d\d-\d\d", release.get("date") or "")
        assert release.findall("description/ul/li")


def test_every_text_of_the_metainfo_is_there_in_four_languages(component: ElementTree.Element) -> None:
    groups = [
        (component, "summary"),
        (component.find("description"), "p"),
        (component.find("description/ul"), "li"),
        *((screenshot, "caption") for screenshot in component.findall("screenshots/screenshot")),
    ]
    for parent, tag in groups:
        assert parent is not None
        languages = [element.get(XML_LANG, "en") for element in parent.findall(tag)]
        assert languages
        assert languages == ["en", "pt_BR", "pt_PT", "ro"] * (len(languages) // 4)


def test_the_pictures_of_the_metainfo_are_in_the_repository(component: ElementTree.Element) -> None:
    raw = HOMEPAGE.replace("github.com", "raw.githubusercontent.com") + "/main/"
    images = component.findall("screenshots/screenshot/image")

    assert len(images) >= 3
    for image in images:
        address = image.text or ""
        assert address.startswith(raw)
        with Image.open(ROOT / address.removeprefix(raw)) as picture:
            assert (image.get("width"), image.get("height")) == tuple(map(str, picture.size))


def test_the_file_type_is_that_of_the_records(share: Path) -> None:
    root = ElementTree.parse(share / "mime" / "packages" / f"{APP_ID}.xml").getroot()
    [kind] = root
    match = kind.find(f"{MIME}magic/{MIME}match")
    glob = kind.find(f"{MIME}glob")
    icon = kind.find(f"{MIME}icon")
    assert match is not None
    assert glob is not None
    assert icon is not None

    assert kind.get("type") == RECORD_MIME
    assert match.get("offset") == "0"
    assert all(line.startswith(match.get("value", "?")) for line in (FIRST_LINE, FIRST_LINE_OF_MANY))
    assert glob.get("pattern") == f"*{RECORD_SUFFIX}"
    assert list((share / "icons").glob(f"hicolor/*/mimetypes/{icon.get('name')}.*"))
    assert [c.get(XML_LANG, "en") for c in kind.findall(f"{MIME}comment")] == ["en", "pt_BR", "pt_PT", "ro"]


def test_a_desktop_knows_a_real_record_by_its_name_and_by_its_content(share: Path, tmp_path: Path) -> None:
    data = tmp_path / "data"
    shutil.copytree(share / "mime", data / "mime")
    places = {"XDG_DATA_HOME": str(data), "XDG_DATA_DIRS": str(data)}
    assert complaints(tool("update-mime-database"), data / "mime", **places) == ""
    record = record_file(tmp_path)
    unnamed = record_file(tmp_path, "record")
    other = record_file(tmp_path, "other", "Dear diary,\n")
    code = (
        "import sys\nfrom PySide6.QtCore import QMimeDatabase\n"
        "for name in sys.argv[1:]:\n    print(QMimeDatabase().mimeTypeForFile(name).name())"
    )
    told = complaints(sys.executable, "-c", code, record, unnamed, other, **places)

    assert told.split() == [RECORD_MIME, RECORD_MIME, "text/plain"]


def manual(share: Path) -> str:
    return gzip.decompress((share / "man" / "man6" / f"{EXECUTABLE}.6.gz").read_bytes()).decode()


def test_the_manual_tells_all_options_of_the_program_and_no_others(
    share: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        parse_options(["--help"])
    options = re.findall(r"^  (?:-h, )?(--[a-z-]+)(?: (\S+))?(?:\s|$)", capsys.readouterr().out, re.MULTILINE)
    told = re.findall(r"^\.It (?:Fl h , )?Fl Fl (\S+)(?: Ar (\S+))?$", manual(share), re.MULTILINE)

    assert len(options) > 10
    assert {f"--{name}": value for name, value in told} == {
        name: value if value.isupper() or "." in value or value == "WxH" else "" for name, value in options
    }


def test_the_manual_is_of_this_version_and_reads_without_a_warning(share: Path, tmp_path: Path) -> None:
    page = tmp_path / f"{EXECUTABLE}.6"
    page.write_text(manual(share), encoding="utf-8")
    command = [tool("man"), "--warnings", "-l", str(page)]
    environment = {**os.environ, "LC_ALL": "C.UTF-8", "MANWIDTH": "80"}
    done = subprocess.run(command, capture_output=True, text=True, env=environment)

    assert (done.returncode, done.stderr) == (0, "")
    assert f"Gin Rummy Qt {__version__}" in done.stdout
    assert "November 30, 2026" in done.stdout
    assert "$" not in manual(share)
