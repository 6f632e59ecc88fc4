"""What surrounds these tests."""

from tests.helpers.connections import close_databases

__all__ = ["close_databases"]
