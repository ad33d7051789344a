"""The server process is light: it compiles nothing, and never loads what only workers need."""

import subprocess
import sys

SERVE = """
import sys
from hexmoot.server import run
from hexmoot.server.catalogue import catalogue
catalogue()
heavy = [name for name in ("numba", "numpy", "llvmlite", "scipy") if name in sys.modules]
sys.exit(f"loaded: {heavy}" if heavy else 0)
"""


def test_the_server_imports_neither_numba_nor_numpy() -> None:
    done = subprocess.run([sys.executable, "-c", SERVE], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
