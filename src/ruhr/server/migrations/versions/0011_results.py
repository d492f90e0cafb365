"""What came of games for everybody, ratings with it, and who waits at an open table."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    number = sa.BigInteger().with_variant(sa.Integer, "sqlite")
    # Games that are over are counted soon: none of them was rated.
    op.add_column("tables", sa.Column("uncounted", sa.Boolean, nullable=False, server_default=sa.true()))
    uncounted = sa.text("uncounted")
    op.create_index(
        "tables_to_count",
        "tables",
        ["status", "updated_at"],
        sqlite_where=uncounted,
        postgresql_where=uncounted,
    )
    op.create_table(
        "waiting",
        sa.Column("table_number", number, sa.ForeignKey("tables.number"), primary_key=True),
        sa.Column("seen_at", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "results",
        sa.Column("number", number, primary_key=True, autoincrement=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("seat", sa.SmallInteger, nullable=False),
        sa.Column("holder", sa.LargeBinary(32)),
        sa.Column("level", sa.String(16)),
        sa.Column("players", sa.SmallInteger, nullable=False),
        sa.Column("ended_at", sa.BigInteger, nullable=False),
        sa.Column("turn", sa.SmallInteger, nullable=False),
        sa.Column("place", sa.SmallInteger, nullable=False),
        sa.Column("points", sa.SmallInteger),
        sa.Column("sources", sa.JSON, nullable=False),
        sa.Column("against", sa.JSON, nullable=False),
        sa.Column("left", sa.Boolean, nullable=False),
        *(sa.Column(name, sa.Double) for name in ("mu_before", "sigma_before", "mu", "sigma")),
    )
    op.create_index("results_of_games", "results", ["game", "seat"], unique=True)
    held = sa.text("holder IS NOT NULL")
    op.create_index(
        "results_of_people",
        "results",
        ["holder", "players", "number"],
        sqlite_where=held,
        postgresql_where=held,
    )


def downgrade() -> None:
    op.drop_table("results")
    op.drop_table("waiting")
    op.drop_index("tables_to_count", "tables")
    op.drop_column("tables", "uncounted")
