"""What is asked for: whether it has the right shape and comes at the right time from the right seat, then the rules."""

from collections.abc import Callable
from typing import Any

from . import building, cards, drafting, shipping, turns, war
from .drafting import GO, Steps, step_of
from .network import SITES
from .state import CARDS, RESOURCES, State

Action = dict[str, Any]
RULES: dict[str, Callable[[State, int, Action], Steps]] = {
    "draft_place": drafting.draft_place,
    "draft_road": drafting.draft_road,
    "roll": turns.roll,
    "discard": turns.discard,
    "offer": building.offer,
    "reply": building.reply,
    "close": building.close,
    "withdraw": building.withdraw,
    "bank": building.bank,
    "build": building.build,
    "raise": building.raise_,
    "buy_card": building.buy_card,
    "deploy": war.deploy,
    "march": war.march,
    "attack": war.attack,
    "hunt": war.hunt,
    "tear": war.tear,
    "embark": shipping.embark,
    "disembark": shipping.disembark,
    "sail": shipping.sail,
    "play": cards.play,
    "end_turn": turns.end_turn,
    "resign": turns.resign,
}
ANSWERS = {"reply", "close", "withdraw"}
ACCEPTED = {
    "draft": {"draft_place", "draft_road"},
    "roll": {"roll", "resign"},
    "discard": {"discard", "resign"},
    "offer": ANSWERS | {"resign"},
    "main": set(RULES) - ANSWERS - {"draft_place", "draft_road", "roll", "discard"},
    "over": set(),
}
PLACE, COUNT = (int, str), (int,)
FIELDS: dict[str, dict[str, tuple[type, ...]]] = {  # a ? marks those that may be missing
    "draft_place": {"corner": PLACE},
    "draft_road": {"edge": PLACE},
    "discard": {"cards": (dict,)},
    "offer": {"give": (dict,), "want": (dict,)},
    "reply": {"accept": (bool,)},
    "close": {"with": COUNT},
    "bank": {"give": (str,), "get": (str,)},
    "build": {"what": (str,), "edge?": PLACE, "corner?": PLACE, "tile?": PLACE},
    "raise": {"count?": COUNT},
    "deploy": {"corner": PLACE, "count?": COUNT},
    "march": {"from": PLACE, "to": PLACE, "count?": COUNT},
    "attack": {"from": PLACE, "to": PLACE, "count?": COUNT},
    "hunt": {"from": PLACE, "band": COUNT, "count?": COUNT},
    "tear": {"from": PLACE, "edge": PLACE},
    "embark": {"from": PLACE, "ship": COUNT, "count?": COUNT},
    "disembark": {"ship": COUNT, "to": PLACE},
    "sail": {"ships": (list,), "to": PLACE},
    "play": {
        "card": (str,),
        **dict.fromkeys(("corner?", "fleet?", "tile?"), PLACE),
        **dict.fromkeys(("band?", "seat?"), COUNT),
        "resource?": (str,),
    },
}
NUMBERS = {"reply": "offer", "discard": "throw"}  # what an action may be made for, else a turn
SITE_FIELD = {"road": "edge", "ship": "tile"}  # else a corner
CHOICES = {
    "colony": {"corner"},
    "bastion": {"corner"},
    "canal": {"tile"},
    "migration": {"band", "tile"},
    "monopoly": {"resource"},
    "bountiful": {"resource"},
    "columbus": {"fleet", "tile"},
    "spy": {"seat"},
}


def refusals(m: State, seat: int, action: Action) -> set[str]:
    """Every code that fits, none if the action is legal. Before the rules of the game one code settles it."""
    first = misplaced(m, seat, action)
    if first:
        return {first}
    found = set()
    for code in RULES[action["type"]](m, seat, named(m, action)):
        if code is GO:
            break
        found.add(code)
    return found


def carry_out(m: State, seat: int, action: Action) -> None:
    """A legal action: all that comes after the rule's last test."""
    for _ in RULES[action["type"]](m, seat, named(m, action)):
        pass


