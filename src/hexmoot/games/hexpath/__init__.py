"""Hex Path: turn a tile into the glowing hex, and your path runs on as far as the tiles carry it."""
