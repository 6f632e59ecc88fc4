"""What this process holds of the system: memory, descriptors, threads, children."""

from __future__ import annotations

import gc
import os
import sys
import threading
from pathlib import Path


def memory() -> int:
    """Resident memory in bytes after a collection; 0 where the system does not tell."""
    gc.collect()
    statm = Path("/proc/self/statm")
    if not statm.exists():
        return 0
    return int(statm.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def blocks() -> int:
    """Python's own blocks of memory in use after a collection."""
    gc.collect()
    return sys.getallocatedblocks()


def descriptors() -> int:
    """Open files, pipes and sockets; 0 where the system does not tell."""
    folder = Path("/proc/self/fd")
    return len(list(folder.iterdir())) if folder.exists() else 0


def threads() -> int:
    """Python threads alive."""
    return threading.active_count()


def children() -> int:
    """Child processes, dead ones not yet waited for included; 0 where the system does not tell."""
    return sum(
        len(task.read_text().split()) for task in Path("/proc/self/task").glob("*/children") if task.exists()
    )
