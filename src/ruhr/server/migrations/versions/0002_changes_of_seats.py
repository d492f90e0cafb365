"""An index of the changes that are no decisions, so that a list of tables need not pass over whole games."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    no_decision = sa.text("kind NOT IN ('played', 'undone')")
    op.create_index(
        "changes_of_seats",
        "changes",
        ["table_number", "version"],
        sqlite_where=no_decision,
        postgresql_where=no_decision,
    )


def downgrade() -> None:
    op.drop_index("changes_of_seats", "changes")
