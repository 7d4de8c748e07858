"""Who gave up a game before its end."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Add the column; nobody could give up before."""
    op.add_column("tables", sa.Column("resigned", sa.Integer, nullable=True))
