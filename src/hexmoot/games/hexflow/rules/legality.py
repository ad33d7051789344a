"""Where a tile may go: every test of a placement in the order in which the rules make them.

All that does not depend on the rotation is tested once for a cell (`ways`); what is left is a look into a table.
"""

from hexmoot.accel import rule
from hexmoot.games.hexflow.board import (
    BATTLE,
    BESIDE,
    INWARD,
    IS_OWN,
    LABELLED,
    NEAR,
    SIZES,
)
from hexmoot.games.hexflow.rules.ground import completers, lay, lift
from hexmoot.games.hexflow.rules.outlook import hopes, strangled
from hexmoot.games.hexflow.rules.state import (
    BESIDE_CORNER,
    CORNER_DEAD,
    DECLARE_NOT_ALLOWED,
    DECLARE_REQUIRED,
    DISPLACE_NOT_ALLOWED,
    DISPLACER_TYPE,
    FIRST_NOT_ON_CORNER,
    LINELESS_ON_CORNER,
    MOST_MOVES,
    NO_TARGET,
    NO_TOKEN,
    NOT_ADJACENT,
    NOT_BESIDE_OWN,
    NOT_CONNECTED,
    OCCUPIED,
    OK,
    ORPHANS,
    OWN_TARGET,
    PROTECTED_CORNER,
    SEALS,
    TOO_FRESH,
    TYPES,
    Flow,
    Search,
    party_of,
)
from hexmoot.games.hexflow.tiles import (
    ANGLE,
    BLOCK,
    CANON,
    COUNT,
    ENDS,
    FIT,
    LCURVE,
    STANDARD,
    STAR6,
    STRAIGHT,
    WILDCARD,
)

FRESH = 3  # a tile may be displaced when two placements have followed it (HF-42)


# --- the tile -------------------------------------------------------------------------------------------


@rule
def may_declare(s: Flow, kind: int, declared: int) -> int:
    """0, or why this kind cannot be declared so; `declared` is kind + 1, or 0 for nothing (HF-8, HF-71)."""
    if kind == WILDCARD:
        return DECLARE_REQUIRED if declared == 0 else OK
    if declared == 0:
        return OK
    if kind == BLOCK and s.wildcard_block == 1:
        if declared == STRAIGHT + 1 or declared == ANGLE + 1 or declared == LCURVE + 1:
            return OK
    return DECLARE_NOT_ALLOWED


@rule
def canonical(kind: int, declared: int, rot: int) -> int:
    """The smallest rotation that looks the same (HF-12); a wildcard that is not declared has none."""
    look = declared - 1 if declared > 0 else kind
    return int(CANON[look][rot]) if look < STANDARD else 0


@rule
def in_hand(s: Flow, seat: int, kind: int) -> bool:
    """Whether a seat holds such a tile."""
    hand = s.hand[seat]
    return bool(hand[0] == kind + 1 or hand[1] == kind + 1 or hand[2] == kind + 1)


# --- the cell -------------------------------------------------------------------------------------------


@rule
def ways(s: Flow, seat: int, kind: int, look: int, at: int, displace: int) -> int:
    """The rotations that the rules allow but for sealing, as bits; where there is none, minus the refusal."""
    if s.begun[seat] == 0:
        return first_ways(s, seat, look, at, displace)
    if displace == 1:
        code = may_displace(s, seat, kind, at)
        if code != OK:
            return -code
    elif s.kind[at] != 0:
        return -OCCUPIED
    elif is_second_corner(s, seat, at):
        return corner_ways(s, look, at)
    fits = int(FIT[look][s.meets[at]])
    if s.touch[at] == 0:
        return -NOT_ADJACENT
    if look == BLOCK:
        if LABELLED[s.mode][at]:
            return -LINELESS_ON_CORNER
        if s.guards == 1 and BESIDE[s.mode][at]:
            return -BESIDE_CORNER
        fits = 1
    elif fits == 0:
        return -NOT_CONNECTED
    if displace == 1:
        fits = without_orphans(s, look, at, fits)
        if fits == 0:
            return -ORPHANS
    return fits


@rule
def first_ways(s: Flow, seat: int, look: int, at: int, displace: int) -> int:
    """The same for a player's first tile (HF-13, HF-14)."""
    if displace == 1:
        return -DISPLACE_NOT_ALLOWED
    if not IS_OWN[s.home[party_of(s, seat)]][at]:
        return -FIRST_NOT_ON_CORNER
    if s.kind[at] != 0:
        return -OCCUPIED
    return corner_ways(s, look, at)


@rule
def is_second_corner(s: Flow, seat: int, at: int) -> bool:
    """Whether the tests of a first tile hold here again; whatever connects passes them too (HF-16)."""
    return bool(s.second_corner == 1 and IS_OWN[s.home[seat]][at])


