"""What a seat may do, compactly: every placement, and for each cell that takes none the reason."""

from collections import defaultdict

from hexmoot import accel
from hexmoot.games.hexflow import views
from hexmoot.games.hexflow.board import BATTLE, CELLS, NAMES, SIZES
from hexmoot.games.hexflow.reading import CODES, kind_or_none, members
from hexmoot.games.hexflow.rules.legality import allowed, in_hand, list_moves, may_declare
from hexmoot.games.hexflow.rules.state import OK, TYPES, Flow, Search
from hexmoot.games.hexflow.tiles import BLOCK, KINDS, STANDARD, STAR6

Move = tuple[int, int, int, int, int]  # kind, declared, cell, rotation, displacing
MOST_CHOICES = 3 * (STANDARD + 1) + 3
CHOICE = 3


@accel.rule
def list_choices(s: Flow, seat: int, out: list[int]) -> int:
    """Write each tile of a hand as it may be declared: kind, declaration, 1 if to displace; how many there are."""
    count = 0
    for displace in range(2 if s.mode == BATTLE and s.tokens[seat] > 0 and s.begun[seat] == 1 else 1):
        for kind in range(TYPES):
            if not in_hand(s, seat, kind) or (displace == 1 and kind not in (BLOCK, STAR6)):
                continue
            for declared in range(STANDARD + 1):
                if may_declare(s, kind, declared) == OK:
                    out[CHOICE * count] = kind
                    out[CHOICE * count + 1] = declared
                    out[CHOICE * count + 2] = displace
                    count += 1
    return count


@accel.rule
def judge_cells(s: Flow, w: Search, seat: int, kind: int, declared: int, displace: int, out: list[int]) -> None:
    """Write for each cell the rotations in which it takes the tile, as bits, or minus the refusal."""
    for at in range(SIZES[s.grid]):
        out[at] = allowed(s, w, seat, kind, declared, at, displace)


def choices(s: Flow, seat: int) -> tuple[dict[str, list[str]], list[views.Choice]]:
    """The refusals that hold whatever the tile, and every tile with its cells."""
    names, w = NAMES[int(s.grid)], Search()
    out, cells = accel.buffer(CHOICE * MOST_CHOICES), accel.buffer(CELLS + 1)
    count = list_choices(s, seat, out)
    numbers = iter(accel.listed(out)[: CHOICE * count])
    judged: list[tuple[tuple[int, int, int], list[int]]] = []
    for kind, declared, displace in zip(numbers, numbers, numbers, strict=True):
        judge_cells(s, w, seat, kind, declared, displace, cells)
        judged.append(((kind, declared, displace), accel.listed(cells)[: len(names)]))
    placing = [found for (*_, displace), found in judged if not displace]
    shared = [fits[0] if fits[0] < 0 and len(set(fits)) == 1 else OK for fits in zip(*placing, strict=True)]
    common = reasons(names, shared)
    told = []
    for (kind, declared, displace), found in judged:
        own = [OK if not displace and shared[at] else fits for at, fits in enumerate(found)]
        fitting = {names[at]: members(fits) for at, fits in enumerate(found) if fits > 0}
        told.append(views.Choice(KINDS[kind], kind_or_none(declared), bool(displace), fitting, reasons(names, own)))
    return common, told


def reasons(names: list[str], found: list[int]) -> dict[str, list[str]]:
    """The cells by what hinders."""
    cells = defaultdict(list)
    for at, fits in enumerate(found):
        if fits < 0:
            cells[CODES[-fits]].append(names[at])
    return dict(cells)


def moves(s: Flow, seat: int) -> list[Move]:
    """Every placement, displacements last."""
    w, found = Search(), []
    for displace in range(2 if s.mode == BATTLE else 1):
        count = list_moves(s, w, seat, displace)
        found += [unpacked(move) for move in accel.listed(w.moves[:count])]
    return found


def unpacked(move: int) -> Move:
    """A placement from its number (see `legality.pack`)."""
    move, rot = divmod(move, 8)
    move, at = divmod(move, 128)
    move, declared = divmod(move, TYPES)
    displace, kind = divmod(move, TYPES)
    return kind, declared, at, rot, displace
