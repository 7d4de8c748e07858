"""Who may know cards: seeds that were chosen, records that go on, hands that somebody has held."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add the columns, and make room for seeds of 128 bits.

    Of older tables nobody noted whether the seed was chosen: they stay as they are.
    """
    known = sa.Column("known", sa.String(8), nullable=False, server_default="")
    op.add_column("tables", known)
    op.add_column("seats", sa.Column("seen_by", sa.Text))
    if op.get_context().dialect.name != "sqlite":  # SQLite takes text of any length
        op.alter_column("tables", "seed", type_=sa.String(40), existing_nullable=False)