@rule
def corner_ways(s: Flow, look: int, at: int) -> int:
    """The rotations with an end that points into the board (HF-13, HF-16)."""
    if look == BLOCK:
        return -LINELESS_ON_CORNER
    fits = int(FIT[look][INWARD[s.grid][at]])
    return fits if fits != 0 else -CORNER_DEAD


@rule
def may_displace(s: Flow, seat: int, kind: int, at: int) -> int:
    """0, or why this kind cannot take the place of what lies there (HF-40, HF-42, HF-45, HF-46, HF-48)."""
    if s.mode != BATTLE:
        return DISPLACE_NOT_ALLOWED
    if kind != BLOCK and kind != STAR6:
        return DISPLACER_TYPE
    if s.kind[at] == 0:
        return NO_TARGET
    if s.owner[at] == seat:
        return OWN_TARGET
    if LABELLED[s.mode][at]:
        return PROTECTED_CORNER
    if s.tokens[seat] == 0:
        return NO_TOKEN
    near = NEAR[s.grid][at]
    beside_own = False
    for side in range(6):
        if s.kind[near[side]] != 0 and s.owner[near[side]] == seat:
            beside_own = True
    if not beside_own:
        return NOT_BESIDE_OWN
    return TOO_FRESH if s.ply - s.laid[at] < FRESH else OK


@rule
def without_orphans(s: Flow, look: int, at: int, fits: int) -> int:
    """Of some rotations those that leave no neighbour's last connection cut (HF-43)."""
    near, needed = NEAR[s.grid][at], 0
    for side in range(6):
        other = near[side]
        joined = s.ends[other] & s.meets[other]
        if joined != 0 and joined & ~(1 << (side + 3) % 6) == 0 and s.ends[at] >> side & 1:
            needed |= 1 << side  # this neighbour hangs on the target alone
    for rot in range(6):
        if ENDS[look][rot] & needed != needed:
            fits &= ~(1 << rot)
    return fits


@rule
def fault(s: Flow, w: Search, seat: int, kind: int, declared: int, at: int, rot: int, displace: int) -> int:
    """0, or the first reason from the declaration on why a tile in hand cannot be placed so; `rot` is canonical."""
    code = may_declare(s, kind, declared)
    if code != OK:
        return code
    look = declared - 1 if declared > 0 else kind
    fits = ways(s, seat, kind, look, at, displace)
    if fits < 0:
        if fits != -ORPHANS or FIT[look][s.meets[at]] >> rot & 1 or look == BLOCK:
            return -fits
        return NOT_CONNECTED
    if fits >> rot & 1:
        return SEALS if seals(s, w, seat, kind, declared, at, rot, displace) else OK
    if s.begun[seat] == 0 or is_second_corner(s, seat, at):
        return CORNER_DEAD
    return ORPHANS if FIT[look][s.meets[at]] >> rot & 1 else NOT_CONNECTED


# --- the last open end (HF-81) --------------------------------------------------------------------------


@rule
def ends_after(s: Flow, look: int, at: int, rot: int) -> int:
    """How many open ends there would be on the board."""
    free = INWARD[s.grid][at] & ~s.touch[at]
    gone = COUNT[s.meets[at]] if s.kind[at] == 0 else COUNT[s.ends[at] & free]
    return int(s.open_ends - gone + COUNT[ENDS[look][rot] & free])


@rule
def seals(s: Flow, w: Search, seat: int, kind: int, declared: int, at: int, rot: int, displace: int) -> bool:
    """Whether a placement that is legal but for this would close the last open end without need."""
    if s.guards == 0:
        return False
    if ends_after(s, declared - 1 if declared > 0 else kind, at, rot) > 0:
        return False
    return not wins_at_once(s, w, seat, kind, declared, at, rot) and keeps_an_end(s, seat)


@rule
def wins_at_once(s: Flow, w: Search, seat: int, kind: int, declared: int, at: int, rot: int) -> bool:
    """Whether a placement completes a route for anybody, or strangles. The board is put back as it was."""
    old_kind, old_rot, old_declared = s.kind[at], s.turned[at], s.declared[at]
    old_owner, old_ply = s.owner[at], s.laid[at]
    may_strangle = s.strangle == 1 and (declared - 1 if declared > 0 else kind) == BLOCK
    before = hopes(s, w, party_of(s, seat)) if may_strangle else 0
    if old_kind != 0:
        lift(s, at)
    lay(s, seat, kind, declared, at, rot, s.ply)
    wins = completers(s) != 0
    if not wins and may_strangle:
        wins = strangled(s, before, hopes(s, w, party_of(s, seat)), party_of(s, seat)) != 0
    lift(s, at)
    if old_kind != 0:
        lay(s, old_owner, old_kind - 1, old_declared, at, old_rot, old_ply)
    return wins


@rule
def keeps_an_end(s: Flow, seat: int) -> bool:
    """Whether a seat has any placement, but for sealing a legal one, that leaves an open end."""
    return any_way(s, seat, 1)


