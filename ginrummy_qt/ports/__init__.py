"""What the parts promise each other: protocols, shared result types, errors, the engine's line protocol."""
