#!/usr/bin/env python3
"""Sets Hexmoot up and runs it. Python 3.11 or newer is all it needs; what it makes stays in the folder .dev.

usage: python3 dev.py COMMAND [WORDS]

  serve      start the server and open the browser; WORDS go to `hexmoot serve`:
             --host --port --public-url --trust-proxy --data DIR --no-open
  hexmoot    any other command of Hexmoot: python3 dev.py hexmoot play battlehex --seats general,recruit
  test       every test: Python, client, browser; WORDS after -- go to pytest and choose a part of it:
             python3 dev.py test -- tests/test_luck.py -k draws
  check      what a change must pass besides: ruff, mypy, import-linter, biome, svelte-check
  bench      measure speed, all rows or those named: python3 dev.py bench hex.strict plain
  soak       the long tests, hours of them; WORDS go to pytest
  lock       write the lock files anew from pyproject.toml; --upgrade takes the newest releases

The first run makes what is missing, later ones only what has changed, so that `serve` starts at once.
Your settings of pip and uv for indexes, proxies and certificates are obeyed and written nowhere.
"""

from __future__ import annotations

import ast
import contextlib
import functools
import importlib.util
import os
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import build_client
from build_client import ROOT, digest, once

DEV = ROOT / ".dev"

BUILD_FILES = [ROOT / "pyproject.toml", ROOT / "hatch_build.py", ROOT / "build_client.py", ROOT / "README.md"]

# lock file: what it holds, in words of `uv pip compile`; people run the first, the others agree with it
LOCKS = {
    "requirements.lock": ["pyproject.toml"],
    "requirements-dev.lock": ["pyproject.toml", "--group=dev", "--constraints=requirements.lock"],
    "bench/requirements.lock": ["pyproject.toml", "--group=bench", "--constraints=requirements.lock"],
    "requirements-node.lock": ["--group=pyproject.toml:node"],
    "requirements-uv.lock": ["--group=pyproject.toml:uv"],
}
LOCK_STYLE = ["--universal", "--python-version=3.11", "--generate-hashes", "--no-header", "--no-annotate", "--quiet"]

# setting of pip: the variable that says the same to uv, which does not read pip's files
PIP_TO_UV = {
    "index-url": "UV_DEFAULT_INDEX",
    "extra-index-url": "UV_INDEX",
    "trusted-host": "UV_INSECURE_HOST",
}

CERTIFICATES = ["/etc/ssl/certs/ca-certificates.crt", "/etc/pki/tls/certs/ca-bundle.crt"]  # Debian, Fedora

# of pytest: a process for each core, but no more than four, which would all compile the same at the same time
SIDE_BY_SIDE = ["--numprocesses=auto", "--maxprocesses=4", "--dist=worksteal"]

BROWSERS = [
    "chromium",
    "chromium-browser",
    "google-chrome",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
]


# ---- commands ----


def serve(words: list[str]) -> None:
    hexmoot(["serve", *words])


def hexmoot(words: list[str]) -> None:
    program = str(packaged("serve", "requirements.lock") / "hexmoot")
    os.execv(program, [program, *words])


def test(words: list[str]) -> None:
    python = str(workshop() / "python")
    has_browser = find_browser()
    if words:
        run(python, "-m", "pytest", *words[words[0] == "--" :])
        return
    run(python, "-m", "pytest", "-m", "not browser and not soak", *SIDE_BY_SIDE)
    build_client.npm("test")
    if has_browser:
        run(python, "-m", "pytest", "-m", "browser")


def check(words: list[str]) -> None:
    programs = workshop()
    failed = []
    for name, *step in [
        ("ruff", str(programs / "ruff"), "check"),
        ("ruff format", str(programs / "ruff"), "format", "--check"),
        ("mypy", str(programs / "mypy")),
        ("import-linter", str(programs / "lint-imports")),
        ("client", "npm", "--prefix", "client", "run", "check"),
    ]:
        try:
            run(*step)
        except subprocess.CalledProcessError:
            failed.append(name)
    if failed:
        sys.exit(f"dev.py: to be mended: {', '.join(failed)}")
    say("nothing to mend")


