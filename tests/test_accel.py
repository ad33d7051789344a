"""Records and rules: declared fields, layout, dumps and copies alike in both modes."""

from typing import Any

import pytest

from hexmoot import accel
from hexmoot.accel import buffer, fleeting, public, record, rule, scratch, secret, table, tell


@record
class Kinds:
    """A field of each kind, in an order that needs padding."""

    tiny: int = public("i1")
    wide: int = public("i8")
    short: list[int] = secret("i2", 3)
    word: int = public("i4")
    grid: list[list[int]] = secret("i1", 2, 2)
    luck: list[int] = fleeting("i8", 4)


@record
class Tally:
    """A record that can tell."""

    story: list[list[int]] = fleeting("i2", 4, 5)
    told: int = fleeting("i4")
    quiet: int = fleeting("i1")


@record
class Scale:
    """Working space with fractions."""

    weight: list[float] = scratch("f8", 2)


DUMPED = bytes.fromhex("ff0000000000000002000000000000800100ff7f00800000ffffff7f01020304")


@rule
def fill(s: Kinds) -> None:
    s.tiny = -1
    s.wide = -0x7FFFFFFFFFFFFFFE
    s.short[0] = 1
    s.short[1] = 0x7FFF
    s.short[2] = -0x8000
    s.word = 0x7FFFFFFF
    for i in range(2):
        for j in range(2):
            s.grid[i][j] = 2 * i + j + 1
    s.luck[0] = 5


@rule
def copy_over(dst: Kinds, src: Kinds) -> None:
    accel.assign(dst, src)


@rule
def weigh(s: Scale) -> float:
    s.weight[1] = 0.5
    return s.weight[0] + s.weight[1]


@rule
def looked_up(rows: list[list[int]], out: list[int]) -> None:
    out[0] = rows[1][2]


def filled() -> Kinds:
    s = Kinds()
    fill(s)
    return s


# --- declaring --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("value", [..., 0, []])
def test_a_field_that_does_not_say_who_may_know_it_cannot_be_declared(value: Any) -> None:
    body: dict[str, Any] = {"__annotations__": {"known": int, "undeclared": int}, "known": public("i1")}
    if value is not ...:
        body["undeclared"] = value
    with pytest.raises(TypeError, match=r"Sloppy\.undeclared does not say"):
        record(type("Sloppy", (), body))


def test_a_kind_that_no_dump_holds_cannot_be_declared() -> None:
    with pytest.raises(TypeError, match="does not say how large"):
        record(type("Odd", (), {"__annotations__": {"size": int}, "size": public("u2")}))


@pytest.mark.parametrize("declare", [public, secret, fleeting])
def test_a_state_has_only_whole_numbers(declare: Any) -> None:
    with pytest.raises(TypeError, match="only whole numbers"):
        record(type("Vague", (), {"__annotations__": {"share": float}, "share": declare("f8")}))


def test_a_layout_says_how_large_each_field_is_and_who_may_know_it() -> None:
    layout = accel.layout_of(Kinds())
    assert layout.fields["short"] == ("i2", (3,), "secret")
    assert [layout.fields[name].secrecy for name in ("tiny", "grid", "luck")] == ["public", "secret", "fleeting"]
    assert layout.offsets == {"tiny": 0, "wide": 8, "short": 16, "word": 24, "grid": 28, "luck": 32}
    assert (layout.name, layout.lasting, layout.size) == ("Kinds", 32, 64)


# --- dumps and copies -------------------------------------------------------------------------------------------------


def test_a_dump_has_the_same_bytes_in_both_modes() -> None:
    assert accel.dump(Kinds()) == bytes(32)
    assert accel.dump(filled()) == DUMPED


def test_a_dump_loads_without_what_is_fleeting() -> None:
    s = accel.load(Kinds, DUMPED)
    assert accel.dump(s) == DUMPED
    assert [accel.field_values(s, name) for name in ("tiny", "short", "grid", "luck")] == [
        [-1],
        [1, 0x7FFF, -0x8000],
        [1, 2, 3, 4],
        [0, 0, 0, 0],
    ]
    fill(s)
    assert s.luck[0] == 5


@pytest.mark.parametrize("data", [b"", DUMPED[:-1], DUMPED + b"\0"])
def test_bytes_of_another_length_are_no_dump(data: bytes) -> None:
    with pytest.raises(ValueError, match=rf"a dump of Kinds has 32 bytes, not {len(data)}"):
        accel.load(Kinds, data)


def test_a_clone_shares_nothing() -> None:
    s = Kinds()
    copy = accel.clone(s)
    fill(copy)
    assert accel.dump(s) == bytes(32)
    again = accel.clone(copy)
    again.grid[1][1] = 9
    again.short[0] = 9
    assert accel.dump(copy) == DUMPED
    assert accel.field_values(accel.clone(copy), "luck") == [5, 0, 0, 0]


def test_assigning_makes_equal_and_shares_nothing() -> None:
    source, target = filled(), Kinds()
    copy_over(target, source)
    source.short[0] = 9
    assert accel.dump(target) == DUMPED
    assert accel.field_values(target, "luck") == [5, 0, 0, 0]


def test_working_space_holds_fractions() -> None:
    s = Scale()
    assert weigh(s) == 0.5
    assert accel.field_values(s, "weight") == [0.0, 0.5]
    accel.check(s)


def test_tables_and_buffers_are_read_and_filled_by_rules() -> None:
    out = buffer(2)
    looked_up(table([[1, 2, 3], [4, 5, 6]]), out)
    assert accel.listed(out) == [6, 0]
    assert accel.listed(buffer(2, kind="f8")) == [0.0, 0.0]


# --- telling ----------------------------------------------------------------------------------------------------------


def told(s: Tally) -> list[list[int]]:
    numbers = accel.field_values(s, "story")
    return [numbers[i : i + 5] for i in range(0, 5 * s.told, 5)]


def test_a_story_keeps_rows_in_order() -> None:
    s = Tally()
    tell(s, 7, 1, 2, 3, 4)
    tell(s, 8, -1, 0, 0, 0)
    assert told(s) == [[7, 1, 2, 3, 4], [8, -1, 0, 0, 0]]


def test_a_quiet_record_tells_nothing() -> None:
    s = Tally()
    s.quiet = 1
    tell(s, 7, 1, 2, 3, 4)
    assert told(s) == []


def test_a_full_story_takes_no_more_rows() -> None:
    s = Tally()
    for what in range(9):
        tell(s, what, 0, 0, 0, 0)
    assert [row[0] for row in told(s)] == [0, 1, 2]
