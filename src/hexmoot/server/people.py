"""The people of the house: whose device is whose, and what somebody may do about oneself."""

import asyncio
import re
import unicodedata
from collections.abc import Sequence
from typing import Any

from hexmoot import games, luck
from hexmoot.game import Refused
from hexmoot.server.bodies import AboutMe, Link, Me
from hexmoot.server.identity import Mint, Person, person_of, token_of
from hexmoot.server.qr import drawn
from hexmoot.server.world import World
from hexmoot.store import Store, orders
from hexmoot.store import people as kept
from hexmoot.store.schema import NOBODY
from hexmoot.table import SeatWish
from hexmoot.table.chairs import clean
from hexmoot.table.times import iso

LINK_MS = 30 * 60_000  # how long a link to another device can be used
SELECTORS = re.compile("[\u180b-\u180f\ufe00-\ufe0f\U000e0100-\U000e01ef]")  # of how a sign is drawn
HASHING = 2  # passwords that are looked at at the same time: each takes a processor and 64 MiB


class People:
    """Knows who asks, and changes who is who."""

    def __init__(self, store: Store, world: World) -> None:
        self.store = store
        self.world = world
        self.mint = Mint(store.key)
        self.moved: dict[bytes, str] = {}  # the devices that are not what their own secrets make them
        self.banned: set[str] = set()
        self.hashing = asyncio.Semaphore(HASHING)

    async def start(self) -> None:
        self.moved = await kept.moved(self.store)
        self.banned = await self.store.read(orders.banned)

    # --- who asks ---------------------------------------------------------------------------------------------------

    def find(self, cookies: str) -> tuple[str, Person] | None:
        """The secret in a Cookie header, and whose it is; None if it is nobody's."""
        secret = self.mint.secret_in(cookies)
        person = self.person(secret) if secret else None
        return (secret, person) if secret and person else None

    def person(self, secret: str) -> Person | None:
        """Whose device this is; None if it was signed out."""
        own = person_of(secret)
        id = self.moved.get(own.secret, own.id)
        return None if id == NOBODY else Person(id, own.secret)

    def new_device(self) -> tuple[str, Person]:
        """A new secret, and whose it is."""
        secret = self.mint.strike(self.world.seed())
        return secret, person_of(secret)

    async def me(self, person: Person) -> Me:
        """A person as it sees itself."""
        known = await kept.known(self.store, person.id)
        colours = (await self.store.sitter(person.id)).colours
        return Me(person.id, known.name if known else "", bool(known and known.password), list(colours))

    # --- names and colours ------------------------------------------------------------------------------------------

    async def tell(self, person: Person, about: AboutMe) -> Me:
        """Give oneself a name, and say what colours one likes; Refused if somebody else has claimed the name."""
        colours = None if about.colours is None else chosen(about.colours)
        name = None if about.name is None else clean(about.name)
        now = self.world.now()
        if name is not None and not await kept.rename(self.store, *person, name, folded(name), now):
            raise Refused("nameClaimed")
        if colours is not None:
            await kept.like(self.store, *person, colours, now)
        return await self.me(person)

    async def may_be_called(self, person: Person, wishes: Sequence[SeatWish]) -> None:
        """Refused if somebody at a seat would have the name that another has claimed."""
        for wish in wishes:
            keeper = await kept.claimer(self.store, folded(clean(wish.name))) if wish.name else None
            if keeper and keeper.id != person.id:
                raise Refused("nameClaimed")

    async def set_password(self, person: Person, password: str | None, old: str | None) -> Me:
        """Claim the own name with a password, change that, or give the name up. Who has one must show it."""
        known = await kept.known(self.store, person.id)
        if known is None or not known.name:
            raise Refused("noName")
        if known.password and not await self.matches(known.password, old or ""):
            raise Refused("wrongPassword")
        hashed = await self.hash(password) if password is not None else None
        if not await kept.set_password(self.store, known, folded(known.name), hashed):
            raise Refused("nameClaimed")
        return await self.me(person)

    async def hash(self, password: str) -> str:
        """A password as it is kept."""
        from argon2 import PasswordHasher  # here, since few need it and every start would wait for it

        async with self.hashing:
            return await asyncio.to_thread(PasswordHasher().hash, password)

    async def matches(self, hashed: str, password: str) -> bool:
        """Whether this is the password."""
        from argon2 import PasswordHasher
        from argon2.exceptions import VerifyMismatchError

        async with self.hashing:
            try:
                return await asyncio.to_thread(PasswordHasher().verify, hashed, password)
            except VerifyMismatchError:
                return False

    # --- devices ----------------------------------------------------------------------------------------------------

    async def link(self, person: Person, public_url: str) -> Link:
        """A link by which one other device becomes this person's. The one before it is worth nothing any more."""
        token, now = luck.new_luck().hex(), self.world.now()
        await kept.link(self.store, *person, token_of(token), now + LINK_MS, now)
        url = f"{public_url}/me#{token}"
        return Link(url, token, iso(now + LINK_MS), drawn(url))

    async def redeem(self, person: Person, token: str) -> Me:
        """Use a link up."""
        id = await kept.redeem(self.store, token_of(token), person.secret, self.world.now())
        if id is None:
            raise Refused("linkGone")
        return await self.became(person, id)

    async def sign_in(self, person: Person, name: str, password: str) -> Me:
        """Make this device that of whoever has claimed the name."""
        known = await kept.claimer(self.store, folded(name))
        if known is None or known.password is None or not await self.matches(known.password, password):
            raise Refused("wrongPassword")
        if not await kept.move(self.store, person.secret, known):
            raise Refused("wrongPassword")
        return await self.became(person, known.id)

    async def became(self, person: Person, id: str) -> Me:
        self.moved[person.secret] = id
        return await self.me(Person(id, person.secret))

    async def sign_out(self, person: Person, here: bool) -> None:
        """No other device is this person's any more; with `here` this one neither."""
        gone = await kept.sign_out(self.store, *person, here, self.world.now())
        self.moved |= dict.fromkeys(gone, NOBODY)

    # --- what is kept -----------------------------------------------------------------------------------------------

    async def export(self, person: Person) -> dict[str, Any]:
        """All that is kept of oneself."""
        return await kept.exported(self.store, person.id)

    async def forget(self, person: Person) -> list[str]:
        """Forget a person; the codes of the tables that its name was taken from."""
        gone, codes = await kept.forget(self.store, *person, self.world.now())
        self.moved |= dict.fromkeys(gone, NOBODY)
        return codes


def chosen(colours: Sequence[str]) -> list[str]:
    """Colours, each once; Refused if no game lets one choose such a colour."""
    known = {side: None for game in games.games() if game.own_colours for side in game.sides}
    for colour in colours:
        if colour not in known:
            raise Refused("noSuchColour", colour=colour, colours=", ".join(known))
    return list(dict.fromkeys(colours))


def folded(name: str) -> str:
    """What a claimed name and its likes have in common: the same letters, large or small, wide or narrow."""
    bare = SELECTORS.sub("", name)
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", bare).casefold())[:40]
