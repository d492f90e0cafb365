"""How people are told that it is their turn, whose turn it is, and what is to be delivered."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    number = sa.BigInteger().with_variant(sa.Integer, "sqlite")
    op.add_column("identities", sa.Column("noticed_at", sa.BigInteger))
    op.add_column("sessions", sa.Column("looking_until", sa.BigInteger))
    op.create_table(
        "ways",
        sa.Column("number", number, primary_key=True, autoincrement=True),
        sa.Column("id", sa.String(16), nullable=False, unique=True),
        sa.Column("identity", number, sa.ForeignKey("identities.number"), nullable=False),
        sa.Column("kind", sa.String(4), nullable=False),
        sa.Column("address", sa.String(1024), nullable=False),
        sa.Column("keys", sa.JSON(none_as_null=True)),
        sa.Column("session", sa.LargeBinary(32)),
        sa.Column("language", sa.String(2), nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("confirmed_at", sa.BigInteger),
        sa.Column("confirm_until", sa.BigInteger),
        sa.Column("failing_since", sa.BigInteger),
    )
    op.create_index("ways_of_identities", "ways", ["identity", "kind"])
    op.create_index("ways_of_addresses", "ways", ["address"])
    op.create_table(
        "turns",
        sa.Column("table_number", number, sa.ForeignKey("tables.number"), primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("key", sa.LargeBinary(32)),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("acted", sa.Boolean, nullable=False),
        sa.Column("asked_at", sa.BigInteger, nullable=False),
        sa.Column("ends_at", sa.BigInteger),
        sa.Column("told", sa.Integer, nullable=False, server_default="0"),
        sa.Column("reminded", sa.Integer, nullable=False, server_default="0"),
        sqlite_with_rowid=False,
    )
    op.create_index("turns_of_keys", "turns", ["key"])
    op.create_table(
        "letters",
        sa.Column("number", number, primary_key=True, autoincrement=True),
        sa.Column("way", number, sa.ForeignKey("ways.number"), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("tables", sa.JSON, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("wake_at", sa.BigInteger, nullable=False),
        sa.Column("courier", sa.String(16)),
        sa.Column("attempts", sa.SmallInteger, nullable=False, server_default="0"),
    )
    op.create_index("letters_to_deliver", "letters", ["wake_at"])
    op.create_index("letters_of_ways", "letters", ["way"])
    op.create_table(
        "office",
        sa.Column("number", sa.SmallInteger, primary_key=True, autoincrement=False),
        sa.Column("push_key", sa.String(512), nullable=False),
        sa.Column("seal", sa.LargeBinary(32), nullable=False),
        sa.Column("walker", sa.String(16)),
        sa.Column("walks_until", sa.BigInteger, nullable=False, server_default="0"),
    )


def downgrade() -> None:
    for table in ("office", "letters", "turns", "ways"):
        op.drop_table(table)
    op.drop_column("sessions", "looking_until")
    op.drop_column("identities", "noticed_at")
