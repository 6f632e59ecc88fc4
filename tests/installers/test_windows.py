"""Windows: what the program's file tells about itself, and a setup that keeps its promises in four languages.

That the setup does what its script says is tried on Windows by the release workflow, and under Wine by
packaging/windows/smoke_wine.sh.
"""

from __future__ import annotations

import ast
import re
import subprocess

import pytest
from PIL import Image

from ginrummy_qt.bootstrap.windows import RUNNING
from ginrummy_qt.ports.identity import EXECUTABLE, NAME, PUBLISHER
from ginrummy_qt.storage.data_folder import APPLICATION
from tools.installers import windows
from tools.installers.build import ROOT, Build, System
from tools.installers.windows import SetupError
from tools.smoke import on_windows, wine_trial

PACKAGING = ROOT / "packaging" / "windows"
SCRIPTS = {path.name: path.read_text(encoding="utf-8") for path in sorted(PACKAGING.glob("*.ns[ih]"))}
EVERYTHING = "\n".join(SCRIPTS.values())
LANGUAGES = ("ENGLISH", "PORTUGUESEBR", "PORTUGUESE", "ROMANIAN")
FOLDERS = ("$INSTDIR", "$Earlier", "$LOCALAPPDATA", "$SMPROGRAMS", "$TEMP")

needs_makensis = pytest.mark.skipif(windows.find_makensis() is None, reason="NSIS is not installed")


@pytest.fixture
def build(tmp_path):
    """A build in folders with spaces and letters, with a bundle of a few small files."""
    build = Build(
        version="1.20.3",
        work=tmp_path / "Área de testes",
        output=tmp_path / "dist",
        system=System.WINDOWS,
    )
    build.stage.mkdir(parents=True)
    (build.bundle / "_internal").mkdir(parents=True)
    (build.bundle / f"{EXECUTABLE}.exe").write_bytes(b"MZ")
    (build.bundle / "_internal" / "Inter[opsz,wght].ttf").write_bytes(b"a font")
    windows.write_looks(build)
    return build


def texts() -> dict[str, dict[str, str]]:
    """The setup's own texts by language and name."""
    found: dict[str, dict[str, str]] = {language: {} for language in LANGUAGES}
    for name, language, text in re.findall(
        r'^LangString (\w+) \$\{LANG_(\w+)\} "(.*)"$', SCRIPTS["texts.nsh"], re.MULTILINE
    ):
        assert name not in found[language], f"{name} stands twice in {language}"
        found[language][name] = text
    return found


def code(name: str) -> list[str]:
    """The lines of a script without comments and blank lines."""
    lines = (line.split("; ")[0].strip() for line in SCRIPTS[name].splitlines())
    return [line for line in lines if line and not line.startswith(";")]


def body(start: str) -> list[str]:
    """The lines of the first function or section of setup.nsi whose head begins like this."""
    lines = code("setup.nsi")
    first = next(number for number, line in enumerate(lines) if line.startswith(start))
    end = next(n for n, line in enumerate(lines) if n > first and line in ("FunctionEnd", "SectionEnd"))
    return lines[first + 1 : end]


def defined(name: str) -> str:
    """What the script defines a name as."""
    found = re.search(rf"^!define {name} (.+)$", EVERYTHING, re.MULTILINE)
    assert found is not None, f"{name} is not defined"
    return found[1].strip('"')


# What the files tell about themselves


def test_the_version_resource_is_an_expression_with_the_names_of_the_program():
    tree = ast.parse(windows.version_info("1.20.3"), mode="eval")
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    strings = {
        ast.literal_eval(call.args[0]): ast.literal_eval(call.args[1])
        for call in calls
        if isinstance(call.func, ast.Name) and call.func.id == "StringStruct"
    }
    assert strings["ProductName"] == NAME
    assert strings["CompanyName"] == PUBLISHER
    assert strings["ProductVersion"] == strings["FileVersion"] == "1.20.3"
    assert strings["OriginalFilename"] == f"{EXECUTABLE}.exe"
    assert strings["LegalCopyright"].startswith("Copyright (c) 20")
    numbers = {
        keyword.arg: ast.literal_eval(keyword.value)
        for call in calls
        for keyword in call.keywords
        if keyword.arg in ("filevers", "prodvers")
    }
    assert numbers == {"filevers": (1, 20, 3, 0), "prodvers": (1, 20, 3, 0)}


