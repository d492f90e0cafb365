"""Identities with their devices, the keys they have brought along, and links to another device."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    number = sa.BigInteger().with_variant(sa.Integer, "sqlite")
    op.create_table(
        "identities",
        sa.Column("number", number, primary_key=True, autoincrement=True),
        sa.Column("holder", sa.LargeBinary(32), nullable=False, unique=True),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("wishes", sa.JSON, nullable=False),
    )
    op.create_table(
        "sessions",
        sa.Column("key", sa.LargeBinary(32), primary_key=True),
        sa.Column("id", sa.String(16), nullable=False, unique=True),
        sa.Column("identity", number, sa.ForeignKey("identities.number")),
        sa.Column("device", sa.String(80), nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("seen_at", sa.BigInteger, nullable=False),
        sa.Column("ended_at", sa.BigInteger),
    )
    op.create_index("sessions_of_identities", "sessions", ["identity"])
    ended = sa.text("ended_at IS NOT NULL")
    op.create_index("sessions_ended", "sessions", ["ended_at"], sqlite_where=ended, postgresql_where=ended)
    op.create_table(
        "former_keys",
        sa.Column("key", sa.LargeBinary(32), primary_key=True),
        sa.Column("identity", number, sa.ForeignKey("identities.number"), nullable=False),
    )
    op.create_index("former_keys_of_identities", "former_keys", ["identity"])
    op.create_table(
        "links",
        sa.Column("identity", number, sa.ForeignKey("identities.number"), primary_key=True),
        sa.Column("code", sa.LargeBinary(32), nullable=False, unique=True),
        sa.Column("expires_at", sa.BigInteger, nullable=False),
    )
    held = sa.text("key IS NOT NULL")
    op.create_index("changes_of_keys", "changes", ["key"], sqlite_where=held, postgresql_where=held)


def downgrade() -> None:
    op.drop_index("changes_of_keys", "changes")
    for table in ("links", "former_keys", "sessions", "identities"):
        op.drop_table(table)
