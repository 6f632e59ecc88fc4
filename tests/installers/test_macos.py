"""macOS: the application says what it is, opens its records, and is handed out in a signed disk image.

What needs a Mac is done by stand-ins for its programs here, and for real by the release workflow.
"""

from __future__ import annotations

import os
import plistlib
import runpy
import shutil
import subprocess
import sys
from pathlib import Path

import icnsutil
import pytest

from ginrummy_qt.ports.identity import APP_ID, EXECUTABLE, NAME, RECORD_MIME, RECORD_SUFFIX
from tools.installers import macos
from tools.installers.build import ROOT, Build, System
from tools.installers.dmg_background import ARROW, SIZE, write_backgrounds
from tools.installers.macos import MacError, dmg_path, info_plist, make_dmg, write_icons

PACKAGING = ROOT / "packaging" / "macos"
SIGN = PACKAGING / "sign.sh"
SECRETS = {"MACOS_CERTIFICATE": "Y2VydA==", "MACOS_CERTIFICATE_PASSWORD": "p"}
NOTARY = {"NOTARY_KEY": "a2V5", "NOTARY_KEY_ID": "K1", "NOTARY_ISSUER": "I1"}
IDENTITY = "0123456789ABCDEF0123456789ABCDEF01234567"

on_posix = pytest.mark.skipif(sys.platform == "win32", reason="the stand-ins are shell scripts")


@pytest.fixture
def build(tmp_path):
    return Build(version="1.2.3", work=tmp_path / "work", output=tmp_path / "dist", system=System.MACOS)


@pytest.fixture
def bundle(build):
    """An application with the parts that have to be signed one by one, and one that has not."""
    inside = build.bundle / "Contents" / "Frameworks"
    framework = inside / "PySide6" / "Qt" / "lib" / "QtCore.framework"
    for path in (
        inside / "libssl.3.dylib",
        inside / "PySide6" / "QtCore.abi3.so",
        framework / "Versions" / "A" / "QtCore",
        framework / "Versions" / "A" / "Libraries" / "inner.dylib",
        build.bundle / "Contents" / "MacOS" / EXECUTABLE,
        build.bundle / "Contents" / "Resources" / "resources" / "picture.svg",
    ):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
    return build.bundle


@pytest.fixture
def mac(tmp_path, monkeypatch):
    """The programs of a Mac that signing needs; a function that gives the calls of them so far."""
    log, programs = tmp_path / "calls", tmp_path / "programs"
    programs.mkdir()
    for name in ("codesign", "ditto", "xcrun", "security"):
        answer = f'[ "$1" = find-identity ] && echo \'  1) {IDENTITY} "Developer ID Application: Us"\''
        script = f'#!/bin/sh\nprintf "%s" "{name}" >>"{log}"\nprintf "\\t%s" "$@" >>"{log}"\necho >>"{log}"\n'
        (programs / name).write_text(f"{script}{answer if name == 'security' else ''}\nexit 0\n")
        (programs / name).chmod(0o755)
    monkeypatch.setenv("PATH", f"{programs}{os.pathsep}{os.environ['PATH']}")
    for name in (*SECRETS, *NOTARY):
        monkeypatch.delenv(name, raising=False)

    def calls(*names: str) -> list[list[str]]:
        lines = log.read_text().splitlines() if log.exists() else []
        return [line.split("\t") for line in lines if line.split("\t")[0] in names]

    return calls


