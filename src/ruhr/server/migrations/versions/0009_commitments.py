"""What whoever takes a seat adds to the deal."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    for table in ("changes", "lost_changes"):
        op.add_column(table, sa.Column("share", sa.LargeBinary(32)))


def downgrade() -> None:
    for table in ("lost_changes", "changes"):
        op.drop_column(table, "share")
