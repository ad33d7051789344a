"""Requests made up from /openapi.json, good ones and bad ones: each is answered, and as the schema says."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.strategies import booleans, ip_addresses
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from hexmoot.server.schema import document
from server.play import wish
from server.real import start

pytestmark = pytest.mark.soak

CHECKS = [not_a_server_error, content_type_conformance, response_schema_conformance, status_code_conformance]
REQUESTS = [(method, path) for path, methods in document()["paths"].items() for method in methods]
EXAMPLES = 1500  # of each kind of request: some 20 minutes in all


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A real server's address."""
    with asyncio.Runner() as runner:
        server = runner.run(start(Path(tmp_path_factory.mktemp("schema"))))
        yield server.url
        runner.run(server.kill())


@pytest.fixture(scope="module")
def code(house: str) -> str:
    """A table that is there."""
    return str(httpx.post(f"{house}/api/tables", json=wish()).json()["code"])


@pytest.fixture(scope="module")
def by_schema(house: str) -> Any:
    return schemathesis.openapi.from_url(f"{house}/openapi.json")


@pytest.mark.parametrize(("method", "path"), REQUESTS)
def test_every_request_is_answered_as_the_schema_says(method: str, path: str, by_schema: Any, code: str) -> None:
    @settings(max_examples=EXAMPLES, suppress_health_check=list(HealthCheck))
    @given(case=by_schema[path][method].as_strategy(), known=booleans(), somebody=ip_addresses(v=4))
    def answered(case: Any, known: bool, somebody: object) -> None:
        if known and "code" in case.path_parameters:
            case.path_parameters["code"] = code
        headers = {"x-forwarded-for": str(somebody)}  # so that no limit of one address is met
        case.call_and_validate(headers=headers, checks=CHECKS)

    answered()
