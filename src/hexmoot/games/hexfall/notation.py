"""The chronicle: each action as a short text, with what came of it, and the throws. Actions are read back from it."""

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, cast

import msgspec

from hexmoot.game import Refused
from hexmoot.games.hexfall import actions, events
from hexmoot.games.hexfall.acting import corner_of, edge_of, tile_of
from hexmoot.games.hexfall.actions import Action
from hexmoot.games.hexfall.board import Sea
from hexmoot.games.hexfall.options import Options
from hexmoot.games.hexfall.shaping import well_shaped

BANNERS = "CAVG"  # Crimson, Azure, Verdant, Gold-leaf
LETTERS = {"timber": "t", "brick": "b", "wool": "w", "grain": "g", "ore": "o", "gold": "u"}
NAMES = {letter: name for name, letter in LETTERS.items()}
BUILDS = {"road": "R", "town": "T", "wall": "W", "harbor": "H", "ship": "S"}
PIECES = {letter: name for name, letter in BUILDS.items()}
PLAIN: dict[type, str] = {
    actions.Roll: "roll",
    actions.Withdraw: "back",
    actions.BuyCard: "+?",
    actions.EndTurn: ".",
    actions.Resign: ".x",
}  # actions that say nothing but what they are


# --- an action ------------------------------------------------------------------------------------------


def pile_text(pile: Mapping[Any, int]) -> str:
    """`1w2g`."""
    return "".join(f"{pile[name]}{letter}" for name, letter in LETTERS.items() if name in pile)


def text_of(action: Any, told: Sequence[events.Event], sea: Sea) -> str:
    """An action with what came of it, from all that was told."""
    if isinstance(action, actions.Timeout | actions.Leave):
        return ".t" if isinstance(action, actions.Timeout) else ".l"
    if type(action) in PLAIN:
        return PLAIN[type(action)]
    for event in told:
        found = TEXTS[type(event)](event, sea) if type(event) in TEXTS else None
        if found:
            return found + "".join(MORE[type(each)](each) for each in told if type(each) in MORE)
    raise TypeError(f"{action!r} told nothing of itself")


def draft_text(event: events.Draft, sea: Sea) -> str:
    if event.what == "road":
        return f"=R {sea.edge_names[cast(int, event.edge)]}"
    return f"={event.what[0].upper()} {sea.corner_names[cast(int, event.corner)]}"


def build_text(event: events.Built, sea: Sea) -> str:
    if event.what == "road":
        return f"+R {sea.edge_names[cast(int, event.edge)]}"
    corner = sea.corner_names[cast(int, event.corner)]
    return f"^{corner}={event.level}" if event.what == "upgrade" else f"+{BUILDS[event.what]} {corner}"


def attack_text(event: events.Attacked, sea: Sea) -> str:
    to, start = sea.corner_names[event.to], event.start
    if start == "ship":
        head = f"s{event.ship}>{to}"
    elif start == "hand":
        head = f"a{event.attackers}x{to}"
    else:
        head = f"{sea.corner_names[start]}x{to}"
    fought = f"{event.attackers}:{event.defenders}{'w' if event.walled else ''}"
    lost = f" -{event.losses}/-{event.losses}" if event.losses else ""
    blow = f" wall{event.walls}" if event.blow and event.walled else f" level{event.level}" if event.blow else ""
    return f"{head} {fought}{lost}{blow}{f' +{LETTERS[event.card]}' if event.card else ''}"


def hunt_text(event: events.Hunted, sea: Sea) -> str:
    won = f" +{pile_text(event.cards)}" if event.cards else ""
    return f"{sea.corner_names[event.start]}?b{event.band} {event.attackers}:{event.defenders}{won}"


def sail_text(event: events.Sailed, sea: Sea) -> str:
    ships = ",".join(f"s{ship}" for ship in event.ships)
    return f"{ships}:{sea.tile_names[event.start]}-{sea.tile_names[event.to]}"


def play_text(event: events.Played, sea: Sea) -> str:
    words = [f"!{event.card}"]
    words += [sea.corner_names[event.corner]] if event.corner is not None else []
    words += [f"b{event.band}"] if event.band is not None else []
    words += [sea.tile_names[event.fleet]] if event.fleet is not None else []
    words += [sea.tile_names[event.tile]] if event.tile is not None else []
    words += [event.resource] if event.resource else []
    words += [BANNERS[event.rival]] if event.rival is not None else []
    taken = sum(sum(pile.values()) for pile in (event.taken or {}).values())
    return " ".join(words) + (f" +{taken}" if event.taken is not None else "")


