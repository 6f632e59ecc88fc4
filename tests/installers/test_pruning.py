"""Issue 3, point 1: what the game never uses stays out of the bundle, and does not come back."""

from __future__ import annotations

import json
from zipfile import ZipFile

import pytest
from PyInstaller.archive.writers import CArchiveWriter, ZlibArchiveWriter

from ginrummy_qt.ports.identity import EXECUTABLE
from tools.installers.build import System
from tools.installers.bundle import BundleError, check_bundle
from tools.installers.pruning import KEPT, PRUNES, came_back, modules_back, pruned_by, write_left_out

LEFT_OUT = {
    System.LINUX: (
        "libgtk-3.so.0",
        "libcrypto.so.3",
        "libstdc++.so.6",
        "PySide6/Qt/lib/libQt6Quick.so.6",
        "PySide6/Qt/plugins/platformthemes/libqgtk3.so",
        "PySide6/Qt/plugins/tls/libqopensslbackend.so",
        "PySide6/Qt/translations/qtbase_de.qm",
        "fontpkg_inter/files/Inter-Italic[opsz,wght].ttf",
        "resources/i18n/ginrummy_qt_ro.ts",
        "resources/i18n/qt/qtbase_ro.ts",
    ),
    System.WINDOWS: (
        "PySide6\\opengl32sw.dll",
        "PySide6\\Qt6Pdf.dll",
        "PySide6\\plugins\\imageformats\\qwebp.dll",
        "libcrypto-3.dll",
    ),
    System.MACOS: (
        "PySide6/Qt/lib/QtQuick.framework/Versions/A/QtQuick",
        "PySide6/Qt/plugins/imageformats/libqtiff.dylib",
    ),
}
STAYS = {
    System.LINUX: (
        "PySide6/Qt/lib/libQt6Core.so.6",
        "PySide6/Qt/lib/libicudata.so.73",
        "PySide6/Qt/plugins/platforms/libqxcb.so",
        "PySide6/Qt/plugins/platforms/libqwayland.so",
        "PySide6/Qt/plugins/platforms/libqoffscreen.so",
        "PySide6/Qt/plugins/imageformats/libqsvg.so",
        "PySide6/Qt/translations/qtbase_pt_BR.qm",
        "libxkbcommon.so.0",
        "resources/i18n/ginrummy_qt_ro.qm",
    ),
    System.WINDOWS: ("PySide6\\plugins\\platforms\\qwindows.dll", "PySide6\\Qt6Core.dll", "python311.dll"),
    System.MACOS: (
        "PySide6/Qt/plugins/platforms/libqcocoa.dylib",
        "PySide6/Qt/plugins/imageformats/libqsvg.dylib",
    ),
}


@pytest.mark.parametrize(
    ("system", "path"), [(system, path) for system in System for path in LEFT_OUT[system]]
)
def test_what_the_game_never_uses_is_left_out(system, path):
    assert pruned_by(f"/{path}", system) is not None


@pytest.mark.parametrize(("system", "path"), [(system, path) for system in System for path in STAYS[system]])
def test_what_the_game_needs_stays(system, path):
    assert pruned_by(f"/{path}", system) is None


@pytest.mark.parametrize("system", System)
def test_every_prune_says_why(system):
    assert all(len(prune.reason) >= 10 and prune.patterns for prune in PRUNES[system])


def test_a_pruned_library_that_came_back_is_found_in_the_bundle(tmp_path):
    for name in ("_internal/libgtk-3.so.0", "_internal/PySide6/Qt/lib/libQt6Core.so.6"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    (tmp_path / "_internal" / "libQt6Pdf.so.6").symlink_to("nowhere")

    assert came_back(tmp_path, System.LINUX) == ("_internal/libQt6Pdf.so.6", "_internal/libgtk-3.so.0")


def bundle_with(folder, modules, started=(), files=()):
    """A bundle whose executable packs these modules, with some in the interpreter's own library."""
    code = {name: compile("", name, "exec") for name in modules}
    (folder / "_internal" / "python3.11" / "lib-dynload").mkdir(parents=True)
    packed = folder / "_internal" / "PYZ.pyz"
    toc = [(name, f"{name}.py", "PYMODULE") for name in modules]
    ZlibArchiveWriter(str(packed), toc, code)
    CArchiveWriter(str(folder / EXECUTABLE), [("PYZ.pyz", str(packed), False, "z")], "libpython3.11.so")
    packed.unlink()
    with ZipFile(folder / "_internal" / "base_library.zip", "w") as library:
        for name in started:
            library.writestr(name, b"")
    for name in files:
        (folder / "_internal" / name).touch()
    return folder


def test_a_pruned_module_that_came_back_is_found_wherever_it_is(tmp_path):
    bundle = bundle_with(
        tmp_path,
        ["ginrummy_qt", "ssl", "asyncio.events", "hashlib"],
        started=["codecs.pyc", "decimal.pyc", "unittest/case.pyc"],
        files=["python3.11/lib-dynload/_lzma.cpython-311-x86_64-linux-gnu.so", "_bz2.pyd", "libz.so.1"],
    )

    assert modules_back(bundle, System.LINUX) == ("_bz2", "_lzma", "asyncio", "decimal", "ssl", "unittest")
    with pytest.raises(BundleError, match=r"in the bundle all the same: .*module asyncio.*module ssl"):
        check_bundle(bundle, System.LINUX)


def test_what_the_program_imports_is_not_taken_for_a_pruned_module(tmp_path):
    started = ["codecs.pyc", "encodings/utf_8.pyc"]
    bundle = bundle_with(tmp_path, ["ginrummy_qt.ui.main", "hashlib", "bisect"], started, ["_sqlite3.pyd"])

    assert modules_back(bundle, System.LINUX) == ()


def test_what_was_left_out_and_what_it_saved_is_written_down(tmp_path):
    library, link = tmp_path / "libgtk-3.so.0", "libQt6Pdf.so.6"
    library.write_bytes(b"12345")
    entries = [
        ("libgtk-3.so.0", str(library), "BINARY"),
        (link, str(library), "SYMLINK"),
        ("kept", str(library), "DATA"),
    ]

    write_left_out(tmp_path / "out.json", entries, System.LINUX)

    saved = json.loads((tmp_path / "out.json").read_text())
    assert list(saved.values()) == [{"files": 1, "bytes": 5}]


def test_what_is_kept_would_otherwise_be_left_out():
    for kept in KEPT:
        assert any(prune.takes(kept.replace("*", "/x")) for prune in PRUNES[System.LINUX])
