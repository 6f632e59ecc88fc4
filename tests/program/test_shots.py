"""The standard pictures: all of them, in the size asked for, from a played match."""

from __future__ import annotations

from PySide6.QtGui import QImage

from tools import shots


def test_every_standard_picture_is_taken(tmp_path, monkeypatch, capfd):
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    assert shots.main([str(tmp_path), "--sizes", "1280x800", "--themes", "dark"]) == 0
    taken = {path.stem for path in tmp_path.glob("*.png")}
    assert taken == {f"{name}-1280x800-dark" for name in shots.WANTED}
    for path in tmp_path.glob("*.png"):
        image = QImage(str(path))
        assert (image.width(), image.height()) == (1280, 800)
        assert image.pixelColor(4, 400).lightness() < 80
    layoffs, result = (tmp_path / f"{name}-1280x800-dark.png" for name in ("layoffs", "hand-result"))
    assert QImage(str(layoffs)) != QImage(str(result))
