"""Battle Hex by its own rules."""
