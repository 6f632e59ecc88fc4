"""What PyInstaller would put into the bundle, and the game never uses: the prune lists, each with its reason.

`build.spec` leaves these out, and a finished bundle is checked for them (`came_back`, `modules_back`).
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Final

from tools.installers.build import System
from tools.installers.contents import executable_of, files_in, loose_modules, packed_modules


@dataclass(frozen=True, slots=True)
class Prune:
    """Files that are left out, and why.

    A pattern with a slash is matched against the path in the bundle, any other against the name alone.
    """

    reason: str
    patterns: tuple[str, ...]

    def takes(self, path: str) -> bool:
        """Whether a file of the bundle, its path written with slashes, is left out."""
        name = path.rsplit("/", 1)[-1]
        return any(fnmatchcase(path if "/" in pattern else name, pattern) for pattern in self.patterns)


MODULES: Final[Mapping[str, str]] = {
    "_hashlib": "OpenSSL's digests; hashlib has its own SHA-256",
    "_ssl": "no network, so no OpenSSL",
    "ssl": "no network",
    "_decimal": "no decimal numbers",
    "_pydecimal": "no decimal numbers",
    "decimal": "no decimal numbers",
    "_lzma": "no archives",
    "_bz2": "no archives",
    "lzma": "no archives",
    "bz2": "no archives",
    "asyncio": "no event loop but Qt's",
    "multiprocessing": "processes are started by link/pipes.py",
    "unittest": "no tests in the product",
    "doctest": "no tests in the product",
    "pdb": "no debugger in the product",
    "pydoc": "no documentation browser",
    "tkinter": "no Tk",
    "numpy": "in the environment of the checks only",
    "setuptools": "in the environment of the build only",
    "pkg_resources": "in the environment of the build only",
    "PIL": "in the environment of the build only",
    "fontpkg": "lists fonts; the font files are found without it",
}
"""Python modules that are not taken along, and why."""

_EVERYWHERE: Final = (
    Prune(
        "Qt's own translations of modules that are not shipped; of qtbase, languages the game does not speak",
        ("*/translations/qt_*.qm", "*/translations/qt[a-z]*_*.qm"),
    ),
    Prune(
        "a browser for PDF and a scene language, drawn in by plugins", ("*Qt6Pdf*", "*Qt6Quick*", "*Qt6Qml*")
    ),
    Prune("a keyboard on the screen, made with QML", ("*Qt6VirtualKeyboard*", "*qtvirtualkeyboardplugin*")),
    Prune(
        "picture formats that neither the game nor a desktop's icons use",
        tuple(
            f"*imageformats/*q{kind}.*"
            for kind in ("gif", "icns", "jpeg", "pdf", "tga", "tiff", "wbmp", "webp")
        ),
    ),
    Prune(
        "encryption and news of the network: the game opens no connection",
        ("*/plugins/tls/*", "*/plugins/networkinformation/*"),
    ),
    Prune("input devices of machines without a desktop", ("*/plugins/generic/*",)),
    Prune("slanted cuts of the typefaces, which no text uses", ("*-Italic*.ttf",)),
    Prune("descriptions of the fonts for their package", ("fontpkg_*/metadata.json",)),
    Prune("sources of the translations, of which the game reads the compiled form", ("*/i18n/*.ts",)),
    Prune("type stubs, which only a type checker reads", ("*.pyi", "py.typed")),
)

_LINUX: Final = (
    Prune(
        "platforms without a desktop (kiosks, remote frame buffers)",
        (
            "*/platforms/libqeglfs.so",
            "*/platforms/libqlinuxfb.so",
            "*/platforms/libqminimalegl.so",
            "*/platforms/libqminimal.so",
            "*/platforms/libqvkkhrdisplay.so",
            "*/platforms/libqvnc.so",
            "*/egldeviceintegrations/*",
            "libQt6EglF*",
        ),
    ),
    Prune(
        "the look of GTK: the game has its own, and the desktop portal gives the colour scheme",
        ("libqgtk3.so",),
    ),
    Prune(
        "what only the look of GTK needs",
        (
            *("libatk-*", "libatspi.*", "libcairo*", "libdatrie.*", "libepoxy.*", "libfribidi.*"),
            *("libgdk*", "libgio-*", "libgmodule-*", "libgobject-*", "libgraphite2.*", "libgtk-*"),
            *("libharfbuzz.*", "libjpeg.*", "libpango*", "libpixman-*", "libthai.*"),
            *("libXcomposite.*", "libXcursor.*", "libXdamage.*", "libXext.*", "libXfixes.*"),
            *("libXi.*", "libXinerama.*", "libXrandr.*", "libXrender.*"),
            *("libblkid.*", "libmount.*", "libselinux.*"),
        ),
    ),
    Prune(
        "drawing by OpenGL and Vulkan: windows of widgets are painted by the processor",
        (
            "*/xcbglintegrations/*",
            "*/wayland-graphics-integration-client/*",
            "libQt6OpenGL.*",
            "libxcb-glx.*",
        ),
    ),
    Prune(
        "shells of cars and of compositors without windows",
        (
            "*/wayland-shell-integration/libivi-shell.so",
            "*/wayland-shell-integration/libfullscreen-shell-v1.so",
            "*/wayland-shell-integration/libwl-shell-plugin.so",
            "*/wayland-shell-integration/libqt-shell.so",
            "libQt6WlShell*",
        ),
    ),
    Prune("OpenSSL, which nothing is left to use", ("libcrypto.*", "libssl.*")),
    Prune(
        "every desktop has these, and its drivers need its own: older ones in front of them break those",
        (
            "libstdc++.*",
            "libgcc_s.*",
            "libX11.*",
            "libX11-xcb.*",
            "libXau.*",
            "libXdmcp.*",
            "libbsd.*",
            "libmd.*",
        ),
    ),
    Prune(
        "the message bus of the running desktop, with what it needs itself",
        ("libdbus-1.*", "libsystemd.*", "libgcrypt.*", "libgpg-error.*", "liblz4.*", "libcap.*"),
    ),
    Prune("compression that no part of the game uses", ("libbz2.*", "liblzma.*")),
    Prune("text encodings of East Asia", ("_codecs_[!p]*.so", "_multibytecodec.*")),
    Prune(
        "interpreter parts that no module of the game imports",
        ("_statistics.*", "resource.*", "_opcode.*", "_csv.*"),
    ),
)

_WINDOWS: Final = (
    Prune("OpenGL drawn by the processor, 20 MB: windows of widgets do not use it", ("opengl32sw.dll",)),
    Prune("drawing by OpenGL", ("Qt6OpenGL*.dll",)),
    Prune("OpenSSL, which nothing is left to use", ("libcrypto*.dll", "libssl*.dll")),
    Prune("platforms without a desktop", ("*/platforms/qminimal.dll", "*/platforms/qdirect2d.dll")),
    Prune("the look of Windows 11: the game has its own", ("*/styles/qmodernwindowsstyle.dll",)),
    Prune("text encodings of East Asia", ("_codecs_[!p]*.pyd", "_multibytecodec.pyd")),
)

_MACOS: Final = (
    Prune("drawing by OpenGL", ("*QtOpenGL*",)),
    Prune(
        "a browser for PDF, a scene language, a keyboard on the screen",
        ("*QtPdf*", "*QtQuick*", "*QtQml*", "*QtVirtualKeyboard*"),
    ),
    Prune("platforms without a desktop", ("*/platforms/libqminimal.dylib",)),
)

PRUNES: Final[Mapping[System, tuple[Prune, ...]]] = {
    System.LINUX: _EVERYWHERE + _LINUX,
    System.WINDOWS: _EVERYWHERE + _WINDOWS,
    System.MACOS: _EVERYWHERE + _MACOS,
}

KEPT: Final = (
    "*/translations/qtbase_pt_BR.qm",
    "*/translations/qtbase_pt_PT.qm",
    "*/translations/qtbase_ro.qm",
)
"""What a prune would take, and yet stays."""


def pruned_by(path: str, system: System) -> Prune | None:
    """Why a file is left out of the bundle; None where it stays."""
    path = path.replace("\\", "/")
    if any(fnmatchcase(path, pattern) for pattern in KEPT):
        return None
    return next((prune for prune in PRUNES[system] if prune.takes(path)), None)


def came_back(bundle: Path, system: System) -> tuple[str, ...]:
    """The files of a finished bundle that should not be in it, links too."""
    return tuple(name for name in files_in(bundle) if pruned_by(f"/{name}", system))


def modules_back(bundle: Path, system: System) -> tuple[str, ...]:
    """The modules in a finished bundle that should not be, in its executable or beside it."""
    there = {*packed_modules(executable_of(bundle, system)), *loose_modules(bundle)}
    return tuple(sorted(there & MODULES.keys()))


def write_left_out(out: Path, entries: Iterable[tuple[str, str, str]], system: System) -> None:
    """What PyInstaller found and the bundle does without: files and bytes by reason, as JSON.

    `entries` are (path in the bundle, path on this machine, kind), as PyInstaller lists them.
    """
    saved: dict[str, dict[str, int]] = {}
    for path, source, kind in entries:
        prune = pruned_by(f"/{path}", system)
        if prune is not None and kind != "SYMLINK":
            line = saved.setdefault(prune.reason, {"files": 0, "bytes": 0})
            line["files"] += 1
            line["bytes"] += Path(source).stat().st_size
    out.write_text(json.dumps(saved, indent=1), encoding="utf-8")
