"""People, tables, games and their entries."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.String(20), primary_key=True),
        sa.Column("secret", sa.LargeBinary(32), nullable=False),
        sa.Column("name", sa.String(20), nullable=False),
        sa.Column("created", sa.Integer, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("code", sa.String(16), primary_key=True),
        sa.Column("plan", sa.LargeBinary, nullable=False),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("created", sa.Integer, nullable=False),
        sa.Column("phase", sa.String(8), nullable=False),
        sa.Column("waiting", sa.LargeBinary, nullable=False),
        sa.Column("due_at", sa.Integer),
    )
    op.create_index("tables_public", "tables", ["public", "phase", "created"])
    op.create_index("tables_due", "tables", ["due_at"])
    op.create_table(
        "sitters",
        sa.Column("person", sa.String(20), primary_key=True),
        sa.Column("code", sa.String(16), sa.ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "games",
        sa.Column("code", sa.String(16), sa.ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("header", sa.LargeBinary, nullable=False),
        sa.Column("seed", sa.LargeBinary(32), nullable=False),
        sa.Column("pinches", sa.LargeBinary, nullable=False),
        sa.Column("outcome", sa.LargeBinary),
    )
    op.create_table(
        "entries",
        sa.Column("code", sa.String(16), sa.ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True),
        sa.Column("game", sa.Integer, primary_key=True),
        sa.Column("k", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer),
        sa.Column("command", sa.String(64)),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("entries_command", "entries", ["code", "game", "seat", "command"], unique=True)
    op.create_table(
        "pulse",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("at", sa.Integer, nullable=False),
    )
