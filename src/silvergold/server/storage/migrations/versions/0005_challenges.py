"""Challenges to beat the result of a finished game."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Bring the database here."""
    op.create_table(
        "challenges",
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("table_id", sa.String(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("deal", sa.String(), nullable=False),
        sa.Column("person", sa.String(), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_challenges_table_id")),
        sa.ForeignKeyConstraint(["deal"], ["deals.id"], name=op.f("fk_challenges_deal")),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_challenges_person")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_challenges")),
        sa.UniqueConstraint("table_id", "seat", name=op.f("uq_challenges_table_id_seat")),
    )
    op.create_index(op.f("ix_challenges_deal"), "challenges", ["deal"])
