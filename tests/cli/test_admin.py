"""`hexmoot admin`: a house is looked after while its server runs, and while none does."""

import asyncio
import os
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import pytest
from server.play import OPEN, RESIGN, YOU, command, wish
from server.real import browser, hear, line, say, serving

from cli.conftest import Run
from hexmoot.record import read, verify
from hexmoot.store import Store


async def admin(folder: Path, *words: str) -> str:
    """What the command says, in a process of its own."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "hexmoot", "admin", "--data", str(folder), *words),
        stdout=asyncio.subprocess.PIPE,
        env=os.environ,
    )
    said, _ = await process.communicate()
    assert process.returncode == 0, words
    return said.decode()


async def test_a_house_is_looked_after_while_its_server_runs(tmp_path: Path) -> None:
    data = tmp_path / "data"
    async with serving(data) as server, browser(server) as ann, browser(server) as bob:
        names = {"Ann": ann, "Bob": bob}
        ids = {name: (await one.patch("/api/me", json={"name": name})).json()["id"] for name, one in names.items()}
        code = (await ann.post("/api/tables", json=wish(YOU, OPEN))).json()["code"]
        await bob.post(f"/api/tables/{code}/sit", json={})
        async with await line(server, code, bob.cookies["hexmoot"]) as socket:
            await say(socket, type="hello")
            await say(socket, type="chat")
            await say(socket, type="say", id="1", text="Rude")
            while (await hear(socket))["type"] != "said":
                pass
            await ann.post(f"/api/tables/{code}/reports", json={"n": 1})
            await say(socket, **command(1, RESIGN))
            while (await hear(socket))["type"] != "accepted":
                pass
        assert f"{code}  battlehex   done " in await admin(data, "tables")
        assert f"{code}  seats        1  {ids['Bob']}    1  Bob: Rude" in await admin(data, "reports")
        await admin(data, "unname", ids["Bob"])
        seats = (await ann.get(f"/api/tables/{code}")).json()["seats"]
        assert [seat["name"] for seat in seats] == ["Ann", "Anonymous"]
        await admin(data, "ban", ids["Bob"])
        assert (await bob.get("/api/me")).json()["code"] == "banned"
        assert "banned  -" in await admin(data, "people")
        await admin(data, "unban", ids["Bob"])
        assert (await bob.get("/api/me")).status_code == 200
        await admin(data, "export", str(tmp_path / "records"))
        record = read((tmp_path / "records" / f"battlehex-{code}-1.jsonl").read_text())
        assert verify(record).problems == []
        await admin(data, "backup", str(tmp_path / "copy.sqlite"))
        await admin(data, "end", code)
        assert (await ann.get(f"/api/tables/{code}")).status_code == 404
        assert (await ann.get("/api/tables")).json()["mine"] == []
        assert "  ended " in await admin(data, "tables")
    with closing(sqlite3.connect(tmp_path / "copy.sqlite")) as copy:
        assert copy.execute("SELECT code, ended FROM tables").fetchall() == [(code, 0)]
        assert copy.execute("PRAGMA integrity_check").fetchone() == ("ok",)


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A data folder that no server uses, with a person in it."""
    Store(tmp_path).close()
    with closing(sqlite3.connect(tmp_path / "hexmoot.sqlite")) as data, data:
        data.execute("INSERT INTO people (id, secret, name, created) VALUES ('p', x'00', 'Ann', 0)")
    return tmp_path


def test_without_a_server_the_command_does_it_itself(run: Run, house: Path) -> None:
    words = ("admin", "--data", house)
    assert run(*words, "ban", "p").code == 0
    assert run(*words, "unname", "p").code == 0
    assert run(*words, "people").out == "p  1970-01-01     0     0  banned  -\n"
    assert run(*words, "unban", "p").code == 0
    assert "banned" not in run(*words, "people").out


@pytest.mark.parametrize("order", [("end", "nothing"), ("ban", "nobody"), ("unban", "p"), ("unname", "nobody")])
def test_what_there_is_not_is_said_in_a_sentence(run: Run, house: Path, order: tuple[str, str]) -> None:
    done = run("admin", "--data", house, *order)
    assert (done.code, done.err) == (2, f"hexmoot: there is nothing called {order[1]} here to do that to\n")


def test_a_folder_without_a_house_is_left_alone(run: Run, tmp_path: Path) -> None:
    done = run("admin", "--data", tmp_path, "tables")
    assert done.code == 2
    assert "there is no house in" in done.err
    assert list(tmp_path.iterdir()) == []


def test_a_folder_of_another_hexmoot_is_not_touched(run: Run, house: Path) -> None:
    with closing(sqlite3.connect(house / "hexmoot.sqlite")) as data, data:
        data.execute("UPDATE alembic_version SET version_num = '0001'")
    assert "start the server once" in run("admin", "--data", house, "tables").err


def test_a_backup_is_not_written_over(run: Run, house: Path, tmp_path: Path) -> None:
    file = tmp_path / "copy.sqlite"
    assert run("admin", "--data", house, "backup", file).code == 0
    assert "is there already" in run("admin", "--data", house, "backup", file).err


@pytest.mark.parametrize("command", ["export", "backup"])
@pytest.mark.parametrize("path", ["", "  "])
def test_an_empty_path_is_not_the_folder_one_stands_in(
    run: Run, house: Path, command: str, path: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = house / "here"
    here.mkdir()
    monkeypatch.chdir(here)
    done = run("admin", "--data", house, command, path)
    assert (done.code, done.err) == (2, "hexmoot: this needs a name; an empty one is none\n")
    assert list(here.iterdir()) == []


def test_names_in_lists_command_no_terminal(run: Run, house: Path) -> None:
    with closing(sqlite3.connect(house / "hexmoot.sqlite")) as data, data:
        data.execute("UPDATE people SET name = 'A' || char(27) || '[31m'")
    assert "\x1b" not in run("admin", "--data", house, "people").out
