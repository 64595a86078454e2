"""Packed logs of finished games."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None

UNPACKED = sa.text("status = 'finished' AND NOT is_packed")


def upgrade() -> None:
    """Bring the database here."""
    op.create_table(
        "packed_logs",
        sa.Column("table_id", sa.String(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("content", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_packed_logs")),
    )
    op.add_column("tables", sa.Column("is_packed", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_index(
        "ix_tables_unpacked", "tables", ["updated_at"], sqlite_where=UNPACKED, postgresql_where=UNPACKED
    )
