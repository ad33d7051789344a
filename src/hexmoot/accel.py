"""Rules once: the same text runs plain, on Python lists, or compiled by Numba, on structured scalars.

`HEXMOOT_RULES=plain|compiled` chooses when this module is first imported; plain is the default and imports neither
NumPy nor Numba. This is the only file that knows either mode.

A state is a single record, made by an annotated class whose fields say how large they are and who may know them.

    @record
    class Hex:
        cell: list[int] = public("i1", 225)
        want: list[int] = secret("i2", 2)
        story: list[list[int]] = fleeting("i2", 20, 5)

    @rule
    def place(s: Hex, at: int, piece: int) -> None: ...

`Hex()` is all zeros. `dump` gives the same bytes in both modes. Kinds are `i1 i2 i4 i8` (signed, little-endian) and,
in scratch records alone, `f8`.
"""

import hashlib
import math
import os
import struct
import sys
import sysconfig
import tempfile
from collections.abc import Callable, Iterator
from functools import partial
from itertools import chain
from pathlib import Path
from typing import Any, Final, Literal, NamedTuple, TypeVar, cast

T = TypeVar("T")
F = TypeVar("F", bound=Callable[..., Any])
Secrecy = Literal["public", "secret", "fleeting", "scratch"]

MODE: Final = os.environ.get("HEXMOOT_RULES", "plain")
if MODE not in ("plain", "compiled"):
    raise SystemExit(f"HEXMOOT_RULES is {MODE!r}; it may be plain or compiled")
COMPILED: Final = MODE == "compiled"
BOUNDS: Final = os.environ.get("HEXMOOT_BOUNDS") == "1"  # plain lists refuse negative indices too: for tests

SIZES: Final = {"i1": 1, "i2": 2, "i4": 4, "i8": 8, "f8": 8}
CODES: Final = {"i1": "b", "i2": "h", "i4": "i", "i8": "q", "f8": "d"}


# --- fields ---------------------------------------------------------------------------------------------


class Field(NamedTuple):
    """One field of a record: its kind, its shape (empty for a number) and who may know it."""

    kind: str
    shape: tuple[int, ...]
    secrecy: Secrecy

    @property
    def length(self) -> int:
        return math.prod(self.shape)


def public(kind: str, *shape: int) -> Any:
    """A field that everybody may know."""
    return Field(kind, shape, "public")


def secret(kind: str, *shape: int) -> Any:
    """A field that leaves the state only through a view."""
    return Field(kind, shape, "secret")


def fleeting(kind: str, *shape: int) -> Any:
    """A field that lives within one step (luck, draws, story): never dumped, compared or shown."""
    return Field(kind, shape, "fleeting")


def scratch(kind: str, *shape: int) -> Any:
    """Working space, in records that are no state at all."""
    return Field(kind, shape, "scratch")


class Layout(NamedTuple):
    """Where each field of a record lies, in bytes. Lasting fields come first, so a dump is one slice."""

    name: str
    fields: dict[str, Field]
    offsets: dict[str, int]
    lasting: int
    size: int


def declared(cls: type) -> dict[str, Field]:
    """The fields of an annotated class; TypeError if one does not say how large it is and who may know it."""
    fields: dict[str, Field] = {}
    for name in cls.__annotations__:
        field = vars(cls).get(name)
        if not isinstance(field, Field) or field.kind not in SIZES:
            raise TypeError(f"{cls.__name__}.{name} does not say how large it is and who may know it")
        if field.kind == "f8" and field.secrecy != "scratch":
            raise TypeError(f"{cls.__name__}.{name} is f8, and a state has only whole numbers")
        fields[name] = field
    return fields


