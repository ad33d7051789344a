"""The worked positions of Hexfall: a table or a loaded position, steps and questions, and what came of them."""

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from hexmoot import luck
from hexmoot.game import Refused
from hexmoot.games.hexfall import actions, looking, reading
from hexmoot.games.hexfall.asking import answer, linked
from hexmoot.games.hexfall.lines import digest, lines
from hexmoot.games.hexfall.looking import EVERYONE, Seen
from hexmoot.games.hexfall.making import fresh
from hexmoot.games.hexfall.options import Options
from hexmoot.games.hexfall.placing import FREE, Seats, Setup, set_up
from hexmoot.games.hexfall.rules import course
from hexmoot.games.hexfall.rules.state import NOBODY, OFFER, Work
from hexmoot.games.hexfall.state import State

Pair = tuple[Any, Any]  # what was expected, and what came of it
Luck = Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]
ANY = "any"  # in place of a refusal's code: whichever
CLOCKED: dict[str, Any] = {"timeout": actions.Timeout, "leave": actions.Leave}


class Map(msgspec.Struct, forbid_unknown_fields=True):
    size: str
    seed: str


class Chance(msgspec.Struct, forbid_unknown_fields=True):
    """Where all the lucks of a complete game come from."""

    seed: str
    pinches: list[str]


