"""Everyone who has ever sat at a table."""

import json
import zlib
from collections.abc import Iterator

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None

SAT = '{"fact":"sat",'
entries = sa.table("entries", sa.column("table_id"), sa.column("fact"))
packed_logs = sa.table("packed_logs", sa.column("table_id"), sa.column("content"))


def upgrade() -> None:
    """Bring the database here."""
    history = op.create_table(
        "seat_history",
        sa.Column("person", sa.String(), nullable=False),
        sa.Column("table_id", sa.String(), nullable=False),
        sa.PrimaryKeyConstraint("person", "table_id", name=op.f("pk_seat_history")),
    )
    found = {(json.loads(fact).get("person", ""), table_id) for table_id, fact in seats_taken(op.get_bind())}
    op.bulk_insert(history, [{"person": one, "table_id": table_id} for one, table_id in sorted(found) if one])


def seats_taken(connection: sa.Connection) -> Iterator[tuple[str, str]]:
    """Yield the facts about seats taken, with their tables, from all logs."""
    rows = connection.execute(sa.select(entries).where(entries.c.fact.startswith(SAT, autoescape=True)))
    yield from ((table_id, fact) for table_id, fact in rows)
    for table_id, content in connection.execute(sa.select(packed_logs)):
        _, _, facts = json.loads(zlib.decompress(content))
        yield from ((table_id, fact) for fact in facts if fact.startswith(SAT))