def bench(words: list[str]) -> None:
    python = str(packaged("bench", "bench/requirements.lock") / "python")
    find_browser()
    os.environ.setdefault("HEXMOOT_RULES", "compiled")
    run(python, "bench/run.py", *words)


def soak(words: list[str]) -> None:
    python = str(workshop() / "python")
    find_browser()
    run(python, "-m", "pytest", "-m", "soak", *words)


def lock(words: list[str]) -> None:
    with alone():
        for name, contents in LOCKS.items():
            say(f"writing {name}")
            uv("pip", "compile", *contents, f"--output-file={name}", *LOCK_STYLE, *words)


# ---- environments ----


def packaged(name: str, lock: str) -> Path:
    """An environment with the package as people install it, built from this folder."""
    with alone():
        if not build_client.is_built():
            provide_node()
        return environment(name, lock, ".", digest(*BUILD_FILES, ROOT / "src", ROOT / "client"))


def workshop() -> Path:
    """The environment of tests and checks: this folder as it is, the client built and its tools at hand."""
    with alone():
        provide_node()
        build_client.install()
        build_client.build()
        return environment("test", "requirements-dev.lock", "--editable=.", digest(*BUILD_FILES))


def environment(name: str, lock: str, project: str = "", project_mark: str = "") -> Path:
    """Makes .dev/NAME hold what `lock` lists, and the project where asked; returns its folder of programs."""
    home = DEV / name
    installed = home / "installed"
    into = f"--python={home}/bin/python"

    def make() -> None:
        say(f"making the environment .dev/{name}")
        uv("venv", "--clear", "--quiet", f"--python={sys.executable}", str(home))

    def fill() -> None:
        installed.unlink(missing_ok=True)  # what no lock lists, uv takes out
        uv("pip", "sync", "--require-hashes", into, lock)

    def install() -> None:
        say(f"putting Hexmoot into .dev/{name}")
        uv("pip", "install", "--no-deps", "--reinstall-package=hexmoot", into, project)

    once(home / "made", interpreter(home), make)
    once(home / "filled", digest(ROOT / lock), fill)
    if project:
        once(installed, project_mark, install)
    return home / "bin"


def interpreter(home: Path) -> str:
    """What an environment is tied to: its own place, and the Python that it was made with."""
    return f"{home} {sys.executable} {sys.version}"


def uv(*words: str) -> None:
    """Runs our own uv, which the pip of an environment of its own fetches first."""
    home = DEV / "uv"
    pip = [f"{home}/bin/python", "-m", "pip"]

    def make() -> None:
        say("making the environment .dev/uv")
        need_ensurepip()
        run(sys.executable, "-m", "venv", "--clear", str(home))
        run(*pip, "install", "--quiet", "--require-hashes", "--requirement=requirements-uv.lock")

    once(home / "made", interpreter(home) + digest(ROOT / "requirements-uv.lock"), make)
    obey_pip(*pip)
    run(f"{home}/bin/uv", *words)


def provide_node() -> None:
    """Sees to it that PATH leads to Node and npm: the machine's where new enough, else packaged ones."""
    if not build_client.has_node():
        programs = environment("node", "requirements-node.lock")
        os.environ["PATH"] = f"{programs}{os.pathsep}{os.environ['PATH']}"