TEXTS: dict[type, Callable[[Any, Sea], str]] = {
    events.Draft: draft_text,
    events.Discarded: lambda e, sea: f"disc {pile_text(e.cards)}",
    events.Offered: lambda e, sea: f"?{pile_text(e.give)}<>{pile_text(e.want)}",
    events.Replied: lambda e, sea: "yes" if e.accept else "no",
    events.Trade: lambda e, sea: f"{BANNERS[e.rival]}: {pile_text(e.give)}<>{pile_text(e.want)}",
    events.Banked: lambda e, sea: f"${e.count}{LETTERS[e.give]}>{LETTERS[e.get]}",
    events.Built: build_text,
    events.Launch: lambda e, sea: f"+S {sea.tile_names[e.tile]}",
    events.Raised: lambda e, sea: "+A" if e.count == 1 else f"+A{e.count}",
    events.Deployed: lambda e, sea: f"a{e.count}>{sea.corner_names[e.corner]}",
    events.Marched: lambda e, sea: f"{sea.corner_names[e.start]}-{sea.corner_names[e.to]}*{e.count}",
    events.Attacked: attack_text,
    events.Hunted: hunt_text,
    events.Torn: lambda e, sea: f"{sea.corner_names[e.start]}%{sea.edge_names[e.edge]}",
    events.Embarked: lambda e, sea: f"{sea.corner_names[e.start]}>s{e.ship}*{e.count}",
    events.Disembarked: lambda e, sea: f"s{e.ship}>{sea.corner_names[e.to]}",
    events.Sailed: sail_text,
    events.Played: play_text,
}
MORE: dict[type, Callable[[Any], str]] = {
    events.SeaBattle: lambda e: f" {e.attackers}:{e.defenders}{f' +{pile_text(e.cards)}' if e.cards else ''}",
    events.Victory: lambda e: " #",
}


# --- back to actions ------------------------------------------------------------------------------------


def read_pile(text: str) -> dict[str, int]:
    """The cards of a text like `1w2g`."""
    return {NAMES[letter]: int(count) for count, letter in re.findall(r"(\d+)([tbwgo])", text)}


def read_play(text: str, sea: Sea) -> Action:
    """A card with its choices in the order in which the rules list them."""
    card, *words = text.removeprefix("!").split()
    fields = actions.Play.FIELDS.get(card, ())
    choices: dict[str, Any] = dict(zip(fields, words, strict=False))
    if "seat" in choices:
        choices["seat"] = BANNERS.index(choices["seat"])
    if "band" in choices:
        choices["band"] = int(choices["band"].removeprefix("b"))
    for field, number in (("corner", corner_of), ("fleet", tile_of), ("tile", tile_of)):
        if field in choices:
            choices[field] = number(sea, choices[field])
    return actions.Play(card=card, **choices)


def read_build(piece: str, place: str, sea: Sea) -> Action:
    """Something built."""
    what: Any = PIECES[piece]
    if what == "road":
        return actions.Build(what=what, edge=edge_of(sea, place))
    return (
        actions.Build(what=what, tile=tile_of(sea, place))
        if what == "ship"
        else actions.Build(what=what, corner=corner_of(sea, place))
    )


