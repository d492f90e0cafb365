"""Who thinks about a bot's decision: it is claimed in the database."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("tables", sa.Column("bot", sa.String(16)))
    op.add_column("tables", sa.Column("thinker", sa.String(16)))
    op.add_column("tables", sa.Column("attempts", sa.SmallInteger, nullable=False, server_default="0"))


def downgrade() -> None:
    for column in ("attempts", "thinker", "bot"):
        op.drop_column("tables", column)
