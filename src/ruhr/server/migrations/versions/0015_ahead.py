"""Answers that people give in advance."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    number = sa.BigInteger().with_variant(sa.Integer, "sqlite")
    op.create_table(
        "ahead",
        sa.Column("table_number", number, sa.ForeignKey("tables.number"), primary_key=True),
        sa.Column("seat", sa.SmallInteger, primary_key=True),
        sa.Column("key", sa.LargeBinary(32), nullable=False),
        sa.Column("mark", sa.String(64), nullable=False),
        sa.Column("answers", sa.JSON, nullable=False),
        sa.Column("waits", sa.Boolean, nullable=False),
        sa.Column("careful", sa.Boolean, nullable=False),
        sa.Column("reveals", sa.Integer, nullable=False),
        sa.Column("dropped", sa.JSON),
        sa.Column("looked", sa.Integer, nullable=False),
        sa.Column("played", sa.Integer, nullable=False, server_default="0"),
        sa.Column("wake_at", sa.BigInteger),
        sqlite_with_rowid=False,
    )
    op.create_index("ahead_of_keys", "ahead", ["key"])
    waits = sa.text("waits")
    op.create_index("ahead_waiting", "ahead", ["table_number"], sqlite_where=waits, postgresql_where=waits)


def downgrade() -> None:
    op.drop_table("ahead")
