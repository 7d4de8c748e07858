"""Whose turn it is, for the lobby."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add the column; it is right again after the next choice."""
    column = sa.Column("deciding", sa.Integer, nullable=False, server_default="-1")
    op.add_column("tables", column)
