"""Lists of tables."""

import msgspec
from msgspec.structs import replace

from silvergold.protocol.http import GameList, TableSummary
from silvergold.server.storage.queries import ListedTable


def game_list(rows: list[ListedTable]) -> GameList:
    """Return tables from their rows."""
    return GameList([summary_of(row) for row in rows])


def summary_of(row: ListedTable) -> TableSummary:
    """Return a table's summary from its row."""
    summary = msgspec.json.decode(row.summary, type=TableSummary)
    return replace(summary, opened_at=row.opened_at, updated_at=row.updated_at)
