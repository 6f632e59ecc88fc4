"""Take the pictures of the gallery: `python -m tools.gallery [NAME ...] [--full DIR]`.

Without names all of them, and the page. `--full` also keeps them as they were grabbed, for looking at.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from tools.gallery.catalogue import YEAR, Picture, pictures
from tools.gallery.page import FOLDER, page

DOCS: Final = Path(__file__).resolve().parents[2] / "docs"
WIDEST: Final = 960
"""Pixels of a picture as it is kept, where it is a large one."""
LARGE_FROM: Final = 1000
QUALITY: Final = 76


def main(arguments: Sequence[str] | None = None) -> int:
    """Take them; 1 where the catalogue has no picture of a name."""
    parser = argparse.ArgumentParser(prog="python -m tools.gallery", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME")
    parser.add_argument("--full", type=Path, metavar="DIR")
    options = parser.parse_args(arguments)
    known = pictures()
    chosen = [each for each in known if not options.names or each.name in options.names]
    if unknown := set(options.names) - {each.name for each in known}:
        print(f"no picture {', '.join(sorted(unknown))}", file=sys.stderr)
        return 1
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    folder = DOCS / FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    _take(chosen, folder, options.full)
    if not options.names:
        (DOCS / "gallery.md").write_text(page(known), encoding="utf-8")
        for path in set(folder.iterdir()) - {folder / each.file for each in known}:
            path.unlink()
    return 0


def _take(chosen: Sequence[Picture], folder: Path, full: Path | None) -> None:
    from ginrummy_qt.bootstrap.program import make_application
    from tools.gallery import states
    from tools.gallery.studio import keep, take

    app = make_application()
    moments = states.find({each.moment for each in chosen if each.moment not in ("", YEAR)})
    if full is not None:
        full.mkdir(parents=True, exist_ok=True)
    for each in chosen:
        image = take(app, each, moments)
        if full is not None:
            image.save(str(full / f"{each.name}.png"))
        keep(image, folder / each.file, WIDEST if image.width() > LARGE_FROM else image.width(), QUALITY)
        print(each.name, flush=True)


if __name__ == "__main__":
    sys.exit(main())
