"""/openapi.json: every request and message, the games' types by their own names, no name twice."""

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from hexmoot import games
from hexmoot.server import messages
from hexmoot.server.endpoints import ENDPOINTS
from hexmoot.server.schema import REF, document, schemas_of
from server.house import running

ROLES = ("Options", "Action", "Event", "View", "Legal", "Preview", "Envelope")


def refs(value: Any) -> set[str]:
    """All components that something refers to."""
    if isinstance(value, dict):
        own = {value["$ref"].removeprefix(REF)} if "$ref" in value else set()
        return own.union(*(refs(item) for item in value.values()))
    return set().union(*(refs(item) for item in value)) if isinstance(value, list) else set()


async def test_it_is_served_with_all_requests(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        served = await server.device().get("/openapi.json")
    assert served == msgspec.json.decode(msgspec.json.encode(document()))
    described = {(method.upper(), path) for path, verbs in served["paths"].items() for method in verbs}
    assert described == {(endpoint.method, endpoint.path) for endpoint in ENDPOINTS}


def test_every_message_of_the_socket_is_a_component() -> None:
    named = document()["components"]["schemas"]
    for kind in (*messages.ToServer.__args__, *messages.ToClient.__args__):
        assert named[kind.__name__]["properties"]["type"] == {"enum": [kind.__struct_config__.tag]}


def test_every_reference_leads_somewhere() -> None:
    whole = document()
    assert refs(whole) <= set(whole["components"]["schemas"])
    assert "x-game" not in str(whole)


def test_each_game_has_its_types_under_its_own_name() -> None:
    named = document()["components"]["schemas"]
    for game in games.games():
        assert {f"{game.id}.{role}" for role in ROLES} <= set(named)
        assert named[f"{game.id}.Envelope"]["properties"]["view"] == {"$ref": f"{REF}{game.id}.View"}
    assert all(re.fullmatch(r"([a-z]+\.)?[A-Z][A-Za-z]*", name) for name in named)


def test_what_games_share_has_one_name() -> None:
    named = document()["components"]["schemas"]
    assert {"SeatInfo", "ClockView", "Outcome"} <= set(named)
    assert not [name for name in named if name.endswith((".SeatInfo", ".ClockView", ".Outcome"))]


def test_two_types_of_one_name_are_refused() -> None:
    twins = [msgspec.defstruct("Twin", [("a", int)], module=module) for module in ("one", "two")]
    with pytest.raises(ValueError, match="same name"):
        schemas_of(twins)


def test_the_command_writes_it_to_a_file(tmp_path: Path) -> None:
    file = tmp_path / "openapi.json"
    subprocess.run([sys.executable, "-m", "hexmoot.server.schema", str(file)], check=True)
    assert msgspec.json.decode(file.read_bytes()) == msgspec.json.decode(msgspec.json.encode(document()))
