"""Reads the report of a self-test (ginrummy_qt/ui/selftest/report.py) and holds it to its own claims."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from tools.smoke import pictures
from tools.smoke.steps import SmokeFailure

Claims = dict[str, Any]

PICTURES: Final = frozenset(
    f"{name}.png"
    for name in ("start", "deal", "mid-hand", "knock-preview", "layoffs", "hand-result", "match-result")
)
"""What a whole match of the seed used shows; tools/shots.py says more of each."""


def read(path: Path) -> Claims:
    """The report. Raises SmokeFailure where there is none."""
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise SmokeFailure(f"the report of the self-test cannot be read ({error})") from error
    if not isinstance(found, dict):
        raise SmokeFailure("the report of the self-test is no object")
    return found


def problems(claims: Claims, version: str, seed: int, folder: Path, platform: str = "xcb") -> list[str]:
    """What is wrong with the report of a whole match, shown on a real screen by Qt's plugin `platform`.

    `folder`: where its pictures lie.
    """
    wanted = {
        "failure": "",
        "outcome": "finished",
        "version": version,
        "seed": seed,
        "refused_moves": 0,
    }
    found = [
        f"{name} is {claims.get(name)!r}, not {value!r}"
        for name, value in wanted.items()
        if claims.get(name) != value
    ]
    found += _hand_problems(claims.get("hands", []))
    if {move["gesture"] for move in claims.get("moves", [])} != {"drag", "click", "keys"}:
        found.append("it did not play by dragging, clicking and keys")
    run = claims.get("run", {})
    if run.get("platform") != platform:
        found.append(f"it ran on {run.get('platform')!r}, not on the real screen of {platform!r}")
    return found + _picture_problems(claims, folder)


def differences(one: Claims, other: Claims) -> list[str]:
    """In which claims two reports of one seed differ; versions and what differs from run to run aside."""
    names = (one.keys() | other.keys()) - {"run", "version"}
    return sorted(name for name in names if one.get(name) != other.get(name))


def _hand_problems(hands: list[Claims]) -> list[str]:
    if not hands:
        return ["no hand was played"]
    return [f"the seal of hand {hand['number']} was not verified" for hand in hands if not hand["verified"]]


def _picture_problems(claims: Claims, folder: Path) -> list[str]:
    listed, there = set(claims.get("pictures", [])), {path.name for path in folder.glob("*")}
    found = [f"the picture {name} is missing" for name in sorted((PICTURES | listed) - there)]
    found += [f"the picture {name} is not in the report" for name in sorted(there - listed)]
    run = claims.get("run", {})
    size = (run.get("width", 0), run.get("height", 0))
    for name in sorted(listed & there):
        found += pictures.problems(folder / name, size)
    return found
