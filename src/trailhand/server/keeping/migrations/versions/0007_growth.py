"""Tables that are packed when they are over, and how many somebody may have."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Add what is known about a table's size and maker; old tables have been made by nobody."""
    packed = sa.Column("packed", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("tables", packed)
    op.add_column("tables", sa.Column("maker", sa.String(32)))
    op.create_index("tables_host", "tables", ["host", "status"])
    op.create_index("tables_maker", "tables", ["maker", "status"])
    op.create_index("tables_age", "tables", ["status", "changed"])
