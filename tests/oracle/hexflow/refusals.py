"""Which placements are legal, and the first rule that a wrong one breaks: steps 1 to 9 in their order."""

from collections.abc import Iterator
from itertools import product
from typing import Any, NamedTuple

from .board import CORNERS, Cell
from .lines import completers, leaves_open, meets, strangles
from .state import State, Tiles
from .tiles import ONE_LINE, ORDER, STANDARD, Group, Placed, canonical, ends

Action = dict[str, Any]

USUAL: Action = {"rotation": 0, "declare": None, "displace": False, "draw": "bag"}
SHAPES: dict[str, dict[str, list[Any]]] = {  # fields of each kind of action, and what they may be
    "choose_order": {"order": ["first", "second"]},
    "choose_corner": {"corner": ["I", "II", "III"]},
    "resign": {},
    "place": {
        "tile": ORDER,
        "rotation": list(range(6)),
        "declare": [None, *STANDARD],
        "displace": [False, True],
        "draw": ["bag", "pool"],
    },
}


class Placement(NamedTuple):
    tile: str
    declare: str | None
    cell: Cell
    rotation: int
    displace: bool

    @property
    def shape(self) -> str:
        return self.declare or self.tile


def is_one_of(value: Any, allowed: list[Any]) -> bool:
    """Whether a value is among these, 1 and True told apart."""
    return any(type(value) is type(other) and value == other for other in allowed)


def refusal(state: State, seat: int, action: Action) -> str | None:
    """Why an action is not taken, or None."""
    if state.phase == "over":
        return "game_over"
    kind = action.get("type")
    if malformed(state, action):
        return "bad_action"
    if kind == "resign":
        return "not_your_turn" if seat in state.out else None
    if seat != state.to_move and not (kind == "choose_order" and state.party(seat) == state.to_move):
        return "not_your_turn"
    if kind == "choose_corner":
        return "corner_taken" if action["corner"] in state.corner.values() else None
    return objection(state, seat, USUAL | action) if kind == "place" else None


def malformed(state: State, action: Action) -> bool:
    """Not an action at all, or none for this phase or mode."""
    kind = action.get("type")
    if not is_one_of(kind, list(SHAPES)):
        return True
    full = USUAL | action
    if any(not is_one_of(full.get(field), allowed) for field, allowed in SHAPES[str(kind)].items()):
        return True
    if kind == "place":
        no_pool = full["draw"] == "pool" and state.mode != "team"
        return state.phase != "play" or no_pool or not isinstance(full.get("cell"), str)
    if kind == "choose_corner" and action["corner"] not in CORNERS.get(state.mode, {}):
        return True
    return kind != "resign" and state.phase != kind


def objection(state: State, seat: int, action: Action) -> str | None:
    """The rest of the way for a well-formed placement by the player to move."""
    if action["tile"] not in state.hands[seat]:
        return "not_in_hand"
    if action["cell"] not in state.board.near:
        return "off_board"
    code = illegal(state, seat, Placement(*(action[field] for field in Placement._fields)))
    if code is None and action["draw"] == "pool" and seat in state.pooled:
        code = "pool_used"
    return code


def illegal(state: State, seat: int, placement: Placement) -> str | None:
    """Steps 2 to 8."""
    code = misplaced(state, seat, placement)
    return sealed(state, seat, placement) if code is None and state.o["guards"] else code


def put(state: State, seat: int, placement: Placement) -> Tiles:
    """The board with a tile more, or another one."""
    tile, declare, cell, rotation, _ = placement
    return state.tiles | {cell: Placed(seat, tile, declare, canonical(placement.shape, rotation), state.ply)}


def misplaced(state: State, seat: int, placement: Placement) -> str | None:
    """Steps 2 to 7."""
    tile, declare, cell, rotation, displace = placement
    if tile == "wildcard":
        if declare is None:
            return "declare_required"
    elif declare is not None:
        if tile != "block" or not state.o["wildcard_block"] or declare not in ONE_LINE:
            return "declare_not_allowed"
    sides = ends(placement.shape, rotation)
    if seat not in state.begun:
        return first_tile(state, seat, cell, displace, sides)
    if displace:
        code = no_displacement(state, seat, tile, cell)
        if code is not None:
            return code
    elif cell in state.tiles:
        return "occupied"
    own_corner = state.o["second_corner"] and cell in state.homes(state.party(seat)) and not displace
    if own_corner and not meets(state.board, state.tiles, cell, sides):
        return corner_test(state, cell, sides)
    if not any(beyond in state.tiles for beyond in state.board.near[cell]):
        return "not_adjacent"
    code = disconnected(state, cell, sides)
    if code is None and displace and orphans(state, put(state, seat, placement), cell):
        return "orphans"
    return code


