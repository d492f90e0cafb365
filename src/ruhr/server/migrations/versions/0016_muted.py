"""Mailboxes whose readers want to be told nothing there, and which lead back to them nevertheless."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    op.add_column("ways", sa.Column("muted_at", sa.BigInteger))


def downgrade() -> None:
    op.drop_column("ways", "muted_at")