def lay_out(cls: type) -> Layout:
    """Offsets with natural alignment, lasting fields before fleeting ones."""
    fields = declared(cls)
    kept = {n: f for n, f in fields.items() if f.secrecy in ("public", "secret")}
    ordered = kept | {n: f for n, f in fields.items() if n not in kept}
    offsets: dict[str, int] = {}
    at = lasting = 0
    for n, f in ordered.items():
        unit = SIZES[f.kind]
        at = -(-at // unit) * unit
        offsets[n] = at
        at += unit * f.length
        if n in kept:
            lasting = at
    return Layout(cls.__name__, ordered, offsets, lasting, -(-at // 8) * 8)


# --- the two modes --------------------------------------------------------------------------------------


class Row(list[Any]):
    """A list that refuses negative indices, as a compiled array cannot."""

    def __getitem__(self, at: Any) -> Any:
        if not isinstance(at, slice) and at < 0:
            raise IndexError(f"index {at} is negative")
        return super().__getitem__(at)

    def __setitem__(self, at: Any, value: Any) -> None:
        if not isinstance(at, slice) and at < 0:
            raise IndexError(f"index {at} is negative")
        super().__setitem__(at, value)

    def copy(self) -> "Row":
        return Row(self)


def nested(shape: tuple[int, ...], zero: float = 0) -> Any:
    """Zeros in lists of lists; a plain zero for the empty shape."""
    if not shape:
        return zero
    rows = [nested(shape[1:], zero) for _ in range(shape[0])] if len(shape) > 1 else [zero] * shape[0]
    return Row(rows) if BOUNDS else rows


def flat(value: Any) -> list[Any]:
    """The numbers of a field, in one list."""
    if not isinstance(value, list):
        return [value]
    numbers: list[Any] = value
    while numbers and isinstance(numbers[0], list):
        numbers = list(chain.from_iterable(numbers))
    return numbers


def pour_into(value: list[Any], numbers: Iterator[Any]) -> None:
    """Fill nested lists from a stream of numbers, in place."""
    for i, item in enumerate(value):
        if isinstance(item, list):
            pour_into(item, numbers)
        else:
            value[i] = next(numbers)


# Floors above all verbs, and the sentences that they speak: no verb sees these.
ABOVE = {"arena", "cli", "record", "server", "store", "table", "words"}


def cache_folder() -> Path:
    """Where compiled code is kept: named by all that Numba's own key forgets.

    An edited callee leaves a stale cached caller, so the name holds a hash of all source that verbs may stand in or
    import; it also holds the versions of Python, Numba and NumPy and the bounds-check switch.
    """
    from importlib.metadata import version

    key = hashlib.sha256()
    for part in (sys.version, sysconfig.get_platform(), version("numba"), version("numpy")):
        key.update(part.encode())
    key.update(os.environ.get("NUMBA_BOUNDSCHECK", "0").encode())
    root = Path(__file__).parent
    for source in sorted(root.rglob("*.py")):
        name = source.relative_to(root)
        if name.parts[0] not in ABOVE:
            key.update(str(name).encode() + source.read_bytes())
    base = os.environ.get("HEXMOOT_CACHE") or os.environ.get("XDG_CACHE_HOME") or "~/.cache"
    folder = Path(base).expanduser() / "hexmoot" / key.hexdigest()[:16]
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if os.access(folder, os.W_OK):
            return folder
    except OSError:
        pass
    return Path(tempfile.mkdtemp(prefix="hexmoot-"))  # a name that nobody can foresee: what lies there is run


if COMPILED:
    os.environ["NUMBA_CACHE_DIR"] = str(cache_folder())
    import numpy as np
    from numba import njit, types
    from numba.core import cgutils
    from numba.extending import intrinsic

    LAYOUTS: dict[Any, Layout] = {}

    def widened(template: Callable[..., Any], args: tuple[Any, ...], kws: Any) -> Any:
        """Whole numbers go from verb to verb as i8, constants too: else each mix of kinds is compiled anew."""
        whole = (types.Integer, types.IntegerLiteral)
        return template(tuple(types.int64 if isinstance(a, whole) else a for a in args), kws)

    def called(held: Any) -> Any:
        """What a closure holds, by name; a verb is told by what it holds in its turn."""
        f = getattr(held, "py_func", None)
        return repr(held) if f is None else (f.__module__, f.__qualname__, f.__code__.co_firstlineno, holdings(f))

    def holdings(f: Callable[..., Any]) -> tuple[Any, ...]:
        """All that a closure holds, by name."""
        return tuple(called(cell.cell_contents) for cell in f.__closure__ or ())

    def index_key(f: Callable[..., Any], sig: Any, codegen: Any) -> Any:
        """Numba's own key pickles what a closure holds, and pickles differ where Python has read its bytecode back."""
        return sig, codegen.magic_tuple(), holdings(f)

    def rule(f: F) -> F:
        """A verb of the rules, compiled at its first call."""
        verb: Any = njit(cache=True, nogil=True)(f)
        verb._cache._index_key = partial(index_key, f)
        verb.get_call_template = partial(widened, verb.get_call_template)
        return cast(F, verb)

    def table(rows: Any, kind: str = "i2") -> Any:
        """A constant table, indexed t[a][b] (or t[a]) by the rules."""
        return np.array(rows, kind)

    def buffer(*shape: int, kind: str = "i8") -> Any:
        """Zeros outside any record, for a verb to fill."""
        return np.zeros(shape, kind)

    def record(cls: type[T]) -> type[T]:
        """Make an annotated class a maker of zeroed structured scalars."""
        layout = lay_out(cls)
        dtype = np.dtype(
            {
                "names": list(layout.fields),
                "formats": [("<" + f.kind, f.shape) for f in layout.fields.values()],
                "offsets": list(layout.offsets.values()),
                "itemsize": layout.size,
            },
            align=True,
        )
        LAYOUTS[dtype] = layout

        def make(_cls: type) -> Any:
            return np.zeros(1, dtype).view(np.recarray)[0]

        body = {"__new__": make, "__doc__": cls.__doc__, "__module__": cls.__module__, "layout": layout}
        return cast(type[T], type(cls.__name__, (), body))

    def layout_of(s: Any) -> Layout:
        """The layout of a record."""
        return LAYOUTS[s.dtype]

    def dump(s: Any) -> bytes:
        """The lasting fields as bytes: the same in both modes."""
        return bytes(s.tobytes()[: layout_of(s).lasting])

    def load(cls: type[T], data: bytes) -> T:
        """The record that `dump` made these bytes of; ValueError if their number is wrong."""
        layout = cast(Layout, cls.layout)  # type: ignore[attr-defined]
        expect_size(layout, data)
        whole = bytearray(data.ljust(layout.size, b"\0"))
        return cast(T, np.frombuffer(whole, cls().dtype).view(np.recarray)[0])  # type: ignore[attr-defined]

    def clone(s: T) -> T:
        """A copy that shares nothing."""
        fresh = np.zeros(1, s.dtype).view(np.recarray)  # type: ignore[attr-defined]
        fresh[0] = s
        return cast(T, fresh[0])

    @intrinsic
    def _copy(_context: Any, dst: Any, src: Any) -> Any:
        size = cgutils.intp_t(dst.size)

        def codegen(_ctx: Any, builder: Any, _sig: Any, args: Any) -> Any:
            cgutils.raw_memcpy(  # type: ignore[no-untyped-call]
                builder, args[0], args[1], size, 1
            )

        return types.void(dst, src), codegen

    @rule
    def assign(dst: Any, src: Any) -> None:
        """Make one record equal to another of its class; callable from rules."""
        _copy(dst, src)  # type: ignore[call-arg]

    def field_values(s: Any, name: str) -> list[Any]:
        """All numbers of one field, flat: for tests and debugging, not for the readable layer's daily work."""
        return list(np.ravel(s[name]).tolist())

else:

    def rule(f: F) -> F:
        """A verb of the rules, left as it is."""
        return f

    def table(rows: Any, kind: str = "i2") -> Any:
        """A constant table, indexed t[a][b] (or t[a]) by the rules."""
        if not BOUNDS:
            return rows
        return Row(table(r, kind) if isinstance(r, list) else r for r in rows)

    def buffer(*shape: int, kind: str = "i8") -> Any:
        """Zeros outside any record, for a verb to fill."""
        return nested(shape, 0.0 if kind == "f8" else 0)

    def record(cls: type[T]) -> type[T]:
        """Make an annotated class a maker of zeroed plain objects with lists."""
        layout = lay_out(cls)

        def init(self: Any) -> None:
            for name, field in layout.fields.items():
                setattr(self, name, nested(field.shape, 0.0 if field.kind == "f8" else 0))

        body = {
            "__slots__": tuple(layout.fields),
            "__init__": init,
            "__doc__": cls.__doc__,
            "layout": layout,
            "packing": packing(layout),
            "lasting": tuple(n for n in layout.fields if layout.offsets[n] < layout.lasting),
        }
        return cast(type[T], type(cls.__name__, (), body))

    def layout_of(s: Any) -> Layout:
        """The layout of a record."""
        return cast(Layout, s.layout)

    def packing(layout: Layout) -> struct.Struct:
        """The lasting fields as a `struct` format with the padding spelled out."""
        text, at = "<", 0
        for name, field in layout.fields.items():
            if layout.offsets[name] >= layout.lasting:
                break
            text += f"{layout.offsets[name] - at}x{field.length}{CODES[field.kind]}"
            at = layout.offsets[name] + SIZES[field.kind] * field.length
        return struct.Struct(text)

    def dump(s: Any) -> bytes:
        """The lasting fields as bytes: the same in both modes."""
        return cast(bytes, s.packing.pack(*chain.from_iterable(flat(getattr(s, n)) for n in s.lasting)))

    def load(cls: type[T], data: bytes) -> T:
        """The record that `dump` made these bytes of; ValueError if their number is wrong."""
        s: Any = cls()
        expect_size(s.layout, data)
        numbers = iter(s.packing.unpack(data))
        for name in s.lasting:
            held = getattr(s, name)
            if isinstance(held, list):
                pour_into(held, numbers)
            else:
                setattr(s, name, next(numbers))
        return cast(T, s)

    def copied(value: Any) -> Any:
        """Nested lists, copied."""
        if not isinstance(value, list):
            return value
        if not isinstance(value[0], list):
            return value.copy()
        deep = isinstance(value[0][0], list)
        return type(value)([copied(row) for row in value] if deep else [row.copy() for row in value])

    def clone(s: T) -> T:
        """A copy that shares nothing."""
        fresh = object.__new__(type(s))
        assign(fresh, s)
        return fresh

    def assign(dst: Any, src: Any) -> None:
        """Make one record equal to another of its class; callable from rules."""
        for name in src.__slots__:
            setattr(dst, name, copied(getattr(src, name)))

    def field_values(s: Any, name: str) -> list[Any]:
        """All numbers of one field, flat: for tests and debugging, not for the readable layer's daily work."""
        return flat(getattr(s, name))


def expect_size(layout: Layout, data: bytes) -> None:
    """Refuse bytes that no dump of this record can be."""
    if len(data) != layout.lasting:
        raise ValueError(f"a dump of {layout.name} has {layout.lasting} bytes, not {len(data)}")


def listed(values: Any) -> list[Any]:
    """A filled buffer as a list, in one go."""
    return cast("list[Any]", values.tolist()) if COMPILED else list(values)


def check(s: Any) -> None:
    """AssertionError if a value does not fit the kind of its field: compiled it would have wrapped."""
    for name, field in layout_of(s).fields.items():
        if field.kind == "f8":
            continue
        limit = 1 << (8 * SIZES[field.kind] - 1)
        for value in field_values(s, name):
            fits = type(value) is int and -limit <= value < limit
            assert fits, f"{name} holds {value!r}, which is no {field.kind}"


@rule
def tell(s: Any, what: int, a: int, b: int, c: int, d: int) -> None:
    """Add a row to the record's story, unless it is quiet. The last row stays when the story is full."""
    if s.quiet:
        return
    row = s.story[s.told]
    row[0] = what
    row[1] = a
    row[2] = b
    row[3] = c
    row[4] = d
    if s.told + 1 < len(s.story):
        s.told += 1
