"""Cards are sharp at every scaling of the screen, 100 to 300% (issue 4, Build 1).

The scaling is a whole process's; so each is looked at in one of its own.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]

LOOK = """
from types import SimpleNamespace
from PySide6.QtWidgets import QApplication
app = QApplication(["sharp"])
from tests.helpers.table import make_table
from ginrummy_qt.ui.theme.tokens import LIGHT
table = make_table(SimpleNamespace(addWidget=lambda view: None), "4s 5s 6s 7s Qh Qc Qd Ah Td Th",
                   "2s 3s 8s 9s 2h 3h 8h 9h 2c 3c", "Kc", size=(1011, 743))
ratio = table.view.devicePixelRatioF()
picture = table.port.grab().toImage()
for card, pose in table.controller.layout.hand.poses:
    left, middle = round(pose.x * ratio), round((pose.y + pose.height / 2) * ratio)
    top, inside = round(pose.y * ratio), round((pose.x + pose.width / 8) * ratio)
    across = [picture.pixelColor(x, middle).name() for x in range(left - 1, left + 6)]
    down = [picture.pixelColor(inside, y).name() for y in range(top - 1, top + 6)]
    for row in (across, down):
        edge = row.count(LIGHT.card_edge)
        blurred = [colour for colour in row[1:] if colour not in (LIGHT.card_edge, LIGHT.card)]
        print(card, edge, len(blurred))
"""


@pytest.mark.parametrize("scaling", [1.25, 1.5, 3])
def test_every_card_of_the_hand_has_a_clean_edge(scaling):
    surroundings = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "QT_SCALE_FACTOR": str(scaling)}
    done = subprocess.run(
        [sys.executable, "-c", LOOK], cwd=ROOT, env=surroundings, capture_output=True, text=True, timeout=60
    )
    assert done.returncode == 0, done.stderr
    rows = [tuple(map(int, line.split()[1:])) for line in done.stdout.splitlines()]
    assert len(rows) == 20
    for edge, blurred in rows:
        assert edge in (int(scaling), int(scaling + 0.99))
        assert blurred <= (scaling % 1 > 0)
