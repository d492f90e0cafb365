"""Distances between people, reports, bans, what hosts have done, and whose each line of a chat is."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    number = sa.BigInteger().with_variant(sa.Integer, "sqlite")
    op.add_column("chat", sa.Column("key", sa.LargeBinary(32)))
    op.add_column("chat", sa.Column("removed", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "distances",
        sa.Column("owner", sa.LargeBinary(32), primary_key=True),
        sa.Column("other", sa.LargeBinary(32), primary_key=True),
        sa.Column("id", sa.String(16), nullable=False, unique=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("muted", sa.Boolean, nullable=False),
        sa.Column("blocked", sa.Boolean, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
    )
    op.create_index("distances_from", "distances", ["other"])
    op.create_table(
        "reports",
        sa.Column("number", number, primary_key=True, autoincrement=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("seat", sa.SmallInteger, nullable=False),
        sa.Column("line", sa.Integer, nullable=False),
        sa.Column("reporter", sa.LargeBinary(32)),
        sa.Column("other", sa.LargeBinary(32), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("said", sa.String(1000)),
        sa.Column("reason", sa.String(16), nullable=False),
        sa.Column("words", sa.String(300), nullable=False),
        sa.Column("closed_at", sa.BigInteger),
    )
    op.create_index("reports_once", "reports", ["reporter", "game", "line", "other"], unique=True)
    op.create_index("reports_about", "reports", ["other"])
    op.create_table(
        "bans",
        sa.Column("number", number, primary_key=True, autoincrement=True),
        sa.Column("holder", sa.LargeBinary(32), nullable=False),
        sa.Column("scope", sa.String(16), nullable=False),
        sa.Column("reason", sa.String(200), nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger),
        sa.Column("lifted_at", sa.BigInteger),
        sa.Column("enforced", sa.Boolean, nullable=False, server_default=sa.false()),
    )
    op.create_index("bans_of_people", "bans", ["holder"])
    op.create_table(
        "host_log",
        sa.Column("number", number, primary_key=True, autoincrement=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("host", sa.String(80), nullable=False),
        sa.Column("deed", sa.String(16), nullable=False),
        sa.Column("person", sa.LargeBinary(32)),
        sa.Column("game", sa.String(32)),
        sa.Column("line", sa.Integer),
        sa.Column("why", sa.String(400), nullable=False),
        sa.Column("details", sa.JSON, nullable=False),
    )
    op.create_index("host_log_of_people", "host_log", ["person"])


def downgrade() -> None:
    for table in ("host_log", "bans", "reports", "distances"):
        op.drop_table(table)
    op.drop_column("chat", "removed")
    op.drop_column("chat", "key")
