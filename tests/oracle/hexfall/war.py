"""Armies: deploying, marching, battles on land, hunting, tearing roads."""

from typing import Any

from .drafting import GO, Steps
from .ends import raze, settle_points
from .network import step_to, threat
from .state import Stack, State, Structure, listed

Action = dict[str, Any]


def wrong_count(count: int, held: int) -> bool:
    return not 1 <= count <= held


def join(m: State, corner: int, new: Stack) -> None:
    """Armies arrive: with others they have the marks of both."""
    old = m.stacks.get(corner)
    if old:
        new = Stack(new.seat, new.size + old.size, max(new.marched, old.marched), new.attacked or old.attacked)
    m.stacks[corner] = new


def take(m: State, corner: int, count: int) -> Stack:
    """Armies leave a stack with its marks."""
    old = m.stacks[corner]
    old.size -= count
    if not old.size:
        del m.stacks[corner]
    return Stack(old.seat, count, old.marched, old.attacked)


# --- deploying --------------------------------------------------------------------------------------------------


def deploy(m: State, seat: int, a: Action) -> Steps:
    own = m.seats[seat]
    held = own.ready + own.spent
    count = a.get("count", held)
    if not held:
        yield "not_holding"
    if wrong_count(count, held):
        yield "wrong_count"
    if not m.is_own(seat, a["corner"]):
        yield "illegal_site"
    yield GO
    land_hand(m, seat, a["corner"], count, auto=False)


def land_hand(m: State, seat: int, corner: int, count: int, *, auto: bool) -> None:
    """Ready ones first; a spent one has attacked. A stack that is there gives them its marches."""
    own = m.seats[seat]
    ready = min(count, own.ready)
    own.ready -= ready
    own.spent -= count - ready
    join(m, corner, Stack(seat, count, 0, count > ready))
    m.tell("deploy", seat=seat, corner=corner, count=count, auto=auto)


def deploy_rest(m: State, seat: int) -> None:
    """At the end of a turn: to the most threatened settlement, else to the capital."""
    held = m.seats[seat].ready + m.seats[seat].spent
    scores = {corner: threat(m, seat, corner) for corner in m.own(seat)}
    pressed = [corner for corner, armies in scores.items() if armies]
    capital = m.seats[seat].capital
    to = min(
        pressed,
        key=lambda c: (m.garrison(c) - scores[c], -m.structures[c].level, c),
        default=capital,
    )
    if held and to is not None:
        land_hand(m, seat, to, held, auto=True)


# --- marching ---------------------------------------------------------------------------------------------------


def leaving(m: State, seat: int, a: Action) -> Steps:
    """What forbids a stack to leave with so many."""
    stack = m.stack(seat, a["from"])
    if not stack:
        yield "not_holding"
        return
    count = a.get("count", stack.size)
    if wrong_count(count, stack.size) or (count < stack.size and not m.is_own(seat, a["from"])):
        yield "wrong_count"
    if stack.marched >= m.marches:
        yield "already_acted"


def march(m: State, seat: int, a: Action) -> Steps:
    start, to = a["from"], a["to"]
    yield from leaving(m, seat, a)
    structure = m.structures.get(to)
    blocked = (structure and structure.seat != seat) or m.strangers(seat, to)
    if blocked or not step_to(m, seat, start, to):
        yield "illegal_site"
    yield GO
    moved = take(m, start, a.get("count", m.stacks[start].size))
    moved.marched += 1
    m.tell("march", seat=seat, from_=start, to=to, count=moved.size)
    join(m, to, moved)


# --- battles ----------------------------------------------------------------------------------------------------


def outcome(attackers: int, defenders: int, walled: bool) -> tuple[int, bool]:
    """What each side loses, and whether the attack wins."""
    strength = attackers // 2 if walled else attackers
    return min(strength, defenders), strength > defenders


def target(m: State, seat: int, corner: int) -> Structure | Stack | None:
    """What can be attacked there."""
    structure = m.structures.get(corner)
    if structure:
        return structure if structure.seat != seat else None
    return m.strangers(seat, corner)


def is_structure(m: State, seat: int, corner: int) -> bool:
    """Whether the seat's own settlement or harbor is there."""
    return corner in m.structures and m.structures[corner].seat == seat


def at_peace(m: State, seat: int, corner: int) -> bool:
    return bool(m.round <= m.o["peace_rounds"] and corner in m.structures and target(m, seat, corner))


