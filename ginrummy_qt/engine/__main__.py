"""`python -m ginrummy_qt.engine`: the engine alone; `python -m ginrummy_qt --engine` starts it too."""

from __future__ import annotations

import sys

from ginrummy_qt.engine.main import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
