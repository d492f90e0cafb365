"""Passkeys with which people come back, and what these are asked to sign."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    number = sa.BigInteger().with_variant(sa.Integer, "sqlite")
    op.create_table(
        "passkeys",
        sa.Column("number", number, primary_key=True, autoincrement=True),
        sa.Column("id", sa.String(16), nullable=False, unique=True),
        sa.Column("identity", number, sa.ForeignKey("identities.number"), nullable=False),
        sa.Column("credential", sa.LargeBinary(1023), nullable=False, unique=True),
        sa.Column("handle", sa.LargeBinary(32), nullable=False),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        sa.Column("sign_count", sa.BigInteger, nullable=False),
        sa.Column("device", sa.String(80), nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("used_at", sa.BigInteger),
    )
    op.create_index("passkeys_of_identities", "passkeys", ["identity"])
    op.create_table(
        "challenges",
        sa.Column("code", sa.LargeBinary(32), primary_key=True),
        sa.Column("session", sa.LargeBinary(32), nullable=False),
        sa.Column("purpose", sa.String(8), nullable=False),
        sa.Column("handle", sa.LargeBinary(32)),
        sa.Column("expires_at", sa.BigInteger, nullable=False),
    )
    op.create_index("challenges_of_sessions", "challenges", ["session"])
    op.create_index("challenges_to_forget", "challenges", ["expires_at"])


def downgrade() -> None:
    for table in ("challenges", "passkeys"):
        op.drop_table(table)