def misplaced(m: State, seat: int, action: Action) -> str | None:
    kind = action["type"]
    if misshapen(action):
        return "bad_shape"
    field = number_of(kind)
    now = {"offer": m.offers, "throw": m.throw, "turn": m.turn}[field]
    if not 0 <= action.get(field, now) <= now:
        return "bad_shape"
    if action.get(field, now) < now:
        return "stale"
    if kind not in ACCEPTED[m.phase]:
        return "offer_closed" if m.phase == "main" and kind in ANSWERS else "wrong_phase"
    if not is_turn(m, seat, kind):
        return "not_your_turn"
    return None if all(value is not None for value in named(m, action).values()) else "unknown_id"


def is_turn(m: State, seat: int, kind: str) -> bool:
    if kind == "resign":
        return m.seats[seat].alive
    if kind == "discard":
        return seat in m.owed
    if kind == "reply":
        return m.offer is not None and seat in m.offer.replies
    return seat == (step_of(m)[0] if m.phase == "draft" else m.current)


# --- shape ----------------------------------------------------------------------------------------------------------


def number_of(kind: str) -> str:
    return NUMBERS.get(kind, "turn")


def has_its_fields(a: Action) -> bool:
    """Neither more nor less than the type has, each of its kind."""
    known = {"type": (str,), number_of(a["type"]) + "?": COUNT, **FIELDS.get(a["type"], {})}
    kinds = {field.rstrip("?"): kind for field, kind in known.items()}
    needed = {field for field in known if not field.endswith("?")}
    return needed <= set(a) <= set(kinds) and all(type(value) in kinds[field] for field, value in a.items())


def misshapen(a: Action) -> bool:
    kind = a["type"]
    if kind not in RULES or not has_its_fields(a):
        return True
    if kind == "build":
        field = SITE_FIELD.get(a["what"], "corner")
        return a["what"] not in SITES or has(a, "edge", "corner", "tile") != {field}
    if kind == "play":
        chosen = has(a, "corner", "band", "fleet", "tile", "resource", "seat")
        fits = a["card"] in CARDS and chosen == CHOICES.get(a["card"], set())
        return not fits or a.get("resource", "ore") not in RESOURCES
    if kind == "bank":
        return a["give"] == a["get"] or not {a["give"], a["get"]} <= set(RESOURCES)
    if kind == "offer":
        return bad_pile(a["give"]) or bad_pile(a["want"]) or bool(set(a["give"]) & set(a["want"]))
    if kind == "discard":
        return bad_pile(a["cards"])
    return kind == "sail" and (not a["ships"] or len(set(a["ships"])) < len(a["ships"]))


def has(a: Action, *fields: str) -> set[str]:
    return set(fields) & set(a)


def bad_pile(pile: dict[str, int]) -> bool:
    counts = all(type(count) is int and count >= 1 for count in pile.values())
    return not pile or not set(pile) <= set(RESOURCES) or not counts


# --- names ----------------------------------------------------------------------------------------------------------


def named(m: State, a: Action) -> Action:
    """The action with ids for all names; None for what there is not."""
    kinds = {"corner": "corner", "edge": "edge", "tile": "tile", "fleet": "tile", "from": "corner"}
    kinds["to"] = "tile" if a["type"] == "sail" else "corner"
    found = dict(a)
    for field, kind in kinds.items():
        if field in a and not (a["type"] == "attack" and a[field] == "hand"):
            found[field] = id_of(m, kind, a[field])
    if "band" in a:
        found["band"] = a["band"] if a["band"] in m.bands else None
    if "ship" in a:
        found["ship"] = a["ship"] if a["ship"] in m.ships else None
    if "ships" in a:
        found["ships"] = a["ships"] if set(a["ships"]) <= set(m.ships) else None
    return found


def id_of(m: State, kind: str, place: int | str) -> int | None:
    if isinstance(place, str):
        return m.sea.names[kind].get(place)
    known = {"corner": m.sea.corners, "edge": m.sea.edges, "tile": m.sea.tiles}[kind]
    return place if place in known else None
