"""/openapi.json: all requests and all messages of the socket, with the games' own types as `<game>.<Name>`.

`python -m hexmoot.server.schema FILE` writes it to a file, from which the client's types are made.
"""

import re
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec

from hexmoot import __version__, games
from hexmoot.game import ClockView, Envelope
from hexmoot.server import messages
from hexmoot.server.bodies import Problem
from hexmoot.server.endpoints import ENDPOINTS, Endpoint

REF = "#/components/schemas/"
ROLES = ("Options", "Action", "Event", "View", "Legal", "Preview", "Statistics", "Board")  # not all games have all
Schema = dict[str, Any]


def document() -> Schema:
    """The whole description."""
    return {
        "openapi": "3.1.0",
        "info": {"title": "Hexmoot", "version": __version__, "description": "See docs/protocol.md for the socket."},
        "paths": paths(),
        "components": {"schemas": components()},
    }


def components() -> Schema:
    """All types by name."""
    kinds = [Problem, ClockView, *messages.ToServer.__args__, *messages.ToClient.__args__]
    for endpoint in ENDPOINTS:
        kinds += [kind for kind in (endpoint.body, endpoint.answer) if kind and not isinstance(kind, str)]
    found = schemas_of(kinds)[1]
    for game in games.games():
        found |= game_components(game, found)
    return {name: opened(schema) for name, schema in sorted(found.items())}


def game_components(game: games.AnyGame, house: Schema) -> Schema:
    """A game's types as `<game>.<Name>`, its unions too. What all games share keeps its name."""
    envelope = Envelope[game.View]  # type: ignore[name-defined]
    names = [name for name in ROLES if getattr(game, name)]
    roles = [*(getattr(game, name) for name in names), envelope]
    schemas, found = schemas_of(roles)
    found["Envelope"] = found.pop(schemas[-1]["$ref"].removeprefix(REF))
    for name, schema in zip(names, schemas, strict=False):
        found.setdefault(name, schema)
    own = {name: schema for name, schema in found.items() if house.get(name) != schema}
    text = msgspec.json.encode({f"{game.id}.{name}": schema for name, schema in own.items()}).decode()
    for name in own:
        text = text.replace(f'"{REF}{name}"', f'"{REF}{game.id}.{name}"')
    prefixed: Schema = msgspec.json.decode(text)
    return prefixed


def schemas_of(kinds: Iterable[Any]) -> tuple[list[Schema], Schema]:
    """The schemas of types, and the components that they refer to. ValueError if two types have one name."""
    schemas, found = msgspec.json.schema_components(kinds, ref_template=REF + "{name}")
    if twice := [name for name in found if "." in name]:
        raise ValueError(f"two types have the same name: {twice}")
    return list(schemas), found


def opened(schema: Any) -> Any:
    """The schema with each mark of a game's type replaced by that type of every game."""
    if isinstance(schema, list):
        return [opened(item) for item in schema]
    if not isinstance(schema, dict):
        return schema
    if (role := schema.get("x-game")) is None:
        return {key: opened(value) for key, value in schema.items()}
    name = role.removesuffix("[]")
    refs = [{"$ref": f"{REF}{game.id}.{name}"} for game in games.games() if name == "Envelope" or getattr(game, name)]
    any_game = refs[0] if len(refs) == 1 else {"anyOf": refs}
    return {"type": "array", "items": any_game} if role.endswith("[]") else any_game


# --- requests -----------------------------------------------------------------------------------------------------


def paths() -> Schema:
    """The requests by path and method."""
    found: Schema = {}
    for endpoint in ENDPOINTS:
        found.setdefault(endpoint.path, {})[endpoint.method.lower()] = operation(endpoint)
    return found


def operation(endpoint: Endpoint) -> Schema:
    """One kind of request."""
    parameters = [
        {"name": name, "in": where, "required": where == "path", "schema": {"type": "string"}}
        for where, names in (("path", re.findall(r"{(\w+)}", endpoint.path)), ("query", endpoint.query))
        for name in names
    ]
    described: Schema = {
        "operationId": endpoint.name,
        "summary": endpoint.summary,
        "parameters": parameters,
        "responses": {
            "200": {"description": "Done", "content": content(endpoint.answer)},
            "default": {"description": "Refused", "content": content(Problem)},
        },
    }
    if endpoint.body:
        described["requestBody"] = {"required": True, "content": content(endpoint.body)}
    return described


def content(kind: Any) -> Schema:
    """The content of a body or an answer; a string is the type of a file."""
    if isinstance(kind, str):
        return {kind: {"schema": {"type": "object" if kind == "application/json" else "string"}}}
    return {"application/json": {"schema": schemas_of([kind])[0][0]}}


if __name__ == "__main__":
    Path(sys.argv[1]).write_bytes(msgspec.json.format(msgspec.json.encode(document()), indent=2) + b"\n")
