"""How often a review was begun in vain, and the puzzles that come of it."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("reviews", sa.Column("attempts", sa.SmallInteger, nullable=False, server_default="0"))
    op.add_column("reviews", sa.Column("puzzles", sa.JSON))


def downgrade() -> None:
    for column in ("puzzles", "attempts"):
        op.drop_column("reviews", column)
