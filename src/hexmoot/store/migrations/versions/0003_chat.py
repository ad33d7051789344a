"""What is said at tables, and what was reported of it."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "chat",
        sa.Column("code", sa.String(16), sa.ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True),
        sa.Column("audience", sa.String(8), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("person", sa.String(20), nullable=False),
        sa.Column("command", sa.String(64), nullable=False),
        sa.Column("name", sa.String(20), nullable=False),
        sa.Column("chair", sa.Integer),
        sa.Column("text", sa.String(300), nullable=False),
        sa.Column("phrase", sa.String(16)),
        sa.Column("at", sa.Integer, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("chat_command", "chat", ["code", "person", "command"], unique=True)
    op.create_index("chat_person", "chat", ["person"])
    op.create_table(
        "reports",
        sa.Column("code", sa.String(16), sa.ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True),
        sa.Column("audience", sa.String(8), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("by", sa.String(20), primary_key=True),
        sa.Column("at", sa.Integer, nullable=False),
        sqlite_with_rowid=False,
    )
