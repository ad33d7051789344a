"""Battle Hex: simultaneous Hex with cards, and ordinary Hex on the same board."""
