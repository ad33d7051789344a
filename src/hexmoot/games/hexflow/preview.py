"""What a placement would do, told from what its player knows: nothing of bags, and nothing of rivals' hands."""

from hexmoot import accel
from hexmoot.games.hexflow import reading, views
from hexmoot.games.hexflow.board import BATTLE, MODES, MOST_SEATS
from hexmoot.games.hexflow.rules import course, ending, legality
from hexmoot.games.hexflow.rules.ground import FAR, closed
from hexmoot.games.hexflow.rules.outlook import fill
from hexmoot.games.hexflow.rules.state import NOBODY, PLAY, Flow, Search, active, dealt_out

HEAD = 4


@accel.rule
def try_out(
    s: Flow, w: Search, seat: int, kind: int, declared: int, at: int, rot: int, displace: int, pool: int, out: list[int]
) -> None:
    """Place on a copy, without drawing. Writes rotation, joined sides, open ends and to whom the tile is closed, then
    for each party how far it was and is. If the next player then surely has no tile, the game is resolved."""
    s.quiet = 1
    for party in range(s.parties):
        out[HEAD + 2 * party] = fill(s, w, party) if active(s, party) else FAR
    course.put_down(s, w, seat, kind, declared, at, legality.canonical(kind, declared, rot), displace)
    out[0] = s.turned[at]
    out[1] = s.ends[at] & s.meets[at]
    out[2] = s.open_ends
    out[3] = 0
    for party in range(s.parties):
        if s.mode == BATTLE and closed(s, party, at):
            out[3] |= 1 << party
        out[HEAD + 2 * party + 1] = fill(s, w, party) if active(s, party) else FAR
    if s.phase == PLAY and runs_out(s, seat, pool):
        ending.resolve(s, w)


@accel.rule
def runs_out(s: Flow, seat: int, pool: int) -> bool:
    """Whether the player after this one will have no tile, which everybody can count."""
    i = 0
    while s.order[i] != seat:
        i += 1
    i = (i + 1) % s.seats
    while s.order[i] == NOBODY or s.out[s.order[i]] != 0:
        i = (i + 1) % s.seats
    following = s.order[i]
    if following == seat:
        return bool(s.held[seat] == 0 and pool == 0 and dealt_out(s, seat) == 0)
    return bool(s.held[following] == 0)


def preview(s: Flow, seat: int, move: tuple[int, int, int, int, int, int]) -> views.Preview:
    """The outcome of a placement that the rules take; `move` as `course.place` has it, without the seat."""
    trial, w = accel.clone(s), Search()
    out = accel.buffer(HEAD + 2 * MOST_SEATS)
    captured = reading.kind_or_none(int(s.kind[move[2]]))
    try_out(trial, w, seat, *move, out)
    numbers = accel.listed(out)
    parties, mode = int(s.parties), MODES[int(s.mode)]
    after = reading.seen(trial, NOBODY)
    ended = reading.result(after, mode)
    fills = [tuple(numbers[HEAD + 2 * p : HEAD + 2 * p + 2]) for p in range(parties)]
    return views.Preview(
        rotation=numbers[0],
        joins=reading.members(numbers[1]),
        open_ends=numbers[2],
        closed_to=reading.members(numbers[3]),
        captured=captured,
        hints=[views.Hint(*(None if far == FAR else far for far in pair)) for pair in fills],
        cut_off=[party for party, (before, now) in enumerate(fills) if before < FAR <= now],
        reason=ended.reason if ended else None,
        winners=ended.winners if ended else [],
        scores=ended.scores if ended else [],
        paths=ended.paths if ended else {},
    )
