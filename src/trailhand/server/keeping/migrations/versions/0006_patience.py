"""How long a table waits for an absent player before a bot may play."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Add the column; older tables wait three minutes, and null means forever."""
    column = sa.Column("patience", sa.Integer, nullable=True, server_default="180")
    op.add_column("tables", column)