def test_the_pictures_hold_all_sizes_of_windows(build):
    for name in ("program.ico", "record.ico"):
        with Image.open(build.stage / name) as icon:
            assert {16, 32, 48, 256} <= {width for width, _ in icon.info["sizes"]}
    with Image.open(build.stage / "side.bmp") as side:
        assert side.size == (2 * 164, 2 * 314)


@needs_makensis
def test_the_script_compiles_without_a_warning(build):
    build.output.mkdir()
    names = {**windows.defines(build), "QUICK": "1"}
    command = [str(windows.find_makensis()), "-WX", *windows.makensis_arguments(names)]
    done = subprocess.run(command, capture_output=True, text=True, errors="replace")
    assert (done.returncode, done.stdout.strip(), done.stderr.strip()) == (0, "", "")


@needs_makensis
def test_the_setup_says_what_it_is_and_asks_for_no_rights(build):
    setup = windows.make_setup(build, quick=True)
    assert setup == build.output / f"{EXECUTABLE}-1.20.3-setup.exe"
    content = setup.read_bytes()
    assert content[:2] == b"MZ"
    for text in (f"{NAME} Setup", "1.20.3", PUBLISHER):
        assert text.encode("utf-16-le") in content
    assert b'level="asInvoker"' in content


def test_without_makensis_one_sentence_says_what_to_install(build, monkeypatch):
    for name in ("ProgramFiles(x86)", "ProgramFiles"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("PATH", "")
    with pytest.raises(SetupError, match="install NSIS"):
        windows.make_setup(build)


@needs_makensis
def test_what_makensis_complains_of_is_passed_on(build):
    (build.stage / "program.ico").unlink()
    with pytest.raises(SetupError, match=r"program\.ico"):
        windows.make_setup(build, quick=True)


# Four languages


def test_every_language_has_every_text():
    found = texts()
    assert sum(map(len, found.values())) == SCRIPTS["texts.nsh"].count("LangString "), "a line was not read"
    for language in LANGUAGES:
        assert found[language].keys() == found["ENGLISH"].keys()


def test_every_language_fills_in_the_same():
    found = texts()
    for name, english in found["ENGLISH"].items():
        wanted = sorted(set(re.findall(r"\$(?:\{\w+\}|\w+)", english)))
        for language in LANGUAGES:
            assert sorted(set(re.findall(r"\$(?:\{\w+\}|\w+)", found[language][name]))) == wanted, name


def test_no_text_is_left_in_english():
    found = texts()
    for language in LANGUAGES[1:]:
        for name, text in found[language].items():
            assert text != found["ENGLISH"][name], f"{name} in {language}"


def test_the_texts_shown_are_the_texts_there_are():
    shown = set(re.findall(r"\$\((TEXT_\w+)\)", EVERYTHING))
    assert shown == texts()["ENGLISH"].keys()


def test_the_setup_speaks_these_languages():
    spoken = re.findall(r'^!insertmacro MUI_LANGUAGE "(\w+)"$', SCRIPTS["setup.nsi"], re.MULTILINE)
    assert [language.upper() for language in spoken] == list(LANGUAGES)


# What it promises


@pytest.mark.parametrize("name", SCRIPTS)
def test_no_folder_is_without_quotes(name):
    for line in code(name):
        bare = re.sub(r"'[^']*'|`[^`]*`|\"[^\"]*\"", "", line)
        sets = bare.startswith(("ReadRegStr ", "StrCpy $INSTDIR ", "Var "))
        assert sets or not any(folder in bare for folder in FOLDERS), line


def test_commands_in_the_registry_are_in_quotes():
    assert """"UninstallString" '"$INSTDIR\\uninstall.exe"'""" in EVERYTHING
    assert """"QuietUninstallString" '"$INSTDIR\\uninstall.exe" /S'""" in EVERYTHING
    assert """\\shell\\open\\command" "" '"$INSTDIR\\${PROGRAM_FILE}" "%1"'""" in EVERYTHING


def test_it_writes_for_the_user_alone():
    assert "RequestExecutionLevel user" in EVERYTHING
    assert not re.search(r"\bHK(LM|CR|LM32|LM64)\b", EVERYTHING)
    assert not re.search(r"\$PROGRAMFILES", EVERYTHING)


def test_what_was_saved_goes_only_where_that_was_asked_for(build):
    assert windows.defines(build)["DATA_FOLDER"] == APPLICATION
    lines = code("setup.nsi")
    removing = [number for number, line in enumerate(lines) if re.match(r"(RMDir|Delete).*DATA_FOLDER", line)]
    assert len(removing) == 1
    assert lines[removing[0] - 1] == "${If} $DeleteSaves = ${BST_CHECKED}"
    assert not any("DATA_FOLDER" in line for name in ("common.nsh", "shell.nsh") for line in code(name))


def test_a_folder_of_another_program_is_refused_before_anything_in_it_is_emptied():
    """Other programs have folders of these names too (every other bundle of PyInstaller has `_internal`)."""
    emptied = {name.rsplit("\\", 1)[-1] for name in re.findall(r'RMDir /r "([^"]+)"', EVERYTHING)}
    owner = body("Function CheckOwner")
    refused_for = set(re.findall(r'\$INSTDIR\\([^"\\]+)"', "\n".join(owner[owner.index("Return") :])))
    assert emptied == refused_for | {"${DATA_FOLDER}"}
    assert body("Section")[:4] == ["Call CheckPlace", "${If} $ExitCode <> 0", "Abort", "${EndIf}"]
    assert "Call CheckOwner" in body("Function CheckPlace")
    failed = body("Function .onInstFailed")
    cleaning = failed.index('RMDir /r "$INSTDIR\\new~"')
    assert failed[cleaning - 1].startswith("${If} $ExitCode = ${EXIT_FILES}"), "a refusal must clean nothing"


def test_the_earlier_folder_is_removed_only_if_a_new_file_of_this_one_is_not_seen_there():
    lines = body("Function RemoveElsewhere")
    probe, removal = lines.index('GetTempFileName $0 "$INSTDIR"'), lines.index("Call RemoveProgram")
    assert probe < lines.index('${IfNot} ${FileExists} "$Earlier\\$1"') < removal < lines.index('Delete "$0"')


def test_the_uninstaller_stops_before_the_registry_if_the_program_cannot_be_moved():
    lines = body('Section "Uninstall"')
    stuck = lines.index("${If} $Stuck = 1")
    assert lines[stuck - 1] == "Call un.RemoveProgram"
    assert stuck < lines.index("SetErrorLevel ${EXIT_FILES}") < lines.index("Abort")
    assert lines.index("Abort") < lines.index("Call un.RemoveShell")


def test_every_question_has_an_answer_in_silence():
    for line in EVERYTHING.splitlines():
        if "MessageBox" in line and "${Cmd}" not in line:
            assert "/SD ID" in line
    assert EVERYTHING.count("${Cmd} `MessageBox") == 1, "asked only if not silent"
    assert re.search(r"\$\{If\} \$\{Silent\}.*\$\{ElseIf\} \$\{Cmd\} `MessageBox", EVERYTHING, re.DOTALL)


def test_program_and_setup_know_the_same_mutex():
    assert defined("MUTEX") == RUNNING


def test_the_smoke_tests_know_its_exit_codes():
    assert int(defined("EXIT_RUNNING")) == on_windows.EXIT_RUNNING == wine_trial.EXIT_RUNNING
    assert int(defined("EXIT_NEWER")) == wine_trial.EXIT_NEWER
    assert int(defined("EXIT_SPACE")) == wine_trial.EXIT_SPACE
    assert int(defined("EXIT_FILES")) == wine_trial.EXIT_FILES
    assert int(defined("EXIT_FOREIGN")) == wine_trial.EXIT_FOREIGN


def test_an_uninstalled_program_leaves_no_key_that_was_written():
    written = set(re.findall(r'WriteReg\w+ HKCU "(\$\{\w+\}(?:\\\$\{\w+\})?)', EVERYTHING))
    removed = set(re.findall(r'DeleteRegKey (?:/ifempty )?HKCU "(\$\{\w+\}(?:\\\$\{\w+\})?)"', EVERYTHING))
    assert written == removed
