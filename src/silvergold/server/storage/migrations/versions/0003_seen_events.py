"""How far each person at a table has followed its game."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Bring the database here."""
    op.add_column("seats", sa.Column("seen", sa.Integer(), nullable=True))
