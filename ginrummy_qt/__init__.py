"""Gin Rummy Qt: gin rummy on the desktop, provably fair."""

from __future__ import annotations

__version__ = "0.1.0"
