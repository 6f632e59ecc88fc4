"""Writes trained weights as the program reads them: `python -m training.ship FOLDER`."""

from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path

import numpy as np

SHIPPED = Path(__file__).parents[1] / "ginrummy_qt" / "players" / "network" / "weights.bin"


def ship(folder: Path, path: Path = SHIPPED) -> None:
    """The weights of a training, with what is known of it."""
    with np.load(folder / "weights.npz") as kept:
        arrays = [kept[name] for name in kept.files]
    content = b"".join(each.astype("<f4").tobytes() for each in arrays)
    path.write_bytes(content)
    record = folder / "record.json"
    about = {
        "sizes": [arrays[0].shape[0], arrays[1].size, arrays[3].size, 1],
        "sha256": hashlib.sha256(content).hexdigest(),
        "training": json.loads(record.read_text(encoding="utf-8")) if record.exists() else {},
    }
    path.with_suffix(".json").write_text(json.dumps(about, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    ship(Path(sys.argv[1]))
