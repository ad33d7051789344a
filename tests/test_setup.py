"""The set-up: locks that bind and tell no secrets, a dev.py that needs nothing, a client built once."""

import ast
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import build_client
import dev
import pytest

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())
LOCKS = sorted(dev.LOCKS)

REGISTRIES = "|".join(["pypi", "python" + "hosted", "npm" + "js"])  # spelt apart: this file names none either
ADDRESS = re.compile(rf"\b(?:{REGISTRIES})\.(?:org|com)\b|\"resolved\":")
MACHINE_PATH = re.compile(r"(?<![\w.*])/(?:root|home|work|tmp|Users)/")


def pins(lock: str) -> dict[tuple[str, str], str]:
    """The requirements of a lock file, (name, version): the lines that belong to it."""
    blocks = re.split(r"\n(?=[a-z])", (ROOT / lock).read_text().replace("\\\n", "\n"))
    return {(m[1], m[2]): block for block in blocks if (m := re.match(r"([a-z0-9-]+)==(\S+)", block))}


def names(requirements: list[str]) -> set[str]:
    return {re.split(r"[^\w-]", requirement)[0] for requirement in requirements}


def tracked_files() -> list[str]:
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True)
    return [name for name in listed.stdout.split("\0") if name and (ROOT / name).is_file()]


@pytest.mark.parametrize("lock", LOCKS)
def test_every_requirement_of_a_lock_is_pinned_with_hashes(lock: str) -> None:
    text = (ROOT / lock).read_text()
    assert pins(lock)
    assert len(pins(lock)) == len(re.findall(r"^[a-z]", text, re.MULTILINE))
    assert all("--hash=sha256:" in block for block in pins(lock).values())
    assert "://" not in text


def test_the_locks_hold_every_dependency() -> None:
    runtime = names(PROJECT["project"]["dependencies"])
    groups = {name: names(group) for name, group in PROJECT["dependency-groups"].items()}
    locked = {lock: {name for name, _ in pins(lock)} for lock in LOCKS}
    assert runtime <= locked["requirements.lock"]
    assert runtime | groups["dev"] <= locked["requirements-dev.lock"]
    assert runtime | groups["bench"] <= locked["bench/requirements.lock"]
    assert groups["node"] <= locked["requirements-node.lock"]
    assert groups["uv"] <= locked["requirements-uv.lock"]


@pytest.mark.parametrize("lock", ["requirements-dev.lock", "bench/requirements.lock"])
def test_what_is_tested_and_measured_is_what_people_run(lock: str) -> None:
    assert pins("requirements.lock").keys() <= pins(lock).keys()


def test_what_builds_is_pinned_exactly() -> None:
    groups = PROJECT["dependency-groups"]
    for requirement in [*PROJECT["build-system"]["requires"], *groups["node"], *groups["uv"], *groups["bench"]]:
        assert re.fullmatch(r"[a-z-]+==[\d.]+", requirement)


def test_no_file_names_a_registry_or_a_place_on_a_machine() -> None:
    found = []
    for name in tracked_files():
        content = (ROOT / name).read_bytes()
        if b"\0" in content:
            continue
        for number, line in enumerate(content.decode().splitlines(), 1):
            if ADDRESS.search(line) or MACHINE_PATH.search(line):
                found.append(f"{name}:{number}: {line.strip()[:100]}")
    assert found == []


@pytest.mark.parametrize(
    "halves",
    [('"resolved"', ': "x"'), ("https://pypi", ".org/simple"), ("see /home", "/ann/x"), ("'/tmp", "/x'")],
)
def test_the_search_for_addresses_and_places_finds_them(halves: tuple[str, str]) -> None:
    line = "".join(halves)  # written in halves, so that it finds them here only
    assert ADDRESS.search(line) or MACHINE_PATH.search(line)


@pytest.mark.parametrize("name", ["dev.py", "build_client.py"])
def test_the_set_up_needs_nothing_but_python(name: str) -> None:
    tree = ast.parse((ROOT / name).read_text(), feature_version=(3, 8))  # an old one must be able to say so
    imported = {
        module.partition(".")[0]
        for node in ast.walk(tree)
        if isinstance(node, ast.Import | ast.ImportFrom)
        for module in ([node.module or ""] if isinstance(node, ast.ImportFrom) else [a.name for a in node.names])
    }
    assert imported <= sys.stdlib_module_names | {"build_client"}