@rule
def can_place(s: Flow, seat: int) -> bool:
    """Whether a seat has any legal placement; sealing never takes the last one away (HF-22, HF-23)."""
    if s.begun[seat] == 1 and s.open_ends > 0:
        for i in range(s.held[seat]):
            if s.hand[seat][i] != BLOCK + 1:
                return True  # whatever has a line can be turned to meet an open end
    return any_way(s, seat, 0)


@rule
def any_way(s: Flow, seat: int, least: int) -> bool:
    """Whether some placement leaves at least so many open ends."""
    for kind in range(TYPES):
        if not in_hand(s, seat, kind):
            continue
        for declared in range(STANDARD + 1):
            if may_declare(s, kind, declared) != OK:
                continue
            look = declared - 1 if declared > 0 else kind
            for displace in range(2 if s.mode == BATTLE and kind in (BLOCK, STAR6) else 1):
                for at in range(SIZES[s.grid]):
                    fits = ways(s, seat, kind, look, at, displace)
                    if fits > 0 and (least == 0 or most_ends(s, look, at, fits) >= least):
                        return True
    return False


@rule
def most_ends(s: Flow, look: int, at: int, fits: int) -> int:
    """The most open ends that one of these rotations leaves."""
    most = 0
    for rot in range(6):
        if fits >> rot & 1:
            most = max(most, ends_after(s, look, at, rot))
    return most


# --- all placements -------------------------------------------------------------------------------------


@rule
def allowed(s: Flow, w: Search, seat: int, kind: int, declared: int, at: int, displace: int) -> int:
    """The legal rotations as bits; where there is none, minus the refusal (that of the last test, if some differ)."""
    look = declared - 1 if declared > 0 else kind
    fits = ways(s, seat, kind, look, at, displace)
    if fits <= 0 or never_seals(s, at):
        return fits
    for rot in range(6):
        if fits >> rot & 1 and seals(s, w, seat, kind, declared, at, rot, displace):
            fits &= ~(1 << rot)
    return fits if fits != 0 else -SEALS


@rule
def never_seals(s: Flow, at: int) -> bool:
    """Whether no tile could close the last open end here: not even one without lines, which leaves the fewest."""
    return s.guards == 0 or ends_after(s, BLOCK, at, 0) > 0


@rule
def pack(kind: int, declared: int, at: int, displace: int) -> int:
    """A placement as one number, to which its rotation is added."""
    return (((displace * TYPES + kind) * TYPES + declared) * 128 + at) * 8


@rule
def list_moves(s: Flow, w: Search, seat: int, displace: int) -> int:
    """Write the placements of a seat into `w.moves`, by kind, declaration, cell and rotation; how many there are."""
    found, rim = 0, 0
    usual = s.begun[seat] == 1 and displace == 0 and s.second_corner == 0
    if usual:
        rim = find_rim(s, w)
    for kind in range(TYPES):
        if not in_hand(s, seat, kind):
            continue
        for declared in range(STANDARD + 1):
            if may_declare(s, kind, declared) != OK:
                continue
            if usual and (declared - 1 if declared > 0 else kind) != BLOCK:
                found = list_on_rim(s, w, seat, kind, declared, rim, found)
                continue
            for at in range(SIZES[s.grid]):
                fits = allowed(s, w, seat, kind, declared, at, displace)
                if fits > 0:
                    found = add_moves(w, pack(kind, declared, at, displace), fits, found)
    return found


@rule
def add_moves(w: Search, move: int, fits: int, found: int) -> int:
    """Add a placement in each of these rotations; how many there are then."""
    while fits > 0 and found < MOST_MOVES:
        if fits & 1:
            w.moves[found] = move
            found += 1
        move += 1
        fits >>= 1
    return found


# A short cut for most placements: a tile with lines, not a first one and displacing nothing, goes wherever an end of a
# neighbour waits for it, and nothing else is asked but whether it seals. The tests compare it with `allowed`.


@rule
def find_rim(s: Flow, w: Search) -> int:
    """Write the empty cells into which a line points into `w.rim`; how many there are."""
    count = 0
    for at in range(SIZES[s.grid]):
        if s.meets[at] != 0 and s.kind[at] == 0:
            w.rim[count] = at
            count += 1
    return count


@rule
def list_on_rim(s: Flow, w: Search, seat: int, kind: int, declared: int, rim: int, found: int) -> int:
    """Add the placements of a tile with lines; how many there are then."""
    look = declared - 1 if declared > 0 else kind
    move = pack(kind, declared, 0, 0)
    for i in range(rim):
        at = w.rim[i]
        fits = FIT[look][s.meets[at]] if never_seals(s, at) else allowed(s, w, seat, kind, declared, at, 0)
        found = add_moves(w, move + at * 8, fits, found)
    return found
