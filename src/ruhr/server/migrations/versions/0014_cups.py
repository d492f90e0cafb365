"""Cups: what they are, who takes part, their rounds and tables."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    number = sa.BigInteger().with_variant(sa.Integer, "sqlite")
    op.create_table(
        "cups",
        sa.Column("number", number, primary_key=True, autoincrement=True),
        sa.Column("id", sa.String(16), nullable=False, unique=True),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("creation", sa.LargeBinary(32), unique=True),
        sa.Column("host", sa.LargeBinary(32)),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("rules", sa.JSON, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("status", sa.String(9), nullable=False),
        sa.Column("updated_at", sa.BigInteger, nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("seed", sa.String(64), nullable=False, server_default=""),
        sa.Column("week", sa.String(10), unique=True),
        sa.Column("begins_at", sa.BigInteger),
        sa.Column("walker", sa.String(16)),
        sa.Column("walks_until", sa.BigInteger, nullable=False, server_default="0"),
    )
    op.create_index("cups_by_status", "cups", ["status", "updated_at"])
    going_on = sa.text("status IN ('open', 'running')")
    op.create_index("cups_of_hosts", "cups", ["host"], sqlite_where=going_on, postgresql_where=going_on)
    op.create_table(
        "entries",
        sa.Column("cup", number, sa.ForeignKey("cups.number"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("holder", sa.LargeBinary(32)),
        sa.Column("level", sa.String(16)),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("share", sa.LargeBinary(32)),
        sa.Column("rating", sa.Integer, nullable=False),
        sa.Column("joined_at", sa.BigInteger, nullable=False),
        sa.Column("left_at", sa.BigInteger),
        sqlite_with_rowid=False,
    )
    held = sa.text("holder IS NOT NULL")
    op.create_index("entries_of_people", "entries", ["holder"], sqlite_where=held, postgresql_where=held)
    op.create_table(
        "rounds",
        sa.Column("cup", number, sa.ForeignKey("cups.number"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("byes", sa.JSON, nullable=False),
        sa.Column("began_at", sa.BigInteger, nullable=False),
        sa.Column("ends_at", sa.BigInteger, nullable=False),
        sa.Column("told", sa.Boolean, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "cup_tables",
        sa.Column("cup", number, sa.ForeignKey("cups.number"), primary_key=True),
        sa.Column("round", sa.Integer, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("id", sa.String(32), nullable=False, unique=True),
        sa.Column("seats", sa.JSON, nullable=False),
        sa.Column("made", sa.Boolean, nullable=False),
        sa.Column("results", sa.JSON(none_as_null=True)),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    for table in ("cup_tables", "rounds", "entries", "cups"):
        op.drop_table(table)