def test_help_names_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    dev.main(["--help"])
    told = capsys.readouterr().out
    assert all(f"\n  {command} " in told for command in dev.COMMANDS)


def test_an_unknown_command_is_answered_in_one_line() -> None:
    with pytest.raises(SystemExit, match=r"^dev\.py: there is no command 'sevre'; there are serve, .*$"):
        dev.main(["sevre"])


def test_work_is_done_once_for_a_mark_and_again_after_it_failed(tmp_path: Path) -> None:
    done: list[str] = []

    def fail() -> None:
        raise OSError("no network")

    build_client.once(tmp_path / "stamp", "a", lambda: done.append("a"))
    build_client.once(tmp_path / "stamp", "a", lambda: done.append("a again"))
    with pytest.raises(OSError, match="no network"):
        build_client.once(tmp_path / "stamp", "b", fail)
    build_client.once(tmp_path / "stamp", "a", lambda: done.append("a anew"))
    assert done == ["a", "a anew"]


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A client of one source file, with a npm that only takes note of what it was asked."""
    folder = tmp_path / "client"
    (folder / "node_modules").mkdir(parents=True)
    for name in ("package.json", "package-lock.json", ".npmrc", "main.ts"):
        (folder / name).write_text(name)
    monkeypatch.setattr(build_client, "ROOT", tmp_path)
    monkeypatch.setattr(build_client, "CLIENT", folder)
    monkeypatch.setattr(build_client, "PAGES", tmp_path / "pages")
    monkeypatch.setattr(build_client, "PAGES_STAMP", tmp_path / "pages.sha256")
    monkeypatch.setattr(build_client, "MODULES_STAMP", folder / "node_modules" / "stamp.sha256")
    return folder


@pytest.fixture
def asked(client: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    asked: list[str] = []

    def npm(*words: str) -> None:
        asked.append(words[0])
        (client.parent / "pages").mkdir(exist_ok=True)
        (client.parent / "pages" / "index.html").write_text("built")

    monkeypatch.setattr(build_client, "npm", npm)
    return asked


def test_a_client_is_built_again_only_when_it_has_changed(client: Path, asked: list[str]) -> None:
    build_client.build()
    build_client.build()
    assert asked == ["ci", "run"]
    (client / "main.ts").write_text("changed")
    build_client.build()
    assert asked == ["ci", "run", "run"]
    (client / "package-lock.json").write_text("changed")
    build_client.build()
    assert asked == ["ci", "run", "run", "ci", "run"]


def test_a_source_distribution_brings_its_pages(client: Path, asked: list[str]) -> None:
    (client.parent / "PKG-INFO").touch()
    (client.parent / "pages").mkdir()
    (client.parent / "pages" / "index.html").touch()
    build_client.build()
    assert asked == []


def test_what_tools_leave_behind_changes_no_digest(client: Path) -> None:
    before = build_client.digest(client)
    (client / "node_modules" / "more.js").touch()
    (client / "all.tsbuildinfo").touch()
    assert build_client.digest(client) == before
    (client / "more.ts").touch()
    assert build_client.digest(client) != before


@pytest.mark.parametrize(
    ("version", "fits"),
    [("v18.20.0", False), ("v20.18.1", False), ("v20.19.0", True), ("v21.7.3", False), ("v22.11.0", False),
     ("v22.12.0", True), ("v24.0.0", True), ("", False)],
)  # fmt: skip
def test_only_a_node_that_the_client_builds_with_is_taken(
    version: str, fits: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("node", "npm"):
        (tmp_path / name).write_text(f"#!/bin/sh\necho {version}\n")
        (tmp_path / name).chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert build_client.has_node() is fits


def test_uv_hears_of_the_indexes_that_pip_is_set_to() -> None:
    told = (
        "global.index-url='https://mirror.example/simple'\n"
        "global.timeout='60'\n"
        ":env:.extra-index-url='\\nhttps://a.example\\nhttps://b.example'\n"
    )
    assert dev.as_settings_of_uv(told) == {
        "UV_DEFAULT_INDEX": "https://mirror.example/simple",
        "UV_INDEX": "https://a.example https://b.example",
    }
