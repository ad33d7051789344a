"""The second Hex Path must be right before it may judge: the worked positions, asked of it alone."""

import json
from pathlib import Path
from typing import Any

import pytest

from oracle.chance import Stream
from oracle.hexpath import Match, board, draw, edge_point, name, plus, rotated, text, tile_from

POSITIONS = Path(__file__).parents[1] / "positions" / "hexpath.json"
VECTORS: list[dict[str, Any]] = json.loads(POSITIONS.read_text(encoding="utf-8"))
LONG = {
    "base": "visitBase",
    "mult": "visitMultiplier",
    "step": "travelStep",
    "elim": "eliminationMultiplier",
    "strict": "strictTrails",
    "headOn": "headOnMode",
}


def of_kind(kind: str) -> Any:
    vectors = [vector for vector in VECTORS if vector["kind"] == kind]
    return pytest.mark.parametrize("vector", vectors, ids=lambda vector: vector["id"])


def played(vector: dict[str, Any], **more: Any) -> Match:
    """The match of a vector after all its plays."""
    given = {LONG[key]: value for key, value in vector.get("opt", {}).items()}
    board_of = {"rings": vector["rings"], "pointsPerSide": vector["k"], "corners": vector["corners"]}
    match = Match(board_of | given | more, ["human"] * len(vector["corners"]), bytes(16))
    match.told = {}
    for number, (seat, tile) in enumerate(vector["plays"]):
        if vector.get("resignBefore", [None])[0] == number:
            match.out(vector["resignBefore"][1], "resign", None)
        match.resolve(seat, tile_from(tile))
    return match


@of_kind("play")
def test_play(vector: dict[str, Any]) -> None:
    match = played(vector)
    found = {
        "cell": match.name(next(reversed(match.tiles))),
        "movers": match.movers,
        "runs": [[seat, run] for seat, run in match.runs.items()],
        "pts": [match.points.get(seat, 0) for seat in match.all()],
        "outs": [[seat, match.cause[seat]] for seat in match.movers if seat in match.new_out],
        "bonus": match.bonus,
        "score": match.score,
        "status": match.status,
        "glow": [match.name(glow) if glow else None for glow in match.glows],
    }
    assert found == vector["expect"]


@of_kind("fog")
def test_fog(vector: dict[str, Any]) -> None:
    match = played(vector, fog=True)
    for seat, seen in vector["expect"].items():
        assert sorted(map(match.name, match.sight(int(seat)))) == sorted(seen)


@of_kind("tiles")
def test_tiles(vector: dict[str, Any]) -> None:
    for k, tiles in vector["expect"].items():
        stream = Stream(bytes.fromhex(vector["luck"]))
        assert [text(draw(stream, int(k))) for _ in tiles] == tiles


@of_kind("rotate")
def test_rotation(vector: dict[str, Any]) -> None:
    for k, tile, rot, result in vector["cases"]:
        assert text(rotated(tile_from(tile), k, rot)) == result


@of_kind("points")
def test_points(vector: dict[str, Any]) -> None:
    for k, point, mirror in vector["expect"]:
        there = dict(edge_point((0, 0), point, k))
        assert there[plus((0, 0), point // k)] == mirror


@of_kind("board")
def test_board(vector: dict[str, Any]) -> None:
    assert {rings: len(board(int(rings))) for rings in vector["expect"]} == vector["expect"]


@of_kind("names")
def test_names(vector: dict[str, Any]) -> None:
    assert {name((q, r), vector["rings"]): [q, r] for q, r in vector["expect"].values()} == vector["expect"]
