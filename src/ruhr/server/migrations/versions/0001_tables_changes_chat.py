"""Tables, changes and chat."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

NUMBER = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("number", NUMBER, primary_key=True, autoincrement=True),
        sa.Column("id", sa.String(32), nullable=False, unique=True),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("creation", sa.LargeBinary(32), unique=True),
        sa.Column("setup", sa.JSON, nullable=False),
        sa.Column("deal", sa.JSON, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("updated_at", sa.BigInteger, nullable=False),
        sa.Column("wake_at", sa.BigInteger),
    )
    listed, awake = sa.text("public"), sa.text("wake_at IS NOT NULL")
    op.create_index(
        "public_tables", "tables", ["status", "updated_at"], sqlite_where=listed, postgresql_where=listed
    )
    op.create_index("tables_to_wake", "tables", ["wake_at"], sqlite_where=awake, postgresql_where=awake)
    op.create_table(
        "changes",
        sa.Column("table_number", NUMBER, sa.ForeignKey("tables.number"), primary_key=True),
        sa.Column("version", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("seat", sa.SmallInteger, nullable=False),
        sa.Column("words", sa.String(160), nullable=False),
        sa.Column("request", sa.String(64), nullable=False),
        sa.Column("key", sa.LargeBinary(32)),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "chat",
        sa.Column("table_number", NUMBER, sa.ForeignKey("tables.number"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("seat", sa.SmallInteger, nullable=False),
        sa.Column("words", sa.String(1000), nullable=False),
        sa.Column("request", sa.String(64), nullable=False),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    op.drop_table("chat")
    op.drop_table("changes")
    op.drop_table("tables")
