"""Property tests try the same examples every time; no module of tests leaves its mode of the rules to the next."""

import os
from collections.abc import Iterator
from unittest.mock import patch

import pytest
from hypothesis import settings

settings.register_profile("same", derandomize=True, deadline=None, database=None)
settings.load_profile("same")


@pytest.fixture(autouse=True, scope="module")
def environment_as_it_was() -> Iterator[None]:
    """Commands that run within a test choose a mode for their process; what later tests start must not have it."""
    with patch.dict(os.environ):
        yield
