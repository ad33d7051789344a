"""What lasts: tables, games, entries and people, in SQLite, behind a face that another database can have too."""

from hexmoot.store.store import Conflict, Loaded, Store

__all__ = ["Conflict", "Loaded", "Store"]
