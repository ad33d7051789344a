"""What whoever keeps the house may do: end tables, ban people, and ask a running server for it."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("tables", sa.Column("ended", sa.Boolean, nullable=False, server_default="0"))
    op.create_table(
        "bans",
        sa.Column("person", sa.String(20), primary_key=True),
        sa.Column("at", sa.Integer, nullable=False),
    )
    op.create_table(
        "orders",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("what", sa.String(8), nullable=False),
        sa.Column("target", sa.String(64), nullable=False),
        sa.Column("done", sa.Boolean),
    )
