"""What is kept: tables, seats and their holders, choices, snapshots, keys, links."""

from __future__ import annotations

import sqlalchemy as sa

metadata = sa.MetaData()

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(32), nullable=False),
    sa.Column("options", sa.Text, nullable=False),
    sa.Column("seed", sa.String(40), nullable=False),
    sa.Column("known", sa.String(8), nullable=False, server_default=""),
    sa.Column("discreet", sa.Boolean, nullable=False),
    sa.Column("origin", sa.Text),
    sa.Column("opening", sa.Text, nullable=False),
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("spectators", sa.Boolean, nullable=False),
    sa.Column("confirm", sa.Boolean, nullable=False),
    sa.Column("patience", sa.Integer),
    sa.Column("status", sa.String(16), nullable=False),
    sa.Column("host", sa.String(64), nullable=False),
    sa.Column("deciding", sa.Integer, nullable=False),
    sa.Column("seq", sa.Integer, nullable=False),
    sa.Column("undone", sa.Text, nullable=False),
    sa.Column("pending", sa.Text),
    sa.Column("rematch", sa.String(32)),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("changed", sa.Float, nullable=False),
    sa.Column("packed", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("maker", sa.String(32)),
    sa.Column("resigned", sa.Integer),
    sa.Index("tables_public", "public", "status", "changed"),
    sa.Index("tables_host", "host", "status"),
    sa.Index("tables_maker", "maker", "status"),
    sa.Index("tables_age", "status", "changed"),
)

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("bot", sa.String(32)),
    sa.Column("seen_by", sa.Text),
)

holders = sa.Table(
    "holders",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("visitor", sa.String(64), primary_key=True),
    sa.Index("holders_visitor", "visitor"),
)

choices = sa.Table(
    "choices",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("turn", sa.Integer, nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("notation", sa.Text, nullable=False),
    sa.Column("interjected", sa.Boolean, nullable=False),
    sa.Column("seq", sa.Integer, nullable=False),
    sa.Column("events", sa.Text, nullable=False),
)

snapshots = sa.Table(
    "snapshots",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("turn_start", sa.Boolean, nullable=False),
    sa.Column("position", sa.Text, nullable=False),
    sa.Column("totals", sa.Text, nullable=False),
)

keys = sa.Table(
    "keys",
    metadata,
    sa.Column("visitor", sa.String(64), primary_key=True),
    sa.Column("key", sa.String(64), primary_key=True),
    sa.Column("command", sa.String(16), nullable=False),
    sa.Column("table_id", sa.String(32), nullable=False),
    sa.Column("moment", sa.Integer, nullable=False),
    sa.Column("answer", sa.Text, nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Index("keys_table", "table_id"),
)

links = sa.Table(
    "links",
    metadata,
    sa.Column("token", sa.String(64), primary_key=True),
    sa.Column("table_id", sa.String(32), nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("expires", sa.Float, nullable=False),
)

secrets = sa.Table(
    "secrets",
    metadata,
    sa.Column("name", sa.String(32), primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)
