"""Time as the table knows it: whole milliseconds since 1970, UTC. Who calls says what time it is; nothing here asks."""

from datetime import UTC, datetime, timedelta

EPOCH = datetime(1970, 1, 1, tzinfo=UTC)


def iso(ms: int) -> str:
    """ISO 8601 with milliseconds and Z: `2026-11-29T12:00:00.000Z`."""
    at = EPOCH + timedelta(milliseconds=ms)
    return at.isoformat(timespec="milliseconds").replace("+00:00", "Z")


def from_iso(text: str) -> int:
    """The milliseconds of what `iso` wrote."""
    return (datetime.fromisoformat(text) - EPOCH) // timedelta(milliseconds=1)
