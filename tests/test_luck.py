"""Luck: the published numbers, exact uniformity, and what may be checked afterwards."""

import hashlib
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st
from oracle import chance

from hexmoot import accel, luck
from hexmoot.luck import NO_LUCK, Stream

LUCK = bytes(range(16))
SEED = hashlib.sha256(b"hexmoot example").digest()
sixteen_bytes = st.binary(min_size=16, max_size=16)


def test_the_stream_gives_the_published_numbers() -> None:
    stream = Stream(LUCK)
    assert [stream.u32() for _ in range(5)] == [858807458, 1403912697, 1845977855, 1504073547, 2702540561]
    dice = Stream(LUCK)
    assert [dice.below(6) + 1 for _ in range(12)] == [3, 4, 6, 4, 6, 5, 4, 1, 1, 4, 4, 4]
    items = list(range(10))
    Stream(LUCK).shuffle(items)
    assert items == [3, 2, 0, 9, 1, 5, 4, 7, 6, 8]


def test_seed_and_pinches_give_the_published_luck() -> None:
    commit = luck.commit_of(SEED)
    assert commit == "e49e4ac1db7e40f34811164a2448f7206c21bff9a31590d8bdedcd080864e794"
    salt = luck.salt_of(commit, ["00ff", "abcd"])
    assert salt.hex() == "e012e2924eec95456151ee03b11265724ff51bd7edbe02ccfee3c18ffba04c79"
    assert [luck.luck_at(SEED, salt, k).hex() for k in range(3)] == [
        "40a53232085a573c45a120713525a00f",
        "54369fc1385f5b0af4a61d4dc5fa206d",
        "557f2ef51d52ad07bb1428e248c32f81",
    ]


@given(sixteen_bytes, st.lists(st.integers(1, 2**32), max_size=20))
def test_every_draw_is_the_one_that_others_compute(drops: bytes, ranges: list[int]) -> None:
    ours, theirs = Stream(drops), chance.Stream(drops)
    assert [ours.below(n) for n in ranges] == [theirs.below(n) for n in ranges]


@given(sixteen_bytes, st.lists(st.integers(), max_size=12))
def test_a_shuffle_is_the_one_that_others_compute_and_loses_nothing(drops: bytes, items: list[int]) -> None:
    ours, theirs = items.copy(), items.copy()
    Stream(drops).shuffle(ours)
    chance.Stream(drops).shuffle(theirs)
    assert ours == theirs
    assert sorted(ours) == sorted(items)


@given(st.binary(min_size=32, max_size=32), st.lists(st.from_regex(r"[0-9a-f]{0,64}", fullmatch=True), max_size=4))
def test_the_luck_of_a_step_is_the_one_that_others_compute(seed: bytes, pinches: list[str]) -> None:
    salt = luck.salt_of(luck.commit_of(seed), pinches)
    assert salt == chance.salt(seed, pinches)
    assert luck.luck_at(seed, salt, 2**40) == chance.luck_of(seed, pinches, 2**40)


def test_outputs_in_the_ragged_end_of_the_range_are_thrown_away() -> None:
    n = 2**31 + 1  # a range that takes one output in two
    outputs, draws = Stream(LUCK), Stream(LUCK)
    kept = [x for x in (outputs.u32() for _ in range(40)) if x < n]
    assert 10 < len(kept) < 30
    assert [draws.below(n) for _ in kept] == kept


def test_all_results_are_alike_over_the_words_of_many_lucks() -> None:
    counts = [0] * 7
    dice = Stream(LUCK)
    for _ in range(7_000):
        counts[dice.below(7)] += 1
    assert all(900 < count < 1_100 for count in counts)


def test_a_range_of_one_takes_an_output_too() -> None:
    one, other = Stream(LUCK), Stream(LUCK)
    assert one.below(1) == 0
    other.u32()
    assert one.u32() == other.u32()


def test_a_luck_for_a_stream_of_its_own_is_the_next_four_outputs() -> None:
    one, other = Stream(LUCK), Stream(LUCK)
    assert one.luck() == b"".join(other.u32().to_bytes(4, "big") for _ in range(4))


def test_draws_are_listed_while_there_is_room_and_luck_dries_up() -> None:
    words = luck.Words()
    luck.pour(words, *luck.words_of(LUCK))
    first = luck.below(words, 2**32)
    luck.below(words, 6)
    assert words.drawn == 2
    assert accel.field_values(words, "draws") == [2**32, first]
    luck.dry(words)
    assert accel.field_values(words, "luck") == [0, 0, 0, 0]


@pytest.mark.parametrize("length", [0, 15, 17])
def test_a_luck_has_sixteen_bytes(length: int) -> None:
    with pytest.raises(ValueError, match=f"a luck has 16 bytes, not {length}"):
        Stream(bytes(length))


def test_fresh_seeds_and_lucks_have_their_length_and_differ() -> None:
    assert [len(luck.new_seed()), len(luck.new_luck()), len(NO_LUCK)] == [32, 16, 16]
    assert luck.new_seed() != luck.new_seed()
    assert luck.new_luck() != luck.new_luck()


@pytest.mark.parametrize(("text", "fits"), [("", 1), ("00ff", 1), ("a" * 64, 1), ("a" * 65, 0), ("A", 0), ("g", 0)])
def test_a_pinch_has_up_to_64_lower_case_hex_digits(text: str, fits: bool) -> None:
    assert bool(re.search(luck.PINCH, text)) == fits
