"""Hatch's build hook: whoever builds the package, by pip or by dev.py, builds the client into it first."""

import sys
import tomllib
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT))

import build_client  # noqa: E402  the build runs in an environment that does not have this folder on its path


class ClientBuildHook(BuildHookInterface[Any]):
    """Puts the built client into src/hexmoot/pages, which the wheel and the source distribution ship."""

    def dependencies(self) -> list[str]:
        """Node from the package index, asked for only where it is needed and the machine has none."""
        if build_client.is_built() or build_client.has_node():
            return []
        project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
        return list(project["dependency-groups"]["node"])

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        build_client.build()
