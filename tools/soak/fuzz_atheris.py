"""Fuzzing led by what the code has not done yet: `fuzz_atheris READER FOLDER [libFuzzer options]`.

A process of its own, for libFuzzer ends it when it is done. It prints `found: ...` for what must not be.
"""

from __future__ import annotations

import sys
from pathlib import Path

import atheris

with atheris.instrument_imports(include=["ginrummy_qt"]):
    from tools.soak.fuzz_targets import readers

from tools.soak.fuzz_watch import Watch


def main(name: str, folder: Path, options: list[str]) -> None:
    """Fuzz one reader, beginning with what it likes."""
    work = folder / "work"
    work.mkdir(parents=True, exist_ok=True)
    reader = {each.name: each for each in readers(work)}[name]
    corpus = folder / "corpus"
    corpus.mkdir(exist_ok=True)
    for number, data in enumerate(reader.sound):
        reader.try_on(data)
        (corpus / f"sound-{number}").write_bytes(data)
    watch = Watch(work)

    def try_on(data: bytes) -> None:
        with watch.over():
            reader.try_on(data)
        if watch.seen:
            raise RuntimeError(f"found: {watch.seen[0]}")

    atheris.Setup([sys.argv[0], *options, str(corpus)], try_on)
    atheris.Fuzz()


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]), sys.argv[3:])
