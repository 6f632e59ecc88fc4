"""How the opened disk image looks, for dmgbuild: the application, an arrow, the folder to put it into.

dmgbuild runs this with `defines` from its command line: the paths `app`, `background` (beside it a `@2x`
picture) and `icon`. The places are points in the window; tools/installers/dmg_background.py draws for them.
No extension is hidden: that would be a mark on the application, and break its signature.
"""

import os.path

application = defines["app"]  # noqa: F821
application_name = os.path.basename(application)

format = "ULMO"
filesystem = "HFS+"
files = [application]
symlinks = {"Applications": "/Applications"}
icon = defines["icon"]  # noqa: F821
background = defines["background"]  # noqa: F821

window_rect = ((200, 160), (640, 400))
default_view = "icon-view"
icon_size = 128
text_size = 14
icon_locations = {application_name: (168, 196), "Applications": (472, 196)}
