"""Of the token of a one-time link only the hash is kept."""

import hashlib
import re

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

HASHED = re.compile(r"[0-9a-f]{64}")


def upgrade() -> None:
    """Hash the tokens of links, and forget those that commands were answered with."""
    connection = op.get_bind()
    links = sa.table("links", sa.column("token"))
    keys = sa.table("keys", sa.column("command"), sa.column("answer"))
    for (token,) in connection.execute(sa.select(links.c.token)).all():
        if HASHED.fullmatch(token) is None:
            kept = hashlib.sha256(token.encode()).hexdigest()
            connection.execute(links.update().where(links.c.token == token).values(token=kept))
    answered = keys.update().where(keys.c.command == "device-link")
    connection.execute(answered.values(answer=""))
