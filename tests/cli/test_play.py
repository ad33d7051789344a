"""`hexmoot play`, `games` and `warm`: bots among themselves."""

import json
from pathlib import Path

import msgspec
import pytest

from cli.conftest import Run
from hexmoot import record
from hexmoot.bots.registry import characters
from hexmoot.cli import match
from hexmoot.games import IDS, games

SEED = f"{7:064x}"
QUICK = ["play", "battlehex", "--playouts", "20", "--seed", SEED]


def without_times(path: Path) -> list[dict[str, object]]:
    """The lines of a record, times aside."""
    return [{k: v for k, v in json.loads(line).items() if k != "at"} for line in path.read_text().splitlines()]


@pytest.mark.parametrize("options", [["-o", "size=4"], ["-o", "size=4", "-o", "mode=classic"]])
def test_a_game_of_bots_is_recorded_and_verified(run: Run, options: list[str], tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    done = run(*QUICK, "--seats", "general,recruit", *options, "--record", file)
    assert done.code == 0
    kept = record.read(file.read_bytes())
    assert kept.footer
    assert kept.footer.seed == SEED
    assert [seat.bot for seat in kept.header.seats] == ["general", "recruit"]
    assert all(entry.at for entry in kept.entries)
    *_, last = record.replay(kept)
    assert last.state.text() in done.out
    assert f"result: {kept.footer.result.reason}. " in done.out
    assert f"seed: {SEED}" in done.out
    assert run("verify", file).code == 0


def test_the_same_seed_gives_the_same_game(run: Run, tmp_path: Path) -> None:
    """With thinking counted in playouts; what bots draw for themselves comes from the seed too."""
    one, two, other = (tmp_path / name for name in ("one", "two", "other"))
    for file in (one, two):
        run(*QUICK, "--seats", "corporal,recruit", "-o", "size=4", "--record", file)
    run(*QUICK, "--seats", "corporal,recruit", "-o", "size=4", "--record", other, "--seed", f"{8:064x}")
    assert without_times(one) == without_times(two)
    assert without_times(one)[1:-1] != without_times(other)[1:-1]


def test_a_record_of_drawn_seats_names_each_seat_by_its_entry(run: Run, tmp_path: Path) -> None:
    file, bots = tmp_path / "game.jsonl", [bot.id for bot in characters("hexpath")[:2]] * 2
    options = ["-o", "rings=2", "-o", "pointsPerSide=1", "-o", "corners=4,5,1,0", "-o", "shuffleSeats=true"]
    done = run(
        "play", "hexpath", "--playouts", "5", "--seed", SEED, "--seats", ",".join(bots), *options, "--record", file
    )
    assert done.code == 0
    kept = record.read(file.read_bytes())
    assert [seat.bot for seat in kept.header.seats] == bots
    seating = next(record.replay(kept)).state.seating()
    assert seating != sorted(seating)
    assert kept.footer
    for seat, entry in enumerate(seating):
        assert f"{kept.header.seats[entry].name}, seat {seat}, points {kept.footer.result.points[seat]}\n" in done.out
    assert run("verify", file).code == 0


@pytest.mark.parametrize("value", ["3", "3,x", "9,1", "here"])
def test_a_list_is_typed_with_commas(run: Run, value: str) -> None:
    done = run("play", "hexpath", "--seats", "magpie,magpie", "-o", f"corners={value}")
    assert done.err.startswith("hexmoot: corners may be some of these with commas between them: a whole number from 0")


def test_without_a_seed_every_game_is_another(run: Run) -> None:
    words = ["play", "battlehex", "--seats", "recruit,recruit", "-o", "size=3", "--playouts", "1"]
    assert run(*words).out.splitlines()[-1] != run(*words).out.splitlines()[-1]


def test_what_was_chosen_about_the_table_is_noted(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    run("play", "battlehex", "--seats", "recruit,recruit", "-o", "size=3", "-o", "botSeconds=0.1", "--record", file)
    assert record.read(file.read_bytes()).header.settings == {"botSeconds": 0.1}


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (["-o", "size=99"], "size may be a whole number from 3 to 13, and not '99'"),
        (["-o", "size=four"], "size may be a whole number from 3 to 13, and not 'four'"),
        (["-o", "size="], "size may be a whole number from 3 to 13, and not ''"),
        (["-o", "mode=chess"], "mode may be battle, classic, and not 'chess'"),
        (["-o", "swap=maybe"], "swap may be true or false, and not 'maybe'"),
        (["-o", "botSeconds=nan"], "botSeconds may be a number from 0.1 to 30, and not 'nan'"),
        (["-o", "turnSeconds=7"], "At a table of this game turnSeconds may be 0, 15, 30, 60, 120, and not 7."),
        (["-o", "turnSeconds=x"], "turnSeconds may be a whole number or null, and not 'x'"),
        (["-o", "onTimeout=auto"], "At a table of this game onTimeout may be forfeit, random, and not auto."),
        (["-o", "size"], "an option is given as name=value, as in -o size=7; 'size' is not"),
        (["-o", "forfeit_limit=3"], "there is no option 'forfeit_limit'; Battle Hex has mode, size, forfeitLimit,"),
        (["--seats", "recruit"], "Battle Hex is for 2 seats, and --seats names 1"),
        (["--seats", "recruit,merlin"], "Battle Hex has no bot 'merlin'; it has recruit, corporal, captain, general"),
        (["--seats", ""], "Battle Hex has no bot ''"),
        (["--seed", "7"], "a seed has 64 hex digits; '7' is none"),
        (["--seed", "x" * 64], "a seed has 64 hex digits"),
        (["--playouts", "0"], "Invalid value for '--playouts': 0 is not in the range x>=1 (more: hexmoot play --help)"),
        (["--record", "."], "--record names a file; . is a folder"),
        (["--record", "nowhere/game.jsonl"], "there is no folder nowhere for the record"),
    ],
)
def test_what_cannot_be_played_is_said_with_what_can(run: Run, words: list[str], problem: str) -> None:
    done = run("play", "battlehex", "--seats", "recruit,recruit", *words)
    assert (done.code, done.out) == (2, "")
    assert done.err.startswith(f"hexmoot: {problem}")


def test_games_lists_every_game_with_options_and_bots(run: Run) -> None:
    text, data = run("games").out, json.loads(run("games", "--json").out)
    assert [game["id"] for game in data] == list(IDS)
    for game, found in zip(data, games(), strict=True):
        assert game["seats"] == list(found.seats)
        assert {name: option["default"] for name, option in game["options"].items()} == defaults(found.Options)
        assert [bot["level"] for bot in game["bots"]] == sorted(bot["level"] for bot in game["bots"])
        for part in [game["title"], *game["options"], *(bot["id"] for bot in game["bots"])]:
            assert part in text
    assert "  size         a whole number from 3 to 13; without it 13\n" in text


def defaults(kind: type) -> dict[str, object]:
    """The options that a game has when nothing is said, by the names of its spec."""
    built: dict[str, object] = msgspec.to_builtins(kind())
    return built


@pytest.mark.parametrize(("words", "ids"), [([], IDS), (["battlehex"], ("battlehex",))])
def test_warm_says_how_far_it_is(
    run: Run, words: list[str], ids: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = []

    def warm_up(games: tuple[str, ...], progress: match.Callable[[int, int, str], None]) -> None:
        asked.append(games)
        progress(0, 1, "battlehex Recruit")
        progress(1, 1, "")

    monkeypatch.setattr(match, "warm_up", warm_up)
    assert run("warm", *words).out == "0/1 battlehex Recruit\n1/1 all bots are ready\n"
    assert asked == [ids]