def sign(*arguments, **secrets):
    done = subprocess.run(
        ["bash", str(SIGN), *map(str, arguments)],
        env={**os.environ, **secrets},
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def signed(calls):
    """What was signed, in this order; each call has the identity, a time stamp and the hardened runtime."""
    found = [call for call in calls if "--sign" in call]
    for call in found:
        assert call[call.index("--sign") + 1] == IDENTITY
        assert {"--timestamp", "--force"} <= set(call)
        assert call[call.index("--options") + 1] == "runtime"
    return [Path(call[-1]).name for call in found]


def test_the_info_plist_is_written_and_read_back_unchanged():
    told = info_plist("1.2.3")
    assert plistlib.loads(plistlib.dumps(told)) == told
    assert told["CFBundleShortVersionString"] == told["CFBundleVersion"] == "1.2.3"
    assert told["CFBundleExecutable"] == EXECUTABLE
    assert told["CFBundleDisplayName"] == NAME
    assert told["LSMinimumSystemVersion"] == "13.0"
    assert told["NSHumanReadableCopyright"] == "Copyright © 2026 Gin Rummy Qt contributors"


def test_the_identifier_is_that_of_the_program_in_the_letters_that_macos_allows():
    identifier = info_plist("1.2.3")["CFBundleIdentifier"]
    assert identifier.replace("-", "_") == APP_ID
    assert set(identifier) <= set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-.")


def test_the_program_owns_the_type_of_its_records():
    told = info_plist("1.2.3")
    [opened], [declared] = told["CFBundleDocumentTypes"], told["UTExportedTypeDeclarations"]
    assert opened["LSItemContentTypes"] == [declared["UTTypeIdentifier"]]
    assert opened["LSHandlerRank"] == "Owner"
    assert declared["UTTypeTagSpecification"] == {
        "public.filename-extension": [RECORD_SUFFIX.lstrip(".")],
        "public.mime-type": [RECORD_MIME],
    }


def test_the_languages_are_english_and_those_that_have_a_translation(monkeypatch, tmp_path):
    folder = tmp_path / "resources" / "i18n"
    folder.mkdir(parents=True)
    for language in ("en", "pt_BR", "ro"):
        (folder / f"ginrummy_qt_{language}.ts").touch()
    monkeypatch.setattr(macos, "ROOT", tmp_path)
    assert macos.languages() == ["en", "pt-BR", "ro"]


def test_the_pictures_have_every_size_and_the_names_that_the_info_plist_gives(tmp_path):
    program, record = write_icons(tmp_path)
    told = info_plist("1.2.3")
    assert program.name == told["CFBundleIconFile"]
    assert record.name == told["CFBundleDocumentTypes"][0]["CFBundleTypeIconFile"]
    for path in (program, record):
        icon = icnsutil.IcnsFile(str(path))
        sizes = {icnsutil.IcnsType.get(key).size for key in icon.media if key != "TOC "}
        assert sizes >= {(side, side) for side in (32, 64, 128, 256, 512, 1024)}
        assert not list(icnsutil.IcnsFile.verify(str(path)))


def test_the_hardened_runtime_allows_nothing_but_a_qt_of_ones_own():
    entitlements = plistlib.loads((PACKAGING / "entitlements.plist").read_bytes())
    assert entitlements == {"com.apple.security.cs.disable-library-validation": True}


def test_the_window_of_the_disk_image_shows_the_program_an_arrow_and_the_folder(build, bundle, tmp_path):
    program, _ = write_icons(tmp_path)
    background = write_backgrounds(tmp_path)
    defines = {"app": str(bundle), "background": str(background), "icon": str(program)}
    settings = runpy.run_path(str(PACKAGING / "dmg_settings.py"), init_globals={"defines": defines})
    for path in (*settings["files"], settings["background"], settings["icon"]):
        assert Path(path).exists()
    assert background.with_name("dmg-background@2x.png").exists()
    assert "hide_extensions" not in settings
    assert settings["symlinks"] == {"Applications": "/Applications"}
    assert settings["window_rect"][1] == SIZE
    assert set(settings["icon_locations"]) == {bundle.name, "Applications"}
    left, right = settings["icon_locations"][bundle.name], settings["icon_locations"]["Applications"]
    half = settings["icon_size"] / 2
    assert left[0] + half < ARROW[0].x() < ARROW[1].x() < right[0] - half
    assert left[1] == right[1] == ARROW[0].y()


@on_posix
@pytest.mark.parametrize("what", ["app", "dmg"])
def test_without_the_secrets_one_sentence_says_so_and_nothing_is_signed(bundle, mac, what):
    said = sign(what, bundle)
    reason = "there is no certificate in MACOS_CERTIFICATE"
    assert said == f"sign.sh: {bundle.name} stays unsigned, because {reason}.\n"
    assert mac("codesign", "xcrun", "security") == []


@on_posix
def test_the_application_is_signed_from_the_inside_out_and_then_verified(bundle, mac):
    sign("app", bundle, **SECRETS)
    calls = mac("codesign")
    order = signed(calls)
    assert set(order[:3]) == {"libssl.3.dylib", "QtCore.abi3.so", "inner.dylib"}
    assert order[3:] == ["QtCore.framework", bundle.name]
    assert calls[-2][calls[-2].index("--entitlements") + 1] == str(PACKAGING / "entitlements.plist")
    assert [call for call in calls if "--entitlements" in call] == [calls[-2]]
    assert {"--verify", "--deep", "--strict"} <= set(calls[-1])


@on_posix
def test_the_disk_image_is_signed_notarised_and_stapled_in_this_order(mac, tmp_path):
    image = tmp_path / "x.dmg"
    sign("dmg", image, **SECRETS, **NOTARY)
    calls = mac("codesign", "xcrun")
    assert signed(calls[:1]) == ["x.dmg"]
    assert [call[1:3] for call in calls[1:]] == [
        ["notarytool", "submit"],
        ["stapler", "staple"],
        ["stapler", "validate"],
    ]
    assert calls[1][calls[1].index("--key-id") + 1] == "K1"
    assert "--wait" in calls[1]


@on_posix
def test_the_signed_application_is_notarised_in_an_archive_and_gets_the_ticket_itself(bundle, mac):
    sign("app", bundle, **SECRETS, **NOTARY)
    *_, verified, packed, sent, stapled, validated = mac("codesign", "ditto", "xcrun")
    assert "--verify" in verified
    assert packed[:-1] == ["ditto", "-c", "-k", "--keepParent", str(bundle)]
    assert sent[1:4] == ["notarytool", "submit", packed[-1]]
    assert stapled == ["xcrun", "stapler", "staple", str(bundle)]
    assert validated == ["xcrun", "stapler", "validate", str(bundle)]


@on_posix
def test_with_a_certificate_alone_one_sentence_says_that_nothing_is_notarised(mac, tmp_path):
    said = sign("dmg", tmp_path / "x.dmg", **SECRETS)
    assert said == "sign.sh: x.dmg is not notarised, because there is no key in NOTARY_KEY.\n"
    assert mac("xcrun") == []


@on_posix
def test_the_key_is_in_a_keychain_of_its_own_that_is_gone_afterwards(bundle, mac):
    sign("app", bundle, **SECRETS)
    keychains = mac("security")
    [made] = [call[-1] for call in keychains if call[1] == "create-keychain"]
    assert keychains[-1][1:] == ["delete-keychain", made]
    assert not Path(made).parent.exists()


@on_posix
def test_a_failing_signature_ends_it(bundle, mac, tmp_path):
    (tmp_path / "programs" / "codesign").write_text("#!/bin/sh\nexit 1\n")
    done = subprocess.run(["bash", str(SIGN), "app", str(bundle)], env={**os.environ, **SECRETS}, timeout=60)
    assert done.returncode != 0


@on_posix
def test_the_disk_image_is_made_of_the_signed_application_and_signed_itself(build, bundle, monkeypatch):
    write_icons_into = build.stage
    write_icons_into.mkdir(parents=True)
    write_icons(write_icons_into)
    steps = []

    def run(command, cwd):
        steps.append(command)
        return subprocess.CompletedProcess(command, 0)

    monkeypatch.setattr(subprocess, "run", run)
    image = make_dmg(build)
    assert image == dmg_path(build)
    assert image.name == "ginrummy-qt-1.2.3-macos-universal2.dmg"
    assert steps[0] == [str(SIGN), "app", str(bundle)]
    assert steps[1][1:3] == ["-m", "dmgbuild"]
    assert steps[1][-2:] == [NAME, str(image)]
    for word in steps[1]:
        name, _, value = word.partition("=")
        assert name not in ("app", "background", "icon") or Path(value).exists()
    assert steps[2] == [str(SIGN), "dmg", str(image)]


def test_a_step_that_fails_is_named_in_one_sentence(build, bundle, monkeypatch):
    monkeypatch.setattr(subprocess, "run", lambda command, cwd: subprocess.CompletedProcess(command, 1))
    with pytest.raises(MacError, match=r"^the application could not be signed, for the reason given above$"):
        make_dmg(build)


@on_posix
def test_the_signing_script_is_sound():
    shellcheck = shutil.which("shellcheck", path=str(Path(sys.executable).parent))
    assert shellcheck is not None
    assert subprocess.run(["bash", "-n", str(SIGN)]).returncode == 0
    assert subprocess.run([shellcheck, str(SIGN)]).returncode == 0
