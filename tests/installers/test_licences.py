"""Every file of a bundle has its licence text in it, Qt's terms are met, and nothing unknown slips in."""

from __future__ import annotations

import marshal
import re
import sqlite3
from fnmatch import fnmatchcase
from importlib.metadata import version
from pathlib import Path

import pytest
from PyInstaller.archive.writers import CArchiveWriter, ZlibArchiveWriter
from PySide6.QtCore import qVersion

from ginrummy_qt.ports.identity import HOMEPAGE, NAME
from ginrummy_qt.ui.licences import INDEX, TEXTS, licence_text, read_components
from tools.installers.build import ROOT, Build, System
from tools.installers.licences import (
    LICENCES,
    NOTICE,
    LicenceError,
    check,
    collect,
    components,
    debian_copyright,
    owner_of,
    uncovered,
    uncovered_modules,
    uncovered_requirements,
)
from tools.installers.packages import Package

EVERY = read_components(LICENCES)
RUN = (ROOT / "requirements" / "run.txt").read_text(encoding="utf-8")
ON_LINUX = {
    "ginrummy-qt": "Gin Rummy Qt",
    "_internal/resources/icons/app.svg": "Gin Rummy Qt",
    "_internal/ginrummy_qt/rules/melds.cpython-311-x86_64-linux-gnu.so": "Gin Rummy Qt",
    "_internal/81d3__mypyc.cpython-311-x86_64-linux-gnu.so": "mypyc",
    "_internal/PySide6/Qt/lib/libQt6Gui.so.6": "Qt",
    "_internal/libQt6Gui.so.6": "Qt",
    "_internal/PySide6/Qt/plugins/platforms/libqxcb.so": "Qt",
    "_internal/PySide6/QtGui.abi3.so": "PySide6",
    "_internal/PySide6/Qt/lib/libicudata.so.73": "ICU",
    "_internal/libshiboken6.abi3.so.6.11": "Shiboken6",
    "_internal/python3.11/lib-dynload/math.cpython-311-x86_64-linux-gnu.so": "Python",
    "_internal/libpython3.11.so.1.0": "Python",
    "_internal/libsqlite3.so.0": "SQLite",
    "_internal/libxcb-util.so.1": "xcb-util",
    "_internal/libxcb-xkb.so.1": "XCB",
    "_internal/libglib-2.0.so.0": "GLib",
    "_internal/fontpkg_inter/files/Inter[opsz,wght].ttf": "Inter",
}
ON_WINDOWS = {
    "ginrummy-qt.exe": "Gin Rummy Qt",
    "_internal/PySide6/Qt6Core.dll": "Qt",
    "_internal/PySide6/plugins/platforms/qwindows.dll": "Qt",
    "_internal/PySide6/QtCore.pyd": "PySide6",
    "_internal/PySide6/pyside6.abi3.dll": "PySide6",
    "_internal/shiboken6/Shiboken.pyd": "Shiboken6",
    "_internal/PySide6/MSVCP140.dll": "Microsoft Visual C++ and C runtime",
    "_internal/VCRUNTIME140_1.dll": "Microsoft Visual C++ and C runtime",
    "_internal/python313.dll": "Python",
    "_internal/_ctypes.pyd": "Python",
    "_internal/81d3__mypyc.cp313-win_amd64.pyd": "mypyc",
    "_internal/libffi-8.dll": "libffi",
    "_internal/sqlite3.dll": "SQLite",
}
ON_MACOS = {
    "Contents/Info.plist": "Gin Rummy Qt",
    "Contents/MacOS/ginrummy-qt": "Gin Rummy Qt",
    "Contents/Resources/licences/index.toml": "Gin Rummy Qt",
    "Contents/Frameworks/PySide6/Qt/lib/QtCore.framework/Versions/A/QtCore": "Qt",
    "Contents/Frameworks/QtCore": "Qt",
    "Contents/Frameworks/PySide6/QtCore.abi3.so": "PySide6",
    "Contents/Frameworks/libpyside6.abi3.6.11.dylib": "PySide6",
    "Contents/Frameworks/Python.framework/Versions/3.13/Python": "Python",
    "Contents/Frameworks/python3.13/lib-dynload/math.cpython-313-darwin.so": "Python",
    "Contents/Resources/fontpkg_literata/files/Literata[opsz,wght].ttf": "Literata",
}
CASES = [
    (system, file, owner)
    for system, files in ((System.LINUX, ON_LINUX), (System.WINDOWS, ON_WINDOWS), (System.MACOS, ON_MACOS))
    for file, owner in files.items()
]


