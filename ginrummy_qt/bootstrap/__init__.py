"""The only place that wires the parts together; `program.run` is its way in."""