def attack(m: State, seat: int, a: Action) -> Steps:
    start, to = a["from"], a["to"]
    own = m.seats[seat]
    if start == "hand":
        held = own.ready
        if own.struck:
            yield "already_acted"
        bases = [c for c in m.sea.land_corners if m.stack(seat, c) or is_structure(m, seat, c)]
    else:
        stack = m.stack(seat, start)
        held = stack.size if stack else 0
        if stack and stack.attacked:
            yield "already_acted"
        bases = [start]
    near = any(step_to(m, seat, base, to) for base in bases)
    if not held:
        yield "not_holding"
    elif wrong_count(a.get("count", held), held):
        yield "wrong_count"
    if not near:
        yield "no_contact"
    elif at_peace(m, seat, to):
        yield "peace"
    if not target(m, seat, to):
        yield "illegal_site"
    yield GO
    count = a.get("count", held)
    losses = losses_at(m, to, count)[0]
    if start == "hand":
        own.struck = True
        own.ready -= count
        own.spent += count - losses
    else:
        stack = m.stacks[start]
        stack.attacked = True
        take(m, start, losses)
    battle(m, seat, to, count, {"from_": start})
    settle_points(m)


def defenders(m: State, corner: int) -> int:
    """The stack there, and behind a structure its owner's hand."""
    structure = m.structures.get(corner)
    hand = m.seats[structure.seat] if structure else None
    return m.garrison(corner) + (hand.ready + hand.spent if hand else 0)


def losses_at(m: State, corner: int, attackers: int) -> tuple[int, bool]:
    structure = m.structures.get(corner)
    return outcome(attackers, defenders(m, corner), bool(structure and structure.walls))


def battle(m: State, seat: int, corner: int, attackers: int, whence: dict[str, Any]) -> None:
    """The defender's side: losses, plunder, the blow, and what falls with it."""
    structure = m.structures.get(corner)
    rival = structure.seat if structure else m.stacks[corner].seat
    facing, walls = defenders(m, corner), structure.walls if structure else 0
    losses, win = losses_at(m, corner, attackers)
    fallen = min(losses, m.garrison(corner))
    if fallen:
        take(m, corner, fallen)
    for kind in ("ready", "spent"):
        lost = min(losses - fallen, getattr(m.seats[rival], kind))
        setattr(m.seats[rival], kind, getattr(m.seats[rival], kind) - lost)
        fallen += lost
    plundered = plunder(m, seat, rival) if win and structure else {}
    razed = False
    if win and structure:
        razed = struck(structure)
    m.tell(
        "attack",
        [seat, rival],
        plundered,
        seat=seat,
        rival=rival,
        **whence,
        to=corner,
        attackers=attackers,
        defenders=facing,
        walled=walls > 0,
        losses=losses,
        attackersLeft=attackers - losses,
        defendersLeft=facing - losses,
        win=win,
        blow=bool(win and structure),
        level=structure.level if structure else 0,
        walls=structure.walls if structure else 0,
    )
    if razed:
        raze(m, corner)


def plunder(m: State, seat: int, rival: int) -> dict[str, str]:
    """A random card of the defender, if there is one."""
    if not m.stock(rival):
        return {}
    card = m.draw_card(m.seats[rival].stores)
    m.seats[rival].stores[card] -= 1
    m.seats[seat].stores[card] += 1
    return {"card": card}


def struck(structure: Structure) -> bool:
    """A blow: walls first, then a level. Whether nothing is left."""
    if structure.walls:
        structure.walls -= 1
        return False
    structure.level = max(0, structure.level - 1)
    return structure.level == 0


# --- instead of an attack -----------------------------------------------------------------------------------------


def tear(m: State, seat: int, a: Action) -> Steps:
    start, edge = a["from"], a["edge"]
    stack = m.stack(seat, start)
    if not stack:
        yield "not_holding"
    elif stack.attacked:
        yield "already_acted"
    if start not in m.sea.ends[edge] or m.roads.get(edge, seat) == seat:
        yield "illegal_site"
    yield GO
    m.stacks[start].attacked = True
    m.tell("tear", seat=seat, from_=start, edge=edge, rival=m.roads.pop(edge))


def hunt(m: State, seat: int, a: Action) -> Steps:
    start, band = a["from"], m.bands[a["band"]]
    stack = m.stack(seat, start)
    if not stack:
        yield "not_holding"
    elif wrong_count(a.get("count", stack.size), stack.size):
        yield "wrong_count"
    if stack and stack.attacked:
        yield "already_acted"
    if start not in m.sea.around[band.tile]:
        yield "no_contact"
    yield GO
    stack = m.stacks[start]
    count, size = a.get("count", stack.size), band.size
    losses = min(count, size)
    stack.attacked = True
    take(m, start, losses)
    won = listed(band.hoard) if count > size else {}
    m.seats[seat].stores.update(won)
    band.size -= losses
    if not band.size:
        del m.bands[a["band"]]
    m.tell(
        "hunt",
        seat=seat,
        from_=start,
        band=a["band"],
        attackers=count,
        defenders=size,
        losses=losses,
        attackersLeft=count - losses,
        defendersLeft=size - losses,
        win=count > size,
        cards=won,
    )