class Deed(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """An action with what should come of it, or a question."""

    seat: Seats = 0
    action: dict[str, Any] = {}
    luck: Luck = luck.NO_LUCK.hex()
    expect: dict[str, str] = {}
    events: list[Any] = []
    after: dict[str, Any] = {}
    digest: str | None = None
    ask: list[Any] = []
    answer: Any = msgspec.field(name="is", default=None)


class Position(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A worked position or a complete game."""

    id: str
    title: str
    map: Map
    seats: int
    order: list[int] = []
    options: dict[str, Any] = {}
    luck: Luck | None = None
    chance: Chance | None = None
    setup: Setup | None = None
    start: dict[str, Any] = {}
    steps: list[Deed] = []
    after: dict[str, Any] = {}

    def check(self) -> Pair:
        """Play it through; both lists have an entry for all that is compared."""
        expected: list[Any] = []
        found: list[Any] = []

        def compare(where: Any, wanted: Any, got: Any) -> None:
            expected.append((where, wanted))
            found.append((where, got))

        if self.chance:
            compare("luck", self.lucks(), [self.luck, *(deed.luck for deed in self.steps)])
        state = self.begun()
        compare("start", self.start, seen_as(state, self.start))
        for i, deed in enumerate(self.steps):
            if deed.ask:
                compare(i, deed.answer, answer(state, *deed.ask))
            else:
                compare(i, *play(state, deed))
        compare("after", self.after, seen_as(state, self.after))
        return expected, found

    def lucks(self) -> list[str]:
        """The lucks of a complete game, from its seed."""
        assert self.chance
        seed = bytes.fromhex(self.chance.seed)
        salt = luck.salt_of(luck.commit_of(seed), self.chance.pinches)
        return [luck.luck_at(seed, salt, k).hex() for k in range(len(self.steps) + 1)]

    def begun(self) -> State:
        """The position before the steps. Its options may lie outside what a table accepts."""
        names = {field.encode_name: field.name for field in msgspec.structs.fields(Options)}
        chosen: dict[str, Any] = {names[key]: value for key, value in self.options.items()}
        options = Options(size=self.map.size, map_seed=self.map.seed, **chosen)  # type: ignore[arg-type]
        s = fresh(options, self.seats)
        state = State(s, options)
        if self.setup is None:
            assert self.luck
            luck.pour(s, *luck.words_of(bytes.fromhex(self.luck)))
            course.begin(s, Work())
            luck.dry(s)
        else:
            set_up(s, state.sea, self.order or range(self.seats), self.setup)
        return state


# --- steps ----------------------------------------------------------------------------------------------


def play(state: State, deed: Deed) -> Pair:
    """One action: what was expected of it and what came of it."""
    before = state.dump()
    try:
        action = read(deed)
        clocked = isinstance(action, actions.Timeout | actions.Leave)
        step = state.apply(None if clocked else deed.seat, action, bytes.fromhex(deed.luck))
    except msgspec.ValidationError:
        return deed.expect, refused(state, before, "bad_shape", deed)
    except Refused as refusal:
        return deed.expect, refused(state, before, refusal.code, deed)
    wanted = {"expect": deed.expect, "events": deed.events, "after": deed.after, "digest": deed.digest}
    got = {
        "expect": {},
        "events": missing(deed.events, [msgspec.to_builtins(event, str_keys=True) for event in step.seen("full")]),
        "after": seen_as(state, deed.after),
        "digest": deed.digest and digest(looking.seen(state.record, EVERYONE), state.sea),
    }
    return wanted, got


def read(deed: Deed) -> Any:
    """The action of a step, those of the clock included."""
    clock = CLOCKED.get(deed.action.get("type", ""))
    if clock:
        return clock(deed.seat)
    return msgspec.convert(deed.action, actions.Action, str_keys=True)


def refused(state: State, before: bytes, code: str, deed: Deed) -> dict[str, str]:
    """A refusal as expected; it must not have changed anything."""
    if state.dump() != before:
        return {"refused": code, "changed": "something"}
    return {"refused": ANY if deed.expect.get("refused") == ANY else code}


def missing(wanted: list[Any], told: list[dict[str, Any]]) -> list[Any]:
    """The wanted events as far as they were told in this order, then what was told instead."""
    rest = iter(told)
    found: list[Any] = []
    for want in wanted:
        asked = {"type": want} if isinstance(want, str) else want
        if not any(all(event.get(key) == value for key, value in asked.items()) for event in rest):
            return [*found, told]
        found.append(want)
    return found


# --- what is seen ---------------------------------------------------------------------------------------


def seen_as(state: State, wanted: dict[str, Any]) -> dict[str, Any]:
    """Of a position what is asked for, in the words of the question."""
    seen = looking.seen(state.record, EVERYONE)
    there = lines(seen, state.sea)
    found: dict[str, Any] = {}
    for key, value in wanted.items():
        match key:
            case "has":
                found[key] = [line for line in value if line in there]
            case "lacks":
                found[key] = [name for name in value if not any(names(line, name) for line in there)]
            case "at":
                found[key] = {seat: held(state, seen, int(seat), rows) for seat, rows in value.items()}
            case "ships":
                found[key] = {seat: sum(ship.seat == int(seat) for ship in seen.ships) for seat in value}
            case "spy":
                found[key] = {seat: msgspec.to_builtins(state.view(int(seat)).spy) for seat in value}
            case _:
                found[key] = whole(state, seen, key)
    return found


def whole(state: State, seen: Seen, key: str) -> Any:
    """One of the words about a position as a whole."""
    top, ended = seen.top, reading.result(seen)
    if ended and key in ("winner", "way", "ranking"):
        return getattr(ended, key)
    return {
        "phase": reading.PHASES[top.phase],
        "current": None if top.current == NOBODY else top.current,
        "round": top.round,
        "turn": top.turn,
        "toAct": reading.to_act(seen),
        "surge": bool(top.surge),
        "order": seen.order,
        "dice": [top.die, top.other_die],
        "offer": top.phase == OFFER,
        "digest": digest(seen, state.sea),
    }.get(key)


def names(line: str, name: str) -> bool:
    """Whether a line is of the thing that a name means."""
    words = line.split()
    if words[0] in ("band", "canal", "pirate"):
        return line == name or line.startswith(name + " ")
    return words[1] == name or " ".join(words[1:3]) == name or (words[1] == "road" and words[2] == name)


def held(state: State, seen: Seen, seat: int, wanted: dict[str, Any]) -> dict[str, Any]:
    """What a seat has, as far as it is asked for."""
    row = seen.seats[seat]
    known = {
        "resources": row.stores,
        "gold": row.gold,
        "hand": row.hand,
        "ready": row.ready,
        "spent": row.spent,
        "handAttacked": bool(row.hand_struck),
        "dry": row.dry,
        "paid": row.paid,
        "bountiful": row.bountiful,
        "free": {piece: count for piece, count in zip(FREE, row.free, strict=True) if count},
        "market": bool(row.market),
        "islands": looking.bits(row.islands),
        "points": row.points,
        "stock": row.stock,
        "cards": row.cards,
        "alive": bool(row.alive),
        "capital": state.sea.corner_names[row.capital] if row.capital != NOBODY else None,
        "linked": linked(state, seat),
    }
    return {key: known[key] for key in wanted}