@contextlib.contextmanager
def alone() -> Iterator[None]:
    """Keeps two runs of dev.py from making the same environment at the same time."""
    import fcntl  # here, so that --help can be read on any machine

    DEV.mkdir(exist_ok=True)
    with open(DEV / "alone", "w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


# ---- the machine ----


def need_ensurepip() -> None:
    """Debian keeps what `python3 -m venv` needs in a package of its own."""
    if importlib.util.find_spec("ensurepip") is None:
        apt_install("python3-venv")
        importlib.invalidate_caches()
        if importlib.util.find_spec("ensurepip") is None:
            sys.exit("dev.py: this Python cannot make environments; please run: sudo apt install python3-venv")


@functools.cache
def obey_pip(*pip: str) -> None:
    """Lets uv use the indexes that pip is set to use, unless uv has settings of its own."""
    told = subprocess.run([*pip, "config", "list"], capture_output=True, text=True)
    for variable, value in as_settings_of_uv(told.stdout).items():
        os.environ.setdefault(variable, value)
    os.environ.setdefault("UV_INDEX_STRATEGY", "unsafe-best-match")  # as pip: any index will do, the hashes decide


def as_settings_of_uv(told_by_pip: str) -> dict[str, str]:
    """The lines of `pip config list`, such as global.index-url='…', as the variables of uv that mean the same."""
    settings = {}
    for line in told_by_pip.splitlines():
        name, _, value = line.partition("=")
        variable = PIP_TO_UV.get(name.rpartition(".")[2])
        if variable:
            settings[variable] = " ".join(ast.literal_eval(value).split())
    return settings


def trust_the_system() -> None:
    """Lets uv, pip and Node accept the certificates that the machine accepts, as behind a company's proxy."""
    bundle = next((path for path in CERTIFICATES if os.path.exists(path)), None)
    if bundle:
        os.environ.setdefault("REQUESTS_CA_BUNDLE", bundle)  # pip's; its own settings go before it
        os.environ.setdefault("NODE_EXTRA_CA_CERTS", bundle)
    if bundle or sys.platform == "darwin":
        os.environ.setdefault("UV_SYSTEM_CERTS", "1")
        os.environ.setdefault("NODE_USE_SYSTEM_CA", "1")


def find_browser() -> bool:
    """Whether there is a Chromium for the browser tests, which read its path from HEXMOOT_CHROMIUM."""
    if "HEXMOOT_CHROMIUM" not in os.environ:
        found = first_program(BROWSERS) or (apt_install("chromium") and first_program(BROWSERS))
        if found:
            os.environ["HEXMOOT_CHROMIUM"] = found
        elif os.environ.get("CI") == "true":
            sys.exit("dev.py: the browser tests need Chromium, and this machine has none")
        else:
            say("no Chromium here, so the browser tests are left out; HEXMOOT_CHROMIUM may name one")
            return False
    return True


def first_program(names: list[str]) -> str | None:
    return next(filter(None, map(shutil.which, names)), None)


def apt_install(package: str) -> bool:
    """Installs a package of Debian's where that is possible without asking; says whether it did."""
    if os.geteuid() != 0 or not shutil.which("apt-get"):
        return False
    say(f"installing Debian's {package}")
    quietly = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run(["apt-get", "-qq", "update"], env=quietly)  # where one list fails, the others may do
    install = ["apt-get", "-qq", "install", "--no-install-recommends", package]
    return subprocess.run(install, env=quietly, stdin=subprocess.DEVNULL).returncode == 0


def go_on_in_a_new_python() -> None:
    """Apple's `python3` is an old one; a newer one may stand beside it under its full name."""
    if sys.version_info < (3, 11):
        newer = first_program([f"python3.{minor}" for minor in (14, 13, 12, 11)])
        if newer is None:
            sys.exit(f"dev.py: Hexmoot needs Python 3.11 or newer, and this is {sys.version.split()[0]}")
        os.execv(newer, [newer, *sys.argv])


def run(*words: str) -> None:
    subprocess.run(words, cwd=ROOT, check=True)


def say(sentence: str) -> None:
    print(f"dev.py: {sentence}", flush=True)


COMMANDS = {
    "serve": serve,
    "hexmoot": hexmoot,
    "test": test,
    "check": check,
    "bench": bench,
    "soak": soak,
    "lock": lock,
}


def main(words: list[str]) -> None:
    command, *rest = words or ["--help"]
    helps = ("-h", "--help")
    if command in helps or (rest and rest[0] in helps and command not in ("serve", "hexmoot")):
        print(__doc__)
        return
    if command not in COMMANDS:
        sys.exit(f"dev.py: there is no command {command!r}; there are {', '.join(COMMANDS)}")
    go_on_in_a_new_python()
    trust_the_system()
    for variable in ("PYTHONPATH", "PYTHONHOME", "VIRTUAL_ENV"):  # they would reach into our environments
        os.environ.pop(variable, None)
    os.environ["UV_PYTHON_DOWNLOADS"] = "never"
    try:
        COMMANDS[command](rest)
    except subprocess.CalledProcessError as failure:
        say(f"this failed: {shlex.join(map(str, failure.cmd))}")
        sys.exit(1)
    except KeyboardInterrupt:
        sys.exit(130)


if __name__ == "__main__":
    main(sys.argv[1:])
