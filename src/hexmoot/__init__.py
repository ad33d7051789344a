"""Hexmoot: a table for hex board games."""

__version__ = "0.1.0"
