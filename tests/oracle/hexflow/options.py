"""What a table may choose, for which modes, and what holds where it says nothing."""

from typing import Any

FIELDS: dict[str, tuple[Any, Any, str]] = {  # usual value, range or values, modes and timings that know it
    "dots": (True, bool, "race battle tri3 tri2 team"),
    "strangle": (True, bool, "race battle tri3 tri2 team"),
    "guards": (True, bool, "race battle tri3 tri2 team"),
    "wildcard_block": (False, bool, "race battle tri3 tri2 team"),
    "open_hand": (False, bool, "race battle tri3 tri2 team"),
    "second_corner": (False, bool, "race battle"),
    "first_choice": ("winner_chooses", ["winner_chooses", "random", "seat_order"], "race battle tri3 tri2 team"),
    "tokens": (3, range(6), "battle"),
    "tri_order": ("rolled", ["rolled", "balanced"], "tri3"),
    "tri_shared_victory": (True, bool, "tri3"),
    "tri_extra_tile": ("arrow", ["arrow", "none"], "tri3"),
    "partner_hands": (False, bool, "team"),
    "timing": ("none", ["none", "standard", "blitz", "tournament"], "race battle tri3 tri2 team"),
    "turn_seconds": (60, range(5, 601), "standard blitz"),
    "bank_seconds": (900, range(60, 7201), "tournament"),
    "increment_seconds": (30, range(121), "tournament"),
    "strict_penalties": (False, bool, "tournament"),
}
SEATS = {"race": 2, "battle": 2, "tri2": 2, "tri3": 3, "team": 4}


def fits(value: Any, allowed: Any) -> bool:
    if allowed is bool:
        return isinstance(value, bool)
    if isinstance(allowed, range):
        return type(value) is int and value in allowed
    return isinstance(value, str) and value in allowed


def wrong(given: dict[str, Any]) -> list[str]:
    """The options that no table can have."""
    mode, timing = given.get("mode", "race"), given.get("timing", "none")
    if mode not in SEATS:
        return ["mode"]
    bad = []
    for name, value in given.items():
        if name != "mode":
            _, allowed, known = FIELDS.get(name, (None, [], ""))
            if not fits(value, allowed) or not {mode, timing} & set(known.split()):
                bad.append(name)
    return bad


def complete(given: dict[str, Any]) -> dict[str, Any]:
    """All options, the usual ones where none are given."""
    mode = given.get("mode", "race")
    usual = {name: value for name, (value, _, _) in FIELDS.items()}
    usual["strangle"] = mode != "team"
    usual["turn_seconds"] = 20 if given.get("timing") == "blitz" else 60
    return {"mode": mode} | usual | given
