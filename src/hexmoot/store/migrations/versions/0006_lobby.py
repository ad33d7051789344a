"""When something last happened at a table, so that stale ones vanish; and the colours that people like to play."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("tables", sa.Column("touched", sa.Integer, nullable=False, server_default="0"))
    op.execute("UPDATE tables SET touched = created")
    op.add_column("people", sa.Column("colours", sa.LargeBinary, nullable=False, server_default="[]"))
