"""The tables of the database. A change here needs a migration, and a test compares the two.

JSON is kept as bytes. Times are milliseconds since 1970. The key of `entries` is what makes every entry happen once.
"""

from sqlalchemy import Boolean, Column, ForeignKey, Index, Integer, LargeBinary, MetaData, String, Table

HEAD = "0006"  # the newest migration

metadata = MetaData()

people = Table(
    "people",
    metadata,
    Column("id", String(20), primary_key=True),
    Column("secret", LargeBinary(32), nullable=False),  # SHA-256 of the device's secret
    Column("name", String(20), nullable=False),
    Column("created", Integer, nullable=False),
    Column("claim", String(40)),  # the name that nobody else may have
    Column("password", String(200)),  # its hash by argon2
    Column("colours", LargeBinary, nullable=False, server_default="[]"),  # those it likes to play, the dearest first
    Index("people_claim", "claim", unique=True),
)

devices = Table(
    "devices",
    metadata,
    Column("secret", LargeBinary(32), primary_key=True),
    Column("person", String(20), nullable=False),  # empty: signed out, and nobody's
    Index("devices_person", "person"),
)

links = Table(
    "links",
    metadata,
    Column("token", LargeBinary(32), primary_key=True),
    Column("person", String(20), nullable=False),
    Column("expires", Integer, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("code", String(16), primary_key=True),
    Column("plan", LargeBinary, nullable=False),
    Column("revision", Integer, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("created", Integer, nullable=False),
    Column("phase", String(8), nullable=False),
    Column("waiting", LargeBinary, nullable=False),  # seats that the running game waits for
    Column("due_at", Integer),
    Column("ended", Boolean, nullable=False, server_default="0"),  # by whoever keeps the house: nobody finds it
    Column("touched", Integer, nullable=False, server_default="0"),  # when something happened, or a sitter was here
    Index("tables_public", "public", "phase", "created"),
    Index("tables_due", "due_at"),
)

sitters = Table(
    "sitters",
    metadata,
    Column("person", String(20), primary_key=True),
    Column("code", String(16), ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True),
    sqlite_with_rowid=False,
)

games = Table(
    "games",
    metadata,
    Column("code", String(16), ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("header", LargeBinary, nullable=False),
    Column("seed", LargeBinary(32), nullable=False),
    Column("pinches", LargeBinary, nullable=False),
    Column("outcome", LargeBinary),
)

entries = Table(
    "entries",
    metadata,
    Column("code", String(16), ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True),
    Column("game", Integer, primary_key=True),
    Column("k", Integer, primary_key=True),
    Column("seat", Integer),
    Column("command", String(64)),  # the id that the sender chose
    Column("body", LargeBinary, nullable=False),
    Index("entries_command", "code", "game", "seat", "command", unique=True),
    sqlite_with_rowid=False,
)

NOBODY = ""  # in place of a person: a device that was signed out, a message that was taken back

chat = Table(
    "chat",
    metadata,
    Column("code", String(16), ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True),
    Column("audience", String(8), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("person", String(20), nullable=False),
    Column("command", String(64), nullable=False),  # the id that the author chose
    Column("name", String(20), nullable=False),
    Column("chair", Integer),
    Column("text", String(300), nullable=False),
    Column("phrase", String(16)),
    Column("at", Integer, nullable=False),
    Index("chat_command", "code", "person", "command", unique=True),
    Index("chat_person", "person"),
    sqlite_with_rowid=False,
)

reports = Table(
    "reports",
    metadata,
    Column("code", String(16), ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True),
    Column("audience", String(8), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("by", String(20), primary_key=True),
    Column("at", Integer, nullable=False),
    sqlite_with_rowid=False,
)

bans = Table(
    "bans",
    metadata,
    Column("person", String(20), primary_key=True),
    Column("at", Integer, nullable=False),
)

orders = Table(
    "orders",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("what", String(8), nullable=False),
    Column("target", String(64), nullable=False),
    Column("done", Boolean),  # null: it waits; false: there was nothing of this id
)

house = Table(
    "house",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("key", LargeBinary(32), nullable=False),  # by it the secrets are known that were given out here
)

pulse = Table(
    "pulse",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", Integer, nullable=False),  # when the server was last seen alive
)