def first_tile(state: State, seat: int, cell: Cell, displace: bool, sides: Group) -> str | None:
    """Step 3."""
    if displace:
        return "displace_not_allowed"
    if cell not in state.homes(state.party(seat)):
        return "first_not_on_corner"
    if cell in state.tiles:
        return "occupied"
    return corner_test(state, cell, sides)


def corner_test(state: State, cell: Cell, sides: Group) -> str | None:
    """A tile that begins on a corner must lead onto the board."""
    if not sides:
        return "lineless_on_corner"
    return None if any(state.board.near[cell][side] for side in sides) else "corner_dead"


def no_displacement(state: State, seat: int, tile: str, cell: Cell) -> str | None:
    """Step 4 for those who displace."""
    if state.mode != "battle":
        return "displace_not_allowed"
    if tile not in ("block", "star6"):
        return "displacer_type"
    if cell not in state.tiles:
        return "no_target"
    if state.tiles[cell].owner == seat:
        return "own_target"
    if cell in state.labelled():
        return "protected_corner"
    if state.tokens[seat] == 0:
        return "no_token"
    if not any(beyond in state.tiles and state.tiles[beyond].owner == seat for beyond in state.board.near[cell]):
        return "not_beside_own"
    return "too_fresh" if state.ply - state.tiles[cell].ply < 3 else None


def disconnected(state: State, cell: Cell, sides: Group) -> str | None:
    """Step 6."""
    if sides:
        return None if meets(state.board, state.tiles, cell, sides) else "not_connected"
    if cell in state.labelled():
        return "lineless_on_corner"
    beside = any(beyond in state.labelled() for beyond in state.board.near[cell])
    if state.o["guards"] and state.mode in CORNERS and beside:
        return "beside_corner"
    return None


def orphans(state: State, after: Tiles, cell: Cell) -> bool:
    """R43: a neighbour that was connected is so no more."""

    def connected(tiles: Tiles, beside: Cell) -> bool:
        return meets(state.board, tiles, beside, tiles[beside].ends)

    around = [beside for beside in state.board.near[cell] if beside in state.tiles]
    return any(connected(state.tiles, beside) and not connected(after, beside) for beside in around)


def sealed(state: State, seat: int, placement: Placement) -> str | None:
    """Step 8: the last open end is closed without need and without winning by it."""
    after = put(state, seat, placement)
    if leaves_open(state.board, after) or completers(state, after):
        return None
    if not after[placement.cell].ends and strangles(state, state.party(seat), after):
        return None
    others = (other for other in candidates(state, seat) if misplaced(state, seat, other) is None)
    return "seals" if any(leaves_open(state.board, put(state, seat, other)) for other in others) else None


# --- all of them --------------------------------------------------------------------------------------------


def candidates(state: State, seat: int) -> Iterator[Placement]:
    """Whatever could be tried with the hand, sorted as chance counts it, displacements among the rest."""
    for tile in ORDER:
        if tile in state.hands[seat]:
            declarations: list[str | None] = [None]
            if tile == "wildcard":
                declarations = [*STANDARD]
            elif tile == "block" and state.o["wildcard_block"]:
                declarations += [key for key in STANDARD if key in ONE_LINE]
            for declare, cell in product(declarations, state.board.cells):
                displace = cell in state.tiles
                if not displace or state.mode == "battle":
                    for rotation in range(6):
                        if canonical(declare or tile, rotation) == rotation:
                            yield Placement(tile, declare, cell, rotation, displace)


def placements(state: State, seat: int) -> Iterator[Placement]:
    """All legal placements of a seat that is to move, refilling from the bag."""
    return (placement for placement in candidates(state, seat) if illegal(state, seat, placement) is None)
