"""What lasts: tables, games, entries and people, in SQLite, behind a face that another database can have too."""

from hexmoot.store.store import Conflict, Line, Loaded, Store

__all__ = ["Conflict", "Line", "Loaded", "Store"]
