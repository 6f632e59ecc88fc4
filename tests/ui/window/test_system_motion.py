"""The desktop's wish for less motion: heard where it is told, and never above a person's own choice."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

import pytest
from PySide6.QtCore import QCoreApplication

from ginrummy_qt.ports.settings import Settings, Speed
from ginrummy_qt.storage.settings_file import SettingsFile
from ginrummy_qt.ui.system_motion import SystemMotion
from tests.helpers.windows import started

WISH = ("org.gnome.desktop.interface", "enable-animations")

PORTAL = """
import subprocess, sys
from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusVariant, QDBusVirtualObject

class Portal(QDBusVirtualObject):
    def introspect(self, path):
        return ""

    def handleMessage(self, message, bus):
        group, name = message.arguments()
        if group == "org.gnome.desktop.interface":
            reply = message.createReply()
            reply.setArguments([QDBusVariant(False)])
            QTimer.singleShot(200, change)
        else:
            reply = message.createErrorReply("org.freedesktop.portal.Error.NotFound", name)
        bus.send(reply)
        return True

def change():
    told = QDBusMessage.createSignal(PATH, "org.freedesktop.portal.Settings", "SettingChanged")
    told.setArguments(["org.gnome.desktop.interface", "enable-animations", QDBusVariant(True)])
    bus.send(told)

PATH = "/org/freedesktop/portal/desktop"
app, bus, portal = QCoreApplication([]), QDBusConnection.sessionBus(), Portal()
assert bus.registerVirtualObject(PATH, portal, QDBusConnection.VirtualObjectRegisterOption.SubPath)
assert bus.registerService("org.freedesktop.portal.Desktop")
asker = subprocess.Popen([sys.executable, "-c", sys.argv[1]])
timer = QTimer()
timer.timeout.connect(lambda: asker.poll() is not None and app.exit(asker.returncode))
timer.start(50)
sys.exit(app.exec())
"""

ASKER = """
from PySide6.QtCore import QCoreApplication, QTimer
from ginrummy_qt.ui.system_motion import SystemMotion
app, motion, heard = QCoreApplication([]), SystemMotion(), []
def hear():
    heard.append(motion.wished)
    if len(heard) == 2:
        app.quit()
motion.changed.connect(hear)
motion.ask()
QTimer.singleShot(8000, app.quit)
app.exec()
print(heard, flush=True)
"""


def test_a_person_who_has_chosen_is_followed_whatever_the_desktop_asks(qapp):
    motion = SystemMotion()
    for wished in (False, True):
        motion.note(WISH, wished)
        assert motion.less(Settings()) is wished
        assert motion.less(Settings(less_motion=True)) is True
        assert motion.less(Settings(less_motion=False)) is False


def test_only_a_change_is_told(qapp, qtbot):
    motion = SystemMotion()
    with qtbot.assertNotEmitted(motion.changed):
        motion.note(WISH, False)
    with qtbot.waitSignal(motion.changed):
        motion.note(WISH, True)
    with qtbot.assertNotEmitted(motion.changed):
        motion.note(("another", "setting"), True)


def test_the_table_follows_the_desktop_and_nothing_is_kept_of_it(program):
    window = started(program, speed=Speed.NORMAL)
    window.motion.note(WISH, True)
    assert window.page.controller._stage.state.options.reduced_motion
    assert window.menus.acts["less_motion"].isChecked()
    assert window._services.preferences.now.less_motion is None
    window.menus.acts["less_motion"].trigger()
    assert not window.page.controller._stage.state.options.reduced_motion
    program.close(window)
    assert SettingsFile(program.folder).load()[0].less_motion is False


@pytest.mark.skipif(sys.platform != "linux", reason="the desktop portal is there on Linux only")
@pytest.mark.skipif(
    shutil.which("dbus-run-session") is None, reason="needs dbus-run-session for a bus of its own"
)
def test_the_desktop_portal_is_asked_and_listened_to():
    done = subprocess.run(
        ["dbus-run-session", "--", sys.executable, "-c", PORTAL, ASKER],
        capture_output=True,
        text=True,
        timeout=30,
        env=dict(os.environ),
        check=False,
    )
    assert done.stdout.splitlines()[-1:] == ["[True, False]"], done.stderr


def test_without_a_bus_nothing_is_asked_for(qapp, monkeypatch):
    monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nowhere")
    motion = SystemMotion()
    motion.ask()
    QCoreApplication.processEvents()
    assert not motion.wished
