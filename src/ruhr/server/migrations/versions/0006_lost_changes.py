"""Where changes are kept whose predecessors the database has lost."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"

NUMBER_OF_ROW = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    op.create_table(
        "lost_changes",
        sa.Column("number", NUMBER_OF_ROW, primary_key=True, autoincrement=True),
        sa.Column("table_number", NUMBER_OF_ROW, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("seat", sa.SmallInteger, nullable=False),
        sa.Column("words", sa.String(160), nullable=False),
        sa.Column("request", sa.String(64), nullable=False),
        sa.Column("key", sa.LargeBinary(32)),
        sa.Column("set_aside_at", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("lost_changes")