CORNER = r"([A-O]\d+[ns])"
TILE = r"([A-O]\d+)"
EDGE = r"([A-O]\d+(?:e|se|sw))"
PILE = r"((?:\d+[tbwgo])+)"
READERS: list[tuple[str, Callable[[Sea, Any], Any]]] = [
    (f"=[CT] {CORNER}", lambda sea, m: actions.DraftPlace(corner=corner_of(sea, m[1]))),
    (f"=R {EDGE}", lambda sea, m: actions.DraftRoad(edge=edge_of(sea, m[1]))),
    (f"disc {PILE}", lambda sea, m: actions.Discard(cards=read_pile(m[1]))),
    (rf"\?{PILE}<>{PILE}", lambda sea, m: actions.Offer(give=read_pile(m[1]), want=read_pile(m[2]))),
    ("(yes|no)", lambda sea, m: actions.Reply(accept=m[1] == "yes")),
    (f"([CAVG]): {PILE}<>{PILE}", lambda sea, m: actions.Close(rival=BANNERS.index(m[1]))),
    (
        r"\$\d([tbwgo])>([tbwgo])",
        lambda sea, m: actions.Bank(give=NAMES[m[1]], get=NAMES[m[2]]),
    ),
    (r"\+([RTWHS]) (\S+)", lambda sea, m: read_build(m[1], m[2], sea)),
    (rf"\^{CORNER}=\d", lambda sea, m: actions.Build(what="upgrade", corner=corner_of(sea, m[1]))),
    (r"\+A(\d*)", lambda sea, m: actions.Raise(count=int(m[1] or 1))),
    (rf"a(\d+)>{CORNER}", lambda sea, m: actions.Deploy(corner=corner_of(sea, m[2]), count=int(m[1]))),
    (
        rf"{CORNER}-{CORNER}\*(\d+)",
        lambda sea, m: actions.March(start=corner_of(sea, m[1]), to=corner_of(sea, m[2]), count=int(m[3])),
    ),
    (
        rf"{CORNER}x{CORNER} (\d+):.*",
        lambda sea, m: actions.Attack(start=corner_of(sea, m[1]), to=corner_of(sea, m[2]), count=int(m[3])),
    ),
    (rf"a(\d+)x{CORNER} .*", lambda sea, m: actions.Attack(start="hand", to=corner_of(sea, m[2]), count=int(m[1]))),
    (
        rf"{CORNER}\?b(\d+) (\d+):.*",
        lambda sea, m: actions.Hunt(start=corner_of(sea, m[1]), band=int(m[2]), count=int(m[3])),
    ),
    (f"{CORNER}%{EDGE}", lambda sea, m: actions.Tear(start=corner_of(sea, m[1]), edge=edge_of(sea, m[2]))),
    (
        rf"{CORNER}>s(\d+)\*(\d+)",
        lambda sea, m: actions.Embark(start=corner_of(sea, m[1]), ship=int(m[2]), count=int(m[3])),
    ),
    (rf"s(\d+)>{CORNER}(?: .*)?", lambda sea, m: actions.Disembark(ship=int(m[1]), to=corner_of(sea, m[2]))),
    (
        rf"((?:s\d+,?)+):{TILE}-{TILE}(?: .*)?",
        lambda sea, m: actions.Sail(ships=[int(n) for n in re.findall(r"\d+", m[1])], to=tile_of(sea, m[3])),
    ),
    (r"(!.*)", lambda sea, m: read_play(m[1], sea)),
    *((re.escape(text), lambda sea, m, kind=kind: kind()) for kind, text in PLAIN.items()),
]


def action_of(text: str, sea: Sea) -> Action:
    """The action of a text; Refused `badNotation` if it is none. What the clock plays is no action of a seat."""
    bare = text.removesuffix(" #")
    for pattern, reader in READERS:
        found = re.fullmatch(pattern, bare)
        if found:
            try:
                action = cast(Action, reader(sea, found))
            except ValueError:
                break
            if well_shaped(action):
                return action
    raise Refused("badNotation", text=text)


# --- a game ---------------------------------------------------------------------------------------------


def throw_text(told: Sequence[events.Event]) -> str | None:
    """`8(3+5) C+2t A+1o` or `7! disc C4`, from all that was told of a throw."""
    dice = next((event.dice for event in told if isinstance(event, events.Rolled)), None)
    if dice is None:
        return None
    words = [f"{sum(dice)}({dice[0]}+{dice[1]})" if sum(dice) != 7 else "7!"]
    for event in told:
        if isinstance(event, events.Harvest):
            words += [f"{BANNERS[seat]}+{pile_text(pile)}" for seat, pile in event.paid.items()]
        elif isinstance(event, events.Famine):
            words += ["disc", *(BANNERS[seat] for seat in event.seats)]
    return " ".join(words)


def lines_of(action: Any, seat: int, round: int, told: Sequence[events.Event], sea: Sea) -> list[str]:
    """The lines of a step: the action, then the throw that it brought about, each with its round and banner."""
    lines = [f"{round}.{BANNERS[seat]} {text_of(action, told, sea)}"]
    thrown = throw_text(told)
    if thrown:
        turns = [event.seat for event in told if isinstance(event, events.Turn)]
        rounds = [event.round for event in told if isinstance(event, events.Round)]
        lines.append(f"{(rounds or [round])[-1]}.{BANNERS[(turns or [seat])[-1]]} {thrown}")
    return lines


def record_text(options: Options, lines: Sequence[str]) -> str:
    """A game: its options, then its lines."""
    chosen, usual = msgspec.to_builtins(options), msgspec.to_builtins(Options())
    changed = [f"{key}={chosen[key]}" for key in chosen if chosen[key] != usual[key]]
    return "\n".join([f"[Hexfall {' '.join(changed)}]", *lines]) + "\n"
