"""A language that is added: its texts are read from the sources, translated, compiled and loaded."""

from __future__ import annotations

from xml.etree import ElementTree

from PySide6.QtCore import QTranslator

from tools import translations


def test_texts_are_found_translated_compiled_and_loaded(tmp_path, qapp, capsys):
    assert translations.main(["update", "fr", "--folder", str(tmp_path)]) == 0
    assert "missing" in capsys.readouterr().out
    path = tmp_path / "ginrummy_qt_fr.ts"
    tree = ElementTree.parse(path)
    contexts = {context.findtext("name") for context in tree.iter("context")}
    assert {"MenuBar", "NewMatchSheet", "WindowSheets", "PlainText"} <= contexts
    assert len(translations.missing(path)) > 300
    assert translations.main(["check", "--folder", str(tmp_path)]) == 1
    for message in tree.iter("message"):
        if message.findtext("source") == "Start":
            translation = message.find("translation")
            assert translation is not None
            translation.text = "Commencer"
            translation.attrib.pop("type", None)
    tree.write(path, encoding="utf-8", xml_declaration=True)
    assert translations.main(["release", "--folder", str(tmp_path)]) == 0
    translator = QTranslator(qapp)
    assert translator.load("ginrummy_qt_fr", str(tmp_path))
    assert translator.translate("NewMatchSheet", "Start") == "Commencer"
    assert not translator.translate("NewMatchSheet", "Cancel")
