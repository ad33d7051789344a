"""The record read: all that a viewer may know, its numbers taken in one go."""

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import NamedTuple, cast, get_args

from hexmoot import accel
from hexmoot.games.hexflow import views
from hexmoot.games.hexflow.board import (
    CELLS,
    CORNER_NAMES,
    FIRST_TRI_HOME,
    MODES,
    MOST_SEATS,
    NAMES,
    SIDES,
    SIZES,
    TEAM,
)
from hexmoot.games.hexflow.rules import state
from hexmoot.games.hexflow.rules.hands import in_bag
from hexmoot.games.hexflow.rules.state import CAPTURES, HAND, LONGEST, MEASURES, NOBODY, OVER, TYPES, Flow, dealt_out
from hexmoot.games.hexflow.tiles import KINDS

PHASES: tuple[views.Phase, ...] = get_args(views.Phase)
REASONS: tuple[views.Reason | None, ...] = (None, *get_args(views.Reason))
CODES = (
    "",
    "game_over",
    "bad_action",
    "not_your_turn",
    "not_in_hand",
    "off_board",
    "declare_required",
    "declare_not_allowed",
    "displace_not_allowed",
    "first_not_on_corner",
    "occupied",
    "corner_dead",
    "displacer_type",
    "no_target",
    "own_target",
    "protected_corner",
    "no_token",
    "not_beside_own",
    "too_fresh",
    "not_adjacent",
    "lineless_on_corner",
    "beside_corner",
    "not_connected",
    "orphans",
    "seals",
    "pool_used",
    "corner_taken",
)  # refusals by their numbers in the rules
TOP, SEAT, CELL, POOL = 7, 11 + CAPTURES + TYPES + HAND, 5, 1 + TYPES
PARTY = 5 + MEASURES
SEEN_MOST = TOP + MOST_SEATS * (2 + SEAT + PARTY + LONGEST) + TYPES + 2 * POOL + CELLS * CELL


# --- what a viewer sees ---------------------------------------------------------------------------------


@accel.rule
def knows_hand(s: Flow, viewer: int, seat: int) -> bool:
    """Whether a viewer (a seat, or -1) is shown a hand while the game runs (HF-70, HF-73)."""
    if s.open_hand == 1 or viewer == seat:
        return True
    return bool(s.partner_hands == 1 and viewer >= 0 and viewer % 2 == seat % 2)


@accel.rule
def look(s: Flow, viewer: int, out: list[int]) -> int:
    """Write all that a viewer may know, and nothing else; how many numbers that were."""
    over = s.phase == OVER
    out[0] = s.phase
    out[1] = s.to_move
    out[2] = s.ply
    out[3] = s.coin
    out[4] = s.winners
    out[5] = s.tied
    out[6] = s.how
    at = TOP
    for i in range(s.seats):
        out[at] = s.rank[i]
        out[at + 1] = s.order[i]
        at += 2
    for seat in range(s.seats):
        at = look_at_seat(s, seat, over or knows_hand(s, viewer, seat), out, at)
    for kind in range(TYPES):
        out[at] = in_bag(s, viewer, kind) if viewer >= 0 else 0
        at += 1
    if s.mode == TEAM:
        for team in range(2):
            out[at] = 0
            for kind in range(TYPES):
                out[at + 1 + kind] = s.pool[team][kind]
                out[at] += s.pool[team][kind]
            out[at] -= s.power[team] + s.power[team + 2]
            at += POOL
    for party in range(s.parties):
        out[at] = s.home[party]
        out[at + 1] = 1 if state.active(s, party) else 0
        out[at + 2] = s.score[party]
        out[at + 3] = s.points[party]
        for i in range(MEASURES):
            out[at + 4 + i] = s.measure[party][i]
        out[at + 4 + MEASURES] = s.length[party]
        at += PARTY
        for i in range(s.length[party]):
            out[at] = s.trail[party][i]
            at += 1
    for cell in range(SIZES[s.grid]):
        if s.kind[cell] != 0:
            out[at] = cell
            out[at + 1] = s.kind[cell] - 1
            out[at + 2] = s.owner[cell]
            out[at + 3] = s.turned[cell] * 16 + s.declared[cell]
            out[at + 4] = s.laid[cell]
            at += CELL
    return at


@accel.rule
def look_at_seat(s: Flow, seat: int, hand: bool, out: list[int], at: int) -> int:
    """Write one seat, its hand only if that may be known; where the next number goes."""
    out[at] = s.begun[seat]
    out[at + 1] = s.out[seat]
    out[at + 2] = s.tokens[seat]
    out[at + 3] = s.late[seat]
    out[at + 4] = s.offences[seat]
    out[at + 5] = s.held[seat]
    out[at + 6] = dealt_out(s, seat)
    out[at + 7] = s.pooled[seat]
    out[at + 8] = s.power[seat]
    out[at + 9] = state.party_of(s, seat)
    out[at + 10] = 1 if hand else 0
    at += 11
    for i in range(CAPTURES):
        out[at + i] = s.taken[seat][i]
    at += CAPTURES
    for kind in range(TYPES):
        out[at + kind] = s.unseen[seat][kind]
    at += TYPES
    for i in range(HAND):
        out[at + i] = s.hand[seat][i] if hand else 0
    return at + HAND