@pytest.fixture
def build(tmp_path):
    made = Build(version="4.5.6", work=tmp_path / "work", output=tmp_path / "dist", system=System.LINUX)
    (made.stage / "ginrummy_qt").mkdir(parents=True)
    return made


def _collected(build):
    collect(build)
    return read_components(build.stage / "licences")


def _bundle(build, files, modules):
    """A bundle with these files, and these Python modules in its executable."""
    for name in files:
        path = build.bundle / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
    code = compile("", "empty.py", "exec")
    packed = build.work / "PYZ.pyz"
    entries = [(name, "", "PYMODULE") for name in modules]
    ZlibArchiveWriter(str(packed), entries, code_dict=dict.fromkeys(modules, code))
    CArchiveWriter(
        str(build.bundle / "ginrummy-qt"), [("PYZ.pyz", str(packed), False, "z")], "libpython3.11.so"
    )
    assert marshal.dumps(code)


# The index


def test_the_index_names_our_own_homepage():
    assert EVERY[0].name == NAME
    assert EVERY[0].source == HOMEPAGE


def test_every_text_is_there_and_belongs_to_a_component():
    named = {name for component in EVERY for name in component.texts}
    assert named == {path.name for path in (LICENCES / TEXTS).iterdir()}
    for component in EVERY:
        assert len(licence_text(component, LICENCES)) > 200, component.name


def test_every_component_says_whose_it_is_under_what_and_where_its_source_is():
    for component in EVERY:
        assert component.copyright
        assert component.licence
        assert component.texts
        assert re.match(r"https?://", component.source)
        assert component.part_of or component.files


def test_what_is_part_of_another_component_names_one_that_there_is():
    assert {each.part_of for each in EVERY if each.part_of} <= {
        each.name for each in EVERY if not each.part_of
    }


def test_our_own_licence_is_the_one_of_the_source():
    text = (LICENCES / TEXTS / "ginrummy-qt.txt").read_text(encoding="utf-8")
    assert text == (ROOT / "LICENSE").read_text(encoding="utf-8")


def test_every_run_requirement_has_a_component():
    assert "platformdirs==" in RUN
    assert uncovered_requirements(RUN, EVERY) == ()


def test_a_new_run_requirement_without_a_component_is_named():
    assert uncovered_requirements(f"{RUN}\nrequests==2.32.0 \\\n    --hash=x\n", EVERY) == ("requests",)


# The check of a bundle


@pytest.mark.parametrize(("system", "file", "owner"), CASES)
def test_a_file_belongs_to_its_component(system, file, owner):
    found = owner_of(file, components(system))
    assert found is not None
    assert found.name == owner


@pytest.mark.parametrize("system", System)
def test_a_file_no_component_knows_is_named(system):
    known = components(system)
    assert uncovered(["_internal/libcrypto.so.3", "_internal/libmystery.so.1"], known) == (
        "_internal/libcrypto.so.3",
        "_internal/libmystery.so.1",
    )


def test_a_module_no_component_knows_is_named():
    known = components(System.LINUX)
    assert uncovered_modules(["json", "PySide6", "_pyi_rth_utils", "numpy"], known) == ("numpy",)


def test_a_bundle_of_known_files_and_modules_passes(build):
    _bundle(
        build, [name for name in ON_LINUX if name != "ginrummy-qt"], ["ginrummy_qt", "json", "platformdirs"]
    )
    check(build)


def test_a_bundle_with_something_unknown_fails_by_its_name(build):
    _bundle(build, ["_internal/libgtk-3.so.0"], ["json", "requests.api"])
    with pytest.raises(LicenceError, match=r"covers _internal/libgtk-3\.so\.0, module requests$"):
        check(build)


# What goes into a bundle


def test_a_bundle_gets_the_texts_its_index_names_and_no_others(build):
    shipped = _collected(build)
    folder = build.stage / "licences"
    texts = {name for component in shipped for name in component.texts}
    assert {path.name for path in (folder / TEXTS).iterdir()} == texts
    assert {path.name for path in folder.iterdir()} == {INDEX, NOTICE, TEXTS}
    for name in texts:
        assert (folder / TEXTS / name).read_bytes() == (LICENCES / TEXTS / name).read_bytes()


def test_a_bundle_tells_the_versions_it_was_made_with(build):
    found = {component.name: component.version for component in _collected(build)}
    assert found["Gin Rummy Qt"] == "4.5.6"
    assert found["Qt"] == found["PySide6"] == version("PySide6_Essentials") == qVersion()
    assert found["Inter"] == version("fontpkg-inter")
    assert found["SQLite"] == sqlite3.sqlite_version


