"""How seats fall and games end."""

from .state import Seat, State


def settle_points(m: State) -> None:
    """Somebody may have enough: tested after every change."""
    if m.over or not m.tested:
        return
    won = [seat for seat in m.order if m.seats[seat].alive and m.points(seat) >= m.o["target_points"]]
    if won:
        finish(m, won[:1], "points")
    elif len(m.living()) == 1:
        finish(m, m.living(), "last")


def finish(m: State, winners: list[int], way: str) -> None:
    m.phase, m.offer, m.owed = "over", None, {}
    m.tell("victory", winner=sorted(winners), way=way)
    m.result = {"winner": sorted(winners), "way": way, "ranking": ranking(m, winners)}


def standing(m: State, seat: int) -> tuple[int, int, int]:
    """What ranks a living seat."""
    return m.points(seat), len(m.own(seat)), m.armies(seat)


def ranking(m: State, winners: list[int]) -> list[list[int]]:
    """Winners, then the living by their standing, then the others, the latest fallen first."""
    rest = [seat for seat in m.all() if m.seats[seat].alive and seat not in winners]
    levels = sorted({standing(m, seat) for seat in rest}, reverse=True)
    shared = [[seat for seat in rest if standing(m, seat) == level] for level in levels]
    out = sorted((seat for seat in m.all() if not m.seats[seat].alive), key=lambda seat: -m.seats[seat].fell)
    return [sorted(winners), *shared, *([seat] for seat in out)]


def limit(m: State) -> None:
    """The last round is played."""
    best = max(standing(m, seat) for seat in m.living())
    finish(m, [seat for seat in m.living() if standing(m, seat) == best], "limit")


def raze(m: State, corner: int) -> None:
    """A structure is gone: maybe another capital, maybe a seat."""
    seat = m.structures.pop(corner).seat
    m.tell("razed", seat=seat, corner=corner)
    if m.seats[seat].capital == corner:
        m.seats[seat].capital = None
        heirs = m.own(seat)
        if heirs:
            heir = min(heirs, key=lambda c: (-m.structures[c].level, -m.garrison(c), -m.structures[c].walls, c))
            m.seats[seat].capital = heir
            m.tell("capital", seat=seat, corner=heir)
    if not m.own(seat):
        eliminate(m, seat)


def eliminate(m: State, seat: int) -> None:
    """A seat is out; of it stay the islands it has settled and what its spies saw."""
    sweep(m, seat)
    old = m.seats[seat]
    fell = 1 + max(other.fell for other in m.seats)
    m.seats[seat] = Seat(alive=False, fell=fell, islands=old.islands, reports=old.reports)
    m.owed.pop(seat, None)
    m.tell("eliminated", seat=seat)


def sweep(m: State, seat: int) -> None:
    """All its pieces go."""
    for pieces in (m.structures, m.stacks, m.ships):
        for key in [key for key, piece in pieces.items() if piece.seat == seat]:  # type: ignore[attr-defined]
            del pieces[key]  # type: ignore[attr-defined]
    m.roads = {edge: owner for edge, owner in m.roads.items() if owner != seat}