class SeatSeen(NamedTuple):
    """A seat's numbers as a viewer may know them; `hand` is None where it may not."""

    begun: int
    out: int
    tokens: int
    late: int
    offences: int
    held: int
    bag: int
    pooled: int
    power: int
    party: int
    captures: list[str]
    unseen: dict[str, int]
    hand: list[str] | None


class PartySeen(NamedTuple):
    """A party's numbers."""

    home: int
    active: int
    score: int
    points: int
    measure: list[int]
    trail: list[str]


class Seen(NamedTuple):
    """All that a viewer may know."""

    phase: int
    to_move: int
    ply: int
    coin: int
    winners: int
    tied: int
    how: int
    rank: list[int]
    order: list[int]
    seats: list[SeatSeen]
    bag: dict[str, int]
    pools: list[tuple[int, dict[str, int]]]
    parties: list[PartySeen]
    board: dict[str, views.Tile]


def seen(s: Flow, viewer: int) -> Seen:
    """What a viewer (a seat, or -1) may know, taken in one go."""
    out = accel.buffer(SEEN_MOST)
    size = look(s, viewer, out)
    numbers = iter(accel.listed(out[:size]))
    mode, shape, seats, parties = int(s.mode), int(s.grid), int(s.seats), int(s.parties)
    top = list(islice(numbers, TOP))
    places = list(islice(numbers, 2 * seats))
    rows = [seat_seen(numbers) for _ in range(seats)]
    bag = counts(list(islice(numbers, TYPES)))
    pools = [(next(numbers), counts(list(islice(numbers, TYPES)))) for _ in range(2 if MODES[mode] == "team" else 0)]
    sides = [party_seen(numbers, NAMES[shape]) for _ in range(parties)]
    board = {}
    for cell in numbers:
        kind, owner, turned, laid = islice(numbers, CELL - 1)
        board[NAMES[shape][cell]] = views.Tile(KINDS[kind], owner, turned // 16, kind_or_none(turned % 16), laid)
    rank, order = ([seat for seat in places[i::2] if seat != NOBODY] for i in (0, 1))
    return Seen._make([*top, rank, order, rows, bag, pools, sides, board])


def seat_seen(numbers: Iterator[int]) -> SeatSeen:
    """The next seat from the numbers."""
    *plain, known = islice(numbers, 11)
    captures = [KINDS[kind - 1] for kind in islice(numbers, CAPTURES) if kind]
    unseen = counts(list(islice(numbers, TYPES)))
    hand = [KINDS[kind - 1] for kind in islice(numbers, HAND) if kind]
    return SeatSeen._make([*plain, captures, unseen, hand if known else None])


def party_seen(numbers: Iterator[int], names: Sequence[str]) -> PartySeen:
    """The next party from the numbers."""
    home, active, score, points = islice(numbers, 4)
    *measure, length = islice(numbers, MEASURES + 1)
    return PartySeen(home, active, score, points, measure, [names[at] for at in islice(numbers, length)])


def counts(numbers: Sequence[int]) -> dict[str, int]:
    """How many there are of each kind of which there are any."""
    return {KINDS[kind]: number for kind, number in enumerate(numbers) if number}


def kind_or_none(number: int) -> str | None:
    """The kind that kind + 1 stands for."""
    return KINDS[number - 1] if number else None


def corner_of(home: int) -> views.Corner | None:
    """The corner of the triangle that a home is."""
    return cast(views.Corner, CORNER_NAMES[home - FIRST_TRI_HOME]) if home >= FIRST_TRI_HOME else None


def members(bits: int) -> list[int]:
    """The numbers whose bits are set: parties, sides or rotations."""
    return [i for i in range(SIDES) if bits >> i & 1]


MEASURED = {"race": 2, "team": 2, "battle": 1, "tri3": 3, "tri2": 3}  # how many measures decide


def result(seen: Seen, mode: str) -> views.Result | None:
    """How the game ended, if it has."""
    if seen.phase != OVER:
        return None
    resolved = seen.how in (state.RESOLUTION, state.DRAW)
    routes = {party: side.trail for party, side in enumerate(seen.parties) if side.trail}
    decided = {p: side.measure[: MEASURED[mode]] for p, side in enumerate(seen.parties) if resolved and side.active}
    return views.Result(
        winners=members(seen.winners),
        tied=members(seen.tied),
        reason=cast(views.Reason, REASONS[seen.how]),
        scores=[side.score for side in seen.parties],
        paths={} if resolved else routes,
        measures=decided,
        chains={p: seen.parties[p].trail for p in decided},
    )
