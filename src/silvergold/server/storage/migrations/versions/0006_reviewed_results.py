"""What reviews find about results, how often a review was tried, and pars."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Bring the database here."""
    op.add_column("results", sa.Column("given_away", sa.Float(), nullable=True))
    op.add_column("results", sa.Column("luck", sa.Float(), nullable=True))
    op.create_index(
        "ix_results_unreviewed",
        "results",
        ["finished_at"],
        sqlite_where=sa.text("given_away IS NULL"),
        postgresql_where=sa.text("given_away IS NULL"),
    )
    op.add_column("reviews", sa.Column("attempts", sa.Integer(), nullable=False, server_default="1"))
    op.create_table(
        "pars",
        sa.Column("deal", sa.String(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("bots", sa.String(), nullable=False),
        sa.Column("total", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("deal", "seat", "bots", name=op.f("pk_pars")),
    )
