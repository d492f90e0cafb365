"""Reviews of games, and what was found for them so far."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

ROW_NUMBER = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("table_number", ROW_NUMBER, sa.ForeignKey("tables.number"), primary_key=True),
        sa.Column("basis", sa.LargeBinary(32), nullable=False),
        sa.Column("looks", sa.Integer, nullable=False),
        sa.Column("wake_at", sa.BigInteger),
        sa.Column("thinker", sa.String(16)),
        sa.Column("whole", sa.JSON),
        sqlite_with_rowid=False,
    )
    op.create_index(
        "reviews_to_go_on_with",
        "reviews",
        ["wake_at"],
        sqlite_where=sa.text("wake_at IS NOT NULL"),
        postgresql_where=sa.text("wake_at IS NOT NULL"),
    )
    op.create_table(
        "findings",
        sa.Column("table_number", ROW_NUMBER, sa.ForeignKey("reviews.table_number"), primary_key=True),
        sa.Column("looks", sa.Integer, primary_key=True),
        sa.Column("step", sa.Integer, primary_key=True),
        sa.Column("found", sa.JSON),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    op.drop_table("findings")
    op.drop_index("reviews_to_go_on_with", "reviews")
    op.drop_table("reviews")
