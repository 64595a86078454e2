"""Hashes of commands, so that an id with other content is refused."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Bring the database here."""
    op.add_column("entries", sa.Column("command_hash", sa.String(), nullable=False, server_default=""))
