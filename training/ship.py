"""Writes trained weights as the program reads them: `python -m training.ship FOLDER BELIEF`."""

from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path

import numpy as np

from training.network import kept

PLAYERS = Path(__file__).parents[1] / "ginrummy_qt" / "players"


def ship(arrays: tuple[np.ndarray, ...], path: Path, training: dict[str, object]) -> None:
    """Layers of weights (inputs, outputs) and what they start from, with what is known of the training."""
    content = b"".join(each.astype("<f4").tobytes() for each in arrays)
    path.write_bytes(content)
    about = {
        "sizes": [arrays[0].shape[0], *(each.size for each in arrays[1::2])],
        "sha256": hashlib.sha256(content).hexdigest(),
        "training": training,
    }
    path.with_suffix(".json").write_text(json.dumps(about, indent=2) + "\n", encoding="utf-8")


def main(folder: Path, belief: Path) -> None:
    """The network in a folder, and the belief in a file."""
    record = json.loads((folder / "record.json").read_text(encoding="utf-8"))
    ship(kept(folder / "weights.npz"), PLAYERS / "network" / "weights.bin", record)
    arrays = kept(belief)
    found = json.loads(belief.with_suffix(".json").read_text(encoding="utf-8"))
    for name, part in (("cards", arrays[:4]), ("hands", arrays[4:])):
        turned = (part[0].T, *part[1:])
        ship(turned, PLAYERS / "belief" / f"{name}.bin", found[name])


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
