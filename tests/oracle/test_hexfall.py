"""The second Hexfall must be right before it may judge: the worked positions and whole games, asked of it alone."""

import json
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from oracle.chance import Stream
from oracle.hexfall import Match, Sea, refusals
from oracle.hexfall.bandits import band_scores
from oracle.hexfall.building import rates
from oracle.hexfall.drafting import draft_corners, draft_roads, starting
from oracle.hexfall.lines import digest, lines, load
from oracle.hexfall.network import SITES, linked, sites, threat
from oracle.hexfall.requests import SITE_FIELD
from oracle.hexfall.sea import spread
from oracle.hexfall.state import RESOURCES, listed
from oracle.hexfall.throwing import supply
from oracle.hexfall.war import outcome

FILE = Path(__file__).parents[1] / "positions" / "hexfall.json"
POSITIONS: list[dict[str, Any]] = json.loads(FILE.read_text(encoding="utf-8"))
NONE = "00" * 16
CODES = {"F": "forest", "H": "hills", "P": "pasture", "G": "field", "M": "mountain", "D": "desert"}
GROUNDS = {"f": "fish", "w": "whale"}
CHARTS = {  # rows of tiles; ports
    "tiny": (
        """
        .   .   .   .   f4  w10 f9
          .   f4  f10 f10 G9  G10 f5
        .   .   F5  .   .   P6  .
          w8  D   F9  H8  f11 H3  .
        .   .   F8  G11 P2  f6  f8
          .   M12 M5  P4  f9  .   .
        .   w6  .   f3  f5  .   .
        """,
        "D4e any, E1se any, B6se any, F4se any, B2se brick, E5e timber, A4e ore, G1sw wool, E4e grain",
    ),
    "medium": (
        """
        .   .   w10 .   f3  f6  .   .   .   .   .
          .   .   P12 H8  G2  f8  .   .   f4  .   .
        .   w6  D   P12 H2  M11 f5  .   F5  .   .
          .   .   M8  F3  G6  F3  .   F5  .   .   .
        .   .   .   G10 G9  M4  H9  .   G5  .   .
          .   F9  f11 .   G10 H8  .   f5  .   P9  .
        .   M8  H4  .   F6  P4  .   f9  G11 M11 .
          .   F3  P5  .   .   P6  .   f10 P10 f10 .
        .   w8  .   .   .   .   .   .   f4  f9  .
        """,
        "C1se brick, C4sw any, I5e timber, B5se wool, G5se any, I6e any, A7e any, F8e ore, I8se grain",
    ),
}


@cache
def sea(size: str) -> Sea:
    """A board from its picture; of the islands the larger ones come first."""
    picture, ports = CHARTS[size]
    rows = [line.split() for line in picture.split("\n") if line.strip()]
    codes = [code for row in rows for code in row]
    tiles = [
        {
            "id": id,
            "land": code[0] in CODES,
            "terrain": CODES.get(code[0]),
            "ground": GROUNDS.get(code[0]),
            "number": int(code[1:]) if code[1:] else None,
            "island": None,
        }
        for id, code in enumerate(codes)
    ]
    chart = {"cols": len(rows[0]), "rows": len(rows), "tiles": tiles, "ports": []}
    bare = Sea(chart)
    land = bare.land
    parts = {frozenset(spread([tile], lambda t: land & set(bare.beside(t)))) for tile in land}
    for number, part in enumerate(sorted(parts, key=len, reverse=True)):
        for tile in part:
            tiles[tile]["island"] = number
    named = [port.split() for port in ports.split(", ")]
    chart["ports"] = [{"edge": bare.names["edge"][name], "kind": kind} for name, kind in named]
    return Sea(chart)


def snake(options: dict[str, Any]) -> dict[str, Any]:
    """Names of options as the rules spell them."""
    return {"".join(f"_{c.lower()}" if c.isupper() else c for c in name): value for name, value in options.items()}


