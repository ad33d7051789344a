"""The key by which the house knows the secrets that it has given out."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "house",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("key", sa.LargeBinary(32), nullable=False),
    )