def test_only_bundles_with_compiled_modules_name_their_compiler(build):
    assert "mypyc" not in {component.name for component in _collected(build)}
    (build.stage / "ginrummy_qt" / "melds.cpython-311-x86_64-linux-gnu.so").touch()
    assert "mypyc" in {component.name for component in _collected(build)}


def test_each_system_gets_what_it_contains():
    assert "GLib" in {component.name for component in components(System.LINUX)}
    windows = {component.name for component in components(System.WINDOWS)}
    assert "GLib" not in windows
    assert "Microsoft Visual C++ and C runtime" in windows


# LGPL


@pytest.mark.parametrize("library", ["Qt", "PySide6", "Shiboken6"])
def test_qt_comes_with_both_licence_texts(library):
    [component] = (each for each in EVERY if each.name == library)
    assert component.licence == "LGPL-3.0-only"
    text = licence_text(component, LICENCES)
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in text
    assert "15. Disclaimer of Warranty." in text


def test_the_notice_lies_in_the_bundle_and_beside_the_installers(build):
    collect(build)
    assert (build.output / NOTICE).read_bytes() == (build.stage / "licences" / NOTICE).read_bytes()


def test_the_notice_says_that_qt_may_be_replaced_and_where_exactly_its_source_is(build):
    shipped = _collected(build)
    notice = (build.output / NOTICE).read_text(encoding="utf-8")
    assert "GNU Lesser General" in notice
    assert "You may change these libraries and run the program with your own." in notice
    assert f"qt-everywhere-src-{qVersion()}.tar.xz" in notice
    assert f"PySide6-{qVersion()}-src" in notice
    assert "for at least three years" in notice
    for component in shipped:
        assert component.name in notice
        assert component.source in notice


def test_every_gnu_library_of_the_system_tells_the_source_of_its_very_package(build):
    for component in _collected(build):
        if component.version_from == "library" and "GPL" in component.licence:
            assert component.version in component.source


def test_a_library_of_the_system_has_its_source_where_its_distribution_keeps_it():
    package = Package("zlib", "1:1.2.13.dfsg-1", "debian")
    assert package.upstream_version == "1.2.13"
    assert package.source_address == "https://snapshot.debian.org/package/zlib/1:1.2.13.dfsg-1/"
    assert Package("krb5", "1.20.1-2+deb12u3", "ubuntu").upstream_version == "1.20.1"
    assert Package("krb5", "1.20.1-2", "arch").source_address == ""


def test_the_page_on_replacing_qt_names_the_version_that_is_shipped():
    page = (ROOT / "docs" / "replacing-qt.md").read_text(encoding="utf-8")
    assert set(re.findall(r"\d+\.\d+\.\d+", page)) == {version("PySide6_Essentials")}
    assert f"{HOMEPAGE}/blob/main/docs/replacing-qt.md" in (LICENCES / "notice.txt").read_text(
        encoding="utf-8"
    ).replace("{homepage}", HOMEPAGE)


# Debian


def _stanzas():
    fields = re.compile(r"^(\w[\w-]*):(.*(?:\n .*)*)", re.MULTILINE)
    return [dict(fields.findall(stanza)) for stanza in debian_copyright().strip().split("\n\n")]


def _licence_of(path):
    """What Debian's file says of an installed file: the last stanza that matches it counts."""
    [*_, last] = (
        stanza["License"].strip().splitlines()[0]
        for stanza in _stanzas()[1:]
        if any(fnmatchcase(path, pattern) for pattern in stanza["Files"].split())
    )
    return last


def test_debian_is_told_the_licence_of_each_installed_file():
    assert _licence_of("usr/lib/ginrummy-qt/_internal/libQt6Core.so.6") == "LGPL-3.0-only"
    assert _licence_of("usr/lib/ginrummy-qt/_internal/libglib-2.0.so.0") == "LGPL-2.1-or-later"
    assert _licence_of("usr/lib/ginrummy-qt/ginrummy-qt") == "MIT"
    assert _licence_of("usr/share/applications/anything.desktop") == "MIT"


def test_debian_has_a_copyright_file_of_its_format():
    head, own, *others = _stanzas()
    assert head["Format"].strip() == "https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/"
    assert own["Files"].strip() == "*"
    assert "Permission is hereby granted" in own["License"]
    for stanza in others:
        assert set(stanza) - {"Comment"} == {"Files", "Copyright", "License"}
        for path in re.findall(r"in /(usr/lib/\S+)\.$", stanza["License"], re.MULTILINE):
            assert (LICENCES / TEXTS / Path(path).name).is_file()


def test_debian_is_told_what_qt_contains():
    [qt] = (stanza for stanza in _stanzas() if "libQt6" in stanza.get("Files", ""))
    assert "HarfBuzz (MIT-Modern-Variant)" in " ".join(qt["Comment"].split())
