"""Devices that are somebody else's than they began as, links to other devices, names claimed by a password."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("people", sa.Column("claim", sa.String(40)))
    op.add_column("people", sa.Column("password", sa.String(200)))
    op.create_index("people_claim", "people", ["claim"], unique=True)
    op.create_table(
        "devices",
        sa.Column("secret", sa.LargeBinary(32), primary_key=True),
        sa.Column("person", sa.String(20), nullable=False),
    )
    op.create_index("devices_person", "devices", ["person"])
    op.create_table(
        "links",
        sa.Column("token", sa.LargeBinary(32), primary_key=True),
        sa.Column("person", sa.String(20), nullable=False),
        sa.Column("expires", sa.Integer, nullable=False),
    )