class Table:
    """A position, played and compared."""

    def __init__(self, position: dict[str, Any]) -> None:
        luck = bytes.fromhex(position["luck"]) if "luck" in position else None
        self.match = Match(snake(position.get("options", {})), position["seats"], sea(position["map"]["size"]), luck)
        if luck is None:
            self.match.order = position.get("order", self.match.order)
            load(self.match, position["setup"])

    def names(self, kind: str, ids: Any) -> list[str]:
        return sorted(self.match.sea.name_of[kind][id] for id in ids)

    def play(self, step: dict[str, Any]) -> None:
        m, seat, action = self.match, step["seat"], step["action"]
        expected = (step.get("expect") or {}).get("refused")
        by_table = action["type"] in ("timeout", "leave")
        codes = m.too_late(action | {"seat": seat}) if by_table else refusals(m, seat, action)
        if expected:
            assert codes
            assert expected in codes | {"any"}
            return
        assert not codes, (action, codes)
        luck = bytes.fromhex(step.get("luck", NONE))
        told = m.apply(None, action | {"seat": seat}, luck) if by_table else m.apply(seat, action, luck)
        rest = iter(json.loads(json.dumps(told["full"])))
        for wanted in step.get("events", []):
            shape = {"type": wanted} if isinstance(wanted, str) else wanted
            assert any(shape.items() <= event.items() for event in rest), wanted
        if "digest" in step:
            assert digest(m) == step["digest"]

    def compare(self, wanted: dict[str, Any]) -> None:
        m = self.match
        view = m.view(None)
        for key, value in wanted.items():
            match key:
                case "digest":
                    assert digest(m) == value
                case "has":
                    assert set(value) <= set(lines(m))
                case "lacks":
                    pieces = [f" {line} " for line in lines(m)[len(m.seats) :]]
                    assert [name for name in value for line in pieces if f" {name} " in line] == []
                case "ships":
                    assert {seat: [ship.seat for ship in m.ships.values()].count(int(seat)) for seat in value} == value
                case "offer":
                    assert (m.offer is not None) == value
                case "dice":
                    assert m.last == value
                case "winner" | "way" | "ranking":
                    assert (m.result or {}).get(key) == value
                case "spy":
                    assert {seat: m.view(int(seat))["spy"] for seat in value} == value
                case "at":
                    for seat, held in value.items():
                        self.compare_seat(int(seat), held)
                case _:
                    assert view[key] == value, key

    def compare_seat(self, seat: int, wanted: dict[str, Any]) -> None:
        m = self.match
        seen = m.seen_seat(seat, known=True)
        capital = m.seats[seat].capital
        seen["capital"] = None if capital is None else m.sea.name_of["corner"][capital]
        seen["linked"] = self.names("corner", linked(m, seat) & set(m.own(seat)))
        seen["free"] = listed(m.seats[seat].free)
        assert {key: seen[key] for key in wanted} == wanted

    def answer(self, what: str, *asked: Any) -> Any:
        """What a question asks for."""
        m, sea = self.match, self.match.sea
        places = {name: id for kind in sea.names.values() for name, id in kind.items()}
        args = [places.get(arg, arg) if isinstance(arg, str) else arg for arg in asked]
        if what in ("throw", "luck_u32", "luck_shuffle"):
            return drawn(what, bytes.fromhex(asked[0]), *asked[1:])
        match what:
            case "id":
                return args[0]
            case "neighbours":
                return [sea.name_of["tile"][tile] for tile in sea.near[args[0]] if tile is not None]
            case "corners":
                return [sea.name_of["corner"][corner] for corner in sea.around[args[0]]]
            case "edges":
                return [sea.name_of["edge"][edge] for edge in sea.sides[args[0]]]
            case "tiles":
                return self.names("tile", sea.tiles_at[args[0]])
            case "distance":
                return sea.steps(args[0])[args[1]]
            case "stores":
                return Counter(starting(m, args[0]))
            case "draft_corners":
                return self.names("corner", draft_corners(m))
            case "draft_roads":
                return self.names("edge", draft_roads(m))
            case "sites":
                return self.names(SITE_FIELD.get(asked[1], "corner"), sites(m, *asked))
            case "site":
                return SITES[asked[1]](m, args[0], args[2])
            case "linked":
                return self.names("corner", linked(m, args[0]) & set(m.own(args[0])))
            case "rates":
                return rates(m, args[0])
            case "threat":
                return threat(m, args[0], args[1])
            case "factor":
                return m.factor(args[0], asked[1])
            case "supply":
                return len(supply(m))
            case "band_scores":
                return {sea.name_of["tile"][tile]: score for tile, score in band_scores(m, args[0]).items()}
            case "battle":
                losses, win = outcome(*asked)
                return [asked[0] - losses, asked[1] - losses, win]
        raise AssertionError(what)


def drawn(what: str, luck: bytes, given: Any = None) -> Any:
    stream = Stream(luck)
    if what == "throw":
        return [stream.below(6) + 1 for _ in range(2)]
    if what == "luck_u32":
        return [stream.output() for _ in range(given)]
    stream.shuffle(given)
    return given


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position["id"])
def test_position(position: dict[str, Any]) -> None:
    table = Table(position)
    table.compare(position.get("start", {}))
    for step in position["steps"]:
        if "ask" not in step:
            table.play(step)
            table.compare(step.get("after", {}))
        elif not step["ask"][0].startswith("map_"):  # how maps are made is not told here
            assert table.answer(*step["ask"]) == step["is"]
    table.compare(position.get("after", {}))


# --- the board ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", CHARTS)
def test_the_cylinder_fits_together(size: str) -> None:
    board = sea(size)
    assert len(board.corners) == 2 * board.width * (board.height + 1)
    for tile in board.tiles:
        for side, beyond in enumerate(board.near[tile]):
            a, b = board.around[tile][side], board.around[tile][(side + 1) % 6]
            assert set(board.ends[board.sides[tile][side]]) == {a, b}
            assert beyond is None or board.near[beyond][(side + 3) % 6] == tile
            assert beyond is None or board.sides[beyond][(side + 3) % 6] == board.sides[tile][side]
    assert sorted(edge for corner in board.corners for edge in board.edges_at[corner]) == sorted([*board.edges] * 2)


def test_every_resource_and_ground_is_there() -> None:
    for size in CHARTS:
        assert {*RESOURCES, None} == set(sea(size).yields)
        assert (len(sea(size).grounds), len(sea(size).ports)) == (15, 9)
