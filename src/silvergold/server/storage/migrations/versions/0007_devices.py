"""Devices by name, and recovery codes."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Bring the database here."""
    op.add_column("tokens", sa.Column("name", sa.Text(), nullable=False, server_default=""))
    op.add_column("tokens", sa.Column("origin", sa.String(), nullable=False, server_default="new"))
    # Until now no use was recorded: nobody is signed out because of that.
    tokens = sa.table("tokens", sa.column("used_at", sa.BigInteger()))
    op.execute(tokens.update().values(used_at=int(time.time() * 1000)))
    op.create_table(
        "recovery_codes",
        sa.Column("person", sa.String(), nullable=False),
        sa.Column("hash", sa.LargeBinary(), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_recovery_codes_person")),
        sa.PrimaryKeyConstraint("person", name=op.f("pk_recovery_codes")),
        sa.UniqueConstraint("hash", name=op.f("uq_recovery_codes_hash")),
    )
