"""What every game must keep, kept by Hex Path too."""

import inspect
from collections.abc import Callable
from typing import Any

import pytest
from conformance import test_contract, test_secrecy

from games.hexpath.playing import GAME

CHECKS = [
    check
    for module in (test_contract, test_secrecy)
    for name, check in vars(module).items()
    if name.startswith("test_") and [*inspect.signature(check).parameters] == ["game"] and "many_more" not in name
]


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_hex_path_keeps(check: Callable[[Any], None]) -> None:
    check(GAME)
