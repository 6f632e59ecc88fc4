#!/usr/bin/env python3
"""Everything a developer does, with nothing but Python 3.11, 3.12 or 3.13.

python3 dev.py play [ARG ...]   start the game; arguments go on to it
python3 dev.py test [ARG ...]   lint, then the tests; arguments go on to pytest
python3 dev.py lint             style, types, who may import whom, and the workflows
python3 dev.py format           put the sources into the house format
python3 dev.py bench [ARG ...]  the measured promises; arguments go on to the benchmarks
python3 dev.py soak [ARG ...]   try the faults that must be survived; --help tells how
python3 dev.py shots [DIR]      renew the gallery in docs, or take the pictures of a match into DIR
python3 dev.py installers       make this system's installers into dist
python3 dev.py smoke            install them in a bare system, play there, upgrade, and remove them
python3 dev.py setup            only prepare everything

Each command first makes a private environment in .venv, installs the pinned requirements into it, and
installs missing system libraries where it may: on Debian and Ubuntu, as root or with a sudo that asks
no password. Where it may not, it says in one sentence what is missing.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

NEWEST_FIRST = ((3, 13), (3, 12), (3, 11))


def supported_python() -> str | None:
    """This interpreter if its version is supported, otherwise the newest supported one on PATH."""
    if sys.version_info[:2] in NEWEST_FIRST:
        return sys.executable
    for version in NEWEST_FIRST:
        name = "python{}.{}".format(*version)
        question = f"import sys; sys.exit(sys.version_info[:2] != {version})"
        for folder in os.get_exec_path():
            found = shutil.which(name, path=folder)
            if found and subprocess.run([found, "-c", question], capture_output=True).returncode == 0:
                return found
    return None


def main(arguments: list[str]) -> int:
    """Run one command; the exit code is that of what it started, 2 if there is no such command."""
    interpreter = supported_python()
    if interpreter is None:
        print("dev.py: please install Python 3.11, 3.12 or 3.13.", file=sys.stderr)
        return 1
    if interpreter != sys.executable:
        return subprocess.run([interpreter, __file__, *arguments]).returncode

    from devtools.commands import COMMANDS  # not before the interpreter is known to understand it

    if not arguments or arguments[0] not in COMMANDS:
        print(__doc__.strip())
        return 0 if arguments[:1] in (["-h"], ["--help"], ["help"]) else 2
    return COMMANDS[arguments[0]](arguments[1:])


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
